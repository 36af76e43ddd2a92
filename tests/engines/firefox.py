"""Firefox itself speaks WebDriver BiDi: nothing stands between it and the tests."""

from __future__ import annotations

import base64
import subprocess
from pathlib import Path
from typing import Any

from selenium.webdriver.remote.websocket_connection import WebSocketConnection

from tests.engines.window import LOOK, PATIENCE, Actions, Size, Window

# Nothing that is not the page: no first-run pages, no updates, no reports, no animations.
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "intl.accept_languages": "en",
    "media.autoplay.default": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
LISTENING = "WebDriver BiDi listening on "


class Firefox:
    """A running Firefox without a screen."""

    name = "Firefox"

    def __init__(self, program: str, folder: Path) -> None:
        profile = folder / "profile"
        profile.mkdir(parents=True)
        lines = [f"user_pref({_js(name)}, {_js(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._socket = WebSocketConnection(f"{self._address()}/session", PATIENCE, LOOK / 3)
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self._windows: dict[str, FirefoxWindow] = {}
        self._socket.callbacks["log.entryAdded"] = [self._log]

    def _address(self) -> str:
        assert self._process.stderr is not None
        said = []
        for line in self._process.stderr:
            if line.startswith(LISTENING):
                return line.removeprefix(LISTENING).strip()
            said.append(line)
        raise AssertionError(f"Firefox did not start:\n{''.join(said)}")

    def send(self, method: str, **params: Any) -> Any:
        reply = self._socket.send_cmd(method, params)
        assert "error" not in reply, f"{method}: {reply['error']}: {reply['message']}"
        return reply["result"]

    def _log(self, entry: dict[str, Any]) -> None:
        window = self._windows.get(entry["source"].get("context"))
        if window and entry["level"] in ("warn", "error"):
            window.errors.append(f"{entry['level']}: {entry['text']}")

    def window(self, size: Size) -> Window:
        person = self.send("browser.createUserContext")["userContext"]
        context = self.send("browsingContext.create", type="tab", userContext=person)["context"]
        viewport = {"width": size.width, "height": size.height}
        self.send("browsingContext.setViewport", context=context, viewport=viewport)
        self._windows[context] = FirefoxWindow(self, person, context)
        return self._windows[context]

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            assert self._process.stderr is not None
            self._process.stderr.close()
            self._process.wait()


def _js(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


class FirefoxWindow(Window):
    def __init__(self, firefox: Firefox, person: str, context: str) -> None:
        super().__init__()
        self._firefox, self._person, self._context = firefox, person, context

    def go(self, address: str) -> None:
        self._firefox.send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def _evaluate(self, expression: str) -> str:
        target = {"context": self._context}
        done = self._firefox.send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        return str(done["result"]["value"])

    def _act(self, actions: Actions) -> None:
        self._firefox.send("input.performActions", context=self._context, actions=actions)

    def picture(self) -> bytes:
        return base64.b64decode(self._firefox.send("browsingContext.captureScreenshot", context=self._context)["data"])

    def close(self) -> None:
        self._firefox.send("browser.removeUserContext", userContext=self._person)

"""WebKit, the engine of iPhones: WebKitGTK's small browser, driven by its own WebDriver on a screen in memory."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.engines.window import PATIENCE, Actions, Size, Window

SCREEN = "1600x1200x24"
SETTINGS = "[Settings]\ngtk-enable-animations=0\n"  # the page hears that motion is not wanted
# A toolbar of the usual size would keep the window wider than a phone.
STYLE = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n"
# This WebDriver has no events: the page itself must note what goes wrong on it.
NOTES = """() => {
  if (window.noted) return;
  window.noted = [];
  const note = (kind, text) => noted.push(`${kind}: ${text}`);
  addEventListener('error', ({ message }) => message && note('error', message));
  addEventListener('unhandledrejection', ({ reason }) => note('error', reason));
  for (const kind of ['error', 'warn'])
    console[kind] = (...said) => note(kind, said.join(' '));
}"""


class WebKit:
    """What every window of WebKit needs: a screen in memory."""

    name = "WebKit"

    def __init__(self, driver: str, browser: str, folder: Path) -> None:
        self._driver, self._browser, self._folder = driver, browser, folder
        read, write = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            display = pipe.readline().strip()
        assert display, "Xvfb did not start"
        looks = folder / "config" / "gtk-3.0"
        looks.mkdir(parents=True)
        (looks / "settings.ini").write_text(SETTINGS, encoding="utf-8")
        (looks / "gtk.css").write_text(STYLE, encoding="utf-8")
        self._environment = {
            **os.environ,
            "DISPLAY": f":{display}",
            "GDK_BACKEND": "x11",
            "LC_ALL": "en_US.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # a container has no place for another one
            "XDG_CONFIG_HOME": str(folder / "config"),
            "NO_AT_BRIDGE": "1",
        }

    def window(self, size: Size) -> Window:
        options = Options()
        options.binary_location = self._browser
        options.add_argument("--automation")
        service = Service(self._driver, env=self._environment)
        service.start()
        try:
            return WebKitWindow(service, options, size)
        except BaseException:
            service.stop()
            raise

    def close(self) -> None:
        self._screen.terminate()
        self._screen.wait(PATIENCE)


class WebKitWindow(Window):
    def __init__(self, service: Service, options: Options, size: Size) -> None:
        super().__init__()
        self._service = service
        connection = RemoteConnection(client_config=ClientConfig(remote_server_addr=service.service_url))
        self._driver = driver = WebDriver(connection, options=options)
        driver.set_window_rect(0, 0, *size)
        inner = self.run("() => [innerWidth, innerHeight]")
        driver.set_window_rect(0, 0, 2 * size.width - inner[0], 2 * size.height - inner[1])
        self.wait("(...wanted) => innerWidth === wanted[0] && innerHeight === wanted[1]", *size)

    def go(self, address: str) -> None:
        self._hear()
        self._driver.get(address)
        self.run(NOTES)

    def _hear(self) -> None:
        self.errors += self.run("() => window.noted?.splice(0)") or []

    def _evaluate(self, expression: str) -> str:
        return str(self._driver.execute_script(f"return {expression}"))

    def _act(self, actions: Actions) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": actions})

    def picture(self) -> bytes:
        return bytes(self._driver.get_screenshot_as_png())

    def close(self) -> None:
        try:
            self._hear()
        finally:
            self._driver.quit()
            self._service.stop()

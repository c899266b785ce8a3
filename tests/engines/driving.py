"""Firefox and WebKit as Debian has them, each driven in its own way by the same few commands of WebDriver.

Firefox is asked by Marionette, which every build of it speaks; WebKit (the engine of iPhones) by WebKitWebDriver, over HTTP.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

SECONDS = 120  # for one answer, and for starting
MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
ASK = """const done = arguments[arguments.length - 1];
(async () => await (SCRIPT)(...arguments))().then((found) => done({ found }), (error) => done({ error: String(error) }));"""


# An error in a script of ours, or in the console: Firefox, Firefox, WebKit.
COMPLAINT = re.compile(r"^JavaScript error: http|^console\.error: (?!RSLoader)|CONSOLE \w+ ERROR")


class Engine(Protocol):
    """A browser with one window."""

    log: Path  # what it says, its console too

    def command(self, method: str, path: str, body: dict[str, object]) -> object: ...


class Window:
    """What a test does with a browser: open, look, press, and take a picture."""

    def __init__(self, engine: Engine, address: str, pictures: Path) -> None:
        self.engine = engine
        self.address = address
        self.pictures = pictures

    def open(self, path: str) -> None:
        self.engine.command("POST", "url", {"url": self.address + path})

    def resize(self, width: int, height: int) -> None:
        """The window, whose frame takes some of it."""
        self.engine.command("POST", "window/rect", {"width": width, "height": height})

    def ask(self, script: str, *arguments: object) -> object:
        """What a function of the page answers, waited for if it is a promise."""
        answer = self.engine.command("POST", "execute/async", {"script": ASK.replace("SCRIPT", script), "args": list(arguments)})
        assert isinstance(answer, dict), answer
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer.get("found")

    def wait_for(self, condition: str, seconds: float = 30) -> None:
        """Until an expression is true."""
        until = time.monotonic() + seconds
        while not self.ask(f"() => Boolean({condition})"):
            if time.monotonic() > until:
                raise AssertionError(f"never came true: {condition}")
            time.sleep(0.1)

    def press(self, selector: str) -> None:
        """A real press of the pointer on the middle of what is seen."""
        place = self.ask(
            """(selector) => {
                const found = document.querySelector(selector);
                found.scrollIntoView({ block: "nearest" });
                const { left, top, width, height } = found.getBoundingClientRect();
                return [Math.round(left + width / 2), Math.round(top + height / 2)];
            }""",
            selector,
        )
        assert isinstance(place, list)
        move = {"type": "pointerMove", "duration": 0, "x": place[0], "y": place[1], "origin": "viewport"}
        steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        pointer = {"type": "pointer", "id": "hand", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.engine.command("POST", "actions", {"actions": [pointer]})

    def complaints(self) -> list[str]:
        """What the browser said of our pages that no page should make it say."""
        said = self.engine.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in said if COMPLAINT.search(line)]

    def picture(self, name: str) -> None:
        self.pictures.mkdir(parents=True, exist_ok=True)
        (self.pictures / f"{name}.png").write_bytes(base64.b64decode(str(self.engine.command("GET", "screenshot", {}))))


MARIONETTE = {
    "url": "WebDriver:Navigate",
    "window/rect": "WebDriver:SetWindowRect",
    "execute/async": "WebDriver:ExecuteAsyncScript",
    "actions": "WebDriver:PerformActions",
    "screenshot": "WebDriver:TakeScreenshot",
}


class Marionette:
    """Firefox's own wire: a length, a colon, and a JSON list of kind, number, name and body."""

    def __init__(self, port: int, log: Path) -> None:
        self.log = log
        self.wire = socket.create_connection(("127.0.0.1", port), SECONDS).makefile("rwb")
        self.number = 0
        self.receive()  # who they are
        self.say("WebDriver:NewSession", {"timeouts": {"script": 1000 * SECONDS}})

    def receive(self) -> object:
        length = b""
        while not length.endswith(b":"):
            one = self.wire.read(1)
            if not one:
                raise ConnectionError("Firefox has gone")
            length += one
        return json.loads(self.wire.read(int(length[:-1])))

    def say(self, name: str, body: dict[str, object]) -> object:
        self.number += 1
        words = json.dumps([0, self.number, name, body]).encode()
        self.wire.write(b"%d:%b" % (len(words), words))
        self.wire.flush()
        answer = self.receive()
        assert isinstance(answer, list)
        _, _, error, result = answer
        if error:
            raise AssertionError(f"{error['error']}: {error['message']}")
        return result.get("value", result) if isinstance(result, dict) else result

    def command(self, method: str, path: str, body: dict[str, object]) -> object:
        return self.say(MARIONETTE[path], {"full": False, **body} if path == "screenshot" else body)


class Classic:
    """WebDriver over HTTP."""

    def __init__(self, port: int, log: Path, wish: dict[str, object]) -> None:
        self.log = log
        self.address = f"http://127.0.0.1:{port}/session"
        made = self.send("POST", "", {"capabilities": {"alwaysMatch": wish}})
        assert isinstance(made, dict)
        self.address += f"/{made['sessionId']}"
        self.send("POST", "/timeouts", {"script": 1000 * SECONDS})

    def send(self, method: str, path: str, body: dict[str, object]) -> object:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def command(self, method: str, path: str, body: dict[str, object]) -> object:
        return self.send(method, f"/{path}", body)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    assert isinstance(port, int)
    return port


def await_port(port: int) -> None:
    until = time.monotonic() + SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


@contextmanager
def running(command: list[str], environment: dict[str, str], log: Path) -> Iterator[None]:
    with log.open("wb") as said:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=said, stderr=said)
    try:
        yield
    finally:
        process.terminate()
        process.wait(SECONDS)


def named(command: str, package: str) -> str:
    found = shutil.which(command)
    if found is None:
        raise RuntimeError(f"{command} is missing (Debian: apt install {package})")
    return found


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    """Firefox without a window, in a profile of its own."""
    port = free_port()
    profile = folder / "profile"
    profile.mkdir()
    preferences = {
        "marionette.port": port,
        "ui.prefersReducedMotion": 1,
        "devtools.console.stdout.content": True,
        "services.settings.server": "data:,#nobody-is-asked",
        "messaging-system.rsexperimentloader.enabled": False,
        "app.normandy.enabled": False,
    }
    (profile / "user.js").write_text(
        "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items())
    )
    command = [named("firefox-esr", "firefox-esr"), "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    with running(command, {"HOME": str(folder), "MOZ_HEADLESS_WIDTH": "1440", "MOZ_HEADLESS_HEIGHT": "900"}, folder / "firefox.log"):
        await_port(port)
        yield Marionette(port, folder / "firefox.log")


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """WebKit's small browser on a screen that nobody sees."""
    port, screen = free_port(), f":{free_port() % 500 + 100}"
    environment = {"DISPLAY": screen, "HOME": str(folder), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
    with running([named("Xvfb", "xvfb"), screen, "-screen", "0", "1600x1000x24"], {}, folder / "screen.log"):
        time.sleep(1)
        driver = [named("WebKitWebDriver", "webkit2gtk-driver"), f"--port={port}"]
        with running(driver, environment, folder / "webkit.log"):
            await_port(port)
            yield Classic(
                port,
                folder / "webkit.log",
                {
                    "webkitgtk:browserOptions": {
                        "binary": MINI_BROWSER,
                        "args": ["--automation", "--enable-write-console-messages-to-stdout=1"],
                    }
                },
            )


ENGINES = {"firefox": firefox, "webkit": webkit}

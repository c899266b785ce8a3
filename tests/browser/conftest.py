"""A real server on a free port with a data file of its own, and Debian's Chromium to visit it.

Every page is watched: an error in its console, a missing file of the client's, or a request that leaves this machine fails the test.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, ViewportSize, expect, sync_playwright

from tests.empty_file import put_empty_file

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
SWITCHES = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
).split()
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60  # seconds; what is waited for is mostly there at once, but the machine may be busy
expect.set_options(timeout=1000 * PATIENCE)


@dataclass
class Box:
    """A running server and its data."""

    data: Path
    port: int = 0
    wire: int = 0  # speaks this version instead of its own
    before: str = ""  # what is done in its process before it serves
    process: subprocess.Popen[str] = field(init=False)

    def start(self) -> None:
        """Start, on the same port as before if there was one, and wait until it listens."""
        put_empty_file(self.data)
        environment = {
            **os.environ,
            "PYTHONPATH": str(REPOSITORY / "src"),
            "PARLOUR_DATA": str(self.data),
            "PARLOUR_RATE": "0",
            "PARLOUR_PACE": "0.02",
            "PARLOUR_WORKERS": "1",
            "LC_ALL": "C.UTF-8",
        }
        before = f"from parlour.server import wire; wire.VERSION = {self.wire}" if self.wire else self.before
        serve = f"{before}\nfrom parlour.server.run import serve; serve(port={self.port})"
        how = ["-c", serve] if before else ["-m", "parlour.server", str(self.port)]
        self.process = subprocess.Popen([sys.executable, *how], cwd=REPOSITORY, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if listening := re.search(r"http://[^\s:]+:(\d+)/", line):
                self.port = int(listening[1])
                return
        raise RuntimeError(f"the server ended with {self.process.wait()} before it listened")

    def kill(self) -> None:
        """As if the plug were pulled."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def post(self, path: str, body: object) -> dict[str, object]:
        """Ask the server without a browser."""
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found = json.load(answer)
        assert isinstance(found, dict)
        return found


def chromium_path() -> str:
    """The one that CHROMIUM names, or Debian's: without windows if it is there, which opens a page in a third less time.

    Without one the browser tests fail: they are never left out.
    """
    named = os.environ.get("CHROMIUM")
    for name in (named,) if named else ("chromium-headless-shell", "chromium"):
        if found := shutil.which(name):
            return found
    raise RuntimeError("the browser tests need Chromium (Debian: apt install chromium-headless-shell; elsewhere: CHROMIUM=/path/to/it)")


# Per package, not per session: while Playwright's loop runs, no other test of the same process may run one of its own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Box]:
    """A server that the tests of this folder share."""
    running = Box(tmp_path_factory.mktemp("box") / "parlour.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_box(tmp_path: Path) -> Iterator[Box]:
    """A server of one's own, for tests that count what is there."""
    running = Box(tmp_path / "parlour.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def second_box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Box]:
    running = Box(tmp_path_factory.mktemp("frail") / "parlour.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def frail_box(second_box: Box) -> Box:
    """A server that may be killed, or updated: whoever comes next finds it in order. Tables of others may lie on it."""
    if second_box.wire or second_box.process.poll() is not None:
        second_box.stop()
        second_box.wire = 0
        second_box.start()
    return second_box


@pytest.fixture(scope="package")
def hasty_box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Box]:
    """A server at which nobody waits for longer than two seconds."""
    running = Box(tmp_path_factory.mktemp("hasty") / "parlour.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARLOUR_PATIENCE", "2")
        running.start()
    yield running
    running.stop()


def wait_until(page: Page, condition: str, seconds: float = PATIENCE) -> None:
    """Wait until a JavaScript expression is true. Playwright's own way evaluates strings, which the content security policy forbids."""
    page.evaluate(
        f"""async (until) => {{
            while (!({condition})) {{
                if (Date.now() > until) throw new Error("never came true");
                await new Promise((next) => setTimeout(next, 20));
            }}
        }}""",
        time.time() * 1000 + seconds * 1000,
    )


def until(holds: Callable[[], bool]) -> None:
    """Ask until it is so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "never came true"
        time.sleep(0.05)


Theme = Literal["light", "dark"]


class Visit(Protocol):
    """Opens a fresh browser profile, on an empty page unless a path is named. `still` asks for reduced motion.

    `keeps` lets it keep the box for a time without the server; whatever then is fetched, no test sees it.
    """

    def __call__(
        self,
        path: str = "",
        *,
        size: ViewportSize = DESKTOP,
        theme: Theme = "light",
        language: str = "en",
        still: bool = True,
        at: Box | None = None,
        keeps: bool = False,
    ) -> Page: ...


@dataclass
class Watched:
    """What a page did that no page should do."""

    address: str
    wrongs: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.wrongs.append(f"an error that nobody caught: {error}"))
        page.on("request", self.see_request)
        page.on("response", self.see_response)

    def hear(self, message: ConsoleMessage) -> None:
        # a refused or lost request is the tests' own doing, and the page's answer to it is what they look at
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.wrongs.append(f"in the console: {message.text}")

    def see_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.wrongs.append(f"left this machine: {request.url}")

    def see_response(self, response: Response) -> None:
        if response.status >= 400 and "/client/" in response.url:
            self.wrongs.append(f"status {response.status}: {response.url}")


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    opened: list[BrowserContext] = []
    watched: list[Watched] = []

    def open_page(
        path: str = "",
        *,
        size: ViewportSize = DESKTOP,
        theme: Theme = "light",
        language: str = "en",
        still: bool = True,
        at: Box | None = None,
        keeps: bool = False,
    ) -> Page:
        server: Box = at if at is not None else request.getfixturevalue("box")
        context = chromium.new_context(
            base_url=server.address,
            viewport=size,
            color_scheme=theme,
            locale={"en": "en-GB", "de": "de-DE"}.get(language, language),
            has_touch=size == PHONE,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(1000 * PATIENCE)
        opened.append(context)
        page = context.new_page()
        watch = Watched(server.address)
        watch.watch(page)
        watched.append(watch)
        if path:
            page.goto(path)
        return page

    yield open_page
    for context in opened:
        context.close()
    assert [wrong for watch in watched for wrong in watch.wrongs] == []


@pytest.fixture
def desktop(visit: Visit) -> Page:
    """The shelf in a window of 1280 by 800."""
    return visit("/", size=DESKTOP)


def speak(page: Page, language: str) -> None:
    """Choose another language from the menu, and wait until it is spoken."""
    page.locator("[data-menu=language]:visible").first.click()
    page.locator(f".language-menu a[lang={language}]:visible").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def remember(page: Page, name: str, value: object) -> None:
    """Let the browser know something as if it had been kept at an earlier visit: every page that is opened from now on finds it."""
    page.add_init_script(f"if (location.host) localStorage.setItem({json.dumps('parlour.' + name)}, {json.dumps(json.dumps(value))});")


@dataclass(frozen=True)
class Laid:
    """A table that was laid without the form."""

    code: str
    tokens: dict[str, str]

    def sit(self, page: Page) -> None:
        """Give this browser the seats, and go to the table."""
        remember(page, f"seats.{self.code}", self.tokens)
        page.goto(f"/table/{self.code}")


def lay_table(box: Box, game: str, *kinds: str, position: str = "", **options: object) -> Laid:
    """Lay a table without the form: lay_table(box, "game", "person", "computer", option=value). A computer is of level 1."""
    seats = [{"kind": kind, "name": f"Guest {seat}" if kind == "person" else "", "level": 1} for seat, kind in enumerate(kinds)]
    wish = {"game": game, "options": options, "seats": seats, "position": position, "message": os.urandom(16).hex()}
    made = box.post("/api/tables", wish)
    return Laid(str(made["code"]), dict(made["tokens"]))  # type: ignore[call-overload]  # JSON has no types


@pytest.fixture
def lay(box: Box) -> Callable[..., Laid]:
    """Lay a table at the shared server, or at another."""

    def make(game: str, *kinds: str, at: Box | None = None, position: str = "", **options: object) -> Laid:
        return lay_table(at or box, game, *kinds, position=position, **options)

    return make


@pytest.fixture(scope="module")
def axe() -> str:
    script = REPOSITORY / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        raise RuntimeError("axe-core is missing; `npm ci` installs it")
    return script.read_text()


def objections(page: Page, axe: str) -> list[str]:
    """What axe finds, as one line each."""
    if not page.evaluate("'axe' in window"):  # it may have looked at this page before
        page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{wrong['id']} ({wrong['impact']}): {wrong['help']}: {node['html'][:160]} {node['failureSummary']}"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]

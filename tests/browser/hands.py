"""A pair of hands for the tests: they touch only what the screen shows as possible, as a person would who knows no rules."""

from __future__ import annotations

import json
import os
import random
import urllib.request
from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE, Box, Laid

# It is our turn and nothing moves any more, or the game is over.
READY = """() => {
    const table = document.querySelector('.table-page');
    if (!table || table.dataset.busy === 'true') return false;
    return table.dataset.hand !== '-1' || document.querySelector('[data-over]') !== null;
}"""

# What can be touched now, each with the middle of where it is seen.
OFFERED = """() => {
    const spot = (found) => {
        const { x, y, width, height } = found.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const all = (what) => [...document.querySelectorAll(what)].map(spot);
    const picked = document.querySelector('.sites [aria-pressed=true]') !== null;
    const targets = [...document.querySelectorAll('.mark-target')].map((mark) => mark.parentElement.dataset.mark);
    const able = [...document.querySelectorAll('.site.able')];
    return JSON.stringify({
        over: document.querySelector('[data-over]') !== null,
        throws: all('[data-action=throw]'),
        dice: all('button[data-die]'),
        again: all('[data-action=again]:not([disabled])'),
        cells: all('.write.able'),
        buttons: all('[data-button]'),
        sites: able.filter((site) => !picked || targets.includes(site.dataset.place)).map(spot),
    });
}"""

Spot = tuple[float, float]


def play_ahead(box: Box, laid: Laid, *gestures: str) -> None:
    """Make these gestures, each its sites in order, without a browser, so that a test begins where it is interesting."""
    for gesture in gestures:
        with urllib.request.urlopen(f"{box.address}/api/tables/{laid.code}", timeout=PATIENCE) as answer:
            view = json.load(answer)
        action = next(known["action"] for known in view["moment"]["gestures"] if " ".join(known["sites"]) == gesture)
        act = {
            "tokens": list(laid.tokens.values()),
            "message": os.urandom(16).hex(),
            "at": view["number"],
            "seat": view["moment"]["scene"]["hand"],
        }
        box.post(f"/api/tables/{laid.code}/act", {**act, "do": "action", "action": action})


@dataclass
class Offered:
    """What the screen offers."""

    over: bool
    throws: list[Spot]
    dice: list[Spot]
    again: list[Spot]
    cells: list[Spot]
    buttons: list[Spot]
    sites: list[Spot]


@dataclass
class Hands:
    """Plays at random, by clicking or tapping."""

    page: Page
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    touches: int = 0
    tap: bool = False  # by finger, not by mouse

    def wait(self) -> Offered:
        """Until something can be touched here, or the game is over."""
        self.page.wait_for_function(READY)
        return self.offered()

    def offered(self) -> Offered:
        return Offered(**json.loads(self.page.evaluate(OFFERED)))

    def site(self, name: str) -> None:
        self.page.locator(f'[data-place="{name}"]').click()

    def touch(self, offered: Offered) -> None:
        """One touch of something that is offered."""
        again = offered.again or (offered.dice if self.rng.random() < 0.4 else [])
        choices = offered.throws or again or offered.cells or offered.sites or offered.buttons
        self.touches += 1
        press = self.page.touchscreen.tap if self.tap else self.page.mouse.click
        press(*self.rng.choice(choices))

    def play(self, most: int = 2000) -> int:
        """To the end; how many touches it took."""
        for _ in range(most):
            offered = self.wait()
            if offered.over:
                return self.touches
            self.touch(offered)
        raise AssertionError(f"not over after {most} touches")

    def number(self) -> int:
        """The number of the entry that is shown."""
        return int(self.page.locator(".table-page").get_attribute("data-number") or 0)


def seated(page: Page, laid: Laid) -> Hands:
    """Somebody who has taken the seats of a table, and waits until something can be done."""
    laid.sit(page)
    hands = Hands(page)
    hands.wait()
    return hands

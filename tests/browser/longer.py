"""A language that nobody speaks: English with words that are 40 % longer. A page in a test can be made to offer it; the box never does."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Page, Route

LONGER: Final = "qps"  # a code that is left to private use
WORD: Final = re.compile(r"[^\W\d_]{3,}")
# of a line in Fluent: what comes before its words
LEAD: Final = re.compile(r"^(?:[a-z][\w-]* =|    \.[\w-]+ =|\s+\*?\[[\w-]+\]|\s+)")
PLACEABLE: Final = re.compile(r"(\{[^{}]*\}?|^[^{}]*\})")  # also one that goes on in the next line
TEXT: Final = re.compile(r">([^<]+)<")
ENTITY: Final = re.compile(r"(&#?\w+;)")


def lengthened(text: str) -> str:
    return WORD.sub(
        lambda word: word[0][:-1] + "aeiou"[: max(1, round(0.4 * len(word[0])))].ljust(round(0.4 * len(word[0])), "o") + word[0][-1], text
    )


def except_for(pattern: re.Pattern[str], text: str) -> str:
    return "".join(part if at % 2 else lengthened(part) for at, part in enumerate(pattern.split(text)))


def longer_fluent(source: str) -> str:
    lines = []
    for line in source.split("\n"):
        lead = LEAD.match(line)
        lines.append(line if lead is None else lead[0] + except_for(PLACEABLE, line[lead.end() :]))
    return "\n".join(lines)


def longer_html(html: str) -> str:
    return TEXT.sub(lambda found: f">{except_for(ENTITY, found[1])}<", html)


def offer_longer_words(page: Page) -> None:
    """Let a page know of this language, and answer for it what English would be."""

    def words(route: Route) -> None:
        found = route.fetch(url=route.request.url.replace(f"/{LONGER}", "/en"))
        route.fulfill(response=found, body=longer_fluent(found.text()))

    def rules(route: Route) -> None:
        found = route.fetch(url=route.request.url.replace(f"/{LONGER}/", "/en/"))
        told = found.json()
        told["html"] = longer_html(told["html"])
        told["anchors"] = [{**anchor, "title": lengthened(anchor["title"])} for anchor in told["anchors"]]
        route.fulfill(response=found, body=json.dumps(told))

    def first_page(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=found.text().replace('data-languages="', f'data-languages="{LONGER} '))

    page.route(f"**/api/words/{LONGER}**", words)
    page.route(f"**/api/rules/{LONGER}/**", rules)
    page.route(re.compile(r"^[^?]*//[^/]+/((game|table)/[^/?]*)?(\?.*)?$"), first_page)

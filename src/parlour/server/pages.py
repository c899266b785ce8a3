"""Files for the browser: the client's folder, the words, and the rules as safe HTML."""

import hashlib
import re
from functools import lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path

from litestar import Response
from markdown_it import MarkdownIt
from markdown_it.token import Token

from parlour.core.setup import Setup
from parlour.press.pages import NothingToPrint, press
from parlour.press.pdf import pdf
from parlour.press.svg import svg
from parlour.rulebook import PICTURE, SIGNS, rulebook_source
from parlour.server.refusals import Refusal
from parlour.server.wire import Anchor, PrintWish, RulesText
from parlour.words import TextError, fluent_files, languages

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".md": "text/plain",
}
SOURCES = "sources.ftl"
UNSEEN = {"cli.ftl", "rulebook.ftl"}  # texts that no browser puts into words
PLAIN = "text/plain"
PDF = "application/pdf"
COMMENT = re.compile(rb"^#.*\n+", re.MULTILINE)  # of Fluent: the browser has no use for it
ANCHOR = re.compile(r"^(?P<title>.*?)\s*\{#(?P<id>[a-z0-9_-]+)\}\s*$")


def answer(body: bytes, media_type: str, known: str | None) -> Response[bytes]:
    """The bytes, or the word that the browser's copy is still good. Nothing is used without asking, so that edits show."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if known is not None and tag in re.split(r"\s*,\s*", known.replace("W/", "")):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def client_file(folder: Path, path: str, known: str | None) -> Response[bytes]:
    """A file of the client's, and of no other folder."""
    root = folder.resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        found = file.is_relative_to(root) and file.is_file() and file.suffix in TYPES
    except (ValueError, OSError):  # a name that no file can have
        found = False
    if not found:
        raise Refusal(404, "no-page", f"there is no file {path!r}")
    return answer(file.read_bytes(), TYPES[file.suffix], known)


def words(language: str, *, sources: bool = False) -> bytes:
    """The Fluent files of a language in one, but for the unseen; that on the sources of rules comes by itself, for a game's page."""
    try:
        wanted = [file for file in fluent_files(language) if file.name not in UNSEEN and (file.name == SOURCES) == sources]
        return COMMENT.sub(b"", b"\n".join(file.read_bytes() for file in wanted))
    except TextError as error:
        raise Refusal(404, "no-language", str(error)) from None


def rules(language: str, game: str) -> RulesText:
    """The rules of a game that is on the shelf."""
    if language not in languages():
        raise Refusal(404, "no-language", f"there are no texts in {language!r}")
    try:
        return render(rulebook_source(language, game))
    except TextError as error:
        raise Refusal(404, "no-rules", str(error)) from None


def printed(setup: Setup, wish: PrintWish) -> Response[bytes]:
    """A game on paper, as a file to keep."""
    if wish.language not in languages():
        raise Refusal(404, "no-language", f"there are no texts in {wish.language!r}")
    try:
        sheets = press(setup, wish.paper, wish.language)
    except NothingToPrint as error:
        raise Refusal(404, "no-print", str(error)) from None
    body, kind = (pdf(sheets), PDF) if wish.format == "pdf" else (svg(sheets).encode(), TYPES[".svg"])
    name = f"{setup.game}-{wish.paper}.{wish.format}"
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@lru_cache(maxsize=256)
def render(markdown: str) -> RulesText:
    """Rules as HTML: no raw HTML gets through, headings and items carry anchors, links lead to those only, pictures wait for the client."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "autolink"])
    parser.validateLink = lambda url: url.startswith("#")  # type: ignore[method-assign]  # the parser's own way to narrow links
    tokens = parser.parse(markdown)
    for before, inline, after in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if inline.type == "inline" and (picture := PICTURE.match(inline.content)):
            frame_picture(before, inline, after, picture["caption"], picture["name"])
    for item, _, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        name_item(item, inline)
    for token in tokens:
        for link, text in pairwise(token.children or ()):
            name_sign(link, text)
    anchors = [anchor for heading, inline in pairwise(tokens) if (anchor := name_heading(heading, inline))]
    return RulesText(str(parser.renderer.render(tokens, parser.options, {})), anchors)


def frame_picture(before: Token, inline: Token, after: Token, caption: str, name: str) -> None:
    """Make a figure of the paragraph that is a picture; the client draws the position into it."""
    before.tag, before.hidden = "figure", False
    before.attrSet("data-position", name)
    inline.type, inline.content, inline.children = "html_block", f"<figcaption>{escape(caption)}</figcaption>", None
    after.tag = "figure"


def name_heading(heading: Token, inline: Token) -> Anchor | None:
    """Move `{#anchor}` from the heading's text to its id."""
    if heading.type != "heading_open" or not inline.children:
        return None
    last = inline.children[-1]
    parts = ANCHOR.match(last.content)
    if parts is None:
        return None
    last.content = parts["title"]
    heading.attrSet("id", parts["id"])
    return Anchor(parts["id"], "".join(child.content for child in inline.children))


def name_item(item: Token, inline: Token) -> None:
    """Move `{#place}` from the text of a list's item to its id."""
    if item.type == "list_item_open" and inline.children and (parts := ANCHOR.match(inline.children[-1].content)):
        inline.children[-1].content = parts["title"]
        item.attrSet("id", parts["id"])


def name_sign(link: Token, sign: Token) -> None:
    """A link whose text is a sign says by its title what the sign means."""
    kind = next((kind for kind, known in SIGNS.items() if sign.content == known), None)
    if link.type == "link_open" and kind is not None:
        link.attrJoin("class", "source-sign")
        link.attrSet("data-kind", kind)
        link.attrSet("aria-label", str(link.attrGet("title") or kind))

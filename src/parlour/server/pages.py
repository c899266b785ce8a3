"""Files for the browser: the client's folder, the words, and the rules as safe HTML."""

import gzip
import hashlib
import logging
import re
from functools import lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path

from litestar import Response
from markdown_it import MarkdownIt
from markdown_it.token import Token

from parlour.core.setup import Setup
from parlour.press.pages import press
from parlour.press.pdf import pdf
from parlour.press.svg import svg
from parlour.rulebook import PICTURE, SIGNS, rulebook_source
from parlour.server.bundling import ENTRY, PREFIX, LinkError, bundled
from parlour.server.refusals import Refusal
from parlour.server.wire import Anchor, PrintWish, RulesText
from parlour.words import DEFAULT_LANGUAGE, TextError, fluent_files, languages, line, preferred

log = logging.getLogger(__name__)

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
PACKED_ALREADY = {TYPES[".woff2"], TYPES[".png"]}
WORTH_PACKING = 500  # bytes
TIGHTNESS = 6  # as tight as is quick
PARTS = {
    "sources.ftl",
    "company.ftl",
    "between.ftl",
    "records.ftl",
    "review.ftl",
    "almanac.ftl",
    "errors.ftl",
}  # texts that come by themselves, to whoever says them
PLAY = "play"  # the part that is said where a game is played or explained: the table's texts, and the games' but for what the shelf shows
AT_TABLES = {"table.ftl", "choices.ftl"}
ON_THE_SHELF = re.compile(rb"game-|[a-z]+-row-")  # of a game's texts: its name, and the lines of the paper in its picture
MESSAGE = re.compile(rb"^(?=[a-z])", re.MULTILINE)  # where one begins
UNSEEN = {"cli.ftl", "rulebook.ftl"}  # texts that no browser puts into words
MANIFEST = ".webmanifest"
PUT_IN = re.compile(r"\{([a-z-]+)\}")  # where a file takes a word in
SERVICE = "service.js"  # the worker that keeps the box for a time without us
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


def pack(found: Response[bytes], unpacks: bool) -> Response[bytes]:
    """For a client that unpacks it. What many ask for is packed once."""
    found.headers["Vary"] = "Accept-Encoding"
    if unpacks and len(found.content) >= WORTH_PACKING and found.media_type not in PACKED_ALREADY:
        found.headers["Content-Encoding"] = "gzip"
        found.content = packed(found.content)
    return found


@lru_cache(maxsize=256)  # all files of the client, and all words
def packed(body: bytes) -> bytes:
    return gzip.compress(body, TIGHTNESS, mtime=0)


def client_file(folder: Path, path: str, known: str | None, language: str = DEFAULT_LANGUAGE) -> Response[bytes]:
    """A file of the client's, and of no other folder; those that hold words come in a language."""
    if path.lstrip("/").startswith(PREFIX) and (body := bundle(folder, path.lstrip("/").removeprefix(PREFIX))) is not None:
        return answer(body, TYPES[".json" if path.endswith(".map") else ".js"], known)
    root = folder.resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        found = file.is_relative_to(root) and file.is_file() and file.suffix in TYPES
    except (ValueError, OSError):  # a name that no file can have
        found = False
    if not found:
        raise Refusal(404, "no-page", f"there is no file {path!r}")
    if file.suffix == MANIFEST:
        return answer(worded(file, language), TYPES[MANIFEST], known)
    return answer(file.read_bytes(), TYPES[file.suffix], known)


def first_page(folder: Path, known: str | None, language: str = DEFAULT_LANGUAGE) -> Response[bytes]:
    """The page that every address of the box begins with. Its modules come in one file, where they can be put together."""
    page = worded(folder / "index.html", language)
    if bundle(folder, ENTRY) is not None:
        page = page.replace(f'src="/client/{ENTRY}"'.encode(), f'src="/client/{PREFIX}{ENTRY}"'.encode())
    found = answer(page, TYPES[".html"], known)
    found.headers["Vary"] = "Accept-Language"
    return found


def worded(file: Path, language: str) -> bytes:
    """A file with the few words that must be there before the others are: {language}, {languages}, or the id of a message of one line."""
    known = {"language": language, "languages": " ".join(languages())}

    def put(found: re.Match[str]) -> str:
        return known.get(found[1]) or escape(line(language, found[1]))

    return PUT_IN.sub(put, file.read_text(encoding="utf-8")).encode()


def asked_for(accepted: str, named: str = "") -> str:
    """The language of a request: the one that its address names, else the browser's first wish that can be met."""
    wishes: list[tuple[float, str]] = []
    for wish in accepted.split(","):
        tag, _, weight = wish.replace(" ", "").partition(";q=")
        try:
            wishes.append((float(weight or 1), tag))
        except ValueError:  # no number: no wish
            continue
    return preferred((named, *(tag for weight, tag in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0)))


def bundle(folder: Path, name: str) -> bytes | None:
    """Modules of the client in one file; none where there is none of that name, or where they must come one by one."""
    try:
        return bundled(folder, name)
    except LinkError as error:
        log.warning("the client comes module by module: %s", error)
        return None


def words(language: str, part: str = "") -> bytes:
    """What every page says; or a part that only some pages do."""
    try:
        known = [file for file in fluent_files(language) if file.name not in UNSEEN]
    except TextError as error:
        raise Refusal(404, "no-language", str(error)) from None
    found = b"\n".join(filter(None, (words_of(file, part) for file in known)))
    if not found:
        raise Refusal(404, "no-page", f"there are no words called {part!r}")
    return found


def words_of(file: Path, part: str) -> bytes:
    """What a file has of a part, or of what belongs to none."""
    return words_then(file, part, file.stat().st_mtime_ns)


@lru_cache(maxsize=1024)  # all parts of all languages
def words_then(file: Path, part: str, changed: int) -> bytes:
    """The same, as it was when the file was changed last, so that edits show."""
    text = COMMENT.sub(b"", file.read_bytes())
    if file.name in PARTS | AT_TABLES:
        return text if part == (PLAY if file.name in AT_TABLES else file.stem) else b""
    if file.parent.name != "families":
        return b"" if part else text
    wanted = {"": True, PLAY: False}.get(part)
    return b"".join(message for message in MESSAGE.split(text) if bool(ON_THE_SHELF.match(message)) is wanted)


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
    sheets = press(setup, wish.paper, wish.language)
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
        name_languages(token.children or [])
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


def name_languages(children: list[Token]) -> None:
    """What leads to a language is said in it, and leads nowhere."""
    for link, _, end in zip(children, children[1:], children[2:], strict=False):
        if link.type == "link_open" and (href := str(link.attrGet("href"))).startswith("#lang-"):
            link.tag = end.tag = "em"
            link.attrs = {"lang": href.removeprefix("#lang-")}


def name_sign(link: Token, sign: Token) -> None:
    """A link whose text is a sign says by its title what the sign means."""
    kind = next((kind for kind, known in SIGNS.items() if sign.content == known), None)
    if link.type == "link_open" and kind is not None:
        link.attrJoin("class", "source-sign")
        link.attrSet("data-kind", kind)
        link.attrSet("aria-label", str(link.attrGet("title") or kind))

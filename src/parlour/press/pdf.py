"""Pages as PDF 1.4, written by hand: a few shapes and one built-in font need no library."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from parlour.press.drawing import Disc, Mark, Outline, Page, Stroke

POINTS: Final = 72 / 25.4  # points in a millimetre
ROUND: Final = 0.5523  # how far the handles of four curves reach that make a circle


def pdf(pages: Sequence[Page]) -> bytes:
    """The file. Object 1 is the catalogue, 2 the list of pages, 3 and 4 the fonts, then two objects a page."""
    kids = " ".join(f"{5 + 2 * at} 0 R" for at in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ]
    for at, page in enumerate(pages):
        box = f"[0 0 {page.width * POINTS:.2f} {page.height * POINTS:.2f}]"
        fonts = "/Resources << /Font << /F 3 0 R /B 4 0 R >> >>"
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox {box} {fonts} /Contents {6 + 2 * at} 0 R >>".encode())
        packed = zlib.compress(content(page))
        objects.append(f"<< /Length {len(packed)} /Filter /FlateDecode >>\nstream\n".encode() + packed + b"\nendstream")
    return assembled(objects)


def assembled(objects: Sequence[bytes]) -> bytes:
    """The objects one after the other, and the table that says where each begins."""
    body = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    starts = []
    for number, text in enumerate(objects, 1):
        starts.append(len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, text)
    table = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1) + b"".join(b"%010d 00000 n \n" % start for start in starts)
    return body + table + b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, len(body))


def content(page: Page) -> bytes:
    """Drawing orders; the first turns millimetres from the top into points from the bottom."""
    left, top, width, height = page.window
    orders = [f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0 {page.height * POINTS:.3f} cm", "1 J 1 j"]
    orders += ["q", f"{left:.3f} {top:.3f} {width:.3f} {height:.3f} re W n", *map(order, page.marks), "Q", *map(order, page.margin)]
    return "\n".join(orders).encode("cp1252", "replace")


def colour(ink: str) -> str:
    return " ".join(f"{int(ink[at : at + 2], 16) / 255:.3f}" for at in (1, 3, 5))


def paint(mark: Outline | Disc) -> tuple[str, str]:
    """What comes before the path, and the order that paints it."""
    before = (f"{colour(mark.fill)} rg " if mark.fill else "") + (f"{colour(mark.stroke)} RG {mark.width:.3f} w " if mark.stroke else "")
    return before, {(True, True): "B", (True, False): "f", (False, True): "S"}.get((bool(mark.fill), bool(mark.stroke)), "n")


def order(mark: Mark) -> str:
    if isinstance(mark, Disc):
        before, after = paint(mark)
        return f"{before}{circle(*mark.middle, mark.radius)} h {after}"
    if isinstance(mark, Outline | Stroke):
        path = " ".join(f"{x:.3f} {y:.3f} {'l' if at else 'm'}" for at, (x, y) in enumerate(mark.points))
        if isinstance(mark, Stroke):
            return f"{colour(mark.stroke)} RG {mark.width:.3f} w {path} S"
        before, after = paint(mark)
        return f"{before}{path} h {after}"
    shown = mark.text.encode("cp1252", "replace").decode("cp1252")
    far = {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor] * mark.breadth
    escaped = shown.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
    font = f"/{'B' if mark.bold else 'F'} {mark.size:.3f} Tf"
    # the page is upside down for y, so letters are turned over once more
    return f"BT {colour(mark.fill)} rg {font} 1 0 0 -1 {mark.at[0] - far:.3f} {mark.at[1]:.3f} Tm ({escaped}) Tj ET"


def circle(x: float, y: float, r: float) -> str:
    k = ROUND * r
    quarters = ((r, k, k, r, 0.0, r), (-k, r, -r, k, -r, 0.0), (-r, -k, -k, -r, 0.0, -r), (k, -r, r, -k, r, 0.0))
    curves = [" ".join(f"{(y if at % 2 else x) + far:.3f}" for at, far in enumerate(quarter)) + " c" for quarter in quarters]
    return f"{x + r:.3f} {y:.3f} m " + " ".join(curves)

"""Pages as SVG, one picture below the other, in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from parlour.press.drawing import Disc, Mark, Outline, Page, Stroke

GAP = 6.0


def figure(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def svg(pages: Sequence[Page]) -> str:
    width = max(page.width for page in pages)
    height = sum(page.height for page in pages) + GAP * (len(pages) - 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{figure(width)}mm" height="{figure(height)}mm" '
        f'viewBox="0 0 {figure(width)} {figure(height)}" font-family="Helvetica, Arial, sans-serif">'
    ]
    down = 0.0
    for number, page in enumerate(pages):
        left, top, wide, high = map(figure, page.window)
        parts.append(f'<clipPath id="page{number}"><rect x="{left}" y="{top}" width="{wide}" height="{high}"/></clipPath>')
        parts.append(f'<g transform="translate(0 {figure(down)})">')
        parts.append(f'<rect width="{figure(page.width)}" height="{figure(page.height)}" fill="#ffffff"/>')
        parts.append(f'<g clip-path="url(#page{number})">{"".join(map(element, page.marks))}</g>{"".join(map(element, page.margin))}</g>')
        down += page.height + GAP
    return "".join(parts) + "</svg>\n"


def inks(mark: Outline | Disc) -> str:
    stroke = f' stroke="{mark.stroke}" stroke-width="{figure(mark.width)}"' if mark.stroke else ""
    return f' fill="{mark.fill or "none"}"{stroke}'


def element(mark: Mark) -> str:
    if isinstance(mark, Disc):
        return f'<circle cx="{figure(mark.middle[0])}" cy="{figure(mark.middle[1])}" r="{figure(mark.radius)}"{inks(mark)}/>'
    if isinstance(mark, Outline | Stroke):
        points = " ".join(f"{figure(x)},{figure(y)}" for x, y in mark.points)
        if isinstance(mark, Outline):
            return f'<polygon points="{points}"{inks(mark)}/>'
        width = figure(mark.width)
        return f'<polyline points="{points}" fill="none" stroke="{mark.stroke}" stroke-width="{width}" stroke-linecap="round"/>'
    place = f'x="{figure(mark.at[0])}" y="{figure(mark.at[1])}" font-size="{figure(mark.size)}"'
    bold = ' font-weight="bold"' if mark.bold else ""
    if mark.anchor == "start":  # a machine without Helvetica has broader letters: they keep to their column
        bold += f' textLength="{figure(mark.breadth)}" lengthAdjust="spacingAndGlyphs"'
    return f"<text {place}{bold} fill={quoteattr(mark.fill)} text-anchor={quoteattr(mark.anchor)}>{escape(mark.text)}</text>"

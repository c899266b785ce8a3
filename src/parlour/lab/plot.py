"""A histogram of lengths as an SVG picture, drawn by hand: no plotting library is needed for bars."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 360, 56, 44, 48
MOST_BARS = 60


def bars(lengths: Mapping[int, int]) -> list[tuple[int, int, int]]:
    """Lengths in classes of equal width: from, to (included), how many games."""
    low, high = min(lengths), max(lengths)
    wide = -(-(high - low + 1) // MOST_BARS)
    counts: dict[int, int] = {}
    for length, count in lengths.items():
        counts[(length - low) // wide] = counts.get((length - low) // wide, 0) + count
    return [(low + at * wide, low + at * wide + wide - 1, counts.get(at, 0)) for at in range((high - low) // wide + 1)]


def histogram(lengths: Mapping[int, int], title: str, across: str, upwards: str, mean: float) -> str:
    """The picture, with a line at the mean."""
    rows = bars(lengths)
    top = max(count for _, _, count in rows)
    room, high = WIDTH - LEFT - 16, HEIGHT - BOTTOM - TOP
    step = room / len(rows)
    low, end = rows[0][0], rows[-1][1] + 1
    at = LEFT + room * (mean - low) / (end - low)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
        f'<text x="{LEFT}" y="28" font-size="17" fill="#2b2622">{escape(title)}</text>',
    ]
    for number, (first, last, count) in enumerate(rows):
        tall = high * count / top
        x, y = LEFT + number * step, HEIGHT - BOTTOM - tall
        shape = f'<rect x="{x:.2f}" y="{y:.2f}" width="{max(0.5, step - 1):.2f}" height="{tall:.2f}" fill="#3b73b9">'
        parts.append(f"{shape}<title>{first}–{last}: {count}</title></rect>")
    parts += [
        f'<path d="M{LEFT} {HEIGHT - BOTTOM}H{WIDTH - 16}" stroke="#2b2622"/>',
        f'<path d="M{at:.2f} {TOP}V{HEIGHT - BOTTOM}" stroke="#d9822b" stroke-width="2" stroke-dasharray="5 4"/>',
        f'<text x="{at:.2f}" y="{TOP - 6}" font-size="12" fill="#8f4d0b" text-anchor="middle">{mean:.1f}</text>',
        f'<text x="{LEFT}" y="{HEIGHT - BOTTOM + 18}" font-size="12" fill="#2b2622">{low}</text>',
        f'<text x="{WIDTH - 16}" y="{HEIGHT - BOTTOM + 18}" font-size="12" fill="#2b2622" text-anchor="end">{end - 1}</text>',
        f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 8}" font-size="12" fill="#6a6158" text-anchor="middle">{escape(across)}</text>',
        f'<g transform="translate(16 {HEIGHT / 2}) rotate(-90)" font-size="12" fill="#6a6158" text-anchor="middle">',
        f"<text>{escape(upwards)}</text></g>",
        f'<text x="{LEFT - 6}" y="{TOP + 4}" font-size="12" fill="#2b2622" text-anchor="end">{top}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"

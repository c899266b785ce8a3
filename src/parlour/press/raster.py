"""A page as pixels, for whoever films learners: the same marks as on paper, drawn by Pillow (the extra `learn` brings it)."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw, ImageFont

from parlour.press.drawing import Disc, Outline, Page, Spot, Words

FINER: Final = 2  # drawn so many times as large, and made smaller: edges become smooth
ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}


def pixels(page: Page, per_millimetre: float = 4.0) -> Image.Image:
    """The page as an RGB image."""
    scale = per_millimetre * FINER
    image = Image.new("RGB", (max(1, round(page.width * scale)), max(1, round(page.height * scale))), "#ffffff")
    pen = ImageDraw.Draw(image)

    def there(spot: Spot) -> Spot:
        return spot[0] * scale, spot[1] * scale

    for mark in (*page.marks, *page.margin):
        if isinstance(mark, Disc):
            (x, y), radius = there(mark.middle), mark.radius * scale
            bounds = (x - radius, y - radius, x + radius, y + radius)
            pen.ellipse(bounds, fill=mark.fill or None, outline=mark.stroke or None, width=max(1, round(mark.width * scale)))
        elif isinstance(mark, Outline):
            points = [there(point) for point in mark.points]
            pen.polygon(points, fill=mark.fill or None)
            if mark.stroke:
                pen.line([*points, points[0]], fill=mark.stroke, width=max(1, round(mark.width * scale)), joint="curve")
        elif isinstance(mark, Words):
            pen.text(there(mark.at), mark.text, fill=mark.fill, font=ImageFont.load_default(mark.size * scale), anchor=ANCHORS[mark.anchor])
        else:
            pen.line([there(point) for point in mark.points], fill=mark.stroke, width=max(1, round(mark.width * scale)), joint="curve")
    return image.resize((image.width // FINER, image.height // FINER), Image.Resampling.LANCZOS)

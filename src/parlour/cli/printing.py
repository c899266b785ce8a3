"""`parlour print`: a game's board, pieces, score sheet and rules in short as a file for the printer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parlour.cli.shelf import agreed, find_game
from parlour.cli.voice import Voice, reason_of
from parlour.press.pages import SIZES, TooLarge, press
from parlour.press.pdf import pdf
from parlour.press.svg import svg


def print_to_file(
    voice: Voice, name: str, seats: int | None, options: Sequence[str], paper: str, field: float | None, out: Path | None
) -> None:
    found = find_game(voice, name)
    setup = agreed(voice, found, seats, options)
    size = next((known for known in SIZES if known == paper.upper()), None)
    if size is None:
        raise voice.refuse("cli-wrong-paper", paper=paper, papers=", ".join(SIZES))
    file = out or Path(f"{found.id}.pdf")
    if file.suffix.lower() not in (".pdf", ".svg"):
        raise voice.refuse("cli-wrong-print", file=str(file))
    try:
        pages = press(setup, size, voice.language, field)
    except TooLarge:
        raise voice.refuse("cli-print-too-large") from None
    try:
        file.write_bytes(pdf(pages) if file.suffix.lower() == ".pdf" else svg(pages).encode())
    except OSError as error:
        raise voice.refuse("cli-cannot-write", file=str(file), why=reason_of(error)) from None
    voice.tell("cli-printed", file=str(file), count=len(pages), paper=size)

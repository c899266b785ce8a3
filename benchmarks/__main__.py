"""Measure and print one table; with --save also write benchmarks/RESULTS.md."""

import argparse
from datetime import date
from importlib.metadata import version
from importlib.util import find_spec

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.results import keep
from benchmarks.rows import Row, rows, spread
from parlour.lab.machine import machine

HEADINGS = ("what", "counted", "Parlour", "theirs", "ratio", "note")


def where_measured() -> str:
    """This machine, and what was measured beside."""
    here = machine()
    parts = [
        f"Python {here.python}",
        f"librt {here.librt}",
        "compiled" if here.compiled else "NOT COMPILED: these are figures of plain Python",
    ]
    if find_spec("pyspiel"):
        parts.append(f"OpenSpiel {version('open_spiel')}")
    if find_spec("draughts"):
        parts.append(f"py-draughts {version('py-draughts')}")
    return f"{here.processor}, {here.cores} cores, {here.system}; {', '.join(parts)}"


def cells(row: Row) -> tuple[str, ...]:
    return (row.name, row.unit, spread(row.our_rates, 1), spread(row.their_rates, 1), spread(row.ratios, 2), row.note)


def save(measured: list[Row], rounds: int, where: str) -> None:
    lines = [" | ".join(cells(row)) for row in measured]
    table = "\n".join(f"| {line} |" for line in (" | ".join(HEADINGS), " | ".join("---" for _ in HEADINGS), *lines))
    keep(
        "",
        f"# Benchmarks\n\nWritten by `make bench SAVE=--save` on {date.today().isoformat()}.\n\n{where}\n\n"
        f"Per CPU second; medians of {rounds} rounds, the least and the most in brackets. Ratios are taken within a round, in which both "
        "sides run in turn.\nTheirs is OpenSpiel's C++ where no other is named.\n"
        "How moves are counted: see benchmarks/\\_\\_init\\_\\_.py.\n\n" + table,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--effort", type=float, default=1.0, help="1: about half a second a side, a row and a round")
    parser.add_argument("--save", action="store_true", help="write benchmarks/RESULTS.md")
    chosen = parser.parse_args()
    console = Console()
    beside = find_spec("pyspiel") is not None
    where = where_measured()
    console.print(where)
    if not beside:
        console.print("OpenSpiel is not installed: only Parlour is measured.")
    measured: list[Row] = []
    with Progress(console=console) as progress:
        task = progress.add_task("preparing", total=15 * (chosen.rounds + 1))
        for row in rows(chosen.effort, beside):
            measured.append(row)
            progress.advance(task)
        for number in range(chosen.rounds):
            for row in measured:
                progress.update(task, description=f"round {number + 1}: {row.name}")
                row.measure(number + 1)
                progress.advance(task)
    table = Table(*HEADINGS, title=f"per CPU second, medians of {chosen.rounds} rounds (least-most)")
    for row in measured:
        table.add_row(*cells(row))
    console.print(table)
    if chosen.save:
        save(measured, chosen.rounds, where)


if __name__ == "__main__":
    main()

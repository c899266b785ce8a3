"""Write docs/observations.md: what a learner sees of every game, part by part."""

from __future__ import annotations

import sys
from pathlib import Path

from parlour.catalogue import shelf
from parlour.observe import Actions, Observation

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
INTRODUCTION = """# What a learner sees

`parlour.observe.Observation(setup)` makes whole numbers of any position, in parts of fixed shape, and `parlour.observe.Actions(setup)`
numbers all actions from 0 on. PettingZoo, Gymnasium, OpenSpiel and batches use the same two. This page is written by `make docs`.

| part | shape | what is in it |
|---|---|---|
| `turn` | seats + 5 | whose hand it is; whether dice decide, it is over, a move is midway; which colour plays; what is to be counted |
| `sites` | channels × sites | per owner and kind of piece, how many stand on each site; heaps count as many as their figure says |
| `dice` | 13 | how many wait to be thrown, show 1 to 6, and show 1 to 6 but are spent |
| `hold` | seats × kinds | what each seat holds off the board |
| `sheet` | seats × rows × 2 | the score sheet: what is written, and whether it is still open |
| `marks` | marks × sites | sites that something hangs on: a pawn to be taken in passing, the piece that goes on taking, a missed capture |
| `figures` | figures | what else decides what can be done, by name: points of the turn, throws made, dice that stand, who must answer |
| `places` | seats | each seat's place, once it has one |

The last of `turn` is the figure in what is to be done: stones to take or to place, throws left, a raise to answer.

Everything is relative to the observer: seat 0 is the observer, seat 1 the next one round the table, and the board is turned so that the
observer's own side is nearest. `Observation(setup).parts["sites"].axes` has the names along each axis; `split` takes an observation apart.
What lies in the past is not seen (positions that were, for draws by repetition; moves and turns counted towards a limit), nor are dice
that are covered, and options are not: they stay the same. All else is: positions that look the same are the same and allow the same
actions, which a test tries in every game.

A dice game's figures are those of [its positions in writing](positions.md): a seat is 1 where it is meant, dice are counted by face, a
word is the number of its place among the words it can be.

Shapes at the usual number of players and with the usual options; other seats and options may have others.

| game | seats | numbers | actions | parts |
|---|---|---|---|---|
"""


def page() -> str:
    rows = []
    for game in shelf():
        setup = game.agree()
        seen, actions = Observation(setup), Actions(setup)
        parts = ", ".join(f"{name} {'×'.join(map(str, shape))}" for name, shape in seen.shapes.items())
        decided = str(len(actions.numbers)) if actions.numbers else "only throws"
        rows.append(f"| `{game.id}` | {setup.seats} | {seen.size} | {decided} | {parts} |")
    named = ["", "", "The channels of `sites`:", "", "| game | channels |", "|---|---|"]
    for game in shelf():
        sites = Observation(game.agree()).parts.get("sites")
        if sites is not None:
            named.append(f"| `{game.id}` | {', '.join(sites.axes[0])} |")
    for part, told in (("marks", "The marks:"), ("figures", "The figures; `own` stands for a figure that every seat has:")):
        named += ["", "", told, "", f"| game | {part} |", "|---|---|"]
        for game in shelf():
            found = Observation(game.agree()).parts.get(part)
            if found is not None:
                names = [name for name in found.axes[0] if not name.startswith("seat +")]
                named.append(f"| `{game.id}` | {', '.join(names)} |")
    return INTRODUCTION + "\n".join([*rows, *named]) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")

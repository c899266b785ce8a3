"""A position as plain data: what lies on the table, who holds what, and everything that can be done now, in names and in writing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.scene import Scene
from parlour.core.state import CHANCE, OVER, State

FORMAT: Final = 1
SCHEMA: Final = Path(__file__).with_name("description.schema.json")

Plain = dict[str, object]


def described(game: Game, state: State) -> Plain:
    """The position, ready for JSON; `description.schema.json` says what stands where."""
    scene = game.face.scene(state, max(state.hand, 0))
    return {
        "parlour": FORMAT,
        "game": game.id,
        "version": game.version,
        "options": dict(state.setup.options),
        "position": state.text(),
        "turn": "over" if state.turn == OVER else "chance" if state.turn == CHANCE else "decision",
        "hand": state.hand if state.hand >= 0 else None,
        "colour": scene.colour or None,
        "midway": state.midway,
        "seats": seats(scene),
        "pieces": pieces(scene),
        "dice": [{"id": die.id, "face": die.face or None, "spent": die.spent} for die in scene.dice],
        "sheet": sheet(scene),
        "actions": actions(game.face, state),
        "moves": [] if state.turn == OVER else game.face.list_moves(state),
        "result": result(state),
    }


def seats(scene: Scene) -> list[Plain]:
    return [
        {
            "colours": list(view.colours),
            "place": view.place or None,
            "holds": [
                {"what": holding.name.id, "count": int(holding.count), "kind": holding.kind or None, "colour": holding.colour or None}
                for holding in view.holdings
            ],
        }
        for view in scene.seats
    ]


def pieces(scene: Scene) -> list[Plain]:
    owner = {colour: seat for seat, view in enumerate(scene.seats) for colour in view.colours}
    return [
        {
            "site": piece.site,
            "kind": piece.kind,
            "colour": piece.colour,
            "seat": owner.get(piece.colour),
            "level": piece.level,
            "label": piece.label or None,
        }
        for piece in scene.pieces
    ]


def sheet(scene: Scene) -> Plain | None:
    if scene.sheet is None:
        return None
    return {row.id: [None if cell is None else int(cell) for cell in scene.sheet.cells[row.id]] for row in scene.sheet.rows}


def actions(face: Face, state: State) -> list[Plain]:
    """What is legal, each with its number and its text; outcomes of a throw with their weights too."""
    legal = state.legal()
    if state.turn == CHANCE:
        return [
            {"action": action, "text": face.write(state, action), "weight": weight}
            for action, weight in zip(legal, state.weights(), strict=True)
        ]
    return [{"action": action, "text": face.write(state, action)} for action in legal]


def result(state: State) -> Plain | None:
    if state.turn != OVER:
        return None
    ended = state.result()
    return {"places": [int(place) for place in ended.places], "scores": [int(score) for score in ended.scores], "reason": ended.reason}

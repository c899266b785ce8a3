"""Mens erger je niet, on a board with four colours or its other side with six. Sheet: ludo.md, section 3.

Unlike Mensch ärgere Dich nicht: a colour's first pawn comes in without a six, a pawn just brought in must be played, landing on a pawn of
one's own captures it, too high a throw counts back from the end of the goal. Who plays with fewer takes two colours.
"""

from parlour.core.setup import Option, Setup, choice
from parlour.core.source import ours, printed, reading
from parlour.games.ludo.board import ArmedBoard, Cross, RingBoard
from parlour.games.ludo.game import Ludo
from parlour.games.ludo.rules import Capturing, Colours, Entry, Goal, LudoRules, arms

SIDES = {"four": 4, "six": 6}
# Who plays which colour, by the number of players from two on: with one colour each, and with two for some of them
SINGLE = {4: ("0-1-", "012-", "0123"), 6: ("0--1--", "0-1-2-", "01-23-", "01234-", "012345")}
DOUBLE = {4: ("0101", "0102", "0123"), 6: ("01-01-", "012012", "012013", "012034", "012345")}
OPTIONS = (
    choice("board", "four six", printed(box315="nl fr"), fits=(("four", (2, 3, 4)),)),
    Option("double_colours", True, seats=(2, 3, 4, 5), source=printed(box315="nl fr")),
    choice(
        "goal_return",
        "wait back_onto_track",
        reading("source-mens_erger_je_niet-goal_return", box315="nl fr"),
        nl="wait",
        fr="back_onto_track",
    ),
    Option("play_on", False, source=ours("source-only-a-winner")),
)


def rules(setup: Setup) -> LudoRules:
    sides = SIDES[setup.choice("board")]
    players = (DOUBLE if setup.flag("double_colours") else SINGLE)[sides][setup.seats - 2]
    return LudoRules(
        Colours("YGRKUW", players),
        arms(sides, range(sides)),
        entry=Entry(first_free=True),  # R2
        capturing=Capturing(own=True),
        goal=Goal(counts_back=True, shortens=setup.choice("goal_return") == "back_onto_track"),
        play_on=setup.flag("play_on"),
    )


def board(setup: Setup, rules: LudoRules) -> RingBoard:
    return Cross(setup, rules) if rules.colours.count == 4 else ArmedBoard(setup, rules, 6, range(6))


GAME = Ludo(id="mens_erger_je_niet", version=2, seats=(2, 3, 4, 5, 6), rules=rules, board=board, options=OPTIONS)

"""Mensch ärgere Dich nicht, on the cross of 40 squares. Sheet: ludo.md, section 1."""

from parlour.core.setup import Option, Setup, choice
from parlour.core.source import printed, reading
from parlour.games.ludo.board import Cross
from parlour.games.ludo.game import Ludo
from parlour.games.ludo.rules import CAPTURE, NEVER, STUCK, Capturing, Colours, Entry, Goal, LudoRules, Throws, arms

# R13: all four colours with fewer players are a variant
PLAYERS = {"plain": {2: "0-1-", 3: "012-", 4: "0123"}, "all_colours": {2: "0101", 3: "012*", 4: "0123"}}
OPTIONS = (
    choice("few_players", "plain all_colours", printed("source-maedn-few_players", travel="de"), seats=(2, 3)),
    Option("backward_capture", False, source=printed(travel="de")),
    Option("three_rolls", False, presets=(("common", True),), source=printed(travel="de")),
    Option("no_jump_in_goal", False, source=printed(travel="de")),
    Option("barriers", False, source=printed(travel="de")),
    choice("compulsory_capture", "off enforced penalty", printed("source-enforced", travel="de")),
    choice("a_exit", "any six_only", reading("source-maedn-a_exit", travel="de fr it", big="de"), de="any", fr="any", it="six_only"),
    Option("play_on", True, source=printed("source-maedn-play_on", travel="de fr it", big="de")),
)


def rules(setup: Setup) -> LudoRules:
    return LudoRules(
        Colours("YGRK", PLAYERS[setup.choice("few_players")][setup.seats]),
        arms(4, range(4)),
        on_a=True,  # R3
        throws=Throws(three=STUCK if setup.flag("three_rolls") else NEVER),
        entry=Entry(six_leaves_a=setup.choice("a_exit") == "six_only"),
        capturing=Capturing(CAPTURE[setup.choice("compulsory_capture")], backward=setup.flag("backward_capture")),
        goal=Goal(no_jump=setup.flag("no_jump_in_goal")),
        barriers=setup.flag("barriers"),
        play_on=setup.flag("play_on"),
    )


GAME = Ludo(id="maedn", seats=(2, 3, 4), rules=rules, board=Cross, options=OPTIONS)

"""Mensch ärgere Dich nicht, on the cross of 40 squares. Sheet: ludo.md, section 1."""

from parlour.core.board import Board
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.maedn_rules import MaednState
from parlour.games.ludo.position import PositionReader
from parlour.games.ludo.rules import ABSENT, CAPTURE, NEVER, NO_ONE, STUCK, LudoRules

LETTERS = ("Y", "G", "R", "K")  # yellow, green, red, black: clockwise (R1)

# Who owns yellow, green, red and black. R13: all four colours with fewer players are a variant.
PLAIN = {2: (0, ABSENT, 1, ABSENT), 3: (0, 1, 2, ABSENT), 4: (0, 1, 2, 3)}
ALL_COLOURS = {2: (0, 1, 0, 1), 3: (0, 1, 2, NO_ONE), 4: (0, 1, 2, 3)}


class Maedn(Game):
    def begin(self, setup: Setup) -> LudoState:
        rules = rules_of(setup)
        state = MaednState(setup, rules)
        state.open()
        return state

    def parse(self, text: str, setup: Setup) -> LudoState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.ludo.board import cross
        from parlour.games.ludo.face import LudoFace

        return LudoFace(lambda setup: cross(), plate)


def rules_of(setup: Setup) -> LudoRules:
    few = ALL_COLOURS if setup.choice("few_players") == "all_colours" else PLAIN
    return LudoRules(
        letters=LETTERS,
        owners=tuple(int(owner) for owner in few[setup.seats]),
        ring=40,
        offsets=(0, 10, 20, 30),
        on_a=True,  # R3
        three_rolls=int(STUCK if setup.flag("three_rolls") else NEVER),
        backward=setup.flag("backward_capture"),
        no_jump_in_goal=setup.flag("no_jump_in_goal"),
        barriers=setup.flag("barriers"),
        capture=CAPTURE[setup.choice("compulsory_capture")],
        six_leaves_a=setup.choice("a_exit") == "six_only",
        play_on=setup.flag("play_on"),
    )


def plate(setup: Setup) -> Board:
    """The printed cross, turned for each seat to the arm of its first colour."""
    from parlour.games.ludo.board import cross_plate

    rules = rules_of(setup)
    return cross_plate(tuple(int(rules.first_colour(seat)) for seat in range(setup.seats)))


GAME = Maedn(
    id="maedn",
    family="ludo",
    version=1,
    seats=(2, 3, 4),
    usual_seats=4,
    options=(
        Option("few_players", "plain", choices=("plain", "all_colours"), seats=(2, 3), source="travel booklet, variants; R13"),
        Option("backward_capture", False, source="travel booklet, variants"),
        Option("three_rolls", False, source="travel booklet, variants"),
        Option("no_jump_in_goal", False, source="travel booklet, variants"),
        Option("barriers", False, source="travel booklet, variants"),
        Option("compulsory_capture", "off", choices=("off", "enforced", "penalty"), source="travel booklet, variants: penalty"),
        Option("a_exit", "any", choices=("any", "six_only"), source="R6: six_only is the Italian text"),
        Option("play_on", True, source="both booklets; off ends the game with the first winner"),
    ),
)

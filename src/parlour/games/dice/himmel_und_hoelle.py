"""Heaven and hell (Himmel und Hölle): the top of a die counts ten, its bottom one. Sheet: dice.md, himmel_und_hoelle."""

from mypy_extensions import i64

from parlour.core.board import Board, Caption, Site
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.face import faces
from parlour.games.dice.faults import Faults, rounds_faults
from parlour.games.dice.felt import EDGE, WIDTH, patch
from parlour.games.dice.felt_face import LaidFace
from parlour.games.dice.figures import AMOUNT, Figures
from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.line_rules import TotalState

LEAST, MOST = 32, 122  # what two ones and two sixes are worth
HELL = ("hell1", "hell2")  # where the lower faces are seen


def heaven_and_hell(outcome: i64) -> i64:
    """Each die counts 10 * top + bottom, and top and bottom are 7 together."""
    return 9 * pips(outcome) + 14


class HeavenAndHell(TotalState):
    def through(self, each: Figures) -> DiceState:
        to = HeavenAndHell(self.setup, self.tray)
        self.total_through(to, each, "latest", AMOUNT)
        return to

    def fallen(self, outcome: i64) -> None:
        self.latest[self.hand] = heaven_and_hell(outcome)
        self.total[self.hand] += self.latest[self.hand]
        self.go_round(2)


class HeavenAndHellFace(LaidFace[HeavenAndHell]):
    rows = ("heaven", "hell", "latest", "total")
    held = ("total",)

    def board(self, setup: Setup) -> Board:
        """Heaven, where the dice fall, and hell, where their lower faces are seen."""
        middle, low = WIDTH / 2, 2.4
        above, below = [say(f"dice-himmel_und_hoelle-place-{name}") for name in ("heaven", "hell")]
        halves = (patch("half", EDGE, EDGE, middle - 0.05, low, "lightblue"), patch("half", middle + 0.05, EDGE, WIDTH - EDGE, low, "red"))
        dice = patch("dice", EDGE + 0.15, 1.05, middle - 0.2, low - 0.12)
        captions = (Caption(1.93, 0.72, "", "title", above, 2.8), Caption(5.17, 0.72, "", "title", below, 2.8))
        sites = tuple(Site(site, x, 1.66, "square", "tray", size=0.94, name=below) for site, x in zip(HELL, (4.55, 5.85), strict=True))
        return Board(0, 0, WIDTH, low + EDGE, "felt", sites, areas=(*halves, dice), captions=captions)

    def pieces(self, state: HeavenAndHell) -> tuple[Piece, ...]:
        return tuple(Piece(f"die{7 - face}", "ivory", site) for site, face in zip(HELL, faces(state.dice), strict=False))

    def cell(self, state: HeavenAndHell, seat: int, row: str, figure: int) -> int | None:
        if row in ("latest", "total") or state.latest[seat] == 0:
            return super().cell(state, seat, row, figure)
        tops = (state.latest[seat] - 14) // 9
        return 10 * tops if row == "heaven" else 14 - tops

    def prompt(self, state: HeavenAndHell) -> Message:
        return self.asking(state, "dice-prompt-round", **self.rounds_words(state))

    def told(self, before: HeavenAndHell, action: int, after: HeavenAndHell) -> list[Event]:
        first, second = [9 * face + 7 for face in faces(action)]
        return [self.note(before.hand, "dice-himmel_und_hoelle-log", first=first, second=second, points=first + second)]


def faults(state: HeavenAndHell) -> Faults:
    for seat, latest in enumerate(state.latest):
        turns = state.round + (seat < state.hand)
        earlier = max(0, turns - 1)
        yield latest not in (range(LEAST, MOST + 1, 9) if turns else (0,)), say("error-dice-worth", least=LEAST, most=MOST)
        yield not LEAST * earlier <= state.total[seat] - latest <= MOST * earlier, say("error-dice-totals")
    yield from rounds_faults(state)


GAME = DiceGame("himmel_und_hoelle", HeavenAndHell, HeavenAndHellFace, faults, (usual("rounds", 5, 1, 50, "source-agreed"),), cups=(2,))

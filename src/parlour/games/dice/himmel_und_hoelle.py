"""Heaven and hell (Himmel und Hölle): the top of a die counts ten, its bottom one. Sheet: dice.md, himmel_und_hoelle."""

from parlour.core.board import Board, Caption, Site
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.source import printed
from parlour.games.dice.face import DiceFace, faces, seat_name
from parlour.games.dice.faults import rounds_fault
from parlour.games.dice.felt import EDGE, WIDTH, patch
from parlour.games.dice.felt_face import changes
from parlour.games.dice.game import DiceGame
from parlour.games.dice.himmel_und_hoelle_rules import HeavenAndHell, heaven_and_hell

LEAST, MOST = 32, 122  # two ones, two sixes
HELL = ("hell1", "hell2")  # where the lower faces are seen


class HeavenAndHellFace(DiceFace[HeavenAndHell]):
    rows = ("heaven", "hell", "latest", "total")
    held = ("total",)

    def board(self, setup: Setup) -> Board:
        """Heaven, where the dice fall, and hell, where their lower faces are seen."""
        middle, high = WIDTH / 2, 2.75
        heaven = patch("half", EDGE, EDGE, middle - 0.05, high - EDGE, "lightblue")
        hell = patch("half", middle + 0.05, EDGE, WIDTH - EDGE, high - EDGE, "red")
        dice = patch("dice", EDGE + 0.15, 1.05, middle - 0.2, high - EDGE - 0.12)
        words = [say(f"dice-himmel_und_hoelle-place-{name}") for name in ("heaven", "hell")]
        captions = tuple(Caption(x, 0.72, "", "title", text, 2.8) for x, text in zip((1.93, 5.17), words, strict=True))
        below = tuple(Site(site, x, 1.66, "square", "tray", size=0.94, name=words[1]) for site, x in zip(HELL, (4.55, 5.85), strict=True))
        return Board(0, 0, WIDTH, high, "felt", below, areas=(heaven, hell, dice), captions=captions)

    def pieces(self, state: HeavenAndHell) -> tuple[Piece, ...]:
        return tuple(Piece(f"die{7 - face}", "ivory", site) for site, face in zip(HELL, faces(state.dice), strict=False))

    def happened(self, before: HeavenAndHell, action: int, after: HeavenAndHell) -> list[Event]:
        return super().happened(before, action, after) + changes(self.pieces(before), self.pieces(after), before.hand)

    def cell(self, state: HeavenAndHell, seat: int, row: str, figure: int) -> int | None:
        if row in ("latest", "total") or not state.latest[seat]:
            return super().cell(state, seat, row, figure)
        tops = (state.latest[seat] - 14) // 9
        return 10 * tops if row == "heaven" else 14 - tops

    def prompt(self, state: HeavenAndHell) -> Message:
        return say("dice-prompt-round", colour=seat_name(state.hand), round=state.round + 1, rounds=state.rounds)

    def told(self, before: HeavenAndHell, action: int, after: HeavenAndHell) -> list[Event]:
        low, high = faces(action)
        parts = {"first": 9 * low + 7, "second": 9 * high + 7, "points": heaven_and_hell(action)}
        return [self.note(before.hand, "dice-himmel_und_hoelle-log", **parts)]


def fault(state: HeavenAndHell) -> Message | None:
    for seat, latest in enumerate(state.latest):
        turns = state.round + (seat < state.hand)
        if (latest > 0) != (turns > 0) or (latest and latest not in range(LEAST, MOST + 1, 9)):
            return say("error-dice-worth", least=32, most=122)
        earlier = max(0, turns - 1)
        if not LEAST * earlier <= state.total[seat] - latest <= MOST * earlier:
            return say("error-dice-totals")
    return rounds_fault(state)


OPTIONS = (Option("rounds", 5, low=1, high=50, source=printed("source-agreed", big="de")),)
GAME = DiceGame("himmel_und_hoelle", HeavenAndHell, HeavenAndHellFace, fault, OPTIONS, cups=(2,))

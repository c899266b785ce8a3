"""Heaven and hell (Himmel und Hölle): the top of a die counts ten, its bottom one. Sheet: dice.md, himmel_und_hoelle."""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.games.dice.face import DiceFace, faces, seat_name
from parlour.games.dice.faults import rounds_fault
from parlour.games.dice.game import DiceGame
from parlour.games.dice.himmel_und_hoelle_rules import HeavenAndHell, heaven_and_hell

LEAST, MOST = 32, 122  # two ones, two sixes


class HeavenAndHellFace(DiceFace[HeavenAndHell]):
    rows = ("heaven", "hell", "latest", "total")
    held = ("total",)

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


def fault(state: HeavenAndHell) -> str:
    for seat, latest in enumerate(state.latest):
        turns = state.round + (seat < state.hand)
        if (latest > 0) != (turns > 0) or (latest and latest not in range(LEAST, MOST + 1, 9)):
            return "a throw gives 32 to 122 points in steps of 9"
        earlier = max(0, turns - 1)
        if not LEAST * earlier <= state.total[seat] - latest <= MOST * earlier:
            return "the totals do not fit the throws"
    return rounds_fault(state)


OPTIONS = (Option("rounds", 5, low=1, high=50, source=printed("source-agreed", big="de")),)
GAME = DiceGame("himmel_und_hoelle", HeavenAndHell, HeavenAndHellFace, fault, OPTIONS, cups=(2,))

"""Va banque: a choice is worth the chance to take the pot.

Against what lies on the table it is exact, against those who are still to throw as if they played for large results.
"""

from functools import cache

from parlour.games.dice.va_banque_rules import MADE, PART, RESULT, STEP, TOTAL, USED, WAITS, VaBanqueState
from parlour.players.dice.va_banque_solver import LARGEST, BankTurn, totals_wanted
from parlour.players.expert import Worth

FELL = -30.0  # leaving a remainder to the bank is worse than the smallest result
HAIR = 1e-4  # what all results together are worth beside chances


@cache
def rival(bank_takes: bool) -> tuple[list[float], float]:
    """How likely every result is for somebody who plays for a large one, and how likely a remainder."""
    return BankTurn(totals_wanted(), bank_takes, FELL).chances()


def share(state: VaBanqueState) -> list[float]:
    """The chance to take the pot, for every result."""
    known = [state.own(seat, RESULT) for seat in range(state.seats) if state.own(seat, PART) == MADE]
    later = sum(state.own(seat, PART) == WAITS for seat in range(state.seats)) - 1
    chances, below = rival(state.bank_takes())
    best = max(known, default=-LARGEST)
    worth = []
    for at, chance in enumerate(chances):
        result = at - LARGEST
        ahead = 0.0 if result < best else 0.5 if result == best else 1.0
        worth.append(ahead * (below + chance / 2) ** later + HAIR * float(result) / 1300.0)
        below += chance
    return worth


def weigh(state: VaBanqueState) -> Worth:
    solved = BankTurn(share(state), state.bank_takes(), 0.0)
    figures = state.figures
    values = {action: solved.value(figures[TOTAL], figures[USED], figures[STEP], state.dice, action) for action in state.legal()}
    return Worth("chance", values)

"""Va banque: a choice is worth the chance to take the pot.

Against what lies on the table it is exact, against those who are still to throw as if they played for large results. Between two it is
exact altogether: the only stake comes back unless the bank takes it, so that all a choice can do is to keep it.
"""

from functools import cache

from parlour.games.dice.va_banque_rules import MADE, WAITS, VaBanque
from parlour.players.dice.va_banque_solver import LARGEST, BankTurn, totals_wanted
from parlour.players.expert import Worth

FELL = -30.0  # losing the stake to the bank is worse than the smallest result
HAIR = 1e-4  # what all results together are worth beside chances


@cache
def rival(bank_takes: bool) -> tuple[list[float], float]:
    """How likely every result is for somebody who plays for a large one, and how likely a stake that the bank takes."""
    return BankTurn(totals_wanted(), bank_takes, FELL).chances()


def share(state: VaBanque) -> list[float]:
    """The chance to take the pot, for every result."""
    if state.seats == 2:
        return [1.0] * (2 * int(LARGEST) + 1)
    known = [state.made[seat] for seat in range(state.seats) if state.part[seat] == MADE]
    later = sum(state.part[seat] == WAITS for seat in range(state.seats)) - 1
    chances, below = rival(state.bank_takes())
    best = max(known, default=-LARGEST)
    worth = []
    for at, chance in enumerate(chances):
        result = at - LARGEST
        ahead = 0.0 if result < best else 0.5 if result == best else 1.0
        worth.append(ahead * (below + chance / 2) ** later + HAIR * float(result) / 1300.0)
        below += chance
    return worth


def weigh(state: VaBanque) -> Worth:
    solved = BankTurn(share(state), state.bank_takes(), 0.0)
    could = state.could_divide == 1
    values = {action: solved.value(state.total, state.used, state.step, state.dice, action, could) for action in state.legal()}
    return Worth("chance", values)

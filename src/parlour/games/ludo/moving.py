"""An action of the ludo family taken apart: who moves from where to where, and whom that sends back."""

from dataclasses import dataclass

from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import BACKWARD, FORWARD, JUDGE, JUMP, NEUTRAL, NO_ONE, PIECES


@dataclass(frozen=True, slots=True)
class Move:
    """Places are told as the moving colour counts, those of captured pieces as theirs do."""

    colour: int
    start: int
    target: int
    neutral: bool = False
    via: int = -1  # the star from which the piece jumped on
    taken: tuple[tuple[int, int], ...] = ()  # colour and progress of those who are captured

    @property
    def enters(self) -> bool:
        return self.start < 0


def move_of(state: LudoState, action: int) -> Move:
    """What a moving action does in this position."""
    rules = state.rules
    die = int(state.die)
    kind = next(kind for kind in (JUMP, NEUTRAL, BACKWARD, FORWARD) if action >= kind)
    mover = int(rules.neutral if kind == NEUTRAL else state.colour)
    start = int(action - kind) - 1
    target = start - die if kind == BACKWARD else int(state.landing(mover, start, die))
    taken = captured(state, mover, target)
    if kind != JUMP:
        return Move(mover, start, target, kind == NEUTRAL, taken=taken)
    return Move(mover, start, star_after(state, mover, target), via=target, taken=taken)


def star_after(state: LudoState, colour: int, progress: int) -> int:
    """Where a jump from the star on this progress leads, as the colour counts."""
    rules = state.rules
    square = (rules.offset[colour] + progress) % rules.ring
    steps = next(n for n in range(1, rules.ring) if rules.starred[(square + n) % rules.ring] and not state.ring[(square + n) % rules.ring])
    return int((progress + steps) % rules.ring)


def captured(state: LudoState, mover: int, target: int) -> tuple[tuple[int, int], ...]:
    """Who is sent back when a piece lands there."""
    rules = state.rules
    if target >= rules.ring:
        return ()
    square = int((rules.offset[mover] + target) % rules.ring)
    holder = int(state.ring[square])
    holders = [number - 1 for number in (holder & 15, holder >> 4) if number]
    places = [(other, int((square - rules.offset[other]) % rules.ring)) for other in sorted(holders)]
    if rules.goals == 1:  # whoever has not left its start point is not captured there
        return tuple((other, progress) for other, progress in places if progress)
    if rules.takes_own:
        return tuple(places)
    return tuple((other, progress) for other, progress in places if rules.band[other] != rules.band[mover])


def judged(action: int) -> int:
    """Which piece is sent back for a missed capture; below 0 if none is."""
    return action - int(JUDGE) - 1


def penalised(state: LudoState, move: Move) -> int:
    """The progress from which the moving colour's own piece goes back because this move misses a capture, or -1 (0.7)."""
    own = int(state.colour)
    piece = PIECES * move.colour
    while state.at[piece] != move.start:
        piece += 1
    back = not move.enters and move.target < move.start
    progress = int(state.guilty(move.colour, piece, -state.die if back else state.die))
    if progress < 0 or (own, progress) in move.taken:
        return -1
    return move.target if move.colour == own and progress == move.start else progress


def owns(state: LudoState, which: int) -> bool:
    """Whether a colour is on the board."""
    return bool(state.rules.owners[which] >= NO_ONE)

"""An action of the ludo family taken apart: who moves from where to where, and whom that sends back."""

from dataclasses import dataclass

from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import BACKWARD, FORWARD, JUDGE, JUMP, NEUTRAL, NO_ONE


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
    kind = next(kind for kind in (JUMP, NEUTRAL, BACKWARD, FORWARD) if action >= kind)
    mover = rules.colours.neutral if kind == NEUTRAL else state.colour
    start = action - kind - 1
    target = state.landing(mover, start, -state.die if kind == BACKWARD else state.die)
    taken = captured(state, mover, target)
    if kind != JUMP:
        return Move(mover, start, target, kind == NEUTRAL, taken=taken)
    return Move(mover, start, star_after(state, mover, target), via=target, taken=taken)


def star_after(state: LudoState, colour: int, progress: int) -> int:
    """Where a jump from the star on this progress leads, as the colour counts."""
    squares = state.rules.squares
    return (state.next_star(state.square(colour, progress)) - squares.starts[colour]) % squares.ring


def captured(state: LudoState, mover: int, target: int) -> tuple[tuple[int, int], ...]:
    """Who is sent back when a piece lands there."""
    rules = state.rules
    if target >= rules.squares.ring:
        return ()
    square = state.square(mover, target)
    holder = state.ring[square]
    holders = [number - 1 for number in (holder & 15, holder >> 4) if number]
    places = [(other, (square - rules.squares.starts[other]) % rules.squares.ring) for other in sorted(holders)]
    if rules.chase:  # whoever has not left its start point is not captured there
        return tuple((other, progress) for other, progress in places if progress)
    if rules.capturing.own:
        return tuple(places)
    return tuple((other, progress) for other, progress in places if rules.colours.band[other] != rules.colours.band[mover])


def judged(action: int) -> int:
    """Which piece is sent back for a missed capture; below 0 if none is."""
    return action - JUDGE - 1


def penalised(state: LudoState, move: Move) -> int:
    """The progress from which the moving colour's own piece goes back because this move misses a capture, or -1 (0.7)."""
    own = state.colour
    back = not move.enters and move.target < move.start
    missed = state.missed(move.colour, move.start, -state.die if back else state.die)
    progress = state.guilty(missed, move.colour, move.start)
    if progress < 0 or (own, progress) in move.taken:
        return -1
    return move.target if move.colour == own and progress == move.start else progress


def owns(state: LudoState, which: int) -> bool:
    """Whether a colour is on the board."""
    return state.rules.colours.owners[which] >= NO_ONE

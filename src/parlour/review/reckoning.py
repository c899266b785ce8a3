"""What a game came to: the worth of every position, what every throw brought and every decision lost.

It is reckoned from the end back. The last position is worth its result. A throw's position is worth the mean over all outcomes, in which
the outcome that fell counts as what came after it. A decision's position is worth its best choice, in which the choice that was made
counts as what came after it. So whatever changes from one position to the next is either the luck of a throw or the loss of a decision,
for every seat:

    worth at the start + luck of all throws + what all decisions brought = result

Where somebody gave up, all agreed or time was over, the step to that result is neither: it stands beside them, as `ended`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from parlour.catalogue import entry, game
from parlour.core.face import Face
from parlour.core.record import Record
from parlour.core.result import Result
from parlour.core.state import CHANCE, OVER, State
from parlour.players.expert import Unit
from parlour.review.judge import Judge, Worths
from parlour.review.looking import Line, Look, judge_for, setup_of, states_of

FORMAT = 3  # raised when what is stored means something else

Kind = Literal["throw", "decision", "forced", "end"]
Mark = Literal["", "slip", "mistake", "blunder"]

NEARLY_WON = 0.5  # of a game, ahead of everybody else

# What a move loses, in parts of a whole game, from which on it is called so: docs/review.md has what was measured
MARKS: dict[str, tuple[tuple[float, Mark], ...]] = {
    "thought": ((0.28, "blunder"), (0.12, "mistake"), (0.07, "slip")),
    "both": ((0.085, "blunder"), (0.05, "mistake"), (0.035, "slip")),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that could have been made: its actions, its text, and what it is worth to whoever decided."""

    actions: tuple[int, ...]
    text: str
    worth: float


@dataclass(frozen=True, slots=True)
class Move:
    """A whole move, or a throw: the actions from `first` to before `end`."""

    first: int
    end: int
    seat: int  # who moved or threw
    kind: Kind
    text: str
    change: Worths  # what it changed, for every seat
    lost: float = 0.0  # by whoever decided, against the best
    mark: Mark = ""
    best: tuple[Choice, ...] = ()  # the best ones first; what was played is not always among them


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's game: how its worth at the start became its result."""

    start: float
    luck: float  # what all throws brought
    decided: float  # what all decisions brought, its own and the others'
    ended: float  # what it brought that the game ended otherwise than by its rules
    result: float
    lost: float  # by its own decisions
    decisions: int
    slips: int
    mistakes: int
    blunders: int


@dataclass(frozen=True, slots=True)
class Review:
    """A game as the strongest player sees it."""

    game: str
    unit: Unit
    scale: float
    exact: bool
    seats: int
    finished: bool
    worths: tuple[Worths, ...]  # before every action, and at the end
    moves: tuple[Move, ...]
    accounts: tuple[Account, ...]
    turning: int  # the number of the move that changed most; -1 if there is none
    good: tuple[int, ...]  # the numbers of moves that only the best found
    format: int = field(default=FORMAT)


def reckon(record: Record, looks: Sequence[Look]) -> Review:
    """Put the looks at all positions of a game together."""
    setup, actions, result, face = setup_of(record), record.actions, record.result, game(record.game).face
    states = list(states_of(setup, record.position, actions))
    judge = judge_for(setup, record.position, len(actions))
    worths = worths_of(judge, states, actions, looks, result)
    moves = moves_of(judge, states, actions, looks, worths, face)
    over = result is not None or states[-1].turn == OVER
    return Review(
        game=setup.game,
        unit=judge.unit,
        scale=judge.scale,
        exact=judge.exact,
        seats=setup.seats,
        finished=over,
        worths=tuple(worths),
        moves=tuple(moves),
        accounts=tuple(account(seat, worths, moves) for seat in range(setup.seats)),
        turning=turning_point(worths, moves, judge.scale),
        good=best_moves(moves, looks, judge.scale),
    )


def worths_of(judge: Judge, states: Sequence[State], actions: Sequence[int], looks: Sequence[Look], result: Result | None) -> list[Worths]:
    """What every position was worth, from the end back."""
    last = looks[-1].here
    given = judge.ended(result) if result is not None and not judge.alone and not told_by(states[-1], result) else last
    worths = [given] if given == last else [given, last]  # a game that was given up changes its worth without an action
    for number in range(len(actions) - 1, -1, -1):
        worths.append(worth_before(judge, states[number], actions[number], looks[number], worths[-1]))
    return worths[::-1]


def told_by(state: State, result: Result) -> bool:
    """Whether a result is that of the rules: not so where somebody gave up, or all agreed."""
    return state.turn == OVER and state.result() == result


def worth_before(judge: Judge, state: State, action: int, look: Look, later: Worths) -> Worths:
    if state.turn == CHANCE:
        return tuple(other + look.share * worth for other, worth in zip(look.others, later, strict=True))
    if judge.steady:
        return look.here
    better = [line for line in look.lines if line.actions[0] != action]
    if not better:
        return later
    seat, best = state.turn, better[0]
    if look.compared:
        return differing(judge, seat, best, look, later)
    return best.worths if best.worths[seat] > later[seat] else later


def differing(judge: Judge, seat: int, best: Line, look: Look, later: Worths) -> Worths:
    """What the best choice would have been worth, if only the difference to the one that was made is known."""
    if not look.played:
        return later
    gained = [one - other for one, other in zip(best.worths, look.played, strict=True)]
    if gained[seat] <= 0.0:
        return later
    best_here = (worth + gain for worth, gain in zip(later, gained, strict=True))
    return tuple(min(max(worth, 0.0), 1.0) if judge.unit == "chance" else worth for worth in best_here)


def moves_of(
    judge: Judge, states: Sequence[State], actions: Sequence[int], looks: Sequence[Look], worths: Sequence[Worths], face: Face
) -> list[Move]:
    """The game in whole moves and throws."""
    moves = []
    first = 0
    nature = "thought" if entry(states[0].setup.game).nature == "thought" else "both"
    while first < len(actions):
        end = first + 1
        while end < len(actions) and states[end].midway and states[end].turn == states[first].turn:
            end += 1
        state, look = states[first], looks[first]
        kind: Kind = "throw" if state.turn == CHANCE else "decision" if any(looks[at].lines for at in range(first, end)) else "forced"
        seat = state.hand
        change = tuple(later - before for before, later in zip(worths[first], worths[end], strict=True))
        lost = 0.0 if kind != "decision" else compared(look, seat) if judge.steady else max(-change[seat], 0.0)
        best = choices(looks, worths, actions, first, end, seat, state, face) if kind == "decision" else ()
        text = written(face, state, actions[first:end])
        moves.append(Move(first, end, seat, kind, text, change, lost, mark(lost / judge.scale, nature), best))
        first = end
    if len(worths) > len(actions) + 1:
        change = tuple(later - before for before, later in zip(worths[-2], worths[-1], strict=True))
        moves.append(Move(first, first, -1, "end", "", change))
    return moves


def choices(
    looks: Sequence[Look], worths: Sequence[Worths], actions: Sequence[int], first: int, end: int, seat: int, state: State, face: Face
) -> tuple[Choice, ...]:
    """The best whole moves: what was played up to the action that lost most, and then the best ways to go on."""
    asked = [at for at in range(first, end) if looks[at].lines]
    at = max(asked, key=lambda number: worths[number][seat] - worths[number + 1][seat])
    found = []
    for line in looks[at].lines:
        whole = (*actions[first:at], *line.actions)
        made = line.actions[0] == actions[at] and not looks[at].compared  # then it is known better by now
        found.append(Choice(whole, written(face, state, whole), worths[at + 1][seat] if made else line.worths[seat]))
    return tuple(sorted(found, key=lambda choice: -choice.worth))


def compared(look: Look, seat: int) -> float:
    """What was lost against the best, where choices are only compared with each other."""
    return look.lines[0].worths[seat] - look.played[seat] if look.lines and look.played else 0.0


def written(face: Face, state: State, actions: Sequence[int]) -> str:
    return face.write(state, actions[0]) if state.turn == CHANCE else face.write_move(state, actions)


def mark(lost: float, nature: str) -> Mark:
    """The word for a loss in parts of a whole game."""
    return next((word for least, word in MARKS[nature] if lost >= least), "")


def account(seat: int, worths: Sequence[Worths], moves: Sequence[Move]) -> Account:
    own = [move for move in moves if move.seat == seat and move.kind == "decision"]
    return Account(
        start=worths[0][seat],
        luck=sum(move.change[seat] for move in moves if move.kind == "throw"),
        decided=sum(move.change[seat] for move in moves if move.kind not in ("throw", "end")),
        ended=sum(move.change[seat] for move in moves if move.kind == "end"),
        result=worths[-1][seat],
        lost=sum(move.lost for move in own),
        decisions=len(own),
        slips=sum(move.mark == "slip" for move in own),
        mistakes=sum(move.mark == "mistake" for move in own),
        blunders=sum(move.mark == "blunder" for move in own),
    )


def turning_point(worths: Sequence[Worths], moves: Sequence[Move], scale: float) -> int:
    """What brought whoever stood best in the end forward most, before it was as good as won; without such a seat, the greatest change."""
    last = worths[-1]
    ahead = [seat for seat, worth in enumerate(last) if worth == max(last)]
    sizes = [max((abs(change) for change in move.change), default=0.0) for move in moves]
    if len(last) > 1 and len(ahead) == 1:
        ends = [worths[move.end] if move.kind != "end" else last for move in moves]
        leads = [lead(ahead[0], worths[move.first]) for move in moves]
        sizes = [lead(ahead[0], later) - before if before < NEARLY_WON * scale else 0.0 for before, later in zip(leads, ends, strict=True)]
    most = max(sizes, default=0.0)
    return sizes.index(most) if most >= 0.05 * scale else -1


def lead(seat: int, worths: Worths) -> float:
    """How far a seat is ahead of the best other one."""
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)


def best_moves(moves: Sequence[Move], looks: Sequence[Look], scale: float) -> tuple[int, ...]:
    """Up to three moves that lost nothing where the next best one would have lost much, and that not everybody sees at once."""
    found = []
    for number, move in enumerate(moves):
        look = looks[move.first] if move.kind == "decision" else None
        if look is not None and look.lines and look.obvious not in (None, look.lines[0].actions[0]) and move.lost <= 0.005 * scale:
            found.append((look.lines[1].worths[move.seat] - look.lines[0].worths[move.seat], number))
    return tuple(sorted(number for _, number in sorted(found)[:3]))

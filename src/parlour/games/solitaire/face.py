"""How solitaire is seen, touched, written and explained."""

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.family_face import FamilyFace
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import OVER, State
from parlour.games.solitaire.board import cross_board
from parlour.games.solitaire.engine import STOP, SolitaireState
from parlour.games.solitaire.grid import JUMP_HOLES, JUMPS, NAMES, names
from parlour.games.solitaire.rules import Goal

PEG = "red"
COLOURS = ("red", "yellow", "green", "ivory")  # of the players; the pegs are the same for all


class SolitaireFace(FamilyFace[SolitaireState]):
    family = "solitaire"
    kind = SolitaireState

    def board(self, setup: Setup) -> Board:
        return cross_board(frozenset(names(Goal(setup.choice("goal")).picture)))

    def token(self, state: SolitaireState, seat: int) -> str:
        return COLOURS[seat]

    def pieces(self, state: SolitaireState) -> tuple[Piece, ...]:
        return tuple(Piece("peg", PEG, name) for name in names(state.pegs))

    def holdings(self, state: SolitaireState, seat: int) -> tuple[Holding, ...]:
        """Pegs are counted while one plays; they are penalty points from then on."""
        if seat < len(state.points):
            return (Holding(say("solitaire-points"), state.points[seat]),)
        return (Holding(say("solitaire-left"), state.penalty(), "peg", PEG),) if seat == state.turn else ()

    def prompt(self, state: SolitaireState) -> Message:
        return say("solitaire-prompt-jump", count=state.penalty(), goal=say(f"option-solitaire-goal-{state.goal.name}"))

    def ending(self, state: SolitaireState) -> Message:
        if state.seats == 1:
            return self._round(state, 0)
        result = state.result()
        winner = result.winners[0]
        return say(f"solitaire-end-{result.reason}", winner=colour(COLOURS[winner]), count=result.scores[winner])

    def _round(self, state: SolitaireState, seat: int) -> Message:
        """How a player's round ended."""
        perfect = state.reasons[seat] == "no_jump" and state.points[seat] == 1
        return say(f"solitaire-end-{'perfect' if perfect else state.reasons[seat]}", count=state.points[seat])

    def gesture(self, state: SolitaireState, action: int) -> Gesture:
        if action == STOP:
            return Gesture(button="stop", label=say("solitaire-button-stop"))
        start, _, target = JUMPS[action]
        return Gesture(sites=(start, target))

    def happened(self, before: SolitaireState, action: int, after: SolitaireState) -> list[Event]:
        seat = before.turn
        left = before.pegs
        if action == STOP:
            events = [Event("note", seat, say("solitaire-log-stop"))]
        else:
            start, over, target = JUMPS[action]
            left ^= JUMP_HOLES[action]
            jumped = say("solitaire-log-jump", start=start, over=over, target=target)
            events = [Event("move", seat, jumped, (start, target), hop=True), Event("take", seat, None, (over,))]
        if after.turn not in (OVER, before.turn):
            events.append(Event("note", seat, self._round(after, seat)))
            events += self._set_up(after.turn, left, after.pegs)
        return events

    def _set_up(self, seat: int, left: int, wanted: int) -> list[Event]:
        """The board is filled again for the next player."""
        events = [Event("take", seat, None, (name,)) for name in names(left & ~wanted)]
        events += [Event("place", seat, None, (name,)) for name in names(wanted & ~left)]
        return [*events, Event("note", seat, say("solitaire-log-next", colour=colour(COLOURS[seat])))]

    def forbidding(self, state: SolitaireState, attempt: Gesture) -> Reason:
        if not attempt.sites or any(site not in NAMES for site in attempt.sites):
            return Reason("setup", say("solitaire-why-no-hole"))
        filled = names(state.pegs)
        start, target = attempt.sites[0], attempt.sites[-1]
        if start not in filled:
            return Reason("jumping", say("solitaire-why-no-peg", hole=start))
        if len(attempt.sites) == 1:
            can = any(JUMPS[action][0] == start for action in state.legal() if action != STOP)
            return Reason("jumping", say("solitaire-why-choose-hole" if can else "solitaire-why-cannot-jump", hole=start))
        if len(attempt.sites) > 2:
            return Reason("jumping", say("solitaire-why-one-jump"))
        if start == target:
            return Reason("jumping", say("solitaire-why-choose-hole", hole=start))
        return self._why_not_jump(filled, start, target)

    def _why_not_jump(self, filled: list[str], start: str, target: str) -> Reason:
        if target in filled:
            return Reason("jumping", say("solitaire-why-filled", hole=target))
        across = ord(target[0]) - ord(start[0])
        up = int(target[1]) - int(start[1])
        if across != 0 and up != 0:
            return Reason("jumping", say("solitaire-why-diagonal"))
        if abs(across + up) == 1:
            return Reason("jumping", say("solitaire-why-no-step"))
        if abs(across + up) > 2:
            return Reason("jumping", say("solitaire-why-too-far"))
        over = next(middle for a, middle, b in JUMPS if (a, b) == (start, target))
        return Reason("jumping", say("solitaire-why-nothing-between", hole=over))

    def sketch(self, state: State) -> str:
        filled = set(names(self.own(state).pegs))
        rows = []
        for row in range(7, 0, -1):
            holes = [f"{column}{row}" for column in "abcdefg"]
            rows.append(f"{row}  " + " ".join(("o" if hole in filled else ".") if hole in NAMES else " " for hole in holes).rstrip())
        return "\n".join([*rows, "", "   a b c d e f g"])

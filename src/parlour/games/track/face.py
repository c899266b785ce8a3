"""How the games of the track family are seen, touched, written and explained.

A throw is written by its figure, two dice as 2+5; a decision as `on` or `stay`, on a goose and at the bridge.
"""

from collections.abc import Callable

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.roll_off import BEATEN
from parlour.core.scene import Die, Holding, Piece, Scene, SeatView
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.track.board import COLOURS, POT, Layout
from parlour.games.track.engine import TrackState
from parlour.games.track.position import pending, place_name
from parlour.games.track.rules import BRIDGE, GO_ON, GOOSE, LETTERS, PLAIN, STAY, SUM, TrackRules
from parlour.games.track.telling import Teller


def track(state: State) -> TrackState:
    """The state as one of this family's."""
    return one_of(TrackState, state)


class TrackFace(Face):
    """The face of one game, on the boards that its rules need."""

    def __init__(self, game: str, rules: Callable[[Setup], TrackRules], lay_out: Callable[[Setup, TrackRules], Layout]) -> None:
        self.game = game
        self.rules = rules
        self.lay_out = lay_out
        self.layouts: dict[Setup, Layout] = {}

    def layout(self, setup: Setup) -> Layout:
        if setup not in self.layouts:
            self.layouts[setup] = self.lay_out(setup, self.rules(setup))
        return self.layouts[setup]

    def who(self, state: TrackState, piece: int) -> Message:
        """A piece as the doer of a sentence."""
        tint = colour(COLOURS[state.rules.owner[piece]])
        return tint if state.rules.horses == 1 else say("track-horse", colour=tint, number=piece // state.seats + 1)

    def story(self, state: TrackState, square: int) -> Message:
        """What a square does, in words."""
        if state.squares.kind[square] == GOOSE:
            return say("track-square-goose")
        return say(f"track-square-{self.game}-{square}")

    # What people see

    def board(self, setup: Setup) -> Board:
        return self.layout(setup).board

    def scene(self, state: State, seat: int) -> Scene:
        state = track(state)
        over = state.turn == OVER
        return Scene(
            seats=tuple(self._seat(state, number) for number in range(state.seats)),
            hand=state.hand,
            colour="" if over else COLOURS[state.hand],
            prompt=self._prompt(state),
            pieces=(*self._pieces(state), *self._chips(state)),
            dice=() if over else self._dice(state),
            throw=say("track-button-roll-off" if state.rolling_off() else "track-button-throw") if state.turn == CHANCE else None,
        )

    def _dice(self, state: TrackState) -> tuple[Die, ...]:
        """The dice lie as they fell last."""
        faces = faces_of(state, state.roll) if state.roll else (0,) * state.rules.throws.dice
        return tuple(Die(f"die{number}", face, fresh=state.roll > 0) for number, face in enumerate(faces, 1))

    def _pieces(self, state: TrackState) -> tuple[Piece, ...]:
        layout = self.layout(state.setup)
        found: list[Piece] = []
        for piece in range(state.rules.pieces):
            if state.is_out(piece):
                continue
            square = state.target if state.target and piece == state.piece else state.at(piece)
            site = layout.site(piece, square)
            level = sum(other.site == site for other in found)
            found.append(Piece("horse" if layout.lap else "pawn", COLOURS[state.rules.owner[piece]], site, level))
        return tuple(found)

    def _chips(self, state: TrackState) -> tuple[Piece, ...]:
        """A pile for every purse that is not empty, and the pot."""
        layout = self.layout(state.setup)
        if not layout.purses:
            return ()
        piles = [(layout.purse(seat), state.chips[seat]) for seat in range(state.seats)]
        return tuple(Piece("chips", "orange", site, 0, str(count)) for site, count in [(POT, state.pot), *piles] if count)

    def _seat(self, state: TrackState, seat: int) -> SeatView:
        holdings = []
        if state.rolling_off():
            if (roll := state.rolled(seat)) not in (0, BEATEN):
                holdings.append(Holding(say("track-holding-roll-off"), roll))
        else:
            for piece in range(seat, state.rules.pieces, state.seats):
                holdings += self._standing(state, piece)
        if state.rules.chips.purse:
            holdings.append(Holding(say("track-holding-chips"), state.chips[seat], "chips", "orange"))
        return SeatView((COLOURS[seat],), tuple(holdings), state.place(seat) if state.turn == OVER else 0)

    def _standing(self, state: TrackState, piece: int) -> list[Holding]:
        """Where a piece is, and what keeps it there."""
        if state.is_out(piece):
            return [Holding(say("track-holding-out"), 0)]
        found = [Holding(say("track-holding-square"), state.at(piece))]
        if state.idle(piece):
            found.append(Holding(say("track-holding-misses"), state.idle(piece)))
        if state.rank(piece):
            found.append(Holding(say("track-holding-waits"), state.rank(piece)))
        if state.watch(piece):
            found.append(Holding(say("track-holding-waits-for"), int(state.watch(piece)).bit_count()))
        if state.half >> piece & 1:
            found.append(Holding(say("track-holding-half"), 1))
        return found

    def _prompt(self, state: TrackState) -> Message:
        if state.turn == OVER:
            return self._ending(state)
        if state.rolling_off():
            rivals = sum(state.rolled(seat) != BEATEN for seat in range(state.seats))
            tint = colour(COLOURS[state.hand])
            if rivals < state.seats:
                return say("track-prompt-roll-off-again", colour=tint, count=rivals)
            return say("track-prompt-roll-off", colour=tint)
        who = self.who(state, state.piece)
        square = state.at(state.piece)
        if state.target:
            if state.squares.kind[state.target] == BRIDGE:
                return say("track-prompt-bridge", colour=who, toll=state.squares.fee[state.target])
            return say("track-prompt-goose", colour=who, square=state.target)
        if state.held():
            return say("track-prompt-held", colour=who, square=square, pips=state.squares.amount[square])
        if state.freed:
            return say("track-prompt-freed", colour=who)
        return say("track-prompt-half" if state.half >> state.piece & 1 else "track-prompt-throw", colour=who)

    def _ending(self, state: TrackState) -> Message:
        return say(f"track-end-{state.reason()}", winner=colour(COLOURS[state.winner]))

    # What hands do

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = track(state)
        if state.turn in (CHANCE, OVER):
            return {}
        target = state.target
        if state.squares.kind[target] == BRIDGE:
            toll = state.squares.fee[target]
            cross = say("track-button-cross", chips=2 * toll, square=state.squares.amount[target])
            return {
                STAY: Gesture(button="stay", label=say("track-button-toll", chips=toll)),
                GO_ON: Gesture(button="on", label=cross),
            }
        taken = state.taken(target)
        stay = say("track-button-stay-taken", square=state.at(state.piece)) if taken else say("track-button-stay", square=target)
        return {
            STAY: Gesture(button="stay", label=stay),
            GO_ON: Gesture(button="on", label=say("track-button-on", count=SUM[state.roll])),
        }

    # Writing

    def write(self, state: State, action: int) -> str:
        state = track(state)
        if state.turn == CHANCE:
            return "+".join(str(face) for face in faces_of(state, action))
        return "on" if action == GO_ON else "stay"

    # What happened

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = track(before), track(after)
        events = []
        if before.turn == CHANCE:
            faces = faces_of(before, action)
            if before.rolling_off():
                return self._tell_roll_off(before, faces, after)
            said = say("track-log-throw", colour=self.who(before, before.piece), pips="+".join(str(face) for face in faces))
            events.append(Event("throw", before.hand, said, dice=faces))
        walker = before.clone()
        walker.trail = []
        walker.play(action)
        events += Teller(self, before).events(walker.trail or [])
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self._ending(after)))
        return events

    def _tell_roll_off(self, before: TrackState, faces: tuple[int, ...], after: TrackState) -> list[Event]:
        seat = before.hand
        said = say("track-log-roll-off", colour=colour(COLOURS[seat]), pips=sum(faces))
        events = [Event("throw", seat, said, dice=faces)]
        if not after.rolling_off():
            events.append(Event("note", after.hand, say("track-log-begins", colour=colour(COLOURS[after.hand]))))
        elif after.hand <= seat:
            events.append(Event("note", NOBODY, say("track-log-tie")))
        return events

    # Why not

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = track(state)
        layout = self.layout(state.setup)
        square = layout.square(attempt.sites[-1]) if attempt.sites and attempt.sites[-1] else -1
        if len(attempt.sites) > 1:
            return Reason("turn", say("track-why-by-dice"))
        if square >= 0:
            return self._about(state, square)
        if attempt.sites and layout.purses:
            return Reason("chips", say("track-why-chips"))
        return self._what_to_do(state, attempt)

    def _about(self, state: TrackState, square: int) -> Reason:
        """What a touched square does."""
        if square == 0:
            return Reason("start", say("track-why-start"))
        if square == state.squares.last:
            return Reason("end", say("track-why-finish"))
        kind = state.squares.kind
        if kind[square] == PLAIN:
            return Reason("squares", say("track-why-plain", square=square))
        second = square + self.layout(state.setup).lap
        if kind[second] != kind[square]:
            return Reason("squares", say("track-why-both", first=self.story(state, square), second=self.story(state, second)))
        return Reason("geese" if kind[square] == GOOSE else "squares", self.story(state, square))

    def _what_to_do(self, state: TrackState, attempt: Gesture) -> Reason:
        if state.turn == OVER:
            return Reason("end", say("track-why-over"))
        if state.rolling_off():
            return Reason("start", say("track-why-roll-off", colour=colour(COLOURS[state.hand])))
        who = self.who(state, state.piece)
        if state.turn != CHANCE:
            return Reason("geese" if state.squares.kind[state.target] == GOOSE else "squares", say("track-why-decide", colour=who))
        if attempt.button and not state.rules.geese.may_stay:
            return Reason("geese", say("track-why-must-go-on"))
        if state.held():
            return Reason("squares", say("track-why-held", colour=who, pips=state.squares.amount[state.at(state.piece)]))
        return Reason("turn", say("track-why-throw", colour=who))

    # In plain characters

    def sketch(self, state: State) -> str:
        """The spiral, or a line for every horse; then what is pending."""
        state = track(state)
        layout = self.layout(state.setup)
        if layout.lap:
            horses = [(state.rules.name(piece), place_name(state, piece), state.at(piece) // 2) for piece in range(state.rules.pieces)]
            lines = [f"{name:<3} {place:<10}|{'-' * far + '>':<41}|" for name, place, far in horses]  # a bar of two laps
            return "\n".join([*lines, "", pending(state)])
        held: dict[str, str] = {}
        for piece in self._pieces(state):
            held[piece.site] = held.get(piece.site, "") + LETTERS[COLOURS.index(piece.colour)]
        rows: dict[int, list[str]] = {}
        for site in layout.board.sites:
            if site.id.isdecimal():
                rows.setdefault(round(site.y), [""] * 9)[round(site.x)] = held.get(site.id, site.id + "*" * bool(site.art))
        lines = ["".join(cell.rjust(8) for cell in row).rstrip() for _, row in sorted(rows.items())]
        start = "".join(letter for site, letter in held.items() if site.endswith("0") and not site.isdecimal())
        return "\n".join([*lines, "", f"0: {start}", state.text()])


def faces_of(state: TrackState, action: int) -> tuple[int, ...]:
    return (action,) if state.rules.throws.dice == 1 else (action // 10, action % 10)

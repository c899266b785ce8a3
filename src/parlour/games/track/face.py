"""How the games of the track family are seen, touched, written and explained.

A throw is written by its figure, two dice as 2+5; a decision as `on` or `stay`, on a goose and at the bridge.
"""

from collections.abc import Callable, Mapping

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.roll_off import BEATEN
from parlour.core.scene import Die, Holding, Piece, Scene, SeatView
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.track.board import COLOURS, POT, Course, Spiral
from parlour.games.track.engine import TrackState
from parlour.games.track.rules import BRIDGE, GO_ON, GOOSE, HOLD, PLAIN, STAY, SUM, Effect
from parlour.games.track.telling import Teller

Layout = Spiral | Course


def track(state: State) -> TrackState:
    """The state as one of this family's."""
    return one_of(TrackState, state)


class TrackFace(Face):
    """The face of one game: where its squares lie, and what they do."""

    def __init__(self, game: str, lay_out: Callable[[Setup], Layout], squares: Mapping[int, Effect]) -> None:
        self.game = game
        self.lay_out = lay_out
        self.squares = squares
        self.layouts: dict[Setup, Layout] = {}

    def layout(self, setup: Setup) -> Layout:
        if setup not in self.layouts:
            self.layouts[setup] = self.lay_out(setup)
        return self.layouts[setup]

    def who(self, state: TrackState, piece: int) -> Message:
        """A piece as the doer of a sentence."""
        tint = colour(COLOURS[int(state.rules.owner[piece])])
        return tint if state.rules.horses == 1 else say("track-horse", colour=tint, number=piece // int(state.seats) + 1)

    def story(self, square: int) -> Message:
        """What a square does, in words."""
        if self.squares[square].kind == GOOSE:
            return say("track-square-goose")
        return say(f"track-square-{self.game}-{square}")

    # What people see

    def board(self, setup: Setup) -> Board:
        return self.layout(setup).board

    def scene(self, state: State, seat: int) -> Scene:
        state = track(state)
        over = state.turn == OVER
        return Scene(
            seats=tuple(self._seat(state, number) for number in range(int(state.seats))),
            hand=int(state.hand),
            colour="" if over else COLOURS[int(state.hand)],
            prompt=self._prompt(state),
            pieces=(*self._pieces(state), *self._chips(state)),
            dice=() if over else self._dice(state),
            throw=say("track-button-roll-off" if state.rolling_off() else "track-button-throw") if state.turn == CHANCE else None,
        )

    def _dice(self, state: TrackState) -> tuple[Die, ...]:
        """The dice lie as they fell last."""
        faces = faces_of(state, int(state.roll)) if state.roll else (0,) * int(state.rules.dice)
        return tuple(Die(f"die{number}", face, fresh=state.roll > 0) for number, face in enumerate(faces, 1))

    def _pieces(self, state: TrackState) -> tuple[Piece, ...]:
        layout = self.layout(state.setup)
        found: list[Piece] = []
        for piece in range(int(state.rules.pieces)):
            if state.is_out(piece):
                continue
            square = int(state.target if state.target and piece == state.piece else state.at(piece))
            site = layout.site(piece, square)
            level = sum(other.site == site for other in found)
            found.append(Piece("horse" if layout.lap else "pawn", COLOURS[int(state.rules.owner[piece])], site, level))
        return tuple(found)

    def _chips(self, state: TrackState) -> tuple[Piece, ...]:
        """A pile for every purse that is not empty, and the pot."""
        layout = self.layout(state.setup)
        if not layout.purses:
            return ()
        piles = [(layout.purse(seat), int(state.chips[seat])) for seat in range(int(state.seats))]
        return tuple(Piece("chips", "orange", site, 0, str(count)) for site, count in [(POT, int(state.pot)), *piles] if count)

    def _seat(self, state: TrackState, seat: int) -> SeatView:
        holdings = []
        if state.rolling_off():
            if (roll := int(state.rolled(seat))) not in (0, BEATEN):
                holdings.append(Holding(say("track-holding-roll-off"), roll))
        else:
            for piece in range(seat, int(state.rules.pieces), int(state.seats)):
                holdings += self._standing(state, piece)
        if state.rules.purse:
            holdings.append(Holding(say("track-holding-chips"), int(state.chips[seat]), "chips", "orange"))
        return SeatView((COLOURS[seat],), tuple(holdings), int(state.place(seat)) if state.turn == OVER else 0)

    def _standing(self, state: TrackState, piece: int) -> list[Holding]:
        """Where a piece is, and what keeps it there."""
        if state.is_out(piece):
            return [Holding(say("track-holding-out"), 0)]
        found = [Holding(say("track-holding-square"), int(state.at(piece)))]
        if state.idle(piece):
            found.append(Holding(say("track-holding-misses"), int(state.idle(piece))))
        if state.rank(piece):
            found.append(Holding(say("track-holding-waits"), int(state.rank(piece))))
        if state.watch(piece):
            found.append(Holding(say("track-holding-waits-for"), int(state.watch(piece)).bit_count()))
        if state.half >> piece & 1:
            found.append(Holding(say("track-holding-half"), 1))
        return found

    def _prompt(self, state: TrackState) -> Message:
        if state.turn == OVER:
            return self._ending(state)
        if state.rolling_off():
            rivals = sum(state.rolled(seat) != BEATEN for seat in range(int(state.seats)))
            tint = colour(COLOURS[int(state.hand)])
            if rivals < state.seats:
                return say("track-prompt-roll-off-again", colour=tint, count=rivals)
            return say("track-prompt-roll-off", colour=tint)
        who = self.who(state, int(state.piece))
        square = int(state.at(state.piece))
        if state.target:
            if state.rules.kind[state.target] == BRIDGE:
                return say("track-prompt-bridge", colour=who, toll=int(state.rules.fee[state.target]))
            return say("track-prompt-goose", colour=who, square=int(state.target))
        if state.held():
            return say("track-prompt-held", colour=who, square=square, pips=int(state.rules.amount[square]))
        if state.freed:
            return say("track-prompt-freed", colour=who)
        return say("track-prompt-half" if state.half >> int(state.piece) & 1 else "track-prompt-throw", colour=who)

    def _ending(self, state: TrackState) -> Message:
        return say(f"track-end-{state.reason()}", winner=colour(COLOURS[int(state.winner)]))

    # What hands do

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = track(state)
        if state.turn in (CHANCE, OVER):
            return {}
        target = int(state.target)
        if state.rules.kind[target] == BRIDGE:
            toll = int(state.rules.fee[target])
            cross = say("track-button-cross", chips=2 * toll, square=int(state.rules.amount[target]))
            return {
                int(STAY): Gesture(button="stay", label=say("track-button-toll", chips=toll)),
                int(GO_ON): Gesture(button="on", label=cross),
            }
        taken = state.taken(target)
        stay = say("track-button-stay-taken", square=int(state.at(state.piece))) if taken else say("track-button-stay", square=target)
        return {
            int(STAY): Gesture(button="stay", label=stay),
            int(GO_ON): Gesture(button="on", label=say("track-button-on", count=int(SUM[state.roll]))),
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
            said = say("track-log-throw", colour=self.who(before, int(before.piece)), pips="+".join(str(face) for face in faces))
            events.append(Event("throw", int(before.hand), said, dice=faces))
        walker = before.clone()
        walker.trail = []
        walker.play(action)
        events += Teller(self, before).events(walker.trail or [])
        if after.turn == OVER:
            events.append(Event("end", int(NOBODY), self._ending(after)))
        return events

    def _tell_roll_off(self, before: TrackState, faces: tuple[int, ...], after: TrackState) -> list[Event]:
        seat = int(before.hand)
        said = say("track-log-roll-off", colour=colour(COLOURS[seat]), pips=sum(faces))
        events = [Event("throw", seat, said, dice=faces)]
        if not after.rolling_off():
            events.append(Event("note", int(after.hand), say("track-log-begins", colour=colour(COLOURS[int(after.hand)]))))
        elif after.hand <= seat:
            events.append(Event("note", int(NOBODY), say("track-log-tie")))
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
        if square == state.rules.last:
            return Reason("end", say("track-why-finish"))
        if state.rules.kind[square] == PLAIN or square not in self.squares:
            return Reason("squares", say("track-why-plain", square=square))
        second = square + self.layout(state.setup).lap
        if second != square and self.squares[second].kind != self.squares[square].kind:
            return Reason("squares", say("track-why-both", first=self.story(square), second=self.story(second)))
        return Reason("geese" if state.rules.kind[square] == GOOSE else "squares", self.story(square))

    def _what_to_do(self, state: TrackState, attempt: Gesture) -> Reason:
        if state.turn == OVER:
            return Reason("end", say("track-why-over"))
        if state.rolling_off():
            return Reason("start", say("track-why-roll-off", colour=colour(COLOURS[int(state.hand)])))
        who = self.who(state, int(state.piece))
        if state.turn != CHANCE:
            return Reason("geese" if state.rules.kind[state.target] == GOOSE else "squares", say("track-why-decide", colour=who))
        if attempt.button and not state.rules.may_stay:
            return Reason("geese", say("track-why-must-go-on"))
        if state.rules.kind[state.at(state.piece)] == HOLD and state.held():
            return Reason("squares", say("track-why-held", colour=who, pips=int(state.rules.amount[state.at(state.piece)])))
        return Reason("turn", say("track-why-throw", colour=who))

    # In plain characters

    def sketch(self, state: State) -> str:
        """The spiral, or a line for every horse; then what is pending."""
        state = track(state)
        layout = self.layout(state.setup)
        if layout.lap:
            pieces = range(int(state.rules.pieces))
            lines = [f"{state.rules.name(piece).ljust(3)} {state.place_name(piece).ljust(10)}{self._run(state, piece)}" for piece in pieces]
            return "\n".join([*lines, "", state.pending()])
        held: dict[str, str] = {}
        for piece in self._pieces(state):
            held[piece.site] = held.get(piece.site, "") + state.rules.letters[COLOURS.index(piece.colour)]
        rows: dict[int, list[str]] = {}
        for site in layout.board.sites:
            if site.id.isdecimal():
                rows.setdefault(round(site.y), [""] * 9)[round(site.x)] = held.get(site.id, site.id + "*" * bool(site.art))
        lines = ["".join(cell.rjust(8) for cell in row).rstrip() for _, row in sorted(rows.items())]
        start = "".join(letter for site, letter in held.items() if site.endswith("0") and not site.isdecimal())
        return "\n".join([*lines, "", f"0: {start}", state.text()])

    def _run(self, state: TrackState, piece: int) -> str:
        """How far a horse has come, in a bar of two laps."""
        far = int(state.at(piece))
        return "|" + "-" * (far // 2) + ">" + " " * (40 - far // 2) + "|"


def faces_of(state: TrackState, action: int) -> tuple[int, ...]:
    return (action,) if state.rules.dice == 1 else (action // 10, action % 10)

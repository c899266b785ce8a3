"""How the games of the track family are seen, touched, written and explained.

A throw is written by its figure, two dice as 2+5; a decision as `on` or `stay`, on a goose and at the bridge.
"""

from collections.abc import Callable

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.race_face import RaceFace
from parlour.core.scene import Die, Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.track.board import COLOURS, POT, Layout
from parlour.games.track.engine import TrackState
from parlour.games.track.position import pending, place_name
from parlour.games.track.rules import BRIDGE, GO_ON, GOOSE, LETTERS, PLAIN, SUM, TrackRules
from parlour.games.track.telling import Teller


class TrackFace(RaceFace[TrackState, TrackRules, Layout]):
    family = "track"
    kind = TrackState

    def __init__(self, game: str, rules: Callable[[Setup], TrackRules], lay_out: Callable[[Setup, TrackRules], Layout]) -> None:
        super().__init__(rules, lay_out)
        self.game = game

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

    def token(self, state: TrackState, seat: int) -> str:
        return COLOURS[seat]

    def dice(self, state: TrackState) -> tuple[Die, ...]:
        """The dice lie as they fell last."""
        if state.turn == OVER:
            return ()
        faces = faces_of(state, state.roll) if state.roll else (0,) * state.rules.throws.dice
        return tuple(Die(f"die{number}", face, fresh=state.roll > 0) for number, face in enumerate(faces, 1))

    def pieces(self, state: TrackState) -> tuple[Piece, ...]:
        return (*self._runners(state), *self._chips(state))

    def _runners(self, state: TrackState) -> tuple[Piece, ...]:
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

    def holdings(self, state: TrackState, seat: int) -> tuple[Holding, ...]:
        purse = (Holding(say("track-holding-chips"), state.chips[seat], "chips", "orange"),) if state.rules.chips.purse else ()
        return super().holdings(state, seat) + purse

    def held(self, state: TrackState, seat: int) -> list[Holding]:
        return [held for piece in range(seat, state.rules.pieces, state.seats) for held in self._standing(state, piece)]

    def _standing(self, state: TrackState, piece: int) -> list[Holding]:
        """Where a piece is, and what keeps it there."""
        if state.is_out(piece):
            return [Holding(say("track-holding-out"), 0, bare=True)]
        found = [Holding(say("track-holding-square"), state.at(piece))]
        if state.idle(piece):
            found.append(Holding(say("track-holding-misses"), state.idle(piece), "hourglass"))
        if state.rank(piece):
            found.append(Holding(say("track-holding-waits"), state.rank(piece), "hourglass"))
        if state.watch(piece):
            found.append(Holding(say("track-holding-waits-for"), int(state.watch(piece)).bit_count(), "hourglass"))
        if state.half >> piece & 1:
            found.append(Holding(say("track-holding-half"), 1, bare=True))
        return found

    def task(self, state: TrackState) -> Message:
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

    def ending(self, state: TrackState) -> Message:
        return say(f"track-end-{state.reason()}", winner=colour(COLOURS[state.winner]))

    # What hands do

    def gesture(self, state: TrackState, action: int) -> Gesture:
        stay, on = self._bridge(state) if state.squares.kind[state.target] == BRIDGE else self._goose(state)
        return Gesture(button="on", label=on) if action == GO_ON else Gesture(button="stay", label=stay)

    def _bridge(self, state: TrackState) -> tuple[Message, Message]:
        """What it means to pay the toll, and to cross."""
        toll, across = state.squares.fee[state.target], state.squares.amount[state.target]
        return say("track-button-toll", chips=toll), say("track-button-cross", chips=2 * toll, square=across)

    def _goose(self, state: TrackState) -> tuple[Message, Message]:
        """What it means to stay, and to go on."""
        stay = say("track-button-stay", square=state.target)
        if state.taken(state.target):
            stay = say("track-button-stay-taken", square=state.at(state.piece))
        return stay, say("track-button-on", count=SUM[state.roll])

    # Writing

    def write(self, state: State, action: int) -> str:
        return "+".join(map(str, faces_of(self.own(state), action))) if state.turn == CHANCE else super().write(state, action)

    # What happened

    def happened(self, before: TrackState, action: int, after: TrackState) -> list[Event]:
        events = []
        if before.turn == CHANCE:
            faces = faces_of(before, action)
            if before.rolling_off():
                return self.rolled_off(before, faces, after)
            said = say("track-log-throw", colour=self.who(before, before.piece), pips="+".join(str(face) for face in faces))
            events.append(Event("throw", before.hand, said, dice=faces))
        walker = before.clone()
        walker.trail = []
        walker.play(action)
        return events + Teller(self, before).events(walker.trail or [])

    # Why not

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        """Also when the game is over, a touched square is explained."""
        state = self.own(state)
        layout = self.layout(state.setup)
        square = layout.square(attempt.sites[-1]) if attempt.sites and attempt.sites[-1] else -1
        if len(attempt.sites) > 1:
            return Reason("turn", say("track-why-by-dice"))
        if square >= 0:
            return self._about(state, square)
        if attempt.sites and layout.purses:
            return Reason("chips", say("track-why-chips"))
        return self.forbidding(state, attempt)

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

    def forbidding(self, state: TrackState, attempt: Gesture) -> Reason:
        if state.turn == OVER:
            return self.over(state)
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
        state = self.own(state)
        layout = self.layout(state.setup)
        if layout.lap:
            horses = [(state.rules.name(piece), place_name(state, piece), state.at(piece) // 2) for piece in range(state.rules.pieces)]
            lines = [f"{name:<3} {place:<10}|{'-' * far + '>':<41}|" for name, place, far in horses]  # a bar of two laps
            return "\n".join([*lines, "", pending(state)])
        held: dict[str, str] = {}
        for piece in self._runners(state):
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

"""What an action of the ludo family brought about, as events for the log, the animation and the screen reader."""

from parlour.core.event import Event
from parlour.core.message import Message, colour, say
from parlour.core.state import CHANCE, OVER
from parlour.games.ludo.board import RingBoard
from parlour.games.ludo.engine import CHASE_AGAIN, LudoState
from parlour.games.ludo.moving import Move, captured, judged, move_of, penalised
from parlour.games.ludo.rules import PENALTY, PIECES, SIX, progress_name


class Teller:
    """Tells one action. `waiting` counts each colour's waiting pieces while the events go by, because that names their sites."""

    def __init__(self, before: LudoState, after: LudoState, layout: RingBoard) -> None:
        self.before = before
        self.after = after
        self.layout = layout
        self.seat = before.hand
        self.who = self.tint(before.colour)
        self.events: list[Event] = []
        pieces = range(PIECES)
        self.waiting = [sum(before.at[PIECES * which + n] < 0 for n in pieces) for which in range(before.rules.colours.count)]

    def tint(self, which: int) -> Message:
        """A colour's name."""
        return colour(self.layout.colours[which])

    def note(self, word: str, **args: str | int | Message) -> None:
        self.events.append(Event("note", self.seat, say(f"ludo-log-{word}", **args)))

    def begin(self, told: list[Event]) -> list[Event]:
        """What follows a throw for the start."""
        self.events = told
        self.first_pawn()
        return told

    def tell(self, action: int) -> list[Event]:
        before = self.before
        if before.turn == CHANCE and before.rules.chase:
            self.chased(action)
        elif before.turn == CHANCE:
            self.threw(action)
        elif before.judge >= 0:
            self.judged(judged(action))
        else:
            self.moved(move_of(before, action))
        self.first_pawn()
        return self.events

    # Throws

    def threw(self, face: int) -> None:
        before, after = self.before, self.after
        self.events.append(Event("throw", self.seat, say("ludo-log-throw", colour=self.who, pips=face), dice=(face,)))
        if after.turn != CHANCE:
            return
        if face == SIX and after.colour == before.colour:
            self.note("six-no-move", colour=self.who)
        elif before.tries > 1:
            self.note("no-six", colour=self.who, count=before.tries - 1)
        else:
            self.note("no-move", colour=self.who)

    def chased(self, face: int) -> None:
        """A throw that moves its piece by itself."""
        before, mover = self.before, self.before.colour
        self.events.append(Event("throw", self.seat, say("ludo-log-throw", colour=self.who, pips=face), dice=(face,)))
        start = before.at[PIECES * mover]
        if start + face > before.rules.squares.ring:
            self.note("past-start", colour=self.who)
            return
        path = self.layout.path(mover, start, start + face)
        self.events.append(Event("move", self.seat, say("ludo-log-move", colour=self.who, count=face), path))
        for other, progress in captured(before, mover, start + face):
            home = self.layout.site(other, 0)
            words = say("ludo-log-start-again", other=self.tint(other))
            self.events.append(Event("take", self.seat, words, (self.layout.site(other, progress), home)))
        if face == CHASE_AGAIN and self.after.turn != OVER:
            self.note("one-again", colour=self.who)

    # Moves

    def moved(self, move: Move) -> None:
        before, after = self.before, self.after
        if move.enters:
            self.waiting[move.colour] -= 1
            path: tuple[str, ...] = (self.layout.house(move.colour, self.waiting[move.colour]), self.layout.site(move.colour, 0))
        elif move.via >= 0:
            path = self.layout.path(move.colour, move.start, move.via)
        else:
            path = self.way(move)
        self.events.append(Event("move", self.seat, self.told(move), path))
        self.took(move, path[-1])
        if move.via >= 0:
            words = say("ludo-log-lap" if move.target < move.via else "ludo-log-jump", colour=self.who)
            self.events.append(Event("move", self.seat, words, (path[-1], self.layout.site(move.colour, move.target)), hop=True))
        elif before.rules.barriers:
            self.walled(move)
        if before.rules.capturing.duty == PENALTY and not before.rules.capturing.judged:
            self.penalty(move)
        if after.judge >= 0:
            self.note("missed", colour=self.who, other=self.tint(after.rules.colours.first(after.judge)))
        else:
            self.went_on()

    def way(self, move: Move) -> tuple[str, ...]:
        """The squares walked over; a throw that is counted back goes to the end and returns."""
        start, end, die = move.start, move.target, self.before.die
        turned = start + (die + end - start) // 2 if (die + end - start) % 2 == 0 else end
        if self.before.rules.goal.counts_back and start < turned and end < turned:
            return self.layout.path(move.colour, start, turned) + self.layout.path(move.colour, turned, end)[1:]
        return self.layout.path(move.colour, start, end)

    def told(self, move: Move) -> Message:
        before = self.before
        if move.enters:
            kind = "enter"
        elif move.target >= before.rules.squares.ring:
            kind = "goal"
        elif move.via >= 0 or move.target > move.start:
            kind = "move"
        else:
            kind = "counted-back" if before.rules.goal.counts_back else "back"
        args: dict[str, str | int | Message] = {"colour": self.who}
        if kind == "goal":
            args["letter"] = progress_name(move.target, before.rules.squares.ring)
        elif kind not in ("enter", "counted-back"):
            args["count"] = before.die
        return Message(f"ludo-log-neutral-{kind}" if move.neutral else f"ludo-log-{kind}", args)

    def took(self, move: Move, site: str) -> None:
        if len(move.taken) > 1:
            self.note("breach", colour=self.who)
        for other, _ in move.taken:
            words = say("ludo-log-take-own" if other == move.colour else "ludo-log-take", other=self.tint(other))
            self.goes_back(other, site, words)

    def goes_back(self, which: int, site: str, words: Message) -> None:
        self.events.append(Event("take", self.seat, words, (site, self.layout.house(which, self.waiting[which]))))
        self.waiting[which] += 1

    def walled(self, move: Move) -> None:
        """Two friendly pieces now share the square."""
        rules = self.before.rules
        if move.target >= rules.squares.ring or move.taken:
            return
        holder = self.before.ring[self.before.square(move.colour, move.target)]
        if not holder:
            return
        if not rules.colours.partners:
            self.note("barrier", colour=self.tint(move.colour))
        elif holder == move.colour + 1:
            self.note("wall", colour=self.who)
        else:
            self.note("wall-together", colour=self.who, other=self.tint(holder - 1))

    def penalty(self, move: Move) -> None:
        """The piece that goes back because a capture was missed."""
        own = self.before.colour
        progress = penalised(self.before, move)
        if progress >= 0:
            self.goes_back(own, self.layout.site(own, progress), say("ludo-log-penalty", colour=self.who))

    def went_on(self) -> None:
        """Who has come home, or who throws again."""
        before, after = self.before, self.after
        if after.order != before.order:
            place = len(after.home_order())
            neutral, over = after.rules.colours.neutral >= 0, after.turn == OVER
            told = "home-neutral" if neutral and not over else "home-last" if neutral or after.rules.colours.partners else "home"
            if told == "home":
                self.note(told, colour=self.who, place=place)
            else:
                self.note(told, colour=self.who)
        elif before.die == SIX and after.turn == CHANCE and after.colour == before.colour:
            self.note("again", colour=self.who)

    def judged(self, progress: int) -> None:
        """What the next player has decided about a missed capture."""
        offender = self.before.colour
        judge = self.tint(self.before.rules.colours.first(self.before.judge))
        if progress < 0:
            self.note("waived", colour=judge, other=self.who)
        else:
            words = say("ludo-log-judged", colour=judge, other=self.who)
            self.goes_back(offender, self.layout.site(offender, progress), words)
        self.went_on()

    def first_pawn(self) -> None:
        """A colour's first turn begins with a pawn on A."""
        after = self.after
        if not after.rules.entry.first_free or after.entered == self.before.entered:
            return
        which = after.colour
        self.waiting[which] -= 1
        path = (self.layout.house(which, self.waiting[which]), self.layout.site(which, 0))
        self.seat = after.hand
        self.events.append(Event("move", self.seat, say("ludo-log-first-pawn", colour=self.tint(which)), path))
        for other in self.beaten_by(which):
            self.goes_back(other, path[-1], say("ludo-log-take", other=self.tint(other)))

    def beaten_by(self, which: int) -> list[int]:
        """Whose pawn stood on A when the colour's first pawn was put there: one that is missing and was not captured before."""
        after = self.after
        counted = [sum(after.at[PIECES * other + n] < 0 for n in range(PIECES)) for other in range(after.rules.colours.count)]
        return [other for other in range(after.rules.colours.count) if other != which and counted[other] > self.waiting[other]]

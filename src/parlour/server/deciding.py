"""What a wish makes of a table, or why it makes nothing: the tables as they would be after each step, one per step.

Nothing is changed here: what is decided is stored first, and shown then.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from parlour.core.chance import outcome
from parlour.core.chance import seal as sealed
from parlour.core.gesture import Gesture
from parlour.core.leaving import REASONS, Leaving
from parlour.server.ending import can_be_drawn
from parlour.server.refusals import Refusal
from parlour.server.sayings import MOST
from parlour.server.tables import Step, Table
from parlour.server.wire import Asking, Do, Kind

PATIENCE = 6  # questions and rests of one seat between two moves
BEGUN = 2  # actions and throws after which a game counts
NEXT_OFFER = 20  # actions until somebody who offered a draw may do so again


@dataclass(frozen=True, slots=True)
class Wish:
    """What a client wants to do, its tokens already weighed."""

    seat: int
    do: Do
    action: int | None
    message: str  # digest
    held: frozenset[int]  # the seats whose tokens came along
    words: str = ""  # what is to be said
    missed: frozenset[int] = frozenset()  # the seats for which nobody need wait any more


def check_same(step: Step, wish: Wish) -> None:
    """A message that has made this step already must wish for the same again."""
    if step.seat != wish.seat or not same_deed(step, wish):
        raise Refusal(409, "message", "this message id was used for something else")


def same_deed(step: Step, wish: Wish) -> bool:
    """Whether the step is what the wish would have made."""
    match wish.do:
        case "undo" | "restart":
            return step.kind in ("undo", "ask")
        case "resign":
            return step.kind in ("end", "out")
        case "draw":
            return step.kind == "offer"
        case "leave":
            return step.kind == "relieve"
        case "claim" | "replace":
            return step.kind == "claim"
        case "phrase" | "chat":
            return step.kind == wish.do and step.word == wish.words
    return step.kind == wish.do and (wish.do != "action" or step.action == wish.action)


def needed(table: Table, wish: Wish) -> int:
    """The last step that somebody with this wish must have seen: nobody's move is late because of talk."""
    match wish.do:
        case "rest" | "stop" | "resign" | "leave" | "return" | "claim" | "replace" | "phrase" | "chat":
            return 0  # wanted whatever has happened meanwhile
        case "consent" | "refuse" if table.asking is not None:
            return table.asking.number
        case "vouch" | "doubt":
            return table.lost.number if table.lost is not None else 0
    return table.moved


def decided(table: Table, wish: Wish) -> Sequence[Table]:
    """The table after each step that the wish makes; Refusal says why it makes none."""
    check_open(table)
    if wish.do in ("phrase", "chat"):
        return said(table, wish)
    if not table.ready:
        raise Refusal(409, "waiting", "not every seat is taken yet", number=table.number)
    if table.over and not (wish.do in ("undo", "restart") and table.a_puzzle()):
        raise Refusal(409, "over", "the game is over", number=table.number)
    check_plays(table, wish)
    decision = Decision(table, wish)
    match wish.do:
        case "action":
            decision.act()
        case "throw":
            decision.throw()
        case "undo" | "restart":
            decision.undo()
        case "consent" | "refuse":
            decision.answer()
        case "rest" | "stop":
            decision.rest()
        case "resign":
            decision.resign()
        case "draw":
            decision.offer()
        case "leave" | "return":
            decision.change_hands()
        case "claim" | "replace":
            decision.do_without(wish.missed)
    return decision.tables


def check_holds(table: Table, seat: int, tokens: Sequence[str]) -> frozenset[int]:
    """The seats that these tokens give the right to act for, this one among them."""
    held = table.held(tokens)
    if seat not in held:
        raise Refusal(403, "seat", f"none of the tokens is that of seat {seat}")
    return held


def check_open(table: Table) -> None:
    if table.closed is not None:
        raise Refusal(409, table.closed, "nobody can play on at this table", number=table.number)


def check_plays(table: Table, wish: Wish) -> None:
    """Who has resigned has nothing more to say; for whom a computer plays, they must come back first, or wait for its one move."""
    if table.times is not None and table.times.late == wish.seat and wish.do in ("action", "throw", "rest"):
        raise Refusal(409, "late", f"the time of seat {wish.seat} is over: a computer makes this move", number=table.number)
    if wish.seat in table.company.out:
        raise Refusal(409, "out", f"seat {wish.seat} has resigned", number=table.number)
    if wish.seat in table.company.relief and wish.do not in ("return", "resign"):
        raise Refusal(409, "relieved", f"a computer plays for seat {wish.seat} until it comes back", number=table.number)


def said(table: Table, wish: Wish) -> Sequence[Table]:
    """With what somebody says: at any time, before the game and after it, and without making anybody's move late."""
    if wish.do == "chat" and not table.chatting:
        raise Refusal(409, "silent", "the host has not allowed free words here", number=table.number)
    if table.spoken >= MOST:
        raise Refusal(409, "silent", f"{MOST} things were said at this table", number=table.number)
    kind: Kind = "chat" if wish.do == "chat" else "phrase"
    step = Step(table.number + 1, kind, wish.seat, message=wish.message, cause=table.number + 1, word=wish.words)
    return [table.after(step)]


class Decision:
    """What one wish makes of a table."""

    def __init__(self, table: Table, wish: Wish) -> None:
        self.table = table
        self.do = wish.do
        self.seat = wish.seat
        self.action = wish.action
        self.held = wish.held
        self.message = wish.message
        self.tables: list[Table] = []

    @property
    def then(self) -> Table:
        """The table as decided so far."""
        return self.tables[-1] if self.tables else self.table

    def put(self, kind: Kind, seat: int, *, action: int | None = None, back: int = 0) -> None:
        message = None if self.tables else self.message
        step = Step(self.then.number + 1, kind, seat, action, back, message, cause=self.table.number + 1)
        self.tables.append(self.then.after(step))

    def refused(self, status: int, error: str, detail: str) -> Refusal:
        return Refusal(status, error, detail, number=self.table.number)

    def act(self) -> None:
        table = self.table
        if table.state.turn != self.seat:
            reason = table.face.why_not(table.state, Gesture()) if table.hand == self.seat else None  # it has to throw first
            raise Refusal(409, "turn", f"seat {self.seat} has nothing to decide now", reason=reason, number=table.number)
        if self.action is None or not table.state.allows(self.action):
            reason = table.face.why_not(table.state, Gesture())
            raise Refusal(422, "action", f"action {self.action} is not legal here", reason=reason, number=table.number)
        self.put("action", self.seat, action=self.action)
        self.let_fall()

    def throw(self) -> None:
        if not self.table.can_throw or self.table.hand != self.seat:
            raise self.refused(409, "throw", f"seat {self.seat} has nothing to throw now")
        self.fall()
        self.let_fall()

    def fall(self) -> None:
        """Throw the dice of this position."""
        self.put("throw", self.then.hand, action=next_throw(self.then))

    def let_fall(self) -> None:
        """The dice that fall at once after a person's step, because it asked for them."""
        while self.then.throws_itself and not self.then.computer(self.then.hand):
            self.fall()

    def undo(self) -> None:
        if self.table.asking is not None:
            raise self.refused(409, "asked", "there is a question that waits for an answer")
        line = self.table.line
        whole = self.do == "restart"
        order = range(len(line)) if whole else reversed(range(len(line)))
        own = next((at for at in order if line[at].kind == "action" and line[at].seat == self.seat), None)
        if own is None:
            raise self.refused(409, "undo", f"seat {self.seat} has decided nothing yet")
        back = line[own if whole else self.table.begun(own)].number
        crossed = any(played.kind != "action" or played.seat != self.seat for played in line[own + 1 :])
        others = self.table.persons() - {self.seat}
        if not crossed or not others - self.held:
            if others - self.held and self.taken_back_lately() >= PATIENCE:
                raise self.refused(409, "patience", f"seat {self.seat} has taken back {PATIENCE} times since another one has played")
            self.put("undo", self.seat, back=back)
            return
        self.check_patience()
        self.put("ask", self.seat, back=back)
        self.consent_with(others)

    def taken_back_lately(self) -> int:
        """How many times, up to the patience of others: who plays and takes back again and again would keep them from ever playing."""
        count = 0
        for step in reversed(self.table.steps):
            if count == PATIENCE or (step.kind in ("action", "throw") and step.seat != self.seat):
                break
            count += step.kind == "undo" and step.seat == self.seat
        return count

    def consent_with(self, others: set[int]) -> None:
        """Whose token came along has agreed."""
        for seat in sorted(others & self.held):
            self.put("consent", seat)

    def offer(self) -> None:
        """Offer a draw."""
        table = self.table
        others = set(range(len(table.chairs))) - {self.seat} - set(table.company.relief)
        if not others or not can_be_drawn(table):
            raise self.refused(409, "no-draw", "nobody can be asked for a draw here")
        if table.asking is not None:
            raise self.refused(409, "asked", "there is a question that waits for an answer")
        if len(table.line) - table.company.offered.get(self.seat, -NEXT_OFFER) < NEXT_OFFER:
            raise self.refused(409, "patience", f"seat {self.seat} has offered a draw less than {NEXT_OFFER} actions ago")
        self.check_patience()
        self.put("offer", self.seat)
        self.consent_with(others)
        if others <= self.held:
            self.end("agreed", self.seat)

    def end(self, reason: Leaving, seat: int) -> None:
        self.put("end", seat, action=REASONS.index(reason))

    def resign(self) -> None:
        """Lose a game of two; of more, be ranked last, while a computer plays on for those who stay."""
        if len(self.table.chairs) <= 2:
            self.end("resigned", self.seat)
            return
        self.put("out", self.seat)
        staying = [seat for seat in range(len(self.table.chairs)) if seat not in self.then.company.out]
        if len(staying) == 1 or all(self.table.chairs[seat].kind == "computer" for seat in staying):
            self.end("resigned", self.seat)
        elif self.seat not in self.then.company.relief:
            self.put("relieve", self.seat, action=self.table.chairs[self.seat].level)

    def change_hands(self) -> None:
        """Let a computer play on, or take one's seat back from it."""
        if self.do == "return":
            if self.seat not in self.table.company.relief:
                raise self.refused(409, "turn", f"nobody plays for seat {self.seat}")
            self.put("return", self.seat)
            return
        if self.table.persons() <= self.held:
            raise self.refused(409, "last", "nobody else would be left at this table")
        self.check_patience()
        self.put("relieve", self.seat, action=self.table.chairs[self.seat].level)

    def answer(self) -> None:
        asking = self.table.asking
        if asking is None or (self.seat not in asking.to and not (self.do == "refuse" and self.seat == asking.seat)):
            raise self.refused(409, "not-asked", f"seat {self.seat} was asked nothing")
        if self.do == "refuse":
            self.put("refuse", self.seat)
            return
        self.put("consent", self.seat)
        if asking.to == (self.seat,):
            self.grant(asking)

    def grant(self, asking: Asking) -> None:
        """Everybody agrees."""
        if asking.what == "draw":
            self.end("agreed", asking.seat)
        else:
            self.put("undo", asking.seat, back=asking.back)

    def do_without(self, missed: frozenset[int]) -> None:
        """Win a game of two that somebody has left, or let a computer play on for them."""
        table, seat = self.table, self.action
        if seat is None or seat not in table.persons() - self.held:
            raise self.refused(409, "turn", f"there is nobody at seat {seat} to do without")
        if seat not in missed:
            raise self.refused(409, "wait", f"seat {seat} may still come back")
        if self.do == "claim" and (len(table.chairs) != 2 or len(table.line) < BEGUN):
            raise self.refused(409, "no-claim", "only a game of two that has begun can be claimed")
        self.put("claim", self.seat)
        if self.do == "claim":
            self.end("left", seat)
        else:
            self.put("relieve", seat, action=table.chairs[seat].level)

    def check_patience(self) -> None:
        """A seat may ask and rest so many times between two moves; what answers to these needs no limit of its own."""
        if self.table.idle.count(self.seat) >= PATIENCE:
            raise self.refused(409, "patience", f"seat {self.seat} has asked or rested {PATIENCE} times since the last move")

    def rest(self) -> None:
        """Leave throws and forced moves to the server from now on, or take them back into one's own hand, for all seats of this person."""
        table = self.table
        if self.do == "rest":
            if not table.can_rest or table.hand != self.seat:
                raise self.refused(409, "turn", f"seat {self.seat} cannot rest now")
            self.check_patience()
            self.put("rest", self.seat)
            return
        if self.seat not in table.resting:
            raise self.refused(409, "turn", f"seat {self.seat} does not rest")
        for seat in sorted(self.held & self.table.resting, key=lambda seat: (seat != self.seat, seat)):
            self.put("stop", seat)


# Steps that are no wish of somebody who sits at the table already


def joined(table: Table, seat: int, name: str, token: str, message: str, seal: str | None = None) -> Table:
    """The table with somebody on an open seat; token and message are digests."""
    check_open(table)
    if seat >= len(table.chairs) or table.chairs[seat].kind != "open":
        raise Refusal(409, "taken", f"seat {seat} is not open", number=table.number)
    if seat in table.joined:
        raise Refusal(409, "taken", f"seat {seat} is taken", number=table.number)
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], name=name, token=token, seal=seal)
    return replace(table, chairs=tuple(chairs)).after(next_step(table, "join", seat, message=message, word=name))


def check_not_kept(table: Table, seat: int) -> None:
    """A seat of a further game is kept for whoever had it before; they sit down by their old token."""
    if seat < len(table.chairs) and table.chairs[seat].kind == "open" and table.chairs[seat].name and seat not in table.joined:
        raise Refusal(409, "kept", f"seat {seat} is kept for somebody", number=table.number)


def shared(table: Table, seat: int, share: str) -> Table:
    """The table with what somebody adds to the dice, as they had sealed it."""
    check_open(table)
    chairs = list(table.chairs)
    if chairs[seat].share is not None or chairs[seat].seal != sealed(share):
        raise Refusal(409, "share", f"this is not what seat {seat} has sealed", number=table.number)
    chairs[seat] = replace(chairs[seat], share=share)
    return replace(table, chairs=tuple(chairs)).after(next_step(table, "share", seat))


def own_throw(table: Table) -> Table:
    """With the throw that the server makes itself."""
    return table.after(next_step(table, "throw", table.hand, next_throw(table)))


def own_action(table: Table, action: int) -> Table:
    """With the decision that a computer has come to."""
    if not table.state.allows(action):
        raise ValueError(f"{action} is not legal in {table.state}")
    return table.after(next_step(table, "action", table.hand, action))


def answered(table: Table, agrees: bool) -> Sequence[Table]:
    """With what a computer says to whom offered it a draw."""
    assert table.asking is not None
    then = table.after(next_step(table, "consent" if agrees else "refuse", table.asked_computer))
    if not agrees:
        return [then]
    end = Step(then.number + 1, "end", table.asking.seat, REASONS.index("agreed"), cause=then.number)
    return [then, then.after(end)]


def next_step(table: Table, kind: Kind, seat: int, action: int | None = None, message: str | None = None, word: str | None = None) -> Step:
    """A step that is stored alone."""
    return Step(table.number + 1, kind, seat, action, message=message, cause=table.number + 1, word=word)


def next_throw(table: Table) -> int:
    """What the table's dice show next."""
    return outcome(table.dice, table.thrown, table.state)


def run_out(table: Table) -> Table:
    """With the flag of whoever is to act fallen: a game of two is lost by it, else a computer makes this one move."""
    assert table.times is not None
    seat = table.times.running
    if len(table.chairs) == 2:
        return table.after(next_step(table, "end", seat, REASONS.index("time")))
    return table.after(next_step(table, "late", seat))

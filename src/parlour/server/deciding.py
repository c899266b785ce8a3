"""What a wish adds to a table, or why it adds nothing. Nothing is changed here: what is decided is stored first, and added then."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.chance import outcome
from parlour.core.gesture import Gesture
from parlour.core.state import State
from parlour.server.refusals import Refusal
from parlour.server.tables import Step, Table, follows_itself
from parlour.server.wire import Do, Entry, Kind


@dataclass(frozen=True, slots=True)
class Wish:
    """What a client wants to do, its tokens already weighed."""

    seat: int
    do: Do
    action: int | None
    message: str  # digest
    held: frozenset[int]  # the seats whose tokens came along


def answered(table: Table, wish: Wish) -> list[Entry] | None:
    """The entries that this message has made already; none if it is new."""
    first = table.made_by.get(wish.message)
    if first is None:
        return None
    step = table.steps[first - 1]
    if step.seat != wish.seat or not same_deed(step, wish):
        raise Refusal(409, "message", "this message id was used for something else", number=table.number)
    return table.batch(first)


def same_deed(step: Step, wish: Wish) -> bool:
    """Whether the step is what the wish would have made."""
    if wish.do in ("undo", "restart"):
        return step.kind in ("undo", "ask")
    return step.kind == wish.do and (wish.do != "action" or step.action == wish.action)


def decided(table: Table, wish: Wish) -> Sequence[Step]:
    """The steps that the wish makes; Refusal says why it makes none."""
    if not table.ready:
        raise Refusal(409, "waiting", "not every seat is taken yet", number=table.number)
    if table.over and not (wish.do in ("undo", "restart") and table.a_puzzle()):
        raise Refusal(409, "over", "the game is over", number=table.number)
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
    return decision.steps


class Decision:
    """The steps that one wish makes, numbered on from the table's last."""

    def __init__(self, table: Table, wish: Wish) -> None:
        self.table = table
        self.do = wish.do
        self.seat = wish.seat
        self.action = wish.action
        self.held = wish.held
        self.message = wish.message
        self.first = table.number + 1
        self.steps: list[Step] = []

    def put(self, kind: Kind, seat: int, *, action: int | None = None, back: int = 0) -> None:
        message = None if self.steps else self.message
        self.steps.append(Step(self.first + len(self.steps), kind, seat, action, back, message, self.first))

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
        after = table.state.clone()
        after.play(self.action)
        self.let_fall(after)

    def throw(self) -> None:
        table = self.table
        if not table.can_throw() or table.hand != self.seat:
            raise self.refused(409, "throw", f"seat {self.seat} has nothing to throw now")
        after = table.state.clone()
        self.fall(after)
        self.let_fall(after)

    def fall(self, after: State) -> None:
        """Throw the dice of this position."""
        thrown = sum(step.kind == "throw" for step in self.steps)
        drawn = outcome(self.table.seed, self.table.throws() + thrown, after)
        self.put("throw", int(after.hand), action=drawn)
        after.play(drawn)

    def let_fall(self, after: State) -> None:
        """The dice that fall at once after a person's step, because it asked for them."""
        while follows_itself(self.table.face, after) and not self.table.computer(int(after.hand)):
            self.fall(after)

    def undo(self) -> None:
        if self.table.asking is not None:
            raise self.refused(409, "asked", "there is a question that waits for an answer")
        line = self.table.line
        own = [at for at, step in enumerate(line) if step.kind == "action" and step.seat == self.seat]
        if not own:
            raise self.refused(409, "undo", f"seat {self.seat} has decided nothing yet")
        whole = self.do == "restart"
        back = line[own[0] if whole else self.table.begun(own[-1])].number
        crossed = [step for step in line[(own[0] if whole else own[-1]) + 1 :] if step.kind != "action" or step.seat != self.seat]
        others = self.table.persons() - {self.seat}
        if not crossed or not others - self.held:
            self.put("undo", self.seat, back=back)
            return
        self.put("ask", self.seat, back=back)
        for seat in sorted(others & self.held):
            self.put("consent", seat)

    def answer(self) -> None:
        asking = self.table.asking
        if asking is None or (self.seat not in asking.to and not (self.do == "refuse" and self.seat == asking.seat)):
            raise self.refused(409, "not-asked", f"seat {self.seat} was asked nothing")
        if self.do == "refuse":
            self.put("refuse", self.seat)
            return
        self.put("consent", self.seat)
        if asking.to == [self.seat]:
            self.put("undo", asking.seat, back=asking.back)

    def rest(self) -> None:
        """Leave throws and forced moves to the server from now on, or take them back into one's own hand, for all seats of this person."""
        if (self.do == "rest") == (self.seat in self.table.resting):
            raise self.refused(409, "turn", f"seat {self.seat} cannot {self.do} now")
        if self.do == "rest":
            self.put("rest", self.seat)
            return
        for seat in sorted(self.held & self.table.resting, key=lambda seat: (seat != self.seat, seat)):
            self.put("stop", seat)


# Steps that are no wish of somebody who sits at the table already


def joining(table: Table, seat: int, message: str) -> Step:
    """The step by which somebody sits down on an open seat."""
    if seat >= len(table.chairs) or table.chairs[seat].kind != "open":
        raise Refusal(409, "taken", f"seat {seat} is not open", number=table.number)
    if seat in table.joined:
        raise Refusal(409, "taken", f"seat {seat} is taken", number=table.number)
    return Step(table.number + 1, "join", seat, message=message, cause=table.number + 1)


def own_throw(table: Table) -> Step:
    """The throw that the server makes itself."""
    drawn = outcome(table.seed, table.throws(), table.state)
    return Step(table.number + 1, "throw", table.hand, drawn, cause=table.number + 1)


def own_action(table: Table, action: int) -> Step:
    """The decision that a computer has come to."""
    if not table.state.allows(action):
        raise ValueError(f"{action} is not legal in {table.state}")
    return Step(table.number + 1, "action", table.hand, action, cause=table.number + 1)

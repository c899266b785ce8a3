"""Why a gesture makes no move: the rule that stands against it, as an anchor into the rules text and a sentence."""

from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, hue, say
from parlour.core.state import CHANCE
from parlour.games.ludo.board import GOALS, RingBoard
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import BACK_BITS, ENFORCED, JUMP_BITS, MUST_JUMP, NEUTRAL_BITS, NO_ONE, NO_STARS, PAIR, PIECES, SIX, WAITING


def why_not(state: LudoState, layout: RingBoard, attempt: Gesture) -> Reason:
    """The rule that forbids the attempt."""
    if state.turn == CHANCE:
        who = state.rules.colours.first(state.hand) if state.rolling_off() else state.colour
        told = "roll-off-first" if state.rolling_off() else "throw-first"
        return because("start" if state.rolling_off() else "turn", told, colour=colour(layout.colours[who]))
    sites = {site.id for site in layout.sites}
    if state.judge >= 0:
        return why_not_judged(state, layout, attempt.sites[0] if attempt.sites and attempt.sites[0] in sites else "")
    if attempt.dice or attempt.cell or attempt.button:
        return because("turn", "thrown", pips=state.die)
    if not attempt.sites or any(site not in sites for site in attempt.sites):
        return because("setup", "no-square")
    return Objection(state, layout, attempt.sites[0], attempt.sites[1] if len(attempt.sites) > 1 else "").reason()


def because(anchor: str, word: str, **args: str | int | Message) -> Reason:
    return Reason(anchor, say(f"ludo-why-{word}", **args))


def why_not_judged(state: LudoState, layout: RingBoard, site: str) -> Reason:
    """What the next player may not do about a missed capture."""
    offender = state.colour
    places = [state.at[PIECES * offender + number] for number in range(PIECES)]
    if site in [layout.site(offender, progress) for progress in places if progress >= state.rules.squares.ring]:
        return because("must-capture", "judge-goal")
    return because("must-capture", "judge", colour=colour(layout.colours[offender]))


class Objection:
    """What the rules say against moving the piece on one site to another (or anywhere, if no target was touched)."""

    def __init__(self, state: LudoState, layout: RingBoard, start: str, target: str) -> None:
        self.state = state
        self.rules = state.rules
        self.layout = layout
        self.start = start
        self.target = target
        self.ring = state.rules.squares.ring
        self.die = state.die
        self.colour = -1
        self.progress = WAITING

    def reason(self) -> Reason:
        if not self.find_piece():
            return because("turn", "empty")
        if self.colour not in (self.state.colour, self.rules.colours.neutral):
            return self.not_on_turn()
        base = PIECES * self.colour
        self.places = [self.state.at[base + piece] for piece in range(PIECES)]
        self.waits = self.places[0] < 0
        self.free = self.state.movable(self.colour, self.die)  # before any duty to capture
        if self.target in ("", self.start) and self.can_move():
            return because("moving", "choose-target")
        return self.why_waiting() if self.progress < 0 else self.why_walking()

    def not_on_turn(self) -> Reason:
        colours = self.rules.colours
        if colours.owners[self.colour] == self.state.hand:
            return because("few-players", "other-colour", colour=hue(self.layout.colours[self.colour]))
        if colours.partners and colours.side[self.colour] == colours.side[self.state.colour]:
            return because("partners", "partner", colour=self.name())
        return because("turn", "not-yours")

    def name(self) -> Message:
        return colour(self.layout.colours[self.colour])

    def find_piece(self) -> bool:
        """Whose piece stands on the first site, and how far it has come; of two, the one whose turn it is."""
        found = []
        for which in range(self.rules.colours.count):
            for number in range(self.rules.pieces):
                progress = self.state.at[PIECES * which + number]
                site = self.layout.house(which, number) if progress < 0 else self.layout.site(which, progress)
                if site == self.start and self.rules.colours.owners[which] >= NO_ONE:
                    found.append((which != self.state.colour, which, progress))
        if found:
            _, self.colour, self.progress = min(found)
        return bool(found)

    def can_move(self) -> bool:
        """Whether a legal move starts here; of the waiting pieces one stands for all."""
        if self.progress < 0 and self.start != self.marked():
            return False
        can = self.state.can
        can = can >> NEUTRAL_BITS & 15 if self.colour == self.rules.colours.neutral else can | can >> BACK_BITS | can >> JUMP_BITS
        return bool(can >> self.places.index(self.progress) & 1)

    def marked(self) -> str:
        """The site of the waiting piece that comes in."""
        return self.layout.house(self.colour, sum(place < 0 for place in self.places) - 1)

    def half_made(self) -> Reason:
        """The throw allows the move, but perhaps not the duty to capture."""
        if self.rules.capturing.duty == ENFORCED and self.state.captures(self.state.can, self.die) != 0:
            return because("must-capture", "must-capture")
        return because("moving", "choose-target")

    # A waiting piece

    def why_waiting(self) -> Reason:
        if self.die != SIX:
            return because("six", "needs-six")
        if not self.free & 1:
            if self.rules.colours.partners:
                return because("barriers", "a-wall")
            return because("six", "a-held") if 0 in self.places else because("barriers", "a-barrier")
        if self.target and self.target != self.layout.site(self.colour, 0):
            return because("six", "enter-on-a")
        if self.start != self.marked():
            return because("six", "marked-one")  # waiting pieces are all alike, and one stands for them
        return self.half_made()

    # A piece on its way

    def why_walking(self) -> Reason:
        if self.rules.goal.counts_back and self.progress >= self.ring:
            return because("goal", "goal-final")
        ahead = self.state.landing(self.colour, self.progress, self.die)
        if not self.target or self.target == self.start:
            return self.why_duty() or self.why_not_forward(ahead) or self.half_made()
        if self.target[-1] in GOALS and self.target[0] != self.layout.letters[self.colour]:
            return because("goal", "foreign-goal")
        if "B" in self.target:
            return because("setup", "not-on-b")
        reached = self.measure(self.target)
        if reached == ahead:
            return self.why_duty() or self.why_not_forward(ahead) or self.why_jump() or self.half_made()
        return self.why_elsewhere(reached, ahead)

    def why_elsewhere(self, reached: int, ahead: int) -> Reason:
        """The target is not where the throw leads."""
        if self.is_star(ahead) and self.is_star(reached):
            return because("stars", "next-star")
        if self.is_behind(reached):
            return self.why_not_back(reached) or self.why_duty() or self.half_made()
        if self.rules.goal.counts_back:
            if self.progress + self.die >= self.ring:
                return self.why_duty() or self.why_not_forward(ahead) or because("goal", "turn-in")
        elif self.progress + self.die > self.rules.squares.top and (reached >= self.ring or self.runs_past(reached)):
            return because("goal", "too-far", pips=self.die)
        if self.runs_past(reached):
            return because("goal", "turn-in")
        return because("moving", "distance", pips=self.die)

    def measure(self, site: str) -> int:
        """How far the piece would have come on a ring square or one of its own goal squares."""
        if site[-1] in GOALS:
            return self.ring + GOALS.index(site[-1])
        return (int(site) - self.rules.squares.starts[self.colour]) % self.ring

    def runs_past(self, reached: int) -> bool:
        """Whether the throw, counted along the ring past the own goal, leads there."""
        return self.progress < self.ring and reached == self.progress + self.die - self.ring

    def is_behind(self, reached: int) -> bool:
        """Whether the throw, counted backwards, leads there; from the goal, whether it lies behind at all."""
        if self.progress >= self.ring:
            return reached < self.progress
        return reached < self.ring and (self.progress - reached) % self.ring == self.die

    def is_star(self, progress: int) -> bool:
        if self.rules.star_jumps == NO_STARS or not 0 <= progress < self.ring:
            return False
        return self.state.square(self.colour, progress) in self.rules.squares.stars

    def why_jump(self) -> Reason | None:
        """A piece on a star may have to jump on."""
        if self.rules.star_jumps == MUST_JUMP and self.state.can >> JUMP_BITS >> self.places.index(self.progress) & 1:
            return because("stars", "must-jump")
        return None

    def why_duty(self) -> Reason | None:
        """What must be done with the throw instead."""
        if self.state.fresh and self.progress > 0 and not (self.die == SIX and self.waits):
            return because("six", "fresh-plays")
        if not self.waits:
            return None
        if self.progress == 0 and not self.rules.capturing.own:
            if self.rules.entry.six_leaves_a and self.die != SIX:
                return because("a-exit", "six-leaves-a")
            return because("breach", "breach") if self.must_breach() else None
        if self.free == 1 and self.die == SIX:
            if self.must_breach():
                return because("breach", "breach")
            return because("six", "six-enters") if self.rules.entry.six_must else None
        if self.state.must_clear(self.colour, self.die) and (self.free | self.free >> JUMP_BITS) & 15 == 1 << self.places.index(0):
            return because("six", "six-clears-a") if self.die == SIX else because("clear-a", "clear-a")
        return None

    def must_breach(self) -> bool:
        return self.free == 1 and self.die == SIX and self.state.breaches(self.colour)

    def why_not_forward(self, ahead: int) -> Reason | None:
        rules = self.rules
        if rules.goal.counts_back:
            return because("goal", "count-back", pips=self.die) if ahead < 0 else None
        if ahead > rules.squares.top:
            return because("goal", "too-far", pips=self.die)
        if rules.barriers and (blocked := self.why_barrier(self.progress + 1, min(ahead, self.ring - 1), ahead)):
            return blocked
        if ahead >= self.ring:
            if ahead in self.places:
                return because("goal", "goal-held", letter=GOALS[ahead - self.ring])
            if rules.goal.no_jump and any(max(self.progress, self.ring - 1) < place < ahead for place in self.places):
                return because("no-jump", "goal-jump")
        elif ahead in self.places and not rules.barriers:
            return because("capturing", "own-piece")
        return None

    def why_barrier(self, first: int, last: int, target: int) -> Reason | None:
        kind = "wall" if self.rules.colours.partners else "barrier"
        for progress in range(first, last + 1):
            if self.holder(progress) >= PAIR:
                return because("barriers", f"{kind}-land" if progress == target else f"{kind}-pass")
        return None

    def holder(self, progress: int) -> int:
        return self.state.ring[self.state.square(self.colour, progress)]

    def why_not_back(self, reached: int) -> Reason | None:
        rules = self.rules
        if not rules.capturing.backward:
            return because("moving", "no-backward")
        if self.colour == rules.colours.neutral:
            return because("backward", "neutral-back")
        if self.progress >= self.ring:
            return because("backward", "goal-back")
        if self.progress - self.die < 1:
            return because("backward", "back-over-a")
        if rules.barriers:
            for progress in range(self.progress - 1, reached - 1, -1):
                if self.holder(progress) >= PAIR:
                    return because("barriers", "barrier-land" if progress == reached else "barrier-pass")
        return None if self.state.opponent_on(self.state.square(self.colour, reached)) else because("backward", "back-captures")

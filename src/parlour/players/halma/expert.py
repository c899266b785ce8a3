"""What is known about the halma family.

Races are planned: a beam of next moves finds the shortest way home (plan_search.py); a crowd that can only hop tries its moves in whole
games (hop_search.py). As long as two sides are in each other's way, strong players search what both will do (race_knowledge.py); on small
boards, where they always are, everybody does, and in tippy (enclosing_knowledge.py). In racado a network that learned by playing against
itself judges where every move leads (network.py). Four against one (twee_in_een_b) is solved (hunt.py).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from random import Random
from typing import ClassVar, Final

from parlour.core.setup import Setup
from parlour.core.state import OVER, State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import HalmaRules
from parlour.players.alphabeta import SURE, Found, Knowledge
from parlour.players.expert import COMPILED, Strength, Worth
from parlour.players.foresight import LINES, Foresight, Look
from parlour.players.halma import hunt
from parlour.players.halma.alone_solver import Alone, is_solvable
from parlour.players.halma.enclosing_knowledge import EnclosingKnowledge
from parlour.players.halma.hop_search import HopSearch
from parlour.players.halma.judges import judge_for
from parlour.players.halma.network import RacadoJudge
from parlour.players.halma.plan_search import Planner, field_costs
from parlour.players.halma.race_knowledge import TO_MOVE, RaceKnowledge

SMALL: Final = 40  # fields; boards up to this are searched by everybody
MEETING: Final = 0.01  # of noise: whoever has less minds what the other side will do, as long as somebody is in the way
MET_MISJUDGED: Final = 2.0  # times the noise: whoever looks so far ahead must misjudge more to be told from the best
LISTED: Final = 8  # positions of the budget that one whose moves are listed counts as
CROWD: Final = 5  # seats from which on hops are tried in games to their end
WHIM_OF_HOPS: Final = 100.0  # what a field may seem to cost more or less there, times the noise; a step costs 10
HOPS_LISTED: Final = 600  # at least, where there are hops alone: who prepares none leaves pieces behind that never come home
NEAR_HORIZON: Final = 4  # own moves that are planned as long as others are in the way
FAR_HORIZON: Final = 32  # and once nobody is
A_MOVE_LISTED: Final = 150  # of them for every move that somebody plans who misjudges
CARELESS: Final = 0.1  # of noise: whoever has more sees no further than the next move
A_PLAN_LISTED: Final = 60  # of them for every plan that somebody follows who misjudges: otherwise two moves seem as good as four
FEWEST_PLANS: Final = 4  # followed at once
MOST_WIDTH: Final = 64  # as long as others are in the way: they will stand elsewhere by then, and more is not stronger
LEAST_WIDTH: Final = 12  # of a plan to the end: whoever has little left to do finds the way home, however few positions they look at
MOST_MISJUDGED: Final = 53.0  # what a field may seem to cost more or less, as a standard deviation: everybody sees which way is forward
HALF_MISJUDGED: Final = 0.02  # the noise of whoever misjudges half as much
A_SMALL_WAY: Final = 9000  # left to do at the beginning: where it is more, on the largest boards, single mistakes matter less
HOPS_MISJUDGED: Final = 1500.0  # the same where there are hops alone, times the noise, and at most …
MOST_HOPS_MISJUDGED: Final = 76.0  # … so much: plans of hops make most of it good
NEARLY_TWO_STEPS: Final = 18.0
A_QUARTER_MOVE: Final = 10.0  # where it is known how many moves are needed
LITTLE: Final = 400  # who has less left to do is nearly home
WHIM: Final = 5  # how much a field may seem to cost more
EQUAL: Final = 4.0  # costs that differ by no more say nothing
A_CHANCE: Final = 400.0  # a cost less than the others' that makes the odds about 73 to 27
A_TEMPO: Final = 200.0  # what a move usually gets done on a large board: somewhat less with hops alone, more in a corner
A_SMALL_TEMPO: Final = 60.0  # and on a small one
A_SMALL_CHANCE: Final = 10.0, 0.08  # the same as A_CHANCE on a small board: so much, and as much more for all that is left to do
NEARLY_SURE: Final = 0.999
# Racado: throws that are looked ahead, how many of the best moves so far, and the positions of a budget from which on that is done.
# With free ways a throw has hundreds of moves, so that fewer are looked at once so many positions have been judged
LOOKS: Final = ((1, 12, 20_000, 5_000), (2, 4, 600_000, 150_000))
FEWEST_LOOKED: Final = 2


# Races


@lru_cache(maxsize=64)
def costs_of(rules: HalmaRules, seat: int) -> list[int]:
    """What a piece of a seat costs on each field."""
    return field_costs(rules, seat)


def alone(state: HalmaState) -> list[Alone] | None:
    """How many moves each side needs if nobody is in its way; None where there are too many positions."""
    return [alone_of(state.setup, state.rules, seat) for seat in range(state.seats)] if is_solvable(state.rules) else None


@lru_cache(maxsize=8)
def alone_of(setup: Setup, rules: HalmaRules, seat: int) -> Alone:
    return Alone(setup, rules, seat)


def left_to_do(state: HalmaState, seat: int) -> int:
    costs = costs_of(state.rules, seat)
    return sum(costs[field] for field in state.pieces(seat)) - sum(costs[field] for field in state.rules.sides[seat].target)


def in_the_way(state: HalmaState, seat: int) -> bool:
    """Whether somebody else stands anywhere that a piece of the seat has yet to come by."""
    rules = state.rules
    row = seat * rules.fields
    farthest = max((rules.distance[row + field] for field in state.pieces(seat)), default=0)
    return any(rules.distance[row + field] <= farthest for other in range(rules.seats) if other != seat for field in state.pieces(other))


def hops_alone(state: HalmaState, seat: int) -> bool:
    """Whether a seat can only hop."""
    return state.rules.step_ways[seat] == 0


def horizon_of(state: HalmaState, crowded: bool) -> int:
    """How many moves are planned; who can only hop must prepare more of them."""
    return FAR_HORIZON if not crowded else 2 * NEAR_HORIZON if hops_alone(state, state.turn) else NEAR_HORIZON


def listed_by(state: HalmaState, strength: Strength) -> int:
    """The positions whose moves are listed."""
    return max(strength.positions // LISTED, HOPS_LISTED if hops_alone(state, state.turn) else 0)


def misjudged_costs(state: HalmaState, seat: int, noise: float, rng: Random) -> list[int]:
    """What fields seem to cost: who misjudges them follows a plan all the same; noise on whole plans would put their good moves off."""
    if hops_alone(state, seat):
        whim = min(HOPS_MISJUDGED * noise, MOST_HOPS_MISJUDGED)
    else:
        whim = MOST_MISJUDGED * noise / (noise + HALF_MISJUDGED)
        if noise >= CARELESS:
            whim *= farther(state.rules, seat)
    return [cost + (round(rng.gauss(0.0, whim)) if whim > 0.0 else rng.randrange(WHIM)) for cost in costs_of(state.rules, seat)]


@lru_cache(maxsize=64)
def farther(rules: HalmaRules, seat: int) -> float:
    """How much more a beginner misjudges where the way is long."""
    costs, side = costs_of(rules, seat), rules.sides[seat]
    way = sum(costs[field] for field in side.home) - sum(costs[field] for field in side.target)
    return max(sqrt(way / A_SMALL_WAY), 1.0)


def best_plan(state: HalmaState, strength: Strength, seed: int) -> int:
    """The first move of the best plan: to the end once nobody is in the way, a few moves far before that."""
    seat = state.turn
    crowded = in_the_way(state, seat)
    horizon, listed = horizon_of(state, crowded), listed_by(state, strength)
    noise = 0.0 if nearly_home(state, crowded) else strength.noise
    if noise > 0.0:
        horizon = min(horizon, max(listed // A_MOVE_LISTED, 1)) if noise < CARELESS else 1
    costs = misjudged_costs(state, seat, noise, Random(seed)) if crowded or noise > 0.0 else costs_of(state.rules, seat)
    narrow = noise > 0.0 and not hops_alone(state, seat)
    width = max(listed // A_PLAN_LISTED, FEWEST_PLANS) if narrow else max(listed // horizon, LEAST_WIDTH)
    return Planner(state, seat, costs, strength.seconds).plan(horizon, min(width, MOST_WIDTH) if crowded else width)


def nearly_home(state: HalmaState, crowded: bool) -> bool:
    """Whether what is left to do is a small puzzle that nobody disturbs: whoever misjudged it would walk to and fro in front of the door.

    Who can only hop needs others in the way, and must prepare every hop.
    """
    return left_to_do(state, state.turn) < LITTLE and (hops_alone(state, state.turn) or not crowded)


def is_searched(state: HalmaState) -> bool:
    """Whether everybody looks ahead there, for both sides."""
    return state.rules.encloses or (state.rules.race and state.seats == 2 and state.rules.fields <= SMALL)


def is_met(state: HalmaState, strength: Strength) -> bool:
    """Whether a player of that strength looks ahead for both sides because they are in each other's way.

    Who can only hop plans the end: what a hop must be prepared by lies farther ahead than what both will do can be seen.
    """
    seat = state.turn
    if state.seats != 2 or strength.noise >= MEETING or not in_the_way(state, seat):
        return False
    return not hops_alone(state, seat) or not nearly_home(state, crowded=True)


def best_meeting(state: HalmaState, strength: Strength, seed: int) -> int:
    """What is best if the other side does its best too; fields are misjudged, as in plans."""
    rng = Random(seed)
    costs = [cost for seat in range(2) for cost in misjudged_costs(state, seat, MET_MISJUDGED * strength.noise, rng)]
    knowledge = RaceKnowledge(state, costs)
    return Look(knowledge, state, strength, float(knowledge.near)).found.actions[0]


def met(state: HalmaState, strength: Strength) -> dict[int, int]:
    """What either side will have more to do than the other with every action, if both do their best."""
    knowledge = RaceKnowledge(state, costs_of(state.rules, 0) + costs_of(state.rules, 1))
    found = Look(knowledge, state, strength, float(knowledge.near), lines=LINES).found
    return {action: -int(worth) for action, worth in zip(found.actions, found.worths, strict=True)}


def is_tried(state: HalmaState) -> bool:
    """Whether moves are tried in games to their end: in a crowd that can only hop these are short, and the others are the bridges."""
    return state.rules.race and state.seats >= CROWD and hops_alone(state, state.turn) and not state.rules.teams


def tried(state: HalmaState, strength: Strength, seed: int) -> dict[int, float]:
    """The chance to win with the moves that bring furthest."""
    rules, rng = state.rules, Random(seed)
    whim = WHIM_OF_HOPS * strength.noise
    costs = [10 * way - inside + round(rng.gauss(0.0, whim)) for way, inside in zip(rules.distance, rules.inside, strict=True)]
    return HopSearch(state, costs, seed, strength.seconds).weigh(strength.positions // LISTED)


def planned(state: HalmaState, strength: Strength) -> dict[int, int]:
    """What is left to do in the end with every action."""
    seat = state.turn
    horizon, listed = horizon_of(state, in_the_way(state, seat)), listed_by(state, strength)
    while horizon > 0 and horizon * len(state.legal()) > listed:
        horizon -= 1
    return Planner(state, seat, costs_of(state.rules, seat), strength.seconds).weigh(horizon, listed)


def racing(state: HalmaState, more: float) -> tuple[float, ...]:
    """Everybody's chance by what each has still to do, if whoever is to move had so much more; partners are home when the last of them is.

    Whoever moves later is thought to be a part of a move behind.
    """
    seats, mover = int(state.seats), int(state.turn)
    left = [left_to_do(state, seat) + A_TEMPO * ((seat - mover) % seats) / seats for seat in range(seats)]
    left[mover] += more
    sides = [int(team) for team in state.rules.teams] or list(range(seats))
    lasting = {side: max(value for seat, value in enumerate(left) if sides[seat] == side) for side in sides}
    nearest = min(lasting.values())
    weights = {side: exp((nearest - value) / A_CHANCE) for side, value in lasting.items()}
    whole = sum(weights.values())
    return tuple(weights[side] / whole for side in sides)


def won_at_once(state: HalmaState, action: int) -> bool:
    after = state.clone()
    after.play(action)
    return after.turn == OVER and after.payoff(state.turn) == 1.0


class HalmaExpert(Foresight):
    revised: ClassVar = {"eckdame": 2, "pyramiden_dame": 2, "racado": 1, "tippy": 1, "twee_in_een_a": 2, "twee_in_een_b": 1}
    tuned: ClassVar = {("halma_eck", 1): 1, ("sternhalma", 1): 1}
    overlooked = 0.0  # nothing is lost at once
    forgotten = 0.0

    def knowledge(self, state: State) -> Knowledge | None:
        """Of what can be searched; None for what is planned, weighed or solved."""
        if not isinstance(state, HalmaState) or state.turn < 0:
            return None
        if state.rules.encloses:
            return EnclosingKnowledge(state)
        if state.rules.race and state.seats == 2:
            return RaceKnowledge(state, costs_of(state.rules, 0) + costs_of(state.rules, 1), alone(state) if COMPILED else None)
        return None

    def varied(self, state: State) -> float:
        """As long as a quarter of one's pieces are at home."""
        if not isinstance(state, HalmaState) or not state.rules.race:
            return 0.0
        home = state.rules.sides[state.turn].home
        if 4 * sum(field in home for field in state.pieces(state.turn)) < len(home):
            return 0.0
        return A_QUARTER_MOVE if is_solvable(state.rules) else NEARLY_TWO_STEPS

    def looks_ahead(self, state: State, strength: Strength) -> bool:
        return isinstance(state, HalmaState) and not state.rules.dice and (is_searched(state) or is_met(state, strength))

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        if not isinstance(state, HalmaState) or state.turn < 0:
            return None
        if state.rules.hunt:
            if strength.noise > 0.0:
                return hunt.seeming_action(state, strength, seed)
            return hunt.best_action(state, seed) if COMPILED else None
        if state.rules.dice:
            worth = weighed(state, strength)
            return None if worth is None else worth.choose(strength.blurred, seed)
        if is_searched(state):
            return super().choose(state, strength, seed)
        if is_met(state, strength):
            return best_meeting(state, strength, seed)
        if is_tried(state):
            chances = tried(state, strength, seed)
            return max(chances, key=lambda action: chances[action])
        return best_plan(state, strength, seed)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """The chance to win with every action, as far as what is left to do tells it.

        What the others will do meanwhile is no part of a plan, and where a look ahead ends one side has moved once more: both tell
        only how much better one action is than another, and the position itself how it stands.
        """
        if not isinstance(state, HalmaState) or state.turn < 0:
            return None
        if state.rules.hunt:
            return Worth("chance", hunt.worths(state)) if COMPILED and strength.noise == 0.0 else None
        if state.rules.dice:
            return weighed(state, strength)
        if is_searched(state):
            return super().weigh(state, strength, seed)
        if is_tried(state):
            chances = tried(state, strength, seed)
            return Worth("chance", dict.fromkeys(state.legal(), min(chances.values())) | chances)
        costs = met(state, strength) if is_met(state, strength) else planned(state, strength)
        least = min((cost for cost in costs.values() if abs(cost) <= SURE), default=0)
        values = {}
        for action, cost in costs.items():
            if cost < -SURE or won_at_once(state, action):
                values[action] = 1.0
            else:
                values[action] = 0.0 if cost > SURE else racing(state, float(cost - least))[state.turn]
        return Worth("chance", values, near=EQUAL / A_CHANCE / 4)

    def chance(self, state: State, knowledge: Knowledge, found: Found, worth: int) -> float:
        """Where nobody knows how many moves are needed, a lead on a small board says the less, the more is left to do.

        What being on the move counts for when positions are compared is less than half a move: where the look ends with a move of the
        other side, that much is missing, and where it ends with one's own, it is too much.
        """
        moves_known = isinstance(knowledge, RaceKnowledge) and knowledge.alone is not None
        if not isinstance(knowledge, RaceKnowledge) or not isinstance(state, HalmaState) or moves_known or abs(worth) > SURE:
            return super().chance(state, knowledge, found, worth)
        missing = A_SMALL_TEMPO / 2 - float(TO_MOVE)
        lead = worth + (missing if found.depth % 2 == 0 else -missing)
        least, more = A_SMALL_CHANCE
        return 1.0 / (1.0 + exp(-lead / (least + more * sum(left_to_do(state, seat) for seat in range(2)) / 2)))


def weighed(state: HalmaState, strength: Strength) -> Worth | None:
    """Racado: what of the victory every move will bring; the best at a glance are looked at over the throws that follow."""
    judge = judge_for(state.setup.game)
    if judge is None:
        return None
    throws = 0
    values = dict(zip(state.legal(), judge.worths(state, 0), strict=True))
    for ahead, best, positions, judged in LOOKS:
        if COMPILED and strength.positions >= positions:
            throws = ahead
            looked = looked_at(judge, state, Worth("chance", values).best_of(best), throws, judged)
            least = min(looked.values())
            values = {action: looked.get(action, min(value, least)) for action, value in values.items()}
    return Worth("chance", chances(judge, state, values, throws))


def looked_at(judge: RacadoJudge, state: HalmaState, actions: list[int], throws: int, judged: int) -> dict[int, float]:
    """What the best actions are worth over so many throws: all of them, or as many as so many judged positions allow."""
    looked: dict[int, float] = {}
    began = judge.judged
    for action in actions:
        if len(looked) >= FEWEST_LOOKED and judge.judged - began >= judged:
            break
        looked[action] = judge.led_to(state, action, throws)
    return looked


def chances(judge: RacadoJudge, state: HalmaState, values: dict[int, float], throws: int) -> dict[int, float]:
    """The same as parts of what all seats together hope for: worths fade the farther the end is, chances do not.

    All moves are enlarged alike, as much as the best of them needs, so that they stay in their order; what ends the game is exact already.
    """
    ahead = {action: after for action in values if (after := moved(judge, state, action)).turn != OVER}
    if not ahead:
        return values
    best = max(ahead, key=lambda action: values[action])
    if values[best] <= 0.0:  # every throw that follows loses
        return values
    others = sum(judge.ahead(ahead[best], seat, throws) for seat in range(state.seats) if seat != state.turn)
    factor = min(1.0 / (values[best] + others), NEARLY_SURE / values[best])
    return {action: value * factor if action in ahead else value for action, value in values.items()}


def moved(judge: RacadoJudge, state: HalmaState, action: int) -> State:
    """Before the throw that follows an action, or at the end."""
    after = state.clone()
    after.play(action)
    return judge.settled(after)


EXPERT = HalmaExpert()

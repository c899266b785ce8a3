"""Which judge a game has: what its family's players know, put into worths of whole positions."""

from __future__ import annotations

from typing import Final

from parlour.core.bits import bit_count
from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.rentmeister_rules import Steward as StewardState
from parlour.games.draughts.wolf_engine import WolfState
from parlour.games.halma.engine import HalmaState
from parlour.games.kniffel.engine import KEEP, KniffelState
from parlour.games.kniffel.rules import ALL_BOXES, BONUS_FROM
from parlour.games.ludo.engine import LudoState
from parlour.games.solitaire.engine import SolitaireState
from parlour.games.solitaire.grid import PEGS
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import ANSWER, CUBE, PLAY, SCORE, THROW
from parlour.games.track.engine import TrackState
from parlour.players import kept
from parlour.players.expert import COMPILED, Strength, Worth
from parlour.players.kniffel.solver import Turn
from parlour.players.throw_judge import ThrowJudge
from parlour.review.judge import GLANCE, SEED, THOUGHT, Chained, Judge, Simulating, Weighing, Worths, after, solved_chain

LIKELY: Final = 6  # choices that may be the best one, where there are many
FAR: Final = Strength(positions=20_000, noise=0.0, seconds=2.0)  # a throw ahead, in games with dice


def judge_of(start: State, actions: int) -> Judge:
    """The judge of a game that begins so and has so many actions."""
    family = _of_family(start)
    if family is not None:
        return family
    chain = solved_chain(start)
    return Chained(chain) if chain else Simulating(start.setup.game, actions)


def _of_family(start: State) -> Judge | None:
    game = start.setup.game
    if isinstance(start, KniffelState):
        return Kniffel()
    if isinstance(start, TablesState):
        return Tables(start)
    if isinstance(start, LudoState):
        return ludo_judge(game)
    if isinstance(start, WolfState):
        return Wolf()
    if isinstance(start, HalmaState):
        return halma_judge(start)
    if isinstance(start, SolitaireState):
        return Puzzle(start) if start.seats == 1 else None
    if isinstance(start, TrackState):
        return Goose(start.setup) if game == "ganzenbord" and start.seats == 2 else None
    if isinstance(start, StewardState):
        return (Weighing(game, exact=True) if COMPILED else None) if start.seats == 2 else Stewards()
    if game in THOUGHT_OF:
        return Weighing(game)
    return None


def ludo_judge(game: str) -> Judge | None:
    from parlour.players.ludo.judges import judge_for

    judge = judge_for(game)
    return None if judge is None else Thrown(judge)


def halma_judge(start: HalmaState) -> Judge | None:
    from parlour.players.halma.expert import EXPERT
    from parlour.players.halma.judges import judge_for

    if start.rules.hunt:
        return Hunt() if COMPILED else None
    if start.rules.dice:
        judge = judge_for(start.setup.game)
        return None if judge is None else Thrown(judge)
    return Weighing(start.setup.game) if EXPERT.knowledge(start) is not None else Race()


class Alone(Judge):
    """Judges games in which everybody collects points alone: what the others do changes nothing."""

    unit = "points"
    exact = True
    alone = True

    def to_come(self, state: State, seat: int) -> float:
        """The points of a seat in the end, if it is not its turn, or a throw is to come."""
        raise NotImplementedError

    def chosen(self, state: State) -> dict[int, float]:
        """The points in the end of the seat that decides, with every choice."""
        raise NotImplementedError

    def ended(self, result: Result) -> Worths:
        return tuple(float(score) for score in result.scores)

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        own = max(self.chosen(state).values()) if state.turn >= 0 else self.to_come(state, state.hand)
        return tuple(own if seat == state.hand else self.to_come(state, seat) for seat in range(state.seats))

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        others = {seat: self.to_come(state, seat) for seat in range(state.seats) if seat != state.turn}
        return {
            action: tuple(value if seat == state.turn else others[seat] for seat in range(state.seats))
            for action, value in self.chosen(state).items()
        }

    def outcomes(self, state: State) -> dict[int, Worths]:
        others = {seat: self.to_come(state, seat) for seat in range(state.seats) if seat != state.hand}
        found = {}
        for action in state.legal():
            own = max(self.chosen(after(state, action)).values())
            found[action] = tuple(own if seat == state.hand else others[seat] for seat in range(state.seats))
        return found


class Kniffel(Alone):
    """Every column is solved: the points that it will bring."""

    scale = 100.0

    def __init__(self) -> None:
        from parlour.players.kniffel.expert import EXPERT  # here, because its tables are large

        self.expert: Final = EXPERT
        self.patience: Final = kept.PATIENCE

    @staticmethod
    def column(state: KniffelState, seat: int) -> tuple[int, int, int]:
        return state.filled[seat], min(state.upper(seat), int(BONUS_FROM)), state.held(seat)

    def turn(self, state: KniffelState, seat: int) -> tuple[Turn, float]:
        """A seat's turn, worked out; what it and all that follow bring."""
        column = self.column(state, seat)
        solved = self.expert.knowledge(state.rules).turn(*column, self.patience)
        return solved, float(solved.play(*column))

    def to_come(self, state: State, seat: int) -> float:
        assert isinstance(state, KniffelState)
        total = float(state.total(seat))
        if state.filled[seat] == ALL_BOXES:
            return total
        solved, worth = self.turn(state, seat)
        if seat != state.hand or state.thrown == 0:
            return total + worth
        return total + float((solved.two_left if state.thrown == 1 else solved.one_left)[state.kept])

    def chosen(self, state: State) -> dict[int, float]:
        assert isinstance(state, KniffelState)
        worth = self.expert.weigh(state, GLANCE, SEED)
        assert worth is not None
        total = float(state.total(state.hand))
        return {action: total + value for action, value in worth.values.items()}

    def outcomes(self, state: State) -> dict[int, Worths]:
        """The turn is worked out once, and every throw looked up in it."""
        assert isinstance(state, KniffelState)
        seat = state.hand
        others = {other: self.to_come(state, other) for other in range(state.seats) if other != seat}
        solved, _ = self.turn(state, seat)
        column = self.column(state, seat)
        total = float(state.total(seat))
        found = {}
        for action in state.legal():
            thrown = after(state, action)
            assert isinstance(thrown, KniffelState)
            lying = solved.two_left if thrown.thrown == 1 else solved.one_left
            own = max(
                float(lying[choice - KEEP]) if choice >= KEEP else float(solved.entered(thrown.dice, choice, *column))
                for choice in thrown.legal()
            )
            found[action] = tuple(total + own if other == seat else others[other] for other in range(state.seats))
        return found


class Stewards(Alone):
    """Rentmeister among more than two: the points of every seat."""

    scale = 100.0

    def to_come(self, state: State, seat: int) -> float:
        from parlour.players.dice.rentmeister import steward

        assert isinstance(state, StewardState)
        return float(state.total(seat)) + float(steward().worth[state.empty(seat)])

    def chosen(self, state: State) -> dict[int, float]:
        from parlour.players.dice.rentmeister import weigh

        assert isinstance(state, StewardState)
        return {action: float(state.total(state.hand)) + value for action, value in weigh(state).values.items()}


class Thrown(Judge):
    """Ludo and racado: networks say how likely every seat is to be first."""

    def __init__(self, judge: ThrowJudge) -> None:
        self.judge: Final = judge

    def worth(self, state: State) -> Worths:
        return self.looked(state, 1 if COMPILED else 0)

    def looked(self, state: State, throws: int) -> Worths:
        """The chances of all sides, which are one together; partners win together."""
        if state.turn == OVER:
            return self.ended(state.result())
        sides = 2 if isinstance(state, LudoState) and state.colours.partners else int(state.seats)
        if state.rolling_off():
            return (1.0 / sides,) * state.seats
        settled = self.judge.settled(state.clone())
        if settled.turn == OVER:
            return self.ended(settled.result())
        found = [max(float(self.judge.ahead(settled, seat, throws)), 0.0) for seat in range(state.seats)]
        chances = [sum(found[side::sides]) for side in range(sides)]
        return tuple(chances[seat % sides] / sum(chances) for seat in range(state.seats))

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        """Over the coming throw; of many, those that seem best at a glance and the one that was played."""
        likely = state.legal()
        if len(likely) > LIKELY:
            glanced = {action: self.looked(after(state, action), 0)[state.turn] for action in likely}
            likely = sorted({*sorted(glanced, key=lambda action: (-glanced[action], action))[:LIKELY], played})
        return {action: self.worth(after(state, action)) for action in likely}


class Tables(Weighing):
    """Points to come, in the match or series as far as it is; what the next games will bring is even."""

    unit = "points"
    scale = 2.0

    def __init__(self, start: TablesState) -> None:
        super().__init__(start.setup.game)
        self.a_point: Final = float(start.rules.stakes.unit)  # what is written down for one

    def ended(self, result: Result) -> Worths:
        lead = (result.scores[0] - result.scores[1]) / self.a_point
        return lead, -lead

    def shared(self, state: State, worth: Worth) -> dict[int, Worths]:
        assert isinstance(state, TablesState)
        seat, lead = state.turn, self.lead(state)
        stake = float(state.cube) if state.stage == PLAY else 1.0
        found: dict[int, Worths] = {}
        for action, value in worth.values.items():
            own = (lead if seat == 0 else -lead) + stake * value
            found[action] = (own, -own) if seat == 0 else (-own, own)
        return found

    def lead(self, state: TablesState) -> float:
        return float(state.at[SCORE] - state.at[SCORE + 1]) / self.a_point

    def weigh(self, state: State, strength: Strength) -> dict[int, Worths]:
        return super().weigh(state, FAR if strength.positions > FAR.positions else strength)

    def compares(self, state: State) -> bool:
        """The cube is reckoned with all that it may do later, positions without it."""
        return isinstance(state, TablesState) and state.stage in (CUBE, ANSWER)

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        return self.unknown(state) if state.turn == CHANCE else self.chosen(state, FAR)

    def unknown(self, state: State) -> Worths:
        """Before a throw, and with the cube in a match: as the network sees it."""
        from parlour.players.tables.judges import judge_of

        assert isinstance(state, TablesState)
        lead = self.lead(state)
        judge = judge_of(state)
        if judge is not None and state.stage in (CUBE, ANSWER, THROW) and not state.rolling_off():
            thrower = state.hand if state.stage != ANSWER else 1 - state.hand
            lead += float(state.cube) * float(judge.equity(state, 0)) * (1.0 if thrower == state.hand else -1.0)
        return lead, -lead


class Race(Judge):
    """Halma on large boards: the chances of all who run, by what each has still to do.

    Plans reckon with others that stand still, so that they only tell choices apart.
    """

    steady = True

    def __init__(self) -> None:
        from parlour.players.halma.expert import planned, racing

        self.planned: Final = planned
        self.racing: Final = racing

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        assert isinstance(state, HalmaState)
        return self.racing(state, 0.0)

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        assert isinstance(state, HalmaState)
        costs = self.planned(state, THOUGHT)
        least = min(costs.values())
        return {action: self.racing(state, float(cost - least)) for action, cost in costs.items()}


class Solved(Judge):
    """Judges games that are solved: won, drawn or lost."""

    exact = True

    def winner(self, state: State) -> int:
        """The seat that wins with best play; -1 if nobody does."""
        raise NotImplementedError

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        winner = self.winner(state)
        return (0.5, 0.5) if winner < 0 else (1.0, 0.0) if winner == 0 else (0.0, 1.0)

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        return {action: self.worth(after(state, action)) for action in state.legal()}


class Wolf(Solved):
    """Wolf and sheep."""

    def winner(self, state: State) -> int:
        from parlour.players.draughts.wolf import wins

        assert isinstance(state, WolfState)
        return state.turn if wins(state) else 1 - state.turn


class Hunt(Solved):
    """Cops and robber: draws by repetition are not looked at."""

    def winner(self, state: State) -> int:
        from parlour.players.halma.hunt import value

        assert isinstance(state, HalmaState)
        winner = int(value(state)[0])
        return winner if winner in (0, 1) else -1


class Goose(Judge):
    """Old Dutch goose for two, solved."""

    exact = True

    def __init__(self, setup: Setup) -> None:
        from parlour.players.track.expert import solved

        self.race: Final = solved(setup)

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        assert isinstance(state, TrackState)
        chance = 0.5 if state.rolling_off() else float(self.race.chance(state))
        return chance, 1.0 - chance

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        return {action: self.worth(after(state, action)) for action in state.legal()}


class Puzzle(Judge):
    """Solitaire alone: whether the goal is still in reach; where few pegs are the goal, how many can still be taken."""

    exact = True

    def __init__(self, start: SolitaireState) -> None:
        self.fewest: Final = bool(start.goal.fewest)
        self.unit = "points" if self.fewest else "chance"
        self.scale = 4.0 if self.fewest else 1.0

    def ended(self, result: Result) -> Worths:
        return (float(PEGS - result.scores[0]),) if self.fewest else (1.0 if result.places[0] == 1 else 0.0,)

    def worth(self, state: State) -> Worths:
        if state.turn == OVER:
            return self.ended(state.result())
        from parlour.players.solitaire.expert import reachable, solution

        assert isinstance(state, SolitaireState)
        pegs = state.pegs
        if not self.fewest:
            return (1.0 if reachable(state.goal, pegs) else 0.0,)
        line = solution(state.goal, pegs)
        return (float(PEGS - bit_count(pegs)) + (0.0 if line is None else len(line)),)

    def choices(self, state: State, played: int) -> dict[int, Worths]:
        """One jump that keeps what can be kept, and the one that was made."""
        from parlour.players.solitaire.expert import EXPERT

        best = EXPERT.choose(state, GLANCE, SEED)
        return {action: self.worth(after(state, action)) for action in sorted({played if best is None else best, played})}


THOUGHT_OF: Final = frozenset(
    {
        *("schach", "raeuberschach", "bienenhausschach", "maharadscha"),
        *("dame", "damspel", "polnische_dame", "englische_dame", "schlagdame", "mauern", "italienische_dame"),
        *("muehle", "fuenf_in_einer_reihe"),
    }
)

"""What is measured, and what came out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from statistics import median

from benchmarks import ours

Run = Callable[[int], tuple[int, float]]  # seed -> things done, CPU seconds


@dataclass
class Row:
    """One line of the table: what is counted, on our side and, if they have it, on theirs."""

    name: str
    unit: str  # what is counted
    scale: float  # shown in these: 1e6 for millions
    our_run: Run
    their_run: Run | None = None
    note: str = ""
    our_rates: list[float] = field(default_factory=list)
    their_rates: list[float] = field(default_factory=list)

    @property
    def ratios(self) -> list[float]:
        return [own / other for own, other in zip(self.our_rates, self.their_rates, strict=True)] if self.their_rates else []

    def measure(self, seed: int) -> None:
        """One round; who begins changes from round to round."""
        runs = [(self.our_run, self.our_rates)]
        if self.their_run is not None:
            runs.insert(seed % 2, (self.their_run, self.their_rates))
        for run, rates in runs:
            done, seconds = run(seed)
            rates.append(done / max(seconds, 1e-9) / self.scale)


def spread(values: list[float], digits: int) -> str:
    """The median, and the least and the most: 4.7 (4.1-4.9)"""
    if not values:
        return ""
    return f"{median(values):.{digits}f} ({min(values):.{digits}f}-{max(values):.{digits}f})"


def rows(effort: float, beside: bool) -> Iterator[Row]:
    """Every row, sized to the effort: 1 takes about half a second a side on an ordinary machine. Beside: with OpenSpiel."""

    def many(count: int) -> int:
        return max(2, round(count * effort))

    yield moves_row("muehle", 2, many(40_000), "nine_mens_morris" if beside else "", many(4_000), many(1_000))
    yield moves_row("maedn", 2, many(30_000), "maedn(players=2,twoPlayersOpposite=true)" if beside else "", many(1_500), many(300))
    yield moves_row("maedn", 4, many(10_000), "maedn(players=4)" if beside else "", many(750), many(150))
    for relative in ("einigkeit", "mens_erger_je_niet", "spielwiese"):
        yield moves_row(relative, 4, many(10_000), "", 0, 0)
    yield moves_row("verfolgungsjagd", 4, many(100_000), "", 0, 0)
    yield moves_row("dame", 2, many(40_000), "checkers" if beside else "", many(1_500), many(200))
    yield moves_row("schach", 2, many(900), "chess" if beside else "", many(120), many(20))
    yield moves_row("raeuberschach", 2, many(6_000), "antichess" if beside else "", many(1_500), many(200))
    for alone, games in (("bienenhausschach", 100), ("maharadscha", 1_500)):
        yield moves_row(alone, 2, many(games), "", 0, 0)
    yield perft_row(3 if effort >= 1 else 2, beside)
    yield moves_row("fuenf_in_einer_reihe", 2, many(6_000), "gomoku(size=10)" if beside else "", many(3_000), many(200))
    yield moves_row("solitaire", 1, many(20_000), "", 0, 0)
    yield damspel_row(many(2_500), many(12) if beside else 0)
    for alone in ("polnische_dame", "englische_dame", "schlagdame", "italienische_dame", "wolf_und_schafe", "mauern"):
        yield moves_row(alone, 2, many(20_000), "", 0, 0)
    for alone, seats in (("gaensespiel", 4), ("ganzenbord", 4), ("wedrenspel", 3)):
        yield moves_row(alone, seats, many(60_000), "", 0, 0)
    yield moves_row("halma_a", 2, many(3_000), "chinese_checkers" if beside else "", many(200), many(20), whole=True)
    for alone, seats in (("halma_a", 6), ("halma_b", 2), ("halma_b", 6), ("sternhalma", 2), ("halma_eck", 2), ("halma_eck", 4)):
        yield moves_row(alone, seats, many(1_000 // seats), "", 0, 0)
    for alone in ("twee_in_een_a", "twee_in_een_b", "eckdame", "pyramiden_dame", "racado", "tippy"):
        yield moves_row(alone, 2, many(5_000), "", 0, 0)
    yield moves_row("kniffel", 2, many(80_000), "", 0, 0)
    for dice in ("boese_eins", "boese_drei", "auf_und_ab", "himmel_und_hoelle", "punktloeschen", "schluck_hansel", "glueckspeter"):
        yield moves_row(dice, 3, many(40_000), "", 0, 0)
    for dice in ("finke", "teure_sieben", "unter_ueber_sieben", "craps"):
        yield moves_row(dice, 3, many(20_000), "", 0, 0)
    for dice in ("fenster", "chicago", "chicago_hoch_tief", "rentmeister", "streichhoelzer", "turm", "eins_bis_sechzehn"):
        yield moves_row(dice, 3, many(20_000), "", 0, 0)
    for dice in ("paerchen", "beelzebub", "va_banque", "wuerfelpoker"):
        yield moves_row(dice, 3, many(60_000), "", 0, 0)
    for trick in ("wieviel_augen_2", "wieviel_augen_3", "wuerfelstapel"):
        yield moves_row(trick, 1, many(200_000), "", 0, 0)
    yield backgammon_row(many(3_000), many(300) if beside else 0, many(100))
    for alone in ("puff", "langes_puff", "russisches_puff", "zickzack", "trictrac"):
        yield moves_row(alone, 2, many(1_500), "", 0, 0)
    their_search: Run | None = None
    if beside:
        from benchmarks import theirs

        their_search = partial(simulate, theirs.simulations, "nine_mens_morris", many(10_000))
    our_search = partial(simulate, ours.simulations, "muehle", many(10_000))
    yield Row("search, muehle", "thousand simulations/s", 1e3, our_search, their_search, "one rollout a simulation, the same exploration")


def simulate(run: Callable[[str, int, int, float], tuple[int, float]], game: str, count: int, seed: int) -> tuple[int, float]:
    return run(game, count, seed, 1.0)


def moves_row(game: str, seats: int, games: int, their_game: str, rollouts: int, sampled: int, whole: bool = False) -> Row:
    """Random games. Whole: what one seat does in a row is one move over there, as it is here."""
    moves, _ = ours.random_play(game, seats, min(games, 2_000), 1)
    note = f"a random game is {moves / min(games, 2_000):.0f} moves long"
    row = Row(f"random play, {game} for {seats}", "million moves/s", 1e6, lambda seed: ours.random_play(game, seats, games, seed))
    if their_game:
        from benchmarks import theirs

        length = theirs.mean_length(their_game, sampled, 1, whole)
        row.their_run = lambda seed: theirs.random_play(their_game, rollouts, length, seed)
        note += f", theirs {length:.0f}"
        if whole:
            actions = theirs.mean_length(their_game, sampled, 1) / length
            hops = ours.hops_a_turn(game, seats, 200, 1)
            note += f"; a whole turn is one move: {hops:.2f} steps or hops of ours, {actions:.2f} actions of theirs"
    row.note = note
    return row


def backgammon_row(games: int, rollouts: int, sampled: int) -> Row:
    """By the common rules, without the cube. Throws are counted: ours has one action per step, theirs one for two steps."""
    options = {"standard_rules": True, "doubling": False}
    share = ours.throw_share("backgammon", sampled, 1, **options)

    def our_run(seed: int) -> tuple[int, float]:
        moves, seconds = ours.random_play("backgammon", 2, games, seed, **options)
        return round(moves * share), seconds

    row = Row("random play, backgammon for 2", "million throws/s", 1e6, our_run, note=f"{1 / share - 1:.1f} steps a throw")
    if rollouts:
        from benchmarks import theirs

        length = theirs.mean_length("backgammon", sampled, 1)
        their_share = theirs.throw_share("backgammon", sampled, 1)

        def their_run(seed: int) -> tuple[int, float]:
            moves, seconds = theirs.random_play("backgammon", rollouts, length, seed)
            return round(moves * their_share), seconds

        row.their_run = their_run
    return row


def perft_row(depth: int, beside: bool) -> Row:
    """Every line of so many moves from the busiest of the well-known positions, beside python-chess; a line more by us, who are quicker."""
    from benchmarks import perft

    row = Row("perft, schach", "million positions/s", 1e6, lambda seed: perft.ours("kiwipete", depth + 1))
    if beside:
        row.their_run = lambda seed: perft.theirs("kiwipete", depth)
        row.note = "theirs is python-chess, in plain Python"
    return row


def damspel_row(games: int, their_games: int) -> Row:
    """Beside py-draughts: OpenSpiel does not know the game on 10x10. A hop of a capture is one move on both sides."""
    row = Row("random play, damspel for 2", "million moves/s", 1e6, lambda seed: ours.random_play("damspel", 2, games, seed))
    if their_games:
        from benchmarks import plain

        row.their_run = lambda seed: plain.random_play(their_games, seed)
        row.note = "theirs is py-draughts, in plain Python"
    return row

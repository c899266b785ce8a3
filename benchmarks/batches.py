"""Batches, side by side with pgx and with OpenSpiel stepped from Python: `python -m benchmarks.batches --pgx PYTHON [--save]`.

A step is one action of a decision, chosen at random among the legal ones; what a learner needs is made at every step on all sides: legal
actions, observations, rewards, and a new game where one has ended. Per CPU second. PYTHON is an interpreter that has pgx and jax, or none.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import pyspiel

import parlour
from benchmarks.__main__ import where_measured
from benchmarks.results import keep

HEADING = "Batches"
PGX = {"backgammon": "backgammon", "schach": "chess"}
SPIEL = {
    "backgammon": "backgammon",
    "schach": "chess",
    "muehle": "nine_mens_morris",
    "dame": "checkers",
    "raeuberschach": "antichess",
    "maedn": "maedn(players=4)",
    "kniffel": "yacht",
    "fuenf_in_einer_reihe": "gomoku(size=10)",
    "halma_a": "chinese_checkers(players=2)",
}
BATCHES = (256, 4096)


def ours(id: str, count: int, seconds: float, seed: int) -> float:
    """Steps per CPU second."""
    many = parlour.batch(id, count, seed=seed)
    for _ in range(20):
        many.step(many.sample())
    made, start = 0, process_time()
    while process_time() - start < seconds:
        many.step(many.sample())
        made += count
    return made / (process_time() - start)


def spiel(name: str, seconds: float, seed: int) -> float:
    """The same with one state of OpenSpiel after the other, from Python."""
    game, rng = pyspiel.load_game(name), Random(seed)
    tensor = game.get_type().provides_observation_tensor
    made, start = 0, process_time()
    state = game.new_initial_state()
    while process_time() - start < seconds:
        if state.is_terminal():
            state.rewards()
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.legal_actions_mask()
            if tensor:
                state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return made / (process_time() - start)


def pgx(python: str, name: str, count: int, seconds: float) -> tuple[float, str]:
    script = Path(__file__).with_name("pgx_steps.py")
    done = subprocess.run([python, str(script), name, str(count), str(seconds)], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout.splitlines()[-1])
    return told["steps"] / told["seconds"], f"pgx {told['pgx']}, jax {told['jax']} on the CPU"


def measured(ids: list[str], python: str, seconds: float, rounds: int) -> tuple[list[str], str]:
    rows, versions = [], "without pgx"
    known = set(pyspiel.registered_names())
    for id in ids:
        name = SPIEL[id] if SPIEL[id].split("(")[0] in known else ""
        theirs = median(spiel(name, seconds, seed) for seed in range(rounds)) if name else 0.0
        for count in BATCHES:
            own = median(ours(id, count, seconds, seed) for seed in range(rounds))
            beside, ratio = "", ""
            if python and id in PGX:
                rate, versions = pgx(python, PGX[id], count, seconds)
                beside, ratio = f"{rate / 1e3:.1f}", f"{own / rate:.0f}"
            openspiel = (f"{theirs / 1e3:.1f}", f"{own / theirs:.1f}") if name else ("", "")
            rows.append(f"| {id} | {count} | {own / 1e3:.0f} | {beside} | {ratio} | {openspiel[0]} | {openspiel[1]} |")
            print(rows[-1], flush=True)
    return rows, versions


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.batches", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SPIEL))
    parser.add_argument("--pgx", default="", help="an interpreter that has pgx and jax")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--save", action="store_true")
    args = parser.parse_args()
    rows, versions = measured(args.games, args.pgx, args.seconds, args.rounds)
    if args.save:
        head = "| game | batch | Parlour | pgx | times | OpenSpiel from Python | times |\n|---|---|---|---|---|---|---|\n"
        told = (
            f"Written by `python -m benchmarks.batches --save` on {date.today().isoformat()}. {where_measured()}; {versions}.\n\n"
            "Thousand steps per CPU second with observations, masks, rewards and new games, actions at random; "
            f"medians of {args.rounds} rounds, pgx without its compiling. OpenSpiel's gomoku never moves a stone: "
            "its masks have 100 places, those of five in a row 10,100."
        )
        keep(HEADING, f"{told}\n\n{head}" + "\n".join(rows))


if __name__ == "__main__":
    main()

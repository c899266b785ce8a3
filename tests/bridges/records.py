"""Random games as records, with names that need quoting."""

from librt.random import Random

import parlour

NAMES = ('Ann "A"', "Ben\\")


def random_record(id: str, seed: int, most: int = 100_000, /, *, whole: bool = False, **options: object) -> parlour.Record:
    """A game of at most so many actions; whole: the last move is finished."""
    game = parlour.game(id)
    state = game.start(2, **options)
    rng = Random(seed)
    actions: list[int] = []
    while state.turn != parlour.OVER and (len(actions) < most or (whole and state.midway)):
        actions.append(state.sample(rng))
        state.apply(actions[-1])
    result = state.result() if state.turn == parlour.OVER else None
    return parlour.Record(id, game.version, dict(state.setup.options), NAMES, tuple(actions), result=result)

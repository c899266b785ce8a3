"""pgx's batches, measured in an environment of its own: `python pgx_steps.py GAME BATCH SECONDS` prints steps and CPU seconds as JSON.

It imports nothing of Parlour. Compiling is not counted.
"""

import json
import sys
from time import process_time

import jax
import pgx
from pgx.experimental import auto_reset


def main() -> None:
    id, count, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    env = pgx.make(id)
    begin = jax.jit(jax.vmap(env.init))
    step = auto_reset(env.step, env.init)

    @jax.jit
    def onward(state, key):  # type: ignore[no-untyped-def]  # jax has types of its own
        chosen, dice = jax.random.split(key)
        scores = jax.random.gumbel(chosen, state.legal_action_mask.shape)
        actions = jax.numpy.where(state.legal_action_mask, scores, -1e9).argmax(axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(dice, count))

    key = jax.random.key(1)
    state = begin(jax.random.split(key, count))
    state = onward(state, key)
    jax.block_until_ready(state.observation)
    made, start = 0, process_time()
    while process_time() - start < seconds:
        key, now = jax.random.split(key)
        state = onward(state, now)
        jax.block_until_ready((state.observation, state.legal_action_mask, state.rewards))
        made += count
    print(json.dumps({"steps": made, "seconds": process_time() - start, "pgx": pgx.__version__, "jax": jax.__version__}))


if __name__ == "__main__":
    main()

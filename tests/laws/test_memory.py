"""Nothing is kept of positions that are gone.

Compiled code counts references by itself, and a mistake there (a vec handed to it by plain Python is never freed) shows in no result:
only a machine that plays for days runs full.
"""

from __future__ import annotations

import gc
import pickle
import tracemalloc

from parlour.core.game import Game

TIMES = 30
FREED = 250  # bytes a time: less than the smallest vec of any game; the interpreter itself keeps some


def test_positions_that_are_gone_take_no_memory(title: Game) -> None:
    setup = title.agree(max(title.seats))
    text = title.begin(setup).text()

    def come_and_go() -> None:
        state = pickle.loads(pickle.dumps(title.begin(setup).clone()))
        title.position(text, setup.seats, **dict(setup.options))
        title.face.scene(state, 0)

    gc.freeze()  # what was there before is no concern, and looking through it takes long
    tracemalloc.start()
    try:
        for _ in range(3):  # what is made once and kept on purpose
            come_and_go()
        before = held()
        for _ in range(TIMES):
            come_and_go()
        kept = (held() - before) / TIMES
    finally:
        tracemalloc.stop()
        gc.unfreeze()
    assert kept < FREED, f"{kept:.0f} bytes are kept of every game"


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]

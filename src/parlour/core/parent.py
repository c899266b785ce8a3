"""Processes that work for another one end with it, even when that was killed: nobody else would ever end them."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread


def end_with_parent() -> None:
    """Watch from now on, aside from the work. What is compiled lets nobody else act, so it may be a thought later."""
    parent = parent_process()
    if parent is not None:
        Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)

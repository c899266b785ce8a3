"""`make play`: open the box at once, and compile the hot path meanwhile if it is not compiled yet.

Uncompiled code plays the same, only slower. When the compiled modules are there, all of them are put in place while no server runs, and
the server is started anew, which takes a second. The socket is held here all the time: whoever asks for something meanwhile waits for
the answer instead of being refused, pages take up their line again, and every table is on disk.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

from parlour.server.run import address, bind
from parlour.server.settings import PORT

SERVE = (sys.executable, "-m", "parlour", "serve")
SECONDS_TO_START = 120
LOOK = 0.2  # seconds between two looks at what runs


class Stopped(Exception):
    """Somebody wants everything to end."""


def stop(_number: int, _frame: FrameType | None) -> None:
    raise Stopped


def start(bound: socket.socket, quietly: bool = False, serve: Sequence[str] = SERVE) -> subprocess.Popen[bytes]:
    """A server on our socket."""
    environment = {**os.environ, "PARLOUR_SOCKET": str(bound.fileno())}
    said = subprocess.DEVNULL if quietly else None
    return subprocess.Popen(serve, env=environment, pass_fds=(bound.fileno(),), stdout=said)


def await_answer(bound: socket.socket, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers, or has ended."""
    while server.poll() is None:
        try:
            urllib.request.urlopen(f"{address(bound)}api/health", timeout=SECONDS_TO_START).close()
            return
        except OSError:
            continue


def end(process: subprocess.Popen[bytes] | None) -> None:
    if process is not None and process.poll() is None:
        process.terminate()
        process.wait()


def serve_and_renew(bound: socket.socket, compiling: Sequence[str], install: Callable[[], None], serve: Sequence[str] = SERVE) -> int:
    """Serve until the server ends; when what compiles has ended well, install that and go on with it."""
    server = start(bound, serve=serve)
    compiler: subprocess.Popen[bytes] | None = None
    try:
        await_answer(bound, server)
        compiler = subprocess.Popen(compiling)
        while True:
            try:
                return server.wait(LOOK)
            except subprocess.TimeoutExpired:
                pass
            if compiler is not None and compiler.poll() is not None:
                if compiler.returncode == 0:
                    end(server)
                    install()
                    server = start(bound, quietly=True, serve=serve)
                compiler = None
    except (KeyboardInterrupt, Stopped):
        return 0
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # it is said once
        end(compiler)
        end(server)


def main() -> int:
    sys.path.insert(0, str(Path(__file__).parent))
    import compile as tool  # of this folder; after its arguments are ours no longer

    os.chdir(tool.TOP)
    signal.signal(signal.SIGTERM, stop)
    if tool.up_to_date():
        os.execv(sys.executable, SERVE)
    tool.remove_built()  # of older sources
    with bind("127.0.0.1", PORT) as bound:
        compiling = (sys.executable, str(Path(tool.__file__)), "--aside")
        return serve_and_renew(bound, compiling, tool.install)


if __name__ == "__main__":
    sys.exit(main())

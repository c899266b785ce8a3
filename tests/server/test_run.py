"""How the server listens."""

import asyncio
import socket
from contextlib import closing

from parlour.server.run import bind


def test_small_answers_are_sent_at_once() -> None:
    """Else a request waits 40 ms until the other side confirms the first part of an answer."""

    async def accepted() -> int:
        kept: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            kept.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with closing(bind("127.0.0.1", 0)) as bound:
            server = await asyncio.start_server(accept, sock=bound)
            _, writer = await asyncio.open_connection(*bound.getsockname())
            found = await kept
            writer.close()
            server.close()
            return found

    assert asyncio.run(accepted()) == 1

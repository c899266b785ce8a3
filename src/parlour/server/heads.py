"""Requests whose head never ends: httptools would go on reading, so somebody has to count. (h11 counts by itself.)"""

import asyncio

MOST = 64 * 1024  # bytes of a request line and headers that have not come to an end


def bounded_protocol() -> type[asyncio.Protocol]:
    """The faster of uvicorn's protocols that is installed, with a bound on heads."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        from uvicorn.protocols.http.h11_impl import H11Protocol

        return H11Protocol

    class Bounded(HttpToolsProtocol):
        head = 0  # bytes of a head so far

        def data_received(self, data: bytes) -> None:
            cycle = self.cycle
            body = cycle is not None and cycle.more_body
            super().data_received(data)
            self.head = 0 if body or self.cycle is not cycle else self.head + len(data)
            if self.head > MOST:
                self.transport.abort()

    return Bounded

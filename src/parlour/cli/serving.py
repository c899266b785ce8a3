"""`parlour serve`."""

from __future__ import annotations

from pathlib import Path

from parlour.catalogue import brought
from parlour.cli.voice import Voice, reason_of
from parlour.core.message import Message
from parlour.server.run import serve
from parlour.server.settings import PORT


def serve_box(voice: Voice, host: str, port: int | None, data: Path | None, database: str, open_browser: bool, lan: bool) -> None:
    """Serve the box, and say where it stands once it listens."""

    def tell(message: Message) -> None:
        voice.print(voice.words.put(message), ink="title" if message.id in ("server-listening", "server-network-open") else "")
        if message.id == "server-listening":
            for fault in brought()[1]:
                voice.tell("cli-doctor-fault", package=fault.package, version=fault.version, name=fault.name, reason=fault.reason)
            voice.tell("cli-serving-stop", ink="quiet")
        voice.out.file.flush()  # a program that waits for the address may read it through a pipe

    try:
        serve(host, PORT if port is None else port, data, open_browser, tell, database, lan)
    except OSError as error:
        raise voice.refuse("cli-cannot-serve", host=host, error=reason_of(error)) from None

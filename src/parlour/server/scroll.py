"""A table's log in the bytes that travel: every hundred lines are packed once, and a long log costs hardly more than a short one."""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from parlour.server.aside import Work
from parlour.server.trail import CHUNK, Trail

TIGHTNESS = 4  # of 9: packing more tightly takes longer than sending the rest
RAW = -zlib.MAX_WBITS  # without a head: pieces are put one behind the other
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # of what gzip unpacks, without a time
OPENING = b'{"log":['


@dataclass(frozen=True, slots=True)
class Parcel:
    """The beginning of something that is packed, piece by piece; each piece is packed for itself and can be followed by any other."""

    pieces: tuple[bytes, ...] = ()
    checksum: int = 0
    size: int = 0  # of what is inside

    def after(self, body: bytes) -> "Parcel":
        packing = zlib.compressobj(TIGHTNESS, wbits=RAW)
        piece = packing.compress(body) + packing.flush(zlib.Z_FULL_FLUSH)
        return Parcel((*self.pieces, piece), zlib.crc32(body, self.checksum), self.size + len(body))

    def closed(self, body: bytes) -> bytes:
        """All of it with this at the end, as gzip has it."""
        packing = zlib.compressobj(TIGHTNESS, wbits=RAW)
        last = packing.compress(body) + packing.flush()
        checksum, size = zlib.crc32(body, self.checksum), (self.size + len(body)) & 0xFFFFFFFF
        return b"".join((HEAD, *self.pieces, last, checksum.to_bytes(4, "little"), size.to_bytes(4, "little")))


@dataclass(frozen=True, slots=True)
class Scroll:
    """The beginning of an object in JSON: its log. Grows at its end and is never changed."""

    lines: Trail[bytes] = field(default_factory=Trail)
    parcel: Parcel = field(default_factory=Parcel)  # its full chunks

    @classmethod
    def written(cls, lines: Iterable[bytes]) -> Work["Scroll"]:
        known = Trail.of(lines)
        parcel = Parcel()
        for at, chunk in enumerate(known.full):
            parcel = parcel.after(joined(at, chunk))
            yield
        return cls(known, parcel)

    def after(self, line: bytes) -> "Scroll":
        """With one more at the end."""
        lines = self.lines.after(line)
        if len(lines) % CHUNK:
            return Scroll(lines, self.parcel)
        return Scroll(lines, self.parcel.after(joined(len(lines.full) - 1, lines.full[-1])))

    def followed_by(self, members: bytes) -> bytes:
        """The whole object; the members of another one follow."""
        return b"".join((OPENING, b",".join(self.lines), b"],", members[1:]))

    def packed_followed_by(self, members: bytes) -> bytes:
        """The same, packed."""
        at, tail = len(self.lines.full), self.lines.tail
        return self.parcel.closed(b"".join((joined(at, tail) if tail or not at else b"", b"],", members[1:])))


def joined(at: int, chunk: tuple[bytes, ...]) -> bytes:
    """Chunk number `at` with what stands before it."""
    return (b"," if at else OPENING) + b",".join(chunk)

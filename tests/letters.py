"""Which letters a font of the client has: its character map, read from the woff2 file."""

import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

UNPACK = 'process.stdout.write(require("zlib").brotliDecompressSync(require("fs").readFileSync(0)))'
HEADER = 48  # bytes
OTHER_NAME = 63  # the tag is spelt out
CMAP = 0  # the numbers of tags that every font has
GLYF = 10
LOCA = 11


def number(data: bytes, at: int) -> tuple[int, int]:
    """A number in digits of seven bits, and where it ends."""
    value = 0
    while True:
        value = value << 7 | data[at] & 127
        at += 1
        if data[at - 1] < 128:
            return value, at


def letters(file: Path) -> set[int]:
    """The code points that a woff2 font has drawings for."""
    data = file.read_bytes()
    assert data[:4] == b"wOF2"
    tables, packed = struct.unpack_from(">H", data, 12)[0], struct.unpack_from(">I", data, 20)[0]
    at, before, found = HEADER, 0, None
    for _ in range(tables):
        tag, way = data[at] & 63, data[at] >> 6
        at += 5 if tag == OTHER_NAME else 1
        length, at = number(data, at)
        if (way != 3) if tag in (GLYF, LOCA) else way:  # changed for packing
            length, at = number(data, at)
        if tag == CMAP:
            found = before
        before += length
    assert found is not None
    unpacked = subprocess.run(["node", "-e", UNPACK], input=data[at : at + packed], stdout=subprocess.PIPE, check=True).stdout
    return set(mapped(unpacked[found:]))


def mapped(cmap: bytes) -> Iterator[int]:
    for place in range(struct.unpack_from(">H", cmap, 2)[0]):
        start = struct.unpack_from(">I", cmap, 8 + 8 * place)[0]
        kind = struct.unpack_from(">H", cmap, start)[0]
        if kind == 4:
            count = struct.unpack_from(">H", cmap, start + 6)[0] // 2
            ends = struct.unpack_from(f">{count}H", cmap, start + 14)
            begins = struct.unpack_from(f">{count}H", cmap, start + 16 + 2 * count)
            for first, last in zip(begins, ends, strict=True):
                yield from range(first, min(last, 0xFFFE) + 1)
        elif kind == 12:
            for group in range(struct.unpack_from(">I", cmap, start + 12)[0]):
                first, last = struct.unpack_from(">II", cmap, start + 16 + 12 * group)
                yield from range(first, last + 1)

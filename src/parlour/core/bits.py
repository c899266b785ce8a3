"""Single bits for bitboards.

The compiler turns `1 << n` into a 32-bit shift, which is wrong from n = 31 on. Hot code takes BIT[n] instead.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << n for n in range(63)])

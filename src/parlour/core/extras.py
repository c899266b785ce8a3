"""What comes with an extra and is not installed: the error says what to install, wherever it is first imported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from parlour.core.english import in_english
from parlour.core.message import Message, say


class MissingExtra(ModuleNotFoundError):
    """A package that one of Parlour's extras brings is not installed. No ParlourError, because it is to be met by `except ImportError`."""

    def __init__(self, package: str, extra: str) -> None:
        said = say("error-extra", package=package, command=f"pip install 'parlour[{extra}]'")
        super().__init__(in_english(said), name=package)
        self.said: Message = said
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str | None, str]]:
        return MissingExtra, (self.name, self.extra)


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """Around the imports of what that extra brings."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "parlour":
            raise  # a mistake of ours, which nothing that is installed would mend
        raise MissingExtra(missing.name.partition(".")[0], extra) from None

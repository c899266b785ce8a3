"""What follows from something that never changes is worked out when it is first asked for, and kept beside it."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar, overload

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class once(Generic[Owner, Value]):
    """As functools.cached_property of Python 3.12 does it: that of 3.11 takes a lock, which costs more than most of what is kept."""

    def __init__(self, work: Callable[[Owner], Value]) -> None:
        self.work = work
        self.name = work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, owner: None, kind: type[Owner]) -> Self: ...

    @overload
    def __get__(self, owner: Owner, kind: type[Owner]) -> Value: ...

    def __get__(self, owner: Owner | None, kind: type[Owner]) -> Self | Value:
        if owner is None:
            return self
        value = vars(owner)[self.name] = self.work(owner)
        return value

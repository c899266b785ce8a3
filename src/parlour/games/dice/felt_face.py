"""How games about chips are seen: on felt, chips in stacks at every seat's place, what is staked beside them."""

from collections import Counter
from typing import TypeVar

from parlour.core.event import Event
from parlour.core.scene import Piece
from parlour.games.dice.chips_rules import ChipsState
from parlour.games.dice.face import DiceFace, S
from parlour.games.dice.felt import INK, chips_of, stake_of

C = TypeVar("C", bound=ChipsState)


def pile(site: str, count: int) -> tuple[Piece, ...]:
    """Chips on a site; nothing if there are none."""
    return (Piece("chips", INK, site, label=str(count)),) if count else ()


def card(site: str, text: str, level: int = 0) -> Piece:
    """A slip of paper with a figure on it."""
    return Piece("card", "ivory", site, level, text)


def changes(before: tuple[Piece, ...], after: tuple[Piece, ...], seat: int) -> list[Event]:
    """Pieces that go and come between two scenes."""
    here, there = Counter(piece.site for piece in before), Counter(piece.site for piece in after)
    gone = [Event("take", seat, path=(site,)) for site in sorted((here - there).elements())]
    return gone + [Event("place", seat, path=(site,)) for site in sorted((there - here).elements())]


class LaidFace(DiceFace[S]):
    """Pieces that are laid down and taken away, never moved."""

    def happened(self, before: S, action: int, after: S) -> list[Event]:
        return super().happened(before, action, after) + changes(self.pieces(before), self.pieces(after), before.hand)


class FeltFace(LaidFace[C]):
    """What lies on the felt tells everything: there is no sheet."""

    held = ("chips",)

    def staked_by(self, state: C, seat: int) -> int:
        """What of its chips a seat has staked."""
        return 0

    def laid(self, state: C) -> tuple[Piece, ...]:
        """What lies on the felt besides the seats' chips and stakes."""
        return ()

    def pieces(self, state: C) -> tuple[Piece, ...]:
        found = self.laid(state)
        for seat, chips in enumerate(state.chips):
            staked = self.staked_by(state, seat)
            found += pile(chips_of(seat), chips - staked) + pile(stake_of(seat), staked)
        return found

"""What the host of a table may do, and how somebody who has lost their link gets their seat back.

The host is whoever set the table up, or whom they have handed the role to, or who has taken it over because the host did not come back.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from parlour.server.chairs import Chair
from parlour.server.deciding import Wish, check_open
from parlour.server.ending import can_be_skipped
from parlour.server.refusals import Refusal
from parlour.server.tables import Step, Table
from parlour.server.wire import HostWish

ABOUT_A_SEAT: Final = ("fill", "close", "free", "remove", "hand-on")
MOST_LOST: Final = 5  # times in an hour that one household says at one table that it has lost a link: a stranger leaves room for others
HOUR: Final = 3600.0


def hosted(table: Table, wish: HostWish, message: str, missed: frozenset[int]) -> Table:
    """The table as its host wants it; message is a digest."""
    check_open(table)
    if not may_decide(table, wish, missed):
        raise Refusal(403, "not-host", f"seat {wish.seat} is not the host", number=table.number)
    if not possible(table, wish):
        raise Refusal(409, "done", f"{wish.do!r} changes nothing, or cannot be", number=table.number)
    chairs, word, to = list(table.chairs), str(wish.do), wish.to if wish.do in ABOUT_A_SEAT else None
    if wish.do == "fill":
        chairs[wish.to] = Chair("computer", "", wish.level)
    elif wish.do in ("remove", "free"):
        word = f"{wish.do} {chairs[wish.to].name}"
        chairs[wish.to] = Chair("open", "", chairs[wish.to].level)
    step = Step(table.number + 1, "host", wish.seat, to, message=message, cause=table.number + 1, word=word)
    return replace(table, chairs=tuple(chairs)).after(step)


def may_decide(table: Table, wish: HostWish, missed: frozenset[int]) -> bool:
    """The host may. Others may free a seat that is kept for one of the missed, and stand in for a host who is."""
    if wish.do == "take":
        return wish.seat != table.host and table.host in missed
    return wish.seat == table.host or (wish.do == "free" and wish.to in missed)


def possible(table: Table, wish: HostWish) -> bool:
    """Whether it would change anything, and may be changed."""
    match wish.do:
        case "chat":
            return not table.chatting
        case "silence":
            return table.chatting
        case "lock":
            return not table.locked
        case "unlock":
            return table.locked
        case "skip":
            return can_be_skipped(table) and not table.skipping
        case "play-on":
            return table.skipping
        case "take":
            return True
    if wish.to >= len(table.chairs):
        return False
    chair = table.chairs[wish.to]
    match wish.do:
        case "fill":
            return chair.kind == "open" and wish.to not in table.joined
        case "close":  # before the first move
            return chair.kind == "open" and wish.to not in table.joined and not table.line and table.fewer() is not None
        case "free":  # one that is kept for somebody
            return chair.kind == "open" and wish.to not in table.joined and bool(chair.name)
        case "remove":  # before the first move, and only who has come by the link
            return not table.line and wish.to in table.joined and wish.to != wish.seat
        case "hand-on":
            return table.seats[wish.to].taken and not table.computer(wish.to) and wish.to != wish.seat


# Lost links


def lost(table: Table, seat: int, token: str, message: str) -> Table:
    """Somebody says that this seat is theirs; token (that they would get) and message are digests."""
    check_open(table)
    if seat >= len(table.chairs) or table.chairs[seat].kind == "computer" or not table.seats[seat].taken:
        raise Refusal(409, "not-lost", f"nobody has seat {seat}", number=table.number)
    if table.lost is not None:
        raise Refusal(409, "asked", "there is a question that waits for an answer", number=table.number)
    then = table.after(Step(table.number + 1, "lost", seat, message=message, cause=table.number + 1, word=token))
    if then.lost is None or not then.lost.to:
        raise Refusal(409, "not-lost", "nobody is there who could say so", number=table.number)
    return then


def vouched(table: Table, wish: Wish) -> Sequence[Table]:
    """With what somebody says who was asked whether a seat is another's: the host's word is enough, else all others must say so."""
    check_open(table)
    asked = table.lost
    if asked is None or (wish.seat not in asked.to and not (wish.do == "doubt" and wish.seat == asked.seat)):
        raise Refusal(409, "not-asked", f"seat {wish.seat} was asked nothing", number=table.number)
    step = Step(table.number + 1, "vouch" if wish.do == "vouch" else "doubt", wish.seat, message=wish.message, cause=table.number + 1)
    then = table.after(step)
    if wish.do == "doubt" or then.lost is not None:
        return [then]
    chairs = list(then.chairs)
    chairs[asked.seat] = replace(chairs[asked.seat], token=table.steps[asked.number - 1].word)
    return [replace(then, chairs=tuple(chairs))]

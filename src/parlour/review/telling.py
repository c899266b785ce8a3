"""A review in sentences: what it was that decided the game."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.face import Face
from parlour.core.message import Message, say
from parlour.review.reckoning import Account, Move, Review

EVEN = 0.03  # of a game: less than this is worth no word


def told(review: Review, names: Sequence[str | Message], face: Face) -> list[Message]:
    """The review in a few sentences, the most important first."""
    dice = any(move.kind == "throw" for move in review.moves)
    decisions = any(move.kind == "decision" for move in review.moves)
    found = []
    for seat, account in enumerate(review.accounts):
        if dice and decisions:
            found.append(fortune(review, account, names[seat]))
        elif dice:
            found.append(say("review-luck-alone", name=names[seat], start=figure(review, account.start), luck=signed(review, account.luck)))
        elif account.decisions:
            found.append(
                say(
                    "review-thought",
                    name=names[seat],
                    slips=account.slips,
                    mistakes=account.mistakes,
                    blunders=account.blunders,
                    lost=figure(review, account.lost / account.decisions, exact=True),
                    unit=review.unit,
                )
            )
    if review.turning >= 0:
        found.append(turning(review, review.moves[review.turning], names, face))
    for number in review.good:
        move = review.moves[number]
        found.append(say("review-good", name=names[move.seat], move=spelled(face, move.text), number=number + 1))
    return found


def fortune(review: Review, account: Account, name: str | Message) -> Message:
    """ "Decided well and was unlucky"."""
    near = EVEN * review.scale
    alone = all(other.decided <= 0.0 for other in review.accounts) and review.seats > 1  # nobody's decisions help anybody
    mean = sum(other.decided for other in review.accounts) / review.seats if alone else 0.0
    skill = "well" if account.decided > mean + near else "badly" if account.decided < mean - near else "even"
    luck = "lucky" if account.luck > near else "unlucky" if account.luck < -near else "even"
    return say(
        "review-fortune",
        name=name,
        skill=skill,
        fortune=luck,
        luck=signed(review, account.luck),
        decided=signed(review, account.decided),
        unit=review.unit,
    )


def turning(review: Review, move: Move, names: Sequence[str | Message], face: Face) -> Message:
    number = review.turning + 1
    if move.kind == "end":
        return say("review-turning-end")
    what = "throw" if move.kind == "throw" else "move"
    whose = max(range(review.seats), key=lambda seat: (round(abs(move.change[seat]) / review.scale, 3), seat == move.seat))
    told = {"name": names[move.seat], "move": spelled(face, move.text), "number": number, "change": signed(review, move.change[whose])}
    if whose == move.seat:
        return say(f"review-turning-{what}", **told)
    return say(f"review-turning-{what}-for", **told, other=names[whose])


def spelled(face: Face, text: str) -> str | Message:
    return face.spell(text) or text


def figure(review: Review, worth: float, exact: bool = False) -> Message:
    """A worth as people read it: a chance in hundredths (exactly: with a tenth), points as they are."""
    if review.unit == "chance":
        return say("review-figure-tenth" if exact else "review-figure-whole", value=round(100.0 * worth, 1 if exact else 0))
    return say("review-figure-whole", value=round(worth)) if review.scale >= 50.0 else say("review-figure-points", value=round(worth, 2))


def signed(review: Review, worth: float) -> Message:
    """The same with its sign."""
    found = figure(review, abs(worth))
    if found.args["value"] == 0:
        return say("review-even")
    return say("review-plus" if worth > 0.0 else "review-minus", figure=found)

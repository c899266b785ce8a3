"""A review in sentences: what it was that decided the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.catalogue import game
from parlour.core.message import Message, say
from parlour.core.record import Record, begun
from parlour.review.reckoning import Account, Move, Review

EVEN = 0.03  # of a game: less than this is worth no word


def told(review: Review, names: Sequence[str | Message], spelt: Mapping[str, Message]) -> list[Message]:
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
            found.append(thought(review, account, names[seat]))
    if review.turning >= 0:
        found.append(turning(review, review.moves[review.turning], names, spelt))
    for number in review.good:
        move = review.moves[number]
        found.append(say("review-good", name=names[move.seat], move=spelled(spelt, move, move.text), number=number + 1))
    return found


def thought(review: Review, account: Account, name: str | Message) -> Message:
    """ "Made one mistake and two slips"; what did not happen is not said."""
    lost = figure(review, account.lost / account.decisions, exact=True)
    counts = {"blunders": account.blunders, "mistakes": account.mistakes, "slips": account.slips}
    match [say(f"review-count-{kind}", count=count) for kind, count in counts.items() if count]:
        case []:
            return say("review-faultless", name=name, lost=lost)
        case [faults]:
            pass
        case [first, second]:
            faults = say("review-faults-two", first=first, second=second)
        case [first, second, third]:
            faults = say("review-faults-three", first=first, second=second, third=third)
    return say("review-thought", name=name, faults=faults, lost=lost)


def fortune(review: Review, account: Account, name: str | Message) -> Message:
    """ "Decided well and was unlucky"."""
    near = EVEN * review.scale
    alone = all(other.decided <= 0.0 for other in review.accounts) and review.seats > 1  # nobody's decisions help anybody
    mean = sum(other.decided for other in review.accounts) / review.seats if alone else 0.0
    well = "better" if alone else "well"  # who gives less away than others has not gained anything
    skill = well if account.decided > mean + near else "badly" if account.decided < mean - near else "even"
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


def turning(review: Review, move: Move, names: Sequence[str | Message], spelt: Mapping[str, Message]) -> Message:
    number = review.turning + 1
    if move.kind == "end":
        return say("review-turning-end")
    what = "throw" if move.kind == "throw" else "move"
    whose = max(range(review.seats), key=lambda seat: (round(abs(move.change[seat]) / review.scale, 3), seat == move.seat))
    told = {
        "name": names[move.seat],
        "move": spelled(spelt, move, move.text),
        "number": number,
        "change": signed(review, move.change[whose]),
    }
    if whose == move.seat:
        return say(f"review-turning-{what}", **told)
    return say(f"review-turning-{what}-for", **told, other=names[whose])


def spellings(record: Record, review: Review) -> dict[str, Message]:
    """The texts of moves in the reader's words, by the text: with other letters, or as the button says that makes it, or the place.

    What these say depends on the position, so that the number of the action stands before such a text.
    """
    played = game(record.game)
    face, state, found = played.face, begun(played, record), dict[str, Message]()
    done = 0
    for move in review.moves:
        texts = [(record.actions[move.first : move.end], move.text), *((choice.actions, choice.text) for choice in move.best)]
        found |= {text: letters for _, text in texts if (letters := face.spell(text)) is not None}
        if move.kind != "decision":
            continue
        for action in record.actions[done : move.first]:
            state.follow(action)
        done = move.first
        for actions, text in texts:
            if text not in found and (words := face.called(state, actions)) is not None:
                found[f"{move.first} {text}"] = words
    return found


def spelled(spelt: Mapping[str, Message], move: Move, text: str) -> str | Message:
    """What a move, or a better one, is called."""
    return spelt.get(f"{move.first} {text}") or spelt.get(text) or text


def figure(review: Review, worth: float, exact: bool = False) -> Message:
    """A worth as people read it: a chance in hundredths (exactly: with a tenth), points as they are."""
    size = abs(worth)
    if review.unit == "chance":
        found = say("review-figure-tenth" if exact else "review-figure-whole", value=round(100.0 * size, 1 if exact else 0))
    elif review.scale >= 50.0:
        found = say("review-figure-whole", value=round(size))
    else:
        found = say("review-figure-points", value=round(size, 2))
    return say("review-minus", figure=found) if worth < 0.0 and found.args["value"] != 0 else found


def signed(review: Review, worth: float) -> Message:
    """The same with its sign."""
    found = figure(review, abs(worth))
    if found.args["value"] == 0:
        return say("review-even")
    return say("review-plus" if worth > 0.0 else "review-minus", figure=found)

"""What somebody carries to another device lies here for ten minutes, and is given out once."""

import asyncio

import pytest

from parlour.server.door import asking
from parlour.server.luggage import LENGTH, MOST, MOST_OF_A_HOUSEHOLD, SECONDS, Luggage, OwnRack
from parlour.server.refusals import Refusal


async def left_by(household: str, luggage: Luggage, content: str) -> str:
    asking.set(household)
    return await luggage.leave(content)


def test_it_is_given_out_once_and_in_time() -> None:
    now = [0.0]
    luggage = Luggage(OwnRack(lambda: now[0]))

    async def carry() -> None:
        code, late = await luggage.leave("mine"), await luggage.leave("late")
        assert len(code) == LENGTH and await luggage.fetch(code) == "mine"
        now[0] = SECONDS + 1.0
        for gone in (code, late, "", "nosuchcode"):
            with pytest.raises(Refusal, match="no-luggage"):
                await luggage.fetch(gone)

    asyncio.run(carry())


def test_nobody_throws_away_what_others_have_left() -> None:
    async def carry() -> None:
        rack = OwnRack()
        luggage = Luggage(rack)
        mine = await left_by("ours", luggage, "mine")
        theirs = [await left_by("theirs", luggage, str(number)) for number in range(2 * MOST)]
        assert await luggage.fetch(mine) == "mine" and len(rack.pieces) == MOST_OF_A_HOUSEHOLD
        assert await luggage.fetch(theirs[-1]) == str(2 * MOST - 1)

    asyncio.run(carry())


def test_it_takes_no_more_room_than_it_has() -> None:
    async def carry() -> None:
        rack = OwnRack()
        luggage = Luggage(rack)
        codes = [await left_by(f"household {number}", luggage, str(number)) for number in range(MOST + 5)]
        assert len(rack.pieces) == len(luggage.left) == MOST
        assert await luggage.fetch(codes[-1]) == str(MOST + 4)
        with pytest.raises(Refusal):
            await luggage.fetch(codes[0])

    asyncio.run(carry())

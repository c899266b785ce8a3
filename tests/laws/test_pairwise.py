from itertools import combinations

import pytest

from tests.laws.pairwise import pairwise


@pytest.mark.parametrize("sizes", [(2,), (2, 2), (3, 2, 2), (2, 2, 2, 2, 3, 3), (4, 3, 2, 2, 2, 2, 5)])
def test_every_pair_of_values_meets(sizes: tuple[int, ...]) -> None:
    values = {f"option{at}": list(range(size)) for at, size in enumerate(sizes)}
    rows = pairwise(values)
    for one, other in combinations(values, 2):
        assert {(row[one], row[other]) for row in rows} == {(a, b) for a in values[one] for b in values[other]}
    assert all({row[only] for row in rows} == set(values[only]) for only in values)


def test_the_first_row_takes_the_first_values() -> None:
    assert pairwise({"a": ["x", "y"], "b": [3, 4]})[0] == {"a": "x", "b": 3}


def test_there_are_few_rows() -> None:
    assert len(pairwise({str(at): (False, True) for at in range(10)})) <= 14  # not 1024


def test_no_options_is_one_row() -> None:
    assert pairwise({}) == [{}]

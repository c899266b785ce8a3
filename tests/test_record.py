"""Records: what is written comes back, and nothing that was changed passes for the game that was played."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from jsonschema import Draft202012Validator, ValidationError
from librt.random import Random

from parlour.catalogue import game
from parlour.core.chance import commitment, mixed, new_seed, outcome, seal
from parlour.core.errors import RecordError
from parlour.core.record import FORMAT, PLAIN_FORMAT, SCHEMA, Record, Undo, replay, verify
from parlour.core.result import Result
from parlour.core.state import CHANCE, OVER, State

SEED = "5eed" * 16
VALIDATOR = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def record_of(id: str, seats: int, *, shares: tuple[str, ...] = (), **options: bool) -> Record:
    """A whole game with dice from the seed (and shares) and decisions at random."""
    found = game(id)
    state = found.start(seats, **options)
    rng = Random(3)
    actions: list[int] = []
    throws = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            actions.append(outcome(mixed(SEED, shares), throws, state))
            throws += 1
        else:
            actions.append(state.sample(rng))
        state.apply(actions[-1])
    return Record(
        game=id,
        version=found.version,
        options=options,
        seats=tuple("ABCD"[:seats]),
        actions=tuple(actions),
        commitment=commitment(SEED),
        seed=SEED,
        result=state.result(),
        shares=shares,
    )


@pytest.fixture(scope="module")
def mill() -> Record:
    return record_of("muehle", 2, flying=False)


@pytest.fixture(scope="module")
def ludo() -> Record:
    return record_of("maedn", 3)


def data(record: Record) -> dict[str, object]:
    decoded: dict[str, object] = json.loads(record.to_json())
    return decoded


def test_a_record_comes_back_from_json(mill: Record, ludo: Record) -> None:
    for record in (mill, ludo):
        VALIDATOR.validate(data(record))
        assert Record.from_json(record.to_json()) == record
        assert Record.from_json(record.to_json().encode()) == record


def test_a_game_that_was_played_in_python_is_written_down(ludo: Record) -> None:
    setup = replay(game("maedn"), ludo).setup
    written = Record.of(setup, ludo.actions, ludo.seats)
    assert written == replace(ludo, commitment="", seed="", options=dict(setup.options))
    assert verify(game("maedn"), written).actions == len(ludo.actions)
    assert Record.of(setup, ludo.actions[:9]).result is None and Record.of(setup, []).seats == ("1", "2", "3")
    with pytest.raises(RecordError, match="action 1: action 9 is not legal"):
        Record.of(setup, [9])
    for names in (["A"], ["A", "B", "C", "D"]):
        with pytest.raises(RecordError, match=f"names: {len(names)}; seats: 3"):
            Record.of(setup, ludo.actions, names)


def test_numbers_out_of_arrays_are_written_down_as_any_others(ludo: Record) -> None:
    setup = replay(game("maedn"), ludo).setup
    written = Record.of(setup, list(np.array(ludo.actions)), ludo.seats)
    assert written == Record.of(setup, ludo.actions, ludo.seats) and Record.from_json(written.to_json()) == written
    muehle = game("muehle").agree()
    assert Record.of(muehle, np.array([0, 5])).actions == (0, 5)
    for wrong in (True, 1.0, "a4"):
        with pytest.raises(RecordError, match=r"action 2: action .* is not legal|action 2: .*read by"):
            Record.of(muehle, [0, wrong])  # type: ignore[list-item]  # as programs may have them


def test_verify_says_what_it_checked(mill: Record, ludo: Record) -> None:
    verdict = verify(game("maedn"), ludo)
    assert (verdict.actions, verdict.dice_checked) == (len(ludo.actions), True)
    assert verdict.throws > 100
    assert verdict.state.result() == ludo.result
    assert verify(game("muehle"), mill).throws == 0


def test_without_its_seed_the_dice_stay_unchecked(ludo: Record) -> None:
    verdict = verify(game("maedn"), replace(ludo, seed=""))
    assert not verdict.dice_checked
    assert replay(game("maedn"), replace(ludo, seed="", commitment="")).result() == ludo.result


def test_a_changed_decision_is_caught(ludo: Record) -> None:
    found = game("maedn")
    state = found.start(3)
    for at, action in enumerate(ludo.actions):
        others = [other for other in state.legal() if other != action]
        if state.turn != CHANCE and others:
            changed = replace(ludo, actions=(*ludo.actions[:at], others[0], *ludo.actions[at + 1 :]))
            with pytest.raises(RecordError):
                verify(found, changed)
            return
        state.apply(action)
    pytest.fail("the game has no decision to change")


def test_an_illegal_action_is_named_with_its_number(mill: Record) -> None:
    twice = replace(mill, actions=(mill.actions[0], mill.actions[0], *mill.actions[2:]))
    with pytest.raises(RecordError, match=f"action 2: action {mill.actions[0]} is not legal here"):
        verify(game("muehle"), twice)


def test_a_changed_die_is_caught(ludo: Record) -> None:
    first = ludo.actions[0]
    changed = replace(ludo, actions=(first % 6 + 1, *ludo.actions[1:]))
    with pytest.raises(RecordError, match=f"action 1: the dice show {first % 6 + 1}, but the seed gives {first}"):
        verify(game("maedn"), changed)


def test_another_seed_is_caught_even_with_its_own_commitment(ludo: Record) -> None:
    other = new_seed()
    with pytest.raises(RecordError, match="committed"):
        verify(game("maedn"), replace(ludo, seed=other))
    with pytest.raises(RecordError, match="the seed gives"):
        verify(game("maedn"), replace(ludo, seed=other, commitment=commitment(other)))


def test_a_wrong_commitment_is_caught(ludo: Record) -> None:
    with pytest.raises(RecordError, match="not the one that was committed to"):
        verify(game("maedn"), replace(ludo, commitment="0" * 64))


def test_a_seed_that_is_not_hex_is_refused(mill: Record) -> None:
    with pytest.raises(RecordError, match="seed must be empty or 64 hexadecimal digits"):
        verify(game("muehle"), replace(mill, seed="x" * 64))


def test_a_wrong_result_is_caught(mill: Record) -> None:
    assert mill.result is not None
    turned = Result(mill.result.places[::-1], mill.result.scores[::-1], mill.result.reason)
    for wrong in (None, Result((1, 1), (0, 0), "repetition"), turned, replace(mill.result, reason="agreed")):
        if wrong != mill.result:
            with pytest.raises(RecordError, match="but replaying gives"):
                verify(game("muehle"), replace(mill, result=wrong))


def test_a_result_before_the_end_is_caught(mill: Record) -> None:
    with pytest.raises(RecordError, match="replaying gives None"):
        verify(game("muehle"), replace(mill, actions=mill.actions[:-1]))


def test_actions_after_the_end_are_caught(mill: Record) -> None:
    with pytest.raises(RecordError, match=f"action {len(mill.actions) + 1}"):
        verify(game("muehle"), replace(mill, actions=(*mill.actions, 0)))


def test_another_version_is_refused(mill: Record) -> None:
    with pytest.raises(RecordError, match="recorded with version 99 of muehle"):
        verify(game("muehle"), replace(mill, version=99))


def test_a_setup_that_the_game_does_not_have_is_refused(mill: Record) -> None:
    with pytest.raises(RecordError, match="players: 2"):
        verify(game("muehle"), replace(mill, seats=("A", "B", "C")))
    with pytest.raises(RecordError, match="has no option 'wings'"):
        verify(game("muehle"), replace(mill, options={"wings": True}))
    for name in ("seats", "self"):
        with pytest.raises(RecordError, match=f"has no option '{name}'"):
            verify(game("muehle"), replace(mill, options={name: 2}))


@pytest.mark.parametrize(
    "text",
    ["", "no", "[]", "null", "1", '"x"', "{}", "{", '{"parlour": 1}', "[" * 100_000, "\x00", b"\xff\xfe\x00", '{"parlour": true}', "NaN"],
)
def test_nonsense_is_no_record(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("parlour", 2),
        ("parlour", "1"),
        ("parlour", None),
        ("game", 5),
        ("version", "1"),
        ("version", True),
        ("options", []),
        ("options", {"flying": None}),
        ("options", {"flying": 1.5}),
        ("seats", "AB"),
        ("seats", [1, 2]),
        ("actions", [1.5]),
        ("actions", [True]),
        ("actions", "12"),
        ("actions", {}),
        ("commitment", None),
        ("commitment", "abc"),
        ("seed", 12),
        ("seed", "5EED" * 16),
        ("colour", "red"),
        ("result", "white"),
        ("result", {"places": [1, 2]}),
        ("result", {"places": "12", "scores": [1, 0], "reason": "blocked"}),
        ("result", {"places": [1, 2], "scores": [1, 0], "reason": 5}),
        ("result", {"places": [1, 2], "scores": [1, 0], "reason": "blocked", "winner": 0}),
    ],
)
def test_a_wrong_part_is_refused_by_schema_and_reader_alike(mill: Record, part: str, value: object) -> None:
    broken = {**data(mill), part: value}
    with pytest.raises(ValidationError):
        VALIDATOR.validate(broken)
    with pytest.raises(RecordError):
        Record.from_json(json.dumps(broken))


@pytest.mark.parametrize("part", ["parlour", "game", "version", "options", "seats", "commitment", "seed", "actions", "result"])
def test_a_missing_part_is_refused_by_schema_and_reader_alike(mill: Record, part: str) -> None:
    broken = data(mill)
    del broken[part]
    with pytest.raises(ValidationError):
        VALIDATOR.validate(broken)
    with pytest.raises(RecordError, match=part):
        Record.from_json(json.dumps(broken))


def test_huge_numbers_are_refused_as_actions_not_as_errors_of_the_machine(mill: Record) -> None:
    for wild in (10**40, -(10**40), 1 << 63, -1):
        with pytest.raises(RecordError, match="action 1"):
            verify(game("muehle"), Record.from_json(replace(mill, actions=(wild,)).to_json()))


def test_names_keep_their_letters(mill: Record, tmp_path: Path) -> None:
    named = replace(mill, seats=("Änne", "Ωμέγα"))
    path = tmp_path / "record.json"
    path.write_text(named.to_json(), encoding="utf-8")
    assert "Änne" in path.read_text(encoding="utf-8")
    assert Record.from_json(path.read_bytes()).seats == named.seats


# Shares, and what was taken back

ADA, BO = "ada0" * 16, "b0b0" * 16


@pytest.fixture(scope="module")
def shared() -> Record:
    return record_of("maedn", 3, shares=(ADA, "", BO))


def test_without_shares_the_dice_are_those_of_the_seed() -> None:
    """Tables and records from before shares stay what they were."""
    assert mixed(SEED, ()) == mixed(SEED, ("", "")) == SEED


def test_every_share_and_its_seat_changes_the_dice() -> None:
    found = {mixed(SEED, shares) for shares in [(ADA, ""), ("", ADA), (ADA, BO), (BO, ADA), (ADA, ADA)]}
    assert len(found) == 5 and SEED not in found
    assert seal(ADA) != seal(BO) != commitment(BO)


def test_shares_are_in_the_record_and_checked(shared: Record, ludo: Record) -> None:
    VALIDATOR.validate(data(shared))
    assert (data(shared)["parlour"], data(ludo)["parlour"]) == (FORMAT, PLAIN_FORMAT), "what is plain is written as ever"
    assert Record.from_json(shared.to_json()) == shared
    assert verify(game("maedn"), shared).shares == 2
    for changed in ((ADA, "", ADA), (ADA, BO, ""), (), ("", "", "")):
        with pytest.raises(RecordError, match="the seed gives"):
            verify(game("maedn"), replace(shared, shares=changed))
    with pytest.raises(RecordError, match="2 shares for 3 seats"):
        verify(game("maedn"), replace(shared, shares=(ADA, BO)))


def taken_back(record: Record, throws: int) -> Record:
    """The record as if somebody had played a line with so many throws, and had taken it back before the game went as it did."""
    state = game(record.game).start(len(record.seats))
    first = next(at for at in range(40, len(record.actions)) if positions(record, at).turn == CHANCE)
    state = positions(record, first)
    number = sum(positions(record, at).turn == CHANCE for at in range(first))
    lost: list[int] = []
    seen = 0
    while seen < throws:
        if state.turn == CHANCE:
            lost.append(outcome(mixed(SEED, record.shares), number + seen, state))
            seen += 1
        else:
            lost.append(state.legal()[-1])
        state.apply(lost[-1])
    return replace(record, undos=(Undo(1, first, tuple(lost)), Undo(0, first + 1, (record.actions[first + 1],))))


def positions(record: Record, at: int) -> State:
    state = game(record.game).start(len(record.seats))
    for action in record.actions[:at]:
        state.apply(action)
    return state


def test_dice_that_were_seen_before_are_counted(shared: Record) -> None:
    record = taken_back(shared, 3)
    VALIDATOR.validate(data(record))
    assert Record.from_json(record.to_json()) == record
    assert 3 <= verify(game("maedn"), record).known_before <= 4
    assert verify(game("maedn"), shared).known_before == 0


def test_what_was_taken_back_must_have_been_possible(shared: Record) -> None:
    record = taken_back(shared, 3)
    first, second = record.undos
    wrong_dice = replace(first, lost=((first.lost[0] % 6) + 1, *first.lost[1:]))
    for undos, words in (
        ((wrong_dice, second), "undo 1, action"),
        ((first, replace(second, kept=10**6)), "cannot have been made"),
        ((first, replace(second, seat=3)), "cannot have been made"),
        ((first, replace(second, lost=())), "cannot have been made"),
        ((first,) * 10**6, "too much"),
    ):
        with pytest.raises(RecordError, match=words):
            verify(game("maedn"), replace(record, undos=undos))


@pytest.mark.parametrize(
    "part", [{"shares": ["x"]}, {"undos": [{}]}, {"undos": [3]}, {"undos": [{"seat": "", "kept": 1, "lost": []}]}, {"shares": 3}]
)
def test_a_wrong_share_or_undo_is_named(shared: Record, part: dict[str, object]) -> None:
    with pytest.raises(RecordError, match=r"share|undo|numbers"):
        Record.from_json(json.dumps(data(shared) | part))
    with pytest.raises(ValidationError):
        VALIDATOR.validate(data(shared) | part)

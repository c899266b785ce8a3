"""Dice that nobody chose: what people add to them when they sit down."""

from parlour import Record, game, verify
from parlour.core.chance import mixed, outcome, seal
from tests.server.running import Guest, Running, message

ADA, BO = "ada0" * 16, "b0b0" * 16


def sealed_table(server: Running, *shares: str, game: str = "chicago") -> Guest:
    """A table at which the first sit and have sealed a share each; the other seat is open."""
    seats = [{"kind": "person", "name": f"P{at}", "seal": seal(share)} for at, share in enumerate(shares)]
    answer = server.client.post("/api/tables", json={"game": game, "seats": [*seats, {"kind": "open"}], "message": message()})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(server, made["code"], {int(seat): token for seat, token in made["tokens"].items()})


def share(guest: Guest, seat: int, told: str) -> tuple[int, str]:
    answer = guest.post("share", {"tokens": list(guest.tokens.values()), "seat": seat, "share": told})
    return answer.status_code, answer.json().get("error", "")


def join(guest: Guest, told: str) -> Guest:
    answer = guest.post("join", {"seat": 1, "name": "Bo", "message": message(), "seal": seal(told)})
    assert answer.status_code == 200, answer.text
    return Guest(guest.server, guest.code, {1: answer.json()["token"]})


def test_dice_wait_until_everybody_has_told_their_share(server: Running) -> None:
    ada = sealed_table(server, ADA)
    bo = join(ada, BO)
    view = ada.view()
    assert not view["ready"] and not view["moment"]["can_throw"] and view["commitment"]
    assert ada.act(0, "throw").json()["error"] == "waiting"
    assert share(bo, 1, BO) == (200, "")
    assert [(seat["seal"], seat["share"]) for seat in ada.view()["seats"]] == [(seal(ADA), ""), (seal(BO), BO)]
    assert not ada.view()["ready"]
    assert share(ada, 0, ADA) == (200, "")
    view = ada.view()
    assert view["ready"] and view["moment"]["can_throw"]
    assert [entry["kind"] for entry in view["log"]] == ["join", "share", "share"]


def test_a_share_is_what_was_sealed_and_one_s_own(server: Running) -> None:
    ada = sealed_table(server, ADA)
    bo = join(ada, BO)
    assert share(ada, 0, BO) == (409, "share"), "nobody changes their mind when they know the commitment"
    assert share(bo, 0, ADA) == (403, "seat")
    assert share(ada, 0, ADA) == share(ada, 0, ADA) == (200, ""), "telling it again changes nothing"
    assert share(ada, 0, BO) == (409, "share")
    assert [entry["kind"] for entry in ada.view()["log"]] == ["join", "share"]
    plain = server.table("chicago", "person", "person")
    assert share(plain, 0, ADA) == (409, "share"), "who has sealed nothing has nothing to tell"


def play_out(guest: Guest, undo_at: int = 0) -> dict:
    """Both seats, the first choice always; once, somebody takes back."""
    view = guest.view()
    while (todo := guest.next_wish(view, lambda gestures: gestures[0])) is not None:
        answer = guest.post("act", todo)
        assert answer.status_code == 200, answer.text
        view = guest.view()
        if view["number"] >= undo_at > 0 and todo["do"] == "action":
            guest.does(todo["seat"], "undo")
            undo_at, view = 0, guest.view()
    assert view["moment"]["result"]
    return view


def test_the_dice_follow_from_seed_and_shares_and_undos_are_told(server: Running) -> None:
    ada = sealed_table(server, ADA)
    bo = join(ada, BO)
    both = Guest(server, ada.code, ada.tokens | bo.tokens)
    share(ada, 0, ADA)
    share(bo, 1, BO)
    view = play_out(both, undo_at=8)
    record = Record.from_json(both.get("/record").content)
    assert record.shares == (ADA, BO) and len(record.undos) == 1
    verdict = verify(game("chicago"), record)
    assert verdict.dice_checked and verdict.shares == 2
    first = outcome(mixed(view["moment"]["seed"], (ADA, BO)), 0, game("chicago").start(2))
    assert view["log"][3]["action"] == first != outcome(view["moment"]["seed"], 0, game("chicago").start(2)) or len(record.actions) > 3


def test_shares_are_on_disk(server: Running, tmp_path: object) -> None:
    ada = sealed_table(server, ADA)
    share(join(ada, BO), 1, BO)
    share(ada, 0, ADA)
    before = ada.does(0, "throw")[0]["action"]
    server.restart()
    view = Guest(server, ada.code, ada.tokens).view()
    assert view["ready"] and [seat["share"] for seat in view["seats"]] == [ADA, BO]
    assert view["log"][3]["action"] == before

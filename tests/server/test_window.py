"""The parlour's window: what hosts show to everybody on a server."""

from pathlib import Path

from tests.server.running import Guest, Running, message


def shown(server: Running) -> list[str]:
    return [table["code"] for table in server.client.get("/api/window").json()["tables"]]


def test_only_the_host_decides_and_a_restart_forgets_nothing(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.db")
    try:
        table = server.table("muehle", "person", "open")
        joined = table.post("join", {"seat": 1, "name": "Ben", "message": message()}).json()
        assert shown(server) == []
        guest = Guest(server, table.code, {1: joined["token"]})
        for stranger in (guest, Guest(server, table.code, {})):
            assert stranger.post("window", {"tokens": list(stranger.tokens.values()), "listed": True}).status_code == 403
        assert table.post("window", {"tokens": list(table.tokens.values()), "listed": True}).json() == {"listed": True}
        server.restart()
        assert table.get("/window").json() == {"listed": True}
        assert shown(server) == [table.code]
        [seen] = server.client.get("/api/window").json()["tables"]
        assert seen["yours"] == [] and not any(token in str(seen) for token in (*table.tokens.values(), joined["token"]))
        table.post("window", {"tokens": list(table.tokens.values()), "listed": False})
        assert shown(server) == []
    finally:
        server.stop()

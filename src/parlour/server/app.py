"""The routes, and how the rooms of the server hang together."""

import asyncio
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from litestar import Litestar, Request, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Example
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types import ASGIApp, ControllerRouterHandler, Middleware
from msgspec import Meta

from parlour import __version__
from parlour.almanac import brief
from parlour.bridges.files import Format, formats_of, write_file
from parlour.catalogue import BOXES, BROUGHT, entry, shelf
from parlour.core.game import Game
from parlour.core.preset import to_choose_from
from parlour.core.setup import Option
from parlour.rulebook import NoExample, example
from parlour.server import pages, wire
from parlour.server.agreeing import agree, find_game
from parlour.server.analysing import analysed, evaluation, laid_out
from parlour.server.aside import in_one
from parlour.server.connections import room_for_live
from parlour.server.door import Door
from parlour.server.house import House
from parlour.server.lane import Lane, refusal_for
from parlour.server.limits import BODY, WORK, Buckets, Crowd
from parlour.server.live import LARGE, Following, admitted, follow, follow_several, pack
from parlour.server.luggage import Luggage
from parlour.server.network import Network
from parlour.server.opening import placed
from parlour.server.outside import Outside
from parlour.server.readiness import Readiness
from parlour.server.refusals import Refusal
from parlour.server.reviewing import checked
from parlour.server.settings import Settings
from parlour.server.showing import record, throws, why_not
from parlour.server.tables import WATCHER
from parlour.words import languages, titles

Asked = Request[object, object, State]
JSON = "application/json"
WORDS = {400: "request", 404: "no-page", 405: "method", 413: "large", 415: "request"}

TICKETS = r"[0-9a-f]{16}(-[0-9a-f]{16}){0,15}"

After = Annotated[int, Parameter(ge=0, le=1 << 53, description="the last entry the client has seen", examples=[Example(value=0)])]
Code = Annotated[str, Parameter(description="a table", examples=[Example(value="k3w8cmtq7hd2x")])]
FileFormat = Annotated[Format, Parameter(description="as which kind of file", examples=[Example(value="json")])]
GameId = Annotated[str, Parameter(description="a game on the shelf", examples=[Example(value="muehle")])]
Places = Annotated[
    list[Annotated[str, Meta(pattern=rf"^[a-z0-9-]{{1,32}}\.[0-9]{{1,15}}(\.{TICKETS})?$")]],
    Parameter(
        min_items=1,
        max_items=wire.MOST_FOLLOWED,
        description="tables, each with the last entry that the client has seen, and with its tickets",
        examples=[Example(value=["k3w8cmtq7hd2x.0"])],
    ),
]
PositionName = Annotated[str, Parameter(description="an example position of a game", examples=[Example(value="mill")])]
PartOfWords = Annotated[str, Parameter(description="a part of the texts", examples=[Example(value="company")])]
Ticket = Annotated[
    str,
    Parameter(
        pattern=f"^({TICKETS})?$",
        description="what whoever sits there shows at a locked table: of every seat of theirs, with - between them",
        examples=[Example(value="")],
    ),
]
Language = Annotated[str, Parameter(description="a folder of texts", examples=[Example(value="en")])]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What else a route may answer, for OpenAPI."""
    return {code: ResponseSpec(wire.Problem, generate_examples=False, description="refused") for code in (400, *codes, 403, 421, 429)}


def told(kind: type) -> ResponseSpec:
    """What a route answers that sends bytes as they are kept, for OpenAPI."""
    return ResponseSpec(kind, generate_examples=False, description="granted")


def packs(request: Asked) -> bool:
    """Whether the client unpacks what is packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def in_bytes(body: bytes, packed: bool = False) -> Response[bytes]:
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if packed else {}
    return Response(body, media_type=JSON, headers=headers)


TOLD_LIVE = ResponseSpec(
    wire.Greeting | wire.Entry | wire.Status | wire.Again,  # type: ignore[arg-type]  # to mypy a union is no type; Litestar describes it
    media_type="text/event-stream",
    generate_examples=False,
    description="one of these per event",
)

ACTED = {**problems(404, 409, 413, 415, 422), 200: told(wire.Acted)}


# The shelf


@get("/api/shelf", responses=problems())
async def get_shelf() -> wire.Shelf:
    """The boxes with their games."""
    return boxes_of_the_shelf()


@cache
def boxes_of_the_shelf() -> wire.Shelf:
    games = shelf()
    boxes = [wire.ShelfBox(box, [shelf_game(known) for known in games if box in known.boxes]) for box in (*BOXES, BROUGHT)]
    return wire.Shelf([box for box in boxes if box.games])


def shelf_game(known: Game) -> wire.ShelfGame:
    row = entry(known.id)
    return wire.ShelfGame(known.id, known.family, list(known.seats), known.usual_seats, row.minutes, row.nature)


@get("/api/names", responses=problems())
async def get_names() -> dict[str, list[str]]:
    """What every game is called: as the booklets print it, as people call it, and its titles in every language of the box."""
    return names_of_the_games()


@cache
def names_of_the_games() -> dict[str, list[str]]:
    return {game.id: names_of(game.id) for game in shelf()}


def names_of(id: str) -> list[str]:
    row = entry(id)
    return list(dict.fromkeys((*row.names, *row.aliases, *(titles(language)[id] for language in languages()))))


@get("/api/games/{id:str}", responses=problems(404))
async def get_game(id: GameId) -> wire.GameInfo:
    """A game and its options."""
    known = find_game(id)
    options = [option_info(option) for option in known.options.values()]
    row, boxes, seats = entry(id), list(known.boxes), list(known.seats)
    offered = to_choose_from(dict(known.presets))
    return wire.GameInfo(id, known.family, known.version, boxes, seats, known.usual_seats, row.minutes, row.nature, options, offered)


@get("/api/games/{id:str}/almanac", responses=problems(404))
async def get_almanac(id: GameId) -> wire.AlmanacPage:
    """What many games have shown of a game, in short."""
    known = brief(find_game(id).id)
    lengths = None if known.lengths is None else wire.Lengths(*known.lengths)
    middle = None if known.middle is None else list(known.middle)
    return wire.AlmanacPage(
        known.level,
        known.games,
        known.seats,
        known.sides,
        known.minutes,
        middle,
        lengths,
        known.first,
        known.draws,
        known.order,
        known.luck,
        known.changes,
        known.comebacks,
        known.won,
    )


def option_info(option: Option) -> wire.GameOption:
    return wire.GameOption(
        option.name,
        option.kind,
        option.default,
        list(option.choices),
        option.low,
        option.high,
        option.off,
        list(option.seats),
        [wire.Fit(value, list(numbers)) for value, numbers in option.fits],
        option.kit,
        option.decides,
        option.source,
    )


@post("/api/games/{id:str}/preview", status_code=200, responses=problems(404, 413, 415, 422))
async def preview(id: GameId, data: wire.PreviewWish) -> wire.Preview:
    """The position that a game begins with, for the picture."""
    known = find_game(id)
    setup = agree(known, data.seats, data.options)
    return wire.Preview(known.face.board(setup), known.face.scene(placed(setup, data.position), WATCHER))


@get("/api/games/{id:str}/positions/{name:str}", responses=problems(404))
async def get_position(id: GameId, name: PositionName) -> wire.Preview:
    """An example position of the rules."""
    try:
        state = example(find_game(id).id, name).state()
    except NoExample as error:
        raise Refusal(404, "no-position", str(error)) from None
    face = find_game(id).face
    return wire.Preview(face.board(state.setup), face.scene(state, WATCHER))


@post("/api/games/{id:str}/print", status_code=200, media_type=pages.PDF, responses=problems(404, 413, 415, 422))
async def print_game(id: GameId, data: wire.PrintWish) -> Response[bytes]:
    """The board and the score sheet on paper."""
    setup = agree(find_game(id), data.seats, data.options)
    return await to_thread(pages.printed, setup, data)


@get("/api/rules/{language:str}/{id:str}", responses=problems(404))
async def get_rules(language: Language, id: GameId) -> wire.RulesText:
    """A game's rules as HTML."""
    return await to_thread(pages.rules, language, find_game(id).id)  # the first one in a language reads all its texts


@get("/api/words/{language:str}", media_type=pages.PLAIN, responses=problems(404))
async def get_words(language: Language, request: Asked) -> Response[bytes]:
    """All Fluent messages of a language, apart from those that come by themselves."""
    return pages.pack(pages.answer(pages.words(language), pages.PLAIN, request.headers.get("if-none-match")), packs(request))


@get("/api/words/{language:str}/{part:str}", media_type=pages.PLAIN, responses=problems(404))
async def get_some_words(language: Language, part: PartOfWords, request: Asked) -> Response[bytes]:
    """The Fluent messages that few pages need: `sources` explain where rules come from, `company` is said between people."""
    return pages.pack(pages.answer(pages.words(language, part), pages.PLAIN, request.headers.get("if-none-match")), packs(request))


# Tables


@post("/api/tables", responses=problems(404, 409, 413, 415, 422))
async def create(data: wire.TableWish, house: House) -> wire.TableMade:
    """Set up a table. The same message gives the same table."""
    return await house.create(data)


@post("/api/tables/{code:str}/join", status_code=200, responses=problems(404, 409, 413, 415, 422))
async def join(code: Code, data: wire.JoinWish, house: House) -> wire.Joined:
    """Sit down on an open seat."""
    return await house.join(code, data)


@post("/api/tables/{code:str}/again", status_code=200, responses=problems(404, 409, 413, 415, 422))
async def again(code: Code, data: wire.AgainWish, house: House) -> wire.SatAgain:
    """Sit down for the next game, after this one: laid out for whoever asks first, the same for all who follow."""
    return await house.again(code, data)


@get("/api/tables/{code:str}/series", responses=problems(404, 409))
async def get_series(code: Code, house: House, ticket: Ticket = "") -> wire.Series:
    """How the series of games stands that this table belongs to."""
    return await house.series(code, ticket.split("-"))


@post("/api/tables/{code:str}/lost", status_code=200, responses=problems(404, 409, 413, 415))
async def lost(code: Code, data: wire.LostWish, house: House) -> wire.Joined:
    """Say that one has lost the link to a seat: its new token, which counts as soon as the host, or the others, vouch for it."""
    return await house.lose(code, data)


@post("/api/tables/{code:str}/share", status_code=200, responses=problems(404, 409, 413, 415))
async def share(code: Code, data: wire.ShareWish, house: House) -> wire.Shared:
    """Tell what was sealed when somebody sat down: it is added to the dice."""
    return await house.share(code, data)


@get("/api/tables/{code:str}", media_type=JSON, responses={**problems(404, 409), 200: told(wire.View)})
async def get_table(code: Code, house: House, request: Asked, ticket: Ticket = "") -> Response[bytes]:
    """How a table stands, with its whole log."""
    live = await house.see(code, ticket.split("-"))
    return in_bytes(live.packed_view(), packed=True) if packs(request) else in_bytes(live.view())


@get("/api/tables/{code:str}/events", media_type=JSON, responses={**problems(404, 409), 200: told(wire.Missed)})
async def get_events(code: Code, house: House, request: Asked, after: After = 0, ticket: Ticket = "") -> Response[bytes]:
    """The entries behind a number."""
    body = await house.since(code, after, ticket.split("-"))
    if packs(request) and len(body) > LARGE:
        return in_bytes(await house.aside.do(in_one(lambda: pack(body))), packed=True)
    return in_bytes(body)


@get("/api/tables/{code:str}/live", media_type="text/event-stream", responses={**problems(404, 409), 200: TOLD_LIVE})
async def get_live(code: Code, house: House, request: Asked, after: After = 0, ticket: Ticket = "") -> Stream:
    """Server-sent events: entries behind a number, then each as it comes."""
    live = admitted(await house.follow(code), ticket.split("-"))
    told = request.headers.get("last-event-id", "")
    if told.isascii() and told.isdigit() and len(told) < 16:
        after = max(after, int(told))
    return events(follow(Following(live, after, ticket.split("-")), house.closing))


def events(told: AsyncIterator[bytes]) -> Stream:
    return Stream(told, media_type="text/event-stream", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


@get("/api/live", media_type="text/event-stream", responses={**problems(), 200: TOLD_LIVE})
async def get_line(at: Places, house: House) -> Stream:
    """The same for several tables at once: a browser needs one line, however many windows it has."""
    several: list[Following] = []
    missing: dict[str, bytes] = {}
    for place in at:
        code, after, *ticket = place.split(".")
        tickets = "".join(ticket).split("-")
        try:
            several.append(Following(admitted(await house.follow(code), tickets), int(after), tickets))
        except Refusal as refusal:
            missing[code] = refusal.body()
    return events(follow_several(several, house.closing, missing))


@post("/api/tables/{code:str}/act", status_code=200, media_type=JSON, responses=ACTED)
async def act(code: Code, data: wire.ActWish, house: House) -> Response[bytes]:
    """Decide, throw, take back, or answer a question. Stored before it is acknowledged; the same message gives the same answer."""
    return in_bytes(await house.act(code, data))


@post("/api/tables/{code:str}/host", status_code=200, media_type=JSON, responses=ACTED)
async def host(code: Code, data: wire.HostWish, house: House) -> Response[bytes]:
    """What the host of a table may decide. Stored before it is acknowledged; the same message gives the same answer."""
    return in_bytes(await house.host(code, data))


@post("/api/tables/{code:str}/here", status_code=204, responses=problems(404, 409, 413, 415))
async def here(code: Code, data: wire.HereWish, house: House) -> None:
    """A window says that it is there, looked at or not, or that it is closed."""
    await house.here(code, data)


@post("/api/tables/{code:str}/why", status_code=200, responses=problems(404, 409, 413, 415, 422))
async def why(code: Code, data: wire.WhyWish, house: House, ticket: Ticket = "") -> wire.Why:
    """The rule that forbids a gesture."""
    return wire.Why(why_not((await house.look(code, ticket.split("-"))).table, data.gesture))


@post("/api/tables/{code:str}/hint", status_code=200, responses=problems(403, 404, 409, 413, 415))
async def hint(code: Code, data: wire.HintWish, house: House) -> wire.Hint:
    """What the computer would do."""
    return await house.advisor.hint(await house.hall.see(code), data)


@post("/api/tables/{code:str}/solve", status_code=200, responses=problems(403, 404, 409, 413, 415))
async def solve(code: Code, data: wire.HintWish, house: House) -> wire.Solution:
    """How a puzzle is solved from here; to be asked until it is done."""
    return await house.advisor.solve((await house.find(code)).shown, data)


@get("/api/tables/{code:str}/clock", responses=problems(404, 409))
async def get_clock(code: Code, house: House, ticket: Ticket = "") -> wire.ClockNow:
    """How much time everybody has; the time that this takes is the way to the server and back."""
    return house.time.told((await house.look(code, ticket.split("-"))).table)


@post("/api/tables/{code:str}/review", status_code=200, responses=problems(404, 409, 413, 415, 422))
async def review_table(code: Code, house: House, ticket: Ticket = "") -> wire.Reviewed:
    """What decided a finished game; to be asked until it is done."""
    live = await house.see(code, ticket.split("-"))
    table = live.table
    if not table.over:
        raise Refusal(409, "goes-on", "a game is reviewed when it is over", number=table.number)
    await house.attendance.review(live)
    return await house.reviewer.review(await house.aside.do(in_one(lambda: record(table))))


@post("/api/review", status_code=200, responses=problems(404, 413, 415, 422))
async def review_record(data: wire.ReviewWish, house: House) -> wire.Reviewed:
    """The same for any record."""
    return await house.reviewer.review(await house.aside.do(in_one(lambda: checked(data.record))))


@post("/api/games/{id:str}/analysis", status_code=200, responses=problems(404, 413, 415, 422))
async def analyse(id: GameId, data: wire.AnalysisWish, house: House) -> wire.Analysis:
    """A position for the analysis board."""
    return await house.aside.do(in_one(lambda: analysed(id, data)))


@post("/api/games/{id:str}/laying", status_code=200, responses=problems(404, 413, 415, 422))
async def lay(id: GameId, data: wire.LayingWish, house: House) -> wire.Laid:
    """A position that is put together by hand: its text, and what is wrong with it."""
    return await house.aside.do(in_one(lambda: laid_out(id, data)))


@post("/api/games/{id:str}/evaluation", status_code=200, responses=problems(404, 413, 415, 422))
async def evaluate(id: GameId, data: wire.AnalysisWish, house: House) -> wire.Evaluation:
    """What a position is worth, and its best three choices."""
    return await evaluation(house.workers, house.aside, id, data)


@get("/api/tables/{code:str}/record", media_type=JSON, responses=problems(404, 409, 422))
async def get_record(code: Code, house: House, format: FileFormat = "json", ticket: Ticket = "") -> Response[bytes]:
    """The game written down, with its seed when it is over; also in the format of other programs, where its family has one."""
    table = (await house.look(code, ticket.split("-"))).table
    formats = formats_of(table.game.id, table.position)
    if format not in formats:
        raise Refusal(422, "no-format", f"this game of {table.game.id} can be written as {', '.join(formats)}")
    written = await house.aside.do(in_one(lambda: write_file(record(table), format).encode()))
    kind = {"json": JSON, "svg": pages.TYPES[".svg"], "film": pages.TYPES[".svg"]}.get(format, pages.PLAIN)
    return Response(written, media_type=kind, headers={"Cache-Control": "no-store"})


@post("/api/records", responses=problems(409, 413, 415, 422))
async def open_record(data: wire.RecordWish, house: House) -> wire.RecordOpened:
    """A game from a file as a table to look at, checked move by move. The same message gives the same table."""
    return await house.open_record(data)


@get("/api/tables/{code:str}/throws", responses=problems(404, 409))
async def get_throws(code: Code, house: House, ticket: Ticket = "") -> wire.Throws:
    """Every throw of a finished game with what is needed to compute it again from the seed."""
    table = (await house.look(code, ticket.split("-"))).table
    return await house.aside.do(in_one(lambda: throws(table)))


@get("/api/tables/{code:str}/picture", responses=problems(404, 409))
async def get_picture(code: Code, house: House, ticket: Ticket = "") -> wire.Preview:
    """How a table stands, for a small picture."""
    table = (await house.look(code, ticket.split("-"))).table
    face = table.game.face
    return wire.Preview(face.board(table.setup), face.scene(table.state, WATCHER))


@post("/api/tables/{code:str}/delete", status_code=200, responses=problems(403, 404, 409, 413, 415))
async def delete(code: Code, data: wire.DeleteWish, house: House) -> wire.Deleted:
    """Forget a table at which nobody else sits."""
    await house.delete(code, data.tokens)
    return wire.Deleted(code)


@get("/api/window", responses=problems())
async def get_window(house: House) -> wire.Mine:
    """The tables that their hosts show to everybody on this server."""
    return wire.Mine(await house.window())


@get("/api/tables/{code:str}/window", responses=problems(404, 409))
async def get_listed(code: Code, house: House) -> wire.Listed:
    """Whether a table is in the window."""
    return wire.Listed(await house.storage.listed((await house.find(code)).id))


@post("/api/tables/{code:str}/window", status_code=200, responses=problems(403, 404, 409, 413, 415))
async def list_table(code: Code, data: wire.ListWish, house: House) -> wire.Listed:
    """Show a table in the window, or take it out; for its host."""
    return await house.list_table(code, data)


@post("/api/luggage", status_code=200, responses=problems(413, 415))
async def leave_luggage(data: wire.LuggageWish, luggage: Luggage) -> wire.Left:
    """Leave what is to be carried to another device."""
    return wire.Left(await luggage.leave(data.content))


@post("/api/luggage/fetch", status_code=200, responses=problems(404, 413, 415))
async def fetch_luggage(data: wire.FetchWish, luggage: Luggage) -> wire.Fetched:
    """Fetch it there, once."""
    return wire.Fetched(await luggage.fetch(data.code))


@post("/api/mine", status_code=200, responses=problems(413, 415))
async def mine(data: wire.MineWish, house: House) -> wire.Mine:
    """The tables at which one sits."""
    return wire.Mine(await house.mine(data.tokens))


@post("/api/invitation", status_code=200, responses=problems(413, 415))
async def invitation(data: wire.InvitationWish, network: Network, request: Asked) -> wire.Invitation:
    """How others reach a page of this server, also as a picture for their cameras."""
    return invite(data.path, network, request)


@post("/api/network", status_code=200, responses=problems(403, 409, 413, 415))
async def switch_network(data: wire.NetworkWish, network: Network, request: Asked) -> wire.Invitation:
    """Open this server to the local network, or close it; for whoever sits at its machine."""
    if not invite("/", network, request).switchable:
        raise Refusal(403, "no-switch", "only from the machine itself, at a server that is for this machine alone")
    if data.open:
        await network.open()
    else:
        network.close()
    return invite("/", network, request)


def invite(path: str, network: Network, request: Asked) -> wire.Invitation:
    client = request.client.host if request.client else ""
    address = network.seen_from(request.url.scheme, request.headers.get("host", ""))
    return network.invite(address, path, network.switchable(client, request.scope["headers"]))


@get("/api/ready", responses={503: ResponseSpec(wire.Ready, generate_examples=False, description="not now")})
async def get_ready(readiness: Readiness) -> Response[wire.Ready]:
    """Whether requests may be sent here: storage and workers are tried."""
    found = await readiness.ask()
    return Response(found, status_code=200 if found.ready else 503)


@get("/api/health")
async def health(house: House, crowd: Crowd) -> wire.Health:
    """Whether the server is well."""
    return wire.Health(__version__, wire.VERSION, len(house.hall.loaded), crowd.total)


# Pages


@get(["/", "/open", "/game/{name:str}", "/table/{name:str}", "/analysis/{name:str}", "/me"], include_in_schema=False)
async def page(house: House, request: Asked) -> Response[bytes]:
    return pages.first_page(house.settings.client, request.headers.get("if-none-match"), language_of(request))


def language_of(request: Asked) -> str:
    return pages.asked_for(request.headers.get("accept-language", ""), request.query_params.get("lang", ""))


@get("/client/{path:path}", include_in_schema=False)
async def client(path: str, house: House, request: Asked) -> Response[bytes]:
    found = pages.client_file(house.settings.client, path, request.headers.get("if-none-match"), language_of(request))
    if path.lstrip("/") == pages.SERVICE:
        found.headers["Service-Worker-Allowed"] = "/"  # it keeps the pages, too, which are not in its folder
    return pages.pack(found, packs(request))


# What goes wrong


def not_http(_: Asked, error: HTTPException) -> Response[bytes]:
    """What Litestar refuses itself: pages that are not there, bodies that cannot be read."""
    extra = f": {error.extra}" if isinstance(error, ValidationException) and error.extra else ""
    refusal = Refusal(error.status_code, WORDS.get(error.status_code, "request"), f"{error.detail}{extra}")
    return Response(refusal.body(), status_code=error.status_code, media_type=JSON, headers=error.headers)


def unreadable(_: Asked, error: Exception) -> Response[bytes]:
    """What Litestar lets through its own decoding: broken UTF-8, and thousands of brackets inside each other."""
    return Response(Refusal(400, "request", str(error)).body(), status_code=400, media_type=JSON)


def failed(_: Asked, error: Exception) -> Response[bytes]:
    refusal = refusal_for(error)
    return Response(refusal.body(), status_code=refusal.status, media_type=JSON)


@dataclass(frozen=True, slots=True)
class Counted:
    """How requests are counted; not at all where nobody asks for metrics."""

    handlers: tuple[ControllerRouterHandler, ...] = ()
    middleware: tuple[Middleware, ...] = ()
    answered: Callable[[int], None] = lambda status: None
    lag: Callable[[], Coroutine[None, None, None]] | None = None


def measured(settings: Settings, house: House, crowd: Crowd) -> Counted:
    """With everything counted, and /metrics for those who may ask."""
    from parlour.server import metrics  # here, because few ask for it

    metrics.observe(house, crowd)
    router = Router("/", guards=[metrics.near(settings.metrics)], route_handlers=[metrics.Asked])
    return Counted((router,), (metrics.HTTP.middleware,), metrics.count_answer, metrics.observe_lag)


def create_app(settings: Settings, network: Network | None = None) -> tuple[ASGIApp, House]:
    """The whole server as an ASGI app, and the house it opens."""
    house = House(settings)
    way = network or Network()
    luggage = Luggage(house.storage.rack)
    crowd = Crowd(room_for_live(settings.descriptors), settings.rate)
    readiness = Readiness(house)
    counted = measured(settings, house, crowd) if settings.metrics else Counted()

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        lag = asyncio.create_task(counted.lag()) if counted.lag else None
        yield
        if lag:
            lag.cancel()
        await house.close()

    def not_there(request: Asked, error: NotFoundException) -> Response[bytes]:
        """A browser at a wrong address gets the box, which says so in words; a program gets the problem."""
        person = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/client/"))
        if not person:
            return not_http(request, error)
        found = pages.first_page(house.settings.client, None, language_of(request))
        return Response(found.content, status_code=404, media_type=found.media_type)

    app = Litestar(
        route_handlers=[
            get_shelf,
            get_names,
            get_game,
            get_almanac,
            preview,
            print_game,
            get_position,
            get_rules,
            get_words,
            get_some_words,
            create,
            join,
            lost,
            share,
            again,
            get_series,
            get_table,
            get_events,
            get_live,
            get_line,
            act,
            host,
            here,
            why,
            hint,
            solve,
            get_clock,
            analyse,
            lay,
            evaluate,
            review_table,
            review_record,
            get_record,
            open_record,
            get_throws,
            leave_luggage,
            fetch_luggage,
            get_picture,
            get_window,
            get_listed,
            list_table,
            delete,
            mine,
            invitation,
            switch_network,
            health,
            get_ready,
            page,
            client,
            *counted.handlers,
        ],
        middleware=counted.middleware,
        lifespan=[open_house],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "luggage": Provide(lambda: luggage, sync_to_thread=False),
            "network": Provide(lambda: way, sync_to_thread=False),
            "crowd": Provide(lambda: crowd, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
        },
        exception_handlers={
            NotFoundException: not_there,
            HTTPException: not_http,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Parlour", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
        # not what is packed once for everybody, nor what leaves a table at once
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/api/tables/", "^/api/words/", "^/client/"]),
        request_max_body_size=BODY,
        logging_config=None,
    )
    # where every request is counted, none goes past the framework
    inside = app if settings.metrics else Lane(app, house)
    buckets = Buckets(settings.rate)
    house.aside.spent = lambda household, seconds: buckets.pay(household, seconds / WORK)
    return Outside(inside, Door(settings.hosts), buckets, crowd, counted.answered), house

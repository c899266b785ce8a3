"""The routes, and how the rooms of the server hang together."""

import asyncio
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
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

from parlour import __version__
from parlour.catalogue import BOXES, entry, shelf
from parlour.core.game import Game
from parlour.core.preset import to_choose_from
from parlour.core.setup import Option
from parlour.rulebook import NoExample, example
from parlour.server import pages, wire
from parlour.server.connections import room_for_live
from parlour.server.door import Door
from parlour.server.house import House, agree, find_game
from parlour.server.lane import Lane, refusal_for
from parlour.server.limits import BODY, Buckets, Crowd
from parlour.server.live import LARGE, pack
from parlour.server.outside import Outside
from parlour.server.readiness import Readiness
from parlour.server.refusals import Refusal
from parlour.server.settings import Settings
from parlour.server.showing import record, throws, why_not
from parlour.server.tables import WATCHER
from parlour.words import languages, titles

Asked = Request[object, object, State]
JSON = "application/json"
WORDS = {400: "request", 404: "no-page", 405: "method", 413: "large", 415: "request"}

After = Annotated[int, Parameter(ge=0, le=1 << 53, description="the last entry the client has seen", examples=[Example(value=0)])]
Code = Annotated[str, Parameter(description="a table", examples=[Example(value="k3w8cmtq7hd2x")])]
GameId = Annotated[str, Parameter(description="a game on the shelf", examples=[Example(value="muehle")])]
PositionName = Annotated[str, Parameter(description="an example position of a game", examples=[Example(value="mill")])]
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


# The shelf


@get("/api/shelf", responses=problems())
async def get_shelf() -> wire.Shelf:
    """The boxes with their games."""
    games = shelf()
    return wire.Shelf([wire.ShelfBox(box, [shelf_game(known) for known in games if box in known.boxes]) for box in BOXES])


def shelf_game(known: Game) -> wire.ShelfGame:
    row = entry(known.id)
    names = dict.fromkeys((*row.names, *row.aliases, *(titles(language)[known.id] for language in languages())))
    return wire.ShelfGame(known.id, known.family, list(known.seats), known.usual_seats, row.minutes, row.nature, list(names))


@get("/api/games/{id:str}", responses=problems(404))
async def get_game(id: GameId) -> wire.GameInfo:
    """A game and its options."""
    known = find_game(id)
    options = [option_info(option) for option in known.options.values()]
    row, boxes, seats = entry(id), list(known.boxes), list(known.seats)
    offered = to_choose_from(dict(known.presets))
    return wire.GameInfo(id, known.family, known.version, boxes, seats, known.usual_seats, row.minutes, row.nature, options, offered)


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
        option.source,
    )


@post("/api/games/{id:str}/preview", status_code=200, responses=problems(404, 413, 415, 422))
async def preview(id: GameId, data: wire.PreviewWish) -> wire.Preview:
    """The start position, for the picture."""
    known = find_game(id)
    setup = agree(known, data.seats, data.options)
    return wire.Preview(known.face.board(setup), known.face.scene(known.begin(setup), WATCHER))


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
    return await to_thread(pages.rules, language, find_game(id).id)  # the first one in a language loads all its words


@get("/api/words/{language:str}", media_type=pages.PLAIN, responses=problems(404))
async def get_words(language: Language, request: Asked) -> Response[bytes]:
    """All Fluent messages of a language, apart from those on sources."""
    return pages.answer(pages.words(language), pages.PLAIN, request.headers.get("if-none-match"))


@get("/api/words/{language:str}/sources", media_type=pages.PLAIN, responses=problems(404))
async def get_source_words(language: Language, request: Asked) -> Response[bytes]:
    """The Fluent messages that explain where rules come from."""
    return pages.answer(pages.words(language, sources=True), pages.PLAIN, request.headers.get("if-none-match"))


# Tables


@post("/api/tables", responses=problems(404, 409, 413, 415, 422))
async def create(data: wire.TableWish, house: House) -> wire.TableMade:
    """Set up a table. The same message gives the same table."""
    return await house.create(data)


@post("/api/tables/{code:str}/join", status_code=200, responses=problems(404, 409, 413, 415, 422))
async def join(code: Code, data: wire.JoinWish, house: House) -> wire.Joined:
    """Sit down on an open seat."""
    return await house.join(code, data)


@post("/api/tables/{code:str}/share", status_code=200, responses=problems(404, 409, 413, 415))
async def share(code: Code, data: wire.ShareWish, house: House) -> wire.Shared:
    """Tell what was sealed when somebody sat down: it is added to the dice."""
    return await house.share(code, data)


@get("/api/tables/{code:str}", media_type=JSON, responses={**problems(404, 409), 200: told(wire.View)})
async def get_table(code: Code, house: House, request: Asked) -> Response[bytes]:
    """How a table stands, with its whole log."""
    live = await house.see(code)
    return in_bytes(await house.packed_view(live), packed=True) if packs(request) else in_bytes(live.view())


@get("/api/tables/{code:str}/events", media_type=JSON, responses={**problems(404, 409), 200: told(wire.Missed)})
async def get_events(code: Code, house: House, request: Asked, after: After = 0) -> Response[bytes]:
    """The entries behind a number."""
    body = await house.since(code, after)
    return in_bytes(await house.aside(lambda: pack(body)), packed=True) if packs(request) and len(body) > LARGE else in_bytes(body)


@get("/api/tables/{code:str}/live", media_type="text/event-stream", responses={**problems(404, 409), 200: TOLD_LIVE})
async def get_live(code: Code, house: House, request: Asked, after: After = 0) -> Stream:
    """Server-sent events: entries behind a number, then each as it comes."""
    live = await house.find(code)
    house.go_on(live)  # after a start it may not have been woken yet
    told = request.headers.get("last-event-id", "")
    if told.isascii() and told.isdigit() and len(told) < 16:
        after = max(after, int(told))
    return Stream(
        live.follow(after, house.closing), media_type="text/event-stream", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    )


@post(
    "/api/tables/{code:str}/act",
    status_code=200,
    media_type=JSON,
    responses={**problems(403, 404, 409, 413, 415, 422), 200: told(wire.Acted)},
)
async def act(code: Code, data: wire.ActWish, house: House) -> Response[bytes]:
    """Decide, throw, take back, or answer a question. Stored before it is acknowledged; the same message gives the same answer."""
    return in_bytes(await house.act(code, data))


@post("/api/tables/{code:str}/why", status_code=200, responses=problems(404, 409, 413, 415, 422))
async def why(code: Code, data: wire.WhyWish, house: House) -> wire.Why:
    """The rule that forbids a gesture."""
    return wire.Why(why_not((await house.find(code)).table, data.gesture))


@post("/api/tables/{code:str}/hint", status_code=200, responses=problems(403, 404, 409, 413, 415))
async def hint(code: Code, data: wire.HintWish, house: House) -> wire.Hint:
    """What the computer would do."""
    return await house.advisor.hint((await house.see(code)).shown, data)


@post("/api/tables/{code:str}/solve", status_code=200, responses=problems(403, 404, 409, 413, 415))
async def solve(code: Code, data: wire.HintWish, house: House) -> wire.Solution:
    """How a puzzle is solved from here; to be asked until it is done."""
    return await house.advisor.solve((await house.find(code)).shown, data)


@get("/api/tables/{code:str}/record", media_type=JSON, responses=problems(404, 409))
async def get_record(code: Code, house: House) -> Response[bytes]:
    """The game written down; with its seed when it is over."""
    written = record((await house.find(code)).table)
    return Response(written.to_json().encode(), media_type=JSON, headers={"Cache-Control": "no-store"})


@get("/api/tables/{code:str}/throws", responses=problems(404, 409))
async def get_throws(code: Code, house: House) -> wire.Throws:
    """Every throw of a finished game with what is needed to compute it again from the seed."""
    return throws((await house.find(code)).table)


@post("/api/mine", status_code=200, responses=problems(413, 415))
async def mine(data: wire.MineWish, house: House) -> wire.Mine:
    """The tables at which one sits."""
    return wire.Mine(await house.mine(data.tokens))


@get("/api/ready", responses={503: ResponseSpec(wire.Ready, generate_examples=False, description="not now")})
async def get_ready(readiness: Readiness) -> Response[wire.Ready]:
    """Whether requests may be sent here: storage and workers are tried."""
    found = await readiness.ask()
    return Response(found, status_code=200 if found.ready else 503)


@get("/api/health")
async def health(house: House, crowd: Crowd) -> wire.Health:
    """Whether the server is well."""
    return wire.Health(__version__, wire.VERSION, len(house.loaded), crowd.total)


# Pages


@get(["/", "/game/{name:str}", "/table/{name:str}"], include_in_schema=False)
async def page(house: House, request: Asked) -> Response[bytes]:
    return pages.client_file(house.settings.client, "index.html", request.headers.get("if-none-match"))


@get("/client/{path:path}", include_in_schema=False)
async def client(path: str, house: House, request: Asked) -> Response[bytes]:
    return pages.client_file(house.settings.client, path, request.headers.get("if-none-match"))


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


def create_app(settings: Settings) -> tuple[ASGIApp, House]:
    """The whole server as an ASGI app, and the house it opens."""
    house = House(settings)
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
        found = pages.client_file(house.settings.client, "index.html", None)
        return Response(found.content, status_code=404, media_type=found.media_type)

    app = Litestar(
        route_handlers=[
            get_shelf,
            get_game,
            preview,
            print_game,
            get_position,
            get_rules,
            get_words,
            get_source_words,
            create,
            join,
            share,
            get_table,
            get_events,
            get_live,
            act,
            why,
            hint,
            solve,
            get_record,
            get_throws,
            mine,
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
        # not what is at a table, which is packed once for everybody, or leaves at once; nor fonts, which are packed already
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[r"^/api/tables/", r"\.woff2$", r"\.png$"]),
        request_max_body_size=BODY,
        logging_config=None,
    )
    # where every request is counted, none goes past the framework
    inside = app if settings.metrics else Lane(app, house)
    return Outside(inside, Door(settings.hosts), Buckets(settings.rate), crowd, counted.answered), house

"""One encoding for every game, made from its Board and its Scene: what anybody at the table sees, as whole numbers in parts of fixed shape.

    turn    whose hand it is, counted from the observer (0 is the observer); then whether dice decide, whether it is over, whether a move is
            midway, which of its colours a seat plays with just now, and the figure of what is to be done: stones to take, throws left
    sites   per owner and kind of piece, how many stand on each site; heaps count as many as their figure says
    dice    how many wait to be thrown, show 1 to 6, and show 1 to 6 but are spent
    hold    per seat, what it holds off the board
    sheet   per seat and row of the score sheet, what is written there, and whether it is still open
    marks   sites that something hangs on: a pawn that may be taken in passing, the piece that goes on taking
    figures what else decides what can be done, by name: points of the turn, throws made, dice that stand, who threw for the start
    places  per seat, its place, once it has one

Seats are counted from the observer, and the board is turned so that the observer's own side is nearest, wherever that maps sites onto
sites. Parts that a game has not got are left out. What lies in the past is not seen: positions that were, for repetition, and moves that
are counted towards a limit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, prod, radians, sin
from typing import Final

from parlour.catalogue import brought, game
from parlour.core.board import Board
from parlour.core.errors import ParlourError
from parlour.core.scene import Piece, Scene
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.observe.pending import figures, marks, seat_name

CHESSMEN: Final = ("footman", "knight", "bishop", "rook", "lady", "king")
DICE: Final = tuple(f"die{face}" for face in range(1, 7))
HEAPS: Final = ("chips", "coasters", "matches", "matchbox", "cube", "card")  # one drawing stands for as many as its figure says
MARKERS: Final = ("puck", "puck that wins", "puck that loses", "empty card", "cross", "cup")
NOBODYS: Final = (*HEAPS, *MARKERS, "die0", *DICE)  # their colour is not a seat's
LIKE: Final = {("card", "…"): "empty card", ("puck", "✓"): "puck that wins", ("puck", "✕"): "puck that loses"}  # by what is written on them
TURN: Final = ("throw", "over", "midway", "colour", "count")
DIE_NAMES: Final = ("waiting", *(f"shows {face}" for face in range(1, 7)), *(f"spent {face}" for face in range(1, 7)))

# The kinds of pieces, by family or game; a game that is not named has one kind, or none
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "chess": CHESSMEN,
    "maharadscha": (*CHESSMEN, "maharajah"),
    "draughts": ("man", "queen"),
    "mauern": ("man",),
    "wolf_und_schafe": ("sheep", "wolf"),
    "mill": ("stone",),
    "five": ("stone",),
    "solitaire": ("peg",),
    "ludo": ("pawn",),
    "track": ("pawn",),
    "ganzenbord": ("pawn", "chips"),
    "wedrenspel": ("horse",),
    "halma": ("pawn",),
    "eckdame": ("stone",),
    "pyramiden_dame": ("stone",),
    "tables": ("stone", "slab"),
    "backgammon": ("stone", "slab", "cube"),
    "tricks": (),
    "wuerfelstapel": ("die0", *DICE),
    "dice": (),
    "finke": ("chips",),
    "schluck_hansel": ("chips",),
    "glueckspeter": ("chips",),
    "fenster": ("pawn",),
    "eins_bis_sechzehn": ("pawn",),
    "unter_ueber_sieben": ("chips", "puck"),
    "craps": ("chips", "puck that wins", "puck that loses", "card"),
    "va_banque": ("chips", "card", "empty card", "cross", "cup"),
    "streichhoelzer": ("stone", "matches", "matchbox"),
    "turm": ("coasters", *DICE),
    "wuerfelpoker": ("stone", "chips", *DICE),
    "kniffel": (),
}
# What a seat can hold, by family or game
CASTLING: Final = ("chess-castling-short", "chess-castling-long", "chess-castling-both")
HOLDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "chess": ("chess-taken", *CASTLING),
    "bienenhausschach": ("chess-to-put-back", *CASTLING),
    "draughts": ("draughts-taken",),
    "mauern": ("draughts-walled",),
    "wolf_und_schafe": ("draughts-wolf-to-place",),
    "mill": ("mill-in-hand", "mill-taken"),
    "five": ("five-in-hand",),
    "solitaire": ("solitaire-left", "solitaire-points"),
    "ludo": ("ludo-holding-home",),
    "einigkeit": ("ludo-holding-home", "ludo-holding-partner"),
    "verfolgungsjagd": ("ludo-holding-steps",),
    "track": tuple(f"track-holding-{name}" for name in "square misses waits waits-for half out chips".split()),
    "halma": ("halma-holding-home",),
    "racado": ("halma-holding-left", "halma-holding-court"),
    "tippy": ("halma-holding-left",),
    "twee_in_een_b": (),
    "tables": ("tables-holding-score", "tables-holding-pips"),
    "trictrac": ("tables-holding-score", "tables-holding-games", "tables-holding-points"),
    "kniffel": ("kniffel-points",),
    "tricks": ("tricks-shown", "tricks-right"),
    "dice": tuple(f"dice-row-{name}" for name in "total chips won marks open twos coasters matches targets".split()),
}
HELD_BY_DICE: Final[Mapping[str, str]] = {
    "boese_eins": "total", "boese_drei": "won", "auf_und_ab": "total", "himmel_und_hoelle": "total", "punktloeschen": "marks",
    "finke": "chips", "schluck_hansel": "chips", "glueckspeter": "chips", "teure_sieben": "open", "unter_ueber_sieben": "chips",
    "craps": "chips", "fenster": "twos", "chicago": "coasters", "chicago_hoch_tief": "coasters", "streichhoelzer": "matches",
    "turm": "coasters", "eins_bis_sechzehn": "targets", "va_banque": "chips", "wuerfelpoker": "chips",
}  # fmt: skip
ROLLING_OFF: Final = ("ludo", "track")  # who throws for the start holds that throw
NEAR: Final = 0.3  # of a field: turns are whole degrees, so that a turned site may lie a little beside another
DICELESS: Final = ("chess", "draughts", "mill", "five", "solitaire", "halma")  # but for racado


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an observation: where it begins, its shape, and the names along each of its axes."""

    start: int
    axes: tuple[tuple[str, ...], ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """How many names each axis has."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """How many numbers the part has."""
        return prod(self.shape)


class Observation:
    """How positions under a setup are seen."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        found = game(setup.game)
        start = found.begin(setup)
        scene = found.face.scene(start, 0)
        board = found.face.board(setup)
        self.face: Final = found.face
        self.seats: Final = setup.seats
        self.sites: Final = tuple(site.id for site in board.sites)
        self.kinds: Final = kinds(found.id, found.family, scene)
        self.holdings: Final = holdings(found.id, found.family, scene)
        self.rows: Final = () if scene.sheet is None else tuple(row.id for row in scene.sheet.rows)
        self.marks: Final = tuple(name for name, _ in marks(start))
        self.figures: Final = tuple(name for name, _ in figures(start, scene, 0))
        self.colours: Final = max(len(view.colours) for view in scene.seats)
        self.parts: Final = self._laid_out(bool(scene.dice) or start.turn == CHANCE or has_dice(found.id, found.family))
        self.shapes: Final = {name: part.shape for name, part in self.parts.items()}
        self.size: Final = sum(part.size for part in self.parts.values())
        self._site_at: Final = {site: at for at, site in enumerate(self.sites)}
        self._turned: Final = [turned(board, start, seat) for seat in range(setup.seats)]

    def owners(self) -> tuple[str, ...]:
        """The channels of pieces, from the observer's side."""
        seats = [seat_name(seat) for seat in range(self.seats)]
        plain = [kind for kind in self.kinds if kind not in NOBODYS]
        owned = [f"{seat} {kind}{f' {n + 1}' if n else ''}" for seat in seats for n in range(self.colours) for kind in plain]
        return (*owned, *(f"nobody's {kind}" for kind in self.nobodys()))

    def nobodys(self) -> tuple[str, ...]:
        """The kinds that may belong to nobody: heaps and dice, in ludo the colour that everybody moves, and whatever guests have."""
        if self.setup.game in brought()[0]:
            return self.kinds
        neutral = () if game(self.setup.game).family != "ludo" else ("pawn",)
        return (*neutral, *(kind for kind in self.kinds if kind in NOBODYS))

    def _laid_out(self, dice: bool) -> dict[str, Part]:
        seats = tuple(seat_name(seat) for seat in range(self.seats))
        wanted: list[tuple[str, tuple[tuple[str, ...], ...]]] = [("turn", ((*seats, *TURN),))]
        if self.kinds:
            wanted.append(("sites", (self.owners(), self.sites)))
        if dice:
            wanted.append(("dice", (DIE_NAMES,)))
        if self.holdings:
            wanted.append(("hold", (seats, self.holdings)))
        if self.rows:
            wanted.append(("sheet", (seats, self.rows, ("written", "open"))))
        if self.marks:
            wanted.append(("marks", (self.marks, self.sites)))
        if self.figures:
            wanted.append(("figures", (self.figures,)))
        wanted.append(("places", (seats,)))
        found: dict[str, Part] = {}
        start = 0
        for name, axes in wanted:
            found[name] = Part(start, axes)
            start += found[name].size
        return found

    def of(self, state: State, seat: int | None = None) -> list[int]:
        """The position as a seat sees it; without one, as the seat sees it that has the hand."""
        if seat is None:
            seat = max(state.hand, 0)
        scene = self.face.scene(state, seat)
        seen = [0] * self.size
        self._see_turn(seen, state, scene, seat)
        if "sites" in self.parts:
            self._see_pieces(seen, scene, seat)
        if "dice" in self.parts:
            start = self.parts["dice"].start
            for die in scene.dice:
                seen[start + die.face + (6 if die.spent and die.face else 0)] += 1
        for at in range(self.seats):
            self._see_seat(seen, scene, at, (at - seat) % self.seats)
        if self.marks:
            self._see_marks(seen, state, seat)
        if self.figures:
            start = self.parts["figures"].start
            seen[start : start + len(self.figures)] = [number for _, number in figures(state, scene, seat)]
        return seen

    def spot(self, site: str, seat: int) -> int:
        """The place at which a seat sees a site; 0 for a site that the board has not got."""
        return self._turned[seat][self._site_at[site]] if site in self._site_at else 0

    def split(self, seen: Sequence[int]) -> dict[str, list[int]]:
        """An observation by the names of its parts; ValueError if it is none of this setup's."""
        if len(seen) != self.size:
            raise ValueError(f"an observation of this setup has {self.size} numbers, not {len(seen)}")
        return {name: list(seen[part.start : part.start + part.size]) for name, part in self.parts.items()}

    def _see_turn(self, seen: list[int], state: State, scene: Scene, seat: int) -> None:
        if state.hand >= 0:
            seen[(state.hand - seat) % self.seats] = 1
            colours = scene.seats[state.hand].colours
            seen[self.seats + 3] = colours.index(scene.colour) if scene.colour in colours else 0
        count = scene.prompt.args.get("count", 0)
        seen[self.seats + 4] = int(count) if isinstance(count, int) and state.turn != OVER else 0
        seen[self.seats] = int(state.turn == CHANCE)
        seen[self.seats + 1] = int(state.turn == OVER)
        seen[self.seats + 2] = int(state.midway)

    def _see_pieces(self, seen: list[int], scene: Scene, seat: int) -> None:
        start, turned = self.parts["sites"].start, self._turned[seat]
        channels = self._channels(scene, seat)
        for piece in scene.pieces:
            count = number_on(piece) if drawn_as(piece) in HEAPS else 1
            seen[start + len(self.sites) * self._channel(channels, piece) + turned[self._site_at[piece.site]]] += count

    def _channels(self, scene: Scene, seat: int) -> dict[tuple[str, str], int]:
        """The channel of each owned kind by its colour."""
        plain = [kind for kind in self.kinds if kind not in NOBODYS]
        return {
            (colour, kind): (((at - seat) % self.seats) * self.colours + n) * len(plain) + number
            for at, view in enumerate(scene.seats)
            for n, colour in enumerate(view.colours)
            for number, kind in enumerate(plain)
        }

    def _channel(self, channels: Mapping[tuple[str, str], int], piece: Piece) -> int:
        if (piece.colour, piece.kind) in channels and piece.kind not in NOBODYS:
            return channels[piece.colour, piece.kind]
        owned = self.seats * self.colours * sum(kind not in NOBODYS for kind in self.kinds)
        return owned + self.nobodys().index(drawn_as(piece))

    def _see_marks(self, seen: list[int], state: State, seat: int) -> None:
        start = self.parts["marks"].start
        for number, (_, marked) in enumerate(marks(state)):
            for site in marked:
                seen[start + len(self.sites) * number + self.spot(site, seat)] = 1

    def _see_seat(self, seen: list[int], scene: Scene, at: int, seat: int) -> None:
        view = scene.seats[at]
        seen[self.parts["places"].start + seat] = view.place
        for holding in view.holdings:
            if holding.name.id not in self.holdings:
                raise ParlourError(f"{self.setup.game} holds {holding.name.id}, which its observation has no place for")
            seen[self.parts["hold"].start + len(self.holdings) * seat + self.holdings.index(holding.name.id)] += holding.count
        if self.rows and scene.sheet is not None:
            start = self.parts["sheet"].start + 2 * len(self.rows) * seat
            for row, cells in scene.sheet.cells.items():
                number = self.rows.index(row)
                struck = row in scene.sheet.struck and scene.sheet.struck[row][at]
                seen[start + 2 * number] = 0 if struck else cells[at] or 0
                seen[start + 2 * number + 1] = int(cells[at] is None)


def drawn_as(piece: Piece) -> str:
    """The kind that a learner sees: a tower is a heap of coasters, and what is written on a marker tells what it is."""
    return "coasters" if piece.kind == "tower" else LIKE.get((piece.kind, piece.label), piece.kind)


def kinds(id: str, family: str, scene: Scene) -> tuple[str, ...]:
    """The kinds of pieces that a game has a channel for."""
    if id in brought()[0]:
        return tuple(dict.fromkeys((*(piece.kind for piece in scene.pieces), *brought()[0][id].kinds)))
    told = KINDS.get(id, KINDS.get(family))
    return tuple(dict.fromkeys(piece.kind for piece in scene.pieces)) if told is None else told


def holdings(id: str, family: str, scene: Scene) -> tuple[str, ...]:
    """The messages of what a seat can hold."""
    if id in brought()[0]:
        held = (holding.name.id for view in scene.seats for holding in view.holdings)
        return tuple(dict.fromkeys((*held, *brought()[0][id].holdings)))
    if family == "dice":
        return (f"dice-row-{HELD_BY_DICE[id]}",) if id in HELD_BY_DICE else ()
    told = HOLDINGS.get(id, HOLDINGS.get(family))
    if told is not None and family in ROLLING_OFF:
        return (*told, f"{family}-holding-roll-off")
    return tuple(dict.fromkeys(holding.name.id for view in scene.seats for holding in view.holdings)) if told is None else told


def has_dice(id: str, family: str) -> bool:
    """Whether dice can lie on the table, though none may at the start."""
    return id == "racado" or (family not in DICELESS and family in KINDS)


def turned(board: Board, start: State, seat: int) -> list[int]:
    """For every site the place at which this seat sees it: the board turned so that the seat's own side is nearest."""
    same = list(range(len(board.sites)))
    if game(start.setup.game).family == "tables":
        return tables_turned(board, start, seat)
    if game(start.setup.game).family == "dice":
        return felt_turned(board, start.seats, seat)
    angle = board.turns[seat] if seat < len(board.turns) else 0
    first = board.turns[0] if board.turns else 0
    if angle == first:
        return same
    by = radians(angle - first)
    middle = (board.left + board.width / 2, board.top + board.height / 2)
    found = []
    for site in board.sites:
        right, down = site.x - middle[0], site.y - middle[1]
        spot = middle[0] + right * cos(by) - down * sin(by), middle[1] + right * sin(by) + down * cos(by)
        away, number = min((abs(other.x - spot[0]) + abs(other.y - spot[1]), number) for number, other in enumerate(board.sites))
        if away > NEAR:
            return same
        found.append(number)
    return found if sorted(found) == same else same


def felt_turned(board: Board, seats: int, seat: int) -> list[int]:
    """On felt every seat has places of its own, named by its letter: the observer's are seen as the first seat's."""
    from parlour.games.dice.figures import LETTERS

    number = {site.id: at for at, site in enumerate(board.sites)}
    found = []
    for site in board.sites:
        owner = LETTERS.find(site.id[0], 0, seats)
        found.append(number[site.id if owner < 0 else LETTERS[(owner - seat) % seats] + site.id[1:]])
    return found


def tables_turned(board: Board, start: State, seat: int) -> list[int]:
    """In the tables family both count their own way: what is a seat's first point is seen as the first seat's."""
    from parlour.core.face import one_of
    from parlour.games.tables.board import cube
    from parlour.games.tables.engine import TablesState
    from parlour.games.tables.notation import site
    from parlour.games.tables.rules import PLACES

    state = one_of(TablesState, start)
    number = {found.id: at for at, found in enumerate(board.sites)}
    found = list(range(len(board.sites)))
    for at in (0, 1):
        pairs = [(site(state, at, x), site(state, at ^ seat, x)) for x in range(PLACES)]
        pairs.append((cube(at), cube(at ^ seat)))
        for theirs, seen_as in pairs:
            if theirs in number and seen_as in number:
                found[number[theirs]] = number[seen_as]
    return found if sorted(found) == list(range(len(found))) else list(range(len(found)))


@lru_cache(maxsize=64)
def observation(setup: Setup) -> Observation:
    """The observation of a setup, made once."""
    return Observation(setup)


def number_on(piece: Piece) -> int:
    """How many lie there, or what a slip of paper says; people read it with a minus sign."""
    return int(piece.label.replace("−", "-") or 1)

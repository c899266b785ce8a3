"""Positions put together by hand: pieces of a scene, a turn and typed figures back into the text of a position.

One way for every family: a text has groups of pieces, which the board shows; a word that says whose turn it is; and fields that no
picture shows, which are typed. What a text means says the family's own reader alone, and what is wrong with it, too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from parlour.catalogue import game
from parlour.core.errors import PositionError
from parlour.core.scene import Piece, Scene
from parlour.core.setup import Setup
from parlour.core.state import NOBODY
from parlour.games.chess.board import KINDS
from parlour.games.chess.engine import ChessState
from parlour.games.chess.notation import NAMES
from parlour.games.chess.pieces import LETTERS as CHESS_LETTERS
from parlour.games.halma.engine import HalmaState
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.face import LudoFace
from parlour.games.ludo.rules import progress_name
from parlour.games.tables.engine import TablesState
from parlour.games.tables.notation import site as tables_site
from parlour.games.tables.rules import BAR, IN_HAND, OFF
from parlour.games.track.engine import TrackState
from parlour.games.track.face import TrackFace
from parlour.games.track.rules import LETTERS as TRACK_LETTERS

NEXT: Final = r" \| (.*)$"  # what is to be done, half done or counted
FIGURES: Final = r"^([^|]*?)(?: \||$)"
SEAT_LETTERS: Final = "ABCDEFGH"
Write = Callable[[Sequence[Piece]], str]


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the text that says where pieces of a colour (or, without one, all pieces) stand."""

    place: str  # a pattern whose first group is that part
    write: Write
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """How the positions of a game are put together."""

    stock: tuple[Piece, ...] = ()  # one of each that can be put on the board; their sites are empty
    groups: tuple[Group, ...] = ()
    turn: str = NEXT  # a pattern whose first group begins with the word of the seat on turn
    seats: tuple[str, ...] = ()  # these words; none where the text has none
    fields: Mapping[str, str] = field(default_factory=dict)  # name -> a pattern whose first group is typed
    settled: Callable[[str], str] = str  # makes of a text, when pieces were moved by hand, what they still allow


def layout_of(setup: Setup) -> Layout:
    start = game(setup.game).begin(setup)
    scene = game(setup.game).face.scene(start, NOBODY)
    if isinstance(start, ChessState):
        return chess(start)
    if isinstance(start, TablesState):
        return tables(start)
    if isinstance(start, LudoState):
        return ludo(start)
    if isinstance(start, TrackState):
        return track(start)
    if isinstance(start, HalmaState) and start.rules.graph.shape != "dark":
        return halma(start, scene)
    match game(setup.game).family:
        case "mill" | "five":
            return sided(scene, ("stone",), {"hands": r":H(\d+,\d+)", "next": NEXT})
        case "draughts" | "halma":
            wolf = setup.game == "wolf_und_schafe"
            kinds = ("stone",) if isinstance(start, HalmaState) else ("sheep", "wolf") if wolf else ("man", "queen")
            return sided(scene, kinds, {"next": NEXT})
        case "solitaire":
            peg = scene.pieces[0]
            return Layout((Piece(peg.kind, peg.colour, ""),), (Group(r"pegs=([^ ]*)", named),), fields={"next": NEXT})
        case "tricks":
            return Layout(fields={"figures": FIGURES, "next": NEXT})
        case _:  # dice and Kniffel: everything is figures
            return Layout(turn=r" \| ([A-H])", seats=tuple(SEAT_LETTERS[: setup.seats]), fields={"figures": FIGURES, "next": NEXT})


def named(pieces: Sequence[Piece]) -> str:
    return ",".join(sorted(piece.site for piece in pieces))


def stock(scene: Scene, kinds: Sequence[str]) -> tuple[Piece, ...]:
    return tuple(Piece(kind, colour, "") for seat in scene.seats for colour in seat.colours for kind in kinds)


# The families


def sided(scene: Scene, kinds: Sequence[str], fields: Mapping[str, str]) -> Layout:
    """W:Wa1,Kc3:Bb2"""

    def write(pieces: Sequence[Piece]) -> str:
        return ",".join(sorted(("K" if piece.kind == "queen" else "") + piece.site for piece in pieces))

    white, black = (seat.colours[0] for seat in scene.seats)
    groups = (Group(r"^[WB]:W([^:|]*)", write, white), Group(r"^[WB]:W[^:|]*:B([^:| ]*)", write, black))
    pieces = stock(scene, kinds)
    if kinds == ("sheep", "wolf"):
        pieces = (Piece("sheep", white, ""), Piece("wolf", black, ""))
    return Layout(pieces, groups, r"^([WB]):", ("W", "B"), fields)


def chess(start: ChessState) -> Layout:
    """FEN. Castling that king and rook allow no more is gone, and nobody has just passed over anything."""
    colours = ("ivory", "ebony")

    def write(pieces: Sequence[Piece]) -> str:
        squares = {piece.site: CHESS_LETTERS[colours.index(piece.colour) << 3 | KINDS.index(piece.kind)] for piece in pieces}
        ranks = ("".join(squares.get(NAMES[8 * row + column], ".") for column in range(8)) for row in range(7, -1, -1))
        return re.sub(r"\.+", lambda free: str(len(free[0])), "/".join(ranks))

    kinds = [(colour, kind) for colour in colours for kind in KINDS[1:-1]]
    kinds += [("ebony", "maharajah")] if start.rules.maharajah else []
    fields = {
        "rights": r"^\S+ \S+ (\S+)",
        "passant": r"^\S+ \S+ \S+ (\S+)",
        "quiet": r"^(?:\S+ ){4}(\S+)",
        "number": r"^(?:\S+ ){5}(\S+)",
    }
    pieces = tuple(Piece(kind, colour, "") for colour, kind in kinds)
    return Layout(pieces, (Group(r"^([^\s\[]*)", write),), r"^\S+ ([wb])", ("w", "b"), fields, castling_left)


def castling_left(fen: str) -> str:
    parts = re.sub(r"\[[^\]]*\]| \|.*", "", fen).split(" ")
    ranks = [re.sub(r"\d", lambda free: "." * int(free[0]), rank) for rank in parts[0].split("/")]
    white, black = ranks[-1], ranks[0]
    allowed = {"K": white[4::3] == "KR", "Q": white[:5:4] == "RK", "k": black[4::3] == "kr", "q": black[:5:4] == "rk"}
    rights = "".join(letter for letter in parts[2] if allowed.get(letter, False)) or "-"
    return " ".join([*parts[:2], rights, "-", *parts[4:]])


def halma(start: HalmaState, scene: Scene) -> Layout:
    """t=S S=a1,b1 NW=j1"""
    labels = tuple(start.rules.labels)
    groups = tuple(
        Group(rf"(?<!\w)(?<!t=){label}=([^ |]*)", named, seat.colours[0]) for label, seat in zip(labels, scene.seats, strict=True)
    )
    fields = {"die": r"^die=(\d)", "next": NEXT} if start.rules.dice else {"next": NEXT}
    return Layout(stock(scene, ("pawn",)), groups, r"(?:^| )t=(\w+)", labels, fields)


def ludo(start: LudoState) -> Layout:
    """Y[0,3,9,B] G[5,B,B,B] | Y 3: squares as each colour counts them; whoever is not on the board waits."""
    face = game(start.setup.game).face
    assert isinstance(face, LudoFace)
    layout, ring, most = face.layout(start.setup), int(start.rules.squares.ring), int(start.rules.pieces)
    playing = {piece.colour for piece in face.scene(start, NOBODY).pieces}

    def group(which: int) -> Group:
        last = ring + 4 if layout.goals[which] else ring + 1
        names = {layout.site(which, progress): progress_name(progress, ring) for progress in range(last - 1, -1, -1)}
        houses = {layout.house(which, number) for number in range(most)}

        def write(pieces: Sequence[Piece]) -> str:
            on_board = [names.get(piece.site, piece.site) for piece in pieces if piece.site not in houses]
            return ",".join(on_board + ["B"] * (most - len(on_board)))

        return Group(rf"{layout.letters[which]}\[([^\]]*)\]", write, layout.colours[which])

    colours = [which for which, token in enumerate(layout.colours) if token in playing]
    letters = tuple(layout.letters[first] for first in layout.firsts)
    pieces = tuple(Piece("pawn", layout.colours[which], "") for which in colours)
    return Layout(pieces, tuple(group(which) for which in colours), r" \| ([A-Z])(?=[ ,]|$)", letters, {"next": NEXT})


def track(start: TrackState) -> Layout:
    """Y53 G58 R20 Kx | Y: what holds a piece where it stands is typed, and gone when it is moved."""
    face = game(start.setup.game).face
    assert isinstance(face, TrackFace)
    layout, rules = face.layout(start.setup), start.rules
    last = int(rules.squares.last)

    def group(seat: int, colour: str) -> Group:
        own = range(seat, int(rules.pieces), int(start.seats))
        lanes = [{layout.site(piece, square): str(square) for square in range(last, -1, -1)} for piece in own]

        def write(pieces: Sequence[Piece]) -> str:
            """Each piece on its own lane; what stands on none of them is written as it is, for the reader to refuse."""
            left = [piece.site for piece in pieces]
            places = []
            for lane in lanes:
                site = next((site for site in left if site in lane), "")
                places.append(lane.get(site, "x"))
                left = [other for at, other in enumerate(left) if at != (left.index(site) if site else -1)]
            return ",".join(places + left)

        return Group(rf"(?:^| ){TRACK_LETTERS[seat]}([^\s:|]*)", write, colour)

    scene = face.scene(start, NOBODY)
    groups = tuple(group(seat, view.colours[0]) for seat, view in enumerate(scene.seats))
    kind = next(piece.kind for piece in scene.pieces if piece.kind != "chips")
    letters = tuple(TRACK_LETTERS[: start.seats])
    return Layout(stock(scene, (kind,)), groups, r" \| ([A-Z])(?=[1-9 ,]|$)", letters, {"figures": FIGURES, "next": NEXT})


def tables(start: TablesState) -> Layout:
    """W 6:5 8:2 bar:1; B 1:2 | W 6-2: stones that are nowhere are off."""

    def group(seat: int, colour: str) -> Group:
        names = {str(point): str(point) for point in range(1, 25)}
        names |= {tables_site(start, seat, BAR): start.rules.bar(), tables_site(start, seat, IN_HAND): "hand"}
        off = tables_site(start, seat, OFF)
        order = [*map(str, range(1, 25)), start.rules.bar(), "hand"]

        def write(pieces: Sequence[Piece]) -> str:
            counts = Counter(names.get(piece.site, piece.site) for piece in pieces if piece.site != off)
            return "".join(f" {name}:{counts[name]}" for name in (*order, *sorted(counts.keys() - {*order})) if counts[name])

        return Group((r"^W([^;]*)", r"; B([^|]*?)(?= \||$)")[seat], write, colour)

    colours = ("ivory", "ebony")
    groups = tuple(group(seat, colour) for seat, colour in enumerate(colours))
    pieces = tuple(Piece("stone", colour, "") for colour in colours)
    return Layout(pieces, groups, r" \| ([WB])(?=[ ,]|$)", ("W", "B"), {"next": NEXT})


# Putting together


def laid(setup: Setup, text: str, pieces: Sequence[Piece]) -> str:
    """The text with these pieces on the board; a group of which none was touched stays as it is written."""
    layout = layout_of(setup)
    before, given = shown(setup, text), text
    for group in layout.groups:
        own = of_colour(pieces, group.colour, layout.stock)
        if before is None or Counter(map(standing, own)) != Counter(map(standing, of_colour(before, group.colour, layout.stock))):
            text = replaced(text, group.place, group.write(own))
    if text == given:
        return text
    text = layout.settled(text)
    # whoever moves pieces by hand is past throwing for the start, and past the end
    return text if not layout.seats or re.search(layout.turn, text) else handed_to(setup, text, 0)


def shown(setup: Setup, text: str) -> tuple[Piece, ...] | None:
    """The pieces that a text shows, if it makes sense."""
    found = game(setup.game)
    try:
        return found.face.scene(found.parse(text, setup), NOBODY).pieces
    except PositionError:
        return None


def of_colour(pieces: Sequence[Piece], colour: str, known: Sequence[Piece]) -> list[Piece]:
    """Those of a colour (all, without one) that can be put; a stone that lies flat is one of them."""
    colours = {piece.colour for piece in known}
    return [piece for piece in pieces if piece.colour in colours and piece.kind not in ("cube", "chips") and colour in ("", piece.colour)]


def standing(piece: Piece) -> tuple[str, str, str]:
    return piece.kind, piece.colour, piece.site


def handed_to(setup: Setup, text: str, seat: int) -> str:
    """The text with another seat on turn; where nobody was, the turn is all that is to be done."""
    layout = layout_of(setup)
    word = layout.seats[seat]
    if re.search(layout.turn, text):
        return replaced(text, layout.turn, word)
    return f"{text.partition(' | ')[0]} | {word}"


def hand_of(setup: Setup, text: str) -> int:
    """The seat whose turn the text says it is; NOBODY where it says nothing of it."""
    layout = layout_of(setup)
    word = field_of(text, layout.turn)
    return layout.seats.index(word) if word in layout.seats else int(NOBODY)


def typed(setup: Setup, text: str, fields: Mapping[str, str]) -> str:
    """The text with what was typed into its fields."""
    known = layout_of(setup).fields
    for name, value in fields.items():
        if name not in known or value == field_of(text, known[name]):
            continue
        if name == "next" and not value:
            text = text.partition(" | ")[0]
        elif re.search(known[name], text):
            text = replaced(text, known[name], value)
        elif value:
            text = f"{text} | {value}" if name == "next" else f"die={value} {text}"
    return text


def fields_of(setup: Setup, text: str) -> dict[str, str]:
    """What stands in the fields that are typed."""
    return {name: field_of(text, pattern) for name, pattern in layout_of(setup).fields.items()}


def field_of(text: str, pattern: str) -> str:
    found = re.search(pattern, text)
    return found[1] if found else ""


def replaced(text: str, pattern: str, by: str) -> str:
    found = re.search(pattern, text)
    return text if found is None else text[: found.start(1)] + by + text[found.end(1) :]

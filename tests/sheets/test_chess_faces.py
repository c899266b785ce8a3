"""What the chess family says: a reason for every prohibition of chess.md, what is told of a move, and how moves are written and read."""

import re

import pytest

import parlour
from parlour.core.errors import NotationError, PositionError
from parlour.core.gesture import Gesture, Reason
from parlour.words import fluent_source, languages, words

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
CASTLE = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"

# (game, position, options, what is touched, anchor, reason)
WHY_NOT: list[tuple[str, str, dict[str, bool | str], str, str, str]] = [
    ("schach", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", {}, "h8 h7", "end", "over"),
    ("schach", START, {}, "", "setup", "squares"),
    ("schach", START, {}, "z9", "setup", "squares"),
    ("schach", START, {}, "e4", "pieces", "empty"),
    ("schach", START, {}, "e7 e5", "pieces", "not-yours"),
    ("schach", START, {}, "e2", "pieces", "choose-target"),
    ("schach", START, {}, "a1", "pieces", "stuck"),
    ("schach", START, {}, "e2 e2", "pieces", "same-square"),
    ("schach", START, {}, "e2 e4 e5", "pieces", "one-move"),
    ("schach", START, {}, "a1 a2", "capturing", "own-piece"),
    ("schach", START, {}, "a1 a4", "pieces", "blocked"),
    ("schach", START, {}, "b1 b4", "pieces", "way-knight"),
    ("schach", START, {}, "c1 c4", "pieces", "way-bishop"),
    ("schach", START, {}, "a1 b5", "pieces", "way-rook"),
    ("schach", START, {}, "d1 e4", "pieces", "way-lady"),
    ("schach", START, {}, "e1 e4", "pieces", "way-king"),
    ("schach", START, {}, "e2 e5", "pawns", "way-footman"),
    ("schach", START, {}, "e2 d3", "pawns", "pawn-takes"),
    ("schach", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", {}, "e3 e5", "pawns", "pawn-double"),
    ("schach", "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", {}, "a2 a3", "pawns", "pawn-blocked"),
    ("schach", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"en_passant": False}, "e5 d6", "en-passant", "no-en-passant"),
    ("schach", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", {}, "a7 a8", "promotion", "choose-piece"),
    ("schach", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", {}, "a7 a8 +king", "promotion", "no-king"),
    ("schach", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", {}, "e1 g1", "castling", "castling-moved"),
    ("schach", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", {}, "e1 c1", "castling", "castling-between"),
    ("schach", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", {}, "e1 g1", "castling", "castling-check"),
    ("schach", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", {}, "e1 g1", "castling", "castling-attacked"),
    ("schach", "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", {"strict_castling": True}, "e1 c1", "castling", "castling-attacked"),
    ("schach", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", {}, "e1 f1", "check", "king-attacked"),
    ("schach", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", {}, "a1 a2", "check", "in-check"),
    ("schach", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", {}, "a1", "check", "in-check"),
    ("schach", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", {}, "e2 c3", "check", "pinned"),
    ("schach", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", {}, "e2", "check", "pinned"),
    ("schach", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", {}, "e5 d6", "check", "pinned"),
    ("raeuberschach", "8/8/8/8/8/3k4/3R4/4K3 w - - 0 1", {}, "d2 d1", "capturing", "must-take"),
    ("raeuberschach", "8/8/8/8/8/3k4/3R4/4K3 w - - 0 1", {}, "e1 d1", "capturing", "must-take"),
    ("raeuberschach", "8/8/8/8/8/3k4/3R4/4K3 w - - 0 1", {}, "e1", "capturing", "must-take"),
    ("raeuberschach", "8/8/8/8/8/3k4/3R4/4K2R w K - 0 1", {}, "e1 g1", "capturing", "must-take"),
    ("raeuberschach", "8/P7/8/8/8/8/8/7k w - - 0 1", {"promote_to_king": False}, "a7 a8 +king", "promotion", "no-king"),
    ("raeuberschach", "8/8/8/8/p7/P7/8/7k w - - 0 1", {}, "a3 a4", "passing", "must-pass"),
    ("raeuberschach", START, {}, "+pass", "pieces", "no-pass"),
    ("bienenhausschach", "4k3/8/8/8/8/3P4/8/4K3[p@d3] w - - 0 1", {}, "d3", "putting-back", "occupied"),
    ("bienenhausschach", "4k3/8/8/8/8/3P4/8/4K3[p@d3] w - - 0 1", {"pawns_put_back": "ranks_2_to_7"}, "a8", "putting-back", "put-pawn"),
    ("bienenhausschach", "4k3/8/8/8/8/3P4/8/4K3[p@d3] w - - 0 1", {}, "d2", "putting-back", "put-check"),
    ("bienenhausschach", "4k3/8/8/8/8/3P4/8/4K3[b@d3] w - - 0 1", {}, "a1", "putting-back", "put-bishop"),
    ("bienenhausschach", "4k3/8/8/8/8/8/8/p3K3 b - - 0 1", {}, "a1", "putting-back", "pawn-rests"),
    ("bienenhausschach", "1k6/8/8/8/4r3/8/3n4/R3K3 w - - 0 1", {}, "a1 a2", "check", "in-check"),
    ("bienenhausschach", "4k3/8/8/4r2r/7P/8/8/4K2n w - - 0 1", {}, "e1 e2", "check", "king-attacked"),
    ("bienenhausschach", "4k3/8/8/8/8/1n6/3p4/4K3 w - - 0 1", {}, "e1 d2", "putting-back", "no-place"),
    ("maharadscha", "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1", {}, "e3", "placing", "place-attacked"),
    ("maharadscha", "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1", {}, "e2", "placing", "occupied"),
    ("maharadscha", "8/8/8/8/3m4/8/PPPPPPPP/RNBQKBNR b KQ - 0 1", {}, "d4 d6", "maharajah", "way-maharajah"),
    ("bienenhausschach", "k3r3/8/4R3/3p4/8/8/8/4K3 w - d6 0 1", {}, "e6 d6", "check", "pinned"),  # no pawn takes here
    ("maharadscha", "8/8/8/8/3m4/8/PPPPPPPP/RNBQKBNR b KQ - 0 1", {}, "d4 d3", "check", "king-attacked"),
]


def touched(text: str) -> Gesture:
    parts = text.split()
    buttons = [part[1:] for part in parts if part.startswith("+")]
    return Gesture(sites=tuple(part for part in parts if not part.startswith("+")), button=buttons[0] if buttons else "")


@pytest.mark.parametrize(("id", "position", "options", "text", "anchor", "reason"), WHY_NOT)
def test_why_not(id: str, position: str, options: dict[str, bool | str], text: str, anchor: str, reason: str) -> None:
    game = parlour.game(id)
    state = game.position(position, 2, **options)
    assert touched(text) not in [Gesture(gesture.sites, button=gesture.button) for gesture in game.face.gestures(state).values()]
    given: Reason = game.face.why_not(state, touched(text))
    assert (given.anchor, given.message.id) == (anchor, f"chess-why-{reason}")
    for language in languages():
        assert words(language).put(given.message)


def test_every_reason_is_tested() -> None:
    known = set(re.findall(r"^(chess-why-[\w-]+) =", fluent_source("en"), re.MULTILINE))
    assert known == {f"chess-why-{row[5]}" for row in WHY_NOT}


def told(id: str, position: str, move: str) -> list[tuple[str, tuple[str, ...], str]]:
    """Kind, path and words of what happened."""
    game = parlour.game(id)
    before = game.position(position)
    after = before.clone()
    action = game.face.read(before, move)
    after.apply(action)
    said = words("en")
    return [(event.kind, event.path, said.put(event.message) if event.message else "") for event in game.face.tell(before, action, after)]


def test_castling_is_told_as_two_moves() -> None:
    assert told("schach", CASTLE, "e1g1") == [
        ("move", ("e1", "g1"), "White castles on the king’s side."),
        ("move", ("h1", "f1"), ""),
    ]
    assert [path for _, path, _ in told("schach", CASTLE, "O-O-O")] == [("e1", "c1"), ("a1", "d1")]


def test_en_passant_takes_the_pawn_that_passed() -> None:
    assert told("schach", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6") == [
        ("move", ("e5", "d6"), "White takes the pawn with the pawn, e5 to d6."),
        ("take", ("d5",), ""),
    ]


def test_promotion_and_check_are_told() -> None:
    kinds = told("schach", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=Q")
    assert [kind for kind, _, _ in kinds] == ["move", "take", "note", "note"]
    assert kinds[2][2] == "The pawn becomes a queen."
    assert kinds[3][2] == "Check to Black: the king is attacked."


def test_a_captured_piece_is_told_as_taken_and_placed() -> None:
    position = "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"
    assert [kind for kind, _, _ in told("bienenhausschach", position, "e1d2")] == ["move", "take"]
    waiting = "4k3/8/8/8/8/8/3K4/8[p@d2] w - - 0 1"
    assert told("bienenhausschach", waiting, "@a3") == [("place", ("a3",), "White puts the pawn back on a3.")]


# Writing


@pytest.mark.parametrize(
    ("position", "move", "text"),
    [
        (START, "g1f3", "Nf3"),
        (CASTLE, "e1g1", "O-O"),
        (CASTLE, "e1c1", "O-O-O"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a8=Q"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8r", "axb8=R+"),
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "Nbd2"),
        ("4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1a3", "N1a3"),
        ("7k/8/8/1Q6/8/8/8/1Q2KQ2 w - - 0 1", "b1d3", "Qb1d3"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#"),
    ],
)
def test_moves_are_written_in_san_and_read_in_san_and_uci(position: str, move: str, text: str) -> None:
    game = parlour.game("schach")
    state = game.position(position)
    action = game.face.read(state, move)
    assert game.face.write(state, action) == text
    for typed in (text, text.rstrip("+#"), f" {text}! ", text.replace("O", "0"), text.replace("=", "")):
        assert game.face.read(state, typed) == action


def test_a_whole_move_with_a_piece_put_back_is_written_as_one() -> None:
    game = parlour.game("bienenhausschach")
    state = game.position("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1")
    move = game.face.read_move(state, "Kxd2@a3")
    assert len(move) == 2
    assert game.face.write_move(state, move) == "Kxd2@a3"
    assert game.face.read_move(state, "e1d2@a3") == move
    for text in ("Kxd2", "Kxd2@c3", "@a3", "Ke2@a3", ""):
        with pytest.raises(NotationError):
            game.face.read_move(state, text)


# Positions that cannot be


@pytest.mark.parametrize(
    ("id", "position", "reason"),
    [
        ("schach", "4k3/8/8/8/8/8/8/8 w - - 0 1", "exactly one king"),
        ("schach", "4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "exactly one king"),
        ("schach", "4k3/8/8/8/8/8/8/4K2P w - - 0 1", "a pawn cannot stand"),
        ("schach", "4k3/8/8/8/8/8/8/4K3R w - - 0 1", "rank 1, .4K3R., has 9 squares, not eight, at character 17 "),
        ("schach", "4k3/8/8/8/8/8/8/4K1XR w - - 0 1", "'X' is neither a piece"),
        ("schach", "4k3/8/8/8/8/8/8/4K2m w - - 0 1", "no such piece"),
        ("schach", "4k3/8/8/8/8/8/4K2R w - - 0 1", "the placement has 7 ranks, not eight, at character 19 "),
        ("schach", "4k3/8/8/8/8/8/8/8/4K2R w - - 0 1", "the placement has 9 ranks, not eight, at character 19 "),
        ("schach", "4k3/8/8/4p4/8/8/8/4K2R w - - 0 1", "rank 5, '4p4', has 9 squares, not eight, at character 9 "),
        ("schach", "4k3/8/8/44/8/8/8/4K2R w - - 0 1", "rank 5, '44': free squares side by side are one number, at character 10 "),
        ("schach", "4k3/9/8/8/8/8/8/4K2R w - - 0 1", "rank 7, '9': '9' is neither a piece nor 1 to 8 free squares, at character 5 "),
        ("schach", "4k3/8/8/4x3/8/8/8/4K2R w - - 0 1", "rank 5, '4x3': 'x' is neither a piece nor 1 to 8 free squares, at character 10 "),
        ("schach", "4k2P/8/8/8/8/8/8/4K2R w - - 0 1", "rank 8: a pawn cannot stand on the first or last rank, at character 4 "),
        ("schach", "4k3/8/8/8/8/8/8/4K2R W - - 0 1", "the side to move cannot be 'W'; allowed: w, b, at character 22 "),
        ("schach", "4k3/8/8/8/8/8/8/4K2R w QK - 0 1", "the castling rights cannot be 'QK'; allowed: -, K, .*, at character 24 "),
        (
            "schach",
            "4k3/8/8/8/8/8/8/4K2R w K e4 0 1",
            "the en passant square cannot be 'e4'; allowed: -, a3…h3, a6…h6, at character 26 ",
        ),
        ("schach", "4k3/8/8/8/8/8/8/4K2R w K - x 1", "the half-move counter cannot be 'x'; allowed: 0…9999, at character 28 "),
        ("schach", "4k3/8/8/8/8/8/8/4K2R w K - 0", "the move number: missing; a FEN has six fields"),
        ("schach", "4k3/8/8/8/8/8/8/4K2R", "the side to move: missing"),
        ("schach", "", "the placement: missing"),
        ("schach", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 more", "expected something like 4k3"),
        ("bienenhausschach", "4k3/8/8/8/8/8/8/4K2R[ne5] w - - 0 1", "expected something like .n@e5., at character 21 "),
        ("schach", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "do not stand for castling"),
        ("schach", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "no pawn has just passed"),
        ("schach", "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "is attacked"),
        ("schach", "4k3/8/8/8/8/8/8/4K2R w - - 0 0", "the move number cannot be '0'; allowed: 1…99999"),
        ("schach", "4k3/8/8/8/8/8/8/4K2R[n@e5] w - - 0 1", "no such piece"),
        ("schach", "QQQQk3/QQQQ4/QQQQ4/QQQQ4/8/8/8/4K2R b - - 0 1", "more than 16"),
        ("bienenhausschach", "4k3/8/8/8/8/8/8/4K2R[k@e5] w - - 0 1", "no such piece"),
        ("bienenhausschach", "4k3/8/8/8/8/8/8/4K2R[n@e5] w - - 3 1", "sets the counter"),
        ("raeuberschach", "8/8/8/8/8/8/8/8 w - - 0 1", "the board is empty"),
        ("maharadscha", "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", "one maharajah"),
        ("maharadscha", "4m2n/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", "nothing else"),
        ("schach", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | repeated", "no position is repeated"),
    ],
)
def test_a_position_that_cannot_be_is_refused(id: str, position: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        parlour.game(id).position(position)


def test_the_maharajah_is_never_called_a_king() -> None:
    game = parlour.game("maharadscha")
    state = game.position("8/8/8/8/3m4/8/PPPPPPPP/RNBQKBNR b KQ - 0 1")
    reason = game.face.why_not(state, Gesture(sites=("d4", "d3"))).message
    assert words("en").put(reason) == "d3 is attacked: the maharajah may not go there."
    assert words("de").put(reason) == "d3 ist bedroht: Dorthin darf der Maharadscha nicht."
    mated = game.face.scene(game.position("8/8/8/8/8/R7/8/m1K5 b - - 0 1"), 0).prompt
    assert words("en").put(mated) == "Checkmate: White wins, Black cannot rescue the maharajah."
    mated = game.face.scene(game.position("8/8/8/8/8/8/P1m5/K7 w - - 0 1"), 0).prompt
    assert words("en").put(mated) == "Checkmate: Black wins, White cannot rescue the king."


@pytest.mark.parametrize(
    ("game", "position", "marked"),
    [
        ("schach", START, ()),
        ("schach", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", ("e1",)),
        ("schach", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", ("g8",)),  # mate
        ("maharadscha", "8/8/8/8/8/5m2/8/4K2R w K - 0 1", ("e1",)),
        ("raeuberschach", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", ()),  # there is no check
    ],
)
def test_a_king_in_check_is_marked(game: str, position: str, marked: tuple[str, ...]) -> None:
    assert parlour.game(game).face.scene(parlour.game(game).position(position), 0).alarms == marked


def in_german(id: str, text: str) -> str:
    spelt = parlour.game(id).face.spell(text)
    return text if spelt is None else words("de").put(spelt)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Nf3", "Sf3"),
        ("Bxb5+", "Lxb5+"),
        ("Rad1", "Tad1"),
        ("Qh4#", "Dh4#"),
        ("Ke2", "Ke2"),
        ("exd8=Q+", "exd8=D+"),
        ("b8=N", "b8=S"),
        ("O-O-O", "O-O-O"),
        ("bxc3", "bxc3"),
        ("Nxe5@a3", "Sxe5@a3"),
        ("Mc7", "Mc7"),
        ("@e8", "@e8"),
        ("--", "--"),
    ],
)
def test_germans_read_german_letters(written: str, read: str) -> None:
    assert in_german("schach", written) == read
    assert in_german("muehle", written) == written


@pytest.mark.parametrize(
    ("id", "position"),
    [
        ("schach", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        ("schach", "1n2k3/P7/8/2N5/8/2N5/8/R3K2R w KQ - 0 1"),
        ("raeuberschach", "1r6/P7/8/8/8/8/8/7k w - - 0 1"),
        ("bienenhausschach", "4k3/8/8/3p4/1B6/2N5/8/4K2Q w - - 0 1"),
        ("maharadscha", "8/8/8/3m4/3P4/8/8/4K3 b - - 0 1"),
    ],
)
def test_moves_with_german_letters_are_understood(id: str, position: str) -> None:
    face = parlour.game(id).face
    state = parlour.game(id).position(position)
    for text in face.list_moves(state):
        assert face.read_move(state, in_german(id, text)) == face.read_move(state, text)


def test_a_sketch_has_the_readers_letters() -> None:
    face = parlour.game("schach").face
    german = {letter: words("de").say(id) for letter, id in face.letters.items()}
    lines = face.sketch_in(parlour.game("schach").start(), german).splitlines()
    assert (lines[0], lines[7], lines[-1]) == ("8  t s l d k l s t", "1  T S L D K L S T", "   a b c d e f g h")


@pytest.mark.parametrize(
    ("position", "white", "black"),
    [
        (START, {}, {}),
        ("rnb1kbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKB1R w - - 0 1", {"lady": 1, "footman": 1}, {"knight": 1, "footman": 1}),
        # a second and a third queen have been pawns: they are not missing
        ("4k3/8/8/8/8/8/PPPP4/QQQ1K3 w - - 0 1", {"footman": 8, "knight": 2, "bishop": 2, "rook": 2, "lady": 1}, None),
    ],
)
def test_what_was_taken_is_held_by_kind(position: str, white: dict[str, int], black: dict[str, int] | None) -> None:
    game = parlour.game("schach")
    state = game.position(position)
    held = [{one.kind: one.count for one in seat.holdings if one.name.id == "chess-taken"} for seat in game.face.scene(state, 0).seats]
    assert held[0] == white
    assert held[1] == black if black is not None else sum(held[1].values()) == 16 - 8 and held[1]["footman"] == 2
    worth = {one.kind: one.worth for seat in game.face.scene(state, 0).seats for one in seat.holdings if one.name.id == "chess-taken"}
    assert all(worth[kind] == {"footman": 1, "knight": 3, "bishop": 3, "rook": 5, "lady": 9}[kind] for kind in worth)


def test_what_was_taken_counts_nothing_where_nobody_wants_to_take() -> None:
    game = parlour.game("raeuberschach")
    seats = game.face.scene(game.position("rnb1kbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKB1R w - - 0 1"), 0).seats
    assert {one.worth for seat in seats for one in seat.holdings if one.name.id == "chess-taken"} == {0}

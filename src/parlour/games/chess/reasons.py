"""Which rule forbids a move of the chess family."""

from parlour.core.bits import BIT
from parlour.core.duel import WHITE
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.games.chess.board import KINDS
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import FAR, HOME, LAST, LONG, NO_WAY, SHORT, STEP, WAY
from parlour.games.chess.moves import DROP, PASS
from parlour.games.chess.notation import NAMES, captures, ends
from parlour.games.chess.pieces import BISHOP, KING, KNIGHT, MAHARAJAH, PAWN, ROOK


def forbidding(state: ChessState, attempt: Gesture) -> Reason:
    legal = state.legal()
    if PASS in legal:
        return Reason("passing", say("chess-why-must-pass"))
    if attempt.button and not attempt.sites:
        return Reason("pieces", say("chess-why-no-pass"))
    if not attempt.sites or any(site not in NAMES for site in attempt.sites):
        return Reason("setup", say("chess-why-squares"))
    squares = [NAMES.index(site) for site in attempt.sites]
    if legal[0] >= DROP:
        return why_not_drop(state, squares[-1])
    piece = state.piece_at(squares[0])
    if piece == 0 or piece >> 3 != state.side:
        return Reason("pieces", say("chess-why-not-yours" if piece else "chess-why-empty", square=attempt.sites[0]))
    if len(squares) == 1:
        return why_not_piece(state, squares[0], legal)
    if any(ends(action) == (squares[0], squares[1]) for action in legal):
        return Reason("promotion" if legal_promotion(legal, squares) else "pieces", why_not_promotion(state, attempt, legal, squares))
    return why_not_move(state, squares[0], squares[1], legal)


def legal_promotion(legal: list[int], squares: list[int]) -> bool:
    return any(action >> 12 for action in legal if ends(action) == (squares[0], squares[1]))


def why_not_promotion(state: ChessState, attempt: Gesture, legal: list[int], squares: list[int]) -> Message:
    """The squares are right, but something is missing or too much."""
    if not legal_promotion(legal, squares):
        return say("chess-why-one-move")
    if attempt.button == "king":
        return say("chess-why-no-king")
    return say("chess-why-choose-piece")


def why_not_drop(state: ChessState, square: int) -> Reason:
    name = NAMES[square]
    anchor = "putting-back" if state.pocket else "placing"
    if state.piece_at(square):
        return Reason(anchor, say("chess-why-occupied", square=name))
    if not state.pocket:
        return Reason(anchor, say("chess-why-place-attacked", square=name))
    if not state.fitting(state.pocket, state.pocket_from) & BIT[square]:
        return Reason(anchor, say("chess-why-put-pawn" if state.pocket & 7 == PAWN else "chess-why-put-bishop"))
    return Reason(anchor, say("chess-why-put-check", square=name))


def why_not_piece(state: ChessState, square: int, legal: list[int]) -> Reason:
    """Only a piece was touched."""
    name = NAMES[square]
    if any(ends(action)[0] == square for action in legal):
        return Reason("pieces", say("chess-why-choose-target", square=name))
    if state.forced:
        return Reason("capturing", say("chess-why-must-take"))
    if state.checkers:
        return Reason("check", say("chess-why-in-check"))
    if state.pinned & BIT[square]:
        return Reason("check", say("chess-why-pinned", square=name))
    if state.piece_at(square) & 7 == PAWN and LAST[state.side] & BIT[square]:
        return Reason("putting-back", say("chess-why-pawn-rests"))
    return Reason("pieces", say("chess-why-stuck", square=name))


def why_not_move(state: ChessState, start: int, target: int, legal: list[int]) -> Reason:
    if start == target:
        return Reason("pieces", say("chess-why-same-square"))
    kind = state.piece_at(start) & 7
    there = state.piece_at(target)
    if there and there >> 3 == state.side:
        return Reason("capturing", say("chess-why-own-piece", square=NAMES[target]))
    if kind == PAWN:
        shape = why_not_pawn(state, start, target)
    elif kind == KING and start == HOME[state.side] and abs(target - start) == 2:
        return why_not_castling(state, start, target)
    else:
        shape = why_not_shape(state, start, target, kind)
    return shape or why_not_safe(state, start, target)


def why_not_shape(state: ChessState, start: int, target: int, kind: int) -> Reason | None:
    """The piece does not move that way, or something is in between."""
    way, far = WAY[start << 6 | target], FAR[start << 6 | target]
    leap = way == NO_WAY and far == 2  # all squares two steps away that lie on no line are a knight's
    fits = {KNIGHT: leap, BISHOP: 4 <= way < 8, ROOK: way < 4, KING: far == 1, MAHARAJAH: far == 1 or leap}.get(kind, way != NO_WAY)
    if not fits:
        return Reason("maharajah" if kind == MAHARAJAH else "pieces", say(f"chess-why-way-{KINDS[kind]}"))
    if way != NO_WAY and (between := first_between(state, start, target)) >= 0:
        return Reason("pieces", say("chess-why-blocked", square=NAMES[between]))
    return None


def first_between(state: ChessState, start: int, target: int) -> int:
    """The first occupied square on the line between two squares, or -1."""
    step = STEP[WAY[start << 6 | target]]
    for square in range(start + step, target, step):
        if state.piece_at(square):
            return square
    return -1


def why_not_pawn(state: ChessState, start: int, target: int) -> Reason | None:
    forward = 8 if state.side == WHITE else -8
    if LAST[state.side] & BIT[start]:
        return Reason("putting-back", say("chess-why-pawn-rests"))
    ahead = ((target >> 3) - (start >> 3)) * (1 if state.side == WHITE else -1)  # as the pawn sees it
    aside = abs((target & 7) - (start & 7))
    there = state.piece_at(target)
    if aside == 0 and ahead in (1, 2):
        if there or state.piece_at(start + forward):
            return Reason("pawns", say("chess-why-pawn-blocked"))
        if ahead == 2 and start >> 3 != (1 if state.side == WHITE else 6):
            return Reason("pawns", say("chess-why-pawn-double"))
        return None
    if ahead == 1 and aside == 1:
        if there:
            return None
        if target == state.passant and not state.rules.en_passant:
            return Reason("en-passant", say("chess-why-no-en-passant"))
        if target == state.passant:
            return None
        return Reason("pawns", say("chess-why-pawn-takes"))
    return Reason("pawns", say("chess-why-way-footman"))


def why_not_castling(state: ChessState, start: int, target: int) -> Reason:
    short = target > start
    rights = state.rights >> 2 * state.side
    between = (start + 1, start + 2) if short else (start - 1, start - 2, start - 3)
    if not rights & (SHORT if short else LONG):
        return Reason("castling", say("chess-why-castling-moved"))
    if any(state.piece_at(square) for square in between):
        return Reason("castling", say("chess-why-castling-between"))
    if state.forced:
        return Reason("capturing", say("chess-why-must-take"))
    if state.checkers:
        return Reason("castling", say("chess-why-castling-check"))
    occupied = state.words[0] | state.words[8]
    attacked = next(NAMES[square] for square in between if state.attacked(square, 1 - state.side, occupied))
    return Reason("castling", say("chess-why-castling-attacked", square=attacked))


def why_not_safe(state: ChessState, start: int, target: int) -> Reason:
    """The piece moves that way, but the king, or a piece to be taken, forbids it."""
    if state.forced:
        return Reason("capturing", say("chess-why-must-take"))
    if state.rules.put_back and captures(state, start << 6 | target):
        return Reason("putting-back", say("chess-why-no-place"))
    if start == state.king():
        royal = say(f"chess-royal-{KINDS[state.piece_at(start) & 7]}")
        return Reason("check", say("chess-why-king-attacked", square=NAMES[target], piece=royal))
    if state.checkers:
        return Reason("check", say("chess-why-in-check"))
    return Reason("check", say("chess-why-pinned", square=NAMES[start]))

"""Positions of the chess family in writing: FEN. (Sheet: chess.md, 0)

A position is a FEN of six fields. The maharajah's letter is m; before it is placed there is none, and Black is to move. A captured piece
that is to be put back stands behind the board with the square it was taken on, as in …/RNBQKBNR[n@e5]. Behind ` | ` may stand
`repeated`: drawn, because the position was there before.
"""

import re

from parlour.core.duel import BLACK, WHITE
from parlour.core.errors import PositionError
from parlour.core.position import PositionReader
from parlour.core.state import NOBODY
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import CASTLERS, NOWHERE
from parlour.games.chess.hashes import RIGHTS_HASH, SIDE_HASH
from parlour.games.chess.notation import NAMES
from parlour.games.chess.pieces import KING, LETTERS, MAHARAJAH, PAWN

MOST_PIECES, MOST_PAWNS = 16, 8


FIELDS = {
    "board": "the placement",
    "side": "the side to move",
    "rights": "the castling rights",
    "passant": "the en passant square",
    "quiet": "the half-move counter",
    "number": "the move number",
}
EXAMPLE = "a FEN has six fields, as in 4k3/8/8/8/8/8/8/4K2R w K - 0 1"


class ChessReader(PositionReader[ChessState]):
    shape = re.compile(
        r"(?P<board>[^\s\[\]]*)(?P<pocket>\[[^\s\]]*\])?"
        r"(?:\s+(?P<side>\S+)(?:\s+(?P<rights>\S+)(?:\s+(?P<passant>\S+)(?:\s+(?P<quiet>\S+)(?:\s+(?P<number>\S+))?)?)?)?)?"
        r"(?:\s+\|\s+(?P<repeated>repeated))?"
    )
    expected = EXAMPLE

    def __init__(self, text: str, state: ChessState) -> None:
        super().__init__(text, state)
        self.squares = [0] * 64

    def field(self, part: str, allowed: str, pattern: str) -> str:
        """What stands in a field, if it is written like this."""
        if not self.parts[part]:
            raise PositionError(self.text, len(self.text), f"{FIELDS[part]}: missing; {EXAMPLE}")
        if re.fullmatch(pattern, self.parts[part], re.ASCII) is None:
            raise self.wrong(part, f"{FIELDS[part]}: {allowed}, not {self.parts[part]!r}")
        return self.parts[part]

    def read(self) -> ChessState:
        state = self.state
        self.board()
        state.hand_to(WHITE if self.field("side", "w or b", "[wb]") == "w" else BLACK)
        self.rights()
        self.field("passant", "a square of the third or sixth rank, or -", "-|[a-h][36]")
        state.quiet = int(self.field("quiet", "a number of up to four digits", r"\d{1,4}"))
        state.number = int(self.field("number", "a number of up to five digits, from 1 on", r"\d{1,5}"))
        if state.number < 1:
            raise self.wrong("number", "moves are counted from 1")
        self.passant()
        self.kings()
        state.hash ^= RIGHTS_HASH[state.rights] ^ (SIDE_HASH if state.side == BLACK else 0)
        self.begin()
        return state

    def board(self) -> None:
        ranks = self.field("board", "eight ranks with / between them", ".*").split("/")
        place = 0
        for row, line in enumerate(ranks[:8]):
            self.rank(8 - row, line, place)
            place += len(line) + 1
        if len(ranks) != 8:
            raise self.wrong("board", f"the placement has {len(ranks)} ranks, not eight", min(place, len(self.parts["board"])))
        for side, colour in ((WHITE, "White"), (BLACK, "Black")):
            own = [piece for piece in self.squares if piece and piece >> 3 == side]
            waiting = self.parts["pocket"][1:2] if self.parts["pocket"] else ""
            if waiting and waiting in LETTERS and LETTERS.index(waiting) >> 3 == side:
                own.append(LETTERS.index(waiting))
            if len(own) > MOST_PIECES or sum(piece & 7 == PAWN for piece in own) > MOST_PAWNS:
                raise self.wrong("board", f"{colour} has more than {MOST_PIECES} pieces or {MOST_PAWNS} pawns")
        for square, piece in enumerate(self.squares):
            if piece:
                self.state.turn_over(piece, square)
                self.state.count(piece, 1)

    def rank(self, number: int, line: str, place: int) -> None:
        """One rank, from a to h; `place` is where it begins."""
        column = 0
        for at, sign in enumerate(line):
            further = place + at
            if sign in "12345678":
                if at and line[at - 1] in "12345678":
                    raise self.wrong("board", f"rank {number}, {line!r}: free squares side by side are one number", further)
                column += int(sign)
                continue
            piece = LETTERS.find(sign)
            if piece < 1:
                raise self.wrong("board", f"rank {number}, {line!r}: {sign!r} is neither a piece nor 1 to 8 free squares", further)
            if piece & 7 == PAWN and number in (1, 8) and self.state.rules.pawns_put_back != "anywhere":
                raise self.wrong("board", f"rank {number}: a pawn cannot stand on the first or last rank", further)
            if column < 8:
                self.squares[8 * (number - 1) + column] = piece
            column += 1
        if column != 8:
            raise self.wrong("board", f"rank {number}, {line!r}, has {column} squares, not eight", place)

    def rights(self) -> None:
        self.field("rights", "- or some of KQkq, in this order", "-|K?Q?k?q?")
        for bit, (letter, (king, rook)) in enumerate(zip("KQkq", CASTLERS, strict=True)):
            if letter in self.parts["rights"]:
                side = BLACK if bit > 1 else WHITE
                if self.squares[king] != LETTERS.index("Kk"[side]) or self.squares[rook] != LETTERS.index("Rr"[side]):
                    raise self.wrong("rights", f"king and rook do not stand for castling {letter}")
                self.state.rights |= 1 << bit

    def passant(self) -> None:
        state = self.state
        if self.parts["passant"] == "-":
            return
        square = NAMES.index(self.parts["passant"])
        ahead = 8 if state.side == BLACK else -8  # where the pawn went on to
        pawn = (1 - state.side) << 3 | PAWN
        fitting = square >> 3 == (5 if state.side == WHITE else 2) and state.quiet == 0 and not self.parts["pocket"]
        if not fitting or self.squares[square] or self.squares[square - ahead] or self.squares[square + ahead] != pawn:
            raise self.wrong("passant", f"no pawn has just passed over {self.parts['passant']}")
        state.passant = square

    def kings(self) -> None:
        """Each side has its one royal piece, where pieces are royal; the maharajah stands alone."""
        state = self.state
        maharajah = BLACK << 3 | MAHARAJAH
        found = {piece: [square for square in range(64) if self.squares[square] == piece] for piece in set(self.squares) - {0}}
        if any(piece & 7 == MAHARAJAH and not (state.rules.maharajah and piece == maharajah) for piece in found):
            raise self.wrong("board", "there is no such piece in this game")
        if not state.rules.royal:
            if not found:
                raise self.wrong("board", "the board is empty")
            return
        white = found.get(KING, [])
        black = found.get(maharajah if state.rules.maharajah else BLACK << 3 | KING, [])
        if state.rules.maharajah:
            if len(black) != state.black_count or (not black and state.side == WHITE):
                raise self.wrong("board", "Black has the maharajah and nothing else")
        elif len(black) != 1:
            raise self.wrong("board", f"Black has {len(black)} kings, not exactly one")
        if len(white) != 1:
            raise self.wrong("board", f"White has {len(white)} kings, not exactly one")
        if len(black) > 1:
            raise self.wrong("board", f"there are {len(black)} maharajahs, not exactly one")
        state.white_king, state.black_king = white[0], black[0] if black else NOWHERE

    def begin(self) -> None:
        """See what the side to move may do, and whether the game is over."""
        state = self.state
        if self.parts["pocket"]:
            self.pocket()
        elif state.placing():
            if state.fill() == 0:
                raise self.wrong("board", "there is no square for the maharajah")
        else:
            other = state.black_king if state.side == WHITE else state.white_king
            if other != NOWHERE and state.attacked(other, state.side, state.words[0] | state.words[8]):
                raise self.wrong("side", "the king of the side that has just moved is attacked")
            state.judge(True)
        if self.parts["repeated"]:
            self.draw_by_repetition()

    def pocket(self) -> None:
        state = self.state
        written = re.fullmatch(r"\[([A-Za-z])@([a-h][1-8])\]", self.parts["pocket"])
        if written is None:
            raise self.wrong("pocket", f"expected a captured piece and where it was taken, as in [n@e5], not {self.parts['pocket']}")
        piece = LETTERS.find(written[1])
        if not state.rules.put_back or piece >> 3 != 1 - state.side or piece & 7 in (0, KING, MAHARAJAH):
            raise self.wrong("pocket", "there is no such piece to put back")
        state.pocket, state.pocket_from, state.midway = piece, NAMES.index(written[2]), True
        if state.fill() == 0:
            raise self.wrong("pocket", "there is no square for the captured piece")
        if state.quiet:
            raise self.wrong("quiet", "a capture sets the counter to 0")

    def draw_by_repetition(self) -> None:
        """What ended the game lies in the positions before this one, so the text says it."""
        state = self.state
        if not state.rules.repetition_draw or state.midway or state.placing() or state.reason not in ("", "fifty_moves", "move_limit"):
            raise self.wrong("repeated", "no position is repeated here")
        state.end(NOBODY, "repetition")

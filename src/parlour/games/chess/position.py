"""Positions of the chess family in writing: FEN. (Sheet: chess.md, 0)

A position is a FEN of six fields. The maharajah's letter is m; before it is placed there is none, and Black is to move. A captured piece
that is to be put back stands behind the board with the square it was taken on, as in …/RNBQKBNR[n@e5]. Behind ` | ` may stand
`repeated`: drawn, because the position was there before.
"""

import re

from parlour.core.duel import BLACK, WHITE
from parlour.core.position import PositionReader
from parlour.core.state import NOBODY
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import CASTLERS, NOWHERE
from parlour.games.chess.hashes import RIGHTS_HASH, SIDE_HASH
from parlour.games.chess.notation import NAMES
from parlour.games.chess.pieces import KING, LETTERS, MAHARAJAH, PAWN

MOST_PIECES, MOST_PAWNS = 16, 8


class ChessReader(PositionReader[ChessState]):
    shape = re.compile(
        r"(?P<board>[1-8A-Za-z]+(?:/[1-8A-Za-z]+){7})(?P<pocket>\[(?P<piece>[A-Za-z])@(?P<taken>[a-h][1-8])\])? (?P<side>[wb]) "
        r"(?P<rights>-|K?Q?k?q?) (?P<passant>-|[a-h][36]) (?P<quiet>\d{1,4}) (?P<number>\d{1,5})(?: \| (?P<repeated>repeated))?",
        re.ASCII,
    )
    expected = "expected a FEN of six fields, as in 4k3/8/8/8/8/8/8/4K2R w K - 0 1"

    def __init__(self, text: str, state: ChessState) -> None:
        super().__init__(text, state)
        self.squares = [0] * 64

    def read(self) -> ChessState:
        state = self.state
        self.board()
        state.hand_to(WHITE if self.parts["side"] == "w" else BLACK)
        self.rights()
        state.quiet, state.number = int(self.parts["quiet"]), int(self.parts["number"])
        if state.number < 1:
            raise self.wrong("number", "moves are counted from 1")
        self.passant()
        self.kings()
        state.hash ^= RIGHTS_HASH[state.rights] ^ (SIDE_HASH if state.side == BLACK else 0)
        self.begin()
        return state

    def board(self) -> None:
        rows = self.parts["board"].split("/")
        for row, line in enumerate(rows):
            cells = "".join("." * int(sign) if sign.isdigit() else sign for sign in line)
            if len(cells) != 8:
                raise self.wrong("board", f"{line!r} is not eight squares")
            for column, letter in enumerate(cells):
                if letter not in LETTERS:
                    raise self.wrong("board", f"{letter!r} is no piece")
                piece = 0 if letter == "." else LETTERS.index(letter)
                if piece & 7 == PAWN and row in (0, 7):
                    raise self.wrong("board", "a pawn cannot stand on the first or last rank")
                self.squares[8 * (7 - row) + column] = piece
        for side, colour in ((WHITE, "White"), (BLACK, "Black")):
            own = [piece for piece in self.squares if piece and piece >> 3 == side]
            waiting = self.parts["piece"]
            if waiting and waiting in LETTERS and LETTERS.index(waiting) >> 3 == side:
                own.append(LETTERS.index(waiting))
            if len(own) > MOST_PIECES or sum(piece & 7 == PAWN for piece in own) > MOST_PAWNS:
                raise self.wrong("board", f"{colour} has more than {MOST_PIECES} pieces or {MOST_PAWNS} pawns")
        for square, piece in enumerate(self.squares):
            if piece:
                self.state.turn_over(piece, square)
                self.state.count(piece, 1)

    def rights(self) -> None:
        if not self.parts["rights"]:
            raise self.wrong("rights", "no castling rights are written as -")
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
            raise self.wrong("board", "Black has not exactly one king")
        if len(white) != 1 or len(black) > 1:
            raise self.wrong("board", "a side has not exactly one king")
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
        piece = LETTERS.find(self.parts["piece"])
        if not state.rules.put_back or piece >> 3 != 1 - state.side or piece & 7 in (0, KING, MAHARAJAH):
            raise self.wrong("pocket", "there is no such piece to put back")
        state.pocket, state.pocket_from, state.midway = piece, NAMES.index(self.parts["taken"]), True
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

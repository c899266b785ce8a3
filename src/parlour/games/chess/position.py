"""Positions of the chess family in writing: FEN. (Sheet: chess.md, 0)

A position is a FEN of six fields. The maharajah's letter is m; before it is placed there is none, and Black is to move. A captured piece
that is to be put back stands behind the board with the square it was taken on, as in …/RNBQKBNR[n@e5]. Behind ` | ` may stand
`repeated`: drawn, because the position was there before.
"""

import re

from parlour.core.duel import BLACK, WHITE
from parlour.core.errors import PositionError
from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import NOBODY
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import CASTLERS, NOWHERE
from parlour.games.chess.hashes import RIGHTS_HASH, SIDE_HASH
from parlour.games.chess.notation import NAMES
from parlour.games.chess.pieces import KING, LETTERS, MAHARAJAH, PAWN

MOST_PIECES, MOST_PAWNS = 16, 8
NUMBERS = "1…99999"  # that a move can have


EXAMPLE = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"


class ChessReader(PositionReader[ChessState]):
    shape = re.compile(
        r"(?P<board>[^\s\[\]]*)(?P<pocket>\[[^\s\]]*\])?"
        r"(?:\s+(?P<side>\S+)(?:\s+(?P<rights>\S+)(?:\s+(?P<passant>\S+)(?:\s+(?P<quiet>\S+)(?:\s+(?P<number>\S+))?)?)?)?)?"
        r"(?:\s+\|\s+(?P<repeated>repeated))?"
    )
    example = EXAMPLE

    def __init__(self, text: str, state: ChessState) -> None:
        super().__init__(text, state)
        self.squares = [0] * 64

    def field(self, part: str, allowed: str, pattern: str) -> str:
        """What stands in a field, if it is written like this."""
        if not self.parts[part]:
            raise PositionError(
                self.text, len(self.text), say("error-chess-missing", field=say(f"error-chess-field-{part}"), example=EXAMPLE)
            )
        if re.fullmatch(pattern, self.parts[part], re.ASCII) is None:
            raise self.not_so(part, allowed)
        return self.parts[part]

    def not_so(self, part: str, allowed: str) -> PositionError:
        """A field that cannot hold what it holds."""
        return self.wrong(part, say("error-chess-field", field=say(f"error-chess-field-{part}"), value=self.parts[part], allowed=allowed))

    def read(self) -> ChessState:
        state = self.state
        self.board()
        state.hand_to(WHITE if self.field("side", "w, b", "[wb]") == "w" else BLACK)
        self.rights()
        self.field("passant", "-, a3…h3, a6…h6", "-|[a-h][36]")
        state.quiet = int(self.field("quiet", "0…9999", r"\d{1,4}"))
        state.number = int(self.field("number", NUMBERS, r"\d{1,5}"))
        if state.number < 1:
            raise self.not_so("number", NUMBERS)
        self.passant()
        self.kings()
        state.hash ^= RIGHTS_HASH[state.rights] ^ (SIDE_HASH if state.side == BLACK else 0)
        self.begin()
        return state

    def board(self) -> None:
        ranks = self.field("board", "…/…/…/…/…/…/…/…", ".*").split("/")
        place = 0
        for row, line in enumerate(ranks[:8]):
            self.rank(8 - row, line, place)
            place += len(line) + 1
        if len(ranks) != 8:
            raise self.wrong("board", say("error-chess-ranks", count=len(ranks)), min(place, len(self.parts["board"])))
        for side in (WHITE, BLACK):
            own = [piece for piece in self.squares if piece and piece >> 3 == side]
            waiting = self.parts["pocket"][1:2] if self.parts["pocket"] else ""
            if waiting and waiting in LETTERS and LETTERS.index(waiting) >> 3 == side:
                own.append(LETTERS.index(waiting))
            if len(own) > MOST_PIECES or sum(piece & 7 == PAWN for piece in own) > MOST_PAWNS:
                raise self.wrong("board", say("error-chess-army", pieces=MOST_PIECES, pawns=MOST_PAWNS))
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
                    raise self.wrong("board", say("error-chess-gaps", rank=number, line=line), further)
                column += int(sign)
                continue
            piece = LETTERS.find(sign)
            if piece < 1:
                raise self.wrong("board", say("error-chess-sign", rank=number, line=line, sign=sign), further)
            if piece & 7 == PAWN and number in (1, 8) and self.state.rules.pawns_put_back != "anywhere":
                raise self.wrong("board", say("error-chess-pawn", rank=number), further)
            if column < 8:
                self.squares[8 * (number - 1) + column] = piece
            column += 1
        if column != 8:
            raise self.wrong("board", say("error-chess-rank", rank=number, line=line, count=column), place)

    def rights(self) -> None:
        self.field("rights", "-, K, Q, k, q, KQ, …, KQkq", "-|K?Q?k?q?")
        for bit, (letter, (king, rook)) in enumerate(zip("KQkq", CASTLERS, strict=True)):
            if letter in self.parts["rights"]:
                side = BLACK if bit > 1 else WHITE
                if self.squares[king] != LETTERS.index("Kk"[side]) or self.squares[rook] != LETTERS.index("Rr"[side]):
                    raise self.wrong("rights", say("error-chess-castling", letter=letter))
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
            raise self.wrong("passant", say("error-chess-passant", square=self.parts["passant"]))
        state.passant = square

    def kings(self) -> None:
        """Each side has its one royal piece, where pieces are royal; the maharajah stands alone."""
        state = self.state
        maharajah = BLACK << 3 | MAHARAJAH
        found = {piece: [square for square in range(64) if self.squares[square] == piece] for piece in set(self.squares) - {0}}
        if any(piece & 7 == MAHARAJAH and not (state.rules.maharajah and piece == maharajah) for piece in found):
            raise self.wrong("board", say("error-chess-no-such"))
        if not state.rules.royal:
            if not found:
                raise self.wrong("board", say("error-board-empty"))
            return
        white = found.get(KING, [])
        black = found.get(maharajah if state.rules.maharajah else BLACK << 3 | KING, [])
        if state.rules.maharajah:
            if len(black) != state.black_count or (not black and state.side == WHITE):
                raise self.wrong("board", say("error-chess-maharajah"))
        elif len(black) != 1:
            raise self.wrong("board", say("error-chess-kings"))
        if len(white) != 1:
            raise self.wrong("board", say("error-chess-kings"))
        if len(black) > 1:
            raise self.wrong("board", say("error-chess-maharajah"))
        state.white_king, state.black_king = white[0], black[0] if black else NOWHERE

    def begin(self) -> None:
        """See what the side to move may do, and whether the game is over."""
        state = self.state
        if self.parts["pocket"]:
            self.pocket()
        elif state.placing():
            if state.fill() == 0:
                raise self.wrong("board", say("error-no-room"))
        else:
            other = state.black_king if state.side == WHITE else state.white_king
            if other != NOWHERE and state.attacked(other, state.side, state.words[0] | state.words[8]):
                raise self.wrong("side", say("error-chess-attacked"))
            state.judge(True)
        if self.parts["repeated"]:
            self.draw_by_repetition()

    def pocket(self) -> None:
        state = self.state
        written = re.fullmatch(r"\[([A-Za-z])@([a-h][1-8])\]", self.parts["pocket"])
        if written is None:
            raise self.wrong("pocket", say("error-expected", example="[n@e5]"))
        piece = LETTERS.find(written[1])
        if not state.rules.put_back or piece >> 3 != 1 - state.side or piece & 7 in (0, KING, MAHARAJAH):
            raise self.wrong("pocket", say("error-chess-no-such"))
        state.pocket, state.pocket_from, state.midway = piece, NAMES.index(written[2]), True
        if state.fill() == 0:
            raise self.wrong("pocket", say("error-no-room"))
        if state.quiet:
            raise self.wrong("quiet", say("error-chess-counter"))

    def draw_by_repetition(self) -> None:
        """What ended the game lies in the positions before this one, so the text says it."""
        state = self.state
        if not state.rules.repetition_draw or state.midway or state.placing() or state.reason not in ("", "fifty_moves", "move_limit"):
            raise self.wrong("repeated", say("error-not-repeated"))
        state.end(NOBODY, "repetition")

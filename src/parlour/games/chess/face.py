"""How the games of the chess family are seen, touched, written and explained."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import ClassVar

from parlour.core.bits import bit_count
from parlour.core.board import Board
from parlour.core.chequers import chequered
from parlour.core.duel import WHITE
from parlour.core.duel_face import COLOURS, DuelFace
from parlour.core.errors import NotationError
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import OVER, State
from parlour.games.chess.board import KINDS, sketch
from parlour.games.chess.engine import ChessState
from parlour.games.chess.moves import DROP, PASS
from parlour.games.chess.notation import NAMES, captures, ends, is_castling, loosely, plain, san, uci, warning
from parlour.games.chess.pieces import LETTERS
from parlour.games.chess.reasons import forbidding

ARMY = {"footman": 8, "knight": 2, "bishop": 2, "rook": 2, "lady": 1, "king": 1}
WORTH = {
    "footman": 1,
    "knight": 3,
    "bishop": 3,
    "rook": 5,
    "lady": 9,
    "king": 3,
}  # in pawns; a king is taken only where it is a piece like others
GERMAN = str.maketrans("SLTD", "NBRQ")  # Springer, Läufer, Turm, Dame
CASTLINGS = ("", "short", "long", "both")


@cache  # 64 squares, and what stands there
def piece_on(piece: int, square: int) -> Piece:
    return Piece(KINDS[piece & 7], COLOURS[piece >> 3], NAMES[square])


@cache  # an action is the same gesture in every position
def touched(action: int) -> Gesture:
    """A promotion has the sites of the pawn's move, and a button for each piece that it may become, named by its drawing."""
    if action == PASS:
        return Gesture(button="pass", label=say("chess-button-pass"))
    if action >= DROP:
        return Gesture(sites=(NAMES[action - DROP],))
    start, target = ends(action)
    sites = (NAMES[start], NAMES[target])
    if promoted := action >> 12:
        return Gesture(sites=sites, button=KINDS[promoted], label=say(f"chess-button-{KINDS[promoted]}"))
    return Gesture(sites=sites)


@lru_cache(1 << 10)  # the same for as long as nothing is taken
def taken(loser: int, standing: tuple[int, ...], wanted: bool) -> tuple[Holding, ...]:
    """What a side has lost, by kind; it counts where one wants to take.

    Of whatever stands there more often than at the start, the rest have been pawns.
    """
    missing = {kind: ARMY[kind] - number for kind, number in zip(ARMY, standing, strict=True)}
    missing["footman"] += sum(number for kind, number in missing.items() if kind != "footman" and number < 0)
    lost = [(kind, number) for kind, number in missing.items() if number > 0]
    return tuple(Holding(say("chess-taken"), number, kind, COLOURS[loser], WORTH[kind] if wanted else 0) for kind, number in lost)


class ChessFace(DuelFace[ChessState]):
    family = "chess"
    kind = ChessState
    letters: ClassVar = {LETTERS[kind]: f"chess-letter-{name}" for kind, name in enumerate(KINDS) if LETTERS[kind] in "KQRBNM"}

    def board(self, setup: Setup) -> Board:
        return chequered(8)

    # What is seen

    def pieces(self, state: ChessState) -> tuple[Piece, ...]:
        board = state.board()
        return tuple(piece_on(piece, square) for square, piece in enumerate(board) if piece != 0)

    def holdings(self, state: ChessState, side: int) -> tuple[Holding, ...]:
        other = 1 - side
        holdings = []
        if state.pocket and side == state.side:
            holdings.append(Holding(say("chess-to-put-back"), 1, KINDS[state.pocket & 7], COLOURS[other]))
        elif not state.rules.put_back and not (state.rules.maharajah and side == WHITE):
            holdings += self._taken(state, other)
        castlings = state.rights >> 2 * side & 3
        if castlings:
            holdings.append(Holding(say(f"chess-castling-{CASTLINGS[castlings]}"), bit_count(castlings), "rook", COLOURS[side]))
        return tuple(holdings)

    def _taken(self, state: ChessState, loser: int) -> tuple[Holding, ...]:
        count = state.board().count
        return taken(loser, tuple(count(loser << 3 | KINDS.index(kind)) for kind in ARMY), state.rules.royal)

    def alarms(self, state: ChessState) -> tuple[str, ...]:
        return (NAMES[state.king()],) if state.checkers else ()

    def prompt(self, state: ChessState) -> Message:
        who = colour(COLOURS[state.side])
        if state.pocket:
            return say("chess-prompt-put-back", colour=who, piece=say(f"chess-taken-{KINDS[state.pocket & 7]}"))
        if state.placing():
            return say("chess-prompt-place", colour=who)
        if PASS in state.legal():
            return say("chess-prompt-pass", colour=who)
        if state.checkers:
            royal = KINDS[state.piece_at(state.king()) & 7]
            return say("chess-prompt-check", colour=who, piece=say(f"chess-taken-{royal}"))
        return say("chess-prompt-take" if state.forced else "chess-prompt-move", colour=who)

    def ending(self, state: ChessState) -> Message:
        if state.reason != "checkmate":
            return super().ending(state)
        royal = say(f"chess-taken-{KINDS[state.piece_at(state.king()) & 7]}")
        return say("chess-end-checkmate", winner=colour(COLOURS[1 - state.side]), loser=colour(COLOURS[state.side]), piece=royal)

    # How it is touched and written

    def gestures(self, state: State) -> dict[int, Gesture]:
        """A pawn mostly becomes a queen: the strongest first."""
        return dict(sorted(super().gestures(state).items(), key=lambda pair: (pair[0] & 4095, -pair[0])))

    def gesture(self, state: ChessState, action: int) -> Gesture:
        return touched(action)

    def write(self, state: State, action: int) -> str:
        before = self.own(state)
        after = before.clone()
        after.play(action)
        return san(before, action, before.legal()) + warning(after)

    def read(self, state: State, text: str) -> int:
        """SAN, also without + and #, UCI, or what fits one move alone, with German letters too."""
        chess = self.own(state)
        legal = chess.legal()
        wanted = plain(text)
        for action in legal:
            if wanted in (san(chess, action, legal), uci(action)):
                return action
        fitting = loosely(chess, wanted, legal) or loosely(chess, wanted.translate(GERMAN), legal)
        if len(fitting) == 1:
            return fitting[0]
        raise NotationError(text, sorted(self.write(state, action) for action in legal))

    def read_move(self, state: State, text: str) -> list[int]:
        """Nxe5@a3 is a capture and where the captured piece is put."""
        head, at, square = text.strip().partition("@")
        try:
            first = self.read(state, head if head else text)
            after = state.clone()
            after.play(first)
            if after.midway != bool(head and at):
                raise NotationError(text, ())
            return [first, self.read(after, at + square)] if after.midway else [first]
        except NotationError:
            raise NotationError(text, self.list_moves(state)) from None

    # What is told

    def happened(self, before: ChessState, action: int, after: ChessState) -> list[Event]:
        seat = before.side
        who = colour(COLOURS[seat])
        if action == PASS:
            events = [Event("note", seat, say("chess-log-pass", colour=who))]
        elif action >= DROP:
            events = [self._told_drop(before, NAMES[action - DROP], seat, who)]
        else:
            events = self._told_move(before, action, seat, who)
        if after.checkers and not after.midway and after.turn != OVER:
            royal = say(f"chess-royal-{KINDS[after.piece_at(after.king()) & 7]}")
            events.append(Event("note", seat, say("chess-log-check", colour=colour(COLOURS[after.side]), piece=royal)))
        return events

    def _told_drop(self, before: ChessState, square: str, seat: int, who: Message) -> Event:
        if before.pocket:
            piece = say(f"chess-taken-{KINDS[before.pocket & 7]}")
            return Event("place", seat, say("chess-log-put-back", colour=who, piece=piece, square=square), path=(square,))
        return Event("place", seat, say("chess-log-place", colour=who, square=square), path=(square,))

    def _told_move(self, before: ChessState, action: int, seat: int, who: Message) -> list[Event]:
        start, target = ends(action)
        path = (NAMES[start], NAMES[target])
        if is_castling(before, action):
            rook = (NAMES[start + 3], NAMES[start + 1]) if target > start else (NAMES[start - 4], NAMES[start - 1])
            words = say("chess-log-castle-short" if target > start else "chess-log-castle-long", colour=who)
            return [Event("move", seat, words, path=path), Event("move", seat, path=rook, hop=True)]
        kind = KINDS[before.piece_at(start) & 7]
        hop = kind == "knight" or (kind == "maharajah" and abs((target & 7) - (start & 7)) + abs((target >> 3) - (start >> 3)) == 3)
        args: dict[str, str | Message] = {"colour": who, "piece": say(f"chess-mover-{kind}"), "start": path[0], "target": path[1]}
        events = []
        if captures(before, action):
            victim = target if before.piece_at(target) else (start & 56) | (target & 7)
            words = Message("chess-log-take", {**args, "taken": say(f"chess-taken-{KINDS[before.piece_at(victim) & 7]}")})
            events = [Event("move", seat, words, path=path, hop=hop), Event("take", seat, path=(NAMES[victim],))]
        else:
            events = [Event("move", seat, Message("chess-log-move", args), path=path, hop=hop)]
        if promoted := action >> 12:
            events.append(Event("note", seat, say("chess-log-promote", colour=who, piece=say(f"chess-become-{KINDS[promoted]}"))))
        return events

    # Why not

    def forbidding(self, state: ChessState, attempt: Gesture) -> Reason:
        return forbidding(state, attempt)

    def sketch(self, state: State) -> str:
        return self.sketch_in(state, {})

    def sketch_in(self, state: State, words: Mapping[str, str]) -> str:
        spelt = {**words} | {letter.lower(): other.lower() for letter, other in words.items()}
        return sketch([spelt.get(LETTERS[piece], LETTERS[piece]) for piece in self.own(state).board()])

"""The analysis board: any position, with all that can be done there and what it is worth. Nothing of it is stored."""

from parlour.core.errors import ParlourError, PositionError
from parlour.core.message import say
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.review.judge import shares
from parlour.review.laying import fields_of, hand_of, handed_to, laid, layout_of, typed
from parlour.review.looking import Evaluated, placed
from parlour.server.agreeing import agree, find_game
from parlour.server.aside import Aside, in_one
from parlour.server.refusals import Refusal
from parlour.server.showing import board_for, gesture_of
from parlour.server.tables import WATCHER
from parlour.server.thinking import Lost, Puzzle, Workers, evaluate
from parlour.server.wire import Analysis, AnalysisWish, EvaluatedLine, Evaluation, Laid, LayingWish, Moment, Throwable

LEVEL = 5
SEED = 7
MOST_PROBLEMS = 8  # of one household; while it has more, nothing is evaluated for it


def set_up(id: str, wish: AnalysisWish) -> tuple[Setup, State]:
    """The position, or what is wrong with its text or with an action."""
    setup = agree(find_game(id), wish.seats, wish.options)
    try:
        return setup, placed(setup, wish.position, wish.actions)
    except ParlourError as error:
        raise Refusal(422, "position", str(error), because=say("error-because", reason=error.said)) from None


def analysed(id: str, wish: AnalysisWish) -> Analysis:
    setup, state = set_up(id, wish)
    face = find_game(id).face
    walker = placed(setup, wish.position, ())
    texts = []
    for action in wish.actions:
        texts.append(face.write(walker, action))
        walker.follow(action)
    throws = []
    if state.turn == CHANCE:
        throws = [Throwable(action, face.write(state, action), share) for action, share in zip(state.legal(), shares(state), strict=True)]
    return Analysis(board_for(setup), moment_of(state), state.turn, state.text(), texts, throws, dict(face.letters), bool(state.past()))


def moment_of(state: State) -> Moment:
    """A position as a table would show it, at which everybody may do everything."""
    face = find_game(state.setup.game).face
    deciding = state.turn >= 0
    return Moment(
        scene=face.scene(state, WATCHER),
        gestures=tuple(gesture_of(action, gesture) for action, gesture in face.gestures(state).items()) if deciding else (),
        shortcuts=tuple(face.shortcuts(state)) if deciding else (),
        can_throw=False,
        throws_itself=False,
        can_rest=False,
        resting=(),
        asking=None,
        result=state.result() if state.turn == OVER else None,
        seed=None,
        lost=None,
        sequel=None,
        host=-1,
        chatting=False,
        locked=False,
        skipping=False,
        ticking=None,
    )


def laid_out(id: str, wish: LayingWish) -> Laid:
    """A position put together by hand, right or wrong."""
    chosen = find_game(id)
    setup = agree(chosen, wish.seats, wish.options)
    text = wish.position or chosen.begin(setup).text()
    if wish.pieces is not None:
        text = laid(setup, text, [Piece(piece.kind, piece.colour, piece.site) for piece in wish.pieces])
    layout = layout_of(setup)
    if wish.hand is not None and wish.hand < len(layout.seats):
        text = handed_to(setup, text, wish.hand)
    text = typed(setup, text, wish.fields)
    scene, wrong = None, None
    try:
        state = chosen.parse(text, setup)
        text, scene = state.text(), chosen.face.scene(state, WATCHER)
    except PositionError as error:
        wrong = say("error-because", reason=error.said)
    return Laid(text, wrong, scene, list(layout.stock), bool(layout.seats), hand_of(setup, text), fields_of(setup, text))


async def evaluation(workers: Workers, aside: Aside, id: str, wish: AnalysisWish) -> Evaluation:
    setup, state = await aside.do(in_one(lambda: set_up(id, wish)))  # a long game is not replayed while everybody waits
    if workers.problems() > MOST_PROBLEMS:
        raise Refusal(429, "busy", "too many problems of this address wait for a worker")
    try:
        found = await workers.ask(
            evaluate, Puzzle(setup.game, setup.seats, dict(setup.options), list(wish.actions), LEVEL, SEED, wish.position)
        )
    except Lost as lost:
        raise Refusal(429, "busy", str(lost)) from None
    return Evaluation(found.unit, found.scale, found.exact, list(found.worths), lines_of(state, found))


def lines_of(state: State, found: Evaluated) -> list[EvaluatedLine]:
    face = find_game(state.setup.game).face
    gestures = face.gestures(state)
    return [
        EvaluatedLine(list(line.actions), face.write_move(state, line.actions), gestures[line.actions[0]].sites, list(line.worths))
        for line in found.lines
    ]

"""Which rule forbids a move of a capturing game."""

from parlour.core.duel import WHITE
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import say
from parlour.games.draughts.engine import HOP, HUFF, DraughtsState, ends
from parlour.games.draughts.grid import NOWHERE


def forbidding(state: DraughtsState, attempt: Gesture) -> Reason:
    names = state.rules.grid.names
    if attempt.button:
        claim = say("draughts-why-not-missed" if state.missed else "draughts-why-no-claim")
        return Reason("huffing" if state.rules.huffing else "capturing", claim)
    if not attempt.sites or any(site not in names for site in attempt.sites):
        return Reason("setup", say("draughts-why-dark-squares"))
    squares = [names.index(site) for site in attempt.sites]
    start = squares[0]
    if state.runner != NOWHERE and start != state.runner:
        return Reason("capturing", say("draughts-why-go-on", square=names[state.runner]))
    if not state.own() >> start & 1:
        return Reason("moving", say("draughts-why-not-yours" if state.enemy() >> start & 1 else "draughts-why-empty", square=names[start]))
    if len(squares) == 1:
        return why_not_piece(state, start)
    target = squares[1]
    if (start, target) in steps(state):
        return Reason("moving", say("draughts-why-first-step", start=names[start], target=names[target]))
    return why_not_step(state, start, target)


def steps(state: DraughtsState) -> list[tuple[int, int]]:
    """From where to where the legal moves and hops go."""
    return [ends(action) for action in state.legal() if action < HUFF]


def hops(state: DraughtsState) -> list[tuple[int, int]]:
    """From where to where the legal hops go."""
    return [ends(action) for action in state.legal() if HOP <= action < HUFF]


def why_not_piece(state: DraughtsState, square: int) -> Reason:
    """Only a piece was touched."""
    name = state.rules.grid.names[square]
    if any(start == square for start, _ in steps(state)):
        return Reason("moving", say("draughts-why-choose-target", square=name))
    if hops(state):
        if state.rules.must_take_most and state.longest_from(square) > 0:
            return Reason("majority", say("draughts-why-not-most"))
        if state.must_take or not state.rules.huffing:
            return Reason("capturing", say("draughts-why-must-take"))
    return Reason("moving", say("draughts-why-stuck", square=name))


def why_not_step(state: DraughtsState, start: int, target: int) -> Reason:
    names = state.rules.grid.names
    if (state.own() | state.enemy()) >> target & 1:
        behind = [landing for begin, landing in hops(state) if begin == start and state.between(start, landing) >> target & 1]
        if behind:
            return Reason("capturing", say("draughts-why-land-behind", victim=names[target], square=names[behind[0]]))
        return Reason("moving", say("draughts-why-occupied", square=names[target]))
    queen = bool(state.queens >> start & 1)
    if hops_over(state, start, target, queen):  # first, for whoever tries to take wants to know why not so
        return why_not_hop(state, start, target, queen)
    if state.runner != NOWHERE:
        return Reason("capturing", say("draughts-why-go-on", square=names[start]))
    piece = why_not_piece(state, start)
    if piece.message.id != "draughts-why-choose-target":
        return piece
    count = state.fill_quiet(0)
    if 64 * start + target in [state.moves[at] for at in range(count)]:
        return Reason("capturing", say("draughts-why-must-take"))
    if queen:
        return Reason("queens", say("draughts-why-queen-way"))
    ahead = rise(state, start, target) > 0
    return Reason("moving", say("draughts-why-man-way" if ahead else "draughts-why-forward"))


def rise(state: DraughtsState, start: int, target: int) -> int:
    """By how many rows the target lies ahead, as the side to move sees it."""
    places = state.rules.grid.places
    up = places[target][1] - places[start][1]
    return up if state.side == WHITE else -up


def hops_over(state: DraughtsState, start: int, target: int, queen: bool) -> bool:
    """Whether enemy pieces, also jumped ones that still stand, lie between the two squares of a line, as for a jump."""
    places = state.rules.grid.places
    distance = max(abs(one - other) for one, other in zip(places[start], places[target], strict=True))
    passed = state.between(start, target) | (state.line(start, target) & state.ghosts())
    return passed != 0 and (queen or distance == 2)


def why_not_hop(state: DraughtsState, start: int, target: int, queen: bool) -> Reason:
    rules = state.rules
    victims = state.between(start, target)
    line = state.line(start, target)
    if line & state.ghosts():
        return Reason("capturing" if rules.grid.numbered else "queens", say("draughts-why-jumped-already"))
    if victims & (victims - 1) or state.own() & line:
        return Reason("capturing", say("draughts-why-no-jump"))
    if not queen and not rules.men_take_queens and victims & state.enemy_queens:
        return Reason("queens", say("draughts-why-queen-takes-queen"))
    if not queen and not rules.men_take_back and rise(state, start, target) <= 0:
        return Reason("capturing", say("draughts-why-take-forward"))
    if rules.must_take_most:
        return Reason("majority", say("draughts-why-not-most"))
    if queen and rules.must_prolong:
        return Reason("capturing", say("draughts-why-prolong"))
    return Reason("capturing", say("draughts-why-no-jump"))

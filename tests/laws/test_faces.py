"""Laws of faces: what people see, touch, read and are told is what the rules say, no more and no less."""

from collections import Counter
from random import Random

import msgspec

from parlour.core.event import Event
from parlour.core.gesture import Gesture
from parlour.core.message import Message
from parlour.core.moves import whole_moves
from parlour.core.scene import Scene
from parlour.core.state import CHANCE, OVER, State
from parlour.words import languages, rules, words
from tests.laws.played import Played

TOKENS = {"yellow", "green", "red", "black", "blue", "white", "orange", "purple", "pink", "lightblue", "ivory", "ebony"}
LOOKS = 100  # positions of one game that are compared with each other
MOVES_READ = 6  # moves of one position that are read back; reading one lists them all


SAID: set[str] = set()  # what was already found sayable: the same things are said all game long
KINDS: set[object] = set()  # and in every language: with other numbers and places it is the same sentence


def kind(message: Message) -> object:
    """What it says, whatever the numbers and places in it."""
    return message.id, tuple((name, value.id if isinstance(value, Message) else type(value)) for name, value in message.args.items())


def put(message: Message) -> None:
    """It must be sayable with these arguments, and in every language with arguments of these kinds; test_texts.py tries all numbers."""
    if (known := repr(message)) not in SAID:
        for language in languages() if kind(message) not in KINDS else languages()[:1]:
            assert words(language).put(message).strip()
        SAID.add(known)
        KINDS.add(kind(message))


# Hands


def touched(gesture: Gesture, scene: Scene) -> tuple[object, ...]:
    """What a hand does: dice of equal face are the same to it."""
    faces = {die.id: die.face for die in scene.dice}
    return gesture.sites, tuple(sorted(faces[die] for die in gesture.dice)), gesture.cell, gesture.button


def test_every_legal_action_has_one_gesture_of_its_own(play: Played) -> None:
    for state in play.some_states():
        gestures = play.face.gestures(state)
        if state.turn in (CHANCE, OVER):
            assert gestures == {}
            continue
        assert sorted(gestures) == state.legal()
        scene = play.face.scene(state, state.turn)
        made = Counter(touched(gesture, scene) for gesture in gestures.values())
        assert max(made.values()) == 1, f"one gesture for two actions at {state!r}: {made.most_common(1)}"


def test_no_gesture_is_the_beginning_of_another(play: Played) -> None:
    """Else a hand that stops there would have to say that it is done."""
    for state in play.some_states():
        paths = {(gesture.dice, gesture.sites) for gesture in play.face.gestures(state).values() if gesture.sites}
        for dice, path in paths:
            assert not any((dice, path[:end]) in paths for end in range(1, len(path))), f"{path} at {state!r}"


def test_gestures_touch_what_is_there(play: Played) -> None:
    sites = {site.id for site in play.board.sites}
    for state in play.some_states():
        scene = play.face.scene(state, int(state.hand))
        rows = {row.id for row in scene.sheet.rows if row.role == "box"} if scene.sheet else set()
        for gesture in play.face.gestures(state).values():
            assert gesture.sites or gesture.dice or gesture.cell or gesture.button
            assert set(gesture.sites) <= sites
            assert set(gesture.dice) <= {die.id for die in scene.dice}
            assert len(set(gesture.dice)) == len(gesture.dice)
            assert not gesture.cell or gesture.cell in rows
            assert gesture.label is not None or not gesture.button, "a button has words"
            if gesture.label is not None:
                put(gesture.label)


def test_shortcuts_are_chains_of_one_seat_that_nothing_else_makes(play: Played) -> None:
    """Two touches, the first site and the last, stand for several actions: never for two different moves, nor for another gesture."""
    for state in play.some_states():
        shortcuts = play.face.shortcuts(state)
        if state.turn in (CHANCE, OVER):
            assert shortcuts == []
        gestures = play.face.gestures(state)
        ends = [short.sites for short in shortcuts]
        assert len(set(ends)) == len(ends)
        assert not set(ends) & {gesture.sites for gesture in gestures.values()}
        for short in shortcuts:
            assert len(short.actions) > 1 and short.sites[0] != short.sites[1]
            assert gestures[short.actions[0]].sites[0] == short.sites[0]
            walker = state.clone()
            for action in short.actions:
                assert walker.turn == state.turn
                last = play.face.gestures(walker)[action].sites[-1]
                walker.apply(action)
            assert last == short.sites[1]


# Writing


def test_every_action_has_one_text_that_reads_back(play: Played) -> None:
    choice = play.dice("texts")
    for state in play.some_states():
        legal = state.legal()
        texts = [play.face.write(state, action) for action in legal]
        assert len(set(texts)) == len(texts), repr(state)
        assert all(text == text.strip() and text for text in texts)
        for at in choice.sample(range(len(legal)), min(MOVES_READ, len(legal))):
            assert play.face.read(state, texts[at]) == legal[at]
            assert play.face.read(state, f"  {texts[at]} ") == legal[at]


def test_advice_tells_every_choice_apart(play: Played) -> None:
    for state in play.some_states():
        if state.turn in (CHANCE, OVER):
            continue
        told = Counter[str]()
        for action in state.legal():
            said = play.face.advised(state, action)
            if said is not None:
                put(said)
            told[repr(said) if said is not None else play.face.write(state, action)] += 1
        assert max(told.values()) == 1, f"one sentence for two choices at {state!r}: {told.most_common(1)}"


def test_whole_moves_read_back_to_the_same_position(play: Played) -> None:
    choice = play.dice("moves")
    for state in play.some_states()[::2]:
        if state.turn in (CHANCE, OVER):
            continue
        moves = whole_moves(state)
        texts = [play.face.write_move(state, move) for move in moves]
        assert len(set(texts)) == len(texts), f"two whole moves with one text at {state!r}"
        assert sorted(texts) == sorted(play.face.list_moves(state))  # squares with numbers are listed by number
        for at in choice.sample(range(len(moves)), min(MOVES_READ, len(moves))):
            assert after(state, play.face.read_move(state, texts[at])) == after(state, moves[at])


def after(state: State, move: list[int]) -> tuple[object, ...]:
    walker = state.clone()
    for action in move:
        assert walker.turn == state.turn
        walker.apply(action)
    assert not walker.midway
    return walker.key(), walker.turn


# Pictures


def test_the_board_is_whole(play: Played) -> None:
    board = play.board
    names = [site.id for site in board.sites]
    assert len(set(names)) == len(names)
    assert all(board.left <= site.x <= board.left + board.width and board.top <= site.y <= board.top + board.height for site in board.sites)
    assert board.turns == () or len(board.turns) == play.setup.seats
    inks = {site.colour for site in board.sites} | {line.colour for line in board.lines} | {area.colour for area in board.areas}
    assert inks <= TOKENS | {""}
    assert msgspec.json.decode(msgspec.json.encode(board))


def test_the_scene_is_the_position(play: Played) -> None:
    sites = {site.id for site in play.board.sites}
    for state in play.some_states():
        for seat in range(-1, play.setup.seats):
            scene = play.face.scene(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(scene))
            assert scene.hand == state.hand
            assert len(scene.seats) == play.setup.seats
            assert all(view.colours and set(view.colours) <= TOKENS for view in scene.seats)
            assert (scene.colour == "") if state.turn == OVER else (scene.colour in scene.seats[scene.hand].colours)
            assert {piece.site for piece in scene.pieces} <= sites
            assert {piece.colour for piece in scene.pieces} <= TOKENS
            spots = Counter((piece.site, piece.level) for piece in scene.pieces)
            assert not spots or max(spots.values()) == 1, f"two pieces in one place at {state!r}"
            assert len({die.id for die in scene.dice}) == len(scene.dice)
            presses = state.turn == CHANCE and not play.face.throws_itself(state)
            assert (scene.throw is not None) == presses, repr(state)


def test_the_scene_has_its_words(play: Played) -> None:
    for state in play.some_states():
        scene = play.face.scene(state, int(state.hand))
        put(scene.prompt)
        if scene.throw is not None:
            put(scene.throw)
        for view in scene.seats:
            for colour in view.colours:
                put(Message(f"colour-{colour}"))
            for holding in view.holdings:
                assert holding.count >= 0
                put(holding.name)
        for row in scene.sheet.rows if scene.sheet else ():
            put(row.label)
            if row.help is not None:
                put(row.help)


def test_the_sheet_is_whole(play: Played) -> None:
    for state in play.some_states():
        sheet = play.face.scene(state, int(state.hand)).sheet
        if sheet is None:
            continue
        assert set(sheet.cells) == {row.id for row in sheet.rows}
        assert all(len(figures) == play.setup.seats for figures in sheet.cells.values())
        if state.turn not in (CHANCE, OVER):
            cells = {gesture.cell for gesture in play.face.gestures(state).values() if gesture.cell}
            assert cells == set(sheet.offers), "what is offered is what can be written"
            assert all(sheet.cells[cell][state.turn] is None for cell in cells)


def test_different_positions_look_different(play: Played) -> None:
    """A piece, a die or a duty that the scene does not show would make two positions look the same."""
    looks: dict[bytes, tuple[object, str]] = {}
    for state in play.states[:LOOKS]:
        if state.turn == CHANCE and play.face.throws_itself(state):
            continue  # nobody sees it: the dice fall at once
        key, text = looks.setdefault(look(play, state), (state.key(), state.text()))
        assert key == state.key(), f"{text} looks like {state.text()}"


def look(play: Played, state: State) -> bytes:
    return msgspec.json.encode((play.face.scene(state, -1), sorted(play.face.gestures(state).items())))


def test_the_sketch_shows_the_position(play: Played) -> None:
    sketches: dict[str, tuple[object, object]] = {}
    for state in play.some_states():
        sketch = play.face.sketch(state)
        assert sketch.strip()
        assert all(len(line) <= 80 for line in sketch.splitlines()), "a terminal is 80 characters wide"
        scene = play.face.scene(state, -1)
        shown = (sorted((piece.site, piece.colour) for piece in scene.pieces), scene.sheet and sorted(scene.sheet.cells.items()))
        assert sketches.setdefault(sketch, shown) == shown, f"two positions are sketched alike:\n{sketch}"


# Events


def test_events_carry_the_pieces_to_where_they_stand(play: Played) -> None:
    """Walking the pieces by the events from one scene must give the next, because that is what people see."""
    for before, action, later in play.some_steps():
        standing = Counter(piece.site for piece in play.face.scene(before, -1).pieces)
        for event in play.face.tell(before, action, later):
            carry(standing, event)
        assert +standing == Counter(piece.site for piece in play.face.scene(later, -1).pieces), f"{before!r} by {action}"


def carry(standing: Counter[str], event: Event) -> None:
    if event.kind == "place":
        standing[event.path[0]] += 1
    elif event.kind in ("move", "take"):
        assert standing[event.path[0]] > 0, f"nothing stands on {event.path[0]}: {event}"
        standing[event.path[0]] -= 1
        if event.kind == "move" or len(event.path) > 1:
            standing[event.path[-1]] += 1


def test_events_are_told_in_words(play: Played) -> None:
    sites = {site.id for site in play.board.sites}
    for before, action, later in [*play.some_steps(), *play.steps[-3:]]:
        scene = play.face.scene(later, -1)
        rows = {row.id for row in scene.sheet.rows} if scene.sheet else set()
        events = play.face.tell(before, action, later)
        assert events and any(event.message is not None for event in events), f"nothing is told of {action} at {before!r}"
        for event in events:
            assert event.seat in range(-1, play.setup.seats)
            assert set(event.path) <= sites
            assert not event.cell or event.cell in rows
            if event.message is not None:
                put(event.message)
        assert [event.kind for event in events].count("throw") == (before.turn == CHANCE)
        assert [event.kind for event in events].count("end") == (later.turn == OVER)


def test_the_face_changes_nothing(play: Played) -> None:
    for before, action, later in play.some_steps()[::5]:
        texts = before.text(), before.legal(), later.text(), later.legal()
        play.face.scene(before, 0)
        play.face.gestures(before)
        play.face.sketch(before)
        play.face.write(before, action)
        play.face.tell(before, action, later)
        play.face.why_not(before, Gesture())
        assert (before.text(), before.legal(), later.text(), later.legal()) == texts


def test_the_end_has_its_words(play: Played) -> None:
    id = f"{play.game.family}-end-{play.last.result().reason}"
    events = play.face.tell(play.states[-2], play.actions[-1], play.last)
    assert all(id in words(language) for language in languages())
    assert [event.message.id for event in events if event.kind == "end" and event.message] == [id]


# Reasons


def test_a_forbidden_gesture_gets_its_rule(play: Played) -> None:
    choice = play.dice("why not")
    anchors = [set(rules(language, play.game.id).anchors) for language in languages()]
    for state in play.some_states():
        for attempt in forbidden(play, state, choice):
            reason = play.face.why_not(state, attempt)
            put(reason.message)
            assert all(reason.anchor in known for known in anchors), f"no anchor {reason.anchor!r} for {attempt} at {state!r}"


def forbidden(play: Played, state: State, choice: Random) -> list[Gesture]:
    """Gestures that make no legal action: half made, made elsewhere, or made of things that are not there."""
    scene = play.face.scene(state, int(state.hand))
    sites = [site.id for site in play.board.sites]
    made = play.face.gestures(state).values()
    tried = [Gesture(), Gesture(sites=("nowhere",)), Gesture(dice=("nothing",)), Gesture(cell="nothing"), Gesture(button="nothing")]
    tried += [Gesture(sites=tuple(choice.choices(sites, k=length))) for length in (1, 1, 1, 2, 2, 2, 3) if sites]
    tried += [Gesture(sites=gesture.sites[:-1]) for gesture in list(made)[:3] if len(gesture.sites) > 1]
    tried += [Gesture(dice=tuple(die.id for die in scene.dice[:count])) for count in range(1, len(scene.dice) + 1)]
    tried += [Gesture(cell=row.id) for row in scene.sheet.rows] if scene.sheet else []
    legal = {touched(gesture, scene) for gesture in made}
    known = {die.id for die in scene.dice}
    return [attempt for attempt in tried if not set(attempt.dice) <= known or touched(attempt, scene) not in legal]

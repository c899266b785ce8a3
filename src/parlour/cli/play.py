"""`parlour play`: a whole game in the terminal, against the computer."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from parlour.catalogue import is_decided
from parlour.cli.shelf import agreed, find_game, show_opening, show_sections
from parlour.cli.standings import standings
from parlour.cli.table import Table, seed_of
from parlour.cli.typed import Typed, read_typed, reason_against
from parlour.cli.voice import SIGNS, Voice, reason_of
from parlour.cli.writing import prepare_file
from parlour.core.chance import commitment
from parlour.core.event import Event
from parlour.core.message import Message
from parlour.core.moves import whole_moves
from parlour.core.scene import Piece, Scene, SeatView
from parlour.core.state import CHANCE
from parlour.players.expert import Worth
from parlour.players.levels import Player, advice, player_for
from parlour.rulebook import rulebook

PRINTED = r"[-|+.]"  # what a sketch draws of the board itself: it stands back
PIECES = r"\b[A-Z]\b"  # single capitals are pieces, in every sketch
INDENT = (0, 0, 0, 2)  # top, right, bottom, left
LISTED = 24  # moves shown without being asked; `moves` shows them all
HINT_LEVEL = 5
COMMANDS = ("help", "moves", "board", "hint", "undo", "rules", "quit")


def play_game(
    voice: Voice,
    name: str,
    seats: int | None,
    people: Sequence[int],
    level: int,
    options: Sequence[str],
    preset: str,
    seed: str,
    quick: bool,
    save: Path | None,
) -> None:
    found = find_game(voice, name)
    setup = agreed(voice, found, seats, options, preset)
    if any(seat not in range(1, setup.seats + 1) for seat in people):
        raise voice.refuse("cli-wrong-seat", seats=setup.seats)
    if save is not None and not save.parent.is_dir():
        raise voice.refuse("cli-no-folder", path=str(save.parent))
    prepare_file(voice, save)
    mine = sorted({seat - 1 for seat in people})
    shown, others = level if is_decided(found.id, dict(setup.options)) else 0, setup.seats - len(mine)
    cast = [voice.say(f"cast-{shown}", number=number if others > 1 else 0) for number in range(1, others + 1)]
    names = [voice.say("cli-you") if seat in mine else cast.pop(0) for seat in range(setup.seats)]
    table = Table(found, setup, seed_of(seed), mine, names)
    Evening(voice, table, level, quick).play()
    if save is not None:
        try:
            save.write_text(table.record().to_json() + "\n", encoding="utf-8")
        except OSError as error:  # the disk is full by now
            raise voice.refuse("cli-cannot-write", file=str(save), why=reason_of(error)) from None
        voice.tell("cli-saved", ink="quiet", path=str(save))


class Quit(Exception):
    """The person leaves."""


class Evening:
    """One sitting: asks the people, lets the computers think, and tells what happens."""

    def __init__(self, voice: Voice, table: Table, level: int, quick: bool) -> None:
        self.voice = voice
        self.table = table
        self.face = table.game.face
        self.board = self.face.board(table.setup)
        self.quick = quick
        secret = int.from_bytes(sha256(f"computers {table.seed}".encode()).digest()[:7], "big")
        self.computers: list[Player] = [player_for(level, secret + seat) for seat in range(table.setup.seats)]
        self.secret = secret
        self.words = {word: name for name in COMMANDS for word in voice.known_as(f"cli-word-{name}")}
        self.shown: tuple[Piece, ...] | None = None  # the pieces on the board that the person saw last
        self.asked: list[int] | None = None  # the actions made when the person was last told what is to be done

    def play(self) -> None:
        self.welcome()
        try:
            while not self.table.over:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.voice.out.print()
            self.voice.tell("cli-left", ink="quiet")
            return
        self.farewell()

    def step(self) -> None:
        """One throw or one decision."""
        table = self.table
        if table.asks_person and not (self.quick and (table.falls or len(table.state.legal()) == 1)):
            self.ask()
        elif table.falls:
            self.tell(table.throw())
        elif table.asks_person:
            self.tell(table.act(table.state.legal()[0]))
        else:
            with self.voice.out.status(self.voice.say("cli-thinking", colour=f"{self.colour_name(table.state.hand)}")):
                action = self.computers[table.state.hand].choose(table.state)
            self.tell(table.act(action))

    # What is shown

    def welcome(self) -> None:
        game = self.table.game
        self.voice.out.print(
            Text.assemble((self.voice.say(f"game-{game.id}"), "title"), "  ", (self.voice.say(f"game-{game.id}.tag"), "quiet"))
        )
        for seat, name in enumerate(self.table.names):
            self.voice.out.print(Text.assemble("  ", self.sign(seat), f" {self.colour_name(seat)}  {name}"))
        if self.table.people:
            self.voice.tell("cli-welcome", ink="quiet")
        if self.table.falls:
            self.voice.tell("cli-commitment", ink="quiet", commitment=commitment(self.table.seed))

    def scene(self) -> Scene:
        return self.face.scene(self.table.state, self.table.state.hand)

    def colour(self, seat: int) -> str:
        return self.scene().seats[seat].colours[0]

    def colour_name(self, seat: int) -> str:
        return self.voice.say(f"colour-{self.colour(seat)}")

    def sign(self, seat: int) -> tuple[str, str]:
        colour = self.colour(seat)
        return SIGNS[colour], colour

    def show(self) -> None:
        """The board, and what the seats hold."""
        out = self.voice.out
        out.print()
        sketch = Text(self.voice.sketch(self.face, self.table.state))
        sketch.highlight_regex(PRINTED, "quiet")
        sketch.highlight_regex(PIECES, "accent")
        out.print(Padding(Panel.fit(sketch, border_style="quiet", padding=(0, 2)), INDENT, expand=False))
        scene = self.scene()
        held = [self.held(seat, view) for seat, view in enumerate(scene.seats) if view.holdings]
        together = Text("   ").join(held)
        for line in [together] if together.cell_len <= out.width - INDENT[3] else held:
            out.print(Padding(line, INDENT, expand=False))
        self.shown = scene.pieces

    def held(self, seat: int, view: SeatView) -> Text:
        held: Counter[str] = Counter()
        bare = [self.voice.words.put(holding.name) for holding in view.holdings if holding.bare]
        for holding in view.holdings:
            if not holding.bare:
                held[self.voice.words.put(holding.name)] += holding.count
        things = ", ".join([*(self.voice.say("table-holding", name=name, count=count) for name, count in held.items()), *bare])
        return Text.assemble(self.sign(seat), f" {self.colour_name(seat)}  {things}")

    def dice(self, faces: Sequence[int]) -> list[tuple[str, str] | str]:
        parts: list[tuple[str, str] | str] = []
        for face in faces:
            parts += [(f"[{face}]", "die"), " "]
        return parts

    def note(self, id: str, ink: str = "", **args: str | int | float | Message) -> None:
        """A word to the person, set in like everything at the table."""
        self.voice.out.print(Padding(Text(self.voice.say(id, **args), style=ink), INDENT, expand=False))

    def tell(self, events: Sequence[Event]) -> None:
        """What happened, one line per event."""
        for event in events:
            if event.message is None:
                continue
            line = Text("  ")
            line.append(*self.sign(event.seat)) if event.seat >= 0 else line.append("·")
            line.append(f" {self.voice.words.put(event.message)}")
            if event.dice:
                line.append("  ")
                line.append_text(Text.assemble(*self.dice(event.dice)))
            self.voice.out.print(line)

    def farewell(self) -> None:
        """The end: the last board, the places, and the seed that was kept secret."""
        self.show()
        voice = self.voice
        lines = Text("\n").join(standings(voice, self.face, self.table.state, self.table.state.result(), self.table.names))
        places = Panel.fit(lines, title=voice.say("cli-over"), border_style="accent", padding=(0, 2))
        voice.out.print(Padding(places, INDENT, expand=False))
        if self.table.throws:
            voice.tell("cli-seed", ink="quiet", seed=self.table.seed)

    # What is asked

    def ask(self) -> None:
        """Show where the game stands if that is news, and do what the person types."""
        if self.asked != self.table.actions:
            scene = self.scene()
            if self.shown != scene.pieces or (scene.sheet is not None and not self.table.falls):
                self.show()
            self.voice.out.print(Padding(Text(self.voice.words.put(scene.prompt), "accent"), INDENT, expand=False))
            if not self.table.falls:
                self.list_moves(LISTED)
            self.asked = list(self.table.actions)
        self.answer(self.read_line())

    def read_line(self) -> str:
        scene = self.scene()
        asked = self.voice.words.put(scene.throw) if scene.throw is not None else self.voice.say("cli-ask-move")
        line = self.voice.ask(Text.assemble(self.sign(self.table.state.hand), f" {asked}: "))
        if not sys.stdin.isatty():
            self.voice.out.print(Text(line))  # so that a log of a scripted game can be read
        return line.strip()

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        typed = read_typed(self.face, self.table.state, line, partial(self.voice.call, self.face, self.table.state))
        if isinstance(typed, Typed):
            for action in typed.actions:
                self.tell(self.table.act(action))
        elif word.casefold() in self.words:
            self.obey(self.words[word.casefold()], rest.strip())
        elif not line and self.table.falls:
            self.tell(self.table.throw())
        elif not line and len(whole := whole_moves(self.table.state)) == 1:
            for action in whole[0]:
                self.tell(self.table.act(action))
        elif not line:
            self.list_moves(LISTED)
        else:
            self.refuse(line)

    def refuse(self, line: str) -> None:
        """The rule that forbids it where there is one; else what is allowed."""
        reason = reason_against(self.face, self.board, self.table.state, line)
        if reason is None:
            self.note("cli-no-throw" if self.table.falls else "cli-no-move", ink="refusal", text=line)
            return
        game = self.table.game
        text = rulebook(self.voice.language, game.id)
        where = self.voice.say("cli-see-rules", section=text.under(reason.anchor)[0].title, anchor=reason.anchor)
        ruling = Text.assemble((self.voice.words.put(reason.message), "refusal"), " ", (where, "quiet"))
        self.voice.out.print(Padding(ruling, INDENT, expand=False))

    def obey(self, command: str, rest: str) -> None:
        match command:
            case "quit":
                raise Quit
            case "help":
                self.note("cli-play-help")
            case "moves":
                self.list_moves(None)
            case "board":
                self.show()
            case "rules":
                self.show_rules(rest.removeprefix("#"))
            case "hint":
                self.hint()
            case "undo" if self.table.undo():
                self.note("cli-undone-dice" if self.table.throws else "cli-undone", ink="quiet")
            case "undo":
                self.note("cli-nothing-to-undo", ink="refusal")

    def list_moves(self, most: int | None) -> None:
        """The legal moves with numbers to choose by."""
        state = self.table.state
        if state.turn == CHANCE:
            self.note("cli-throw-first", ink="quiet")
            return
        texts = [self.voice.call(self.face, state, actions) for _, actions in self.face.numbered_moves(state)]
        shown = texts if most is None or len(texts) <= most + 4 else texts[:most]
        width = max(len(text) for text in shown) + 6  # the number, and room between
        row = max(1, (self.voice.out.width - 1) // width)
        for first in range(0, len(shown), row):
            line = Text(" ")
            for number, text in enumerate(shown[first : first + row], first + 1):
                line.append(f"{number:>3} ", "quiet").append(text.ljust(width - 4))
            line.rstrip()
            self.voice.out.print(line)
        if len(shown) < len(texts):
            self.note("cli-more-moves", ink="quiet", count=len(texts) - len(shown))

    def hint(self) -> None:
        """What the strongest computer would do, and what the best choices are worth, where that is known."""
        if self.table.falls:
            self.note("cli-throw-first", ink="quiet")
            return
        state = self.table.state
        with self.voice.out.status(self.voice.say("cli-hint-thinking")):
            first, worth = advice(state, HINT_LEVEL, self.secret)
            walker, actions = state.clone(), [first]
            walker.apply(first)
            while walker.midway:
                actions.append(advice(walker, HINT_LEVEL, self.secret)[0])
                walker.apply(actions[-1])
        self.note("cli-hint", move=self.voice.call(self.face, state, actions))
        if worth is not None:
            for choice in worth.best_three(first):
                self.tell_worth(choice, worth)

    def tell_worth(self, choice: int, worth: Worth) -> None:
        """One line, as the page has it."""
        state = self.table.state
        text = self.face.write(state, choice)
        named = self.face.advised(state, choice)
        self.note(f"table-hint-{worth.unit}", ink="quiet", move=text if named is None else named, figure=worth.told(choice))

    def show_rules(self, anchor: str) -> None:
        game = self.table.game
        text = rulebook(self.voice.language, game.id)
        if not anchor:
            show_opening(self.voice, game, text)
            show_sections(self.voice, game, text.sections)
        elif anchor in text.anchors:
            show_sections(self.voice, game, text.under(anchor))
        else:
            known = ", ".join(text.anchors)
            self.note("cli-unknown-anchor", ink="refusal", anchor=anchor, game=text.title, anchors=known)

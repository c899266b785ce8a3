"""Match text (.mat), as Jellyfish and GNU Backgammon write it: games and matches of backgammon out and in.

White is the left player, Black the right; both count their own points from 24 down to 1. Whatever the format has no word for stands in
comments: the options and, for each game, dice that were equal when the start was thrown for (ParlourStart). A record that ends within
a turn ends with `...` or, if only the double was declined, with `Rolls`. Foreign files are read by the common rules: plays in any
order, 24/18/13, 24/13 and 13/8(2) are understood. A game that is won while stones are still on the board was given up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from parlour.bridges.tags import begun, own_tags, quoted, read_ending, read_options, read_tags, recorded
from parlour.catalogue import game
from parlour.core.errors import ParlourError, RecordError
from parlour.core.face import one_of
from parlour.core.game import Game
from parlour.core.leaving import Ending
from parlour.core.message import say
from parlour.core.record import Record, replay
from parlour.core.setup import OptionValue
from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import ANSWER, BAR, CONCEDE, CUBE, DOUBLE, DROP, END, OFF, OPENING, PLACES, PLAY, ROLL, SCORE, TAKE, THROW

COLUMN = 34  # where the right player's plays begin
OPEN = "..."
PASS = "Cannot Move"
TAG = re.compile(r'^[ \t]*;[ \t]*\[(\w[\w ]*) "((?:[^"\\]|\\.)*)"\]', re.MULTILINE)
LENGTH = re.compile(r"^[ \t]*(\d+) point match", re.MULTILINE)
LONGEST_LINE = 400  # in which names are looked for
HEADING = re.compile(r"^\s*Game \d+\s*$")
ROW = re.compile(r"^\s*\d+\)(.*)$")
NAMES = re.compile(r"^\s?(.*?) : \d+\s{2,}(.*?) : \d+\s*$")
ENTRY = re.compile(r"[1-6][1-6]:|Doubles => \d+|Takes?|Drops?|Rolls")
WINS = re.compile(r"^(\s*)Wins (\d+) points?\b")
STEP = re.compile(r"(bar|(?<!\d)\d+)((?:/(?:off|\d+)\*?)+)(?:\((\d)\))?(\*?)")


def to_mat(record: Record) -> str:
    """The record as match text."""
    played = _backgammon(record.game)
    if record.position:
        raise RecordError(say("error-mat-position"))
    replay(played, record)  # a record that does not replay is refused as a whole
    length = record.options.get("match_points", 0)
    tags = {"Player 1": record.seats[0], "Player 2": record.seats[1]} | own_tags(record)
    lines = [f"; {quoted(name, value)}" for name, value in tags.items()]
    lines += ["", f" {length} point match", ""]
    return "\n".join([*lines, *_Writer(played, record).lines()]) + "\n"


def from_mat(text: str) -> Record:
    """Match text as a record; RecordError says which entry makes no sense."""
    played = _backgammon("backgammon")
    tags = read_tags(text, TAG)
    length = LENGTH.search(text)
    if length is None:
        raise RecordError(say("error-mat-length"))
    state = one_of(TablesState, begun(played, read_options(tags) if "ParlourOptions" in tags else _foreign(int(length[1]))))
    reader = _Reader(state)
    names = ["White", "Black"]
    for line in text.splitlines():
        if len(line) <= LONGEST_LINE and (found := NAMES.match(line)):
            names = [found[1].strip(), found[2].strip()]
        reader.line(line)
    ending = read_ending(tags, None) or reader.ending
    return recorded(played, state, (tags.get("Player 1", names[0]), tags.get("Player 2", names[1])), reader.actions, ending)


def read_play(state: TablesState, text: str) -> list[int]:
    """The actions of one play in its player's own numbers, as a match text writes it."""
    reader = _Reader(state.clone())
    reader.play(text, text)
    return reader.actions


class _Writer:
    """Walks through a record and writes an entry for each throw and each word about the cube."""

    def __init__(self, played: Game, record: Record) -> None:
        self.state = one_of(TablesState, begun(played, record.options))
        self.record = record
        self.entries: list[tuple[int, str]] = []  # of the game that is being played
        self.dice: list[str] = []  # thrown for its start
        self.number = 1

    def lines(self) -> Iterator[str]:
        state = self.state
        score = self.score()
        rolled = False
        for action in self.record.actions:
            games, seat, stage = state.games, state.hand, state.stage
            before = (state.midway, state.turns)
            conceded = CONCEDE <= action < CONCEDE + 6
            text = step_text(state, action) if stage == PLAY and not conceded else ""
            state.follow(action)
            rolled = stage == CUBE and action == ROLL
            if conceded:
                self.left_open(stage)
            elif stage == OPENING:
                self.opened(action)
            elif stage == THROW:
                self.entries.append((seat, dice_text(action)))
                if state.stage != PLAY or state.hand != seat:
                    self.add(PASS)
            elif stage == PLAY:
                self.stepped(seat, text, before)
                if before[1] == 0 and state.turns > 1:
                    self.entries.append((1 - seat, f"{self.entries[0][1][:3]} {PASS}"))  # the same numbers, which could not be played
            elif action != ROLL:
                words = {DOUBLE: f"Doubles => {2 * state.cube}", TAKE: "Takes", DROP: "Drops"}
                self.entries.append((seat, words[action]))
            if state.games != games or state.turn == OVER:
                yield from self.game(score, True)
                score = self.score()
        if rolled:
            self.entries.append((state.hand, "Rolls"))
        else:
            self.left_open(state.stage)
        if self.entries or self.dice:
            yield from self.game(score, False)

    def left_open(self, stage: int) -> None:
        """Nothing more comes, though the throw is not played to its end."""
        if stage == PLAY:
            self.add(OPEN)

    def score(self) -> tuple[int, int]:
        return self.state.at[SCORE], self.state.at[SCORE + 1]

    def add(self, text: str) -> None:
        seat, entry = self.entries[-1]
        self.entries[-1] = (seat, f"{entry} {text}")

    def opened(self, die: int) -> None:
        """A die for the start; the two that differ are the first entry, all others a comment."""
        state = self.state
        self.dice.append(str(die))
        if state.stage == OPENING:
            return
        one, two = int(self.dice[-2]), int(self.dice[-1])
        del self.dice[-2:]
        starter = 0 if one > two else 1
        self.entries.append((starter, dice_text(10 * max(one, two) + min(one, two))))

    def stepped(self, seat: int, text: str, before: tuple[bool, int]) -> None:
        if not before[0] and before[1] == 1 and self.state.rules.throws.same_numbers and len(self.entries) == 1:
            self.entries.append((seat, self.entries[0][1][:3]))  # the second player plays the starter's numbers
        if text:
            self.add(text)

    def game(self, score: tuple[int, int], over: bool) -> Iterator[str]:
        yield f" Game {self.number}"
        left, right = (f"{name} : {points}" for name, points in zip(self.record.seats, score, strict=True))
        yield f" {left:<{COLUMN}} {right}"
        if self.dice:
            yield f'; [ParlourStart "{" ".join(self.dice)}"]'
        cells = [text for _, text in self.entries]
        if self.entries and self.entries[0][0] == 1:
            cells.insert(0, "")
        for row in range(0, len(cells), 2):
            yield f"{row // 2 + 1:3}) {cells[row]:<{COLUMN - 4}} {cells[row + 1] if row + 1 < len(cells) else ''}".rstrip()
        state = self.state
        if over and state.value and (state.turn != OVER or state.winner >= 0):
            won_by = 0 if self.score()[0] > score[0] else 1
            yield f"{'':{6 if won_by == 0 else COLUMN + 1}}Wins {state.value} point{'s' if state.value > 1 else ''}"
        yield ""
        self.entries, self.dice = [], []
        self.number += 1


class _Reader:
    """Plays a match text, line by line."""

    def __init__(self, state: TablesState) -> None:
        self.state = state
        self.actions: list[int] = []
        self.same = ""  # the starter's numbers, where the second player plays them too
        self.games = 0
        self.ending: Ending | None = None  # of a single game that was given up

    def line(self, line: str) -> None:
        if HEADING.match(line):
            self.games += 1
        elif (tag := TAG.match(line)) and tag[1] == "ParlourStart":
            for die in tag[2].split():
                self.make(int(die) if die.isdecimal() else -1, line)
        elif row := ROW.match(line):
            self.row(row[1], line)
        elif won := WINS.match(line):
            self.won(1 if len(won[1]) > COLUMN // 2 else 0, int(won[2]), line)

    def row(self, cells: str, line: str) -> None:
        found = list(ENTRY.finditer(cells))
        ends = [at.start() for at in found[1:]] + [len(cells)]
        for number, (entry, end) in enumerate(zip(found, ends, strict=True)):
            right = number == 1 or entry.start() > COLUMN // 2
            self.entry(cells[entry.start() : end].strip(), 1 if right else 0, line)

    def won(self, seat: int, points: int, line: str) -> None:
        """A game that is not over yet was given up by the other side."""
        state = self.state
        if state.turn == OVER or state.games >= self.games:
            return
        if state.rules.stakes.match == 0:
            self.ending = Ending("resigned", 1 - seat)
            return
        times, odd = divmod(points, state.cube)
        if odd or not 1 <= times <= 3:
            raise RecordError(say("error-mat-worth", line=line.strip(), cube=state.cube))
        self.make(int(CONCEDE) + (3 if state.hand == seat else 0) + times - 1, line)

    def entry(self, text: str, seat: int, line: str) -> None:
        state = self.state
        if state.turn == OVER:
            raise RecordError(say("error-file-after", token=line.strip()))
        if text[:1].isdigit():
            self.throw(text[:2], text[3:].strip(), seat, line)
        elif text == "Rolls":
            self.make(ROLL, line)
        elif text.startswith("Doubles"):
            self.make(DOUBLE, line)
        elif state.stage == ANSWER:
            self.make(TAKE if text.startswith("Take") else DROP, line)
        else:
            raise RecordError(say("error-mat-undoubled", line=line.strip()))

    def throw(self, dice: str, play: str, seat: int, line: str) -> None:
        state = self.state
        high, low = max(dice), min(dice)
        if state.stage == OPENING:
            for die in (high, low) if seat == 0 else (low, high):
                self.make(int(die), line)
            self.same = high + low if state.rules.throws.same_numbers else ""
        elif self.same:
            if self.same != high + low:
                raise RecordError(say("error-mat-second", due=self.same, dice=dice, line=line.strip()))
            self.same = ""
        else:
            if state.stage == CUBE:
                self.make(ROLL, line)
            self.make(int(high + low), line)
        self.play(play, line)

    def play(self, text: str, line: str) -> None:
        state = self.state
        unfinished = text.endswith(OPEN)
        words = text.removesuffix(OPEN).replace(PASS, "").split()
        seat, turns, games = state.hand, state.turns, state.games

        def playing() -> bool:
            return state.stage == PLAY and state.hand == seat and state.turns == turns and state.games == games

        steps = [step for word in words for step in _steps(word, line)]
        enemy = int(PLACES * (1 - state.hand))
        hits = text.count("*") + state.at[enemy]  # stones that are on the enemy's bar in the end
        for number, step in enumerate(steps):
            texts = {step_text(state, action).rstrip("*"): action for action in state.legal()} if playing() else {}
            if step in texts:
                self.make(texts[step], line)
            elif playing():
                for action in self.fitting(steps[number:], hits, line):
                    self.make(action, line)
                break
            else:
                raise RecordError(say("error-file-move", token=step, position=state.text()))
        if playing() and not unfinished:
            self.make(END, line)

    def fitting(self, steps: list[str], hits: int, line: str) -> list[int]:
        """The actions of the play that leads where these steps lead, in whatever order or joined they are written."""
        state = self.state
        wanted = [state.at[PLACES * state.hand + x] for x in range(26)]
        for step in steps:
            source, target = step.split("/")
            wanted[BAR if source == "bar" else 25 - int(source)] -= 1
            wanted[OFF if target == "off" else 25 - int(target)] += 1
        found: dict[int, list[int]] = {}  # by how far the hits are from those that are marked
        for packed in list(plays_of(state)):
            after, left, actions = state.clone(), int(packed), list[int]()
            while left:
                actions.append(left & 255)
                after.play(left & 255)
                left >>= 8
            if [after.at[PLACES * state.hand + x] for x in range(26)] == wanted:
                found.setdefault(abs(int(after.at[PLACES * (1 - state.hand)]) - hits), actions)
        if found:
            return found[min(found)]
        raise RecordError(say("error-file-move", token=" ".join(steps), position=state.text()))

    def make(self, action: int, line: str) -> None:
        try:
            self.state.follow(action)
        except ParlourError as error:
            raise RecordError(say("error-file-line", line=line.strip(), reason=error.said)) from None
        self.actions.append(action)


def step_text(state: TablesState, action: int) -> str:
    """A step in its player's own numbers: 24/18, bar/20, 6/off, with * for a hit; nothing for the end of a play."""
    if action == END:
        return ""
    x, number = (action >> 3) - 1, action & 7
    to = state.landing(x, number)
    hits = to != OFF and state.at[PLACES * (1 - state.hand) + 25 - to] == 1
    return f"{'bar' if x == BAR else 25 - x}/{'off' if to == OFF else 25 - to}{'*' if hits else ''}"


def dice_text(throw: int) -> str:
    return f"{throw // 10}{throw % 10}:"


def _steps(word: str, line: str) -> list[str]:
    """24/18/13 and 13/8(2) as single steps; 25 is the bar and 0 is off."""
    found = STEP.fullmatch(word)
    if found is None:
        raise RecordError(say("error-file-word", word=word, line=line.strip()))
    places = [found[1], *found[2].replace("*", "").split("/")[1:]]
    names = ["bar" if place == "25" else "off" if place == "0" else place for place in places]
    if any(name.isdecimal() and not 1 <= int(name) <= 24 for name in names) or "off" in names[:-1]:
        raise RecordError(say("error-file-word", word=word, line=line.strip()))
    return [f"{one}/{two}" for _ in range(int(found[3] or 1)) for one, two in pairwise(names)]


def _backgammon(id: str) -> Game:
    if id != "backgammon":
        raise RecordError(say("error-file-format", format="mat", game=id))
    return game(id)


def _foreign(length: int) -> dict[str, OptionValue]:
    return {"standard_rules": True, "match_points": length}

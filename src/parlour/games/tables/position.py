"""Positions of the tables family in writing.

    W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 bar:1 | B 6-5, cube 2 W, turn 7

A colour's stones by the numbers of the board, then `bar`, `hand` or `start`; stones that are not named are off. Behind ` | ` stands
what is to be done, then what is not as usual, in this order, behind commas:

    opening, opening 4      the start is thrown for; White has thrown 4 (in most games two dice: 6-4)
    B                       Black is to throw (or to double first, if he may)
    B cube, B throws        … to throw or double; has decided to throw
    B answers               … to take or drop
    B 6-5                   … to play 6 and 5
    B 6-5 left 5            … has played the 6
    B 3-3 fourfold left 4-4 puff: a pasch of four each, of whose lower numbers two are left
    … set 1-0, last 23      stones set with the first and with the second number, which rest; where the last step led, as its colour counts
    B won 6-5 3 left 5      tric-trac: Black has won a game of value 3, with a 5 left, and chooses how to go on; `bridge`: by his bridge
    over W gammon 4 4-0     how it ended: who, why, the game's value, the score; `over draw limit 0-0`

    cube 2 W   points 5 3   score 2 4, games 3   crawford   pasch 1 0   turn 7 (turns made in this game; 2 if not named)
"""

import re

from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import CHANCE, NOBODY
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import AFTER, ANSWER, BAR, CUBE, IN_HAND, OFF, PASCHES, PLACES, PLAY, POINTS, SCORE, STONES, THROW, TRIC_OUT

GAMMONS = {"single": 1, "gammon": 2, "backgammon": 3}  # how often a game counts
SIDE = re.compile(r"\s*([WB])((?: (?:\d{1,2}|bar|hand|start):\d{1,2})*)\s*")
TAIL = re.compile(
    r"(?P<pending>[^,]+)(?:, cube (?P<cube>\d{1,5}) (?P<owner>[WB]))?(?:, points (?P<points>\d{1,3} \d{1,3}))?"
    r"(?:, score (?P<score>\d{1,5} \d{1,5}), games (?P<games>\d{1,3}))?(?P<crawford>, crawford)?"
    r"(?:, pasch (?P<pasch>[01] [01]))?(?:, turn (?P<turn>\d{1,5}))?"
)
DICE = r"(?P<high>[1-6])-(?P<low>[1-6])"
LEFT = r"(?P<fourfold> fourfold)?(?: left (?P<left>[1-6](?:-[1-6]){0,7}))?(?: set (?P<set>[0-4]-[0-4]))?(?: last (?P<last>\d{1,2}))?"
OPENED = re.compile(r"opening(?: (?P<one>[1-6])(?:-(?P<two>[1-6]))?)?")
WAITING = re.compile(r"(?P<who>[WB])(?: (?P<what>cube|throws|answers))?")
PLAYING = re.compile(rf"(?P<who>[WB]) {DICE}{LEFT}")
WON = re.compile(rf"(?P<who>[WB]) won {DICE} (?P<value>[1-4])(?P<bridge> bridge)?{LEFT}")
ENDED = re.compile(
    r"over (?:(?P<who>[WB]) (?P<reason>[a-z_]+) (?P<value>\d{1,4})|draw (?P<draw>limit|series)) (?P<white>\d{1,6})-(?P<black>\d{1,6})"
)


class TablesReader(PositionReader[TablesState]):
    shape = re.compile(r"(?P<board>[^|]*)(?:\|\s*(?P<tail>.*))?", re.DOTALL)
    example = "W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | B 6-5"

    def read(self) -> TablesState:
        self.rules = self.state.rules
        self.read_board(self.parts["board"])
        tail = TAIL.fullmatch(self.parts["tail"] or "")
        if tail is None:
            raise self.wrong("tail", say("error-expected", example="| B 6-5, cube 2 W, turn 7"))
        self.read_figures(tail)
        self.read_pending(tail["pending"].strip())
        return self.state

    # Stones

    def read_board(self, board: str) -> None:
        seen: set[int] = set()
        at = 0
        for side in board.split(";"):
            parts = SIDE.fullmatch(side)
            if parts is None:
                raise self.wrong("board", say("error-expected", example="W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5"), at)
            seat = "WB".index(parts[1])
            if seat in seen:
                raise self.wrong("board", say("error-named-twice", name=parts[1]), at)
            seen.add(seat)
            self.read_side(seat, parts[2].split(), at)
            at += len(side) + 1
        if len(seen) < 2:
            raise self.wrong("board", say("error-tables-both"), at - 1)

    def read_side(self, seat: int, words: list[str], at: int) -> None:
        state, left = self.state, STONES
        for word in words:
            name, _, figure = word.partition(":")
            count, progress = int(figure), self.place(seat, name, at)
            left -= count
            if count == 0 or left < 0:
                raise self.wrong("board", say("error-tables-stones", count=STONES), at)
            if state.at[PLACES * seat + progress]:
                raise self.wrong("board", say("error-named-twice", name=name), at)
            if name.isdecimal() and state.at[PLACES * (1 - seat) + state.point(1 - seat, int(name))]:
                raise self.wrong("board", say("error-two-pieces", name=name), at)
            state.put(seat, progress, count)
        state.put(seat, OFF, left)
        if state.at[PLACES * seat] and state.at[PLACES * seat + IN_HAND] and state.sent_to(seat) == IN_HAND:
            raise self.wrong("board", say("error-tables-hand"), at)

    def place(self, seat: int, name: str, at: int) -> int:
        tric = self.rules.tric
        if name == self.rules.bar() and (tric or self.rules.uses_bar()):
            return BAR
        if name == "hand" and self.rules.uses_hand():
            return IN_HAND
        if name.isdecimal() and 1 <= int(name) <= 24:
            progress = self.state.point(seat, int(name))
            if not tric or (1 < progress < TRIC_OUT and progress != 13):
                return progress
        raise self.wrong("board", say("error-tables-place", name=name), at)

    # Figures

    def read_figures(self, tail: re.Match[str]) -> None:
        state, rules, stakes = self.state, self.rules, self.rules.stakes
        if tail["cube"]:
            state.cube, state.owner = int(tail["cube"]), "WB".index(tail["owner"])
            if state.cube < 2 or state.cube & (state.cube - 1) or state.cube > stakes.cube:
                raise self.wrong("tail", say("error-tables-cube", most=stakes.cube))
        if tail["points"]:
            self.two(POINTS, tail["points"], rules.tric is not None)
        if tail["score"]:
            self.two(SCORE, tail["score"], rules.keeps_score())
            state.games = int(tail["games"])
        if tail["crawford"]:
            state.crawford = True
            if not stakes.crawford or stakes.match - 1 not in (state.at[SCORE], state.at[SCORE + 1]):
                raise self.wrong("tail", say("error-tables-crawford"))
        if tail["pasch"]:
            self.two(PASCHES, tail["pasch"], rules.throws.pasch)
        state.turns = int(tail["turn"]) if tail["turn"] else 2

    def two(self, place: int, figures: str, known: bool) -> None:
        if not known:
            raise self.wrong("tail", say("error-tables-uncounted"))
        for seat, figure in enumerate(figures.split()):
            self.state.at[place + seat] = int(figure)

    # What is to be done

    def read_pending(self, text: str) -> None:
        for pattern, read in (
            (OPENED, self.read_opening),
            (WAITING, self.read_waiting),
            (PLAYING, self.read_playing),
            (WON, self.read_won),
            (ENDED, self.read_ended),
        ):
            if parts := pattern.fullmatch(text):
                if pattern is not ENDED:
                    self.check_open(pattern is WON)
                read(parts)
                return
        raise self.wrong("tail", say("error-expected", example="| B 6-5 left 5"))

    def check_open(self, after_game: bool) -> None:
        """A game that goes on has not been won."""
        state, match, tric = self.state, self.rules.stakes.match, self.rules.tric
        for seat in range(2):
            if state.at[PLACES * seat + OFF] == STONES:
                raise self.wrong("tail", say("error-over-expected"))
            if match and state.at[SCORE + seat] >= match:
                raise self.wrong("tail", say("error-tables-won", points=match))
            if tric and state.at[POINTS + seat] >= tric.target and not after_game:
                raise self.wrong("tail", say("error-tables-won", points=tric.target))
        if state.turns >= self.rules.max_turns or (tric and state.games >= tric.series):
            raise self.wrong("tail", say("error-tables-no-more"))

    def read_opening(self, parts: re.Match[str]) -> None:
        state = self.state
        fresh = state.clone()
        fresh.begin_game()
        if [state.at[place] for place in range(PASCHES + 2)] != [fresh.at[place] for place in range(PASCHES + 2)] or state.cube > 1:
            raise self.wrong("tail", say("error-before-start"))
        if state.at[POINTS] or state.at[POINTS + 1]:
            raise self.wrong("tail", say("error-tables-no-points"))
        state.begin_game()
        one, two = int(parts["one"] or 0), int(parts["two"] or 0)
        if one:
            if (two == 0) != state.one_die() or two > one:
                raise self.wrong("tail", say("error-tables-opening"))
            state.opening, state.hand = 10 * one + two if two else one, 1

    def read_waiting(self, parts: re.Match[str]) -> None:
        state, what, who = self.state, parts["what"], "WB".index(parts["who"])
        state.hand = 1 - who if what == "answers" else who
        doubles = state.may_double()
        if what and not doubles:
            raise self.wrong("tail", say("error-tables-double"))
        state.hand = who
        state.stage = {"cube": CUBE, "throws": THROW, "answers": ANSWER}.get(what, CUBE if doubles else THROW)
        state.turn = CHANCE if state.stage == THROW else who

    def read_numbers(self, parts: re.Match[str], whole: bool) -> None:
        """The dice and what is left of them; all of it if nothing is said and `whole`."""
        state = self.state
        state.hand = "WB".index(parts["who"])
        state.high, state.low = int(parts["high"]), int(parts["low"])
        pasch = self.rules.throws.pasch and state.high == state.low
        if state.high < state.low or (parts["fourfold"] and not pasch):
            high, low = max(state.high, state.low), min(state.high, state.low)
            raise self.wrong("tail", say("error-tables-higher", example=f"{parts['who']} {high}-{low}"))
        if pasch and not state.at[PASCHES + state.hand]:
            counted = " ".join("1" if seat == state.hand else str(state.at[PASCHES + seat]) for seat in range(2))
            thrown = f"{parts['who']} {state.high}-{state.low}"
            raise self.wrong("tail", say("error-tables-pasch", example=f"{thrown}, pasch {counted}"))
        state.count_numbers(bool(parts["fourfold"]))
        most = state.seconds
        self.whole = state.firsts + state.seconds  # how many numbers the throw had
        left = [int(number) for number in (parts["left"] or "").split("-") if number]
        if left or not whole:
            state.firsts, state.seconds = left.count(state.first), left.count(state.second)
        if left and left != state.numbers_left():
            raise self.wrong("tail", say("error-tables-left"))
        if state.firsts > state.full or state.seconds > most or (pasch and state.firsts > 0 and state.seconds < most):
            raise self.wrong("tail", say("error-tables-left"))

    def read_marks(self, parts: re.Match[str]) -> None:
        """Stones set with this throw, and what the last step reached."""
        state, rules = self.state, self.rules
        fresh = [int(count) for count in (parts["set"] or "0-0").split("-")]
        used = state.full - state.firsts, state.full - state.seconds
        stones = [state.at[PLACES * state.hand + number] for number in (state.first, state.second)]
        if parts["set"] and (not rules.setting.rests or not any(fresh) or any(fresh[n] > min(used[n], stones[n]) for n in (0, 1))):
            raise self.wrong("tail", say("error-tables-set"))
        state.fresh_first, state.fresh_second = fresh
        last = int(parts["last"] or 0)
        if parts["last"] and not (
            (rules.tric or not rules.off.combine)
            and 0 < last < 25
            and state.at[PLACES * state.hand + last]
            and state.firsts + state.seconds < self.whole
        ):
            raise self.wrong("tail", say("error-tables-last"))
        state.last = last

    def read_playing(self, parts: re.Match[str]) -> None:
        state = self.state
        self.read_numbers(parts, True)
        self.read_marks(parts)
        state.midway = state.firsts + state.seconds < self.whole and not (state.firsts == 0 and state.seconds == state.full > 1)
        if not state.find():
            raise self.wrong("tail", say("error-no-move", name=parts["who"]))
        state.stage, state.turn = PLAY, state.hand

    def read_won(self, parts: re.Match[str]) -> None:
        state, tric = self.state, self.rules.tric
        self.read_numbers(parts, False)
        self.read_marks(parts)
        state.value = int(parts["value"])
        bridge = bool(parts["bridge"])
        if not tric or not 0 < state.games < tric.series or state.at[POINTS + state.hand] < tric.target:
            raise self.wrong("tail", say("error-ended-otherwise"))
        if state.at[POINTS + 1 - state.hand] >= tric.target or (bridge and state.firsts + state.seconds > 0):
            raise self.wrong("tail", say("error-tables-bridge"))
        state.by_bridge = bridge
        if bridge:
            state.full = 0  # the throw is over
        state.stage, state.turn = AFTER, state.hand

    def read_ended(self, parts: re.Match[str]) -> None:
        state = self.state
        reason = parts["reason"] or parts["draw"]
        winner = "WB".index(parts["who"]) if parts["who"] else NOBODY
        value = int(parts["value"] or 0)
        score = int(parts["white"]), int(parts["black"])
        if reason not in self.ends():
            raise self.wrong("tail", say("error-ends-by", ways=", ".join(self.ends())))
        if not self.fits(winner, reason, value, score):
            raise self.wrong("tail", say("error-ended-otherwise"))
        for seat in range(2):
            state.at[SCORE + seat] = score[seat]
        state.over(winner, reason)
        state.value = value

    def ends(self) -> tuple[str, ...]:
        rules = self.rules
        if rules.tric:
            return ("series",) if rules.in_series() else ("points", "limit")
        if rules.stakes.match:
            return ("match", "limit")
        return (*GAMMONS, "drop", "limit") if rules.stakes.gammons else ("borne_off", "limit")

    def fits(self, winner: int, reason: str, value: int, score: tuple[int, int]) -> bool:
        """Whether winner, value and score belong together."""
        state, rules, stakes = self.state, self.rules, self.rules.stakes
        ahead = 0 if score[0] > score[1] else 1 if score[1] > score[0] else NOBODY
        if reason == "series" or (rules.tric and reason == "limit") or stakes.match:
            return ahead == winner
        if reason == "limit":
            return winner == NOBODY and score == (0, 0)
        if winner == NOBODY or ahead != winner or min(score) != 0:
            return False
        if rules.tric:
            return score[winner] == value and 1 <= value <= 4
        if score[winner] != value * stakes.unit:
            return False
        if reason == "drop":
            return stakes.cube > 0 and value == state.cube
        return state.at[PLACES * winner + OFF] == STONES and value == state.cube * GAMMONS.get(reason, 1)

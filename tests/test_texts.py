"""The texts of every language: whole, alike, and enough for every game on the shelf."""

import ast as python
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.catalogue import SHELF, entry, game
from parlour.core.finding import plain as plainly
from parlour.core.message import Message, say
from parlour.rulebook import rulebook
from parlour.words import TEXTS, TextError, Words, fluent_files, languages, rules, rules_source, split, titles, words
from tests.tool import loaded as loaded_tool

tool = loaded_tool("words")
GAMES = [entry.id for entry in SHELF]
PACKAGE = TEXTS.parent
ANYTHING = "\N{HORIZONTAL ELLIPSIS}"  # in an id: what is put in when it runs
CHAPTERS = ("aim", "setup", "play", "special", "end", "tips", "options", "origin", "sources")


class Variables(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def patterns(language: str) -> dict[str, ast.Pattern | None]:
    """Every message of a language by its id, attributes as id.attribute."""
    return {id: text.pattern for file in fluent_files(language) for id, text in tool.texts(file).items()}


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every id of a language with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for id, pattern in patterns(language).items():
        variables = Variables()
        if pattern is not None:
            variables.visit(pattern)
        found[id] = variables.names
    return found


def no_form(id: str) -> bool:
    """Not another form of a colour or name: a language has as many cases as it needs."""
    return "." not in id or not id.startswith(("colour-", "hue-", "player"))


def plain(names: set[str]) -> set[str]:
    """Arguments, with those that are asked for in a form of their own: `$winner-genitive` is about `$winner`."""
    return {name.partition("-")[0] for name in names}


@pytest.mark.parametrize("language", languages())
def test_a_name_has_every_form_that_a_colour_has(language: str) -> None:
    forms = {
        id: {other.partition(".")[2] for other in messages(language) if other.startswith(f"{id}.")}
        for id in messages(language)
        if id.startswith(("colour-", "player")) and "." not in id
    }
    assert {"player", "player-colour", "colour-red"} <= set(forms)
    assert len({frozenset(found) for found in forms.values()}) == 1, forms


def test_there_is_english_first_and_german() -> None:
    assert languages()[0] == "en"
    assert "de" in languages()


@pytest.mark.parametrize("language", languages())
def test_all_files_are_fluent_and_ids_are_unique(language: str) -> None:
    assert Words(language).language == language  # loading refuses junk and doubles


@pytest.mark.parametrize("language", languages())
def test_the_languages_have_the_same_ids_and_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(filter(no_form, other)) == sorted(filter(no_form, english))
    assert {id: names for id, names in other.items() if no_form(id) and plain(names) != plain(english[id])} == {}


@cache
def asked_for() -> re.Pattern[str]:
    """The ids that occur in code, in the first page or in another message."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr):
                found.add("".join(str(part.value) if isinstance(part, python.Constant) else ANYTHING for part in node.values))
            elif isinstance(node, python.Constant):
                found.add(str(node.value))
    for path in [*fluent_files("en"), *(path for path in (PACKAGE / "client").rglob("*.*") if path.suffix in (".js", ".html"))]:
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r"[\"{]\s*([a-z][\w-]+)", text))
        found.update(f"{begun}{ANYTHING}" for begun in re.findall(r"`([a-z][\w-]*-)\$\{", text))
    whole = [id for id in found if re.fullmatch(rf"[\w{ANYTHING}-]+", id) and (ANYTHING not in id or re.search(r"\w-|-\w", id))]
    return re.compile("|".join(re.escape(id).replace(ANYTHING, r"[\w-]+") for id in sorted(whole)))


def test_every_message_is_said_somewhere() -> None:
    assert [id for id in messages("en") if "." not in id and not asked_for().fullmatch(id)] == []


def test_every_ruling_that_is_told_is_some_games() -> None:
    told = {id for id in messages("en") if id.startswith("ruling-") and "." not in id}
    assert told == {ruling.source.said for id in GAMES for ruling in game(id).rulings}


@pytest.mark.parametrize("language", languages())
def test_the_languages_have_the_same_files(language: str) -> None:
    def files(name: str) -> list[str]:
        return sorted(str(path.relative_to(TEXTS / name)) for kind in ("*.ftl", "*.md") for path in (TEXTS / name).rglob(kind))

    assert [name for name in files(language) if name != "glossary.md"] == files("en")


@pytest.mark.parametrize("id", GAMES)
def test_a_game_and_its_options_have_their_words(id: str) -> None:
    for language in languages():
        said = words(language)
        wanted = [f"game-{id}", f"game-{id}.tag", *(f"box-{box}" for box in game(id).boxes)]
        for option in game(id).options.values():
            label = f"option-{id}-{option.name}"
            wanted += [label, f"{label}.help", *(f"{label}-{choice}" for choice in option.choices)]
        assert [name for name in wanted if name not in said] == []
        assert all(said.say(name).strip() for name in wanted)


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_can_be_learned_from(id: str) -> None:
    for language in languages():
        text = rules(language, id)
        assert text.title == words(language).say(f"game-{id}")
        assert len(text.sections) >= 4
        assert all(section.anchor for section in text.sections), "every heading has an anchor"
        assert len(set(text.anchors)) == len(text.anchors)
        assert all(section.body or section.level == 2 for section in text.sections)
        assert len(rules_source(language, id).split()) > 250


@pytest.mark.parametrize("id", GAMES)
def test_links_in_the_rules_lead_somewhere(id: str) -> None:
    for language in languages():
        for target in re.findall(r"\]\(#([^)]*)\)", rules_source(language, id)):
            assert target in rulebook(language, id).anchors


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_of_every_game_have_the_same_chapters(id: str) -> None:
    for language in languages():
        chapters = [(section.anchor, section.title) for section in rulebook(language, id).sections if section.level == 2]
        assert [anchor for anchor, _ in chapters] == list(CHAPTERS)
        assert chapters == [(section.anchor, section.title) for section in rulebook(language, "muehle").sections if section.level == 2]


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_tell_every_option_and_value_and_every_source(id: str) -> None:
    for language in languages():
        said = words(language)
        told = {section.anchor: section.body for section in rulebook(language, id).sections}
        for option in game(id).options.values():
            label = f"option-{id}-{option.name}"
            assert f"**{said.say(label)}**" in told["options"] and said.say(f"{label}.help") in told["options"]
            assert all(f"*{said.say(f'{label}-{choice}')}*" in told["options"] for choice in option.choices)
        assert all(said.say(f"box-{box}") in told["sources"] for box in game(id).boxes)
        assert all(f"*{name}*" in told["sources"] for name in entry(id).names)


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_have_the_same_anchors_in_the_same_order(id: str) -> None:
    for language in languages():
        assert rules(language, id).anchors == rules("en", id).anchors


@pytest.mark.parametrize("language", languages())
def test_a_language_has_all_that_english_has_and_says_it_otherwise(language: str) -> None:
    """Arguments, anchors, pictures, notes, links, tables and the options in bold are alike, and nothing is left in English by mistake."""
    review = tool.Review(language)
    found = [f"{name}: {wrong}" for name in tool.english_files() for wrong in review.wrongs(name)] if language != tool.ENGLISH else []
    assert [line for line in found if ": stale: " not in line and ": much longer " not in line] == []
    assert review.same <= review.found_same, "same.txt has what is no longer the same"


def test_what_a_translator_has_to_do_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, said in (("en", "a = Throw { $pips }\nb = One two\nc = Same\n"), ("xx", "a = Wirf\nc = Same\nd = Mehr\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.ftl").write_text(said, encoding="utf-8")
    monkeypatch.setattr(tool, "TEXTS", tmp_path)
    assert [line.partition(" (")[0] for line in tool.Review("xx").wrongs("a.ftl")] == [
        "other arguments: a takes ['pips'], here []",
        "missing: b",
        "the same as in English: c",
        "left over: d",
    ]
    assert list(tool.coverage())[2:] == ["| en | 3 of 3 | 0 of 0 | 0 |", "| xx | 2 of 3 | 0 of 0 | 4 |"]


# Plurals

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 1.5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# What a number of things needs in a language besides `other`; in Russian `many` is the same word.
NEEDED = {"pl": {"one", "few", "many"}, "ru": {"one", "few"}}


class Choices(Visitor):
    """Collects what messages select by: each argument with the keys of its variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        by = Variables()
        by.visit(node.selector)
        keys = {variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants}
        self.found += [(name, keys) for name in by.names]
        self.generic_visit(node)


class Numbers(Visitor):
    """Collects the arguments that are set as numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        found = Variables()
        found.visit(node)
        self.names |= found.names


def tries(pattern: ast.Pattern) -> Iterator[dict[str, str | int | float]]:
    """Arguments for a pattern: everything once, and each one that it selects by with every number or every key."""
    arguments, choices, numbers = Variables(), Choices(), Numbers()
    for visitor in (arguments, choices, numbers):
        visitor.visit(pattern)
    plainest: dict[str, str | int | float] = {name: 7 if name in numbers.names else "Anna" for name in arguments.names}
    for name, keys in choices.found:
        if keys & (PLURALS - {"other"}) or any(key.isdigit() for key in keys):
            plainest[name] = 5
    yield plainest
    for name, keys in choices.found:
        for value in NUMBERS if not isinstance(plainest[name], str) else sorted(keys):
            yield {**plainest, name: value}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_every_number_and_every_choice(language: str) -> None:
    said = words(language)
    for id, pattern in patterns(language).items():
        if pattern is None:
            continue
        name, _, attribute = id.partition(".")
        found = said.message(name)
        put = found.attributes[attribute] if attribute else found.value
        assert put is not None
        for arguments in tries(pattern):
            text, errors = said.bundle.format_pattern(put, arguments)
            assert not errors and isinstance(text, str) and "{" not in text, (id, arguments, errors)


@pytest.mark.parametrize("language", NEEDED)
def test_what_is_counted_has_every_form_that_the_language_needs(language: str) -> None:
    if language not in languages():
        return
    lacking = []
    for id, pattern in patterns(language).items():
        choices = Choices()
        if pattern is not None:
            choices.visit(pattern)
        lacking += [id for _, keys in choices.found if keys & {"few", "many"} and not NEEDED[language] <= keys]
    assert lacking == []


# Titles

OLD_SPELLING = {("de", "wieviel_augen_2"), ("de", "wieviel_augen_3")}  # printed "Wieviel", which has been two words since 1996
ARTICLES = ("het ", "le ", "il ", "the ")


@pytest.mark.parametrize("language", languages())
def test_titles_are_the_printed_ones_where_a_booklet_prints_the_game_in_the_language(language: str) -> None:
    """The whole print, or with an addition where two games are printed under one name."""
    for row in SHELF:
        title = plainly(titles(language)[row.id])
        printed = [plainly(name) for names in row.printed.values() for name in names.get(language, ())]
        bare = [next((name.removeprefix(article) for article in ARTICLES if name.startswith(article)), name) for name in printed]
        if printed and (language, row.id) not in OLD_SPELLING:
            assert any(name in title or name.startswith(title) for name in bare), (row.id, title, printed)


@pytest.mark.parametrize("language", languages())
def test_a_title_is_one_game_s_alone(language: str) -> None:
    everywhere = {(row.id, plainly(titles(other)[row.id])) for row in SHELF for other in languages()}
    for row in SHELF:
        assert {id for id, title in everywhere if title == plainly(titles(language)[row.id])} == {row.id}


# The words loader itself


def loaded(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, **files: str) -> Words:
    """The words of a language made of these files."""
    folder = tmp_path_factory.mktemp("texts")
    (folder / "xx").mkdir()
    for name, text in files.items():
        (folder / "xx" / f"{name}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("parlour.words.TEXTS", folder)
    return Words("xx")


def test_a_language_that_is_still_being_translated_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("en", "xx"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.ftl").write_text("here = Here\n", encoding="utf-8")
    monkeypatch.setattr("parlour.words.TEXTS", tmp_path)
    assert languages() == ("en", "xx")
    (tmp_path / "xx" / "unfinished.txt").write_text("half of it\n", encoding="utf-8")
    assert languages() == ("en",)


def test_messages_nest(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    said = loaded(tmp_path_factory, monkeypatch, a="colour-red = Red\n", b="throws = { $who } throws { $pips }.\n    .short = { $pips }\n")
    assert said.put(say("throws", who=Message("colour-red"), pips=6)) == "Red throws 6."
    assert said.say("throws.short", pips=4) == "4"
    assert "throws.long" not in said
    assert "throws.short" in said


def test_what_a_message_refers_to_is_found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    terms = "-box = { $case ->\n       *[nominative] { -short }\n        [genitive] of { -short }\n    }\n-short = Parlour\n"
    choice = '{ $count ->\n        [one] { name.tag }\n       *[other] { -box(case: "genitive") }\n    }'
    said = loaded(tmp_path_factory, monkeypatch, a=f"open = {choice}\nname = N\n    .tag = T {{ -box }}\n", b=terms)
    assert (said.say("open", count=1), said.say("open", count=2)) == ("T Parlour", "of Parlour")
    assert "-box" not in said and "short" not in said


@pytest.mark.parametrize("language", languages())
def test_a_figure_below_nothing_has_a_minus_sign(language: str) -> None:
    said = words(language).say("dice-grey-log", colour="Ben", points=-2, total=-13)
    assert "−2" in said and "−13" in said and "-" not in said


def test_the_forms_of_an_argument_travel_with_it(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    colours = "colour-red = Czerwony\n    .genitive = czerwonego\nplayer = { $name }\n    .genitive = gracza { $name }\n"
    said = loaded(tmp_path_factory, monkeypatch, a=colours, b="turn = { $who } zaczyna. Kolej { $who-genitive }.\n")
    assert said.put(say("turn", who=Message("colour-red"))) == "Czerwony zaczyna. Kolej czerwonego."
    assert said.put(say("turn", who=say("player", name="Anna"))) == "Anna zaczyna. Kolej gracza Anna."


@pytest.mark.parametrize("language", languages())
def test_a_number_below_zero_is_said_with_a_minus_sign(language: str) -> None:
    for number in (-1, -2, -1.5):
        assert words(language).say("review-figure-points", value=number)[0] == "−"
        for id in ("cli-points", "table-series-points"):
            assert words(language).say(id, points=int(number)).startswith(f"−{int(-number)}"), id
    assert "-3" in words(language).say("cli-saved", path="/games/-3.json")


def test_several_may_ask_at_once() -> None:
    """As pages are printed: each in a thread, and none finds half of what a message needs."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            for language in languages():
                fresh = Words(language)
                said = list(pool.map(lambda _, fresh=fresh: fresh.say("option-wuerfelpoker-chips"), range(16)))
                assert set(said) == {words(language).say("option-va_banque-chips")}
    finally:
        sys.setswitchinterval(before)


def test_a_missing_text_is_named(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    said = loaded(tmp_path_factory, monkeypatch, a="here = Here\n    .tag = There\nonly =\n    .tag = No value\n")
    for id in ("nowhere", "here.help", "only"):
        with pytest.raises(TextError, match=f"no text '{id}' in 'xx'"):
            said.say(id)


def test_a_missing_argument_is_named(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    said = loaded(tmp_path_factory, monkeypatch, a="throws = { $who } throws\n")
    with pytest.raises(TextError, match=r"text 'throws' in 'xx'.*who"):
        said.say("throws")


def test_what_is_not_fluent_is_named_with_its_line(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TextError, match=r"a\.ftl, line 2: not Fluent"):
        loaded(tmp_path_factory, monkeypatch, a="here = Here\nthis is no message\n").say("here")
    with pytest.raises(TextError, match=r"a\.ftl, line 3: not Fluent"):
        loaded(tmp_path_factory, monkeypatch, a="# Where\nhere = Here\nthere = { $\n").say("there")


def test_an_id_that_is_there_twice_is_named(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TextError, match=r"b\.ftl: text 'here' is already in .*a\.ftl"):
        loaded(tmp_path_factory, monkeypatch, a="here = Here\n", b="here = There\n")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(TextError, match=f"no texts in 'xx'; languages: {languages()[0]}, {languages()[1]}"):
        fluent_files("xx")


def test_headings_are_split_from_what_stands_under_them() -> None:
    parts = list(split("above\n# Title\nopening\n\n## The six {#six}\nThrow.\n### Again {#again}\n- and again\n"))
    assert [(heading["title"], heading["anchor"], body) if heading else (None, None, body) for heading, body in parts] == [
        (None, None, "above"),
        ("Title", None, "opening"),
        ("The six", "six", "Throw."),
        ("Again", "again", "- and again"),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_column_of_a_table_in_the_rules_has_a_heading(language: str) -> None:
    for row in SHELF:
        heads = re.findall(r"^(\|.*\|)\n\|[-:| ]+\|$", rules_source(language, row.id), re.MULTILINE)
        assert all(cell.strip() for head in heads for cell in head.strip("|").split("|")), row.id

"""What Typer says of the command line itself, in our words: the frame of the help, and what is wrong with what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from typer import Context
from typer._click.core import Command  # Typer keeps a copy of Click for itself, and has no other door to these
from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoArgsIsHelpError, NoSuchOption, UsageError
from typer._click.formatting import HelpFormatter
from typer.core import TyperArgument, TyperGroup, TyperOption

from parlour.core.message import Message, say

if TYPE_CHECKING:
    from parlour.cli.voice import Voice

Words = Callable[..., str]
# What the help calls its parts, by the name that Typer has for it.
FRAME: Final = {
    "ARGUMENTS_PANEL_TITLE": "cli-usage-arguments",
    "OPTIONS_PANEL_TITLE": "cli-usage-options",
    "COMMANDS_PANEL_TITLE": "cli-usage-commands",
    "REQUIRED_LONG_STRING": "cli-usage-required",
}
PLACEHOLDER: Final = re.compile("[A-Z]{4,}")  # GAME, FILE: what somebody is to put in


def parts_of(group: TyperGroup) -> Iterator[Command]:
    """A command with all that is under it."""
    yield group
    for part in group.commands.values():
        if isinstance(part, TyperGroup):
            yield from parts_of(part)
        else:
            yield part


def put_into_words(group: TyperGroup, put: Words, known: str) -> None:
    """All help in a language: Typer's own part of it, and ours, which are ids of texts until now."""
    spoken = spoken_context(put)
    for part in parts_of(group):
        part.context_class = spoken
        part.help = put(part.help) if part.help else None
        part.options_metavar = f"[{put('cli-metavar-options')}]"
        if isinstance(part, TyperGroup):
            part.subcommand_metavar = f"{put('cli-metavar-command')} [{put('cli-metavar-arguments')}]..."
        for parameter in part.params:
            if isinstance(parameter, TyperOption | TyperArgument):
                parameter.help = put(parameter.help, languages=known) if parameter.help else None
                if parameter.metavar:
                    parameter.metavar = PLACEHOLDER.sub(lambda found: put(f"cli-metavar-{found[0].lower()}"), parameter.metavar)
        helping = part.get_help_option(Context(part))
        if helping is not None:
            helping.help = put("cli-help-help")


def spoken_context(put: Words) -> type[Context]:
    """What a command runs in: whoever asks it how something is used gets an answer in words of ours."""

    class Formatter(HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, f"{put('cli-usage')} ")

    class Spoken(Context):
        formatter_class = Formatter

        def make_formatter(self) -> HelpFormatter:
            from typer import rich_utils  # takes long to load, and is needed for help alone

            for name, id in FRAME.items():
                setattr(rich_utils, name, put(id))
            rich_utils.DEFAULT_STRING = put("cli-usage-default", value="{}")
            return super().make_formatter()

    return Spoken


def refuse_usage(voice: Voice, error: UsageError) -> int:
    """Say what is wrong with what was typed, and how it is used; the code to leave with."""
    from rich.text import Text

    if isinstance(error, NoArgsIsHelpError):
        return error.exit_code  # the help has just been shown
    if error.ctx is not None:
        voice.err.print(Text(error.ctx.get_usage()))
    voice.err.print(Text(voice.words.put(said_of(error)), style="refusal"))
    if error.ctx is not None:
        voice.err.print(Text(voice.say("cli-see-help", command=error.ctx.command_path), style="quiet"))
    return error.exit_code


def said_of(error: UsageError) -> Message:
    """What is wrong with what was typed."""
    if isinstance(error, MissingParameter):
        return say("cli-missing-argument", name=name_of(error))
    if isinstance(error, NoSuchOption):
        near = ", ".join(sorted(error.possibilities or ()))
        return say("cli-no-option-near", name=error.option_name, near=near) if near else say("cli-no-option", name=error.option_name)
    if isinstance(error, BadOptionUsage):
        return say("cli-wrong-use", name=error.option_name)
    if isinstance(error, BadParameter):
        allowed = allowed_by(error)
        return say("cli-wrong-range", name=name_of(error), allowed=allowed) if allowed else say("cli-wrong-parameter", name=name_of(error))
    if error.ctx is not None and isinstance(error.ctx.command, TyperGroup):
        name = between("'", error.message, "'")
        near = ", ".join(get_close_matches(name, error.ctx.command.commands))
        return say("cli-no-command-near", name=name, near=near) if near else say("cli-no-command", name=name)
    return say("cli-too-much", words=between("(", error.message.replace("(s)", ""), ")"))


def allowed_by(error: BadParameter) -> str:
    """From where to where a number may go; nothing where it is not known."""
    known = error.param
    if not isinstance(known, TyperOption | TyperArgument) or known.min is None:
        return ""
    return f"≥ {known.min}" if known.max is None else f"{known.min} … {known.max}"


def name_of(error: BadParameter) -> str:
    """What an option or argument is called on the command line."""
    known = error.param
    return known.get_error_hint().replace("'", "") if isinstance(known, TyperOption | TyperArgument) else str(error.param_hint or "")


def between(opening: str, text: str, closing: str) -> str:
    """What stands in a sentence between two signs: Typer tells some things only so."""
    return text.partition(opening)[2].rpartition(closing)[0].partition(f"{closing}. ")[0]

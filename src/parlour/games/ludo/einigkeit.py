"""Einigkeit macht stark: yellow and red against green and black on the cross of 40 squares. Sheet: ludo.md, section 2.

Unlike Mensch ärgere Dich nicht: partners build walls together, which only a six on A breaks; a six is free; a missed capture costs the
piece; a side wins when both its colours are home.
"""

from parlour.core.setup import Setup, choice
from parlour.core.source import printed
from parlour.games.ludo.board import Cross
from parlour.games.ludo.game import Ludo
from parlour.games.ludo.rules import CAPTURE, OFF_TRACK, Capturing, Colours, Entry, LudoRules, Throws, arms


def rules(setup: Setup) -> LudoRules:
    return LudoRules(
        Colours("YGRK", "0123", partners=True),
        arms(4, range(4)),
        on_a=True,  # R1
        throws=Throws(three=OFF_TRACK),  # R7
        entry=Entry(six_must=False),
        capturing=Capturing(CAPTURE[setup.choice("compulsory_capture")]),
        barriers=True,
    )


GAME = Ludo(
    id="einigkeit",
    seats=(4,),
    rules=rules,
    board=Cross,
    options=(choice("compulsory_capture", "penalty enforced", printed("source-enforced", travel="fr it", big="de")),),
)

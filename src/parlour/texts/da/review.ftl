# Looking back at a game: fetched only by pages that do.

# Figures, with the decimal sign of the language
review-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
review-figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-figure-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-plus = +{ $figure }
review-minus = −{ $figure }
review-even = ±0

review-under-way = Spillet gennemgås
review-seat = Spiller
review-start = Ved starten
review-luck = Held
review-decided = Valg
review-ended = Uden for brættet
review-result = Resultat
review-lost = Tabt ved egne valg
review-fortune = { $skill ->
    [well] { $fortune ->
        [lucky] { $name } valgte godt og havde held: terninger { $luck }, valg { $decided }.
        [unlucky] { $name } valgte godt og havde uheld: terninger { $luck }, valg { $decided }.
       *[even] { $name } valgte godt og havde hverken held eller uheld: terninger { $luck }, valg { $decided }.
    }
    [better] { $fortune ->
        [lucky] { $name } valgte bedre og havde held: terninger { $luck }, valg { $decided }.
        [unlucky] { $name } valgte bedre og havde uheld: terninger { $luck }, valg { $decided }.
       *[even] { $name } valgte bedre og havde hverken held eller uheld: terninger { $luck }, valg { $decided }.
    }
    [badly] { $fortune ->
        [lucky] { $name } havde held, men valgte mindre godt: terninger { $luck }, valg { $decided }.
        [unlucky] { $name } valgte mindre godt og havde oven i købet uheld: terninger { $luck }, valg { $decided }.
       *[even] { $name } valgte mindre godt og havde hverken held eller uheld: terninger { $luck }, valg { $decided }.
    }
   *[even] { $fortune ->
        [lucky] { $name } havde held: terninger { $luck }, valg { $decided }.
        [unlucky] { $name } havde uheld: terninger { $luck }, valg { $decided }.
       *[even] { $name } havde hverken held eller uheld: terninger { $luck }, valg { $decided }.
    }
}
review-luck-alone = { $name } havde en chance på { $start } ud af 100 før første kast; terningerne gav { $luck }.
review-thought = { $name } begik { $faults }; { $lost } tabt pr. træk.
review-faultless = { $name } begik ingen fejl; { $lost } tabt pr. træk.
review-count-blunders = { $count ->
    [one] én bommert
   *[other] { $count } bommerter
}
review-count-mistakes = { $count ->
    [one] én fejl
   *[other] { $count } fejl
}
review-count-slips = { $count ->
    [one] én unøjagtighed
   *[other] { $count } unøjagtigheder
}
review-faults-two = { $first } og { $second }
review-faults-three = { $first }, { $second } og { $third }
review-turning-move = Vendepunktet var træk { $number } fra { $name }, { $move }: { $change }.
review-turning-throw = Vendepunktet var kastet { $move } fra { $name }, nummer { $number }: { $change }.
review-turning-move-for = Vendepunktet var træk { $number } fra { $name }, { $move }: { $change } for { $other }.
review-turning-throw-for = Vendepunktet var kastet { $move } fra { $name }, nummer { $number }: { $change } for { $other }.
review-turning-end = Spillet blev afgjort uden for brættet.
review-good = Godt fundet: { $name }, træk { $number }, { $move }.
review-marked = { $mark ->
    [blunder] { $number }. { $name }: { $move } var en bommert og kostede { $lost }; bedre var { $best }.
    [mistake] { $number }. { $name }: { $move } var en fejl og kostede { $lost }; bedre var { $best }.
   *[slip] { $number }. { $name }: { $move } var en unøjagtighed og kostede { $lost }; bedre var { $best }.
}
review-graph = Hvad hver stilling var værd for { $names }, fra starten til venstre til slutningen til højre
review-as-table = Som tabel
review-move = Træk
review-mistakes = Hvad der kunne have været bedre
review-mark-slip = unøjagtighed
review-mark-mistake = fejl
review-mark-blunder = bommert
review-unit-chance = Tallene er chancer for at vinde, i procent.
review-unit-points = Tallene er point.
review-unit-other = Tallene er, som computeren regner dem.
review-exact = De er nøjagtige.
review-judged = De er så gode, som vores stærkeste spiller kan bedømme.
review-learn = { $count ->
    [one] Lær af min fejl
   *[other] Lær af mine { $count } fejl
}
review-learn-asked = Spørgsmål { $at } af { $total }: her spillede du { $played } og tabte { $lost }. Hvad er bedre?
review-learn-right = Det er det: { $best }.
review-learn-wrong = Det er heller ikke det bedste. Prøv igen.
review-learn-same = Det var det, du spillede. Noget andet er bedre.
review-learn-shown = Bedre var { $best }.
review-learn-show = Vis mig det
review-learn-next = Næste spørgsmål
review-learn-stop = Nok

# The analysis board.

analysis-of = { $game }: analyse
analysis-desk = Hvad der kan gøres, og hvad det er værd
analysis-moves = Træk
analysis-throws = Hvad viser terningerne?
analysis-judge = Vis, hvad computeren mener
analysis-thinking = Computeren tænker.
analysis-position = Stillingen på skrift
analysis-copy = Kopiér
analysis-paste = En anden stilling
analysis-place = Sæt den op
analysis-play = Spil herfra
analysis-play-start = Begynd i denne stilling
analysis-play-forgets = Det, der stod på brættet før, tæller ikke, når stillinger gentages.

# The position editor. What stands in its fields is as docs/positions.md has it.

analysis-edit = Sæt en stilling op
analysis-edit-done = Se på denne stilling
analysis-edit-leave = Lad den være, som den var
analysis-edit-tools = Hvad et tryk på brættet gør
analysis-edit-stock = Brikker at sætte på brættet
analysis-edit-move = Flyt
analysis-edit-take = Tag af
analysis-edit-put = { $colour }: { $piece }
analysis-edit-empty = Tomt bræt
analysis-edit-start = Spillets start
analysis-edit-turn = Hvis tur er det?
analysis-field-next = Hvad der kommer nu, og hvad der tælles
analysis-field-figures = Tal
analysis-field-hands = Brikker på hånden
analysis-field-rights = Rokade
analysis-field-passant = Passeret felt
analysis-field-quiet = Halvtræk uden slag eller bondetræk
analysis-field-number = Træk nummer
analysis-field-die = Terning

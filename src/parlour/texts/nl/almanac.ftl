# Wat veel partijen hebben laten zien, op de pagina van een spel: alleen door die pagina opgehaald.

almanac-title = In cijfers
almanac-length = { $minutes ->
    [one] Een partij duurt ongeveer een minuut.
   *[other] Een partij duurt ongeveer { NUMBER($minutes) } minuten.
}
almanac-won = Computers die ontspannen spelen lossen het { NUMBER($won) } van de 100 keer op.
almanac-first = Wie begint, wint { NUMBER($won) } van de 100 partijen.
almanac-first-drawn = Wie begint, wint { NUMBER($won) } van de 100 partijen, en { NUMBER($drawn) } zijn gelijk.
almanac-first-many = Wie begint, wint { NUMBER($won) } van de 100 partijen, waar { NUMBER($even) } eerlijk verdeeld zou zijn.
almanac-first-even = Het maakt nauwelijks uit wie begint.
almanac-luck = { $luck ->
    [none] Er is geen geluk bij: denken beslist alles.
    [all] Niemand heeft iets te kiezen: geluk beslist alles.
    [most] Geluk beslist bijna alles.
    [more] Geluk beslist meer dan de helft.
   *[less] Geluk praat mee, maar denken beslist meer dan de helft.
}
almanac-changes = { $changes ->
    [0] Wie eenmaal voor staat, blijft meestal voor.
    [one] De leiding wisselt ongeveer één keer.
   *[other] De leiding wisselt ongeveer { NUMBER($changes) } keer.
}
almanac-comebacks = { $comebacks ->
    [0] Wie bijna verslagen was, komt zelden terug.
    [one] Eén keer in 100 partijen wint iemand die bijna verslagen was.
   *[other] In { NUMBER($comebacks) } van de 100 partijen wint iemand die bijna verslagen was.
}
almanac-source = { $play ->
    [thought] Uit { NUMBER($games) } partijen die computers van niveau 2 tegen elkaar speelden; de minuten zijn geschat naar zetten en keuzes.
    [alone] Uit { NUMBER($games) } partijen die computers van niveau 2 alleen speelden; de minuten zijn geschat naar worpen, zetten en keuzes.
    [alone-thought] Uit { NUMBER($games) } partijen die computers van niveau 2 alleen speelden; de minuten zijn geschat naar zetten en keuzes.
   *[dice] Uit { NUMBER($games) } partijen die computers van niveau 2 tegen elkaar speelden; de minuten zijn geschat naar worpen, zetten en keuzes.
}
almanac-source-luck = Uit { NUMBER($games) } partijen die computers speelden; de minuten zijn geschat naar worpen en zetten.
almanac-middle = { $to ->
    [one] De helft van alle partijen duurt hoogstens een minuut.
   *[other] De helft van alle partijen duurt { NUMBER($from) } tot { NUMBER($to) } minuten.
}
almanac-middle-same = { $minutes ->
    [one] De helft van alle partijen duurt ongeveer een minuut.
   *[other] De helft van alle partijen duurt ongeveer { NUMBER($minutes) } minuten.
}
almanac-middle-all = Alle partijen duren even lang.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Overwinningen in 100 partijen, naar speelvolgorde
almanac-begins = begint
almanac-second = tweede
almanac-drawn = gelijk
almanac-begins-told = Wie begint, wint { NUMBER($won) } van de 100 partijen.
almanac-second-told = Wie als tweede speelt, wint { NUMBER($won) } van de 100 partijen.
almanac-drawn-told = { NUMBER($won) } van de 100 partijen zijn gelijk.
almanac-order-told = Speler { NUMBER($number) } in de volgorde wint { NUMBER($won) } van de 100 partijen.
almanac-deciding = Wat beslist, tussen spelers die even sterk zijn
almanac-deciding-told = De dobbelstenen beslissen voor { NUMBER($dice) } procent, het denken voor { NUMBER($thought) }.
almanac-dice = dobbelstenen { NUMBER($dice) }
almanac-thought = denken { NUMBER($thought) }

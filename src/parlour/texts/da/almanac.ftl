# What many games have shown, on a game's page: fetched by that page alone.

almanac-title = I tal
almanac-length = { $minutes ->
    [one] Et spil varer omkring et minut.
   *[other] Et spil varer omkring { NUMBER($minutes) } minutter.
}
almanac-won = Computere, der spiller afslappet, løser det { NUMBER($won) } gange ud af 100.
almanac-first = Den, der begynder, vinder { NUMBER($won) } spil ud af 100.
almanac-first-drawn = Den, der begynder, vinder { NUMBER($won) } spil ud af 100, og { NUMBER($drawn) } er uafgjort.
almanac-first-many = Den, der begynder, vinder { NUMBER($won) } spil ud af 100, hvor { NUMBER($even) } ville være lige.
almanac-first-even = Det betyder næsten intet, hvem der begynder.
almanac-luck = { $luck ->
    [none] Der er intet held i det: omtanken afgør alt.
    [all] Ingen har noget at vælge: heldet afgør alt.
    [most] Heldet afgør næsten alt.
    [more] Heldet afgør mere end halvdelen.
   *[less] Heldet har noget at sige, men omtanken afgør mere end halvdelen.
}
almanac-changes = { $changes ->
    [0] Den, der har taget føringen, beholder den som regel.
    [one] Føringen skifter omkring én gang.
   *[other] Føringen skifter omkring { NUMBER($changes) } gange.
}
almanac-comebacks = { $comebacks ->
    [0] Den, der er så godt som slået, kommer næsten aldrig igen.
    [one] I ét spil ud af 100 vinder en, der var så godt som slået.
   *[other] I { NUMBER($comebacks) } spil ud af 100 vinder en, der var så godt som slået.
}
almanac-source = { $play ->
    [thought] Fra { NUMBER($games) } spil, som computere på niveau 2 har spillet mod hinanden; minutterne er anslået ud fra træk og valg.
    [alone] Fra { NUMBER($games) } spil, som computere på niveau 2 har spillet alene; minutterne er anslået ud fra kast, træk og valg.
    [alone-thought] Fra { NUMBER($games) } spil, som computere på niveau 2 har spillet alene; minutterne er anslået ud fra træk og valg.
   *[dice] Fra { NUMBER($games) } spil, som computere på niveau 2 har spillet mod hinanden; minutterne er anslået ud fra kast, træk og valg.
}
almanac-source-luck = Fra { NUMBER($games) } spil, som computere har spillet; minutterne er anslået ud fra kast og træk.
almanac-middle = { $to ->
    [one] Halvdelen af alle spil varer op til et minut.
   *[other] Halvdelen af alle spil varer { NUMBER($from) } til { NUMBER($to) } minutter.
}
almanac-middle-same = { $minutes ->
    [one] Halvdelen af alle spil varer omkring et minut.
   *[other] Halvdelen af alle spil varer omkring { NUMBER($minutes) } minutter.
}
almanac-middle-all = Alle spil varer lige længe.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Sejre i 100 spil, efter rækkefølge
almanac-begins = begynder
almanac-second = nummer to
almanac-drawn = uafgjort
almanac-begins-told = Den, der begynder, vinder { NUMBER($won) } spil ud af 100.
almanac-second-told = Den, der er nummer to, vinder { NUMBER($won) } spil ud af 100.
almanac-drawn-told = { NUMBER($won) } spil ud af 100 er uafgjort.
almanac-order-told = Spiller { NUMBER($number) } i rækken vinder { NUMBER($won) } spil ud af 100.
almanac-deciding = Hvad der afgør det mellem lige stærke spillere
almanac-deciding-told = Terningerne afgør { NUMBER($dice) } procent, omtanken { NUMBER($thought) }.
almanac-dice = terninger { NUMBER($dice) }
almanac-thought = omtanke { NUMBER($thought) }

# What many games have shown, on a game’s page: fetched by that page alone.

almanac-title = In figures
almanac-length = { $minutes ->
    [one] A game takes about a minute.
   *[other] A game takes about { NUMBER($minutes) } minutes.
}
almanac-won = Computers that play casually solve it { NUMBER($won) } times in 100.
almanac-first = Whoever begins wins { NUMBER($won) } games in 100.
almanac-first-drawn = Whoever begins wins { NUMBER($won) } games in 100, and { NUMBER($drawn) } are drawn.
almanac-first-many = Whoever begins wins { NUMBER($won) } games in 100, where { NUMBER($even) } would be even.
almanac-first-even = It hardly matters who begins.
almanac-luck = { $luck ->
    [none] There is no luck in it: thought decides everything.
    [all] Nobody has a choice: luck decides everything.
    [most] Luck decides nearly everything.
    [more] Luck decides more than half.
   *[less] Luck has a say, but thought decides more than half.
}
almanac-changes = { $changes ->
    [0] Whoever has taken the lead mostly keeps it.
    [one] The lead changes about once.
   *[other] The lead changes about { NUMBER($changes) } times.
}
almanac-comebacks = { $comebacks ->
    [0] Whoever was nearly beaten hardly ever comes back.
    [one] Once in 100 games somebody wins who was nearly beaten.
   *[other] In { NUMBER($comebacks) } games of 100 somebody wins who was nearly beaten.
}
almanac-source = { $play ->
    [thought] From { NUMBER($games) } games that computers of level 2 played against each other; minutes are estimated from moves and choices.
    [alone] From { NUMBER($games) } games that computers of level 2 played alone; minutes are estimated from throws, moves and choices.
    [alone-thought] From { NUMBER($games) } games that computers of level 2 played alone; minutes are estimated from moves and choices.
   *[dice] From { NUMBER($games) } games that computers of level 2 played against each other; minutes are estimated from throws, moves and choices.
}
almanac-source-luck = From { NUMBER($games) } games that computers played; minutes are estimated from throws and moves.
almanac-middle = { $to ->
    [one] Half of all games take up to a minute.
   *[other] Half of all games take { NUMBER($from) } to { NUMBER($to) } minutes.
}
almanac-middle-same = { $minutes ->
    [one] Half of all games take about a minute.
   *[other] Half of all games take about { NUMBER($minutes) } minutes.
}
almanac-middle-all = All games take equally long.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Victories in 100 games, by order of play
almanac-begins = begins
almanac-second = second
almanac-drawn = drawn
almanac-begins-told = Whoever begins wins { NUMBER($won) } games in 100.
almanac-second-told = Whoever is second wins { NUMBER($won) } games in 100.
almanac-drawn-told = { NUMBER($won) } games in 100 are drawn.
almanac-order-told = Player { NUMBER($number) } in turn wins { NUMBER($won) } games in 100.
almanac-deciding = What decides, between players of one strength
almanac-deciding-told = Dice decide { NUMBER($dice) } per cent, thought { NUMBER($thought) }.
almanac-dice = dice { NUMBER($dice) }
almanac-thought = thought { NUMBER($thought) }

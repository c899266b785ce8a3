# Co pokazało wiele partii, na stronie gry: pobiera to tylko ta strona.

almanac-title = W liczbach
almanac-length = { $minutes ->
    [one] Partia trwa około minuty.
    [few] Partia trwa około { NUMBER($minutes) } minut.
    [many] Partia trwa około { NUMBER($minutes) } minut.
   *[other] Partia trwa około { NUMBER($minutes) } minuty.
}
almanac-won = Komputery grające na luzie rozwiązują ją { NUMBER($won) } razy na 100.
almanac-first = Kto zaczyna, wygrywa { NUMBER($won) } na 100 partii.
almanac-first-drawn = Kto zaczyna, wygrywa { NUMBER($won) } na 100 partii, a remisem kończy się { NUMBER($drawn) }.
almanac-first-many = Kto zaczyna, wygrywa { NUMBER($won) } na 100 partii, a po równo byłoby { NUMBER($even) }.
almanac-first-even = Prawie nie ma znaczenia, kto zaczyna.
almanac-luck = { $luck ->
    [none] Nie ma w niej szczęścia: o wszystkim decyduje myślenie.
    [all] Nikt nie ma wyboru: o wszystkim decyduje szczęście.
    [most] Szczęście decyduje prawie o wszystkim.
    [more] Szczęście decyduje o więcej niż połowie.
   *[less] Szczęście ma coś do powiedzenia, ale myślenie decyduje o więcej niż połowie.
}
almanac-changes = { $changes ->
    [0] Kto objął prowadzenie, zwykle je utrzymuje.
    [one] Prowadzenie zmienia się mniej więcej raz.
    [few] Prowadzenie zmienia się mniej więcej { NUMBER($changes) } razy.
    [many] Prowadzenie zmienia się mniej więcej { NUMBER($changes) } razy.
   *[other] Prowadzenie zmienia się mniej więcej { NUMBER($changes) } raza.
}
almanac-comebacks = { $comebacks ->
    [0] Kto był prawie pokonany, prawie nigdy się nie podnosi.
    [one] Raz na 100 partii wygrywa ktoś, kto był prawie pokonany.
   *[other] W { NUMBER($comebacks) } na 100 partii wygrywa ktoś, kto był prawie pokonany.
}
almanac-source = { $play ->
    [thought] Z { NUMBER($games) } partii, które rozegrały między sobą komputery poziomu 2; minuty szacujemy z ruchów i wyborów.
    [alone] Z { NUMBER($games) } partii, które rozegrały samotnie komputery poziomu 2; minuty szacujemy z rzutów, ruchów i wyborów.
    [alone-thought] Z { NUMBER($games) } partii, które rozegrały samotnie komputery poziomu 2; minuty szacujemy z ruchów i wyborów.
   *[dice] Z { NUMBER($games) } partii, które rozegrały między sobą komputery poziomu 2; minuty szacujemy z rzutów, ruchów i wyborów.
}
almanac-source-luck = Z { NUMBER($games) } partii, które rozegrały komputery; minuty szacujemy z rzutów i ruchów.
almanac-middle = { $to ->
    [one] Połowa wszystkich partii trwa najwyżej minutę.
    [few] Połowa wszystkich partii trwa od { NUMBER($from) } do { NUMBER($to) } minut.
    [many] Połowa wszystkich partii trwa od { NUMBER($from) } do { NUMBER($to) } minut.
   *[other] Połowa wszystkich partii trwa od { NUMBER($from) } do { NUMBER($to) } minuty.
}
almanac-middle-same = { $minutes ->
    [one] Połowa wszystkich partii trwa około minuty.
    [few] Połowa wszystkich partii trwa około { NUMBER($minutes) } minut.
    [many] Połowa wszystkich partii trwa około { NUMBER($minutes) } minut.
   *[other] Połowa wszystkich partii trwa około { NUMBER($minutes) } minuty.
}
almanac-middle-all = Wszystkie partie trwają tak samo długo.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Wygrane na 100 partii, według kolejności gry
almanac-begins = zaczyna
almanac-second = drugi
almanac-drawn = remis
almanac-begins-told = Kto zaczyna, wygrywa { NUMBER($won) } na 100 partii.
almanac-second-told = Kto jest drugi, wygrywa { NUMBER($won) } na 100 partii.
almanac-drawn-told = Remisem kończy się { NUMBER($won) } na 100 partii.
almanac-order-told = Gracz { NUMBER($number) } w kolejności wygrywa { NUMBER($won) } na 100 partii.
almanac-deciding = Co decyduje między graczami tej samej siły
almanac-deciding-told = Kostki decydują o { NUMBER($dice) } częściach na 100, myślenie o { NUMBER($thought) }.
almanac-dice = kostki { NUMBER($dice) }
almanac-thought = myślenie { NUMBER($thought) }

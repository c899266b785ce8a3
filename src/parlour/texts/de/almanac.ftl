# Was viele Partien gezeigt haben, auf der Seite eines Spiels: nur diese Seite holt es.

almanac-title = In Zahlen
almanac-length = { $minutes ->
    [one] Eine Partie dauert etwa eine Minute.
   *[other] Eine Partie dauert etwa { NUMBER($minutes) } Minuten.
}
almanac-won = Computer, die locker spielen, lösen es in { NUMBER($won) } von 100 Fällen.
almanac-first = Wer beginnt, gewinnt { NUMBER($won) } von 100 Partien.
almanac-first-drawn = Wer beginnt, gewinnt { NUMBER($won) } von 100 Partien, und { NUMBER($drawn) } enden unentschieden.
almanac-first-many = Wer beginnt, gewinnt { NUMBER($won) } von 100 Partien; ausgeglichen wären { NUMBER($even) }.
almanac-first-even = Es macht kaum einen Unterschied, wer beginnt.
almanac-luck = { $luck ->
    [none] Glück ist nicht dabei: Das Denken entscheidet alles.
    [all] Niemand hat eine Wahl: Das Glück entscheidet alles.
    [most] Das Glück entscheidet fast alles.
    [more] Das Glück entscheidet mehr als die Hälfte.
   *[less] Das Glück redet mit, aber das Denken entscheidet mehr als die Hälfte.
}
almanac-changes = { $changes ->
    [0] Wer in Führung gegangen ist, behält sie meistens.
    [one] Die Führung wechselt etwa einmal.
   *[other] Die Führung wechselt etwa { NUMBER($changes) }-mal.
}
almanac-comebacks = { $comebacks ->
    [0] Wer fast geschlagen war, kommt kaum noch zurück.
    [one] In einer von 100 Partien gewinnt, wer schon fast geschlagen war.
   *[other] In { NUMBER($comebacks) } von 100 Partien gewinnt, wer schon fast geschlagen war.
}
almanac-source = { $play ->
    [thought] Aus { NUMBER($games) } Partien, die Computer der Stufe 2 gegeneinander gespielt haben; die Minuten sind aus Zügen und Wahlmöglichkeiten geschätzt.
    [alone] Aus { NUMBER($games) } Partien, die Computer der Stufe 2 allein gespielt haben; die Minuten sind aus Würfen, Zügen und Wahlmöglichkeiten geschätzt.
    [alone-thought] Aus { NUMBER($games) } Partien, die Computer der Stufe 2 allein gespielt haben; die Minuten sind aus Zügen und Wahlmöglichkeiten geschätzt.
   *[dice] Aus { NUMBER($games) } Partien, die Computer der Stufe 2 gegeneinander gespielt haben; die Minuten sind aus Würfen, Zügen und Wahlmöglichkeiten geschätzt.
}
almanac-source-luck = Aus { NUMBER($games) } Partien, die Computer gespielt haben; die Minuten sind aus Würfen und Zügen geschätzt.
almanac-middle = { $to ->
    [one] Die Hälfte aller Partien dauert bis zu einer Minute.
   *[other] Die Hälfte aller Partien dauert { NUMBER($from) } bis { NUMBER($to) } Minuten.
}
almanac-middle-same = { $minutes ->
    [one] Die Hälfte aller Partien dauert etwa eine Minute.
   *[other] Die Hälfte aller Partien dauert etwa { NUMBER($minutes) } Minuten.
}
almanac-middle-all = Alle Partien dauern gleich lang.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Siege in 100 Partien, in der Reihenfolge, in der gezogen wird
almanac-begins = beginnt
almanac-second = folgt
almanac-drawn = unentschieden
almanac-begins-told = Wer beginnt, gewinnt { NUMBER($won) } von 100 Partien.
almanac-second-told = Wer als Zweites dran ist, gewinnt { NUMBER($won) } von 100 Partien.
almanac-drawn-told = { NUMBER($won) } von 100 Partien enden unentschieden.
almanac-order-told = Wer an { NUMBER($number) }. Stelle dran ist, gewinnt { NUMBER($won) } von 100 Partien.
almanac-deciding = Was entscheidet, unter gleich Starken
almanac-deciding-told = Die Würfel entscheiden zu { NUMBER($dice) } %, das Denken zu { NUMBER($thought) } %.
almanac-dice = Würfel { NUMBER($dice) }
almanac-thought = Denken { NUMBER($thought) }

# Ce que beaucoup de parties ont montré, sur la page d’un jeu : chargé par cette page seule.

almanac-title = En chiffres
almanac-length = { $minutes ->
    [one] Une partie dure environ une minute.
   *[other] Une partie dure environ { NUMBER($minutes) } minutes.
}
almanac-won = Des ordinateurs qui jouent sans trop réfléchir y réussissent { NUMBER($won) } fois sur 100.
almanac-first = Qui commence gagne { NUMBER($won) } parties sur 100.
almanac-first-drawn = Qui commence gagne { NUMBER($won) } parties sur 100, et { NUMBER($drawn) } sont nulles.
almanac-first-many = Qui commence gagne { NUMBER($won) } parties sur 100, alors que { NUMBER($even) } serait l’équilibre.
almanac-first-even = Qui commence n’y change presque rien.
almanac-luck = { $luck ->
    [none] Il n’y a pas de hasard : la réflexion décide de tout.
    [all] Personne n’a de choix : le hasard décide de tout.
    [most] Le hasard décide de presque tout.
    [more] Le hasard décide de plus de la moitié.
   *[less] Le hasard a son mot à dire, mais la réflexion décide de plus de la moitié.
}
almanac-changes = { $changes ->
    [0] Qui a pris la tête la garde le plus souvent.
    [one] La première place change de mains environ une fois.
   *[other] La première place change de mains environ { NUMBER($changes) } fois.
}
almanac-comebacks = { $comebacks ->
    [0] Qui est presque battu ne revient presque jamais.
    [one] Une fois sur 100, quelqu’un gagne alors que tout semblait perdu.
   *[other] Dans { NUMBER($comebacks) } parties sur 100, quelqu’un gagne alors que tout semblait perdu.
}
almanac-source = { $play ->
    [thought] D’après { NUMBER($games) } parties que des ordinateurs de niveau 2 ont jouées entre eux ; les minutes sont estimées d’après les coups et les choix.
    [alone] D’après { NUMBER($games) } parties que des ordinateurs de niveau 2 ont jouées seuls ; les minutes sont estimées d’après les lancers, les coups et les choix.
    [alone-thought] D’après { NUMBER($games) } parties que des ordinateurs de niveau 2 ont jouées seuls ; les minutes sont estimées d’après les coups et les choix.
   *[dice] D’après { NUMBER($games) } parties que des ordinateurs de niveau 2 ont jouées entre eux ; les minutes sont estimées d’après les lancers, les coups et les choix.
}
almanac-source-luck = D’après { NUMBER($games) } parties jouées par des ordinateurs ; les minutes sont estimées d’après les lancers et les coups.
almanac-middle = { $to ->
    [one] La moitié des parties dure jusqu’à une minute.
   *[other] La moitié des parties dure de { NUMBER($from) } à { NUMBER($to) } minutes.
}
almanac-middle-same = { $minutes ->
    [one] La moitié des parties dure environ une minute.
   *[other] La moitié des parties dure environ { NUMBER($minutes) } minutes.
}
almanac-middle-all = Toutes les parties durent le même temps.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Victoires sur 100 parties, selon l’ordre du jeu
almanac-begins = commence
almanac-second = second
almanac-drawn = nulles
almanac-begins-told = Qui commence gagne { NUMBER($won) } parties sur 100.
almanac-second-told = Qui joue en second gagne { NUMBER($won) } parties sur 100.
almanac-drawn-told = { NUMBER($won) } parties sur 100 sont nulles.
almanac-order-told = Le joueur { NUMBER($number) } dans l’ordre du jeu gagne { NUMBER($won) } parties sur 100.
almanac-deciding = Ce qui décide, entre joueurs de même force
almanac-deciding-told = Les dés décident de { NUMBER($dice) } parts sur 100, la réflexion de { NUMBER($thought) }.
almanac-dice = dés { NUMBER($dice) }
almanac-thought = réflexion { NUMBER($thought) }

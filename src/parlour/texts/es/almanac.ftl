# Lo que han mostrado muchas partidas, en la página de un juego: solo lo pide esa página.

almanac-title = En cifras
almanac-length = { $minutes ->
    [one] Una partida dura más o menos un minuto.
   *[other] Una partida dura unos { NUMBER($minutes) } minutos.
}
almanac-won = Los ordenadores que juegan por diversión lo resuelven { NUMBER($won) } veces de cada 100.
almanac-first = Quien empieza gana { NUMBER($won) } partidas de cada 100.
almanac-first-drawn = Quien empieza gana { NUMBER($won) } partidas de cada 100, y { NUMBER($drawn) } acaban en tablas.
almanac-first-many = Quien empieza gana { NUMBER($won) } partidas de cada 100; lo justo serían { NUMBER($even) }.
almanac-first-even = Apenas importa quién empieza.
almanac-luck = { $luck ->
    [none] No hay suerte: lo decide todo la cabeza.
    [all] Nadie puede elegir: lo decide todo la suerte.
    [most] La suerte lo decide casi todo.
    [more] La suerte decide más de la mitad.
   *[less] La suerte cuenta, pero la cabeza decide más de la mitad.
}
almanac-changes = { $changes ->
    [0] Quien se pone delante casi siempre se queda delante.
    [one] La delantera cambia más o menos una vez.
   *[other] La delantera cambia unas { NUMBER($changes) } veces.
}
almanac-comebacks = { $comebacks ->
    [0] Quien tiene la partida casi perdida apenas remonta.
    [one] En una partida de cada 100 gana quien la tenía casi perdida.
   *[other] En { NUMBER($comebacks) } partidas de cada 100 gana quien la tenía casi perdida.
}
almanac-source = { $play ->
    [thought] De { NUMBER($games) } partidas que jugaron entre sí ordenadores de nivel 2; los minutos se estiman por jugadas y elecciones.
    [alone] De { NUMBER($games) } partidas que jugaron a solas ordenadores de nivel 2; los minutos se estiman por tiradas, jugadas y elecciones.
    [alone-thought] De { NUMBER($games) } partidas que jugaron a solas ordenadores de nivel 2; los minutos se estiman por jugadas y elecciones.
   *[dice] De { NUMBER($games) } partidas que jugaron entre sí ordenadores de nivel 2; los minutos se estiman por tiradas, jugadas y elecciones.
}
almanac-source-luck = De { NUMBER($games) } partidas que jugaron ordenadores; los minutos se estiman por tiradas y jugadas.
almanac-middle = { $to ->
    [one] La mitad de las partidas dura hasta un minuto.
   *[other] La mitad de las partidas dura de { NUMBER($from) } a { NUMBER($to) } minutos.
}
almanac-middle-same = { $minutes ->
    [one] La mitad de las partidas dura más o menos un minuto.
   *[other] La mitad de las partidas dura unos { NUMBER($minutes) } minutos.
}
almanac-middle-all = Todas las partidas duran lo mismo.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Victorias en 100 partidas, por orden de juego
almanac-begins = empieza
almanac-second = juega después
almanac-drawn = tablas
almanac-begins-told = Quien empieza gana { NUMBER($won) } partidas de cada 100.
almanac-second-told = Quien juega en segundo lugar gana { NUMBER($won) } partidas de cada 100.
almanac-drawn-told = { NUMBER($won) } partidas de cada 100 acaban en tablas.
almanac-order-told = Quien juega con el número { NUMBER($number) } gana { NUMBER($won) } partidas de cada 100.
almanac-deciding = Qué decide, entre jugadores de la misma fuerza
almanac-deciding-told = Los dados deciden { NUMBER($dice) } partes de 100, la cabeza { NUMBER($thought) }.
almanac-dice = dados { NUMBER($dice) }
almanac-thought = cabeza { NUMBER($thought) }

game-schluck_hansel = Traga, Hansel
    .tag = Hansel tiene hambre, y cada siete le da una ficha tuya.

option-schluck_hansel-chips = Fichas por cabeza
    .help = Con lo que empieza cada cual.

dice-schluck_hansel-log-belly = Un siete: Hansel se traga una ficha de { $colour }.

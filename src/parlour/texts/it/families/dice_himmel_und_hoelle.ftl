game-himmel_und_hoelle = Paradiso e inferno
    .tag = Quello che sta sopra vale dieci, quello che si nasconde sotto vale uno.

option-himmel_und_hoelle-rounds = Giri
    .help = Quante volte lancia ognuno.

dice-himmel_und_hoelle-place-heaven = Paradiso, per 10
dice-himmel_und_hoelle-place-hell = Inferno, per 1
dice-himmel_und_hoelle-log = Sopra e sotto: { $first } + { $second } = { $points } per { $colour }.

dice-row-heaven = Sopra, ×10
dice-row-hell = Sotto, ×1

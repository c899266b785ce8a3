game-himmel_und_hoelle = Himmel und Hölle
    .tag = Was oben liegt, zählt zehn, was unten liegt, zählt eins.

option-himmel_und_hoelle-rounds = Runden
    .help = Wie oft jeder würfelt.

dice-himmel_und_hoelle-place-heaven = Himmel, mal 10
dice-himmel_und_hoelle-place-hell = Hölle, mal 1
dice-himmel_und_hoelle-log = Himmel und Hölle: { $first } + { $second } = { $points } für { $colour }.

dice-row-heaven = Oben, ×10
dice-row-hell = Unten, ×1

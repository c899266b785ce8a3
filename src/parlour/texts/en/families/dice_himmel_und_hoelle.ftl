game-himmel_und_hoelle = Heaven and Hell
    .tag = What lies on top counts ten, what hides below counts one.

option-himmel_und_hoelle-rounds = Rounds
    .help = How often everyone throws.

dice-himmel_und_hoelle-place-heaven = Heaven, times 10
dice-himmel_und_hoelle-place-hell = Hell, times 1
dice-himmel_und_hoelle-log = Top and bottom: { $first } + { $second } = { $points } for { $colour }.

dice-row-heaven = On top, ×10
dice-row-hell = Below, ×1

game-himmel_und_hoelle = Ciel et enfer
    .tag = Ce qui est dessus compte dix, ce qui se cache dessous compte un.

option-himmel_und_hoelle-rounds = Manches
    .help = Combien de fois chacun lance.

dice-himmel_und_hoelle-place-heaven = Ciel, fois 10
dice-himmel_und_hoelle-place-hell = Enfer, fois 1
dice-himmel_und_hoelle-log = Dessus et dessous : { $first } + { $second } = { $points } pour { $colour }.

dice-row-heaven = Dessus, ×10
dice-row-hell = Dessous, ×1

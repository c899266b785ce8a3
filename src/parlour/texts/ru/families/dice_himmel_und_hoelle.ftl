game-himmel_und_hoelle = Рай и ад
    .tag = Верх считается вдесятеро, низ — только один раз.

option-himmel_und_hoelle-rounds = Круги
    .help = Сколько раз каждый бросает.

dice-himmel_und_hoelle-place-heaven = Рай, ×10
dice-himmel_und_hoelle-place-hell = Ад, ×1
dice-himmel_und_hoelle-log = Верх и низ { $colour-genitive }: { $first } + { $second } = { $points }.

dice-row-heaven = Сверху, ×10
dice-row-hell = Снизу, ×1

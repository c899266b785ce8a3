game-himmel_und_hoelle = Cielo e infierno
    .tag = Lo que está arriba vale diez, lo que se esconde abajo vale uno.

option-himmel_und_hoelle-rounds = Rondas
    .help = Cuántas veces tira cada cual.

dice-himmel_und_hoelle-place-heaven = Cielo, por 10
dice-himmel_und_hoelle-place-hell = Infierno, por 1
dice-himmel_und_hoelle-log = Arriba y abajo: { $first } + { $second } = { $points } para { $colour }.

dice-row-heaven = Arriba, ×10
dice-row-hell = Abajo, ×1

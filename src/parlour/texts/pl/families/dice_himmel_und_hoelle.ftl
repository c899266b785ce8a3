game-himmel_und_hoelle = Niebo i piekło
    .tag = Co leży na górze, liczy się dziesięć razy, co kryje się na dole, raz.

option-himmel_und_hoelle-rounds = Rundy
    .help = Ile razy każdy rzuca.

dice-himmel_und_hoelle-place-heaven = Niebo, razy 10
dice-himmel_und_hoelle-place-hell = Piekło, razy 1
dice-himmel_und_hoelle-log = Góra i dół: { $first } + { $second } = { $points }. Punkty dostaje { $colour }.

dice-row-heaven = Na górze, ×10
dice-row-hell = Na dole, ×1

game-himmel_und_hoelle = Himmel og helvede
    .tag = Det, der ligger øverst, tæller ti, det, der gemmer sig nedenunder, tæller en.

option-himmel_und_hoelle-rounds = Runder
    .help = Hvor tit alle kaster.

dice-himmel_und_hoelle-place-heaven = Himmel, gange 10
dice-himmel_und_hoelle-place-hell = Helvede, gange 1
dice-himmel_und_hoelle-log = Over- og underside: { $first } + { $second } = { $points } til { $colour }.

dice-row-heaven = Øverst, ×10
dice-row-hell = Nederst, ×1

game-himmel_und_hoelle = Hemel en hel
    .tag = Wat boven ligt telt tien, wat onder zit telt één.

option-himmel_und_hoelle-rounds = Ronden
    .help = Hoe vaak iedereen gooit.

dice-himmel_und_hoelle-place-heaven = Hemel, keer 10
dice-himmel_und_hoelle-place-hell = Hel, keer 1
dice-himmel_und_hoelle-log = Boven en onder: { $first } + { $second } = { $points } voor { $colour }.

dice-row-heaven = Boven, ×10
dice-row-hell = Onder, ×1

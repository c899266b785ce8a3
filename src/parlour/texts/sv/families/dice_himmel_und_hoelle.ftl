game-himmel_und_hoelle = Himmel och helvete
    .tag = Det som ligger överst räknas tio, det som göms under räknas ett.

option-himmel_und_hoelle-rounds = Omgångar
    .help = Hur många gånger alla kastar.

dice-himmel_und_hoelle-place-heaven = Himlen, gånger 10
dice-himmel_und_hoelle-place-hell = Helvetet, gånger 1
dice-himmel_und_hoelle-log = Över och under: { $first } + { $second } = { $points } till { $colour }.

dice-row-heaven = Överst, ×10
dice-row-hell = Underst, ×1

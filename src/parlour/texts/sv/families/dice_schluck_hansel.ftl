game-schluck_hansel = Svälj, Hansel
    .tag = Hansel är hungrig, och varje sjua matar honom med en av dina marker.

option-schluck_hansel-chips = Marker var
    .help = Vad alla börjar med.

dice-schluck_hansel-log-belly = En sjua: Hansel sväljer en mark från { $colour }.

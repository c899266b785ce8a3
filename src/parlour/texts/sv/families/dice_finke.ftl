game-finke = Finken
    .tag = Betala vad du kastar, eller ta vad som ligger där.

option-finke-start_chips = Marker var
    .help = Vad alla börjar med; häftet vill ha minst 20.
option-finke-two_spares_seven = En tvåa skonar sjuan
    .help = En tvåa tar markerna från alla fält utom 7; bara en tolva tar allt.
option-finke-pay_one_chip = Betala bara en mark
    .help = Varje betalning är en enda mark i stället för talet som kastades. Ett snällare, längre spel.
option-finke-max_turns = Högst så många turer
    .help = Tar det längre tid vinner den som har flest marker.

dice-finke-prompt-swept = { $colour } kastar igen; en tvåa eller tolva till skulle kosta en mark för varje fält.
dice-finke-log-sweep = { $colour } sopar fälten och tar { $chips ->
        [0] inget, för där ligger inget.
        [one] 1 mark.
       *[other] { $chips } marker.
    }
dice-finke-log-all-fields = Turens andra sopning: { $colour } lägger en mark på varje fält, sammanlagt { $chips }.

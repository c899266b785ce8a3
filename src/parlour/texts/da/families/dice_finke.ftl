game-finke = Finken
    .tag = Betal, hvad du slår, eller tag, hvad der ligger.

option-finke-start_chips = Jetoner til hver
    .help = Hvad alle begynder med; hæftet kræver mindst 20.
option-finke-two_spares_seven = En toer skåner syveren
    .help = En sum på 2 tager jetonerne fra alle felter undtagen 7; kun en tolver tager alt.
option-finke-pay_one_chip = Betal kun én jeton
    .help = Hver betaling er en enkelt jeton i stedet for det slåede tal. Et blidere, længere spil.
option-finke-max_turns = Højst så mange ture
    .help = Varer det længere, vinder den, der har flest jetoner.

dice-finke-prompt-swept = { $colour } kaster igen; endnu en 2 eller 12 ville koste en jeton for hvert felt.
dice-finke-log-sweep = { $colour } fejer felterne og tager { $chips ->
        [0] intet, for der er intet.
        [one] 1 jeton.
       *[other] { $chips } jetoner.
    }
dice-finke-log-all-fields = Turens anden fejning: { $colour } lægger en jeton på hvert felt, { $chips } i alt.

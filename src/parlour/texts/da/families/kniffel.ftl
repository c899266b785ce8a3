game-kniffel = Yatzy (Kniffel)
    .tag = Fem terninger, tre kast, tretten felter.

option-kniffel-extra_kniffel = Flere Yatzyer
    .help = Hvad fem ens er værd, når dit Yatzyfelt er udfyldt.
option-kniffel-extra_kniffel-printed = Som i hæftet: 50 ekstra point eller en joker
option-kniffel-extra_kniffel-none = Ikke noget særligt
option-kniffel-extra_kniffel-yahtzee_forced = Som i Yahtzee: 100 ekstra point, talfeltet først
option-kniffel-extra_kniffel-yahtzee_free = Som i Yahtzee: 100 ekstra point, frit valg af felt
option-kniffel-zero_counts_as_entry = Et streget Yatzyfelt tæller
    .help = Ekstra point og joker gælder også efter et nul i Yatzyfeltet. Kun med hæftets regel for flere Yatzyer.

kniffel-points = Point

kniffel-row-ones = Ettere
kniffel-row-twos = Toere
kniffel-row-threes = Treere
kniffel-row-fours = Firere
kniffel-row-fives = Femmere
kniffel-row-sixes = Seksere
kniffel-row-upper = Sum øverst
kniffel-row-bonus = Bonus
kniffel-row-three_kind = Tre ens
kniffel-row-four_kind = Fire ens
kniffel-row-full_house = Fuldt hus
kniffel-row-small_straight = Lille straight
kniffel-row-large_straight = Stor straight
kniffel-row-kniffel = Yatzy
kniffel-row-chance = Chance
kniffel-row-lower = Sum nederst
kniffel-row-extra = Ekstra point
kniffel-row-total = I alt

kniffel-help-ones = Alle ettere tæller.
kniffel-help-twos = Alle toere tæller.
kniffel-help-threes = Alle treere tæller.
kniffel-help-fours = Alle firere tæller.
kniffel-help-fives = Alle femmere tæller.
kniffel-help-sixes = Alle seksere tæller.
kniffel-help-upper = De seks talfelter tilsammen.
kniffel-help-bonus = 35 point for en sum øverst på 63 eller mere.
kniffel-help-three_kind = Mindst tre ens terninger: alle fem tæller.
kniffel-help-four_kind = Mindst fire ens terninger: alle fem tæller.
kniffel-help-full_house = Tre af ét tal og to af et andet: 25 point.
kniffel-help-small_straight = Fire tal i træk: 30 point.
kniffel-help-large_straight = Fem tal i træk: 40 point.
kniffel-help-kniffel = Fem ens terninger: 50 point.
kniffel-help-chance = Et hvilket som helst kast: alle fem tæller.
kniffel-help-lower = De syv nederste felter tilsammen.
kniffel-help-extra = Point for flere Yatzyer.
kniffel-help-total = Sum øverst, bonus, sum nederst og ekstra point.

kniffel-label-write = { $box }: skriv { $points ->
        [one] 1 point
       *[other] { $points } point
    }

kniffel-prompt-throw = { $colour } kaster alle fem terninger.
kniffel-prompt-again = { $colour } kaster { $count ->
        [one] én terning
       *[other] { $count } terninger
    } om: kast { $number } af 3.
kniffel-prompt-choose = { $colour } vælger terninger at kaste om ({ $count ->
        [one] ét kast tilbage
       *[other] { $count } kast tilbage
    }) eller et felt at skrive i.
kniffel-prompt-write = { $colour } skriver kastet i et felt.
kniffel-prompt-another-one = Endnu en Yatzy: { $colour } må kun skrive den i { $box }{ $extra ->
        [0] .
       *[other] , med { $extra } ekstra point.
    }
kniffel-prompt-another = Endnu en Yatzy: { $colour } vælger, hvor den skal stå{ $extra ->
        [0] .
       *[other] , med { $extra } ekstra point.
    }

kniffel-throwing-again = kaster { $faces } om
kniffel-log-throw-again = { $colour } slår { $faces } og har { $dice }.
kniffel-log-keep = { $colour } beholder { $faces }.
kniffel-log-keep-none = { $colour } tager alle fem terninger op igen.
kniffel-log-write = { $colour } skriver { $points ->
        [one] 1 point
       *[other] { $points } point
    }: { $box }.
kniffel-log-strike = { $colour } streger { $box }.
kniffel-log-extra = Endnu en Yatzy: { $points } ekstra point til { $colour }.
kniffel-log-bonus = { $colour } når 63 øverst og får bonussen på { $points } point.

kniffel-end-sheet_full = { $players ->
        [1] Blokken er fuld: { $points } point.
       *[other] { $winners ->
            [one] { $winner } vinder med { $points } point.
           *[other] { $winners } spillere deler førstepladsen med { $points } point.
        }
    }
    .headline = { $points } point

kniffel-why-three-throws = Tre kast er det højeste: skriv nu terningerne i et felt.
kniffel-why-nothing-chosen = Vælg mindst én terning at kaste om eller et felt at skrive i.
kniffel-why-no-die = Vælg blandt de fem terninger på bordet, hver af dem én gang.
kniffel-why-sum = Denne linje regner sig selv sammen. Vælg et af de tretten felter.
kniffel-why-filled = I { $box } står der allerede { $points }: hvert felt udfyldes én gang.
kniffel-why-number-first = Endnu en Yatzy skal først i { $box }, fordi det felt stadig er åbent: { $points } point{ $extra ->
        [0] .
       *[other] , og { $extra } ekstra.
    }
kniffel-why-lower-first = { $box } er udfyldt, så denne Yatzy er en joker til de nederste felter, så længe et af dem er åbent.
kniffel-why-choose = Vælg terninger at kaste om eller et åbent felt at skrive i.

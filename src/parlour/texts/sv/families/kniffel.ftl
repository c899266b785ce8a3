game-kniffel = Yatzy
    .tag = Fem tärningar, tre kast, tretton rutor.

option-kniffel-extra_kniffel = Fler Yatzy
    .help = Vad fem lika är värda när din Yatzyruta redan är ifylld.
option-kniffel-extra_kniffel-printed = Som i häftet: 50 extrapoäng, eller en joker
option-kniffel-extra_kniffel-none = Inget särskilt
option-kniffel-extra_kniffel-yahtzee_forced = Som i Yahtzee: 100 extrapoäng, talrutan först
option-kniffel-extra_kniffel-yahtzee_free = Som i Yahtzee: 100 extrapoäng, fritt val av ruta
option-kniffel-zero_counts_as_entry = En struken Yatzyruta räknas
    .help = Extrapoäng och joker gäller också efter en nolla i Yatzyrutan. Bara med häftets regel för fler Yatzy.

kniffel-points = Poäng

kniffel-row-ones = Ettor
kniffel-row-twos = Tvåor
kniffel-row-threes = Treor
kniffel-row-fours = Fyror
kniffel-row-fives = Femmor
kniffel-row-sixes = Sexor
kniffel-row-upper = Övre summa
kniffel-row-bonus = Bonus
kniffel-row-three_kind = Triss
kniffel-row-four_kind = Fyrtal
kniffel-row-full_house = Kåk
kniffel-row-small_straight = Liten stege
kniffel-row-large_straight = Stor stege
kniffel-row-kniffel = Yatzy
kniffel-row-chance = Chans
kniffel-row-lower = Nedre summa
kniffel-row-extra = Extrapoäng
kniffel-row-total = Totalt

kniffel-help-ones = Alla ettor räknas.
kniffel-help-twos = Alla tvåor räknas.
kniffel-help-threes = Alla treor räknas.
kniffel-help-fours = Alla fyror räknas.
kniffel-help-fives = Alla femmor räknas.
kniffel-help-sixes = Alla sexor räknas.
kniffel-help-upper = De sex talrutorna tillsammans.
kniffel-help-bonus = 35 poäng för en övre summa på 63 eller mer.
kniffel-help-three_kind = Minst tre lika tärningar: alla fem räknas.
kniffel-help-four_kind = Minst fyra lika tärningar: alla fem räknas.
kniffel-help-full_house = Tre av ett tal och två av ett annat: 25 poäng.
kniffel-help-small_straight = Fyra tal i följd: 30 poäng.
kniffel-help-large_straight = Fem tal i följd: 40 poäng.
kniffel-help-kniffel = Fem lika tärningar: 50 poäng.
kniffel-help-chance = Vilket kast som helst: alla fem räknas.
kniffel-help-lower = De sju nedre rutorna tillsammans.
kniffel-help-extra = Poäng för fler Yatzy.
kniffel-help-total = Övre summa, bonus, nedre summa och extrapoäng.

kniffel-label-write = { $box }: skriv { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }

kniffel-prompt-throw = { $colour } kastar alla fem tärningarna.
kniffel-prompt-again = { $colour } kastar om { $count ->
        [one] en tärning
       *[other] { $count } tärningar
    }: kast { $number } av 3.
kniffel-prompt-choose = { $colour } väljer tärningar att kasta om ({ $count ->
        [one] ett kast kvar
       *[other] { $count } kast kvar
    }) eller en ruta att skriva i.
kniffel-prompt-write = { $colour } skriver kastet i en ruta.
kniffel-prompt-another-one = En Yatzy till: { $colour } får bara skriva den i { $box }{ $extra ->
        [0] .
       *[other] , med { $extra } extrapoäng.
    }
kniffel-prompt-another = En Yatzy till: { $colour } väljer var den ska stå{ $extra ->
        [0] .
       *[other] , med { $extra } extrapoäng.
    }

kniffel-throwing-again = kastar om { $faces }
kniffel-log-throw-again = { $colour } kastar { $faces } och har { $dice }.
kniffel-log-keep = { $colour } behåller { $faces }.
kniffel-log-keep-none = { $colour } tar upp alla fem tärningarna igen.
kniffel-log-write = { $colour } skriver { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }: { $box }.
kniffel-log-strike = { $colour } stryker { $box }.
kniffel-log-extra = En Yatzy till: { $points } extrapoäng till { $colour }.
kniffel-log-bonus = { $colour } når 63 upptill och får bonusen på { $points } poäng.

kniffel-end-sheet_full = { $players ->
        [1] Protokollet är fullt: { $points } poäng.
       *[other] { $winners ->
            [one] { $winner } vinner med { $points } poäng.
           *[other] { $winners } spelare delar första platsen med { $points } poäng.
        }
    }
    .headline = { $points } poäng

kniffel-why-three-throws = Du får kasta högst tre gånger: skriv nu in kastet i en ruta.
kniffel-why-nothing-chosen = Välj minst en tärning att kasta om, eller en ruta att skriva i.
kniffel-why-no-die = Välj bland de fem tärningarna på bordet, var och en en gång.
kniffel-why-sum = Den här raden räknas ihop av sig själv. Välj en av de tretton rutorna.
kniffel-why-filled = { $box } har redan { $points }: varje ruta fylls i en gång.
kniffel-why-number-first = En Yatzy till ska först i { $box }, för den rutan är ännu tom: { $points } poäng{ $extra ->
        [0] .
       *[other] , och { $extra } extra.
    }
kniffel-why-lower-first = { $box } är ifylld, så den här Yatzyn är en joker för de nedre rutorna så länge någon av dem är tom.
kniffel-why-choose = Välj tärningar att kasta om, eller en tom ruta att skriva i.

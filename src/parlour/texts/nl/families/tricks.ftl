game-wieviel_augen_2 = Hoeveel ogen? (twee dobbelstenen)
    .tag = Gooi in het geheim, maak vier sommen, zeg de uitkomst: de goochelaar kent je dobbelstenen.
game-wieviel_augen_3 = Hoeveel ogen? (drie dobbelstenen)
    .tag = Zes cijfers, twee delingen, één getal, en drie dobbelstenen zijn geen geheim meer.
game-wuerfelstapel = De stapel dobbelstenen
    .tag = Noem wat bovenop ligt, en de goochelaar telt alle verborgen ogen.

option-wieviel_augen_2-magician = Goochelaar
    .help = Laat je verbazen, of oefen de truc zelf.
option-wieviel_augen_2-magician-computer = Het programma leest mijn gedachten
option-wieviel_augen_2-magician-player = Ik ben de goochelaar
option-wieviel_augen_2-real_dice = Echte dobbelstenen
    .help = Gooi je eigen dobbelstenen op tafel; het programma ziet ze nooit. Niet als je alleen oefent als goochelaar.
option-wieviel_augen_2-rounds = Keren achter elkaar
    .help = Hoe vaak de truc wordt vertoond.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Dobbelstenen in de stapel
    .help = Vier in het boekje; met elk ander aantal werkt de truc net zo goed.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Echte dobbelstenen
    .help = Stapel je eigen dobbelstenen op tafel; het programma ziet ze nooit. Niet als je alleen oefent als goochelaar.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Vertoonde trucs
tricks-right = Gelukt
tricks-dice = er liggen { $faces }
tricks-hidden = er zijn { $count } ogen verborgen

tricks-row-first = Eerste dobbelsteen
tricks-row-doubled = Verdubbeld
tricks-row-plus_five = Plus 5
tricks-row-times_five = Keer 5
tricks-row-plus_second = Plus de tweede dobbelsteen
tricks-row-said = Het genoemde getal
tricks-row-minus_25 = Min 25
tricks-row-tops = Bovenkanten
tricks-row-six_digits = Met de onderkanten
tricks-row-by_37 = Gedeeld door 37
tricks-row-by_3 = Gedeeld door 3
tricks-row-minus_7 = Min 7
tricks-row-by_9 = Gedeeld door 9
tricks-row-sevens = Zeven per dobbelsteen
tricks-row-hidden = Min de bovenkant

tricks-help-first = De toeschouwer begint met de eerste dobbelsteen.
tricks-help-doubled = De toeschouwer verdubbelt die.
tricks-help-plus_five = De toeschouwer telt er 5 bij op.
tricks-help-times_five = De toeschouwer vermenigvuldigt met 5.
tricks-help-plus_second = De toeschouwer telt de tweede dobbelsteen erbij op: dat is het getal om te noemen.
tricks-help-said = Alles wat de goochelaar hoort.
tricks-help-minus_25 = Het geheim van de goochelaar: de cijfers die overblijven zijn de dobbelstenen.
tricks-help-tops = De drie dobbelstenen, gelezen als één getal.
tricks-help-six_digits = Erachter, in dezelfde volgorde, wat eronder ligt: 7 min elke dobbelsteen.
tricks-help-by_37 = De toeschouwer deelt door 37; dat komt altijd uit.
tricks-help-by_3 = Dan door 3: dat is het getal om te noemen.
tricks-help-minus_7 = De goochelaar trekt er 7 af…
tricks-help-by_9 = … en deelt door 9: de cijfers zijn de dobbelstenen.
tricks-help-sevens = Twee tegenoverliggende kanten van een dobbelsteen zijn samen 7.
tricks-help-hidden = Het geheim van de goochelaar: alleen de bovenkant is te zien, de rest is verborgen.

tricks-prompt-throw = De goochelaar heeft zich omgedraaid. Gooi de { $count } dobbelstenen.
tricks-prompt-cover = De goochelaar kijkt weg. Gooi de { $count } dobbelstenen: ze blijven bedekt tot ze genoemd zijn.
tricks-prompt-watch = Jij kijkt weg terwijl er { $count } dobbelstenen worden gegooid.
tricks-prompt-say-wieviel_augen_2 = Verdubbel de eerste dobbelsteen, tel er 5 bij op, vermenigvuldig met 5, tel de tweede dobbelsteen erbij op. Welk getal krijg je?
tricks-prompt-say-wieviel_augen_3 = Schrijf de drie dobbelstenen op en erachter wat onder elk ligt (7 min de dobbelsteen). Deel door 37, dan door 3. Welk getal krijg je?
tricks-prompt-say-wuerfelstapel = Wat ligt er boven op de stapel?
tricks-prompt-name-wieviel_augen_2 = De toeschouwer zegt { $said }. Welke twee dobbelstenen liggen er?
tricks-prompt-name-wieviel_augen_3 = De toeschouwer zegt { $said }. Welke drie dobbelstenen liggen er?
tricks-prompt-name-wuerfelstapel = Bovenop ligt { $said }. Hoeveel ogen zijn er tussen de dobbelstenen en eronder verborgen?
tricks-prompt-judge = De goochelaar ziet… { $named }. Klopt dat?
tricks-prompt-confirm = Ik zie… { $named }. Heb ik gelijk?

tricks-button-right = Ja, precies
tricks-button-wrong = Nee

tricks-label-say = { $number } zeggen
tricks-label-name-wieviel_augen_2 = De dobbelstenen { $faces } noemen
tricks-label-name-wieviel_augen_3 = De dobbelstenen { $faces } noemen
tricks-label-name-wuerfelstapel = { $number ->
        [one] 1 oog
       *[other] { $number } ogen
    } noemen

tricks-log-secret = Dobbelsteen { $number } wordt in het geheim gegooid.
tricks-log-hears = De goochelaar hoort { $number }.
tricks-log-said = Je zegt { $number }.
tricks-log-magician = De goochelaar denkt even na: { $named }.
tricks-log-one-says = { $colour } zegt { $number }.
tricks-log-one-names = { $colour } denkt even na: { $named }.
tricks-log-named = Je zegt: { $named }.
tricks-log-right = Het klopt.
tricks-log-wrong = Dat is het niet: ergens ging de som mis.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Deze keer niet: de goochelaar moet nog oefenen. Op het papier staat de som die erheen leidt.
                [player] Deze keer niet. Op het papier staat de som die erheen leidt.
               *[computer] Gedachten die verkeerd rekenen, zijn niet te lezen: op het papier staat waar het misging.
            }
           *[other] { $magician ->
                [other] De goochelaar buigt. Op het papier staat hoe het ging.
                [player] Juist. Niemand zal ooit weten hoe je het deed.
               *[computer] De goochelaar buigt. Op het papier staat hoe het ging.
            }
        }
       *[other] { $right } van de { $rounds } trucs zijn gelukt.
    }
    .headline = { $right ->
        [0] Het is niet gelukt
       *[other] Abracadabra!
    }

tricks-why-confirm = Zeg de goochelaar eerst of het klopte.
tricks-why-digits = Tik in elke rij op een cijfer, van boven naar beneden.
tricks-why-go-on = Het getal is nog niet compleet: tik op een cijfer in de volgende rij.
tricks-why-stack = De stapel blijft zoals hij is; de cijfers zijn om een getal te noemen.
tricks-why-number = Geen enkele worp leidt tot dit getal. Reken het nog eens na.
tricks-why-rows = Eén cijfer in elke rij, van boven naar beneden, binnen wat dobbelstenen kunnen laten zien.

piece-die0 = verborgen dobbelsteen
piece-die1 = dobbelsteen met 1
piece-die2 = dobbelsteen met 2
piece-die3 = dobbelsteen met 3
piece-die4 = dobbelsteen met 4
piece-die5 = dobbelsteen met 5
piece-die6 = dobbelsteen met 6

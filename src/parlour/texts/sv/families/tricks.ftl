game-wieviel_augen_2 = Hur många ögon? (två tärningar)
    .tag = Kasta i smyg, räkna fyra gånger, säg svaret: trollkarlen vet vad du kastade.
game-wieviel_augen_3 = Hur många ögon? (tre tärningar)
    .tag = Sex siffror, två divisioner, ett tal, och tre tärningar är ingen hemlighet längre.
game-wuerfelstapel = Tärningsstapeln
    .tag = Säg sidan överst, så räknar trollkarlen alla gömda.

option-wieviel_augen_2-magician = Trollkarl
    .help = Bli förvånad, eller öva tricket själv.
option-wieviel_augen_2-magician-computer = Programmet läser mina tankar
option-wieviel_augen_2-magician-player = Jag är trollkarlen
option-wieviel_augen_2-real_dice = Riktiga tärningar
    .help = Kasta dina egna tärningar på bordet; programmet ser dem aldrig. Inte när du övar ensam som trollkarl.
option-wieviel_augen_2-rounds = Gånger i rad
    .help = Hur många gånger tricket visas.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Tärningar i stapeln
    .help = Fyra i häftet; med vilket annat antal som helst fungerar tricket lika bra.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Riktiga tärningar
    .help = Stapla dina egna tärningar på bordet; programmet ser dem aldrig. Inte när du övar ensam som trollkarl.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Visade trick
tricks-right = Lyckades
tricks-dice = tärningarna visar { $faces }
tricks-hidden = { $count } ögon är gömda

tricks-row-first = Första tärningen
tricks-row-doubled = Dubblad
tricks-row-plus_five = Plus 5
tricks-row-times_five = Gånger 5
tricks-row-plus_second = Plus andra tärningen
tricks-row-said = Talet som sägs
tricks-row-minus_25 = Minus 25
tricks-row-tops = Översidor
tricks-row-six_digits = Med undersidorna
tricks-row-by_37 = Delat med 37
tricks-row-by_3 = Delat med 3
tricks-row-minus_7 = Minus 7
tricks-row-by_9 = Delat med 9
tricks-row-sevens = Sju per tärning
tricks-row-hidden = Minus den översta

tricks-help-first = Åskådaren börjar med första tärningen.
tricks-help-doubled = Åskådaren dubblar den.
tricks-help-plus_five = Åskådaren lägger till 5.
tricks-help-times_five = Åskådaren multiplicerar med 5.
tricks-help-plus_second = Åskådaren lägger till andra tärningen: det är talet att säga.
tricks-help-said = Allt som trollkarlen hör.
tricks-help-minus_25 = Trollkarlens hemlighet: siffrorna som blir kvar är tärningarna.
tricks-help-tops = De tre tärningarna, lästa som ett tal.
tricks-help-six_digits = Bakom dem, i samma ordning, det som ligger under: 7 minus varje tärning.
tricks-help-by_37 = Åskådaren delar med 37; det går alltid jämnt ut.
tricks-help-by_3 = Sedan med 3: det är talet att säga.
tricks-help-minus_7 = Trollkarlen drar ifrån 7 …
tricks-help-by_9 = … och delar med 9: siffrorna är tärningarna.
tricks-help-sevens = Två motsatta sidor på en tärning blir 7.
tricks-help-hidden = Trollkarlens hemlighet: bara den översta syns, resten är gömt.

tricks-prompt-throw = Trollkarlen har vänt sig bort. Kasta de { $count } tärningarna.
tricks-prompt-cover = Trollkarlen tittar bort. Kasta de { $count } tärningarna: de är täckta tills de har nämnts.
tricks-prompt-watch = Du tittar bort medan { $count } tärningar kastas.
tricks-prompt-say-wieviel_augen_2 = Dubbla första tärningen, lägg till 5, multiplicera med 5, lägg till andra tärningen. Vilket tal får du?
tricks-prompt-say-wieviel_augen_3 = Skriv upp de tre tärningarna och bakom dem det som ligger under var och en (7 minus tärningen). Dela med 37, sedan med 3. Vilket tal får du?
tricks-prompt-say-wuerfelstapel = Vilken sida ligger överst på stapeln?
tricks-prompt-name-wieviel_augen_2 = Åskådaren säger { $said }. Vilka två tärningar ligger där?
tricks-prompt-name-wieviel_augen_3 = Åskådaren säger { $said }. Vilka tre tärningar ligger där?
tricks-prompt-name-wuerfelstapel = Överst ligger { $said }. Hur många ögon är gömda mellan tärningarna och under?
tricks-prompt-judge = Trollkarlen ser … { $named }. Stämmer det?
tricks-prompt-confirm = Jag ser … { $named }. Har jag rätt?

tricks-button-right = Ja, precis
tricks-button-wrong = Nej

tricks-label-say = Säg { $number }
tricks-label-name-wieviel_augen_2 = Säg tärningarna { $faces }
tricks-label-name-wieviel_augen_3 = Säg tärningarna { $faces }
tricks-label-name-wuerfelstapel = Säg { $number ->
        [one] 1 öga
       *[other] { $number } ögon
    }

tricks-log-secret = Tärning { $number } kastas i smyg.
tricks-log-hears = Trollkarlen hör { $number }.
tricks-log-said = Du säger { $number }.
tricks-log-magician = Trollkarlen tänker ett ögonblick: { $named }.
tricks-log-one-says = { $colour } säger { $number }.
tricks-log-one-names = { $colour } tänker ett ögonblick: { $named }.
tricks-log-named = Du säger: { $named }.
tricks-log-right = Det stämmer.
tricks-log-wrong = Det stämmer inte: någonstans blev räkningen fel.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Inte den här gången: trollkarlen måste öva. Pappret visar uträkningen som leder dit.
                [player] Inte den här gången. Pappret visar uträkningen som leder dit.
               *[computer] Inget att läsa i tankar som räknat fel: pappret visar var.
            }
           *[other] { $magician ->
                [other] Trollkarlen bugar. Pappret visar hur det gick till.
                [player] Rätt. Ingen kommer någonsin att få veta hur du gjorde.
               *[computer] Trollkarlen bugar. Pappret visar hur det gick till.
            }
        }
       *[other] { $right } av { $rounds } trick lyckades.
    }
    .headline = { $right ->
        [0] Det lyckades inte
       *[other] Abrakadabra!
    }

tricks-why-confirm = Säg först till trollkarlen om det stämde.
tricks-why-digits = Tryck på en siffra i varje rad, uppifrån och ner.
tricks-why-go-on = Talet är inte färdigt än: tryck på en siffra i nästa rad.
tricks-why-stack = Stapeln får vara som den är; siffrorna är till för att säga ett tal.
tricks-why-number = Inget kast leder till det talet. Kontrollera din uträkning en gång till.
tricks-why-rows = En siffra i varje rad, uppifrån och ner, inom det som tärningar kan visa.

piece-die0 = gömd tärning
piece-die1 = tärning som visar 1
piece-die2 = tärning som visar 2
piece-die3 = tärning som visar 3
piece-die4 = tärning som visar 4
piece-die5 = tärning som visar 5
piece-die6 = tärning som visar 6

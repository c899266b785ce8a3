game-wieviel_augen_2 = Hvor mange øjne? (to terninger)
    .tag = Kast i smug, lav fire regnestykker, sig resultatet: tryllekunstneren kender dine terninger.
game-wieviel_augen_3 = Hvor mange øjne? (tre terninger)
    .tag = Seks cifre, to divisioner, ét tal, og tre terninger er ingen hemmelighed mere.
game-wuerfelstapel = Terningetårnet
    .tag = Nævn siden øverst, og tryllekunstneren tæller alle de skjulte.

option-wieviel_augen_2-magician = Tryllekunstner
    .help = Lad dig forbløffe, eller øv selv tricket.
option-wieviel_augen_2-magician-computer = Programmet læser mine tanker
option-wieviel_augen_2-magician-player = Jeg er tryllekunstneren
option-wieviel_augen_2-real_dice = Rigtige terninger
    .help = Kast dine egne terninger på bordet; programmet ser dem aldrig. Ikke når du øver dig alene som tryllekunstner.
option-wieviel_augen_2-rounds = Gange i træk
    .help = Hvor mange gange tricket vises.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Terninger i tårnet
    .help = Fire i hæftet; med ethvert andet antal virker tricket lige så godt.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Rigtige terninger
    .help = Stabl dine egne terninger på bordet; programmet ser dem aldrig. Ikke når du øver dig alene som tryllekunstner.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Trick vist
tricks-right = Lykkedes
tricks-dice = terningerne viser { $faces }
tricks-hidden = { $count } øjne er skjult

tricks-row-first = Første terning
tricks-row-doubled = Fordoblet
tricks-row-plus_five = Plus 5
tricks-row-times_five = Gange 5
tricks-row-plus_second = Plus den anden terning
tricks-row-said = Tallet, der blev sagt
tricks-row-minus_25 = Minus 25
tricks-row-tops = Oversider
tricks-row-six_digits = Med undersiderne
tricks-row-by_37 = Delt med 37
tricks-row-by_3 = Delt med 3
tricks-row-minus_7 = Minus 7
tricks-row-by_9 = Delt med 9
tricks-row-sevens = Syv pr. terning
tricks-row-hidden = Minus toppen

tricks-help-first = Tilskueren begynder med den første terning.
tricks-help-doubled = Tilskueren fordobler den.
tricks-help-plus_five = Tilskueren lægger 5 til.
tricks-help-times_five = Tilskueren ganger med 5.
tricks-help-plus_second = Tilskueren lægger den anden terning til: det er tallet, der skal siges.
tricks-help-said = Alt, hvad tryllekunstneren hører.
tricks-help-minus_25 = Tryllekunstnerens hemmelighed: de cifre, der er tilbage, er terningerne.
tricks-help-tops = De tre terninger, læst som ét tal.
tricks-help-six_digits = Bagefter, i samme rækkefølge, hvad der ligger nedad: 7 minus hver terning.
tricks-help-by_37 = Tilskueren deler med 37; det går altid op.
tricks-help-by_3 = Så med 3: det er tallet, der skal siges.
tricks-help-minus_7 = Tryllekunstneren trækker 7 fra …
tricks-help-by_9 = … og deler med 9: cifrene er terningerne.
tricks-help-sevens = To modstående sider på en terning giver 7.
tricks-help-hidden = Tryllekunstnerens hemmelighed: kun toppen kan ses, alt det andet er skjult.

tricks-prompt-throw = Tryllekunstneren har vendt sig bort. Kast de { $count } terninger.
tricks-prompt-cover = Tryllekunstneren ser væk. Kast de { $count } terninger: de forbliver dækket, til de er nævnt.
tricks-prompt-watch = Du ser væk, mens { $count } terninger kastes.
tricks-prompt-say-wieviel_augen_2 = Fordobl den første terning, læg 5 til, gang med 5, læg den anden terning til. Hvilket tal får du?
tricks-prompt-say-wieviel_augen_3 = Skriv de tre terninger og bagefter, hvad der ligger under hver (7 minus terningen). Del med 37, så med 3. Hvilket tal får du?
tricks-prompt-say-wuerfelstapel = Hvilken side ligger øverst på tårnet?
tricks-prompt-name-wieviel_augen_2 = Tilskueren siger { $said }. Hvilke to terninger ligger der?
tricks-prompt-name-wieviel_augen_3 = Tilskueren siger { $said }. Hvilke tre terninger ligger der?
tricks-prompt-name-wuerfelstapel = Øverst ligger { $said }. Hvor mange øjne er skjult mellem terningerne og nederst?
tricks-prompt-judge = Tryllekunstneren ser … { $named }. Er det rigtigt?
tricks-prompt-confirm = Jeg ser … { $named }. Har jeg ret?

tricks-button-right = Ja, præcis
tricks-button-wrong = Nej

tricks-label-say = Sig { $number }
tricks-label-name-wieviel_augen_2 = Nævn terningerne { $faces }
tricks-label-name-wieviel_augen_3 = Nævn terningerne { $faces }
tricks-label-name-wuerfelstapel = Nævn { $number ->
        [one] 1 øje
       *[other] { $number } øjne
    }

tricks-log-secret = Terning { $number } kastes i smug.
tricks-log-hears = Tryllekunstneren hører { $number }.
tricks-log-said = Du siger { $number }.
tricks-log-magician = Tryllekunstneren tænker et øjeblik: { $named }.
tricks-log-one-says = { $colour } siger { $number }.
tricks-log-one-names = { $colour } tænker et øjeblik: { $named }.
tricks-log-named = Du siger: { $named }.
tricks-log-right = Det er rigtigt.
tricks-log-wrong = Det er det ikke: et sted gik regnestykket galt.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Ikke denne gang: tryllekunstneren må øve sig. Papiret viser regnestykket, der fører derhen.
                [player] Ikke denne gang. Papiret viser regnestykket, der fører derhen.
               *[computer] Intet at læse i tanker, der har regnet forkert: papiret viser hvor.
            }
           *[other] { $magician ->
                [other] Tryllekunstneren bukker. Papiret viser, hvordan det blev gjort.
                [player] Rigtigt. Ingen får nogensinde at vide, hvordan du gjorde.
               *[computer] Tryllekunstneren bukker. Papiret viser, hvordan det blev gjort.
            }
        }
       *[other] { $right } af { $rounds } trick lykkedes.
    }
    .headline = { $right ->
        [0] Det lykkedes ikke
       *[other] Abrakadabra!
    }

tricks-why-confirm = Fortæl først tryllekunstneren, om det var rigtigt.
tricks-why-digits = Tryk på et ciffer i hver række, fra den øverste og ned.
tricks-why-go-on = Tallet er ikke helt endnu: tryk på et ciffer i næste række.
tricks-why-stack = Tårnet bliver, som det er; cifrene er til at nævne et tal med.
tricks-why-number = Intet kast fører til dette tal. Regn efter en gang til.
tricks-why-rows = Ét ciffer i hver række, fra den øverste og ned, inden for det, terninger kan vise.

piece-die0 = skjult terning
piece-die1 = terning, der viser 1
piece-die2 = terning, der viser 2
piece-die3 = terning, der viser 3
piece-die4 = terning, der viser 4
piece-die5 = terning, der viser 5
piece-die6 = terning, der viser 6

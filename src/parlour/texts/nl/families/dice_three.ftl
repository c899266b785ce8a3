# De spellen met drie, vier en vijf dobbelstenen.

game-fenster = Het venster
    .tag = Alleen tweeën tellen, en drie ervan tellen voor negen.
option-fenster-target = Tweeën om te winnen
    .help = Wie er het eerst zoveel heeft, wint.
option-fenster-throws = Worpen per beurt
    .help = Hoe vaak je gooit voor de dobbelstenen verdergaan.
dice-fenster-prompt = { $colour } gooit drie dobbelstenen: worp { $number } van { $throws }.
dice-fenster-log = { $points ->
        [one] Eén twee
       *[other] Dat telt als { $points } tweeën
    } voor { $colour }: { $total } van { $target }.
dice-end-twos = { $winner } is door het venster met { $points } tweeën.

game-chicago = Chicago
    .tag = Enen zijn 100 waard, zessen 60, en de laagste krijgt een bierviltje.
option-chicago-chips_out = Viltjes tot je eruit ligt
    .help = Wie er zoveel moet nemen, ligt eruit.
option-chicago-two_sixes_rule = Twee zessen maken een één
    .help = Twee zessen in een worp: één ervan mag je in een 1 veranderen die blijft staan, en de andere gooi je opnieuw.
game-chicago_hoch_tief = Chicago hoog-laag
    .tag = Na de eerste worp beslist iemand: de meeste punten, of de minste?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Twee zessen maken een één
    .help = In hoge ronden: met twee zessen in een worp mag je er één in een 1 veranderen die blijft staan; de andere gooi je opnieuw.
dice-row-throws_used = Worpen
dice-row-thrown_for = Om het viltje
dice-row-coasters = Viltjes
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } begint de ronde en heeft hoogstens { $limit } worpen.
       *[no] { $colour } heeft { $limit ->
            [one] één worp
           *[other] hoogstens { $limit } worpen
        }{ $mode ->
            [high] : de meeste punten tellen
            [low] : de minste punten tellen
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } beslist: tellen in deze ronde de meeste punten, of de minste?
dice-chicago-prompt-choose = { $colour } heeft { $points } na worp { $number } van { $limit }{ $mode ->
        [low] , en de minste tellen
       *[other] {""}
    }: stop, of kies dobbelstenen om opnieuw te gooien.
dice-chicago-prompt-off = Gelijk: { $rivals } gooien om het viltje{ $mode ->
        [low] , en de hoogste krijgt het
       *[other] , en de laagste krijgt het
    }. { $colour } gooit. ({ $starter } begon de ronde met { $limit ->
        [one] één worp
       *[other] { $limit } worpen
    }.)
dice-button-high = Hoog: de meeste punten tellen
dice-button-low = Laag: de minste punten tellen
dice-chicago-button-one = Een 6 in een 1 veranderen, { $faces } opnieuw gooien
dice-chicago-log-high = { $colour } zegt: hoog.
dice-chicago-log-low = { $colour } zegt: laag.
dice-chicago-log-again = { $colour } gooit { $faces } opnieuw.
dice-chicago-log-one = { $colour } verandert een 6 in een 1 en gooit { $faces } opnieuw.
dice-chicago-log-points = { $colour } heeft { $points } in { $number ->
        [one] één worp
       *[other] { $number } worpen
    }.
dice-chicago-log-tie = De laatsten staan gelijk: ze gooien om het viltje.
dice-chicago-log-off = { $colour } gooit { $points } om het viltje.
dice-chicago-log-coaster = { $colour } krijgt een viltje, het { $count ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] { $count }e
    }.
dice-chicago-log-out = { $colour } ligt eruit.
dice-chicago-log-won = { $colour } heeft de ronde gewonnen en begint de volgende.
dice-end-last_left = { $winner } is als laatste over en wint.
dice-chicago-why-call = Zeg eerst of hoog of laag telt.
dice-chicago-why-stands = Deze dobbelsteen staat: wat je bij een worp liet liggen, pak je niet meer op.
dice-chicago-why = Stop, of kies dobbelstenen van de laatste worp om opnieuw te gooien.

game-rentmeister = De rentmeester
    .tag = Zes sommen, zes rijen: de acht wil je beste worp.
option-rentmeister-placement = Rijen
    .help = Kies een rij voor elke worp, of vul ze van boven af.
option-rentmeister-placement-free = Vrije keuze
option-rentmeister-placement-in_order = Op volgorde, zonder keuze
dice-row-times = Keer { $times }
    .help = De som van een worp, vermenigvuldigd met { $times }.
dice-rentmeister-prompt-throw = { $colour } gooit drie dobbelstenen: worp { $number } van 6.
dice-rentmeister-prompt-write = { $colour } heeft { $points } gegooid: voor welke rij is het?
dice-rentmeister-label = Keer { $times }: { $points } punten
dice-rentmeister-log = { $colour } schrijft { $entry } keer { $times } op: { $points } punten.
dice-rentmeister-why-full = Deze rij is al vol: in elke rij komt één worp.
dice-rentmeister-why = Kies een van je lege rijen.
dice-end-rents = { $winners ->
        [one] { $winner } wint met { $points } punten.
       *[other] { $winners } spelers delen de eerste plaats met { $points } punten.
    }

game-streichhoelzer = Lucifers
    .tag = Enen gaan naar links, zessen in het doosje. Blijf niet zitten met de laatste lucifer.
option-streichhoelzer-matches = Lucifers per speler
    .help = Met hoeveel lucifers iedereen begint.
dice-row-matches = Lucifers
piece-matches = lucifers
piece-matchbox = lucifersdoosje
dice-streichhoelzer-prompt = { $colour } gooit: voor elke 6 gaat een lucifer in het doosje, voor elke 1 een naar { $left }.
dice-streichhoelzer-log-burnt = { $colour } legt { $count ->
        [one] een lucifer
       *[other] { $count } lucifers
    } in het doosje.
dice-streichhoelzer-log-given = { $colour } geeft { $count ->
        [one] een lucifer
       *[other] { $count } lucifers
    } door aan { $left }.
dice-streichhoelzer-log-none = { $colour } heeft geen lucifers en wacht.
dice-end-last_match = { $loser } blijft zitten met de laatste lucifer en verliest.

game-turm = De toren
    .tag = Eerst brengt je getal je viltjes, dan moet het je er weer van afhelpen.
option-turm-tower = Viltjes in de toren
    .help = Hoeveel er in het midden liggen.
dice-row-key = Getal
piece-coasters = viltjes
dice-turm-place-tower = de toren
dice-streichhoelzer-place-box = het doosje
dice-turm-prompt-key = { $colour } gooit om een vast getal.
dice-turm-prompt-take = { $colour } gooit: wie zijn getal ziet vallen, neemt van de toren (nog { $count }).
dice-turm-prompt-away = De toren is op. { $colour } gooit: wie zijn getal ziet vallen, raakt viltjes kwijt.
dice-turm-log-key = { $colour } heeft het getal { $number }.
dice-turm-log-take = { $colour } neemt { $count ->
        [one] een viltje
       *[other] { $count } viltjes
    }.
dice-turm-log-away = { $colour } raakt { $count ->
        [one] een viltje
       *[other] { $count } viltjes
    } kwijt.
dice-turm-log-down = De toren is op. Nu wil iedereen zijn viltjes kwijt.
dice-end-last_coaster = { $losers ->
        [one] { $loser } blijft zitten met viltjes en verliest.
       *[other] { $losers } spelers leggen samen hun laatste viltjes weg en verliezen.
    }

game-eins_bis_sechzehn = Een tot zestien
    .tag = Maak elk getal uit drie dobbelstenen, tot zestien en weer terug.
option-eins_bis_sechzehn-all_operations = Alle vier de bewerkingen
    .help = Ook vermenigvuldigen en delen.
option-eins_bis_sechzehn-top = Het hoogste getal
    .help = Waar de weg omkeert.
option-eins_bis_sechzehn-there_and_back = Heen en terug
    .help = Weer omlaag tot één; anders wint het hoogste getal.
option-eins_bis_sechzehn-max_rounds = Hoogste aantal ronden
    .help = Dan wint wie het verst is gekomen.
dice-row-targets = Gemaakte getallen
dice-eins_bis_sechzehn-prompt = { $colour } gooit drie dobbelstenen en heeft nu { $target } nodig.
dice-eins_bis_sechzehn-log = { $colour } maakt { $sums }.
dice-eins_bis_sechzehn-log-none = Geen { $target } voor { $colour } in deze dobbelstenen.
dice-end-targets = { $winner } heeft het laatste getal gemaakt en wint.
dice-end-max_rounds = De ronden zijn om: { $winners ->
        [one] { $winner } is het verst gekomen
       *[other] { $winners } spelers zijn even ver gekomen
    }, met { $points ->
        [one] één gemaakt getal
       *[other] { $points } gemaakte getallen
    }.

game-paerchen = Paartjes
    .tag = Twee witte dobbelstenen geven, twee grijze nemen af.
option-paerchen-throws = Worpen per speler
    .help = Hoe vaak iedereen gooit.
game-beelzebub = Beëlzebub
    .tag = Drie witte dobbelstenen tegen de grijze.
option-beelzebub-rounds = Ronden
    .help = Hoe vaak iedereen gooit.
dice-row-throw6 = 6e worp
dice-row-throw7 = 7e worp
dice-row-throw8 = 8e worp
dice-row-throw9 = 9e worp
dice-row-throw10 = 10e worp
dice-grey-prompt = { $colour } gooit { $white } witte { $grey ->
        [one] dobbelstenen en een grijze
       *[other] en { $grey } grijze dobbelstenen
    }: worp { $number } van { $throws }.
dice-grey-log = Wit min grijs is { $points }: { $colour } heeft nu { $total }.
dice-end-sum = { $winners ->
        [one] { $winner } wint met { $points }.
       *[other] { $winners } spelers delen de eerste plaats met { $points }.
    }

game-va_banque = Va banque
    .tag = Vijf dobbelstenen, vier bewerkingen, elk één keer: wie maakt het meeste?
option-va_banque-chips = Fiches per speler
    .help = Met hoeveel fiches iedereen begint.
option-va_banque-stake = Inzet
    .help = Wat iedereen behalve de bankhouder inlegt.
option-va_banque-rounds = Rondjes
    .help = Hoe vaak iedereen de bank houdt.
option-va_banque-bank_takes_remainder = Resten gaan naar de bank
    .help = Wie nooit kon delen en bij de laatste dobbelsteen een rest overhoudt, verliest de inzet aan de bankhouder. Met twee spelers is het altijd zo.
dice-va_banque-prompt-throw = { $banker } houdt de bank ({ $bank } van { $banks }, { $pot } in de pot) en gooit voor { $colour }.
dice-va_banque-prompt-next = { $banker } gooit voor { $colour }, met { $total }; over: { $signs }
dice-va_banque-prompt-choose = { $colour } heeft { $total } en een { $die } (dobbelsteen { $number } van 5). Welke bewerking? Over: { $signs } (bank { $bank } van { $banks }, gehouden door { $banker })
dice-va_banque-place-plus = plus
dice-va_banque-place-minus = min
dice-va_banque-place-times = keer
dice-va_banque-place-by = gedeeld door
dice-va_banque-place-total = Tot nu toe
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour }: { $sum }
dice-va_banque-log-result = { $colour } eindigt met { $points }.
dice-va_banque-log-fell = Er viel niets te delen, en er blijft een rest: de inzet van { $colour } gaat naar { $banker }.
dice-va_banque-log-won = { $colour } neemt { $count ->
        [one] een fiche
       *[other] { $count } fiches
    } uit de pot.
dice-va_banque-why-used = Elke bewerking gebruik je één keer, en deze is al op.
dice-va_banque-why-division = { $total } is niet zonder rest door { $die } te delen.
dice-va_banque-why = Kies een van de bewerkingen die over zijn.
dice-end-most_chips = { $winners ->
        [one] { $winner } wint met { $points ->
            [one] één fiche
           *[other] { $points } fiches
        }.
       *[other] { $winners } spelers delen de eerste plaats met elk { $points ->
            [one] één fiche
           *[other] { $points } fiches
        }.
    }

game-wuerfelpoker = Dobbelpoker
    .tag = Leg in, gooi vijf dobbelstenen en hoop dat niemand verhoogt.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Inleg
    .help = Wat iedereen voor elk spelletje in de pot legt.
option-wuerfelpoker-deals = Spelletjes
    .help = Hoeveel spelletjes je speelt.
option-wuerfelpoker-raising = Verhogen
    .help = Wie heeft gegooid, mag verhogen; de anderen gaan mee of passen.
option-wuerfelpoker-max_raise = Hoogste verhoging
    .help = 0 betekent: zoveel als iedereen die meedoet kan betalen.
option-wuerfelpoker-throws = Worpen
    .help = Met meer dan één mag je dobbelstenen naar keuze opnieuw gooien.
piece-chips = fiches
dice-wuerfelpoker-nothing = niets
dice-wuerfelpoker-pair = een paar
dice-wuerfelpoker-two_pairs = twee paren
dice-wuerfelpoker-triplet = drie gelijke
dice-wuerfelpoker-sequence = een straat
dice-wuerfelpoker-full = een full house
dice-wuerfelpoker-four = vier gelijke
dice-wuerfelpoker-five = vijf gelijke
dice-wuerfelpoker-place-die = dobbelsteen { $number } van { $colour }
dice-wuerfelpoker-prompt-throw = Spelletje { $deal } van { $deals }, geopend door { $opener }, met { $pot } in de pot. { $colour } gooit.
dice-wuerfelpoker-prompt-keep = { $colour } kiest dobbelstenen om opnieuw te gooien ({ $count ->
        [one] nog één worp
       *[other] nog { $count } worpen
    }) of laat het zo. Spelletje { $deal } van { $deals }, geopend door { $opener }, { $pot } in de pot.
dice-wuerfelpoker-prompt-raise = { $colour } heeft { $hand } en mag met hoogstens { $cap } verhogen. Spelletje { $deal } van { $deals }, geopend door { $opener }, { $pot } in de pot.
dice-wuerfelpoker-prompt-answer = { $raiser } verhoogt met { $count }. Gaat { $colour } mee? Spelletje { $deal } van { $deals }, geopend door { $opener }, { $pot } in de pot.
dice-wuerfelpoker-button-stand = Zo laten
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Niet verhogen
       *[other] Met { $amount } verhogen
    }
dice-wuerfelpoker-button-call = Meegaan: { $count } betalen
dice-wuerfelpoker-button-fold = Passen
dice-wuerfelpoker-log-hand = { $colour } heeft { $hand }.
dice-wuerfelpoker-log-stand = { $colour } laat het zo.
dice-wuerfelpoker-log-again = { $colour } gooit { $faces } opnieuw.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } verhoogt niet.
       *[other] { $colour } verhoogt met { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } gaat mee en betaalt { $count }.
dice-wuerfelpoker-log-fold = { $colour } past.
dice-wuerfelpoker-log-won = { $colour } neemt { $count ->
        [one] een fiche
       *[other] { $count } fiches
    } uit de pot.
dice-wuerfelpoker-why-answer = Er ligt een verhoging op tafel: ga mee, of pas.
dice-wuerfelpoker-why-raise = Verhoog met hoogstens { $cap }, of doe het niet: iedereen die meedoet moet het kunnen betalen.
dice-wuerfelpoker-why-keep = Kies dobbelstenen om opnieuw te gooien, of laat het zo.

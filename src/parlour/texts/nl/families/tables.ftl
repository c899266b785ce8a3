game-backgammon = Backgammon
    .tag = Breng je schijven thuis, speel ze uit, en weet wanneer je moet verdubbelen.
game-puff = Puff
    .tag = Zet je schijven op, ren naar huis, en gooi na een dubbele worp nog eens.
game-langes_puff = Lang puff
    .tag = Beiden lopen dezelfde kant op en treffen elkaar op elk veld.
game-russisches_puff = Russisch puff
    .tag = Twee schijven opzetten, en dan: opzetten of lopen, wat je wilt.
game-zickzack = Zick-Zack
    .tag = Opzetten, lopen, uitspelen, en elkaar onderweg eruit gooien.
game-trictrac = Triktrak
    .tag = Punten voor slaan, voor uitgebrachte schijven en voor de grote brug.

option-backgammon-standard_rules = Gewone internationale regels
    .help = Zoals clubs het spelen: je eigen eerste worp, beide getallen als het kan, en ook hogere getallen spelen uit.
option-backgammon-doubling = Verdubbelsteen
    .help = Voor een worp mag je de inzet verdubbelen; wie weigert, heeft verloren.
option-backgammon-match_points = Wedstrijd om zoveel punten
    .help = Partijen volgen elkaar op tot een van beiden de punten heeft. 0 is één partij.
option-backgammon-crawford = Crawfordregel
    .help = In een wedstrijd speel je de eerste partij nadat iemand nog één punt nodig heeft zonder verdubbelsteen.
option-backgammon-cube_limit = Hoogste verdubbeling
    .help = De verdubbelsteen gaat nooit boven dit getal.
option-backgammon-stake = Inzet
    .help = Fiches voor elk punt dat één partij waard is.
option-backgammon-max_turns = Hoogste aantal beurten
    .help = Een partij met zoveel beurten van beide kanten is gelijk. In een wedstrijd is het de laatste: wie voor staat, wint de wedstrijd.
option-puff-pasch_count = Dubbele worpen tellen twee keer vanaf de tweede
    .help = Of de tweede dubbele worp binnen een beurt of in de hele partij wordt gezocht.
option-puff-pasch_count-turn = In één beurt
option-puff-pasch_count-game = In de hele partij
option-puff-max_turns = Hoogste aantal beurten
    .help = Na zoveel beurten van beide kanten is de partij gelijk.
option-langes_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-langes_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-langes_puff-pasch_count-game = { option-puff-pasch_count-game }
option-langes_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-russisches_puff-same_direction = Beiden lopen dezelfde kant op
    .help = Beide kleuren zetten hun schijven op 1 tot 6 en lopen naar 24, net als bij lang puff.
option-russisches_puff-pasch_count = { option-puff-pasch_count }
    .help = { option-puff-pasch_count.help }
option-russisches_puff-pasch_count-turn = { option-puff-pasch_count-turn }
option-russisches_puff-pasch_count-game = { option-puff-pasch_count-game }
option-russisches_puff-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-zickzack-free_overshoot = Hogere getallen spelen elke schijf uit
    .help = Anders speelt een getal dat hoger is dan nodig alleen de achterste schijf uit.
option-zickzack-max_turns = { option-puff-max_turns }
    .help = { option-puff-max_turns.help }
option-trictrac-series_games = Partijen in de reeks
    .help = Meer partijen na elkaar; de som van hun waarden beslist. Twaalf is gebruikelijk.
option-trictrac-target = Punten voor een partij
    .help = Wie ze het eerst haalt, wint de partij.
option-trictrac-entry_counts_start = Het beginveld telt mee
    .help = Een getal komt één veld verder in, zodat ook een 1 kan inkomen.
option-trictrac-max_turns = Hoogste aantal beurten
    .help = Na zoveel beurten van een partij wint wie meer punten heeft, voor één; bij gelijke punten wint niemand.

tables-holding-score = Stand
tables-holding-games = Partijen te gaan
tables-holding-points = Punten
tables-holding-pips = Ogen te gaan

tables-button-opening = Gooien om het begin
tables-button-throw = Gooien
tables-button-roll = Gooien
tables-button-double = Verdubbelen naar { $stake }
tables-button-take = Aannemen
tables-button-drop = Weigeren
tables-button-end = De rest laten
tables-button-off = Uitspelen met de { $number }
tables-button-short = Je Hucke nemen, één veld minder
tables-button-new = Nieuwe opstelling
tables-button-continue = Van hieruit doorspelen

tables-label-step = { $step } met de { $number }

tables-notation-hand = hand
tables-notation-start = start
tables-notation-off = uit

tables-prompt-after-lost = { $lost } { $task }
tables-prompt-opening = Wie begint? { $colour } gooit één dobbelsteen.
tables-prompt-opening-two = Wie begint? { $colour } gooit beide dobbelstenen.
tables-prompt-throw = { $colour } gooit.
tables-prompt-cube = { $colour } gooit, of verdubbelt eerst naar { $stake }.
tables-prompt-answer = { $other } verdubbelt naar { $stake }. { $colour } neemt aan, of weigert en verliest { $lost }.
tables-prompt-after = { $colour } heeft deze partij gewonnen: een nieuwe opstelling, of van hieruit door met { $surplus ->
        [0] nul punten
        [one] één punt
       *[other] { $surplus } punten
    } om mee te beginnen?
tables-prompt-short-only = { $colour } mag de Hucke nemen met één veld minder, met { $numbers }, of het laten.
tables-prompt-optional = { $colour } mag nog { $numbers } spelen, of de rest laten.
tables-prompt-start = { $colour } brengt schijven in het spel met { $numbers }.
tables-prompt-enter = { $colour } brengt eerst de schijven op de bar terug, met { $numbers }.
tables-prompt-set = { $colour } zet schijven op met { $numbers }.
tables-prompt-set-or-move = { $colour } zet op of loopt met { $numbers }.
tables-prompt-one-number = { $colour } heeft { $numbers } gegooid: er is maar één getal te spelen.
tables-prompt-play = { $colour } speelt { $numbers }.

tables-log-opening = { $colour } gooit { $dice } om het begin.
tables-log-begins = { $colour } begint.
tables-log-tie = Gelijk: beiden gooien opnieuw.
tables-log-throw = { $colour } gooit { $dice }.
tables-log-fourfold = Weer een dubbele worp: { $colour } speelt elk getal vier keer.
tables-log-same = { $colour } speelt dezelfde getallen, { $dice }.
tables-log-roll = { $colour } verdubbelt niet.
tables-log-double = { $colour } verdubbelt naar { $stake }.
tables-log-take = { $colour } neemt aan: de partij is nu { $stake } waard, en de verdubbelsteen is van { $colour }.
tables-log-drop = { $colour } weigert.
tables-log-end = { $colour } laat { $numbers } ongespeeld.
tables-log-new = { $colour } wil een nieuwe opstelling.
tables-log-continue = { $colour } speelt van hieruit door.
tables-log-short = { $colour } neemt de Hucke, één veld minder met { $numbers }.
tables-log-step = { $colour }: { $start } naar { $target }.
tables-log-enter = { $colour } komt in op { $target }.
tables-log-set = { $colour } zet een schijf op { $target }.
tables-log-off = { $colour } speelt uit vanaf { $start }.
tables-log-hit = { $colour } slaat een schijf van { $other }.
tables-log-points = { $colour } heeft { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
tables-log-bridge = De grote brug staat: twee punten voor { $colour }.
tables-log-rest = { $colour } kan { $numbers } niet spelen.
tables-log-again = Na een dubbele worp gooit { $colour } nog eens.
tables-log-concede = { $colour } geeft deze partij op.
tables-log-game = { $colour } wint de partij, ter waarde van { $value }. Stand { $score }.
tables-log-game-drawn = Niemand wint deze partij. Stand { $score }.
tables-log-crawford = Crawfordpartij: deze keer geen verdubbeling.

tables-lost-blocked = { $colour } kan niet lopen met { $dice }: elk veld waar je uitkomt is dicht.
tables-lost-bar = { $colour } kan niet inkomen met { $dice }: de velden zijn bezet.
tables-lost-higher-bar = { $colour } verliest { $dice }: de { $high } moet eerst inkomen, en dat veld is bezet.
tables-lost-higher = { $colour } verliest { $dice }: de { $high } is niet te spelen, en de { $low } alleen mag niet.
tables-lost-lower = { $colour } verliest { $dice }: de { $low } gaat voor en is niet te spelen.
tables-lost-upper = { $colour } kan de bovenkant van { $dice } niet spelen, dus de onderkant vervalt ook.
tables-lost-setting = { $colour } kan niet opzetten met { $dice }: de velden zijn bezet.
tables-lost-exact = { $colour } kan niets uitspelen met { $dice }: de getallen moeten precies passen.
tables-lost-home = { $colour } kan niets spelen met { $dice }: geen schijf gaat er precies uit, en de velden thuis zijn dicht.
tables-lost-start = { $colour } kan met { $dice } geen schijf in het spel brengen.
tables-lost-hucke = { $colour } verliest { $dice }: elke zet zou één losse schijf op de Hucke laten.

tables-end-single = { $winner } heeft alle schijven uitgespeeld. De partij is { $value } waard, en { $winner } krijgt { $stake ->
        [one] één fiche.
       *[other] { $stake } fiches.
    }
tables-end-gammon = Gammon: { $loser } heeft geen schijf uitgespeeld. De partij is { $value } waard, en { $winner } krijgt { $stake ->
        [one] één fiche.
       *[other] { $stake } fiches.
    }
tables-end-backgammon = Backgammon: { $loser } heeft nog een schijf op de bar of in het thuisbord van { $winner }. De partij is { $value } waard, en { $winner } krijgt { $stake ->
        [one] één fiche.
       *[other] { $stake } fiches.
    }
tables-end-drop = { $loser } weigert de verdubbeling, en { $winner } krijgt { $stake ->
        [one] één fiche.
       *[other] { $stake } fiches.
    }
tables-end-borne_off = { $winner } heeft het eerst alle schijven uitgespeeld.
tables-end-points = { $winner } heeft de punten en wint de partij, ter waarde van { $value }.
tables-end-limit = De beurten zijn op. { $drawn ->
        [yes] Niemand wint.
       *[no] { $winner } staat voor en wint.
    }
tables-end-match = { $winner } wint de wedstrijd, { $score }.
tables-end-series = De reeks eindigt met { $score }. { $drawn ->
        [yes] Niemand wint.
       *[no] { $winner } wint de reeks.
    }

tables-why-over = De partij is afgelopen.
tables-why-throw-first = Eerst gooit { $colour } de dobbelstenen.
tables-why-cube-first = Beslis eerst: gooien of verdubbelen.
tables-why-answer-first = Antwoord eerst op de verdubbeling: aannemen of weigeren.
tables-why-choose-first = Kies eerst hoe de reeks verdergaat.
tables-why-touch-stones = Tik op een schijf van jou en dan op waar ze heen gaat.
tables-why-no-place = Zo’n plek is er niet op het bord.
tables-why-not-yours = Die schijf is niet van jou.
tables-why-empty = Daar ligt geen schijf van jou.
tables-why-is-out = Deze schijf is al uit.
tables-why-beside-the-board = Deze schijf gaat eruit: ze komt in het bakje naast het bord, dus tik daarop.
tables-why-start-first = Eerst moeten alle schijven van het beginveld weg; { $count ->
        [one] er wacht er nog één
       *[other] er wachten er nog { $count }
    }. Alleen de schijf die net is ingekomen mag verder.
tables-why-bar-first = Eerst de bar: { $count ->
        [one] daar wacht een schijf
       *[other] daar wachten { $count } schijven
    } om terug te komen.
tables-why-set-first = Zet eerst je schijven op: { $count ->
        [one] er is er nog één
       *[other] er zijn er nog { $count }
    } in de hand.
tables-why-just-set = Een schijf die met deze worp is opgezet, blijft staan tot de volgende.
tables-why-choose-target = Deze schijf kan lopen: tik nu op waar ze heen gaat.
tables-why-no-place-for-stone = Daarheen lopen schijven niet.
tables-why-forward = Schijven lopen maar één kant op, en nooit terug.
tables-why-distance = De getallen om te spelen zijn { $numbers }: daarmee kom je er niet.
tables-why-one-does-not-enter = Een 1 zou op het beginveld zelf eindigen: er komt geen schijf mee in.
tables-why-enemy-hucke = De Hucke van de ander is voor jou verboden, ook als ze leeg is.
tables-why-blocked = Veld { $point } is bezet door twee of meer schijven van de ander.
tables-why-no-combining = Thuis neemt geen schijf beide getallen: het tweede is voor een andere schijf.
tables-why-not-far-enough = Met deze getallen komt de schijf niet van het bord.
tables-why-not-all-home = Uitspelen mag pas als al je schijven thuis zijn.
tables-why-exact = Deze schijf speel je uit met precies een { $number }.
tables-why-rearmost = Een getal dat hoger is dan nodig speelt alleen de achterste schijf uit.
tables-why-upper-first = Eerst de bovenkant van de dubbele worp: speel de { $number } zo vaak als je kunt.
tables-why-higher-enters = Vanaf de bar gaat het hoogste getal voor: de { $number }.
tables-why-lower-first = Het laagste getal speel je eerst: de { $number }.
tables-why-hucke-single = Na de worp mag er op je Hucke geen losse schijf staan.
tables-why-only-higher = Er is maar één getal te spelen, dus dat moet het hoogste zijn: de { $number }.
tables-why-both = Met deze stap kun je een ander getal van de worp niet meer spelen, en je moet er zoveel mogelijk spelen.

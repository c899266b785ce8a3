game-maedn = Mensch ärgere Dich nicht
    .tag = Eén keer rond en naar huis, tenzij iemand je terugstuurt.

option-maedn-few_players = Met twee of drie spelers
    .help = Wie er speelt met de kleuren die geen speler hebben.
option-maedn-few_players-plain = Ieder één kleur
option-maedn-few_players-all_colours = Alle vier de kleuren
option-maedn-backward_capture = Achteruit slaan
    .help = Een pion mag met de worp achteruit als hij daar een pion van een tegenstander slaat.
option-maedn-three_rolls = Drie worpen voor een zes
    .help = Wie geen pion heeft die kan lopen, gooit hoogstens drie keer om een zes te krijgen.
option-maedn-no_jump_in_goal = Niet springen in het thuishonk
    .help = Pionnen in het thuishonk kun je niet voorbij; de laatste pion eindigt dus op a.
option-maedn-barriers = Blokkades
    .help = Twee pionnen van één kleur mogen samen op een vakje staan, en niemand komt erlangs.
option-maedn-compulsory_capture = Slagplicht
    .help = Of je een pion van een tegenstander moet slaan als het kan.
option-maedn-compulsory_capture-off = Geen slagplicht
option-maedn-compulsory_capture-enforced = Slaan moet
option-maedn-compulsory_capture-penalty = Een gemiste slag kost de pion
option-maedn-a_exit = Weg van A zolang er pionnen wachten
    .help = Met welke worpen de pion op A loopt zolang er nog pionnen van die kleur wachten.
option-maedn-a_exit-any = Met elke worp
option-maedn-a_exit-six_only = Alleen met een zes
option-maedn-play_on = Doorspelen om de plaatsen
    .help = De anderen spelen door nadat de eerste thuis is; anders is de partij dan afgelopen.

game-einigkeit = Eendracht maakt macht
    .tag = Twee tegen twee: partners bouwen muren en komen samen thuis.
option-einigkeit-compulsory_capture = Slagplicht
    .help = Wat er gebeurt als een pion van een tegenstander niet wordt geslagen terwijl het kan.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Mens erger je niet
    .tag = Het genadeloze neefje: zelfs je eigen pionnen vliegen eruit.
option-mens_erger_je_niet-board = Kant van het bord
    .help = Het bord heeft vier kleuren aan de ene kant en zes aan de andere.
option-mens_erger_je_niet-board-four = Vier kleuren
option-mens_erger_je_niet-board-six = Zes kleuren
option-mens_erger_je_niet-double_colours = Twee kleuren voor sommigen
    .help = Met minder spelers dan kleuren spelen sommigen met twee kleuren; anders speelt ieder met één.
option-mens_erger_je_niet-goal_return = Te hoge worp in het thuishonk
    .help = Waar een pion terechtkomt die voorbij het einde van zijn thuishonk zou lopen.
option-mens_erger_je_niet-goal_return-wait = Terugtellen vanaf d
option-mens_erger_je_niet-goal_return-back_onto_track = Terugtellen, desnoods tot op de baan
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = Achtervolging
    .tag = Ieder één pion, één keer rond de ster, en iedereen zit je op de hielen.
option-verfolgungsjagd-tips = Startpunten
    .help = Waar de spelers staan op de zes punten van de ster.
option-verfolgungsjagd-tips-spread = Verdeeld over de ster
option-verfolgungsjagd-tips-neighbours = Naast elkaar
option-verfolgungsjagd-tips-0-2 = Eén vrije punt tussen de twee
option-verfolgungsjagd-tips-0-1-3 = Twee naast elkaar, dan een vrije punt, dan de derde
option-verfolgungsjagd-tips-0-1-4 = Twee naast elkaar, dan twee vrije punten, dan de derde
option-verfolgungsjagd-tips-0-1-2-4 = Drie naast elkaar, dan een vrije punt, dan de vierde

game-spielwiese = De betoverde speelweide
    .tag = Bouw zelf het bord en race er dan samen omheen.
option-spielwiese-sets = Onderdelen
    .help = De basisdoos is voor hoogstens vier spelers; met de aanvullingsdoos kunnen er acht meedoen.
option-spielwiese-sets-basic = Basisdoos
option-spielwiese-sets-both = Met de aanvullingsdoos
option-spielwiese-parts = Het bord
    .help = Uit welke delen het midden bestaat. De arm van elke speler komt aan een van de buitenkanten.
option-spielwiese-star_squares = Sterren
    .help = Wat er gebeurt als een worp precies op een ster eindigt.
option-spielwiese-star_squares-off = Niets
option-spielwiese-star_squares-may = De pion mag doorspringen
option-spielwiese-star_squares-must = De pion moet doorspringen
option-spielwiese-three_rolls = Altijd drie worpen voor een zes
    .help = Wie geen pion op de baan heeft, gooit hoogstens drie keer, niet alleen aan het begin.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = De volgende speler mag een pion terugsturen
option-spielwiese-no_jump_in_goal = Niet springen in het thuishonk
    .help = Pionnen in het thuishonk kun je niet voorbij.
option-spielwiese-six_enters = Een zes terwijl er een pion wacht
    .help = Of je dan een pion moet inzetten.
option-spielwiese-six_enters-must = Moet een pion inzetten
option-spielwiese-six_enters-may = Mag ook een andere pion verzetten
option-spielwiese-first_seat = Wie begint
    .help = De plaats van de jongste speler.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = vierkant deel
ludo-part-triangle = driehoekig deel
ludo-part-half_round = halfrond deel
ludo-kit-empty = Een bord bestaat uit delen: kies er een paar.
ludo-kit-stock = { $sets ->
        [1] In de basisdoos zit maar { $count } keer een { $part }.
       *[other] Een { $part } is er maar { $count } keer.
    }
ludo-kit-joints = { $sets ->
        [1] De basisdoos heeft maar { $joints } verbindingen: meer delen kun je niet koppelen.
       *[other] Er zijn maar { $joints } verbindingen: meer delen kun je niet koppelen.
    }
ludo-kit-middle = Een { $part } heeft maar één rechte kant: het staat aan een uiteinde, nooit in het midden.
ludo-kit-alone = Een { $part } kan niet alleen staan.
ludo-kit-sides = Dit bord heeft { $sides } buitenkanten: te weinig voor { $players } spelers.

ludo-holding-home = Thuis
ludo-holding-roll-off = Worp om het begin
ludo-holding-partner = Thuis, partner
ludo-holding-steps = Plekken te gaan

ludo-site-square = vakje { $number } van de baan
ludo-site-star = ster, vakje { $number } van de baan
ludo-site-a = startvakje A van { $colour }
ludo-site-goal = thuisvakje { $letter } van { $colour }
ludo-site-b = wachtvakje { $number } van { $colour }

ludo-button-throw = Gooien
ludo-button-roll-off = Gooien om het begin
ludo-button-waive = Door de vingers zien

ludo-prompt-roll-off = Wie begint? { $colour } gooit.
ludo-prompt-roll-off-again = { $count } spelers delen het hoogste aantal en gooien opnieuw. Nu gooit { $colour }.
ludo-prompt-throw = { $colour } gooit de dobbelsteen.
ludo-prompt-throw-for-six = Alleen een zes helpt: { $colour } heeft nog { $count ->
        [one] één worp
       *[other] { $count } worpen
    }.
ludo-prompt-throw-fresh = { $colour } gooit voor de pion die net is ingezet.
ludo-prompt-enter = Een zes: { $colour } zet een nieuwe pion in.
ludo-prompt-six-clear-a = Een zes, maar A is bezet: { $colour } zet eerst de pion op A verder.
ludo-prompt-clear-a = { $colour } heeft { $pips } gegooid en moet A vrijmaken, want er wachten pionnen.
ludo-prompt-another = { $colour } heeft { $pips } gegooid. De pion op A kan niet lopen: kies een andere.
ludo-prompt-choose = { $colour } heeft { $pips } gegooid: kies een pion.
ludo-prompt-only = { $colour } heeft { $pips } gegooid: er kan maar één pion lopen.
ludo-prompt-capture = { $colour } heeft { $pips } gegooid en moet slaan.
ludo-prompt-penalty = { $colour } heeft { $pips } gegooid: sla, of verlies de pion die had kunnen slaan.
ludo-prompt-neutral = { $colour } heeft { $pips } gegooid: verzet een eigen pion of een neutrale ({ $neutral }).
ludo-prompt-neutral-only = { $colour } heeft { $pips } gegooid: verzet een neutrale pion ({ $neutral }).
ludo-prompt-breach = Een zes doorbreekt de muur op A: { $colour } zet een nieuwe pion in, en beide bouwers vliegen eruit.
ludo-prompt-six-free = Een zes: { $colour } zet een nieuwe pion in of verzet een andere.
ludo-prompt-fresh = { $colour } heeft { $pips } gegooid en speelt de pion die net is ingezet.
ludo-prompt-judged = { $colour } heeft { $pips } gegooid en kan slaan. Wie dat mist, kan een pion kwijtraken.
ludo-prompt-judge = { $other } heeft een slag gemist. { $colour } mag een pion van { $other } van de baan terugsturen, of het door de vingers zien.
ludo-prompt-star = { $colour } heeft { $pips } gegooid: kies een pion. Op een ster mag hij doorspringen naar de volgende vrije.

ludo-label-enter = { $colour }: een nieuwe pion inzetten
ludo-label-move = { $colour }: { $count } vooruit
ludo-label-back = { $colour }: { $count } achteruit
ludo-label-goal = { $colour }: naar { $letter } in het thuishonk
ludo-label-jump = { $colour }: naar de ster en doorspringen
ludo-label-judge = Deze pion van { $colour } terugsturen
ludo-label-capture = { $move }, { $other } slaan
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] de voorste pion
    [last] de achterste pion
   *[between] de { $number }e pion van voren
})

ludo-notation-enter = nieuwe pion
ludo-notation-back = terug

ludo-log-roll-off = { $colour } gooit { $pips } om het begin.
ludo-log-begins = { $colour } begint.
ludo-log-tie = Gelijk: wie het hoogste aantal heeft, gooit opnieuw.
ludo-log-throw = { $colour } gooit { $pips }.
ludo-log-no-move = { $colour } kan niet lopen.
ludo-log-no-six = { $colour } kan niet lopen. { $count ->
        [one] Er is nog één worp over.
       *[other] Er zijn nog { $count } worpen over.
    }
ludo-log-six-no-move = { $colour } kan niet lopen, maar een zes geeft nog een worp.
ludo-log-again = Een zes: { $colour } gooit nog eens.
ludo-log-enter = { $colour } zet een nieuwe pion in.
ludo-log-move = { $colour } gaat { $count } vooruit.
ludo-log-back = { $colour } gaat { $count } achteruit.
ludo-log-goal = { $colour } gaat naar { $letter } in het thuishonk.
ludo-log-neutral-enter = { $colour } zet een neutrale pion in.
ludo-log-neutral-move = { $colour } zet een neutrale pion { $count } vooruit.
ludo-log-neutral-goal = { $colour } zet een neutrale pion op { $letter } in zijn thuishonk.
ludo-log-take = { $other } moet terug en wacht.
ludo-log-take-own = { $other } slaat een pion van de eigen kleur eruit.
ludo-log-start-again = { $other } wordt gepakt en begint opnieuw.
ludo-log-past-start = De worp zou voorbij het startpunt gaan: { $colour } blijft staan.
ludo-log-one-again = Een één: { $colour } gooit nog eens.
ludo-log-first-pawn = De eerste beurt van { $colour }: een pion komt zonder zes in het spel.
ludo-log-counted-back = { $colour } schiet het thuishonk voorbij en staat weer op de baan.
ludo-log-barrier = { $colour } heeft een blokkade.
ludo-log-wall = { $colour } bouwt een muur.
ludo-log-wall-together = { $colour } en { $other } bouwen samen een muur.
ludo-log-breach = Huisvredebreuk: { $colour } gooit de muur om die op A staat.
ludo-log-jump = { $colour } springt door naar de volgende vrije ster.
ludo-log-lap = { $colour } springt het thuishonk voorbij en begint een nieuwe ronde.
ludo-log-missed = { $colour } heeft een slag gemist: { $other } beslist wat er gebeurt.
ludo-log-judged = { $colour } stuurt een pion van { $other } terug om de gemiste slag.
ludo-log-waived = { $colour } ziet de gemiste slag van { $other } door de vingers.
ludo-log-penalty = { $colour } heeft een slag gemist: de pion die had kunnen slaan gaat terug en wacht.
ludo-log-home = { $colour } heeft alle vier de pionnen thuis: nummer { $place }.
ludo-log-home-last = { $colour } heeft alle vier de pionnen thuis.
ludo-log-home-neutral = { $colour } heeft alle vier de pionnen thuis en helpt nu de neutrale naar huis.

ludo-end-home = { $winner } wint: alle vier de pionnen zijn het eerst thuis!
ludo-end-neutral_home = { $winner } wint: alle vier de pionnen zijn thuis, en de neutrale ook!
ludo-end-side_home = { $winner } en { $partner } winnen: hun acht pionnen zijn thuis!
ludo-end-around = { $winner } wint: één keer rond de ster en terug op het startpunt!

ludo-why-over = De partij is afgelopen.
ludo-why-roll-off-first = Eerst wordt er gegooid om het begin. Nu gooit { $colour }.
ludo-why-throw-first = { $colour } moet eerst gooien.
ludo-why-thrown = Er is al gegooid: de dobbelsteen ligt op { $pips }. Kies nu een pion.
ludo-why-no-square = Kies een pion van je kleur en dan het vakje waar hij heen gaat.
ludo-why-empty = Daar staat geen pion: kies er een van jezelf.
ludo-why-not-yours = Met die pion mag jij niet lopen.
ludo-why-other-colour = Je twee kleuren spelen apart: { $colour } heeft een eigen beurt.
ludo-why-choose-target = Deze pion kan lopen: kies nu het gemerkte vakje.
ludo-why-needs-six = Alleen met een zes komt een wachtende pion in het spel.
ludo-why-a-held = Op A staat nog een pion van die kleur: pas als die weg is, kun je een andere inzetten.
ludo-why-a-barrier = Op A staat een blokkade: daar kun je geen pion inzetten.
ludo-why-enter-on-a = Een nieuwe pion zet je in op zijn A.
ludo-why-marked-one = Wachtende pionnen zijn allemaal gelijk: neem de gemerkte.
ludo-why-six-enters = Met een zes moet je een nieuwe pion inzetten zolang er een wacht.
ludo-why-six-clears-a = Zolang er pionnen wachten, moet de zes de pion op A verzetten.
ludo-why-clear-a = Zolang er pionnen wachten, moet de pion op A eerst lopen.
ludo-why-six-leaves-a = Zolang er pionnen wachten, gaat de pion op A alleen met een zes weg.
ludo-why-own-piece = Daar staat een eigen pion: op elk vakje past er maar één.
ludo-why-foreign-goal = In een thuishonk mag alleen de eigen kleur.
ludo-why-not-on-b = Niemand loopt naar de wachtvakjes: daar gaan geslagen pionnen heen.
ludo-why-too-far = Met { $pips } zou deze pion voorbij het einde van zijn thuishonk lopen.
ludo-why-turn-in = Na zijn ronde slaat een pion af naar zijn thuishonk; hij loopt niet nog eens langs zijn A.
ludo-why-goal-held = Thuisvakje { $letter } is bezet.
ludo-why-goal-jump = In het thuishonk mag je geen pion voorbij.
ludo-why-distance = De dobbelsteen ligt op { $pips }: de pion gaat precies zo ver.
ludo-why-no-backward = Pionnen lopen alleen vooruit, zoals de pijlen wijzen.
ludo-why-goal-back = Een pion in het thuishonk gaat nooit terug.
ludo-why-back-over-a = Achteruit kom je nooit op A of eroverheen.
ludo-why-back-captures = Achteruitgaan mag alleen om een pion van een tegenstander te slaan.
ludo-why-neutral-back = Neutrale pionnen slaan nooit achteruit.
ludo-why-barrier-land = Daar staat een blokkade: niemand kan erop komen.
ludo-why-barrier-pass = Er staat een blokkade in de weg: niemand komt erlangs.
ludo-why-must-capture = Je kunt een pion van een tegenstander slaan, dus dat moet.
ludo-why-partner = { $colour } is je partner en speelt met die pionnen.
ludo-why-a-wall = Op A staat een muur van je eigen kant: een derde pion kan er niet bij.
ludo-why-wall-land = Daar staat een muur: niemand kan erop komen.
ludo-why-wall-pass = Er staat een muur in de weg: niemand komt erlangs, ook de bouwers niet.
ludo-why-breach = Op je A staat een vijandelijke muur: met de zes moet je een pion inzetten en de muur omgooien.
ludo-why-goal-final = Een pion in het thuishonk blijft staan waar hij staat.
ludo-why-fresh-plays = De pion die net is ingezet, moet worden gespeeld.
ludo-why-count-back = Met { $pips } komt deze pion op geen enkel vrij thuisvakje, ook niet door terug te tellen.
ludo-why-must-jump = Op een ster moet de pion doorspringen naar de volgende vrije ster.
ludo-why-next-star = Vanaf een ster spring je alleen naar de volgende vrije ster.
ludo-why-judge = Kies een pion van { $colour } op de baan om hem terug te sturen, of zie het door de vingers.
ludo-why-judge-goal = Pionnen in het thuishonk zijn veilig: kies er een op de baan, of zie het door de vingers.

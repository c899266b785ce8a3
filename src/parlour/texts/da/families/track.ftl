game-gaensespiel = Gåsespillet
    .tag = Enogtres felter, én terning og alt, hvad der kan ske for en gås.
game-ganzenbord = Gammelhollandsk gåsespil
    .tag = To terninger, tretten gæs og en pulje, der vokser med hvert uheld.
game-wedrenspel = Hestevæddeløbet
    .tag = To gange rundt på banen, over hæk, grøft og mudder.

option-gaensespiel-overshoot = For højt kast til sidst
    .help = Hvad der sker, når et kast fører ud over 61.
option-gaensespiel-overshoot-bounce = Tæl frem til 61 og tilbage
option-gaensespiel-overshoot-full_back = Gå hele kastet tilbage
option-gaensespiel-release_roll = Kastet, der befrier
    .help = Om sekseren på felt 27 og fireren på felt 33 også rykker brikken.
option-gaensespiel-release_roll-moves = Det er også trækket
option-gaensespiel-release_roll-frees = Det befrier kun, kast så igen
option-gaensespiel-open_table = Åbent bord
    .help = Æsken har fire brikker; et åbent bord har plads til op til ti spillere.

option-ganzenbord-purse = Jetoner til hver
    .help = Hvor mange jetoner hver spiller begynder med.
option-ganzenbord-stake = Første indskud
    .help = Hvad hver spiller betaler til puljen før første kast, højst alt, hvad spilleren har.
option-ganzenbord-goose_forward = På en gås
    .help = Om man selv vælger at gå videre med samme kast.
option-ganzenbord-goose_forward-may = Gå videre eller bliv, som du vil
option-ganzenbord-goose_forward-must = Gå altid videre
option-ganzenbord-goose_back = På en gås, på vej tilbage
    .help = Hvor meget længere en gås sender en brik tilbage, der kom ud over 63.
option-ganzenbord-goose_back-surplus = Det overskydende igen
option-ganzenbord-goose_back-throw = Hele kastet
option-ganzenbord-death_restart = Efter Døden
    .help = Hvor en brik begynder igen.
option-ganzenbord-death_restart-start = Ved starten
option-ganzenbord-death_restart-square_1 = På felt 1

option-wedrenspel-horses_per_player = Heste til hver spiller
    .help = Er I færre end seks, må hver have flere heste, op til fire, så længe højst tolv løber.
option-wedrenspel-mud = Mudderet
    .help = Det franske hæfte halverer næste kast, det hollandske alle kast i næste tur.
option-wedrenspel-mud-next_throw = Halverer næste kast
option-wedrenspel-mud-next_turn = Halverer næste tur

track-horse = { $colour } { $number }

track-holding-roll-off = Kast om starten
track-holding-square = Felt
track-holding-misses = Ture at stå over
track-holding-waits = Venter som nr.
track-holding-waits-for = Venter på
track-holding-half = Næste kast tæller halvt
track-holding-out = Ude
track-holding-chips = Jetoner

track-button-throw = Kast
track-button-roll-off = Kast om starten
track-button-on = Gå { $count } videre
track-button-stay = Bliv på { $square }
track-button-stay-taken = Bliv: det er optaget, altså tilbage til { $square }
track-button-toll = Betal { $chips }, og bliv
track-button-cross = Betal { $chips }, og gå over til { $square }

track-prompt-roll-off = Hvem begynder? { $colour } kaster.
track-prompt-roll-off-again = { $count } deler det højeste tal og kaster igen. Nu kaster { $colour }.
track-prompt-throw = { $colour } kaster.
track-prompt-half = { $colour } kaster, men kastet tæller halvt.
track-prompt-held = { $colour } sidder fast på { $square }: kun { $pips } fører videre.
track-prompt-freed = { $colour } er fri og kaster for at rykke.
track-prompt-goose = { $colour } er på en gås, på { $square }: gå videre med samme kast, eller bliv?
track-prompt-bridge = { $colour } er ved broen: betal { $toll } og bliv, eller betal det dobbelte og gå over?

track-log-roll-off = { $colour } slår { $pips } om starten.
track-log-begins = { $colour } begynder.
track-log-tie = Lige: de med det højeste tal kaster igen.
track-log-throw = { $colour } slår { $pips }.
track-log-walk = { $colour } rykker til { $square }.
track-log-goose = { $colour } møder en gås på { $square }.
track-log-goose-on = En gås på { $square }: { $colour } går videre med samme kast.
track-log-goose-back = En gås igen: { $colour } sendes tilbage til { $square ->
        [0] starten
       *[other] { $square }
    }.
track-log-bounce = For langt: { $colour } tæller tilbage til { $square }.
track-log-full-back = For langt: { $colour } går hele kastet tilbage, til { $square }.
track-log-leap = Et første kast med vinger: { $colour } går lige til { $square }.
track-log-taken = { $square } er optaget: { $colour } går tilbage til { $old ->
        [0] starten
       *[other] { $old }
    }.
track-log-sent = { $colour } går til { $square ->
        [0] starten
       *[other] { $square }
    }.
track-log-cross = { $colour } går over broen til { $square }.
track-log-stay = { $colour } bliver på { $square }.
track-log-finish = { $colour } er fremme.
track-log-out = { $colour } er ude.
track-log-pay = { $colour } betaler { $chips } til puljen.
track-log-cannot-pay = { $colour } har ingen jetoner tilbage og skylder intet.
track-log-pot = { $colour } tager puljen: { $chips } jetoner.
track-log-nobody-behind = Ingen er bag { $colour }: der er intet at vente på.
track-log-released = { $colour } er fri igen.
track-log-waits = { $colour } venter.
track-log-misses = { $colour } står over en tur.
track-log-held = { $colour } bliver: kun { $pips } fører videre.
track-log-freed = { $colour } er fri.
track-log-halved = I mudderet tæller kastet halvt: { $count ->
        [0] intet skridt
        [one] ét skridt
       *[other] { $count } skridt
    } til { $colour }.
track-log-again = { $colour } kaster igen.

track-end-goal = { $winner } vinder: præcis på 61!
track-end-pot = { $winner } vinder: præcis på 63, og puljen med!
track-end-line = { $winner } vinder: først over målstregen!
track-end-alone = { $winner } vinder: ingen andre er tilbage.

track-why-over = Spillet er slut.
track-why-roll-off = Først kastes der om, hvem der begynder. Nu skal { $colour } kaste.
track-why-throw = { $colour } kaster; resten følger af terningerne.
track-why-by-dice = Her flytter ingen brikker selv: de går, hvorhen terningerne fører dem.
track-why-decide = { $colour } skal vælge en af de to knapper.
track-why-held = { $colour } slipper kun væk fra dette felt med { $pips }.
track-why-must-go-on = Her må ingen blive på en gås: den fører altid videre.
track-why-chips = Jetoner går i puljen, hvor et felt kræver dem, og vinderen tager dem alle.
track-why-start = Her begynder alle.
track-why-finish = Dette er slutningen: den skal nås præcist eller passeres i et væddeløb.
track-why-plain = Felt { $square } er et almindeligt felt.
track-why-both = Første omgang: { $first } Anden omgang: { $second }

track-square-goose = En gås: videre med samme kast.

track-square-gaensespiel-3 = Lige udklækket og har travlt: to felter frem.
track-square-gaensespiel-6 = Den første svømmetur: stå over en tur.
track-square-gaensespiel-9 = En hund: løb ti felter frem.
track-square-gaensespiel-12 = Gasen bider: fire felter tilbage.
track-square-gaensespiel-18 = Sikke en sommerfugl: stå over en tur.
track-square-gaensespiel-21 = En frø til morgenmad giver kræfter: fire felter frem.
track-square-gaensespiel-24 = Badning forbudt: stå over en tur.
track-square-gaensespiel-27 = Familien sover: kun en sekser fører videre.
track-square-gaensespiel-30 = Efter brylluppet går det hurtigt: to felter frem.
track-square-gaensespiel-33 = Fanget: kun en firer åbner buret.
track-square-gaensespiel-36 = Gåsepigen driver dig frem: to felter.
track-square-gaensespiel-39 = Det smager for godt: stå over en tur.
track-square-gaensespiel-42 = Ræven har gåsen: ti felter tilbage.
track-square-gaensespiel-45 = På isen glider det af sted: kast igen.
track-square-gaensespiel-48 = Ondt i halsen: stå over en tur.
track-square-gaensespiel-51 = Familien løber om kap: to felter frem.
track-square-gaensespiel-54 = Gåsen kæmper med tyven: kast igen.
track-square-gaensespiel-57 = Et brækket ben: vent, til alle bagved er kommet forbi.
track-square-gaensespiel-60 = I gryden: ude af spillet.

track-square-ganzenbord-6 = Broen: 5 jetoner for at blive eller 10 for at gå videre til 12.
track-square-ganzenbord-19 = Kroen: betal 10, og stå over en tur.
track-square-ganzenbord-31 = Brønden: betal 15, og vent, til en anden kommer.
track-square-ganzenbord-42 = Labyrinten: betal 5, og gå tilbage til 37.
track-square-ganzenbord-52 = Fængslet: betal 10, og vent, til en anden kommer.
track-square-ganzenbord-58 = Døden: betal 5, og begynd forfra.

track-square-wedrenspel-4 = For langsom til hækken: fire felter tilbage til nyt tilløb.
track-square-wedrenspel-44 = For langsom til hækken: fire felter tilbage til nyt tilløb.
track-square-wedrenspel-8 = Over muren og ned i grøften: stå over en tur.
track-square-wedrenspel-48 = Over muren og ned i grøften: stå over en tur.
track-square-wedrenspel-14 = Hesten nægter ved leddet: tilbage til 9.
track-square-wedrenspel-54 = Hesten nægter ved leddet: tilbage til 49.
track-square-wedrenspel-21 = Mudder: næste kast tæller halvt.
track-square-wedrenspel-61 = Mudder: næste kast tæller halvt.
track-square-wedrenspel-25 = Stædig foran muren: stå over to ture.
track-square-wedrenspel-65 = Stædig foran muren: stå over to ture.
track-square-wedrenspel-28 = Bommen er faldet: tilbage til, hvor springet begyndte.
track-square-wedrenspel-68 = Bommen er faldet: tilbage til, hvor springet begyndte.
track-square-wedrenspel-34 = En forstuvet fod: vent, til alle heste bagved er kommet forbi.
track-square-wedrenspel-74 = En forstuvet fod så sent: ude af løbet.

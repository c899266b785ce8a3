# Wat geldt voor de opties van veel spellen

source-never-ends = Geen boekje heeft het. Zonder dit hoeft een partij nooit af te lopen.
source-everybody = Geen boekje heeft het. Zo wordt het spel over de hele wereld gespeeld.
source-no-number = Het boekje noemt geen getal; dit is van ons.
source-usual-number = Het gewone getal is het gedrukte. De andere zijn er om te proberen.
source-agreed = Het boekje laat het getal aan de spelers over.
source-only-a-winner = Het boekje noemt een winnaar en zwijgt over de anderen. Doorspelen is van ons.
source-enforced = De straf staat gedrukt. Dat het programma je in plaats daarvan laat slaan, is van ons.

# Ludo

source-maedn-few_players = Alle vier de kleuren worden bij de varianten aanbevolen; de basisregels geven elke speler er één.
source-maedn-a_exit = Duits en Frans: met een zes is het de pion op A die verder moet. Italiaans: hij kan A alleen met een zes verlaten.
source-maedn-play_on = Dat de anderen doorspelen staat gedrukt. Stoppen bij de winnaar is van ons.
source-mens_erger_je_niet-goal_return = Nederlands: terugtellen moet op een vrij cirkeltje eindigen, anders wacht de pion. Frans: wie te veel gooit, telt terug tot op de baan.
source-spielwiese-parts = De delen en hun aantallen staan gedrukt. Hoeveel vakjes elk heeft is van ons, want de plaatjes zijn verloren gegaan.
source-spielwiese-star_squares = Dat een pion mag springen is de bijzondere regel van het boekje, dat hij moet is een van de vrije regels. Helemaal geen sterren is van ons.
source-spielwiese-six_enters = Het boekje noemt een bekend spel als voorbeeld, waarin een zes een pion moet inzetten. Zijn eigen woorden zouden ook een andere zet toelaten.
source-spielwiese-first_seat = De jongste begint. Wie dat is, weten alleen jullie.
source-verfolgungsjagd-tips = Ieder kiest een punt van de ster.

# Draughts

source-draughts-huffing = Het boekje laat de ander kiezen: de zet laten verbeteren of het stuk nemen. Staat dit uit, dan verbetert het programma meteen.
source-draughts-remove_captured = Het boekje vertelt van de sprong, de landing en het wegnemen, en pas dan van de volgende sprong: elk stuk gaat dus meteen weg. Clubs nemen ze aan het eind allemaal weg.
source-draughts-queen_landing = Het boekje zegt dat ze niet vlak achter het stuk hoeft te stoppen. Het zegt niet dat ze het veld moet zoeken vanwaar ze meer kan slaan.
source-damspel-remove_captured = Het boekje zegt niet wanneer geslagen stukken weggaan. In het spel dat het verkort weergeeft, gaan ze aan het eind van de zet weg.
source-damspel-crowned_in_passing = Zodra een schijf de damlijn bereikt, is ze dam, zegt het artikel. In het spel dat het verkort weergeeft, moet de zet daar eindigen.
source-damspel-draw_rule = Het artikel spreekt van de zetten van één speler: drie keer dezelfde zet, of twee keer terug op dezelfde plaats. Clubs tellen stellingen.
source-polnische_dame-must_take = Alles wat je kunt slaan moet je slaan, zegt het boekje. Wij betrekken het op de slag die begonnen is; dat de langste bedoeld is, is de andere lezing.
source-polnische_dame-queen_landing = Alles wat je kunt slaan moet je slaan. Wij lezen het zo dat ook een dam moet landen waar ze verder kan slaan.
source-schlagdame-blocked_player = In het spel dat hier wordt omgedraaid, verliest wie ingesloten is. Het boekje zegt niet of ook dat wordt omgedraaid.
source-mauern-taking = Het boekje zegt dat de schijf dan mag worden weggenomen. Wij nemen haar weg; dat ze mag blijven, is de andere lezing.
source-mauern-backward_moves = Het boekje neemt de opstelling van het dammen en verbiedt springen en slaan. Schijven gaan dus vooruit; dat ze terug mogen, is de andere lezing.
source-wolf_und_schafe-first_move = Het boekje zegt niet wie begint. Plaatsen doet de wolf, dus de schapen antwoorden erop.

# Chess

source-chess-en_passant = Nergens gedrukt. Eén boekje zegt dat het alleen het begin vertelt van een spel dat de hele wereld kent, en in dat spel mag het.
source-chess-strict_castling = Dit boekje wil dat elk veld tussen koning en toren vrij en niet aangevallen is, ook waar de koning niet overheen gaat.
source-schach-strict_castling = Reisdoos: de koning mag niet over of op een aangevallen veld komen (in het Frans: erop). De grote verzameling: geen veld tussen koning en toren mag aangevallen zijn.
source-raeuberschach-compulsory_capture = Het boekje laat spelers het afspreken. Wij hebben het aan, want anders hoeft niemand ooit iets te slaan.
source-raeuberschach-promote_to_king = Koningen zijn hier stukken als alle andere. Het boekje zegt niet of een pion er een kan worden.
source-raeuberschach-blocked_player = Het boekje laat de partij hoe dan ook doorgaan tot een van beiden niets meer heeft, dus wie niet kan zetten past.

# Mill, five in a row, solitaire

source-muehle-flying = Springen met drie stenen staat in elk boekje. Zonder spelen is bij sterke spelers gewoon.
source-muehle-take_from_mill_if_all = Elk boekje verbiedt het nemen uit een gesloten molen en kent geen uitzondering. De meeste spelers kennen deze.
source-muehle-double_mill_takes_two = Reisdoos en grote verzameling: één steen als er een molen wordt gesloten. Halma en molen: één elke keer dat er een molen wordt gesloten, en dat kan twee betekenen.
source-muehle-may_decline = Alle boekjes zeggen dat de speler een steen mag nemen. Wij lezen het als een recht dat altijd wordt gebruikt.
source-fuenf_in_einer_reihe-board_size = Het boekje zegt niet hoe groot het bord is. Tien bij tien geeft ruimte voor alle 32 stenen.
source-fuenf_in_einer_reihe-exact_five = Er wordt een rij van vijf gevraagd. In zes zitten er vijf, dus die winnen; de strengere lezing is deze schakelaar.
source-solitaire-goal = Zo weinig mogelijk, één over en één over in het midden staan in alle drie de talen gedrukt, letters alleen in het Frans. Hun vormen zijn van ons.

# Halma

source-halma-two_player_seats = Het doel is de tegenoverliggende hoek van de eigen kleur, dus twee spelers van verschillende kleur kunnen niet tegenover elkaar zitten. De meeste mensen zitten wel zo.
source-halma-full_target_wins = Geen boekje zegt wat er gebeurt als een vreemde pion je doel nooit verlaat. Hiermee is een vol doel genoeg.
source-halma-no_leaving_target = Geen boekje verbiedt het doel weer te verlaten. Sommige families wel.
source-halma_eck-jump_over_line = Nederlands: over één of meer pionnen gaan is springen. Frans: over verschillende pionnen, na elkaar, met achter elk een vrij veld.
source-pyramiden_dame-backward = Stukken rukken op en ze springen, en voor sprongen wordt geen richting genoemd. Stappen gaan dus vooruit en sprongen overal heen.
source-racado-path = Je loopt het aantal, zegt het boekje, en meer niet. In een rechte lijn doen de andere stukken ertoe; met bochten is bijna alles in de buurt te bereiken.
source-racado-leave_court = Niet gedrukt. Een stuk dat thuis is, zou anders door de dobbelsteen naar buiten kunnen moeten.
source-tippy-quiet_limit = De partij is uit als er niets meer in te sluiten valt. Dat ziet niemand in één oogopslag, dus telt in plaats daarvan een aantal stille beurten.
source-twee_in_een_b-single_moves = In alle richtingen, zegt het Franse boekje; ook achteruit, zegt het Nederlandse. In het zusterspel zijn ‘alle richtingen’ er acht.
source-twee_in_een-setup = Beide staan gedrukt: in de hoeken, of tegenover elkaar op de punten langs de rand.

# Backgammon’s family

source-backgammon-cube_limit = Het boekje verdubbelt zonder eind. Een verdubbelsteen gaat tot 64.
source-puff-pasch_count = ‘Vanaf de tweede dubbele worp’: wij tellen binnen een beurt, want na een dubbele worp gooi je nog eens. Het kan ook de hele partij betekenen.
source-russisches_puff-same_direction = Elders wordt het spel met deze naam in één richting gespeeld. Het boekje zegt dat niet.
source-zickzack-free_overshoot = Het boekje geeft één voorbeeld, vanaf het achterste veld. De andere lezing past het toe op elk veld.
source-trictrac-series_games = Eén partij staat gedrukt, en reeksen van meestal twaalf.
source-trictrac-entry_counts_start = In het voorbeeld van het boekje komen een 4 en een 6 in op veld 4 en 6, dus een 1 komt nergens in. Verder tellen vanaf het beginveld zou ook natuurlijk zijn.

# Track

source-gaensespiel-overshoot = Duits: wie te veel gooit, gaat de hele worp terug. Frans en Italiaans: alleen wat te veel is.
source-gaensespiel-release_roll = Frans: ga weg als je dat getal gooit. Duits en Italiaans: pas nadat je het hebt gegooid.
source-gaensespiel-open_table = Duits en Italiaans: twee tot vier. Frans: zoveel als je wilt, meestal vier. Zoveel aan één tafel is onze grens.
source-ganzenbord-goose_forward = Beide talen staan doorgaan toe en eisen het niet, terwijl terugtellen wel moet.
source-ganzenbord-goose_back = Frans: terug met de ogen die te veel zijn, en vanaf een gans weer hetzelfde aantal. Nederlands: hetzelfde aantal, en dat kan ook de hele worp zijn.
source-ganzenbord-death_restart = Nederlands: helemaal opnieuw beginnen. Frans: terug naar vakje 1.
source-wedrenspel-mud = De volgende worp telt half, zegt het Franse boekje; in de volgende beurt ga je de helft van het gegooide vooruit, zegt het Nederlandse.
source-wedrenspel-horses_per_player = Met minder dan zes spelers mag ieder twee paarden laten lopen (Frans), of twee of meer (Nederlands).

# Dice

source-kniffel-extra_kniffel = De bonus en de joker staan gedrukt. De andere manieren zijn elders gewoon.
source-kniffel-zero_counts_as_entry = Er moet al iets in het vak staan, zegt het boekje. Een tweede Kniffel heeft een eerste nodig, dus wij lezen het als vijftig punten; naar de letter is ook een nul ingevuld.
source-craps-max_stake = Niet gedrukt. Het houdt de inzetten klein.
source-eins_bis_sechzehn-there_and_back = Heen en terug staat gedrukt. Alleen heen is van ons, voor een kortere partij.
source-finke-start_chips = Minstens twintig staat gedrukt.
source-finke-pay_one_chip = Het gegooide aantal betaal je op zijn veld. Dat kan ook één fiche betekenen, zoals in de spellen die erop volgen in het boekje.
source-rentmeister-placement = De uitkomsten schrijf je naast de getallen. Het boekje zegt niet in welke volgorde, dus ieder kiest.
source-teure_sieben-first_cleared_wins = Het boekje noemt wie het eerst alles heeft weggestreept de verliezer, en toch een doorgegeven getal een bonus.
source-turm-tower = Zoveel mogelijk staat gedrukt; het getal is van ons.
source-va_banque-bank_takes_remainder = Gedrukt als iets om af te spreken. Met twee spelers is het het enige wat er voor de bankhouder te winnen valt, dus dan geldt het altijd.
source-wuerfelpoker-deals = Niet gedrukt. Zo komt er een eind aan de avond.
source-wuerfelpoker-max_raise = Niet gedrukt. De grens houdt iedereen in het spel.
source-wuerfelpoker-throws = Het boekje spreekt van geen tweede worp. Twee of drie zijn elders gewoon.
source-tricks-rounds = Niet gedrukt. Een paar achter elkaar zijn om te oefenen.

# Rulings: what is no option and not simply printed

ruling-muehle-lots = Reisdoos en grote verzameling: Wit begint. Halma en molen: het lot beslist wie het eerst plaatst. Wij loten om de kleuren, en Wit begint.
ruling-muehle-next_point = De Engelse tekst laat een steen naar elke vrije plek gaan. De negen andere talen, en de andere boekjes, bedoelen de volgende.
ruling-muehle-shut_in = Dat wie ingesloten is heeft verloren, staat gedrukt in de reisdoos en de grote verzameling. Halma en molen zwijgt.
ruling-ludo-squares = Geen boekje telt de vakjes, en de plaatjes zijn verloren gegaan. Dit is het gewone bord; ook de volgorde van de kleuren en de richting zijn van ons.
ruling-maedn-six_again = Na een zes volgt nog een worp ‘na de zet’. Wij geven hem ook waar geen zet mogelijk was: de worp verdient hem.
ruling-maedn-a_blocked = A moet worden vrijgemaakt zodra dat kan. Wat er gebeurt als een eigen pion in de weg staat, wordt niet gezegd.
ruling-maedn-own_second = Elke kleur wordt voor zichzelf gespeeld, zegt het boekje. Dat nemen wij letterlijk.
ruling-maedn-neutral = Alleen wanneer de neutrale pionnen de partij beslissen, staat gedrukt. Hoe ze beginnen, wiens plichten ze hebben en wie tweede wordt, is onze lezing.
ruling-maedn-duties_first = De variant zet de zin opzij dat niemand hoeft te slaan. Ze zegt niet dat ze de andere plichten opzij zet.
ruling-maedn-guilty = De pion die zijn slag miste, gaat terug. Welke, als er meer een slag misten, wordt niet gezegd.
ruling-einigkeit-give_up = Wie niet langs een muur kan, slaat de beurt over (Duits, Frans). De Italiaanse tekst zegt ‘opgeven’; wij lezen het als de beurt opgeven, want een partij verliezen door één worp zou onzin zijn.
ruling-einigkeit-goal_pieces = Drie worpen voor wie geen pion in het spel heeft. Of een pion in het thuishonk die nog kan lopen meetelt, wordt niet gezegd.
ruling-einigkeit-beside_own = Met een zes mag je vrij kiezen, en twee vrienden mogen een vakje delen. Samen betekent dat: je mag een pion naast een vriend inzetten.
ruling-einigkeit-wall_on_a = A moet worden vrijgemaakt, en een muur mag staan zolang je wilt. De tweede zin gaat over het bijzondere geval en gaat dus voor.
ruling-einigkeit-breach_enters = De muur vliegt eruit als de geblokkeerde speler een zes gooit. Dat de zes dan een pion inzet, is onze lezing.
ruling-mens_erger_je_niet-first_turn = Nederlands: wie begint, zet een pion op A. Frans: de anderen doen hetzelfde. Wij nemen de Franse tekst.
ruling-mens_erger_je_niet-stays = Beide teksten noemen de kleine cirkels eindpunten. Een pion die er een heeft bereikt, loopt dus niet verder.
ruling-mens_erger_je_niet-six_again = Beide teksten verbinden de tweede worp met de zes, niet met een zet die ermee is gedaan.
ruling-spielwiese-squares = Het boekje somt de delen op en toont borden op plaatjes die verloren zijn gegaan. Tien vakjes per speler is het gewone aantal.
ruling-spielwiese-corners = Sterren staan op het middendeel, zegt het boekje. Op de hoeken is onze lezing.
ruling-spielwiese-three_at_first = Ieder mag drie keer gooien, zeggen de regels, en een vrije regel zegt het nog eens voor ieder zonder pion op het veld. De regel zelf gaat dus over het begin.
ruling-spielwiese-same_star = Het boekje spreekt niet van een pion die weer bij de ster komt waar hij begon.
ruling-spielwiese-past_goal = Dat een sprong voorbij je eigen thuishonk mag gaan, staat gedrukt bij de vrije regel. De bijzondere regel heeft ook geen grens.
ruling-spielwiese-sent_back_by = De andere spelers mogen een pion terugzetten. Wie van hen beslist, wordt niet gezegd.
ruling-verfolgungsjagd-squares = De omtrek is die van de ster van Sterhalma, waarvan de hoeken vijftien velden hebben. De richting is van ons.
ruling-verfolgungsjagd-lapse = Ogen die voorbij het startpunt gaan, vervallen. Omdat een precies aantal wordt gevraagd, vervalt de hele worp.
ruling-verfolgungsjagd-at_home = Wie wordt geraakt, begint opnieuw. Wie nog niet begonnen is, heeft niets te verliezen.
ruling-gaensespiel-behind = Alle spelers moeten voorbij zijn. Wie voor is, is al voorbij, en wie eruit ligt komt nooit meer: dus wie achter zit is bedoeld.
ruling-gaensespiel-last_left = Het boekje zegt niet wat er gebeurt als alle anderen eruit liggen.
ruling-ganzenbord-geese = Het boekje zegt niet waar de ganzen zitten. Dit zijn de dertien van de oude prenten.
ruling-ganzenbord-first_again = De regel gaat over de eerste worp. Wie weer bij de start is, heeft weer een eerste worp; anders zou een negen van gans tot gans meteen naar 63 lopen.
ruling-ganzenbord-exempt = Bezette vakjes sturen je terug, maar put en gevangenis hebben iemand nodig die er komt. Ze zijn dus uitgezonderd.
ruling-ganzenbord-freed = Iemand komt en neemt de plaats in (Frans), of haalt de pion eruit (Nederlands). Waar die dan staat, wordt niet gezegd.
ruling-ganzenbord-all_wait = Niet gedrukt. Twee spelers in put en gevangenis zouden anders eeuwig wachten.
ruling-ganzenbord-no_chips = Niet gedrukt. De partij gaat zonder fiches door.
ruling-wedrenspel-laps = Het aantal vakjes staat niet gedrukt. Het volgt uit de paren hindernissen: 4 en 44, 8 en 48.
ruling-wedrenspel-own_throw = Elk paard loopt om de beurt met wat ervoor wordt gegooid. Een keuze van paard staat niet gedrukt.
ruling-wedrenspel-sent_back = Niet gezegd. Een paard dat van 28 naar 25 wordt gestuurd, zou anders twee keer worden gestraft voor één sprong.
ruling-wedrenspel-finish = Een paard moet tweemaal rond voor het over de finish gaat. Het moet dus het laatste vakje verlaten.
ruling-wedrenspel-alone = Niet gedrukt. Anders kan een race zonder winnaar op 74 eindigen.
ruling-dame-chain = Duits en Italiaans: een schijf slaat verder. Frans: ze mag. Slaan is in alle drie plicht, dus wij volgen de twee.
ruling-dame-crowned = Of een nieuwe dam in dezelfde beurt verder slaat, wordt niet gezegd. Ze wordt het doordat ze is aangekomen.
ruling-englische_dame-shield = Alleen over losse stukken die vrij staan mag je springen. Wij lezen het op lijnen en rijen als op diagonalen, met alleen donkere velden.
ruling-italienische_dame-counted = De meeste stukken worden gevraagd; over hun rang wordt niets gezegd. De bonden stellen dammen hoger.
ruling-italienische_dame-long_queen = Alles is als bij dammen op twee regels na, dus dammen vliegen. In het spel van de bonden doen ze stappen.
ruling-wolf_und_schafe-through = De wolf wint achter de rij schapen. Op gelijke hoogte met het laatste kan hij nog worden ingesloten, dus gelijk is niet erachter.
ruling-wolf_und_schafe-no_sheep_moves = Niet gedrukt. Schapen die niet kunnen lopen, kunnen nooit omkeren.
ruling-mauern-walled = Ommuurd is afgesneden van de anderen en niet in staat te lopen. Dat er een vijand naast moet staan, is van ons: iemand moet de muur hebben gebouwd.
ruling-mauern-winner = Het boekje noemt eind noch winnaar. Helemaal niet kunnen zetten is de volledige vorm van ommuurd zijn.
ruling-schach-promoted = Duits en Italiaans van de reisdoos: elk stuk, zelfs een tweede dame. De Franse tekst klinkt alsof de pion neemt wat daar staat, en de grote verzameling zwijgt.
ruling-schach-material = Twee kale koningen, of één stuk meer, laten misschien geen beslissing meer toe. Wij lezen het als: waar niemand mat kan geven.
ruling-raeuberschach-castles = Opzetten, zetten en slaan zijn die van het schaken, dus de rokade blijft. Wat ze over aanvallen zegt, valt weg met het schaak.
source-bienenhausschach-pawns = Elk vrij veld, zegt het boekje, en maakt één uitzondering, voor lopers. Alleen rij 2 tot en met 7 is van onszelf.
ruling-bienenhausschach-pawn_rests = Een pion op zijn eerste of laatste rij staat nergens gedrukt. Hij is niet naar zijn laatste rij gelopen, dus hij promoveert niet.
ruling-bienenhausschach-still_theirs = Het stuk wordt gezet waar het de speler hindert van wie het is geslagen. Het is dus nog van die speler.
ruling-maharadscha-safe_square = Een vrij veld naar keuze. Een koning laat je nooit staan om te worden geslagen, dus aangevallen velden vallen af.
ruling-maharadscha-bare_king = Remise als niemand mat kan geven. Met een kale witte koning kan geen van beiden dat; al het andere is voor de andere remises.
ruling-fuenf_in_einer_reihe-elsewhere = Een steen wordt opgepakt en opnieuw geplaatst. Op hetzelfde veld zou niet opnieuw zijn. Het Frans zegt niet wiens steen; Duits en Italiaans zeggen de eigen.
ruling-solitaire-cross = Het bord staat niet gedrukt. Op het Franse bord met 37 gaatjes is één pen in het midden niet haalbaar; op dit wel.
ruling-solitaire-stop = Niet gedrukt: niemand hoeft door te spelen.
ruling-halma-begins = Het boekje zegt niet wie begint.
ruling-halma-chain = Het boekje raadt aan zoveel mogelijk te springen en zegt niet hoe vaak in een beurt. In een ander boekje staan bij hetzelfde spel meer sprongen.
ruling-halma-ranked = Het boekje kent alleen de winnaar. De plaatsen van de anderen zijn van ons.
ruling-sternhalma-size = Zes hoeken van vijftien velden staan gedrukt. Omdat ze geen veld delen, heeft de ster er 181.
ruling-halma_a-board = Bord en aantal pionnen staan niet gedrukt. Driehoeken voor twee tot zes betekenen deze ster, en daarop passen er tien per speler.
ruling-halma_a-empty_corner = Tegenoverliggende driehoeken staan gedrukt. Drie of vijf spelers kunnen er niet allemaal een hebben, dus sommige doelen zijn lege hoeken.
ruling-halma_a-beside = Een pion gaat naar een vrije positie. Alleen de Russische tekst zegt dat het een naburige is.
ruling-halma_b-unbroken = Een rij zonder gaten staat in negen talen gedrukt; de Franse tekst vraagt er niet om.
ruling-halma_b-waits = Niet gedrukt: wat er gebeurt als er niets is om over te springen.
ruling-halma_eck-board = De grootte staat niet gedrukt. Kampen van negentien en dertien zijn die van het klassieke bord.
ruling-halma_eck-partner_passes = Niet gedrukt. Een partner die binnen is, zou er anders weer uit kunnen moeten.
ruling-halma_eck-no_draw = Het boekje zegt dat er geen remise is. Hoe gelijken worden onderscheiden, is van ons.
ruling-twee_in_een_a-board = De grootte staat niet gedrukt. Er staan punten in de hoeken en vier langs een rand, en zes bij zes velden past daarbij.
ruling-eckdame-hops_forward = Zetten gaan vooruit of opzij en nooit terug. Het boekje maakt geen uitzondering voor sprongen.
ruling-pyramiden_dame-rebuilt = De piramide wordt aan de overkant weer opgebouwd. Hoe ze dan staat, wordt niet gezegd.
ruling-backgammon-same_numbers = De tweede speler moet dezelfde getallen spelen. Wat als dat niet kan, wordt niet gezegd.
ruling-backgammon-both_numbers = Er is een plicht om zo ver mogelijk te lopen. Dat je van twee manieren die moet nemen die beide getallen gebruikt, is onze lezing.
ruling-backgammon-duty_ends = De plicht eindigt als alle schijven thuis zijn, en het ongebruikte tweede getal mag al uitspelen. Elk getal wordt dus apart bekeken.
ruling-backgammon-higher_enters = Het hoogste getal eerst staat gedrukt in een voorbeeld met twee schijven. Wij nemen het ook als regel voor één schijf.
ruling-backgammon-single = Driedubbel staat gedrukt voor een schijf in het thuisbord van de winnaar of op de bar, zonder een woord of er andere uit zijn. Enkel staat gedrukt voor een verliezer die er een paar uit heeft, en dat laten wij voorgaan.
ruling-puff-fresh = De hoogste worp begint. Of die ook wordt gespeeld, wordt niet gezegd; bij triktrak wel.
ruling-puff-last_set = Schijven mogen lopen zodra alle staan. Of dat al met het tweede getal van die worp mag, wordt niet gezegd.
ruling-puff-to_hand = Geslagen schijven komen terug als bij backgammon. Voor alle staan is er nog geen bar, dus ze gaan terug naar de hand.
ruling-puff-higher_enters = Het laagste getal eerst staat gedrukt voor het lopen, de weg terug precies als bij backgammon. Daar gaat het hoogste voor.
ruling-puff-every_double = Nog een worp na elke dubbele worp staat gedrukt, dus ook na een die niet te spelen was.
ruling-langes_puff-enters = Schijven komen terug op het thuisbord van de ander, als bij backgammon. Hier hebben beiden hetzelfde, dus ze komen terug waar ze zijn opgezet.
ruling-russisches_puff-lower_first = Het laagste getal eerst staat gedrukt voor als alle schijven op het bord staan. Hier begint het lopen eerder, en de regel ook.
ruling-russisches_puff-bar_first = Niets anders mag lopen voor een geslagen schijf terug is. Wij lezen het zo dat er ook niets wordt opgezet.
ruling-zickzack-same_way = Welke kant de kleuren op lopen, wordt niet gezegd. In het voorbeeld van het boekje treft een 3 de schijf van de ander op veld 3, dus beiden zetten op dezelfde velden op.
ruling-zickzack-starter = Het boekje zegt niet wie begint.
ruling-zickzack-all_numbers = Er staat geen plicht om te spelen gedrukt. Zonder kan het spel stilvallen.
ruling-trictrac-bridge_again = Zolang ze staat, brengt ze bij de volgende worpen punten. Wij tellen elke worp, ook die na een dubbele worp.
ruling-trictrac-whole_throw = Twee schijven nemen de Hucke met één worp. We kijken er dus naar als de hele worp is gespeeld.
ruling-trictrac-one_short = ‘Zou de Hucke van de ander kunnen nemen’ vraagt dat ze vrij is, en ‘mag’ maakt er geen plicht van.
ruling-trictrac-sum = Waar de veelvouden van een winst voor zijn, wordt niet gezegd. Wij tellen ze op.
ruling-boese_eins-the_one = Alleen wat tot dan is opgeteld, telt. De 1 zelf dus niet.
ruling-boese_eins-next_round = Het boekje beschrijft één ronde. Dat je in de volgende weer meedoet, is van ons.
ruling-boese_drei-one_throw = Niet gedrukt. Met niets stoppen zou geen beurt zijn.
ruling-boese_drei-nobody = Wie een 3 gooit, ligt eruit. Geldt dat voor allen, dan heeft het boekje geen winnaar voor de ronde.
ruling-auf_und_ab-zero = Met een negatief totaal lig je eruit. Nul is niet negatief.
ruling-auf_und_ab-last_throw = Het boekje spreekt van totalen onderweg. Wij rekenen het laatste erbij.
ruling-auf_und_ab-nobody = Ligt iedereen eruit, dan heeft het boekje geen winnaar.
ruling-punktloeschen-again = Na tien ronden zijn er tien strepen, zegt het boekje. Gelijken moeten dus opnieuw gooien.
ruling-punktloeschen-alone = Niet gedrukt. De anderen mogen niet meedoen, dus niemand kan die speler verslaan.
ruling-finke-still_again = Wie 2 of 12 gooit, neemt alles en moet nog eens gooien. Of dat ook geldt waar niets ligt, wordt niet gezegd.
ruling-finke-paid_twice = Wie weer 2 of 12 gooit, belegt alle velden. Dat de beurt dan voorbij is, is onze lezing: er is betaald.
ruling-finke-short = Wie zijn kapitaal kwijt is, ligt eruit. Hoe je betaalt met te weinig fiches, wordt niet gezegd.
ruling-schluck_hansel-one_throw = Er wordt om de beurt gegooid, zegt het boekje, en niet telkens door als in het spel ervoor.
ruling-schluck_hansel-stays_out = Niet gedrukt: of een fiche die er nog ligt zijn eigenaar terugbrengt.
ruling-glueckspeter-one_throw = Er wordt om de beurt gegooid, zegt het boekje.
ruling-glueckspeter-always_pays = Op 10 mag je altijd betalen. Het helpt altijd, dus het programma doet het.
ruling-teure_sieben-left_next = De linkerbuur komt aan de beurt en neemt het getal over. Gebruikt een ander het, dan is het nog steeds zijn beurt.
ruling-teure_sieben-lowest = Zeven getallen worden ‘van onderaf’ weggestreept. De lijst loopt van 2 omhoog, dus vanaf het laagste.
ruling-unter_ueber_sieben-doubles_again = Bij een zeven moet de inzet worden verdubbeld. Van wie, en wat na nog een zeven, wordt niet gezegd.
ruling-unter_ueber_sieben-cap = Niet gedrukt. Niemand kan verliezen wat hij niet heeft.
ruling-craps-covered = De anderen zetten samen evenveel in. Wie hoeveel, wordt niet gezegd.
ruling-craps-changes = In het volgende spelletje is de volgende de werper. Dat geldt bij ons ook voor wie heeft gewonnen.
ruling-fenster-one_throw = Een paar telt dubbel, een drietal driedubbel. Wij nemen het binnen één worp.
ruling-fenster-at_once = Wie het eerst dertig gooit, wint. Niemand maakt de ronde dus af.
ruling-chicago-stand = Dobbelstenen die niet meer worden gebruikt blijven staan, zegt het boekje. Je pakt ze dus niet meer op.
ruling-chicago-tie = Gelijke punten zijn geregeld voor de winst: minder worpen. Voor het verlies draaien wij het om.
ruling-chicago_hoch_tief-either_way = Hoog of laag zeg je na de eerste worp. Dat deze worp telt, is onze lezing.
ruling-chicago_hoch_tief-only_high = De extra regel staat gedrukt met een 1 die 100 waard is. Ze is dus voor hoge ronden.
ruling-streichhoelzer-each_match = Wie de laatste lucifer heeft, verliest. Zodat niemand hem overslaat, kijken we na elke lucifer.
ruling-turm-thrower_first = Niet gedrukt: wie voorgaat als de toren opraakt.
ruling-turm-together = Niet gedrukt: wat als de laatsten de hunne met één worp kwijtraken.
ruling-eins_bis_sechzehn-in_order = In het voorbeeld van het boekje maakt één worp 1 tot 10. De getallen komen dus op volgorde, en zoveel als een worp er geeft.
ruling-eins_bis_sechzehn-turning = Tot zestien en weer terug. Of je zestien twee keer maakt, wordt niet gezegd.
ruling-beelzebub-highest = Wie wint, staat hier niet gedrukt. Bij het spel ervoor wel.
ruling-va_banque-too_few = Niet gedrukt: wat als iemand de inzet niet kan betalen.
ruling-va_banque-negative = De vier bewerkingen staan zonder grens gedrukt, dus een totaal mag onder nul komen.
ruling-va_banque-odd_chips = Niet gedrukt: hoe gelijke getallen de pot delen.
ruling-wuerfelpoker-nothing = De lijst begint met één paar. Worpen zonder combinatie bestaan, en wij zetten ze eronder.
ruling-wuerfelpoker-one_raise = De anderen gaan mee of passen, zegt het boekje. Niemand verhoogt dus op zijn beurt.
ruling-kniffel-fresh_choice = Voor elke worp mag je kiezen met hoeveel dobbelstenen je gooit. Een dobbelsteen die je een keer hield, ligt daarmee niet vast.
ruling-kniffel-any_box = Een worp die nergens past, streept een vak naar keuze weg. Dat dat ook mag als hij wel past, is onze lezing.
ruling-kniffel-no_double = Het boekje verbindt de extra punten met een open getalvak en de joker met een ingevuld. Je krijgt dus nooit allebei.
ruling-racado-exact = Niet gedrukt: of een worp mag worden ingekort, en of een zes nog eens gooit.
ruling-racado-no_duty = Wie op een veld met een stuk van een ander komt, slaat het. Dat je erheen moet, wordt niet gezegd.
ruling-racado-must_move = Niet gedrukt: of je mag blijven staan.
ruling-racado-shared = Niet gedrukt: wat gelijke aantallen betekenen.
ruling-tippy-home_corner = De stukken komen op de kruispunten. Waar, wordt niet gezegd; wij nemen de hoeken van de spellen ernaast.
ruling-tippy-enclosed = Ingesloten is niet meer kunnen zetten. Waren alleen de stukken van de vijand muren, dan zou het bijna nooit gebeuren, dus alle stukken en de rand zijn het.
ruling-tippy-one_each = Telkens maar één, zegt het boekje. Wij lezen het als één per zet.
ruling-tippy-counted = Wie de minste stukken heeft, heeft verloren. De plaatsen van de anderen zijn van ons.
ruling-twee_in_een_b-four_begin = Niet gedrukt: wie begint, en waar de ene pion aan de rand staat.
ruling-twee_in_een_b-behind = De ene pion breekt door de linie van de vier. Erdoor is hij als hij achter alle vier staat.
ruling-damspel-touched = Een artikel zegt dat een aangeraakt stuk moet worden verzet. Met echte stukken is dat een kwestie van manieren; op een scherm glijdt een vinger wel eens uit.
ruling-draughts-crown_disc = Het boekje laat een geslagen stuk op de schijf leggen. Het zegt niet wat je doet zolang er geen geslagen is.
ruling-schlagdame-any_capture = Het boekje noemt geen volgorde van slagen. In het spel dat hier wordt omgedraaid, is de keuze vrij.
ruling-himmel_und_hoelle-one_throw = Het boekje laat de spelers om de beurt gooien en telt de worpen van een beurt niet. Wij lezen één.
ruling-rentmeister-one_throw = Het boekje zegt niet of de worpen van een speler achter elkaar komen of één per ronde. Om de beurt blijft iedereen in het spel.
ruling-paerchen-in_turn = Vijf worpen per speler staan gedrukt, niet of ze achter elkaar komen. De sommen zijn hetzelfde; om de beurt is het spannender.
ruling-tricks-refused = Niet gedrukt. Een getal waar geen worp toe leidt, wijst op een rekenfout, en het programma zegt dat voor de goochelaar antwoordt.
ruling-tricks-covered = Niet gedrukt. Aan een echte tafel draait de goochelaar zich om; op één scherm worden de dobbelstenen bedekt.
ruling-wuerfelstapel-sides = Het boekje spreekt van verborgen kanten en telt zeven voor elke dobbelsteen. De zijkanten zijn dus niet bedoeld, en die op tafel wel.

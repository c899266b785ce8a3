# What holds for the options of many games

source-never-ends = Inget häfte har det. Utan det behöver ett spel aldrig ta slut.
source-everybody = Inget häfte har det. Så spelas spelet över hela världen.
source-no-number = Häftet nämner inget tal; det här är vårt.
source-usual-number = Det vanliga talet är det tryckta. De andra finns där för att prova.
source-agreed = Häftet låter spelarna bestämma talet.
source-only-a-winner = Häftet nämner en vinnare och säger inget om de andra. Att spela vidare är vårt.
source-enforced = Straffet är tryckt. Att programmet i stället kräver knuffen är vårt.

# Ludo

source-maedn-few_players = Alla fyra färgerna rekommenderas bland varianterna; grundreglerna ger varje spelare en.
source-maedn-a_exit = Tyska och franska: med en sexa är det pjäsen på A som måste gå vidare. Italienska: den kan lämna A bara med en sexa.
source-maedn-play_on = Att de andra spelar vidare är tryckt. Att sluta med vinnaren är vårt.
source-mens_erger_je_niet-goal_return = Nederländska: räkningen tillbaka måste sluta på en ledig cirkel, annars väntar pjäsen. Franska: den som kastar för mycket räknar tillbaka ut på banan.
source-spielwiese-parts = Delarna och deras antal är tryckta. Hur många rutor var och en har är vårt, för bilderna är förlorade.
source-spielwiese-star_squares = Att en pjäs får hoppa är häftets specialregel, att den måste är en av dess valfria regler. Inga stjärnor alls är vårt.
source-spielwiese-six_enters = Häftet nämner ett välkänt spel som förebild, där en sexa måste sätta in en pjäs. Dess egna ord skulle också tillåta ett annat drag.
source-spielwiese-first_seat = Den yngsta börjar. Vem det är vet bara ni.
source-verfolgungsjagd-tips = Var och en väljer en udd på stjärnan.

# Draughts

source-draughts-huffing = Häftet låter den andra sidan välja mellan att få draget rättat och att ta pjäsen. När detta är av rättar programmet genast.
source-draughts-remove_captured = Häftet berättar om hoppet, landningen och borttagandet, och först därefter om nästa hopp: alltså försvinner varje pjäs genast. Klubbar tar bort alla på slutet.
source-draughts-queen_landing = Häftet säger att hon inte behöver stanna närmast bakom pjäsen. Det säger inte att hon måste söka rutan från vilken hon kan slå mer.
source-damspel-remove_captured = Häftet säger inte när slagna pjäser tas bort. I spelet som det förkortar tas de bort när draget är slut.
source-damspel-crowned_in_passing = Så snart en bricka når sista raden blir den dam, säger artikeln. I spelet som den förkortar måste draget sluta där.
source-damspel-draw_rule = Artikeln talar om en spelares drag: samma drag tre gånger, eller två gånger tillbaka på samma ruta. Klubbar räknar ställningar i stället.
source-polnische_dame-must_take = Allt som kan slås måste slås, säger häftet. Enligt vår tolkning gäller det ett påbörjat slag; att det menar det längsta är den andra tolkningen.
source-polnische_dame-queen_landing = Allt som kan slås måste slås. Vi läser det så att också en dam måste landa där hon kan slå vidare.
source-schlagdame-blocked_player = Den som är instängd förlorar i spelet som detta vänder på. Häftet säger inte om också det är omvänt.
source-mauern-taking = Häftet säger att brickan då får tas bort. Vi tar bort den; att den får stå kvar är den andra tolkningen.
source-mauern-backward_moves = Häftet tar uppställningen från dam och förbjuder att hoppa och slå. Brickor går alltså framåt; att de får gå bakåt är den andra tolkningen.
source-wolf_und_schafe-first_move = Häftet säger inte vem som börjar. Det är vargen som väljer plats, så fåren svarar på det.

# Chess

source-chess-en_passant = Inte tryckt någonstans. Ett häfte säger att det bara berättar grunderna i ett spel som är känt över hela världen, och i det spelet är det tillåtet.
source-chess-strict_castling = Det här häftet vill att varje ruta mellan kung och torn är ledig och inte hotad, även de som kungen inte passerar.
source-schach-strict_castling = Reselådan: kungen får inte passera eller nå en hotad ruta (på franska: nå). Den stora samlingen: ingen ruta mellan kung och torn får vara hotad.
source-raeuberschach-compulsory_capture = Häftet låter spelarna komma överens om det. Vi har det på, för annars behöver ingen någonsin slå något.
source-raeuberschach-promote_to_king = Kungar är pjäser som alla andra här. Häftet säger inte om en bonde kan bli en.
source-raeuberschach-blocked_player = Häftet låter i alla händelser spelet gå vidare tills en sida inget har kvar, så den som inte kan flytta passar.

# Mill, five in a row, solitaire

source-muehle-flying = Att hoppa med tre stenar finns i alla häften. Att spela utan är vanligt bland starka spelare.
source-muehle-take_from_mill_if_all = Alla häften förbjuder att ta ur en stängd kvarn och känner inte till något undantag. De flesta spelare känner till det här.
source-muehle-double_mill_takes_two = Reselådan och Den stora samlingen: en sten när en kvarn stängs. Halma & kvarn: en varje gång en kvarn stängs, vilket kunde betyda två.
source-muehle-may_decline = Alla häften säger att spelaren får ta en sten. Vi läser det som en rätt som alltid används.
source-fuenf_in_einer_reihe-board_size = Häftet säger inte hur stort brädet är. Tio gånger tio ger plats åt alla 32 stenar.
source-fuenf_in_einer_reihe-exact_five = En rad med fem krävs. Sex innehåller fem, så de vinner; den strängare tolkningen är det här valet.
source-solitaire-goal = Så få som möjligt, en kvar och en kvar i mitten är tryckta på alla tre språken, bokstäver bara på franska. Deras former är våra.

# Halma

source-halma-two_player_seats = Målet är det motsatta hörnet i ens egen färg, så två spelare med olika färger kan inte sitta mitt emot varandra. De flesta sitter ansikte mot ansikte.
source-halma-full_target_wins = Inget häfte säger vad som händer när någon annans sten aldrig lämnar ditt mål. Med detta räcker det att målet är fullt.
source-halma-no_leaving_target = Inget häfte förbjuder att lämna målet igen. Somliga familjer gör det.
source-halma_eck-jump_over_line = Nederländska: att gå över en eller flera pjäser är ett hopp. Franska: över flera pjäser, en efter en, med en ledig ruta bakom var och en.
source-pyramiden_dame-backward = Brickor rycker fram, och de hoppar, och ingen riktning nämns för hopp. Alltså går steg framåt och hopp överallt.
source-racado-path = Man flyttar så långt talet visar, säger häftet, och inget mer. På en rak linje spelar de andra stenarna roll; med svängar når man nästan allt i närheten.
source-racado-leave_court = Inte tryckt. En sten som är hemma kunde annars tvingas ut av tärningen.
source-tippy-quiet_limit = Spelet slutar när inget längre kan ringas in. Det ser ingen med en blick, så ett antal stilla drag står för det.
source-twee_in_een_b-single_moves = Åt alla håll, säger det franska häftet; även tillbaka, säger det nederländska. I systerspelet är ”alla håll” åtta.
source-twee_in_een-setup = Båda är tryckta: i hörnen, eller mitt emot varandra på prickarna längs kanten.

# Backgammon’s family

source-backgammon-cube_limit = Häftet dubblar utan slut. En dubblingstärning går till 64.
source-puff-pasch_count = ”Från den andra dubbeln”: vi räknar inom ett drag, eftersom en dubbel ger ett nytt kast. Det kunde också betyda hela partiet.
source-russisches_puff-same_direction = På andra håll spelas spelet med det namnet åt ett håll. Häftet säger det inte.
source-zickzack-free_overshoot = Häftet ger ett exempel, från den bakersta tungan. Den andra tolkningen tar det för vilken tunga som helst.
source-trictrac-series_games = Ett enskilt parti är tryckt, och serier om vanligen tolv.
source-trictrac-entry_counts_start = I häftets exempel går en fyra och en sexa in på tungorna 4 och 6, så en etta går inte in någonstans. Att räkna vidare från starttungan vore också naturligt.

# Track

source-gaensespiel-overshoot = Tyska: den som kastar för mycket går tillbaka hela kastet. Franska och italienska: bara det som är för mycket.
source-gaensespiel-release_roll = Franska: gå när du kastar det talet. Tyska och italienska: först efter att ha kastat det.
source-gaensespiel-open_table = Tyska och italienska: två till fyra. Franska: hur många som helst, vanligen fyra. Så många vid ett bord är vår gräns.
source-ganzenbord-goose_forward = Båda språken tillåter att gå vidare utan att kräva det, medan räkningen tillbaka krävs.
source-ganzenbord-goose_back = Franska: tillbaka de överskjutande ögonen, och från en gås lika många igen. Nederländska: samma tal, vilket också kunde vara hela kastet.
source-ganzenbord-death_restart = Nederländska: börja om helt från början. Franska: tillbaka till ruta 1.
source-wedrenspel-mud = Nästa kast räknas hälften, säger det franska häftet; i nästa tur går man hälften av det man kastar, säger det nederländska.
source-wedrenspel-horses_per_player = Är ni färre än sex får var och en rida två hästar (franska), eller två eller fler (nederländska).

# Dice

source-kniffel-extra_kniffel = Bonusen och jokern är tryckta. De andra sätten är vanliga på andra håll.
source-kniffel-zero_counts_as_entry = En anteckning i rutan krävs. En andra Yatzy behöver en första, så vi läser det som femtio poäng; ordagrant taget är en nolla också en anteckning.
source-craps-max_stake = Inte tryckt. Det håller insatserna små.
source-eins_bis_sechzehn-there_and_back = Fram och tillbaka är tryckt. Bara fram är vårt, för ett kortare spel.
source-finke-start_chips = Minst tjugo är tryckt.
source-finke-pay_one_chip = Talet som kastas betalas på sitt fält. Det kunde också betyda en mark, som i spelen som följer i häftet.
source-rentmeister-placement = Resultaten skrivs bredvid talen. Häftet säger inte i vilken ordning, så var och en väljer.
source-teure_sieben-first_cleared_wins = Häftet kallar den som först strukit allt för förlorare, och ändå ett tal som skickas vidare för en bonus.
source-turm-tower = Så många som möjligt är tryckt; talet är vårt.
source-va_banque-bank_takes_remainder = Tryckt som något att komma överens om. Med två spelare är det det enda bankören kan vinna, så då gäller det alltid.
source-wuerfelpoker-deals = Inte tryckt. För att kvällen ska ta slut.
source-wuerfelpoker-max_raise = Inte tryckt. Taket håller alla kvar i spelet.
source-wuerfelpoker-throws = Häftet talar inte om något andra kast. Två eller tre är vanliga på andra håll.
source-tricks-rounds = Inte tryckt. Flera i rad är för att öva.

# Rulings: what is no option and not simply printed

ruling-muehle-lots = Reselådan och Den stora samlingen: Vit börjar. Halma & kvarn: lotten avgör vem som sätter först. Vi drar lott om färgerna, och Vit börjar.
ruling-muehle-next_point = Den engelska texten låter en sten gå till vilken ledig plats som helst. De nio andra språken, och de andra häftena, menar nästa.
ruling-muehle-shut_in = Att en instängd spelare har förlorat är tryckt i Reselådan och Den stora samlingen. Halma & kvarn säger inget.
ruling-ludo-squares = Inget häfte räknar rutorna, och bilderna är förlorade. Det här är det vanliga brädet; färgernas ordning och riktningen är också våra.
ruling-maedn-six_again = Efter en sexa blir det ett kast till ”efter draget”. Vi ger det också när inget drag var möjligt: det är kastet som ger rätten.
ruling-maedn-a_blocked = A måste lämnas så snart det går. Vad som händer när en egen pjäs är i vägen sägs inte.
ruling-maedn-own_second = Varje färg spelas för sig, säger häftet. Vi tar det bokstavligt.
ruling-maedn-neutral = Bara när de neutrala pjäserna avgör spelet är tryckt. Hur de börjar, vems plikter de har och vem som blir tvåa är vår tolkning.
ruling-maedn-duties_first = Varianten upphäver meningen att ingen behöver knuffa. Den säger inte att den upphäver de andra plikterna.
ruling-maedn-guilty = Pjäsen som missade sin knuff går tillbaka. Vilken, om flera missade, sägs inte.
ruling-einigkeit-give_up = Den som inte kommer förbi en mur står över (tyska, franska). Den italienska texten säger ”ge upp”; vi läser det som att ge upp turen, för att förlora ett spel på ett kast är orimligt.
ruling-einigkeit-goal_pieces = Tre kast för den som inte har någon pjäs i spel. Om en i målet som ännu kunde flyttas räknas som i spel sägs inte.
ruling-einigkeit-beside_own = Med en sexa får man välja fritt, och två vänner får dela ruta. Tillsammans låter det en pjäs gå in bredvid en vän.
ruling-einigkeit-wall_on_a = A måste lämnas, och en mur får stå så länge man vill. Den andra meningen är den mer speciella.
ruling-einigkeit-breach_enters = Muren åker ut när den blockerade spelaren kastar en sexa. Att sexan då sätter in en pjäs är vår tolkning.
ruling-mens_erger_je_niet-first_turn = Nederländska: den som börjar ställer en pjäs på A. Franska: de andra gör likadant. Vi följer den franska texten.
ruling-mens_erger_je_niet-stays = Båda texterna kallar de små cirklarna slutpunkter. En pjäs som har nått en går alltså inte vidare.
ruling-mens_erger_je_niet-six_again = Båda texterna knyter det andra kastet till sexan, inte till ett drag med den.
ruling-spielwiese-squares = Häftet räknar upp delarna och visar bräden i bilder som är förlorade. Tio rutor för varje spelare är det vanliga antalet.
ruling-spielwiese-corners = Stjärnor finns på mittdelen, säger häftet. I dess hörn är vår tolkning.
ruling-spielwiese-three_at_first = Alla får kasta tre gånger, säger reglerna, och en valfri regel säger det igen för var och en utan pjäs på fältet. Själva regeln gäller alltså början.
ruling-spielwiese-same_star = Häftet talar inte om en pjäs som kommer runt till stjärnan den började från.
ruling-spielwiese-past_goal = Att ett hopp får leda förbi ditt eget mål är tryckt för den valfria regeln. Specialregeln har inte heller någon gräns.
ruling-spielwiese-sent_back_by = De andra spelarna får ställa tillbaka en pjäs. Vem av dem som bestämmer sägs inte.
ruling-verfolgungsjagd-squares = Kanten är den på stjärnan i Stjärnhalma, vars hörn har femton fält. Riktningen är vår.
ruling-verfolgungsjagd-lapse = Ögon som leder förbi startpunkten faller bort. Eftersom ett exakt tal krävs gör hela kastet det.
ruling-verfolgungsjagd-at_home = Den som träffas börjar om. Den som inte har börjat än har inget att förlora.
ruling-gaensespiel-behind = Alla spelare måste ha passerat. De framför har redan passerat, och de som är ute gör det aldrig: alltså menas de bakom.
ruling-gaensespiel-last_left = Häftet säger inte vad som händer när alla andra är ute.
ruling-ganzenbord-geese = Häftet säger inte var gässen sitter. De här är de tretton från de gamla trycken.
ruling-ganzenbord-first_again = Regeln gäller det första kastet. Den som är tillbaka vid starten har ett första kast igen; annars skulle en nia springa från gås till gås rakt till 63.
ruling-ganzenbord-exempt = Upptagna rutor skickar en tillbaka, men brunn och fängelse behöver någon som kommer dit. Därför är de undantagna.
ruling-ganzenbord-freed = Någon kommer och tar platsen (franska), eller får ut pjäsen (nederländska). Var den då står sägs inte.
ruling-ganzenbord-all_wait = Inte tryckt. Två spelare i brunn och fängelse skulle annars vänta för evigt.
ruling-ganzenbord-no_chips = Inte tryckt. Spelet går vidare utan marker.
ruling-wedrenspel-laps = Antalet rutor är inte tryckt. Det följer av hindrens par: 4 och 44, 8 och 48.
ruling-wedrenspel-own_throw = Varje häst går efter det som kastas för den, i tur och ordning. Att få välja häst är inte tryckt.
ruling-wedrenspel-sent_back = Inte sagt. En häst som skickas från 28 till 25 skulle annars straffas två gånger för ett språng.
ruling-wedrenspel-finish = En häst måste gå två varv innan den passerar målet. Den måste alltså lämna sista rutan.
ruling-wedrenspel-alone = Inte tryckt. Annars kunde ett lopp sluta utan vinnare på 74.
ruling-dame-chain = Tyska och italienska: en bricka slår vidare. Franska: den får. Att slå är en plikt i alla tre, så vi följer de två.
ruling-dame-crowned = Om en ny dam slår vidare i samma drag sägs inte. Hon blir dam genom att ha kommit fram.
ruling-englische_dame-shield = Bara enstaka pjäser som står fritt får hoppas över. Vi läser det på linjer och rader som på diagonaler, med bara mörka rutor.
ruling-italienische_dame-counted = Flest pjäser krävs; inget sägs om deras rang. Förbunden sätter damer högre.
ruling-italienische_dame-long_queen = Allt är som i dam utom två regler, så damer går långt. I förbundens spel tar de steg.
ruling-wolf_und_schafe-through = Vargen vinner bakom fårens rad. Jämsides med det sista kan den ännu stängas in, så jämsides är inte bakom.
ruling-wolf_und_schafe-no_sheep_moves = Inte tryckt. Får som inte kan flytta kan aldrig vända om.
ruling-mauern-walled = Inmurad betyder avskuren från de andra och oförmögen att flytta. Att en fiende måste stå bredvid är vårt: någon måste ha murat.
ruling-mauern-winner = Häftet nämner varken slut eller vinnare. Att inte alls kunna flytta är den fullständiga formen av att vara inmurad.
ruling-schach-promoted = Tyska och italienska i Reselådan: vilken pjäs som helst, även en andra dam. Den franska texten läses som om bonden tog det som står där, och Den stora samlingen säger inget.
ruling-schach-material = Två ensamma kungar, eller en pjäs till, kanske inte längre tillåter ett avgörande. Vi läser det som: där ingen kan sätta matt.
ruling-raeuberschach-castles = Uppställning, drag och slag är schackets, så rockaden finns kvar. Det den säger om hot faller med schacken.
source-bienenhausschach-pawns = Vilken ledig ruta som helst, säger häftet, och gör ett undantag, för löpare. Bara rad 2 till 7 är vårt eget.
ruling-bienenhausschach-pawn_rests = En bonde på sin första eller sista rad är inte tryckt någonstans. Den har inte gått till sin sista rad, så den förvandlas inte.
ruling-bienenhausschach-still_theirs = Pjäsen ställs där den hindrar spelaren som den togs från. Den tillhör alltså fortfarande den spelaren.
ruling-maharadscha-safe_square = En valfri ledig ruta. En kung lämnas aldrig att slås, så hotade rutor går bort.
ruling-maharadscha-bare_king = Remi när ingen kan sätta matt. Med en ensam vit kung kan ingen sida det; allt annat lämnas till de andra remireglerna.
ruling-fuenf_in_einer_reihe-elsewhere = En sten tas upp och sätts på nytt. På samma ruta vore det inte på nytt. Franska säger inte vems sten; tyska och italienska säger ens egen.
ruling-solitaire-cross = Brädet är inte tryckt. På det franska brädet med 37 hål går en enda pinne i mitten inte att nå; på det här går det.
ruling-solitaire-stop = Inte tryckt: ingen behöver spela vidare.
ruling-halma-begins = Häftet säger inte vem som börjar.
ruling-halma-chain = Häftet råder att hoppa så mycket som möjligt och säger inte hur många gånger i ett drag. Ett annat häfte har flera hopp för samma spel.
ruling-halma-ranked = Häftet nämner bara vinnaren. Hur de andra rangordnas är vårt.
ruling-sternhalma-size = Sex hörn med femton fält är tryckta. Att de inte delar några gör en stjärna på 181.
ruling-halma_a-board = Varken brädet eller antalet stenar är tryckt. Trianglar för två till sex betyder den här stjärnan, och tio stenar var får plats på den.
ruling-halma_a-empty_corner = Motsatta trianglar är tryckta. Tre eller fem spelare kan inte alla ha en, så några mål är tomma hörn.
ruling-halma_a-beside = En sten går till en ledig position. Bara den ryska texten säger att den ligger intill.
ruling-halma_b-unbroken = En rad utan luckor är tryckt på nio språk; den franska texten kräver det inte.
ruling-halma_b-waits = Inte tryckt: vad som händer när inget kan hoppas över.
ruling-halma_eck-board = Storleken är inte tryckt. Bon med nitton och tretton är det klassiska brädets.
ruling-halma_eck-partner_passes = Inte tryckt. En partner som är i mål kunde annars tvingas ut igen.
ruling-halma_eck-no_draw = Häftet säger att det inte blir oavgjort. Hur de som står lika skiljs åt är vårt.
ruling-twee_in_een_a-board = Storleken är inte tryckt. Det finns prickar i hörnen och fyra längs en kant, och sex gånger sex rutor passar till dem.
ruling-eckdame-hops_forward = Drag går framåt eller åt sidan och aldrig tillbaka. Häftet gör inget undantag för hopp.
ruling-pyramiden_dame-rebuilt = Pyramiden byggs upp igen på andra sidan. Åt vilket håll sägs inte.
ruling-backgammon-same_numbers = Den andra spelaren måste spela samma tal. Vad som gäller om de inte kan spelas sägs inte.
ruling-backgammon-both_numbers = Man är skyldig att flytta så långt det går. Att man av två sätt måste ta det som använder båda talen är vår tolkning.
ruling-backgammon-duty_ends = Plikten upphör när alla brickor är hemma, och det oanvända andra talet får redan ta ut. Varje tal betraktas alltså för sig.
ruling-backgammon-higher_enters = Det högre talet först är tryckt i ett exempel med två brickor. Vi tar det som regel också för en bricka.
ruling-backgammon-single = Tredubbelt är tryckt för en bricka i vinnarens hemmaplan eller på baren, utan ett ord om andra är ute. Enkelt är tryckt för en förlorare som har några ute, och det låter vi gå före.
ruling-puff-fresh = Den som kastar högst börjar. Om kastet också spelas sägs inte; i tric-trac gör det det.
ruling-puff-last_set = Brickor får flyttas när alla är satta. Om redan med det kastets andra tal sägs inte.
ruling-puff-to_hand = Slagna brickor förs tillbaka som i Backgammon. Innan alla är satta finns ännu ingen bar, så de går tillbaka till handen.
ruling-puff-higher_enters = Det lägre talet först är tryckt för att flytta, vägen tillbaka precis som i Backgammon. Där kommer det högre först.
ruling-puff-every_double = Ett nytt kast efter varje dubbel är tryckt, alltså också efter en som inte kunde spelas.
ruling-langes_puff-enters = Brickor kommer tillbaka i den andra sidans hemmaplan, som i Backgammon. Här har båda samma, så de kommer tillbaka där de sattes.
ruling-russisches_puff-lower_first = Det lägre talet först är tryckt för tiden när alla brickor är på brädet. Här börjar flyttandet tidigare, och regeln med det.
ruling-russisches_puff-bar_first = Inget annat får flyttas innan en slagen bricka är tillbaka. Vi läser det så att inget heller sätts.
ruling-zickzack-same_way = Åt vilket håll färgerna går sägs inte. I häftets exempel möter en trea den andra sidans bricka på tunga 3, så båda sätter på samma tungor.
ruling-zickzack-starter = Häftet säger inte vem som börjar.
ruling-zickzack-all_numbers = Ingen plikt att spela är tryckt. Utan en kunde spelet stå stilla.
ruling-trictrac-bridge_again = Så länge den håller ger den poäng vid följande kast. Vi räknar varje kast, också de efter en dubbel.
ruling-trictrac-whole_throw = Två brickor tar huken med ett kast. Därför ser vi på den när hela kastet är spelat.
ruling-trictrac-one_short = ”Kunde ta den andra sidans huk” kräver att den är ledig, och ”får” gör det inte till en plikt.
ruling-trictrac-sum = Vad en segers flerdubbla värden är till för sägs inte. Vi lägger ihop dem.
ruling-boese_eins-the_one = Bara det som lagts ihop till dess räknas. Själva ettan gör det alltså inte.
ruling-boese_eins-next_round = Häftet beskriver en omgång. Att man är med igen i nästa är vårt.
ruling-boese_drei-one_throw = Inte tryckt. Att sluta med inget vore ingen tur.
ruling-boese_drei-nobody = Den som kastar en trea är ute. Är alla det har häftet ingen vinnare för omgången.
ruling-auf_und_ab-zero = Med en negativ summa är man ute. Noll är inte negativt.
ruling-auf_und_ab-last_throw = Häftet talar om summor på vägen. Vi räknar den sista dit.
ruling-auf_und_ab-nobody = Är alla ute har häftet ingen vinnare.
ruling-punktloeschen-again = Efter tio omgångar finns tio streck, säger häftet. De som får lika måste alltså kasta om.
ruling-punktloeschen-alone = Inte tryckt. De andra får inte vara med, så ingen kan slå den spelaren.
ruling-finke-still_again = Den som kastar 2 eller 12 tar allt och måste kasta igen. Om också när inget ligger där sägs inte.
ruling-finke-paid_twice = Den som kastar 2 eller 12 igen täcker alla fält. Att turen då slutar är vår tolkning: det är ju betalt.
ruling-finke-short = Den som har förlorat kapitalet är ute. Hur man betalar med för få marker sägs inte.
ruling-schluck_hansel-one_throw = Man kastar i tur och ordning, säger häftet, och inte om och om igen som i spelet före.
ruling-schluck_hansel-stays_out = Inte tryckt: om en mark som ännu ligger där för tillbaka sin ägare.
ruling-glueckspeter-one_throw = Man kastar i tur och ordning, säger häftet.
ruling-glueckspeter-always_pays = På 10 får man alltid betala. Det hjälper alltid, så programmet gör det.
ruling-teure_sieben-left_next = Turen går till grannen till vänster, som tar över talet. Används det av någon annan är det ändå grannens tur.
ruling-teure_sieben-lowest = Sju tal stryks ”nerifrån”. Listan är skriven från 2 och uppåt, alltså från det lägsta.
ruling-unter_ueber_sieben-doubles_again = På en sjua måste insatsen dubblas. Vems, och vad som gäller efter en sjua till, sägs inte.
ruling-unter_ueber_sieben-cap = Inte tryckt. Ingen kan förlora det som inte finns.
ruling-craps-covered = De andra satsar lika mycket tillsammans. Vem som satsar hur mycket sägs inte.
ruling-craps-changes = I nästa spel är nästa kastare. Vi tar det också för den som har vunnit.
ruling-fenster-one_throw = Ett par räknas dubbelt, en triss tredubbelt. Vi tar det inom ett kast.
ruling-fenster-at_once = Den som först kastar trettio vinner. Alltså spelar ingen färdigt omgången.
ruling-chicago-stand = Tärningar som inte används mer står, säger häftet. De tas alltså inte upp igen.
ruling-chicago-tie = Lika poäng avgörs för segern: färre kast. För förlusten vänder vi på det.
ruling-chicago_hoch_tief-either_way = Högt eller lågt sägs efter första kastet. Att det kastet räknas är vår tolkning.
ruling-chicago_hoch_tief-only_high = Tilläggsregeln är tryckt med en etta som är värd 100. Den är alltså för höga omgångar.
ruling-streichhoelzer-each_match = Den som har sista stickan förlorar. För att ingen ska hoppa över den ser vi efter vid varje sticka.
ruling-turm-thrower_first = Inte tryckt: vem som går först när tornet tar slut.
ruling-turm-together = Inte tryckt: vad som gäller om de sista blir av med sina på ett kast.
ruling-eins_bis_sechzehn-in_order = I häftets exempel gör ett kast 1 till 10. Talen kommer alltså i ordning, och så många som ett kast ger.
ruling-eins_bis_sechzehn-turning = Till sexton och tillbaka igen. Om sexton görs två gånger sägs inte.
ruling-beelzebub-highest = Vem som vinner är inte tryckt här. Det är det för spelet före.
ruling-va_banque-too_few = Inte tryckt: vad som gäller om någon inte kan betala insatsen.
ruling-va_banque-negative = De fyra räknesätten är tryckta utan gräns, så en summa får bli mindre än noll.
ruling-va_banque-odd_chips = Inte tryckt: hur lika tal delar potten.
ruling-wuerfelpoker-nothing = Listan börjar med ett par. Kast utan någon kombination finns, och vi sätter dem under.
ruling-wuerfelpoker-one_raise = De andra följer med eller lägger sig, säger häftet. Alltså höjer ingen i sin tur.
ruling-kniffel-fresh_choice = Före varje kast får man välja hur många tärningar man kastar. Inget binder en tärning som en gång behållits.
ruling-kniffel-any_box = Ett kast som inte passar någonstans stryker vilken ruta som helst. Att man får göra det också när det skulle passa är vår tolkning.
ruling-kniffel-no_double = Trycket knyter extrapoängen till en tom talruta och jokern till en ifylld. Det blir alltså aldrig båda.
ruling-racado-exact = Inte tryckt: om ett tal får kortas av, och om en sexa ger ett nytt kast.
ruling-racado-no_duty = Den som når ett fält med en annans sten slår den. Att man måste gå dit sägs inte.
ruling-racado-must_move = Inte tryckt: om man får stå kvar.
ruling-racado-shared = Inte tryckt: vad lika antal betyder.
ruling-tippy-home_corner = Stenarna ställs på korsningspunkterna. Var sägs inte; vi tar hörnen från spelen bredvid.
ruling-tippy-enclosed = Inringad betyder oförmögen att flytta. Vore bara fiendens stenar murar skulle det nästan aldrig hända, så alla stenar och kanten är det.
ruling-tippy-one_each = Bara en enda varje gång, säger häftet. Vi läser det som en per drag.
ruling-tippy-counted = Den som har minst stenar har förlorat. Hur de andra rangordnas är vårt.
ruling-twee_in_een_b-four_begin = Inte tryckt: vem som börjar, och var den ensamma pjäsen står vid kanten.
ruling-twee_in_een_b-behind = Den ensamma pjäsen bryter igenom de fyras linje. Igenom är den när den är bakom dem alla.
ruling-damspel-touched = En artikel säger att en rörd pjäs måste flyttas. Med riktiga pjäser är det en fråga om gott sätt; på en skärm slinter fingret.
ruling-draughts-crown_disc = Häftet låter en slagen bricka läggas ovanpå brickan. Det säger inte vad man gör medan ingen är slagen.
ruling-schlagdame-any_capture = Häftet nämner ingen ordning mellan slag. I spelet som detta vänder på är valet fritt.
ruling-himmel_und_hoelle-one_throw = Häftet låter spelarna kasta i tur och ordning och räknar inte kasten i en tur. Vi läser det som ett.
ruling-rentmeister-one_throw = Häftet säger inte om en spelares kast kommer i rad eller ett per omgång. Med ett per omgång är alla med i spelet hela tiden.
ruling-paerchen-in_turn = Fem kast var är tryckt, inte om de kommer i rad. Summorna är desamma; i tur och ordning är det mer spännande.
ruling-tricks-refused = Inte tryckt. Ett tal som inget kast leder till visar ett fel i uträkningen, och programmet säger det innan trollkarlen svarar.
ruling-tricks-covered = Inte tryckt. Vid ett riktigt bord vänder trollkarlen ryggen till; på en och samma skärm täcks tärningarna i stället.
ruling-wuerfelstapel-sides = Häftet talar om gömda sidor och räknar sju för varje tärning. Sidorna runt om menas alltså inte, men den mot bordet gör det.

# What holds for the options of many games

source-never-ends = Det står ikke i noget hæfte. Uden det behøver et spil ikke få en ende.
source-everybody = Det står ikke i noget hæfte. Sådan spilles spillet over hele verden.
source-no-number = Hæftet nævner intet tal; dette er vores.
source-usual-number = Det sædvanlige tal er det trykte. De andre kan man prøve.
source-agreed = Hæftet overlader tallet til spillerne.
source-only-a-winner = Hæftet nævner en vinder og tier om de andre. At spille videre er vores.
source-enforced = Straffen er trykt. At programmet i stedet insisterer på slaget, er vores.

# Ludo

source-maedn-few_players = Alle fire farver anbefales blandt varianterne; grundreglerne giver hver spiller én.
source-maedn-a_exit = Tysk og fransk: med en sekser er det brikken på A, der skal videre. Italiensk: den kan kun forlade A med en sekser.
source-maedn-play_on = At de andre spiller videre, er trykt. At stoppe med vinderen er vores.
source-mens_erger_je_niet-goal_return = Hollandsk: at tælle tilbage skal ende på en fri cirkel, ellers venter brikken. Fransk: den, der slår for meget, tæller tilbage ud på banen.
source-spielwiese-parts = Delene og deres antal er trykt. Hvor mange felter hver har, er vores, for billederne er gået tabt.
source-spielwiese-star_squares = At en brik må springe, er hæftets særregel, at den skal, er en af de valgfrie regler. Slet ingen stjerner er vores.
source-spielwiese-six_enters = Hæftet nævner et kendt spil som forbillede, hvor en sekser skal sætte en brik ind. Dets egne ord ville også tillade et andet træk.
source-spielwiese-first_seat = Den yngste begynder. Hvem det er, ved kun I.
source-verfolgungsjagd-tips = Alle vælger en spids af stjernen.

# Draughts

source-draughts-huffing = Hæftet lader modparten vælge mellem at få trækket rettet og at tage brikken. Er dette slået fra, retter programmet straks.
source-draughts-remove_captured = Hæftet fortæller om springet, landingen og det at tage af og først derefter om næste spring: derfor ryger hver straks. I klubber tages alle af til sidst.
source-draughts-queen_landing = Hæftet siger, at dammen ikke behøver standse lige bag brikken. Det siger ikke, at den skal finde det felt, hvorfra den kan slå mere.
source-damspel-remove_captured = Hæftet siger ikke, hvornår slåede brikker tages af. I det spil, det gengiver i kort form, sker det ved trækkets slutning.
source-damspel-crowned_in_passing = Så snart en brik når sidste række, bliver den til dam, siger artiklen. I det spil, den gengiver i kort form, skal trækket ende dér.
source-damspel-draw_rule = Artiklen taler om én spillers træk: det samme træk tre gange eller to gange tilbage på samme felt. Klubber tæller i stedet stillinger.
source-polnische_dame-must_take = Alt, der kan slås, skal slås, siger hæftet. Vi mener, det gælder det påbegyndte slag; at det betyder det længste, er den anden læsning.
source-polnische_dame-queen_landing = Alt, der kan slås, skal slås. Vi læser det sådan, at også en dam skal lande, hvor den kan slå videre.
source-schlagdame-blocked_player = Den, der er spærret inde, taber i det spil, som dette vender om. Hæftet siger ikke, om det også vendes om.
source-mauern-taking = Hæftet siger, at brikken så må tages af. Vi tager den af; at den må blive stående, er den anden læsning.
source-mauern-backward_moves = Hæftet tager opstillingen fra dam og forbyder at springe og slå. Derfor går brikkerne fremad; at de må gå tilbage, er den anden læsning.
source-wolf_und_schafe-first_move = Hæftet siger ikke, hvem der begynder. At stille sig er ulvens gerning, så fårene svarer på den.

# Chess

source-chess-en_passant = Trykt ingen steder. Et hæfte siger, at det kun fortæller begyndelsen af et spil, der er kendt over hele verden, og i det spil er det tilladt.
source-chess-strict_castling = Dette hæfte vil have, at hvert felt mellem konge og tårn er frit og ikke truet, også dem, kongen ikke går over.
source-schach-strict_castling = Rejseæsken: kongen må ikke gå over eller ende på et truet felt (på fransk: ende på). Den store samling: intet felt mellem konge og tårn må være truet.
source-raeuberschach-compulsory_capture = Hæftet lader spillerne aftale det. Vi har det slået til, for ellers behøvede ingen nogensinde at slå noget.
source-raeuberschach-promote_to_king = Konger er brikker som alle andre her. Hæftet siger ikke, om en bonde kan blive til en.
source-raeuberschach-blocked_player = Hæftet lader i alle tilfælde spillet gå videre, til en side intet har tilbage, så den, der ikke kan trække, står over.

# Mill, five in a row, solitaire

source-muehle-flying = At springe med tre brikker står i alle hæfter. At spille uden er almindeligt blandt stærke spillere.
source-muehle-take_from_mill_if_all = Alle hæfter forbyder at tage fra en lukket mølle og kender ingen undtagelse. De fleste spillere kender denne.
source-muehle-double_mill_takes_two = Rejseæsken og Den store samling: én brik, når en mølle lukkes. Halma og mølle: én, hver gang en mølle lukkes, og det kunne betyde to.
source-muehle-may_decline = Alle hæfter siger, at spilleren må tage en brik. Vi læser det som en ret, der altid bruges.
source-fuenf_in_einer_reihe-board_size = Hæftet siger ikke, hvor stort brættet er. Ti gange ti har plads til alle 32 brikker.
source-fuenf_in_einer_reihe-exact_five = Der kræves en række på fem. Seks indeholder fem, så de vinder; den strengere læsning er denne kontakt.
source-solitaire-goal = Så få som muligt, én tilbage og én tilbage i midten er trykt på alle tre sprog, bogstaver kun på fransk. Deres former er vores.

# Halma

source-halma-two_player_seats = Målet er den modsatte spids i ens egen farve, så to spillere med hver sin farve kan ikke sidde over for hinanden. De fleste sidder ansigt til ansigt.
source-halma-full_target_wins = Intet hæfte siger, hvad der sker, når en andens brik aldrig forlader dit mål. Med dette er et fuldt mål nok.
source-halma-no_leaving_target = Intet hæfte forbyder at forlade målet igen. Det gør nogle familier.
source-halma_eck-jump_over_line = Hollandsk: at gå over en eller flere brikker er et spring. Fransk: over flere brikker, en efter en, med et frit felt bag hver.
source-pyramiden_dame-backward = Brikkerne rykker frem, og de springer, og for spring nævnes ingen retning. Derfor går skridt fremad og spring overalt.
source-racado-path = Tallet rykkes, siger hæftet og ikke mere. På en lige linje betyder de andre brikker noget; med sving kan næsten alt i nærheden nås.
source-racado-leave_court = Ikke trykt. En brik, der er hjemme, kunne ellers blive tvunget ud af terningen.
source-tippy-quiet_limit = Spillet slutter, når intet mere kan sluttes inde. Det kan ingen se med et blik, så et antal stille ture står for det.
source-twee_in_een_b-single_moves = I alle retninger, siger det franske hæfte; også tilbage, siger det hollandske. I søsterspillet er “alle retninger” otte.
source-twee_in_een-setup = Begge dele er trykt: i hjørnerne eller over for hinanden på prikkerne langs kanten.

# Backgammon’s family

source-backgammon-cube_limit = Hæftet dobler uden ende. En doblingsterning går til 64.
source-puff-pasch_count = “Fra det andet dobbeltslag”: vi tæller inden for en tur, da et dobbeltslag giver et kast til. Det kunne også betyde hele spillet.
source-russisches_puff-same_direction = Andre steder spilles spillet med dette navn i én retning. Det siger hæftet ikke.
source-zickzack-free_overshoot = Hæftet giver ét eksempel, fra det bageste punkt. Den anden læsning lader det gælde alle punkter.
source-trictrac-series_games = Et enkelt spil er trykt og serier på som regel tolv.
source-trictrac-entry_counts_start = I hæftets eksempel kommer 4 og 6 ind på punkt 4 og 6, så en etter kommer ingen steder ind. At tælle videre fra startpunktet ville også være naturligt.

# Track

source-gaensespiel-overshoot = Tysk: den, der slår for meget, går hele kastet tilbage. Fransk og italiensk: kun det, der er for meget.
source-gaensespiel-release_roll = Fransk: gå, når du slår det tal. Tysk og italiensk: først efter at have slået det.
source-gaensespiel-open_table = Tysk og italiensk: to til fire. Fransk: så mange det skal være, som regel fire. Så mange ved ét bord er vores grænse.
source-ganzenbord-goose_forward = Begge sprog tillader at gå videre og kræver det ikke, mens det kræves at tælle tilbage.
source-ganzenbord-goose_back = Fransk: tilbage med de overskydende øjne og fra en gås med samme tal igen. Hollandsk: det samme tal, som også kunne være hele kastet.
source-ganzenbord-death_restart = Hollandsk: begynd helt forfra. Fransk: tilbage til felt 1.
source-wedrenspel-mud = Det næste kast tæller halvt, siger det franske hæfte; i næste tur rykker man halvdelen af det, man slår, siger det hollandske.
source-wedrenspel-horses_per_player = Med færre end seks spillere må hver have to heste (fransk) eller to eller flere (hollandsk).

# Dice

source-kniffel-extra_kniffel = Bonussen og jokeren er trykt. De andre måder er almindelige andre steder.
source-kniffel-zero_counts_as_entry = Der kræves, at feltet er udfyldt. En Yatzy nummer to kræver en første, så vi læser det som halvtreds point; taget efter ordlyden er et nul også udfyldt.
source-craps-max_stake = Ikke trykt. Det holder indsatserne små.
source-eins_bis_sechzehn-there_and_back = Frem og tilbage er trykt. Kun frem er vores, til et kortere spil.
source-finke-start_chips = Mindst tyve er trykt.
source-finke-pay_one_chip = Det slåede tal betales på sit felt. Det kunne også betyde én jeton som i de spil, der følger i hæftet.
source-rentmeister-placement = Resultaterne skrives ved siden af tallene. Hæftet siger ikke i hvilken rækkefølge, så alle vælger selv.
source-teure_sieben-first_cleared_wins = Hæftet kalder den, der først har strøget alt, taberen og dog et tal, der gives videre, en bonus.
source-turm-tower = Så mange som muligt er trykt; tallet er vores.
source-va_banque-bank_takes_remainder = Trykt som noget, man kan aftale. Med to spillere er det det eneste, bankøren kan vinde, så da gælder det altid.
source-wuerfelpoker-deals = Ikke trykt. For at aftenen får en ende.
source-wuerfelpoker-max_raise = Ikke trykt. Loftet holder alle med i spillet.
source-wuerfelpoker-throws = Hæftet taler ikke om et andet kast. To eller tre er almindelige andre steder.
source-tricks-rounds = Ikke trykt. Flere i træk er til at øve sig på.

# Rulings: what is no option and not simply printed

ruling-muehle-lots = Rejseæsken og Den store samling: Hvid begynder. Halma og mølle: lodtrækning afgør, hvem der sætter først. Vi trækker lod om farverne, og Hvid begynder.
ruling-muehle-next_point = Den engelske tekst lader en brik gå til et hvilket som helst frit sted. De ni andre sprog og de andre hæfter mener det næste.
ruling-muehle-shut_in = At en spiller, der er spærret inde, har tabt, er trykt i Rejseæsken og Den store samling. Halma og mølle tier.
ruling-ludo-squares = Intet hæfte tæller felterne, og billederne er gået tabt. Dette er det sædvanlige bræt; farvernes rækkefølge og retningen er også vores.
ruling-maedn-six_again = Efter en sekser er der et kast til “efter trækket”. Vi giver det også, hvor intet træk var muligt: det er kastet, der giver det.
ruling-maedn-a_blocked = A skal rømmes, så snart det er muligt. Hvad der sker, når en af ens egne brikker står i vejen, siges ikke.
ruling-maedn-own_second = Hver farve spilles for sig, siger hæftet. Det tager vi bogstaveligt.
ruling-maedn-neutral = Kun hvornår de neutrale brikker afgør spillet, er trykt. Hvordan de begynder, hvilke pligter de har, og hvem der bliver nummer to, er vores læsning.
ruling-maedn-duties_first = Varianten sætter den sætning ud af kraft, at ingen behøver slå hjem. Den siger ikke, at den sætter de andre pligter ud af kraft.
ruling-maedn-guilty = Brikken, der overså sit slag, går tilbage. Hvilken, hvis flere overså det, siges ikke.
ruling-einigkeit-give_up = Den, der ikke kan komme forbi en mur, står over (tysk, fransk). Den italienske tekst siger “opgive”; vi læser det som at opgive turen, da det ingen mening giver at tabe et spil på ét kast.
ruling-einigkeit-goal_pieces = Tre kast til den, der ingen brik har i spil. Om en i målet, der stadig kunne rykke, er i spil, siges ikke.
ruling-einigkeit-beside_own = Med en sekser må man vælge frit, og to venner må dele et felt. Tilsammen lader det en brik komme ind ved siden af en ven.
ruling-einigkeit-wall_on_a = A skal rømmes, og en mur må stå, så længe man vil. Den anden sætning er den mere specielle.
ruling-einigkeit-breach_enters = Muren ryger ud, når den spærrede spiller slår en sekser. At sekseren så sætter en brik ind, er vores læsning.
ruling-mens_erger_je_niet-first_turn = Hollandsk: den, der begynder, sætter en brik på A. Fransk: de andre gør det samme. Vi følger den franske tekst.
ruling-mens_erger_je_niet-stays = Begge tekster kalder de små cirkler endepunkter. Derfor rykker en brik, der har nået en, ikke videre.
ruling-mens_erger_je_niet-six_again = Begge tekster knytter det andet kast til sekseren, ikke til et træk, der gøres med den.
ruling-spielwiese-squares = Hæftet opregner delene og viser brætter på billeder, der er gået tabt. Ti felter til hver spiller er det sædvanlige tal.
ruling-spielwiese-corners = Stjerner er på midterdelen, siger hæftet. At de er på dens hjørner, er vores læsning.
ruling-spielwiese-three_at_first = Alle må kaste tre gange, siger reglerne, og en valgfri regel siger det igen for alle uden en brik på banen. Derfor handler selve reglen om begyndelsen.
ruling-spielwiese-same_star = Hæftet taler ikke om en brik, der kommer rundt til den stjerne, hvorfra den begyndte.
ruling-spielwiese-past_goal = At et spring må føre forbi ens eget mål, er trykt for den valgfrie regel. Særreglen har heller ingen grænse.
ruling-spielwiese-sent_back_by = De andre spillere må sætte en brik tilbage. Hvem af dem der bestemmer, siges ikke.
ruling-verfolgungsjagd-squares = Omridset er det fra stjernehalmas stjerne, hvis spidser har femten felter. Retningen er vores.
ruling-verfolgungsjagd-lapse = Øjne, der fører ud over startpunktet, bortfalder. Da der kræves et præcist tal, gør hele kastet det.
ruling-verfolgungsjagd-at_home = Den, der bliver ramt, begynder forfra. Den, der endnu ikke er begyndt, har intet at tabe.
ruling-gaensespiel-behind = Alle spillere skal være kommet forbi. De foran er allerede forbi, og de, der er ude, kommer det aldrig: derfor menes de, der er bagved.
ruling-gaensespiel-last_left = Hæftet siger ikke, hvad der sker, når alle andre er ude.
ruling-ganzenbord-geese = Hæftet siger ikke, hvor gæssene sidder. Dette er de tretten fra de gamle tryk.
ruling-ganzenbord-first_again = Reglen handler om det første kast. Den, der er tilbage ved starten, har et første kast igen; ellers ville en nier løbe fra gås til gås lige til 63.
ruling-ganzenbord-exempt = Optagne felter sender en tilbage, men brønd og fængsel har brug for, at nogen kommer dertil. Derfor er de undtaget.
ruling-ganzenbord-freed = Nogen kommer og tager pladsen (fransk) eller får brikken ud (hollandsk). Hvor den så står, siges ikke.
ruling-ganzenbord-all_wait = Ikke trykt. To spillere i brønd og fængsel ville ellers vente for evigt.
ruling-ganzenbord-no_chips = Ikke trykt. Spillet går videre uden jetoner.
ruling-wedrenspel-laps = Antallet af felter er ikke trykt. Det følger af forhindringernes par: 4 og 44, 8 og 48.
ruling-wedrenspel-own_throw = Hver hest rykker efter det, der kastes for den, efter tur. Et valg af hest er ikke trykt.
ruling-wedrenspel-sent_back = Siges ikke. En hest, der sendes fra 28 til 25, ville ellers blive straffet to gange for ét spring.
ruling-wedrenspel-finish = En hest skal to gange rundt, før den går over målstregen. Derfor skal den forlade det sidste felt.
ruling-wedrenspel-alone = Ikke trykt. Ellers kunne et løb ende uden vinder på 74.
ruling-dame-chain = Tysk og italiensk: en brik slår videre. Fransk: den må. At slå er en pligt i alle tre, så vi følger de to.
ruling-dame-crowned = Om en ny dam slår videre i samme tur, siges ikke. Den bliver til dam ved at være nået frem.
ruling-englische_dame-shield = Kun enkelte brikker, der står frit, må springes over. Vi læser det på linjer og rækker som på diagonaler, kun med mørke felter.
ruling-italienische_dame-counted = Der kræves flest brikker; intet siges om deres rang. Forbundene sætter dammer højere.
ruling-italienische_dame-long_queen = Alt er som i dam undtagen to regler, så dammerne er langtrækkende. I forbundenes spil går de ét felt.
ruling-wolf_und_schafe-through = Ulven vinder bag rækken af får. Ud for det sidste kan den stadig spærres inde, så ud for er ikke bagved.
ruling-wolf_und_schafe-no_sheep_moves = Ikke trykt. Får, der ikke kan rykke, kan aldrig vende om.
ruling-mauern-walled = Muret inde betyder afskåret fra de andre og ude af stand til at rykke. At en fjende skal stå ved siden af, er vores: nogen skal have muret.
ruling-mauern-winner = Hæftet nævner hverken slutning eller vinder. Slet ikke at kunne rykke er den fuldstændige form for at være muret inde.
ruling-schach-promoted = Tysk og italiensk i Rejseæsken: en hvilken som helst brik, også en dronning nummer to. Dens franske tekst læses, som om bonden slog det, der står dér, og Den store samling tier.
ruling-schach-material = To konger alene, eller en brik mere, tillader måske ingen afgørelse mere. Vi læser det som: hvor ingen kan sætte mat.
ruling-raeuberschach-castles = Opstilling, træk og slag er som i skak, så rokaden bliver. Det, der siges om trusler, bortfalder med skakken.
source-bienenhausschach-pawns = Et hvilket som helst frit felt, siger hæftet og gør én undtagelse, for løbere. Kun række 2 til 7 er vores egen.
ruling-bienenhausschach-pawn_rests = En bonde på sin første eller sidste række er ikke trykt nogen steder. Den er ikke gået til sin sidste række, så den forvandles ikke.
ruling-bienenhausschach-still_theirs = Brikken sættes, hvor den er i vejen for den spiller, den blev taget fra. Derfor tilhører den stadig den spiller.
ruling-maharadscha-safe_square = Et frit felt efter eget valg. En konge stilles aldrig til at blive slået, så truede felter er udelukket.
ruling-maharadscha-bare_king = Remis, når ingen kan sætte mat. Med en hvid konge alene kan ingen af siderne; alt andet er overladt til de andre former for remis.
ruling-fuenf_in_einer_reihe-elsewhere = En brik tages op og sættes på ny. På det samme felt ville det ikke være på ny. Fransk siger ikke, hvis brik; tysk og italiensk siger ens egen.
ruling-solitaire-cross = Brættet er ikke trykt. På det franske bræt med 37 huller kan en enkelt pind i midten ikke nås; på dette kan den.
ruling-solitaire-stop = Ikke trykt: ingen behøver spille videre.
ruling-halma-begins = Hæftet siger ikke, hvem der begynder.
ruling-halma-chain = Hæftet råder til at springe så meget som muligt og siger ikke hvor tit i en tur. Et andet hæfte trykker flere spring for det samme spil.
ruling-halma-ranked = Hæftet kender kun vinderen. Hvordan de andre rangeres, er vores.
ruling-sternhalma-size = Seks spidser med femten felter er trykt. At de ingen deler, giver en stjerne på 181.
ruling-halma_a-board = Hverken brættet eller antallet af brikker er trykt. Trekanter for to til seks betyder denne stjerne, og ti brikker hver passer på den.
ruling-halma_a-empty_corner = Modsatte trekanter er trykt. Tre eller fem spillere kan ikke alle have en, så nogle mål er tomme spidser.
ruling-halma_a-beside = En brik rykker til en fri plads. Kun den russiske tekst siger, at det er en naboplads.
ruling-halma_b-unbroken = En række uden huller er trykt på ni sprog; den franske tekst kræver det ikke.
ruling-halma_b-waits = Ikke trykt: hvad der sker, når intet kan springes over.
ruling-halma_eck-board = Størrelsen er ikke trykt. Lejre på nitten og tretten er det klassiske bræts.
ruling-halma_eck-partner_passes = Ikke trykt. En makker, der er i mål, kunne ellers blive tvunget ud igen.
ruling-halma_eck-no_draw = Hæftet siger, at der intet uafgjort er. Hvordan lige spillere skilles, er vores.
ruling-twee_in_een_a-board = Størrelsen er ikke trykt. Der er prikker i hjørnerne og fire langs en kant, og seks gange seks felter passer til dem.
ruling-eckdame-hops_forward = Træk går frem eller til siden og aldrig tilbage. Hæftet gør ingen undtagelse for spring.
ruling-pyramiden_dame-rebuilt = Pyramiden bygges op igen på den anden side. Hvordan den skal vende, siges ikke.
ruling-backgammon-same_numbers = Den anden spiller skal spille de samme tal. Hvad der sker, hvis de ikke kan spilles, siges ikke.
ruling-backgammon-both_numbers = Der er pligt til at rykke så langt som muligt. At man af to muligheder skal tage den, der bruger begge tal, er vores læsning.
ruling-backgammon-duty_ends = Pligten slutter, når alle brikker er hjemme, og det ubrugte andet tal må allerede tage ud. Derfor ser man på hvert tal for sig.
ruling-backgammon-higher_enters = Det højeste tal først er trykt i et eksempel med to brikker. Vi tager det som reglen også for én.
ruling-backgammon-single = Tredobbelt er trykt for en brik i vinderens hjemmebane eller på baren uden et ord om, hvorvidt andre er ude. Enkelt er trykt for en taber, der har nogle ude, og det lader vi gå forud.
ruling-puff-fresh = Det højeste kast begynder. Om det også spilles, siges ikke; for triktrak siges det.
ruling-puff-last_set = Brikker må rykke, når alle er sat. Om allerede med det kasts andet tal, siges ikke.
ruling-puff-to_hand = Slåede brikker bringes tilbage som i backgammon. Før alle er sat, er der ingen bar endnu, så de går tilbage på hånden.
ruling-puff-higher_enters = Det laveste tal først er trykt for at rykke, vejen tilbage præcis som i backgammon. Dér kommer det højeste først.
ruling-puff-every_double = Et kast til efter hvert dobbeltslag er trykt, altså også efter et, der ikke kunne spilles.
ruling-langes_puff-enters = Brikker kommer tilbage i modpartens hjemmebane som i backgammon. Her har begge den samme, så de kommer tilbage, hvor de blev sat.
ruling-russisches_puff-lower_first = Det laveste tal først er trykt for den tid, hvor alle brikker er på brættet. Her begynder man tidligere at rykke og reglen dermed også.
ruling-russisches_puff-bar_first = Intet andet må rykke, før en slået brik er tilbage. Vi læser det sådan, at der heller intet sættes.
ruling-zickzack-same_way = Hvilken vej farverne løber, siges ikke. I hæftets eksempel møder en treer modpartens brik på punkt 3, så begge sætter på de samme punkter.
ruling-zickzack-starter = Hæftet siger ikke, hvem der begynder.
ruling-zickzack-all_numbers = Ingen pligt til at spille er trykt. Uden en kunne spillet gå i stå.
ruling-trictrac-bridge_again = Så længe den holder, giver den point ved de følgende kast. Vi tæller hvert kast, også dem efter et dobbeltslag.
ruling-trictrac-whole_throw = To brikker tager Hucken med ét kast. Derfor ser vi på den, når hele kastet er spillet.
ruling-trictrac-one_short = “Kunne tage modpartens Hucke” kræver, at den er fri, og “må” gør det ikke til en pligt.
ruling-trictrac-sum = Hvad en sejrs højere værdier skal bruges til, siges ikke. Vi lægger dem sammen.
ruling-boese_eins-the_one = Kun det, der var lagt sammen indtil da, tæller. Derfor gør selve etteren ikke.
ruling-boese_eins-next_round = Hæftet beskriver én runde. At man er med igen i den næste, er vores.
ruling-boese_drei-one_throw = Ikke trykt. At stoppe med ingenting ville ikke være en tur.
ruling-boese_drei-nobody = Den, der slår en treer, er ude. Er alle det, har hæftet ingen vinder af runden.
ruling-auf_und_ab-zero = Med en negativ sum er man ude. Nul er ikke negativt.
ruling-auf_und_ab-last_throw = Hæftet taler om summer undervejs. Vi regner den sidste med.
ruling-auf_und_ab-nobody = Er alle ude, har hæftet ingen vinder.
ruling-punktloeschen-again = Efter ti runder er der ti streger, siger hæftet. Derfor skal de, der står lige, kaste igen.
ruling-punktloeschen-alone = Ikke trykt. De andre må ikke være med, så ingen kan slå den spiller.
ruling-finke-still_again = Den, der slår 2 eller 12, tager alt og skal kaste igen. Om det også gælder, hvor intet ligger, siges ikke.
ruling-finke-paid_twice = Den, der slår 2 eller 12 igen, dækker alle felter. At turen så slutter, er vores læsning: der er betalt.
ruling-finke-short = Den, der har mistet kapitalen, er ude. Hvordan man betaler med for få jetoner, siges ikke.
ruling-schluck_hansel-one_throw = Der kastes efter tur, siger hæftet, og ikke videre og videre som i spillet før.
ruling-schluck_hansel-stays_out = Ikke trykt: om en jeton, der stadig ligger der, bringer sin ejer tilbage.
ruling-glueckspeter-one_throw = Der kastes efter tur, siger hæftet.
ruling-glueckspeter-always_pays = På 10 må man altid betale. Det hjælper altid, så programmet gør det.
ruling-teure_sieben-left_next = Naboen til venstre får turen og overtager tallet. Bruger en anden det, er det stadig naboens tur.
ruling-teure_sieben-lowest = Syv tal stryges “nedefra”. Listen skrives fra 2 og opefter, altså fra det laveste.
ruling-unter_ueber_sieben-doubles_again = Ved en syver skal indsatsen fordobles. Hvis, og hvad der sker efter endnu en syver, siges ikke.
ruling-unter_ueber_sieben-cap = Ikke trykt. Ingen kan tabe det, man ikke har.
ruling-craps-covered = De andre sætter lige så meget tilsammen. Hvem hvor meget, siges ikke.
ruling-craps-changes = I det næste spil er den næste kaster. Det lader vi også gælde for en, der har vundet.
ruling-fenster-one_throw = Et par tæller dobbelt, tre ens tredobbelt. Vi regner det inden for ét kast.
ruling-fenster-at_once = Den første, der slår tredive, vinder. Derfor spiller ingen runden færdig.
ruling-chicago-stand = Terninger, der ikke bruges mere, står, siger hæftet. Derfor tages de ikke op igen.
ruling-chicago-tie = Lige mange point er afgjort for sejren: færre kast. For nederlaget vender vi det om.
ruling-chicago_hoch_tief-either_way = Højt eller lavt meldes efter første kast. At dette kast tæller, er vores læsning.
ruling-chicago_hoch_tief-only_high = Tillægsreglen er trykt med en etter, der er 100 værd. Derfor er den til høje runder.
ruling-streichhoelzer-each_match = Den, der har den sidste tændstik, taber. For at ingen springer den over, ser vi efter ved hver tændstik.
ruling-turm-thrower_first = Ikke trykt: hvem der tager først, når tårnet slipper op.
ruling-turm-together = Ikke trykt: hvad hvis de sidste kommer af med deres i ét kast.
ruling-eins_bis_sechzehn-in_order = I hæftets eksempel giver ét kast 1 til 10. Derfor kommer tallene i rækkefølge og så mange, som et kast giver.
ruling-eins_bis_sechzehn-turning = Til seksten og tilbage igen. Om seksten laves to gange, siges ikke.
ruling-beelzebub-highest = Hvem der vinder, er ikke trykt her. Det er det for spillet før.
ruling-va_banque-too_few = Ikke trykt: hvad hvis nogen ikke kan betale indsatsen.
ruling-va_banque-negative = De fire regnearter er trykt uden grænse, så en sum må falde under nul.
ruling-va_banque-odd_chips = Ikke trykt: hvordan lige tal deler puljen.
ruling-wuerfelpoker-nothing = Listen begynder med et par. Der findes kast uden nogen kombination, og dem sætter vi under.
ruling-wuerfelpoker-one_raise = De andre går med eller passer, siger hæftet. Derfor højner ingen tilbage.
ruling-kniffel-fresh_choice = Før hvert kast må man vælge, hvor mange terninger man kaster. Intet binder en terning, der én gang blev beholdt.
ruling-kniffel-any_box = Et kast, der ikke passer nogen steder, streger et felt efter valg. At man også må det, når det ville passe, er vores læsning.
ruling-kniffel-no_double = Trykket knytter de ekstra point til et åbent talfelt og jokeren til et udfyldt. Derfor får man aldrig begge dele.
ruling-racado-exact = Ikke trykt: om et tal må afkortes, og om en sekser giver et kast til.
ruling-racado-no_duty = Den, der når et felt med en andens brik, slår den. At man skal gå derhen, siges ikke.
ruling-racado-must_move = Ikke trykt: om man må blive stående.
ruling-racado-shared = Ikke trykt: hvad lige mange betyder.
ruling-tippy-home_corner = Brikkerne sættes på krydspunkterne. Hvor, siges ikke; vi tager spidserne fra spillene ved siden af.
ruling-tippy-enclosed = Sluttet inde betyder gjort ude af stand til at rykke. Var kun modstanderens brikker mure, ville det næsten aldrig ske, så alle brikker og kanten er det.
ruling-tippy-one_each = Kun en enkelt hver gang, siger hæftet. Vi læser det som én i et træk.
ruling-tippy-counted = Den, der har færrest brikker, har tabt. Hvordan de andre rangeres, er vores.
ruling-twee_in_een_b-four_begin = Ikke trykt: hvem der begynder, og hvor den enlige brik står ved kanten.
ruling-twee_in_een_b-behind = Den enlige brik bryder gennem de fires linje. Igennem er den, når den er bag dem alle.
ruling-damspel-touched = En artikel siger, at en rørt brik skal flyttes. Med rigtige brikker er det god opførsel; på en skærm kan en finger smutte.
ruling-draughts-crown_disc = Hæftet lader en slået brik blive lagt oven på brikken. Det siger ikke, hvad man gør, så længe ingen er slået.
ruling-schlagdame-any_capture = Hæftet nævner ingen rækkefølge blandt slag. I det spil, som dette vender om, er valget frit.
ruling-himmel_und_hoelle-one_throw = Hæftet lader spillerne kaste efter tur og tæller ikke kastene i en tur. Vi læser ét.
ruling-rentmeister-one_throw = Hæftet siger ikke, om en spillers kast kommer i træk eller ét pr. runde. Efter tur er alle med hele tiden.
ruling-paerchen-in_turn = Fem kast hver er trykt, ikke om de kommer i træk. Summerne er de samme; efter tur er det mere spændende.
ruling-tricks-refused = Ikke trykt. Et tal, som intet kast fører til, viser en fejl i regnestykket, og det siger programmet, før tryllekunstneren svarer.
ruling-tricks-covered = Ikke trykt. Ved et rigtigt bord vender tryllekunstneren ryggen til; på én skærm dækkes terningerne i stedet.
ruling-wuerfelstapel-sides = Hæftet taler om skjulte sider og regner syv for hver terning. Derfor menes sidefladerne ikke, men det gør den på bordet.

# The command line.

cli-help = Klassiske familiespil efter deres trykte regler: i browseren, i terminalen, i Python.
cli-help-serve = Åbn æsken: stil den til rådighed på denne maskine, og skriv adressen.
cli-help-games = Vis hylden: hvert spil med æsker, spillere og minutter.
cli-help-rules = Læs reglerne til et spil.
cli-help-play = Spil et spil i terminalen mod computeren.
cli-help-verify = Spil et optegnet spil igennem igen, og kontrollér terningerne mod startværdien.
cli-help-review = Gå et optegnet spil igennem med den stærkeste spiller: hvad der var held, hvad der blev valgt, og hvad der havde været bedre.
cli-help-review-json = Skriv også hele gennemgangen i denne fil.
cli-help-doctor = Vis, hvad der kører: kompileret eller ej, hvilke versioner, hvor data ligger.
cli-help-perft = Tæl rækkerne af træk fra en stilling, dybde for dybde.
cli-help-cluster = En Dask-klynge gør arbejdet: dens adresse, eller local:4 for at prøve en med fire processer.
cli-help-journal = Linjer af JSON, én pr. portion, der er gjort: den, der stopper og starter igen, fortsætter dér. Uden den ligger de i `build/lab`, til alt er gjort.
cli-help-uci = Vær et skakprogram: UCI på standardind- og -udgangen, til ethvert bræt, der taler det.
cli-help-hub = Vær et damprogram på 10 × 10: Hub-protokollen på standardind- og -udgangen.
cli-help-join = Lad en spiller på denne maskine tage en ledig plads ved en andens bord.
cli-help-join-link = Bordets link, som det sendes til venner.
cli-help-join-player = Et niveau fra 1 til 5 eller navnet på en spiller, som en anden pakke har med.
cli-help-join-name = Navnet ved bordet; uden det spillerens eget.
cli-unknown-player = Her er ingen, der hedder { $name }. Der er: { $players }.
cli-joined = Sidder på plads { $seat }; pladsens nøgle er { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = Spillet er slut: plads { $place } af { $players }.
cli-no-protocol = Denne protokol kender ikke { $game }.
cli-help-kniffel = Løs Yatzy for én spiller én gang for alle: den stærkeste computer og tippene kender så den nøjagtige værdi af hvert valg.

cli-help-game = Et spils id eller titel, som i `parlour games`.
cli-help-language = Sproget, et af { $languages }; ellers terminalens.
cli-help-seats = Antallet af spillere.
cli-help-preset = Sæt alle valg på én gang: efter trykkets ordlyd, som de fleste spiller, eller som hæftet på et sprog eller i en æske har det. `parlour rules SPIL --anchor presets` viser dem.
cli-help-option = En trykt variant, for eksempel flying=no; kan angives flere gange.
cli-help-host = Adressen, der lyttes på.
cli-help-port = Porten, der lyttes på; den næste ledige, hvis den er i brug.
cli-help-data = Filen, hvor bordene gemmes.
cli-help-database = Gem bordene i denne PostgreSQL-database i stedet for i en fil; flere servere kan dele den.
cli-help-forget = Glem et bord med alt, hvad der er gjort ved det, eller et kaldenavn, hvor det end står. Serveren må ikke køre imens.
cli-help-forget-table = Koder eller links til borde.
cli-help-forget-name = Et kaldenavn, præcis som det blev skrevet.
cli-help-backup = Gem alle borde i én fil, også mens der spilles ved dem.
cli-help-backup-file = Filen, der skrives; findes den, erstattes den, når den nye er hel.
cli-help-restore = Sæt en gemt fil i stedet for datafilen. Ingen server må bruge den imens.
cli-help-restore-file = En fil, der er skrevet af parlour backup.
cli-help-repair = Gem det, der stadig kan læses af en beskadiget datafil, i en ny fil.
cli-help-repair-file = Den nye fil; den beskadigede bliver, som den er.
cli-help-copy = Kopiér alle borde fra en datafil til en tom PostgreSQL-database.
cli-help-copy-file = Datafilen; ingen server må bruge den.
cli-help-copy-database = Databasen; der må ikke være borde i den endnu.
cli-help-open = Åbn også browseren.
cli-help-lan = Åbn æsken for alle på det lokale netværk.
cli-help-anchor = Kun dette afsnit.
cli-help-seat = Den plads, du tager, fra 1; angivet flere gange deler flere tastaturet.
cli-help-watch = Tag ingen plads: se computerne spille.
cli-help-level = Hvor stærk computeren er: 1 til 5.
cli-help-seed = Den samme tekst giver de samme terninger.
cli-help-quick = Terninger falder, og tvungne træk gøres, af sig selv.
cli-help-save = Skriv spillet ned i denne fil.
cli-help-print = Skriv et spils bræt, brikker til at klippe ud, pointblok og korte regler i en fil til printeren.
cli-help-paper = Papiret.
cli-help-field = Hvor langt der er mellem felterne, i millimeter; et bræt, der er større end papiret, kommer på flere ark med skæremærker. Uden det fylder brættet ét ark.
cli-help-out = Filen; dens endelse siger, hvad den er.
cli-wrong-paper = { $paper } er ikke papir, der kan printes på. Der er: { $papers }.
cli-wrong-print = { $file } skal ende på .pdf eller .svg.
cli-print-too-large = Det ville kræve for mange ark papir. Tag mindre felter.
cli-cannot-write = { $file } kan ikke skrives: { $why }.
cli-printed = { $count ->
    [1] { $file }: ét ark { $paper }. Print det i 100 %, ikke tilpasset siden.
   *[other] { $file }: { $count } ark { $paper }. Print dem i 100 %, ikke tilpasset siden.
}
cli-help-record = Et spil, der er skrevet ned.
cli-help-depth = Hvor mange træk dybt.
cli-help-position = Stillingen, der tælles fra, i spillets notation; ellers dets start.

cli-unknown-language = Der er ingen tekster på “{ $language }”. Der er: { $languages }.
cli-unknown-game = Der er intet spil “{ $name }” på hylden. Der er: { $games }.
cli-unknown-game-near = Der er intet spil “{ $name }” på hylden. Mente du { $near }?
cli-several-games = Flere spil hedder “{ $name }”. Hvilket: { $games }?
cli-unknown-preset = { $game } har ikke opsætningen “{ $name }”. Der er: { $presets }.
cli-unknown-option = { $game } har ikke valget “{ $name }”. Der er: { $options }.
cli-unknown-anchor = Reglerne til { $game } har ikke afsnittet “{ $anchor }”. Der er: { $anchors }.
cli-wrong-seats = { $game } er for { $seats } spillere.
cli-wrong-seat = Pladserne er nummereret fra 1 til { $seats }.
cli-wrong-value = { $name } kan ikke være “{ $value }”. Tilladt: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = ja eller nej
cli-allowed-number = { $low } til { $high }
cli-allowed-number-off = { $low } til { $high } eller 0 for fra
cli-no-folder = Der er ingen mappe { $path }.
cli-file-unreadable = { $path } kan ikke læses: { $error }.
cli-file-too-large = { $path } er for stor til at være et optegnet spil.

cli-serving-stop = Ctrl+C lukker den.
cli-cannot-serve = Der kan ikke lyttes på { $host }: { $error }.

cli-column-game = Spil
cli-column-players = Spillere
cli-column-minutes = Minutter
cli-column-boxes = I æsken
cli-games-next = parlour play SPIL starter et, parlour rules SPIL forklarer det.

cli-you = dig
cli-welcome = Skriv et træk eller dets nummer; hjælp viser, hvad du ellers kan skrive.
cli-commitment = Terningerne er allerede afgjort. Deres segl: { $commitment }
cli-seed = Terningerne kom fra startværdien { $seed }
cli-thinking = { $colour } tænker …
cli-hint-thinking = Tænker over det …
cli-ask-move = Dit træk
cli-throw-first = Først terningerne: tryk på Enter.
cli-more-moves = … og { $count } til: træk viser dem alle.
cli-no-move = “{ $text }” er ikke et lovligt træk her. træk viser dem alle, hjælp, hvad du ellers kan skrive.
cli-no-throw = “{ $text }” betyder ikke noget her. Tryk på Enter for at kaste, eller skriv hjælp.
cli-see-rules = (regler { $anchor }: { $section })
cli-hint = Et godt træk: { $move }
cli-undone = Fortrudt.
cli-undone-dice = Fortrudt. Terningerne bliver, som de var.
cli-nothing-to-undo = Der er intet at fortryde.
cli-left = Du har forladt bordet.
cli-saved = Skrevet ned i { $path }
cli-over = Spillet er slut
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}

# What can be typed at the table; several words may mean the same.
cli-word-help = hjælp, hjaelp, help, ?
cli-word-moves = træk, traek, moves
cli-word-board = bræt, braet, board
cli-word-hint = tip, hint
cli-word-undo = fortryd, undo
cli-word-rules = regler, rules
cli-word-quit = slut, quit, exit
cli-word-yes = ja, j
cli-word-no = nej, n
cli-play-help =
    et træk  i spillets notation eller dets nummer på listen
    Enter    kaster terningerne; gør trækket, hvis der kun er ét
    træk     alle lovlige træk
    bræt     brættet en gang til
    tip      et godt træk
    fortryd  tilbage til før dit sidste træk
    regler   reglerne; regler AFSNIT for en del af dem
    slut     forlader bordet

cli-record-replays = { $actions ->
        [one] 1 handling spilles
       *[other] { $actions } handlinger spilles
    } igennem efter reglerne til { $game }, version { $version }.
cli-record-dice = { $throws ->
        [one] 1 kast følger
       *[other] Alle { $throws } kast følger
    } af startværdien.
cli-record-dice-unseen = Startværdien er ikke oplyst endnu: { $throws ->
        [one] 1 kast blev
       *[other] { $throws } kast blev
    } ikke kontrolleret.
cli-record-no-dice = Ingen terninger blev kastet.
cli-record-commitment = Startværdien er den, der blev lagt fast før spillet.
cli-record-no-commitment = Ingen lagde en startværdi fast før spillet.
cli-record-known-before = { $throws ->
        [one] Ét kast
       *[other] { $throws } kast
    } var set før, fordi træk blev fortrudt.
cli-record-proven-nobody = Bevist: terningerne følger af en startværdi, som æsken havde lagt fast, og af { $shares ->
        [one] det, én spillers browser lagde til
       *[other] det, { $shares } spilleres browsere lagde til
    } bagefter, så hverken æsken alene eller en spiller alene kunne have valgt dem.
cli-record-proven-fixed = Bevist: terningerne følger af en startværdi, der blev lagt fast før spillet, så ingen ændrede dem undervejs; den, der lagde den fast, kunne have valgt den.
cli-record-proven-nothing = Bevist: terningerne følger af startværdien og ikke mere end det, for ingen ved, hvornår startværdien blev valgt.
cli-record-result = Resultatet er rigtigt. { $result }
cli-record-unfinished = Spillet er ikke slut: der er intet resultat at kontrollere.
cli-record-wrong = Denne optegnelse holder ikke: { $error }
cli-record-unknown-game = Denne optegnelse er af et spil, der ikke står på hylden: “{ $game }”.

cli-perft-depth = dybde { $depth }
cli-perft-line = dybde { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = Det bedste spil er { $worth } point værd i gennemsnit. Løst på { $seconds } s og gemt i { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } på { $machine }
cli-doctor-package = installeret i { $path }
cli-doctor-compiled = Den hurtige del kører kompileret: alle { $count } moduler.
cli-doctor-python-code = Den hurtige del kører ukompileret: alt virker, bare langsommere.
cli-doctor-partly = { $compiled } af { $count } moduler i den hurtige del kører kompileret.
cli-doctor-stale = Ændret, siden det blev kompileret, så den gamle kode kører: { $modules }
cli-doctor-compile = `make compile` kompilerer den hurtige del, med { $compiler }.
cli-doctor-no-compiler = Her er ingen C-compiler: installér gcc, og kør så `make compile`.
cli-doctor-data = Bordene gemmes i { $path }
cli-doctor-data-backup = De gemmes i én fil med: parlour backup FIL
cli-doctor-data-new = Bordene vil blive gemt i { $path }
cli-doctor-guests = Andre pakker har med: { $names }
cli-doctor-fault = { $package } { $version } har { $name } med, som blev udeladt: { $reason }
cli-doctor-lookups = Hvad computerspillere slår op
cli-lookup-kept = gemt, { $megabytes } MB
cli-lookup-under-way = { $percent } % færdig
cli-lookup-later = regnes ud, første gang der er brug for det
cli-lookup-made = { $name } er regnet ud og gemt, på { $seconds } s.
cli-lookup-not-kept = { $name } er regnet ud, men kan ikke gemmes i { $folder }.
cli-lookup-unknown = Der er intet opslag { $name }. Opslag: { $lookups }
cli-help-lookups = Hvad computerspillere slår op: hvad der er gemt, hvad der er ved at blive regnet ud. De nævnte regnes ud på ny.
cli-help-lookups-name = Et opslag, eller hvordan dets navn begynder.
cli-doctor-parts = Dele
cli-doctor-missing = ikke installeret

cli-help-lab = Laboratoriet: mange spil på én gang, og hvad de fortæller.
cli-help-facts = Spil et spil mange gange, og fortæl, hvor længe det varer, hvor tit brikker slås, og om det hjælper at begynde.
cli-help-games-count = Hvor mange spil der spilles.
cli-help-facts-all = Hvert spil på hylden; spil, der allerede er i mappen, spilles ikke igen.
cli-help-facts-level = Hvem der spiller: 0 tilfældigt, 1 til 5 en computer på det niveau.
cli-help-facts-seed = Startværdien: den samme giver de samme kendsgerninger.
cli-help-facts-folder = Hvor kendsgerninger og billeder gemmes.
cli-help-facts-cores = Hvor mange processer der spiller; alle kerner, hvis intet siges.

lab-game-or-all = Nævn et spil, eller sig --all for hele hylden.
lab-title = { $game }: { NUMBER($games, useGrouping: 0) } spil, { $seats ->
        [one] én spiller
       *[other] { $seats } spillere
    }
lab-at-random = Spillet tilfældigt, startværdi { NUMBER($seed, useGrouping: 0) }. Intervallerne gælder med 95 % sikkerhed.
lab-by-level = Spillet af computere på niveau { $level }, startværdi { NUMBER($seed, useGrouping: 0) }. Intervallerne gælder med 95 % sikkerhed.
lab-row-length = gennemsnitlig længde i kast og valg
lab-row-longest = længste spil
lab-row-takes = handlinger, der fjerner en brik
lab-row-first = vundet af den, der begyndte
lab-row-seat = vundet af plads { $seat }
lab-row-reason = sluttede med: { $reason }
lab-exact = Nøjagtig gennemsnitlig længde, fra Markovkæden: { $exact }
lab-kept = Gemt i { $folder }
lab-length = kast og valg
lab-games = spil
lab-column-game = spil
lab-column-seats = spillere
lab-column-length = gennemsnitlig længde
lab-column-takes = slag
lab-column-first = den første vandt
cli-help-almanac = Find for hvert spil og dets vigtigste valg ud af, hvor længe det varer, om det hjælper at begynde, hvor tit føringen skifter, og hvad heldet afgør.
cli-help-almanac-folder = Hvor det spillede skrives ned: den, der stopper og starter igen, fortsætter dér.
cli-help-almanac-pieces = Spil ikke mere end de første så mange stykker; 0 opgør det, der er.
cli-help-almanac-out = Hvor tallene skal hen.
lab-almanac = almanakken
lab-no-almanac = { $file } er ingen almanak: angiv en anden fil med --out, eller flyt denne.
lab-almanac-stopped = Stoppet. Den samme kommando fortsætter, hvor denne var; det spillede er gjort op.
lab-almanac-level = niveau
lab-almanac-games = spil
lab-almanac-minutes = minutter
lab-almanac-first = vundet af den første, af 100
lab-almanac-luck = held
cli-help-duel = Lad én spiller møde en anden mange gange, fra begge sider af hver åbning og på alle pladser efter tur.
cli-help-duel-player = Et niveau (5), et med flere stillinger (5*10) eller færre (5/30) eller en rival: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; hvor de er installeret, stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = Den andel, A skal vinde: der stoppes, så snart det er sikkert, uanset hvordan.
cli-help-duel-seed = Startværdien: den samme spiller de samme spil, på hvor mange kerner det end er.
cli-help-duel-brake = Sekunder må afslutte et niveaus tanker, før dets stillinger gør; uden det tæller kun stillinger, så en travl maskine måler lige så godt som en stille.
cli-help-ladder = Hvert niveau mod det under, spil for spil; tabellen, som docs/players.md viser.
cli-help-ladder-games = Spillene; hele hylden, hvis intet siges.
cli-help-ladder-out = Skriv tabellen ned, som Markdown, række for række; det, der allerede står i den, måles ikke igen.
lab-duel-title = { $game }: { $first } mod { $second }, { $seats } pladser, startværdi { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } vundet af { $first }, standardfejl { $error }, { NUMBER($games, useGrouping: 0) } spil
lab-duel-counts = { $won } vundet, { $shared } delt, { $lost } tabt; { $points } point pr. spil mere end de andre, standardfejl { $points_error }
lab-duel-time = CPU-tid pr. valg for { $first }: { $mean } ms, længst { $longest } ms; { $length } handlinger pr. spil
lab-duel-ends = Slutninger: { $reasons }
lab-duel-sure = Sikkert: { $sure ->
    [more] mindst så meget som ønsket.
   *[less] mindre end ønsket.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } indeholder noget andet end tabellen for en stige; filen bliver, som den er.
lab-duel-column-pair = niveauer
lab-duel-column-share = vundet
lab-duel-column-error = standardfejl
lab-duel-column-games = spil
lab-duel-column-time = ms pr. valg, længst
lab-duel-column-version = version
lab-duel-column-seed = startværdi
lab-duel-column-date = dag
lab-ladder-undecided = ingen bestemmer
lab-ladder-alone = alene
lab-ladder-measured = { $date }, startværdi { $seed }, højst { $games } spil pr. trin. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] kompileret.
   *[no] ikke kompileret.
  }
cli-help-soak = Spil tilfældige spil over hele hylden med alle love slået til, og fortæl, hvilke der blev brudt.
cli-help-soak-seed = Startværdien: den samme spiller de samme spil.
lab-soak-start = { NUMBER($games, useGrouping: 0) } tilfældige spil med lovene slået til, startværdi { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Ingen lov blev brudt i { NUMBER($games, useGrouping: 0) } spil af { $kinds } slags ({ NUMBER($actions, useGrouping: 0) } handlinger, startværdi { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] En lov blev brudt én gang. Linjen ovenfor viser det igen: spillets opstilling og startværdi.
   *[other] Love blev brudt { $count } gange. Linjerne ovenfor viser dem igen: hvert spils opstilling og startværdi.
}

cli-help-bearoff = Regn tabellerne for at tage ud i backgammon ud, for de almindelige regler og for de trykte, og gem dem.
cli-help-bearoff-stones = For op til så mange brikker.
cli-help-train = Lad computerspillerne på backgammonbrættet lære ved at spille mod sig selv.
cli-help-train-lesson = Hvad der skal læres, som i backgammon_standard.
cli-help-train-folder = Hvor uafsluttede lektioner gemmes.
bearoff-standard = almindelige regler
bearoff-printed = trykte regler
bearoff-built = { $title }: { NUMBER($positions, useGrouping: 0) } stillinger. { $stones } brikker på det sjette punkt tager { $turns } ture i gennemsnit.
train-no-lesson = Der er ingen lektion { $name }. Lektioner: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Sig, hvad der skal glemmes: borde ved deres koder eller links eller et kaldenavn med --name.
cli-forget-in-use = Æsken er åben på { $address }. Luk den først, så intet skrives imens.
cli-forget-failed = Intet blev glemt: { $detail }
cli-forget-nothing = Her er intet sådant bord og intet sådant navn.
cli-forgotten = { $tables ->
        [0] Intet bord er
        [one] Ét bord er
       *[other] { $tables } borde er
    } glemt og et navn på { $names ->
        [0] ingen plads
        [one] én plads
       *[other] { $names } pladser
    }. Sikkerhedskopier har dem stadig.
cli-copying = Kopierer
cli-copy-not-empty = Der er allerede borde i databasen. Kopiér til en tom, så intet blandes eller går tabt.
cli-copy-failed = Intet blev kopieret: { $detail }
cli-copied = { $count ->
    [one] Ét bord er kopieret. Stil det til rådighed med: parlour serve --database ADRESSE
   *[other] { $count } borde er kopieret. Stil dem til rådighed med: parlour serve --database ADRESSE
}

cli-backed-up = { $count ->
    [one] Ét bord er gemt i { $path }
   *[other] { $count } borde er gemt i { $path }
}
cli-backup-failed = Intet blev gemt: { $detail }
cli-restored = Bordene i { $path } er dem, der var gemt.
cli-restored-before = Det, der var der før, er gemt i { $path }
cli-restore-in-use = En server bruger datafilen ({ $address }). Stop den først.
cli-restore-failed = Intet blev ændret: { $detail }
cli-repaired = Gemt i { $path }: { $tables } borde, { $cut } af dem uden deres sidste træk. Tabt: { $lost }. Se på dem med: parlour serve --data { $path }
cli-repair-failed = Intet kunne gemmes: { $detail }

cli-usage = Brug:
cli-usage-arguments = Argumenter
cli-usage-options = Valg
cli-usage-commands = Kommandoer
cli-usage-required = [nødvendigt]
cli-usage-default = [ellers: { $value }]
cli-help-help = Vis denne hjælp.
cli-missing-argument = { $name } mangler.
cli-no-option = Der er intet valg { $name }.
cli-no-option-near = Der er intet valg { $name }. Måske: { $near }.
cli-no-command = Der er ingen kommando “{ $name }”.
cli-no-command-near = Der er ingen kommando “{ $name }”. Måske: { $near }.
cli-too-much = Dette er for meget: { $words }.
cli-wrong-use = Sådan bruges { $name } ikke.
cli-wrong-parameter = { $name } kan ikke have denne værdi.
cli-wrong-range = { $name } kan ikke have denne værdi. Tilladt: { $allowed }
cli-see-help = Mere står i: { $command } --help
cli-stopped = Afbrudt.

cli-metavar-options = VALG
cli-metavar-command = KOMMANDO
cli-metavar-arguments = ARGUMENTER
cli-metavar-game = SPIL
cli-metavar-file = FIL
cli-metavar-folder = MAPPE
cli-metavar-name = NAVN
cli-metavar-value = VÆRDI
cli-metavar-text = TEKST
cli-metavar-table = BORD
cli-metavar-section = AFSNIT
cli-metavar-link = LINK
cli-metavar-player = SPILLER
cli-metavar-lesson = LEKTION
cli-metavar-code = KODE
cli-metavar-record = OPTEGNELSE

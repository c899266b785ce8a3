# The command line.

cli-help = Klassiska familjespel enligt sina tryckta regler: i webbläsaren, i terminalen, i Python.
cli-help-serve = Öppna lådan: kör den på den här datorn och skriv ut adressen.
cli-help-games = Visa hyllan: varje spel med lådor, spelare och minuter.
cli-help-rules = Läs reglerna för ett spel.
cli-help-play = Spela ett spel i terminalen, mot datorn.
cli-help-verify = Spela upp ett upptecknat parti och kontrollera tärningarna mot fröet.
cli-help-review = Gå igenom ett upptecknat parti med den starkaste spelaren: vad som var tur, vad som var beslut och vad som hade varit bättre.
cli-help-review-json = Skriv också hela tillbakablicken i den här filen.
cli-help-doctor = Visa vad som körs: kompilerat eller inte, vilka versioner, var data ligger.
cli-help-perft = Räkna dragföljderna från en ställning, djup för djup.
cli-help-cluster = Ett Dask-kluster gör arbetet: dess adress, eller local:4 för att prova ett med fyra processer.
cli-help-journal = Rader med JSON, en per färdig omgång: den som avbryter och börjar om fortsätter där. Annars ligger de i `build/lab` tills allt är klart.
cli-help-uci = Var ett schackprogram: UCI på standard in och ut, för alla bräden som talar det.
cli-help-hub = Var ett damprogram på 10 × 10: Hub-protokollet på standard in och ut.
cli-help-join = Låt en spelare på den här datorn ta en ledig plats vid någons bord.
cli-help-join-link = Bordets länk, som den skickas till vänner.
cli-help-join-player = En nivå från 1 till 5, eller namnet på en spelare som ett annat paket har med sig.
cli-help-join-name = Namnet vid bordet; utan det spelarens eget.
cli-unknown-player = Ingen här heter { $name }. Det finns: { $players }.
cli-joined = Sitter på plats { $seat }; platsens kod är { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = Partiet är slut: plats { $place } av { $players }.
cli-no-protocol = Det här protokollet känner inte till { $game }.
cli-help-kniffel = Lös Yatzy för en spelare, en gång för alla: den starkaste datorn och tipsen vet sedan exakt vad varje val är värt.

cli-help-game = Ett spels id eller titel, som i `parlour games`.
cli-help-language = Språket, ett av { $languages }; annars terminalens.
cli-help-seats = Antalet spelare.
cli-help-preset = Ställ in alla val på en gång: ordagrant som i häftet, som de flesta spelar, eller som häftet på ett språk eller i en låda har det. `parlour rules SPEL --anchor presets` listar dem.
cli-help-option = En tryckt variant, till exempel flying=no; får anges flera gånger.
cli-help-host = Adressen att lyssna på.
cli-help-port = Porten att lyssna på; nästa lediga om den används.
cli-help-data = Filen där borden sparas.
cli-help-database = Spara borden i den här PostgreSQL-databasen i stället för i en fil; flera servrar får dela den.
cli-help-forget = Glöm ett bord med allt som gjorts vid det, eller ett smeknamn var det än står. Servern får inte köra under tiden.
cli-help-forget-table = Koder eller länkar till bord.
cli-help-forget-name = Ett smeknamn, exakt som det skrevs.
cli-help-backup = Spara alla bord i en fil, även medan någon spelar vid dem.
cli-help-backup-file = Filen att skriva; en som finns ersätts när den nya är hel.
cli-help-restore = Ersätt datafilen med en sparad fil. Ingen server får använda datafilen under tiden.
cli-help-restore-file = En fil som skrivits av parlour backup.
cli-help-repair = Spara det som ännu går att läsa av en skadad datafil i en ny fil.
cli-help-repair-file = Den nya filen; den skadade förblir som den är.
cli-help-copy = Kopiera alla bord i en datafil till en tom PostgreSQL-databas.
cli-help-copy-file = Datafilen; ingen server får använda den.
cli-help-copy-database = Databasen; den får inte ha några bord än.
cli-help-open = Öppna webbläsaren också.
cli-help-lan = Öppna lådan för alla i det lokala nätverket.
cli-help-anchor = Bara det här avsnittet.
cli-help-seat = Platsen du tar, från 1; anges den flera gånger delar flera personer på tangentbordet.
cli-help-watch = Ta ingen plats: titta på när datorerna spelar.
cli-help-level = Hur stark datorn är: 1 till 5.
cli-help-seed = Samma text ger samma tärningar.
cli-help-quick = Tärningar faller, och tvungna drag görs, av sig själva.
cli-help-save = Skriv upp partiet i den här filen.
cli-help-print = Skriv ett spels bräde, pjäser att klippa ut, protokoll och regler i korthet i en fil för skrivaren.
cli-help-paper = Pappret.
cli-help-field = Hur långt isär fälten ligger, i millimeter; ett bräde större än pappret kommer på flera ark med skärmärken. Utan det fyller brädet ett ark.
cli-help-out = Filen; dess ändelse säger vad den är.
cli-wrong-paper = { $paper } är inget papper som går att skriva ut på. Det finns: { $papers }.
cli-wrong-print = { $file } ska sluta på .pdf eller .svg.
cli-print-too-large = Det skulle ta för många pappersark. Välj mindre fält.
cli-cannot-write = { $file } kan inte skrivas: { $why }.
cli-printed = { $count ->
    [1] { $file }: ett ark { $paper }. Skriv ut det i 100 %, inte anpassat till sidan.
   *[other] { $file }: { $count } ark { $paper }. Skriv ut dem i 100 %, inte anpassat till sidan.
}
cli-help-record = Ett parti som skrivits upp.
cli-help-depth = Hur många drag djupt.
cli-help-position = Ställningen att räkna från, i spelets notation; annars starten.

cli-unknown-language = Det finns inga texter på ”{ $language }”. Det finns: { $languages }.
cli-unknown-game = Det finns inget spel ”{ $name }” på hyllan. Det finns: { $games }.
cli-unknown-game-near = Det finns inget spel ”{ $name }” på hyllan. Menade du { $near }?
cli-several-games = Flera spel heter ”{ $name }”. Vilket: { $games }?
cli-unknown-preset = { $game } har ingen förinställning ”{ $name }”. Det finns: { $presets }.
cli-unknown-option = { $game } har inget val ”{ $name }”. Det finns: { $options }.
cli-unknown-anchor = Reglerna för { $game } har inget avsnitt ”{ $anchor }”. Det finns: { $anchors }.
cli-wrong-seats = { $game } är för { $seats } spelare.
cli-wrong-seat = Platserna är numrerade från 1 till { $seats }.
cli-wrong-value = { $name } kan inte vara ”{ $value }”. Tillåtet: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = ja eller nej
cli-allowed-number = { $low } till { $high }
cli-allowed-number-off = { $low } till { $high }, eller 0 för av
cli-no-folder = Det finns ingen mapp { $path }.
cli-file-unreadable = { $path } kan inte läsas: { $error }.
cli-file-too-large = { $path } är för stor för att vara ett upptecknat parti.

cli-serving-stop = Ctrl+C stänger den.
cli-cannot-serve = Det går inte att lyssna på { $host }: { $error }.

cli-column-game = Spel
cli-column-players = Spelare
cli-column-minutes = Minuter
cli-column-boxes = I lådan
cli-games-next = parlour play SPEL startar ett, parlour rules SPEL förklarar det.

cli-you = du
cli-welcome = Skriv ett drag eller dess nummer; hjälp visar vad du mer kan skriva.
cli-commitment = Tärningarna är redan bestämda. Deras sigill: { $commitment }
cli-seed = Tärningarna kom från fröet { $seed }
cli-thinking = { $colour } tänker …
cli-hint-thinking = Funderar på det …
cli-ask-move = Ditt drag
cli-throw-first = Först tärningarna: tryck på Enter.
cli-more-moves = … och { $count } till: drag visar alla.
cli-no-move = ”{ $text }” är inget tillåtet drag här. drag visar alla, hjälp vad du mer kan skriva.
cli-no-throw = ”{ $text }” betyder inget här. Tryck på Enter för att kasta, eller skriv hjälp.
cli-see-rules = (regler { $anchor }: { $section })
cli-hint = Ett bra drag: { $move }
cli-undone = Tillbakataget.
cli-undone-dice = Tillbakataget. Tärningarna är kvar som de var.
cli-nothing-to-undo = Det finns inget att ta tillbaka.
cli-left = Du har lämnat bordet.
cli-saved = Uppskrivet i { $path }
cli-over = Partiet är slut
cli-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}

# What can be typed at the table; several words may mean the same.
cli-word-help = hjälp, hjalp, help, ?
cli-word-moves = drag, moves
cli-word-board = bräde, brade, board
cli-word-hint = tips, hint
cli-word-undo = ångra, angra, undo
cli-word-rules = regler, rules
cli-word-quit = sluta, quit, exit
cli-word-yes = ja, j
cli-word-no = nej, n
cli-play-help =
    ett drag  i spelets notation, eller dess nummer i listan
    Enter     kastar tärningarna; gör draget om det bara finns ett
    drag      alla tillåtna drag
    bräde     brädet en gång till
    tips      ett bra drag
    ångra     tillbaka till före ditt senaste drag
    regler    reglerna; regler AVSNITT för en del av dem
    sluta     lämnar bordet

cli-record-replays = { $actions ->
        [one] 1 handling går
       *[other] { $actions } handlingar går
    } att spela upp enligt reglerna för { $game }, version { $version }.
cli-record-dice = { $throws ->
        [one] 1 kast följer
       *[other] Alla { $throws } kast följer
    } av fröet.
cli-record-dice-unseen = Fröet är inte avslöjat än: { $throws ->
        [one] 1 kast är inte kontrollerat.
       *[other] { $throws } kast är inte kontrollerade.
    }
cli-record-no-dice = Inga tärningar kastades.
cli-record-commitment = Fröet är det som bestämdes före partiet.
cli-record-no-commitment = Ingen bestämde ett frö före partiet.
cli-record-known-before = { $throws ->
        [one] Ett kast var känt
       *[other] { $throws } kast var kända
    } i förväg, eftersom drag togs tillbaka.
cli-record-proven-nobody = Bevisat: tärningarna följer av ett frö som lådan hade bestämt och av { $shares ->
        [one] det som en spelares webbläsare lade till
       *[other] det som { $shares } spelares webbläsare lade till
    } efteråt, så att varken lådan ensam eller en spelare ensam kunde ha valt dem.
cli-record-proven-fixed = Bevisat: tärningarna följer av ett frö som bestämdes före partiet, så att ingen ändrade dem på vägen; den som bestämde det kunde ha valt det.
cli-record-proven-nothing = Bevisat: tärningarna följer av fröet, och inte mer än så, eftersom ingen vet när fröet valdes.
cli-record-result = Resultatet stämmer. { $result }
cli-record-unfinished = Partiet är inte slut: det finns inget resultat att kontrollera.
cli-record-wrong = Den här uppteckningen håller inte: { $error }
cli-record-unknown-game = Den här uppteckningen gäller ett spel som inte står på hyllan: ”{ $game }”.

cli-perft-depth = djup { $depth }
cli-perft-line = djup { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = Det bästa spelet är värt { $worth } poäng i snitt. Löst på { $seconds } s och sparat i { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } på { $machine }
cli-doctor-package = installerat i { $path }
cli-doctor-compiled = Den snabba delen körs kompilerad: alla { $count } moduler.
cli-doctor-python-code = Den snabba delen körs okompilerad: allt fungerar, bara långsammare.
cli-doctor-partly = { $compiled } av { $count } moduler i den snabba delen körs kompilerade.
cli-doctor-stale = Ändrat sedan det kompilerades, så den gamla koden körs: { $modules }
cli-doctor-compile = `make compile` kompilerar den snabba delen, med { $compiler }.
cli-doctor-no-compiler = Det finns ingen C-kompilator här: installera gcc och kör sedan `make compile`.
cli-doctor-data = Borden sparas i { $path }
cli-doctor-data-backup = De sparas i en fil med: parlour backup FIL
cli-doctor-data-new = Borden kommer att sparas i { $path }
cli-doctor-guests = Andra paket har med sig: { $names }
cli-doctor-fault = { $package } { $version } har med sig { $name }, som utelämnades: { $reason }
cli-doctor-lookups = Vad datorspelare slår upp
cli-lookup-kept = sparad, { $megabytes } MB
cli-lookup-under-way = { $percent } % klart
cli-lookup-later = räknas ut när den först behövs
cli-lookup-made = { $name } är uträknad och sparad, på { $seconds } s.
cli-lookup-not-kept = { $name } är uträknad, men kan inte sparas i { $folder }.
cli-lookup-unknown = Det finns ingen uppslagstabell { $name }. Det finns: { $lookups }
cli-help-lookups = Vad datorspelare slår upp: vad som är sparat, vad som håller på att räknas ut. De som nämns räknas ut på nytt.
cli-help-lookups-name = En uppslagstabell, eller början på dess namn.
cli-doctor-parts = Delar
cli-doctor-missing = inte installerad

cli-help-lab = Labbet: många partier på en gång, och vad de berättar.
cli-help-facts = Spela ett spel många gånger och berätta hur länge det varar, hur ofta pjäser slås och om det hjälper att börja.
cli-help-games-count = Hur många partier som spelas.
cli-help-facts-all = Varje spel på hyllan; spel som redan finns i mappen spelas inte igen.
cli-help-facts-level = Vem som spelar: 0 på måfå, 1 till 5 en dator på den nivån.
cli-help-facts-seed = Fröet: samma frö ger samma fakta.
cli-help-facts-folder = Var fakta och bilder sparas.
cli-help-facts-cores = Hur många processer som spelar; alla kärnor om inget anges.

lab-game-or-all = Nämn ett spel, eller ange --all för hela hyllan.
lab-title = { $game }: { NUMBER($games, useGrouping: 0) } partier, { $seats ->
        [one] en spelare
       *[other] { $seats } spelare
    }
lab-at-random = Spelat på måfå, frö { NUMBER($seed, useGrouping: 0) }. Intervallen gäller med 95 % säkerhet.
lab-by-level = Spelat av datorer på nivå { $level }, frö { NUMBER($seed, useGrouping: 0) }. Intervallen gäller med 95 % säkerhet.
lab-row-length = medellängd i kast och beslut
lab-row-longest = längsta parti
lab-row-takes = handlingar som tar bort en pjäs
lab-row-first = vunna av den som började
lab-row-seat = vunna av plats { $seat }
lab-row-reason = slutade genom: { $reason }
lab-exact = Exakt medellängd, från Markovkedjan: { $exact }
lab-kept = Sparat i { $folder }
lab-length = kast och beslut
lab-games = partier
lab-column-game = spel
lab-column-seats = spelare
lab-column-length = medellängd
lab-column-takes = slag
lab-column-first = den som började vann
cli-help-almanac = Ta för varje spel och dess viktigaste val reda på hur lång tid det tar, om det hjälper att börja, hur ofta ledningen växlar och vad turen avgör.
cli-help-almanac-folder = Var det som spelats skrivs upp: den som avbryter och börjar om fortsätter där.
cli-help-almanac-pieces = Spela inte mer än de första så många bitarna; 0 sammanfattar det som finns.
cli-help-almanac-out = Vart siffrorna ska.
lab-almanac = almanackan
lab-no-almanac = { $file } är ingen almanacka: ange en annan fil med --out, eller flytta den här.
lab-almanac-stopped = Avbrutet. Samma kommando fortsätter där det här var; det som spelats är sammanfattat.
lab-almanac-level = nivå
lab-almanac-games = partier
lab-almanac-minutes = minuter
lab-almanac-first = vunna av den som började, av 100
lab-almanac-luck = tur
cli-help-duel = Låt en spelare möta en annan många gånger, från båda sidor av varje öppning och på alla platser i tur och ordning.
cli-help-duel-player = En nivå (5), en med fler ställningar (5*10) eller färre (5/30), eller en rival: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; där de är installerade stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = Andelen som A ska vinna: det slutar så snart det är säkert, åt endera hållet.
cli-help-duel-seed = Fröet: samma frö spelar samma partier, på hur många kärnor som helst.
cli-help-duel-brake = Sekunder får avbryta en nivås tankar före dess ställningar; utan det räknas bara ställningar, så att en upptagen dator mäter lika bra som en ledig.
cli-help-ladder = Varje nivå mot den under, spel för spel; tabellen som docs/players.md visar.
cli-help-ladder-games = Spelen; hela hyllan om inget anges.
cli-help-ladder-out = Skriv upp tabellen, som Markdown, rad för rad; det som redan finns i den mäts inte igen.
lab-duel-title = { $game }: { $first } mot { $second }, { $seats } platser, frö { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } vunnet av { $first }, medelfel { $error }, { NUMBER($games, useGrouping: 0) } partier
lab-duel-counts = { $won } vunna, { $shared } delade, { $lost } förlorade; { $points } poäng per parti mer än de andra, medelfel { $points_error }
lab-duel-time = CPU-tid per val för { $first }: { $mean } ms, längsta { $longest } ms; { $length } handlingar per parti
lab-duel-ends = Slut: { $reasons }
lab-duel-sure = Säkert: { $sure ->
    [more] minst så mycket som begärt.
   *[less] mindre än begärt.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } innehåller något annat än tabellen för en stege; filen förblir som den är.
lab-duel-column-pair = nivåer
lab-duel-column-share = vunnet
lab-duel-column-error = medelfel
lab-duel-column-games = partier
lab-duel-column-time = ms per val, längsta
lab-duel-column-version = version
lab-duel-column-seed = frö
lab-duel-column-date = dag
lab-ladder-undecided = ingen bestämmer
lab-ladder-alone = ensam
lab-ladder-measured = { $date }, frö { $seed }, högst { $games } partier per steg. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] kompilerat.
   *[no] inte kompilerat.
  }
cli-help-soak = Spela slumpmässiga partier över hela hyllan med alla lagar på, och berätta vilka som bröts.
cli-help-soak-seed = Fröet: samma frö spelar samma partier.
lab-soak-start = { NUMBER($games, useGrouping: 0) } slumpmässiga partier med lagarna på, frö { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Ingen lag bröts i { NUMBER($games, useGrouping: 0) } partier av { $kinds } slag ({ NUMBER($actions, useGrouping: 0) } handlingar, frö { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] En lag bröts en gång. Raden ovan visar det igen: partiets uppställning och frö.
   *[other] Lagar bröts { $count } gånger. Raderna ovan visar dem igen: varje partis uppställning och frö.
}

cli-help-bearoff = Räkna ut uttagstabellerna för backgammon, för de vanliga reglerna och för de tryckta, och spara dem.
cli-help-bearoff-stones = För upp till så många brickor.
cli-help-train = Låt datorspelarna vid backgammonbrädet lära sig genom att spela mot sig själva.
cli-help-train-lesson = Vad som ska läras, som i backgammon_standard.
cli-help-train-folder = Var oavslutade lektioner sparas.
bearoff-standard = vanliga regler
bearoff-printed = tryckta regler
bearoff-built = { $title }: { NUMBER($positions, useGrouping: 0) } ställningar. { $stones } brickor på sjätte tungan tar { $turns } drag i snitt.
train-no-lesson = Det finns ingen lektion { $name }. Lektioner: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Ange vad som ska glömmas: bord med sina koder eller länkar, eller ett smeknamn med --name.
cli-forget-in-use = Lådan är öppen på { $address }. Stäng den först, så att inget skrivs under tiden.
cli-forget-failed = Inget glömdes: { $detail }
cli-forget-nothing = Det finns inget sådant bord och inget sådant namn här.
cli-forgotten = { $tables ->
        [0] Inget bord är glömt
        [one] Ett bord är glömt
       *[other] { $tables } bord är glömda
    }, och ett namn på { $names ->
        [0] ingen plats
        [one] en plats
       *[other] { $names } platser
    }. Säkerhetskopior har dem kvar.
cli-copying = Kopierar
cli-copy-not-empty = Databasen har redan bord. Kopiera till en tom, så att inget blandas eller går förlorat.
cli-copy-failed = Inget kopierades: { $detail }
cli-copied = { $count ->
    [one] Ett bord är kopierat. Kör det med: parlour serve --database ADRESS
   *[other] { $count } bord är kopierade. Kör dem med: parlour serve --database ADRESS
}

cli-backed-up = { $count ->
    [one] Ett bord är sparat i { $path }
   *[other] { $count } bord är sparade i { $path }
}
cli-backup-failed = Inget sparades: { $detail }
cli-restored = Borden i { $path } är de som var sparade.
cli-restored-before = Det som fanns där förut är sparat i { $path }
cli-restore-in-use = En server använder datafilen ({ $address }). Stoppa den först.
cli-restore-failed = Inget ändrades: { $detail }
cli-repaired = Sparat i { $path }: { $tables } bord, { $cut } av dem utan sina sista drag. Förlorade: { $lost }. Se på dem med: parlour serve --data { $path }
cli-repair-failed = Inget kunde sparas: { $detail }

cli-usage = Användning:
cli-usage-arguments = Argument
cli-usage-options = Val
cli-usage-commands = Kommandon
cli-usage-required = [krävs]
cli-usage-default = [annars: { $value }]
cli-help-help = Visa den här hjälpen.
cli-missing-argument = { $name } saknas.
cli-no-option = Det finns inget val { $name }.
cli-no-option-near = Det finns inget val { $name }. Kanske: { $near }.
cli-no-command = Det finns inget kommando ”{ $name }”.
cli-no-command-near = Det finns inget kommando ”{ $name }”. Kanske: { $near }.
cli-too-much = Det här är för mycket: { $words }.
cli-wrong-use = Så används inte { $name }.
cli-wrong-parameter = { $name } kan inte ha det här värdet.
cli-wrong-range = { $name } kan inte ha det här värdet. Tillåtet: { $allowed }
cli-see-help = Mer står i: { $command } --help
cli-stopped = Avbrutet.

cli-metavar-options = VAL
cli-metavar-command = KOMMANDO
cli-metavar-arguments = ARGUMENT
cli-metavar-game = SPEL
cli-metavar-file = FIL
cli-metavar-folder = MAPP
cli-metavar-name = NAMN
cli-metavar-value = VÄRDE
cli-metavar-text = TEXT
cli-metavar-table = BORD
cli-metavar-section = AVSNITT
cli-metavar-link = LÄNK
cli-metavar-player = SPELARE
cli-metavar-lesson = LEKTION
cli-metavar-code = KOD
cli-metavar-record = PARTI

# De opdrachtregel.

cli-help = Klassieke familiespellen volgens hun gedrukte regels: in de browser, in de terminal, in Python.
cli-help-serve = De doos openen: op dit apparaat klaarzetten en het adres tonen.
cli-help-games = De plank tonen: elk spel met zijn dozen, spelers en minuten.
cli-help-rules = De spelregels van een spel lezen.
cli-help-play = Een spel in de terminal spelen, tegen de computer.
cli-help-verify = Een bewaarde partij naspelen en de dobbelstenen tegen het begingetal nakijken.
cli-help-review = Een bewaarde partij doornemen met de sterkste speler: wat was geluk, wat was beslist, en wat was beter geweest.
cli-help-review-json = De hele terugblik ook in dit bestand schrijven.
cli-help-doctor = Laten zien wat er draait: gecompileerd of niet, welke versies, waar de gegevens liggen.
cli-help-perft = De zettenreeksen vanuit een stelling tellen, diepte voor diepte.
cli-help-cluster = Een Dask-cluster doet het werk: het adres ervan, of local:4 om er een van vier processen te proberen.
cli-help-journal = Regels JSON, één per portie die klaar is: wie stopt en opnieuw begint, gaat daar verder. Zonder naam liggen ze in `build/lab` tot alles klaar is.
cli-help-uci = Als schaakprogramma werken: UCI via standaardinvoer en -uitvoer, voor elk bord dat het spreekt.
cli-help-hub = Als damprogramma op 10 × 10 werken: het Hub-protocol via standaardinvoer en -uitvoer.
cli-help-join = Een speler van dit apparaat een vrije plaats aan iemands tafel laten innemen.
cli-help-join-link = De link van de tafel, zoals die naar vrienden gaat.
cli-help-join-player = Een niveau van 1 tot 5, of de naam van een speler die een ander pakket meebrengt.
cli-help-join-name = De naam aan tafel; zonder deze de eigen naam van de speler.
cli-unknown-player = Niemand heet hier { $name }. Er zijn: { $players }.
cli-joined = Zit op plaats { $seat }; de sleutel van de plaats is { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = De partij is afgelopen: plaats { $place } van { $players }.
cli-no-protocol = Dit protocol kent { $game } niet.
cli-help-kniffel = Kniffel voor één speler voorgoed oplossen: de sterkste computer en de tips kennen dan de precieze waarde van elke keuze.

cli-help-game = De id of titel van een spel, zoals in `parlour games`.
cli-help-language = De taal, een van { $languages }; anders die van de terminal.
cli-help-seats = Het aantal spelers.
cli-help-preset = Alle opties tegelijk instellen: precies zoals gedrukt, zoals de meeste mensen spelen, of zoals het boekje van een taal of doos het heeft. `parlour rules SPEL --anchor presets` somt ze op.
cli-help-option = Een gedrukte variant, zoals flying=no; mag vaker worden opgegeven.
cli-help-host = Het adres om op te luisteren.
cli-help-port = De poort om op te luisteren; de volgende vrije als die in gebruik is.
cli-help-data = Het bestand waarin tafels worden bewaard.
cli-help-database = Tafels in deze PostgreSQL-database bewaren in plaats van in een bestand; meer servers mogen haar delen.
cli-help-forget = Een tafel vergeten met alles wat eraan is gedaan, of een bijnaam waar die ook staat. De server mag intussen niet draaien.
cli-help-forget-table = Codes of links van tafels.
cli-help-forget-name = Een bijnaam, precies zoals die is getypt.
cli-help-backup = Alle tafels in één bestand bewaren, ook terwijl eraan wordt gespeeld.
cli-help-backup-file = Het bestand om te schrijven; een bestaand bestand wordt vervangen als het nieuwe compleet is.
cli-help-restore = Een bewaard bestand op de plaats van het gegevensbestand zetten. Geen server mag dat in gebruik hebben.
cli-help-restore-file = Een bestand dat met parlour backup is geschreven.
cli-help-repair = Wat van een beschadigd gegevensbestand nog te lezen is in een nieuw bestand bewaren.
cli-help-repair-file = Het nieuwe bestand; het beschadigde blijft zoals het is.
cli-help-copy = Alle tafels van een gegevensbestand naar een lege PostgreSQL-database kopiëren.
cli-help-copy-file = Het gegevensbestand; geen server mag het in gebruik hebben.
cli-help-copy-database = De database; er mogen nog geen tafels in staan.
cli-help-open = Ook de browser openen.
cli-help-lan = De doos openen voor iedereen in het eigen netwerk.
cli-help-anchor = Alleen dit hoofdstuk.
cli-help-seat = De plaats die je neemt, vanaf 1; vaker opgegeven delen meer mensen het toetsenbord.
cli-help-watch = Geen plaats nemen: toekijken hoe de computers spelen.
cli-help-level = Hoe sterk de computer is: 1 tot 5.
cli-help-seed = Dezelfde tekst geeft dezelfde worpen.
cli-help-quick = Dobbelstenen vallen, en verplichte zetten gaan, vanzelf.
cli-help-save = De partij in dit bestand opschrijven.
cli-help-print = Bord, stukken om uit te knippen, scoreblad en korte spelregels van een spel in een bestand voor de printer schrijven.
cli-help-paper = Het papier.
cli-help-field = Hoe ver velden uit elkaar liggen, in millimeters; een bord dat groter is dan het papier komt op meer vellen met snijtekens. Zonder dit vult het bord één vel.
cli-help-out = Het bestand; de uitgang zegt wat het is.
cli-wrong-paper = Op { $paper } kan niet worden afgedrukt. Er zijn: { $papers }.
cli-wrong-print = { $file } moet eindigen op .pdf of .svg.
cli-print-too-large = Dat zou te veel vellen papier kosten. Neem kleinere velden.
cli-cannot-write = { $file } kan niet worden geschreven: { $why }.
cli-printed = { $count ->
    [1] { $file }: één vel { $paper }. Druk het af op 100%, niet passend gemaakt op de pagina.
   *[other] { $file }: { $count } vellen { $paper }. Druk ze af op 100%, niet passend gemaakt op de pagina.
}
cli-help-record = Een partij die is opgeschreven.
cli-help-depth = Hoeveel zetten diep.
cli-help-position = De stelling om vanaf te tellen, in de notatie van het spel; zonder opgave het begin.

cli-unknown-language = In ‘{ $language }’ zijn er geen teksten. Er zijn: { $languages }.
cli-unknown-game = Op de plank staat geen spel ‘{ $name }’. Er zijn: { $games }.
cli-unknown-game-near = Op de plank staat geen spel ‘{ $name }’. Bedoel je { $near }?
cli-several-games = Meer spellen heten ‘{ $name }’. Welk is het: { $games }?
cli-unknown-preset = { $game } heeft geen instelling ‘{ $name }’. Er zijn: { $presets }.
cli-unknown-option = { $game } heeft geen optie ‘{ $name }’. Er zijn: { $options }.
cli-unknown-anchor = De spelregels van { $game } hebben geen hoofdstuk ‘{ $anchor }’. Er zijn: { $anchors }.
cli-wrong-seats = { $game } is voor { $seats } spelers.
cli-wrong-seat = Plaatsen zijn genummerd van 1 tot { $seats }.
cli-wrong-value = { $name } kan niet ‘{ $value }’ zijn. Toegestaan: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = ja of nee
cli-allowed-number = { $low } tot { $high }
cli-allowed-number-off = { $low } tot { $high }, of 0 voor uit
cli-no-folder = Er is geen map { $path }.
cli-file-unreadable = { $path } is niet te lezen: { $error }.
cli-file-too-large = { $path } is te groot voor een bewaarde partij.

cli-serving-stop = Ctrl+C sluit haar.
cli-cannot-serve = Op { $host } kan niet worden geluisterd: { $error }.

cli-column-game = Spel
cli-column-players = Spelers
cli-column-minutes = Minuten
cli-column-boxes = In de doos
cli-games-next = parlour play SPEL begint er een, parlour rules SPEL legt het uit.

cli-you = jij
cli-welcome = Typ een zet of het nummer ervan; hulp laat zien wat je verder kunt typen.
cli-commitment = De dobbelstenen liggen al vast. Hun zegel: { $commitment }
cli-seed = De dobbelstenen kwamen uit het begingetal { $seed }
cli-thinking = { $colour } denkt na…
cli-hint-thinking = Even nadenken…
cli-ask-move = Jouw zet
cli-throw-first = Eerst de dobbelstenen: druk op Enter.
cli-more-moves = … en nog { $count }: zetten laat ze allemaal zien.
cli-no-move = ‘{ $text }’ is hier geen toegestane zet. zetten laat ze allemaal zien, hulp wat je verder kunt typen.
cli-no-throw = ‘{ $text }’ betekent hier niets. Druk op Enter om te gooien, of typ hulp.
cli-see-rules = (regels { $anchor }: { $section })
cli-hint = Een goede zet: { $move }
cli-undone = Teruggenomen.
cli-undone-dice = Teruggenomen. De dobbelstenen blijven zoals ze waren.
cli-nothing-to-undo = Er is niets om terug te nemen.
cli-left = Je bent van tafel gegaan.
cli-saved = Opgeschreven in { $path }
cli-over = De partij is afgelopen
cli-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# What can be typed at the table; several words may mean the same.
cli-word-help = hulp, help, ?
cli-word-moves = zetten, moves
cli-word-board = bord, board
cli-word-hint = tip, hint
cli-word-undo = terug, undo
cli-word-rules = regels, rules
cli-word-quit = stop, quit, exit
cli-word-yes = ja, j
cli-word-no = nee, n
cli-play-help =
    een zet  in de notatie van het spel, of het nummer in de lijst
    Enter    gooit de dobbelstenen; doet de zet als er maar één is
    zetten   alle toegestane zetten
    bord     nog eens het bord
    tip      een goede zet
    terug    terug tot voor je laatste zet
    regels   de spelregels; regels HOOFDSTUK voor een deel ervan
    stop     gaat van tafel

cli-record-replays = { $actions ->
        [one] 1 handeling volgt
       *[other] { $actions } handelingen volgen
    } de regels van { $game }, versie { $version }.
cli-record-dice = { $throws ->
        [one] 1 worp volgt
       *[other] Alle { $throws } worpen volgen
    } uit het begingetal.
cli-record-dice-unseen = Het begingetal is nog niet bekend: { $throws ->
        [one] 1 worp is
       *[other] { $throws } worpen zijn
    } niet nagekeken.
cli-record-no-dice = Er is niet gegooid.
cli-record-commitment = Het begingetal is dat wat voor de partij is vastgelegd.
cli-record-no-commitment = Niemand heeft voor de partij een begingetal vastgelegd.
cli-record-known-before = { $throws ->
        [one] Eén worp was
       *[other] { $throws } worpen waren
    } al eerder gezien, omdat er zetten zijn teruggenomen.
cli-record-proven-nobody = Bewezen: de dobbelstenen volgen uit een begingetal dat de doos had vastgelegd en uit { $shares ->
        [one] wat de browser van één speler er later aan toevoegde
       *[other] wat de browsers van { $shares } spelers er later aan toevoegden
    }, zodat de doos alleen ze niet kon kiezen, en een speler alleen ook niet.
cli-record-proven-fixed = Bewezen: de dobbelstenen volgen uit een begingetal dat voor de partij is vastgelegd, zodat niemand ze onderweg heeft veranderd; wie het vastlegde, kan het hebben gekozen.
cli-record-proven-nothing = Bewezen: de dobbelstenen volgen uit het begingetal, en meer niet, want niemand weet wanneer het is gekozen.
cli-record-result = De uitslag klopt. { $result }
cli-record-unfinished = De partij is niet afgelopen: er is geen uitslag om na te kijken.
cli-record-wrong = Dit verslag klopt niet: { $error }
cli-record-unknown-game = Dit verslag is van een spel dat niet op de plank staat: ‘{ $game }’.

cli-perft-depth = diepte { $depth }
cli-perft-line = diepte { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } s)
cli-kniffel-solved = Het beste spel is gemiddeld { $worth } punten waard. Opgelost in { $seconds } s en bewaard in { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } op { $machine }
cli-doctor-package = geïnstalleerd in { $path }
cli-doctor-compiled = Het snelle deel draait gecompileerd: alle { $count } modules.
cli-doctor-python-code = Het snelle deel draait ongecompileerd: alles werkt, alleen langzamer.
cli-doctor-partly = { $compiled } van de { $count } modules van het snelle deel draaien gecompileerd.
cli-doctor-stale = Veranderd sinds het compileren, dus de oude code draait: { $modules }
cli-doctor-compile = `make compile` compileert het snelle deel, met { $compiler }.
cli-doctor-no-compiler = Er is hier geen C-compiler: installeer gcc en voer dan `make compile` uit.
cli-doctor-data = Tafels worden bewaard in { $path }
cli-doctor-data-backup = In één bestand bewaar je ze met: parlour backup BESTAND
cli-doctor-data-new = Tafels zullen worden bewaard in { $path }
cli-doctor-guests = Andere pakketten brengen mee: { $names }
cli-doctor-fault = { $package } { $version } brengt { $name } mee, dat is weggelaten: { $reason }
cli-doctor-lookups = Wat computerspelers opzoeken
cli-lookup-kept = bewaard, { $megabytes } MB
cli-lookup-under-way = { $percent }% klaar
cli-lookup-later = wordt uitgerekend als het voor het eerst nodig is
cli-lookup-made = { $name } is uitgerekend en bewaard, in { $seconds } s.
cli-lookup-not-kept = { $name } is uitgerekend, maar kan niet worden bewaard in { $folder }.
cli-lookup-unknown = Er is geen opzoektabel { $name }. Opzoektabellen: { $lookups }
cli-help-lookups = Wat computerspelers opzoeken: wat bewaard is, wat wordt uitgerekend. Genoemde worden opnieuw uitgerekend.
cli-help-lookups-name = Een opzoektabel, of hoe de naam ervan begint.
cli-doctor-parts = Onderdelen
cli-doctor-missing = niet geïnstalleerd

cli-help-lab = Het lab: veel partijen tegelijk, en wat ze vertellen.
cli-help-facts = Een spel vaak spelen en vertellen hoe lang het duurt, hoe vaak stukken worden geslagen, en of beginnen helpt.
cli-help-games-count = Hoeveel partijen er worden gespeeld.
cli-help-facts-all = Elk spel op de plank; spellen die al in de map staan worden niet opnieuw gespeeld.
cli-help-facts-level = Wie speelt: 0 willekeurig, 1 tot 5 een computer van dat niveau.
cli-help-facts-seed = Het begingetal: hetzelfde geeft dezelfde feiten.
cli-help-facts-folder = Waar feiten en plaatjes worden bewaard.
cli-help-facts-cores = Hoeveel processen spelen; zonder opgave alle kernen.

lab-game-or-all = Noem een spel, of zeg --all voor de hele plank.
lab-title = { $game }: { NUMBER($games, useGrouping: 0) } partijen, { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    }
lab-at-random = Willekeurig gespeeld, begingetal { NUMBER($seed, useGrouping: 0) }. Intervallen gelden met 95% zekerheid.
lab-by-level = Gespeeld door computers van niveau { $level }, begingetal { NUMBER($seed, useGrouping: 0) }. Intervallen gelden met 95% zekerheid.
lab-row-length = gemiddelde lengte in worpen en beslissingen
lab-row-longest = langste partij
lab-row-takes = handelingen die een stuk wegnemen
lab-row-first = gewonnen door wie begon
lab-row-seat = gewonnen door plaats { $seat }
lab-row-reason = geëindigd door: { $reason }
lab-exact = Exacte gemiddelde lengte, uit de markovketen: { $exact }
lab-kept = Bewaard in { $folder }
lab-length = worpen en beslissingen
lab-games = partijen
lab-column-game = spel
lab-column-seats = spelers
lab-column-length = gemiddelde lengte
lab-column-takes = geslagen
lab-column-first = wie begon won
cli-help-almanac = Voor elk spel en zijn belangrijkste opties uitzoeken hoe lang het duurt, of beginnen helpt, hoe vaak de leiding wisselt en wat het geluk beslist.
cli-help-almanac-folder = Waar wordt opgeschreven wat is gespeeld: wie stopt en opnieuw begint, gaat daar verder.
cli-help-almanac-pieces = Niet meer dan de eerste zoveel porties spelen; 0 vat samen wat er is.
cli-help-almanac-out = Waar de cijfers heen gaan.
lab-almanac = de almanak
lab-no-almanac = { $file } is geen almanak: noem een ander bestand met --out, of ruim dit op.
lab-almanac-stopped = Gestopt. Dezelfde opdracht gaat verder waar deze was; wat is gespeeld, is samengevat.
lab-almanac-level = niveau
lab-almanac-games = partijen
lab-almanac-minutes = minuten
lab-almanac-first = gewonnen door wie begon, van de 100
lab-almanac-luck = geluk
cli-help-duel = De ene speler de andere vaak laten ontmoeten, van beide kanten van elke opening en om de beurt op alle plaatsen.
cli-help-duel-player = Een niveau (5), een met meer stellingen (5*10) of minder (5/30), of een rivaal: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; waar geïnstalleerd stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = Het deel dat A moet winnen: het stopt zodra dat zeker is, hoe dan ook.
cli-help-duel-seed = Het begingetal: hetzelfde speelt dezelfde partijen, op hoeveel kernen ook.
cli-help-duel-brake = Seconden mogen het denken van een niveau eerder beëindigen dan zijn stellingen; zonder dit tellen alleen stellingen, zodat een druk apparaat net zo goed meet als een rustig.
cli-help-ladder = Elk niveau tegen dat eronder, spel voor spel; de tabel die docs/players.md toont.
cli-help-ladder-games = De spellen; zonder opgave de hele plank.
cli-help-ladder-out = De tabel opschrijven, als Markdown, rij voor rij; wat er al in staat wordt niet opnieuw gemeten.
lab-duel-title = { $game }: { $first } tegen { $second }, { $seats } plaatsen, begingetal { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $share } gewonnen door { $first }, standaardfout { $error }, { NUMBER($games, useGrouping: 0) } partijen
lab-duel-counts = { $won } gewonnen, { $shared } gedeeld, { $lost } verloren; { $points } punten per partij meer dan de anderen, standaardfout { $points_error }
lab-duel-time = CPU-tijd per keuze van { $first }: { $mean } ms, langste { $longest } ms; { $length } handelingen per partij
lab-duel-ends = Afloop: { $reasons }
lab-duel-sure = Zeker: { $sure ->
    [more] minstens zoveel als gevraagd.
   *[less] minder dan gevraagd.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = { $file } bevat iets anders dan de tabel van een ladder; het blijft zoals het is.
lab-duel-column-pair = niveaus
lab-duel-column-share = gewonnen
lab-duel-column-error = SF
lab-duel-column-games = partijen
lab-duel-column-time = ms per keuze, langste
lab-duel-column-version = versie
lab-duel-column-seed = begingetal
lab-duel-column-date = dag
lab-ladder-undecided = niemand beslist
lab-ladder-alone = alleen
lab-ladder-measured = { $date }, begingetal { $seed }, hoogstens { $games } partijen per sport. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] gecompileerd.
   *[no] niet gecompileerd.
  }
cli-help-soak = Willekeurige partijen over de hele plank spelen met elke wet aan, en vertellen welke zijn gebroken.
cli-help-soak-seed = Het begingetal: hetzelfde speelt dezelfde partijen.
lab-soak-start = { NUMBER($games, useGrouping: 0) } willekeurige partijen met de wetten aan, begingetal { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Geen wet is gebroken in { NUMBER($games, useGrouping: 0) } partijen van { $kinds } soorten ({ NUMBER($actions, useGrouping: 0) } handelingen, begingetal { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = { $count ->
    [1] Er is één keer een wet gebroken. De regel hierboven laat het nog eens zien: opzet en begingetal van de partij.
   *[other] Er zijn { $count } keer wetten gebroken. De regels hierboven laten het nog eens zien: opzet en begingetal van elke partij.
}

cli-help-bearoff = De uitspeeltabellen van backgammon uitrekenen, voor de gewone regels en voor de gedrukte, en ze bewaren.
cli-help-bearoff-stones = Voor hoogstens zoveel schijven.
cli-help-train = De computerspelers van het backgammonbord laten leren door tegen zichzelf te spelen.
cli-help-train-lesson = Wat er te leren is, zoals in backgammon_standard.
cli-help-train-folder = Waar onvoltooide lessen worden bewaard.
bearoff-standard = gewone regels
bearoff-printed = gedrukte regels
bearoff-built = { $title }: { NUMBER($positions, useGrouping: 0) } stellingen. { $stones } schijven op het zesde veld kosten gemiddeld { $turns } beurten.
train-no-lesson = Er is geen les { $name }. Lessen: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Zeg wat er vergeten moet worden: tafels met hun codes of links, of een bijnaam met --name.
cli-forget-in-use = De doos is open op { $address }. Sluit haar eerst, zodat er intussen niets wordt geschreven.
cli-forget-failed = Er is niets vergeten: { $detail }
cli-forget-nothing = Zo’n tafel of zo’n naam is hier niet.
cli-forgotten = { $tables ->
        [0] Geen tafel is
        [one] Eén tafel is
       *[other] { $tables } tafels zijn
    } vergeten, en een naam op { $names ->
        [0] geen plaats
        [one] één plaats
       *[other] { $names } plaatsen
    }. In reservekopieën staan ze nog.
cli-copying = Kopiëren
cli-copy-not-empty = In de database staan al tafels. Kopieer naar een lege, zodat er niets door elkaar raakt of verloren gaat.
cli-copy-failed = Er is niets gekopieerd: { $detail }
cli-copied = { $count ->
    [one] Eén tafel is gekopieerd. Zet haar klaar met: parlour serve --database ADRES
   *[other] { $count } tafels zijn gekopieerd. Zet ze klaar met: parlour serve --database ADRES
}

cli-backed-up = { $count ->
    [one] Eén tafel is bewaard in { $path }
   *[other] { $count } tafels zijn bewaard in { $path }
}
cli-backup-failed = Er is niets bewaard: { $detail }
cli-restored = De tafels in { $path } zijn weer die van het bewaarde bestand.
cli-restored-before = Wat er eerder stond, is bewaard in { $path }
cli-restore-in-use = Een server gebruikt het gegevensbestand ({ $address }). Stop die eerst.
cli-restore-failed = Er is niets veranderd: { $detail }
cli-repaired = Bewaard in { $path }: { $tables } tafels, waarvan { $cut } zonder hun laatste zetten. Verloren: { $lost }. Bekijk ze met: parlour serve --data { $path }
cli-repair-failed = Er kon niets worden bewaard: { $detail }

cli-usage = Gebruik:
cli-usage-arguments = Argumenten
cli-usage-options = Opties
cli-usage-commands = Opdrachten
cli-usage-required = [verplicht]
cli-usage-default = [anders: { $value }]
cli-help-help = Deze hulp tonen.
cli-missing-argument = { $name } ontbreekt.
cli-no-option = Er is geen optie { $name }.
cli-no-option-near = Er is geen optie { $name }. Misschien: { $near }.
cli-no-command = Er is geen opdracht ‘{ $name }’.
cli-no-command-near = Er is geen opdracht ‘{ $name }’. Misschien: { $near }.
cli-too-much = Dit is te veel: { $words }.
cli-wrong-use = Zo wordt { $name } niet gebruikt.
cli-wrong-parameter = { $name } kan deze waarde niet hebben.
cli-wrong-range = { $name } kan deze waarde niet hebben. Toegestaan: { $allowed }
cli-see-help = Meer staat in: { $command } --help
cli-stopped = Afgebroken.

cli-metavar-options = OPTIES
cli-metavar-command = OPDRACHT
cli-metavar-arguments = ARGUMENTEN
cli-metavar-game = SPEL
cli-metavar-file = BESTAND
cli-metavar-folder = MAP
cli-metavar-name = NAAM
cli-metavar-value = WAARDE
cli-metavar-text = TEKST
cli-metavar-table = TAFEL
cli-metavar-section = HOOFDSTUK
cli-metavar-link = LINK
cli-metavar-player = SPELER
cli-metavar-lesson = LES
cli-metavar-code = CODE
cli-metavar-record = PARTIJ

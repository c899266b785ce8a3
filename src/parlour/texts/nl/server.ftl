# Wat de server zegt.

server-listening = De doos is open op { $address }
server-network-open = Open voor iedereen in dit netwerk, op { $address }
server-port-taken = Poort { $port } is in gebruik; in plaats daarvan wordt het { $other }.
server-in-use = De doos is al open op { $address }
server-data-damaged = Het gegevensbestand { $path } is beschadigd: { $detail }. Wat nog te lezen is, komt in een nieuw bestand met: parlour repair NIEUWBESTAND
server-data-broken = Het gegevensbestand { $path } is niet te gebruiken: { $detail }
server-database-broken = De database op { $place } is niet te gebruiken: { $detail }
server-database-driver = Voor PostgreSQL ontbreekt een stuurprogramma. Installeer het met: { $command }
server-setting-wrong = Zo kan de server niet starten: { $detail }

server-log-join = { $name } schuift aan.
server-log-rest = { $name } laat de doos doorspelen.
server-log-stop = { $name } speelt weer zelf.
server-log-undo = { $name } neemt een zet terug.
server-log-restart = { $name } neemt alles terug.
server-log-ask = { $name } wil graag een zet terugnemen.
server-log-consent = { $name } vindt het goed.
server-log-refuse = { $name } speelt liever door.
server-log-again = { $name } wil graag nog een keer spelen.
server-log-claim = { $name } wil niet langer wachten.
server-log-offer = { $name } biedt remise aan.
server-log-out = { $name } geeft op.
server-log-relieve = Er speelt nu een computer voor { $name }.
server-log-return = { $name } is terug en speelt weer.

server-end-resigned = { $name } heeft opgegeven.
server-end-agreed = Beiden hebben remise afgesproken.
server-end-time = De tijd van { $name } is om.
server-end-left = { $name } is van tafel gegaan.

server-error-request = Dat verzoek was niet te lezen.
server-error-host = Deze server heeft een andere naam.
server-error-origin = Alleen de pagina’s van deze doos mogen hier iets vragen.
server-error-no-switch = Dat kun je alleen omzetten op het apparaat waar de doos staat.
server-error-no-network = Dit apparaat zit in geen thuisnetwerk: niemand anders kan erbij.
server-error-no-luggage = Onder deze code ligt niets, of niet meer: codes werken tien minuten, en één keer.
server-error-not-alone = Aan deze tafel zit ook iemand anders. Je kunt haar opruimen, maar niet verwijderen.
server-error-no-page = Hier is niets.
server-error-method = Dat kan hier niet.
server-error-large = Dat is te veel tegelijk.
server-error-often = Dat was veel tegelijk. Wacht { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
server-error-busy = Alle denkers zijn bezig. Probeer het zo nog eens.
server-error-crowd = Er kijken van hieruit te veel vensters toe.
server-error-storage = In de doos kan op dit moment niets worden geschreven.
server-error-broken = Er ging bij ons iets mis.
server-error-no-game = Zo’n spel zit niet in de doos.
server-error-no-language = In deze taal zijn er geen teksten.
server-error-no-rules = Voor dit spel zijn er in deze taal geen spelregels.
server-error-no-position = Zo’n plaatje staat niet in de spelregels van dit spel.
server-error-no-table = Hier is geen tafel. Misschien is de link niet compleet.
server-error-version = Deze tafel is met oudere regels begonnen. Je kunt haar bekijken, maar er niet verder spelen.
server-error-damaged = Een deel van deze tafel was niet te lezen. Wat er over is kun je bekijken, maar niet verder spelen.
server-error-record = Deze partij komt uit een bestand. Je kunt haar bekijken, maar niet verder spelen.
server-error-file = Dit is geen partij die de doos kan lezen. Ze leest haar eigen verslagen, PGN voor schaken, PDN voor dammen en wedstrijdteksten van backgammon.
server-error-file-move = Zet { $move } kan niet: { $token }.
server-error-file-game = Het bestand zegt niet welk spel het is. Kies het zelf.
server-error-no-format = Dit spel heeft zo’n formaat niet.
server-error-patience = Dat was vaak genoeg. Doe eerst je zet.
server-error-option = Zo kan het spel niet worden opgezet.
server-error-nobody = Iemand moet spelen: laat minstens één plaats over voor een mens.
server-error-name = Kies een naam van 1 tot { $most } tekens.
server-error-taken = Deze plaats is niet meer vrij.
server-error-message = Dit bericht is al voor iets anders gebruikt.
server-error-seat = Dit is niet jouw plaats.
server-error-behind = De tafel is al verder.
server-error-waiting = We wachten nog tot er iemand aanschuift.
server-error-over = De partij is afgelopen.
server-error-turn = Voor jou valt er nu niets te beslissen.
server-error-action = Dat mag niet.
server-error-choice = Hier valt niets te kiezen.
server-error-throw = Er valt nu niets te gooien.
server-error-gesture = Dat is er niet op deze tafel.
server-error-share = Dit is niet wat je aan de dobbelstenen had toegevoegd.
server-error-undo = Er is niets van jou om terug te nemen.
server-error-goes-on = De partij is nog bezig.
server-error-long-game = Deze partij is te lang om door te nemen.
server-error-position = Deze stelling kan niet worden opgezet.
server-error-position-over = In deze stelling is de partij afgelopen: niemand kan vanaf hier verder spelen.
server-error-no-record = Dit is geen partij die kan worden nagespeeld.
server-error-no-solution = Dit spel kan niet worden opgelost.
server-error-asked = Het is de anderen al gevraagd.
server-error-kept = Deze plaats wordt voor iemand vrijgehouden.
server-error-going = Deze partij is nog niet afgelopen.
server-error-wait = Misschien komt die speler nog terug. Wacht nog even.
server-error-no-claim = Alleen een begonnen partij van twee spelers kan worden opgeëist.
server-error-no-draw = Er is hier niemand om remise mee af te spreken.
server-error-out = Je hebt deze partij opgegeven.
server-error-relieved = Er speelt nu een computer voor je. Neem eerst je plaats weer in.
server-error-last = Iemand moet aan tafel blijven.
server-error-not-asked = Niemand heeft je iets gevraagd.
server-error-clock = Met deze klok kan niemand spelen.
server-error-no-clock = Aan deze tafel is geen klok.
server-error-late = Je tijd is om.
server-error-phrase = Zo’n zinnetje is er niet.
server-error-words = Zeg iets van 1 tot { $most } tekens.
server-error-silent = Aan deze tafel zijn er alleen vaste zinnetjes.
server-error-breath = Haal even adem: { $seconds ->
    [one] over een seconde
   *[other] over { $seconds } seconden
} kun je weer iets zeggen.
server-error-not-host = Alleen de host kan dat.
server-error-done = Dat is al zo.
server-error-locked = Deze tafel is afgesloten: alleen wie hier speelt, kan haar zien.
server-error-not-lost = Niemand kon zeggen of deze plaats van jou is.

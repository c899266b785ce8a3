# Was der Server sagt.

server-listening = Die Schachtel ist offen: { $address }
server-network-open = Offen für alle in diesem Netz: { $address }
server-port-taken = Port { $port } ist belegt, es wird { $other }.
server-in-use = Die Schachtel ist schon offen: { $address }
server-data-damaged = Die Datendatei { $path } ist beschädigt: { $detail }. Was noch zu lesen ist, rettet in eine neue Datei: parlour repair NEUEDATEI
server-data-broken = Die Datendatei { $path } lässt sich nicht benutzen: { $detail }
server-database-broken = Die Datenbank bei { $place } lässt sich nicht benutzen: { $detail }
server-database-driver = Für PostgreSQL fehlt ein Treiber. Installiert wird er so: { $command }
server-setting-wrong = So lässt sich der Server nicht starten: { $detail }

server-log-join = { $name } nimmt Platz.
server-log-rest = { $name } lässt die Schachtel weiterspielen.
server-log-stop = { $name } spielt wieder selbst.
server-log-undo = { $name } nimmt einen Zug zurück.
server-log-restart = { $name } nimmt alles zurück.
server-log-ask = { $name } möchte einen Zug zurücknehmen.
server-log-consent = { $name } ist einverstanden.
server-log-refuse = { $name } möchte lieber weiterspielen.
server-log-again = { $name } möchte noch einmal spielen.
server-log-claim = { $name } möchte nicht länger warten.
server-log-offer = { $name } bietet Remis an.
server-log-out = { $name } gibt auf.
server-log-relieve = Für { $name } spielt jetzt ein Computer.
server-log-return = { $name } ist zurück und spielt wieder selbst.

server-end-resigned = { $name } hat aufgegeben.
server-end-agreed = Beide haben sich auf Remis geeinigt.
server-end-time = Die Zeit von { $name } ist abgelaufen.
server-end-left = { $name } hat den Tisch verlassen.

server-error-request = Diese Anfrage war nicht zu verstehen.
server-error-host = Dieser Server heißt anders.
server-error-origin = Hier dürfen nur die Seiten dieser Schachtel fragen.
server-error-no-switch = Das lässt sich nur an dem Gerät umschalten, auf dem die Schachtel steht.
server-error-no-network = Dieses Gerät ist in keinem Heimnetz: Niemand sonst kann es erreichen.
server-error-no-luggage = Unter diesem Code liegt nichts, oder nichts mehr: Er gilt zehn Minuten und nur einmal.
server-error-not-alone = An diesem Tisch sitzt noch jemand. Du kannst ihn weglegen, aber nicht löschen.
server-error-no-page = Hier ist nichts.
server-error-method = Das geht hier nicht.
server-error-large = Das ist zu viel auf einmal.
server-error-often = Das war viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
server-error-busy = Alle Denker sind beschäftigt. Versuch es gleich noch einmal.
server-error-crowd = Von hier schauen schon zu viele Fenster zu.
server-error-storage = In die Schachtel kann gerade nichts geschrieben werden.
server-error-broken = Da ist bei uns etwas schiefgegangen.
server-error-no-game = Dieses Spiel ist nicht in der Schachtel.
server-error-no-language = In dieser Sprache gibt es keine Texte.
server-error-no-rules = Für dieses Spiel gibt es in dieser Sprache keine Regeln.
server-error-no-position = In den Regeln dieses Spiels gibt es dieses Bild nicht.
server-error-no-table = Hier steht kein Tisch. Vielleicht ist der Link unvollständig.
server-error-version = Dieser Tisch wurde nach älteren Regeln begonnen. Man kann ihn ansehen, aber nicht weiterspielen.
server-error-damaged = Ein Teil dieses Tisches war nicht zu lesen. Was übrig ist, kann man ansehen, aber nicht weiterspielen.
server-error-record = Diese Partie wurde aus einer Datei geöffnet. Man kann sie ansehen, aber nicht weiterspielen.
server-error-file = Das ist keine Partie, die die Schachtel lesen kann. Sie liest ihre eigenen Partien, PGN für Schach, PDN für Dame und Match-Texte für Backgammon.
server-error-file-move = Zug { $move } ist nicht möglich: { $token }.
server-error-file-game = Die Datei sagt nicht, welches Spiel es ist. Bitte wähle es aus.
server-error-no-format = In diesem Format lässt sich dieses Spiel nicht schreiben.
server-error-patience = Das war oft genug. Bitte erst einmal ziehen.
server-error-option = So lässt sich das Spiel nicht aufbauen.
server-error-nobody = Jemand muss spielen: Lass mindestens einen Platz für einen Menschen.
server-error-name = Bitte wähle einen Namen mit 1 bis { $most } Zeichen.
server-error-taken = Dieser Platz ist nicht mehr frei.
server-error-message = Diese Nachricht wurde schon für etwas anderes benutzt.
server-error-seat = Das ist nicht dein Platz.
server-error-behind = Am Tisch ist es schon weitergegangen.
server-error-waiting = Wir warten noch, bis alle sitzen.
server-error-over = Das Spiel ist zu Ende.
server-error-turn = Für dich gibt es gerade nichts zu entscheiden.
server-error-action = Das ist nicht erlaubt.
server-error-choice = Hier gibt es nichts auszusuchen.
server-error-throw = Jetzt gibt es nichts zu würfeln.
server-error-gesture = Das gibt es an diesem Tisch nicht.
server-error-share = Das ist nicht das, was du für die Würfel festgelegt hattest.
server-error-undo = Von dir gibt es nichts zurückzunehmen.
server-error-goes-on = Die Partie läuft noch.
server-error-long-game = Diese Partie ist zu lang, um durchgesehen zu werden.
server-error-position = Diese Stellung lässt sich nicht aufstellen.
server-error-position-over = In dieser Stellung ist die Partie zu Ende: Von hier kann niemand weiterspielen.
server-error-no-record = Das ist keine Partie, die sich nachspielen lässt.
server-error-no-solution = Dieses Spiel lässt sich nicht lösen.
server-error-asked = Die anderen sind schon gefragt.
server-error-kept = Dieser Platz ist für jemanden freigehalten.
server-error-going = Dieses Spiel ist noch nicht zu Ende.
server-error-wait = Vielleicht geht es gleich weiter. Bitte warte noch ein wenig.
server-error-no-claim = Nur ein begonnenes Spiel zu zweit lässt sich für gewonnen erklären.
server-error-no-draw = Hier ist niemand, mit dem du dich auf Remis einigen könntest.
server-error-out = Du hast diese Partie aufgegeben.
server-error-relieved = Gerade spielt ein Computer für dich. Nimm zuerst deinen Platz wieder ein.
server-error-last = Jemand muss am Tisch bleiben.
server-error-not-asked = Dich hat niemand gefragt.
server-error-clock = Nach dieser Uhr kann niemand spielen.
server-error-no-clock = An diesem Tisch gibt es keine Uhr.
server-error-late = Deine Zeit ist abgelaufen.
server-error-phrase = Diese Worte gibt es nicht.
server-error-words = Bitte sage etwas mit 1 bis { $most } Zeichen.
server-error-silent = An diesem Tisch gibt es nur feste Worte.
server-error-breath = Hol kurz Luft: In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kannst du wieder etwas sagen.
server-error-not-host = Das kann nur, wer den Tisch leitet.
server-error-done = Das ist schon so.
server-error-locked = Dieser Tisch ist zu: Nur wer hier spielt, kann ihn sehen.
server-error-not-lost = Niemand könnte sagen, ob dieser Platz deiner ist.

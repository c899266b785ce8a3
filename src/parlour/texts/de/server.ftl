# Was der Server sagt.

server-listening = Die Schachtel ist offen: { $address }
server-port-taken = Port { $port } ist belegt, es wird { $other }.
server-in-use = Die Schachtel ist schon offen: { $address }
server-data-damaged = Die Datendatei { $path } ist beschädigt: { $detail }. Was noch zu lesen ist, rettet in eine neue Datei: parlour repair NEUEDATEI
server-data-broken = Die Datendatei { $path } lässt sich nicht benutzen: { $detail }
server-database-broken = Die Datenbank bei { $place } lässt sich nicht benutzen: { $detail }
server-database-driver = Für PostgreSQL fehlt ein Treiber. Installiert wird er so: { $command }
server-setting-wrong = So lässt sich der Server nicht starten: { $detail }

server-log-join = { $name } setzt sich an den Tisch.
server-log-rest = { $name } lässt die Schachtel weiterspielen.
server-log-stop = { $name } spielt wieder selbst.
server-log-undo = { $name } nimmt einen Zug zurück.
server-log-restart = { $name } nimmt alles zurück.
server-log-ask = { $name } möchte einen Zug zurücknehmen.
server-log-consent = { $name } ist einverstanden.
server-log-refuse = { $name } möchte lieber weiterspielen.

server-error-request = Diese Anfrage war nicht zu verstehen.
server-error-host = Dieser Server heißt anders.
server-error-origin = Hier dürfen nur die Seiten dieser Schachtel fragen.
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
server-error-no-print = Dieses Spiel braucht weder Brett noch Zettel: Es gibt nichts zu drucken.
server-error-no-table = Hier steht kein Tisch. Vielleicht ist der Link unvollständig.
server-error-version = Dieser Tisch wurde nach älteren Regeln begonnen. Man kann ihn ansehen, aber nicht weiterspielen.
server-error-damaged = Ein Teil dieses Tisches war nicht zu lesen. Was übrig ist, kann man ansehen, aber nicht weiterspielen.
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
server-error-no-solution = Dieses Spiel lässt sich nicht lösen.
server-error-asked = Die anderen sind schon gefragt.
server-error-not-asked = Dich hat niemand gefragt.

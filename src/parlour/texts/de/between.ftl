# Zwischen den Tischen: wer kommen kann, welche Tische warten, was dieser Browser von seinen Leuten weiß.

between-share = Teilen
between-alone = Diese Schachtel ist nur auf diesem Gerät offen: Freunde erreichen sie noch nicht.
between-alone-how = Am Gerät selbst lässt sie sich für das lokale Netz öffnen, oder so starten: parlour serve --lan
between-network = Offen für dieses Netz
between-network-closed = Dann können sich Freunde im selben WLAN an einen Tisch setzen, dessen Link sie haben. Von außen kann das niemand.
between-network-open = Wer im selben Netz ist und einen Link hat, kann hereinkommen, bis das ausgeschaltet oder die Schachtel geschlossen wird.
between-qr = Ein Bild für die Kamera eines Telefons, das zu { $address } führt

# Ein Tisch heißt nach denen, die daran sitzen.
between-title = { $players }: { $game }

between-remind = Du warst dran, während du anderswo warst. Soll dein System dir das nächste Mal Bescheid sagen?
between-remind-yes = Ja, gern
between-remind-no = Nein, danke
between-remind-turn = Du bist dran: { $game }
between-remind-with = { $names } { $count ->
    [one] wartet.
   *[other] warten.
}

between-window = Im Schaufenster
between-window-join = Ein Platz ist frei
between-window-watch = Man darf zuschauen
between-list = Ins Schaufenster stellen
between-list-help = Dann finden alle auf diesem Server den Tisch auf der ersten Seite und können sich dazusetzen oder zuschauen.

between-me = Du
between-me-lead = All das liegt nur in diesem Browser. Es gibt kein Konto, und niemand sonst sieht es.
between-me-name = Dein Name
between-me-sign = Dein Zeichen: Wo es frei ist, bekommst du diesen Platz
between-me-figures = Deine Statistik
between-me-figures-none = Noch ist nichts zu Ende gespielt.
between-me-game = Spiel
between-me-played = gespielt
between-me-won = gewonnen
between-me-streak = in Folge
between-me-average = Punkte im Schnitt
between-me-best = meiste Punkte
between-carry = Auf ein anderes Gerät
between-carry-help = Dein Name, deine Plätze und was du weggelegt hast, reisen mit. Hier bleibt alles, wie es ist.
between-carry-leave = Für die Reise packen
between-carry-left = Tippe diesen Code dort ein, oder halte die Kamera auf das Bild. Er gilt zehn Minuten und nur einmal.
between-carry-typed = Tippe diesen Code dort ein. Er gilt zehn Minuten und nur einmal.
between-carry-code = Ein Code von einem anderen Gerät
between-carry-fetch = Auspacken
between-carry-arrived = Alles ist angekommen.
between-carry-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
between-remind-switch = Das System soll mir sagen, wenn ich dran bin und anderswo bin

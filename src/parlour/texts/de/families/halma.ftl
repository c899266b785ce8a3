game-halma_stern10 = Halma auf dem Stern
    .tag = Zehn Figuren, ein Stern, und die längste Sprungkette gehört dir.
game-sternhalma = Sternhalma
    .tag = Der große Stern: fünfzehn Figuren, von Ecke zu Ecke.
game-halma_a = Halma A
    .tag = Zwei bis sechs ziehen zugleich quer über den Stern.
game-halma_b = Halma B
    .tag = Keine Schritte: Jeder Zug springt, auch über ganze Reihen.
game-halma_eck = Halma
    .tag = Der Klassiker auf 256 Feldern, allein oder mit Partner.
game-twee_in_een_a = Zwei in einem: Vier gegen vier
    .tag = Halma, so klein wie eine Kaffeepause.
game-twee_in_een_b = Zwei in einem: Vier gegen einen
    .tag = Vier, die nie umkehren, jagen einen, der überall hin darf.
game-eckdame = Eckdame
    .tag = Von Ecke zu Ecke auf dunklen Feldern, und nie zurück.
game-pyramiden_dame = Pyramiden-Dame
    .tag = Bau deine Pyramide ab und drüben wieder auf.
game-racado = Racado
    .tag = Der Würfel sagt, wie weit; wen du triffst, der ist draußen.
game-tippy = Tippy
    .tag = Nimm einer Figur den letzten freien Punkt, und sie gehört dir.

option-halma_stern10-two_player_seats = Plätze zu zweit
    .help = Versetzt ist kein Ziel das Zuhause des anderen; gegenüber will jeder in die Ecke des anderen.
option-halma_stern10-two_player_seats-apart = Versetzt
option-halma_stern10-two_player_seats-facing = Gegenüber
option-halma_stern10-full_target_wins = Volles Ziel gewinnt
    .help = Du gewinnst auch, wenn jedes Feld deines Ziels besetzt ist und mehr als die Hälfte dir gehört: Wer zu Hause sitzen bleibt, hält dich nicht auf.
option-halma_stern10-turn_limit = Züge für jeden
    .help = Nach so vielen Zügen für jeden liegt vorn, wer mehr Figuren im Ziel hat.
option-halma_stern10-no_leaving_target = Wer daheim ist, bleibt daheim
    .help = Eine Figur im Ziel darf keinen Zug mehr außerhalb beenden.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Zu viert in Teams
    .help = Partner gewinnen gemeinsam, wenn beide zugleich im Ziel sind.
option-halma_eck-teams-none = Jeder für sich
option-halma_eck-teams-opposite = Gegenüber zusammen
option-halma_eck-teams-adjacent = Nachbarn zusammen
option-halma_eck-full_target_wins = Volles Ziel gewinnt
    .help = Du bist auch daheim, wenn jedes Feld deines Ziels besetzt ist und mehr als die Hälfte dir gehört: Wer zu Hause sitzen bleibt, hält dich nicht auf.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Sprünge über ganze Reihen
    .help = Ein Sprung darf auch über mehrere Figuren gehen, die lückenlos in einer Reihe stehen.
option-twee_in_een_a-setup = Aufstellung
    .help = In den Ecken, oder am Rand einander gegenüber.
option-twee_in_een_a-setup-corner = In der Ecke
option-twee_in_een_a-setup-edge = Am Rand
option-twee_in_een_a-full_target_wins = Volles Ziel gewinnt
    .help = Du gewinnst auch, wenn alle vier Zielfelder besetzt sind und mindestens drei dir gehören.
option-twee_in_een_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Richtungen des Einzelnen
    .help = Die Spielesammlung 315 lässt ihn in alle Richtungen ziehen. Wir lesen das als vor, zurück und zur Seite; schräg kann dazukommen.
option-twee_in_een_b-single_moves-straight = Nur gerade
option-twee_in_een_b-single_moves-all_ways = Auch schräg
option-twee_in_een_b-repetition_draw = Remis durch Wiederholung
    .help = Die Partie ist unentschieden, wenn dieselbe Stellung so oft vorkommt. 0 schaltet das ab.
option-twee_in_een_b-turn_limit = Züge für jede Seite
    .help = Nach so vielen Zügen jeder Seite ist die Partie unentschieden.
option-eckdame-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Rückwärts
    .help = Ob Sprünge, oder auch Schritte, zurückführen dürfen.
option-pyramiden_dame-backward-jumps = Nur Sprünge
option-pyramiden_dame-backward-none = Nie
option-pyramiden_dame-backward-all = Sprünge und Schritte
option-pyramiden_dame-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Plätze zu zweit
    .help = Versetzt ist kein Hof das Zuhause des anderen; gegenüber will jeder in die Ecke des anderen.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = So wird ein Wurf gezogen
    .help = Geradeaus, über alles hinweg, was dort steht; oder Schritt für Schritt mit Abbiegen, nur über freie Felder und auf keines zweimal.
option-racado-path-straight = Geradeaus
option-racado-path-free = Mit Abbiegen
option-racado-leave_court = Wieder aus dem Hof
    .help = Figuren dürfen ihren Hof wieder verlassen.
option-racado-turn_limit = Züge für jeden
    .help = Nach so vielen Zügen für jeden ist Schluss, und die Figuren werden gezählt.
option-tippy-two_player_seats = Plätze zu zweit
    .help = In versetzten Ecken, oder in Ecken, die sich gegenüberliegen.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Züge ohne Einschließen
    .help = Hatte jeder so viele Züge, ohne dass etwas eingeschlossen wurde, ist Schluss.

halma-holding-home = Im Ziel
halma-holding-court = Im Hof
halma-holding-left = Figuren übrig

halma-button-throw = Würfeln
halma-button-pass = Aussetzen

halma-pair = { $one } und { $other }
halma-all = Mehrere

halma-prompt-move = { $colour } zieht: ein Schritt oder Sprünge.
halma-prompt-hop = { $colour } springt mit einer Figur.
halma-prompt-step = { $colour } geht mit einer Figur einen Schritt.
halma-prompt-rest = { $colour } ist daheim: Zieh, oder setz aus und warte auf den Partner.
halma-prompt-pass = { $colour } ist eingeschlossen und muss warten.
halma-prompt-throw = { $colour } würfelt.
halma-prompt-pips = { $colour } hat { $pips } gewürfelt: Zieh eine Figur genau so weit geradeaus.
halma-prompt-pips-free = { $colour } hat { $pips } gewürfelt: Zieh eine Figur genau so weit über freie Felder; abbiegen darf sie.
halma-prompt-pass-pips = { $colour } hat { $pips } gewürfelt, und keine Figur kann so weit ziehen.
halma-prompt-take = Mehrere Figuren sind eingeschlossen: { $colour } nimmt eine davon.
halma-prompt-four = { $colour } zieht eine der vier Figuren, vor oder zur Seite.
halma-prompt-single = { $colour } zieht mit der einzelnen Figur ein Feld weit.

halma-log-step = { $colour } zieht von { $start } nach { $target }.
halma-log-hop = { $colour } springt von { $start } nach { $target }{ $count ->
        [one] .
       *[other] {""}, { $count } Sprünge hintereinander.
    }
halma-log-pass = { $colour } kann nicht ziehen und wartet.
halma-log-rest = { $colour } ist daheim und wartet.
halma-log-throw = { $colour } würfelt { $pips }.
halma-log-capture = { $colour } schlägt auf { $field } eine Figur von { $other }.
halma-log-enclose = { $colour } schließt auf { $field } eine Figur von { $other } ein und nimmt sie.
halma-log-out = { $colour } hat keine Figur mehr und scheidet aus.
halma-log-several = { $colour } hat mehrere Figuren eingeschlossen und darf eine nehmen.

halma-end-home = { $how ->
        [team] { $winner } gewinnen: Beide sind daheim.
       *[alone] { $winner } gewinnt: Alle Figuren sind im Ziel.
    }
halma-end-full_target = { $how ->
        [team] { $winner } gewinnen: Ihre Ziele sind voll, und mehr als die Hälfte gehört ihnen.
       *[alone] { $winner } gewinnt: Das Ziel ist voll, und mehr als die Hälfte davon ist erobert.
    }
halma-end-turn_limit = Der letzte Zug ist gemacht. { $how ->
        [team] { $winner } liegen vorn und gewinnen.
        [shared] { $winner } teilen sich den Sieg.
       *[alone] { $winner } liegt vorn und gewinnt.
    }
halma-end-stuck = Niemand kann mehr ziehen. { $how ->
        [team] { $winner } liegen vorn und gewinnen.
        [shared] { $winner } teilen sich den Sieg.
       *[alone] { $winner } liegt vorn und gewinnt.
    }
halma-end-court = Alle verbliebenen Figuren einer Farbe sind in ihrem Hof. { $how ->
        [shared] { $winner } haben gleich viele Figuren und teilen sich den Sieg.
       *[alone] { $winner } hat die meisten Figuren und gewinnt.
    }
halma-end-last_standing = { $how ->
        [shared] Niemand hat noch eine Figur.
       *[alone] { $winner } gewinnt: Sonst hat niemand mehr eine Figur.
    }
halma-end-no_pieces = { $winner } gewinnt: Sonst hat niemand mehr eine Figur.
halma-end-quiet = Seit langem wurde nichts eingeschlossen. { $how ->
        [shared] { $winner } haben gleich viele Figuren und teilen sich den ersten Platz.
       *[alone] { $winner } hat die meisten Figuren und gewinnt.
    }
halma-end-shut_in = { $winner } gewinnt: Der Einzelne ist eingeschlossen.
halma-end-no_move = { $winner } gewinnt: Keiner der Vier kann mehr ziehen.
halma-end-through = { $winner } gewinnt: Der Einzelne ist hinter allen Vieren.
halma-end-repetition = Unentschieden: Dieselbe Stellung ist wieder entstanden.
halma-end-too_long = Unentschieden: Niemand kam durch, und niemand wurde eingeschlossen.

halma-why-over = Die Partie ist zu Ende.
halma-why-over-full = Die Partie ist zu Ende: Ein Ziel war voll, und mehr als die Hälfte gehörte dem, der es füllen sollte. Zu Hause sitzen zu bleiben hilft niemandem.
halma-why-over-limit = Die Partie ist zu Ende: Alle haben ihre vereinbarten Züge gemacht. Figuren, die zu Hause geblieben sind, zählen nichts.
halma-why-over-stuck = Die Partie ist zu Ende: Niemand konnte mehr ziehen, und die Figuren in den Zielen wurden gezählt.
halma-why-throw-first = Zuerst wird gewürfelt.
halma-why-choose-enclosed = Mehrere Figuren sind eingeschlossen: Wähle die, die vom Brett geht.
halma-why-no-pass = Aussetzen gibt es hier nicht: Eine Figur muss ziehen.
halma-why-must-move = Wer ziehen kann, muss ziehen; nur wer eingeschlossen ist, wartet.
halma-why-nothing-moves = Keine deiner Figuren kann ziehen: Du setzt aus.
halma-why-no-field = Figuren stehen auf den Feldern des Bretts.
halma-why-not-yours = Die Figur auf { $field } gehört dir nicht.
halma-why-empty = Auf { $field } steht keine Figur: Wähle eine eigene.
halma-why-held = Diese Figur ist daheim und kann im Ziel nicht weiter.
halma-why-stuck = Die Figur auf { $field } kann jetzt nicht ziehen.
halma-why-choose-target = Wähle jetzt, wohin die Figur von { $field } zieht.
halma-why-same-field = Ein Zug darf nicht enden, wo er begann.
halma-why-occupied = { $field } ist besetzt.
halma-why-leave-target = Wer im Ziel ist, bleibt im Ziel.
halma-why-leave-court = Eine Figur in ihrem Hof darf ihn nicht mehr verlassen.
halma-why-pips = Gezogen wird genau { $pips } Felder weit, geradeaus in einer der sechs Richtungen.
halma-why-pips-free = Gezogen wird genau { $pips } Schritte weit, über freie Felder und auf keines zweimal; abbiegen ist erlaubt.
halma-why-one-step = Eine Figur geht einen Schritt, auf ein freies Feld daneben.
halma-why-no-diagonal = Hier wird gerade gezogen, nie schräg.
halma-why-no-diagonal-four = Die Vier ziehen gerade, nie schräg.
halma-why-never-back = Die Vier gehen vor oder zur Seite, nie zurück.
halma-why-step-forward = In diese Richtung geht hier kein Schritt.
halma-why-only-hops = In diesem Spiel gibt es keine Schritte: Jeder Zug ist ein Sprung.
halma-why-nothing-between = Auf { $field } steht nichts, worüber man springen könnte.
halma-why-hop-forward = Zurück wird hier nicht gesprungen.
halma-why-row = Ein Sprung geht über eine Figur, nicht über eine ganze Reihe.
halma-why-own = Eigene Figuren werden hier nicht übersprungen.
halma-why-no-way = Kein Schritt und keine Sprungkette führt von { $start } nach { $target }.

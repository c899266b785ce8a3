game-maedn = Mensch ärgere Dich nicht
    .tag = Einmal herum und heim, wenn dich keiner zurückschickt.

option-maedn-few_players = Zu zweit oder zu dritt
    .help = Wer die Farben spielt, für die niemand da ist.
option-maedn-few_players-plain = Jeder eine Farbe
option-maedn-few_players-all_colours = Alle vier Farben
option-maedn-backward_capture = Rückwärts schlagen
    .help = Eine Figur darf um den Wurf zurückgehen, wenn sie dort eine gegnerische schlägt.
option-maedn-three_rolls = Drei Würfe für eine Sechs
    .help = Wer keine Figur bewegen kann, würfelt bis zu dreimal um eine Sechs.
option-maedn-no_jump_in_goal = Kein Überspringen im Ziel
    .help = An Figuren im Ziel kommt keiner vorbei; die letzte endet also auf a.
option-maedn-barriers = Barrieren
    .help = Zwei Figuren einer Farbe dürfen auf einem Feld stehen, und niemand kommt vorbei.
option-maedn-compulsory_capture = Schlagzwang
    .help = Ob eine gegnerische Figur geschlagen werden muss, wenn es geht.
option-maedn-compulsory_capture-off = Kein Zwang
option-maedn-compulsory_capture-enforced = Es muss geschlagen werden
option-maedn-compulsory_capture-penalty = Versäumtes Schlagen kostet die Figur
option-maedn-a_exit = A verlassen, solange Figuren warten
    .help = Mit welchen Würfen die Figur auf A zieht, solange andere ihrer Farbe warten.
option-maedn-a_exit-any = Mit jedem Wurf
option-maedn-a_exit-six_only = Nur mit einer Sechs
option-maedn-play_on = Um die Plätze weiterspielen
    .help = Die anderen spielen weiter, wenn der Erste daheim ist; sonst ist dann Schluss.

game-einigkeit = Einigkeit macht stark
    .tag = Zwei gegen zwei: Partner bauen Mauern und kommen gemeinsam heim.
option-einigkeit-compulsory_capture = Schlagzwang
    .help = Was geschieht, wenn eine gegnerische Figur geschlagen werden kann und es nicht wird.
option-einigkeit-compulsory_capture-penalty = { option-maedn-compulsory_capture-penalty }
option-einigkeit-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }

game-mens_erger_je_niet = Mens erger je niet
    .tag = Der gnadenlose Vetter: Sogar die eigenen Figuren fliegen hinaus.
option-mens_erger_je_niet-board = Seite des Bretts
    .help = Das Brett hat auf der einen Seite vier Farben, auf der anderen sechs.
option-mens_erger_je_niet-board-four = Vier Farben
option-mens_erger_je_niet-board-six = Sechs Farben
option-mens_erger_je_niet-double_colours = Zwei Farben für manche
    .help = Sind es weniger Spieler als Farben, spielen einige zwei; sonst spielt jeder eine.
option-mens_erger_je_niet-goal_return = Zu hoher Wurf im Ziel
    .help = Wo eine Figur landet, die über das Ende ihres Ziels hinauskäme.
option-mens_erger_je_niet-goal_return-wait = Von d aus zurückzählen
option-mens_erger_je_niet-goal_return-back_onto_track = Zurückzählen, auch hinaus auf die Bahn
option-mens_erger_je_niet-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

game-verfolgungsjagd = Verfolgungsjagd
    .tag = Jeder eine Figur, einmal um den Stern, und alle sind dir auf den Fersen.
option-verfolgungsjagd-tips = Startspitzen
    .help = Wo die Spieler auf den sechs Spitzen des Sterns stehen.
option-verfolgungsjagd-tips-spread = Rund um den Stern verteilt
option-verfolgungsjagd-tips-neighbours = Nebeneinander
option-verfolgungsjagd-tips-0-2 = Eine freie Spitze zwischen beiden
option-verfolgungsjagd-tips-0-1-3 = Zwei nebeneinander, eine freie Spitze, dann der Dritte
option-verfolgungsjagd-tips-0-1-4 = Zwei nebeneinander, zwei freie Spitzen, dann der Dritte
option-verfolgungsjagd-tips-0-1-2-4 = Drei nebeneinander, eine freie Spitze, dann der Vierte

game-spielwiese = Zauberhafte Spielwiese
    .tag = Erst baut ihr das Brett, dann jagt ihr euch darauf.
option-spielwiese-sets = Vorhandene Teile
    .help = Das Grundmodell reicht für bis zu vier Spieler; mit dem Erweiterungs-Set spielen bis zu acht.
option-spielwiese-sets-basic = Grundmodell
option-spielwiese-sets-both = Mit Erweiterungs-Set
option-spielwiese-parts = Das Brett
    .help = Aus welchen Teilen die Mitte besteht. An ihre Außenseiten kommen die Arme der Spieler.
option-spielwiese-star_squares = Sternfelder
    .help = Was geschieht, wenn ein Wurf genau auf einem Stern endet.
option-spielwiese-star_squares-off = Nichts
option-spielwiese-star_squares-may = Die Figur darf weiterspringen
option-spielwiese-star_squares-must = Die Figur muss weiterspringen
option-spielwiese-three_rolls = Immer drei Würfe für eine Sechs
    .help = Wer keine Figur auf der Bahn hat, würfelt bis zu dreimal, nicht nur am Anfang.
option-spielwiese-compulsory_capture = { option-einigkeit-compulsory_capture }
    .help = { option-einigkeit-compulsory_capture.help }
option-spielwiese-compulsory_capture-off = { option-maedn-compulsory_capture-off }
option-spielwiese-compulsory_capture-enforced = { option-maedn-compulsory_capture-enforced }
option-spielwiese-compulsory_capture-penalty = Der Nächste darf eine Figur zurückstellen
option-spielwiese-no_jump_in_goal = Kein Überspringen im Ziel
    .help = An Figuren im Ziel kommt keiner vorbei.
option-spielwiese-six_enters = Eine Sechs, wenn eine Figur wartet
    .help = Ob sie eine Figur ins Spiel bringen muss.
option-spielwiese-six_enters-must = Muss eine bringen
option-spielwiese-six_enters-may = Darf auch gezogen werden
option-spielwiese-first_seat = Wer beginnt
    .help = Der Platz des jüngsten Spielers.
option-spielwiese-play_on = { option-maedn-play_on }
    .help = { option-maedn-play_on.help }

ludo-part-square = Viereck
ludo-part-triangle = Dreieck
ludo-part-half_round = Halbrund
ludo-kit-empty = Ein Brett braucht Teile: Wähle welche.
ludo-kit-stock = { $sets ->
        [1] { $part }: Im Grundmodell gibt es davon nur { $count }.
       *[other] { $part }: Davon gibt es nur { $count }.
    }
ludo-kit-joints = { $sets ->
        [1] Das Grundmodell hat nur { $joints } Verbindungen, mehr Teile lassen sich nicht aneinanderfügen.
       *[other] Es gibt nur { $joints } Verbindungen, mehr Teile lassen sich nicht aneinanderfügen.
    }
ludo-kit-middle = { $part } hat nur eine gerade Seite: Das Teil steht am Ende, nie in der Mitte.
ludo-kit-alone = { $part } kann nicht allein stehen.
ludo-kit-sides = Dieses Brett hat { $sides } Außenseiten: zu wenige für { $players } Spieler.

ludo-holding-home = Daheim
ludo-holding-roll-off = Startwurf
ludo-holding-partner = Daheim, Partner
ludo-holding-steps = Punkte zu gehen

ludo-site-square = Bahnfeld { $number }
ludo-site-star = Stern, Bahnfeld { $number }
ludo-site-a = Startfeld A von { $colour }
ludo-site-goal = Zielfeld { $letter } von { $colour }
ludo-site-b = Wartefeld { $number } von { $colour }

ludo-button-throw = Würfeln
ludo-button-roll-off = Um den Anfang würfeln
ludo-button-waive = Gnade walten lassen

ludo-prompt-roll-off = Wer beginnt? { $colour } würfelt.
ludo-prompt-roll-off-again = { $count } teilen sich die höchste Zahl und würfeln noch einmal. Jetzt würfelt { $colour }.
ludo-prompt-throw = { $colour } würfelt.
ludo-prompt-throw-for-six = Nur eine Sechs hilft: { $colour } hat noch { $count ->
        [one] einen Wurf.
       *[other] { $count } Würfe.
    }
ludo-prompt-throw-fresh = { $colour } würfelt für die Figur, die gerade ins Spiel kam.
ludo-prompt-enter = Eine Sechs: { $colour } bringt eine neue Figur ins Spiel.
ludo-prompt-six-clear-a = Eine Sechs, aber A ist besetzt: { $colour } zieht zuerst die Figur auf A.
ludo-prompt-clear-a = { $colour } hat { $pips } gewürfelt und muss A räumen, denn es warten Figuren.
ludo-prompt-another = { $colour } hat { $pips } gewürfelt. Die Figur auf A kann nicht ziehen: Wähle eine andere.
ludo-prompt-choose = { $colour } hat { $pips } gewürfelt: Wähle eine Figur.
ludo-prompt-only = { $colour } hat { $pips } gewürfelt: Nur eine Figur kann ziehen.
ludo-prompt-capture = { $colour } hat { $pips } gewürfelt und muss schlagen.
ludo-prompt-penalty = { $colour } hat { $pips } gewürfelt: Schlage, sonst muss die Figur zurück, die es könnte.
ludo-prompt-neutral = { $colour } hat { $pips } gewürfelt: Ziehe eine eigene oder eine neutrale Figur ({ $neutral }).
ludo-prompt-neutral-only = { $colour } hat { $pips } gewürfelt: Ziehe eine neutrale Figur ({ $neutral }).
ludo-prompt-breach = Eine Sechs bricht die Mauer auf A: { $colour } bringt eine neue Figur, und beide Maurer fliegen hinaus.
ludo-prompt-six-free = Eine Sechs: { $colour } bringt eine neue Figur oder zieht eine andere.
ludo-prompt-fresh = { $colour } hat { $pips } gewürfelt und zieht die Figur, die gerade ins Spiel kam.
ludo-prompt-judged = { $colour } hat { $pips } gewürfelt und kann schlagen. Wer das versäumt, verliert vielleicht eine Figur.
ludo-prompt-judge = { $other } hat das Schlagen versäumt. { $colour } darf eine Figur von { $other } von der Bahn zurückstellen oder Gnade walten lassen.
ludo-prompt-star = { $colour } hat { $pips } gewürfelt: Wähle eine Figur. Auf einem Stern darf sie zum nächsten freien springen.

ludo-label-enter = { $colour }: neue Figur ins Spiel bringen
ludo-label-move = { $colour }: { $count } vor
ludo-label-back = { $colour }: { $count } zurück
ludo-label-goal = { $colour }: auf { $letter } im Ziel
ludo-label-jump = { $colour }: auf den Stern und weiterspringen
ludo-label-judge = Diese Figur von { $colour } zurückstellen
ludo-label-capture = { $move }, { $other } schlagen
# several pieces could do the same: which of them
ludo-advised = { $move } ({ $place ->
    [front] die vorderste Figur
    [last] die hinterste Figur
   *[between] die { $number }. Figur von vorn
})

ludo-notation-enter = neue Figur
ludo-notation-back = zurück

ludo-log-roll-off = { $colour } würfelt { $pips } um den Anfang.
ludo-log-begins = { $colour } beginnt.
ludo-log-tie = Gleichstand: Die Höchsten würfeln noch einmal.
ludo-log-throw = { $colour } würfelt { $pips }.
ludo-log-no-move = { $colour } kann nicht ziehen.
ludo-log-no-six = { $colour } kann nicht ziehen und hat noch { $count ->
        [one] einen Wurf.
       *[other] { $count } Würfe.
    }
ludo-log-six-no-move = { $colour } kann nicht ziehen, darf aber nach der Sechs noch einmal würfeln.
ludo-log-again = Eine Sechs: { $colour } würfelt noch einmal.
ludo-log-enter = { $colour } bringt eine neue Figur ins Spiel.
ludo-log-move = { $colour } zieht { $count } vor.
ludo-log-back = { $colour } geht { $count } zurück.
ludo-log-goal = { $colour } zieht auf { $letter } im Ziel.
ludo-log-neutral-enter = { $colour } bringt eine neutrale Figur ins Spiel.
ludo-log-neutral-move = { $colour } zieht eine neutrale Figur { $count } vor.
ludo-log-neutral-goal = { $colour } zieht eine neutrale Figur auf { $letter } in ihrem Ziel.
ludo-log-take = { $other } muss zurück und wieder warten.
ludo-log-take-own = { $other } wirft eine eigene Figur hinaus.
ludo-log-start-again = { $other } ist eingeholt und beginnt von vorn.
ludo-log-past-start = Der Wurf führt über den Startpunkt hinaus: { $colour } bleibt stehen.
ludo-log-one-again = Eine Eins: { $colour } würfelt noch einmal.
ludo-log-first-pawn = { $colour } kommt zum ersten Mal an die Reihe: Eine Figur kommt ohne Sechs ins Spiel.
ludo-log-counted-back = { $colour } schießt übers Ziel hinaus und steht wieder auf der Bahn.
ludo-log-barrier = { $colour } hat eine Barriere.
ludo-log-wall = { $colour } baut eine Mauer.
ludo-log-wall-together = { $colour } und { $other } bauen gemeinsam eine Mauer.
ludo-log-breach = Hausfriedensbruch: { $colour } reißt die Mauer auf dem eigenen A ein.
ludo-log-jump = { $colour } springt zum nächsten freien Stern.
ludo-log-lap = { $colour } springt am eigenen Ziel vorbei und beginnt eine neue Runde.
ludo-log-missed = { $colour } hat das Schlagen versäumt: { $other } entscheidet, was folgt.
ludo-log-judged = { $colour } stellt für das versäumte Schlagen eine Figur von { $other } zurück.
ludo-log-waived = { $colour } sieht { $other } das versäumte Schlagen nach.
ludo-log-penalty = { $colour } hat das Schlagen versäumt: Die Figur, die es konnte, muss zurück.
ludo-log-home = { $colour } hat alle vier Figuren daheim: Platz { $place }.
ludo-log-home-last = { $colour } hat alle vier Figuren daheim.
ludo-log-home-neutral = { $colour } hat alle vier Figuren daheim und hilft jetzt den neutralen.

ludo-end-home = { $winner } gewinnt: Alle vier Figuren waren zuerst daheim!
ludo-end-neutral_home = { $winner } gewinnt: Alle vier Figuren sind daheim und die neutralen auch!
ludo-end-side_home = { $winner } und { $partner } gewinnen: Ihre acht Figuren sind daheim!
ludo-end-around = { $winner } gewinnt: einmal um den Stern und zurück am Startpunkt!

ludo-why-over = Die Partie ist zu Ende.
ludo-why-roll-off-first = Zuerst wird ausgewürfelt, wer beginnt. Jetzt würfelt { $colour }.
ludo-why-throw-first = { $colour } muss zuerst würfeln.
ludo-why-thrown = Der Würfel ist gefallen und zeigt { $pips }. Wähle jetzt eine Figur.
ludo-why-no-square = Wähle eine Figur deiner Farbe und dann das Feld, auf das sie zieht.
ludo-why-empty = Dort steht keine Figur: Wähle eine von deinen.
ludo-why-not-yours = Diese Figur gehört dir nicht.
ludo-why-other-colour = Deine beiden Farben ziehen getrennt: { $colour } kommt selbst an die Reihe.
ludo-why-choose-target = Diese Figur kann ziehen: Wähle jetzt das markierte Feld.
ludo-why-needs-six = Nur eine Sechs bringt eine wartende Figur ins Spiel.
ludo-why-a-held = Auf A steht noch eine Figur dieser Farbe: Erst wenn sie weg ist, kommt eine neue ins Spiel.
ludo-why-a-barrier = Auf A steht eine Barriere: Dort kommt keine Figur ins Spiel.
ludo-why-enter-on-a = Eine neue Figur kommt auf ihr Feld A.
ludo-why-marked-one = Wartende Figuren sind alle gleich: Nimm die markierte.
ludo-why-six-enters = Mit einer Sechs muss eine neue Figur ins Spiel, solange eine wartet.
ludo-why-six-clears-a = Solange Figuren warten, muss die Sechs die Figur auf A ziehen.
ludo-why-clear-a = Solange Figuren warten, muss zuerst die Figur auf A ziehen.
ludo-why-six-leaves-a = Solange Figuren warten, zieht nur eine Sechs die Figur auf A.
ludo-why-own-piece = Dort steht eine eigene Figur: Auf jedem Feld ist Platz für eine.
ludo-why-foreign-goal = In ein Ziel kommen nur Figuren seiner Farbe.
ludo-why-not-on-b = Auf die Wartefelder zieht niemand: Dorthin kommen geschlagene Figuren.
ludo-why-too-far = Mit { $pips } käme diese Figur über das Ende ihres Ziels hinaus.
ludo-why-turn-in = Nach ihrer Runde biegt eine Figur in ihr Ziel ab und läuft nicht noch einmal an ihrem A vorbei.
ludo-why-goal-held = Das Zielfeld { $letter } ist besetzt.
ludo-why-goal-jump = Im Ziel darf keine Figur übersprungen werden.
ludo-why-distance = Der Würfel zeigt { $pips }: Genau so weit zieht die Figur.
ludo-why-no-backward = Figuren ziehen nur vorwärts, wie die Pfeile zeigen.
ludo-why-goal-back = Eine Figur im Ziel geht nie zurück.
ludo-why-back-over-a = Rückwärts geht es nie auf A oder darüber hinaus.
ludo-why-back-captures = Rückwärts zieht nur, wer dabei eine gegnerische Figur schlägt.
ludo-why-neutral-back = Neutrale Figuren schlagen nie rückwärts.
ludo-why-barrier-land = Dort steht eine Barriere: Niemand darf darauf ziehen.
ludo-why-barrier-pass = Eine Barriere steht im Weg: Niemand kommt vorbei.
ludo-why-must-capture = Eine gegnerische Figur kann geschlagen werden, also muss es geschehen.
ludo-why-partner = { $colour } ist dein Partner und zieht die eigenen Figuren selbst.
ludo-why-a-wall = Auf A steht eine Mauer deiner Seite: Eine dritte Figur hat dort keinen Platz.
ludo-why-wall-land = Dort steht eine Mauer: Niemand darf darauf ziehen.
ludo-why-wall-pass = Eine Mauer steht im Weg: Niemand kommt vorbei, auch ihre Erbauer nicht.
ludo-why-breach = Auf deinem A steht eine feindliche Mauer: Die Sechs muss eine Figur bringen und sie einreißen.
ludo-why-goal-final = Eine Figur, die im Ziel ist, bleibt dort stehen.
ludo-why-fresh-plays = Die Figur, die gerade ins Spiel kam, muss ziehen.
ludo-why-count-back = Mit { $pips } erreicht diese Figur kein freies Zielfeld, auch nicht durch Zurückzählen.
ludo-why-must-jump = Auf einem Stern muss die Figur zum nächsten freien Stern springen.
ludo-why-next-star = Von einem Stern geht es nur mit einem Sprung zum nächsten freien Stern.
ludo-why-judge = Wähle eine Figur von { $colour } auf der Bahn, um sie zurückzustellen, oder lass Gnade walten.
ludo-why-judge-goal = Figuren im Ziel sind sicher: Wähle eine auf der Bahn oder lass Gnade walten.

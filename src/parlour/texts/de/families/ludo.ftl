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

ludo-holding-home = daheim
ludo-holding-roll-off = Startwurf

ludo-button-throw = Würfeln
ludo-button-roll-off = Um den Anfang würfeln

ludo-prompt-roll-off = Wer beginnt? { $colour } würfelt.
ludo-prompt-roll-off-again = { $count } teilen sich die höchste Zahl und würfeln noch einmal. Jetzt würfelt { $colour }.
ludo-prompt-throw = { $colour } würfelt.
ludo-prompt-throw-for-six = Nur eine Sechs hilft: { $colour } hat noch { $count ->
        [one] einen Wurf.
       *[other] { $count } Würfe.
    }
ludo-prompt-enter = Eine Sechs: { $colour } bringt eine neue Figur ins Spiel.
ludo-prompt-six-clear-a = Eine Sechs, aber A ist besetzt: { $colour } zieht zuerst die Figur auf A.
ludo-prompt-clear-a = { $colour } hat { $pips } gewürfelt und muss A räumen, denn es warten Figuren.
ludo-prompt-another = { $colour } hat { $pips } gewürfelt. Die Figur auf A kann nicht ziehen: wähle eine andere.
ludo-prompt-choose = { $colour } hat { $pips } gewürfelt: wähle eine Figur.
ludo-prompt-only = { $colour } hat { $pips } gewürfelt: nur eine Figur kann ziehen.
ludo-prompt-capture = { $colour } hat { $pips } gewürfelt und muss schlagen.
ludo-prompt-penalty = { $colour } hat { $pips } gewürfelt: schlage, sonst muss die Figur zurück, die es könnte.
ludo-prompt-neutral = { $colour } hat { $pips } gewürfelt: ziehe eine eigene oder eine neutrale Figur ({ $neutral }).
ludo-prompt-neutral-only = { $colour } hat { $pips } gewürfelt: ziehe eine neutrale Figur ({ $neutral }).

ludo-label-enter = { $colour }: neue Figur ins Spiel bringen
ludo-label-move = { $colour }: { $count } vor
ludo-label-back = { $colour }: { $count } zurück
ludo-label-goal = { $colour }: auf { $letter } im Ziel
ludo-label-capture = { $move }, { $other } schlagen

ludo-log-roll-off = { $colour } würfelt { $pips } um den Anfang.
ludo-log-begins = { $colour } beginnt.
ludo-log-tie = Gleichstand: die Höchsten würfeln noch einmal.
ludo-log-throw = { $colour } würfelt { $pips }.
ludo-log-no-move = { $colour } kann nicht ziehen.
ludo-log-no-six = { $colour } kann nicht ziehen und hat noch { $count ->
        [one] einen Wurf.
       *[other] { $count } Würfe.
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
ludo-log-penalty = { $colour } hat das Schlagen versäumt: die Figur, die es konnte, muss zurück.
ludo-log-home = { $colour } hat alle vier Figuren daheim: Platz { $place }.
ludo-log-home-last = { $colour } hat alle vier Figuren daheim.
ludo-log-home-neutral = { $colour } hat alle vier Figuren daheim und hilft jetzt den neutralen.

ludo-end-home = { $winner } gewinnt: alle vier Figuren waren zuerst daheim!
ludo-end-neutral_home = { $winner } gewinnt: alle vier Figuren sind daheim und die neutralen auch!

ludo-why-over = Die Partie ist zu Ende.
ludo-why-roll-off-first = Zuerst wird ausgewürfelt, wer beginnt. Jetzt würfelt { $colour }.
ludo-why-throw-first = { $colour } muss zuerst würfeln.
ludo-why-thrown = Der Würfel ist gefallen und zeigt { $pips }. Wähle jetzt eine Figur.
ludo-why-no-square = Wähle eine Figur deiner Farbe und dann das Feld, auf das sie zieht.
ludo-why-empty = Dort steht keine Figur: wähle eine von deinen.
ludo-why-not-yours = Diese Figur gehört dir nicht.
ludo-why-other-colour = Deine beiden Farben ziehen getrennt: { $colour } kommt selbst an die Reihe.
ludo-why-choose-target = Diese Figur kann ziehen: wähle jetzt das markierte Feld.
ludo-why-needs-six = Nur eine Sechs bringt eine wartende Figur ins Spiel.
ludo-why-a-held = Auf A steht noch eine Figur dieser Farbe: erst wenn sie weg ist, kommt eine neue ins Spiel.
ludo-why-a-barrier = Auf A steht eine Barriere: dort kommt keine Figur ins Spiel.
ludo-why-enter-on-a = Eine neue Figur kommt auf ihr Feld A.
ludo-why-marked-one = Wartende Figuren sind alle gleich: nimm die markierte.
ludo-why-six-enters = Mit einer Sechs muss eine neue Figur ins Spiel, solange eine wartet.
ludo-why-six-clears-a = Solange Figuren warten, muss die Sechs die Figur auf A ziehen.
ludo-why-clear-a = Solange Figuren warten, muss zuerst die Figur auf A ziehen.
ludo-why-six-leaves-a = Solange Figuren warten, zieht nur eine Sechs die Figur auf A.
ludo-why-own-piece = Dort steht eine eigene Figur: auf jedem Feld ist Platz für eine.
ludo-why-foreign-goal = In ein Ziel kommen nur Figuren seiner Farbe.
ludo-why-not-on-b = Auf die Wartefelder zieht niemand: dorthin kommen geschlagene Figuren.
ludo-why-too-far = Mit { $pips } käme diese Figur über das Ende ihres Ziels hinaus.
ludo-why-turn-in = Nach ihrer Runde biegt eine Figur in ihr Ziel ab und läuft nicht noch einmal an ihrem A vorbei.
ludo-why-goal-held = Das Zielfeld { $letter } ist besetzt.
ludo-why-goal-jump = Im Ziel darf keine Figur übersprungen werden.
ludo-why-distance = Der Würfel zeigt { $pips }: genau so weit zieht die Figur.
ludo-why-no-backward = Figuren ziehen nur vorwärts, wie die Pfeile zeigen.
ludo-why-goal-back = Eine Figur im Ziel geht nie zurück.
ludo-why-back-over-a = Rückwärts geht es nie auf A oder darüber hinaus.
ludo-why-back-captures = Rückwärts zieht nur, wer dabei eine gegnerische Figur schlägt.
ludo-why-neutral-back = Neutrale Figuren schlagen nie rückwärts.
ludo-why-barrier-land = Dort steht eine Barriere: niemand darf darauf ziehen.
ludo-why-barrier-pass = Eine Barriere steht im Weg: niemand kommt vorbei.
ludo-why-must-capture = Eine gegnerische Figur kann geschlagen werden, also muss sie es.

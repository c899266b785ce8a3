# Was für die Varianten vieler Spiele gilt

source-never-ends = Das steht in keinem Heft. Ohne diese Regel müsste eine Partie nie enden.
source-everybody = Das steht in keinem Heft. So wird das Spiel auf der ganzen Welt gespielt.
source-no-number = Das Heft nennt keine Zahl; diese ist von uns.
source-usual-number = Die übliche Zahl ist die gedruckte. Die anderen sind zum Ausprobieren da.
source-agreed = Das Heft überlässt die Zahl den Spielern.
source-only-a-winner = Das Heft nennt einen Sieger und schweigt über die anderen. Das Weiterspielen ist von uns.
source-enforced = Die Strafe ist gedruckt. Dass stattdessen das Programm aufs Schlagen besteht, ist von uns.

# Ludo

source-maedn-few_players = Alle vier Farben werden bei den Varianten empfohlen; nach der Grundregel hat jeder eine.
source-maedn-a_exit = Deutsch und Französisch: Mit der Sechs muss die Figur auf A weiterziehen. Italienisch: Sie kann A nur mit einer Sechs verlassen.
source-maedn-play_on = Dass die anderen weiterspielen, ist gedruckt. Mit dem Sieger aufzuhören, ist von uns.
source-mens_erger_je_niet-goal_return = Niederländisch: Das Zurückzählen muss auf einem freien Kreis enden, sonst wartet die Figur. Französisch: Wer zu viel wirft, zählt auf die Bahn zurück.
source-spielwiese-parts = Die Teile und ihre Anzahl sind gedruckt. Wie viele Felder sie haben, ist von uns, denn die Bilder sind verloren.
source-spielwiese-star_squares = Dass gesprungen werden darf, ist die Sonderregel des Hefts; dass es sein muss, eine seiner optionalen Regeln. Ganz ohne Sterne ist von uns.
source-spielwiese-six_enters = Das Heft nennt ein bekanntes Spiel als Vorbild, in dem eine Sechs einsetzen muss. Sein eigener Wortlaut ließe auch einen anderen Zug zu.
source-spielwiese-first_seat = Der Jüngste beginnt. Wer das ist, wisst nur ihr.
source-verfolgungsjagd-tips = Jeder wählt sich eine Spitze des Sterns.

# Dame

source-draughts-huffing = Das Heft lässt dem Gegner die Wahl, den Zug berichtigen zu lassen oder den Stein zu nehmen. Ist das aus, berichtigt das Programm sofort.
source-draughts-remove_captured = Das Heft nennt Sprung, Landung und Wegnehmen und erst dann den nächsten Sprung: Also geht jeder Stein sofort. In Vereinen gehen alle am Ende.
source-draughts-queen_landing = Das Heft sagt, dass sie nicht gleich hinter dem Stein halten muss. Es sagt nicht, dass sie das Feld suchen muss, von dem es weitergeht.
source-damspel-remove_captured = Das Heft sagt nicht, wann geschlagene Steine gehen. Im Spiel, das es kürzt, gehen sie am Ende des Zuges.
source-damspel-crowned_in_passing = Sobald ein Stein die letzte Reihe erreicht, wird er zur Dame, sagt der Artikel. Im Spiel, das er kürzt, muss der Zug dort enden.
source-damspel-draw_rule = Der Artikel spricht von den Zügen eines Spielers: dreimal derselbe Zug oder zweimal auf dasselbe Feld zurück. In Vereinen zählt man Stellungen.
source-polnische_dame-must_take = Alles, was geschlagen werden kann, muss geschlagen werden, sagt das Heft. Wir beziehen es auf den begonnenen Schlag; dass der längste gemeint ist, ist die andere Lesart.
source-polnische_dame-queen_landing = Alles, was zu schlagen ist, muss geschlagen werden. Wir lesen es so, dass auch eine Dame dort landen muss, wo es weitergeht.
source-schlagdame-blocked_player = Eingeschlossen zu sein verliert in dem Spiel, das dieses umkehrt. Ob auch das umgekehrt wird, sagt das Heft nicht.
source-mauern-taking = Das Heft sagt, dass der Stein dann vom Brett genommen werden darf. Wir nehmen ihn; dass er stehen bleiben darf, ist die andere Lesart.
source-mauern-backward_moves = Das Heft nimmt die Aufstellung der Dame und verbietet Springen und Schlagen. Also ziehen die Steine vorwärts; auch rückwärts ist die andere Lesart.
source-wolf_und_schafe-first_move = Das Heft sagt nicht, wer beginnt. Das Aufstellen ist Sache des Wolfs, also antworten die Schafe darauf.

# Schach

source-chess-en_passant = Nirgends gedruckt. Ein Heft sagt, dass es nur die Anfangsgründe eines weltweit bekannten Spiels erklärt, und in dem ist es erlaubt.
source-chess-strict_castling = Dieses Heft will jedes Feld zwischen König und Turm frei und unbedroht, auch die, über die der König nicht zieht.
source-schach-strict_castling = Reisespiele: Der König darf kein bedrohtes Feld überqueren oder erreichen (auf Französisch: erreichen). Die große Sammlung: Kein Feld zwischen König und Turm darf bedroht sein.
source-raeuberschach-compulsory_capture = Das Heft lässt die Spieler es vereinbaren. Bei uns ist es an, denn sonst müsste nie jemand etwas schlagen.
source-raeuberschach-promote_to_king = Könige sind hier Figuren wie alle anderen. Ob ein Bauer einer werden kann, sagt das Heft nicht.
source-raeuberschach-blocked_player = Nach dem Heft geht das Spiel in jedem Falle weiter, bis einer nichts mehr hat; also setzt aus, wer nicht ziehen kann.

# Mühle, fünf in einer Reihe, Solitaire

source-muehle-flying = Das Springen mit drei Steinen steht in jedem Heft. Ohne zu spielen ist unter starken Spielern verbreitet.
source-muehle-take_from_mill_if_all = Jedes Heft verbietet, aus einer geschlossenen Mühle zu nehmen, und kennt keine Ausnahme. Die meisten Spieler kennen diese.
source-muehle-double_mill_takes_two = Reisespiele und große Sammlung: ein Stein, wenn eine Mühle geschlossen wird. Halma & Mühle: einer jedes Mal, wenn eine Mühle geschlossen wird, was auch zwei heißen könnte.
source-muehle-may_decline = Alle Hefte sagen, dass man einen Stein nehmen darf. Wir lesen es als Recht, das immer genutzt wird.
source-fuenf_in_einer_reihe-board_size = Das Heft sagt nicht, wie groß das Brett ist. Zehn mal zehn lässt Platz für alle 32 Steine.
source-fuenf_in_einer_reihe-exact_five = Verlangt ist eine Reihe von fünf. Sechs enthalten fünf, also gewinnen sie; die strengere Lesart ist dieser Schalter.
source-solitaire-goal = So wenige wie möglich, einer und einer in der Mitte sind in allen drei Sprachen gedruckt, Buchstaben nur auf Französisch. Ihre Formen sind von uns.

# Halma

source-halma-two_player_seats = Ziel ist die gegenüberliegende Ecke der eigenen Farbe, also können zwei Spieler verschiedener Farben einander nicht gegenübersitzen. Die meisten sitzen sich gegenüber.
source-halma-full_target_wins = Kein Heft sagt, was gilt, wenn eine fremde Figur dein Ziel nie verlässt. Hiermit genügt ein volles Ziel.
source-halma-no_leaving_target = Kein Heft verbietet, das Ziel wieder zu verlassen. Manche Familien tun es.
source-halma_eck-jump_over_line = Niederländisch: Über eine oder mehrere Figuren zu gehen, heißt Springen. Französisch: über mehrere nacheinander, mit einem freien Feld hinter jeder.
source-pyramiden_dame-backward = Steine rücken vor, und sie springen, und für Sprünge ist keine Richtung genannt. Also geht es Schritt für Schritt nur vorwärts, springend überallhin.
source-racado-path = Die Augenzahl wird gezogen, sagt das Heft, und nicht mehr. Auf einer geraden Linie kommt es auf die anderen Figuren an; mit Abbiegen ist fast alles in der Nähe erreichbar.
source-racado-leave_court = Nicht gedruckt. Eine Figur, die zu Hause ist, könnte sonst vom Würfel hinausgezwungen werden.
source-tippy-quiet_limit = Das Spiel endet, wenn keine Einschließung mehr möglich ist. Das sieht niemand auf einen Blick, also steht eine Zahl ruhiger Züge dafür.
source-twee_in_een_b-single_moves = In alle Richtungen, sagt das französische Heft; auch zurück, sagt das niederländische. Im Schwesterspiel sind „alle Richtungen“ acht.
source-twee_in_een-setup = Beides ist gedruckt: in den Ecken oder einander gegenüber auf den Punkten am Rand.

# Backgammon und Verwandte

source-backgammon-cube_limit = Das Heft verdoppelt ohne Ende. Ein Dopplerwürfel geht bis 64.
source-puff-pasch_count = „Vom zweiten Pasch an“: Wir zählen innerhalb eines Zuges, weil ein Pasch noch einen Wurf bringt. Es könnte auch die ganze Partie gemeint sein.
source-russisches_puff-same_direction = Anderswo wird das Spiel dieses Namens in einer Richtung gespielt. Das Heft sagt das nicht.
source-zickzack-free_overshoot = Das Heft gibt ein Beispiel, und zwar vom hintersten Feld. Die andere Lesart nimmt es für jedes Feld.
source-trictrac-series_games = Gedruckt ist die einzelne Partie und die Runde von in der Regel zwölf.
source-trictrac-entry_counts_start = Im Beispiel des Hefts kommen 4 und 6 auf die Zacken 4 und 6, eine 1 also nirgendwohin. Vom Startzacken aus weiterzuzählen wäre auch natürlich.

# Laufspiele

source-gaensespiel-overshoot = Deutsch: Wer zu viel wirft, geht um den ganzen Wurf zurück. Französisch und Italienisch: nur um das, was zu viel ist.
source-gaensespiel-release_roll = Französisch: weiter, wenn die Zahl fällt. Deutsch und Italienisch: erst danach.
source-gaensespiel-open_table = Deutsch und Italienisch: zwei bis vier. Französisch: beliebig viele, meist vier. Wie viele an einen Tisch passen, ist von uns.
source-ganzenbord-goose_forward = Beide Sprachen erlauben das Weiterziehen und verlangen es nicht; das Zurückzählen dagegen ist verlangt.
source-ganzenbord-goose_back = Französisch: zurück um die überzähligen Augen und von einer Gans noch einmal um so viele. Niederländisch: um dieselbe Zahl, was auch der ganze Wurf sein könnte.
source-ganzenbord-death_restart = Niederländisch: ganz von vorn beginnen. Französisch: zurück auf Feld 1.
source-wedrenspel-mud = Der nächste Wurf zählt halb, sagt das französische Heft; im nächsten Zug rückt man um die Hälfte vor, sagt das niederländische.
source-wedrenspel-horses_per_player = Mit weniger als sechs Spielern darf jeder zwei Pferde laufen lassen (Französisch), zwei oder mehr (Niederländisch).

# Würfel

source-kniffel-extra_kniffel = Zusatzpunkte und Joker sind gedruckt. Die anderen Arten sind anderswo verbreitet.
source-kniffel-zero_counts_as_entry = Verlangt ist ein Eintrag im Feld. Ein zweiter Kniffel braucht einen ersten, also lesen wir: fünfzig Punkte. Wörtlich genommen ist auch eine Null ein Eintrag.
source-craps-max_stake = Nicht gedruckt. So bleiben die Einsätze klein.
source-eins_bis_sechzehn-there_and_back = Hin und zurück ist gedruckt. Nur hin ist von uns, für eine kürzere Partie.
source-finke-start_chips = Gedruckt sind mindestens zwanzig.
source-finke-pay_one_chip = Die geworfene Zahl wird auf ihr Feld eingezahlt. Das könnte auch ein Chip sein, wie in den Spielen, die im Heft folgen.
source-rentmeister-placement = Neben jede Zahl kommt ein Ergebnis. In welcher Reihenfolge, sagt das Heft nicht, also wählt jeder selbst.
source-teure_sieben-first_cleared_wins = Wer zuerst alles gestrichen hat, ist laut Heft der Verlierer, und doch nennt es eine weitergegebene Zahl einen Bonus.
source-turm-tower = Gedruckt sind möglichst viele; die Zahl ist von uns.
source-va_banque-bank_takes_remainder = Gedruckt zum Vereinbaren. Zu zweit hat der Bankhalter sonst nichts zu gewinnen, also gilt es dann immer.
source-wuerfelpoker-deals = Nicht gedruckt. Damit der Abend endet.
source-wuerfelpoker-max_raise = Nicht gedruckt. Die Grenze hält alle im Spiel.
source-wuerfelpoker-throws = Von einem zweiten Wurf steht nichts im Heft. Zwei oder drei sind anderswo verbreitet.
source-tricks-rounds = Nicht gedruckt. Mehrere hintereinander sind zum Üben.

# Entscheidungen: was keine Variante und nicht einfach gedruckt ist

ruling-muehle-lots = Reisespiele und große Sammlung: Weiß beginnt. Halma & Mühle: Das Los bestimmt, wer zuerst setzt. Wir losen die Farben aus, und Weiß beginnt.
ruling-muehle-next_point = Der englische Text lässt einen Stein auf jeden freien Punkt ziehen. Die neun anderen Sprachen und die anderen Hefte meinen den nächsten.
ruling-muehle-shut_in = Dass verloren hat, wer eingemauert ist, steht in den Reisespielen und der großen Sammlung. Halma & Mühle schweigt dazu.
ruling-ludo-squares = Kein Heft zählt die Felder, und die Bilder sind verloren. Das ist das übliche Brett; auch die Folge der Farben und die Richtung sind von uns.
ruling-maedn-six_again = Nach einer Sechs wird „nach dem Zug“ noch einmal gewürfelt. Das gilt bei uns auch, wenn kein Zug möglich war: Der Wurf bringt es ein.
ruling-maedn-a_blocked = A muss frei gemacht werden, sobald es möglich ist. Was gilt, wenn eine eigene Figur im Weg steht, wird nicht gesagt.
ruling-maedn-own_second = Jede Farbe wird für sich gespielt, sagt das Heft. Wir nehmen das wörtlich.
ruling-maedn-neutral = Gedruckt ist nur, wann die neutralen Figuren entscheiden. Wie sie beginnen, welche Pflichten sie haben und wer danach kommt, ist unsere Lesart.
ruling-maedn-duties_first = Die Variante hebt den Satz auf, dass niemand schlagen muss. Dass sie auch die anderen Pflichten aufhebt, sagt sie nicht.
ruling-maedn-guilty = Die Figur, die das Schlagen versäumt hat, muss zurück. Welche, wenn es mehrere waren, wird nicht gesagt.
ruling-einigkeit-give_up = Wer an einer Mauer nicht vorbeikommt, setzt aus (deutsch, französisch). Der italienische Text sagt „aufgeben“; wir lesen: den Zug, denn eine Partie durch einen Wurf zu verlieren ergäbe keinen Sinn.
ruling-einigkeit-goal_pieces = Drei Würfe hat, wer keine Figur im Spiel hat. Ob eine im Ziel, die noch ziehen könnte, im Spiel ist, wird nicht gesagt.
ruling-einigkeit-beside_own = Mit der Sechs darf man frei wählen, und zwei Freunde dürfen auf einem Feld stehen. Zusammen heißt das: Man darf neben einem Freund ins Spiel kommen.
ruling-einigkeit-wall_on_a = A muss geräumt werden, und eine Mauer darf beliebig lange stehen. Der zweite Satz ist der besondere.
ruling-einigkeit-breach_enters = Die Mauer fliegt hinaus, wenn der blockierte Spieler eine Sechs wirft. Dass die Sechs dann eine Figur ins Spiel bringt, ist unsere Lesart.
ruling-mens_erger_je_niet-first_turn = Niederländisch: Wer beginnt, setzt eine Figur auf A. Französisch: Die anderen tun dasselbe. Wir folgen dem französischen Text.
ruling-mens_erger_je_niet-stays = Beide Texte nennen die kleinen Kreise Endpunkte. Also zieht eine Figur, die einen erreicht hat, nicht weiter.
ruling-mens_erger_je_niet-six_again = Beide Texte binden den zweiten Wurf an die Sechs, nicht an einen Zug mit ihr.
ruling-spielwiese-squares = Das Heft zählt die Teile auf und zeigt Bretter auf Bildern, die verloren sind. Zehn Felder je Spieler sind die übliche Zahl.
ruling-spielwiese-corners = Sterne sind auf dem Mittelstück, sagt das Heft. An dessen Ecken ist unsere Lesart.
ruling-spielwiese-three_at_first = Jeder darf dreimal würfeln, sagen die Regeln, und eine optionale Regel sagt es noch einmal für alle ohne Figur auf dem Feld. Die Regel selbst meint also den Anfang.
ruling-spielwiese-same_star = Von einer Figur, die auf den Stern käme, von dem sie losging, spricht das Heft nicht.
ruling-spielwiese-past_goal = Dass ein Sprung am eigenen Ziel vorbeiführen kann, steht bei der optionalen Regel. Auch die Sonderregel kennt keine Grenze.
ruling-spielwiese-sent_back_by = Die Mitspieler dürfen eine Figur zurückstellen. Wer von ihnen entscheidet, wird nicht gesagt.
ruling-verfolgungsjagd-squares = Der Umriss ist der des Sterns von Sternhalma, dessen Ecken fünfzehn Felder haben. Die Richtung ist von uns.
ruling-verfolgungsjagd-lapse = Was über den Startpunkt hinausgeht, zählt nicht. Da eine genaue Zahl verlangt ist, verfällt der ganze Wurf.
ruling-verfolgungsjagd-at_home = Wer getroffen wird, beginnt von vorn. Wer noch gar nicht los ist, hat nichts zu verlieren.
ruling-gaensespiel-behind = Alle Spieler müssen überholt haben. Wer vorn ist, hat es schon, wer ausgeschieden ist, tut es nie: Gemeint sind also die dahinter.
ruling-gaensespiel-last_left = Was gilt, wenn alle anderen ausgeschieden sind, sagt das Heft nicht.
ruling-ganzenbord-geese = Wo die Gänse sitzen, sagt das Heft nicht. Das sind die dreizehn der alten Drucke.
ruling-ganzenbord-first_again = Die Regel gilt dem ersten Wurf. Wer wieder am Start ist, hat wieder einen ersten; sonst liefe eine Neun von Gans zu Gans geradewegs auf 63.
ruling-ganzenbord-exempt = Besetzte Felder schicken zurück, aber Brunnen und Gefängnis brauchen jemanden, der kommt. Also sind sie ausgenommen.
ruling-ganzenbord-freed = Jemand kommt und nimmt den Platz ein (französisch) oder holt die Figur heraus (niederländisch). Wo sie dann steht, wird nicht gesagt.
ruling-ganzenbord-all_wait = Nicht gedruckt. Zwei Spieler in Brunnen und Gefängnis warteten sonst für immer.
ruling-ganzenbord-no_chips = Nicht gedruckt. Das Spiel geht ohne Chips weiter.
ruling-wedrenspel-laps = Die Zahl der Felder ist nicht gedruckt. Sie folgt aus den Paaren der Hindernisse: 4 und 44, 8 und 48.
ruling-wedrenspel-own_throw = Jedes Pferd zieht, was reihum für es gewürfelt wird. Eine Wahl des Pferdes ist nicht gedruckt.
ruling-wedrenspel-sent_back = Wird nicht gesagt. Ein Pferd, das von 28 auf 25 muss, würde sonst für einen Sprung zweimal bestraft.
ruling-wedrenspel-finish = Ein Pferd muss zweimal herum sein, bevor es durchs Ziel geht. Also muss es das letzte Feld verlassen.
ruling-wedrenspel-alone = Nicht gedruckt. Sonst könnte ein Rennen auf der 74 ohne Sieger enden.
ruling-dame-chain = Deutsch und Italienisch: Ein Stein schlägt weiter. Französisch: Er darf. Schlagen ist in allen dreien Pflicht, also folgen wir den beiden.
ruling-dame-crowned = Ob eine neue Dame im selben Zug weiterschlägt, wird nicht gesagt. Sie wird eine, indem sie angekommen ist.
ruling-englische_dame-shield = Übersprungen wird nur, was allein und frei steht. Wir lesen es auf Linien und Reihen wie auf Schrägen, nur mit dunklen Feldern.
ruling-italienische_dame-counted = Verlangt sind die meisten Steine; von ihrem Rang steht nichts da. In den Verbänden zählen Damen mehr.
ruling-italienische_dame-long_queen = Alles ist wie bei der Dame bis auf zwei Regeln, also fliegen Damen. Im Spiel der Verbände gehen sie Schritt für Schritt.
ruling-wolf_und_schafe-through = Der Wolf gewinnt hinter der Reihe der Schafe. Auf gleicher Höhe mit dem letzten kann er noch eingesperrt werden, also ist das nicht dahinter.
ruling-wolf_und_schafe-no_sheep_moves = Nicht gedruckt. Schafe, die nicht ziehen können, können nie umkehren.
ruling-mauern-walled = Eingemauert heißt: von den übrigen getrennt und bewegungsunfähig. Dass ein Gegner daneben stehen muss, ist von uns: Irgendwer muss ja gemauert haben.
ruling-mauern-winner = Das Heft nennt weder Ende noch Sieger. Gar nicht mehr ziehen zu können, ist die vollkommene Form des Eingemauertseins.
ruling-schach-promoted = Reisespiele deutsch und italienisch: jede Figur, auch eine zweite Dame. Der französische Text liest sich, als schlüge der Bauer, was dort steht, und die große Sammlung schweigt.
ruling-schach-material = Je ein König oder noch eine Figur lassen womöglich keine Entscheidung mehr zu. Wir lesen: wo niemand mehr mattsetzen kann.
ruling-raeuberschach-castles = Aufstellen, Ziehen und Schlagen sind die des Schachs, also bleibt die Rochade. Was dort von Bedrohungen steht, fällt mit dem Schach.
source-bienenhausschach-pawns = Irgendein freies Feld, sagt das Heft, mit einer einzigen Ausnahme, für Läufer. Nur die Reihen 2 bis 7 ist von uns.
ruling-bienenhausschach-pawn_rests = Ein Bauer auf seiner ersten oder letzten Reihe ist nirgends gedruckt. Er ist nicht auf seine letzte Reihe gezogen, also wird er nicht umgewandelt.
ruling-bienenhausschach-still_theirs = Die Figur wird dorthin gesetzt, wo sie den behindert, dem sie genommen wurde. Also gehört sie weiter ihm.
ruling-maharadscha-safe_square = Ein freies Feld nach Wahl. Ein König bleibt nie zum Schlagen stehen, also scheiden bedrohte Felder aus.
ruling-maharadscha-bare_king = Remis, wenn niemand mattsetzen kann. Mit bloßem weißem König kann es keiner; alles andere ist Sache der übrigen Remisregeln.
ruling-fuenf_in_einer_reihe-elsewhere = Ein Stein wird aufgenommen und neu gesetzt. Auf demselben Feld wäre es nicht neu. Wessen Stein, sagt der französische Text nicht; deutsch und italienisch ist es der eigene.
ruling-solitaire-cross = Das Brett ist nicht gedruckt. Auf dem französischen Brett mit 37 Löchern ist ein einzelner Stift in der Mitte nicht zu erreichen; auf diesem schon.
ruling-solitaire-stop = Nicht gedruckt: Niemand muss weiterspielen.
ruling-halma-begins = Wer beginnt, sagt das Heft nicht.
ruling-halma-chain = Das Heft rät, so viel wie möglich zu springen, und sagt nicht, wie oft in einem Zug. Ein anderes druckt für dasselbe Spiel mehrere Sprünge.
ruling-halma-ranked = Das Heft kennt nur den Sieger. Wie die anderen stehen, ist von uns.
ruling-sternhalma-size = Gedruckt sind sechs Ecken mit je fünfzehn Feldern. Dass sie keines teilen, ergibt einen Stern mit 181.
ruling-halma_a-board = Weder das Brett noch die Zahl der Figuren ist gedruckt. Dreiecke für zwei bis sechs heißen dieser Stern, und je zehn Figuren passen darauf.
ruling-halma_a-empty_corner = Gedruckt sind gegenüberliegende Dreiecke. Zu dritt oder zu fünft geht das nicht für alle, also sind manche Ziele leere Ecken.
ruling-halma_a-beside = Eine Figur zieht in eine freie Position. Nur der russische Text sagt, dass es eine benachbarte ist.
ruling-halma_b-unbroken = Eine Reihe ohne Lücke ist in neun Sprachen gedruckt; der französische Text verlangt das nicht.
ruling-halma_b-waits = Nicht gedruckt: was gilt, wenn es nichts zu überspringen gibt.
ruling-halma_eck-board = Die Größe ist nicht gedruckt. Lager von neunzehn und dreizehn sind die des klassischen Bretts.
ruling-halma_eck-partner_passes = Nicht gedruckt. Ein Partner, der schon daheim ist, könnte sonst wieder hinausgezwungen werden.
ruling-halma_eck-no_draw = Ein Unentschieden gibt es nicht, sagt das Heft. Wie Gleiche unterschieden werden, ist von uns.
ruling-twee_in_een_a-board = Die Größe ist nicht gedruckt. Es gibt Punkte in den Ecken und vier am Rand, und dazu passen sechs mal sechs Felder.
ruling-eckdame-hops_forward = Gezogen wird vorwärts oder seitwärts und niemals zurück. Für Sprünge macht das Heft keine Ausnahme.
ruling-pyramiden_dame-rebuilt = Die Pyramide wird gegenüber wieder aufgebaut. Wie herum, wird nicht gesagt.
ruling-backgammon-same_numbers = Der zweite Spieler hat dieselben Zahlen zu ziehen. Was gilt, wenn sie nicht gehen, wird nicht gesagt.
ruling-backgammon-both_numbers = Es besteht Zugzwang, soweit möglich. Dass von zwei Wegen der genommen werden muss, der beide Zahlen nutzt, ist unsere Lesart.
ruling-backgammon-duty_ends = Der Zwang endet, wenn alle Steine daheim sind, und die zweite Zahl darf schon ausspielen. Also wird jede Zahl für sich betrachtet.
ruling-backgammon-higher_enters = Die höhere Zahl zuerst steht in einem Beispiel mit zwei Steinen. Wir nehmen es als Regel auch für einen.
ruling-backgammon-single = Dreifach ist gedruckt für einen Stein im Homeboard des Siegers oder auf der Bar, ohne ein Wort dazu, ob andere schon draußen sind. Einfach ist gedruckt für einen Verlierer mit ausgespielten Steinen, und das geht bei uns vor.
ruling-puff-fresh = Der höhere Wurf beginnt. Ob er auch gespielt wird, wird nicht gesagt; bei Tric-Trac schon.
ruling-puff-last_set = Gezogen wird, sobald alle Steine gesetzt sind. Ob schon mit der zweiten Zahl dieses Wurfs, wird nicht gesagt.
ruling-puff-to_hand = Geschlagene Steine kommen zurück wie beim Backgammon. Bevor alle gesetzt sind, gibt es noch keine Bar, also kommen sie in die Hand.
ruling-puff-higher_enters = Die niedrigere Zahl zuerst ist fürs Ziehen gedruckt, das Wiedereinsetzen genau wie beim Backgammon. Dort kommt die höhere zuerst.
ruling-puff-every_double = Nach jedem Pasch noch ein Wurf ist gedruckt, also auch nach einem, der nicht ging.
ruling-langes_puff-enters = Steine kommen wie beim Backgammon im Homeboard des anderen zurück. Hier haben beide dasselbe, also dort, wo gesetzt wird.
ruling-russisches_puff-lower_first = Die niedrigere Zahl zuerst ist für die Zeit gedruckt, wenn alle Steine auf dem Brett sind. Hier beginnt das Ziehen früher und mit ihm die Regel.
ruling-russisches_puff-bar_first = Bevor ein geschlagener Stein zurück ist, darf nichts anderes ziehen. Wir lesen: auch nicht gesetzt werden.
ruling-zickzack-same_way = In welche Richtung die Farben laufen, wird nicht gesagt. Im Beispiel des Hefts trifft eine 3 den Stein des anderen auf Zacken 3, also setzen beide auf dieselben Zacken.
ruling-zickzack-starter = Wer beginnt, sagt das Heft nicht.
ruling-zickzack-all_numbers = Ein Zugzwang ist nicht gedruckt. Ohne ihn könnte das Spiel stillstehen.
ruling-trictrac-bridge_again = Solange sie steht, bringt sie bei den folgenden Würfen Punkte. Wir zählen jeden Wurf, auch die nach einem Pasch.
ruling-trictrac-whole_throw = Zwei Steine besetzen die Hucke mit einem Wurf. Also sehen wir nach, wenn der ganze Wurf gespielt ist.
ruling-trictrac-one_short = „Könnte die Hucke des Gegenspielers besetzen“ verlangt, dass sie frei ist, und „darf“ macht keine Pflicht daraus.
ruling-trictrac-sum = Wofür der mehrfache Sieg gut ist, wird nicht gesagt. Wir zählen zusammen.
ruling-boese_eins-the_one = Was vor der 1 zusammenkam, gilt, sagt das Heft. Also die 1 selbst nicht.
ruling-boese_eins-next_round = Das Heft beschreibt eine Runde. Dass man in der nächsten wieder dabei ist, ist von uns.
ruling-boese_drei-one_throw = Nicht gedruckt. Mit nichts aufzuhören, wäre kein Zug.
ruling-boese_drei-nobody = Wer eine 3 wirft, scheidet aus. Sind es alle, hat das Heft für die Runde keinen Sieger.
ruling-auf_und_ab-zero = Wer unter null kommt, scheidet aus. Null selbst ist nicht darunter.
ruling-auf_und_ab-last_throw = Das Heft spricht von Zwischensummen. Wir nehmen die letzte dazu.
ruling-auf_und_ab-nobody = Sind alle ausgeschieden, hat das Heft keinen Sieger.
ruling-punktloeschen-again = Nach zehn Runden stehen zehn Punkte da, sagt das Heft. Also müssen Gleiche noch einmal würfeln.
ruling-punktloeschen-alone = Nicht gedruckt. Die anderen dürfen nicht mitspielen, also kann ihn niemand schlagen.
ruling-finke-still_again = Wer 2 oder 12 wirft, räumt ab und muss noch einmal würfeln. Ob auch, wenn nichts da liegt, wird nicht gesagt.
ruling-finke-paid_twice = Wer noch einmal 2 oder 12 wirft, belegt alle Felder. Dass der Zug dann endet, ist unsere Lesart: Er hat gezahlt.
ruling-finke-short = Ohne Kapital ist man draußen. Wie man mit zu wenigen Chips zahlt, wird nicht gesagt.
ruling-schluck_hansel-one_throw = Reihum wird gewürfelt, sagt das Heft, und nicht immer weiter wie im Spiel davor.
ruling-schluck_hansel-stays_out = Nicht gedruckt: ob ein Chip, der noch da liegt, seinen Besitzer zurückbringt.
ruling-glueckspeter-one_throw = Reihum wird gewürfelt, sagt das Heft.
ruling-glueckspeter-always_pays = Auf der 10 darf immer eingezahlt werden. Es hilft immer, also tut es das Programm.
ruling-teure_sieben-left_next = Die Zahl geht an den linken Nachbarn, und er ist dran. Verwertet sie ein anderer, ist trotzdem er dran.
ruling-teure_sieben-lowest = Gestrichen werden sieben Zahlen „von unten her“. Der Zettel beginnt mit der 2, also von der niedrigsten an.
ruling-unter_ueber_sieben-doubles_again = Eine Sieben verdoppelt den Einsatz. Wessen, und was nach einer weiteren gilt, wird nicht gesagt.
ruling-unter_ueber_sieben-cap = Nicht gedruckt. Niemand kann verlieren, was er nicht hat.
ruling-craps-covered = Alle anderen halten gemeinsam den Einsatz. Wer wie viel, wird nicht gesagt.
ruling-craps-changes = Das nächste Spiel macht der Nächste in der Runde. Das gilt bei uns auch nach einem Sieg.
ruling-fenster-one_throw = Ein Zweierpasch gilt doppelt, ein Dreierpasch dreifach. Wir lesen es innerhalb eines Wurfs.
ruling-fenster-at_once = Wer als Erster dreißig wirft, gewinnt. Also wird die Runde nicht zu Ende gespielt.
ruling-chicago-stand = Nicht mehr benutzte Würfel bleiben stehen, sagt das Heft. Also werden sie nicht wieder aufgenommen.
ruling-chicago-tie = Gleiche Punkte sind für den Sieg geregelt: weniger Würfe. Für die Niederlage drehen wir es um.
ruling-chicago_hoch_tief-either_way = Hoch oder tief wird nach dem ersten Wurf bestimmt. Dass dieser Wurf zählt, ist unsere Lesart.
ruling-chicago_hoch_tief-only_high = Die Zusatzregel ist mit einer 1 gedruckt, die 100 zählt. Also gilt sie in hohen Runden.
ruling-streichhoelzer-each_match = Das letzte Hölzchen verliert. Damit es niemand überspringt, sehen wir nach jedem nach.
ruling-turm-thrower_first = Nicht gedruckt: wer zuerst nimmt, wenn der Turm nicht reicht.
ruling-turm-together = Nicht gedruckt: was gilt, wenn die Letzten ihre mit einem Wurf los sind.
ruling-eins_bis_sechzehn-in_order = Im Beispiel des Hefts ergibt ein Wurf 1 bis 10. Also kommen die Zahlen der Reihe nach, und so viele, wie ein Wurf hergibt.
ruling-eins_bis_sechzehn-turning = Bis sechzehn und wieder zurück. Ob die Sechzehn zweimal gebildet wird, wird nicht gesagt.
ruling-beelzebub-highest = Wer gewinnt, steht hier nicht da. Beim Spiel davor schon.
ruling-va_banque-too_few = Nicht gedruckt: was gilt, wenn jemand den Einsatz nicht hat.
ruling-va_banque-negative = Die vier Rechenarten sind ohne Grenze gedruckt, also darf eine Summe unter null fallen.
ruling-va_banque-odd_chips = Nicht gedruckt: wie gleiche Zahlen den Pott teilen.
ruling-wuerfelpoker-nothing = Die Liste beginnt mit einem Paar. Würfe ohne Kombination gibt es, und wir stellen sie darunter.
ruling-wuerfelpoker-one_raise = Die anderen gehen mit oder passen, sagt das Heft. Also erhöht niemand dagegen.
ruling-kniffel-fresh_choice = Vor jedem Wurf darf man wählen, mit wie vielen Würfeln. Nichts bindet einen Würfel, der einmal liegen blieb.
ruling-kniffel-any_box = Ein Wurf, der nirgends passt, streicht ein beliebiges Kästchen. Dass man das auch darf, wenn er passen würde, ist unsere Lesart.
ruling-kniffel-no_double = Der Druck knüpft die Zusatzpunkte an ein freies Zahlenfeld und den Joker an ein belegtes. Also gibt es nie beides.
ruling-racado-exact = Nicht gedruckt: ob ein Wurf verkürzt werden darf und ob eine Sechs noch einmal würfelt.
ruling-racado-no_duty = Wer ein Feld mit einer fremden Figur erreicht, schlägt sie. Dass man dorthin muss, wird nicht gesagt.
ruling-racado-must_move = Nicht gedruckt: ob man stehen bleiben darf.
ruling-racado-shared = Nicht gedruckt: was bei gleich vielen gilt.
ruling-tippy-home_corner = Die Figuren beginnen auf Kreuzungspunkten. Auf welchen, wird nicht gesagt; wir nehmen die Ecken der Nachbarspiele.
ruling-tippy-enclosed = Eingeschlossen heißt bewegungsunfähig gemacht. Wären nur fremde Figuren Mauern, käme es kaum je vor, also sind es alle Figuren und der Rand.
ruling-tippy-one_each = Jeweils nur einen einzigen, sagt das Heft. Wir lesen: einen in einem Zug.
ruling-tippy-counted = Wer die wenigsten Figuren hat, hat verloren. Wie die anderen stehen, ist von uns.
ruling-twee_in_een_b-four_begin = Nicht gedruckt: wer beginnt und wo der Einzelne am Rand steht.
ruling-twee_in_een_b-behind = Der Einzelne durchbricht die Linie der Vier. Durch ist er, wenn er hinter allen ist.
ruling-damspel-touched = Ein Artikel sagt, dass ein berührter Stein gezogen werden muss. Mit echten Steinen ist das eine Frage der Höflichkeit; auf einem Bildschirm rutscht ein Finger ab.
ruling-draughts-crown_disc = Das Heft legt einen geschlagenen Stein auf den Stein. Was geschieht, solange noch keiner geschlagen ist, sagt es nicht.
ruling-schlagdame-any_capture = Das Heft nennt keine Reihenfolge unter den Schlägen. In dem Spiel, das hier umgekehrt wird, ist die Wahl frei.
ruling-himmel_und_hoelle-one_throw = Das Heft lässt reihum würfeln und zählt die Würfe nicht, die jemand hat. Wir lesen: einen.
ruling-rentmeister-one_throw = Ob ein Spieler seine Würfe hintereinander hat oder einen je Runde, sagt das Heft nicht. Reihum bleiben alle im Spiel.
ruling-paerchen-in_turn = Fünf Würfe für jeden sind gedruckt, nicht, ob sie hintereinander kommen. Die Summen sind dieselben; reihum ist es spannender.
ruling-tricks-refused = Nicht gedruckt. Eine Zahl, zu der kein Wurf führt, verrät einen Rechenfehler, und das Programm sagt es, bevor der Magier antwortet.
ruling-tricks-covered = Nicht gedruckt. Am echten Tisch dreht sich der Magier um; auf einem Bildschirm sind die Würfel stattdessen verdeckt.
ruling-wuerfelstapel-sides = Das Heft spricht von verdeckten Seiten und rechnet sieben für jeden Würfel. Also sind die Seitenflächen nicht gemeint, und die auf dem Tisch zählt mit.

# Quello che vale per le varianti di molti giochi

source-never-ends = Non sta in nessun libretto. Senza, una partita potrebbe non finire.
source-everybody = Non sta in nessun libretto. È come si gioca in tutto il mondo.
source-no-number = Il libretto non dice un numero; questo è nostro.
source-usual-number = Il numero solito è quello stampato. Gli altri sono lì per provare.
source-agreed = Il libretto lascia il numero ai giocatori.
source-only-a-winner = Il libretto nomina un vincitore e tace degli altri. Continuare è nostro.
source-enforced = La penalità è stampata. Che il programma pretenda invece la presa è nostro.

# Non t’arrabbiare

source-maedn-few_players = Tutti e quattro i colori sono consigliati fra le varianti; le regole di base ne danno uno a ogni giocatore.
source-maedn-a_exit = Tedesco e francese: con un sei è la pedina su A che deve avanzare. Italiano: può lasciare A solo con un sei.
source-maedn-play_on = Che gli altri continuino è stampato. Fermarsi con il vincitore è nostro.
source-mens_erger_je_niet-goal_return = Olandese: contando indietro si deve finire su un cerchio libero, altrimenti la pedina aspetta. Francese: chi lancia troppo conta indietro fin sul percorso.
source-spielwiese-parts = I pezzi e il loro numero sono stampati. Quante caselle ha ognuno è nostro, perché le figure sono perdute.
source-spielwiese-star_squares = Che una pedina possa saltare è la regola speciale del libretto, che debba è una delle sue regole facoltative. Che non ci siano stelle è nostro.
source-spielwiese-six_enters = Il libretto prende a modello un gioco noto, in cui un sei deve far entrare una pedina. Le sue parole permetterebbero anche un’altra mossa.
source-spielwiese-first_seat = Comincia chi è più giovane. Chi sia, lo sapete solo voi.
source-verfolgungsjagd-tips = Ognuno sceglie una punta della stella.

# Dama

source-draughts-huffing = Il libretto lascia scegliere all’altro se far correggere la mossa o prendere la pedina. Senza questa variante il programma corregge subito.
source-draughts-remove_captured = Il libretto racconta il salto, l’arrivo e il togliere, e solo dopo il salto seguente: quindi ognuna va via subito. Nei circoli si tolgono tutte alla fine.
source-draughts-queen_landing = Il libretto dice che la dama non è obbligata a fermarsi subito dietro la pedina. Non dice che debba cercare la casella da cui può mangiare ancora.
source-damspel-remove_captured = Il libretto non dice quando si tolgono le pedine mangiate. Nel gioco che riassume si tolgono alla fine della mossa.
source-damspel-crowned_in_passing = Appena una pedina raggiunge l’ultima riga diventa dama, dice l’articolo. Nel gioco che riassume la mossa deve finire lì.
source-damspel-draw_rule = L’articolo parla delle mosse di un giocatore: tre volte la stessa mossa, o due volte di nuovo sulla stessa casella. Nei circoli si contano invece le posizioni.
source-polnische_dame-must_take = Va mangiato tutto quello che si può mangiare, dice il libretto. Noi lo intendiamo per la presa cominciata; che voglia dire la più lunga è l’altra lettura.
source-polnische_dame-queen_landing = Va mangiato tutto quello che si può mangiare. Noi intendiamo che anche una dama debba fermarsi dove può continuare a mangiare.
source-schlagdame-blocked_player = Restare chiusi fa perdere nel gioco che questo capovolge. Il libretto non dice se si capovolga anche questo.
source-mauern-taking = Il libretto dice che allora la pedina si può togliere. Noi la togliamo; che si possa lasciare è l’altra lettura.
source-mauern-backward_moves = Il libretto prende la disposizione della dama e vieta di saltare e di mangiare. Le pedine vanno quindi in avanti; che possano tornare indietro è l’altra lettura.
source-wolf_und_schafe-first_move = Il libretto non dice chi comincia. Posarsi è già un gesto del lupo, quindi rispondono le pecore.

# Scacchi

source-chess-en_passant = Non è stampato da nessuna parte. Un libretto dice di raccontare solo gli inizi di un gioco noto in tutto il mondo, e in quel gioco è permesso.
source-chess-strict_castling = Questo libretto vuole che ogni casella fra re e torre sia libera e non attaccata, anche quelle che il re non attraversa.
source-schach-strict_castling = Scatola da viaggio: il re non deve attraversare né raggiungere una casella attaccata (in francese: raggiungere). La grande raccolta: nessuna casella fra re e torre può essere attaccata.
source-raeuberschach-compulsory_capture = Il libretto lascia che ci si accordi. Noi lo teniamo attivo, perché altrimenti nessuno sarebbe mai obbligato a prendere.
source-raeuberschach-promote_to_king = Qui i re sono pezzi come gli altri. Il libretto non dice se un pedone possa diventarlo.
source-raeuberschach-blocked_player = Il libretto fa continuare la partita in ogni caso finché uno non ha più niente, quindi chi non può muovere passa.

# Mulino, cinque in fila, solitario

source-muehle-flying = Saltare con tre pedine sta in ogni libretto. Giocare senza è comune fra i giocatori forti.
source-muehle-take_from_mill_if_all = Ogni libretto vieta di togliere da un mulino chiuso e non prevede eccezioni. La maggior parte dei giocatori conosce questa.
source-muehle-double_mill_takes_two = Scatola da viaggio e grande raccolta: una pedina quando si chiude un mulino. Halma e Mulino: una ogni volta che si chiude un mulino, che potrebbe voler dire due.
source-muehle-may_decline = Tutti i libretti dicono che il giocatore può togliere una pedina. Noi lo intendiamo come un diritto che si usa sempre.
source-fuenf_in_einer_reihe-board_size = Il libretto non dice quanto è grande il tavoliere. Dieci per dieci lascia posto a tutte le 32 pedine.
source-fuenf_in_einer_reihe-exact_five = Si chiede una fila di cinque. Sei ne contengono cinque, quindi vincono; la lettura più severa è questa variante.
source-solitaire-goal = Meno possibile, una sola, e una sola nel centro sono stampati in tutte e tre le lingue, le lettere solo in francese. Le loro forme sono nostre.

# Halma

source-halma-two_player_seats = La meta è la punta opposta del proprio colore, quindi due giocatori di colore diverso non possono stare di fronte. I più siedono faccia a faccia.
source-halma-full_target_wins = Nessun libretto dice che cosa succede quando una pedina altrui non lascia mai la tua meta. Così basta una meta piena.
source-halma-no_leaving_target = Nessun libretto vieta di lasciare di nuovo la meta. Certe famiglie sì.
source-halma_eck-jump_over_line = Olandese: passare sopra una o più pedine è un salto. Francese: sopra più pedine, una dopo l’altra, con una casella libera dietro ognuna.
source-pyramiden_dame-backward = Le pedine avanzano, e saltano, e per i salti non si nomina una direzione. I passi vanno quindi in avanti e i salti dovunque.
source-racado-path = Si muove del numero lanciato, dice il libretto, e niente di più. In linea retta le altre pedine contano; con le svolte si raggiunge quasi tutto quello che è vicino.
source-racado-leave_court = Non è stampato. Altrimenti i dadi potrebbero costringere a uscire una pedina arrivata.
source-tippy-quiet_limit = La partita finisce quando non si può più circondare niente. Nessuno lo vede a colpo d’occhio, quindi al suo posto sta un numero di turni tranquilli.
source-twee_in_een_b-single_moves = In tutte le direzioni, dice il libretto francese; anche indietro, dice quello olandese. Nel gioco gemello «tutte le direzioni» sono otto.
source-twee_in_een-setup = Sono stampati tutti e due: negli angoli, o uno di fronte all’altro sui punti lungo il bordo.

# La famiglia del backgammon

source-backgammon-cube_limit = Il libretto raddoppia senza fine. Un cubo del raddoppio arriva a 64.
source-puff-pasch_count = «Dal secondo doppio in poi»: noi contiamo nel turno, perché un doppio dà un altro lancio. Potrebbe voler dire anche tutta la partita.
source-russisches_puff-same_direction = Altrove il gioco con questo nome si gioca in un verso solo. Il libretto non lo dice.
source-zickzack-free_overshoot = Il libretto dà un esempio, dalla punta più indietro. L’altra lettura lo estende a ogni punta.
source-trictrac-series_games = Sono stampate una partita sola, e serie di solito di dodici.
source-trictrac-entry_counts_start = Nell’esempio del libretto un 4 e un 6 entrano sulle punte 4 e 6, quindi un 1 non entra da nessuna parte. Anche contare dalla punta di partenza sarebbe naturale.

# Percorsi

source-gaensespiel-overshoot = Tedesco: chi lancia troppo torna indietro di tutto il lancio. Francese e italiano: solo dei punti di troppo.
source-gaensespiel-release_roll = Francese: si parte quando si lancia quel numero. Tedesco e italiano: solo dopo averlo lanciato.
source-gaensespiel-open_table = Tedesco e italiano: da due a quattro. Francese: quanti si vuole, di solito quattro. Questo numero a un tavolo è il nostro limite.
source-ganzenbord-goose_forward = Tutte e due le lingue permettono di proseguire e non lo pretendono, mentre contare indietro è obbligatorio.
source-ganzenbord-goose_back = Francese: indietro dei punti in eccesso, e da un’oca ancora dello stesso numero. Olandese: lo stesso numero, che potrebbe essere anche tutto il lancio.
source-ganzenbord-death_restart = Olandese: ricominciare da capo. Francese: tornare alla casella 1.
source-wedrenspel-mud = Il prossimo lancio vale metà, dice il libretto francese; nel prossimo turno si muove di metà di quello che si lancia, dice quello olandese.
source-wedrenspel-horses_per_player = In meno di sei ognuno può far correre due cavalli (francese), o due e più (olandese).

# Dadi

source-kniffel-extra_kniffel = Il bonus e il jolly sono stampati. Gli altri modi sono comuni altrove.
source-kniffel-zero_counts_as_entry = Si chiede che la casella sia compilata. Un secondo Kniffel ne vuole un primo, quindi noi leggiamo cinquanta punti; alla lettera, la compila anche uno zero.
source-craps-max_stake = Non è stampato. Tiene piccole le puntate.
source-eins_bis_sechzehn-there_and_back = Andata e ritorno è stampato. Solo l’andata è nostro, per una partita più breve.
source-finke-start_chips = Almeno venti è stampato.
source-finke-pay_one_chip = Il numero lanciato si paga nel suo campo. Potrebbe voler dire anche una fiche, come nei giochi che seguono nel libretto.
source-rentmeister-placement = I risultati si scrivono accanto ai numeri. Il libretto non dice in che ordine, quindi ognuno sceglie.
source-teure_sieben-first_cleared_wins = Il libretto chiama perdente chi ha cancellato tutto per primo, eppure un vantaggio un numero che passa ad altri.
source-turm-tower = Quanti più possibile è stampato; il numero è nostro.
source-va_banque-bank_takes_remainder = Stampato come qualcosa su cui accordarsi. In due è l’unica cosa che il banco possa vincere, quindi allora vale sempre.
source-wuerfelpoker-deals = Non è stampato. Perché la serata finisca.
source-wuerfelpoker-max_raise = Non è stampato. Il limite tiene tutti in gioco.
source-wuerfelpoker-throws = Il libretto non parla di un secondo lancio. Altrove se ne fanno due o tre.
source-tricks-rounds = Non è stampato. Più volte di fila servono per esercitarsi.

# Decisioni: quello che non è una variante e non è semplicemente stampato

ruling-muehle-lots = Scatola da viaggio e grande raccolta: comincia il Bianco. Halma e Mulino: la sorte decide chi posa per primo. Noi tiriamo a sorte i colori, e comincia il Bianco.
ruling-muehle-next_point = Il testo inglese lascia andare una pedina su ogni punto libero. Le altre nove lingue, e gli altri libretti, intendono quello vicino.
ruling-muehle-shut_in = Che chi è chiuso abbia perso è stampato nella scatola da viaggio e nella grande raccolta. Halma e Mulino tace.
ruling-ludo-squares = Nessun libretto conta le caselle, e le figure sono perdute. Questo è il solito tavoliere; anche l’ordine dei colori e il verso sono nostri.
ruling-maedn-six_again = Dopo un sei c’è un altro lancio «dopo la mossa». Noi lo diamo anche dove nessuna mossa era possibile: è il lancio che lo merita.
ruling-maedn-a_blocked = A va liberata appena è possibile. Che cosa succeda se una propria pedina è di mezzo non è detto.
ruling-maedn-own_second = Ogni colore si gioca per sé, dice il libretto. Noi lo prendiamo alla lettera.
ruling-maedn-neutral = È stampato solo quando le pedine neutrali decidono la partita. Come cominciano, quali obblighi hanno e chi arriva secondo è la nostra lettura.
ruling-maedn-duties_first = La variante toglie la frase secondo cui nessuno è obbligato a mangiare. Non dice di togliere gli altri obblighi.
ruling-maedn-guilty = Torna indietro la pedina che ha mancato la presa. Quale, se l’hanno mancata in più d’una, non è detto.
ruling-einigkeit-give_up = Chi non può superare un muro salta il turno (tedesco, francese). Il testo italiano dice «arrendersi»; noi lo leggiamo come rinunciare al turno, perché perdere una partita per un lancio non ha senso.
ruling-einigkeit-goal_pieces = Tre lanci per chi non ha pedine in gioco. Se una nell’arrivo che potrebbe ancora muovere conti come in gioco non è detto.
ruling-einigkeit-beside_own = Con un sei si sceglie liberamente, e due pedine amiche possono stare sulla stessa casella. Insieme questo permette di entrare accanto a una pedina amica.
ruling-einigkeit-wall_on_a = A va liberata, e un muro può restare quanto si vuole. La seconda frase è la più particolare.
ruling-einigkeit-breach_enters = Il muro è buttato fuori quando chi è bloccato lancia un sei. Che il sei faccia allora entrare una pedina è la nostra lettura.
ruling-mens_erger_je_niet-first_turn = Olandese: chi comincia mette una pedina su A. Francese: gli altri fanno lo stesso. Noi prendiamo il testo francese.
ruling-mens_erger_je_niet-stays = Tutti e due i testi chiamano i cerchietti punti finali. Una pedina che ne ha raggiunto uno non muove quindi più.
ruling-mens_erger_je_niet-six_again = Tutti e due i testi legano il secondo lancio al sei, non a una mossa fatta con il sei.
ruling-spielwiese-squares = Il libretto elenca i pezzi e mostra tavolieri in figure che sono perdute. Dieci caselle per giocatore sono il numero solito.
ruling-spielwiese-corners = Le stelle stanno sul pezzo centrale, dice il libretto. Che siano ai suoi angoli è la nostra lettura.
ruling-spielwiese-three_at_first = Ognuno può lanciare tre volte, dicono le regole, e una regola facoltativa lo ripete per chi non ha pedine in campo. La regola in sé riguarda quindi l’inizio.
ruling-spielwiese-same_star = Il libretto non parla di una pedina che torna alla stella da cui è partita.
ruling-spielwiese-past_goal = Che un salto possa portare oltre il proprio arrivo è stampato per la regola facoltativa. Nemmeno la regola speciale ha un limite.
ruling-spielwiese-sent_back_by = Gli altri giocatori possono rimandare indietro una pedina. Chi di loro decida non è detto.
ruling-verfolgungsjagd-squares = Il contorno è quello della stella di Halma sulla stella, le cui punte hanno quindici caselle. Il verso è nostro.
ruling-verfolgungsjagd-lapse = I punti che portano oltre il punto di partenza decadono. Poiché si chiede un numero esatto, decade tutto il lancio.
ruling-verfolgungsjagd-at_home = Chi è colpito ricomincia. Chi non ha ancora cominciato non ha niente da perdere.
ruling-gaensespiel-behind = Tutti i giocatori devono essere passati. Chi è davanti è già passato, e chi è fuori non passerà mai: si intendono quindi quelli dietro.
ruling-gaensespiel-last_left = Il libretto non dice che cosa succede quando tutti gli altri sono fuori.
ruling-ganzenbord-geese = Il libretto non dice dove stanno le oche. Queste sono le tredici delle vecchie stampe.
ruling-ganzenbord-first_again = La regola riguarda il primo lancio. Chi è di nuovo alla partenza ha di nuovo un primo lancio; altrimenti un nove correrebbe di oca in oca dritto alla 63.
ruling-ganzenbord-exempt = Le caselle occupate rimandano indietro, ma nel pozzo e in prigione qualcuno deve poter arrivare. Fanno quindi eccezione.
ruling-ganzenbord-freed = Qualcuno arriva e prende il posto (francese), o tira fuori la pedina (olandese). Dove stia poi non è detto.
ruling-ganzenbord-all_wait = Non è stampato. Altrimenti due giocatori nel pozzo e in prigione aspetterebbero per sempre.
ruling-ganzenbord-no_chips = Non è stampato. La partita continua senza fiche.
ruling-wedrenspel-laps = Il numero delle caselle non è stampato. Segue dalle coppie di ostacoli: 4 e 44, 8 e 48.
ruling-wedrenspel-own_throw = Ogni cavallo muove di quanto si lancia per lui, a turno. Una scelta del cavallo non è stampata.
ruling-wedrenspel-sent_back = Non è detto. Altrimenti un cavallo rimandato dalla 28 alla 25 sarebbe punito due volte per un salto.
ruling-wedrenspel-finish = Un cavallo deve fare due giri prima di passare il traguardo. Deve quindi lasciare l’ultima casella.
ruling-wedrenspel-alone = Non è stampato. Altrimenti una corsa potrebbe finire sulla 74 senza vincitore.
ruling-dame-chain = Tedesco e italiano: una pedina continua a mangiare. Francese: può. Mangiare è un obbligo in tutti e tre, quindi seguiamo i due.
ruling-dame-crowned = Se una nuova dama continui a mangiare nello stesso turno non è detto. Lo diventa perché è arrivata.
ruling-englische_dame-shield = Si possono saltare solo pedine singole che stanno libere. Noi lo leggiamo su righe e colonne come sulle diagonali, contando solo le caselle scure.
ruling-italienische_dame-counted = Si chiedono più pedine possibile; del loro rango non si dice niente. Le federazioni mettono le dame più in alto.
ruling-italienische_dame-long_queen = Tutto è come nella dama tranne due regole, quindi le dame vanno lontano. Nel gioco delle federazioni vanno di un passo.
ruling-wolf_und_schafe-through = Il lupo vince dietro la fila delle pecore. Alla pari con l’ultima si può ancora intrappolare, quindi alla pari non è dietro.
ruling-wolf_und_schafe-no_sheep_moves = Non è stampato. Pecore che non possono muovere non possono mai tornare indietro.
ruling-mauern-walled = Murata vuol dire separata dalle altre e incapace di muovere. Che accanto debba stare un’avversaria è nostro: qualcuno deve pur aver murato.
ruling-mauern-winner = Il libretto non nomina né fine né vincitore. Non poter muovere affatto è la forma completa dell’essere murati.
ruling-schach-promoted = Tedesco e italiano della scatola da viaggio: un pezzo qualsiasi, anche una seconda regina. Il testo francese si legge come se il pedone prendesse quello che c’è lì, e la grande raccolta tace.
ruling-schach-material = Due re soli, o un pezzo in più, possono non permettere più una decisione. Noi leggiamo: dove nessuno può dare matto.
ruling-raeuberschach-castles = Disposizione, mosse e prese sono quelle degli scacchi, quindi l’arrocco resta. Quello che dice degli attacchi cade insieme allo scacco.
source-bienenhausschach-pawns = Ogni casella libera, dice il libretto, e fa un’eccezione, per gli alfieri. Solo le traverse da 2 a 7 è nostro.
ruling-bienenhausschach-pawn_rests = Un pedone sulla sua prima o ultima traversa non è stampato da nessuna parte. Sull’ultima non è arrivato camminando, quindi non è promosso.
ruling-bienenhausschach-still_theirs = Il pezzo si mette dove ostacola il giocatore a cui è stato preso. Appartiene quindi ancora a quel giocatore.
ruling-maharadscha-safe_square = Una casella libera a scelta. Un re non si lascia mai prendere, quindi le caselle attaccate sono escluse.
ruling-maharadscha-bare_king = Patta quando nessuno può dare matto. Con un re bianco solo nessuna delle due parti può; tutto il resto è lasciato alle altre patte.
ruling-fuenf_in_einer_reihe-elsewhere = Una pedina si prende e si posa di nuovo. Sulla stessa casella non sarebbe di nuovo. Il francese non dice di chi; tedesco e italiano dicono la propria.
ruling-solitaire-cross = Il tavoliere non è stampato. Su quello francese di 37 fori una sola pedina nel centro non si raggiunge; su questo sì.
ruling-solitaire-stop = Non è stampato: nessuno deve continuare per forza.
ruling-halma-begins = Il libretto non dice chi comincia.
ruling-halma-chain = Il libretto consiglia di saltare quanto più possibile e non dice quante volte in un turno. Un altro libretto stampa più salti per lo stesso gioco.
ruling-halma-ranked = Il libretto conosce solo il vincitore. Come si classificano gli altri è nostro.
ruling-sternhalma-size = Sei punte di quindici caselle sono stampate. Che non ne abbiano in comune dà una stella di 181.
ruling-halma_a-board = Né il tavoliere né il numero delle pedine è stampato. I triangoli, da due a sei giocatori, indicano questa stella, e ci stanno dieci pedine a testa.
ruling-halma_a-empty_corner = Sono stampati triangoli opposti. In tre o in cinque non tutti possono averne uno, quindi alcune mete sono punte vuote.
ruling-halma_a-beside = Una pedina va su una posizione libera. Solo il testo russo dice che è una vicina.
ruling-halma_b-unbroken = Una fila senza vuoti è stampata in nove lingue; il testo francese non la chiede.
ruling-halma_b-waits = Non è stampato: che cosa succede quando non si può saltare niente.
ruling-halma_eck-board = La grandezza non è stampata. Campi di diciannove e tredici sono quelli del tavoliere classico.
ruling-halma_eck-partner_passes = Non è stampato. Altrimenti un socio arrivato potrebbe essere costretto a uscire di nuovo.
ruling-halma_eck-no_draw = Il libretto dice che non c’è patta. Come si distinguono quelli alla pari è nostro.
ruling-twee_in_een_a-board = La grandezza non è stampata. Ci sono punti negli angoli e quattro lungo un bordo, e sei per sei caselle vanno bene.
ruling-eckdame-hops_forward = Si muove in avanti o di lato e mai indietro. Il libretto non fa eccezioni per i salti.
ruling-pyramiden_dame-rebuilt = La piramide si ricostruisce dall’altra parte. In quale verso non è detto.
ruling-backgammon-same_numbers = Il secondo giocatore deve giocare gli stessi numeri. Che cosa succeda se non si può non è detto.
ruling-backgammon-both_numbers = C’è l’obbligo di muovere fin dove si può. Che di due modi si debba prendere quello che usa tutti e due i numeri è la nostra lettura.
ruling-backgammon-duty_ends = L’obbligo finisce quando tutte le pedine sono a casa, e il secondo numero non usato può già portare fuori. Si guarda quindi ogni numero per sé.
ruling-backgammon-higher_enters = Prima il numero più alto è stampato in un esempio con due pedine. Noi lo prendiamo come regola anche per una.
ruling-backgammon-single = Il triplo è stampato per una pedina nella casa di chi vince o sulla barra, senza dire se altre sono fuori. Il semplice è stampato per chi perde e ne ha qualcuna fuori, e questo per noi viene prima.
ruling-puff-fresh = Comincia chi fa il lancio più alto. Se si giochi anche non è detto; per il tric-trac sì.
ruling-puff-last_set = Le pedine possono muovere quando tutte sono posate. Se già con il secondo numero di quel lancio non è detto.
ruling-puff-to_hand = Le pedine colpite si riportano come nel backgammon. Prima che tutte siano posate non c’è ancora una barra, quindi tornano in mano.
ruling-puff-higher_enters = Prima il numero più basso è stampato per le mosse, il rientro proprio come nel backgammon. Lì viene prima il più alto.
ruling-puff-every_double = Un altro lancio dopo ogni doppio è stampato, quindi anche dopo uno che non si poteva giocare.
ruling-langes_puff-enters = Le pedine rientrano nella casa dell’altro, come nel backgammon. Qui è la stessa per tutti e due, quindi rientrano dove sono state posate.
ruling-russisches_puff-lower_first = Prima il numero più basso è stampato per quando tutte le pedine sono sulla tavola. Qui si muove prima, e con le mosse comincia la regola.
ruling-russisches_puff-bar_first = Niente altro può muovere prima che una pedina colpita sia rientrata. Noi intendiamo che non si posi nemmeno.
ruling-zickzack-same_way = In che verso corrono i colori non è detto. Nell’esempio del libretto un 3 incontra la pedina dell’altro sulla punta 3, quindi si posa sulle stesse punte.
ruling-zickzack-starter = Il libretto non dice chi comincia.
ruling-zickzack-all_numbers = Nessun obbligo di giocare è stampato. Senza, la partita potrebbe restare ferma.
ruling-trictrac-bridge_again = Finché regge, porta punti ai lanci seguenti. Noi contiamo ogni lancio, anche quelli dopo un doppio.
ruling-trictrac-whole_throw = Due pedine prendono la Hucke con un lancio. La guardiamo quindi quando tutto il lancio è giocato.
ruling-trictrac-one_short = «Potrebbe prendere la Hucke dell’altro» vuole che sia libera, e «può» non ne fa un obbligo.
ruling-trictrac-sum = A che cosa servano i multipli di una vittoria non è detto. Noi li sommiamo.
ruling-boese_eins-the_one = Conta solo quello che si è sommato fino ad allora. L’1 in sé quindi no.
ruling-boese_eins-next_round = Il libretto descrive un giro. Che nel seguente si sia di nuovo in gioco è nostro.
ruling-boese_drei-one_throw = Non è stampato. Fermarsi con niente non sarebbe un turno.
ruling-boese_drei-nobody = Chi lancia un 3 è fuori. Se lo sono tutti, il libretto non ha un vincitore per il giro.
ruling-auf_und_ab-zero = Un totale negativo mette fuori. Zero non è negativo.
ruling-auf_und_ab-last_throw = Il libretto parla di totali lungo la strada. Noi ci mettiamo anche l’ultimo.
ruling-auf_und_ab-nobody = Se tutti sono fuori, il libretto non ha un vincitore.
ruling-punktloeschen-again = Dopo dieci giri ci sono dieci segni, dice il libretto. Chi è alla pari deve quindi lanciare di nuovo.
ruling-punktloeschen-alone = Non è stampato. Gli altri non possono partecipare, quindi nessuno può battere quel giocatore.
ruling-finke-still_again = Chi lancia 2 o 12 prende tutto e deve lanciare di nuovo. Se anche dove non c’è niente non è detto.
ruling-finke-paid_twice = Chi lancia di nuovo 2 o 12 copre tutti i campi. Che poi il turno finisca è la nostra lettura: ha pagato.
ruling-finke-short = Chi ha perso il capitale è fuori. Come si paghi con troppo poche fiche non è detto.
ruling-schluck_hansel-one_throw = Si lancia a turno, dice il libretto, e non di continuo come nel gioco prima.
ruling-schluck_hansel-stays_out = Non è stampato: se una fiche che sta ancora lì riporti in gioco il suo padrone.
ruling-glueckspeter-one_throw = Si lancia a turno, dice il libretto.
ruling-glueckspeter-always_pays = Sul 10 si può sempre pagare. Conviene sempre, quindi il programma lo fa.
ruling-teure_sieben-left_next = Tocca al vicino di sinistra, che prende il numero. Se lo usa un altro, tocca lo stesso a lui.
ruling-teure_sieben-lowest = Sette numeri si cancellano «dal basso». La lista è scritta da 2 in su, quindi dal più basso.
ruling-unter_ueber_sieben-doubles_again = Con un sette la puntata va raddoppiata. Di chi, e che cosa dopo un altro sette, non è detto.
ruling-unter_ueber_sieben-cap = Non è stampato. Nessuno può perdere quello che non ha.
ruling-craps-covered = Gli altri puntano insieme altrettanto. Quanto ciascuno, non è detto.
ruling-craps-changes = Nella partita seguente è di mano il seguente. Noi lo applichiamo anche a chi ha vinto.
ruling-fenster-one_throw = Una coppia vale doppio, un tris triplo. Noi lo intendiamo in un lancio.
ruling-fenster-at_once = Vince il primo che ne lancia trenta. Nessuno finisce quindi il giro.
ruling-chicago-stand = I dadi che non si usano più restano, dice il libretto. Non si riprendono quindi più.
ruling-chicago-tie = A parità di punti è deciso chi vince: meno lanci. Per chi perde lo rovesciamo.
ruling-chicago_hoch_tief-either_way = Alto o basso si dice dopo il primo lancio. Che questo lancio conti è la nostra lettura.
ruling-chicago_hoch_tief-only_high = La regola in più è stampata con un 1 che vale 100. È quindi per i giri alti.
ruling-streichhoelzer-each_match = Chi ha l’ultimo fiammifero perde. Perché nessuno lo salti, guardiamo dopo ogni fiammifero.
ruling-turm-thrower_first = Non è stampato: chi viene prima quando la torre finisce.
ruling-turm-together = Non è stampato: che cosa succede se gli ultimi si liberano dei loro con un lancio.
ruling-eins_bis_sechzehn-in_order = Nell’esempio del libretto un lancio forma da 1 a 10. I numeri vengono quindi in ordine, e quanti ne dà un lancio.
ruling-eins_bis_sechzehn-turning = Fino a sedici e ritorno. Se il sedici si formi due volte non è detto.
ruling-beelzebub-highest = Chi vince qui non è stampato. Lo è per il gioco prima.
ruling-va_banque-too_few = Non è stampato: che cosa succede se qualcuno non può pagare la puntata.
ruling-va_banque-negative = Le quattro operazioni sono stampate senza limiti, quindi un totale può scendere sotto zero.
ruling-va_banque-odd_chips = Non è stampato: come numeri uguali si dividono il piatto.
ruling-wuerfelpoker-nothing = La lista comincia con una coppia. Lanci senza combinazioni esistono, e noi li mettiamo sotto.
ruling-wuerfelpoker-one_raise = Gli altri vedono o passano, dice il libretto. Nessuno quindi rilancia a sua volta.
ruling-kniffel-fresh_choice = Prima di ogni lancio si sceglie quanti dadi lanciare. Niente vincola un dado tenuto una volta.
ruling-kniffel-any_box = Un lancio che non va bene da nessuna parte barra una casella qualsiasi. Che si possa farlo anche quando andrebbe bene è la nostra lettura.
ruling-kniffel-no_double = Il libretto lega i punti in più a una casella del numero aperta e il jolly a una già compilata. Tutti e due insieme quindi mai.
ruling-racado-exact = Non è stampato: se un numero si possa accorciare, e se con un sei si lanci di nuovo.
ruling-racado-no_duty = Chi arriva su una casella con una pedina altrui la mangia. Che si debba andare lì non è detto.
ruling-racado-must_move = Non è stampato: se si possa restare fermi.
ruling-racado-shared = Non è stampato: che cosa vogliano dire numeri uguali.
ruling-tippy-home_corner = Le pedine si mettono sugli incroci. Dove non è detto; noi prendiamo le punte dei giochi accanto.
ruling-tippy-enclosed = Circondata vuol dire messa in condizione di non muovere. Se facessero muro solo le pedine avversarie non succederebbe quasi mai, quindi lo fanno tutte le pedine e il bordo.
ruling-tippy-one_each = Ogni volta una sola, dice il libretto. Noi leggiamo una per mossa.
ruling-tippy-counted = Chi ha meno pedine ha perso. Come si classificano gli altri è nostro.
ruling-twee_in_een_b-four_begin = Non è stampato: chi comincia, e dove sta la pedina sola sul bordo.
ruling-twee_in_een_b-behind = La pedina sola sfonda la linea delle quattro. È passata quando è dietro a tutte.
ruling-damspel-touched = Un articolo dice che una pedina toccata va mossa. Con pedine vere è questione di buone maniere; su uno schermo un dito scivola.
ruling-draughts-crown_disc = Il libretto fa mettere una pedina mangiata sulla pedina. Non dice che cosa fare finché non ne è stata mangiata nessuna.
ruling-schlagdame-any_capture = Il libretto non nomina un ordine fra le prese. Nel gioco che questo capovolge la scelta è libera.
ruling-himmel_und_hoelle-one_throw = Il libretto fa lanciare a turno e non conta i lanci di un turno. Noi ne leggiamo uno.
ruling-rentmeister-one_throw = Il libretto non dice se i lanci di un giocatore vengano di fila o uno per giro. A turno restano tutti in gioco.
ruling-paerchen-in_turn = Cinque lanci a testa sono stampati, non se vengano di fila. Le somme sono le stesse; a turno è più emozionante.
ruling-tricks-refused = Non è stampato. Un numero a cui non porta nessun lancio rivela uno sbaglio nel conto, e il programma lo dice prima che il mago risponda.
ruling-tricks-covered = Non è stampato. A un tavolo vero il mago volta le spalle; su uno schermo solo i dadi si coprono.
ruling-wuerfelstapel-sides = Il libretto parla di facce nascoste e conta sette per ogni dado. I lati quindi non si intendono, e la faccia sul tavolo sì.

game-halma_stern10 = Dama cinese
    .tag = Dieci pedine, una stella, e il salto multiplo più lungo è tuo.
game-sternhalma = Halma sulla stella
    .tag = La stella grande: quindici pedine a testa, da una punta all’altra.
game-halma_a = Halma A
    .tag = Da due a sei giocatori attraversano la stella tutti insieme.
game-halma_b = Halma B
    .tag = Niente passi: ogni mossa è un salto, anche sopra file intere.
game-halma_eck = Halma
    .tag = Il classico su 256 caselle, da soli o con un socio.
game-twee_in_een_a = Due in uno: quattro contro quattro
    .tag = Un halma piccolo quanto una pausa caffè.
game-twee_in_een_b = Due in uno: quattro contro uno
    .tag = Quattro pedine che non tornano mai indietro danno la caccia a una che va dappertutto.
game-eckdame = Dama ad angoli
    .tag = Da un angolo all’altro sulle caselle scure, e mai un passo indietro.
game-pyramiden_dame = Dama a piramide
    .tag = Smonta la tua piramide e ricostruiscila dall’altra parte.
game-racado = Racado
    .tag = Il dado dice quanto; la pedina su cui arrivi è fuori.
game-tippy = Tippy
    .tag = Togli a una pedina l’ultimo punto libero, ed è tua.

option-halma_stern10-two_player_seats = Posti in due
    .help = Distanti, la meta di nessuno è la casa di un altro; di fronte, ognuno va verso la punta dell’altro.
option-halma_stern10-two_player_seats-apart = Distanti
option-halma_stern10-two_player_seats-facing = Uno di fronte all’altro
option-halma_stern10-full_target_wins = La meta piena vince
    .help = Vinci anche quando ogni casella della tua meta è occupata e più della metà è tua: nessuno può fermarti restando a casa.
option-halma_stern10-turn_limit = Turni a testa
    .help = Dopo questo numero di turni a testa è in vantaggio chi ha portato più pedine alla meta.
option-halma_stern10-no_leaving_target = Chi è arrivato ci resta
    .help = Una pedina nella sua meta non può più finire una mossa fuori.
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
option-halma_eck-teams = Coppie in quattro
    .help = I soci vincono insieme, quando sono arrivati tutti e due nello stesso momento.
option-halma_eck-teams-none = Ognuno da solo
option-halma_eck-teams-opposite = Insieme gli angoli opposti
option-halma_eck-teams-adjacent = Insieme i vicini
option-halma_eck-full_target_wins = La meta piena vince
    .help = Sei alla meta anche quando ogni casella della tua meta è occupata e più della metà è tua: nessuno può fermarti restando a casa.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Salti sopra file intere
    .help = Un salto può anche passare sopra più pedine in una fila senza interruzioni.
option-twee_in_een_a-setup = Dove cominciano le pedine
    .help = Negli angoli, o lungo i bordi uno di fronte all’altro.
option-twee_in_een_a-setup-corner = Nell’angolo
option-twee_in_een_a-setup-edge = Lungo il bordo
option-twee_in_een_a-full_target_wins = La meta piena vince
    .help = Vinci anche quando tutte e quattro le caselle della meta sono occupate e almeno tre sono tue.
option-twee_in_een_a-turn_limit = Turni a testa
    .help = Dopo questo numero di turni a testa è in vantaggio chi ha portato più pedine alla meta.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Direzioni della pedina sola
    .help = La scatola 315 la lascia muovere in tutte le direzioni. Noi intendiamo diritto in avanti, indietro e di lato; si possono aggiungere le diagonali.
option-twee_in_een_b-single_moves-straight = Solo diritto
option-twee_in_een_b-single_moves-all_ways = Anche in diagonale
option-twee_in_een_b-repetition_draw = Patta per ripetizione
    .help = La partita è patta quando la stessa posizione si presenta questo numero di volte. 0 la disattiva.
option-twee_in_een_b-turn_limit = Mosse per parte
    .help = Dopo questo numero di mosse a testa la partita è patta.
option-eckdame-full_target_wins = La meta piena vince
    .help = Vinci anche quando ogni casella della tua meta è occupata e più della metà è tua: nessuno può fermarti restando a casa.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Tornare indietro
    .help = Se i salti, o anche i passi, possono portare indietro.
option-pyramiden_dame-backward-jumps = Solo i salti
option-pyramiden_dame-backward-none = Mai
option-pyramiden_dame-backward-all = Salti e passi
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Posti in due
    .help = Distanti, la corte di nessuno è la casa di un altro; di fronte, ognuno va verso la punta dell’altro.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Come si gioca un lancio
    .help = Diritto, sopra tutto quello che c’è; o passo per passo con svolte, solo su caselle libere e mai due volte sulla stessa.
option-racado-path-straight = Diritto
option-racado-path-free = Con svolte
option-racado-leave_court = Di nuovo fuori dalla corte
    .help = Le pedine possono uscire di nuovo dalla loro corte.
option-racado-turn_limit = Turni a testa
    .help = Dopo questo numero di turni a testa la partita finisce, e si contano le pedine.
option-tippy-two_player_seats = Posti in due
    .help = Su punte distanti, o su punte una di fronte all’altra.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Turni senza circondare
    .help = Quando ognuno ha avuto questo numero di turni e niente è stato circondato, la partita finisce.

halma-holding-home = Nella meta
halma-holding-court = Nella corte
halma-holding-left = Pedine rimaste

halma-button-throw = Lancia
halma-button-pass = Passa

halma-pair = { $one } e { $other }
halma-all = più giocatori

halma-prompt-move = { $colour } muove: un passo, o dei salti.
halma-prompt-hop = { $colour } salta con una pedina.
halma-prompt-step = { $colour } fa un passo con una pedina.
halma-prompt-rest = { $colour } è alla meta: muovi, o passa e aspetta chi gioca con te.
halma-prompt-pass = { $colour } non ha via d’uscita e deve aspettare.
halma-prompt-throw = { $colour } lancia.
halma-prompt-pips = { $colour } fa { $pips }: muovi una pedina esattamente di quel numero, diritto.
halma-prompt-pips-free = { $colour } fa { $pips }: muovi una pedina esattamente di quel numero, su caselle libere; può svoltare.
halma-prompt-pass-pips = { $colour } fa { $pips }, e nessuna pedina può muovere di quel numero.
halma-prompt-take = Più pedine sono circondate: { $colour } ne prende una.
halma-prompt-four = { $colour } muove una delle quattro pedine, in avanti o di lato.
halma-prompt-single = { $colour } muove la pedina sola di una casella.

halma-log-step = { $colour } muove da { $start } a { $target }.
halma-log-hop = { $count ->
        [one] { $colour } salta da { $start } a { $target }.
       *[other] { $colour } salta da { $start } a { $target }, { $count } salti di fila.
    }
halma-log-pass = { $colour } non può muovere e aspetta.
halma-log-rest = { $colour } è alla meta e aspetta.
halma-log-throw = { $colour } fa { $pips }.
halma-log-capture = { $colour } mangia una pedina di { $other } su { $field }.
halma-log-enclose = { $colour } circonda e prende la pedina di { $other } su { $field }.
halma-log-out = { $colour } non ha più pedine ed è fuori.
halma-log-several = { $colour } ha circondato più pedine e può prenderne una.

halma-end-home = { $how ->
        [team] Vincono { $winner }: la coppia è tutta alla meta.
       *[alone] Vince { $winner }: ogni pedina è alla meta.
    }
halma-end-full_target = { $how ->
        [team] Vincono { $winner }: le loro mete sono piene, e più della metà è loro.
       *[alone] Vince { $winner }: la meta è piena, e più della metà è sua.
    }
halma-end-turn_limit = L’ultimo turno è giocato. { $how ->
        [team] { $winner } sono in testa e vincono.
        [shared] La vittoria è divisa: { $winner }.
       *[alone] { $winner } è in testa e vince.
    }
halma-end-stuck = Nessuno può più muovere. { $how ->
        [team] { $winner } sono in testa e vincono.
        [shared] La vittoria è divisa: { $winner }.
       *[alone] { $winner } è in testa e vince.
    }
halma-end-court = Tutte le pedine rimaste di un colore sono nella loro corte. { $how ->
        [shared] Stesso numero di pedine, vittoria divisa: { $winner }.
       *[alone] { $winner } ha più pedine e vince.
    }
halma-end-last_standing = { $how ->
        [shared] Nessuno ha più pedine.
       *[alone] Vince { $winner }: nessun altro ha più pedine.
    }
halma-end-no_pieces = Vince { $winner }: nessun altro ha più pedine.
halma-end-quiet = Da molto tempo niente è stato circondato. { $how ->
        [shared] Stesso numero di pedine, primo posto diviso: { $winner }.
       *[alone] { $winner } ha più pedine e vince.
    }
halma-end-shut_in = Vince { $winner }: la pedina sola è chiusa.
halma-end-no_move = Vince { $winner }: nessuna delle quattro può muovere.
halma-end-through = Vince { $winner }: la pedina sola è dietro a tutte e quattro.
halma-end-repetition = Patta: si è ripetuta la stessa posizione.
halma-end-too_long = Patta: nessuno è passato, e nessuno è stato chiuso.

halma-why-over = La partita è finita.
halma-why-over-full = La partita è finita: una meta era piena, e più della metà era di chi doveva riempirla. Restare a casa non serve a nessuno.
halma-why-over-limit = La partita è finita: tutti hanno avuto il numero di turni stabilito. Le pedine rimaste a casa non contano niente.
halma-why-over-stuck = La partita è finita: nessuno poteva più muovere, e si sono contate le pedine nelle mete.
halma-why-throw-first = Prima si lancia il dado.
halma-why-choose-enclosed = Più pedine sono circondate: scegli quella che lascia il tavoliere.
halma-why-no-pass = Qui non si passa: una pedina deve muovere.
halma-why-must-move = Chi può muovere deve muovere; aspetta solo chi è bloccato.
halma-why-nothing-moves = Nessuna tua pedina può muovere: passi.
halma-why-no-field = Le pedine stanno sulle caselle del tavoliere.
halma-why-not-yours = La pedina su { $field } non è tua.
halma-why-empty = Su { $field } non c’è nessuna pedina: scegline una tua.
halma-why-held = Questa pedina è arrivata e nella sua meta non può andare oltre.
halma-why-stuck = La pedina su { $field } adesso non può muovere.
halma-why-choose-target = Ora scegli dove va la pedina da { $field }.
halma-why-same-field = Una mossa non può finire dov’è cominciata.
halma-why-occupied = { $field } è occupata.
halma-why-leave-target = Una pedina arrivata resta nella sua meta.
halma-why-leave-court = Una pedina nella sua corte non può più uscirne.
halma-why-pips = Una pedina muove esattamente di { $pips } caselle, diritto in una delle sei direzioni.
halma-why-pips-free = Una pedina fa esattamente { $pips } passi, su caselle libere e mai due volte sulla stessa; per strada può svoltare.
halma-why-one-step = Una pedina fa un passo, su una casella libera accanto.
halma-why-no-diagonal = Qui le pedine vanno diritto, mai in diagonale.
halma-why-no-diagonal-four = Le quattro vanno diritto, mai in diagonale.
halma-why-never-back = Le quattro vanno in avanti o di lato, mai indietro.
halma-why-step-forward = Qui non si fanno passi in quella direzione.
halma-why-only-hops = In questo gioco non ci sono passi: ogni mossa è un salto.
halma-why-nothing-between = Su { $field } non c’è niente da saltare.
halma-why-hop-forward = Qui i salti non vanno indietro.
halma-why-row = Un salto passa sopra una pedina, non sopra una fila.
halma-why-own = Qui le proprie pedine non si saltano.
halma-why-no-way = Nessun passo e nessun salto multiplo porta da { $start } a { $target }.

game-schach = Szachy
    .tag = Dwóch królów, dwie armie i ani odrobiny przypadku.

game-raeuberschach = Antyszachy
    .tag = Strać wszystko, a wygrywasz.

game-bienenhausschach = Szachy w ulu
    .tag = Co zbijesz, stawiasz z powrotem tam, gdzie przeszkadza.

game-maharadscha = Szachy maharadży
    .tag = Jedna figura przeciw całej armii.

option-schach-en_passant = Bicie w przelocie
    .help = Piona, który właśnie przeszedł o dwa pola, wrogi pion może zbić tak, jakby przeszedł tylko o jedno.
option-schach-strict_castling = Ścisła roszada
    .help = Żadne pole między królem a wieżą nie może być atakowane, także to obok wieży po stronie hetmana.
option-schach-repetition_draw = Remis przez powtórzenie
    .help = Partia kończy się remisem, gdy ta sama pozycja powtórzy się tyle razy. 0 wyłącza tę zasadę.
option-schach-fifty_move_limit = Remis bez postępu
    .help = Partia kończy się remisem, gdy każda strona wykona tyle posunięć bez bicia i bez ruchu piona. 0 wyłącza tę zasadę.

option-raeuberschach-compulsory_capture = Bicie jest obowiązkowe
    .help = Kto może bić, musi bić; czym i co, to już wolny wybór.
option-raeuberschach-promote_to_king = Pion może zostać królem
    .help = Piona w ostatnim rzędzie można zamienić także na króla.
option-raeuberschach-blocked_player = Gracz, który nie może ruszyć
    .help = Co się dzieje, gdy ktoś ma bierki, ale żadną nie może ruszyć.
option-raeuberschach-blocked_player-passes = pauzuje
option-raeuberschach-blocked_player-wins = wygrywa
option-raeuberschach-blocked_player-draw = kończy partię remisem
option-raeuberschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-raeuberschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-raeuberschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = Partia kończy się remisem, gdy każda strona wykona tyle posunięć bez bicia i bez ruchu piona.

option-bienenhausschach-pawns_put_back = Zbite piony stawia się
    .help = Gdziekolwiek, jak w instrukcji, albo nigdy w pierwszym i ostatnim rzędzie.
option-bienenhausschach-pawns_put_back-anywhere = Na dowolnym wolnym polu
option-bienenhausschach-pawns_put_back-ranks_2_to_7 = W rzędach od 2 do 7
option-bienenhausschach-en_passant = { option-schach-en_passant }
    .help = { option-schach-en_passant.help }
option-bienenhausschach-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-bienenhausschach-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-bienenhausschach-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }
option-bienenhausschach-move_limit = Najdłuższa partia
    .help = Partia kończy się remisem po tylu posunięciach każdej strony. 0 wyłącza tę zasadę.

option-maharadscha-strict_castling = { option-schach-strict_castling }
    .help = { option-schach-strict_castling.help }
option-maharadscha-repetition_draw = { option-schach-repetition_draw }
    .help = { option-schach-repetition_draw.help }
option-maharadscha-fifty_move_limit = { option-schach-fifty_move_limit }
    .help = { option-schach-fifty_move_limit.help }

piece-king = król
piece-lady = hetman
piece-rook = wieża
piece-bishop = goniec
piece-knight = skoczek
piece-footman = pion
piece-maharajah = maharadża

chess-letter-king = K
    .english = K
    .figurine = ♔
chess-letter-lady = H
    .english = Q
    .figurine = ♕
chess-letter-rook = W
    .english = R
    .figurine = ♖
chess-letter-bishop = G
    .english = B
    .figurine = ♗
chess-letter-knight = S
    .english = N
    .figurine = ♘
chess-letter-maharajah = M
    .english = M
    .figurine = M

# narzędnik: rusza czym, bije czym
chess-mover-king = królem
chess-mover-lady = hetmanem
chess-mover-rook = wieżą
chess-mover-bishop = gońcem
chess-mover-knight = skoczkiem
chess-mover-footman = pionem
chess-mover-maharajah = maharadżą

# biernik: bije kogo, stawia kogo
chess-taken-king = króla
chess-taken-lady = hetmana
chess-taken-rook = wieżę
chess-taken-bishop = gońca
chess-taken-knight = skoczka
chess-taken-footman = piona
chess-taken-maharajah = maharadżę

# biernik: zamienia się w kogo
chess-become-king = króla
chess-become-lady = hetmana
chess-become-rook = wieżę
chess-become-bishop = gońca
chess-become-knight = skoczka

chess-taken = Zbite
chess-to-put-back = Do postawienia
chess-castling-both = Możliwe obie roszady
chess-castling-short = Możliwa krótka roszada
chess-castling-long = Możliwa długa roszada

chess-prompt-move = { $colour } ma ruch.
chess-prompt-check = Szach! { $colour } musi ratować { $piece }.
chess-prompt-take = { $colour } może bić, więc musi.
chess-prompt-put-back = { $colour } stawia { $piece } z powrotem na wolnym polu.
chess-prompt-place = { $colour } wybiera pole dla maharadży.
chess-prompt-pass = { $colour } nie może niczym ruszyć i pauzuje.

chess-button-pass = Pauzuj
chess-button-king = Król
chess-button-lady = Hetman
chess-button-rook = Wieża
chess-button-bishop = Goniec
chess-button-knight = Skoczek

chess-log-move = { $colour } rusza { $piece } z { $start } na { $target }.
chess-log-take = { $colour } bije { $taken } { $piece }, z { $start } na { $target }.
chess-log-castle-short = { $colour } robi krótką roszadę.
chess-log-castle-long = { $colour } robi długą roszadę.
chess-log-promote = Pion zamienia się w { $piece }.
chess-log-check = Szach: { $colour } musi ratować { $piece }.
chess-royal-king = króla
chess-royal-maharajah = maharadżę
chess-log-put-back = { $colour } stawia { $piece } z powrotem na { $square }.
chess-log-place = { $colour } stawia maharadżę na { $square }.
chess-log-pass = { $colour } nie może ruszyć i pauzuje.

chess-end-checkmate = Mat: { $winner } wygrywa, { $loser } na próżno ratuje { $piece }.
chess-end-stalemate = Remis: pat, nie ma ruchu ani szacha.
chess-end-material = Remis: nikt nie ma dość bierek, by dać mata.
chess-end-repetition = Remis: znów powtórzyła się ta sama pozycja.
chess-end-fifty_moves = Remis: od dawna nic nie zostało zbite i żaden pion nie ruszył.
chess-end-move_limit = Remis: partia doszła do największej długości.
chess-end-bare_king = Remis: białym został tylko król i nikt nie może dać mata.
chess-end-no_pieces = { $winner } wygrywa: nie ma już nic do stracenia. { $loser } ma jeszcze bierki.
chess-end-blocked = { $winner } wygrywa: żadna bierka tej strony nie może ruszyć. { $loser } jeszcze może.
chess-end-blocked_draw = Remis: strona, która ma ruch, nie może go wykonać.

chess-why-over = Partia jest skończona.
chess-why-squares = Bierki stoją na 64 polach szachownicy.
chess-why-must-pass = Żadna bierka nie może ruszyć: pauzuj.
chess-why-no-pass = Jest możliwy ruch, więc pauzować nie wolno.
chess-why-empty = Na { $square } nie ma bierki: wybierz którąś ze swoich.
chess-why-not-yours = Bierką na { $square } nie możesz ruszyć.
chess-why-choose-target = Teraz wybierz pole, na które idzie bierka z { $square }.
chess-why-one-move = Jedna bierka, jeden ruch: dotknij pola, na którym stoi, i pola, na które idzie.
chess-why-same-square = Ruch prowadzi na inne pole.
chess-why-stuck = Bierka na { $square } nie ma dokąd pójść.
chess-why-must-take = Można coś zbić, więc trzeba bić.
chess-why-own-piece = Na { $square } stoi twoja własna bierka.
chess-why-blocked = Bierka na { $square } stoi na drodze, a tą przeskakiwać nie można.
chess-why-way-king = Król idzie o jedno pole w dowolnym kierunku.
chess-why-way-lady = Hetman chodzi po prostej: wzdłuż rzędów, kolumn i przekątnych.
chess-why-way-rook = Wieża chodzi wzdłuż rzędów i kolumn.
chess-why-way-bishop = Goniec chodzi po przekątnych.
chess-why-way-knight = Skoczek skacze o dwa pola prosto i jedno w bok.
chess-why-way-maharajah = Maharadża chodzi jak król albo skacze jak skoczek.
chess-why-way-footman = Pion idzie o jedno pole prosto przed siebie, a bije o jedno pole na ukos do przodu.
chess-why-pawn-blocked = Prosto przed siebie pion idzie tylko na wolne pola.
chess-why-pawn-double = O dwa pola wolno iść tylko z rzędu wyjściowego.
chess-why-pawn-rests = Ten pion został postawiony w ostatnim rzędzie: stoi tam, aż zostanie zbity.
chess-why-pawn-takes = Na ukos pion idzie tylko wtedy, gdy bije.
chess-why-no-en-passant = Bicia w przelocie tu się nie gra.
chess-why-choose-piece = Pion doszedł: wybierz, w co się zamieni.
chess-why-no-king = Pion nie może tu zostać królem.
chess-why-castling-moved = Król albo wieża już ruszyły, albo wieży nie ma: po tej stronie roszady nie będzie.
chess-why-castling-between = Do roszady wszystkie pola między królem a wieżą muszą być wolne.
chess-why-castling-check = Król pod szachem nie robi roszady.
chess-why-castling-attacked = Pole { $square } jest atakowane: król przez nie roszady nie robi.
chess-why-king-attacked = Pole { $square } jest atakowane: to nie miejsce na { $piece }.
chess-why-in-check = Król jest pod szachem: odejdź nim, zasłoń go albo zbij atakującego.
chess-why-pinned = Bierka na { $square } osłania króla i nie może go odsłonić.
chess-why-occupied = Pole { $square } jest zajęte: wybierz wolne.
chess-why-put-pawn = Piona nie można postawić w pierwszym ani ostatnim rzędzie.
chess-why-put-bishop = Goniec wraca na pole tego koloru, na którym został zbity.
chess-why-put-check = Z bierką na { $square } twój król byłby pod szachem.
chess-why-no-place = Gdziekolwiek postawisz zbitą bierkę, twój król będzie pod szachem.
chess-why-place-attacked = Białe atakują { $square }: maharadża nie może tam zacząć.

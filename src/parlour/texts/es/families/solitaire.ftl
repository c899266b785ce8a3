game-solitaire = Solitario
    .tag = Salta hasta que quede una sola clavija.

option-solitaire-goal = Meta
    .help = Lo que debe quedar al final en el tablero. Una letra está marcada en él.
option-solitaire-goal-fewest = Las menos clavijas posibles
option-solitaire-goal-one_left = Una clavija, donde sea
option-solitaire-goal-one_in_centre = Una clavija en el centro
option-solitaire-goal-letter_A = Letra A
option-solitaire-goal-letter_C = Letra C
option-solitaire-goal-letter_D = Letra D
option-solitaire-goal-letter_E = Letra E
option-solitaire-goal-letter_E_large = Letra E, grande
option-solitaire-goal-letter_F = Letra F
option-solitaire-goal-letter_H = Letra H, pequeña
option-solitaire-goal-letter_H_wide = Letra H, ancha
option-solitaire-goal-letter_I = Letra I
option-solitaire-goal-letter_I_small = Letra I, pequeña
option-solitaire-goal-letter_I_stroke = Letra I, un trazo
option-solitaire-goal-letter_J = Letra J
option-solitaire-goal-letter_L = Letra L
option-solitaire-goal-letter_N = Letra N
option-solitaire-goal-letter_O = Letra O
option-solitaire-goal-letter_P = Letra P
option-solitaire-goal-letter_S = Letra S
option-solitaire-goal-letter_T = Letra T
option-solitaire-goal-letter_U = Letra U
option-solitaire-goal-letter_V = Letra V
option-solitaire-goal-letter_X = Letra X
option-solitaire-goal-letter_Y = Letra Y

solitaire-points = Puntos de castigo
solitaire-left = En el tablero

solitaire-prompt-jump = Salta por encima de una clavija vecina a un agujero libre. { $count ->
        [one] Queda una clavija.
       *[other] Quedan { $count } clavijas.
    } Meta: { $goal }.

solitaire-button-stop = Parar aquí

solitaire-log-jump = { $start } salta a { $target }; se va la clavija de { $over }.
solitaire-log-stop = Basta de saltos.
solitaire-log-next = El tablero está lleno otra vez: juega { $colour }.

solitaire-end-perfect = Queda una sola clavija: un punto de castigo.
    .headline = ¡Perfecto!
solitaire-end-no_jump = Ya no hay saltos: { $count } puntos de castigo.
solitaire-end-stopped = Se acaba aquí, con { $count ->
        [one] un punto de castigo.
       *[other] { $count } puntos de castigo.
    }
solitaire-end-rounds = Han jugado todos. Gana { $winner } con { $count ->
        [one] un punto de castigo.
       *[other] { $count } puntos de castigo.
    }
solitaire-end-rounds_shared = Han jugado todos, y se comparte el primer puesto, con { $count ->
        [one] un punto de castigo
       *[other] { $count } puntos de castigo
    } por cabeza.
solitaire-end-reached = Meta alcanzada, con { $count ->
        [one] una clavija
       *[other] { $count } clavijas
    } en el tablero.
    .headline = ¡Lo has conseguido!
solitaire-end-missed = Ya no hay saltos y no se ha alcanzado la meta: { $count ->
        [one] un punto de castigo.
       *[other] { $count } puntos de castigo.
    }
solitaire-end-given_up = Se acaba antes de alcanzar la meta: { $count ->
        [one] un punto de castigo.
       *[other] { $count } puntos de castigo.
    }

solitaire-outlook-open = La meta aún está a tu alcance: { $count ->
        [one] un salto lleva a ella.
       *[other] { $count } saltos llevan a ella.
    }
solitaire-outlook-lost = Desde aquí ya no se llega a la meta. Deshaz unos saltos.
solitaire-outlook-fewest = { $count ->
        [one] Desde aquí aún puede quedar una sola clavija.
       *[other] Desde aquí quedan, en el mejor caso, { $count } clavijas.
    }
solitaire-outlook-unknown = No se ha averiguado si aún se puede alcanzar la meta.

solitaire-why-over = La partida ha terminado.
solitaire-why-no-hole = Las clavijas están en los 33 agujeros de la cruz.
solitaire-why-no-peg = En { $hole } no hay ninguna clavija.
solitaire-why-choose-hole = Elige ahora el agujero libre al que salta la clavija de { $hole }.
solitaire-why-cannot-jump = La clavija de { $hole } no puede saltar: necesita otra al lado y un agujero libre justo detrás.
solitaire-why-one-jump = Un salto cada vez: el siguiente es otra jugada.
solitaire-why-filled = { $hole } está ocupado: un salto acaba en un agujero libre.
solitaire-why-diagonal = Las clavijas saltan en recto, por una fila o una columna, nunca en diagonal.
solitaire-why-no-step = Las clavijas no dan pasos: saltan por encima de una vecina.
solitaire-why-too-far = Está demasiado lejos: un salto pasa por encima de una sola clavija.
solitaire-why-nothing-between = En { $hole } no hay ninguna clavija que saltar.

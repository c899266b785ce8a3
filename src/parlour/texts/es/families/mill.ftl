game-muehle = Merels
    .tag = Tres en línea, y te llevas una ficha.

option-muehle-flying = Saltar con tres fichas
    .help = Quien solo tiene tres fichas puede ir a cualquier punto libre.
option-muehle-take_from_mill_if_all = Quitar de un merels si no hay otra
    .help = Si todas las fichas enemigas están en un merels completo, se puede quitar cualquiera.
option-muehle-double_mill_takes_two = Dos merels quitan dos fichas
    .help = Quien completa dos merels con una ficha quita dos fichas en vez de una.
option-muehle-may_decline = Quitar es voluntario
    .help = Quien completa un merels puede dejar en paz las fichas enemigas.
option-muehle-repetition_draw = Tablas por repetición
    .help = Son tablas cuando la misma posición se da este número de veces. Con 0 no se aplica.
option-muehle-no_mill_limit = Tablas sin quitar fichas
    .help = Son tablas cuando cada bando ha hecho este número de jugadas sin que se quite ninguna ficha. Con 0 no se aplica.

mill-in-hand = En la mano
mill-taken = Quitadas

mill-prompt-place = { $colour } coloca una ficha. { $count ->
        [one] La última.
       *[other] Quedan { $count } en la mano.
    }
mill-prompt-move = { $colour } mueve una ficha por una línea.
mill-prompt-jump = { $colour } tiene tres fichas: cualquiera puede saltar a cualquier punto libre.
mill-prompt-take = Un merels: { $colour } quita { $count ->
        [one] una ficha enemiga.
       *[other] { $count } fichas enemigas, una tras otra.
    }

mill-button-decline = No quitar nada

mill-log-place = { $colour } coloca en { $point }.
mill-log-move = { $colour } mueve de { $start } a { $target }.
mill-log-jump = { $colour } salta de { $start } a { $target }.
mill-log-mill = { $colour } completa { $count ->
        [one] un merels.
       *[other] dos merels a la vez.
    }
mill-log-mill-in-vain = { $colour } completa un merels, pero todas las fichas enemigas están a salvo en sus propios merels.
mill-log-take = { $colour } quita la ficha de { $point }.
mill-log-decline = { $colour } no quita nada.

mill-end-fewer_than_three = Gana { $winner }: { $loser } tiene menos de tres fichas.
mill-end-blocked = Gana { $winner }: { $loser } no puede mover.
mill-end-repetition = Tablas: la misma posición se ha vuelto a dar.
mill-end-no_stone_taken = Tablas: hace mucho que no se quita ninguna ficha.

mill-why-over = La partida ha terminado.
mill-why-no-point = Las fichas van en las esquinas y los cruces de las líneas.
mill-why-no-mill = No se acaba de completar ningún merels, así que no hay ficha que quitar ni que dejar.
mill-why-must-take = Un merels quita una ficha: elige una.
mill-why-take-enemy = Hay un merels completo: elige una ficha enemiga para quitarla del tablero.
mill-why-in-mill = La ficha de { $point } está en un merels completo y ahí está a salvo.
mill-why-place-first = Las fichas solo se mueven cuando todas están colocadas. { $count ->
        [one] Queda una
       *[other] Quedan { $count }
    } en la mano.
mill-why-occupied = { $point } está ocupado: en cada punto cabe una ficha.
mill-why-empty = En { $point } no hay ninguna ficha: elige una de las tuyas.
mill-why-not-yours = La ficha de { $point } no la mueves tú.
mill-why-stuck = La ficha de { $point } está encerrada: ningún punto vecino está libre.
mill-why-choose-target = Elige ahora el punto libre al que va la ficha de { $point }.
mill-why-not-next = { $start } y { $target } no son vecinos en una línea.
mill-why-no-jumping = Aquí no se juega con saltos: tres fichas se mueven como las demás.

# Lo que dicen todos los juegos de dados, también el Yatzy y los trucos.

dice-row-twos = Doses
dice-row-total = Total
dice-button-throw = Tirar
dice-label-again = Volver a tirar { $faces }
dice-log-throw = { $colour } saca { $faces }.
dice-why-over = La partida ha terminado.
dice-why-throw-first = Tira primero los dados.

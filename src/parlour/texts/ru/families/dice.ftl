# Что говорят все игры с кубиками, и книффель, и фокусы.

dice-row-twos = Двойки
dice-row-total = Итого
dice-button-throw = Бросить
dice-label-again = Снова бросить { $faces }
dice-log-throw = { $colour } бросает: { $faces }.
dice-why-over = Игра окончена.
dice-why-throw-first = Сначала бросьте кубики.

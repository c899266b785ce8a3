game-teure_sieben = Дорогая семёрка
    .tag = Вычёркивайте свои числа, но не все: первый пустой список проигрывает.

option-teure_sieben-first_cleared_wins = Пустой список побеждает
    .help = Кто первым всё вычеркнул, побеждает, а не проигрывает.

dice-row-number = { $number }
dice-row-open = Открытые числа

dice-teure_sieben-prompt = { $colour } бросает оба кубика.
dice-teure_sieben-log-seven = Дорогая семёрка: { $colour } вычёркивает { $numbers }.
dice-teure_sieben-log-strikes = { $colour } вычёркивает { $number } и бросает ещё раз.
dice-teure_sieben-log-last = { $colour } вычёркивает { $number }, и список пуст.
dice-teure_sieben-log-travels = { $number } идёт дальше: вычёркивает { $colour }.
dice-teure_sieben-log-lapses = { $number } больше ни у кого не открыто: бросок { $colour-genitive } пропадает.
dice-end-cleared_loses = { $loser } вычёркивает последнее число и проигрывает.
dice-end-cleared_wins = { $winner } вычёркивает последнее число и побеждает.

# Экран стола.

table-title = { $game }
table-title-yours = Ваш ход · { $game }
table-title-turn = Ход: { $name } · { $game }
table-title-over = { $game } · окончено
table-loading = Раскладываем доску…
table-board = Доска
table-board-of = Доска: { $game }
table-desk = Что надо сделать
table-panel = Правила, запись и стол
table-close = Закрыть
table-failed = Не получилось. Попробуйте ещё раз.
table-offline = Сейчас нет связи. Попробуйте через минуту.

table-tab-rules = Правила
table-tab-log = Запись
table-tab-table = Стол

# места
table-seats = Игроки
table-seat = Место { $number }
table-open-seat = Свободное место
table-seat-free = свободно
table-your-turn = Ваш ход
table-to-move = ходит
table-turn-of = Ход: { $name }.
table-you = вы
table-thinking-here = думает
table-holding = { $name }: { $count }
table-place = { $place }-е
table-watching = Вы смотрите

# места и фишки, для чтения с экрана
piece-stone = фишка
piece-pawn = фишка
piece-man = шашка
piece-peg = колышек
piece-slab = шашка
piece-cube = куб удвоения
piece-queen = дамка
piece-sheep = овца
piece-wolf = волк
piece-horse = лошадь
table-picker = Выберите одно
piece-other = фигура
table-site = { $site }: { $held }
table-site-pieces = { $piece }, { $colour }, штук: { $count }
table-site-piece = { $piece }, { $colour }
table-site-pile = { $figure } { $piece }
table-site-empty = пусто
table-site-able = { $where }, можно выбрать
table-site-picked = { $where }, выбрано
table-site-alarm = { $where }, отмечено: посмотрите сюда
table-site-target = { $where }, сюда можно пойти

# кубики и листок
table-dice = Кубики
table-die = Кубик: { $face }
table-die-spent = Кубик: { $face }, сыгран
table-die-waiting = Кубик ещё не брошен
table-die-again = { $name }, бросить снова
table-throw = Бросить
table-throw-again = Бросить снова { $count } { $count ->
        [one] кубик
        [few] кубика
        *[other] кубиков
    }
table-choose-dice = Нажмите на кубики, которые хотите бросить снова
table-amount = Сколько
table-sheet = Листок для записи
table-cell-open = Записать: { $row }
table-cell-offer = { $row }: записать { $points }

# что делать
table-undo = Отменить
table-hint-button = Подсказка
table-hint = Компьютер сыграл бы: { $move }
notation-letter = { $before }{ $letter }{ $after }
table-hint-throw = Сначала бросьте кубики.
table-hint-points = { $move }: очков в среднем ещё { $figure }
table-hint-chance = { $move }: шанс { $figure } из 100
table-hint-other = { $move }: стоит { $figure }
table-hint-wait = Ищем хороший ход…
table-hint-outlook = { $outlook } { $hint }
table-restart = В начало
table-solve = Решение
table-solving = Ищем решение…
table-preparing = Компьютер что-то вычисляет: { $percent } %
table-see-rule = Показать правило
table-asking-draw = { $name } предлагает ничью. Ждём ответа.
table-asking-undo = { $name } хочет взять ход назад. Ждём согласия остальных.
table-asked-draw = { $name } предлагает ничью.
table-asked-undo = { $name } хочет взять последний ход назад.
table-consent-draw = Согласиться
table-consent-undo = Разрешить
table-refuse = Нет, играем дальше

# запись
table-log-empty = Пока ничего не случилось.
table-log-earlier = Показать более ранние ходы: { $count }
table-log-plain = { $name }: { $text }
table-log-undo = { $name } берёт ход назад.
table-log-ask = { $name } просит разрешения взять ход назад.
table-log-consent = { $name } соглашается.
table-log-refuse = { $name } предпочитает играть дальше.
table-log-rest = { $name } поручает игру коробке.
table-log-stop = { $name } снова играет.
table-rest = Доиграйте за меня
table-rest-stop = Дальше играю без помощи
table-log-join = { $name } садится за стол.

# ожидание, приход
table-waiting = Ждём ещё { $count } { $count ->
        [one] игрока
        *[other] игроков
    }
table-waiting-share = Кубики ещё ждут, что добавят к ним браузеры игроков: { $names }. Стол должен быть там хоть раз открыт.
table-waiting-help = Отправьте им эту ссылку. Игра начнётся, как только все сядут.
table-unsent = Это ждёт здесь и отправится, как только будет связь.
table-join-title = Сесть за стол: { $game }?
table-join-with = За столом: { $names }
table-join-name = Ваше имя
table-join-name-missing = Пожалуйста, назовите своё имя.
table-join-seat = Ваше место
table-sit-down = Сесть
table-watch = Просто смотреть

# конец
table-end-you = Вы победили!
table-end-you-with = Победа: вы и { $names }!
table-end-goes-to = Победа на этот раз: { $names }.
table-end-wins = { $count ->
    [one] Победа: { $names }!
   *[other] Победители: { $names }!
 }
table-end-place = Ваше место: { $place } из { $count }.
table-end-draw = Ничья
table-end-draw-with = Ничья: вы и { $names }
table-end-nobody = На этот раз не победил никто
table-end-alone = Игра окончена
table-end-alone-lost = Не в этот раз
table-save = Сохранить партию
table-play-again = Сыграть ещё
table-analyse = Анализировать отсюда
table-play-from = Играть отсюда
table-analysis-board = Доска для анализа
table-review = Разобрать партию
table-tab-review = Разбор
table-ahead = на { $count } больше, чем у другой стороны
table-replay-news = К игре, новых ходов: { $count }
table-watch-again = Посмотреть ещё раз
table-replay-of-game = Посмотреть партию ещё раз
table-replay-of-solution = Посмотреть решение
table-replay-at = Ход { $at } из { $length }
table-replay-back = На один назад
table-replay-forward = На один вперёд
table-replay-play = Показать
table-replay-pause = Пауза
table-replay-leave-game = К концу партии
table-replay-leave-solution = К моей партии
table-solution = Вот как это можно сделать.

# о столе
table-turn = Повернуть
table-turn-board = Повернуть доску
table-players = Игроки
table-link = Ссылка на этот стол, для свободных мест и для зрителей
table-copy = Скопировать ссылку
table-copied = Скопировано
table-turning = Поворачивать доску к тому, чей ход
table-options = Действующие правила
table-options-none = В эту игру всегда играют одинаково.
table-placed = Эта партия начата с расставленной позиции.
table-yes = да
table-no = нет
table-fair = Честные кубики
table-fair-sealed = Каждый бросок следует из тайного зерна. Его печать видна сейчас, само зерно в конце, так что каждый может проверить, что ничего не изменили.
table-fair-open = Зерно открыто. У кого есть запись, тот может бросить каждый кубик заново и сравнить.
table-commitment = Печать
table-seed = Зерно
table-check = Проверить кубики
table-check-going = Проверяем кубики…
table-check-good = Зерно подходит к печати, показанной до игры, и все броски ({ $count }) следуют из него. Ваш браузер вычислил это сам.
table-check-good-shared = Зерно подходит к печати, которую ваш браузер увидел первой; то, что он добавил, вошло в кубики, и все броски ({ $count }) следуют отсюда с вероятностями честных кубиков. Ни сервер, ни игрок в одиночку выбрать их не могли; ваш браузер вычислил это сам.
table-check-known = Бросков, известных заранее, потому что ходы брали назад: { $count }.
table-check-share = Того, что ваш браузер добавил к кубикам, в них нет.
table-check-odds = То, что сервер говорит о броске { $number }, — не вероятности честных кубиков.
table-check-seal = Зерно не подходит к печати, показанной до игры.
table-check-count = Вы видели бросков: { $seen }, а сервер называет { $listed }.
table-check-throw = Бросок { $number } не следует из зерна.
table-check-offline = Сервер сейчас не отвечает. Попробуйте позже.
table-verify = Сохраните запись и запустите
table-record = Сохранить партию как
table-format-json = Запись Parlour
table-format-pgn = PGN
table-format-pdn = PDN
table-format-mat = Текст матча
table-format-svg = Картинка (SVG)
table-format-png = Картинка (PNG)
table-link-copy = Скопировать ссылку
table-link-copied = Ссылка скопирована
table-format-film = Фильм (SVG)
table-new-game = Новая партия, те же места
table-leave = Выйти из-за стола
table-leave-help = Ничего не потеряно: стол ждёт на полке среди ваших игр.
table-keys = Клавиши
table-key-arrows = ← ↑ → ↓
    .help = с места на место
table-key-enter = Enter
    .help = выбрать
table-key-escape = Esc
    .help = отменить выбор
table-key-t = T
    .help = бросить
table-key-u = U
    .help = отменить ход
table-key-h = H
    .help = подсказка

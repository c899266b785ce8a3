# Командная строка.

cli-help = Классические семейные игры по печатным правилам: в браузере, в терминале, в Python.
cli-help-serve = Открыть коробку: запустить сервер на этой машине и показать адрес.
cli-help-games = Показать полку: каждую игру с её коробками, игроками и минутами.
cli-help-rules = Прочитать правила игры.
cli-help-play = Сыграть в терминале, против компьютера.
cli-help-verify = Проиграть записанную партию заново и сверить кубики с зерном.
cli-help-review = Разобрать записанную партию с сильнейшим игроком: где удача, где решения и что было бы лучше.
cli-help-review-json = Записать весь разбор ещё и в этот файл.
cli-help-doctor = Показать, что работает: скомпилировано ли, какие версии, где лежат данные.
cli-help-perft = Сосчитать последовательности ходов из позиции, глубина за глубиной.
cli-help-cluster = Работу делает кластер Dask: его адрес или local:4, чтобы попробовать кластер из четырёх процессов.
cli-help-journal = Строки JSON, по одной на готовую часть: кто остановился и начал снова, продолжает оттуда. Без этого они лежат в `build/lab`, пока всё не сделано.
cli-help-uci = Быть шахматной программой: UCI через стандартный ввод и вывод, для любой доски, которая его понимает.
cli-help-hub = Быть программой для шашек 10 × 10: протокол Hub через стандартный ввод и вывод.
cli-help-join = Посадить игрока этой машины на свободное место за чужим столом.
cli-help-join-link = Ссылка на стол, какую посылают друзьям.
cli-help-join-player = Сила от 1 до 5 или имя игрока из другого пакета.
cli-help-join-name = Имя за столом; без него берётся имя самого игрока.
cli-unknown-player = Здесь никого так не зовут: { $name }. Есть: { $players }.
cli-joined = Место { $seat } занято; ключ места { $token }
cli-join-failed = { $link }: { $error }
cli-join-over = Игра окончена: место { $place } из { $players }.
cli-no-protocol = { $game }: этот протокол такой игры не знает.
cli-help-kniffel = Решить книффель для одного игрока раз и навсегда: тогда сильнейший компьютер и подсказки знают точную цену каждого выбора.

cli-help-game = Имя или название игры, как в `parlour games`.
cli-help-language = Язык, один из { $languages }; иначе язык терминала.
cli-help-seats = Число игроков.
cli-help-preset = Задать сразу все варианты: буквально как в книжке, как играет большинство или как в книжке одного языка или одной коробки. `parlour rules ИГРА --anchor presets` показывает их.
cli-help-option = Печатный вариант, например flying=no; можно указать несколько раз.
cli-help-host = Адрес, на котором слушать.
cli-help-port = Порт, на котором слушать; если занят, следующий свободный.
cli-help-data = Файл, в котором хранятся столы.
cli-help-database = Хранить столы в этой базе PostgreSQL, а не в файле; её могут делить несколько серверов.
cli-help-forget = Забыть стол со всем, что за ним делали, или прозвище, где бы оно ни стояло. Сервер в это время работать не должен.
cli-help-forget-table = Коды или ссылки столов.
cli-help-forget-name = Прозвище, точно как его ввели.
cli-help-backup = Сохранить все столы в один файл, даже пока за ними играют.
cli-help-backup-file = Файл для записи; прежний заменяется, когда новый готов целиком.
cli-help-restore = Поставить сохранённый файл на место файла данных. Сервер не должен им пользоваться.
cli-help-restore-file = Файл, который записала команда parlour backup.
cli-help-repair = Сохранить в новый файл то, что ещё читается в повреждённом файле данных.
cli-help-repair-file = Новый файл; повреждённый остаётся как есть.
cli-help-copy = Скопировать все столы файла данных в пустую базу PostgreSQL.
cli-help-copy-file = Файл данных; сервер не должен им пользоваться.
cli-help-copy-database = База данных; столов в ней ещё быть не должно.
cli-help-open = Открыть и браузер.
cli-help-lan = Открыть коробку для всех в домашней сети.
cli-help-anchor = Только этот раздел.
cli-help-seat = Ваше место, начиная с 1; если указать несколько, люди делят клавиатуру.
cli-help-watch = Не занимать места: смотреть, как играют компьютеры.
cli-help-level = Как силён компьютер: от 1 до 5.
cli-help-seed = Один и тот же текст даёт одни и те же кубики.
cli-help-quick = Кубики падают и вынужденные ходы делаются сами.
cli-help-save = Записать партию в этот файл.
cli-help-print = Записать доску игры, фишки для вырезания, листок и правила вкратце в файл для печати.
cli-help-paper = Бумага.
cli-help-field = Расстояние между полями в миллиметрах; доска больше листа выходит на нескольких с метками для разреза. Без этого доска занимает один лист.
cli-help-out = Файл; его окончание говорит, что это.
cli-wrong-paper = { $paper }: на такой бумаге не напечатать. Есть: { $papers }.
cli-wrong-print = { $file }: имя должно кончаться на .pdf или .svg.
cli-print-too-large = На это ушло бы слишком много листов. Возьмите поля поменьше.
cli-cannot-write = { $file } не записать: { $why }.
cli-printed = { $file }, листов { $paper }: { $count }. Печатайте в масштабе 100 %, не подгоняя под страницу.
cli-help-record = Записанная партия.
cli-help-depth = На сколько ходов в глубину.
cli-help-position = Позиция, от которой считать, в записи игры; без указания — начало.

cli-unknown-language = Текстов на языке «{ $language }» нет. Есть: { $languages }.
cli-unknown-game = Игры «{ $name }» на полке нет. Есть: { $games }.
cli-unknown-game-near = Игры «{ $name }» на полке нет. Может быть, { $near }?
cli-several-games = Название «{ $name }» у нескольких игр. Какая из них: { $games }?
cli-unknown-preset = { $game }: набора правил «{ $name }» нет. Есть: { $presets }.
cli-unknown-option = { $game }: варианта «{ $name }» нет. Есть: { $options }.
cli-unknown-anchor = { $game }: раздела «{ $anchor }» в правилах нет. Есть: { $anchors }.
cli-wrong-seats = { $game }: число игроков { $seats }.
cli-wrong-seat = Места пронумерованы от 1 до { $seats }.
cli-wrong-value = { $name } не может быть «{ $value }». Можно: { $allowed }.
cli-wrong-position = { $error }
cli-allowed-switch = да или нет
cli-allowed-number = от { $low } до { $high }
cli-allowed-number-off = от { $low } до { $high } или 0, чтобы выключить
cli-no-folder = Папки { $path } нет.
cli-file-unreadable = { $path } не прочитать: { $error }.
cli-file-too-large = { $path } слишком велик для записи партии.

cli-serving-stop = Ctrl+C закрывает её.
cli-cannot-serve = На { $host } слушать нельзя: { $error }.

cli-column-game = Игра
cli-column-players = Игроки
cli-column-minutes = Минуты
cli-column-boxes = В коробке
cli-games-next = parlour play ИГРА начинает игру, parlour rules ИГРА объясняет её.

cli-you = вы
cli-welcome = Введите ход или его номер; «помощь» покажет, что ещё можно ввести.
cli-commitment = Кубики уже определены. Их печать: { $commitment }
cli-seed = Кубики получены из зерна { $seed }
cli-thinking = { $colour }: компьютер думает…
cli-hint-thinking = Думаем…
cli-ask-move = Ваш ход
cli-throw-first = Сначала кубики: нажмите Enter.
cli-more-moves = … и ещё { $count }: «ходы» покажет все.
cli-no-move = «{ $text }» здесь не ход. «ходы» покажет все, «помощь» — что ещё можно ввести.
cli-no-throw = «{ $text }» здесь ничего не значит. Нажмите Enter, чтобы бросить, или введите «помощь».
cli-see-rules = (правила { $anchor }: { $section })
cli-hint = Хороший ход: { $move }
cli-undone = Ход взят назад.
cli-undone-dice = Ход взят назад. Кубики остались как были.
cli-nothing-to-undo = Брать назад нечего.
cli-left = Вы вышли из-за стола.
cli-saved = Записано в { $path }
cli-over = Игра окончена
cli-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}

# Что можно ввести за столом; несколько слов могут значить одно и то же.
cli-word-help = помощь, help, ?
cli-word-moves = ходы, moves
cli-word-board = доска, board
cli-word-hint = подсказка, hint
cli-word-undo = назад, undo
cli-word-rules = правила, rules
cli-word-quit = выход, quit, exit
cli-word-yes = да, д
cli-word-no = нет, н
cli-play-help =
    ход        в записи игры или его номер в списке
    Enter      бросает кубики; делает ход, если он один
    ходы       все возможные ходы
    доска      показать доску снова
    подсказка  хороший ход
    назад      взять назад ваш последний ход
    правила    правила; правила РАЗДЕЛ для их части
    выход      выйти из-за стола

cli-record-replays = Действий проиграно по правилам: { $actions }. { $game }, версия { $version }.
cli-record-dice = Все броски ({ $throws }) следуют из зерна.
cli-record-dice-unseen = Зерно ещё не открыто: броски ({ $throws }) не проверены.
cli-record-no-dice = Кубиков не бросали.
cli-record-commitment = Зерно то самое, что было закреплено до игры.
cli-record-no-commitment = До игры зерно никто не закрепил.
cli-record-known-before = Бросков, известных заранее, потому что ходы брали назад: { $throws }.
cli-record-proven-nobody = Доказано: кубики следуют из зерна, которое закрепила коробка, и из того, что потом добавили браузеры игроков ({ $shares }), так что ни коробка, ни игрок в одиночку выбрать их не могли.
cli-record-proven-fixed = Доказано: кубики следуют из зерна, закреплённого до игры, так что по дороге их никто не менял; кто его закрепил, мог его и выбрать.
cli-record-proven-nothing = Доказано: кубики следуют из зерна, и не больше, ведь никто не знает, когда его выбрали.
cli-record-result = Итог верен. { $result }
cli-record-unfinished = Партия не окончена: итога для проверки нет.
cli-record-wrong = Эта запись неверна: { $error }
cli-record-unknown-game = Это запись игры, которой на полке нет: «{ $game }».

cli-perft-depth = глубина { $depth }
cli-perft-line = глубина { $depth }: { NUMBER($total, useGrouping: 0) }  ({ $seconds } с)
cli-kniffel-solved = Лучшая игра приносит в среднем очков: { $worth }. Решено за { $seconds } с, хранится в { $path }.

cli-doctor-parlour = Parlour { $version }
cli-doctor-python = Python { $version } на { $machine }
cli-doctor-package = установлено в { $path }
cli-doctor-compiled = Быстрая часть скомпилирована: все модули ({ $count }).
cli-doctor-python-code = Быстрая часть не скомпилирована: всё работает, только медленнее.
cli-doctor-partly = Скомпилировано модулей быстрой части: { $compiled } из { $count }.
cli-doctor-stale = Изменено после компиляции, поэтому работает старый код: { $modules }
cli-doctor-compile = `make compile` скомпилирует быструю часть с помощью { $compiler }.
cli-doctor-no-compiler = Компилятора C здесь нет: установите gcc и запустите `make compile`.
cli-doctor-data = Столы хранятся в { $path }
cli-doctor-data-backup = Сохранить их в один файл: parlour backup ФАЙЛ
cli-doctor-data-new = Столы будут храниться в { $path }
cli-doctor-guests = Другие пакеты приносят: { $names }
cli-doctor-fault = { $package } { $version } приносит { $name }, но это пропущено: { $reason }
cli-doctor-lookups = Что смотрят компьютерные игроки
cli-lookup-kept = хранится, { $megabytes } МБ
cli-lookup-under-way = готово { $percent } %
cli-lookup-later = вычислится, когда понадобится
cli-lookup-made = { $name }: вычислено и сохранено за { $seconds } с.
cli-lookup-not-kept = { $name }: вычислено, но в { $folder } не сохранить.
cli-lookup-unknown = Таблицы { $name } нет. Таблицы: { $lookups }
cli-help-lookups = Таблицы компьютерных игроков: что хранится, что вычисляется. Названные вычисляются заново.
cli-help-lookups-name = Таблица или начало её имени.
cli-doctor-parts = Части
cli-doctor-missing = не установлено

cli-help-lab = Лаборатория: много партий сразу и что они говорят.
cli-help-facts = Сыграть игру много раз и узнать, сколько она длится, как часто берут фишки и выгодно ли начинать.
cli-help-games-count = Сколько партий сыграть.
cli-help-facts-all = Все игры на полке; те, что уже есть в папке, снова не играются.
cli-help-facts-level = Кто играет: 0 наугад, от 1 до 5 — компьютер этой силы.
cli-help-facts-seed = Зерно: одно и то же даёт одни и те же данные.
cli-help-facts-folder = Где хранятся данные и картинки.
cli-help-facts-cores = Сколько процессов играет; без указания — все ядра.

lab-game-or-all = Назовите игру или укажите --all для всей полки.
lab-title = { $game }: партий { NUMBER($games, useGrouping: 0) }, игроков { $seats }
lab-at-random = Сыграно наугад, зерно { NUMBER($seed, useGrouping: 0) }. Интервалы верны с надёжностью 95 %.
lab-by-level = Играли компьютеры силы { $level }, зерно { NUMBER($seed, useGrouping: 0) }. Интервалы верны с надёжностью 95 %.
lab-row-length = средняя длина в бросках и решениях
lab-row-longest = самая длинная партия
lab-row-takes = действия, которые убирают фишку
lab-row-first = выиграл начинавший
lab-row-seat = выиграло место { $seat }
lab-row-reason = конец: { $reason }
lab-exact = Точная средняя длина, из цепи Маркова: { $exact }
lab-kept = Сохранено в { $folder }
lab-length = броски и решения
lab-games = партии
lab-column-game = игра
lab-column-seats = игроки
lab-column-length = средняя длина
lab-column-takes = взятия
lab-column-first = выиграл начинавший
cli-help-almanac = Узнать для каждой игры и её главных вариантов, сколько она длится, выгодно ли начинать, как часто меняется лидер и что решает удача.
cli-help-almanac-folder = Где записано сыгранное: кто остановился и начал снова, продолжает оттуда.
cli-help-almanac-pieces = Сыграть не больше стольких первых частей; 0 подводит итог тому, что есть.
cli-help-almanac-out = Куда идут числа.
lab-almanac = альманах
lab-no-almanac = { $file } — не альманах: назовите другой файл через --out или уберите этот.
lab-almanac-stopped = Остановлено. Та же команда продолжит с этого места; по сыгранному подведён итог.
lab-almanac-level = сила
lab-almanac-games = партии
lab-almanac-minutes = минуты
lab-almanac-first = выиграл начинавший, из 100
lab-almanac-luck = удача
cli-help-duel = Свести двух игроков много раз, с обеих сторон каждого дебюта и по очереди на всех местах.
cli-help-duel-player = Сила (5), с большим (5*10) или меньшим (5/30) числом позиций или соперник: random, greedy, material:60000, distance:2000, take-furthest, take-nearest, threats, monte-carlo:1000; если установлены, stockfish:2000, fairy:6, gnubg:0, turbo:0.5.
cli-help-duel-least = Доля, которую должен выиграть A: остановка, как только это ясно в ту или другую сторону.
cli-help-duel-seed = Зерно: одно и то же играет одни и те же партии, сколько бы ни было ядер.
cli-help-duel-brake = Секунды могут прервать раздумья раньше, чем кончатся позиции; без этого считаются только позиции, так что занятая машина измеряет не хуже свободной.
cli-help-ladder = Каждая сила против той, что ниже, игра за игрой; таблица, которую показывает docs/players.md.
cli-help-ladder-games = Игры; без указания — вся полка.
cli-help-ladder-out = Записать таблицу как Markdown, строка за строкой; что в ней уже есть, снова не измеряется.
lab-duel-title = { $game }: { $first } против { $second }, мест { $seats }, зерно { NUMBER($seed, useGrouping: 0) }
lab-duel-share = { $first }: доля побед { $share }, стандартная ошибка { $error }, партий { NUMBER($games, useGrouping: 0) }
lab-duel-counts = побед { $won }, поровну { $shared }, поражений { $lost }; перевес в очках за партию { $points }, стандартная ошибка { $points_error }
lab-duel-time = Время процессора на выбор, { $first }: { $mean } мс, дольше всего { $longest } мс; действий за партию { $length }
lab-duel-ends = Концы: { $reasons }
lab-duel-sure = Ясно: { $sure ->
    [more] не меньше, чем требовалось.
   *[less] меньше, чем требовалось.
  }
lab-duel-unknown = { $words }
lab-ladder-no-table = В { $file } не таблица лестницы, а что-то другое; файл остаётся как есть.
lab-duel-column-pair = сила
lab-duel-column-share = побед
lab-duel-column-error = СО
lab-duel-column-games = партии
lab-duel-column-time = мс на выбор, дольше всего
lab-duel-column-version = версия
lab-duel-column-seed = зерно
lab-duel-column-date = день
lab-ladder-undecided = никто не решает
lab-ladder-alone = в одиночку
lab-ladder-measured = { $date }, зерно { $seed }, не больше { $games } партий на ступень. { $processor } × { $cores }, { $system }, Python { $python }, { $compiled ->
    [yes] скомпилирован.
   *[no] не скомпилирован.
  }
cli-help-soak = Сыграть случайные партии по всей полке со всеми проверками и сказать, какие нарушены.
cli-help-soak-seed = Зерно: одно и то же играет одни и те же партии.
lab-soak-start = Случайные партии с проверками: { NUMBER($games, useGrouping: 0) }, зерно { NUMBER($seed, useGrouping: 0) }.
lab-soak-whole = Ни одна проверка не нарушена: партий { NUMBER($games, useGrouping: 0) }, видов { $kinds } (действий { NUMBER($actions, useGrouping: 0) }, зерно { NUMBER($seed, useGrouping: 0) }).
lab-soak-broken = Нарушений: { $count }. Строки выше показывают их снова: расстановка и зерно каждой партии.

cli-help-bearoff = Вычислить таблицы вывода шашек в нардах, для общих правил и для печатных, и сохранить их.
cli-help-bearoff-stones = Не больше стольких шашек.
cli-help-train = Дать компьютерным игрокам в нарды учиться, играя с самими собой.
cli-help-train-lesson = Чему учиться, как в backgammon_standard.
cli-help-train-folder = Где хранятся неоконченные уроки.
bearoff-standard = общие правила
bearoff-printed = печатные правила
bearoff-built = { $title }: позиций { NUMBER($positions, useGrouping: 0) }. Шашки на шестом пункте ({ $stones }) выводят, ходов в среднем: { $turns }.
train-no-lesson = Урока { $name } нет. Уроки: { $lessons }
train-done = { $name }: { $figures }

cli-forget-what = Скажите, что забыть: столы по кодам или ссылкам или прозвище с --name.
cli-forget-in-use = Коробка открыта: { $address }. Сначала закройте её, чтобы в это время ничего не писали.
cli-forget-failed = Ничего не забыто: { $detail }
cli-forget-nothing = Такого стола и такого имени здесь нет.
cli-forgotten = Забыто столов: { $tables }, имён на местах: { $names }. В резервных копиях они остались.
cli-copying = Копируем
cli-copy-not-empty = В базе уже есть столы. Копируйте в пустую, чтобы ничего не смешалось и не пропало.
cli-copy-failed = Ничего не скопировано: { $detail }
cli-copied = Скопировано столов: { $count }. Открыть их: parlour serve --database АДРЕС

cli-backed-up = Сохранено столов: { $count }, файл { $path }
cli-backup-failed = Ничего не сохранено: { $detail }
cli-restored = Столы в { $path } — те, что были сохранены.
cli-restored-before = Что было раньше, хранится в { $path }
cli-restore-in-use = Файлом данных пользуется сервер ({ $address }). Сначала остановите его, пожалуйста.
cli-restore-failed = Ничего не изменено: { $detail }
cli-repaired = Сохранено в { $path }: столов { $tables }, из них без последних ходов { $cut }. Потеряно: { $lost }. Посмотреть их: parlour serve --data { $path }
cli-repair-failed = Сохранить ничего не удалось: { $detail }

cli-usage = Использование:
cli-usage-arguments = Аргументы
cli-usage-options = Параметры
cli-usage-commands = Команды
cli-usage-required = [обязательно]
cli-usage-default = [иначе: { $value }]
cli-help-help = Показать эту справку.
cli-missing-argument = Не хватает: { $name }.
cli-no-option = Параметра { $name } нет.
cli-no-option-near = Параметра { $name } нет. Может быть: { $near }.
cli-no-command = Команды «{ $name }» нет.
cli-no-command-near = Команды «{ $name }» нет. Может быть: { $near }.
cli-too-much = Это лишнее: { $words }.
cli-wrong-use = Так { $name } не пишут.
cli-wrong-parameter = У { $name } не может быть такого значения.
cli-wrong-range = У { $name } не может быть такого значения. Допустимо: { $allowed }
cli-see-help = Подробнее: { $command } --help
cli-stopped = Прервано.

cli-metavar-options = ПАРАМЕТРЫ
cli-metavar-command = КОМАНДА
cli-metavar-arguments = АРГУМЕНТЫ
cli-metavar-game = ИГРА
cli-metavar-file = ФАЙЛ
cli-metavar-folder = ПАПКА
cli-metavar-name = ИМЯ
cli-metavar-value = ЗНАЧЕНИЕ
cli-metavar-text = ТЕКСТ
cli-metavar-table = СТОЛ
cli-metavar-section = РАЗДЕЛ
cli-metavar-link = ССЫЛКА
cli-metavar-player = ИГРОК
cli-metavar-lesson = УРОК
cli-metavar-code = КОД
cli-metavar-record = ЗАПИСЬ

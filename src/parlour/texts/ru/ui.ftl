# Рамка: шапка, полка, страница игры.

ui-title = { $page } · Parlour
ui-home = Parlour, к полке
ui-skip = Сразу к содержанию
ui-loading = Минутку…
ui-try-again = Попробовать ещё раз
ui-to-shelf = К полке
ui-box = Коробка классических семейных игр
ui-unreached = Сейчас до Parlour не достучаться. Пробуем дальше.
ui-needs-script = Чтобы разложить доски, Parlour нужен JavaScript.

ui-language = Язык
ui-theme = Тема: { $now }. Сменить
ui-theme-system = как в системе
ui-theme-light = светлая
ui-theme-dark = тёмная
ui-sound = Звук
ui-sound-on = Звук включён
ui-sound-off = Звук выключен

ui-offline = Нет связи. Пробуем дальше.
ui-dropped = Ход, сделанный без связи, опоздал: игра за столом ушла вперёд.
ui-close = Закрыть
ui-offline-kept = Нет связи. Ваш ход сохранён и будет отправлен.

ui-trouble-nowhere = Здесь ничего нет
    .help = Этот адрес ведёт мимо полки. Может быть, по дороге потерялась буква.
ui-trouble-table = Такого стола нет
    .help = Проверьте ссылку или накройте новый стол: коробки на полке.
ui-trouble-game = Такой игры на полке нет
    .help = Может быть, когда-нибудь появится. Пока есть другие.
ui-trouble-offline = До коробки не добраться
    .help = Связь прервалась. Ничего не потеряно: попробуйте через минуту.
ui-trouble-broken = Что-то пошло не так
    .help = Это наша ошибка, не ваша. Попробуйте ещё раз.

# Коробки

box-travel = Дорожная коробка
    .tag = Маленькие доски для долгих поездок
box-box315 = Коробка 315
    .tag = Игры для семейного стола
box-big = Большая коллекция
    .tag = Доски, кубики и пятьдесят способов играть
box-halma_mill = Халма и мельница
    .tag = Две доски, два старых друга
box-playground = Поляна
    .tag = Гонка на доске, которую вы сложили сами
box-brought = Принесённые
    .tag = Игры из других пакетов

# Полка

shelf-title = Во что сыграем?
shelf-lead = Откройте коробку, выберите игру. Компьютер всегда готов, а друзья придут по ссылке.
shelf-boxes = Коробки
shelf-games = { $count ->
        [1] одна игра
        [one] { $count } игра
        [few] { $count } игры
       *[other] { $count } игр
    }
shelf-in-box = Лежит здесь: { $box }
shelf-empty = Полка ещё пуста.
shelf-find = Искать по любому названию
shelf-players = Сколько играет
shelf-players-any = Игроки
shelf-players-of = Игроков: { $count }
shelf-length = Сколько длится
shelf-length-any = Время
shelf-length-short = До 15 минут
shelf-length-medium = До получаса
shelf-length-long = Дольше
shelf-nature = Удача или ум
shelf-nature-any = Удача или ум
shelf-nature-thought = Только ум
shelf-nature-both = Ум и удача
shelf-nature-luck = Только удача
shelf-dice = Кубики
shelf-dice-any = Кубики
shelf-dice-with = С кубиками
shelf-dice-without = Без кубиков
shelf-filters = Другие фильтры
occasions = По случаю
occasion-quick = Десять минут
    .why = Занимает около { $minutes } минут
occasion-children = С детьми
    .why = Кубики катятся, и победить может каждый
occasion-think = Подумать вдвоём
    .why = Никакой удачи, только вы двое
occasion-round = Большая компания
    .why = Играют до { $most } человек
occasion-alone = В одиночку
    .why = Больше никто не нужен
shelf-forget = Очистить
shelf-show-all = Все игры
shelf-show-boxes = Назад к коробкам
shelf-none = Ничего не подходит. Уберите что-нибудь или очистите поиск.
shelf-alias = найдено как «{ $name }»
page-players = { $count ->
        [1] один игрок
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
page-players-range = игроков: { $low }–{ $high }
page-players-some = игроков: { $counts }
page-minutes = { $minutes } мин

# Столы, за которыми вы сидите

mine-title = Ваши столы
mine-none = Ни один стол ещё не накрыт. Первый ждёт в коробке ниже.
mine-offline = Такой коробка была здесь в последний раз. Ваши столы и всё для игры лежат на сервере и вернутся вместе с ним.
mine-your-turn = Ваш ход
mine-waiting = Ход: { $name }
mine-waits-people = Ждём игроков
mine-won = Вы победили
mine-over = Окончено
mine-more = Показать все
mine-me = Имя, статистика, другие устройства
mine-just-now = только что
mine-put-away = Убрать: { $names }
mine-away = Убрано: { $count } { $count ->
        [one] стол
        [few] стола
       *[other] столов
    }
mine-take-out = Достать снова: { $names }
mine-delete = Удалить навсегда: { $names }
mine-delete-sure = Удалить

# Страница игры

page-set-up = Накрыть стол
page-start = Начать
page-starting = Накрываем стол…
page-start-failed = Накрыть стол не удалось. Попробуйте ещё раз.
page-seat-count = Игроки
page-seats = Кто играет?
page-seat = Место { $number }
page-seat-colour = Место { $number }, { $colour }
page-kind-person = здесь
page-kind-computer = компьютер
page-kind-open = по ссылке
page-kind-label = Кто сидит здесь?
page-name = Имя
page-name-default = Игрок { $number }
page-level = Сила игры
page-open-seat = свободное место
page-open-note = Вы получите ссылку, чтобы её передать. Игра начнётся, когда место займут.
page-nobody-note = Кто-то должен играть: отдайте хоть одно место человеку.
page-kit-set = { $number ->
        [1] Основной набор
       *[other] Дополнительный набор
    }
page-kit-left = { $part }, осталось { $count }
page-kit-chain = Части, которые вы соединили
page-kit-remove = Убрать: { $part }
page-kit-swap = Поменять местами
page-kit-usual = Обычная доска, игроков: { $count }. Нажмите на часть или перетащите её сюда, чтобы сложить свою.
page-kit-instead = До тех пор берётся обычная доска.
page-kit-reset = Обычная доска
page-kit-share = Скопировать ссылку на эту доску
page-kit-copied = Скопировано
page-variants = Варианты
page-variants-changed = изменено: { $count }
page-variants-reset = Вернуть обычные правила
page-number-range = от { $low } до { $high }
page-less = Меньше
page-more = Больше
page-rules = Правила
page-rules-contents = В этих правилах
page-rules-missing = Правила сейчас не загрузить.
page-picture = Доска, готовая к игре: { $game }
page-print = Печать: доска, фишки, правила
page-print-sheet = Печать: фишки, листок, правила
page-print-busy = Рисуем…
page-print-failed = Нарисовать сейчас не удалось. Попробуйте ещё раз.

# Компьютерные игроки, одни для всех игр: характер на каждую силу и своё имя, если за столом их несколько.

cast-0 = { $number ->
        [0] Феликс
        [1] Феликс
        [2] Фортуна
        [3] Домино
        [4] Копейка
        [5] Шанс
        [6] Тюхе
        [7] Фауст
        [8] Туз
       *[other] Компьютер { $number }
    }
cast-1 = { $number ->
        [0] Мышка
        [1] Пик
        [2] Точка
        [3] Крошка
        [4] Зёрнышко
        [5] Пуговка
        [6] Напёрсток
        [7] Хвостик
        [8] Норушка
       *[other] Мышка { $number }
    }
    .nature = беззаботный игрок
    .choice = Мышка, беззаботный игрок
    .help = Видит то, что под носом, остального не замечает.
cast-2 = { $number ->
        [0] Заяц
        [1] Клевер
        [2] Скок
        [3] Ежевика
        [4] Попрыгун
        [5] Прыг
        [6] Щавель
        [7] Ромашка
        [8] Репейник
       *[other] Заяц { $number }
    }
    .nature = играет для забавы
    .choice = Заяц, играет для забавы
    .help = Играет быстро и весело и думает на ход вперёд.
cast-3 = { $number ->
        [0] Лис
        [1] Рыжик
        [2] Уголёк
        [3] Патрикей
        [4] Хитрец
        [5] Охра
        [6] Медный
        [7] Лисичка
        [8] Орешник
       *[other] Лис { $number }
    }
    .nature = бывалый игрок
    .choice = Лис, бывалый игрок
    .help = Знает обычные уловки и наказывает за небрежность.
cast-4 = { $number ->
        [0] Рысь
        [1] Кремень
        [2] Шорох
        [3] Соболь
        [4] Ясень
        [5] Сага
        [6] Бор
        [7] Мороз
        [8] Можжевельник
       *[other] Рысь { $number }
    }
    .nature = сильный игрок
    .choice = Рысь, сильный игрок
    .help = Видит далеко и мало что упускает.
cast-5 = { $number ->
        [0] Сова
        [1] Минерва
        [2] Филин
        [3] Луна
        [4] Сыч
        [5] Неясыть
        [6] Шалфей
        [7] Сумерки
        [8] Афина
       *[other] Сова { $number }
    }
    .nature = наш лучший игрок
    .choice = Сова, наш лучший игрок
    .help = Продумывает всё до конца и ничего не прощает.

# Цвета как действующие лица

option-more-than = { $option }: не больше { $most }, то есть не больше, чем { $other }.

colour-yellow = Жёлтый
    .genitive = жёлтого
    .dative = жёлтому
colour-green = Зелёный
    .genitive = зелёного
    .dative = зелёному
colour-red = Красный
    .genitive = красного
    .dative = красному
colour-black = Чёрный
    .genitive = чёрного
    .dative = чёрному
colour-blue = Синий
    .genitive = синего
    .dative = синему
colour-white = Белый
    .genitive = белого
    .dative = белому
colour-orange = Оранжевый
    .genitive = оранжевого
    .dative = оранжевому
colour-purple = Фиолетовый
    .genitive = фиолетового
    .dative = фиолетовому
colour-pink = Розовый
    .genitive = розового
    .dative = розовому
colour-lightblue = Голубой
    .genitive = голубого
    .dative = голубому
colour-ivory = Белые
    .genitive = белых
    .dative = белым
colour-ebony = Чёрные
    .genitive = чёрных
    .dative = чёрным

# У кого есть имя, тот действует вместо цвета; если цветов несколько, цвет стоит рядом

player = { $name }
    .genitive = игрока { $name }
    .dative = игроку { $name }
player-colour = { $name } ({ $colour })
    .genitive = игрока { $name } ({ $colour })
    .dative = игроку { $name } ({ $colour })

# Те же цвета у вещей: клетки, фишки

hue-yellow = жёлтый цвет
    .genitive = жёлтого цвета
    .dative = жёлтому цвету
hue-green = зелёный цвет
    .genitive = зелёного цвета
    .dative = зелёному цвету
hue-red = красный цвет
    .genitive = красного цвета
    .dative = красному цвету
hue-black = чёрный цвет
    .genitive = чёрного цвета
    .dative = чёрному цвету
hue-blue = синий цвет
    .genitive = синего цвета
    .dative = синему цвету
hue-white = белый цвет
    .genitive = белого цвета
    .dative = белому цвету
hue-orange = оранжевый цвет
    .genitive = оранжевого цвета
    .dative = оранжевому цвету
hue-purple = фиолетовый цвет
    .genitive = фиолетового цвета
    .dative = фиолетовому цвету
hue-pink = розовый цвет
    .genitive = розового цвета
    .dative = розовому цвету
hue-lightblue = голубой цвет
    .genitive = голубого цвета
    .dative = голубому цвету
hue-ivory = белый цвет
    .genitive = белого цвета
    .dative = белому цвету
hue-ebony = чёрный цвет
    .genitive = чёрного цвета
    .dative = чёрному цвету

# Страница правил: главы, которые складываются из того, что игра говорит о себе

preset-usual = Как принято в этом доме
preset-printed = Как в книжке
preset-common = Как играет большинство
preset-printed-in = Как в книжке: { $booklets }
preset-own = Ваш выбор
page-preset = Играть
rules-language-da = датский
rules-language-de = немецкий
rules-language-en = английский
rules-language-es = испанский
rules-language-fr = французский
rules-language-it = итальянский
rules-language-nl = голландский
rules-language-pl = польский
rules-language-ru = русский
rules-language-sv = шведский

# Откуда правила

origin-kind-printed = Напечатано
origin-kind-reading = Толкование
origin-kind-ours = Наше
origin-booklet = { $box }: { $languages }
origin-open = Откуда это? { $kind }
ui-open = Открыть партию из файла

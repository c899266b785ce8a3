# Что люди делают и говорят в компании. Это загружают только стол и страница, где его накрывают.

# слова

words-title = Сказать что-нибудь
words-say = Сказать
words-typed = Напишите что-нибудь
words-mute = Тише
words-mute-help = Не показывать, что говорят другие
words-unmute = Снова слушать
words-muted = Вы не слышите, что здесь говорят другие.
words-chat-on = Разрешить писать своё
words-chat-off = Только готовые фразы

phrase-hello = Привет
phrase-good-luck = Удачи
phrase-well-played = Хорошо сыграно
phrase-thanks = Спасибо
phrase-moment = Минутку
phrase-back = Я снова здесь
phrase-your-time = Не торопитесь
phrase-oops = Ой
phrase-lucky = Вот везение
phrase-close = Ещё бы чуть-чуть
phrase-again = Ещё раз?
phrase-bye = Мне пора

face-smile = Улыбнуться
    .said = { $name } улыбается.
face-laugh = Засмеяться
    .said = { $name } смеётся.
face-wink = Подмигнуть
    .said = { $name } подмигивает.
face-surprise = Удивиться
    .said = { $name } удивляется.
face-sad = Огорчиться
    .said = { $name } огорчается.
face-think = Задуматься
    .said = { $name } думает.

server-log-says = { $name }: { $words }
server-log-host-chat = { $name } разрешает всем писать что угодно.
server-log-host-silence = { $name } предпочитает только готовые фразы.

# сдаться, ничья, уйти
table-leaving = Закончить
table-resign = { $several ->
    [true] { $name } сдаётся
   *[other] Сдаться
 }
table-draw = { $several ->
    [true] Договориться о ничьей
   *[other] Предложить ничью
 }
table-leave-seat = Пусть дальше играет компьютер
table-sure-resign = Тогда побеждает другая сторона.
    .yes = Сдаться
table-sure-resign-many = Чтобы остальные доиграли, за вас продолжит компьютер, а ваше место — последнее. Вернуться будет нельзя.
table-sure-draw = { $several ->
    [true] Тогда никто не победил и никто не проиграл.
   *[other] Если предложение примут, никто не победит и никто не проиграет.
 }
table-sure-leave = За вас играет компьютер. Своё место можно вернуть когда угодно.
    .yes = Оставить место
table-seat-out = больше не играет
table-seat-relieved = играет компьютер
table-relieved = Сейчас за вас играет компьютер.
table-given-up = Вы сдались. Чтобы остальные доиграли, за вас продолжает компьютер.
table-return = { $several ->
    [true] { $name } снова играет
   *[other] Вернуть моё место
 }

# часы

server-log-late = Время вышло ({ $name }): этот ход делает коробка.

clock-title = Часы
clock-none = Без часов
clock-none-help = Каждый думает сколько хочет.
clock-game = На партию
clock-game-help = Столько времени на всю партию и ещё немного за каждый ход. У кого оно вышло, тот проиграл; если играют трое и больше, за него ходит коробка.
clock-move = На ход
clock-move-help = Столько времени на каждый ход. У кого оно вышло, тот проиграл; если играют трое и больше, за него ходит коробка.
clock-days = Дни на ход
clock-days-help = Как по переписке: дни на каждый ход, и никому не надо быть здесь одновременно.
clock-minutes = Минуты
clock-seconds = Секунды
clock-increment = Ещё секунд за ход
clock-day-count = Дни
clock-game-words = { $minutes } мин на партию и ещё { $increment } с за каждый ход
clock-game-plain = { $minutes } мин на партию
clock-game-seconds = { $seconds } с на партию и ещё { $increment } с за каждый ход
clock-move-words = { $seconds } с на каждый ход
clock-days-words = { $days } { $days ->
        [one] день
        [few] дня
        *[other] дней
    } на каждый ход
clock-left-of = { $name }, осталось времени: { $time }.
clock-left-yours = У вас осталось: { $time }.
clock-time-days = { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    }
clock-short-days = { $days } д { $hours } ч
clock-short-hours = { $hours } ч { $minutes } мин

# следующая партия
table-again-offered = { $count ->
    [one] { $names } хочет сыграть ещё.
   *[other] { $names } хотят сыграть ещё.
 }
table-again-join = Играть со всеми
table-again-there = К следующей партии
table-again-watch = Смотреть следующую партию
table-again-rules = Другие правила
table-waiting-for = Ждём, кто ещё сядет: { $names }
table-kept-here = приглашение отправлено
table-series = После { $games } { $games ->
        [one] партии
        *[other] партий
    }
table-series-wins = { $wins } { $wins ->
        [one] победа
        [few] победы
       *[other] побед
    }
table-series-draws = { $draws } { $draws ->
        [one] ничья
        [few] ничьи
       *[other] ничьих
    }
table-series-points = { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }

# кто здесь
company-here = здесь
company-away = сейчас не здесь
    .short = не здесь
company-gone = нет с { $time }
    .short = нет
company-watching = Зрителей: { $count }
company-missed = { $name } отсутствует с { $time }.
company-replace = Пусть дальше играет компьютер
company-claim = Потребовать победу
company-wait = Или просто подождите: ничего не потеряно, и кто вернётся, снова займёт своё место.

# хозяин и потерянные ссылки

server-log-host-fill = { $name } отдаёт свободное место компьютеру.
server-log-host-remove = { $name } просит игрока { $other } освободить место.
server-log-host-hand-on = { $name } передаёт стол игроку { $other }.
server-log-host-take = Теперь хозяин стола — { $name }.
server-log-host-close = { $name } закрывает свободное место.
server-log-host-free = { $name } больше не держит место для игрока { $other }.
server-log-host-lock = { $name } запирает стол: теперь никто не смотрит.
server-log-host-unlock = { $name } снова разрешает всем смотреть.
server-log-host-skip = { $name } хочет, чтобы ходы ушедших пропускали.
server-log-host-play-on = { $name } хочет, чтобы за ушедших играл компьютер.
server-log-lost = Кто-то на другом устройстве говорит, что это { $name }.
server-log-vouch = { $name } подтверждает: это так.
server-log-doubt = { $name } этого не подтверждает.

host-is = хозяин стола
host-you = вы, хозяин стола
host-fill = Компьютер
host-fill-of = Компьютер на это место: { $name }
host-close = Закрыть
host-close-of = Закрыть: { $name }
host-free = Освободить место
host-free-of = Освободить место: { $name }
host-lock = Не пускать зрителей
host-unlock = Пускать зрителей
host-locked = Кроме вас, этот стол никто не видит.
host-open = Смотреть может каждый, у кого есть ссылка.
host-skip = Пропускать их ходы
host-play-on = Пусть играет компьютер
host-remove = Убрать
host-remove-of = Убрать: { $name }
host-hand-on = Сделать хозяином
host-hand-on-of = Сделать хозяином: { $name }
host-take = Стать хозяином вместо игрока { $name }

lost-mine = Одно из этих мест моё
lost-help = Если вы уже сидите здесь, на другом устройстве или в другом браузере: мы спросим того, кто отвечает за стол, и место перейдёт сюда. Старая ссылка тогда перестанет действовать.
lost-i-am = Это я: { $name }
lost-waiting = Спрашиваем: { $names }. Если ответят «да», место здесь ваше.
lost-is-it = Кто-то на другом устройстве говорит, что это { $name }. Это правда?
lost-is-it-you = Кто-то на другом устройстве говорит, что это вы.
lost-yes = Да, это { $name }
lost-no = Нет

# быстрая игра

choice-auto = Где выбора нет
choice-auto-off = Бросать и ходить вручную
choice-auto-on = Бросать и ходить автоматически

# подготовленный ход

premove-prepared = Подготовлено: { $move }. Ход будет сделан, когда придёт ваша очередь.
premove-take-back = Отменить
premove-dropped = Подготовленный ход больше невозможен.
premove-site = { $where }, подготовлено

# запертый стол

ui-trouble-locked = Этот стол заперт
    .help = Его видят только те, кто здесь играет. Хозяин стола может пустить зрителей.
host-skips = Ходы ушедших пропускаются.
host-plays-on = За ушедших играет компьютер.

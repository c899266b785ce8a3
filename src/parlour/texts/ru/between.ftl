# Между столами: кто может прийти, какие столы ждут, что этот браузер знает о своих людях.

between-share = Поделиться
between-alone = Эта коробка открыта только на этой машине: друзьям до неё пока не добраться.
between-alone-how = На самой машине её можно открыть для домашней сети или запустить так: parlour serve --lan
between-network = Открыть для этой сети
between-network-closed = Тогда друзья в той же сети Wi-Fi смогут сесть за стол, на который у них есть ссылка. Снаружи не сможет никто.
between-network-open = Войти может каждый в той же сети, у кого есть ссылка, пока это не выключено или коробка не закрыта.
between-qr = Картинка для камеры телефона, ведёт на { $address }

# Стол называется по тем, кто за ним сидит.
between-title = { $players }: { $game }

between-remind = Был ваш ход, пока вас не было. Сообщать вам в следующий раз через систему?
between-remind-yes = Да, сообщать
between-remind-no = Нет, спасибо
between-remind-turn = Ваш ход: { $game }
between-remind-with = { $count ->
        [one] Вас ждёт
       *[other] Вас ждут
    } { $names }.

between-window = В витрине
between-window-join = Есть свободное место
between-window-watch = Можно смотреть
between-list = Показать в витрине
between-list-help = Тогда каждый на этом сервере найдёт стол на первой странице и сможет сесть или смотреть.

between-me = Вы
between-me-lead = Всё это хранится в этом браузере. Учётной записи нет, и больше никто этого не видит.
between-me-name = Ваше имя
between-me-sign = Ваш знак: где он свободен, вам достаётся это место
between-me-figures = Ваша статистика
between-me-figures-none = Пока ничего не доиграно.
between-me-game = Игра
between-me-played = сыграно
between-me-won = побед
between-me-streak = подряд
between-me-average = очков в среднем
between-me-best = больше всего очков
between-carry = На другое устройство
between-carry-help = С вами поедут имя, места и то, что вы убрали. Здесь всё останется как есть.
between-carry-leave = Собрать в дорогу
between-carry-left = Введите там этот код или наведите камеру на картинку. Он действует десять минут и только один раз.
between-carry-typed = Введите там этот код. Он действует десять минут и только один раз.
between-carry-code = Код с другого устройства
between-carry-fetch = Распаковать
between-carry-arrived = Всё приехало.
between-carry-failed = Не получилось. Попробуйте ещё раз.
between-remind-switch = Пусть система сообщит, когда мой ход, а меня нет

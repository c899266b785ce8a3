# Свои настройки для всех столов, хранятся в этом браузере.

choices-title = Мои настройки
choices-kept = Они хранятся в этом браузере, для всех столов.

choice-board = Доска
choice-board-printed = Как у этой игры
choice-board-slate = Грифельная
choice-board-contrast = Высокий контраст
choice-pieces = Фишки
choice-pieces-turned = Точёное дерево
choice-pieces-flat = Плоская печать
choice-pieces-contrast = Высокий контраст
choice-side = Сторона внизу
choice-side-own = Моя
choice-side-first = Всегда первого игрока
choice-notation = Буквы записи
choice-notation-language = Моего языка
choice-notation-english = Английские
choice-notation-figurine = Фигурки
choice-thumb = На телефоне играю
choice-thumb-right = Правым большим пальцем
choice-thumb-left = Левым большим пальцем

choice-speed = Скорость
choice-speed-suggested = Как советует игра
choice-speed-calm = Спокойно
choice-speed-usual = Как обычно
choice-speed-quick = Быстро
choice-marks = Отмечать, где я могу ходить
choice-marks-suggested = Как советует игра
choice-marks-always = Всегда
choice-marks-touch = Когда я беру фишку
choice-marks-never = Никогда

choice-language = Язык
choice-theme = Тема
choice-theme-system = Как в системе
choice-theme-light = Светлая
choice-theme-dark = Тёмная
choice-sound = Звуки
choice-sound-off = Выключены
choice-sound-on = Включены

table-whole-board = Показать всю доску

# Партии из файлов и в файлы

records-open = Открыть партию из файла
records-open-help = Партии, сохранённые здесь, и партии других программ: PGN для шахмат, PDN для шашек, тексты матчей в нарды. Каждый ход проверяется.
records-choose = Выбрать файл
records-review = Сразу разобрать: что решило партию и что было бы лучше
records-paste = Вставить текст
records-read = Прочитать
records-which = Какая это игра?
records-several = { $count } { $count ->
        [one] партия
        [few] партии
       *[other] партий
    }
records-game = { $white } — { $black } ({ $result })
records-unnamed = Партия { $number }

game-wieviel_augen_2 = Сколько очков? (два кубика)
    .tag = Бросьте тайком, сосчитайте, назовите итог: фокусник знает ваши кубики.
game-wieviel_augen_3 = Сколько очков? (три кубика)
    .tag = Шесть цифр, два деления, одно число, и три кубика больше не тайна.
game-wuerfelstapel = Башня из кубиков
    .tag = Назовите верхнюю грань, и фокусник сосчитает все скрытые.

option-wieviel_augen_2-magician = Фокусник
    .help = Удивляйтесь или учитесь показывать фокус.
option-wieviel_augen_2-magician-computer = Программа читает мои мысли
option-wieviel_augen_2-magician-player = Фокусник — я
option-wieviel_augen_2-real_dice = Настоящие кубики
    .help = Бросайте на столе свои кубики; программа их не видит. Не годится, если вы в одиночку тренируетесь быть фокусником.
option-wieviel_augen_2-rounds = Раз подряд
    .help = Сколько раз показывают фокус.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Кубиков в башне
    .help = В книжке четыре; с любым другим числом фокус удаётся не хуже.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Настоящие кубики
    .help = Складывайте на столе свои кубики; программа их не видит. Не годится, если вы в одиночку тренируетесь быть фокусником.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Показано фокусов
tricks-right = Удалось
tricks-dice = на кубиках { $faces }
tricks-hidden = скрыто очков: { $count }

tricks-row-first = Первый кубик
tricks-row-doubled = Удвоить
tricks-row-plus_five = Плюс 5
tricks-row-times_five = Умножить на 5
tricks-row-plus_second = Плюс второй кубик
tricks-row-said = Названное число
tricks-row-minus_25 = Минус 25
tricks-row-tops = Верхние грани
tricks-row-six_digits = С нижними гранями
tricks-row-by_37 = Разделить на 37
tricks-row-by_3 = Разделить на 3
tricks-row-minus_7 = Минус 7
tricks-row-by_9 = Разделить на 9
tricks-row-sevens = По семь на кубик
tricks-row-hidden = Минус верх

tricks-help-first = Зритель начинает с первого кубика.
tricks-help-doubled = Зритель удваивает его.
tricks-help-plus_five = Зритель прибавляет 5.
tricks-help-times_five = Зритель умножает на 5.
tricks-help-plus_second = Зритель прибавляет второй кубик: это число он и называет.
tricks-help-said = Всё, что слышит фокусник.
tricks-help-minus_25 = Секрет фокусника: оставшиеся цифры и есть кубики.
tricks-help-tops = Три кубика, прочитанные как одно число.
tricks-help-six_digits = За ними в том же порядке то, что лежит снизу: 7 минус каждый кубик.
tricks-help-by_37 = Зритель делит на 37; всегда выходит нацело.
tricks-help-by_3 = Потом на 3: это число он и называет.
tricks-help-minus_7 = Фокусник отнимает 7…
tricks-help-by_9 = … и делит на 9: цифры и есть кубики.
tricks-help-sevens = Противоположные грани кубика дают вместе 7.
tricks-help-hidden = Секрет фокусника: виден только верх, всё остальное скрыто.

tricks-prompt-throw = Фокусник отвернулся. Бросьте кубики ({ $count }).
tricks-prompt-cover = Фокусник не смотрит. Бросьте кубики ({ $count }): они закрыты, пока их не назовут.
tricks-prompt-watch = Вы не смотрите, пока бросают кубики ({ $count }).
tricks-prompt-say-wieviel_augen_2 = Удвойте первый кубик, прибавьте 5, умножьте на 5, прибавьте второй кубик. Какое число вышло?
tricks-prompt-say-wieviel_augen_3 = Запишите три кубика, а за ними то, что лежит под каждым (7 минус кубик). Разделите на 37, потом на 3. Какое число вышло?
tricks-prompt-say-wuerfelstapel = Какая грань лежит сверху башни?
tricks-prompt-name-wieviel_augen_2 = Зритель называет { $said }. Какие два кубика там лежат?
tricks-prompt-name-wieviel_augen_3 = Зритель называет { $said }. Какие три кубика там лежат?
tricks-prompt-name-wuerfelstapel = Сверху лежит { $said }. Сколько очков скрыто между кубиками и снизу?
tricks-prompt-judge = Фокусник видит… { $named }. Верно?
tricks-prompt-confirm = Я вижу… { $named }. Верно?

tricks-button-right = Да, точно
tricks-button-wrong = Нет

tricks-label-say = Назвать { $number }
tricks-label-name-wieviel_augen_2 = Назвать кубики { $faces }
tricks-label-name-wieviel_augen_3 = Назвать кубики { $faces }
tricks-label-name-wuerfelstapel = Назвать очки: { $number }

tricks-log-secret = Кубик { $number } брошен тайком.
tricks-log-hears = Фокусник слышит { $number }.
tricks-log-said = Вы называете { $number }.
tricks-log-magician = Фокусник на миг задумался: { $named }.
tricks-log-one-says = { $colour } называет { $number }.
tricks-log-one-names = { $colour } на миг задумывается: { $named }.
tricks-log-named = Вы говорите: { $named }.
tricks-log-right = Верно.
tricks-log-wrong = Не то: где-то счёт сбился.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Не в этот раз: фокуснику надо потренироваться. На листке счёт, который ведёт к ответу.
                [player] Не в этот раз. На листке счёт, который ведёт к ответу.
               *[computer] В мыслях, где счёт сбился, читать нечего: на листке видно, где ошибка.
            }
           *[other] { $magician ->
                [other] Фокусник кланяется. На листке видно, как это сделано.
                [player] Верно. Никто не узнает, как вы это сделали.
               *[computer] Фокусник кланяется. На листке видно, как это сделано.
            }
        }
       *[other] Фокусов удалось: { $right } из { $rounds }.
    }
    .headline = { $right ->
        [0] Не удалось
       *[other] Абракадабра!
    }

tricks-why-confirm = Сначала скажите фокуснику, верно ли.
tricks-why-digits = Укажите цифру в каждом ряду, сверху вниз.
tricks-why-go-on = Число ещё не полное: укажите цифру в следующем ряду.
tricks-why-stack = Башня стоит как есть; цифры нужны, чтобы назвать число.
tricks-why-number = К этому числу не ведёт ни один бросок. Проверьте, пожалуйста, счёт.
tricks-why-rows = По цифре в каждом ряду, сверху вниз, какие бывают на кубиках.

piece-die0 = закрытый кубик
piece-die1 = кубик с единицей
piece-die2 = кубик с двойкой
piece-die3 = кубик с тройкой
piece-die4 = кубик с четвёркой
piece-die5 = кубик с пятёркой
piece-die6 = кубик с шестёркой

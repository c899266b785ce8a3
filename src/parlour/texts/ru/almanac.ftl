# Что показали многие партии, на странице игры: загружает только она.

almanac-title = В числах
almanac-length = Партия занимает около { NUMBER($minutes) } мин.
almanac-won = Компьютеры, играющие для забавы, решают её { NUMBER($won) } { $won ->
        [one] раз
        [few] раза
       *[other] раз
    } из 100.
almanac-first = Кто начинает, выигрывает { NUMBER($won) } { $won ->
        [one] партию
        [few] партии
       *[other] партий
    } из 100.
almanac-first-drawn = Кто начинает, выигрывает { NUMBER($won) } { $won ->
        [one] партию
        [few] партии
       *[other] партий
    } из 100, ничьих { NUMBER($drawn) }.
almanac-first-many = Кто начинает, выигрывает { NUMBER($won) } { $won ->
        [one] партию
        [few] партии
       *[other] партий
    } из 100, поровну было бы { NUMBER($even) }.
almanac-first-even = Почти неважно, кто начинает.
almanac-luck = { $luck ->
    [none] Удачи здесь нет: всё решает ум.
    [all] Выбора нет ни у кого: всё решает удача.
    [most] Почти всё решает удача.
    [more] Удача решает больше половины.
   *[less] Удача имеет голос, но больше половины решает ум.
}
almanac-changes = { $changes ->
    [0] Кто вышел вперёд, чаще всего там и остаётся.
   *[other] Лидер меняется примерно столько раз: { NUMBER($changes) }.
}
almanac-comebacks = { $comebacks ->
    [0] Кто был почти побит, почти никогда не отыгрывается.
   *[other] Партий из 100, где побеждает тот, кто был почти побит: { NUMBER($comebacks) }.
}
almanac-source = { $play ->
    [thought] По партиям ({ NUMBER($games) }), которые сыграли между собой компьютеры силы 2; минуты оценены по ходам и решениям.
    [alone] По партиям ({ NUMBER($games) }), которые сыграли в одиночку компьютеры силы 2; минуты оценены по броскам, ходам и решениям.
    [alone-thought] По партиям ({ NUMBER($games) }), которые сыграли в одиночку компьютеры силы 2; минуты оценены по ходам и решениям.
   *[dice] По партиям ({ NUMBER($games) }), которые сыграли между собой компьютеры силы 2; минуты оценены по броскам, ходам и решениям.
}
almanac-source-luck = По партиям ({ NUMBER($games) }), которые сыграли компьютеры; минуты оценены по броскам и ходам.
almanac-middle = { $to ->
    [1] Половина всех партий занимает не больше минуты.
   *[other] Половина всех партий занимает от { NUMBER($from) } до { NUMBER($to) } мин.
}
almanac-middle-same = Половина всех партий занимает около { NUMBER($minutes) } мин.
almanac-middle-all = Все партии длятся одинаково долго.
almanac-minutes = { NUMBER($minutes) } мин
almanac-number = { NUMBER($number) }
almanac-victories = Победы в 100 партиях, по порядку хода
almanac-begins = начинает
almanac-second = второй
almanac-drawn = ничья
almanac-begins-told = Кто начинает, выигрывает { NUMBER($won) } { $won ->
        [one] партию
        [few] партии
       *[other] партий
    } из 100.
almanac-second-told = Кто ходит вторым, выигрывает { NUMBER($won) } { $won ->
        [one] партию
        [few] партии
       *[other] партий
    } из 100.
almanac-drawn-told = Ничьих в 100 партиях: { NUMBER($won) }.
almanac-order-told = Игрок, который ходит под номером { NUMBER($number) }, выигрывает { NUMBER($won) } { $won ->
        [one] партию
        [few] партии
       *[other] партий
    } из 100.
almanac-deciding = Что решает между равными по силе
almanac-deciding-told = Из 100 частей кубики решают { NUMBER($dice) }, ум — { NUMBER($thought) }.
almanac-dice = кубики { NUMBER($dice) }
almanac-thought = ум { NUMBER($thought) }

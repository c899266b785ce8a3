# Страница правил: главы, которые складываются из того, что игра говорит о себе; браузер получает их как HTML

rules-variants = Варианты
rules-variants-some = На странице игры для каждого из них есть переключатель, число или выбор. Не трогайте их, и действует обычное значение.
rules-variants-none = В эту игру всегда играют, как рассказано выше.
rules-value-on = да или нет, обычно да
rules-value-off = да или нет, обычно нет
rules-value-number = от { $low } до { $high }, обычно { $usual }
rules-value-number-off = от { $low } до { $high } или нет, обычно { $usual }
rules-value-none = нет
rules-value-choice = на выбор
rules-value-parts = складывается из частей
rules-value-usual = обычно
rules-value-seats = Только если игроков { $seats }.
rules-presets = Сразу несколько
rules-preset-usual = обычные значения
rules-value-is-on = да
rules-value-is-off = нет
rules-origin = Напечатано, понято или наше
rules-origin-told = Почти всё, что здесь рассказано, просто напечатано ({ $printed }). Знак { $reading } — толкование: книжки оставляют вопрос открытым, или их языки расходятся, и мы понимаем так. Знак { $ours } — наше: ни в одной книжке этого нет.
rules-sources = Источники
rules-sources-told = Где игра напечатана и под какими названиями. Слова на этой странице наши.

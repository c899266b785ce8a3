game-punktloeschen = Стереть палочки
    .tag = Сначала соберите палочки мелом, потом первым сотрите их.

option-punktloeschen-rounds = Кругов в первой части
    .help = Столько палочек раздадут, прежде чем начнут стирать.

dice-row-marks = Палочки

dice-punktloeschen-prompt-mark = { $colour } бросает; у кого меньше всех, тот получает палочку (круг { $round } из { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } бросает; у кого больше всех, тот стирает палочку.
dice-punktloeschen-prompt-off = { $colour } бросает ещё раз, поровну: { $seats }. Решается, { $wiping ->
        [0] у кого меньше.
       *[other] у кого больше.
    }
dice-punktloeschen-log-mark = У { $colour-genitive } меньше всех: ещё одна палочка, теперь { $marks }.
dice-punktloeschen-log-wipe = У { $colour-genitive } больше всех: палочка стёрта, осталось { $marks }.
dice-punktloeschen-log-second = Теперь палочки стирают. Играют дальше: { $seats }.
dice-end-wiped = { $winner } побеждает: последняя палочка стёрта.
dice-end-alone = Палочки есть только у одного игрока ({ $winner }), бороться за победу больше некому.

game-schluck_hansel = Глотай, Гансель
    .tag = Гансель голоден, и каждая семёрка кормит его вашим жетоном.

option-schluck_hansel-chips = Жетонов каждому
    .help = С чем каждый начинает.

dice-schluck_hansel-log-belly = Семёрка: Гансель глотает жетон { $colour-genitive }.

game-teure_sieben = Le sept coûteux
    .tag = Barrez vos nombres, mais pas tous : la première liste vide perd.

option-teure_sieben-first_cleared_wins = Une liste vide gagne
    .help = Qui a tout barré le premier gagne au lieu de perdre.

dice-row-number = { $number }
dice-row-open = Nombres ouverts

dice-teure_sieben-prompt = { $colour } lance les deux dés.
dice-teure_sieben-log-seven = Un sept coûteux : { $colour } barre { $numbers }.
dice-teure_sieben-log-strikes = { $colour } barre { $number } et relance.
dice-teure_sieben-log-last = { $colour } barre { $number }, et la liste est vide.
dice-teure_sieben-log-travels = Le { $number } voyage : { $colour } le barre.
dice-teure_sieben-log-lapses = Plus personne n’a le { $number } ouvert : le lancer est perdu ({ $colour }).
dice-end-cleared_loses = { $loser } a barré son dernier nombre et perd.
dice-end-cleared_wins = { $winner } a barré son dernier nombre et gagne.

game-wieviel_augen_2 = Combien de points ? (deux dés)
    .tag = Lancez en secret, faites quatre calculs, dites le résultat : le magicien connaît vos dés.
game-wieviel_augen_3 = Combien de points ? (trois dés)
    .tag = Six chiffres, deux divisions, un nombre, et trois dés n’ont plus de secret.
game-wuerfelstapel = La pile de dés
    .tag = Dites la face du dessus, et le magicien compte toutes celles qui sont cachées.

option-wieviel_augen_2-magician = Magicien
    .help = Laissez-vous étonner, ou exercez-vous à faire le tour.
option-wieviel_augen_2-magician-computer = Le programme lit dans mes pensées
option-wieviel_augen_2-magician-player = Le magicien, c’est moi
option-wieviel_augen_2-real_dice = Vrais dés
    .help = Lancez vos propres dés sur la table ; le programme ne les voit jamais. Pas quand vous vous exercez seul au rôle du magicien.
option-wieviel_augen_2-rounds = Fois de suite
    .help = Combien de fois le tour est montré.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Dés de la pile
    .help = Quatre dans le livret ; avec tout autre nombre, le tour marche aussi bien.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Vrais dés
    .help = Empilez vos propres dés sur la table ; le programme ne les voit jamais. Pas quand vous vous exercez seul au rôle du magicien.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Tours montrés
tricks-right = Réussis
tricks-dice = les dés montrent { $faces }
tricks-hidden = { $count } points sont cachés

tricks-row-first = Premier dé
tricks-row-doubled = Doublé
tricks-row-plus_five = Plus 5
tricks-row-times_five = Fois 5
tricks-row-plus_second = Plus le second dé
tricks-row-said = Le nombre dit
tricks-row-minus_25 = Moins 25
tricks-row-tops = Faces du dessus
tricks-row-six_digits = Avec celles du dessous
tricks-row-by_37 = Divisé par 37
tricks-row-by_3 = Divisé par 3
tricks-row-minus_7 = Moins 7
tricks-row-by_9 = Divisé par 9
tricks-row-sevens = Sept par dé
tricks-row-hidden = Moins le dessus

tricks-help-first = Le spectateur commence par le premier dé.
tricks-help-doubled = Le spectateur le double.
tricks-help-plus_five = Le spectateur ajoute 5.
tricks-help-times_five = Le spectateur multiplie par 5.
tricks-help-plus_second = Le spectateur ajoute le second dé : c’est le nombre à dire.
tricks-help-said = Tout ce que le magicien entend.
tricks-help-minus_25 = Le secret du magicien : les chiffres qui restent sont les dés.
tricks-help-tops = Les trois dés, lus comme un seul nombre.
tricks-help-six_digits = Derrière, dans le même ordre, ce qui est dessous : 7 moins chaque dé.
tricks-help-by_37 = Le spectateur divise par 37 ; cela tombe toujours juste.
tricks-help-by_3 = Puis par 3 : c’est le nombre à dire.
tricks-help-minus_7 = Le magicien enlève 7…
tricks-help-by_9 = … et divise par 9 : les chiffres sont les dés.
tricks-help-sevens = Deux faces opposées d’un dé font 7.
tricks-help-hidden = Le secret du magicien : seul le dessus se voit, tout le reste est caché.

tricks-prompt-throw = Le magicien s’est retourné. Lancez les { $count } dés.
tricks-prompt-cover = Le magicien détourne les yeux. Lancez les { $count } dés : ils restent couverts jusqu’à ce qu’ils soient nommés.
tricks-prompt-watch = Vous détournez les yeux pendant qu’on lance { $count } dés.
tricks-prompt-say-wieviel_augen_2 = Doublez le premier dé, ajoutez 5, multipliez par 5, ajoutez le second dé. Quel nombre obtenez-vous ?
tricks-prompt-say-wieviel_augen_3 = Écrivez les trois dés et, derrière, ce qui est sous chacun (7 moins le dé). Divisez par 37, puis par 3. Quel nombre obtenez-vous ?
tricks-prompt-say-wuerfelstapel = Quelle face est au sommet de la pile ?
tricks-prompt-name-wieviel_augen_2 = Le spectateur dit { $said }. Quels sont les deux dés ?
tricks-prompt-name-wieviel_augen_3 = Le spectateur dit { $said }. Quels sont les trois dés ?
tricks-prompt-name-wuerfelstapel = Au sommet, il y a { $said }. Combien de points sont cachés entre les dés et dessous ?
tricks-prompt-judge = Le magicien voit… { $named }. Est-ce juste ?
tricks-prompt-confirm = Je vois… { $named }. Est-ce juste ?

tricks-button-right = Oui, exactement
tricks-button-wrong = Non

tricks-label-say = Dire { $number }
tricks-label-name-wieviel_augen_2 = Nommer les dés { $faces }
tricks-label-name-wieviel_augen_3 = Nommer les dés { $faces }
tricks-label-name-wuerfelstapel = Dire { $number ->
        [one] 1 point
       *[other] { $number } points
    }

tricks-log-secret = Le dé { $number } est lancé en secret.
tricks-log-hears = Le magicien entend { $number }.
tricks-log-said = Vous dites { $number }.
tricks-log-magician = Le magicien réfléchit un instant : { $named }.
tricks-log-one-says = { $colour } dit { $number }.
tricks-log-one-names = { $colour } réfléchit un instant : { $named }.
tricks-log-named = Vous dites : { $named }.
tricks-log-right = C’est juste.
tricks-log-wrong = Ce n’est pas cela : il y a une erreur de calcul quelque part.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Pas cette fois : le magicien doit s’exercer. La feuille montre le calcul qui y mène.
                [player] Pas cette fois. La feuille montre le calcul qui y mène.
               *[computer] Rien à lire dans une tête qui a mal compté : la feuille montre où.
            }
           *[other] { $magician ->
                [other] Le magicien salue. La feuille montre comment il a fait.
                [player] C’est juste. Personne ne saura jamais comment vous avez fait.
               *[computer] Le magicien salue. La feuille montre comment il a fait.
            }
        }
       *[other] Tours réussis : { $right } sur { $rounds }.
    }
    .headline = { $right ->
        [0] C’est manqué
       *[other] Abracadabra !
    }

tricks-why-confirm = Dites d’abord au magicien si c’était juste.
tricks-why-digits = Touchez un chiffre dans chaque rangée, en partant du haut.
tricks-why-go-on = Le nombre n’est pas encore complet : touchez un chiffre dans la rangée suivante.
tricks-why-stack = La pile reste comme elle est ; les chiffres servent à dire un nombre.
tricks-why-number = Aucun lancer ne mène à ce nombre. Vérifiez encore votre calcul, s’il vous plaît.
tricks-why-rows = Un chiffre dans chaque rangée, en partant du haut, parmi ce que des dés peuvent montrer.

piece-die0 = dé caché
piece-die1 = dé montrant 1
piece-die2 = dé montrant 2
piece-die3 = dé montrant 3
piece-die4 = dé montrant 4
piece-die5 = dé montrant 5
piece-die6 = dé montrant 6

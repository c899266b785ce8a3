# Les jeux à trois, quatre et cinq dés.

game-fenster = La fenêtre
    .tag = Seuls les « deux » comptent, et trois d’entre eux comptent pour neuf.
option-fenster-target = « Deux » pour gagner
    .help = Qui en a autant le premier gagne.
option-fenster-throws = Lancers par tour
    .help = Combien de fois vous lancez avant que les dés passent.
dice-fenster-prompt = { $colour } lance trois dés : lancer { $number } sur { $throws }.
dice-fenster-log = { $points ->
        [0] Cela ne compte pas
        [1] Un « deux »
       *[other] Cela compte pour { $points } « deux »
    } pour { $colour } : { $total } sur { $target }.
dice-end-twos = { $winner } passe par la fenêtre avec { $points } « deux ».

game-chicago = Chicago
    .tag = Les as valent 100, les six 60, et le plus bas prend un sous-bock.
option-chicago-chips_out = Sous-bocks avant de sortir
    .help = Qui doit en prendre autant quitte la partie.
option-chicago-two_sixes_rule = Deux six font un as
    .help = Deux six dans un lancer : on peut en retourner un en un as qui reste, et l’autre se relance.
game-chicago_hoch_tief = Chicago haut-bas
    .tag = Après le premier lancer, quelqu’un décide : le plus de points, ou le moins ?
option-chicago_hoch_tief-chips_out = { option-chicago-chips_out }
    .help = { option-chicago-chips_out.help }
option-chicago_hoch_tief-two_sixes_rule = Deux six font un as
    .help = Dans les manches hautes : avec deux six dans un lancer, on peut en retourner un en un as qui reste ; l’autre se relance.
dice-row-throws_used = Lancers
dice-row-thrown_for = Pour le sous-bock
dice-row-coasters = Sous-bocks
dice-chicago-prompt-throw = { $begins ->
        [yes] { $colour } commence la manche et a jusqu’à { $limit } lancers.
       *[no] { $colour } a { $limit ->
            [one] un lancer
           *[other] jusqu’à { $limit } lancers
        }{ $mode ->
            [high] {""} : le plus de points compte
            [low] {""} : le moins de points compte
           *[other] {""}
        }.
    }
dice-chicago-prompt-call = { $colour } décide : dans cette manche, faut-il le plus de points, ou le moins ?
dice-chicago-prompt-choose = { $colour } a { $points } après le lancer { $number } sur { $limit }{ $mode ->
        [low] , et le moins compte
       *[other] {""}
    } : s’arrêter, ou choisir des dés à relancer.
dice-chicago-prompt-off = Égalité : { $rivals } lancent pour le sous-bock{ $mode ->
        [low] , et le plus haut le prend
       *[other] , et le plus bas le prend
    }. { $colour } lance. ({ $starter } a commencé la manche avec { $limit ->
        [one] un lancer
       *[other] { $limit } lancers
    }.)
dice-button-high = Haut : le plus de points compte
dice-button-low = Bas : le moins de points compte
dice-chicago-button-one = Faire d’un 6 un as, relancer { $faces }
dice-chicago-log-high = { $colour } dit : haut.
dice-chicago-log-low = { $colour } dit : bas.
dice-chicago-log-again = { $colour } relance { $faces }.
dice-chicago-log-one = { $colour } fait d’un 6 un as et relance { $faces }.
dice-chicago-log-points = { $colour } a { $points } en { $number ->
        [one] un lancer
       *[other] { $number } lancers
    }.
dice-chicago-log-tie = Les derniers sont à égalité : ils lancent pour le sous-bock.
dice-chicago-log-off = { $colour } lance { $points } pour le sous-bock.
dice-chicago-log-coaster = { $colour } prend un sous-bock, le { $count ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] { $count }e
    }.
dice-chicago-log-out = { $colour } quitte la partie.
dice-chicago-log-won = { $colour } a gagné la manche et commence la suivante.
dice-end-last_left = { $winner } gagne : personne d’autre n’est encore en jeu.
dice-chicago-why-call = Dites d’abord si c’est haut ou bas.
dice-chicago-why-stands = Ce dé reste : une fois laissé hors d’un lancer, on ne le reprend plus.
dice-chicago-why = Arrêtez-vous, ou choisissez des dés du dernier lancer à relancer.

game-rentmeister = Le régisseur
    .tag = Six sommes, six lignes : le huit veut votre meilleur lancer.
option-rentmeister-placement = Lignes
    .help = Choisir une ligne pour chaque lancer, ou les remplir depuis le haut.
option-rentmeister-placement-free = Choix libre
option-rentmeister-placement-in_order = Dans l’ordre, sans choix
dice-row-times = Fois { $times }
    .help = La somme d’un lancer, multipliée par { $times }.
dice-rentmeister-prompt-throw = { $colour } lance trois dés : lancer { $number } sur 6.
dice-rentmeister-prompt-write = { $points } pour { $colour } : pour quelle ligne ?
dice-rentmeister-label = Fois { $times } : { $points } points
dice-rentmeister-log = { $colour } note { $entry } fois { $times } : { $points } points.
dice-rentmeister-why-full = Cette ligne est déjà remplie : chaque ligne prend un lancer.
dice-rentmeister-why = Choisissez une de vos lignes vides.
dice-end-rents = { $winners ->
        [one] { $winner } gagne avec { $points } points.
       *[other] { $winners } joueurs partagent la première place avec { $points } points.
    }

game-streichhoelzer = Les allumettes
    .tag = Les as vont à gauche, les six dans la boîte. Ne gardez pas la dernière allumette.
option-streichhoelzer-matches = Allumettes par joueur
    .help = Avec combien d’allumettes chacun commence.
dice-row-matches = Allumettes
piece-matches = allumettes
piece-matchbox = boîte d’allumettes
dice-streichhoelzer-prompt = { $colour } lance : chaque 6 met une allumette dans la boîte, chaque 1 en donne une à { $left }.
dice-streichhoelzer-log-burnt = { $colour } met { $count ->
        [one] une allumette
       *[other] { $count } allumettes
    } dans la boîte.
dice-streichhoelzer-log-given = { $colour } passe { $count ->
        [one] une allumette
       *[other] { $count } allumettes
    } à { $left }.
dice-streichhoelzer-log-none = { $colour } n’a pas d’allumettes et attend.
dice-end-last_match = { $loser } garde la dernière allumette et perd.

game-turm = La tour
    .tag = Votre nombre vous apporte d’abord des sous-bocks, puis doit vous en débarrasser.
option-turm-tower = Sous-bocks dans la tour
    .help = Combien il y en a au milieu.
dice-row-key = Nombre
piece-coasters = sous-bocks
dice-turm-place-tower = la tour
dice-streichhoelzer-place-box = la boîte
dice-turm-prompt-key = { $colour } lance pour avoir son nombre.
dice-turm-prompt-take = { $colour } lance : ceux dont le nombre sort prennent de la tour (il en reste { $count }).
dice-turm-prompt-away = La tour a disparu. { $colour } lance : ceux dont le nombre sort se défont de sous-bocks.
dice-turm-log-key = { $colour } a le nombre { $number }.
dice-turm-log-take = { $colour } prend { $count ->
        [one] un sous-bock
       *[other] { $count } sous-bocks
    }.
dice-turm-log-away = { $colour } se défait { $count ->
        [one] d’un sous-bock
       *[other] de { $count } sous-bocks
    }.
dice-turm-log-down = La tour est tombée. Maintenant, chacun veut se défaire de ses sous-bocks.
dice-end-last_coaster = { $losers ->
        [one] { $loser } garde des sous-bocks et perd.
       *[other] { $losers } joueurs écartent ensemble leurs derniers sous-bocks et perdent.
    }

game-eins_bis_sechzehn = De un à seize
    .tag = Faites chaque nombre avec trois dés, jusqu’à seize et retour.
option-eins_bis_sechzehn-all_operations = Les quatre opérations
    .help = Multiplier et diviser aussi.
option-eins_bis_sechzehn-top = Le plus grand nombre
    .help = Où le chemin fait demi-tour.
option-eins_bis_sechzehn-there_and_back = Aller et retour
    .help = Redescendre jusqu’à un ; sinon, le plus grand nombre gagne.
option-eins_bis_sechzehn-max_rounds = Manches au plus
    .help = Ensuite, qui est allé le plus loin gagne.
dice-row-targets = Nombres faits
dice-eins_bis_sechzehn-prompt = { $colour } lance trois dés et a besoin de { $target }.
dice-eins_bis_sechzehn-log = { $colour } fait { $sums }.
dice-eins_bis_sechzehn-log-none = Pas de { $target } pour { $colour } avec ces dés.
dice-end-targets = { $winner } fait le dernier nombre et gagne.
dice-end-max_rounds = Les manches sont finies : { $winners ->
        [one] { $winner } a le plus d’avance
       *[other] { $winners } joueurs sont allés aussi loin l’un que l’autre
    }, avec { $points ->
        [one] { $points } nombre fait.
       *[other] { $points } nombres faits.
    }

game-paerchen = Les paires
    .tag = Deux dés blancs donnent, deux dés gris enlèvent.
option-paerchen-throws = Lancers par joueur
    .help = Combien de fois chacun lance.
game-beelzebub = Belzébuth
    .tag = Trois dés blancs contre le gris.
option-beelzebub-rounds = Manches
    .help = Combien de fois chacun lance.
dice-row-throw6 = 6e lancer
dice-row-throw7 = 7e lancer
dice-row-throw8 = 8e lancer
dice-row-throw9 = 9e lancer
dice-row-throw10 = 10e lancer
dice-grey-prompt = { $colour } lance { $white } dés blancs et { $grey ->
        [one] un gris
       *[other] { $grey } gris
    } : lancer { $number } sur { $throws }.
dice-grey-log = Blancs moins gris font { $points } : { $colour } a maintenant { $total }.
dice-end-sum = { $winners ->
        [one] { $winner } gagne avec { $points }.
       *[other] { $winners } joueurs partagent la première place avec { $points }.
    }

game-va_banque = Va banque
    .tag = Cinq dés, quatre opérations, chacune une fois : qui fait le plus ?
option-va_banque-chips = Jetons par joueur
    .help = Avec combien de jetons chacun commence.
option-va_banque-stake = Mise
    .help = Ce que chacun verse, sauf le banquier.
option-va_banque-rounds = Tournées
    .help = Combien de fois chacun est le banquier.
option-va_banque-bank_takes_remainder = Les restes vont à la banque
    .help = Qui n’a jamais pu diviser, et garde un reste avec le dernier dé, perd sa mise au profit du banquier. À deux joueurs, c’est toujours ainsi.
dice-va_banque-prompt-throw = { $banker } tient la banque ({ $bank } sur { $banks }, { $pot } au pot) et lance pour { $colour }.
dice-va_banque-prompt-next = { $banker } lance pour { $colour }, qui a { $total } ; il reste : { $signs }
dice-va_banque-prompt-choose = { $colour } a { $total } et un { $die } (dé { $number } sur 5). Quelle opération ? Il reste : { $signs } (banque { $bank } sur { $banks }, tenue par { $banker })
dice-va_banque-place-plus = plus
dice-va_banque-place-minus = moins
dice-va_banque-place-times = fois
dice-va_banque-place-by = divisé par
dice-va_banque-place-total = Jusqu’ici
dice-va_banque-button = { $sum }
dice-va_banque-log-sum = { $colour } : { $sum }
dice-va_banque-log-result = { $colour } finit avec { $points }.
dice-va_banque-log-fell = Rien n’a pu être divisé, et il y a un reste : { $colour } perd sa mise, qui va à { $banker }.
dice-va_banque-log-won = { $colour } prend { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } du pot.
dice-va_banque-why-used = Chaque opération sert une fois, et celle-ci a déjà servi.
dice-va_banque-why-division = { $total } ne se divise pas par { $die } sans reste.
dice-va_banque-why = Choisissez une des opérations qui restent.
dice-end-most_chips = { $winners ->
        [one] { $winner } gagne avec { $points ->
            [one] { $points } jeton
           *[other] { $points } jetons
        }.
       *[other] { $winners } joueurs partagent la première place avec { $points ->
            [one] { $points } jeton
           *[other] { $points } jetons
        } chacun.
    }

game-wuerfelpoker = Poker aux dés
    .tag = Versez votre mise, lancez cinq dés, et espérez que personne ne surenchérira.
option-wuerfelpoker-chips = { option-va_banque-chips }
    .help = { option-va_banque-chips.help }
option-wuerfelpoker-ante = Mise de départ
    .help = Ce que chacun verse au pot à chaque donne.
option-wuerfelpoker-deals = Donnes
    .help = Combien de donnes on joue.
option-wuerfelpoker-raising = Surenchère
    .help = Qui a lancé peut surenchérir ; les autres suivent ou passent.
option-wuerfelpoker-max_raise = Surenchère maximale
    .help = 0 veut dire : autant que peuvent payer tous ceux qui sont en jeu.
option-wuerfelpoker-throws = Lancers
    .help = Avec plus d’un, vous pouvez relancer les dés de votre choix.
piece-chips = jetons
dice-wuerfelpoker-nothing = un lancer sans valeur
dice-wuerfelpoker-pair = une paire
dice-wuerfelpoker-two_pairs = deux paires
dice-wuerfelpoker-triplet = un brelan
dice-wuerfelpoker-sequence = une suite
dice-wuerfelpoker-full = un full
dice-wuerfelpoker-four = un carré
dice-wuerfelpoker-five = cinq dés égaux
dice-wuerfelpoker-place-die = dé { $number } ({ $colour })
dice-wuerfelpoker-prompt-throw = Donne { $deal } sur { $deals }, ouverte par { $opener }, avec { $pot } au pot. { $colour } lance.
dice-wuerfelpoker-prompt-keep = { $colour } choisit des dés à relancer ({ $count ->
        [one] encore un lancer
       *[other] encore { $count } lancers
    }) ou s’arrête. Donne { $deal } sur { $deals }, ouverte par { $opener }, { $pot } au pot.
dice-wuerfelpoker-prompt-raise = { $colour } a { $hand } et peut surenchérir de { $cap } au plus. Donne { $deal } sur { $deals }, ouverte par { $opener }, { $pot } au pot.
dice-wuerfelpoker-prompt-answer = { $raiser } surenchérit de { $count }. C’est à { $colour } : suivre ou passer ? Donne { $deal } sur { $deals }, ouverte par { $opener }, { $pot } au pot.
dice-wuerfelpoker-button-stand = S’arrêter
dice-wuerfelpoker-button-raise = { $amount ->
        [0] Ne pas surenchérir
       *[other] Surenchérir de { $amount }
    }
dice-wuerfelpoker-button-call = Suivre : payer { $count }
dice-wuerfelpoker-button-fold = Passer
dice-wuerfelpoker-log-hand = { $colour } a { $hand }.
dice-wuerfelpoker-log-stand = { $colour } s’arrête.
dice-wuerfelpoker-log-again = { $colour } relance { $faces }.
dice-wuerfelpoker-log-raise = { $count ->
        [0] { $colour } ne surenchérit pas.
       *[other] { $colour } surenchérit de { $count }.
    }
dice-wuerfelpoker-log-call = { $colour } suit et paie { $count }.
dice-wuerfelpoker-log-fold = { $colour } passe.
dice-wuerfelpoker-log-won = { $colour } prend { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } du pot.
dice-wuerfelpoker-why-answer = Il y a une surenchère : suivez, ou passez.
dice-wuerfelpoker-why-raise = Surenchérissez de { $cap } au plus, ou non : tous ceux qui sont en jeu doivent pouvoir payer.
dice-wuerfelpoker-why-keep = Choisissez des dés à relancer, ou arrêtez-vous.

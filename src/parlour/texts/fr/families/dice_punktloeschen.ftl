game-punktloeschen = Effacer les points
    .tag = Ramassez d’abord des traits de craie, puis effacez-les le premier.

option-punktloeschen-rounds = Manches de la première partie
    .help = On distribue autant de traits avant de commencer à effacer.

dice-row-marks = Traits

dice-punktloeschen-prompt-mark = { $colour } lance ; le plus bas reçoit un trait (manche { $round } sur { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } lance ; le plus haut efface un trait.
dice-punktloeschen-prompt-off = { $colour } relance : { $seats } sont à égalité pour { $wiping ->
        [0] le plus bas.
       *[other] le plus haut.
    }
dice-punktloeschen-log-mark = { $colour } a le lancer le plus bas et reçoit un trait : { $marks } maintenant.
dice-punktloeschen-log-wipe = { $colour } a le lancer le plus haut et efface un trait : il en reste { $marks }.
dice-punktloeschen-log-second = Maintenant, on efface les traits. Jouent encore : { $seats }.
dice-end-wiped = { $winner } efface son dernier trait et gagne.
dice-end-alone = Seul joueur à avoir des traits : { $winner }. Personne d’autre ne peut jouer pour la victoire.

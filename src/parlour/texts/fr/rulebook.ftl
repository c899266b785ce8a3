# La page des règles : chapitres faits de ce qu’un jeu déclare ; le navigateur les reçoit en HTML

rules-variants = Variantes
rules-variants-some = La page du jeu a un bouton, un nombre ou un choix pour chacune. Laissez-les telles quelles, et la valeur habituelle s’applique.
rules-variants-none = Ce jeu se joue toujours comme expliqué ci-dessus.
rules-value-on = oui ou non, d’habitude oui
rules-value-off = oui ou non, d’habitude non
rules-value-number = { $low } à { $high }, d’habitude { $usual }
rules-value-number-off = { $low } à { $high } ou rien, d’habitude { $usual }
rules-value-none = rien
rules-value-choice = un choix
rules-value-parts = fait d’éléments
rules-value-usual = habituel
rules-value-seats = Seulement à { $seats } joueurs.
rules-presets = Plusieurs à la fois
rules-preset-usual = les valeurs habituelles
rules-value-is-on = oui
rules-value-is-off = non
rules-origin = Imprimé, lu ou de nous
rules-origin-told = La plus grande partie de ce qui est dit ici est simplement imprimée ({ $printed }). { $reading } marque une lecture : les livrets laissent la chose ouverte, ou leurs langues diffèrent, et c’est ainsi que nous l’entendons. { $ours } marque ce qui est de nous : cela n’est dans aucun livret.
rules-sources = Sources
rules-sources-told = Où le jeu est imprimé, et sous quels noms. Les mots de cette page sont les nôtres.

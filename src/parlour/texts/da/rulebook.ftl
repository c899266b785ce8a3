# The rules page: chapters that are made from what a game declares; the browser gets them as HTML

rules-variants = Varianter
rules-variants-some = Spillets side har en kontakt, et tal eller et valg til hver af disse. Lad dem være, og den sædvanlige værdi gælder.
rules-variants-none = Dette spil spilles altid, som det er fortalt ovenfor.
rules-value-on = til eller fra, som regel til
rules-value-off = til eller fra, som regel fra
rules-value-number = { $low } til { $high }, som regel { $usual }
rules-value-number-off = { $low } til { $high } eller ingen, som regel { $usual }
rules-value-none = ingen
rules-value-choice = et valg
rules-value-parts = bygget af dele
rules-value-usual = sædvanlig
rules-value-seats = Kun med { $seats } spillere.
rules-presets = Flere på én gang
rules-preset-usual = de sædvanlige værdier
rules-value-is-on = til
rules-value-is-off = fra
rules-origin = Trykt, læst eller vores
rules-origin-told = Det meste af det, der fortælles her, er ganske enkelt trykt ({ $printed }). { $reading } markerer en læsning: hæfterne lader det stå åbent, eller deres sprog er uenige, og sådan tager vi det. { $ours } markerer det, der er vores: det står ikke i noget hæfte.
rules-sources = Kilder
rules-sources-told = Hvor spillet er trykt, og under hvilke navne. Ordene på denne side er vores egne.

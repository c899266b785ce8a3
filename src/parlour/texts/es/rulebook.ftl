# La página de reglas: capítulos hechos de lo que declara un juego; el navegador los recibe como HTML

rules-variants = Variantes
rules-variants-some = La página del juego tiene para cada una un interruptor, un número o una elección. Si no las tocas, vale lo habitual.
rules-variants-none = A este juego se juega siempre como se cuenta arriba.
rules-value-on = sí o no, normalmente sí
rules-value-off = sí o no, normalmente no
rules-value-number = de { $low } a { $high }, normalmente { $usual }
rules-value-number-off = de { $low } a { $high } o ninguno, normalmente { $usual }
rules-value-none = ninguno
rules-value-choice = a elegir
rules-value-parts = construido con piezas
rules-value-usual = lo habitual
rules-value-seats = Solo con { $seats } jugadores.
rules-presets = Varias a la vez
rules-preset-usual = los valores habituales
rules-value-is-on = sí
rules-value-is-off = no
rules-origin = Impreso, leído o nuestro
rules-origin-told = La mayor parte de lo que se cuenta aquí está simplemente impreso ({ $printed }). { $reading } señala una lectura: los cuadernillos lo dejan abierto, o sus idiomas difieren, y así lo entendemos. { $ours } señala lo que es nuestro: no está en ningún cuadernillo.
rules-sources = Fuentes
rules-sources-told = Dónde está impreso el juego, y con qué nombres. Las palabras de esta página son nuestras.

# Preferencias propias para todas las mesas, guardadas en este navegador.

choices-title = Mis preferencias
choices-kept = Se guardan en este navegador, para todas las mesas.

choice-board = Tablero
choice-board-printed = El del juego
choice-board-slate = Pizarra
choice-board-contrast = Alto contraste
choice-pieces = Fichas
choice-pieces-turned = Madera torneada
choice-pieces-flat = Tinta plana
choice-pieces-contrast = Alto contraste
choice-side = El lado de abajo
choice-side-own = El mío
choice-side-first = Siempre el del primer sitio
choice-notation = Letras de la notación
choice-notation-language = Las de mi idioma
choice-notation-english = Inglesas
choice-notation-figurine = Figuras
choice-thumb = En el móvil juego con
choice-thumb-right = El pulgar derecho
choice-thumb-left = El pulgar izquierdo

choice-speed = Velocidad
choice-speed-suggested = La que propone el juego
choice-speed-calm = Tranquila
choice-speed-usual = Normal
choice-speed-quick = Rápida
choice-marks = Se marca dónde puedo jugar
choice-marks-suggested = Como propone el juego
choice-marks-always = Siempre
choice-marks-touch = Cuando toco una ficha
choice-marks-never = Nunca

choice-language = Idioma
choice-theme = Aspecto
choice-theme-system = Como el sistema
choice-theme-light = Claro
choice-theme-dark = Oscuro
choice-sound = Sonidos
choice-sound-off = No
choice-sound-on = Sí

table-whole-board = Mostrar el tablero entero

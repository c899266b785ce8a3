# Własne wybory dla każdego stołu, przechowywane w tej przeglądarce.

choices-title = Moje wybory
choices-kept = Zostają w tej przeglądarce, dla każdego stołu.

choice-board = Plansza
choice-board-printed = Taka jak w grze
choice-board-slate = Łupek
choice-board-contrast = Duży kontrast
choice-pieces = Pionki
choice-pieces-turned = Toczone drewno
choice-pieces-flat = Płaski tusz
choice-pieces-contrast = Duży kontrast
choice-side = Strona na dole
choice-side-own = Moja własna
choice-side-first = Zawsze pierwszego miejsca
choice-notation = Litery notacji
choice-notation-language = W moim języku
choice-notation-english = Angielskie
choice-notation-figurine = Figurki
choice-thumb = Na telefonie gram
choice-thumb-right = Prawym kciukiem
choice-thumb-left = Lewym kciukiem

choice-speed = Tempo
choice-speed-suggested = Jak proponuje gra
choice-speed-calm = Spokojne
choice-speed-usual = Zwykłe
choice-speed-quick = Szybkie
choice-marks = Zaznaczaj, gdzie mogę zagrać
choice-marks-suggested = Jak proponuje gra
choice-marks-always = Zawsze
choice-marks-touch = Gdy dotknę pionka
choice-marks-never = Nigdy

choice-language = Język
choice-theme = Wygląd
choice-theme-system = Jak w systemie
choice-theme-light = Jasny
choice-theme-dark = Ciemny
choice-sound = Dźwięki
choice-sound-off = Wyłączone
choice-sound-on = Włączone

table-whole-board = Pokaż całą planszę

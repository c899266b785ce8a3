# Eigen keuzes voor elke tafel, bewaard in deze browser.

choices-title = Mijn keuzes
choices-kept = Ze worden in deze browser bewaard, voor elke tafel.

choice-board = Bord
choice-board-printed = Zoals het spel het heeft
choice-board-slate = Leisteen
choice-board-contrast = Veel contrast
choice-pieces = Stukken
choice-pieces-turned = Gedraaid hout
choice-pieces-flat = Vlakke inkt
choice-pieces-contrast = Veel contrast
choice-side = De kant onderaan
choice-side-own = Mijn eigen kant
choice-side-first = Altijd die van de eerste plaats
choice-notation = Letters van de notatie
choice-notation-language = Van mijn taal
choice-notation-english = Engels
choice-notation-figurine = Figuurtjes
choice-thumb = Op een telefoon speel ik met
choice-thumb-right = De rechterduim
choice-thumb-left = De linkerduim

choice-speed = Snelheid
choice-speed-suggested = Zoals het spel voorstelt
choice-speed-calm = Rustig
choice-speed-usual = Gewoon
choice-speed-quick = Vlug
choice-marks = Waar ik iets kan doen, is gemerkt
choice-marks-suggested = Zoals het spel voorstelt
choice-marks-always = Altijd
choice-marks-touch = Als ik een stuk aanraak
choice-marks-never = Nooit

choice-language = Taal
choice-theme = Weergave
choice-theme-system = Zoals het systeem het heeft
choice-theme-light = Licht
choice-theme-dark = Donker
choice-sound = Geluid
choice-sound-off = Uit
choice-sound-on = Aan

table-whole-board = Het hele bord laten zien

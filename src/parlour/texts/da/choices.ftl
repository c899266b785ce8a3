# Own choices about every table, kept in this browser.

choices-title = Mine valg
choices-kept = De gemmes i denne browser, for alle borde.

choice-board = Bræt
choice-board-printed = Som spillet har det
choice-board-slate = Skifer
choice-board-contrast = Høj kontrast
choice-pieces = Brikker
choice-pieces-turned = Drejet træ
choice-pieces-flat = Flad tusch
choice-pieces-contrast = Høj kontrast
choice-side = Siden forneden
choice-side-own = Min egen
choice-side-first = Altid den første plads
choice-notation = Notationens bogstaver
choice-notation-language = På mit sprog
choice-notation-english = Engelske
choice-notation-figurine = Figurer
choice-thumb = På telefonen spiller jeg med
choice-thumb-right = Højre tommelfinger
choice-thumb-left = Venstre tommelfinger

choice-speed = Tempo
choice-speed-suggested = Som spillet foreslår
choice-speed-calm = Roligt
choice-speed-usual = Sædvanligt
choice-speed-quick = Hurtigt
choice-marks = Markér, hvor jeg kan gøre noget
choice-marks-suggested = Som spillet foreslår
choice-marks-always = Altid
choice-marks-touch = Når jeg trykker på en brik
choice-marks-never = Aldrig

choice-language = Sprog
choice-theme = Udseende
choice-theme-system = Som systemet
choice-theme-light = Lyst
choice-theme-dark = Mørkt
choice-sound = Lyde
choice-sound-off = Fra
choice-sound-on = Til

table-whole-board = Vis hele brættet

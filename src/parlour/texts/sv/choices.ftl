# Own choices about every table, kept in this browser.

choices-title = Mina val
choices-kept = De sparas i den här webbläsaren, för alla bord.

choice-board = Bräde
choice-board-printed = Som spelet har det
choice-board-slate = Skiffer
choice-board-contrast = Hög kontrast
choice-pieces = Pjäser
choice-pieces-turned = Svarvat trä
choice-pieces-flat = Platta, tryckta
choice-pieces-contrast = Hög kontrast
choice-side = Sidan nedtill
choice-side-own = Min egen
choice-side-first = Alltid första platsens
choice-notation = Notationens bokstäver
choice-notation-language = På mitt språk
choice-notation-english = Engelska
choice-notation-figurine = Figurer
choice-thumb = På telefonen spelar jag med
choice-thumb-right = Höger tumme
choice-thumb-left = Vänster tumme

choice-speed = Tempo
choice-speed-suggested = Som spelet föreslår
choice-speed-calm = Lugnt
choice-speed-usual = Vanligt
choice-speed-quick = Snabbt
choice-marks = Markera där jag får göra något
choice-marks-suggested = Som spelet föreslår
choice-marks-always = Alltid
choice-marks-touch = När jag trycker på en pjäs
choice-marks-never = Aldrig

choice-language = Språk
choice-theme = Utseende
choice-theme-system = Som systemet har det
choice-theme-light = Ljust
choice-theme-dark = Mörkt
choice-sound = Ljud
choice-sound-off = Av
choice-sound-on = På

table-whole-board = Visa hela brädet

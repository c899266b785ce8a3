game-solitaire = Solitär
    .tag = Hoppa tills en enda pinne är kvar.

option-solitaire-goal = Mål
    .help = Vad som ska vara kvar på brädet på slutet. En bokstav är markerad på brädet.
option-solitaire-goal-fewest = Så få pinnar som möjligt
option-solitaire-goal-one_left = En pinne, var som helst
option-solitaire-goal-one_in_centre = En pinne i mitten
option-solitaire-goal-letter_A = Bokstaven A
option-solitaire-goal-letter_C = Bokstaven C
option-solitaire-goal-letter_D = Bokstaven D
option-solitaire-goal-letter_E = Bokstaven E
option-solitaire-goal-letter_E_large = Bokstaven E, stor
option-solitaire-goal-letter_F = Bokstaven F
option-solitaire-goal-letter_H = Bokstaven H, liten
option-solitaire-goal-letter_H_wide = Bokstaven H, bred
option-solitaire-goal-letter_I = Bokstaven I
option-solitaire-goal-letter_I_small = Bokstaven I, liten
option-solitaire-goal-letter_I_stroke = Bokstaven I, ett streck
option-solitaire-goal-letter_J = Bokstaven J
option-solitaire-goal-letter_L = Bokstaven L
option-solitaire-goal-letter_N = Bokstaven N
option-solitaire-goal-letter_O = Bokstaven O
option-solitaire-goal-letter_P = Bokstaven P
option-solitaire-goal-letter_S = Bokstaven S
option-solitaire-goal-letter_T = Bokstaven T
option-solitaire-goal-letter_U = Bokstaven U
option-solitaire-goal-letter_V = Bokstaven V
option-solitaire-goal-letter_X = Bokstaven X
option-solitaire-goal-letter_Y = Bokstaven Y

solitaire-points = Straffpoäng
solitaire-left = På brädet

solitaire-prompt-jump = Hoppa över en pinne intill till ett ledigt hål. { $count ->
        [one] En pinne är kvar.
       *[other] { $count } pinnar är kvar.
    } Mål: { $goal }.

solitaire-button-stop = Sluta här

solitaire-log-jump = { $start } hoppar till { $target }; pinnen på { $over } försvinner.
solitaire-log-stop = Nu är det hoppat nog.
solitaire-log-next = Brädet fylls igen: { $colour } spelar.

solitaire-end-perfect = En enda pinne är kvar: en straffpoäng.
    .headline = Perfekt!
solitaire-end-no_jump = Inget hopp är kvar: { $count } straffpoäng.
solitaire-end-stopped = Slutade med { $count ->
        [one] en straffpoäng.
       *[other] { $count } straffpoäng.
    }
solitaire-end-rounds = Alla har spelat. { $winner } vinner med { $count ->
        [one] en straffpoäng.
       *[other] { $count } straffpoäng.
    }
solitaire-end-rounds_shared = Alla har spelat, och första platsen delas, med { $count ->
        [one] en straffpoäng
       *[other] { $count } straffpoäng
    } var.
solitaire-end-reached = Målet är nått, med { $count ->
        [one] en pinne
       *[other] { $count } pinnar
    } på brädet.
    .headline = Du klarade det!
solitaire-end-missed = Inget hopp är kvar och målet är missat: { $count ->
        [one] en straffpoäng.
       *[other] { $count } straffpoäng.
    }
solitaire-end-given_up = Slutade innan målet var nått: { $count ->
        [one] en straffpoäng.
       *[other] { $count } straffpoäng.
    }

solitaire-outlook-open = Målet är fortfarande inom räckhåll: { $count ->
        [one] ett hopp leder dit.
       *[other] { $count } hopp leder dit.
    }
solitaire-outlook-lost = Målet går inte att nå härifrån. Ta tillbaka några hopp.
solitaire-outlook-fewest = { $count ->
        [one] Härifrån kan en enda pinne bli kvar.
       *[other] Härifrån blir i bästa fall { $count } pinnar kvar.
    }
solitaire-outlook-unknown = Det gick inte att ta reda på om målet ännu kan nås.

solitaire-why-over = Spelet är slut.
solitaire-why-no-hole = Pinnarna sitter i korsets 33 hål.
solitaire-why-no-peg = Det sitter ingen pinne på { $hole }.
solitaire-why-choose-hole = Välj nu det lediga hål dit pinnen på { $hole } hoppar.
solitaire-why-cannot-jump = Pinnen på { $hole } kan inte hoppa: den behöver en pinne intill och ett ledigt hål alldeles bakom den.
solitaire-why-one-jump = Ett hopp i taget: nästa är ett eget drag.
solitaire-why-filled = { $hole } är fyllt: ett hopp slutar i ett ledigt hål.
solitaire-why-diagonal = Pinnarna hoppar rakt längs en rad eller kolumn, aldrig snett.
solitaire-why-no-step = Pinnar tar inga steg: de hoppar över en granne.
solitaire-why-too-far = Det är för långt: ett hopp går över exakt en pinne.
solitaire-why-nothing-between = Det sitter ingen pinne på { $hole } att hoppa över.

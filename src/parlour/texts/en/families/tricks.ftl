game-wieviel_augen_2 = How Many Pips? (two dice)
    .tag = Throw in secret, do four sums, say the result: the magician knows your dice.
game-wieviel_augen_3 = How Many Pips? (three dice)
    .tag = Six digits, two divisions, one number, and three dice are no secret any more.
game-wuerfelstapel = The Stack of Dice
    .tag = Name the face on top, and the magician counts all the hidden ones.

option-wieviel_augen_2-magician = Magician
    .help = Be amazed, or practise the trick yourself.
option-wieviel_augen_2-magician-computer = The program reads my mind
option-wieviel_augen_2-magician-player = I am the magician
option-wieviel_augen_2-real_dice = Real dice
    .help = Throw your own dice on the table; the program never sees them. Not where you practise alone as the magician.
option-wieviel_augen_2-rounds = Times in a row
    .help = How often the trick is shown.
option-wieviel_augen_3-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wieviel_augen_3-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wieviel_augen_3-magician-player = { option-wieviel_augen_2-magician-player }
option-wieviel_augen_3-real_dice = { option-wieviel_augen_2-real_dice }
    .help = { option-wieviel_augen_2-real_dice.help }
option-wieviel_augen_3-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }
option-wuerfelstapel-dice = Dice in the stack
    .help = Four in the booklet; with any other number the trick works just as well.
option-wuerfelstapel-magician = { option-wieviel_augen_2-magician }
    .help = { option-wieviel_augen_2-magician.help }
option-wuerfelstapel-magician-computer = { option-wieviel_augen_2-magician-computer }
option-wuerfelstapel-magician-player = { option-wieviel_augen_2-magician-player }
option-wuerfelstapel-real_dice = Real dice
    .help = Stack your own dice on the table; the program never sees them. Not where you practise alone as the magician.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

tricks-shown = Tricks shown
tricks-right = Came out
tricks-dice = the dice show { $faces }
tricks-hidden = { $count } pips are hidden

tricks-row-first = First die
tricks-row-doubled = Doubled
tricks-row-plus_five = Plus 5
tricks-row-times_five = Times 5
tricks-row-plus_second = Plus the second die
tricks-row-said = The number said
tricks-row-minus_25 = Minus 25
tricks-row-tops = Upper faces
tricks-row-six_digits = With the lower faces
tricks-row-by_37 = Divided by 37
tricks-row-by_3 = Divided by 3
tricks-row-minus_7 = Minus 7
tricks-row-by_9 = Divided by 9
tricks-row-sevens = Seven per die
tricks-row-hidden = Minus the top

tricks-help-first = The spectator begins with the first die.
tricks-help-doubled = The spectator doubles it.
tricks-help-plus_five = The spectator adds 5.
tricks-help-times_five = The spectator multiplies by 5.
tricks-help-plus_second = The spectator adds the second die: that is the number to say.
tricks-help-said = All that the magician hears.
tricks-help-minus_25 = The magician’s secret: the digits that are left are the dice.
tricks-help-tops = The three dice, read as one number.
tricks-help-six_digits = Behind them, in the same order, what lies below: 7 minus each die.
tricks-help-by_37 = The spectator divides by 37; it always comes out.
tricks-help-by_3 = Then by 3: that is the number to say.
tricks-help-minus_7 = The magician takes 7 away …
tricks-help-by_9 = … and divides by 9: the digits are the dice.
tricks-help-sevens = Two opposite faces of a die make 7.
tricks-help-hidden = The magician’s secret: only the top can be seen, all the rest is hidden.

tricks-prompt-throw = The magician has turned away. Throw the { $count } dice.
tricks-prompt-cover = The magician looks away. Throw the { $count } dice: they stay covered until they have been named.
tricks-prompt-watch = You look away while { $count } dice are thrown.
tricks-prompt-say-wieviel_augen_2 = Double the first die, add 5, multiply by 5, add the second die. Which number do you get?
tricks-prompt-say-wieviel_augen_3 = Write down the three dice and, behind them, what lies below each (7 minus the die). Divide by 37, then by 3. Which number do you get?
tricks-prompt-say-wuerfelstapel = Which face lies on top of the stack?
tricks-prompt-name-wieviel_augen_2 = The spectator says { $said }. Which two dice lie there?
tricks-prompt-name-wieviel_augen_3 = The spectator says { $said }. Which three dice lie there?
tricks-prompt-name-wuerfelstapel = On top lies { $said }. How many pips are hidden between the dice and below?
tricks-prompt-judge = The magician sees … { $named }. Is that right?
tricks-prompt-confirm = I see … { $named }. Am I right?

tricks-button-right = Yes, exactly
tricks-button-wrong = No

tricks-label-say = Say { $number }
tricks-label-name-wieviel_augen_2 = Name the dice { $faces }
tricks-label-name-wieviel_augen_3 = Name the dice { $faces }
tricks-label-name-wuerfelstapel = Name { $number ->
        [one] 1 pip
       *[other] { $number } pips
    }

tricks-log-secret = Die { $number } is thrown in secret.
tricks-log-hears = The magician hears { $number }.
tricks-log-said = You say { $number }.
tricks-log-magician = The magician thinks for a moment: { $named }.
tricks-log-one-says = { $colour } says { $number }.
tricks-log-one-names = { $colour } thinks for a moment: { $named }.
tricks-log-named = You say: { $named }.
tricks-log-right = It is right.
tricks-log-wrong = That is not it: somewhere the sum went wrong.

tricks-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [other] Not this time: the magician has to practise. The paper shows the sum that leads there.
                [player] Not this time. The paper shows the sum that leads there.
               *[computer] Nothing to read in a mind that counted wrong: the paper shows where.
            }
           *[other] { $magician ->
                [other] The magician bows. The paper shows how it was done.
                [player] Right. Nobody will ever know how you did it.
               *[computer] The magician bows. The paper shows how it was done.
            }
        }
       *[other] { $right } of { $rounds } tricks came out.
    }
    .headline = { $right ->
        [0] It did not come out
       *[other] Abracadabra!
    }

tricks-why-confirm = First tell the magician whether it was right.
tricks-why-digits = Touch a digit in each row, from the top one down.
tricks-why-go-on = The number is not whole yet: touch a digit in the next row.
tricks-why-stack = The stack stays as it is; the digits are for naming a number.
tricks-why-number = No throw leads to this number. Please check your sum once more.
tricks-why-rows = One digit in each row, from the top one down, within what dice can show.

piece-die0 = hidden die
piece-die1 = die showing 1
piece-die2 = die showing 2
piece-die3 = die showing 3
piece-die4 = die showing 4
piece-die5 = die showing 5
piece-die6 = die showing 6

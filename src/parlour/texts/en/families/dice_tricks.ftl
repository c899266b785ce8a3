game-wieviel_augen_2 = How many pips? (two dice)
    .tag = Throw in secret, do four sums, say the result: the magician knows your dice.
game-wieviel_augen_3 = How many pips? (three dice)
    .tag = Six digits, two divisions, one number, and three dice are no secret any more.
game-wuerfelstapel = The stack of dice
    .tag = Name the face on top, and the magician counts all the hidden ones.

option-wieviel_augen_2-magician = Magician
    .help = Be amazed, or practise the trick yourself.
option-wieviel_augen_2-magician-computer = The program reads my mind
option-wieviel_augen_2-magician-player = I am the magician
option-wieviel_augen_2-real_dice = Real dice
    .help = Throw your own dice on the table; the program never sees them. Only where the program is the magician.
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
    .help = Stack your own dice on the table; the program never sees them. Only where the program is the magician.
option-wuerfelstapel-rounds = { option-wieviel_augen_2-rounds }
    .help = { option-wieviel_augen_2-rounds.help }

dice-trick-shown = tricks shown
dice-trick-right = came out
dice-trick-dice = the dice show { $faces }
dice-trick-hidden = { $count } pips are hidden

dice-row-first = First die
dice-row-doubled = Doubled
dice-row-plus_five = Plus 5
dice-row-times_five = Times 5
dice-row-plus_second = Plus the second die
dice-row-said = The number said
dice-row-minus_25 = Minus 25
dice-row-tops = Upper faces
dice-row-six_digits = With the lower faces
dice-row-by_37 = Divided by 37
dice-row-by_3 = Divided by 3
dice-row-minus_7 = Minus 7
dice-row-by_9 = Divided by 9
dice-row-sevens = Seven a die
dice-row-hidden = Minus the top

dice-help-first = The spectator begins with the first die.
dice-help-doubled = The spectator doubles it.
dice-help-plus_five = The spectator adds 5.
dice-help-times_five = The spectator multiplies by 5.
dice-help-plus_second = The spectator adds the second die: that is the number to say.
dice-help-said = All that the magician hears.
dice-help-minus_25 = The magician's secret: the digits that are left are the dice.
dice-help-tops = The three dice, read as one number.
dice-help-six_digits = Behind them, in the same order, what lies below: 7 minus each die.
dice-help-by_37 = The spectator divides by 37; it always comes out.
dice-help-by_3 = Then by 3: that is the number to say.
dice-help-minus_7 = The magician takes 7 away …
dice-help-by_9 = … and divides by 9: the digits are the dice.
dice-help-sevens = Two opposite faces of a die make 7.
dice-help-hidden = The magician's secret: only the top can be seen, all the rest is hidden.

dice-prompt-trick-throw = The magician has turned away. Throw the { $count } dice.
dice-prompt-trick-watch = You look away while { $count } dice are thrown.
dice-prompt-trick-say-two = Double the first die, add 5, multiply by 5, add the second die. Which number do you get?
dice-prompt-trick-say-three = Write down the three dice and, behind them, what lies below each (7 minus the die). Divide by 37, then by 3. Which number do you get?
dice-prompt-trick-say-stack = Which face lies on top of the stack?
dice-prompt-trick-name-two = The spectator says { $said }. Which two dice lie there?
dice-prompt-trick-name-three = The spectator says { $said }. Which three dice lie there?
dice-prompt-trick-name-stack = On top lies { $said }. How many pips are hidden between the dice and below?
dice-prompt-trick-confirm = I see … { $named }. Am I right?

dice-button-right = Yes, exactly
dice-button-wrong = No

dice-label-say = Say { $number }
dice-label-name-two = Name the dice { $faces }
dice-label-name-three = Name the dice { $faces }
dice-label-name-stack = Name { $number } pips

dice-log-trick-secret = Die { $number } is thrown in secret.
dice-log-trick-hears = The magician hears { $number }.
dice-log-trick-said = You say { $number }.
dice-log-trick-magician = The magician thinks for a moment: { $named }.
dice-log-trick-named = You say: { $named }.
dice-log-trick-right = It is right.
dice-log-trick-wrong = That is not it: somewhere the sum went wrong.

dice-end-trick = { $rounds ->
        [1] { $right ->
            [0] { $magician ->
                [player] Not this time. The paper shows the sum that leads there.
               *[computer] Nothing to read in a mind that counted wrong: the paper shows where.
            }
           *[other] { $magician ->
                [player] Right. Nobody will ever know how you did it.
               *[computer] The magician bows. The paper shows how it was done.
            }
        }
       *[other] { $right } of { $rounds } tricks came out.
    }

dice-why-trick-confirm = First tell the magician whether it was right.
dice-why-trick-digits = Touch a digit in each row, from the top one down.
dice-why-trick-go-on = The number is not whole yet: touch a digit in the next row.
dice-why-trick-stack = The stack stays as it is; the digits are for naming a number.
dice-why-trick-number = No throw leads to this number. Please check your sum once more.
dice-why-trick-rows = One digit in each row, from the top one down, within what dice can show.

piece-die0 = hidden die
piece-die1 = die showing 1
piece-die2 = die showing 2
piece-die3 = die showing 3
piece-die4 = die showing 4
piece-die5 = die showing 5
piece-die6 = die showing 6

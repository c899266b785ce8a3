# Between tables: who can come, which tables wait, what this browser knows of its people.

between-share = Share
between-alone = This box is open on this machine alone: friends cannot reach it yet.
between-alone-how = At the machine itself it can be opened to the local network, or started with: parlour serve --lan
between-network = Open to this network
between-network-closed = Then friends on the same Wi-Fi can sit down at a table whose link they have. Nobody from outside can.
between-network-open = Whoever is in the same network and has a link can come in, until this is switched off or the box is closed.
between-qr = A picture for a phone’s camera that leads to { $address }

# A table is called by those who sit there.
between-title = { $players }: { $game }

between-remind = It was your turn while you were elsewhere. Shall your system tell you next time?
between-remind-yes = Yes, tell me
between-remind-no = No, thank you
between-remind-turn = Your turn: { $game }
between-remind-with = { $names } { $count ->
    [one] is waiting.
   *[other] are waiting.
}

between-window = In the window
between-window-join = A seat is free
between-window-watch = You may watch
between-list = Show in the window
between-list-help = Then everybody on this server finds the table on the first page, and can sit down or watch.

between-me = You
between-me-lead = All this is kept in this browser. There is no account, and nobody else sees it.
between-me-name = Your name
between-me-sign = Your sign: where it is free, you get this seat
between-me-figures = Your statistics
between-me-figures-none = Nothing is finished yet.
between-me-game = Game
between-me-played = played
between-me-won = won
between-me-streak = in a row
between-me-average = points on average
between-me-best = most points
between-carry = To another device
between-carry-help = Your name, your seats and what you have put away go along. Here everything stays as it is.
between-carry-leave = Pack for the journey
between-carry-left = Type this code there, or point its camera at the picture. It is good for ten minutes, and once.
between-carry-typed = Type this code there. It is good for ten minutes, and once.
between-carry-code = A code from another device
between-carry-fetch = Unpack
between-carry-arrived = Everything has arrived.
between-carry-failed = That did not work. Please try again.
between-remind-switch = Let the system tell me when it is my turn and I am elsewhere

# Between tables: who can come, which tables wait, what this browser knows of its people.

between-share = Dela
between-alone = Den här lådan är bara öppen på den här datorn: vänner når den inte än.
between-alone-how = Vid själva datorn kan den öppnas för det lokala nätverket, eller startas med: parlour serve --lan
between-network = Öppen för det här nätverket
between-network-closed = Då kan vänner på samma wifi sätta sig vid ett bord vars länk de har. Ingen utifrån kan det.
between-network-open = Den som är i samma nätverk och har en länk kan komma in, tills detta stängs av eller lådan stängs.
between-qr = En bild för telefonens kamera som leder till { $address }

# A table is called by those who sit there.
between-title = { $players }: { $game }

between-remind = Det blev din tur medan du var någon annanstans. Ska systemet säga till nästa gång?
between-remind-yes = Ja, säg till
between-remind-no = Nej tack
between-remind-turn = Din tur: { $game }
between-remind-with = { $names } { $count ->
    [one] väntar.
   *[other] väntar.
}

between-window = I skyltfönstret
between-window-join = En plats är ledig
between-window-watch = Du får titta på
between-list = Visa i skyltfönstret
between-list-help = Då hittar alla på den här servern bordet på första sidan och kan sätta sig eller titta på.

between-me = Du
between-me-lead = Allt detta sparas i den här webbläsaren. Det finns inget konto, och ingen annan ser det.
between-me-name = Ditt namn
between-me-sign = Ditt tecken: den platsen får du där den är ledig
between-me-figures = Din statistik
between-me-figures-none = Inget är avslutat än.
between-me-game = Spel
between-me-played = spelade
between-me-won = vunna
between-me-streak = i rad
between-me-average = poäng i snitt
between-me-best = flest poäng
between-carry = Till en annan enhet
between-carry-help = Ditt namn, dina platser och det du har ställt undan följer med. Här blir allt som det är.
between-carry-leave = Packa för resan
between-carry-left = Skriv in den här koden där, eller rikta kameran mot bilden. Den gäller i tio minuter och bara en gång.
between-carry-typed = Skriv in den här koden där. Den gäller i tio minuter och bara en gång.
between-carry-code = En kod från en annan enhet
between-carry-fetch = Packa upp
between-carry-arrived = Allt har kommit fram.
between-carry-failed = Det gick inte. Försök igen.
between-remind-switch = Låt systemet säga till när det är min tur och jag är någon annanstans

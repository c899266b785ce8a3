# Między stołami: kto może przyjść, które stoły czekają, co ta przeglądarka wie o swoich ludziach.

between-share = Udostępnij
between-alone = To pudełko jest otwarte tylko na tym komputerze: znajomi jeszcze do niego nie dojdą.
between-alone-how = Na samym komputerze można je otworzyć dla sieci lokalnej albo uruchomić poleceniem: parlour serve --lan
between-network = Otwarte dla tej sieci
between-network-closed = Wtedy znajomi z tego samego Wi-Fi mogą usiąść do stołu, do którego mają link. Z zewnątrz nikt.
between-network-open = Kto jest w tej samej sieci i ma link, może wejść, dopóki tego nie wyłączysz albo nie zamkniesz pudełka.
between-qr = Obrazek dla aparatu telefonu, który prowadzi do { $address }

# Stół nazywa się od tych, którzy przy nim siedzą.
between-title = { $players }: { $game }

between-remind = Przyszła twoja kolej, gdy okno było zasłonięte. Czy następnym razem system ma cię powiadomić?
between-remind-yes = Tak, powiadom mnie
between-remind-no = Nie, dziękuję
between-remind-turn = Twoja kolej: { $game }
between-remind-with = { $names } { $count ->
    [one] czeka.
   *[other] czekają.
}

between-window = W witrynie
between-window-join = Jest wolne miejsce
between-window-watch = Możesz popatrzeć
between-list = Pokaż w witrynie
between-list-help = Wtedy każdy na tym serwerze znajdzie stół na pierwszej stronie i może usiąść albo popatrzeć.

between-me = Ty
between-me-lead = Wszystko to zostaje w tej przeglądarce. Nie ma konta i nikt inny tego nie widzi.
between-me-name = Twoje imię
between-me-sign = Twój znak: gdzie jest wolny, dostajesz to miejsce
between-me-figures = Twoje statystyki
between-me-figures-none = Nic nie jest jeszcze skończone.
between-me-game = Gra
between-me-played = rozegrane
between-me-won = wygrane
between-me-streak = z rzędu
between-me-average = średnio punktów
between-me-best = najwięcej punktów
between-carry = Na inne urządzenie
between-carry-help = Twoje imię, miejsca i to, co odłożone, idą razem. Tutaj wszystko zostaje, jak jest.
between-carry-leave = Spakuj na drogę
between-carry-left = Wpisz tam ten kod albo skieruj aparat na obrazek. Jest ważny przez dziesięć minut i tylko raz.
between-carry-typed = Wpisz tam ten kod. Jest ważny przez dziesięć minut i tylko raz.
between-carry-code = Kod z innego urządzenia
between-carry-fetch = Rozpakuj
between-carry-arrived = Wszystko dotarło.
between-carry-failed = Nie udało się. Spróbuj jeszcze raz.
between-remind-switch = Niech system powiadamia mnie, gdy przyjdzie moja kolej, a mnie nie ma

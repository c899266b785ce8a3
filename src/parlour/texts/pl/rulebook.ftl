# Strona z zasadami: rozdziały, które powstają z tego, co gra o sobie mówi; przeglądarka dostaje je jako HTML

rules-variants = Warianty
rules-variants-some = Na stronie gry jest dla każdego z nich przełącznik, liczba albo wybór. Jeśli ich nie ruszysz, obowiązuje zwykła wartość.
rules-variants-none = W tę grę gra się zawsze tak, jak opisano wyżej.
rules-value-on = włączone lub wyłączone, zwykle włączone
rules-value-off = włączone lub wyłączone, zwykle wyłączone
rules-value-number = od { $low } do { $high }, zwykle { $usual }
rules-value-number-off = od { $low } do { $high } albo bez, zwykle { $usual }
rules-value-none = bez
rules-value-choice = do wyboru
rules-value-parts = budowane z części
rules-value-usual = zwykle
rules-value-seats = Tylko dla { $seats } graczy.
rules-presets = Kilka naraz
rules-preset-usual = zwykłe wartości
rules-value-is-on = włączone
rules-value-is-off = wyłączone
rules-origin = Wydrukowane, odczytane czy nasze
rules-origin-told = Większość tego, co tu opisano, jest po prostu wydrukowana ({ $printed }). { $reading } oznacza odczytanie: instrukcje zostawiają to otwarte albo ich języki się różnią, a my rozumiemy to tak. { $ours } oznacza to, co nasze: nie ma tego żadna instrukcja.
rules-sources = Źródła
rules-sources-told = Gdzie gra jest wydrukowana i pod jakimi nazwami. Słowa na tej stronie są nasze własne.

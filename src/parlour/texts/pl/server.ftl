# Co mówi serwer.

server-listening = Pudełko jest otwarte pod adresem { $address }
server-network-open = Otwarte dla wszystkich w tej sieci, pod adresem { $address }
server-port-taken = Port { $port } jest zajęty; zamiast niego bierzemy { $other }.
server-in-use = Pudełko jest już otwarte pod adresem { $address }
server-data-damaged = Plik danych { $path } jest uszkodzony: { $detail }. To, co da się jeszcze odczytać, zapisze w nowym pliku: parlour repair NOWYPLIK
server-data-broken = Pliku danych { $path } nie można użyć: { $detail }
server-database-broken = Bazy danych { $place } nie można użyć: { $detail }
server-database-driver = Dla PostgreSQL brakuje sterownika. Zainstaluj go poleceniem: { $command }
server-setting-wrong = Tak serwera nie można uruchomić: { $detail }

server-log-join = { $name } siada do stołu.
server-log-rest = { $name } oddaje resztę gry pudełku.
server-log-stop = { $name } gra znowu.
server-log-undo = { $name } cofa ruch.
server-log-restart = { $name } cofa wszystko.
server-log-ask = { $name } chce cofnąć ruch.
server-log-consent = { $name } się zgadza.
server-log-refuse = { $name } woli grać dalej.
server-log-again = { $name } chce zagrać jeszcze raz.
server-log-claim = { $name } nie chce dłużej czekać.
server-log-offer = { $name } proponuje remis.
server-log-out = { $name } się poddaje.
server-log-relieve = { $name }: gra teraz komputer.
server-log-return = { $name } wraca i gra znowu.

server-end-resigned = { $name } poddaje partię.
server-end-agreed = Obie strony zgadzają się na remis.
server-end-time = { $name } nie ma już czasu.
server-end-left = { $name } odchodzi od stołu.

server-error-request = Tego żądania nie dało się odczytać.
server-error-host = Ten serwer nazywa się inaczej.
server-error-origin = Pytać mogą tu tylko strony tego pudełka.
server-error-no-switch = Przełączyć to można tylko na komputerze, na którym stoi pudełko.
server-error-no-network = Ten komputer nie jest w sieci domowej: nikt inny do niego nie dotrze.
server-error-no-luggage = Pod tym kodem nic nie ma albo już nie ma: kody są ważne dziesięć minut i jeden raz.
server-error-not-alone = Przy tym stole siedzi jeszcze ktoś. Można go odłożyć, ale nie usunąć.
server-error-no-page = Tu nic nie ma.
server-error-method = Tego nie można tu zrobić.
server-error-large = To za dużo naraz.
server-error-often = To było dużo naraz. Poczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
server-error-busy = Wszystkie komputery właśnie myślą. Spróbuj za chwilę.
server-error-crowd = Patrzy stąd zbyt wiele okien.
server-error-storage = W pudełku nie można teraz nic zapisać.
server-error-broken = Coś poszło nie tak po naszej stronie.
server-error-no-game = Takiej gry nie ma w pudełku.
server-error-no-language = W tym języku nie ma tekstów.
server-error-no-rules = W tym języku nie ma zasad tej gry.
server-error-no-position = Takiego obrazka nie ma w zasadach tej gry.
server-error-no-table = Nie ma tu stołu. Może link jest niepełny.
server-error-version = Ten stół zaczęto według starszych zasad. Można go oglądać, ale nie grać dalej.
server-error-damaged = Części tego stołu nie dało się odczytać. To, co zostało, można oglądać, ale nie grać dalej.
server-error-record = Tę partię otwarto z pliku. Można ją oglądać, ale nie grać dalej.
server-error-file = To nie jest partia, którą pudełko umie odczytać. Czyta własne zapisy, PGN dla szachów, PDN dla warcabów i teksty meczów backgammona.
server-error-file-move = Ruchu { $move } nie można zagrać: { $token }.
server-error-file-game = Plik nie mówi, która to gra. Wybierz ją.
server-error-no-format = Ta gra nie ma takiego formatu.
server-error-patience = Wystarczy tych próśb. Najpierw wykonaj ruch.
server-error-option = Tak gry ustawić nie można.
server-error-nobody = Ktoś musi grać: zostaw co najmniej jedno miejsce dla człowieka.
server-error-name = Wybierz imię o długości od 1 do { $most } znaków.
server-error-taken = To miejsce nie jest już wolne.
server-error-message = Tej wiadomości użyto już do czegoś innego.
server-error-seat = To nie twoje miejsce.
server-error-behind = Stół poszedł dalej.
server-error-waiting = Czekamy jeszcze, aż ktoś usiądzie.
server-error-over = Gra jest skończona.
server-error-turn = Teraz nie masz nic do rozstrzygnięcia.
server-error-action = Tego nie wolno.
server-error-choice = Tu nic nie można wybrać.
server-error-throw = Teraz nie ma czym rzucać.
server-error-gesture = Tego na tym stole nie ma.
server-error-share = To nie jest to, co było od ciebie w kostkach.
server-error-undo = Nie masz nic do cofnięcia.
server-error-goes-on = Gra jeszcze trwa.
server-error-long-game = Ta partia jest za długa, by ją przejrzeć.
server-error-position = Tej pozycji nie można ustawić.
server-error-position-over = W tej pozycji gra jest skończona: nikt nie może stąd grać dalej.
server-error-no-record = To nie jest partia, którą dałoby się odtworzyć.
server-error-no-solution = Tej gry nie da się rozwiązać.
server-error-asked = Pozostali już dostali to pytanie.
server-error-kept = To miejsce jest dla kogoś trzymane.
server-error-going = Ta partia nie jest jeszcze skończona.
server-error-wait = Może jeszcze wróci. Poczekaj trochę.
server-error-no-claim = Wygranej zażądać można tylko w rozpoczętej partii dwojga.
server-error-no-draw = Nie ma tu nikogo, z kim można by się umówić na remis.
server-error-out = Ta partia jest przez ciebie poddana.
server-error-relieved = Teraz gra za ciebie komputer. Najpierw wróć na swoje miejsce.
server-error-last = Ktoś musi zostać przy stole.
server-error-not-asked = Nikt cię o nic nie pytał.
server-error-clock = Z takim zegarem nikt nie zagra.
server-error-no-clock = Przy tym stole nie ma zegara.
server-error-late = Twój czas się skończył.
server-error-phrase = Takiego zwrotu nie ma.
server-error-words = Powiedz coś o długości od 1 do { $most } znaków.
server-error-silent = Przy tym stole są tylko gotowe zwroty.
server-error-breath = Odetchnij: { $seconds ->
    [one] za sekundę
    [few] za { $seconds } sekundy
    [many] za { $seconds } sekund
   *[other] za { $seconds } sekundy
} możesz znów coś powiedzieć.
server-error-not-host = Może to zrobić tylko gospodarz.
server-error-done = Tak już jest.
server-error-locked = Ten stół jest zamknięty: widzą go tylko ci, którzy tu grają.
server-error-not-lost = Nikt nie mógł powiedzieć, czy to twoje miejsce.

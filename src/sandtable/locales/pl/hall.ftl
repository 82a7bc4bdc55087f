## Każda strona

page-name = Sandtable
page-close = Zamknij
page-save = Zapisz
page-copy = Kopiuj
page-copied = Skopiowano
page-language = Język
page-to-night = Tryb nocny
page-to-day = Tryb dzienny
page-loading = Chwileczkę…
page-to-hall = Lobby
page-nowhere = Tu jest tylko piasek
page-nowhere-more = Nie ma takiej strony. Gry znajdziesz w lobby.

## Ty

page-guest = Gość
page-name-yourself = Twoje imię
page-your-name = Twoje imię
page-your-name-more = Pod tym imieniem widzą cię inni gracze. Nie ma tu kont ani haseł.
page-device = Graj na innym urządzeniu
page-device-link = Otwórz ten link na drugim urządzeniu w ciągu godziny. Działa tylko raz; tam też będziesz grać pod swoim imieniem.
page-push = Powiadamiaj to urządzenie, gdy nadejdzie moja kolej
page-push-more = W grach korespondencyjnych, także gdy strona jest zamknięta. Powiadomienie mówi tylko, która gra na ciebie czeka.
page-push-insecure = Powiadomienia na tym urządzeniu działają tylko przez https albo na komputerze z serwerem.
page-push-failed = Przeglądarce nie udało się włączyć powiadomień. Spróbuj później.
page-install = Zainstaluj jako aplikację
page-webhook = Wywołaj adres URL (webhook), gdy nadejdzie moja kolej
page-webhook-more = Przydatne w grach na wiele dni: serwer wysyła wiadomość pod ten adres.
page-take = Grać dalej na tym urządzeniu?
page-take-more = Twoje imię i twoje stoły przejdą razem z tobą.
page-take-yes = Gram tutaj
page-take-failed = Ten link już nie działa

## Lobby

page-tagline = Trzy pustynne gry przy jednym stole: z przyjaciółmi, z nieznajomymi albo z botami.
page-games = Gry
page-puzzles = Zagadka dnia
page-daily = Rozdanie dnia
page-daily-results = Wyniki dnia
page-daily-sealed = Zapis, powtórka i ziarno tego rozdania będą dostępne, gdy dzień się skończy.
page-duplicate = Zagraj to rozdanie z innymi
page-hall-lost = Serwer chwilowo nie odpowiada. To, co widzisz, może być nieaktualne.
page-hall-closed = Brak połączenia z serwerem
page-hall-closed-more = Próbujemy połączyć się ponownie…
page-offline-start = Jesteś offline
page-offline-start-more = Sandtable działa z pamięci tego urządzenia, ale twoje stoły są na serwerze. Gdy wróci połączenie, możesz grać dalej.
page-seats-range = { $fewest }–{ $most } graczy
page-play-now = Graj teraz
page-play-now-quick = Szybki start: wielbłądy na tym samym polu stają w losowej wieży
page-open-table = Utwórz stół
page-my-tables = Moje stoły
page-my-tables-none = Nie siedzisz jeszcze przy żadnym stole. Kliknij „Graj teraz” i od razu zaczynasz.
page-all-tables = Pokaż wszystkie ({ $tables })
page-join = Dołącz
page-join-link = Kod lub link stołu
page-join-go = Dołącz
page-join-wrong = To nie jest ani kod, ani link stołu. Kod składa się z sześciu liter.
page-open-tables = Otwarte stoły
page-open-tables-none = W tej chwili nikt nie szuka graczy.
page-watch = Gry do oglądania
page-watch-none = W tej chwili nie toczy się żadna publiczna gra.
page-bots =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
page-open-seats =
    { $open ->
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
page-over = Zakończona
page-playing = W toku
page-waiting-to-start = Jeszcze nierozpoczęta
page-your-turn = Twoja tura
page-turn-of = Tura: { $names }
page-result-mine = Twoja wygrana: { $score }
page-result =
    { $winners ->
        [0] Nikt nie wygrywa
        [one] Wygrywa { $names }: { $score }
       *[other] Wygrywają { $names }: { $score }
    }
page-result-place = Ty: { $score }, miejsce { $place } z { $seats }
page-history = Moje gry
page-history-none = Nie masz jeszcze zakończonych gier.
page-tally =
    { $played ->
        [one] { $played } gra
        [few] { $played } gry
       *[many] { $played } gier
    }, wygrane: { $won }, najlepszy wynik: { $best }
page-tally-against = Przeciwnicy: { $against } – wygrane: { $won } z { $played }
page-against-people = ludzie
page-against-mixed = boty różnych poziomów
page-tally-hinted = Gry z podpowiedziami: { $games }
page-tally-given-away = Średnio oddane w przeanalizowanych grach ({ $games }): { $wins } wygranej
page-played-with-hints =
    { $hints ->
        [one] z 1 podpowiedzią
       *[other] z { $hints } podpowiedziami
    }
page-review-mark =
    { $mistakes ->
        [0] Analiza: nic nie oddane
       *[other] Analiza: oddane { $wins } wygranej, błędy: { $mistakes }
    }
page-review-none = Przeanalizuj tę grę
page-export = Pobierz wszystkie moje zapisy
page-export-more = Jeden plik z jednym zapisem w każdym wierszu: najnowsze 500 gier.

## Co ustalono

page-game = Gra
page-seats = Liczba graczy
page-seats-number =
    { $seats ->
        [one] { $seats } gracz
       *[other] { $seats } graczy
    }
page-chairs = Miejsca
page-chair-me = Ja
page-chair-open = Wolne miejsce
page-chair-bot = Bot ({ $level })
page-pace = Tempo
page-pace-live = Na żywo, za jednym posiedzeniem
page-pace-turns = korespondencyjnie
page-pace-turns-more = Korespondencyjnie, przez kilka dni
page-clock = Limit czasu
page-clock-none = Bez limitu czasu
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda na decyzję
        [few] { $seconds } sekundy na decyzję
       *[many] { $seconds } sekund na decyzję
    }
page-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta na decyzję
        [few] { $minutes } minuty na decyzję
       *[many] { $minutes } minut na decyzję
    }
page-clock-days =
    { $days ->
        [one] { $days } dzień na decyzję
       *[other] { $days } dni na decyzję
    }
page-clock-game = { $minutes } min na całą grę plus { $increment } s za decyzję
page-listed = Stół widoczny w lobby
page-watch-allowed = Widzowie mile widziani
page-stand-in = Bot gra za nieobecnych i po upływie czasu
page-undo-allowed = Można cofać decyzje
page-hints-allowed = Można prosić o podpowiedzi
page-odds-allowed = Można sprawdzać szanse
page-variants = Warianty zasad
page-start = Rozpocznij grę

## Boty

hall-level-random = losowy
hall-level-novice = początkujący
hall-level-novice-says = Gra jak początkujący: bierze to, co dobrze wygląda, i często źle to ocenia.
hall-level-regular = doświadczony
hall-level-regular-says = Dobrze zna grę i wybiera najbardziej opłacalny ruch, ale nie patrzy daleko naprzód.
hall-level-strong = mocny
hall-level-strong-says = Zanim zdecyduje, kilka razy rozgrywa w głowie najbardziej obiecujące ruchy.
hall-level-expert = ekspert
hall-level-expert-says = Myśli najdłużej: rozważa wiele możliwych przebiegów gry oraz to, co inni ukrywają i do czego dążą.
hall-level-custom = własny
hall-level-custom-says = Bot dodany na tym serwerze.
hall-level-accountant = księgowy
hall-level-greedy = zachłanny
hall-level-rule-of-thumb = na wyczucie
hall-level-simple = prosty
hall-persona-bibi = Bibi
hall-persona-tiko = Tiko
hall-persona-lulu = Lulu
hall-persona-momo = Momo
hall-persona-juju = Juju
hall-persona-pepi = Pepi
hall-persona-dodi = Dodi
hall-persona-kiki = Kiki
hall-persona-amira = Amira
hall-persona-basim = Basim
hall-persona-dalia = Dalia
hall-persona-faris = Faris
hall-persona-hana = Hana
hall-persona-idris = Idris
hall-persona-leyla = Leyla
hall-persona-omar = Omar
hall-persona-nadir = Nadir
hall-persona-salma = Salma
hall-persona-tariq = Tariq
hall-persona-zahra = Zahra
hall-persona-karim = Karim
hall-persona-yasmin = Yasmin
hall-persona-rashid = Rashid
hall-persona-samira = Samira
hall-persona-meret = Meret
hall-persona-senbi = Senbi
hall-persona-tiaa = Tiaa
hall-persona-hori = Hori
hall-persona-nefri = Nefri
hall-persona-khety = Khety
hall-persona-sabu = Sabu
hall-persona-ahmes = Ahmes

## Wejście do stołu

page-invited = Zaproszenie do stołu
page-invited-by = { $host } zaprasza cię do gry { $game }
page-invited-to = Zaproszenie do gry { $game }
page-invited-players = Przy stole: { $names }
page-invited-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
page-invited-begun = Gra już się zaczęła, ale możesz ją oglądać.
page-enter = Dołącz
page-table-gone = Ten stół jest niedostępny
page-table-broken = Tego stołu nie da się odczytać
page-salvage = Zapisz to, co da się odczytać
page-reconnecting = Połączenie przerwane. Łączymy ponownie…
page-offline = Jesteś offline. Gra na ciebie poczeka.
page-restarting = Serwer uruchamia się ponownie i zaraz wróci.

## Poczekalnia

page-invite = Zaproś innych
page-invite-more = Każdy, kto ma ten link, może dołączyć.
page-invite-network = Z tym linkiem może dołączyć każdy w twojej sieci.
page-invite-here = Ten link działa tylko na tym komputerze: „{ $host }” to zawsze własny komputer. Aby mogli dołączyć inni z twojej sieci, zatrzymaj serwer i uruchom go ponownie z opcją --share.
page-share = Udostępnij…
page-join-code = Kod do podyktowania
page-join-code-more = Wystarczy wpisać go w lobby w polu „Dołącz”.
page-invite-link = Link do tego stołu
page-invite-code = Kod QR z linkiem
page-invite-bot = Posadź bota na miejscu { $number }
page-players = Gracze
page-seat-open = Wolne miejsce
page-online = online
page-away = offline
page-sit = Usiądź tu
page-stand = Zwolnij miejsce { $number }
page-move = { $name }: przesadź na inne miejsce
page-move-stop = { $name }: zostaw na tym miejscu
page-move-here = { $name }: przesadź na miejsce { $number }
page-move-swap = Zamień miejscami: { $name } i { $other }
page-host = gospodarz
page-seat-name = Kto gra na miejscu { $number }?
page-seat-names = Gracie w kilka osób na tym urządzeniu? Podpisz każde swoje miejsce.
page-bot = Bot…
page-start-when-full =
    { $open ->
        [one] { $open } miejsce jest jeszcze wolne – poczekaj na gracza albo posadź bota.
        [few] { $open } miejsca są jeszcze wolne – poczekaj na graczy albo posadź boty.
       *[many] { $open } miejsc jest jeszcze wolnych – poczekaj na graczy albo posadź boty.
    }
page-fill-bots = Uzupełnij stół botami
page-levels = Poziom botów
page-host-starts = Grę rozpocznie gospodarz stołu.
page-agreed = Ustawienia stołu
page-host-decides = To może zmienić tylko gospodarz stołu.

## Przy stole

page-title-turn = ● Twoja tura: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } widz
       *[other] { $spectators } widzów
    }
page-skip = Przewiń do mojej decyzji
page-skip-scores = Pokaż od razu wszystko
page-undo =
    { $steps ->
        [0] Cofnij
       *[other] Cofnij ({ $steps })
    }
page-restart = Zacznij turę od nowa
page-ask-undo = Poproś o cofnięcie
page-ask-undo-why = Od tego czasu rzucono kośćmi albo zagrał ktoś inny, więc wszyscy muszą się zgodzić.
page-ask-hint = Podpowiedź
page-hint-thinking = Ekspert się zastanawia…
page-propose-hints = Zaproponuj podpowiedzi
page-hide-hint = Ukryj podpowiedź
page-choices = Opcje
page-log = Przebieg
page-chat = Czat
page-panels = Opcje, przebieg gry i czat
page-no-choice = Teraz nie musisz nic wybierać.
page-spectating = Oglądasz tę grę.
page-to-decide = decyduje
page-earlier = Wcześniejsze wpisy
page-missed = Kiedy cię nie było
page-since = Od twojej ostatniej tury
page-log-unfold = Pokaż tę turę szczegółowo
page-log-empty = Jeszcze nic się nie wydarzyło.
page-chat-empty = Nikt się jeszcze nie odezwał.
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-react = Reakcje
page-react-applause = Brawo
page-react-laugh = Śmiech
page-react-wow = Zdumienie
page-react-sad = O nie
page-react-thanks = Dziękuję
page-react-hurry = Nie śpiesz się – ale bez przesady
page-paused = Zegary są zatrzymane.
page-look = Widok: { $name }
page-lend = Niech bot zagra za mnie
page-lend-other = { $name }: niech zagra bot ({ $level })
page-lend-soon = { $name } może jeszcze wrócić. Bot będzie mógł zagrać za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
 }.
page-lend-level = Jak dobrze ma grać bot?
page-reclaim = Wracam do gry
page-lent-banner = Bot gra za ciebie.
page-lent-asked = na razie gra bot
page-lent-away = offline: gra bot
page-lent-clock = koniec czasu: gra bot
page-proposes-undo = { $name } prosi o cofnięcie ostatniej decyzji.
page-proposes-undo-of =
    { $name } prosi o powrót do chwili przed tą decyzją: „{ $verb }”. { $plays ->
        [one] Cofnięta zostanie jedna decyzja.
        [few] Cofnięte zostaną { $plays } decyzje: { $whose }.
        [many] Cofniętych zostanie { $plays } decyzji: { $whose }.
       *[other] Cofnięte zostaną decyzje ({ $plays }): { $whose }.
    }
page-proposes-undo-yours = Twoja także zostanie cofnięta.
page-vote-over = Prośba straciła ważność.
page-proposes-pause = { $name } prosi o zatrzymanie zegarów.
page-proposes-hints = { $name } prosi o zgodę na podpowiedzi eksperta.
page-votes-missing = Brakuje głosów: { $names }
page-agree = Zgadzam się
page-disagree = Odmawiam
page-pass = Teraz gra { $name } (miejsce { $number })
page-pass-more = Przekaż urządzenie. Ukryte informacje pokażą się dopiero potem.
page-pass-ready = Gotowe, gram

## Tak lubię

page-table-settings = Ustawienia
page-speed = Animacja
page-speed-calm = spokojna
page-speed-fast = szybka
page-speed-instant = natychmiastowa
page-speed-now = Animacja: { $speed }
page-show-board = Pokaż planszę
page-show-scores = Pokaż punktację
page-sound = Dźwięki
page-confirm-taps = Pytaj o potwierdzenie każdego dotknięcia
page-confirm = Potwierdź
page-cancel = Anuluj
page-only-answer = Odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
page-notify = Powiadom mnie, gdy nadejdzie moja kolej
page-notify-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie pozwolić w jej ustawieniach.
page-resume = Uruchom zegary
page-ask-pause = Poproś o zatrzymanie zegarów
page-seal = Wszystkie rzuty i karty ustalono przed rozpoczęciem gry. Pieczęć:

## Koniec

page-scoring = Punktowanie końcowe
page-winners =
    { $winners ->
        [0] Nikt nie wygrywa!
        [one] Wygrywa { $names }!
       *[other] { $names } dzielą się zwycięstwem!
    }
page-rerolled =
    { $times ->
        [one] W tej partii raz cofnięto rzut kostką lub dobranie karty i powtórzono losowanie.
        [few] W tej partii { $times } razy cofnięto rzut kostką lub dobranie karty i powtórzono losowanie.
        [many] W tej partii { $times } razy cofnięto rzut kostką lub dobranie karty i powtórzono losowanie.
       *[other] W tej partii { $times } razy cofnięto rzut kostką lub dobranie karty i powtórzono losowanie.
    }
page-with-hints =
    { $hints ->
        [one] { $name }: gra z 1 podpowiedzią
       *[other] { $name }: gra z { $hints } podpowiedziami
    }
page-score-sheet = Arkusz punktacji
page-score-line = Kategoria
page-total = Razem
page-rematch = Zagraj jeszcze raz
page-rematch-join = Dołącz do rewanżu
page-rematch-watch = Obejrzyj rewanż
page-record = Pobierz zapis gry
page-verify = Sprawdź rzuty i karty
page-verified =
    { $draws ->
        [one] Jedyny rzut lub dobrana karta zgadza się z pieczęcią.
        [few] Wszystkie { $draws } rzuty i dobrane karty zgadzają się z pieczęcią.
       *[many] Wszystkie rzuty i dobrane karty ({ $draws }) zgadzają się z pieczęcią.
    }
page-not-verified = Rzuty i dobrane karty nie zgadzają się z pieczęcią!

## Powtórka

page-look-again = Obejrzyj powtórkę
page-replay = Powtórka
page-replay-close = Wróć do wyniku
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-next = Krok naprzód
page-replay-last = Na koniec
page-replay-slider = Moment gry
page-replay-place = Krok { $step } z { $steps }
page-replay-speed = Szybkość
page-replay-eyes = Widok
page-replay-spectator = Widz
page-replay-share = Kopiuj link do tego momentu
page-record-open = Otwórz zapis gry

## Przebieg przy stole

log-sat = { $name } siada do stołu.
log-bot = { $seat } siada do stołu: bot ({ $level }).
log-seat-named = Na miejscu { $number } gra { $name }.
log-stood = { $seat } wstaje od stołu.
log-swapped = { $seat } i { $other } zamieniają się miejscami.
log-moved = { $who } przesiada się na miejsce { $number }.
log-changed = Gospodarz zmienia ustawienia stołu.
log-started = Gra się zaczyna.
log-took-back =
    { $plays ->
        [one] { $seat } cofa ostatnią decyzję.
        [few] { $seat } cofa { $plays } ostatnie decyzje.
        [many] { $seat } cofa { $plays } ostatnich decyzji.
       *[other] { $seat } cofa { $plays } ostatniej decyzji.
    }
log-took-back-agreed =
    { $plays ->
        [one] { $seat } cofa ostatnią decyzję za zgodą wszystkich.
        [few] { $seat } cofa { $plays } ostatnie decyzje za zgodą wszystkich.
        [many] { $seat } cofa { $plays } ostatnich decyzji za zgodą wszystkich.
       *[other] { $seat } cofa { $plays } ostatniej decyzji za zgodą wszystkich.
    }
log-proposed-undo =
    { $plays ->
        [one] { $seat } prosi o cofnięcie ostatniej decyzji.
       *[other] { $seat } prosi o cofnięcie { $plays } ostatnich decyzji.
    }
log-proposed-pause = { $seat } prosi o zatrzymanie zegarów.
log-proposed-hints = { $seat } prosi o zgodę na podpowiedzi.
log-lapsed = { $seat }: prośba straciła ważność.
log-voted-yes = { $seat } się zgadza.
log-voted-no = { $seat } się nie zgadza.
log-paused = Zegary są zatrzymane.
log-hinted = { $seat } dostaje podpowiedź.
log-hints-allowed = Wszyscy się zgadzają: podpowiedzi są dozwolone.
log-resumed = { $seat } uruchamia zegary.
log-lent-asked = { $seat } robi przerwę: gra bot ({ $level }).
log-lent-away = { $seat } jest offline: gra bot ({ $level }).
log-lent-clock = { $seat } nie ma już czasu: gra bot ({ $level }).
log-reclaimed = { $seat } wraca do gry.

## Dlaczego nie?

refused-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
refused-internal = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
refused-not-kept = Nie udało się tego zapisać. Nic się nie zmieniło.
refused-not-readable = Serwer nie może teraz odczytać swoich danych. Nic się nie zmieniło.
refused-table-broken = Zapis tego stołu jest uszkodzony albo ta wersja serwera nie potrafi go odczytać. Inne stoły działają normalnie, a serwer co jakiś czas spróbuje ponownie.
refused-log-full = Zapis tego stołu jest pełny: grę można dokończyć, ale nic więcej się nie zapisze.
refused-try-again = Nie udało się. Spróbuj jeszcze raz.
refused-too-fast = Za szybko. Odczekaj chwilę.
refused-too-large = To za dużo danych.
refused-cross-site = Serwer nie przyjmuje zapytań z innych stron.
refused-wrong-host = Serwer nie rozpoznaje nazwy z paska adresu. Administrator może ją dodać przez --allowed-hosts.
refused-wrong-scheme = Przeglądarka używa http tam, gdzie serwer oczekuje https, albo odwrotnie. Administrator może podać serwer pośredniczący przez --trusted-proxies.
refused-unknown-guest = Serwer jeszcze cię nie zna: najpierw podaj imię.
refused-bad-name = Imię musi mieć jedną linijkę i składać się z widocznych znaków.
refused-bad-link = Ten link jest nieważny albo ma ponad godzinę.
refused-used-link = Ten link został już użyty.
refused-bad-text = Napisz jedną linijkę złożoną z widocznych znaków.
refused-no-such-table = Pod tym adresem nie ma stołu.
refused-no-such-code = Nie ma stołu z takim kodem. Kod przestaje działać po godzinie lub dwóch, a także gdy zacznie się gra.
refused-no-such-entry = W tej grze nie ma takiego momentu.
refused-blocked = Administrator tego serwera cię zablokował.
refused-not-watchable = Ten stół mogą oglądać tylko gracze.
refused-no-such-game = Tej gry tu nie ma.
refused-no-such-level = Takiego bota tu nie ma.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-wrong-chairs = Miejsc musi być tyle, ilu graczy.
refused-too-many-tables = Siedzisz przy zbyt wielu stołach: najpierw dokończ jakąś grę.
refused-already-started = Gra już się zaczęła.
refused-not-playing = Nie toczy się tu teraz żadna gra.
refused-not-over = Gra jeszcze się nie skończyła.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-not-your-seat = To nie jest twoje miejsce.
refused-seat-taken = Ktoś już tam siedzi.
refused-seat-open = Nikt tam nie siedzi.
refused-seats-open = Niektóre miejsca są jeszcze wolne.
refused-other-game = Gry przy stole nie można zmienić: utwórz inny stół.
refused-seat-lent = Na tym miejscu gra teraz bot.
refused-seat-not-lent = Na tym miejscu nie gra bot.
refused-out-of-time = Po upływie czasu nie można wrócić do gry.
refused-not-asked = To nie tura tego gracza.
refused-not-idle = Daj temu graczowi jeszcze trochę czasu.
refused-no-undo-here = Przy tym stole nie można cofać decyzji.
refused-no-odds-here = Przy tym stole nie można sprawdzać szans.
refused-no-hints-here = Przy tym stole nie ma podpowiedzi.
refused-deal-sealed = To rozdanie jest zamknięte, dopóki go nie skończysz, a rozdanie dnia – do końca dnia.
refused-deal-fixed = Wszystkie stoły jednego rozdania mają te same ustawienia.
refused-deal-unfinished = Najpierw skończ grę przy swoim drugim stole z tym rozdaniem.
refused-deal-full = To rozdanie ma już dość stołów.
refused-hints-not-agreed = Przy tym stole wszyscy muszą się najpierw zgodzić na podpowiedzi.
refused-hints-agreed = Podpowiedzi są już dozwolone.
refused-hint-coming = Ekspert jeszcze się zastanawia.
refused-only-one-option = Nie ma tu wyboru: możliwe jest tylko jedno działanie.
refused-no-seal = Losy tej gry nigdy nie były zapieczętowane, więc nie mogą potoczyć się tak samo.
refused-proposal-open = Trwa jeszcze inne głosowanie.
refused-no-proposal = To głosowanie już się skończyło.
refused-voted-already = Twój głos został już oddany.
refused-no-clock-runs = Żaden zegar teraz nie chodzi.
refused-not-paused = Zegary już chodzą.
refused-no-such-question = W tej grze nie można o to zapytać.
refused-bad-message = Serwer nie zrozumiał tej wiadomości.
refused-webhook-not-a-url = To nie jest poprawny adres URL.
refused-webhook-scheme = Adres musi zaczynać się od http lub https.
refused-webhook-too-long = Adres jest za długi.
refused-webhook-port = Ten port jest niedozwolony.
refused-webhook-userinfo = Adres nie może zawierać nazwy użytkownika.
refused-webhook-inside = Adresy wewnątrz tej sieci są niedozwolone.

## Zasady, przykłady, podpowiedzi

page-rules = Zasady
page-rules-of = { $title }: zasady gry
page-rules-alone = Otwórz zasady na osobnej stronie
page-rules-here = Pokaż zasadę
page-rules-rule = Zasada { $rule }
page-rules-search = Szukaj w zasadach
page-rules-contents = Spis treści
page-rules-found =
    { $found ->
        [0] Nic nie znaleziono. Spróbuj innego słowa.
        [one] Znaleziono { $found } akapit
        [few] Znaleziono { $found } akapity
       *[many] Znaleziono { $found } akapitów
    }
page-rules-usual = domyślnie
page-example-show = Pokaż przykład
page-example-board = Plansza z przykładu: kolejne kroki pokażesz strzałkami
page-example-back = Wstecz
page-example-forward = Następny krok
page-example-again = Od początku
page-example-step = { $step } / { $steps }
page-hint = Twoja pierwsza gra
page-hint-known = Rozumiem
page-hint-rules = Przeczytaj zasadę
page-hint-none = Wyłącz porady
page-hints = Porady na pierwszą grę

## Każda strona

page-name = Sandtable
page-close = Zamknij
page-save = Zapisz
page-copy = Kopiuj
page-copied = Skopiowano
page-language = Język
page-to-night = Włącz noc
page-to-day = Włącz dzień
page-loading = Chwileczkę…
page-to-hall = Do sali
page-nowhere = Tu jest tylko piasek
page-nowhere-more = Nie ma takiej strony. Gry czekają w sali.

## Ty

page-guest = Gość
page-name-yourself = Twoje imię
page-your-name = Twoje imię
page-your-name-more = Tak widzą cię inni. Nie ma tu kont ani haseł.
page-device = Graj na innym urządzeniu
page-device-link = Otwórz ten link na drugim urządzeniu w ciągu godziny. Działa raz i przenosi tam ciebie.
page-webhook = Wywołaj adres internetowy, gdy przychodzi mój ruch
page-webhook-more = Do gier, które trwają wiele dni: sala wysyła tam wiadomość.
page-take = Grać dalej na tym urządzeniu?
page-take-more = Twoje imię i twoje stoły przechodzą razem z tobą.
page-take-yes = Gram tutaj
page-take-failed = Ten link już nie działa

## Sala

page-tagline = Trzy pustynne gry przy jednym stole: z przyjaciółmi, z nieznajomymi albo z botami.
page-games = Gry
page-hall-lost = Sala chwilowo nie odpowiada. To, co widzisz, może być nieaktualne.
page-hall-closed = Sala jest zamknięta
page-hall-closed-more = Nikt nie odpowiada. Strona próbuje dalej.
page-seats-range = { $fewest }–{ $most } graczy
page-play-now = Graj teraz
page-open-table = Otwórz stół
page-my-tables = Moje stoły
page-my-tables-none = Nie siedzisz jeszcze przy żadnym stole. „Graj teraz” to jedno kliknięcie.
page-all-tables = Pokaż wszystkie ({ $tables })
page-join = Dołącz
page-join-link = Link albo kod stołu
page-join-go = Dołącz
page-join-wrong = To nie jest link do stołu. Na końcu ma kod złożony z 16 znaków.
page-open-tables = Otwarte stoły
page-open-tables-none = Na razie nikt nie szuka graczy.
page-watch = Gry do oglądania
page-watch-none = Nie toczy się teraz żadna publiczna gra.
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
page-your-turn = Twój ruch
page-turn-of = Ruch: { $names }

## Co ustalono

page-game = Gra
page-seats = Liczba graczy
page-seats-number =
    { $seats ->
        [one] { $seats } gracz
       *[many] { $seats } graczy
    }
page-chairs = Kto gdzie siedzi
page-chair-me = Ja
page-chair-open = Wolne dla każdego
page-chair-bot = Bot ({ $level })
page-pace = Tempo
page-pace-live = Na żywo, za jednym razem
page-pace-turns = ruch za ruchem
page-pace-turns-more = Ruch za ruchem, przez wiele dni
page-clock = Zegar
page-clock-none = Bez zegara
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
       *[many] { $days } dni na decyzję
    }
page-clock-game = { $minutes } min na grę + { $increment } s za decyzję
page-listed = Stół widoczny w sali
page-watch-allowed = Widzowie mile widziani
page-undo-allowed = Wolno cofać decyzje
page-odds-allowed = Wolno sprawdzać szanse
page-variants = Warianty zasad
page-start = Rozpocznij grę

## Boty

hall-level-random = losowy
hall-level-novice = początkujący
hall-level-novice-says = Gra jak początkujący: bierze to, co na stole ładnie wygląda, i często źle to ocenia.
hall-level-regular = doświadczony
hall-level-regular-says = Dobrze zna grę i wybiera ruch najwięcej wart, ale nie patrzy daleko naprzód.
hall-level-strong = mocny
hall-level-strong-says = Zanim zdecyduje, kilka razy rozgrywa w głowie obiecujące ruchy.
hall-level-expert = ekspert
hall-level-expert-says = Myśli najdłużej: waży wiele możliwych przebiegów gry oraz to, co inni ukrywają i czego chcą.
hall-level-greedy = zachłanny
hall-level-rule-of-thumb = na wyczucie
hall-level-simple = prosty

## W drzwiach stołu

page-invited = Zaproszenie do stołu
page-enter = Wejdź
page-table-gone = Nie ma tu stołu dla ciebie
page-table-broken = Tego stołu nie da się odczytać
page-salvage = Zapisz to, co da się odczytać
page-reconnecting = Połączenie przerwane. Próbujemy je odzyskać…
page-offline = Twoje urządzenie jest offline. Gra na ciebie poczeka.
page-restarting = Sala uruchamia się ponownie. Zaraz wróci.

## Poczekalnia

page-invite = Zaproś innych
page-invite-more = Kto ma ten link, może wejść i usiąść.
page-invite-link = Link do tego stołu
page-invite-code = Link jako kod QR
page-invite-bot = Posadź bota na miejscu { $number }
page-players = Gracze
page-seat-open = Wolne miejsce
page-online = na miejscu
page-away = poza stołem
page-sit = Usiądź tu
page-stand = Zwolnij miejsce { $number }
page-swap = Zamień się z miejscem { $number }
page-bot = Bot…
page-start-when-full =
    { $open ->
        [one] { $open } miejsce jest jeszcze wolne: ktoś musi tam usiąść, choćby bot.
        [few] { $open } miejsca są jeszcze wolne: ktoś musi tam usiąść, choćby boty.
       *[many] { $open } miejsc jest jeszcze wolnych: ktoś musi tam usiąść, choćby boty.
    }
page-fill-bots = Posadź boty na wolnych miejscach
page-levels = Jak grają boty
page-host-starts = Grę rozpoczyna gospodarz stołu.
page-agreed = Co ustalono
page-host-decides = O tym decyduje gospodarz stołu.

## Przy stole

page-title-turn = ● Twój ruch: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } widz
       *[many] { $spectators } widzów
    }
page-skip = Pomiń
page-undo =
    { $steps ->
        [0] Cofnij
       *[other] Cofnij ({ $steps })
    }
page-undo-until = Dalej już nie. { $reason }
page-ask-undo = Poproś o cofnięcie
page-choices = Opcje
page-log = Przebieg
page-chat = Czat
page-panels = Opcje, przebieg gry i czat
page-no-choice = W tej chwili nie masz nic do decydowania.
page-spectating = Oglądasz tę grę.
page-to-decide = decyduje
page-earlier = Wcześniejsze wpisy
page-missed = Kiedy cię nie było
page-log-empty = Jeszcze nic się nie wydarzyło.
page-chat-empty = Nikt się jeszcze nie odezwał.
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-paused = Zegary są zatrzymane.
page-look = Spójrz oczami gracza { $name }
page-lend = Niech bot zagra za mnie
page-lend-other = Niech bot ({ $level }) zagra za gracza { $name }
page-lend-soon = { $name } może jeszcze wrócić: bot może zagrać za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
 }
page-lend-level = Jak dobrze ma grać?
page-reclaim = Wracam do gry
page-lent-asked = na razie gra bot
page-lent-away = poza stołem: gra bot
page-lent-clock = koniec czasu: gra bot
page-proposes-undo = { $name } prosi o cofnięcie ostatniej decyzji.
page-proposes-pause = { $name } prosi o zatrzymanie zegarów.
page-votes-missing = Czekamy jeszcze na odpowiedź: { $names }
page-agree = Zgoda
page-disagree = Odmów
page-pass = Teraz gra { $name } (miejsce { $number })
page-pass-more = Przekaż urządzenie. To, czego inni nie mogą widzieć, pokaże się dopiero potem.
page-pass-ready = Możemy grać

## Tak lubię

page-table-settings = Ustawienia
page-speed = Animacja
page-speed-normal = zwykła
page-speed-fast = szybka
page-speed-none = wyłączona
page-sound = Dźwięk, gdy coś się dzieje
page-notify = Powiadomienie, gdy przychodzi mój ruch
page-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
page-resume = Uruchom zegary
page-ask-pause = Poproś o zatrzymanie zegarów
page-seal = Rzuty i karty tej gry są ustalone i zapieczętowane:

## Koniec

page-scoring = Końcowe punktowanie
page-winners =
    { $winners ->
        [0] Nikt nie wygrywa!
        [one] Wygrywa { $names }!
       *[other] Wspólnie wygrywają: { $names }!
    }
page-score-sheet = Arkusz punktów
page-score-line = Pozycja
page-total = Razem
page-rematch = Zagrajmy jeszcze raz
page-rematch-join = Dołącz do rewanżu
page-rematch-watch = Do rewanżu
page-record = Zapisz przebieg gry
page-verify = Sprawdź kostki i karty
page-verified =
    { $draws ->
        [one] Jedyny rzut lub karta zgadza się z pieczęcią.
        [few] Wszystkie { $draws } rzuty i karty zgadzają się z pieczęcią.
       *[many] Wszystkie rzuty i karty ({ $draws }) zgadzają się z pieczęcią.
    }
page-not-verified = Kostki i karty nie zgadzają się z pieczęcią!

## Powtórka

page-look-again = Obejrzyj jeszcze raz
page-replay = Powtórka gry
page-replay-close = Wróć do wyniku
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-next = Krok naprzód
page-replay-last = Na koniec
page-replay-slider = Moment gry
page-replay-place = Krok { $step } z { $steps }
page-replay-speed = Szybkość
page-replay-eyes = Czyimi oczami
page-replay-spectator = Widz
page-replay-share = Kopiuj link do tego momentu
page-record-open = Otwórz zapis gry

## Przebieg przy stole

log-sat = { $name } siada do stołu.
log-bot = { $seat } siada do stołu: bot ({ $level }).
log-stood = { $seat } wstaje od stołu.
log-swapped = { $seat } i { $other } zamieniają się miejscami.
log-changed = Gospodarz zmienia ustalenia.
log-started = Gra się zaczyna.
log-took-back = { $seat } cofa ostatnią decyzję.
log-took-back-agreed = { $seat } cofa ostatnią decyzję za zgodą wszystkich.
log-proposed-undo = { $seat } prosi o cofnięcie ostatniej decyzji.
log-proposed-pause = { $seat } prosi o zatrzymanie zegarów.
log-voted-yes = { $seat } się zgadza.
log-voted-no = { $seat } odmawia.
log-paused = Zegary są zatrzymane.
log-resumed = { $seat } uruchamia zegary.
log-lent-asked = { $seat } robi przerwę: gra bot ({ $level }).
log-lent-away = { $seat } jest poza stołem: gra bot ({ $level }).
log-lent-clock = { $seat } nie ma już czasu: gra bot ({ $level }).
log-reclaimed = { $seat } znowu gra.

## Dlaczego nie?

refused-unreachable = Sala nie odpowiada. Spróbuj za chwilę.
refused-internal = W sali coś poszło nie tak. Nic się nie zmieniło.
refused-not-kept = Sala nie mogła tego zapisać. Nic się nie zmieniło.
refused-not-readable = Sala nie może teraz odczytać swoich danych. Nic się nie zmieniło.
refused-table-broken = Jego zapis jest uszkodzony albo ta wersja sali nie potrafi go odczytać. Inne stoły działają normalnie, a sala co jakiś czas próbuje ponownie.
refused-log-full = Zapis tego stołu jest pełny: grę można dokończyć, ale nic więcej nie zostanie zapisane.
refused-try-again = Nie udało się. Spróbuj jeszcze raz.
refused-too-fast = Za szybko. Odczekaj chwilę.
refused-too-large = To jest za duże.
refused-cross-site = Sala słucha tylko własnych stron.
refused-wrong-host = Sala nie zna nazwy z paska adresu. Kto ją prowadzi, może ją dodać przez --allowed-hosts.
refused-wrong-scheme = Strona przyszła inną drogą (http lub https), niż sądzi sala. Kto ją prowadzi, podaje serwer pośredniczący przez --trusted-proxies.
refused-unknown-guest = Sala jeszcze cię nie zna: najpierw podaj imię.
refused-bad-name = Imię to jedna linijka widocznych znaków.
refused-bad-link = Ten link jest nieważny albo ma ponad godzinę.
refused-used-link = Ten link został już użyty.
refused-bad-text = Napisz jedną linijkę widocznych znaków.
refused-no-such-table = Pod tym adresem nie ma stołu.
refused-no-such-entry = W tej grze nie ma takiego momentu.
refused-not-watchable = Ten stół mogą oglądać tylko gracze.
refused-no-such-game = W tę grę się tu nie gra.
refused-no-such-level = Takiego bota tu nie ma.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-wrong-chairs = Krzeseł musi być tyle, ilu graczy.
refused-too-many-tables = Siedzisz przy zbyt wielu stołach: najpierw dokończ jakąś grę.
refused-already-started = Gra już się zaczęła.
refused-not-playing = W tej chwili nie toczy się tu gra.
refused-not-over = Gra jeszcze się nie skończyła.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-not-your-seat = To nie jest twoje miejsce.
refused-seat-taken = Ktoś już tam siedzi.
refused-seat-open = Nikt tam nie siedzi.
refused-seats-open = Niektóre miejsca są jeszcze wolne.
refused-other-game = Gry przy stole nie można zmienić: otwórz inny stół.
refused-seat-lent = Na tym miejscu gra teraz bot.
refused-seat-not-lent = Na tym miejscu nie gra bot.
refused-out-of-time = Komu skończył się czas, ten nie może wrócić.
refused-not-asked = To nie jest ruch tego gracza.
refused-not-idle = Daj temu graczowi jeszcze trochę czasu.
refused-no-undo-here = Przy tym stole niczego się nie cofa.
refused-no-odds-here = Przy tym stole nie sprawdza się szans.
refused-proposal-open = Inne pytanie do wszystkich czeka jeszcze na odpowiedź.
refused-no-proposal = Ta sprawa jest już rozstrzygnięta.
refused-voted-already = Twoja odpowiedź już padła.
refused-no-clock-runs = Żaden zegar nie chodzi.
refused-not-paused = Zegary już chodzą.
refused-no-such-question = Gra nie zna odpowiedzi na to pytanie.
refused-bad-question = To pytanie nie ma teraz sensu.
refused-webhook-not-a-url = To nie jest adres internetowy.
refused-webhook-scheme = Adres musi zaczynać się od http lub https.
refused-webhook-too-long = Adres jest za długi.
refused-webhook-port = Tego portu nie wywołujemy.
refused-webhook-userinfo = Adres nie może zawierać nazwy użytkownika.
refused-webhook-inside = Adresów wewnątrz tej sieci nie wywołujemy.

## Zasady, przykłady, podpowiedzi

page-rules = Zasady
page-rules-of = { $title }: zasady gry
page-rules-alone = Zasady na osobnej stronie
page-rules-here = Co mówią o tym zasady
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
page-rules-usual = zwykle
page-example-show = Pokaż przykład
page-example-board = Plansza z przykładu; strzałki przechodzą do kolejnych kroków
page-example-back = Wstecz
page-example-forward = Następny krok
page-example-again = Od początku
page-example-step = { $step } / { $steps }
page-hint = Twoja pierwsza gra
page-hint-known = Rozumiem
page-hint-rules = Przeczytaj zasadę
page-hint-none = Bez podpowiedzi
page-hints = Podpowiedzi dla grających pierwszy raz

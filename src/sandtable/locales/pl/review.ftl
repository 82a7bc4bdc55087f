## Analiza zakończonej gry

review-title = Analiza: { $title }
review-working = Analizuję grę
review-chart = Szanse na zwycięstwo
review-totals = Szczęście i gra
review-player = Gracz
review-start = Przed rozdaniem
review-luck = Szczęście
review-own = Własne ruchy
review-others = Ruchy innych
review-result = Wynik
review-mistakes = Błędy
review-better-than-luck = { $seat }: wynik o { $wins } zwycięstwa lepszy, niż wynikałoby z samego szczęścia.
review-worse-than-luck = { $seat }: wynik o { $wins } zwycięstwa gorszy, niż wynikałoby z samego szczęścia.
review-as-luck = { $seat }: wynik mniej więcej taki, jak wynikałoby z samego szczęścia.
review-moments = Kluczowe momenty
review-no-moments = W tej grze nie było wyraźnego punktu zwrotnego.
review-entry = Krok { $number }
review-mistake = { $seat } traci { $chance }.
review-lucky = { $seat } zyskuje dzięki szczęściu { $chance }.
review-unlucky = { $seat } traci przez pecha { $chance }.
review-played = Zagrano: { $plan }
review-better = Lepiej: { $plan }
review-scores-more = Do końca gry daje to o { $score } więcej: { $lines }.
review-scores-otherwise = Co się zmienia w punktacji: { $lines }.
review-leaves-less = { $seat } dostaje przez to o { $score } mniej.
review-leaves-more = { $seat } dostaje przez to o { $score } więcej.
review-blurred = Do końca gry różnica ginie w losowości, ale sama pozycja jest lepsza.
review-whole-games = W grach rozegranych do końca wygrywa to o { $chance } częściej.
review-margin = Gdyby rozegrać nieskończenie wiele partii próbnych, w 99 przypadkach na 100 wartość zmieściłaby się w granicach podanych po znaku ±; sam ekspert może się jednak mylić w ocenie pozycji. Niczego, co mieści się w tych granicach, nie nazywamy błędem.
review-decisions = Wszystkie decyzje
review-strokes = Wszystkie zrządzenia losu
review-chosen = Zagrano
review-instead = Najlepsza inna możliwość
review-given-away = Strata

## Analiza na stronie

review-tab = Analiza
review-panels = Przebieg i analiza
review-about = Zobacz, gdzie rozstrzygnęła się ta gra. Ekspert ocenia każdą decyzję na podstawie tego, co gracz wtedy wiedział, i oddziela szczęście od umiejętności.
review-begin = Przeanalizuj tę grę
review-waiting = Czekam na koniec innej analizy…
review-progress = Analiza: { $done } z { $pieces }
review-cancel = Anuluj
review-failed = Analiza się nie powiodła. Spróbuj ponownie.
review-deeper = Sprawdź dokładniej
review-marked = Lepszy plan jest zaznaczony na planszy.
review-look = Pokaż planszę
review-chances-here = Szanse na zwycięstwo w tym momencie
review-here = W tym momencie
review-here-none = Tutaj nie było o czym decydować.
review-decides = { $seat } podejmuje decyzję:
review-gave = Strata: { $chance }
review-gave-nothing = Niczego na pewno nie stracono.
review-luck-here = Co zmieniło szczęście

## Hints

review-hint-title = Podpowiedź
review-hint = Ekspert zagrałby tak: { $plan }
review-hint-chance = Szansa na wygraną: { $chance }
review-hint-ahead = To o { $chance } lepsze niż: { $plan }
review-hint-close = Prawie tak samo dobre: { $plan }
review-hint-marked = Plan jest zaznaczony na planszy.

## Co by było, gdyby?

review-what-if = Co by było, gdyby?
review-what-if-title = Graj dalej od tego miejsca
review-what-if-more = W tej pozycji otworzy się nowy stół. To, co zagrano wcześniej, pozostaje bez zmian.
review-luck-new = Nowe szczęście
review-luck-same = Te same kości i karty co w tej grze
review-what-if-go = Otwórz stół
review-branched = Przy tym stole gra toczy się dalej od kroku { $step } innej gry.
review-branched-show = Pokaż tamtą grę

## Zagadki

review-puzzle = Zagadka { $number } z { $count }
review-puzzle-of-the-day = Zagadka dnia
review-puzzle-ask = Ruch ma { $seat }: który plan jest najlepszy?
review-puzzle-choose = Twój wybór (od 1 do { $count })
review-puzzle-right = Dobrze!
review-puzzle-wrong = To nie najlepszy wybór: inny plan wygrywa częściej.
review-puzzle-answer = Najlepiej: { $plan }
review-puzzle-chance = wygrywa w { $chance }
review-puzzle-missed = Przeciętny gracz wybrałby: { $plan }
review-puzzle-next = Następna zagadka
review-puzzle-score = Rozwiązane: { $solved } z { $tried }
review-puzzle-first = W każdej zagadce liczy się pierwsza odpowiedź.
review-puzzle-more = Enter – następna zagadka, q – koniec
review-puzzle-none = Do tej gry nie ma jeszcze zagadek.

## The same deal for everyone

review-daily-title = Rozdanie dnia: { $title }
review-daily-about = Dziś wszyscy grają tu to samo rozdanie z tym samym losem: boty: { $bots } ({ $strength }), bez cofania i bez podpowiedzi. Liczy się pierwsza gra.
review-daily-play = Zagraj rozdanie dnia
review-daily-go-on = Graj dalej
review-daily-look = Obejrzyj swoją grę
review-daily-sealed = Wyniki zobaczysz po skończonej grze. Zapisy i powtórki będą dostępne, gdy dzień się skończy, o północy UTC.
review-daily-results = Wyniki, { $day }
review-deal-title = To samo rozdanie: { $title }
review-deal-about = Zagraj to rozdanie jeszcze raz z innymi albo daj je zagrać innym: przy każdym stole los jest ten sam. Nikt nie obejrzy stołu z tym rozdaniem, zanim nie skończy własnego.
review-deal-link = Link dla innych
review-deal-tables =
    { $tables ->
        [one] { $tables } stół z tym rozdaniem, zakończone: { $ended }.
        [few] { $tables } stoły z tym rozdaniem, zakończone: { $ended }.
        [many] { $tables } stołów z tym rozdaniem, zakończone: { $ended }.
       *[other] { $tables } stołu z tym rozdaniem, zakończone: { $ended }.
    }
review-deal-sealed = Wyniki zobaczysz, gdy skończysz grę przy własnym stole.
review-deal-open = Otwórz stół z tym rozdaniem
review-deal-results = Jak skończyły się gry
review-deal-place = Nr
review-deal-scores = Punkty
review-deal-again = rozdanie już znane
review-deal-hints =
    { $hints ->
        [one] z 1 podpowiedzią
       *[other] z { $hints } podpowiedziami
    }

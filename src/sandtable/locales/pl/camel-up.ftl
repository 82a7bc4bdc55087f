camel-up-title = Camel Up
camel-up-blurb = Typuj wyniki wyścigu, w którym wielbłądy wożą się jeden na drugim, a dwa szalone biegną pod prąd.

## Słowa; rodzaj męski przy wielbłądach, żeński przy kostkach

camel-up-camel-blue = niebieski
    .gen = niebieskiego
    .acc = niebieskiego
camel-up-camel-green = zielony
    .gen = zielonego
    .acc = zielonego
camel-up-camel-yellow = żółty
    .gen = żółtego
    .acc = żółtego
camel-up-camel-red = czerwony
    .gen = czerwonego
    .acc = czerwonego
camel-up-camel-purple = fioletowy
    .gen = fioletowego
    .acc = fioletowego
camel-up-camel-white = biały
    .gen = białego
    .acc = białego
camel-up-camel-black = czarny
    .gen = czarnego
    .acc = czarnego

camel-up-die-blue = niebieska
    .ins = niebieską
camel-up-die-green = zielona
    .ins = zieloną
camel-up-die-yellow = żółta
    .ins = żółtą
camel-up-die-red = czerwona
    .ins = czerwoną
camel-up-die-purple = fioletowa
    .ins = fioletową
camel-up-die-grey = szara
    .ins = szarą

camel-up-pile-winner = zwycięzca
    .gen = zwycięzcy
    .acc = zwycięzcę
camel-up-pile-loser = największy przegrany
    .gen = największego przegranego
    .acc = największego przegranego

camel-up-side-cheering = doping
    .gen = dopingu
camel-up-side-booing = wygwizdanie
    .gen = wygwizdania
camel-up-side-none = brak
    .gen = żadną

## Pytania i akcje

camel-up-ask-build-stack = Zbuduj od dołu startową wieżę na polu { $space }: który wielbłąd jest następny?
camel-up-ask-turn = Twoja tura: wybierz jedną akcję.

camel-up-verb-leg = Kafelek typowania
camel-up-verb-tile = Kafelek widowni
camel-up-verb-roll = Kafelek piramidy
camel-up-verb-bet = Karta typowania
camel-up-verb-partner = Sojusz
camel-up-verb-stack = Wieża na starcie

camel-up-act-leg = Weź wierzchni kafelek typowania { $camel_gen } wielbłąda
camel-up-act-tile = Połóż swój kafelek widowni na polu { $space }, stroną { $side_gen } do góry
camel-up-act-roll = Weź kafelek piramidy i rzuć kostką
camel-up-act-bet = Typuj { $camel_acc } wielbłąda na { $pile_acc }
camel-up-act-partner = Zawrzyj sojusz: { $partner }
camel-up-act-stack = Postaw { $camel_acc } wielbłąda na wieży

## Zdarzenia

camel-up-event-starts = { $camel_cap } wielbłąd startuje z pola { $space }.
camel-up-event-takes-ticket = { $seat } bierze kafelek typowania { $camel_gen } wielbłąda ({ $value } FE).
camel-up-event-places-tile = { $seat } kładzie kafelek widowni na polu { $space }, stroną { $side_gen } do góry.
camel-up-event-moves-tile = { $seat } przenosi kafelek widowni z pola { $from } na pole { $space }, stroną { $side_gen } do góry.
camel-up-event-rolls = { $seat } rzuca { $die_ins } kostką: { $pips }.
camel-up-event-rolls-grey = { $seat } rzuca szarą kostką: { $camel } { $pips }.
camel-up-event-bets = { $seat } kładzie zakrytą kartę typowania na stos { $pile_gen }.
camel-up-event-bets-told = { $seat } kładzie zakrytą kartę typowania { $camel_gen } wielbłąda na stos { $pile_gen }.
camel-up-event-partners = { $seat } i { $partner } zawierają sojusz do końca etapu.
camel-up-event-other-crazy = Wyjątek dla szalonych wielbłądów: zamiast wylosowanego rusza { $camel }.
camel-up-event-moves =
    { $camel_cap } wielbłąd idzie z pola { $from } { $to ->
        [0] wstecz za linię mety
        [17] za linię mety
       *[other] na pole { $to }
    }{ $riders_count ->
        [0] .
       *[other] , a na grzbiecie niesie { $riders_acc }.
    }
camel-up-event-cheered =
    Doping na polu { $space }: { $seat } dostaje 1 FE, a jednostka idzie dalej { $to ->
        [17] za linię mety
       *[other] na pole { $to }
    }.
camel-up-event-booed = Wygwizdanie na polu { $space }: { $seat } dostaje 1 FE, a jednostka cofa się na pole { $to }, pod wszystkie wielbłądy, które tam stoją.
camel-up-event-crosses = { $camel_cap } wielbłąd przekracza linię mety: koniec wyścigu!
camel-up-event-crosses-back = Szalony { $camel } wielbłąd przekracza linię mety pod prąd: koniec wyścigu!
camel-up-event-leg-ends = Koniec etapu { $leg }: pierwszy jest { $first } wielbłąd, drugi – { $second }.
camel-up-event-leg-pays =
    { $seat }: { $total } FE za etap (typowanie: { $tickets }, piramida: { $pyramid }{ $copied ->
        [0] { "" }
       *[other] , sojusz: { $copied }
    }).
camel-up-event-leg-starts = Zaczyna się etap { $leg }; pierwsza tura: { $seat }.
camel-up-event-forgiven = { $seat } nie ma z czego zapłacić { $amount } FE: dług zostaje darowany.
camel-up-event-race-ends = Wyścig rozstrzygnięty: zwycięzcą jest { $first } wielbłąd, największym przegranym – { $last }.
camel-up-event-shows-bet = { $seat } typuje { $camel_acc } wielbłąda na { $pile_acc }: { $pays } FE.
camel-up-event-wins =
    { $winners_count ->
        [one] Wygrywa { $winners }: { $money } FE.
       *[other] { $winners } dzielą się zwycięstwem: po { $money } FE.
    }

## Dlaczego nie?

camel-up-rule-cu-9 = Sojusze zawiera się tylko w grze dla sześciu lub więcej graczy.
camel-up-rule-cu-19 = W tym etapie nie ma już kafelków typowania w tym kolorze.
camel-up-rule-cu-20 = Kafelek widowni możesz położyć na polu od 2 do 16 bez wielbłąda i bez kafelka, nie obok kafelka innego gracza i nie tam, gdzie leży teraz.
camel-up-rule-cu-24 = Twoja karta typowania w tym kolorze jest już na stosie.
camel-up-rule-cu-25 = Sojusz zawiera się z innym graczem przy tym stole.
camel-up-rule-cu-46 = Na wieży stają tylko wielbłądy, które czekają na start z tego pola.
camel-up-rule-cu-49 = Jeden z was ma już w tym etapie sojusznika.

## Wynik, zakończenia, warianty

camel-up-score-start = Pieniądze na start
camel-up-score-tiles = Kafelek widowni
camel-up-score-tickets = Kafelki typowania
camel-up-score-pyramid = Kafelki piramidy
camel-up-score-copied = Kafelki sojuszników
camel-up-score-winner-bets = Typowanie zwycięzcy
camel-up-score-loser-bets = Typowanie największego przegranego
camel-up-score-forgiven = Darowane długi

camel-up-end-over-the-line = Ścigający się wielbłąd przekracza linię mety.
camel-up-end-cheered-over-the-line = Doping widowni przenosi ścigającego się wielbłąda za linię mety.
camel-up-end-backward = Szalony wielbłąd przekracza linię mety pod prąd.
camel-up-end-backward-with-riders = Szalony wielbłąd wywozi ścigające się wielbłądy za linię mety pod prąd.

camel-up-variant-setup_order = Wielbłądy startujące z tego samego pola
camel-up-variant-setup_order-random = wieża losowa
camel-up-variant-setup_order-roller = wieżę układa gracz rozpoczynający
camel-up-variant-race_bets = Wypłata za typowanie wyścigu
camel-up-variant-race_bets-card_by_card = karta po karcie, nigdy poniżej 0
camel-up-variant-race_bets-netted = suma dla każdego gracza, potem nie poniżej 0

## Plansza w terminalu

camel-up-board-leg = Etap { $leg }
camel-up-board-letter-blue = N
camel-up-board-letter-green = Z
camel-up-board-letter-yellow = Ż
camel-up-board-letter-red = C
camel-up-board-letter-purple = F
camel-up-board-letter-white = B
camel-up-board-letter-black = K
camel-up-board-letter-grey = S
camel-up-board-pyramid = W piramidzie
camel-up-board-rolled = Wyrzucone
camel-up-board-tickets = Kafelki typowania
camel-up-board-winner = Zwycięzca
camel-up-board-loser = Największy przegrany
camel-up-board-player = Gracz
camel-up-board-money = FE
camel-up-board-bets = Kafelki typowania
camel-up-board-rolls = Kafelki piramidy
camel-up-board-cards = Karty typowania
camel-up-board-partner = Sojusz

## Szanse

camel-up-odds-title =
    Szanse na koniec etapu, gdy w piramidzie { $dice ->
        [one] jest { $dice } kostka
        [few] są { $dice } kostki
       *[many] jest { $dice } kostek
    }
camel-up-odds-camel = Wielbłąd
camel-up-odds-first = Pierwszy
camel-up-odds-second = Drugi
camel-up-odds-last = Ostatni
camel-up-odds-ticket = Kafelek
camel-up-odds-win = Wygra wyścig
camel-up-odds-lose = Będzie ostatni
camel-up-odds-race-ends = Szansa, że wyścig skończy się w tym etapie: { $percent }.
camel-up-odds-error =
    Wynik wyścigu oszacowano z { $races ->
        [one] { $races } symulacji
       *[other] { $races } symulacji
    }, z dokładnością do { $percent }.
camel-up-odds-tiles = Ile średnio zarobi kafelek widowni do końca etapu, w FE
camel-up-odds-tile = Pole

## Strona

camel-up-page-track = Tor wyścigu
camel-up-page-turn-roll = { $camel } { $pips }
camel-up-page-turn-line = meta
camel-up-page-turn-ticket = typowanie: { $camel }
camel-up-page-turn-tile = widownia na polu { $space }
camel-up-page-turn-leg = Koniec etapu { $leg }
camel-up-page-turn-end = Koniec wyścigu
camel-up-page-tile-here = Połóż swój kafelek widowni na polu { $space }
camel-up-page-my-tickets = Twoje kafelki typowania
camel-up-page-worth-now = Gdyby to był koniec
camel-up-page-worth-average = Średnio
camel-up-page-copied = sojusznik
camel-up-page-stack =
    { $space ->
        [0] Za linią mety, pod prąd
        [17] Za linią mety
       *[other] Pole { $space }
    }, od dołu do góry: { $camels }
camel-up-page-waiting = Czekają na start: { $camels }
camel-up-page-tile-of = Pole { $space }: kafelek widowni ({ $seat }), strona { $side_gen }
camel-up-page-rolled = Rzut: { $camel } { $pips }
camel-up-page-dice-in = Kostki w piramidzie: { $dice }
camel-up-page-ticket-pays = Pierwszy: liczba z kafelka · drugi: 1 · pozostałe: −1
camel-up-page-stack-of-tickets =
    { $camel_cap } wielbłąd: { $left ->
        [0] nie ma już kafelków
        [one] został { $left } kafelek
        [few] zostały { $left } kafelki
       *[many] zostało { $left } kafelków
    }
camel-up-page-race-pays = Trafione: 8, 5, 3, 2, potem po 1 · chybione: −1
camel-up-page-choose-pile = Zwycięzca czy przegrany? Wybierz stos.
camel-up-page-choose-card = Który wielbłąd? Wybierz kartę.
camel-up-page-hand = Twoje karty typowania
camel-up-page-card = Karta typowania: { $camel }
camel-up-page-pile = { $pile_cap }, karty po kolei: { $seats }
camel-up-page-empty-pile = { $pile_cap }: nie ma jeszcze kart
camel-up-page-choose-space = Teraz wybierz podświetlone pole.
camel-up-page-side = Twój kafelek widowni, stroną { $side_gen } do góry
camel-up-page-tile-on = Kafelek widowni na polu { $space }, strona { $side_gen }
camel-up-page-partner = Sojusz: { $seat }
camel-up-page-money = { $money } FE
camel-up-page-ticket = Kafelek typowania: { $camel }, { $value }
camel-up-page-pyramid-tickets =
    { $count ->
        [one] { $count } kafelek piramidy
        [few] { $count } kafelki piramidy
       *[many] { $count } kafelków piramidy
    }
camel-up-page-cards =
    { $count ->
        [one] { $count } karta typowania na ręce
        [few] { $count } karty typowania na ręce
       *[many] { $count } kart typowania na ręce
    }
camel-up-page-odds = Szanse
camel-up-page-race = Wyścig
camel-up-page-camel = { $camel_cap }
camel-up-page-odds-win = Wygra
camel-up-page-odds-first = 1.
camel-up-page-odds-second = 2.
camel-up-page-odds-last = Ost.
camel-up-page-odds-exact = Szanse w etapie są dokładne.
camel-up-page-odds-samples =
    Wynik wyścigu oszacowano z { $races ->
        [one] { $races } symulacji
       *[other] { $races } symulacji
    }.
camel-up-page-odds-asking = Liczę szanse…
camel-up-page-odds-failed = Dla tej sytuacji nie ma szans do pokazania.

cleopatra-title = Kleopatra i Towarzystwo Architektów
cleopatra-blurb = Zbuduj pałac królowej i wzbogać się, byle nie tak nieuczciwie, by pożarł cię jej krokodyl.

## Słowa

cleopatra-resource-artisan = rzemieślnik
cleopatra-resource-stone = kamień
cleopatra-resource-marble = marmur
cleopatra-resource-wood = drewno
cleopatra-resource-lapis = lapis lazuli

cleopatra-card-artisan = rzemieślnik
cleopatra-card-stone = kamień
cleopatra-card-marble = marmur
cleopatra-card-wood = drewno
cleopatra-card-lapis = lapis lazuli
cleopatra-card-double-artisan = dwóch rzemieślników
cleopatra-card-double-stone = podwójny kamień
cleopatra-card-double-marble = podwójny marmur
cleopatra-card-double-wood = podwójne drewno
cleopatra-card-double-lapis = podwójny lapis lazuli
cleopatra-card-trompe-loeil = trompe-l’œil
cleopatra-card-beggar = Żebrak
cleopatra-card-courtesan = Kurtyzana
cleopatra-card-envoy = Ambasador
cleopatra-card-scribe = Skryba
cleopatra-card-smuggler = Szmugler
cleopatra-card-vizier = Wezyr
cleopatra-card-face-down = zakryta karta

cleopatra-category-walls = ściany kolumnowe
cleopatra-category-sphinxes = sfinksy
cleopatra-category-obelisks = obeliski
cleopatra-category-throne = postument i tron
cleopatra-category-doors = wrota
cleopatra-category-mosaics = mozaiki

cleopatra-shape-F = F
cleopatra-shape-I = I
cleopatra-shape-L = L
cleopatra-shape-N = N
cleopatra-shape-P = P
cleopatra-shape-T = T
cleopatra-shape-U = U
cleopatra-shape-V = V
cleopatra-shape-W = W
cleopatra-shape-X = X
cleopatra-shape-Y = Y
cleopatra-shape-Z = Z

cleopatra-side-left = po lewej
cleopatra-side-right = po prawej

cleopatra-wall-L1 = lewa 1
cleopatra-wall-L2 = lewa 2
cleopatra-wall-L3 = lewa 3
cleopatra-wall-B1 = tylna 1
cleopatra-wall-B2 = tylna 2
cleopatra-wall-B3 = tylna 3
cleopatra-wall-R1 = prawa 1
cleopatra-wall-R2 = prawa 2
cleopatra-wall-R3 = prawa 3

## Pytania

cleopatra-ask-turn = Twój ruch: weź karty z kramu na rynku albo buduj w kamieniołomie.
cleopatra-ask-refill = Zanim uzupełnisz rynek, możesz zagrać postaci.
cleopatra-ask-lay-out = Połóż po jednej karcie na każdym kramie. Zostało: { $cards }.
cleopatra-ask-build = Budujesz dalej czy kończysz? Zbudowane podczas tej wizyty: { $pieces }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Zapłacono. Dołóż karty albo zakończ płacenie.
       *[other] Zapłać za element. Brakuje: { $missing }.
    }
cleopatra-ask-choose-way = Obróć mozaikę { $shape }.
cleopatra-ask-place-mosaic = Gdzie położyć mozaikę { $shape }? Wybierz jej pierwsze pole.
cleopatra-ask-claims = Nowe sanktuaria: { $sanctuaries }. Postawić statuę Anubisa? Masz: { $statues }.
cleopatra-ask-end-turn = Przed końcem ruchu możesz zagrać postaci.
cleopatra-ask-hand-limit =
    Na ręce masz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, o { $above } za dużo.
cleopatra-ask-lay-off =
    Którą kartę odrzucasz? Jeszcze { $left ->
        [one] { $left } karta
        [few] { $left } karty
        [many] { $left } kart
       *[other] { $left } karty
    }.
cleopatra-ask-offering =
    Ile ofiarujesz Najwyższemu Kapłanowi? Masz { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    } i { $amulets ->
        [one] { $amulets } amulet
        [few] { $amulets } amulety
        [many] { $amulets } amuletów
       *[other] { $amulets } amuletu
    }.
cleopatra-ask-answer-roll = Wszystkie pięć kości leży na ołtarzu. Zaczyna się ceremonia ofiarna?
cleopatra-ask-give = { $to } przysyła Żebraka: 2 talenty albo zwykła karta.
cleopatra-ask-fetch = Weź kartę ze stosu kart odrzuconych.
cleopatra-ask-ask = Kogo prosi twój Ambasador i o co?
cleopatra-ask-offer = { $to } prosi o kartę: { $resource }. Razem z nią oddasz jeden amulet.
cleopatra-ask-accept = { $from } proponuje kartę: { $resource }. Bierzesz ją razem z amuletem?
cleopatra-ask-keep =
    Wezyr pokazuje ci { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }. Zatrzymasz jedną za amulet?

## Nagłówki akcji

cleopatra-verb-market = Rynek
cleopatra-verb-market-empty = Pusty rynek
cleopatra-verb-pass = Pas
cleopatra-verb-refill = Uzupełnienie rynku
cleopatra-verb-lay = Wyłożenie karty
cleopatra-verb-stop = Koniec budowy
cleopatra-verb-end-turn = Koniec ruchu
cleopatra-verb-pay = Zapłata kartą
cleopatra-verb-trompe = Trompe-l’œil
cleopatra-verb-merchant = Kupiec nilowy
cleopatra-verb-enough = Wystarczy
cleopatra-verb-turn = Obrót mozaiki
cleopatra-verb-place = Położenie mozaiki
cleopatra-verb-claim = Zajęcie sanktuarium
cleopatra-verb-end-claims = Koniec zajmowania
cleopatra-verb-discard-down = Odrzucenie kart
cleopatra-verb-keep-all = Zachowanie wszystkich
cleopatra-verb-discard = Odrzucenie
cleopatra-verb-bid = Ofiara
cleopatra-verb-begin-offering = Początek ceremonii
cleopatra-verb-build-wall = Ściana kolumnowa
cleopatra-verb-build-sphinx = Sfinks
cleopatra-verb-build-obelisk = Obelisk
cleopatra-verb-build-pedestal = Postument
cleopatra-verb-build-throne = Tron
cleopatra-verb-build-door = Wrota
cleopatra-verb-build-mosaic = Mozaika
cleopatra-verb-scribe-mosaic = Skryba: wybrana mozaika
cleopatra-verb-avert = Skryba: odwołanie ceremonii
cleopatra-verb-beggar = Żebrak
cleopatra-verb-give-talents = Danie talentów
cleopatra-verb-give-card = Danie karty
cleopatra-verb-show-hand = Pokazanie ręki
cleopatra-verb-courtesan = Kurtyzana
cleopatra-verb-fetch = Ze stosu odrzuconych
cleopatra-verb-envoy = Ambasador
cleopatra-verb-ask = Prośba
cleopatra-verb-end-asking = Koniec próśb
cleopatra-verb-offer = Propozycja
cleopatra-verb-decline = Odmowa
cleopatra-verb-accept = Przyjęcie
cleopatra-verb-refuse = Odrzucenie propozycji
cleopatra-verb-scribe-onto = Skryba: kość na ołtarz
cleopatra-verb-scribe-off = Skryba: kość z ołtarza
cleopatra-verb-smuggler = Szmugler
cleopatra-verb-vizier = Wezyr
cleopatra-verb-keep = Zatrzymanie karty
cleopatra-verb-end-keeping = Koniec wyboru

## Akcje

cleopatra-act-market = Weź wszystkie karty z kramu { $stall }
cleopatra-act-market-empty = Odwiedź pusty rynek i uzupełnij go
cleopatra-act-pass = Spasuj: nie ma czego wziąć ani zbudować
cleopatra-act-refill = Dobierz karty na kramy
cleopatra-act-lay = Połóż kartę { $number } na kramie { $stall }
cleopatra-act-stop = Zakończ budowę i weź talenty
cleopatra-act-end-turn = Zakończ ruch
cleopatra-act-pay = Zapłać kartą: { $card }
cleopatra-act-trompe = Zapłać kartą trompe-l’œil (1 amulet) zamiast: { $resource }
cleopatra-act-merchant = Zapłać kupcem nilowym zamiast: { $resource }
cleopatra-act-enough = Wystarczy
cleopatra-act-turn = Ułożenie { $way }
cleopatra-act-place = Pierwsze pole: rząd { $row }, kolumna { $column }
cleopatra-act-claim = Statua do sanktuarium: rząd { $row }, kolumna { $column }
cleopatra-act-end-claims = Zachowaj statuy
cleopatra-act-discard-down = Odrzuć karty do dziesięciu i weź 1 amulet
cleopatra-act-keep-all = Zachowaj wszystkie karty i weź amulet za każdą ponad dziesięć
cleopatra-act-discard = Odrzuć: { $card }
cleopatra-act-bid =
    Ofiaruj { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }
cleopatra-act-begin-offering = Niech zacznie się ceremonia ofiarna
cleopatra-act-build-wall = Zbuduj ścianę kolumnową: { $wall }
cleopatra-act-build-sphinx = Zbuduj sfinksa
cleopatra-act-build-obelisk = Zbuduj obelisk: { $side }
cleopatra-act-build-pedestal = Zbuduj postument
cleopatra-act-build-throne = Zbuduj tron
cleopatra-act-build-door = Zbuduj wrota: { $side }
cleopatra-act-build-mosaic = Zbuduj wierzchnią mozaikę
cleopatra-act-scribe-mosaic = Zagraj Skrybę (2 amulety) i zbuduj mozaikę { $shape }
cleopatra-act-avert = Zagraj Skrybę: jedna kość schodzi z ołtarza
cleopatra-act-beggar = Zagraj Żebraka (2 amulety)
cleopatra-act-give-talents = Daj talenty
cleopatra-act-give-card = Daj kartę: { $card }
cleopatra-act-show-hand = Pokaż karty na ręce
cleopatra-act-courtesan = Zagraj Kurtyzanę (1 amulet)
cleopatra-act-fetch = Weź ze stosu odrzuconych: { $card }
cleopatra-act-envoy = Zagraj Ambasadora
cleopatra-act-ask = Poproś ({ $asked }) o: { $resource }
cleopatra-act-end-asking = Nie proś już nikogo
cleopatra-act-offer = Zaproponuj kartę
cleopatra-act-decline = Odmów
cleopatra-act-accept = Weź kartę i amulet
cleopatra-act-refuse = Nie bierz
cleopatra-act-scribe-onto = Zagraj Skrybę: jedna kość na ołtarz
cleopatra-act-scribe-off = Zagraj Skrybę: jedna kość z ołtarza
cleopatra-act-smuggler = Zagraj Szmuglera (1 amulet) i zachowaj wszystkie karty
cleopatra-act-vizier = Zagraj Wezyra
cleopatra-act-keep = Zatrzymaj za amulet: { $card }
cleopatra-act-end-keeping = Odrzuć resztę

## Zdarzenia

cleopatra-event-begins = Zaczyna { $seat }.
cleopatra-event-takes-stall =
    { $seat } bierze kram { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }{ $hidden ->
        [0] .
       *[other] ; zakryte karty: { $hidden }.
    }
cleopatra-event-takes-stall-told =
    { $seat } bierze kram { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }; zakryte ({ $hidden }): { $found }.
cleopatra-event-finds-market-empty = { $seat } zastaje pusty rynek.
cleopatra-event-new-pile =
    Z kart odrzuconych powstaje nowy stos: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
cleopatra-event-draws = { $seat } dobiera na kramy: { $cards }.
cleopatra-event-shows-top = Na wierzchu stosu leży odkryta karta: { $card }.
cleopatra-event-lays = { $seat } kładzie na kramie { $stall }: { $card }.
cleopatra-event-passes = { $seat } pasuje.
cleopatra-event-pays = { $seat } płaci kartą: { $card }.
cleopatra-event-pays-trompe = { $seat } płaci kartą trompe-l’œil zamiast: { $resource }.
cleopatra-event-pays-merchant = { $seat } płaci kupcem nilowym zamiast: { $resource }.
cleopatra-event-takes-amulets =
    { $seat } bierze { $amulets ->
        [one] { $amulets } amulet
        [few] { $amulets } amulety
        [many] { $amulets } amuletów
       *[other] { $amulets } amuletu
    }.
cleopatra-event-builds-wall =
    { $seat } buduje ścianę kolumnową ({ $wall }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-builds-sphinx =
    { $seat } buduje sfinksa nr { $number }; wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-builds-obelisk =
    { $seat } buduje obelisk ({ $side }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-builds-pedestal =
    { $seat } buduje postument; wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-builds-throne =
    { $seat } buduje tron; wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-builds-door =
    { $seat } buduje wrota ({ $side }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-lays-mosaic =
    { $seat } układa mozaikę { $shape } (rząd { $row }, kolumna { $column }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-sanctuary =
    Powstaje sanktuarium (rząd { $row }, kolumna { $column }): { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
        [many] { $squares } pól
       *[other] { $squares } pola
    }.
cleopatra-event-claims =
    { $seat } stawia statuę w sanktuarium (rząd { $row }, kolumna { $column }): { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
        [many] { $squares } pól
       *[other] { $squares } pola
    }.
cleopatra-event-removes-mosaic = Mozaika { $shape } już nigdzie się nie mieści i zostaje usunięta.
cleopatra-event-uncovers-mosaic = Następna mozaika to { $shape }.
cleopatra-event-earns =
    { $seat } zarabia { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }{ $bonus ->
        [0] .
       *[other] , w tym premia: { $bonus }.
    }
cleopatra-event-completes = Ukończone: { $category }. Kleopatra idzie na pole { $step }.
cleopatra-event-rolls =
    { $seat } rzuca { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    }: symbole { $symbols }, na ołtarzu { $altar }.
cleopatra-event-discards-down =
    { $seat } odrzuca { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
cleopatra-event-discards = { $seat } odrzuca kartę.
cleopatra-event-discards-told = { $seat } odrzuca: { $card }.
cleopatra-event-keeps-all =
    { $seat } zachowuje wszystko: { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
cleopatra-event-offering = Kości na ołtarzu: { $altar }. Wszyscy składają ofiarę Najwyższemu Kapłanowi.
cleopatra-event-has-bid = { $seat } ma już wybraną ofiarę.
cleopatra-event-has-bid-told =
    { $seat } ofiaruje { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }, na razie w tajemnicy.
cleopatra-event-shows-bid =
    { $seat } ofiaruje { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
cleopatra-event-returns-amulets =
    { $seat } oddaje { $amulets ->
        [one] { $amulets } amulet
        [few] { $amulets } amulety
        [many] { $amulets } amuletów
       *[other] { $amulets } amuletu
    }.
cleopatra-event-equal-bids =
    Wszystkie ofiary są równe ({ $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }): nic się nie dzieje.
cleopatra-event-plays = { $seat } zagrywa postać: { $card }.
cleopatra-event-gives-talents =
    { $seat } daje { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }; bierze { $to }.
cleopatra-event-gives-card = { $seat } daje kartę; bierze { $to }.
cleopatra-event-gives-card-told = { $seat } daje kartę ({ $card }); bierze { $to }.
cleopatra-event-shows-hand = { $seat } nie ma co dać i pokazuje rękę; widzi ją tylko { $to }.
cleopatra-event-shows-hand-told =
    { $seat } nie ma co dać i pokazuje rękę; widzi ją tylko { $to }{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
cleopatra-event-browses =
    { $seat } przegląda karty odrzucone ({ $size ->
        [one] { $size } karta
        [few] { $size } karty
        [many] { $size } kart
       *[other] { $size } karty
    }).
cleopatra-event-browses-told =
    { $seat } przegląda karty odrzucone ({ $size ->
        [one] { $size } karta
        [few] { $size } karty
        [many] { $size } kart
       *[other] { $size } karty
    }): { $cards }.
cleopatra-event-fetches = { $seat } bierze kartę ze stosu odrzuconych.
cleopatra-event-fetches-told = { $seat } bierze ze stosu odrzuconych: { $card }.
cleopatra-event-asks = { $seat } prosi ({ $asked }) o: { $resource }.
cleopatra-event-offers = { $seat } proponuje kartę ({ $to }): { $resource }.
cleopatra-event-declines = { $seat } nic nie proponuje ({ $to }).
cleopatra-event-accepts = { $seat } bierze kartę ({ $from }): { $resource }.
cleopatra-event-refuses = { $seat } nie bierze karty ({ $from }).
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $seat } nie ma amuletu, który mógłby dostać { $to }.
       *[other] Razem z kartą { $to } dostaje amulet z piramidy: { $seat }.
    }
cleopatra-event-chooses-mosaic = { $seat } wybiera ze stosu mozaikę { $shape }.
cleopatra-event-turns-die-on = { $seat } obraca kość na symbol; na ołtarzu: { $altar }.
cleopatra-event-turns-die-off = { $seat } zdejmuje kość z ołtarza; zostaje: { $altar }.
cleopatra-event-looks =
    { $seat } ogląda { $size ->
        [one] { $size } kartę
        [few] { $size } karty
        [many] { $size } kart
       *[other] { $size } karty
    } ze stosu.
cleopatra-event-looks-told =
    { $seat } ogląda { $size ->
        [one] { $size } kartę
        [few] { $size } karty
        [many] { $size } kart
       *[other] { $size } karty
    } ze stosu: { $cards }.
cleopatra-event-keeps = { $seat } zatrzymuje kartę.
cleopatra-event-keeps-told = { $seat } zatrzymuje: { $card }.
cleopatra-event-lays-off = { $seat } zatrzymuje { $kept }, odrzuca { $laid }.
cleopatra-event-lays-off-told = { $seat } zatrzymuje { $kept }, odrzuca { $laid }: { $cards }.
cleopatra-event-ends-unfinished =
    Od dawna nikt nic nie buduje ({ $turns ->
        [one] { $turns } ruch
        [few] { $turns } ruchy
        [many] { $turns } ruchów
       *[other] { $turns } ruchu
    }): gra kończy się bez ukończenia pałacu.
cleopatra-event-shows-all = { $seat } pokazuje wszystko: skażone karty { $tainted }, amulety { $amulets }, pochłonięte w sanktuariach { $absorbed }, zostaje { $left }.
cleopatra-event-eaten = Najwięcej amuletów ({ $amulets }) – krokodyl pożera: { $seats }.
cleopatra-event-nobody-eaten = Nikt nie ma już amuletów: krokodyl pozostaje głodny.
cleopatra-event-crocodile-wins = Wszyscy zostali zjedzeni: wygrywa krokodyl.
cleopatra-event-wins =
    { $winners_count ->
        [one] { $winners } wygrywa; wynik: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
       *[other] { $winners } dzielą się zwycięstwem; wynik: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentów
       *[other] { $talents } talentu
    }.
    }

## Dlaczego nie?

cleopatra-rule-cl-t2 = Nie masz tej postaci na ręce.
cleopatra-rule-cl-t4 = W jednym ruchu postać można zagrać tylko tyle razy, ile jest jej kart.
cleopatra-rule-cl-t5 = Nie można spasować, dopóki możesz iść na rynek albo budować.
cleopatra-rule-cl-m2 = Na każdy kram trafia dokładnie jedna karta.
cleopatra-rule-cl-m4 = Nie ma czego wziąć ani dobrać.
cleopatra-rule-cl-m6 = Wybierz kram, na którym leżą karty.
cleopatra-rule-cl-q2 = Nie możesz za to zapłacić.
cleopatra-rule-cl-q2a = Część zapłaty byłaby wtedy zbędna.
cleopatra-rule-cl-q3 = Nie ma wolnego miejsca na ten element albo jeszcze nie jego kolej.
cleopatra-rule-cl-q8 = Potem nie dałoby się zapłacić reszty.
cleopatra-rule-cl-q9 = Nie masz już kupca nilowego.
cleopatra-rule-cl-q10 = Karta trompe-l’œil nie zastąpi rzemieślnika.
cleopatra-rule-cl-h4 = Nie masz takiej karty na ręce.
cleopatra-rule-cl-o2 = Nie masz tylu talentów.
cleopatra-rule-cl-o8 = Ceremonię może odwołać tylko Skryba z twojej ręki.
cleopatra-rule-cl-c1 = Daj 2 talenty albo zwykłą kartę; rękę pokazuje tylko ten, kto nie ma ani tego, ani tego.
cleopatra-rule-cl-c2 = Takiej karty nie ma wśród odrzuconych.
cleopatra-rule-cl-c3 = Ambasador prosi innych graczy, każdego raz, o jeden surowiec, a zaproponować można tylko zwykłą kartę.
cleopatra-rule-cl-c4 = Potrzebny jest Skryba, a mozaika musi leżeć w stosie pod wierzchnią i gdzieś się mieścić.
cleopatra-rule-cl-c5 = Na ołtarzu nie ma kości.
cleopatra-rule-cl-c6 = Nie masz Szmuglera, którego można jeszcze zagrać.
cleopatra-rule-cl-c7 = Nie ma takiej karty do obejrzenia.
cleopatra-rule-cl-g1 = Mozaika potrzebuje pięciu wolnych pól ogrodu.
cleopatra-rule-cl-g4 = Nie ma tu twojego nowego sanktuarium.
cleopatra-rule-cl-g14 = W kamieniołomie nie ma już mozaik.
cleopatra-rule-cl-g15 = Tej mozaiki nie można tak obrócić.

## Wynik i zakończenia

cleopatra-score-start = Talenty na początek
cleopatra-score-walls = Ściany kolumnowe
cleopatra-score-sphinxes = Sfinksy
cleopatra-score-obelisks = Obeliski
cleopatra-score-throne = Postument i tron
cleopatra-score-doors = Wrota
cleopatra-score-mosaics = Mozaiki
cleopatra-score-bonus = Premia za kilka elementów
cleopatra-score-gifts = Żebracy
cleopatra-score-offerings = Ofiary
cleopatra-score-merchants = Pozostali kupcy nilowi
cleopatra-score-eaten = Pożarcie przez krokodyla

cleopatra-end-palace = Kleopatra obejrzała swój pałac.
cleopatra-end-crocodile = Wszyscy zostali zjedzeni: wygrywa krokodyl.
cleopatra-end-unfinished = Pałac pozostaje nieukończony.

## Obraz

cleopatra-board-palm = palma
cleopatra-board-foundation = fundament tronu
cleopatra-board-sanctuary = sanktuarium z numerem właściciela
cleopatra-board-top = Wierzchnia mozaika
cleopatra-board-stack = pod nią, w nieznanej kolejności:
cleopatra-board-held = Mozaika
cleopatra-board-first-square = jej pierwsze pole
cleopatra-board-cleopatra = Kleopatra
cleopatra-board-altar = Ołtarz
cleopatra-board-stall = Kram { $number }
cleopatra-board-face-down =
    { $cards ->
        [one] { $cards } zakryta
        [few] { $cards } zakryte
        [many] { $cards } zakrytych
       *[other] { $cards } zakrytej
    }
cleopatra-board-pile = Stos
cleopatra-board-pile-top = na wierzchu
cleopatra-board-discards = Odrzucone
cleopatra-board-drawn = Dobrane
cleopatra-board-looked = Wezyr pokazuje
cleopatra-board-played = Zagrane w tym ruchu
cleopatra-board-visit = Ta wizyta
cleopatra-board-left-over = Reszta z podwójnych
cleopatra-board-missing = Brakuje
cleopatra-board-proposal = Propozycja
cleopatra-board-player = Gracz
cleopatra-board-talents = Talenty
cleopatra-board-amulets = Amulety
cleopatra-board-cards = Karty
cleopatra-board-merchants = Kupcy
cleopatra-board-statues = Statuy
cleopatra-board-offering = Ofiara
cleopatra-board-eaten = Łup krokodyla
cleopatra-board-standard = zwykłe
cleopatra-board-tainted = skażone
cleopatra-board-characters = postaci

## Warianty

cleopatra-variant-garden = Ogród
cleopatra-variant-garden-back-flush = fundament przy tylnej krawędzi
cleopatra-variant-garden-centre = fundament pośrodku
cleopatra-variant-garden-back-gap = jeden rząd za fundamentem
cleopatra-variant-first_player = Kto zaczyna
cleopatra-variant-first_player-random = losowo
cleopatra-variant-first_player-seat_0 = pierwsze miejsce
cleopatra-variant-open_totals = Widać talenty i amulety wszystkich
cleopatra-variant-open_totals-false = nie
cleopatra-variant-open_totals-true = tak
cleopatra-variant-reshuffle = Nowy stos powstaje
cleopatra-variant-reshuffle-when_needed = gdy potrzebna jest karta
cleopatra-variant-reshuffle-at_once = gdy tylko stary się skończy
cleopatra-variant-allow_superfluous_payment = Zbędne karty w zapłacie
cleopatra-variant-allow_superfluous_payment-false = nie
cleopatra-variant-allow_superfluous_payment-true = tak
cleopatra-variant-trompe_as_artisan = Trompe-l’œil może zastąpić rzemieślnika
cleopatra-variant-trompe_as_artisan-false = nie
cleopatra-variant-trompe_as_artisan-true = tak
cleopatra-variant-hand_limit_check = Limit ręki sprawdza się
cleopatra-variant-hand_limit_check-after_refill = po uzupełnieniu rynku
cleopatra-variant-hand_limit_check-before_refill = przed uzupełnieniem rynku
cleopatra-variant-hand_limit_after_quarry = Limit ręki także po kamieniołomie
cleopatra-variant-hand_limit_after_quarry-true = tak
cleopatra-variant-hand_limit_after_quarry-false = nie
cleopatra-variant-equal_bids = Gdy wszystkie ofiary są równe
cleopatra-variant-equal_bids-all_first = każdy oddaje 3 amulety
cleopatra-variant-equal_bids-nothing = nic się nie dzieje
cleopatra-variant-scribe_answers_own_roll = Skryba może odwołać własny piąty symbol
cleopatra-variant-scribe_answers_own_roll-true = tak
cleopatra-variant-scribe_answers_own_roll-false = nie
cleopatra-variant-beggar_one_talent = Żebrak: jeden talent i żadnej zwykłej karty
cleopatra-variant-beggar_one_talent-shows_hand = nic nie daje i pokazuje rękę
cleopatra-variant-beggar_one_talent-gives_it = daje talent
cleopatra-variant-envoy_cards = Ambasador: kart od jednego gracza
cleopatra-variant-envoy_cards-one = jedna
cleopatra-variant-envoy_cards-any = dowolnie wiele
cleopatra-variant-envoy_kinds = Ambasador: żądane surowce
cleopatra-variant-envoy_kinds-one = jeden dla wszystkich
cleopatra-variant-envoy_kinds-several = dla każdego inny
cleopatra-variant-envoy_without_amulet = Ambasador: dający bez amuletów
cleopatra-variant-envoy_without_amulet-card_alone = daje samą kartę
cleopatra-variant-envoy_without_amulet-no_offer = nie może proponować
cleopatra-variant-vizier_reshuffles = Wezyr może wymusić nowy stos
cleopatra-variant-vizier_reshuffles-true = tak
cleopatra-variant-vizier_reshuffles-false = nie
cleopatra-variant-allow_flip = Mozaiki wolno odwracać
cleopatra-variant-allow_flip-true = tak
cleopatra-variant-allow_flip-false = nie
cleopatra-variant-late_sanctuary_claim = Późne sanktuaria można zajmować
cleopatra-variant-late_sanctuary_claim-false = nie
cleopatra-variant-late_sanctuary_claim-true = tak
cleopatra-variant-finish_turn_dice = W ostatnim ruchu rzuca się kośćmi
cleopatra-variant-finish_turn_dice-false = nie
cleopatra-variant-finish_turn_dice-true = tak
cleopatra-variant-final_tie = Ostateczny remis
cleopatra-variant-final_tie-shared = zwycięstwo wspólne
cleopatra-variant-final_tie-later_player = wygrywa późniejszy w kolejce
cleopatra-variant-max_idle_turns = Ruchy bez budowy do przerwania gry
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## Strona

cleopatra-page-palace = Pałac
cleopatra-page-garden-keys = Ogród z mozaiką w dłoni: strzałki przesuwają ją, R obraca, F odwraca, Enter kładzie
cleopatra-page-altar = Ołtarz: kości { $dice } z 5
cleopatra-page-queen = Kleopatra na stopniu { $step } z 5
cleopatra-page-top-mosaic = Wierzchnia mozaika: { $shape }. W stosie zostało: { $left }
cleopatra-page-no-mosaic = Nie ma już mozaik
cleopatra-page-card = { $card_cap }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] Brak kart.
       *[other] Karty: { $cards }.
    }
cleopatra-page-market = Targ
cleopatra-page-lay-next = Wyłóż teraz tę kartę: { $card }
cleopatra-page-hand = Twoja ręka: { $cards }
cleopatra-page-use-card = Użyj: { $card }
cleopatra-page-use-merchant = Zapłać kupcem nilowym
cleopatra-page-no-cards = Nie masz kart na ręce.
cleopatra-page-count-cards =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
cleopatra-page-count-talents =
    { $count ->
        [one] { $count } talent
        [few] { $count } talenty
        [many] { $count } talentów
       *[other] { $count } talentu
    }
cleopatra-page-count-amulets =
    { $count ->
        [one] { $count } amulet
        [few] { $count } amulety
        [many] { $count } amuletów
       *[other] { $count } amuletu
    }
cleopatra-page-count-merchants =
    { $count ->
        [one] { $count } kupiec nilowy
        [few] { $count } kupcy nilowi
        [many] { $count } kupców nilowych
       *[other] { $count } kupca nilowego
    }
cleopatra-page-count-statues =
    { $count ->
        [one] { $count } statua w zapasie
        [few] { $count } statuy w zapasie
        [many] { $count } statui w zapasie
       *[other] { $count } statuy w zapasie
    }
cleopatra-page-quarry = Kamieniołom
cleopatra-page-category = { $category_cap }
cleopatra-page-cost = Koszt: { $resources }
cleopatra-page-brings =
    { $count ->
        [one] Daje { $count } talent
        [few] Daje { $count } talenty
        [many] Daje { $count } talentów
       *[other] Daje { $count } talentu
    }
cleopatra-page-brings-at-least =
    { $count ->
        [one] Daje { $count } talent, a w dobrym miejscu więcej
        [few] Daje { $count } talenty, a w dobrym miejscu więcej
        [many] Daje { $count } talentów, a w dobrym miejscu więcej
       *[other] Daje { $count } talentu, a w dobrym miejscu więcej
    }
cleopatra-page-build-as-proposed = Buduj i zapłać tymi
cleopatra-page-build-and-lay = Buduj, zapłać tymi i połóż tam
cleopatra-page-build-and-choose = Buduj i wybierz karty
cleopatra-page-paying = Zapłata
cleopatra-page-pay-as-proposed = Zapłać tymi
cleopatra-page-pay-by-card = Albo płać karta po karcie: wybieraj świecące karty z ręki.
cleopatra-page-mosaic-in-hand = Mozaika w dłoni
cleopatra-page-mosaic = Mozaika { $shape }
cleopatra-page-turn = Obróć
cleopatra-page-turn-over = Odwróć
cleopatra-page-place-hint = Przeciągnij mozaikę nad ogród albo przesuwaj ją strzałkami: cień pokazuje palmy, zapłatę i sanktuaria, które by powstały.
cleopatra-page-closes = Zamknięte pola: { $squares }
cleopatra-page-move-left = Przesuń w lewo
cleopatra-page-move-back = Przesuń do tyłu
cleopatra-page-move-front = Przesuń do przodu
cleopatra-page-move-right = Przesuń w prawo
cleopatra-page-lay-here = Połóż tutaj
cleopatra-page-lay-when-paid = Połóż tam, gdy będzie opłacona
cleopatra-page-does-beggar = Każdy przeciwnik daje ci 2 talenty albo zwykłą kartę. Bierzesz 2 amulety.
cleopatra-page-does-courtesan = Przejrzyj odrzucone karty i weź jedną z nich. Bierzesz 1 amulet.
cleopatra-page-does-envoy = Poproś przeciwników o zwykłą kartę jednego rodzaju. Z każdą przyjętą kartą dostajesz jeden z ich amuletów.
cleopatra-page-does-scribe = Połóż jedną kość na ołtarz lub zdejmij ją z niego albo weź 2 amulety i zbuduj dowolną mozaikę ze stosu.
cleopatra-page-does-smuggler = Zachowaj wszystkie karty ponad limit dziesięciu. Bierzesz 1 amulet.
cleopatra-page-does-vizier = Obejrzyj pięć wierzchnich kart stosu i zatrzymaj dowolne z nich, każdą za 1 amulet.
cleopatra-page-envoy-asks = Kogo i o co prosi Ambasador?
cleopatra-page-never-mind = Jednak nie
cleopatra-page-may-play = Możesz też zagrać: { $cards }.
cleopatra-page-has-bid = ofiara wybrana
cleopatra-page-thinks = namyśla się
cleopatra-page-less = Ofiaruj mniej
cleopatra-page-more = Ofiaruj więcej
cleopatra-page-bid = Twoja ofiara, od 0 do { $most }
cleopatra-page-bid-hint = Wszystkie ofiary przepadają. Najwyższa oddaje 3 amulety, pozostali je biorą: im niższa ofiara, tym więcej.
cleopatra-page-verdict = Wyrok
cleopatra-page-tainted = skażone karty
cleopatra-page-absorbed = wchłonięte
cleopatra-page-left = zostało
cleopatra-page-sanctuaries = Sanktuaria: { $count } (pola: { $squares })

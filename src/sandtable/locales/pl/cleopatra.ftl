cleopatra-title = Kleopatra i Stowarzyszenie Architektów
cleopatra-blurb = Zbuduj pałac królowej i wzbogać się – ale nie tak nieuczciwie, żeby pożarł cię jej krokodyl.

## Słowa

cleopatra-resource-artisan = rzemieślnik
    .gen = rzemieślnika
    .acc = rzemieślnika
cleopatra-resource-stone = kamień
    .gen = kamienia
cleopatra-resource-marble = marmur
    .gen = marmuru
cleopatra-resource-wood = drewno
    .gen = drewna
cleopatra-resource-lapis = lapis lazuli

cleopatra-card-artisan = rzemieślnik
    .acc = rzemieślnika
    .ins = rzemieślnikiem
cleopatra-card-stone = kamień
    .ins = kamieniem
cleopatra-card-marble = marmur
    .ins = marmurem
cleopatra-card-wood = drewno
    .ins = drewnem
cleopatra-card-lapis = lapis lazuli
cleopatra-card-double-artisan = podwójny rzemieślnik
    .acc = podwójnego rzemieślnika
    .ins = podwójnym rzemieślnikiem
cleopatra-card-double-stone = podwójny kamień
    .ins = podwójnym kamieniem
cleopatra-card-double-marble = podwójny marmur
    .ins = podwójnym marmurem
cleopatra-card-double-wood = podwójne drewno
    .ins = podwójnym drewnem
cleopatra-card-double-lapis = podwójny lapis lazuli
    .ins = podwójnym lapis lazuli
cleopatra-card-trompe-loeil = trompe-l’œil
    .ins = kartą trompe-l’œil
cleopatra-card-beggar = Żebrak
    .acc = Żebraka
cleopatra-card-courtesan = Kurtyzana
    .acc = Kurtyzanę
cleopatra-card-envoy = Ambasador
    .acc = Ambasadora
cleopatra-card-scribe = Skryba
    .acc = Skrybę
cleopatra-card-smuggler = Szmugler
    .acc = Szmuglera
cleopatra-card-vizier = Wezyr
    .acc = Wezyra
cleopatra-card-face-down = zakryta karta
    .acc = zakrytą kartę

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

cleopatra-ask-turn = Twoja tura: weź karty z kramu na rynku albo buduj w kamieniołomie.
cleopatra-ask-refill = Przed uzupełnieniem rynku możesz zagrać postacie.
cleopatra-ask-lay-out = Połóż po jednej karcie na każdym kramie. Do wyłożenia: { $cards }.
cleopatra-ask-build = Budujesz dalej czy kończysz? Zbudowane podczas tej wizyty: { $pieces }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Zapłacono. Dołóż karty albo zakończ płacenie.
       *[other] Zapłać za element. Brakuje: { $missing_gen }.
    }
cleopatra-ask-choose-way = Jak ułożyć mozaikę „{ $shape }”?
cleopatra-ask-place-mosaic = Gdzie położyć mozaikę „{ $shape }”? Wybierz jej pierwsze pole.
cleopatra-ask-claims = Nowe sanktuaria: { $sanctuaries }. Postawić statuę Anubisa? Statuy w zapasie: { $statues }.
cleopatra-ask-end-turn = Przed końcem tury możesz zagrać postacie.
cleopatra-ask-hand-limit =
    Masz na ręce { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }: o { $above } za dużo.
cleopatra-ask-lay-off = Wybierz kartę do odrzucenia (zostało: { $left }).
cleopatra-ask-offering =
    Ile ofiarujesz Najwyższemu Kapłanowi? Masz { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    } i { $amulets ->
        [one] { $amulets } amulet
        [few] { $amulets } amulety
       *[many] { $amulets } amuletów
    }.
cleopatra-ask-answer-roll = Wszystkie pięć kości leży na ołtarzu. Rozpocząć ceremonię ofiarną?
cleopatra-ask-give = { $to } zagrywa Żebraka: daj 2 talenty albo standardową kartę.
cleopatra-ask-fetch = Weź kartę ze stosu kart odrzuconych.
cleopatra-ask-ask = Kogo i o co ma poprosić twój Ambasador?
cleopatra-ask-offer = { $to } prosi o { $resource_acc }. Razem z kartą oddasz jeden amulet.
cleopatra-ask-accept = { $from } proponuje { $resource_acc }. Bierzesz kartę razem z amuletem?
cleopatra-ask-keep =
    Wezyr pokazuje ci { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }. Zatrzymasz jedną za amulet?

## Nagłówki akcji

cleopatra-verb-market = Rynek
cleopatra-verb-market-empty = Pusty rynek
cleopatra-verb-pass = Pas
cleopatra-verb-refill = Uzupełnij rynek
cleopatra-verb-lay = Wyłóż kartę
cleopatra-verb-stop = Zakończ budowę
cleopatra-verb-end-turn = Zakończ turę
cleopatra-verb-pay = Zapłać kartą
cleopatra-verb-trompe = Trompe-l’œil
cleopatra-verb-merchant = Kupiec nilowy
cleopatra-verb-enough = Zakończ płacenie
cleopatra-verb-turn = Ułożenie
cleopatra-verb-place = Połóż mozaikę
cleopatra-verb-claim = Zajmij sanktuarium
cleopatra-verb-end-claims = Nie zajmuj więcej
cleopatra-verb-discard-down = Odrzuć do dziesięciu
cleopatra-verb-keep-all = Zachowaj wszystkie
cleopatra-verb-discard = Odrzuć
cleopatra-verb-bid = Ofiara
cleopatra-verb-begin-offering = Rozpocznij ceremonię
cleopatra-verb-build-wall = Ściana kolumnowa
cleopatra-verb-build-sphinx = Sfinks
cleopatra-verb-build-obelisk = Obelisk
cleopatra-verb-build-pedestal = Postument
cleopatra-verb-build-throne = Tron
cleopatra-verb-build-door = Wrota
cleopatra-verb-build-mosaic = Mozaika
cleopatra-verb-scribe-mosaic = Skryba: wybierz mozaikę
cleopatra-verb-avert = Skryba: odwołaj ceremonię
cleopatra-verb-beggar = Żebrak
cleopatra-verb-give-talents = Daj talenty
cleopatra-verb-give-card = Daj kartę
cleopatra-verb-show-hand = Pokaż karty
cleopatra-verb-courtesan = Kurtyzana
cleopatra-verb-fetch = Z odrzuconych
cleopatra-verb-envoy = Ambasador
cleopatra-verb-ask = Poproś
cleopatra-verb-end-asking = Nie proś nikogo więcej
cleopatra-verb-offer = Zaproponuj
cleopatra-verb-decline = Odmów
cleopatra-verb-accept = Weź
cleopatra-verb-refuse = Nie bierz
cleopatra-verb-scribe-onto = Skryba: kość na ołtarz
cleopatra-verb-scribe-off = Skryba: kość z ołtarza
cleopatra-verb-smuggler = Szmugler
cleopatra-verb-vizier = Wezyr
cleopatra-verb-keep = Zatrzymaj kartę
cleopatra-verb-end-keeping = Nie zatrzymuj więcej

## Akcje

cleopatra-act-market = Weź wszystkie karty z kramu { $stall }
cleopatra-act-market-empty = Odwiedź pusty rynek i uzupełnij go
cleopatra-act-pass = Spasuj: nie możesz nic wziąć ani zbudować
cleopatra-act-refill = Dobierz karty na kramy
cleopatra-act-lay = Połóż kartę { $number } na kramie { $stall }
cleopatra-act-stop = Zakończ budowę i weź talenty
cleopatra-act-end-turn = Zakończ turę
cleopatra-act-pay = Zapłać { $card_ins }
cleopatra-act-trompe = Zapłać kartą trompe-l’œil (1 amulet) zamiast { $resource_gen }
cleopatra-act-merchant = Zapłać kupcem nilowym zamiast { $resource_gen }
cleopatra-act-enough = Zakończ płacenie
cleopatra-act-turn = Ułożenie { $way }
cleopatra-act-place = Pierwsze pole: rząd { $row }, kolumna { $column }
cleopatra-act-claim = Postaw statuę w sanktuarium (rząd { $row }, kolumna { $column })
cleopatra-act-end-claims = Zachowaj statuy
cleopatra-act-discard-down = Odrzuć karty do dziesięciu i weź 1 amulet
cleopatra-act-keep-all = Zachowaj wszystkie karty i weź po amulecie za każdą ponad dziesięć
cleopatra-act-discard = Odrzuć { $card_acc }
cleopatra-act-bid =
    Ofiaruj { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }
cleopatra-act-begin-offering = Rozpocznij ceremonię ofiarną
cleopatra-act-build-wall = Zbuduj ścianę kolumnową: { $wall }
cleopatra-act-build-sphinx = Zbuduj sfinksa
cleopatra-act-build-obelisk = Zbuduj obelisk { $side }
cleopatra-act-build-pedestal = Zbuduj postument
cleopatra-act-build-throne = Zbuduj tron
cleopatra-act-build-door = Zbuduj wrota { $side }
cleopatra-act-build-mosaic = Zbuduj wierzchnią mozaikę
cleopatra-act-scribe-mosaic = Zagraj Skrybę (2 amulety) i zbuduj mozaikę „{ $shape }”
cleopatra-act-avert = Zagraj Skrybę: zdejmij kość z ołtarza
cleopatra-act-beggar = Zagraj Żebraka (2 amulety)
cleopatra-act-give-talents = Daj talenty
cleopatra-act-give-card = Daj { $card_acc }
cleopatra-act-show-hand = Pokaż karty z ręki
cleopatra-act-courtesan = Zagraj Kurtyzanę (1 amulet)
cleopatra-act-fetch = Weź z odrzuconych { $card_acc }
cleopatra-act-envoy = Zagraj Ambasadora
cleopatra-act-ask = Poproś o { $resource_acc } – odpowie { $asked }
cleopatra-act-end-asking = Nie proś nikogo więcej
cleopatra-act-offer = Zaproponuj kartę
cleopatra-act-decline = Odmów
cleopatra-act-accept = Weź kartę i amulet
cleopatra-act-refuse = Nie bierz
cleopatra-act-scribe-onto = Zagraj Skrybę: połóż kość na ołtarzu
cleopatra-act-scribe-off = Zagraj Skrybę: zdejmij kość z ołtarza
cleopatra-act-smuggler = Zagraj Szmuglera (1 amulet) i zachowaj wszystkie karty
cleopatra-act-vizier = Zagraj Wezyra
cleopatra-act-keep = Zatrzymaj { $card_acc } za amulet
cleopatra-act-end-keeping = Odrzuć resztę

## Zdarzenia

cleopatra-event-begins = Zaczyna { $seat }.
cleopatra-event-takes-stall =
    { $seat } bierze karty z kramu { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }{ $hidden ->
        [0] .
       *[other] ; zakryte karty: { $hidden }.
    }
cleopatra-event-takes-stall-told =
    { $seat } bierze karty z kramu { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }; zakryte ({ $hidden }): { $found }.
cleopatra-event-finds-market-empty = { $seat } zastaje pusty rynek.
cleopatra-event-new-pile =
    Z kart odrzuconych powstaje nowa talia: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
cleopatra-event-draws = { $seat } dobiera na kramy: { $cards_acc }.
cleopatra-event-shows-top = Na wierzchu talii leży odkryta karta: { $card }.
cleopatra-event-lays = { $seat } kładzie { $card_acc } na kramie { $stall }.
cleopatra-event-passes = { $seat } pasuje.
cleopatra-event-pays = { $seat } płaci { $card_ins }.
cleopatra-event-pays-trompe = { $seat } płaci kartą trompe-l’œil zamiast { $resource_gen }.
cleopatra-event-pays-merchant = { $seat } płaci kupcem nilowym zamiast { $resource_gen }.
cleopatra-event-takes-amulets =
    { $seat } bierze { $amulets ->
        [one] { $amulets } amulet
        [few] { $amulets } amulety
       *[many] { $amulets } amuletów
    }.
cleopatra-event-builds-wall =
    { $seat } buduje ścianę kolumnową ({ $wall }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-builds-sphinx =
    { $seat } buduje sfinksa nr { $number }; wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-builds-obelisk =
    { $seat } buduje obelisk ({ $side }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-builds-pedestal =
    { $seat } buduje postument; wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-builds-throne =
    { $seat } buduje tron; wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-builds-door =
    { $seat } buduje wrota ({ $side }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-lays-mosaic =
    { $seat } kładzie mozaikę „{ $shape }” (rząd { $row }, kolumna { $column }); wartość: { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-sanctuary =
    Powstaje sanktuarium (rząd { $row }, kolumna { $column }): { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }.
cleopatra-event-claims =
    { $seat } stawia statuę w sanktuarium (rząd { $row }, kolumna { $column }): { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }.
cleopatra-event-removes-mosaic = Mozaika „{ $shape }” już nigdzie się nie mieści i zostaje usunięta.
cleopatra-event-uncovers-mosaic = Następna mozaika to „{ $shape }”.
cleopatra-event-earns =
    { $seat } zarabia { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }{ $bonus ->
        [0] .
       *[other] , w tym premia: { $bonus }.
    }
cleopatra-event-completes = Ukończone: { $category }. Kleopatra wchodzi na stopień { $step }.
cleopatra-event-rolls =
    { $seat } rzuca { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    } (symbole: { $symbols }). Kości na ołtarzu: { $altar }.
cleopatra-event-discards-down =
    { $seat } odrzuca { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
cleopatra-event-discards = { $seat } odrzuca kartę.
cleopatra-event-discards-told = { $seat } odrzuca { $card_acc }.
cleopatra-event-keeps-all =
    { $seat } zachowuje wszystkie { $cards ->
        [one] karty ({ $cards })
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
cleopatra-event-offering =
    Na ołtarzu { $altar ->
        [one] leży { $altar } kość
        [few] leżą { $altar } kości
       *[many] leży { $altar } kości
    }: wszyscy składają ofiarę Najwyższemu Kapłanowi.
cleopatra-event-has-bid = { $seat } ma już przygotowaną ofiarę.
cleopatra-event-has-bid-told =
    { $seat } ofiaruje { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    } (na razie w tajemnicy).
cleopatra-event-shows-bid =
    { $seat } ofiaruje { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }.
cleopatra-event-returns-amulets =
    { $amulets ->
        [0] { $seat } nie ma amuletów do oddania.
        [one] { $seat } oddaje { $amulets } amulet.
        [few] { $seat } oddaje { $amulets } amulety.
       *[many] { $seat } oddaje { $amulets } amuletów.
    }
cleopatra-event-equal-bids =
    Wszystkie ofiary są równe ({ $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
       *[many] { $talents } talentów
    }): nic się nie dzieje.
cleopatra-event-plays = { $seat } zagrywa { $card_acc }.
cleopatra-event-gives-talents =
    { $seat } daje { $talents ->
        [one] { $talents } talent; dostaje go
        [few] { $talents } talenty; dostaje je
       *[many] { $talents } talentów; dostaje je
    } { $to }.
cleopatra-event-gives-card = { $seat } daje kartę; dostaje ją { $to }.
cleopatra-event-gives-card-told = { $seat } daje { $card_acc }; kartę dostaje { $to }.
cleopatra-event-shows-hand = { $seat } nie ma czego dać i pokazuje karty z ręki; widzi je tylko { $to }.
cleopatra-event-shows-hand-told =
    { $seat } nie ma czego dać i pokazuje karty z ręki; widzi je tylko { $to }{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
cleopatra-event-browses =
    { $seat } przegląda karty odrzucone ({ $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }).
cleopatra-event-browses-told =
    { $seat } przegląda karty odrzucone ({ $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }): { $cards }.
cleopatra-event-fetches = { $seat } bierze kartę ze stosu odrzuconych.
cleopatra-event-fetches-told = { $seat } bierze ze stosu odrzuconych { $card_acc }.
cleopatra-event-asks = { $seat } prosi o { $resource_acc }; odpowie { $asked }.
cleopatra-event-offers = { $seat } proponuje { $resource_acc }; kartę może wziąć { $to }.
cleopatra-event-declines = { $seat } odmawia; { $to } nie dostaje karty.
cleopatra-event-accepts = { $seat } bierze { $resource_acc }; kartę oddaje { $from }.
cleopatra-event-refuses = { $seat } nie bierze karty; zatrzymuje ją { $from }.
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $seat } nie ma amuletu, więc { $to } dostaje tylko kartę.
       *[other] Razem z kartą { $to } dostaje amulet; oddaje go { $seat }.
    }
cleopatra-event-chooses-mosaic = { $seat } wybiera ze stosu mozaikę „{ $shape }”.
cleopatra-event-turns-die-on = { $seat } obraca kość symbolem do góry. Kości na ołtarzu: { $altar }.
cleopatra-event-turns-die-off = { $seat } zdejmuje kość z ołtarza. Kości na ołtarzu: { $altar }.
cleopatra-event-looks =
    { $seat } ogląda { $size ->
        [one] kartę
        [few] { $size } karty
       *[many] { $size } kart
    } z wierzchu talii.
cleopatra-event-looks-told =
    { $seat } ogląda { $size ->
        [one] kartę
        [few] { $size } karty
       *[many] { $size } kart
    } z wierzchu talii: { $cards }.
cleopatra-event-keeps = { $seat } zatrzymuje kartę.
cleopatra-event-keeps-told = { $seat } zatrzymuje { $card_acc }.
cleopatra-event-lays-off =
    { $kept ->
        [0] { $seat } nie zatrzymuje żadnej karty i odrzuca { $laid }.
        [one] { $seat } zatrzymuje { $kept } kartę i odrzuca { $laid }.
        [few] { $seat } zatrzymuje { $kept } karty i odrzuca { $laid }.
       *[many] { $seat } zatrzymuje { $kept } kart i odrzuca { $laid }.
    }
cleopatra-event-lays-off-told =
    { $kept ->
        [0] { $seat } nie zatrzymuje żadnej karty i odrzuca { $laid }: { $cards }.
        [one] { $seat } zatrzymuje { $kept } kartę i odrzuca { $laid }: { $cards }.
        [few] { $seat } zatrzymuje { $kept } karty i odrzuca { $laid }: { $cards }.
       *[many] { $seat } zatrzymuje { $kept } kart i odrzuca { $laid }: { $cards }.
    }
cleopatra-event-ends-unfinished =
    Od { $turns ->
        [one] { $turns } tury
       *[other] { $turns } tur
    } nikt niczego nie zbudował: gra kończy się z nieukończonym pałacem.
cleopatra-event-shows-all = { $seat } odkrywa wszystko: skażone karty – { $tainted }, amulety – { $amulets }, pochłonięte przez sanktuaria – { $absorbed }, zostaje { $left }.
cleopatra-event-eaten =
    Najwięcej amuletów ({ $amulets }) { $seats_count ->
        [one] ma { $seats }: pada
       *[other] mają { $seats }: padają
    } ofiarą krokodyla.
cleopatra-event-nobody-eaten = Nikt nie ma już amuletów: krokodyl pozostaje głodny.
cleopatra-event-crocodile-wins = Wszyscy zostali pożarci: wygrywa krokodyl.
cleopatra-event-wins =
    { $winners_count ->
        [one] Wygrywa { $winners }: { $talents ->
            [one] { $talents } talent
            [few] { $talents } talenty
           *[many] { $talents } talentów
        }.
       *[other] { $winners } dzielą się zwycięstwem: po { $talents ->
            [one] { $talents } talencie
            [few] { $talents } talenty
           *[many] { $talents } talentów
        }.
    }

## Dlaczego nie?

cleopatra-rule-cl-t2 = Nie masz tej postaci na ręce.
cleopatra-rule-cl-t4 = Kurtyzanę można zagrać najwyżej dwa razy w jednej turze.
cleopatra-rule-cl-t5 = Nie można spasować, dopóki możesz iść na rynek albo budować.
cleopatra-rule-cl-m2 = Na każdy kram trafia dokładnie jedna karta.
cleopatra-rule-cl-m4 = Nie ma czego wziąć ani dobrać.
cleopatra-rule-cl-m6 = Wybierz kram, na którym leżą karty.
cleopatra-rule-cl-q2 = Nie możesz za to zapłacić.
cleopatra-rule-cl-q2a = Część zapłaty byłaby wtedy zbędna.
cleopatra-rule-cl-q3 = Nie ma wolnego miejsca na ten element albo najpierw trzeba zbudować inny.
cleopatra-rule-cl-q8 = Wtedy nie dałoby się zapłacić reszty.
cleopatra-rule-cl-q9 = Tu nie zapłacisz kupcem nilowym: albo nie masz już żadnego, albo masz kartę, którą możesz zapłacić.
cleopatra-rule-cl-q10 = Karta trompe-l’œil nie zastąpi rzemieślnika.
cleopatra-rule-cl-h4 = Nie masz takiej karty na ręce.
cleopatra-rule-cl-o2 = Nie masz tylu talentów.
cleopatra-rule-cl-o8 = Ceremonię może odwołać tylko Skryba z twojej ręki.
cleopatra-rule-cl-c1 = Daj 2 talenty albo standardową kartę; karty pokazuje tylko ten, kto nie ma ani jednego, ani drugiego.
cleopatra-rule-cl-c2 = Takiej karty nie ma wśród odrzuconych.
cleopatra-rule-cl-c3 = Ambasador prosi każdego przeciwnika najwyżej raz, o jeden surowiec, a zaproponować można tylko standardową kartę.
cleopatra-rule-cl-c4 = Potrzebny jest Skryba, a mozaika musi leżeć w stosie pod wierzchnią i gdzieś się mieścić.
cleopatra-rule-cl-c5 = Na ołtarzu nie ma kości.
cleopatra-rule-cl-c6 = Nie masz Szmuglera, którego można jeszcze zagrać.
cleopatra-rule-cl-c7 = Tej karty nie ma wśród oglądanych.
cleopatra-rule-cl-g1 = Mozaika wymaga pięciu wolnych pól ogrodu.
cleopatra-rule-cl-g4 = Nie masz tu nowego sanktuarium.
cleopatra-rule-cl-g14 = W kamieniołomie nie ma już mozaik.
cleopatra-rule-cl-g15 = Tej mozaiki nie można tak ułożyć.

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
cleopatra-score-eaten = Pożarte przez krokodyla

cleopatra-end-palace = Kleopatra obejrzała swój pałac.
cleopatra-end-crocodile = Wszyscy zostali pożarci: wygrywa krokodyl.
cleopatra-end-unfinished = Pałac pozostaje nieukończony.

## Obraz

cleopatra-board-palm = palma
cleopatra-board-foundation = fundament tronu
cleopatra-board-sanctuary = sanktuarium z numerem właściciela
cleopatra-board-top = Wierzchnia mozaika
cleopatra-board-stack = pod nią, w dowolnej kolejności:
cleopatra-board-held = Mozaika
cleopatra-board-first-square = jej pierwsze pole
cleopatra-board-cleopatra = Kleopatra
cleopatra-board-altar = Ołtarz
cleopatra-board-stall = Kram { $number }
cleopatra-board-face-down =
    { $cards ->
        [one] { $cards } zakryta
        [few] { $cards } zakryte
       *[many] { $cards } zakrytych
    }
cleopatra-board-pile = Talia
cleopatra-board-pile-top = na wierzchu
cleopatra-board-discards = Odrzucone
cleopatra-board-drawn = Dobrane
cleopatra-board-looked = Wezyr pokazuje
cleopatra-board-played = Zagrane w tej turze
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
cleopatra-board-eaten = W paszczy krokodyla
cleopatra-board-standard = standardowe
cleopatra-board-tainted = skażone
cleopatra-board-characters = postacie

## Warianty

cleopatra-variant-garden = Ogród
cleopatra-variant-garden-back-flush = fundament tronu przy tylnej krawędzi
cleopatra-variant-garden-centre = fundament tronu pośrodku
cleopatra-variant-garden-back-gap = jeden rząd za fundamentem tronu
cleopatra-variant-first_player = Kto zaczyna
cleopatra-variant-first_player-random = losowo
cleopatra-variant-first_player-seat_0 = pierwsze miejsce
cleopatra-variant-open_totals = Widać talenty i amulety wszystkich
cleopatra-variant-open_totals-false = nie
cleopatra-variant-open_totals-true = tak
cleopatra-variant-reshuffle = Nowa talia powstaje
cleopatra-variant-reshuffle-when_needed = gdy potrzebna jest karta
cleopatra-variant-reshuffle-at_once = gdy tylko stara się skończy
cleopatra-variant-allow_superfluous_payment = Można przepłacać
cleopatra-variant-allow_superfluous_payment-false = nie
cleopatra-variant-allow_superfluous_payment-true = tak
cleopatra-variant-merchant_replaces = Kupiec nilowy zastępuje
cleopatra-variant-merchant_replaces-any = dowolny surowiec
cleopatra-variant-merchant_replaces-lacking = tylko to, za co nie zapłacisz żadną kartą
cleopatra-variant-trompe_as_artisan = Trompe-l’œil może zastąpić rzemieślnika
cleopatra-variant-trompe_as_artisan-false = nie
cleopatra-variant-trompe_as_artisan-true = tak
cleopatra-variant-hand_limit_check = Limit kart na ręce sprawdza się
cleopatra-variant-hand_limit_check-after_refill = po uzupełnieniu rynku
cleopatra-variant-hand_limit_check-before_refill = przed uzupełnieniem rynku
cleopatra-variant-hand_limit_after_quarry = Limit kart na ręce także po wizycie w kamieniołomie
cleopatra-variant-hand_limit_after_quarry-true = tak
cleopatra-variant-hand_limit_after_quarry-false = nie
cleopatra-variant-equal_bids = Gdy wszystkie ofiary są równe
cleopatra-variant-equal_bids-all_first = każdy oddaje 3 amulety
cleopatra-variant-equal_bids-nothing = nic się nie dzieje
cleopatra-variant-scribe_answers_own_roll = Skryba może odwołać twój własny piąty symbol
cleopatra-variant-scribe_answers_own_roll-true = tak
cleopatra-variant-scribe_answers_own_roll-false = nie
cleopatra-variant-beggar_one_talent = Żebrak: gracz z jednym talentem i bez standardowej karty
cleopatra-variant-beggar_one_talent-shows_hand = nic nie daje i pokazuje karty
cleopatra-variant-beggar_one_talent-gives_it = daje talent
cleopatra-variant-envoy_cards = Ambasador: ile kart może zaproponować każdy gracz
cleopatra-variant-envoy_cards-one = jedną
cleopatra-variant-envoy_cards-any = dowolną liczbę
cleopatra-variant-envoy_kinds = Ambasador: o które surowce prosi
cleopatra-variant-envoy_kinds-one = o ten sam u wszystkich
cleopatra-variant-envoy_kinds-several = u każdego gracza o inny
cleopatra-variant-envoy_without_amulet = Ambasador: dający, który nie ma amuletu
cleopatra-variant-envoy_without_amulet-card_alone = daje samą kartę
cleopatra-variant-envoy_without_amulet-no_offer = nie może proponować
cleopatra-variant-vizier_reshuffles = Wezyr może utworzyć nową talię
cleopatra-variant-vizier_reshuffles-true = tak
cleopatra-variant-vizier_reshuffles-false = nie
cleopatra-variant-allow_flip = Mozaiki można odwracać
cleopatra-variant-allow_flip-true = tak
cleopatra-variant-allow_flip-false = nie
cleopatra-variant-late_sanctuary_claim = Późne sanktuaria można zajmować
cleopatra-variant-late_sanctuary_claim-false = nie
cleopatra-variant-late_sanctuary_claim-true = tak
cleopatra-variant-finish_turn_dice = W ostatniej turze rzuca się kośćmi
cleopatra-variant-finish_turn_dice-false = nie
cleopatra-variant-finish_turn_dice-true = tak
cleopatra-variant-final_tie = Jeśli nadal jest remis
cleopatra-variant-final_tie-shared = zwycięstwo jest wspólne
cleopatra-variant-final_tie-later_player = wygrywa gracz dalszy w kolejności
cleopatra-variant-max_idle_turns = Tury bez budowania, po których gra się kończy
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## Strona

cleopatra-page-palace = Pałac
cleopatra-page-garden-keys = Ogród z mozaiką w ręce: strzałki przesuwają ją, R obraca, F odwraca, Enter kładzie
cleopatra-page-altar = Ołtarz: { $dice } z 5 kości
cleopatra-page-queen = Kleopatra na stopniu { $step } z 5
cleopatra-page-top-mosaic = Wierzchnia mozaika: „{ $shape }”. W stosie zostało: { $left }
cleopatra-page-no-mosaic = Nie ma już mozaik
cleopatra-page-card = { $card_cap }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] Brak kart.
       *[other] Karty: { $cards }.
    }
cleopatra-page-market = Rynek
cleopatra-page-lay-next = Wyłóż teraz tę kartę: { $card }
cleopatra-page-hand = Twoje karty: { $cards }
cleopatra-page-use-card = Użyj: { $card }
cleopatra-page-use-merchant = Zapłać kupcem nilowym
cleopatra-page-no-cards = Nie masz kart na ręce.
cleopatra-page-count-cards =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
cleopatra-page-count-talents =
    { $count ->
        [one] { $count } talent
        [few] { $count } talenty
       *[many] { $count } talentów
    }
cleopatra-page-count-amulets =
    { $count ->
        [one] { $count } amulet
        [few] { $count } amulety
       *[many] { $count } amuletów
    }
cleopatra-page-count-merchants =
    { $count ->
        [one] { $count } kupiec nilowy
        [few] { $count } kupcy nilowi
       *[many] { $count } kupców nilowych
    }
cleopatra-page-count-statues =
    { $count ->
        [one] { $count } statua w zapasie
        [few] { $count } statuy w zapasie
       *[many] { $count } statui w zapasie
    }
cleopatra-page-quarry = Kamieniołom
cleopatra-page-category = { $category_cap }
cleopatra-page-cost = Koszt: { $resources }
cleopatra-page-brings =
    Daje { $count ->
        [one] { $count } talent
        [few] { $count } talenty
       *[many] { $count } talentów
    }
cleopatra-page-brings-at-least =
    Daje co najmniej { $count ->
        [one] { $count } talent
        [few] { $count } talenty
       *[many] { $count } talentów
    }, zależnie od miejsca
cleopatra-page-build-as-proposed = Zapłać tymi i buduj
cleopatra-page-build-and-lay = Buduj i połóż tam
cleopatra-page-build-and-choose = Buduj i wybierz karty
cleopatra-page-paying = Zapłata
cleopatra-page-pay-as-proposed = Zapłać tymi
cleopatra-page-pay-by-card = Albo płać karta po karcie: klikaj podświetlone karty na ręce.
cleopatra-page-mosaic-in-hand = Mozaika w ręce
cleopatra-page-mosaic = Mozaika „{ $shape }”
cleopatra-page-turn = Obróć
cleopatra-page-turn-over = Odwróć
cleopatra-page-place-hint = Wskaż miejsce w ogrodzie, przeciągnij mozaikę lub użyj strzałek: zawsze zostaje tam, gdzie się mieści. Podgląd pokazuje przykryte palmy, zarobek i sanktuaria, które by powstały.
cleopatra-page-closes = Zamknięte pola: { $squares }
cleopatra-page-move-left = Przesuń w lewo
cleopatra-page-move-back = Przesuń do tyłu
cleopatra-page-move-front = Przesuń do przodu
cleopatra-page-move-right = Przesuń w prawo
cleopatra-page-lay-here = Połóż tutaj
cleopatra-page-does-beggar = Każdy przeciwnik daje ci 2 talenty albo standardową kartę. Bierzesz 2 amulety.
cleopatra-page-does-courtesan = Przejrzyj odrzucone karty i weź jedną z nich. Bierzesz 1 amulet.
cleopatra-page-does-envoy = Poproś przeciwników o standardową kartę jednego surowca. Z każdą przyjętą kartą dostajesz jeden z ich amuletów.
cleopatra-page-does-scribe = Połóż jedną kość na ołtarzu lub zdejmij z niego jedną albo weź 2 amulety i zbuduj dowolną mozaikę ze stosu.
cleopatra-page-does-smuggler = Zachowaj wszystkie karty ponad limit dziesięciu. Bierzesz 1 amulet.
cleopatra-page-does-vizier = Obejrzyj pięć kart z wierzchu talii i zatrzymaj dowolne z nich, każdą za 1 amulet.
cleopatra-page-envoy-asks = Kogo i o co ma poprosić Ambasador?
cleopatra-page-never-mind = Jednak nie
cleopatra-page-may-play = Możesz też zagrać: { $cards }.
cleopatra-page-has-bid = ofiara przygotowana
cleopatra-page-thinks = namyśla się
cleopatra-page-less = Ofiaruj mniej
cleopatra-page-more = Ofiaruj więcej
cleopatra-page-bid = Twoja ofiara, od 0 do { $most }
cleopatra-page-bid-hint = Wszystkie ofiarowane talenty przepadają. Równe ofiary dzielą lepsze miejsce.
cleopatra-page-verdict = Wyrok
cleopatra-page-tainted = skażone karty na ręce
cleopatra-page-absorbed = sanktuaria
cleopatra-page-left = zostało
cleopatra-page-sanctuaries = Sanktuaria: { $count } (pola: { $squares })
cleopatra-page-merchant = Kupiec nilowy
cleopatra-page-does-standard = Pozwala zapłacić jedną jednostkę tego surowca.
cleopatra-page-does-double = Pozwala zapłacić dwie jednostki tego surowca. Bierzesz 1 amulet.
cleopatra-page-does-trompe = Zastępuje jeden kamień, marmur, drewno lub lapis lazuli. Bierzesz 1 amulet.
cleopatra-page-does-face-down = Nikt nie zna tej karty, dopóki ktoś jej nie weźmie.
cleopatra-page-does-merchant = Zastępuje jedną jednostkę dowolnego surowca, po czym wypada z gry. Niewykorzystany kupiec jest na koniec wart 3 talenty.
cleopatra-page-explained = { $card }: { $effect }
cleopatra-page-these-cards = Co robią te karty
cleopatra-page-explain-stall = Co robią karty na kramie { $number }?
cleopatra-page-close = Zamknij
cleopatra-page-pages = Na co patrzysz
cleopatra-page-market-and-quarry = Rynek i kamieniołom
cleopatra-page-lay-each = Połóż po jednej na każdym kramie
cleopatra-page-claim =
    Postaw tu statuę ({ $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
       *[many] { $squares } pól
    })
cleopatra-page-bonus = +{ $count } premii
cleopatra-page-corrupts =
    { $count ->
        [0] Nie bierzesz amuletów
        [one] Bierzesz { $count } amulet
        [few] Bierzesz { $count } amulety
       *[many] Bierzesz { $count } amuletów
    }
cleopatra-page-ranks = Amulety według miejsc przy tym stole
cleopatra-page-rank =
    { $rank ->
        [1] Najwyższa
       *[other] { $rank }. miejsce
    }
cleopatra-page-in-pyramid = w piramidzie

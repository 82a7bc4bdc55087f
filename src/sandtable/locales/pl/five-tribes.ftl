five-tribes-title = Pięć Klanów
five-tribes-blurb = Prowadź figurki pięciu klanów przez sułtanat Naqala, obejmuj płytki i zdobywaj dżiny.

## Słowa

five-tribes-tribe-vizier = wezyr
    .acc = wezyra
    .many = wezyrów
five-tribes-tribe-elder = mędrzec
    .acc = mędrca
    .many = mędrców
five-tribes-tribe-merchant = kupiec
    .acc = kupca
    .many = kupców
five-tribes-tribe-builder = budowniczy
    .acc = budowniczego
    .many = budowniczych
five-tribes-tribe-assassin = asasyn
    .acc = asasyna
    .many = asasynów

five-tribes-good-ivory = kość słoniowa
    .acc = kość słoniową
five-tribes-good-jewels = klejnoty
five-tribes-good-gold = złoto
five-tribes-good-papyrus = papirus
five-tribes-good-silk = jedwab
five-tribes-good-spice = przyprawy
five-tribes-good-fish = ryby
five-tribes-good-wheat = pszenica
    .acc = pszenicę
five-tribes-good-pottery = ceramika
    .acc = ceramikę
five-tribes-good-fakir = fakir
    .acc = fakira

five-tribes-piece-palm = palma
    .acc = palmę
    .gen = palmy
five-tribes-piece-palace = pałac
    .acc = pałac
    .gen = pałacu

five-tribes-payment-elder = mędrzec
    .acc = mędrca
five-tribes-payment-fakir = fakir
    .acc = fakira
five-tribes-payment-two-elders = dwóch mędrców
    .acc = dwóch mędrców
five-tribes-payment-elder-and-fakir = mędrzec i fakir
    .acc = mędrca i fakira

five-tribes-djinn-al-amin = Al-Amin
    .gen = Al-Amina
    .acc = Al-Amina
five-tribes-djinn-anun-nak = Anun-Nak
    .gen = Anun-Naka
    .acc = Anun-Naka
five-tribes-djinn-baal = Ba’al
    .gen = Ba’ala
    .acc = Ba’ala
five-tribes-djinn-boaz = Boaz
    .gen = Boaza
    .acc = Boaza
five-tribes-djinn-bouraq = Bouraq
    .gen = Bouraqa
    .acc = Bouraqa
five-tribes-djinn-echidna = Echidna
    .gen = Echidny
    .acc = Echidnę
five-tribes-djinn-enki = Enki
    .gen = Enkiego
    .acc = Enkiego
five-tribes-djinn-hagis = Hagis
    .gen = Hagisa
    .acc = Hagisa
five-tribes-djinn-haurvatat = Haurvatat
five-tribes-djinn-iblis = Iblis
    .gen = Iblisa
    .acc = Iblisa
five-tribes-djinn-jafaar = Jafaar
    .gen = Jafaara
    .acc = Jafaara
five-tribes-djinn-kandicha = Kandicha
    .gen = Kandichy
    .acc = Kandichę
five-tribes-djinn-kumarbi = Kumarbi
    .gen = Kumarbiego
    .acc = Kumarbiego
five-tribes-djinn-lamia = Lamia
    .gen = Lamii
    .acc = Lamię
five-tribes-djinn-leta = Leta
    .gen = Lety
    .acc = Letę
five-tribes-djinn-marid = Marid
    .gen = Marida
    .acc = Marida
five-tribes-djinn-monkir = Monkir
    .gen = Monkira
    .acc = Monkira
five-tribes-djinn-nekir = Nekir
    .gen = Nekira
    .acc = Nekira
five-tribes-djinn-shamhat = Shamhat
five-tribes-djinn-sibittis = Sibittis
    .gen = Sibittisa
    .acc = Sibittisa
five-tribes-djinn-sloar = Sloar
    .gen = Sloara
    .acc = Sloara
five-tribes-djinn-utug = Utug
    .gen = Utuga
    .acc = Utuga

five-tribes-power-al-amin = Na koniec gry każda para fakirów na ręce zastępuje jeden dowolny towar.
five-tribes-power-anun-nak = Wybierz płytkę bez wielbłąda, figurek, palm i pałaców: postaw na niej trzy figurki wylosowane z woreczka.
five-tribes-power-baal = Gdy ktoś zdobywa dżina, dostajesz 1 monetę, jeśli to ty, a 2 monety, jeśli inny gracz.
five-tribes-power-boaz = Twoi mędrcy i wezyrowie są bezpieczni przed asasynami.
five-tribes-power-bouraq = Postaw pałac na dowolnej wiosce.
five-tribes-power-echidna = Twoi budowniczowie zarabiają w tej turze podwójnie.
five-tribes-power-enki = Postaw palmę na dowolnej oazie.
five-tribes-power-hagis = Gdy stawiasz pałac, możesz postawić go na jednej z płytek dookoła.
five-tribes-power-haurvatat = Palmy na twoich płytkach są warte po 5 punktów zamiast 3.
five-tribes-power-iblis = Twoi asasyni zabijają dwie figurki na tej samej płytce albo dwóch mędrców lub wezyrów tego samego przeciwnika.
five-tribes-power-jafaar = Twoi wezyrowie są warci po 3 punkty zamiast 1.
five-tribes-power-kandicha = Ofiary twoich asasynów służą tobie: kupiec daje kartę z wierzchu talii zasobów, budowniczy swoje złoto, a wezyr lub mędrzec przechodzi do ciebie, zamiast zginąć.
five-tribes-power-kumarbi = Przy licytacji możesz odrzucić dowolnie wielu fakirów: za każdego płacisz cenę pola o jedno tańszego.
five-tribes-power-lamia = Gdy stawiasz palmę, możesz postawić ją na jednej z płytek dookoła.
five-tribes-power-leta = Postaw wielbłąda na płytce bez wielbłąda, figurek, palm i pałaców.
five-tribes-power-marid = Gdy podczas ruchu figurka trafia na twoją płytkę, dostajesz 1 monetę w swoim ruchu, a 2 monety w ruchu innego gracza.
five-tribes-power-monkir = Gdy ktoś stawia pałac, dostajesz 1 monetę, jeśli to ty, a 2 monety, jeśli inny gracz.
five-tribes-power-nekir = Gdy asasyni zabijają, dostajesz 1 monetę, jeśli są twoi, a 2 monety, jeśli innego gracza.
five-tribes-power-shamhat = Twoi mędrcy są warci po 4 punkty zamiast 2.
five-tribes-power-sibittis = Obejrzyj trzy dżiny z wierzchu talii, zatrzymaj jednego, a pozostałe odrzuć.
five-tribes-power-sloar = Weź kartę z wierzchu talii zasobów.
five-tribes-power-utug = Postaw wielbłąda na płytce z figurkami, ale bez wielbłąda, palm i pałaców.

five-tribes-tile-a1 = A1
five-tribes-tile-b1 = B1
five-tribes-tile-c1 = C1
five-tribes-tile-d1 = D1
five-tribes-tile-e1 = E1
five-tribes-tile-f1 = F1
five-tribes-tile-a2 = A2
five-tribes-tile-b2 = B2
five-tribes-tile-c2 = C2
five-tribes-tile-d2 = D2
five-tribes-tile-e2 = E2
five-tribes-tile-f2 = F2
five-tribes-tile-a3 = A3
five-tribes-tile-b3 = B3
five-tribes-tile-c3 = C3
five-tribes-tile-d3 = D3
five-tribes-tile-e3 = E3
five-tribes-tile-f3 = F3
five-tribes-tile-a4 = A4
five-tribes-tile-b4 = B4
five-tribes-tile-c4 = C4
five-tribes-tile-d4 = D4
five-tribes-tile-e4 = E4
five-tribes-tile-f4 = F4
five-tribes-tile-a5 = A5
five-tribes-tile-b5 = B5
five-tribes-tile-c5 = C5
five-tribes-tile-d5 = D5
five-tribes-tile-e5 = E5
five-tribes-tile-f5 = F5

## Pytania i akcje

five-tribes-ask-bid = Licytuj swoje miejsce w kolejności.
five-tribes-ask-window = Użyj dżina albo graj dalej.
five-tribes-ask-look =
    { $count ->
        [one] Zatrzymaj dobranego dżina.
        [few] Zatrzymaj jednego z { $count } dobranych dżinów.
        [many] Zatrzymaj jednego z { $count } dobranych dżinów.
       *[other] Zatrzymaj jednego z { $count } dobranych dżinów.
    }
five-tribes-ask-pick-up = Weź wszystkie figurki z jednej płytki.
five-tribes-ask-sow =
    { $count ->
        [one] Postaw ostatnią figurkę ({ $hand }) na płytce sąsiadującej z { $tile }, na której stoi już jej klan.
       *[other] Postaw figurkę na płytce sąsiadującej z { $tile }. W ręce: { $hand }.
    }
five-tribes-ask-build = Ilu fakirów pomoże budowniczym? Budowniczowie: { $builders }; niebieskie płytki w zasięgu: { $tiles }.
five-tribes-ask-kill =
    { $count ->
        [one] Kogo zabijają asasyni z płytki { $tile }? Zasięg bez fakirów: { $assassins }.
       *[other] Które dwie figurki zabijają asasyni z płytki { $tile }? Zasięg bez fakirów: { $assassins }.
    }
five-tribes-ask-redirect = Postaw { $piece_acc } na płytce { $tile } albo zapłać i wybierz jedną z płytek dookoła.
five-tribes-ask-small-market = Kupić jedną z trzech pierwszych kart za 3 monety?
five-tribes-ask-large-market = Kupić dwie z sześciu pierwszych kart za 6 monet?
five-tribes-ask-sacred-place = Wziąć dżina za dwóch mędrców albo za mędrca i fakira?
five-tribes-ask-sale = Sprzedaj towary, użyj dżina albo zakończ turę.
five-tribes-ask-suit =
    Dotychczasowy zestaw: { $goods }; wartość: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }. Dołóż kolejny rodzaj albo sprzedaj.

five-tribes-act-bid =
    Licytuj { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }
five-tribes-act-bid-with-fakirs =
    Licytuj pole za { $cost }, odrzucając { $fakirs ->
        [one] fakira
       *[other] { $fakirs } fakirów
    }
five-tribes-act-bid-all = Zajmij pole za 1 monetę, płacąc tyle, ile masz
five-tribes-act-sit-out = Pauzuj w tej rundzie
five-tribes-act-take = Weź figurki z płytki { $tile }
five-tribes-act-drop = Postaw { $tribe_acc } na płytce { $tile }
five-tribes-act-build =
    { $fakirs ->
        [0] Buduj bez fakirów
        [one] Buduj z { $fakirs } fakirem
       *[other] Buduj z { $fakirs } fakirami
    }
five-tribes-act-kill = Zabij { $tribe_acc } na płytce { $tile }
five-tribes-act-kill-two = Zabij dwie figurki na płytce { $tile }: { $tribe_acc } i { $second_acc }
five-tribes-act-kill-held = Zabij { $tribe_acc }, którego ma { $victim }
five-tribes-act-kill-two-held = Zabij dwie figurki, które ma { $victim }: { $tribe_acc } i { $second_acc }
five-tribes-act-spare = Nie zabijaj nikogo
five-tribes-act-place-here = Postaw tutaj
five-tribes-act-buy = Kup kartę { $card }
five-tribes-act-buy-two = Kup karty { $card } i { $second }
five-tribes-act-summon = Weź dżina { $djinn_acc } za { $payment_acc }
five-tribes-act-keep = Zatrzymaj dżina { $djinn_acc }
five-tribes-act-sell = Dołóż do zestawu { $good_acc }
five-tribes-act-end-suit = Sprzedaj ten zestaw
five-tribes-act-go-on = Graj dalej
five-tribes-act-pass = Nie kupuj niczego
five-tribes-act-end-turn = Zakończ turę
five-tribes-act-use-on = Użyj dżina { $djinn_gen } na płytce { $tile } za { $payment_acc }
five-tribes-act-use = Użyj dżina { $djinn_gen } za { $payment_acc }

five-tribes-verb-bid = Licytuj
five-tribes-verb-bid-with-fakirs = Licytuj z fakirami
five-tribes-verb-bid-all = Licytuj wszystko, co masz
five-tribes-verb-sit-out = Pauzuj
five-tribes-verb-take = Weź figurki
five-tribes-verb-drop = Postaw figurkę
five-tribes-verb-build = Buduj
five-tribes-verb-kill = Zabij na płytce
five-tribes-verb-kill-two = Zabij dwie figurki na płytce
five-tribes-verb-kill-held = Zabij figurkę przeciwnika
five-tribes-verb-kill-two-held = Zabij dwie figurki przeciwnika
five-tribes-verb-spare = Nie zabijaj nikogo
five-tribes-verb-place-here = Postaw tutaj
five-tribes-verb-buy = Kup kartę
five-tribes-verb-buy-two = Kup dwie karty
five-tribes-verb-summon = Weź dżina
five-tribes-verb-keep = Zatrzymaj dżina
five-tribes-verb-sell = Sprzedaj towary
five-tribes-verb-end-suit = Sprzedaj ten zestaw
five-tribes-verb-go-on = Graj dalej
five-tribes-verb-pass = Nie kupuj niczego
five-tribes-verb-end-turn = Zakończ turę
five-tribes-verb-use-on = Użyj dżina na płytce
five-tribes-verb-use = Użyj dżina

## Wydarzenia

five-tribes-event-round-starts = Zaczyna się runda { $round }. Kolejność licytacji: { $order }.
five-tribes-event-bids =
    { $seat } licytuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }.
five-tribes-event-bids-with-fakirs =
    { $seat } zajmuje pole za { $cost }: płaci { $paid ->
        [one] { $paid } monetę
        [few] { $paid } monety
       *[many] { $paid } monet
    } i odrzuca { $fakirs ->
        [one] fakira
       *[other] { $fakirs } fakirów
    }.
five-tribes-event-bids-all = { $seat } nie może zapłacić za żadne wolne pole i zajmuje pole za { $cost }, płacąc resztą złota.
five-tribes-event-sits-out = { $seat } nie może zapłacić za żadne wolne pole i pauzuje w tej rundzie.
five-tribes-event-turn-starts = Tura: { $seat }.
five-tribes-event-takes-up =
    { $meeples_count ->
        [one] { $seat } bierze { $meeples_acc } z płytki { $tile }.
       *[other] { $seat } bierze z płytki { $tile }: { $meeples_acc }.
    }
five-tribes-event-drops = { $seat } stawia { $tribe_acc } na płytce { $tile }.
five-tribes-event-collects =
    { $count ->
        [one] { $seat } zbiera { $tribe_acc } z płytki { $tile }.
       *[other] { $seat } zbiera { $count } { $tribe_many } z płytki { $tile }.
    }
five-tribes-event-cannot-move = { $seat } nie może przesunąć żadnych figurek.
five-tribes-event-places-camel = { $seat } stawia wielbłąda na płytce { $tile }.
five-tribes-event-last-camel = { $seat } nie ma już wielbłądów: gra kończy się z tą rundą.
five-tribes-event-keeps-meeples =
    { $count ->
        [one] { $seat } zatrzymuje { $tribe_acc }.
       *[other] { $seat } zatrzymuje { $count } { $tribe_many }.
    }
five-tribes-event-takes-cards =
    { $cards_count ->
        [0] { $seat } ma { $merchants ->
            [one] { $merchants } kupca
           *[other] { $merchants } kupców
        }, ale nie ma już kart do wzięcia.
       *[other] { $seat } bierze karty za { $merchants ->
            [one] { $merchants } kupca
           *[other] { $merchants } kupców
        }: { $cards }.
    }
five-tribes-event-builds =
    { $seat } zarabia { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } (budowniczowie: { $builders }, fakirzy: { $fakirs }, niebieskie płytki: { $tiles }).
five-tribes-event-builds-double =
    { $seat } zarabia podwójnie dzięki Echidnie: { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } (budowniczowie: { $builders }, fakirzy: { $fakirs }, niebieskie płytki: { $tiles }).
five-tribes-event-kills =
    { $victims_count ->
        [one] { $seat } zabija { $victims_acc } na płytce { $tile }
       *[other] { $seat } zabija dwie figurki na płytce { $tile }: { $victims_acc }
    }{ $fakirs ->
        [0] .
       *[other] {" "}(fakirzy: { $fakirs }).
    }
five-tribes-event-kills-held =
    { $victims_count ->
        [one] { $seat } nasyła asasynów: { $victim } traci { $victims_acc }.
       *[other] { $seat } nasyła asasynów: { $victim } traci dwie figurki ({ $victims_acc }).
    }
five-tribes-event-spares = { $seat } nie zabija nikogo.
five-tribes-event-no-target = { $seat } nie ma kogo zabić.
five-tribes-event-places = { $seat } stawia { $piece_acc } na płytce { $tile }.
five-tribes-event-none-left = { $seat } nie stawia { $piece_gen }: zapas się wyczerpał.
five-tribes-event-buys =
    { $cards_count ->
        [one] { $seat } kupuje { $cards_acc } za { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        }.
       *[other] { $seat } kupuje za { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[many] { $gold } monet
        }: { $cards_acc }.
    }
five-tribes-event-gains-djinn = { $seat } bierze dżina { $djinn_acc } za { $payment_acc }.
five-tribes-event-uses = { $seat } używa dżina { $djinn_gen } za { $payment_acc }.
five-tribes-event-earns =
    { $seat } dostaje { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } ({ $djinn }).
five-tribes-event-takes-victim = Dzięki Kandisze { $seat } zabiera do siebie { $tribe_acc }.
five-tribes-event-draws = { $seat } dobiera kartę zasobów ({ $djinn }).
five-tribes-event-draws-told = { $seat } dobiera kartę zasobów ({ $djinn }): { $good }.
five-tribes-event-draws-openly = { $seat } dobiera kartę zasobów ({ $djinn }) i pokazuje ją wszystkim: { $good }.
five-tribes-event-settles =
    { $meeples_count ->
        [one] { $seat } stawia { $meeples_acc } na płytce { $tile }.
       *[other] { $seat } stawia na płytce { $tile }: { $meeples_acc }.
    }
five-tribes-event-looks =
    { $count ->
        [one] { $seat } ogląda 1 dżina.
        [few] { $seat } ogląda { $count } dżiny.
       *[many] { $seat } ogląda { $count } dżinów.
    }
five-tribes-event-looks-told =
    { $count ->
        [one] { $seat } ogląda 1 dżina: { $djinns }.
        [few] { $seat } ogląda { $count } dżiny: { $djinns }.
       *[many] { $seat } ogląda { $count } dżinów: { $djinns }.
    }
five-tribes-event-keeps-djinn = { $seat } zatrzymuje dżina { $djinn_acc }.
five-tribes-event-rejects =
    { $djinns_count ->
        [one] { $seat } odrzuca dżina { $djinns_acc }.
       *[other] { $seat } odrzuca dżiny: { $djinns }.
    }
five-tribes-event-buries =
    { $count ->
        [one] { $seat } odrzuca zakrytego dżina.
        [few] { $seat } odrzuca { $count } zakryte dżiny.
       *[many] { $seat } odrzuca { $count } zakrytych dżinów.
    }
five-tribes-event-buries-told =
    { $count ->
        [one] { $seat } odrzuca zakrytego dżina: { $djinns }.
        [few] { $seat } odrzuca { $count } zakryte dżiny: { $djinns }.
       *[many] { $seat } odrzuca { $count } zakrytych dżinów: { $djinns }.
    }
five-tribes-event-lays-out = { $seat } dokłada do zestawu { $good_acc }.
five-tribes-event-sells =
    { $seat } sprzedaje { $cards_acc } za { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }.
five-tribes-event-refills =
    { $cards_count ->
        [one] Nowa karta zasobów: { $cards }.
       *[other] Nowe karty zasobów: { $cards }.
    }
five-tribes-event-refills-djinns =
    { $djinns_count ->
        [one] Nowy dżin: { $djinns }.
       *[other] Nowe dżiny: { $djinns }.
    }
five-tribes-event-reshuffles =
    Odrzucone karty zasobów są przetasowane i tworzą nową talię: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
five-tribes-event-reshuffles-djinns =
    Odrzucone dżiny są przetasowane i tworzą nową talię: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
five-tribes-event-game-ends = Koniec gry. { $end }
five-tribes-event-scores =
    { $seat } ma { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }, a łącznie { $points } PZ.
five-tribes-event-wins =
    { $winners_count ->
        [one] Wygrywa { $winners }: { $points } PZ.
       *[other] { $winners } dzielą się zwycięstwem: po { $points } PZ.
    }

## Dlaczego nie?

five-tribes-rule-ft-3-2 = To pole jest zajęte.
five-tribes-rule-ft-3-3 = Nie stać cię na to pole.
five-tribes-rule-ft-5-1 = Na tej płytce nie ma figurek.
five-tribes-rule-ft-5-3 = Nie wolno od razu wracać na płytkę, z której się przyszło.
five-tribes-rule-ft-5-5 = Ostatnia figurka musi dołączyć do figurki ze swojego klanu.
five-tribes-rule-ft-5-8 = Stąd nie dałoby się dokończyć ruchu: ostatnia figurka nie miałaby do kogo dołączyć.
five-tribes-rule-ft-7-5 = Asasyni nie znajdą tam takiej ofiary.
five-tribes-rule-ft-7-6 = To za daleko dla twoich asasynów i fakirów – a jeśli masz cel w zasięgu bez fakirów, musisz zabić.
five-tribes-rule-ft-7-7 = Nie masz tylu fakirów.
five-tribes-rule-ft-8-3 = Masz za mało złota.
five-tribes-rule-ft-8-4 = Dżin kosztuje dwóch mędrców albo mędrca i fakira.
five-tribes-rule-ft-8-5 = W tym miejscu nie ma karty.
five-tribes-rule-ft-9-1 = Nie masz takich towarów.
five-tribes-rule-ft-10-1 = Ten dżin został już użyty.
five-tribes-rule-ft-10-2 = Nie masz tylu mędrców lub fakirów, ile kosztuje ten dżin.
five-tribes-rule-ft-10-6 = Ten dżin nie miałby teraz żadnego skutku.
five-tribes-rule-ft-10-7 = Po takiej zapłacie dżin nie miałby żadnego skutku.
five-tribes-rule-ft-10-8 = Ten dżin nie ma czego dać: nie ma już kart albo wielbłądów.
five-tribes-rule-ft-10-anun-nak = Anun-Nak stawia figurki tylko na płytce bez wielbłąda, figurek, palm i pałaców.
five-tribes-rule-ft-10-boaz = Boaz chroni mędrców i wezyrów tego gracza.
five-tribes-rule-ft-10-bouraq = Bouraq buduje tylko na wioskach.
five-tribes-rule-ft-10-enki = Enki sadzi tylko na oazach.
five-tribes-rule-ft-10-hagis = Hagis przenosi pałac tylko na jedną z płytek dookoła.
five-tribes-rule-ft-10-iblis = Tylko z Iblisem asasyni mogą zabić dwie figurki.
five-tribes-rule-ft-10-kumarbi = Nie masz tylu fakirów dla Kumarbiego.
five-tribes-rule-ft-10-lamia = Lamia przenosi palmę tylko na jedną z płytek dookoła.
five-tribes-rule-ft-10-leta = Leta obejmuje tylko płytki bez wielbłąda, figurek, palm i pałaców.
five-tribes-rule-ft-10-utug = Utug obejmuje tylko płytki z figurkami, bez wielbłąda, palm i pałaców.
five-tribes-rule-ft-11-4 = Woreczek jest pusty.
five-tribes-rule-ft-11-5 = Zapas się wyczerpał.
five-tribes-rule-ft-q1 = Tylko wtedy, gdy nie stać cię na żadne wolne pole.
five-tribes-rule-ft-q8 = Z Iblisem musisz zabić dwie figurki tam, gdzie są dwie, a jedną tam, gdzie jest tylko jedna.
five-tribes-rule-ft-q16 = Na dużym targowisku bierze się dwie karty, chyba że została tylko jedna.
five-tribes-rule-ft-q23 = Kumarbi został już użyty w tej rundzie.

## Punktacja, koniec gry, warianty

five-tribes-score-gold = Złoto
five-tribes-score-viziers = Wezyrowie
five-tribes-score-more-viziers = Przewaga wezyrów
five-tribes-score-elders = Mędrcy
five-tribes-score-djinns = Dżiny
five-tribes-score-tiles = Płytki
five-tribes-score-palms = Palmy
five-tribes-score-palaces = Pałace
five-tribes-score-goods = Towary

five-tribes-end-goes-on = Gra trwa.
five-tribes-end-last-camel = Jeden z graczy postawił ostatniego wielbłąda.
five-tribes-end-no-move = Na planszy nie ma już żadnego dozwolonego ruchu.

five-tribes-variant-broke_bidder = Gracz, którego nie stać na żadne wolne pole (FT-Q1)
five-tribes-variant-broke_bidder-bids_all = zajmuje pole za 1 monetę, płacąc tyle, ile ma
five-tribes-variant-broke_bidder-sits_out = pauzuje w tej rundzie
five-tribes-variant-djinn_use = Moce dżinów z kosztem (FT-Q2)
five-tribes-variant-djinn_use-per_marker = raz na znacznik
five-tribes-variant-djinn_use-per_round = raz na rundę
five-tribes-variant-echidna_kandicha = Złoto za budowniczych zabitych z Kandichą, gdy użyto Echidny (FT-Q4)
five-tribes-variant-echidna_kandicha-builders_only = bez podwojenia
five-tribes-variant-echidna_kandicha-doubled = z podwojeniem
five-tribes-variant-nekir_taking = Nekir: złoto, gdy Kandicha zabiera ofiarę (FT-Q6)
five-tribes-variant-nekir_taking-unpaid = nie
five-tribes-variant-nekir_taking-paid = tak
five-tribes-variant-baal_itself = Ba’al: złoto za zdobycie samego Ba’ala (FT-Q7)
five-tribes-variant-baal_itself-unpaid = nie
five-tribes-variant-baal_itself-paid = tak
five-tribes-variant-last_round = Gdy po ostatniej akcji rundy nie ma już dozwolonego ruchu (FT-12.3)
five-tribes-variant-last_round-ends = gra się kończy
five-tribes-variant-last_round-one_more = gra się jeszcze jedną rundę
five-tribes-variant-blocked = Gdy któryś gracz nie może wykonać ruchu (FT-12.5, FT-Q15)
five-tribes-variant-blocked-whole_round = do końca rundy nikt nie przesuwa figurek
five-tribes-variant-blocked-each_turn = każdy następny gracz sprawdza od nowa
five-tribes-variant-hands = Złoto i karty innych graczy (FT-Q18)
five-tribes-variant-hands-hidden = zakryte
five-tribes-variant-hands-open_cards = karty odkryte, złoto zakryte
five-tribes-variant-hands-open = jedno i drugie odkryte
five-tribes-variant-sibittis = Dżiny odrzucone przez Sibittisa (FT-Q22)
five-tribes-variant-sibittis-shown = pokazuje się wszystkim
five-tribes-variant-sibittis-face_down = odrzuca się zakryte
five-tribes-variant-anun_nak = Anun-Nak wymaga figurki w woreczku (FT-Q25)
five-tribes-variant-anun_nak-before_paying = przed zapłatą
five-tribes-variant-anun_nak-after_paying = po zapłacie
five-tribes-variant-partner = Ostatnia figurka może dołączyć do (FT-Q28)
five-tribes-variant-partner-any = dowolnej figurki ze swojego klanu
five-tribes-variant-partner-before_move = tylko tej, która stała tam przed ruchem

## Plansza w terminalu

five-tribes-board-place-village = wioska
five-tribes-board-place-sacred-place = miejsce święte
five-tribes-board-place-oasis = oaza
five-tribes-board-place-small-market = małe targowisko
five-tribes-board-place-large-market = duże targowisko
five-tribes-board-short-village = wioska
five-tribes-board-short-sacred-place = św. miejsce
five-tribes-board-short-oasis = oaza
five-tribes-board-short-small-market = mały targ
five-tribes-board-short-large-market = duży targ
five-tribes-board-letter-vizier = W
five-tribes-board-letter-elder = M
five-tribes-board-letter-merchant = K
five-tribes-board-letter-builder = B
five-tribes-board-letter-assassin = A
five-tribes-board-letter-fakir = F
five-tribes-board-blue = niebieska wartość
five-tribes-board-red = czerwona wartość
five-tribes-board-camel = wielbłąd
five-tribes-board-round = Runda
five-tribes-board-bid-order = Tor kolejności
five-tribes-board-turn-order = Tor licytacji
five-tribes-board-sits-out = Pauzuje
five-tribes-board-in-hand = W ręce
five-tribes-board-market = Karty zasobów
five-tribes-board-suit = Na sprzedaż
five-tribes-board-discards = Odrzucone
five-tribes-board-supply = Zapas
five-tribes-board-bag = figurki w woreczku
five-tribes-board-palms = palmy
five-tribes-board-palaces = pałace
five-tribes-board-deck = karty zasobów
five-tribes-board-djinn-deck = dżiny
five-tribes-board-djinn-discards = Odrzucone dżiny
five-tribes-board-face-up = Dżiny do wzięcia
five-tribes-board-own = Twoje dżiny
five-tribes-board-looking-at = Oglądasz
five-tribes-board-points = PZ
five-tribes-board-cost = Koszt
five-tribes-board-power = Moc
five-tribes-board-used = użyty
five-tribes-board-player = Gracz
five-tribes-board-camels = Wielbłądy
five-tribes-board-cards = Karty

## Plansza na stronie

five-tribes-page-board = Sułtanat
five-tribes-page-tile =
    { $tile }: { $place }, { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    } ({ $colour }).
five-tribes-page-stands = Stoją tu: { $meeples }.
five-tribes-page-camel-of = Wielbłąd: { $seat }.
five-tribes-page-palms = Palmy: { $count }.
five-tribes-page-palaces = Pałace: { $count }.
five-tribes-page-player = { $seat }: wezyrowie { $viziers }, mędrcy { $elders }, pozostałe wielbłądy { $camels }
five-tribes-page-viziers = Wezyrowie: { $count }
five-tribes-page-elders = Mędrcy: { $count }
five-tribes-page-camels = Pozostałe wielbłądy: { $count }
five-tribes-page-cards = Karty: { $count }
five-tribes-page-gold =
    { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }
five-tribes-page-held = W ręce: { $meeples }
five-tribes-page-which = Co wybierasz?
five-tribes-page-spot =
    Pole za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: wolne
five-tribes-page-spot-of =
    Pole za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: { $seats }
five-tribes-page-plays = Na razie grasz jako { $turn }. w kolejności.
five-tribes-page-start = początek rzędu
five-tribes-page-deck = Talia: { $count }
five-tribes-page-card = Karta { $card }: { $good }
five-tribes-page-good = { $good_cap }
five-tribes-page-tribe = { $tribe_cap }
five-tribes-page-djinn = { $djinn }
five-tribes-page-power = { $power }
five-tribes-page-list = { $goods }
five-tribes-page-points = { $points } PZ
five-tribes-page-when-always = Działa zawsze
five-tribes-page-when-scoring = Liczy się na koniec gry
five-tribes-page-when-turn = Raz na turę
five-tribes-page-when-before-tribe = Raz na turę, przed akcją klanu
five-tribes-page-when-placing = Raz na turę, gdy stawiasz
five-tribes-page-when-bidding = Przy licytacji, dowolna liczba fakirów
five-tribes-page-acting = Działa teraz
five-tribes-page-cost = Koszt: { $payment }.
five-tribes-page-goods = Twoje towary
five-tribes-page-no-goods = Nie masz jeszcze towarów
five-tribes-page-worth =
    wart { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
five-tribes-page-sell = Sprzedaj za { $gold }
five-tribes-page-fakirs =
    { $count ->
        [one] { $count } fakir
        [few] { $count } fakirzy
       *[many] { $count } fakirów
    }
five-tribes-page-where = Gdzie mogę skończyć ruch?
five-tribes-page-where-tile = Albo wybierz płytkę, na której ma się skończyć twój ruch.
five-tribes-page-play-or-tile = Wybierz ruch, aby go wykonać, albo płytkę, na której ma się skończyć.
five-tribes-page-play-one = Wybierz ruch, aby go wykonać.
five-tribes-page-where-none = Teraz nie możesz wykonać ruchu.
five-tribes-page-where-asking = Szukam dróg…
five-tribes-page-where-failed = Dla tej sytuacji nie da się znaleźć dróg.
five-tribes-page-ends = Twój ruch może się tu skończyć klanem: { $tribes }.
five-tribes-page-way =
    Start z płytki { $start }, zbierasz { $meeples ->
        [one] { $meeples } figurkę
        [few] { $meeples } figurki
       *[many] { $meeples } figurek
    }. Od razu: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }.{ $cards_count ->
        [0] {""}
       *[other] {" "}Karty: { $cards }.
    }{ $camel ->
        [0] {""}
       *[other] {" "}Stawiasz wielbłąda.
    }
five-tribes-page-play = Wykonaj ten ruch
five-tribes-page-not-now = Możesz go wykonać, gdy przyjdzie twoja kolej na wzięcie figurek.
five-tribes-page-brings-camel = wielbłąd na { $tile }
five-tribes-page-brings-piece = { $piece } na { $tile }
five-tribes-page-brings-end = gra kończy się z tą rundą
five-tribes-page-brings-gold =
    +{ $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }
five-tribes-page-incomplete = To nie wszystkie drogi.
five-tribes-page-playing = Wykonuję ruch…
five-tribes-page-stop = Zatrzymaj
five-tribes-page-score = Obecne punkty
five-tribes-page-score-known = Suma jawna
five-tribes-page-score-secret = tajne
five-tribes-page-fakirs-needed = Potrzebni fakirzy: { $count }.
five-tribes-page-grows =
    Zamiast { $from ->
        [one] { $from } monety
        [few] { $from } monet
       *[many] { $from } monet
    } – { $to }
five-tribes-page-suit-values = Ile jest wart zestaw od jednego do dziewięciu różnych towarów
five-tribes-page-tribes = Znajdź klan na planszy
five-tribes-page-find = { $tribe_cap }: { $count } na planszy
five-tribes-page-marker = Twój znacznik { $number } z { $count }
five-tribes-page-victim = Zabij figurkę, którą ma { $seat }
five-tribes-page-best = Najlepsze ruchy
five-tribes-page-ways-to = Drogi na płytkę { $tile }
five-tribes-page-ways-along = Twoja droga
five-tribes-page-no-order = Ostatnia figurka nie miałaby tam do kogo dołączyć.
five-tribes-page-none-such = Nie ma takiego ruchu.
five-tribes-page-with-camel = Tylko ruchy, w których stawiasz wielbłąda
five-tribes-page-leaves =
    Potem ktoś inny może od razu zyskać do { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }.
five-tribes-page-leaves-short = dla innych { $points }
five-tribes-page-drawing =
    Narysuj drogę: { $done } z { $count ->
        [one] { $count } kroku
        [few] { $count } kroków
       *[many] { $count } kroków
    }
five-tribes-page-turn = Z płytki { $start } na płytkę { $end }
five-tribes-page-turn-bid = Stawka
five-tribes-page-score-counted = Suma policzona
five-tribes-page-score-counted-why = Liczy się wszystko, co działo się jawnie, także złoto. Przez karty dobrane w tajemnicy jest to przedział.
five-tribes-page-hint-pick-up = Wskaż płytkę albo przeciągnij wzdłuż całej drogi.
five-tribes-page-hint-sow = Kliknij figurkę na płytce. Klawisze: cyfra wybiera figurkę, strzałka płytkę.

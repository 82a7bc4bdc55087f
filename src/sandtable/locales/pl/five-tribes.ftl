five-tribes-title = Pięć Klanów
five-tribes-blurb = Rozstawiaj figurki pięciu klanów po ziemiach sułtanatu Naqala, obejmuj płytki i przywołuj dżiny.

## Słowa

five-tribes-tribe-vizier = wezyr
five-tribes-tribe-elder = mędrzec
five-tribes-tribe-merchant = kupiec
five-tribes-tribe-builder = budowniczy
five-tribes-tribe-assassin = asasyn

five-tribes-good-ivory = kość słoniowa
five-tribes-good-jewels = klejnoty
five-tribes-good-gold = złoto
five-tribes-good-papyrus = papirus
five-tribes-good-silk = jedwab
five-tribes-good-spice = przyprawy
five-tribes-good-fish = ryby
five-tribes-good-wheat = pszenica
five-tribes-good-pottery = ceramika
five-tribes-good-fakir = fakir

five-tribes-piece-palm = palma
    .acc = palmę
    .gen = palmy
five-tribes-piece-palace = pałac
    .acc = pałac
    .gen = pałacu

five-tribes-payment-elder = mędrzec
five-tribes-payment-fakir = fakir
five-tribes-payment-two-elders = dwóch mędrców
five-tribes-payment-elder-and-fakir = mędrzec i fakir

five-tribes-djinn-al-amin = Al-Amin
five-tribes-djinn-anun-nak = Anun-Nak
five-tribes-djinn-baal = Ba’al
five-tribes-djinn-boaz = Boaz
five-tribes-djinn-bouraq = Bouraq
five-tribes-djinn-echidna = Echidna
five-tribes-djinn-enki = Enki
five-tribes-djinn-hagis = Hagis
five-tribes-djinn-haurvatat = Haurvatat
five-tribes-djinn-iblis = Iblis
five-tribes-djinn-jafaar = Jafaar
five-tribes-djinn-kandicha = Kandicha
five-tribes-djinn-kumarbi = Kumarbi
five-tribes-djinn-lamia = Lamia
five-tribes-djinn-leta = Leta
five-tribes-djinn-marid = Marid
five-tribes-djinn-monkir = Monkir
five-tribes-djinn-nekir = Nekir
five-tribes-djinn-shamhat = Shamhat
five-tribes-djinn-sibittis = Sibittis
five-tribes-djinn-sloar = Sloar
five-tribes-djinn-utug = Utug

five-tribes-power-al-amin = Na koniec gry każda para fakirów na ręce zastępuje jeden dowolny towar.
five-tribes-power-anun-nak = Wybierz płytkę bez wielbłąda, figurek, palm i pałaców: osiedlają się na niej trzy figurki wylosowane z woreczka.
five-tribes-power-baal = Gdy ktoś zdobywa dżina: 1 moneta, jeśli to ty, 2 monety, jeśli inny gracz.
five-tribes-power-boaz = Asasyni nie mogą tknąć mędrców i wezyrów, którzy leżą przed tobą.
five-tribes-power-bouraq = Postaw pałac na dowolnej wiosce.
five-tribes-power-echidna = Twoi budowniczowie zarabiają w tej turze podwójnie.
five-tribes-power-enki = Postaw palmę na dowolnej oazie.
five-tribes-power-hagis = Gdy stawiasz pałac, możesz postawić go na jednej z płytek dookoła.
five-tribes-power-haurvatat = Palmy na twoich płytkach są warte po 5 punktów zamiast 3.
five-tribes-power-iblis = Twoi asasyni zabijają dwie figurki na tej samej płytce albo dwóch mędrców lub wezyrów tego samego przeciwnika.
five-tribes-power-jafaar = Twoi wezyrowie są warci po 3 punkty zamiast 1.
five-tribes-power-kandicha = Ofiary twoich asasynów służą tobie: kupiec daje kartę z wierzchu talii, budowniczy swoje złoto, a wezyr lub mędrzec przechodzi do ciebie, zamiast zginąć.
five-tribes-power-kumarbi = Za każdego fakira odrzuconego przy licytacji płacisz cenę o jedno pole niższą.
five-tribes-power-lamia = Gdy stawiasz palmę, możesz postawić ją na jednej z płytek dookoła.
five-tribes-power-leta = Postaw wielbłąda na płytce bez wielbłąda, figurek, palm i pałaców.
five-tribes-power-marid = Gdy podczas ruchu figurka trafia na twoją płytkę: 1 moneta w twoim ruchu, 2 monety w ruchu innego gracza.
five-tribes-power-monkir = Za każdy postawiony pałac: 1 moneta, jeśli stawiasz go ty, 2 monety, jeśli inny gracz.
five-tribes-power-nekir = Gdy asasyni zabijają: 1 moneta, jeśli są twoi, 2 monety, jeśli innego gracza.
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

five-tribes-ask-bid = Licytuj miejsce w kolejności.
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
        [one] Połóż ostatnią figurkę ({ $hand }) obok płytki { $tile }, tam gdzie stoi jej klan.
       *[other] Połóż kolejną figurkę obok płytki { $tile }. Na ręce: { $hand }.
    }
five-tribes-ask-build = Ilu fakirów pomaga budowniczym? Budowniczowie: { $builders }; niebieskie płytki dookoła: { $tiles }.
five-tribes-ask-kill =
    { $count ->
        [one] Kogo zabijają asasyni z płytki { $tile }? Zasięg bez fakirów: { $assassins }.
       *[other] Kogo zabijają asasyni z płytki { $tile }, dwie figurki naraz? Zasięg bez fakirów: { $assassins }.
    }
five-tribes-ask-redirect = Postaw { $piece_acc } na płytce { $tile } albo zapłać i wybierz płytkę obok.
five-tribes-ask-small-market = Kupić jedną z trzech pierwszych kart za 3 monety?
five-tribes-ask-large-market = Kupić dwie z sześciu pierwszych kart za 6 monet?
five-tribes-ask-sacred-place = Wziąć dżina za dwóch mędrców albo za mędrca i fakira?
five-tribes-ask-sale = Sprzedaj towary, użyj dżina albo zakończ turę.
five-tribes-ask-suit = Zestaw do tej pory: { $goods }, wart { $gold } w złocie. Dołóż kolejny rodzaj albo sprzedaj.

five-tribes-act-bid = Licytuj za { $cost } w złocie
five-tribes-act-bid-with-fakirs = Licytuj pole { $cost } z fakirami: { $fakirs }
five-tribes-act-bid-all = Zajmij pole 1 za wszystko, co masz
five-tribes-act-sit-out = Pauzuj w tej rundzie
five-tribes-act-take = Weź figurki z płytki { $tile }
five-tribes-act-drop = Połóż na płytce { $tile }: { $tribe }
five-tribes-act-build = Buduj z fakirami: { $fakirs }
five-tribes-act-kill = Zabij na płytce { $tile }: { $tribe }
five-tribes-act-kill-two = Zabij dwie figurki na płytce { $tile }: { $tribe }, { $second }
five-tribes-act-kill-held = Zabij przed graczem { $victim }: { $tribe }
five-tribes-act-kill-two-held = Zabij dwie figurki przed graczem { $victim }: { $tribe }, { $second }
five-tribes-act-spare = Nie zabijaj nikogo
five-tribes-act-place-here = Postaw tutaj
five-tribes-act-buy = Kup kartę numer { $card }
five-tribes-act-buy-two = Kup karty numer { $card } i { $second }
five-tribes-act-summon = Weź dżina { $djinn } (koszt: { $payment })
five-tribes-act-keep = Zatrzymaj dżina { $djinn }
five-tribes-act-sell = Wyłóż na sprzedaż: { $good }
five-tribes-act-end-suit = Sprzedaj ten zestaw
five-tribes-act-go-on = Graj dalej
five-tribes-act-pass = Nie kupuj niczego
five-tribes-act-end-turn = Zakończ turę
five-tribes-act-use-on = Użyj dżina { $djinn } na płytce { $tile } (koszt: { $payment })
five-tribes-act-use = Użyj dżina { $djinn } (koszt: { $payment })

five-tribes-verb-bid = Licytuj
five-tribes-verb-bid-with-fakirs = Licytuj z fakirami
five-tribes-verb-bid-all = Daj wszystko, co masz
five-tribes-verb-sit-out = Pauzuj
five-tribes-verb-take = Weź figurki
five-tribes-verb-drop = Połóż figurkę
five-tribes-verb-build = Buduj
five-tribes-verb-kill = Zabij na płytce
five-tribes-verb-kill-two = Zabij dwie figurki na płytce
five-tribes-verb-kill-held = Zabij przed graczem
five-tribes-verb-kill-two-held = Zabij dwie figurki przed graczem
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
five-tribes-event-bids = { $seat } licytuje za { $cost } w złocie.
five-tribes-event-bids-with-fakirs = { $seat } zajmuje pole { $cost } i płaci { $paid } w złocie; fakirzy: { $fakirs }.
five-tribes-event-bids-all = { $seat } nie może zapłacić za żadne wolne pole i zajmuje pole { $cost }.
five-tribes-event-sits-out = { $seat } nie może zapłacić za żadne wolne pole i pauzuje w tej rundzie.
five-tribes-event-turn-starts = Akcje wykonuje { $seat }.
five-tribes-event-takes-up = { $seat } bierze z płytki { $tile }: { $meeples }.
five-tribes-event-drops = { $seat } kładzie na płytce { $tile }: { $tribe }.
five-tribes-event-collects = { $seat } zbiera z płytki { $tile }: { $tribe } × { $count }.
five-tribes-event-cannot-move = { $seat } nie ma możliwego ruchu.
five-tribes-event-places-camel = { $seat } stawia wielbłąda na płytce { $tile }.
five-tribes-event-last-camel = { $seat } nie ma już wielbłądów: gra kończy się z tą rundą.
five-tribes-event-keeps-meeples = { $seat } zatrzymuje: { $tribe } × { $count }.
five-tribes-event-takes-cards =
    { $cards_count ->
        [0] { $seat } nie znajduje kart; kupcy: { $merchants }.
       *[other] { $seat } bierze karty (kupcy: { $merchants }): { $cards }.
    }
five-tribes-event-builds = { $seat } zarabia { $gold } w złocie (budowniczowie: { $builders }, fakirzy: { $fakirs }, niebieskie płytki: { $tiles }).
five-tribes-event-builds-double = { $seat } zarabia { $gold } w złocie, podwójnie dzięki Echidnie (budowniczowie: { $builders }, fakirzy: { $fakirs }, niebieskie płytki: { $tiles }).
five-tribes-event-kills =
    { $seat } zabija na płytce { $tile }: { $victims }{ $fakirs ->
        [0] .
       *[other] {" "}(fakirzy: { $fakirs }).
    }
five-tribes-event-kills-held = { $seat } zabija przed graczem { $victim }: { $victims }.
five-tribes-event-spares = { $seat } nie zabija nikogo.
five-tribes-event-no-target = { $seat } nie ma kogo zabić.
five-tribes-event-places = { $seat } stawia { $piece_acc } na płytce { $tile }.
five-tribes-event-none-left = { $seat } nie stawia { $piece_gen }: zapas się wyczerpał.
five-tribes-event-buys = { $seat } kupuje za { $gold } w złocie: { $cards }.
five-tribes-event-gains-djinn = { $seat } bierze dżina { $djinn } (koszt: { $payment }).
five-tribes-event-uses = { $seat } używa dżina { $djinn } (koszt: { $payment }).
five-tribes-event-earns = { $djinn }: { $seat } dostaje { $gold } w złocie.
five-tribes-event-takes-victim = Kandicha: { $seat } zabiera ofiarę dla siebie: { $tribe }.
five-tribes-event-draws = { $seat } dobiera kartę zasobów ({ $djinn }).
five-tribes-event-draws-told = { $seat } dobiera kartę zasobów ({ $djinn }): { $good }.
five-tribes-event-draws-openly = { $seat } dobiera jawnie kartę zasobów ({ $djinn }): { $good }.
five-tribes-event-settles = { $seat } osiedla na płytce { $tile }: { $meeples }.
five-tribes-event-looks =
    { $count ->
        [one] { $seat } ogląda jednego dżina.
       *[other] { $seat } ogląda dżiny w liczbie { $count }.
    }
five-tribes-event-looks-told =
    { $count ->
        [one] { $seat } ogląda jednego dżina: { $djinns }.
       *[other] { $seat } ogląda dżiny w liczbie { $count }: { $djinns }.
    }
five-tribes-event-keeps-djinn = { $seat } zatrzymuje dżina { $djinn }.
five-tribes-event-rejects = { $seat } odrzuca dżiny: { $djinns }.
five-tribes-event-buries =
    { $count ->
        [one] { $seat } odrzuca zakrytego dżina.
       *[other] { $seat } odrzuca zakryte dżiny w liczbie { $count }.
    }
five-tribes-event-buries-told =
    { $count ->
        [one] { $seat } odrzuca zakrytego dżina: { $djinns }.
       *[other] { $seat } odrzuca zakryte dżiny w liczbie { $count }: { $djinns }.
    }
five-tribes-event-lays-out = { $seat } wykłada na sprzedaż: { $good }.
five-tribes-event-sells = { $seat } sprzedaje za { $gold } w złocie: { $cards }.
five-tribes-event-refills = Nowe na targu: { $cards }.
five-tribes-event-refills-djinns = Nowe dżiny: { $djinns }.
five-tribes-event-reshuffles = Odrzucone zasoby tworzą nową, potasowaną talię. Karty: { $cards }.
five-tribes-event-reshuffles-djinns = Odrzucone dżiny tworzą nową, potasowaną talię. Karty: { $cards }.
five-tribes-event-game-ends = Koniec gry. { $end }
five-tribes-event-scores = { $seat } ma { $gold } w złocie i razem { $points } PZ.
five-tribes-event-wins =
    { $winners_count ->
        [one] Wygrywa { $winners }, zdobywając { $points } PZ.
       *[other] Zwycięstwo dzielą { $winners }, zdobywając po { $points } PZ.
    }

## Dlaczego nie?

five-tribes-rule-ft-3-2 = To pole jest zajęte.
five-tribes-rule-ft-3-3 = Nie stać cię na to pole.
five-tribes-rule-ft-5-1 = Na tej płytce nie ma figurek.
five-tribes-rule-ft-5-3 = Nie wolno od razu wracać na płytkę, z której się przyszło.
five-tribes-rule-ft-5-5 = Ostatnia figurka musi trafić do kogoś ze swojego klanu.
five-tribes-rule-ft-5-8 = Wtedy ruchu nie dałoby się dokończyć: ostatnia figurka nie znalazłaby swojego klanu.
five-tribes-rule-ft-7-5 = Asasyni nie znajdą tam takiej ofiary.
five-tribes-rule-ft-7-6 = To za daleko dla twoich asasynów i fakirów; a kto ma cel bez użycia fakirów, musi zabić.
five-tribes-rule-ft-7-7 = Nie masz tylu fakirów.
five-tribes-rule-ft-8-3 = Masz za mało złota.
five-tribes-rule-ft-8-4 = Dżin kosztuje dwóch mędrców albo mędrca i fakira.
five-tribes-rule-ft-8-5 = W tym miejscu nie ma karty.
five-tribes-rule-ft-9-1 = Nie masz takiego towaru.
five-tribes-rule-ft-10-1 = Moc tego dżina została już użyta.
five-tribes-rule-ft-10-2 = Nie masz mędrców lub fakirów, których kosztuje ten dżin.
five-tribes-rule-ft-10-6 = Ten dżin nie miałby teraz żadnego skutku.
five-tribes-rule-ft-10-8 = Ten dżin nie ma czego dać: brakuje karty albo wielbłąda.
five-tribes-rule-ft-10-anun-nak = Anun-Nak osiedla figurki tylko na płytce bez wielbłąda, figurek, palm i pałaców.
five-tribes-rule-ft-10-boaz = Boaz chroni mędrców i wezyrów tego gracza.
five-tribes-rule-ft-10-bouraq = Bouraq buduje tylko na wioskach.
five-tribes-rule-ft-10-enki = Enki sadzi tylko na oazach.
five-tribes-rule-ft-10-hagis = Hagis przenosi pałac tylko na jedną z płytek dookoła.
five-tribes-rule-ft-10-iblis = Tylko z Iblisem asasyni zabijają dwie figurki.
five-tribes-rule-ft-10-kumarbi = Nie masz tylu fakirów dla Kumarbiego.
five-tribes-rule-ft-10-lamia = Lamia przenosi palmę tylko na jedną z płytek dookoła.
five-tribes-rule-ft-10-leta = Leta obejmuje tylko płytki bez wielbłąda, figurek, palm i pałaców.
five-tribes-rule-ft-10-utug = Utug obejmuje tylko płytki z figurkami, bez wielbłąda, palm i pałaców.
five-tribes-rule-ft-11-4 = Woreczek jest pusty.
five-tribes-rule-ft-11-5 = Zapas się wyczerpał.
five-tribes-rule-ft-q1 = To tylko dla znacznika, którego nie stać na żadne wolne pole.
five-tribes-rule-ft-q8 = Z Iblisem zabijasz dwie figurki tam, gdzie są dwie, a jedną tam, gdzie jest jedna.
five-tribes-rule-ft-q16 = Na dużym targowisku bierze się dwie karty, chyba że została tylko jedna.
five-tribes-rule-ft-q23 = Moc Kumarbiego została już użyta w tej rundzie.

## Punktacja, koniec gry, warianty

five-tribes-score-gold = Złoto
five-tribes-score-viziers = Wezyrowie
five-tribes-score-more-viziers = Więcej wezyrów niż inni
five-tribes-score-elders = Mędrcy
five-tribes-score-djinns = Dżiny
five-tribes-score-tiles = Płytki
five-tribes-score-palms = Palmy
five-tribes-score-palaces = Pałace
five-tribes-score-goods = Towary

five-tribes-end-goes-on = Gra trwa.
five-tribes-end-last-camel = Na planszy stanął czyjś ostatni wielbłąd.
five-tribes-end-no-move = Nie ma już żadnego dozwolonego ruchu.

five-tribes-variant-broke_bidder = Czwarty znacznik, którego nie stać na żadne wolne pole (FT-Q1)
five-tribes-variant-broke_bidder-bids_all = zajmuje pole 1 za to, co zostało
five-tribes-variant-broke_bidder-sits_out = pauzuje w tej rundzie
five-tribes-variant-djinn_use = Moce z kosztem (FT-Q2)
five-tribes-variant-djinn_use-per_marker = raz na znacznik
five-tribes-variant-djinn_use-per_round = raz na rundę
five-tribes-variant-echidna_kandicha = Echidna a budowniczowie zabici z Kandichą (FT-Q4)
five-tribes-variant-echidna_kandicha-builders_only = bez podwojenia
five-tribes-variant-echidna_kandicha-doubled = z podwojeniem
five-tribes-variant-nekir_taking = Nekir, gdy Kandicha zabiera ofiarę (FT-Q6)
five-tribes-variant-nekir_taking-unpaid = nie dostaje nic
five-tribes-variant-nekir_taking-paid = dostaje złoto
five-tribes-variant-baal_itself = Ba’al za własne zdobycie (FT-Q7)
five-tribes-variant-baal_itself-unpaid = nie daje nic
five-tribes-variant-baal_itself-paid = daje złoto
five-tribes-variant-last_round = Runda, po której nie ma już ruchu (FT-12.3)
five-tribes-variant-last_round-ends = kończy grę
five-tribes-variant-last_round-one_more = daje jeszcze jedną rundę
five-tribes-variant-blocked = Gdy ktoś nie ma ruchu (FT-12.5, FT-Q15)
five-tribes-variant-blocked-whole_round = do końca rundy nikt się nie rusza
five-tribes-variant-blocked-each_turn = każdy następny gracz sprawdza od nowa
five-tribes-variant-hands = Złoto i karty innych (FT-Q18)
five-tribes-variant-hands-hidden = zakryte
five-tribes-variant-hands-open_cards = karty odkryte, złoto zakryte
five-tribes-variant-hands-open = wszystko odkryte
five-tribes-variant-sibittis = Dżiny odrzucone przez Sibittisa (FT-Q22)
five-tribes-variant-sibittis-shown = są pokazywane
five-tribes-variant-sibittis-face_down = leżą zakryte
five-tribes-variant-anun_nak = Anun-Nak wymaga figurki w woreczku (FT-Q25)
five-tribes-variant-anun_nak-before_paying = przed zapłaceniem kosztu
five-tribes-variant-anun_nak-after_paying = po zapłaceniu kosztu

## Plansza w terminalu

five-tribes-board-place-village = wioska
five-tribes-board-place-sacred-place = miejsce święte
five-tribes-board-place-oasis = oaza
five-tribes-board-place-small-market = małe targowisko
five-tribes-board-place-large-market = duże targowisko
five-tribes-board-short-village = wioska
five-tribes-board-short-sacred-place = święte m.
five-tribes-board-short-oasis = oaza
five-tribes-board-short-small-market = małe targ.
five-tribes-board-short-large-market = duże targ.
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
five-tribes-board-bid-order = Tor licytacji
five-tribes-board-turn-order = Tor kolejności
five-tribes-board-sits-out = Pauzuje
five-tribes-board-in-hand = Na ręce
five-tribes-board-market = Targowisko
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
five-tribes-page-tile = { $tile }: { $place }, { $value } ({ $colour }).
five-tribes-page-stands = Stoją tu: { $meeples }.
five-tribes-page-camel-of = Wielbłąd gracza { $seat }.
five-tribes-page-palms = Palmy: { $count }.
five-tribes-page-palaces = Pałace: { $count }.
five-tribes-page-player = { $seat }: wezyrowie { $viziers }, mędrcy { $elders }, pozostałe wielbłądy { $camels }
five-tribes-page-viziers = Wezyrowie: { $count }
five-tribes-page-elders = Mędrcy: { $count }
five-tribes-page-camels = Pozostałe wielbłądy: { $count }
five-tribes-page-cards = Karty: { $count }
five-tribes-page-gold = Złoto: { $gold }
five-tribes-page-held = Na ręce: { $meeples }
five-tribes-page-which = Co wybierasz?
five-tribes-page-spot = Pole za { $cost } w złocie: wolne
five-tribes-page-spot-of = Pole za { $cost } w złocie: { $seats }
five-tribes-page-plays = Twoja tura byłaby na razie w kolejności numer { $turn }.
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
five-tribes-page-when-bidding = Przy licytacji, dowolnie wielu
five-tribes-page-acting = Działa teraz
five-tribes-page-cost = Koszt: { $payment }.
five-tribes-page-goods = Twoje towary
five-tribes-page-no-goods = Nie masz jeszcze towarów
five-tribes-page-worth = wart { $gold } w złocie
five-tribes-page-sell = Sprzedaj za { $gold }
five-tribes-page-fakirs =
    { $count ->
        [one] { $count } fakir
        [few] { $count } fakirzy
       *[many] { $count } fakirów
    }
five-tribes-page-where = Gdzie mogę skończyć?
five-tribes-page-where-tile = Wybierz płytkę, na której ma się skończyć twój ruch.
five-tribes-page-where-none = Teraz żaden ruch nie jest możliwy.
five-tribes-page-where-tribe = Które plemię ma być ostatnie na płytce { $tile }?
five-tribes-page-where-asking = Szukam dróg …
five-tribes-page-where-failed = Dla tej sytuacji nie ma odpowiedzi.
five-tribes-page-ends = Twój ruch może się tu skończyć plemieniem: { $tribes }.
five-tribes-page-ways = Drogi na płytkę { $tile }, ostatnie plemię: { $tribe }
five-tribes-page-way =
    Z płytki { $start }, zebrane figurki: { $meeples }. Punkty od razu: { $points }, złoto: { $gold }.{ $cards_count ->
        [0] {""}
       *[other] {" "}Karty: { $cards }.
    }{ $camel ->
        [0] {""}
       *[other] {" "}Stawiasz wielbłąda.
    }
five-tribes-page-play = Zagraj ten ruch
five-tribes-page-not-now = Możesz go zagrać, gdy przyjdzie twoja kolej na wzięcie figurek.
five-tribes-page-more = Pokaż wszystkie
five-tribes-page-incomplete = Dróg jest więcej niż te.
five-tribes-page-playing = Twój wybór jest rozgrywany …
five-tribes-page-stop = Zatrzymaj
five-tribes-page-score = Dotychczasowe punkty
five-tribes-page-score-known = Razem jawne
five-tribes-page-score-secret = tajne
five-tribes-page-fakirs-needed = Potrzebni fakirzy: { $count }.

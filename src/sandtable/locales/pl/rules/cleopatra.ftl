chapter-goal = O co chodzi
chapter-setup = Przygotowanie
chapter-turn = Twój ruch
chapter-market = Rynek
chapter-quarry = Kamieniołom
chapter-mosaics = Mozaiki i sanktuaria
chapter-hand = Za dużo kart
chapter-offering = Ceremonia ofiarna
chapter-characters = Postaci
chapter-end = Koniec gry
chapter-variants = Warianty

text-goal =
    Budujesz pałac Kleopatry. Każdy element przynosi talenty, a wygrywa najbogatszy architekt: liczą się talenty i po 3 za każdego niewykorzystanego kupca nilowego. Przy remisie wygrywa ten, kto ma mniej amuletów.
text-crocodile =
    Uważaj jednak na zepsucie: kto na koniec ma _najwięcej amuletów_ (i ma choć jeden), tego pożera krokodyl i nie może wygrać – wszystkich, jeśli remisuje kilka osób.
text-open =
    Pałac, kramy, kości, kupcy i liczba kart na ręce są jawne. Karty, talenty i amulety w twojej piramidzie widzisz tylko ty. Zakrytej karty nie zna nikt, dopóki ktoś nie weźmie jej kramu, a kart odrzuconych się nie przegląda.

text-setup =
    Każda osoba dostaje 5 talentów, 3 kupców nilowych, 2 statuy Anubisa i 3 karty. Amuletów na razie nie ma.
text-cards =
    W talii są surowce – rzemieślnicy, kamień, drewno, marmur, lapis lazuli – oraz karty _skażone_: podwójne surowce, trompe-l’œil i postaci. Połowa stosu leży odkryta, połowa zakryta, wymieszane. Na każdy z trzech kramów trafia jedna karta.

text-turn =
    Zrób dokładnie jedno: idź na _rynek_ albo buduj w _kamieniołomie_. Spasować można tylko wtedy, gdy nie da się ani tego, ani tego.
text-characters-when =
    Oprócz tego w swoim ruchu możesz grać postaci: przed akcją, przed uzupełnieniem rynku, między elementami i przed końcem ruchu. Postaci, która nic by nie zrobiła, zagrać nie można, ani żadnej częściej w jednym ruchu, niż jest jej kart: dwie, Wezyr jeden.

text-market =
    Weź na rękę wszystkie karty z jednego kramu. Pustego kramu nie wybierasz, dopóki na innym leżą karty.
text-refill =
    Potem dobierz trzy wierzchnie karty stosu i połóż po jednej na każdym kramie, jak chcesz; odkryte zostają odkryte, zakryte – zakryte. Gdy stos się skończy, nowy powstaje z kart odrzuconych, znów w połowie odkryty.
text-empty =
    Jeśli wszystkie kramy są puste, wizyta tylko je uzupełnia. Jeśli nie ma czego wziąć, dobrać ani zbudować, pasujesz.

text-quarry =
    Zbuduj jeden lub więcej elementów, po kolei: wybierz element, zapłać, postaw go, a potem buduj dalej albo skończ.
text-costs =
    Ile elementy kosztują i ile przynoszą:
    - _Ściana kolumnowa_ (9): rzemieślnik, drewno, kamień – 3 talenty i 1 za każde przyległe pole mozaiki.
    - _Sfinks_ (6): rzemieślnik, kamień, marmur – na przemian 2 i 5 talentów.
    - _Obelisk_ (2): 3 rzemieślników, 2 drewna, 2 kamienie – 12 talentów.
    - _Postument_, potem _tron_: po 3 rzemieślników, 2 marmury, 2 lapis lazuli – po 12 talentów.
    - _Wrota_ (2): 2 rzemieślników, drewno, marmur, lapis lazuli – 4 talenty i 1 za każdą połączoną ścianę.
    - _Mozaika_ (12): 2 rzemieślników, kamień, marmur, lapis lazuli – 4 talenty i 1 za każdą przykrytą palmę.
text-pay =
    Płacisz kartami z ręki; podwójna liczy się jak dwie, a jej reszta służy kolejnym elementom tej samej wizyty. Karta skażona od razu daje ci swój amulet. _Kupiec nilowy_ zastępuje jedną dowolną brakującą jednostkę, także rzemieślnika, i wypada z gry.
text-trompe =
    Trompe-l’œil zastępuje jedną jednostkę dowolnego materiału, ale nie rzemieślnika. Kosztuje jeden amulet.
text-superfluous =
    Nie można dorzucić więcej, niż trzeba: zapłata, z której dałoby się cofnąć kartę lub kupca, jest niedozwolona.
text-places =
    Ściany, wrota i obeliski stawia się na dowolnym wolnym miejscu dla nich. Sfinksy stoją po kolei, a postument jest przed tronem.
text-walls =
    Po trzy ściany stoją z lewej, z tyłu i z prawej, każda wzdłuż trzech pól ogrodu. Ściana daje 1 więcej za każde z tych pól, które _teraz_ przykrywa mozaika; późniejsze mozaiki nic za nią nie płacą.
text-doors =
    Wrota dają 1 za każdą ścianę w nieprzerwanym szeregu, który zaczyna się tuż przy nich i biegnie dookoła pałacu. Późniejsze ściany się nie liczą.
text-income =
    Po ostatnim elemencie dostajesz talenty za wszystkie i premię: 2 za dokładnie dwa elementy, 5 za trzy lub więcej.
text-cleopatra =
    Gdy stanie ostatni element danego rodzaju – postument i tron to jeden rodzaj – Kleopatra robi krok w stronę pałacu. Po pięciu z sześciu rodzajów jest na miejscu.
text-dice =
    Jeśli jeszcze nie doszła, rzuć wszystkimi kośćmi Najwyższego Kapłana, które nie leżą na ołtarzu. Każda ma jedną ściankę z symbolem; taka kość trafia na ołtarz. Piąta rozpoczyna ceremonię ofiarną.

text-mosaic =
    Mozaika przykrywa pięć wolnych pól ogrodu. Możesz ją obracać i, jeśli nie umówiono się inaczej, odwracać; nie musi stykać się z inną. Daje 4 talenty i 1 za każdą palmę pod spodem. Zwykle buduje się tylko tę z wierzchu stosu.
text-sanctuary =
    Jeśli twoja mozaika odcina obszar, w którym nie zmieści się żadna z mozaik pozostałych w stosie, powstaje _sanktuarium_.
text-claim =
    Możesz od razu postawić tam jedną z dwóch statuy Anubisa. Czego teraz nie zajmiesz, tego nikt już nie zajmie. Na koniec każde pole twoich sanktuariów pochłania jeden twój amulet.
text-late =
    Obszar, który istniał już wcześniej, a umiera tylko dlatego, że ostatnia pasująca mozaika stanęła gdzie indziej, nie należy do nikogo.
text-removed =
    Po każdej mozaice te z wierzchu stosu, które nigdzie się już nie mieszczą, wypadają z gry. Gdy stos jest pusty, mozaiki są ukończone i nie można ich już kupić.

text-hand =
    Mając na koniec ruchu więcej niż dziesięć kart, wybierasz: odrzuć do dokładnie dziesięciu i weź 1 amulet, zachowaj wszystko i weź 1 amulet za każdą kartę ponad dziesięć albo zagraj Szmuglera. Odrzuconych kart się nie pokazuje.

text-offering =
    Gdy na ołtarzu leży piąta kość, każda osoba w tajemnicy ofiaruje tyle talentów, ile chce. Stawki odkrywa się razem i wszystkie przepadają.
text-offering-ranks =
    Najwyższa stawka oddaje 3 amulety; drugie miejsce bierze 1, trzecie 2, czwarte 3, piąte 4. Równe stawki zajmują lepsze miejsce, a następne miejsca przepadają. Jeśli wszyscy dają tyle samo, wszyscy są pierwsi.
text-offering-averted =
    Jeśli piąty symbol wypada w twoim rzucie, twój Skryba może zdjąć kość z ołtarza i ceremonii nie ma. Po ceremonii wszystkie kości są puste, a twój ruch trwa dalej.

text-beggar =
    _Żebrak_ (2 amulety): każdy przeciwnik daje ci 2 talenty albo jedną zwykłą kartę surowca, do wyboru. Tylko ten, kto nie może dać ani tego, ani tego, pokazuje ci rękę.
text-courtesan =
    _Kurtyzana_ (1 amulet): weź dowolną kartę z odrzuconych.
text-envoy =
    _Ambasador_: nazwij surowiec i poproś, kogo chcesz. Każda z tych osób może zaproponować jedną zwykłą kartę; jeśli ją przyjmiesz, dostajesz też jeden jej amulet.
text-scribe =
    _Skryba_ (2 amulety): budując mozaikę, wybierz dowolną ze stosu zamiast wierzchniej. Płacisz za nią jak zwykle.
text-scribe-dice =
    _Skryba_ (bez amuletów): połóż jedną kość na ołtarzu albo ją zdejmij. Piąta kość od razu zaczyna ceremonię.
text-smuggler =
    _Szmugler_ (1 amulet): mając na koniec ruchu więcej niż dziesięć kart, zachowaj wszystkie. On sam też się do nich liczy.
text-vizier =
    _Wezyr_: obejrzyj pięć wierzchnich kart stosu i zatrzymaj, ile chcesz, po 1 amulecie za każdą. Resztę odrzucasz, nie pokazując.

text-end =
    Gra kończy się natychmiast, gdy Kleopatra staje na piątym stopniu. Ostatnia wizyta jest jeszcze wypłacana; kości się już nie rzuca i nikt nie ma kolejnego ruchu.
text-verdict =
    Wszyscy odrzucają ręce: po 1 amulecie za każdą kartę skażoną. Potem podnosi się piramidy, a sanktuaria pochłaniają amulety, po jednym na pole.
text-eaten =
    Kto ma najwięcej pozostałych amuletów, zostaje pożarty. Jeśli dotyczy to wszystkich, wygrywa krokodyl.
text-endless =
    Jeśli bardzo długo nikt nic nie buduje, grę się przerywa i rozlicza tak, jak jest.

example-market = Na targu
example-market-start = Gracz 1 bierze pierwszy kram: kamień i kartę, której nikt jeszcze nie widział.
example-market-so = Zakrytą kartę zobaczył tylko gracz 1. Na każdy kram trafiła jedna nowa karta; dwa nietknięte urosły.
example-payment = Dwa elementy, jedna podwójna karta
example-payment-start = Gracz 1 chce zbudować ścianę i wrota tuż obok: oba wymagają drewna, a na ręce jest tylko podwójne.
example-payment-so = Druga jednostka podwójnej karty posłużyła wrotom. Jeden amulet za skażoną kartę; 3 + 5 talentów za elementy i 2 premii: 10.
example-merchant = Trompe-l’œil i kupiec nilowy
example-merchant-start = Sfinks kosztuje rzemieślnika, kamień i marmur. Gracz 1 ma tylko kamień i trompe-l’œil, ale trzech kupców.
example-merchant-so = Trompe-l’œil był marmurem i dał amulet; kupiec był rzemieślnikiem i wypadł z gry na zawsze.
example-wall = Ściana przy mozaice
example-wall-start = Mozaika przykrywa dwa z trzech pól przy lewej ścianie tuż obok wrót.
example-wall-so = 3 talenty i po 1 za każde z dwóch przykrytych pól: 5.
example-door = Wrota i ściany
example-door-start = Od lewego rogu stoją bez przerwy cztery ściany; po prawej szereg zaczyna się od luki.
example-door-so = Po lewej 4 + 4 połączone ściany, po prawej 4 i nic więcej: samotna ściana z tyłu nie sięga tego rogu.
example-queen = Kleopatra idzie
example-queen-start = Postument stoi, na ołtarzu leży jedna kość. Gracz 1 buduje tron.
example-queen-so = Postument i tron to jeden rodzaj, i jest on ukończony: jeden krok. Potem rzucono czterema wolnymi kośćmi i jeden symbol trafił na ołtarz.
example-mosaic = Palmy pod mozaiką
example-mosaic-start = Gracz 1 trzyma mozaikę I i kładzie ją wzdłuż rzędu palm.
example-mosaic-so = 4 talenty i po 1 za każdą z trzech palm: 7.
example-sanctuary = Powstaje sanktuarium
example-sanctuary-start = Gracz 1 trzyma mozaikę V. Położona w rogu zamyka cztery pola.
example-sanctuary-so = Na czterech polach nie zmieści się żadna mozaika. Statuę trzeba było postawić od razu; na koniec to sanktuarium pochłonie cztery amulety.
example-hand = Za dużo kart
example-hand-start = Gracz 1 kończy ruch z 13 kartami, o trzy za dużo.
example-hand-so = Jeden amulet i trzy karty znikają niewidziane: tak pozbywa się skażonych. Zachowanie wszystkich 13 kosztowałoby trzy amulety.
example-offering = Ofiara z remisem
example-offering-start = Na ołtarzu leżą cztery kości, a gracz 1 zagrywa Skrybę.
example-offering-so = Obaj z 5 dzielą pierwsze miejsce i zwracają po 3 amulety. Drugie miejsce przepada: trzeci bierze 2, czwarty 3. Wszystkie ofiarowane talenty są stracone.
example-beggar = Żebrak u trojga drzwi
example-beggar-start = Gracz 1 zagrywa Żebraka. Gracz 4 ma jeden talent i żadnej zwykłej karty.
example-beggar-so = Każdy oddał to, co mniej boli. Gracz 4 nie mógł dać niczego i musiał pokazać rękę – tylko graczowi 1.
example-envoy = Ambasador prosi o kamień
example-envoy-start = Gracz 1 prosi oboje pozostałych o kamień.
example-envoy-so = Gracz 2 pozbył się amuletu, a gracz 1 ma kamień. Odmówić wolno zawsze i niczego to nie zdradza.
example-scribe = Mozaika do wyboru
example-scribe-start = Na wierzchu stosu leży X, ale gracz 1 woli położyć I. Pomoże Skryba.
example-scribe-so = Mozaikę opłacono jak zwykle; Skryba kosztował dwa amulety. X nadal leży na wierzchu.
example-vizier = Pięć kart Wezyra
example-vizier-start = Gracz 1 zagrywa Wezyra i ogląda pięć wierzchnich kart stosu.
example-vizier-so = Dwie karty, dwa amulety; pozostałe trzy odrzucono i nikt inny nie wie które.
example-verdict = Wyrok
example-verdict-start = Stoi ostatnia ściana, Kleopatra wchodzi do pałacu. Najbogatsi są gracze 3 i 4.
example-verdict-so = Graczom 3 i 4 zostało najwięcej amuletów, po 6: krokodyl dostaje obu razem z ich bogactwem. Sanktuarium gracza 2 w porę pochłonęło cztery.

chapter-goal = O co chodzi w grze
chapter-setup = Przygotowanie do gry
chapter-turn = Twoja tura
chapter-market = Rynek
chapter-quarry = Kamieniołom
chapter-mosaics = Mozaiki i sanktuaria
chapter-hand = Za dużo kart
chapter-offering = Ceremonia ofiarna
chapter-characters = Postacie
chapter-end = Koniec gry
chapter-variants = Warianty

text-goal =
    Budujesz pałac Kleopatry. Każdy element przynosi talenty, a wygrywa najbogatszy architekt: liczą się talenty i po 3 za każdego niewykorzystanego kupca nilowego. W razie remisu wygrywa ten, kto ma mniej amuletów.
text-crocodile =
    Uważaj jednak na zepsucie: kto na koniec ma _najwięcej amuletów_ (choćby jeden), zostaje pożarty przez krokodyla i nie może wygrać. Jeśli kilku graczy ma ich tyle samo, dotyczy to wszystkich remisujących.
text-open =
    Pałac, kramy, kości, kupcy i liczba kart na rękach są jawne. Swoje karty, talenty i amulety w piramidzie widzisz tylko ty. Zakrytej karty nie zna nikt, dopóki ktoś nie weźmie jej z kramu, a kart odrzuconych nie wolno przeglądać.

text-setup =
    Każdy gracz dostaje 5 talentów, 3 kupców nilowych, 2 statuy Anubisa i 3 karty. Amuletów nikt jeszcze nie ma.
text-cards =
    Talia liczy 109 kart. 75 to standardowe surowce: 30 rzemieślników, 18 kamieni, 11 marmurów, 9 kart drewna i 7 lapis lazuli. 34 karty są _skażone_: 15 podwójnych surowców, po trzy każdego rodzaju, 8 trompe-l’œil i 11 postaci – jeden Wezyr, pozostałych po dwie karty. Po rozdaniu kart połowa talii jest odkryta, połowa zakryta, wymieszane razem. Na każdy z trzech kramów trafia jedna karta.

text-turn =
    Wykonaj dokładnie jedną akcję: idź na _rynek_ albo buduj w _kamieniołomie_. Spasować można tylko wtedy, gdy nie da się zrobić ani jednego, ani drugiego.
text-characters-when =
    Oprócz tego w swojej turze możesz zagrywać postacie. Instrukcja mówi „w dowolnym momencie”; tutaj oznacza to: przed akcją, przed uzupełnieniem rynku, przed każdym elementem i po ostatnim – jeszcze przed wypłatą – oraz przed końcem tury. Nie można zagrać postaci, która nic by nie zrobiła. Postać możesz zagrać tyle razy, ile razy trafi do twojej ręki; tylko Kurtyzanę najwyżej dwa razy w turze.

text-market =
    Weź na rękę wszystkie karty z jednego kramu. Pustego kramu nie można wybrać, dopóki na innym leżą karty.
text-refill =
    Potem dobierz trzy karty z wierzchu talii i połóż po jednej na każdym kramie, jak chcesz; odkryte zostają odkryte, zakryte – zakryte. Gdy talia się skończy, nowa powstaje z kart odrzuconych, znów w połowie odkryta.
text-empty =
    Jeśli wszystkie kramy są puste, wizyta tylko je uzupełnia. Jeśli nie możesz nic wziąć, dobrać ani zbudować, pasujesz.

text-quarry =
    Zbuduj jeden lub więcej elementów, po kolei: wybierz element, zapłać za niego, postaw go, a potem buduj dalej albo skończ.
text-costs =
    Ile elementy kosztują i ile przynoszą:
    - _Ściana kolumnowa_ (9): rzemieślnik, drewno, kamień – 3 talenty i 1 za każde przyległe pole mozaiki.
    - _Sfinks_ (6): rzemieślnik, kamień, marmur – na przemian 2 i 5 talentów.
    - _Obelisk_ (2): 3 rzemieślników, 2 drewna, 2 kamienie – 12 talentów.
    - _Postument_, potem _tron_: po 3 rzemieślników, 2 marmury, 2 lapis lazuli – po 12 talentów.
    - _Wrota_ (2): 2 rzemieślników, drewno, marmur, lapis lazuli – 4 talenty i 1 za każdą połączoną ścianę.
    - _Mozaika_ (12): 2 rzemieślników, kamień, marmur, lapis lazuli – 4 talenty i 1 za każdą przykrytą palmę.
text-pay =
    Płacisz kartami z ręki. Podwójna liczy się jak dwie, a jej resztą możesz zapłacić za kolejne elementy podczas tej samej wizyty. Za kartę skażoną od razu bierzesz amulet. _Kupiec nilowy_ zastępuje jeden dowolny brakujący surowiec, także rzemieślnika, i wypada z gry. W wariancie zastępuje tylko taki surowiec, za który nie możesz zapłacić żadną swoją kartą.
text-trompe =
    Trompe-l’œil zastępuje jedną jednostkę dowolnego materiału, ale nie rzemieślnika. Kosztuje jeden amulet.
text-superfluous =
    Domyślnie nie można przepłacać: jeśli zapłata wystarczyłaby także bez którejś karty lub kupca, jest niedozwolona. Przepłacanie dopuszcza osobny wariant.
text-places =
    Ściany, wrota i obeliski stawia się na dowolnym wolnym miejscu dla nich. Sfinksy stawia się po kolei, a postument przed tronem.
text-walls =
    Po trzy ściany stoją z lewej, z tyłu i z prawej, każda wzdłuż trzech pól ogrodu. Ściana daje 1 talent więcej za każde z tych pól, które _już_ przykrywa mozaika; za mozaiki położone później nic się nie dostaje.
text-doors =
    Wrota dają 1 talent za każdą ścianę w nieprzerwanym szeregu, który zaczyna się tuż przy nich i biegnie dookoła pałacu. Ściany zbudowane później się nie liczą.
text-income =
    Po ostatnim elemencie dostajesz talenty za wszystkie i premię: 2 za dokładnie dwa elementy, 5 za trzy lub więcej.
text-cleopatra =
    Gdy stanie ostatni element danego rodzaju – postument i tron to jeden rodzaj – Kleopatra wchodzi o stopień wyżej w stronę pałacu. Gdy ukończonych jest pięć z sześciu rodzajów, dociera na miejsce.
text-dice =
    Jeśli jeszcze nie dotarła, rzuć wszystkimi kośćmi Najwyższego Kapłana spoza ołtarza. Każda ma jedną ściankę z symbolem; kość, na której wypadł, trafia na ołtarz. Piąta rozpoczyna ceremonię ofiarną.

text-mosaic =
    Mozaika przykrywa pięć wolnych pól ogrodu. Możesz ją obracać i, jeśli nie umówiono się inaczej, odwracać; nie musi stykać się z inną. Daje 4 talenty i 1 za każdą przykrytą palmę. Zwykle można zbudować tylko tę z wierzchu stosu.
text-sanctuary =
    Jeśli twoja mozaika odcina obszar, w którym nie zmieści się żadna z mozaik pozostałych w stosie, powstaje _sanktuarium_.
text-claim =
    Możesz od razu postawić tam jedną z dwóch statui Anubisa. Czego teraz nie zajmiesz, tego nikt już nie zajmie. Na koniec każde pole twoich sanktuariów pochłania jeden twój amulet.
text-late =
    Obszar, który istniał już wcześniej, a zamknął się tylko dlatego, że ostatnią pasującą mozaikę położono gdzie indziej, nie należy do nikogo.
text-removed =
    Po każdej mozaice te z wierzchu stosu, które nigdzie się już nie mieszczą, usuwa się z gry. Gdy stos jest pusty, mozaiki są ukończone: Kleopatra wchodzi o stopień wyżej i więcej mozaik zbudować nie można.

text-hand =
    Jeśli na koniec tury masz więcej niż dziesięć kart, wybierz: odrzuć karty do dokładnie dziesięciu i weź 1 amulet, zachowaj wszystkie i weź 1 amulet za każdą kartę ponad dziesięć albo zagraj Szmuglera. Odrzuconych kart się nie pokazuje.

text-offering =
    Gdy na ołtarzu leży piąta kość, każdy gracz w tajemnicy ofiaruje tyle talentów, ile chce. Ofiary odkrywa się jednocześnie i wszystkie talenty przepadają.
text-offering-ranks =
    Kto ofiarował najwięcej, oddaje 3 amulety, a jeśli ma ich mniej – wszystkie, które ma. Drugie miejsce bierze 1, trzecie 2, czwarte 3, piąte 4. Gracze z równymi ofiarami zajmują lepsze miejsce, a kolejne miejsca przepadają. Jeśli wszyscy ofiarowali tyle samo, wszyscy są pierwsi.
text-offering-averted =
    Jeśli piąty symbol wypadnie w twoim rzucie, twój Skryba może zdjąć kość z ołtarza i ceremonii nie ma. Po ceremonii wszystkie kości schodzą z ołtarza, a twoja tura trwa dalej.

text-beggar =
    _Żebrak_ (2 amulety): każdy przeciwnik daje ci 2 talenty albo jedną standardową kartę, według swojego wyboru. Tylko gracz, który nie może dać ani jednego, ani drugiego, pokazuje ci swoje karty.
text-courtesan =
    _Kurtyzana_ (1 amulet): weź dowolną kartę z odrzuconych.
text-envoy =
    _Ambasador_: nazwij surowiec i poproś o niego wybranych przeciwników. Każdy może zaproponować jedną standardową kartę; jeśli ją przyjmiesz, dostajesz też jeden amulet dającego.
text-scribe =
    _Skryba_ (2 amulety): budując mozaikę, wybierz dowolną ze stosu zamiast wierzchniej. Płacisz za nią jak zwykle.
text-scribe-dice =
    _Skryba_ (bez amuletów): połóż jedną kość na ołtarzu albo zdejmij jedną. Piąta kość od razu rozpoczyna ceremonię ofiarną.
text-smuggler =
    _Szmugler_ (1 amulet): jeśli na koniec tury masz więcej niż dziesięć kart, zachowaj wszystkie. On sam też się do nich liczy.
text-vizier =
    _Wezyr_: obejrzyj pięć kart z wierzchu talii i zatrzymaj dowolnie wiele, po 1 amulecie za każdą. Resztę odrzuć, nie pokazując jej nikomu.

text-end =
    Gra kończy się natychmiast, gdy Kleopatra wejdzie na piąty stopień. Za ostatnią wizytę dostaje się jeszcze talenty; kośćmi już się nie rzuca i nikt nie ma kolejnej tury.
text-verdict =
    Wszyscy odrzucają karty z ręki i biorą po 1 amulecie za każdą skażoną. Potem podnosi się piramidy, a sanktuaria pochłaniają amulety, po jednym na pole.
text-eaten =
    Gracz, któremu zostało najwięcej amuletów, zostaje pożarty. Jeśli dotyczy to wszystkich, wygrywa krokodyl. Jeśli nikomu nie został żaden amulet, krokodyl pozostaje głodny.
text-endless =
    Jeśli bardzo długo nikt niczego nie buduje, grę się przerywa i punktuje tak, jak jest.

example-market = Na rynku
example-market-start = Gracz 1 bierze karty z pierwszego kramu: kamień i kartę, której nikt jeszcze nie widział.
example-market-so = Zakrytą kartę zobaczył tylko gracz 1. Na każdy kram trafiła jedna nowa karta; na dwóch nietkniętych leży ich teraz więcej.
example-payment = Dwa elementy, jedna podwójna karta
example-payment-start = Gracz 1 chce zbudować ścianę i wrota tuż obok: jedno i drugie wymaga drewna, a na ręce jest tylko podwójne.
example-payment-so = Druga jednostka podwójnej karty poszła na wrota. Jeden amulet za skażoną kartę; 3 + 5 talentów za elementy i 2 premii: 10.
example-merchant = Trompe-l’œil i kupiec nilowy
example-merchant-start = Sfinks kosztuje rzemieślnika, kamień i marmur. Gracz 1 ma tylko kamień i trompe-l’œil, ale trzech kupców.
example-merchant-so = Trompe-l’œil zastąpił marmur i kosztował amulet; kupiec zastąpił rzemieślnika i na dobre wypadł z gry.
example-wall = Ściana przy mozaice
example-wall-start = Mozaika przykrywa dwa z trzech pól wzdłuż lewej ściany tuż obok wrót.
example-wall-so = 3 talenty i po 1 za każde z dwóch przykrytych pól: 5.
example-door = Wrota i ściany
example-door-start = Od lewego rogu stoją bez przerwy cztery ściany; po prawej szereg zaczyna się od luki.
example-door-so = Po lewej 4 + 4 połączone ściany, po prawej 4 i nic więcej: samotna ściana z tyłu nie sięga tego rogu.
example-queen = Kleopatra idzie do pałacu
example-queen-start = Postument stoi, na ołtarzu leży jedna kość. Gracz 1 buduje tron.
example-queen-so = Postument i tron to jeden rodzaj, który jest teraz ukończony: jeden stopień. Potem rzucono czterema wolnymi kośćmi i jeden symbol trafił na ołtarz.
example-mosaic = Palmy pod mozaiką
example-mosaic-start = Gracz 1 trzyma mozaikę „I” i kładzie ją wzdłuż rzędu palm.
example-mosaic-so = 4 talenty i po 1 za każdą z trzech palm: 7.
example-sanctuary = Powstaje sanktuarium
example-sanctuary-start = Gracz 1 trzyma mozaikę „V”. Położona w rogu zamyka cztery pola.
example-sanctuary-so = Na czterech polach nie zmieści się żadna mozaika. Statuę trzeba było postawić od razu; na koniec to sanktuarium pochłonie cztery amulety.
example-hand = Za dużo kart
example-hand-start = Gracz 1 kończy turę z 13 kartami, o trzy za dużo.
example-hand-so = Koszt: jeden amulet. Trzy karty znikają, nikomu niepokazane – tak można się pozbyć skażonych. Zachowanie wszystkich 13 kosztowałoby trzy amulety.
example-offering = Ofiara z remisem
example-offering-start = Na ołtarzu leżą cztery kości, a gracz 1 zagrywa Skrybę.
example-offering-so = Obaj gracze, którzy ofiarowali po 5, zajmują pierwsze miejsce i oddają po 3 amulety. Drugie miejsce przepada: trzeci bierze 2, czwarty 3. Wszystkie ofiarowane talenty są stracone.
example-beggar = Żebrak puka do trojga drzwi
example-beggar-start = Gracz 1 zagrywa Żebraka. Gracz 4 ma jeden talent i żadnej standardowej karty.
example-beggar-so = Każdy oddał to, czego mniej mu było szkoda. Gracz 4 nie mógł dać niczego i musiał pokazać karty – tylko graczowi 1.
example-envoy = Ambasador prosi o kamień
example-envoy-start = Gracz 1 prosi obu przeciwników o kamień.
example-envoy-so = Gracz 2 pozbył się amuletu, a gracz 1 ma kamień. Odmówić można zawsze i niczego to nie zdradza.
example-scribe = Mozaika do wyboru
example-scribe-start = Na wierzchu stosu leży „X”, ale gracz 1 woli położyć „I”. Pomoże Skryba.
example-scribe-so = Mozaikę opłacono jak zwykle; Skryba kosztował dwa amulety. „X” nadal leży na wierzchu.
example-vizier = Pięć kart Wezyra
example-vizier-start = Gracz 1 zagrywa Wezyra i ogląda pięć kart z wierzchu talii.
example-vizier-so = Dwie karty, dwa amulety; pozostałe trzy odrzucono i nikt inny nie wie które.
example-verdict = Wyrok
example-verdict-start = Stoi już ostatnia ściana, Kleopatra wchodzi do pałacu. Najbogatsi są gracze 3 i 4.
example-verdict-so = Graczom 3 i 4 zostało najwięcej amuletów, po 6: krokodyl pożera obu i całe ich bogactwo na nic. Sanktuarium gracza 2 w porę pochłonęło cztery amulety.

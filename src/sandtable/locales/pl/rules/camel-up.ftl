chapter-goal = O co chodzi w grze
chapter-setup = Przygotowanie do gry
chapter-turn = Twoja tura
chapter-moves = Jak poruszają się wielbłądy
chapter-leg = Koniec etapu
chapter-end = Koniec wyścigu
chapter-odd = Warto wiedzieć
chapter-variants = Warianty

text-goal =
    Żaden wielbłąd nie należy do ciebie: ty tylko typujesz wyniki. Wygrywa gracz, który po wyścigu ma _najwięcej pieniędzy_; w razie remisu gracze dzielą się zwycięstwem.
text-camels =
    Pięć wielbłądów – niebieski, zielony, żółty, czerwony i fioletowy – ściga się na jednym okrążeniu toru z 16 pól. Linia mety leży między polem 16 a polem 1. Wielbłądy na tym samym polu tworzą _wieżę_.

    Prowadzi wielbłąd na najdalszym polu, a w wieży ten, który stoi wyżej. Biały i czarny są _szalone_: biegną pod prąd i nigdy nie są klasyfikowane.
text-money =
    Walutą są funty egipskie (FE), a bankowi pieniędzy nigdy nie zabraknie. Tutaj każdy widzi pieniądze wszystkich; przy prawdziwym stole nie trzeba mówić, ile się ma. Ukryte jest tylko jedno: kolory kart typowania na rękach graczy i na obu stosach.

text-each =
    Każdy gracz dostaje 3 FE, kafelek widowni i pięć kart typowania, po jednej w każdym kolorze. Każdy ścigający się wielbłąd ma cztery kafelki typowania o wartości 5, 3, 2 i 2 (licząc od góry), a obok leży pięć kafelków piramidy. W grze dla sześciu lub więcej graczy każdy dostaje też kartę sojuszu.
text-start-racers =
    Rzuca się raz pięcioma kolorowymi kostkami: każdy wielbłąd startuje z pola, które pokazuje jego kostka. O ułożeniu wielbłądów na tym samym polu decyduje gracz rozpoczynający: od najniższego pola, każdą wieżę od dołu. W szybszym wariancie wieże są losowe; tak gra się po kliknięciu „Graj teraz”.
text-start-crazy =
    Potem dwa razy rzuca się szarą kostką. Wynik ustawia najpierw jednego, potem drugiego szalonego wielbłąda, licząc od mety do tyłu: 1 to pole 16, 2 – pole 15, 3 – pole 14. Jeśli oba trafią na to samo pole, drugi staje na pierwszym. Wszystkie sześć kostek trafia do piramidy i gracz rozpoczynający zaczyna.

text-turn =
    Zgodnie z ruchem wskazówek zegara każdy gracz wykonuje dokładnie _jedną_ z tych akcji. Pasować nie wolno, ale rzucić kostką można zawsze.
text-ticket =
    _Weź kafelek typowania._ Bierzesz wierzchni kafelek wybranego koloru i typujesz, że ten wielbłąd będzie prowadził na koniec etapu. Za pierwsze miejsce dostajesz liczbę z kafelka, za drugie 1 FE, za każde inne tracisz 1 FE. Możesz zebrać dowolnie wiele kafelków, także kilka w jednym kolorze.
text-tile =
    _Połóż swój kafelek widowni_ stroną dopingu albo wygwizdania do góry na polu od 2 do 16 bez wielbłąda i bez kafelka, nie obok kafelka innego gracza. Kafelek, który już leży na torze, możesz przenieść, ale tylko na inne pole.
text-roll =
    _Weź kafelek piramidy_ i rzuć kostką. Kafelek jest wart 1 FE na koniec etapu. Z piramidy wypada losowa kostka i rusza wielbłąd: kolorowe kostki pokazują 1, 2 lub 3, szara – 1, 2 lub 3 na biało albo na czarno. Piąty kafelek piramidy kończy etap, więc jedna kostka zawsze zostaje w środku.
text-bet =
    _Typuj wynik wyścigu._ Połóż zakrytą kartę typowania na stosie zwycięzcy albo największego przegranego. Wczesne karty przynoszą więcej. Karty nie można już zabrać, a w każdym kolorze masz tylko jedną: na jeden stos, nie na oba.
text-partner =
    _Zawrzyj sojusz_ (od sześciu graczy). Wskaż gracza, który tak jak ty nie ma jeszcze w tym etapie sojusznika; odmówić nie można. Na koniec etapu każdy z was kopiuje jeden kafelek drugiego – typowania albo piramidy. Nic więcej was nie łączy.

text-unit =
    Wylosowany wielbłąd niesie wszystkie wielbłądy, które stoją _na nim_; te pod nim zostają. Razem tworzą _jednostkę_. Ścigające się wielbłądy idą zgodnie z ruchem wskazówek zegara, szalone odwrotnie, a o kierunku całej jednostki decyduje wielbłąd na samym dole. Na polu z wielbłądami jednostka staje _na górze_.
text-spectators =
    Jeśli ruch kończy się dokładnie na kafelku widowni, jego właściciel od razu dostaje 1 FE. _Doping_ przesuwa jednostkę o jedno pole naprzód, _wygwizdanie_ o jedno pole wstecz – zawsze patrząc w jej kierunku. Kafelki mijane po drodze nie działają. Doping na polu 16 przenosi ścigające się wielbłądy za linię mety.
text-landing =
    Po wygwizdaniu jednostka wsuwa się _pod_ wielbłądy, które zastaje, nawet gdy wraca tam, skąd ruszyła. Po dopingu staje jak zwykle na górze. Kolejność w jednostce nigdy się nie zmienia, a kafelek zostaje na miejscu.
text-crazy =
    Szara kostka pokazuje kolor i liczbę. Zwykle rusza szalony wielbłąd tego koloru. Są jednak dwa wyjątki:
    - Jeśli jeden szalony wielbłąd stoi bezpośrednio na drugim, rusza _górny_.
    - W przeciwnym razie, jeśli tylko jeden z nich niesie ścigające się wielbłądy, rusza _ten_.

text-leg-pays =
    Po piątym kafelku piramidy następuje punktowanie etapu. Każdy gracz sumuje kafelki typowania (za pierwsze miejsce liczba z kafelka, za drugie 1, za pozostałe −1) i dolicza po 1 za każdy kafelek piramidy.
text-leg-copy =
    Jeśli masz sojusznika, kopiujesz dodatkowo jego najcenniejszy kafelek z tego etapu, typowania albo piramidy – nigdy taki, za który trzeba płacić. Sojusznik też dostaje za niego nagrodę, a skopiowanej wartości nie kopiuje się ponownie.
text-leg-debt =
    Sumę rozlicza się od razu. Nikt nie spada poniżej 0: czego nie możesz zapłacić, jest darowane, i żaden dług nie zostaje.
text-leg-next =
    Kafelki typowania, piramidy i widowni, karty sojuszu i kostki wracają na swoje miejsca. Wielbłądy i karty typowania zostają. Następny etap zaczyna gracz siedzący po lewej stronie tego, który wziął ostatni kafelek piramidy.

text-end =
    Gdy tylko jakiś wielbłąd przekroczy linię mety – naprzód albo pod prąd, jako szalony lub na grzbiecie szalonego – wyścig natychmiast się kończy. Po raz ostatni punktuje się etap, a potem typowanie wyścigu.
text-places =
    Wielbłądy, które przekroczyły linię naprzód, są przed wszystkimi innymi, zaczynając od góry wieży. Za nimi są wielbłądy na torze. Ścigające się wielbłądy wywiezione za linię pod prąd są na końcu, a najniższy z nich jest ostatni.
text-race-bets =
    Najpierw odkrywa się stos zwycięzcy, w kolejności zagrania kart, potem stos największego przegranego. Trafione karty dają 8, 5, 3, 2, a dalej po 1 FE; do tej kolejności liczą się tylko trafione. Każda chybiona kosztuje 1 FE, ale nigdy nie spadasz poniżej 0.
text-winner =
    Teraz policzcie pieniądze. Wygrywa najbogatszy gracz.

text-odd-tiles =
    Kafelek widowni płaci raz za całą jednostkę, bez względu na liczbę wielbłądów, także po twoim własnym rzucie. Żaden wielbłąd nie zostaje na kafelku. Wygwizdanie przesuwa szalonego wielbłąda zgodnie z ruchem wskazówek zegara.
text-odd-endless =
    Gdyby nikt nigdy nie rzucał, wyścig trwałby wiecznie. Zasady na to pozwalają; znajomi może nie.
text-odd-odds =
    Jeśli stół na to pozwala, plansza pokazuje szanse. W etapie uwzględniają każdą możliwą kostkę i każdy wynik; szanse w całym wyścigu oszacowano z symulacji.

example-unit = Rusza jednostka
example-unit-start = Na polu 3 stoi wieża: na dole fioletowy, nad nim zielony, czerwony i żółty. Wypadnie kostka czerwona, a potem fioletowa.
example-unit-so = Czerwony zabrał żółtego, a zostawił fioletowego i zielonego. Potem fioletowy wniósł zielonego na to samo pole: teraz zielony stoi na szczycie i prowadzi.
example-cheering = Doping
example-cheering-start = Fioletowy niesie zielonego. Dwa pola dalej leży kafelek widowni gracza 3 stroną dopingu do góry, a tuż za nim stoją czerwony i żółty.
example-cheering-so = O jedno pole naprzód, na górę tych, które tam stoją.
example-booing = Wygwizdanie
example-booing-start = Ta sama jednostka, ale tym razem widownia gwiżdże, a na polu przed kafelkiem stoi niebieski.
example-booing-so = O jedno pole wstecz i pod spód: niebieski jedzie teraz na górze i jest przed zielonym.
example-crazy-back = Wygwizdany szalony wielbłąd
example-crazy-back-start = Czarny stoi na niebieskim. Biegnie pod prąd, a dwa pola dalej w jego kierunku leży kafelek stroną wygwizdania do góry.
example-crazy-back-so = Wstecz oznacza dla szalonego wielbłąda zgodnie z ruchem wskazówek zegara. Czarny wsuwa się pod fioletowego i zielonego i następnym razem poniesie je pod prąd.
example-crazy-rider = Który rusza? Ten, który niesie
example-crazy-rider-start = Biały niesie czerwonego, czarny nikogo. Szara kostka pokaże kolor czarny.
example-crazy-rider-so = Tylko biały ma na grzbiecie ścigającego się wielbłąda, więc rusza biały, bez względu na kolor na kostce.
example-crazy-stacked = Który rusza? Górny
example-crazy-stacked-start = Czarny stoi bezpośrednio na białym. Szara kostka pokaże kolor biały.
example-crazy-stacked-so = Gdy szalone wielbłądy stoją jeden na drugim, zawsze rusza górny.
example-leg = Punktowanie etapu
example-leg-start = Gracz 1 ma zielone kafelki 5 i 2, żółty, niebieski i dwa kafelki piramidy. Wypada ostatnia kostka etapu.
example-leg-so = Gracz 1 dostaje 5 + 2 za zielonego, 1 za żółtego, −1 za niebieskiego i 2 za kafelki piramidy: 9 FE.
example-race = Typowanie wyścigu
example-race-start = Na obu stosach leżą karty, a zielony zaraz przekroczy linię mety.
example-race-so = Pierwsza trafiona karta na stosie daje 8 FE, gdziekolwiek leży; chybione przed nią po prostu kosztują swoich właścicieli po 1 FE.

chapter-goal = O co chodzi
chapter-setup = Przygotowanie
chapter-turn = Twój ruch
chapter-moves = Jak chodzą wielbłądy
chapter-leg = Koniec etapu
chapter-end = Koniec wyścigu
chapter-odd = Warto wiedzieć
chapter-variants = Warianty

text-goal =
    Żaden wielbłąd nie należy do ciebie: ty tylko obstawiasz. Wygrywa osoba, która po wyścigu ma _najwięcej pieniędzy_; przy remisie zwycięstwo jest wspólne.
text-camels =
    Pięć wielbłądów – niebieski, zielony, żółty, czerwony i fioletowy – ściga się jedno okrążenie po torze z 16 pól. Linia mety leży między polem 16 a polem 1. Wielbłądy na tym samym polu stoją w jednej _wieży_.

    Prowadzi wielbłąd na najdalszym polu, a w wieży ten, który stoi wyżej. Biały i czarny są _szalone_: biegną pod prąd i nigdy nie zajmują miejsca.
text-money =
    Pieniądze to funty egipskie (FE), a bank nigdy się nie wyczerpuje. Jawne jest wszystko poza jednym: kolorami kart typowania na rękach i na obu stosach.

text-each =
    Każda osoba dostaje 3 FE, kafelek widowni i pięć kart typowania, po jednej w każdym kolorze. Każdy wielbłąd ma cztery kafelki typowania, od góry 5, 3, 2 i 2, a obok leży pięć kafelków piramidy. W grze na co najmniej sześć osób każda dostaje też kartę sojuszu.
text-start-racers =
    Rzuca się raz pięcioma kolorowymi kostkami: każdy wielbłąd zaczyna na polu, które pokazuje jego kostka. Wielbłądy na jednym polu tworzą losową wieżę albo – jeśli tak się umówiono – układa je osoba, która zaczyna: od najniższego pola, każdą wieżę od dołu.
text-start-crazy =
    Potem dwa razy rzuca się szarą kostką. Liczba ustawia najpierw jednego, potem drugiego szalonego wielbłąda, licząc od mety do tyłu: 1 to pole 16, 2 – pole 15, 3 – pole 14. Na tym samym polu drugi staje na pierwszym. Wszystkie sześć kostek trafia do piramidy i można zaczynać.

text-turn =
    Zgodnie z ruchem wskazówek zegara każda osoba robi dokładnie _jedną_ z tych rzeczy. Pasować nie wolno, ale rzucić kostką można zawsze.
text-ticket =
    _Weź kafelek typowania._ Bierzesz wierzchni kafelek wybranego koloru i stawiasz na to, że ten wielbłąd będzie prowadził na koniec etapu. Za pierwsze miejsce dostajesz liczbę z kafelka, za drugie 1 FE, za każde inne tracisz 1 FE. Możesz zbierać, ile chcesz, także kilka w jednym kolorze.
text-tile =
    _Połóż swój kafelek widowni_ stroną z dopingiem albo z wygwizdaniem do góry na wolnym polu od 2 do 16: bez wielbłąda, bez kafelka i nie obok cudzego kafelka. Kafelek, który już leży, możesz przenieść, ale na inne pole.
text-roll =
    _Weź kafelek piramidy_ i rzuć. Kafelek jest wart 1 FE na koniec etapu. Z piramidy wypada losowa kostka i rusza wielbłąd: kolorowe kostki pokazują 1, 2 lub 3, szara – 1, 2 lub 3 na biało albo na czarno. Piąty kafelek piramidy kończy etap, więc jedna kostka zawsze zostaje w środku.
text-bet =
    _Typuj wynik wyścigu._ Połóż zakrytą kartę typowania na stos zwycięzcy albo największego przegranego. Im wcześniej, tym więcej można dostać. Karty nie da się cofnąć, a każdy kolor masz tylko raz: na jeden stos, nie na oba.
text-partner =
    _Zawrzyj sojusz_ (od sześciu osób). Wskaż kogoś, kto tak jak ty nie jest jeszcze w tym etapie w sojuszu; odmówić nie można. Na koniec etapu każde z was kopiuje jeden kafelek drugiej osoby. Nic więcej was nie łączy.

text-unit =
    Wylosowany wielbłąd zabiera wszystkie wielbłądy, które stoją _na nim_; te pod nim zostają. Razem tworzą _jednostkę_. Ścigające się wielbłądy idą zgodnie z ruchem wskazówek zegara, szalone odwrotnie, a o kierunku decyduje wielbłąd na samym dole. Na polu z wielbłądami jednostka staje _na górze_.
text-spectators =
    Jeśli ruch kończy się dokładnie na kafelku widowni, jego właściciel od razu dostaje 1 FE. _Doping_ przesuwa jednostkę o pole dalej, _wygwizdanie_ o pole do tyłu – zawsze patrząc w jej kierunku. Kafelki mijane po drodze nic nie robią. Doping na polu 16 przenosi ścigające się wielbłądy za linię mety.
text-landing =
    Po wygwizdaniu jednostka wsuwa się _pod_ wielbłądy, które zastaje, nawet gdy wraca tam, skąd ruszyła. Po dopingu staje jak zwykle na górze. Kolejność w jednostce nigdy się nie zmienia, a kafelek zostaje na miejscu.
text-crazy =
    Szara kostka pokazuje kolor i liczbę. Zwykle cofa się szalony wielbłąd tego koloru. Są jednak dwa wyjątki:
    - Jeśli jeden szalony wielbłąd stoi bezpośrednio na drugim, rusza _górny_.
    - W innym razie, jeśli tylko jeden z nich niesie ścigające się wielbłądy, rusza _ten_.

text-leg-pays =
    Po piątym kafelku piramidy etap się kończy i następuje wypłata. Każda osoba sumuje kafelki typowania (za pierwsze miejsce liczba z kafelka, za drugie 1, za pozostałe −1) i po 1 za każdy kafelek piramidy.
text-leg-copy =
    W sojuszu kopiujesz dodatkowo najcenniejszy kafelek drugiej osoby z tego etapu, nigdy stratę. Ona też za niego dostaje, a skopiowanej wartości nie kopiuje się ponownie.
text-leg-debt =
    Sumę wypłaca się jednym razem. Nikt nie spada poniżej 0: czego nie masz, tego nie płacisz, i żaden dług nie zostaje.
text-leg-next =
    Kafelki, karty sojuszu i kostki wracają na miejsce. Wielbłądy i karty typowania zostają. Następny etap zaczyna osoba siedząca po lewej od tej, która wzięła ostatni kafelek piramidy.

text-end =
    Gdy tylko jakiś wielbłąd przekroczy linię mety – do przodu albo pod prąd, jako szalony lub na szalonym – wyścig natychmiast się kończy. Jeszcze raz rozlicza się etap, a potem typowanie wyścigu.
text-places =
    Kto przekroczył linię do przodu, jest przed wszystkimi, zaczynając od góry wieży. Za nim wielbłądy na torze. Ścigające się wielbłądy wywiezione za linię pod prąd są na końcu, a najniższy z nich jest ostatni.
text-race-bets =
    Najpierw odkrywa się w kolejności kładzenia stos zwycięzcy, potem stos przegranego. Trafione karty dają 8, 5, 3, 2, a dalej po 1 FE – liczą się tylko trafione. Każda chybiona kosztuje 1 FE, ale nigdy nie schodzisz poniżej 0.
text-winner =
    Teraz policzcie pieniądze. Wygrywa najbogatsza osoba.

text-odd-tiles =
    Kafelek widowni płaci raz za całą jednostkę, niezależnie od liczby wielbłądów, także za twoje własne rzuty. Żaden wielbłąd nie stoi na kafelku. Wygwizdanie szalonego wielbłąda przesuwa go zgodnie z ruchem wskazówek zegara.
text-odd-endless =
    Gdyby nikt nigdy nie rzucał, wyścig trwałby wiecznie. Zasady na to pozwalają; znajomi może nie.
text-odd-odds =
    Jeśli stół na to pozwala, plansza pokazuje szanse w etapie. Uwzględniają każdą możliwą kostkę i każdą ściankę; szanse w całym wyścigu są oszacowane z symulacji.

example-unit = Rusza jednostka
example-unit-start = Na polu 3 stoi wieża: na dole fioletowy, nad nim zielony, czerwony i żółty. Wypadnie kostka czerwona, a potem fioletowa.
example-unit-so = Czerwony zabrał żółtego, a zostawił fioletowego i zielonego. Potem fioletowy wniósł zielonego na to samo pole: teraz zielony stoi na szczycie i prowadzi.
example-cheering = Doping
example-cheering-start = Fioletowy niesie zielonego. Dwa pola dalej leży kafelek widowni gracza 3 z dopingiem, a tuż za nim stoją czerwony i żółty.
example-cheering-so = O jedno pole dalej, na górę tych, którzy tam stoją.
example-booing = Wygwizdanie
example-booing-start = Ta sama jednostka, ale tym razem widownia gwiżdże, a na polu przed kafelkiem stoi niebieski.
example-booing-so = O jedno pole do tyłu i pod spód: niebieski jedzie teraz na górze i jest przed zielonym.
example-crazy-back = Wygwizdany szalony wielbłąd
example-crazy-back-start = Czarny stoi na niebieskim. Biegnie pod prąd; dwa pola dalej w jego kierunku leży kafelek z wygwizdaniem.
example-crazy-back-so = Do tyłu oznacza dla szalonego wielbłąda zgodnie z ruchem wskazówek zegara. Czarny wsuwa się pod fioletowego i zielonego i następnym razem poniesie ich pod prąd.
example-crazy-rider = Który rusza? Ten, który niesie
example-crazy-rider-start = Biały niesie czerwonego, czarny nikogo. Szara kostka pokaże kolor czarny.
example-crazy-rider-so = Tylko biały ma na grzbiecie ścigającego się wielbłąda, więc rusza biały, bez względu na kolor na kostce.
example-crazy-stacked = Który rusza? Górny
example-crazy-stacked-start = Czarny stoi bezpośrednio na białym. Szara kostka pokaże kolor biały.
example-crazy-stacked-so = Gdy szalone wielbłądy stoją jeden na drugim, zawsze rusza górny.
example-leg = Wypłata po etapie
example-leg-start = Gracz 1 ma zielone kafelki 5 i 2, żółty, niebieski i dwa kafelki piramidy. Wypada ostatnia kostka etapu.
example-leg-so = Gracz 1: 5 + 2 za zielonego, 1 za żółtego, −1 za niebieskiego i 2 kafelki piramidy: 9 FE.
example-race = Typowanie wyścigu
example-race-start = Na obu stosach leżą karty, a zielony zaraz przekroczy linię mety.
example-race-so = Pierwsza trafiona karta na stosie daje 8, gdziekolwiek leży; chybione przed nią kosztują tylko swoich właścicieli po 1 FE.

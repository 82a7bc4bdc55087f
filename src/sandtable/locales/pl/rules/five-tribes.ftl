chapter-goal = O co chodzi
chapter-setup = Przygotowanie
chapter-bidding = Licytacja
chapter-turn = Twoja tura
chapter-move = Ruch figurek
chapter-tribes = Pięć klanów
chapter-tiles = Akcja płytki
chapter-sale = Sprzedaż towarów
chapter-djinns = Dżiny
chapter-round = Koniec rundy
chapter-end = Koniec gry i punktacja
chapter-variants = Warianty

text-goal =
    Prowadzisz klany Naqali przez płytki, zajmujesz je wielbłądami, zbierasz towary i przyzywasz dżiny. Na koniec wygrywa osoba z _największą liczbą punktów_. Złoto też się liczy: każda moneta to punkt.
text-land =
    Kraina ma 30 płytek w sześciu kolumnach i pięciu rzędach. Płytka pokazuje swoją wartość, _niebieską_ albo _czerwoną_, i to, co można na niej zrobić. Mieszka tu dziewięćdziesiąt figurek: żółci wezyrowie, biali mędrcy, zieloni kupcy, niebiescy budowniczowie i czerwoni asasyni.
text-secret =
    Plansza, dżiny, wezyrowie, mędrcy i wielbłądy są jawne. Ile masz złota i jakie karty, wiesz tylko ty – choć wszyscy widzą, co się płaci i bierze.

text-setup =
    Na każdej płytce stoją trzy figurki, odkrytych leży dziewięć kart zasobów i trzy dżiny. Każda osoba ma 50 sztuk złota. W grze na trzy lub cztery osoby masz 8 wielbłądów i jeden znacznik, na dwie – 11 wielbłądów i dwa znaczniki. Znaczniki leżą na torze licytacji w losowej kolejności.

text-bid =
    Każda runda zaczyna się od licytacji o kolejność. Znaczniki po kolei z toru licytacji wchodzą na wolne pola toru kolejności, a cenę płaci się od razu: 0, 0, 0, 1, 3, 5, 8, 12 lub 18 złota. Pasować nie wolno.
text-bid-zero =
    Na płatnym polu mieści się jeden znacznik. Na polach za 0 mieszczą się trzy; nowy spycha wcześniejsze do tyłu. Dlatego spośród nich ten, kto licytował ostatni, gra pierwszy.
text-bid-pay =
    Możesz zająć tylko pole, na które cię stać. W czasie licytacji nic się nie sprzedaje.
text-bid-order =
    Najwyższa stawka gra pierwsza i tak dalej w dół. Znacznik, który gra, wraca na tor licytacji, więc ta kolejność jest też kolejnością następnej licytacji. W grze na dwie osoby każdy znacznik licytuje i gra osobno.
text-bid-broke =
    Jeśli pola za 0 są pełne, a nie masz złota na żadne inne, zajmujesz najtańsze wolne pole za tyle, ile masz.

text-turn =
    Gdy przychodzi kolej na twój znacznik: przesuń figurki, zajmij płytkę, jeśli jest pusta, wykonaj akcję klanu, potem akcję płytki, a na koniec – jeśli chcesz – sprzedaj towary. Pomiędzy tymi krokami możesz używać dżinów.

text-pick-up =
    Weź _wszystkie_ figurki z jednej płytki. Idź z płytki na sąsiednią, nigdy na ukos, i na każdej zostaw jedną figurkę – w dowolnej kolejności – aż ręka będzie pusta. Jeśli jakiś ruch jest możliwy, musisz go zrobić.
text-back =
    Nie wolno od razu wracać na płytkę, z której właśnie przychodzisz. Pętle są dozwolone: mając dość figurek, możesz przeciąć własną drogę, nawet płytkę startową.
text-last =
    _Ostatnia_ figurka musi trafić na płytkę, na której stoi co najmniej jedna figurka jej koloru. Liczy się też ta, którą zostawiasz tam w tym samym ruchu.
text-complete =
    Wolno zostawiać figurki tylko tak, żeby ruch dało się dokończyć. Strona pokazuje, gdzie można, i znajdzie drogę, jeśli wskażesz koniec.
text-control =
    Zabierz z ostatniej płytki ostatnią figurkę i wszystkie inne w jej kolorze. Jeśli płytka jest teraz pusta i nie ma na niej wielbłąda, postaw swojego: jest twoja na zawsze. Płytka z wielbłądem nigdy nie zmienia właściciela.

text-tribes =
    Zabrane figurki działają zależnie od koloru, niezależnie od tego, czy płytka stała się twoja.
text-viziers =
    _Wezyrowie_ (żółci) zostają przed tobą: na koniec po 1 punkcie i po 10 za każdego przeciwnika, który ma ich mniej.
text-elders =
    _Mędrcy_ (biali) zostają przed tobą: na koniec po 2 punkty; możesz też płacić nimi za dżiny.
text-merchants =
    _Kupcy_ (zieloni) wracają do woreczka. Weź tyle kart zasobów z początku rzędu.
text-builders =
    _Budowniczowie_ (niebiescy) wracają do woreczka. Pomnóż ich liczbę przez liczbę _niebieskich_ płytek wśród ostatniej i ośmiu dookoła: tyle dostajesz złota. Każdy odrzucony fakir liczy się jak jeszcze jeden budowniczy.
text-assassins =
    _Asasyni_ (czerwoni) wracają do woreczka i zabijają jedną figurkę: na planszy, najwyżej o tyle kroków dalej, ilu jest asasynów, także na ostatniej płytce, albo wezyra lub mędrca przed przeciwnikiem. Jeśli można zabić, trzeba. Opróżniona tak płytka staje się twoja, o ile nie ma na niej wielbłąda, ale nie daje akcji.
text-assassins-fakirs =
    Każdy odrzucony fakir pozwala sięgnąć o krok dalej. Fakirów nigdy nie musisz wydawać: jeśli bez nich każda ofiara jest za daleko, możesz wszystkich oszczędzić.

text-tiles =
    Potem wykonujesz akcję ostatniej płytki, czyjakolwiek jest. Czerwona strzałka oznacza, że musisz, inaczej możesz.
text-places =
    _Oaza_: postaw tam palmę. _Wioska_: postaw tam pałac. Jedno i drugie jest obowiązkowe; jeśli zapas się skończył, nic się nie dzieje.
text-markets =
    _Małe targowisko_: zapłać 3 złota i weź jedną z trzech pierwszych kart zasobów. _Duże targowisko_: zapłać 6 złota i weź dwie z sześciu pierwszych; jeśli została jedna, i tak płacisz 6.
text-sacred =
    _Miejsce święte_: oddaj dwóch mędrców albo mędrca i fakira i weź jednego z odkrytych dżinów. Możesz go użyć jeszcze w tej turze.

text-sale =
    Na koniec tury możesz sprzedać towary w zestawach z różnych rodzajów. Fakir to nie towar. Zestaw z 1 do 9 rodzajów daje:
    - 1, 3, 7, 13, 21 złota za jeden do pięciu rodzajów,
    - 30, 40, 50, 60 złota za sześć do dziewięciu.

    To, co zostawisz, liczy się tak samo na koniec gry.

text-djinns =
    Dżin jest wart tyle punktów, ile na nim widać, i ma moc. Mocy z ceną można użyć raz w swojej turze; pozostałe działają zawsze. Gdzie płaci mędrzec _albo_ fakir, wybierasz ty.
text-djinns-when =
    Dżinów używasz przed wzięciem figurek, po zajęciu płytki, po akcji klanu i po akcji płytki – nigdy z figurkami w ręce. Za dżina, który teraz nic by nie zrobił, nie można zapłacić.
text-djinns-empty =
    Niektóre potrzebują czegoś, co mogło się skończyć: figurek w woreczku, kart w talii, twojego wielbłąda. Najpierw sprawdza się, czy będzie skutek, potem płacisz.
text-djinns-passive =
    _Działają zawsze:_
text-djinns-scoring =
    _Liczą się na koniec:_
text-djinns-one =
    _Za mędrca albo fakira:_
text-iblis =
    Żeby zapłacić za Iblisa, w zasięgu muszą być dwie ofiary; potem zabijasz dwie tam, gdzie są dwie.
text-djinns-two =
    _Za mędrca i drugiego mędrca albo fakira:_
text-djinns-fakir =
    _Tylko za fakirów:_
text-kumarbi =
    Kumarbi działa przy twoich własnych stawkach i nie można odrzucić więcej fakirów, niż jest pól w dół do 0.

text-round =
    Gdy zagrały wszystkie znaczniki, rząd kart zasobów uzupełnia się do dziewięciu, a dżiny do trzech. Pustą talię tworzy się na nowo z kart odrzuconych.

text-end =
    Gra kończy się z rundą, w której ktoś stawia swojego _ostatniego wielbłąda_. Kończy się też, gdy nie da się już przesunąć żadnych figurek: od tej chwili w tej rundzie nikt nie rusza, ale wolno używać dżinów i sprzedawać.
text-scoring =
    Twoje punkty:
    - 1 za każdą złotą monetę,
    - 1 za każdego wezyra i 10 za każdego przeciwnika, który ma ich mniej,
    - 2 za każdego mędrca,
    - wartość twoich dżinów,
    - wartość każdej płytki z twoim wielbłądem, do tego 3 za każdą palmę i 5 za każdy pałac na niej,
    - towary w zestawach, jak przy sprzedaży.

    Przy remisie zwycięstwo jest wspólne.

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
    Potem wykonujesz akcję ostatniej płytki, czyjakolwiek jest. Palmy i pałace trzeba stawiać, z pozostałych akcji możesz zrezygnować.
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

example-bids = Cztery stawki
example-bids-start = Znaczniki czekają na torze licytacji, tor kolejności jest pusty. Padną stawki 3, 1, 0 i 0.
example-bids-so = Drogie pola grają pierwsze. Spośród dwóch osób, które nic nie zapłaciły, wcześniej gra ta, która licytowała później: gracz 4 przed graczem 3.
example-bids-fourth = Czwarte za darmo? Nie ma
example-bids-fourth-start = Tym razem pierwsze trzy osoby licytują 0.
example-bids-fourth-so = Każdy nowy znacznik spychał poprzednie do tyłu. Dla gracza 4 darmowego pola zabrakło: zapłacił 1 i teraz gra jako pierwszy.
example-loop = Dookoła
example-loop-start = Na B2 stoi pięć figurek, obok jest oaza z mędrcem i kupcem.
example-loop-so = Cztery kroki doprowadziły z powrotem na początek. Ostatni kupiec spotkał na C2 dwóch innych – jednego z nich zostawiono tam przed chwilą – i zabrano całą trójkę. Mędrzec zostaje, więc C2 nie należy do nikogo.
example-control = Własna płytka
example-control-start = W wiosce D2 stoją tylko dwaj mędrcy. Z B2 wyruszają wezyr i mędrzec.
example-control-so = Nikogo prócz mędrców tam nie było. Płytka opustoszała, więc do końca gry stoi na niej wielbłąd; potem wioska dostała pałac.
example-merchants = Kupcy biorą od początku
example-merchants-start = Kupiec idzie do oazy, gdzie czekają dwaj inni.
example-merchants-so = Trzech kupców, trzy karty: pierwsze w rzędzie, razem z fakirem. Luki uzupełnia się po rundzie.
example-builders = Budowniczowie liczą niebieskie płytki
example-builders-start = Budowniczy dołącza do dwóch innych na D3, czerwonym targowisku wśród czterech niebieskich miejsc świętych. Pomoże dwóch z trzech fakirów.
example-builders-so = Trzech budowniczych i dwóch fakirów to pięć, razy cztery niebieskie płytki: 20 złota. Gdyby samo D3 było niebieskie, byłoby 25.
example-assassins = Dwie płytki w jednej turze
example-assassins-start = Asasyn idzie do oazy B3, gdzie stoi tylko drugi asasyn. Dwa kroki dalej, na C4, stoi samotny mędrzec.
example-assassins-so = Najpierw opustoszało B3 i stanął tam wielbłąd, potem zabójstwo opróżniło C4 i dało drugą płytkę. Akcję daje jednak tylko B3, gdzie skończył się ruch.
example-assassins-far = Fakirzy sięgają dalej
example-assassins-far-start = Z B3 dwaj asasyni sięgają na dwa kroki. Kupiec na D5 stoi cztery kroki dalej.
example-assassins-far-so = O dwa kroki za daleko, więc kosztowało to dwóch fakirów, ani mniej, ani więcej. Trzeci zostaje na ręce.
example-oasis = Prezent dla sąsiada
example-oasis-start = W oazie C2 stoi wielbłąd gracza 2. Wezyr mimo to tam idzie.
example-oasis-so = Palmę trzeba było postawić. Liczy się dla gracza 2, bo to jego płytka.
example-large-market = Dwie z pierwszych sześciu
example-large-market-start = Wezyr kończy ruch na dużym targowisku. Leży tam dziewięć kart.
example-large-market-so = 6 złota za dwie karty z pierwszych sześciu, wybrane razem.
example-sacred-place = Zakup dżina
example-sacred-place-start = Gracz 1 ma mędrca i dwóch fakirów i z jeszcze jednym mędrcem idzie do miejsca świętego.
example-sacred-place-so = Mędrcami zebranymi przed chwilą można od razu płacić. Wystarczył mędrzec i fakir, a dzięki dżinowi Jafaar wezyrowie będą na koniec więcej warci.
example-sale = Dwa zestawy
example-sale-start = Dziewięć towarów sześciu rodzajów, trzy z nich podwójnie, i dwóch fakirów. Sprzedajemy wszystko.
example-sale-so = Sześć rodzajów dało 30, trzy rodzaje 7: razem 37 złota. Fakirów sprzedać nie można.
example-scoring = Ostatni wielbłąd i punkty
example-scoring-start = Graczowi 1 został jeden wielbłąd, a to ostatnia tura rundy.
example-scoring-so = Dzięki Jafaarowi wezyrowie są warci po 3 punkty, a obaj przeciwnicy mają ich mniej: jeszcze dwa razy 10. Płytki, palmy i pałace liczą się dla tego, kto ma tam wielbłąda.

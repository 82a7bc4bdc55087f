chapter-goal = O co chodzi w grze
chapter-setup = Przygotowanie do gry
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
    Prowadzisz klany Naqali przez płytki, obejmujesz płytki swoimi wielbłądami, zbierasz towary i zdobywasz dżiny. Wygrywa gracz, który na koniec ma _najwięcej punktów_. Złoto też się liczy: każda moneta to jeden punkt.
text-land =
    Plansza ma 30 płytek w sześciu kolumnach i pięciu rzędach. Każda płytka pokazuje swoją wartość, _niebieską_ albo _czerwoną_, oraz akcję, którą można na niej wykonać. Mieszka tu dziewięćdziesiąt figurek: żółci wezyrowie, biali mędrcy, zieloni kupcy, niebiescy budowniczowie i czerwoni asasyni.
text-secret =
    Plansza, dżiny, wezyrowie, mędrcy i wielbłądy są jawne. Ile masz złota i jakie karty, wiesz tylko ty – choć wszyscy widzą, co kto płaci i bierze.

text-setup =
    Na każdej płytce stoją trzy figurki, a dziewięć kart zasobów i trzy dżiny leżą odkryte. Każdy ma 50 złotych monet. W grze dla trzech lub czterech graczy masz 8 wielbłądów i jeden znacznik, dla dwóch – 11 wielbłądów i dwa znaczniki. Znaczniki stoją na torze kolejności w losowym porządku.

text-bid =
    Każda runda zaczyna się od licytacji kolejności. Znaczniki przechodzą po kolei z toru kolejności na wolne pola toru licytacji, a cenę płaci się od razu: 0, 0, 0, 1, 3, 5, 8, 12 lub 18 monet. Pasować nie wolno.
text-bid-zero =
    Na każdym innym polu mieści się jeden znacznik, ale na polach za 0 mieszczą się trzy, a każdy nowy spycha wcześniejsze do tyłu. Dlatego spośród tych, którzy zalicytowali 0, pierwszy gra ten, kto licytował ostatni.
text-bid-pay =
    Możesz zająć tylko pole, na które cię stać. W czasie licytacji nie można nic sprzedawać.
text-bid-order =
    Zaczyna gracz z najwyższą stawką, a po nim kolejni. Znacznik, który zagrał, wraca na tor kolejności, więc ta kolejność tur jest też kolejnością następnej licytacji. W grze dla dwóch graczy każdy znacznik licytuje i gra osobno.
text-bid-broke =
    Jeśli pola za 0 są pełne, a na żadne inne cię nie stać, zajmujesz najtańsze wolne pole za tyle, ile masz.

text-turn =
    Gdy przychodzi kolej na twój znacznik: przesuń figurki, obejmij płytkę, jeśli jest pusta, wykonaj akcję klanu, potem akcję płytki, a na koniec – jeśli chcesz – sprzedaj towary. Pomiędzy tymi krokami możesz używać dżinów.

text-pick-up =
    Weź _wszystkie_ figurki z jednej płytki. Idź z płytki na sąsiednią, nigdy na ukos, i na każdej zostaw jedną figurkę – w dowolnej kolejności – aż nie będziesz mieć żadnej w ręce. Jeśli jakiś ruch jest możliwy, musisz go wykonać.
text-back =
    Nie wolno od razu wracać na płytkę, z której właśnie przychodzisz. Pętle są dozwolone: mając dość figurek, możesz przeciąć własną drogę, nawet na płytce startowej.
text-last =
    _Ostatnia_ figurka musi trafić na płytkę, na której stoi co najmniej jedna inna figurka jej koloru. Liczy się też ta, którą zostawiasz tam w tym samym ruchu – chyba że gracie z wariantem.
text-complete =
    Wolno zostawiać figurki tylko tak, żeby ruch dało się dokończyć. Strona podświetla dozwolone płytki, a jeśli wskażesz koniec, znajdzie drogę.
text-control =
    Zabierz z ostatniej płytki ostatnią figurkę i wszystkie inne w jej kolorze. Jeśli płytka jest teraz pusta i nie ma na niej wielbłąda, postaw swojego: jest twoja do końca gry. Jeśli nie masz już wielbłądów, nikt jej nie obejmuje. Płytka z wielbłądem nigdy nie zmienia właściciela.

text-tribes =
    Zebrane figurki wykonują teraz akcję swojego klanu, bez względu na to, czy płytka stała się twoja.
text-viziers =
    _Wezyrowie_ (żółci) zostają przed tobą: na koniec każdy jest wart 1 punkt, a do tego dostajesz 10 za każdego przeciwnika, który ma ich mniej od ciebie.
text-elders =
    _Mędrcy_ (biali) zostają przed tobą: na koniec każdy jest wart 2 punkty; możesz też płacić nimi za dżiny.
text-merchants =
    _Kupcy_ (zieloni) wracają do woreczka. Weź z początku rzędu tyle kart zasobów, ilu było kupców.
text-builders =
    _Budowniczowie_ (niebiescy) wracają do woreczka. Pomnóż ich liczbę przez liczbę _niebieskich_ płytek wśród ostatniej i ośmiu dookoła niej: tyle monet zarabiasz. Każdy odrzucony fakir liczy się jak jeszcze jeden budowniczy.
text-assassins =
    _Asasyni_ (czerwoni) wracają do woreczka i zabijają jedną figurkę: albo na planszy – na ostatniej płytce lub najwyżej o tyle kroków od niej, ilu jest asasynów – albo wezyra lub mędrca jednego z przeciwników. Jeśli możesz zabić, musisz. Opróżniona tak płytka staje się twoja, o ile nie ma na niej wielbłąda, ale jej akcji nie wykonujesz. Bez wielbłąda jej nie obejmiesz – a pierwszeństwo ma ostatnia płytka: to ona dostaje twojego ostatniego wielbłąda.
text-assassins-fakirs =
    Każdy odrzucony fakir wydłuża zasięg asasynów o jeden krok. Fakirów nigdy nie musisz wydawać: jeśli bez nich żadna ofiara nie jest w zasięgu, możesz nikogo nie zabijać.

text-tiles =
    Potem możesz wykonać akcję ostatniej płytki, czyjakolwiek ona jest. Palmy i pałace trzeba stawiać, pozostałe akcje są dobrowolne.
text-places =
    _Oaza_: postaw tam palmę. _Wioska_: postaw tam pałac. Jedno i drugie jest obowiązkowe; jeśli zapas się skończył, nic się nie dzieje.
text-markets =
    _Małe targowisko_: zapłać 3 monety i weź jedną z trzech pierwszych kart zasobów. _Duże targowisko_: zapłać 6 monet i weź dwie z sześciu pierwszych; jeśli została tylko jedna, i tak płacisz 6.
text-sacred =
    _Miejsce święte_: oddaj dwóch mędrców albo mędrca i fakira i weź jednego z odkrytych dżinów. Możesz go użyć jeszcze w tej samej turze.

text-sale =
    Na koniec tury możesz sprzedać towary w zestawach złożonych z różnych rodzajów. Fakir nie jest towarem. Za zestaw dostajesz:
    - 1, 3, 7, 13 lub 21 monet, jeśli ma od jednego do pięciu rodzajów,
    - 30, 40, 50 lub 60 monet, jeśli ma od sześciu do dziewięciu.

    Towary, które zatrzymasz, są na koniec gry warte tyle samo.

text-djinns =
    Dżin jest wart tyle punktów, ile widnieje na karcie, i ma moc. Mocy z kosztem można użyć raz w turze; pozostałe działają zawsze. Jeśli można zapłacić mędrcem _albo_ fakirem, wybór należy do ciebie.
text-djinns-when =
    Dżinów używasz przed wzięciem figurek, po objęciu płytki, po akcji klanu albo po akcji płytki – ale nie między wzięciem figurek a objęciem płytki. Po jej objęciu możesz więc użyć dżina, choć trzymasz jeszcze zebrane figurki. Za dżina, który nie miałby żadnego skutku, nie można zapłacić.
text-djinns-empty =
    Niektóre dżiny potrzebują czegoś, co mogło się skończyć: figurek w woreczku, kart w talii, twojego wielbłąda. Zapłacić możesz tylko wtedy, gdy będzie skutek.
text-djinns-passive =
    _Działają zawsze:_
text-djinns-scoring =
    _Liczą się na koniec:_
text-djinns-one =
    _Za mędrca albo fakira:_
text-iblis =
    Za Iblisa możesz zapłacić tylko wtedy, gdy po zapłaceniu w zasięgu wciąż są dwie ofiary; potem zabijasz dwie tam, gdzie są dwie.
text-djinns-two =
    _Za mędrca oraz drugiego mędrca albo fakira:_
text-djinns-fakir =
    _Tylko za fakirów:_
text-kumarbi =
    Kumarbi działa tylko przy twoich własnych stawkach i nie można odrzucić więcej fakirów, niż jest pól w dół do 0.

text-round =
    Gdy zagrały wszystkie znaczniki, rząd kart zasobów uzupełnia się do dziewięciu, a dżiny do trzech. Gdy talia się skończy, tasuje się karty odrzucone i tworzy z nich nową.

text-end =
    Gra kończy się z rundą, w której któryś z graczy stawia _ostatniego wielbłąda_. Kończy się też, gdy nie da się już przesunąć żadnych figurek: od tej chwili w tej rundzie nikt ich nie przesuwa, ale nadal można używać dżinów i sprzedawać towary.
text-scoring =
    Twoje punkty:
    - 1 za każdą złotą monetę,
    - 1 za każdego wezyra i 10 za każdego przeciwnika, który ma ich mniej,
    - 2 za każdego mędrca,
    - wartość twoich dżinów,
    - wartość każdej płytki z twoim wielbłądem oraz 3 za każdą palmę i 5 za każdy pałac na niej,
    - towary w zestawach, jak przy sprzedaży.

    W razie remisu gracze dzielą się zwycięstwem.

example-bids = Cztery stawki
example-bids-start = Znaczniki czekają na torze kolejności, tor licytacji jest pusty. Padną stawki 3, 1, 0 i 0.
example-bids-so = Kto zalicytował najwyżej, gra pierwszy. Z dwóch graczy, którzy nic nie zapłacili, wcześniej gra ten, który licytował później: gracz 4 przed graczem 3.
example-bids-fourth = Czwartego darmowego pola nie ma
example-bids-fourth-start = Tym razem trzej pierwsi gracze licytują 0.
example-bids-fourth-so = Każdy nowy znacznik spychał poprzednie do tyłu. Dla gracza 4 darmowego pola zabrakło: zapłacił 1 monetę i teraz gra jako pierwszy.
example-loop = Dookoła
example-loop-start = Na B2 stoi pięć figurek, obok jest oaza z mędrcem i kupcem.
example-loop-so = Cztery kroki doprowadziły z powrotem na płytkę, z której ruch się zaczął. Ostatni kupiec dołączył na C2 do dwóch innych – jednego z nich zostawiono tam przed chwilą – i zebrano wszystkich trzech. Mędrzec zostaje, więc nikt nie obejmuje C2.
example-control = Własna płytka
example-control-start = W wiosce D2 stoją tylko dwaj mędrcy. Z B2 wyruszają wezyr i mędrzec.
example-control-so = Stali tam tylko mędrcy, więc płytka opustoszała i do końca gry należy do właściciela wielbłąda. Potem wioska dostała pałac.
example-merchants = Kupcy biorą pierwsze karty
example-merchants-start = Kupiec idzie do oazy, gdzie czekają dwaj inni.
example-merchants-so = Trzech kupców, trzy karty: pierwsze w rzędzie, a wśród nich fakir. Luki uzupełnia się po rundzie.
example-builders = Budowniczowie liczą niebieskie płytki
example-builders-start = Budowniczy dołącza do dwóch innych na D3 – czerwonym targowisku wśród czterech niebieskich miejsc świętych. Pomoże im dwóch z trzech fakirów.
example-builders-so = Trzech budowniczych i dwóch fakirów to pięć, razy cztery niebieskie płytki: 20 monet. Gdyby samo D3 było niebieskie, byłoby ich 25.
example-assassins = Dwie płytki w jednej turze
example-assassins-start = Asasyn idzie do oazy B3, gdzie stoi tylko drugi asasyn. Dwa kroki dalej, na C4, stoi samotny mędrzec.
example-assassins-so = Najpierw opustoszało B3 i stanął tam wielbłąd, potem zabójstwo opróżniło C4 i dało drugą płytkę. Akcję daje jednak tylko B3, gdzie skończył się ruch.
example-assassins-far = Fakirzy wydłużają zasięg
example-assassins-far-start = Z B3 dwaj asasyni sięgają na dwa kroki. Kupiec na D5 stoi cztery kroki dalej.
example-assassins-far-so = To o dwa kroki za daleko, więc kosztowało dwóch fakirów – ani mniej, ani więcej. Trzeci zostaje na ręce.
example-oasis = Prezent dla sąsiada
example-oasis-start = W oazie C2 stoi wielbłąd gracza 2. Wezyr mimo to tam idzie.
example-oasis-so = Palmę trzeba było postawić. Liczy się dla gracza 2, bo to jego płytka.
example-large-market = Dwie z pierwszych sześciu
example-large-market-start = Wezyr kończy ruch na dużym targowisku. W rzędzie leży dziewięć kart.
example-large-market-so = 6 monet za dwie z pierwszych sześciu kart, wybrane razem.
example-sacred-place = Zakup dżina
example-sacred-place-start = Gracz 1 ma mędrca i dwóch fakirów, a z jeszcze jednym mędrcem idzie do miejsca świętego.
example-sacred-place-so = Mędrcami zebranymi przed chwilą można od razu płacić. Wystarczyli mędrzec i fakir, a dzięki dżinowi Jafaar wezyrowie będą na koniec więcej warci.
example-sale = Dwa zestawy
example-sale-start = Dziewięć towarów sześciu rodzajów, trzy z nich podwójnie, i dwóch fakirów. Gracz 1 sprzedaje wszystko.
example-sale-so = Sześć rodzajów dało 30, trzy rodzaje 7: razem 37 monet. Fakirów sprzedać nie można.
example-scoring = Ostatni wielbłąd i punkty
example-scoring-start = Graczowi 1 został jeden wielbłąd, a to ostatnia tura rundy.
example-scoring-so = Dzięki Jafaarowi wezyrowie są warci po 3 punkty, a obaj przeciwnicy mają ich mniej: do tego dwa razy 10. Płytki, palmy i pałace liczą się dla gracza, który ma tam wielbłąda.

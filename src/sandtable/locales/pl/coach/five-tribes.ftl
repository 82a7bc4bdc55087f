ask-bid = Najpierw licytujesz kolejność. Świecące pole kosztuje tyle złota, ile na nim napisano; drogie grają wcześniej. Na początek wystarczy 0 albo 1.
ask-window = Możesz teraz użyć świecącego dżina albo po prostu grać dalej.
ask-look = Wybierz dżina, którego chcesz zatrzymać: jego moc i punkty od razu są twoje.
ask-pick-up =
    Teraz serce gry: weź _wszystkie_ figurki ze świecącej płytki. Na każdej płytce po drodze zostawisz jedną, a ostatnia musi spotkać swój kolor. Myśl od końca: gdzie chcesz skończyć i z którym klanem? Drogę znajdzie planer.
ask-sow = Wybierz następną płytkę i figurkę, która na niej zostanie. Co świeci, prowadzi do dobrego końca. Od razu zawrócić nie wolno.
ask-build = Budowniczowie dostają złoto za niebieskie płytki dookoła. Każdy dołożony fakir liczy się jak jeszcze jeden budowniczy – jeśli możesz go oddać.
ask-kill = Asasyni uderzają: wybierz świecącą figurkę na planszy albo czyjegoś wezyra lub mędrca. Opróżniona płytka staje się twoja.
ask-redirect = Stanie tu palma albo pałac. Twój dżin może przenieść je na płytkę obok – najlepiej na twoją.
ask-small-market = Za 3 złota możesz wziąć jedną z trzech pierwszych kart. Najwięcej warte są różne towary razem.
ask-large-market = Za 6 złota możesz wziąć dwie z sześciu pierwszych kart. Wybieraj rodzaje, których jeszcze nie masz.
ask-sacred-place = Tutaj mędrcy kupują dżina: punkty i moc do końca gry.
ask-sale = Twoja tura dobiega końca. Możesz teraz sprzedać towary, ale nie ma pośpiechu: zestawy rosną i na koniec liczą się tak samo.
ask-suit = Złóż towary różnych rodzajów; im więcej rodzajów, tym więcej wart jest każdy. Potem sprzedaj.

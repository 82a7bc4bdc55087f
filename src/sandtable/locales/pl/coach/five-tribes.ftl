ask-bid = Najpierw wszyscy licytują kolejność. Podświetlone pole kosztuje tyle monet, ile na nim widać; kto zapłaci więcej, gra wcześniej. Na początek wystarczy 0 albo 1.
ask-window = Możesz teraz użyć podświetlonego dżina albo po prostu grać dalej.
ask-look = Wybierz dżina, którego chcesz zatrzymać: od razu dostajesz jego moc i punkty.
ask-pick-up =
    Oto serce gry: weź _wszystkie_ figurki z podświetlonej płytki. Na każdej płytce po drodze zostawisz jedną, a ostatnia musi dołączyć do figurki w swoim kolorze. Myśl od końca: gdzie chcesz skończyć i z którym klanem? Drogę znajdzie ci przycisk „Gdzie mogę skończyć ruch?”.
ask-sow = Wybierz następną płytkę i figurkę, która na niej zostanie. Z podświetlonych płytek zawsze da się dokończyć ruch. Od razu zawrócić nie wolno.
ask-build = Budowniczowie zarabiają na niebieskich płytkach dookoła. Każdy dołożony fakir liczy się jak jeszcze jeden budowniczy – jeśli możesz go oddać.
ask-kill = Asasyni uderzają: wybierz podświetloną figurkę na planszy albo wezyra lub mędrca przeciwnika. Opróżniona płytka staje się twoja, jeśli nie ma na niej wielbłąda.
ask-redirect = Ma tu stanąć palma albo pałac. Dzięki dżinowi możesz wybrać zamiast tego płytkę obok – najlepiej swoją.
ask-small-market = Za 3 monety możesz wziąć jedną z trzech pierwszych kart. Najwięcej wart jest zestaw różnych towarów.
ask-large-market = Za 6 monet możesz wziąć dwie z sześciu pierwszych kart. Wybieraj rodzaje, których jeszcze nie masz.
ask-sacred-place = Tutaj za mędrców możesz wziąć dżina: punkty i moc do końca gry.
ask-sale = Twoja tura dobiega końca. Możesz teraz sprzedać towary, ale nie ma pośpiechu: zestawy mogą jeszcze urosnąć, a na koniec są warte tyle samo.
ask-suit = Złóż zestaw z towarów różnych rodzajów: im więcej rodzajów, tym więcej wart jest każdy. Potem go sprzedaj.

ask-turn =
    Obstawiasz wielbłądy, a wygrywa najbogatszy gracz. Wybierz _jedną_ z podświetlonych akcji:
    - weź _kafelek typowania_: ten wielbłąd będzie prowadził na koniec etapu,
    - rzuć kostką z _piramidy_: pewny 1 FE i ruch losowego wielbłąda,
    - połóż swój kafelek widowni na _polu_: 1 FE, ilekroć staną tam wielbłądy,
    - połóż _kartę typowania_ na stosie: kto wygra albo przegra cały wyścig? Im wcześniej, tym lepiej.
ask-turn-pointing =
    Wskaż coś, żeby zobaczyć, co się stanie; kliknięcie to wybór.
ask-turn-partners =
    Możesz też zawrzeć na ten etap _sojusz_: na koniec etapu każdy z was punktuje także najlepszy kafelek sojusznika. Nikt nie może odmówić, więc wybierz kogoś z dobrymi kafelkami, zanim zrobi to inny gracz.
ask-build-stack =
    Ustawiasz wyścig: z tego pola startuje kilka wielbłądów. Wybierz podświetlonego wielbłąda; pierwszy stanie na dole, a każdy następny wejdzie na poprzedniego. Kto stoi wyżej, ten jest dalej z przodu.

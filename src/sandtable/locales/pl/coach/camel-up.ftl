ask-turn =
    Obstawiaj wielbłądy; wygrywa najbogatszy gracz. Wybierz _jedną_ z podświetlonych akcji:
    - Weź _kafelek typowania_: kto będzie prowadził na koniec etapu?
    - Rzuć kostką z _piramidy_: pewny 1 FE i ruch losowego wielbłąda.
    - Połóż swój kafelek widowni na _polu_: 1 FE, ilekroć staną tam wielbłądy.
    - Połóż _kartę typowania_: kto wygra albo przegra cały wyścig?
ask-turn-pointing =
    Wskaż coś, żeby zobaczyć, co się stanie; kliknięcie to wybór.
ask-turn-partners =
    Możesz też zawrzeć na ten etap _sojusz_: na koniec etapu każdy z was punktuje także najlepszy kafelek sojusznika. Nikt nie może odmówić, więc wybierz kogoś z dobrymi kafelkami, zanim zrobi to inny gracz.
ask-build-stack =
    Ustawiasz wyścig: z tego pola startuje kilka wielbłądów. Wybierz podświetlonego wielbłąda; pierwszy stanie na dole, a każdy następny wejdzie na poprzedniego. Kto stoi wyżej, ten jest dalej z przodu.

ask-turn =
    Obstawiasz wielbłądy; na koniec wygrywa najbogatsza osoba. Zrób _jedną_ z rzeczy, które świecą:
    - _kafelek typowania_: ten wielbłąd będzie prowadził na koniec etapu,
    - _piramida_: pewny 1 FE i ruch losowego wielbłąda,
    - _pole_ na twój kafelek widowni: 1 FE, ilekroć staną tam wielbłądy,
    - _karta typowania_ na stos: kto wygra albo przegra cały wyścig – im wcześniej, tym lepiej.

    Wskaż coś, żeby zobaczyć, co się stanie.
ask-turn-partners =
    Możesz też zawrzeć na ten etap _sojusz_: na jego koniec każde z was punktuje dodatkowo najlepszy kafelek drugiej osoby. Odmówić nie można, więc wybierz kogoś z dobrymi kafelkami, zanim zrobi to kto inny.
ask-build-stack =
    Ustawiasz wyścig: na tym polu zaczyna kilka wielbłądów. Wybierz świecącego wielbłąda; pierwszy stanie na dole, każdy następny na nim. Kto wyżej, ten dalej z przodu.

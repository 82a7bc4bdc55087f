ask-turn =
    Budujesz pałac za talenty, ale nie możesz być najbardziej zepsutą osobą. Jedna rzecz w ruchu:
    - świecący _kram_: wszystkie jego karty są twoje,
    - świecący _element_ w kamieniołomie: zapłać kartami i buduj.

    Karty z amuletem są mocne, ale każdy amulet przybliża krokodyla.
ask-refill = Karty z kramu są twoje. Uzupełnij rynek albo najpierw zagraj postać.
ask-lay-out = Połóż po karcie na każdym kramie. Pomyśl o następnej osobie: co będzie prezentem, a co ciężarem?
ask-build = W tej wizycie możesz budować dalej: dwa elementy to 2 talenty więcej, trzy lub więcej – 5. Albo skończ.
ask-pay-for = Wybierz karty do zapłaty. Czyste nic więcej nie kosztują, skażone dają amulety. Kupiec nilowy zastępuje jedną jednostkę, ale na koniec jest wart 3 talenty.
ask-choose-way = Przeciągnij mozaikę nad ogród, obracaj ją lub odwróć: cień pokazuje palmy, zapłatę i to, co by zamknęła. Potem ją połóż.
ask-place-mosaic = Wybierz miejsce w ogrodzie. Palmy pod spodem dają talenty, a odcięty obszar może zostać twoim sanktuarium.
ask-claims = Twoja mozaika odcięła kawałek ogrodu. Statua czyni z niego twoje sanktuarium: na koniec każde pole pochłania jeden amulet. Teraz albo nigdy.
ask-end-turn = Twój ruch dobiega końca. Graj dalej albo zagraj postać.
ask-hand-limit = Więcej niż dziesięć kart to za dużo. Odrzuć nadmiar za jeden amulet albo zachowaj wszystkie i weź po amulecie za każdą ponad dziesięć.
ask-lay-off = Wybierz karty do odrzucenia. Nikt ich nie zobaczy – to okazja, by pozbyć się skażonych.
ask-offering = Wszyscy licytują w tajemnicy i wszystkie talenty przepadają. Najwyższa stawka oddaje 3 amulety, pozostali jakieś biorą. Daj tyle, ile warta jest dla ciebie czysta piramida.
ask-answer-roll = Twój rzut zaczyna ceremonię ofiarną. Skryba może zdjąć kość z ołtarza i ją odwołać.
ask-give = U drzwi stoi Żebrak: daj 2 talenty albo zwykłą kartę – to, czego mniej ci brak.
ask-fetch = Weź dowolną kartę z odrzuconych. Nikt inny nie zobaczy którą.
ask-ask = Wybierz surowiec i osoby, które o niego prosisz. Z każdym darem przychodzi amulet.
ask-offer = Możesz zaproponować kartę: razem z nią odejdzie jeden twój amulet. Albo odmów.
ask-accept = Bierzesz kartę? Razem z nią przychodzi jeden amulet dającego.
ask-keep = Zatrzymaj karty, z których każda jest dla ciebie warta amulet. Reszta zostaje odrzucona.

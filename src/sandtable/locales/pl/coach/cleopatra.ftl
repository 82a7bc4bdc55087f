ask-turn =
    Budując pałac Kleopatry, zarabiasz talenty – byle nie zostać najbardziej zepsutym architektem. W swojej turze robisz jedno z dwojga:
    - wybierasz podświetlony _kram_ i bierzesz z niego wszystkie karty,
    - wybierasz podświetlony _element_ w kamieniołomie, płacisz kartami i budujesz.

    Karty z amuletem są mocne, ale każdy amulet przybliża krokodyla.
ask-refill = Karty z kramu są twoje. Uzupełnij rynek albo najpierw zagraj postać.
ask-lay-out = Połóż po karcie na każdym kramie. Pomyśl o następnym graczu: co będzie prezentem, a co ciężarem?
ask-build = Podczas tej wizyty możesz budować dalej: za dwa elementy dostajesz 2 talenty premii, za trzy lub więcej – 5. Albo skończ.
ask-pay-for = Wybierz karty do zapłaty. Standardowe nic więcej nie kosztują, za skażone bierzesz amulety. Kupiec nilowy zastępuje jeden brakujący surowiec, ale zachowany do końca jest wart 3 talenty.
ask-choose-way = Przeciągnij mozaikę nad ogród, obróć ją lub odwróć. Podgląd pokazuje przykryte palmy, zarobek i sanktuaria, które by powstały. Potem ją połóż.
ask-place-mosaic = Wybierz miejsce w ogrodzie. Każda przykryta palma daje talent, a odcięty obszar może zostać twoim sanktuarium.
ask-claims = Twoja mozaika odcięła kawałek ogrodu. Postaw tam statuę, a będzie to twoje sanktuarium: na koniec każde jego pole pochłonie jeden twój amulet. Teraz albo nigdy.
ask-end-turn = Twoja tura dobiega końca. Zakończ ją albo najpierw zagraj postać.
ask-hand-limit = Masz więcej niż dziesięć kart. Odrzuć nadmiar i weź jeden amulet albo zachowaj wszystkie i weź po amulecie za każdą ponad dziesięć.
ask-lay-off = Wybierz karty do odrzucenia. Nikt ich nie zobaczy – to okazja, żeby pozbyć się skażonych.
ask-offering = Wszyscy składają tajną ofiarę i wszystkie ofiarowane talenty przepadają. Kto da najwięcej, oddaje 3 amulety albo tyle, ile ma; pozostali jakieś biorą – im mniej dasz, tym więcej weźmiesz. Ile jest dla ciebie warta czystsza piramida?
ask-answer-roll = Twój rzut rozpoczyna ceremonię ofiarną. Skryba może zdjąć kość z ołtarza i ją odwołać.
ask-give = U drzwi stoi Żebrak: daj 2 talenty albo standardową kartę – to, czego mniej ci szkoda.
ask-fetch = Weź dowolną kartę z odrzuconych. Nikt inny nie zobaczy którą.
ask-ask = Wybierz surowiec i graczy, których o niego prosisz. Z każdą przyjętą kartą dostajesz amulet.
ask-offer = Możesz zaproponować kartę: jeśli zostanie przyjęta, odejdzie z nią jeden twój amulet. Albo odmów.
ask-accept = Bierzesz kartę? Razem z nią dostajesz jeden amulet dającego.
ask-keep = Zatrzymaj karty, z których każda jest dla ciebie warta amulet. Resztę odrzucasz.

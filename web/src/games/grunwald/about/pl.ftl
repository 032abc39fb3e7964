# Co robi każdy element gry Na Grunwald!

crown_knights = Rycerz koronny o sile { $strength }. Walczy tylko w jednej potyczce, z siłą { $strength }, potem odpoczywa w obozowisku. Na koniec potrzebuje 1 prowiantu; wyżywiony jest wart { $strength } pkt i liczy się do tytułu dowódcy wojsk koronnych.
mercenary_knights = Rycerz zaciężny o sile { $strength }. Walczy tylko w jednej potyczce, z siłą { $strength }, potem odpoczywa w obozowisku. Na koniec potrzebuje 1 prowiantu; wyżywiony jest wart { $strength } pkt i liczy się do tytułu dowódcy wojsk zaciężnych.
teutons = Krzyżak o sile { $strength }. W potyczce może go pojmać rycerz silniejszy niż { $strength }. Jako jeniec jest na koniec wart { $strength } pkt i nie potrzebuje prowiantu.
peasants = Chłop ma siłę 0. Zastępuje rycerza, którego nie możesz lub nie chcesz wysłać; nikogo nie pojmie i nie daje punktów.
provision_cards = Prowiant jednej rundy: { $values } kolejno dla pierwszego, drugiego i tak dalej; w dwie osoby tylko jedna grupa dostaje { $p2 }.
ducat_cards = Dukaty jednej rundy: { $values } kolejno dla pierwszego, drugiego i tak dalej; w dwie osoby { $p2 }, w trzy { $p3 }.
fields-teutons = Granica. Od 4 rundy każdy, kto ma tu pionek, zagrywa w tajemnicy jednego rycerza. Jeśli razem dorównają sile Krzyżaków, potyczka jest wygrana, a najsilniejsi rycerze pojmują słabszych od siebie Krzyżaków. Jeśli nie, brakującą siłę spłacają wszyscy.
fields-crown = Najsilniejsza grupa bierze na rękę lepszego z dwóch rycerzy koronnych, druga – drugiego; w dwie osoby tylko pierwsza kogoś dostaje.
fields-provisions = Liczą się razem pionki i położone przy nich dukaty. Najsilniejsza grupa bierze najwięcej prowiantu, druga mniej; w dwie osoby dostaje tylko pierwsza.
fields-ducats = Liczą się pionki. Najsilniejsza grupa bierze najwięcej dukatów, następne mniej; w cztery osoby wypłaty są trzy, w mniej osób dwie.
fields-mercenaries = Po jednym pionku i co najmniej jeden dukat przy nim: liczą się tylko dukaty. Najwięcej dukatów najmuje lepszego rycerza zaciężnego, druga stawka drugiego; w dwie osoby tylko pierwsza. Kto nikogo nie najmie, zabiera dukaty z powrotem.
fields-helpers = Liczą się pionki. Pierwszy dostaje pomocnika za darmo, drugi może go kupić za tyle dukatów, ilu ma pomocników. Nikt nie ma ich więcej niż pięciu.
fields-events = Od 2 rundy na początku rundy odkrywa się wydarzenie: zmienia ono rundę albo coś oferuje.
pawns-officer = Oficer liczy się za { $points } tam, gdzie liczą się pionki. Na pole idzie sam.
pawns-helper = Pomocnik liczy się za { $points } tam, gdzie liczą się pionki. Na jedno pole może iść dowolnie wielu razem.
tokens-ducat = Za dukaty są rycerze zaciężni, prowiant, pomocnicy i wydarzenia. Na koniec każde dwa to 1 punkt.
tokens = Prowiant dla rycerzy na koniec gry: { $value }. Nadwyżka liczy się tylko do tytułu kwatermistrza królewskiego.
tokens-start_player = Kto ma żeton gracza rozpoczynającego, zaczyna rundę.
tokens-round_marker = Pokazuje porę roku. Gra kończy się po ósmej.
tokens-crown_commander = Tytuł ma ten, kto ma najwięcej wyżywionych rycerzy koronnych, przy remisie silniejszych: po 1 punkcie za każdego.
tokens-mercenary_commander = Tytuł ma ten, kto ma najwięcej wyżywionych rycerzy zaciężnych, przy remisie silniejszych: po 1 punkcie za każdego.
tokens-quartermaster = Tytuł ma ten, komu zostało najwięcej prowiantu: po 1 punkcie za każdą jednostkę.
rounds = Runda { $number } z 8. { $event ->
        [yes] Odkrywa się wydarzenie.
       *[other] Wydarzenia jeszcze nie ma.
    } { $truce ->
        [yes] Trwa rozejm: nikt nie idzie na granicę.
       *[other] Krzyżacy atakują.
    }

now-pays = W tej rundzie: { $values }.
now-empty = Nikt tu nie stoi: kto przyjdzie, jest pierwszy.
now-first = Teraz pierwszy jest { $player }: { $points }. Aby być pierwszym, potrzebujesz { $need }.
now-mine = Teraz jesteś na pierwszym miejscu: { $points }.
now-teutons = Siła Krzyżaków w tej rundzie: { $strength }.

worth-score = punkty
worth-knights = wyżywieni rycerze
worth-prisoners = jeńcy
worth-ducats = dukaty
worth-provisions = prowiant
worth-pawns = pionki na później
worth-start = pierwszeństwo
worth-losses = koszt przegranej potyczki
worth-fights = przyszłe potyczki
worth-titles = tytuły na koniec
worth-rivals = najlepszy rywal

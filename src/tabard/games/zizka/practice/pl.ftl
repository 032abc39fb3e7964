practice-offering = Pięć monet
practice-offering-ask = Ostatnia akcja gry. Jałmużna z pierwszego rzędu już dana; zostało 20 punktów i 5 monet. Torak ma 20 punktów i 7 monet, czyli na końcu jeszcze punkt. Co robisz z monetami?
practice-offering-ask-step = Punkt za 3 monety. Pozostałe 2 na końcu są bez wartości: 21 punktów, tyle co Torak, a on ma więcej monet.
practice-offering-ask-keep = Pięć monet to na końcu jeden punkt: 21. Torak też ma 21, a przy remisie wygrywa więcej monet. On ma 7.
practice-offering-why = Na końcu gry 5 monet to jeden punkt, tutaj dwa: 22 do 21. Przed ostatnią rundą zastanów się przy każdych 5 monetach, czy nie kupią więcej niż punktu.

practice-roads = Ostatnia droga
practice-roads-ask = Zostały dwie akcje: droga i czyn. Potrzebujesz trzech punktów, a jesteś na cnocie 2. Twoi ludzie mają pięć dymków i kaptur, do tego trzy kości. Dokąd jedziesz?
practice-roads-ask-swords = Na koniokradów trzeba mieczy, a nikt z twoich ich nie ma. Kości musiałyby pokazać pięć.
practice-roads-ask-again = Příběnice są już zdobyte. Każdy dowódca zdobywa każdy zamek tylko raz.
practice-roads-ask-boar = Tam też leżą trzy punkty, za pięć mieczy i kaptur. Twoi ludzie mówią, nie walczą.
practice-roads-ask-else = Nic pewnego tam nie ma. Szukaj tego, co twoi ludzie potrafią bez kości.
practice-roads-why = Spór o dziesięcinę wymaga w trzech rzędach kaptura i czterech dymków, a wszystko to twoi ludzie mają wydrukowane: dwa punkty, a przy cnocie 2 krok to trzeci. Jedź tam, gdzie potrzebne są twoje symbole, a nie tam, gdzie najbliżej.

practice-gate = Las czy brama
practice-gate-ask = Dwie akcje, a potrzebujesz czterech punktów. Przed tobą królewski las: cztery rzędy i dwie przychylności. O krok stąd łatwy zamek, Příběnice; jesteś na cnocie 2. Co robisz?
practice-gate-ask-forest = Najwyżej dwa punkty i przychylność obu królów, których kośćmi już nie rzucisz: po twojej turze gra się kończy.
practice-gate-ask-else = To już koniec, a Torak ma 21 punktów.
practice-gate-why = Zamek to 2 punkty i 4 monety, a krok poza cnotę 2 to kolejny punkt. Z twoją ostatnią monetą jest ich pięć, czyli jeszcze jeden: 22 do 21. W ostatniej turze liczą się tylko punkty; przychylność, szczęście i ludzie są już bez wartości.

practice-poster = Sąsiad z listem
practice-poster-ask = Została jedna akcja. Masz 18 punktów; Torak z monetami i 9 na liście gończym będzie miał 22. Stoi na twoim polu. Tutejsi koniokrady przyniosą trzy punkty. Co robisz?
practice-poster-ask-thieves = Ty 21 punktów, Torak 22: jego 9 monet liczy się na końcu dla niego.
practice-poster-ask-away = Ostatnia akcja, dalej dziś nikt nie pojedzie.
practice-poster-why = Atak daje 2 punkty i 9 monet, czyli blisko dwa następne, a Torak je traci: 21 do 20. Twoi ludzie mają wydrukowane cztery miecze, Torak dwie kości i dwa kaptury. Monety z listu liczą się podwójnie: tobie na plus, jemu na minus.

practice-purse = Punkt czy sakiewka
practice-purse-ask = Zostały dwa kaptury, a to twoja ostatnia akcja. Masz 19 punktów i 3 monety, Torak 20 punktów i 4 monety. Rząd 2: kaptur za 2 monety. Rząd 4: dwa kaptury za punkt. Co bierzesz?
practice-purse-ask-point = 20 do 20. Przy remisie wygrywa więcej monet: ty masz 3, Torak 4.
practice-purse-ask-enough = 19 punktów i dwa zmarnowane kaptury.
practice-purse-why = Z dwiema monetami masz ich pięć: to też punkt, i pięć monet przeciw czterem. 20 do 20, wygrywasz o monetę. Na końcu moneta bywa warta tyle co punkt.

practice-die = Kość króla
practice-die-ask = Ostatnia akcja, jeden przerzut. Kaptur i dymek na rząd 1 są, ale rząd 3 wymaga jeszcze dwóch dymków, a masz jeden. Twój miecz i miecz na kości Wacława nic tu nie dają. Którą kość przerzucasz?
practice-die-ask-own = Na sześciu ściankach jeden dymek i jeden joker: udaje się raz na trzy.
practice-die-ask-content = Bez rzędu 3 masz 19 punktów, a Torak 20.
practice-die-ask-needed = Ten symbol jest potrzebny na rząd 1. Przerzuć coś zbędnego.
practice-die-why = Kość Wacława ma dwa dymki i jokera: raz na dwa zamiast raz na trzy. Kość Zygmunta to żołnierz: dwa miecze, kaptur, joker. Warto wiedzieć, co jest na kości króla.

practice-last_luck = Szczęście na koniec
practice-last_luck-ask = Atakujesz Toraka, to twoja ostatnia akcja: na razie cztery miecze, a w ręce trzy żetony szczęścia. Torak ma dwa wydrukowane kaptury, cztery kości i dwa przerzuty. Ile żetonów dokładasz?
practice-last_luck-ask-none = Cztery przeciw dwóm kapturom i czterem kościom: to prawie nigdy nie wystarczy. Na co oszczędzasz szczęście?
practice-last_luck-ask-spared = Często starczy, ale nie zawsze. A zachowany żeton za chwilę nie będzie nic wart.
practice-last_luck-why = Dwa kaptury i cztery kości to najwyżej 6, a przy remisie wygrywa obrońca. Z 7 nie można przegrać. Żetony szczęścia na końcu nic nie są warte: ostatni dołóż do ostatniego rzutu.

practice-counted = Już wygrane?
practice-counted-ask = Ostatnia akcja gry to turniej Žižki, w puli 3 monety. Masz 21 punktów i 5 monet, Torak 20 punktów i 1 monetę. Dołączasz za monetę?
practice-counted-ask-coin = Teraz masz 4 monety, a to już nie punkt: 21. Z tobą najlepszy bierze dwa punkty i 5 monet z puli; Torak może mieć 23.
practice-counted-why = Twoje 5 monet to punkt: 22. Bez ciebie Torak dostanie punkt za zwycięstwo nad Žižką i najwyżej 4 monety: 21. Wygrana jest twoja. Udział prawie zawsze się opłaca, ale najpierw policz, ile mogą jeszcze zdobyć inni.

practice-tie = Remis to za mało
practice-tie-ask = Torak ma w turnieju 10, ty też 10 i rzucasz na końcu. Jeśli zakończysz, masz nagrodę osobistą i pół puli: z monetami 20 punktów. Torak będzie miał 21. Co robisz?
practice-tie-ask-share = 20 do 21. Remis wystarczył na turniej, ale gra przegrana.
practice-tie-ask-dear = Dwa jokery i dwa miecze to cały twój wynik, a odłożona kość nic nie daje. Odłóż to, co i tak nic nie jest warte.
practice-tie-why = Potrzebujesz 11. Odłóż dymek i przerzuć drugi: pięć ścianek z sześciu jest coś wartych, a wystarczy kaptur. Remis wygląda bezpiecznie, ale tu przegrywa grę; dymkiem nic nie ryzykujesz.

practice-favour = Prezent dla rywala
practice-favour-ask = Ostatnia akcja. Masz 20 punktów i 3 monety; Žižka 20 punktów, 4 monety i przychylność Wacława. Zostały miecz, kaptur i joker. Rząd 2: dymek za 2 monety. Rząd 3: dwa miecze i kaptur za punkt i przychylność Wacława. Co bierzesz?
practice-favour-ask-gift = Masz 21. Ale kto traci przychylność, dostaje za nią punkt: Žižka też ma 21, a monet więcej.
practice-favour-ask-enough = 20 do 20, a Žižka ma o monetę więcej.
practice-favour-why = Joker jako dymek: 2 monety, a pięć monet to punkt. 21 do 20. Odebrana przychylność to punkt dla tego, kto ją traci; pod koniec licz ją po obu stronach.

practice-boar = Zrezygnować?
practice-boar-ask = Dzik, a zostały dwie ostatnie akcje: ta i jeszcze jedna. Potrzebujesz trzech punktów. Rzut starcza na rząd 1 i punkt, ale do rzędu 3 brakuje miecza. Bierzesz rząd 1 czy rezygnujesz?
practice-boar-ask-half = Punkt i 3 monety, a żeton znika razem z pozostałymi dwoma punktami. Druga akcja nic tu już nie znajdzie: 20 do 21.
practice-boar-why = Po porażce wydarzenie zostaje na polu, a ty dostajesz żeton szczęścia. Z siedmioma nowymi kośćmi, przerzutem i szczęściem prawie zawsze wypełnisz oba rzędy. Mały sukces może kosztować duży.

practice-eight = Trzy kości więcej
practice-eight-ask = Chcesz zaatakować Toraka, tu i teraz. Z kośćmi drużyny i własną rzucasz ośmioma. Masz 9 monet: Sokol daje trzy kości i jokera, Valkoun trzy miecze i przerzut. Kogo werbujesz?
practice-eight-ask-dice = Nigdy nie rzuca się więcej niż ośmioma kośćmi. Trzy kości Sokola zostają w pudełku; przydaje się tylko joker.
practice-eight-ask-else = Torak ma na kartach sześć kapturów i jokera, a do tego kości. Potrzebny ktoś, kto da najwięcej mieczy.
practice-eight-why = Miecze Valkouna są w każdej walce, a przerzut poprawia kość. Vit może odejść: on tylko rozmawia. Przy ośmiu kościach dziewiąta nie jest nic warta; siły dodają już tylko wydrukowane symbole i przerzuty.

practice-side = W górę czy w dół?
practice-side-ask = Příběnice zdobyte, trzeba zrobić krok morale. Jesteś na cnocie 1. Zanim wybierzesz, spójrz na swoich ludzi.
practice-side-ask-leave = Na cnocie 2 odchodzą Přibík i Dorota: pięć z sześciu kości. Punktu za ten krok też nie ma; dałby go dopiero następny.
practice-side-why = Přibík i Dorota gardzą cnotą, a to z nimi wygrasz resztę gry. Krok ku występkowi nic nie kosztuje. Koniec toru płaci punkt za każdy dalszy krok, ale tylko wtedy warto, gdy potrzebni ludzie idą tam z tobą.

practice-floor = Samotnie przeciw Torakowi
practice-floor-ask = Gra solo. Torak ma 19 punktów, a każda karta daje mu co najmniej jeden: po twojej turze koniec. Masz 16, jedną akcję i stoisz z nim pod trudnym zamkiem. Co robisz?
practice-floor-ask-storm = Może się udać: wtedy 21. Ale to jedyna próba, a zawieść może każdy z czterech rzędów.
practice-floor-ask-away = Torak bierze swój punkt i gra się kończy.
practice-floor-why = Pokonany Torak leży, a w następnej fazie tylko wstaje: bez karty i bez punktu. Zyskujesz całą turę, dwie próby pod zamkiem zamiast jednej. Pięć mieczy i siedem kości pokonuje go niemal zawsze.

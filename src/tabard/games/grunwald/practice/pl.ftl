practice-hungry = Kto zostanie bez chleba?
practice-hungry-ask = Koniec gry, zostało tylko zaopatrzenie: czterech rycerzy, trzy jednostki prowiantu. Zielony ma trzech rycerzy koronnych, ty jednego; będzie miał 13 punktów. Kto odchodzi z twojego wojska?
practice-hungry-ask-merc = 11 punktów siły i jeden rycerz zaciężny: razem 12. Wygrywa Zielony, ma 13.
practice-hungry-ask-strong = Siła rycerza to jego punkty. Odejść powinien ktoś słaby.
practice-hungry-why = Bez dwójki rycerze mają siłę 12, a dwóch zaciężnych przeciw jednemu Zielonego daje dowództwo: jeszcze 2. 14 do 13. Najpierw najsłabszy, ale przed wyborem spójrz na tytuły.

practice-enough = Czy to wystarczy?
practice-enough-ask = Ostatnia potyczka: dwie trójki i 2 więcej przy dwóch graczach, razem 8. Jedyny rycerz Zielonego to czwórka. Kogo posyłasz?
practice-enough-ask-short = 3 i 4 to 7: przegrana o jeden, wszyscy płacą, a trójka nie pokona trójki. Piątka została na ręce, choć nie ma już na co jej oszczędzać.
practice-enough-ask-peasant = 4 do 8: każdy oddaje 4, a jeńca bierze tylko Zielony.
practice-enough-why = 5 i 4 to 9, o jeden więcej niż trzeba. Piątka bierze jedną z trójek do niewoli. W ostatniej rundzie nikogo się już nie oszczędza: rycerz na ręce punktuje tyle samo co w obozowisku.

practice-equal = Silniejszy, nie równy
practice-equal-ask = Krzyżacy to 4 i 1, a przy dwóch graczach dochodzą 2: razem 7. Zielony zagra trójkę, innego rycerza nie ma. Kim pojmiesz najwięcej?
practice-equal-ask-four = 4 i 3 to 7, potyczka jest wygrana. Ale czwórka nie pokona czwórki, bo musi być silniejsza. Przyprowadzi jedynkę.
practice-equal-ask-peasant = Bez rycerza nikogo nie pojmiesz, a każdy odda 4.
practice-equal-why = Czwórkę pokona tylko piątka: cztery punkty. Potyczkę wygrywa suma, ale jeńca bierze tylko ktoś od niego silniejszy. Trójka Zielonego bierze jedynkę.

practice-border = Ostatni pomocnik
practice-border-ask = Stoją już wszystkie pionki prócz jednego twojego pomocnika. Na granicy jest sam Zielony, z trójką na ręce. Krzyżacy mają 4 i 2, a przy dwóch graczach dochodzą 2. Dokąd idzie pomocnik?
practice-border-ask-mercenary = Rycerz o sile 2 za dukata. Ale na granicy jest 3 do 8: każdy oddaje 5, a ty prawie nie masz zbędnego prowiantu.
practice-border-ask-else = Cokolwiek to da, oddasz więcej: na granicy jest 3 do 8 i każdy płaci 5.
practice-border-why = Z twoją szóstką jest 9 do 8. Nikt nie płaci, a szóstka bierze do niewoli czwórkę. Dwie korzyści naraz: cztery punkty zdobyte i pięć nie stracone. Zanim gdzieś pójdzie ostatni pomocnik, zapytaj, kto trzyma granicę.

practice-knight = Najlepsze, co leży na planszy
practice-knight-ask = Twój oficer to ostatni pionek ostatniej rundy. Masz czterech rycerzy i pięć jednostek prowiantu. Które pole jest warte najwięcej?
practice-knight-ask-bread = Masz tam tyle punktów co oficer Fioletowego, ale on stanął wcześniej, więc dostajesz 1. A pięć jednostek i tak wystarczy już dla pięciu rycerzy.
practice-knight-ask-else = Coś to daje, ale dukat to pół punktu, a najlepszy rycerz z planszy przypadłby Zielonemu.
practice-knight-why = Na polu Rycerze koronni Zielony i Fioletowy mają po 1 punkcie, oficer ma 2. Szóstka jest twoja, a piąta jednostka prowiantu ją wyżywi: sześć punktów z jednego pionka.

practice-bread = Miecz czy chleb
practice-bread-ask = Ostatni pomocnik, 3 dukaty. Masz rycerzy o sile 6, 5, 4 i 3 oraz trzy jednostki prowiantu. Za 3 dukaty przebijesz Zielonego i weźmiesz zaciężnego o sile 5. Za jednego będziesz na pierwszym miejscu na polu Prowiant: 2 jednostki przy dwóch graczach. Co wybierasz?
practice-bread-ask-blade = Dobry rycerz, tylko głodny: pięciu rycerzy, trzy jednostki. 6, 5 i 5 to 16. Tych czterech, których masz, nakarmionych jest wartych 18.
practice-bread-ask-else = Jeden z czterech rycerzy nie ma co jeść i właśnie to może zmienić ostatni pomocnik.
practice-bread-why = Przy pięciu jednostkach najedzą się wszyscy czterej: 18 punktów, jedna jednostka w zapasie i dwa dukaty. Piąty rycerz zabrałby tylko miskę innemu. Nigdy więcej ust niż chleba.

practice-title = Najsłabszy zostaje
practice-title-ask = Cztery jednostki prowiantu, pięciu rycerzy: trzech koronnych, 2, 3 i 4, oraz dwóch zaciężnych, 5 i 3. Zielony ma dwóch koronnych i trzech zaciężnych. Kto odchodzi?
practice-title-ask-weakest = Teraz macie po dwóch koronnych, a Zielony silniejszych: dowódcą jest on. Punkt siły oszczędzony, pięć straconych.
practice-title-ask-strong = Trzeci rycerz koronny jest potrzebny, a silny zaciężny kosztuje więcej niż słaby.
practice-title-why = Tytuły liczą głowy, nie siłę. Z dwójką masz trzech koronnych przeciw dwóm: dowództwo, 3 punkty. Zaciężna trójka żadnego tytułu nie da, bo Zielony ma ich trzech. 18 do 17.

practice-mouth = Jeniec nie je
practice-mouth-ask = Nikt nie bronił granicy: każdy oddaje 4. Za chwilę z pola Prowiant dostaniesz 2 jednostki, na razie nie masz żadnej. Co oddajesz?
practice-mouth-ask-prisoner = Jeńca nie trzeba karmić. Zostało trzech rycerzy i dwie jednostki: teraz jeden z nich i tak odejdzie głodny.
practice-mouth-ask-crown = Prawie. Ale z dwoma rycerzami koronnymi dowództwo daje 2 punkty, z jednym tylko 1.
practice-mouth-ask-strong = Piątka, żeby spłacić cztery: reszty nikt nie wyda.
practice-mouth-why = Na trzech rycerzy będą dwie jednostki, więc jeden i tak by przepadł. Niech spłaci dług: zaciężny, który nie pomaga w żadnym tytule. Jeniec daje swoje 4 punkty i nigdy nie prosi o chleb.

practice-junk = Rachunek
practice-junk-ask = Potyczka przegrana: każdy oddaje 4. Masz trzy jednostki prowiantu i pięciu rycerzy: 5, 4, 4, 2 i 2. Ile prowiantu oddajesz?
practice-junk-ask-all = Teraz dla żadnego z pięciu nie ma chleba. Piątka i obie czwórki wracają do domu.
practice-junk-ask-some = Każda jednostka to chleb piątki albo czwórki. Poszukaj tego, co i tak jest niepotrzebne.
practice-junk-why = Wyżywisz trzech: piątkę i czwórki. Obie dwójki i tak odeszłyby głodne, a razem to akurat 4. Niech więc zapłacą cały rachunek, a ciebie to nic nie kosztuje.

practice-four = Liczą się głowy
practice-four-ask = Ostatni pomocnik, dwa dukaty, chleba na jeszcze jednego rycerza. Zaciężnych macie z Zielonym po trzech, ale jego są silniejsi. Koronnych Zielony ma czterech, ty dwóch. Koronny o sile 4 czy zaciężny o sile 2?
practice-four-ask-stronger = Cztery punkty siły, ale bez tytułu: koronnych jest czterech do trzech, a zaciężnymi nadal dowodzi Zielony.
practice-four-ask-else = Leżą tu rycerze, po których nikt inny już nie sięgnie. Weź jednego z nich.
practice-four-why = Dwójka to twój czwarty zaciężny: dowództwo za 4 punkty, a Zielony traci swoje 3. Razem z jej siłą to więcej niż jakakolwiek czwórka. Tytuły liczą karty, więc najsłabsza bywa najcenniejsza.

practice-quartermaster = Chleb dla nikogo
practice-quartermaster-ask = Ostatni pomocnik, dwa dukaty. Pięciu rycerzy zje pięć z twoich sześciu jednostek. Zielonemu zostanie najwyżej parę, chyba że weźmie Prowiant, tym razem 3: stoi tam sam, jednym pomocnikiem. Zaciężny o sile 3 czy więcej chleba?
practice-quartermaster-ask-knight = Siła 3 i jeszcze punkt do dowództwa nad zaciężnymi. Ale Zielony bierze 3 jednostki, zostaje kwatermistrzem i punktuje za cały swój zapas.
practice-quartermaster-ask-else = Na polu Prowiant leżą 3 jednostki, które Zielony bierze jednym pomocnikiem, chyba że przyjdziesz z pomocnikiem i dukatem.
practice-quartermaster-why = Pomocnik z dukatem bije samego pomocnika. Z zapasem 4 jednostek zostajesz kwatermistrzem: 4 punkty. A Zielony nie, choć inaczej tytuł byłby jego. Liczy się też to, czego nie dostanie rywal.

practice-mix = Drobne
practice-mix-ask = Potyczka przegrana: każdy oddaje 4. Masz sześć jednostek prowiantu na czterech rycerzy, 5, 5, 4 i 4, oraz jeńca o sile 2. Ile prowiantu oddajesz?
practice-mix-ask-bread = Dwie jednostki na czterech rycerzy: obie czwórki odchodzą. Rachunek na 4, a kosztuje 8 punktów.
practice-mix-ask-knight = Wtedy i tak przepada czwórka, oddana albo głodna. Da się taniej.
practice-mix-why = Dwie jednostki są zbędne i nic nie kosztują. Pozostałe 2 spłaca jeniec, co do grosza. Wszyscy czterej rycerze zostają i jedzą: rachunek to 2 punkty zamiast 4 albo więcej. Najpierw zbędny chleb, potem to, co pasuje do reszty.

practice-granary = Droga oferta
practice-granary-ask = Zaczyna się ostatnia runda. Pięciu rycerzy, 5, 5, 5, 4 i 4, tylko trzy jednostki prowiantu, 3 dukaty. Zielony ma 7 dukatów i więcej pomocników. Spichlerze sprzedają 1 jednostkę za 1 dukata albo 2 za 3. Co robisz?
practice-granary-ask-later = Skąd potem wziąć prowiant? Na polu Prowiant Zielony łatwo cię przebije. Dwie głodne czwórki to 8 punktów.
practice-granary-ask-half = Taniej, ale druga czwórka zostaje głodna, a z 2 dukatami trudno przebić jego 7.
practice-granary-why = Trzy dukaty to na końcu jeden punkt. Dwie jednostki to dwaj rycerze o sile 4. Liczy się nie cena sztuki, tylko to, ile stracisz bez niej.

practice-lost = Lepiej przegrać
practice-lost-ask = Ostatnia potyczka: 3 i 2, a przy trzech graczach jeszcze 4, razem 9. Zielony zagra piątkę. Z twoją czwórką akurat wystarczy. On ma pięciu rycerzy i pięć jednostek prowiantu; ty trzech rycerzy, osiem jednostek i dwóch jeńców. Kwatermistrzem z daleka jest Fioletowy. Prowadzi Zielony. Co zagrywasz?
practice-lost-ask-brave = 9 do 9, wygrana. Bierzesz dwójkę, Zielony trójkę, nikt nie płaci, a grę wygrywa Zielony.
practice-lost-why = Z chłopem jest 5 do 9: każdy oddaje 4. Ty płacisz zbędnym prowiantem, który i tak nic by nie dał. Zielony zapasu nie ma i oddaje rycerza: 22 do 21 dla ciebie. Potyczkę przegrywają wszyscy, ale nie wszyscy tak samo.

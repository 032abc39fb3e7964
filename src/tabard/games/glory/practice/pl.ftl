practice-money = Czego potrzeba sakiewce
practice-money-ask = Ostatnia Faza Wypraw. Masz 41 Chwały, Czerwony 44, możesz zagrać jeszcze dwie karty. Ballada daje 2 Chwały, Posag 3 Monety, Order Smoka 5 Chwały i Prestiż za 4 Monety. Masz 1 Monetę. Która karta teraz?
practice-money-ask-ballad = 43 Chwały i jedno zagranie na Posag, za który nic już nie kupisz. Czerwony ma 44.
practice-money-ask-stop = 41 do 44. Zostały ci dwa zagrania i trzy karty.
practice-money-why = Z Posagiem masz 4 Monety, a one płacą za Order Smoka: 46 do 44. Wyprawę planuj od końca: która karta jest najlepsza i która za nią zapłaci?

practice-lady = Czwarty żeton
practice-lady-ask = Ostatnia Faza Wypraw; na ręce został jeszcze Order Złotego Runa, a 3 Monety na niego masz. Masz dwa żetony Prestiżu. Miłość dworska: jedna Chwała czy Pani serca? Ty 36 Chwały, Czerwony 43.
practice-lady-ask-glory = 37 i 3 za Order Złotego Runa: 40 do 43. Trzy żetony Prestiżu to jeszcze nie Tytuł.
practice-lady-why = Pani serca to trzeci żeton Prestiżu, a Order Złotego Runa daje czwarty, Urząd: to Tytuł Sławny, 7 Chwały. 46 do 43. Zanim weźmiesz pojedynczą Chwałę, sprawdź, który Tytuł można dokończyć.

practice-relic = Remis jest jego
practice-relic-ask = Najazd, który rozstrzyga Pojedynek i grę: 8 do 9. Jean II de Luxembourg ma Prestiż 1, ty żadnego. Jedna Relikwia: Medalion o 1 więcej, Amulet o 2 więcej, Paternoster kość Zbroi na 3, Pierścień przerzut do czterech kości. Która?
practice-relic-ask-tie = 9 do 9. Przy remisie decyduje Prestiż, a ma go on.
practice-relic-ask-throw = Leżą Siła 4 i Wierzchowiec 2; brakuje dwóch, a rzut może wyjść gorzej. Najpierw to, co pewne, potem nadzieja.
practice-relic-ask-pass = 8 do 9 i cztery Relikwie w torbie. Nie ma już Pojedynku, na który można je odłożyć.
practice-relic-why = 10 do 9. Przeciw Rycerzowi z wyższym Prestiżem trzeba o jeden więcej niż on. Pytaj więc nie tylko, ile brakuje, ale i czyj jest remis.

practice-beads = Ostatnie monety
practice-beads-ask = Ostatnia karta ostatniej wyprawy. Masz 5 Monet, 40 Chwały i trzy Relikwie; Czerwony 43 Chwały i dwa żetony Prestiżu. Order Złotego Runa: 3 Chwały i Prestiż za 3 Monety. Paternoster: Relikwia za 1 Monetę. Co zagrywasz?
practice-beads-ask-order = 43 do 43, a przy remisie wygrywa więcej żetonów Prestiżu: ty masz jeden, Czerwony dwa.
practice-beads-ask-stop = 40 do 43. Monety na końcu są bez wartości, chyba że żąda ich Tytuł.
practice-beads-why = Czwarta Relikwia i 2 z twoich 4 Monet to Tytuł Fundator: 7 Chwały za jedną Monetę, 47 do 43. Droższa karta nie jest lepsza; przed każdym ostatnim zakupem spójrz na odkryte Tytuły.

practice-siege = Ostatni pionek
practice-siege-ask = Twój ostatni pionek w ostatniej rundzie; Czerwony nie ma już żadnego. Jest 38 do 38, a każdego czeka jeden Pojedynek, Atak 7. Masz 3 Siły, przychód da jeszcze 2. Oblężenie to 5 Chwały za 2 Siły. Dokąd?
practice-siege-ask-strength = Na Pojedynek masz już 5 Sił, a w jednym wydaje się najwyżej 4.
practice-siege-ask-market = Kość Wierzchowca pomoże, ale Atak 7 i tak pokonujesz prawie zawsze. Pięć Chwały to więcej, niż wart jest cały Rycerz.
practice-siege-ask-ally = Sojusznik pomoże trochę w Pojedynku, który i tak wygrasz.
practice-siege-ask-else = Z tego Chwały już nie będzie. Co zostanie po Turnieju, liczy się tylko do Tytułu.
practice-siege-why = 5 Chwały od razu, a na jeden Pojedynek z Atakiem 7 zostają 3 Siły: to dziewięć razy na dziesięć. Policz, czego naprawdę trzeba na ostatni Turniej; wszystko ponad to zamień w Chwałę.

practice-noble = Pięć Chwały czy cztery
practice-noble-ask = Ostatni pionek idzie do Sojuszników. Masz 2 Monety, Królową i Giermka; 36 Chwały, Czerwony 40. Dama daje 5 Chwały za 2 Monety, Minstrel 4 za 1. Kogo bierzesz?
practice-noble-ask-lady = 5 Chwały teraz i żadnego Tytułu. Minstrel jest dla ciebie wart więcej, niż się zdaje.
practice-noble-ask-thug = Z Drabem w domu nie jest się już Szlachetnym, kto by tam jeszcze nie mieszkał.
practice-noble-ask-else = Tani, ale Chwały nie daje. I który Tytuł dokończy?
practice-noble-why = Królowa, Giermek i Minstrel, a żadnego Draba: to Tytuł Szlachetny, 5 Chwały na końcu. 4 i 5 to więcej niż 5. Przy każdym Sojuszniku policz Tytuł, do którego należy.

practice-colour = Które kości?
practice-colour-ask = John Fastolf: Atak 8, Prestiż 1, a ty nie masz żadnego. Twój rzut: Siła 2 i 1, Wierzchowiec 4 i 0, Zbroja 2, 1 i 0. Razem 8, a remis jest jego. Żeton Wiary przerzuca dwie kości. Które?
practice-colour-ask-zero = Kość Wierzchowca z zerem nic nie da: obok leży już 4, najlepsza ścianka, a liczy się tylko najlepsza kość w kolorze.
practice-colour-ask-white = Pomoże tylko 3, jedna ścianka z sześciu. Z dwiema kośćmi to trzy razy na dziesięć.
practice-colour-ask-pass = 8 do 8, a on ma więcej Prestiżu: Najazd przegrany. Lepiej niż na wygrany Najazd tego żetonu nie wydasz.
practice-colour-ask-else = Lepiej, ale nie najlepiej. W którym kolorze najwięcej jeszcze brakuje?
practice-colour-why = Obie czerwone: na którejkolwiek wystarczy 3, 4 lub 5, a to trzy razy na cztery. Nie szukaj najniższych kości, tylko koloru, w którym najlepsza może najbardziej urosnąć. Dwójkę też wolno przerzucić: sama nic nie wygra.

practice-fourth = Czwarty żeton Siły
practice-fourth-ask = Juan II, Atak 9, Prestiż 2: każdy wygrał jeden Najazd, ten rozstrzyga. Wydane są 2 Siły, zostały 2. Czerwonych kości jest najwyżej trzy. Ile dokładasz?
practice-fourth-ask-die = Trzecia kość i cztery szanse na dziesięć. Drugi żeton zostaje w kieszeni, a po dzisiejszym wieczorze jest bez wartości.
practice-fourth-ask-none = Jedna szansa na trzy i dwa niewydane żetony w ostatnim Najeździe gry.
practice-fourth-why = Czwarty żeton nie daje kości, ale na wszystkich trzech ścianka specjalna liczy się teraz za 5 zamiast za 1: ponad pięć szans na dziesięć zamiast czterech. W ostatnim Najeździe niczego nie oszczędzaj.

practice-witch = Cena Wiedźmy
practice-witch-ask = Pierwszy Najazd jest twój; w drugim jest 8 do 9 przeciw Janowi Žižce, a Prestiżu nie ma żaden z was. Możesz użyć jeszcze jednego Sojusznika. Wiedźma zabiera mu 1 Ataku i kosztuje 1 Chwałę; Fechmistrz zmienia twoją najniższą kość Siły w 5. Masz 34 Chwały, Czerwony 39, Žižka jest wart 6.
practice-witch-ask-glory = 8 do 8 i Pojedynek jest twój. Ale po zapłaceniu masz 39 Chwały, tyle co Czerwony, a on ma Prestiż.
practice-witch-ask-third = Wtedy rozstrzyga trzeci Najazd. Może pójdzie dobrze; ale czego użyjesz tam, możesz użyć i tu, a tu wygrana jest pewna.
practice-witch-why = Piątka zamiast czwórki: 9 do 9, przy Prestiżu 0 remis wystarczy, a Chwały jest 40 do 39. Draba i Wiedźmę opłaca się punktami; pod koniec najpierw policz.

practice-goal = Który Tytuł?
practice-goal-ask = Ostatnia Faza Wypraw, Zadanie pozwala dobrać dwa Tytuły. Mecenas: dwóch Minstreli i 3 Monety, 5 Chwały. Wpływowy: pięciu Sojuszników, 4 Chwały. Masz pięciu Sojuszników, w tym dwóch Minstreli, i 6 Monet; odkryty leży Bogaty (6 Monet, 4 Chwały). Ty 36 Chwały, Czerwony 42.
practice-goal-ask-coins = Te 3 Monety liczą się do Mecenasa albo do Bogatego, nie do obu. Punktuje tylko jeden z nich: 41 do 42.
practice-goal-why = Wpływowy nie żąda Monet, więc wszystkie 6 zostaje na Bogatego: 4 i 4, 44 do 42. Każda Moneta, żeton i Sojusznik służy tylko jednemu Tytułowi. Szukaj takich, które żądają czego innego.

practice-deny = Czego nie może dostać
practice-deny-ask = Ostatni pionek idzie do Sojuszników, potem Czerwony ma jeszcze jeden. Masz 40 Chwały i 2 Monety; Czerwony 38, bez Monet, z Królową i Giermkiem. Dama: 5 Chwały za 2 Monety. Minstrel: 4 Chwały, za darmo. Tytuł Szlachetny (Minstrel, Królowa, Giermek) daje 5.
practice-deny-ask-lady = 45. Ale Czerwony za darmo bierze Minstrela: 4 Chwały teraz i Szlachetny za 5 na końcu: 47.
practice-deny-ask-else = Mniszka to jedna kość więcej przy przerzucie, a Czerwony ma Minstrela, który daje mu 9.
practice-deny-why = Tobie 4 Chwały zamiast 5, a Czerwonemu o 9 mniej, bo nikogo innego nie opłaci. Co jest za darmo i dokańcza Tytuł, stoi otworem i dla niego: zanim wybierzesz swoich Sojuszników, obejrzyj jego.

practice-squire = Zostaw to Giermkowi
practice-squire-ask = Rozstrzygający Najazd z Federikiem da Montefeltro: Atak 10, Prestiż 0. Siła 4, 1, 1; Wierzchowiec 1, 0; Zbroja 1, 0: razem 6. Giermek, który zmienia kość Wierzchowca w 4, działa po żetonie Wiary. Które dwie kości przerzucasz?
practice-squire-ask-squire = Wierzchowca i tak naprawi Giermek: 4 to najwięcej, ile można mieć. Nawet szczęśliwy rzut nie da nic ponad to, co da on.
practice-squire-ask-red = Trzeba piątki, jednej ścianki z sześciu: trzy szanse na dziesięć.
practice-squire-ask-pass = Z Giermkiem masz 9 do 10. Brakuje jednego, a to mogą dać tylko kości.
practice-squire-ask-else = To o jedną kość mniej tam, gdzie pomaga. Gdzie najłatwiej o jeden punkt?
practice-squire-why = Z Giermkiem masz 9, a remis wystarczy. Daje go 2 lub 3 na którejś z białych kości: ponad pięć szans na dziesięć. Najpierw policz, co pomocnicy zrobią na pewno, i rzucaj o to, czego wtedy brakuje.

practice-hopeless = Odpuść
practice-hopeless-ask = Pierwszy Najazd z Pálem Kinizsim jest twój. W drugim masz z rzutu 3 do jego 9. Masz Giermka (kość Wierzchowca na 4) i Amulet (o 2 więcej), każde na jeden Najazd. Używasz Giermka?
practice-hopeless-ask-squire = 6, z Amuletem 8: i tak przegrana, a do trzeciego Najazdu, który rozstrzyga, jedziesz bez pomocników.
practice-hopeless-why = 3, 3 i 2 to 8, a on ma 9. Czego nie da się wygrać, to nie powinno nic kosztować. W trzecim Najeździe Giermek i Amulet to nawet 6 punktów, i tam wygrywają Pojedynek.

practice-aim = Kogo wyzwać
practice-aim-ask = Ostatni Turniej, po jednym Pojedynku. Masz 36 Chwały, Czerwony 37, a spotka Andrzeja Balickiego, wartego 5. Wierzchowiec i Zbroja IV, 4 Siły, Wiara, Giermek, Fechmistrz, Amulet, Pierścień: niczego ci nie brakuje. Kogo wyzywasz?
practice-aim-ask-weak = Pokonasz go i będziesz mieć 40. Czerwony, uzbrojony nie gorzej od ciebie, będzie miał prawie zawsze 42.
practice-aim-ask-strong = Dużo Chwały, ale Atak 12 albo 13 to za wiele nawet dla ciebie, a remis jest jego.
practice-aim-why = Federico da Montefeltro: Atak 10, ale Prestiż 0, więc remis jest twój. Z nim jest 43 do 42, a całe wyposażenie wreszcie się zwraca. Przeciwnika wybieraj najpierw według tego, czego ci trzeba, a potem według tego, co potrafisz.

practice-lucky = Siła, która się przyda
practice-lucky-ask = Ostatni Pojedynek: Dietrich von Kottulin, Atak 7, wart 4 Chwały. Masz 3 Monety i 4 Siły, 36 Chwały, Czerwony 42. Tytuł Szczęśliwy (3 Monety i 3 Siły) daje 4. Ile Siły wydajesz?
practice-lucky-ask-spent = Po zwycięstwie zostaną mniej niż trzy, a bez Szczęśliwego masz najwyżej 40. Czerwony ma 42.
practice-lucky-ask-none = Bez czerwonej kości prawie nigdy go nie pokonasz, a sam Tytuł to 40. Jeden żeton możesz oddać.
practice-lucky-why = Trzeba i Pojedynku, i Tytułu: 44 do 42. Jeden żeton zostawia trzy na Szczęśliwego i wygrywa ponad osiem razy na dziesięć. W ostatniej rundzie z Siły robi się także Tytuły.

practice-sir = W pojedynkę przeciw SIR
practice-sir-ask = Solo, Rywal, ostatnia karta. SIR z Tytułami będzie miał 46 Chwały, a remis nie wystarczy. Masz 37, 6 Monet, 3 Siły i pięciu Sojuszników; Wpływowy (pięciu Sojuszników), Bogaty (6 Monet) i Szczęśliwy (3 Monety, 3 Siły) dają po 4. Co zagrywasz?
practice-sir-ask-dragon = 5 Chwały za 4 Monety, a z 2 Monetami ani Bogaty, ani Szczęśliwy: 37, 5 i 4 to 46. Remis to porażka.
practice-sir-ask-master = Szósty Sojusznik nic nie daje: 45, a trzeba 47.
practice-sir-ask-stop = Wpływowy i Bogaty to 45. Z tych 6 Monet trzeba tylko 3: Szczęśliwy daje tyle samo.
practice-sir-why = Order Złotego Runa daje 3 Chwały za 3 Monety; pozostałe 3 Monety i 3 Siły to Szczęśliwy, wart tyle co Bogaty: 37, 3, 4 i 4 to 48. Gdy dwa Tytuły dają tyle samo, punktuj tańszy, a resztę wydaj.

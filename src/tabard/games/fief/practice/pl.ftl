practice-title = Ostatnie zakupy
practice-title-ask = Ostatnia tura, faza 4. Masz 4 monety, całe Wales z zamkiem w Cardiff i tytuł North: jeden punkt zwycięstwa, tyle co Richard i Stefan. Co kupujesz?
practice-title-ask-mill = Dawałby 2 monety co turę, tylko że żadnej już nie będzie.
practice-title-ask-knight = Trzy punkty walki więcej na wojnę, której może nikt nie chce. Po tej turze liczą się tylko punkty zwycięstwa.
practice-title-ask-else = Żołnierze nic tu już nie wygrają. Czego brakuje do zwycięstwa?
practice-title-why = Wales kosztuje 4 monety i jest drugim punktem: 2 do 1 i 1. W ostatniej turze liczą się tylko tytuły, a tytuł raz kupiony traci się tylko razem z fortecą.

practice-castle = Najpierw zamek
practice-castle-ask = Ostatnia tura, faza 4. Masz tytuł North, oba miasta Marches, żadnego tam zamku i 9 monet. Richard i Stefan mają po punkcie. Co kupujesz najpierw?
practice-castle-ask-mill = Teraz młyn, i 9 monet nie starczy już na to, co daje punkt.
practice-castle-ask-knight = Rycerz pilnuje tego, co jest. Ale trzeba drugiego tytułu, a na to każdej monety.
practice-castle-ask-end = 9 monet w skrzyni i po jednym punkcie. Taki remis wygrywa księstwo, a księciem jest Stefan.
practice-castle-ask-else = Potrzebna jest każda moneta: tytuł wymaga wszystkich miast regionu i czegoś jeszcze.
practice-castle-why = Zamek za 5, tytuł Marches za 4: dokładnie twoje 9 monet i drugi punkt. Wszystkie miasta regionu nie wystarczą; w jednym musi stać zamek, który staje się fortecą.

practice-two = Księstwo czy dwa wicehrabstwa
practice-two-ask = Ostatnia tura, faza 4, 8 monet. Masz wszystkie miasta Wales, Marches i Midlands, a w każdym regionie zamek. Wales i Marches kosztują po 4, Midlands 8. Richard i Stefan mają po jednym tytule. Co kupujesz najpierw?
practice-two-ask-duchy = Jeden punkt za 8 monet, a po jednym mają wszyscy. Księstwo liczy się więcej tylko przy remisie, a Stefan też je ma.
practice-two-ask-else = Monety są potrzebne na tytuły: po tej turze nic innego się nie liczy.
practice-two-why = Teraz Wales, potem Marches: dwa punkty za 8 monet, 2 do 1 i 1. Duży czy mały, każdy tytuł lenny to jeden punkt zwycięstwa, a płaci się od miasta. Zaczynaj od małych regionów.

practice-ransom = Jeniec
practice-ransom-ask = Ostatnia tura, faza 4. Hugh jest jeńcem Richarda, nie ma tytułu; okup wynosi 2 monety. Masz 5 monet, całe Wales i tam zamek. Ty, Richard i Stefan macie po jednym tytule. Wykupujesz go?
practice-ransom-ask-free = Hugh jest wolny, a zostały 3 monety. Tytuł Wales kosztuje 4.
practice-ransom-why = Wales za 4 monety to drugi punkt. Hugh poczeka: w ostatniej turze sam wolny Lord punktu nie daje, a tytuł może nosić nawet jeniec, razem z jego punktem. Okup płaci się wtedy, gdy Lord ma coś do zrobienia.

practice-road = Dwie drogi
practice-road-ask = Ostatnia tura, ruch. Hugh stoi w Winchester z trzema rycerzami, gotowy do marszu, i ma dwa etapy. Londyn, forteca Roberta, jest pusty. Richard stoi w Oksfordzie z pięcioma żołnierzami; w Canterbury nie ma nikogo. Którędy?
practice-road-ask-oxford = W Oksfordzie stoi Richard. Dojdziesz tylko do wejścia, a dalej potrzebna jest jego zgoda.
practice-road-ask-home = Exeter jest dobrze strzeżone i bez ciebie. O dwa etapy stąd leży coś lepszego niż spokój.
practice-road-ask-else = Masz dwa etapy. Dokąd prowadzą?
practice-road-why = Canterbury kontroluje rodzina Roberta, ale nie ma tam nikogo, kto by cię zatrzymał. Stamtąd jeden etap do Londynu: forteca, a z nią księstwo. Drogę zamyka tylko ten, kto jest na miejscu; znacznik niczego nie zamyka.

practice-grant = Łaska króla
practice-grant-ask = Ostatnia tura, faza 4. Hugh jest królem, masz 5 monet. Zgłaszasz tytuł Wales (4 monety); masz też całe Midlands (8 monet) z zamkiem. Władca może co turę nadać jeden tytuł za darmo. Stefan ma dwa. Nadajesz sobie Wales?
practice-grant-ask-wales = Wales jest wtedy za darmo, ale Midlands kosztuje 8, a masz 5. Jeden tytuł, Stefan ma dwa.
practice-grant-why = Zapłać 4 za Wales, a nadaj sobie Midlands: dwa tytuły za 4 monety. Przy 2 do 2 remis wygrywa władca. Co raz jest za darmo, niech będzie tym najdroższym.

practice-consent = Drobna przysługa
practice-consent-ask = Ostatnia tura, ruch. Hugh trzyma Coventry z czterema rycerzami i czterema zbrojnymi. Richard z czterema rycerzami prosi o przejście do Nottingham, twojej fortecy w Midlands, która stoi pusta. Po odmowie może od razu zaatakować. Przepuszczasz go?
practice-consent-ask-yes = Zajmuje Nottingham, a z fortecą tytuł Midlands, bez jednego ciosu.
practice-consent-why = Nie. Jeśli będzie się przebijał, to 13 punktów walki na twoich 17, trzy kości na trzy, a w kawalkadzie każda kość obrońców liczy się o jedno obrażenie więcej. Zanim wyrazisz zgodę, sprawdź, dokąd prowadzi droga.

practice-vikings = Sześć głów
practice-vikings-ask = Ostatnia tura, ruch. Pełny klan Wikingów, Jarl i pięciu, stoi w Harlech; może pójść do Cardiff, twojej fortecy w Wales, gdzie Hugh ma jednego zbrojnego. Henryk jest w Bath z pięcioma, gotowy do marszu. Dokąd?
practice-vikings-ask-town = O miasto więcej, a miast nikt już nie liczy. Jeśli Wikingowie zajmą Cardiff, tytuł Wales przepadł.
practice-vikings-ask-exeter = Pod murami Richarda pięciu ludzi nic nie wskóra, a Cardiff zostaje na łasce losu.
practice-vikings-ask-else = Gdzie twój punkt jest w niebezpieczeństwie?
practice-vikings-why = Jeden i pięciu to sześciu: Wikingowie atakują tylko tam, gdzie ich żetonów jest więcej niż żołnierzy. Sześciu zbrojnych, za murem czy bez, i klan idzie dalej. Wikingowie liczą głowy, więc najlepsi na nich są najtańsi żołnierze.

practice-crown = Korona nie daje punktu
practice-crown-ask = Ostatnia tura, wybory. Masz tytuły South West i Wales, a Thomas jest biskupem Exeter: trzy głosy. Rodzina Richarda ma dwa księstwa i dwa głosy. Wystawiasz kandydata?
practice-crown-ask-none = Króla nie ma, na koniec po 2 punkty. Wtedy wygrywa więcej księstw: dwa Richarda.
practice-crown-why = Twoje trzy głosy, w tym biskupa, to więcej niż dwa Richarda. Korona nie daje punktu, ale rozstrzyga remisy: władca jest przed księstwami, hrabstwami i wicehrabstwami; wcześniej liczą się tylko Podwiązki.

practice-gate = Dwóch pod bramą
practice-gate-ask = Ostatnia tura, bitwy. Pod Exeter, fortecą Richarda, stoisz ty z pięcioma rycerzami i trzema łucznikami oraz Stefan z czterema rycerzami i dwoma zbrojnymi. W środku jest dwóch zbrojnych. Wybierasz pierwszy ty. Co robisz?
practice-gate-ask-field = Trzy kości na trzy: pół armii zostaje na tym polu, a tytuł, kto by nie wygrał, nadal leży w środku.
practice-gate-ask-siege = Oblężenie trwa tury, a ta jest ostatnia. Dwóch zbrojnych da się wziąć szturmem.
practice-gate-ask-end = Wtedy Exeter szturmuje Stefan i tytuł jest jego.
practice-gate-why = 19 punktów walki to trzy kości, forteca odbiera dwie, a na dwóch ludzi jedna wystarczy. Z fortecą masz tytuł i mury: teraz to Stefanowi zostaje jedna kość. Kto pierwszy wejdzie za mury, ten zza nich walczy.

practice-tunnel = Pod murami
practice-tunnel-ask = Szturmujesz Exeter z pięcioma rycerzami i dwoma łucznikami, 18 punktów walki. Richard ma za murami fortecy dwóch rycerzy i dwóch łuczników. To ostatnia tura. Na ręce masz Tunel. Zagrywasz go?
practice-tunnel-ask-pass = Trzy kości minus dwie za fortecę: jedna na jego dwie. A dwóch łuczników nad murami fortecy nie strzela.
practice-tunnel-why = Z Tunelem przez całą bitwę nie ma dla ciebie murów, ani w ostrzale, ani w walce wręcz: trzy kości na dwie, i łucznicy strzelają. Forteca to dwie kości w każdej rundzie; co ją znosi, jest warte armii.

practice-shoot = Trzynaście
practice-shoot-ask = Richard szturmuje Cardiff, twoją fortecę, z czterema rycerzami: z nim samym 13 punktów walki. Masz trzech łuczników i Hugha. Strzelają: jedna kość i 1 obrażenie więcej, bo jest ich trzech. Do kogo?
practice-shoot-ask-lord = Zabija go tylko trójka, jedna ścianka z sześciu. To skończyłoby atak; ale jest sposób, który udaje się trzy razy częściej.
practice-shoot-ask-hold = Każdego rycerza mniej da się odczuć. Łucznicy są za murami po to, żeby strzelać.
practice-shoot-why = Rycerz pada od 3 obrażeń: z tym dodatkowym to co drugi rzut. Wtedy Richard ma 10 punktów, dwie kości, a forteca odbiera obie: walki wręcz nie ma i bitwa się kończy. Mając 13, wchodzi się na mury, mając 12, nie.

practice-ally = Oświadczyny
practice-ally-ask = Tura 6, czterech graczy. Masz 3 punkty i koronę; rodzina Stefana też ma 3. Na koniec tury wygrywa ten, kto jest lepszy w remisach, czyli władca. Richard, bez tytułu, prosi o rękę Alicji. Zgoda?
practice-ally-ask-ally = Sojusznicy potrzebują razem 4 punktów, a sam żaden nie wygrywa. Masz 3, Richard nic: wygrywa Stefan.
practice-ally-why = Bez ślubu wygrywasz z 3 punktami, a jako władca przed Stefanem. Małżeństwo podnosi próg do 4, a pan młody bez tytułu nic do niego nie wnosi. Zawieraj małżeństwo wtedy, gdy razem macie 4, albo dużo wcześniej.

practice-leader = Kto prowadzi?
practice-leader-ask = Richard szturmuje Cardiff z sześcioma rycerzami i trzema łucznikami; ty masz czterech żołnierzy. Zagrywasz Zabójstwo. Kto ginie?
practice-leader-ask-count = Robert jest hrabią i jest daleko. Atak trwa, a z nim odchodzi twój tytuł.
practice-leader-ask-duke = Jeden książę mniej; ale pod Cardiff nic się nie zmienia i miasto pada.
practice-leader-ask-own = To pomoże tylko innym.
practice-leader-why = Richard jest jedynym Lordem tej armii. Bez wolnego Lorda atak od razu się kończy, a jego żołnierze muszą opuścić miasto. Armia z jednym Lordem wisi na jednym życiu; posyłaj dwóch albo zabij tego jednego.

practice-knife = Czyi spadkobiercy?
practice-knife-ask = Ostatnia tura. Ty i Stefan macie po dwa tytuły, Richard jeden, największy. Stefan jest jedynym Lordem swojej rodziny i siedzi w Yorku sam; jego żołnierze strzegą Berwick. Richard ma krewnych. Zagrywasz Zabójstwo. Kto ginie?
practice-knife-ask-duke = Jego księstwo przechodzi na Roberta albo Edytę: tytuł zostaje w rodzinie, a Stefan jest tak silny jak przedtem.
practice-knife-ask-else = Ten Lord nie ma tytułu, którego zniknięcie coś ci da.
practice-knife-why = Stefan nie ma ani krewnych, ani żony, a w Yorku nie zostaje nikt od niego: tytuł North jest niczyj i jest 2 do 1. Tytuł Marches zachowują rodzinie żołnierze w Berwick. Tytuł przepada dopiero wtedy, gdy brak dziedzica i forteca jest pusta; zostaw więc w każdej człowieka i szukaj drugiego Lorda.

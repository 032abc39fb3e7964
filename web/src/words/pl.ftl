# Własne słowa klienta. Słowa pytań, zdarzeń i kart pochodzą z gier.

## Strony

home = Strona główna
pages = Strony
nav-tables = Stoły
nav-learn = Nauka
nav-rules = Zasady
beside-the-box = Obok prawdziwego pudełka: przeciwnik solo i pozycje
nav-arms = Herb
page-lost = Pod tym adresem nic nie ma.
loading = Wczytywanie …
server-fault = Serwer nie mógł tego zrobić. Spróbuj za chwilę.
try-again = Spróbuj ponownie
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano
credits = Autorzy
credits-short = Ikony: game-icons.net, CC BY 3.0
credits-icons = Ikony:
credits-fonts = Czcionki:
credits-games = Gry należą do swoich autorów i wydawców; Tabard nie jest z nimi związany. Elementy ze znakiem pióra to nasze rekonstrukcje: kto ma pudełko, może je poprawić.
credits-licence = Sam Tabard to wolne oprogramowanie na licencji MIT.

## Strona główna

hero-1 = Wejdź,
hero-2 = usiądź, zagraj.
hero-text = Cztery średniowieczne gry planszowe, w których pilnujemy każdej zasady: na żywo lub korespondencyjnie, ze znajomymi, z botami albo solo.
play-now = Zagraj teraz
which-game = Która gra
way-learn = Naucz się
way-learn-text = Trener rozegra z tobą pierwsze tury. Dziesięć minut.
way-bots = Z botami
way-bots-text = Od razu. Nikt na ciebie nie czeka.
way-friends = Ze znajomymi
way-friends-text = Wyślij im link albo grajcie na jednym ekranie.
daily = Pozycja dnia
daily-solve = Rozwiąż
daily-solved = Rozwiązana
daily-row = { $days ->
        [one] 1 dzień z rzędu
       *[other] { $days } dni z rzędu
    }
join-link = Dołącz z linku
join = Dołącz
your-games = Twoje gry
wait-for-you = { $number ->
        [one] 1 czeka na ciebie
        [few] { $number } czekają na ciebie
       *[other] { $number } czeka na ciebie
    }
open-tables = Otwarte stoły
shelf = Cztery gry na półce
play = Graj
read-rules = Zasady
board-of = Plansza gry { $game }
players-range = od { $least } do { $most }
players-solo = solo lub od { $least } do { $most }
stage-draft = W budowie: nie ma jeszcze wszystkich zasad.
stage-playable = Można grać; trwają ostatnie poprawki.
game-grunwald = Na Grunwald!
game-grunwald-sub = Rycerze króla Jagiełły
game-grunwald-text = Rozstawiaj oficerów, werbuj rycerzy, powstrzymaj Zakon, a na koniec wszystkich wykarm.
game-grunwald-time = 45 min
game-grunwald-weight = lekka
game-glory = Glory
game-glory-sub = Droga do chwały
game-glory-text = Ćwicz, módl się, zalecaj i podróżuj. Potem trzy turnieje, kość po kości.
game-glory-time = 90 min
game-glory-weight = średnia
game-zizka = Jan Žižka
game-zizka-sub = Medieval
game-zizka-text = Zbierz zwolenników, przemierz drogi Czech i pokonaj władców, którzy chcą twojej głowy.
game-zizka-time = 75 min
game-zizka-weight = średnia
game-fief = Fief
game-fief-sub = Anglia
game-fief-text = Śluby, głosowania, zdrady. Cztery rody chcą korony, a zdobędą ją tylko sojusznicy.
game-fief-time = 3 godz.
game-fief-weight = ciężka
promise-why = Mówi, dlaczego
promise-why-text = Każda niedostępna opcja podaje zasadę, która jej zabrania.
promise-dice = Kości do sprawdzenia
promise-dice-text = Ziarno losowe jest ustalone przed pierwszym ruchem i ujawnione po ostatnim.
promise-pace = Twoje tempo
promise-pace-text = Na żywo z zegarem albo mniej więcej ruch dziennie, z urlopem.
promise-back = Powtórka
promise-back-text = Przejdź partię krok po kroku, także w trakcie gry.
status-open = Czeka na graczy
status-running = Oglądaj
status-over = Zakończona

## Otwieranie stołu

how-many-players = Gracze
bots-level = Poziom botów
level-page = Paź
level-squire = Giermek
level-knight = Rycerz
level-champion = Mistrz
level-page-like = Początkujący: gra na chybił trafił, nigdy niedorzecznie.
level-squire-like = Bierze to, co w tej chwili wygląda najlepiej. Odpowiada od razu.
level-knight-like = Myśli naprzód, około czterech sekund na rundę.
level-champion-like = Myśli naprzód, dziesięć sekund na rundę; kilku dzieli się nimi.
level-external = Program
hints-allowed = Podpowiedzi dozwolone: zapytaj, co zrobiłby Rycerz
hints-no-clock = Tylko bez zegara.
patience = Czekanie na nieobecnych
patience-help = Kogo nie ma dłużej, ten nikogo nie wstrzymuje: pozostali mogą go zastąpić albo zakończyć grę.
resigned-look = Kto się podda, może patrzeć dalej
resigned-look-help = Oczami miejsca, które miał, łącznie z zakrytymi kartami. Nie może grać ani pisać.
pace = Tempo
pace-live = Na żywo
pace-live-text = 20 minut na gracza i 30 sekund na turę.
pace-brisk = Szybko
pace-brisk-text = 5 minut na gracza i 10 sekund na turę.
pace-correspondence = Korespondencyjnie
pace-correspondence-text = Mniej więcej ruch dziennie.
pace-untimed = Bez zegara
pace-untimed-text = Bez limitu czasu.
public-table = Publiczny: widoczny na liście stołów
hot-seat = Wspólny ekran (hot-seat)
play-bots = { $number ->
        [one] Graj z 1 botem
       *[other] Graj z { $number } botami
    }
invite-friends = Otwórz stół i zaproś znajomych
share-screen = Grajcie na tym ekranie
play-alone = Graj w pojedynkę
alone = Solo
house-rules-changed = { $number ->
        [0] domyślne
        [one] 1 zmiana
        [few] { $number } zmiany
       *[other] { $number } zmian
    }
usual = domyślnie
usually = domyślnie: { $value }
seat-yours = Ty
own-content = Elementy z własnego pudełka
own-content-help = Plik TOML lub JSON z poprawionymi elementami, dla posiadaczy gry.
own-content-choose = Wybierz plik
own-content-away = Usuń plik
own-content-large = Ten plik jest za duży: najwyżej 100 kB.

## Poczekalnia

free-chairs = { $number ->
        [one] Jedno miejsce wolne. Gra zacznie się na znak gospodarza.
        [few] { $number } miejsca wolne. Gra zacznie się na znak gospodarza.
       *[other] { $number } miejsc wolnych. Gra zacznie się na znak gospodarza.
    }
all-seated = Wszyscy są.
chairs = { $number ->
        [one] 1 miejsce
        [few] { $number } miejsca
       *[other] { $number } miejsc
    }
free-chair = Wolne miejsce
sit-here = Usiądź tu
move-here = Przesiądź się
add-bot = Dodaj bota
send-away = Usuń
give-to-program = Oddaj miejsce programowi
program-name = Nazwa programu
program-token = Jego token, pokazany tylko raz
program-help = Program dołącza do tego stołu, podając token. Jeśli nie odpowie na czas, zagra za niego bot. Przykład jest w dokumentacji.
program-seats = Programy przy tym stole
here = jest
you-host = ty, gospodarz
sit-down = Usiądź
your-name = Twoje imię
invitation = Zaproszenie
copy-link = Kopiuj link
copied = Skopiowano
start = Zacznij
start-with-bots = { $number ->
        [one] Zacznij z botem na wolnym miejscu
        [few] Zacznij z botami na { $number } wolnych miejscach
       *[other] Zacznij z botami na { $number } wolnych miejscach
    }
or-wait = albo poczekaj na graczy
host-starts = Grę zaczyna gospodarz.
house-rules = Zasady tej partii
who-may-join = Kto może dołączyć
visibility-public = Każdy
visibility-invited = Z linkiem
who-may-watch = Kto może oglądać
spectators-everyone = Każdy
spectators-invited = Z linkiem
spectators-nobody = Nikt
reconstructed = { $number ->
        [one] Odtworzony jest 1 element
        [few] Odtworzone są { $number } elementy
       *[other] Odtworzonych jest { $number } elementów
    }: nie ma ich w instrukcji ani na publicznych zdjęciach
content-as-is = Wszystkie elementy pochodzą z instrukcji lub publicznych zdjęć.
content-replaced = Zmienione przez gospodarza:
no-table = Ten stół nie jest dla ciebie otwarty
no-table-text = Nie istnieje albo wymaga całego linku z zaproszeniem.
gone-removed = Nie ma cię już przy tym stole
gone-banned = Twój dostęp do tego serwera jest zablokowany
gone-signed_out = Sesja wygasła: zaloguj się ponownie

## Miejsca

seats = Miejsca
seat-number = Miejsce { $number }
bot-red = Bot czerwony
bot-green = Bot zielony
bot-violet = Bot fioletowy
bot-yellow = Bot żółty
bot-white = Bot biały
bot-blue = Bot niebieski
bot-black = Bot czarny
player-red = Czerwony
player-green = Zielony
player-violet = Fioletowy
player-yellow = Żółty
player-white = Biały
player-blue = Niebieski
player-black = Czarny
you = ty
your-turn = Twój ruch
seat-thinks = myśli
seat-sealed = wybór dokonany
seat-away = poza stołem
seat-resigned = rezygnacja
seat-stand-in = gra bot
start-player = Gracz rozpoczynający
arms-of = Herb: { $player }
time-left = Pozostały czas
time-short = Kończy ci się czas
days = { $number } d
hours = { $number } godz.
spectators = { $number ->
        [one] 1 widz
        [few] { $number } widzów
       *[other] { $number } widzów
    }
colour-red = Czerwony, krokiew
colour-green = Zielony, krąg
colour-violet = Fioletowy, krzyż skośny
colour-yellow = Żółty, dwa pasy
colour-white = Biały, krzyż
colour-blue = Niebieski, romb
colour-black = Czarny, kostka

## Stół

board = Plansza
rounds = Rundy
side = Dziennik, czat, zasady i notatki
views = Widoki
tab-log = Dziennik
tab-deals = Umowy
no-deals = Teraz nie ma czego proponować ani nakazać.
talk-alone = Rozmowa w cztery oczy: { $player }
talk-alone-hint = Czytacie to tylko wy dwoje. Słowa nikogo nie wiążą, przyjęte umowy tak.
deals-offered = { $number ->
        [one] 1 propozycja dla ciebie
        [few] { $number } propozycje dla ciebie
       *[other] { $number } propozycji dla ciebie
    }
tab-chat = Czat
tab-rules = Zasady
tab-notes = Notatki
view-board = Plansza
view-hand = Ręka
view-seats = Miejsca
view-log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
since-your-turn = Od twojego ostatniego ruchu
show-all = Pokaż wszystko
chat-empty = Brak wiadomości.
chat-write = Napisz wiadomość
chat-all = Do wszystkich
chat-to = Tylko do: { $player }
chat-only = tylko do: { $players }
chat-who = Kto to zobaczy
chat-send = Wyślij
note-hint = Twoje notatki o tym stole. Nikt inny ich nie czyta.
note-kept = Zapisano.
rules = Zasady
guide = Jak grać
clauses = Zasady punkt po punkcie
next = Dalej
back = Wstecz
no-guide = Do tej gry nie ma jeszcze przewodnika. Są za to całe zasady.
rules-search = Szukaj w zasadach
rule-unknown = Takiego paragrafu nie ma w zasadach.
rule-more = Pokaż w zasadach
menu = Menu
settings = Ustawienia
this-table = Ten stół
sound = Dźwięk
live = na żywo
offline = brak połączenia
connection-lost = Połączenie przerwane, łączymy ponownie. Nic nie przepadło.
connection-closed = Połączenie z tym stołem zostało zamknięte. Wczytaj stronę ponownie, aby wrócić.

## Cel i punkty

goal = Cel
goal-grunwald = Po 8 rundzie wygrywa największa liczba punktów: wykarm jak najsilniejsze wojsko.
goal-glory = { $scenario ->
        [solo_warrior] Wygraj wszystkie trzy Turnieje.
        [solo_rival] Miej na koniec więcej Chwały niż SIR.
        [solo_lone_challenge] Miej na koniec { $aim } Chwały.
       *[other] Wygrywa największa Chwała po trzecim Turnieju, razem z Tytułami.
    }
goal-zizka = { $seats ->
        [1] Miej więcej punktów zwycięstwa niż Torak, gdy któryś z was osiągnie 20.
       *[other] Wygrywa największa liczba punktów zwycięstwa; gra kończy się w rundzie, w której ktoś osiągnie 20.
    }
goal-fief = { $seats ->
        [2] Wygrywasz z 4 punktami i dwoma połączonymi małżeństwem rodami po turze 5 lub 6 albo z największą liczbą punktów po turze 7.
        [3] Wygrywasz z 3 punktami po turze 5 lub 6 albo z największą ich liczbą po turze 7.
       *[other] Wygrywasz z 3 punktami samodzielnie lub 4 z sojusznikiem po turze 5 lub 6 albo z największą ich liczbą po turze 7.
    }
lead = Prowadzi { $player }: { $score }, przewaga { $ahead }: { $why }.
lead-several = Prowadzą: { $players }, po { $score }.
lead-solo = { $player }, na razie: { $score }.
lead-nobody = Nikt nie ma jeszcze punktów.
lead-guessed = (szacunek)
about-ask = Co to jest? Potem naciśnij dowolną kartę, element lub miejsce.
about-all = Wszystkie karty i elementy
about-search = Szukaj
about-nothing = Nie ma o tym nic do powiedzenia.
moments = Wielkie chwile
moments-hint = Panel nad planszą, póki nie pójdziesz dalej.
moments-none = Nie
moments-brief = Krótko
moments-full = Całość
moment-sums = Razem
moments-more = jeszcze { $number }
bots-moves = Co robią inni
bots-moves-hint = Każda rzecz, gdy się dzieje, albo wszystko razem, gdy znów jest twoja kolej.
bots-moves-each = Na bieżąco
bots-moves-summary = W skrócie
moment-meanwhile = W międzyczasie
continue = Dalej
what-happened = Co się stało
skip = Pomiń
speed = Ruchy innych
speed-hint = pokazywane na planszy jeden po drugim
speed-slow = wolno
speed-normal = zwykle
speed-fast = szybko
speed-none = od razu
details = Szczegóły: { $number }
show-me-again = pokaż jeszcze raz
show-again = pokaż
moment-skirmish = Potyczka
moment-duel = Pojedynek
moment-tournament = Turniej
moment-round = Koniec rundy
moment-fight = Walka
moment-conquest = Atak na zamek
moment-battle = Bitwa
moment-election = Wybory króla
moment-plague = Plaga
moment-vikings = Wikingowie
score-now = Gdyby gra skończyła się teraz
estimated = szacunek
estimated-why = ≈ stoi tam, gdzie inni ukrywają to, co mają: liczba jest oszacowana z tego, co widzisz.

## Decyzje

your-decision = Twoja decyzja
legal = Możesz to wybrać
step-undo = Wstecz
how-many = Ile
less = Mniej
more = Więcej
hint = Podpowiedź
hint-title = Co zrobiłby Rycerz?
usual = Jak zwykle
usual-title = Tylko ta odpowiedź ma sens. Jedno naciśnięcie daje ją i wszystkie takie po niej, aż będzie o czym decydować albo pytani będą inni.
hint-thinks = Rycerz myśli.
hint-says = Rycerz wybrałby: { $choice }
hint-chance = { $chance } % na wygraną
hint-gains = lepiej: { $parts }
hint-costs = gorzej: { $parts }
hint-others = Niezbadane wybory: { $number }.
hint-measure = Liczby to punkty oceny Rycerza: najlepszy wybór porównany z następnym, pozostałe z najlepszym.
hint-alike = prawie to samo
hint-from-you = Tylko na podstawie tego, co wiesz.
advance-passes = Zawsze pasuj…
advance-answers = Zawsze odpowiadaj…
advance-title = Odpowiedź z góry
advance-hint = Pada po krótkiej chwili, cokolwiek masz na ręce. Nikt inny się o tym nie dowie.
advance-where = Gdzie
advance-everywhere = W każdym oknie reakcji
advance-until = Jak długo
advance-until-once = Następnym razem, gdy padnie pytanie
advance-until-round = Przez tę rundę
advance-until-match = Przez całą partię
advance-unless = Ale pytaj mnie, kiedy jestem atakowany
advance-limit = Licytuj do
advance-up-to = Licytacja do { $number }
advance-ask-me = Pytaj mnie
advance-pass = Pas
advance-rule = { $answer } · { $where } · { $until }
advance-rule-unless = { $rule } · chyba że atak
advance-strip = Twoje odpowiedzi z góry
advance-coming = Za chwilę: { $answer }
advance-stop-here = Zatrzymaj tutaj
advance-stop = Zatrzymaj: { $rule }
thinks-round = w tej rundzie { $seconds } z { $purse } s
waiting-for = Decyduje { $player }
waiting-for-several = Czekamy: { $players }
waiting-hint = Damy znać, gdy przyjdzie twoja kolej.
spectating = Oglądasz partię.
nothing-open = Nie ma nic do rozstrzygnięcia
undo = Cofnij
undo-none = Cofnij: nie masz teraz czego cofnąć.
undo-ask = Poproś innych o powrót do twojej ostatniej odpowiedzi ({ $answers ->
        [one] 1 odpowiedź
        [few] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    })
redo = Ponów
undo-requested = Prośba o cofnięcie wysłana; decydują inni.
undo-asks = { $player } prosi o powrót do swojej ostatniej odpowiedzi: cofnięcie { $answers ->
        [one] 1 odpowiedzi
        [few] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    }.
allow = Zgoda
refuse = Odmowa
pace-asks = { $player } proponuje inne tempo: { $pace }.
end-votes = Za zakończeniem partii: { $players }
end-vote = Głosuj za zakończeniem
end-vote-back = Wycofaj głos
hand-seat-over = Niech gra za mnie bot
take-seat-back = Wracam na miejsce
read-only = Ta partia zaczęła się na innych zasadach i można ją tu tylko oglądać; gracze mogą głosować za jej zakończeniem.
bot-plays-you = Gra za ciebie bot.
resign = Poddaj się
resign-sure = Poddać się na dobre?
refused-stale = Gra poszła dalej. Oto aktualna pozycja; nic nie przepadło.
refused-refused = Tego nie da się zrobić: { $reason }
refused-malformed = Serwer tego nie zrozumiał: { $reason }
refused-content = Z takimi elementami nie da się grać: { $reason }
refused-broken = Coś poszło źle na serwerze; nic nie przepadło. Spróbuj za chwilę.
refused-busy = Serwer jest zajęty. Spróbuj za chwilę.
refused-damaged = Ten stół jest uszkodzony i nie da się go pokazać.
refused-empty_seats = Niektóre miejsca są jeszcze puste.
refused-foreign = To przyszło z obcej strony.
refused-full = Wszystkie miejsca są zajęte.
refused-illegal = Teraz to niemożliwe.
refused-no_hello = Najpierw otwórz stół.
refused-no_level = Nie ma takiego bota.
refused-no_request = Nikt już o to nie prosi.
refused-no_seat = Nie ma takiego miejsca.
refused-no_table = Nie ma takiego stołu.
refused-no_token = Ta wizyta jest już nieważna. Wczytaj stronę ponownie.
refused-not_asked = Teraz nikt cię nie pyta.
refused-not_found = Czegoś takiego tu nie ma.
refused-not_host = Może to zrobić tylko gospodarz.
refused-not_kept = Nic się nie stało: serwer nie mógł tego zapisać. Spróbuj za chwilę.
refused-not_over = Dopiero gdy partia się skończy.
refused-not_signed_in = Najpierw trzeba kimś być: zacznij partię albo się zaloguj.
refused-not_started = Partia jeszcze się nie zaczęła.
refused-not_yours = Tego nie możesz tu zrobić.
refused-over = Partia jest skończona.
refused-read_only = Tę partię można tylko oglądać.
refused-started = Partia już się zaczęła.
refused-taken = Ktoś inny już to ma.
refused-too_large = To jest za długie.
refused-too_slow = To nie dotarło na czas. Spróbuj jeszcze raz.
refused-weak_password = To hasło jest za słabe.
refused-wrong_password = Nazwa, hasło lub link są błędne.
refused-wrong_token = Do tego tokenu nie należy żadne miejsce.
refused-restart = Serwer uruchamia się ponownie. Spróbuj za chwilę.
refused-slow_down = Za dużo wiadomości: zwolnij trochę.
refused-no_hints = Przy tym stole nie ma podpowiedzi.
refused-no_hint = Tutaj nie da się podpowiedzieć.
refused-muted = Masz wyłączoną możliwość pisania.
refused-banned = Twój dostęp do tego serwera jest zablokowany.
refused-blocked = Nie możesz usiąść przy tym stole.
refused-not_invited = Ten stół nie jest dla ciebie otwarty.

## Spojrzenie wstecz

step-through = Przejdź partię krok po kroku
step-first = Na początek
step-back = O krok wstecz
step-forward = O krok naprzód
step-last = Do bieżącej pozycji
past = Oglądasz wcześniejszą pozycję
past-hint = Krok { $at } z { $all }
eyes-of = Widok gracza
back-to-now = Wróć do gry

## Koniec

the-end = Koniec
wins = Wygrywa { $player }
win-together = Wygrywają razem: { $players }
no-winner = Tym razem bez zwycięstwa
with-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
score-parts = Skąd te punkty
total = Razem
tie-break = Rozstrzygnięcie remisu
ended-played = Partia zakończona.
ended-voted = Gracze zakończyli partię.
ended-resigned = Partia zakończona poddaniem.
ended-closed = Administrator serwera zakończył partię.
seed-told = Ziarno losowe:
rematch = Rewanż
to-rematch = Do rewanżu
replay-it = Obejrzyj powtórkę
export = Eksport
analysis = Analiza
analysis-title = Po partii
analysis-begin = Przeanalizuj tę partię
analysis-working = Trwa analiza: { $percent } %. Możesz opuścić tę stronę i wrócić.
analysis-failed = Nie udało się przeanalizować partii.
analysis-text = Bot oceni każdą pozycję i znajdzie najkosztowniejsze decyzje. Potrwa to minutę lub dwie.
analysis-not-over = Partię można przeanalizować, gdy się skończy.
analysis-back = Do stołu
curve-title = Szansa na wygraną
curve-text = W procentach, z tego, co każdy gracz mógł wiedzieć.
curve-describes = Szansa każdego gracza na wygraną od początku do końca partii
curve-table = Wykres jako tabela
curve-moment = Krok
curve-at = Krok { $at }: { $chances }
curve-seat = { $player } { $chance } %
curve-keys = Strzałki w lewo i w prawo prowadzą przez partię, Enter otwiera pozycję.
costly-title = Kosztowne decyzje
costly-text = Najwyżej trzy dla każdego gracza. Liczby to szanse na wygraną w procentach, z tego, co gracz wtedy wiedział.
costly-none = Nie znaleziono nic kosztownego.
costly-chosen = Wybrano: { $choice }
costly-better = Rycerz wybrałby: { $choice }
costly-cost = strata { $cost } p.p.
costly-open = Zobacz na planszy

## Ustawienia

language = Język
theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
motion = Animacje
motion-system = Systemowe
motion-less = Ograniczone
confirm = Potwierdzanie drugim naciśnięciem
confirm-hint = Wyborów, których nie da się cofnąć, dotyczy zawsze.
confirm-touch = Przy dotyku
confirm-always = Zawsze
confirm-never = Nigdy
volume = Głośność
show-keys = Pokaż klawisze przy opcjach
keys = Klawisze
key-option = Klawisz przy opcji wybiera ją.
key-enter = Enter potwierdza.
key-esc = Esc czyści wybór, potem cofa o krok.
key-undo = U cofa.
key-hint = ! pyta, co zrobiłby Rycerz, gdzie podpowiedzi są dozwolone.
key-arrows = Strzałki w lewo i w prawo przechodzą przez partię.
key-help = ? pokazuje zasadę zaznaczonego elementu albo tę listę.

## Ty

you-here = Ty tutaj
name = Imię
arms = Herb
arms-help = Jak opisuje się herby
login = Nazwa konta
password = Hasło
sign-in = Zaloguj się
sign-in-failed = Zła nazwa lub hasło.
sign-in-hint = Do gry konto nie jest potrzebne: otwórz stół i jesteś gościem.
tell-me = Powiadamiaj, gdy moja kolej
push = Powiadamiaj mnie w tej przeglądarce
push-on = Ta przeglądarka będzie powiadamiać
email = E-mail
webhook = Adres webhooka
webhook-help = Adresy Discorda i Slacka działają od razu. Inne usługi dostają JSON; dopisz #slack lub #discord do adresu, jeśli oczekują tego formatu.
try-notices = Wyślij wiadomość testową
all-arrived = Wiadomość testowa została dostarczona.
not-arrived = wiadomość z { $when } nie została dostarczona.
channel-mail = E-mail
channel-webhook = Webhook
channel-push = Powiadomienia przeglądarki
undelivered-no-answer = { $host } nie odpowiada na czas.
undelivered-not-trusted = { $host } nie ma ważnego certyfikatu.
undelivered-unreachable = { $host } jest nieosiągalny.
undelivered-not-outside = { $host } nie leży w otwartym internecie.
undelivered-answered = { $host } odpowiada { $status }.
undelivered-bad-address = Ten adres jest niedozwolony.
undelivered-mail-refused = Serwer poczty nie przyjmuje tego adresu w { $host }.
undelivered-mail-failed = Serwer poczty chwilowo nie działa.
blocked-people = Zablokowane osoby
unblock = Odblokuj
blocked-line = Osoba zablokowana: pokaż wiadomość
blocked-line-gone = Osoba zablokowana: wiadomość ukryta
people-here = Osoby przy tym stole
block = Zablokuj
report = Zgłoś
remove = Usuń
sure-block = Zablokować: { $name }? Nie usiądziecie przy tych samych stołach.
sure-remove = Usunąć: { $name }? Powrót do tego stołu nie będzie możliwy.
is-blocked = Zablokowano: { $name }. Możesz to cofnąć w swoim profilu.
is-reported = Zgłoszenie wysłano do administratora serwera.
report-why = Co się stało?
report-help = Administrator serwera zobaczy to razem z ostatnimi wiadomościami tej osoby na czacie.
sign-out = Wyloguj się
make-account = Załóż konto
personal-link = Twój osobisty link, żeby wrócić z innego urządzenia:
export-me = Pobierz moje dane

## Herby

arms-title = Herby
arms-text = Herb to wiersz tekstu (po angielsku). Gracze wybierają swoje, rycerze na kartach mają swoje, a ten sam tekst zawsze rysuje tę samą tarczę.
arms-good = Dobra heraldyka.
arms-badly = Źle widoczny (metal na metalu albo barwa na barwie):
arms-chance = Losuj
arms-take = Użyj tego herbu
arms-examples = Przykłady
arms-seats = Miejsca: barwa i znak

## Na Grunwald!

grunwald-round = Runda { $round } z { $rounds }
grunwald-season-1 = Jesień 1408
grunwald-season-2 = Zima 1408
grunwald-season-3 = Wiosna 1409
grunwald-season-4 = Lato 1409
grunwald-season-5 = Jesień 1409
grunwald-season-6 = Zima 1409
grunwald-season-7 = Wiosna 1410
grunwald-season-8 = Lato 1410
grunwald-hint-teutons = jeden pionek wysyła jedną kartę
grunwald-hint-crown = wygrywają punkty pionków
grunwald-hint-provisions = liczą się pionki i dukaty
grunwald-hint-ducats = wygrywają punkty pionków
grunwald-hint-mercenaries = jeden pionek; wygrywają dukaty
grunwald-hint-helpers = pierwszy: darmo; drugi może kupić
grunwald-empty = jeszcze nikogo
grunwald-no-cards = brak kart
grunwald-truce = rozejm do rundy 4
grunwald-truce-title = Rozejm
grunwald-truce-hint = W rundach 1–3 nie ma potyczek.
grunwald-teutons = Siła Krzyżaków
grunwald-strength = Siła Krzyżaków w tej rundzie
grunwald-strength-none = Krzyżaków nie widać.
grunwald-strength-sum = = { $cards } z kart + { $surplus } za { $seats } graczy{ $guests ->
        [0] {""}
       *[other] {" "}+ { $guests } goście
    }
grunwald-against = Obrońcy przeciw Krzyżakom
grunwald-deficit = Przegrana: każdy jest winien { $deficit }.
grunwald-held = Granica obroniona.
grunwald-no-event = Bez wydarzenia
grunwald-no-event-hint = Wydarzenia zaczynają się w rundzie 2.
grunwald-no-bid = Jeszcze nikt nie licytuje
grunwald-bid = { $player }: { $ducats }
grunwald-rank = { $rank }: { $value }
grunwald-pile = { $field }: zostało kart: { $left }
grunwald-pool = { $player }: pomocnicy do zdobycia: { $number }
grunwald-hand = Twoja ręka
grunwald-hand-of = Ręka:
grunwald-camp = Obóz
grunwald-camp-hint = już użyte
grunwald-to-feed = Do wyżywienia: { $knights }, prowiant: { $provisions }
grunwald-free-pawns = Wolne: { $officer ->
        [yes] oficer,
       *[no] bez oficera,
    } { $helpers ->
        [one] 1 pomocnik
        [few] { $helpers } pomocników
       *[other] { $helpers } pomocników
    }
grunwald-reserve = Twoja rezerwa
grunwald-stack-officer = Oficer
grunwald-stack-helpers = { $number ->
        [one] 1 pomocnik
        [few] { $number } pomocników
       *[other] { $number } pomocników
    }
grunwald-stack-hint = Przeciągnij pionki na pole albo wskaż je, a potem pole.
grunwald-place-officer = Postaw oficera
grunwald-place-helpers = { $number ->
        [one] Postaw 1 pomocnika
       *[other] Postaw { $number } pomocników
    }
grunwald-ghost = Twoje pionki, jeszcze niepostawione
grunwald-field = { $field }, pole { $number }
grunwald-group = { $player }: { $officer ->
        [yes] oficer,{" "}
       *[no] {""}
    }{ $helpers ->
        [0] {""}
        [one] 1 pomocnik,{" "}
       *[other] { $helpers } pomocników,{" "}
    }{ $ducats ->
        [0] {""}
        [one] 1 dukat,{" "}
        [few] { $ducats } dukaty,{" "}
       *[other] { $ducats } dukatów,{" "}
    }{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## Glory

glory-round = Runda { $round } z 3
glory-sir = SIR
glory-sir-deck = Karty w talii SIR
glory-sir-goals = Cele:
glory-solo-goal = Cel: { $number } chwały
glory-level-easy = łatwy
glory-level-medium = średni
glory-level-hard = trudny
glory-personality-warrior = wojownik
glory-personality-godly = mąż boży
glory-faces = Pokaż
glory-face-setup = Przygotowanie
glory-face-town = Miasto
glory-face-lists = Szranki
glory-face-duel = Pojedynek
glory-joust = Joust à plaisance
glory-pas_darmes = Pas d'armes
glory-final = Finał
glory-no-lists = Turnieju jeszcze nie ogłoszono.
glory-running = trwa walka
glory-place = Miejsce { $number }: { $name }
glory-place-free = wolne
glory-unchallenged = nikt nie wyzywa
glory-last-duel = Ostatni pojedynek
glory-coins = Monety
glory-strength = Siła
glory-faith = Wiara
glory-glory = Chwała
glory-prestige = Prestiż
glory-attack = Atak
glory-mount = Wierzchowiec
glory-armour = Zbroja
glory-pawns = Pionki
glory-pawns-left = Wolne pionki: { $number }
glory-goals = Cele osobiste
glory-deck-romance = Romans
glory-deck-market = Targ
glory-deck-challenge = Wyzwanie
glory-pile = Talia { $deck }: zostało { $left }
glory-price = { $number }
glory-cost = koszt: { $cost }
glory-opponent = atak { $attack }, prestiż { $prestige }
glory-gain-coins = { $number ->
        [one] { $number } moneta
        [few] { $number } monety
       *[other] { $number } monet
    }
glory-gain-strength = { $number } siły
glory-gain-faith = { $number } wiary
glory-gain-glory = { $number } chwały
glory-gain-special_ally = { $number ->
        [one] sojusznik specjalny
       *[other] sojusznicy specjalni: { $number }
    }
glory-gain-journey_cards = { $number ->
        [one] { $number } karta wyprawy
        [few] { $number } karty wypraw
       *[other] { $number } kart wypraw
    }
glory-gain-prestige = prestiż: { $what }
glory-gain-relic = relikwia
glory-gain-titles = dobierz { $draw }, zachowaj { $keep }
glory-gain-upgrade = { $item ->
        [mount] wierzchowiec: { $level }
        [armour] zbroja: { $level }
       *[other] wierzchowiec lub zbroja: { $level }
    }
glory-hint-buy_upgrade = zapłać, ulepsz wierzchowca lub zbroję
glory-hint-take_ally = zapłać cenę, weź żeton
glory-hint-early_registration = zgłoś się wcześniej
glory-timing-tent = przed pojedynkiem
glory-timing-lance = w najeździe
glory-timing-permanent = zawsze
glory-timing-on_gain = raz, przy zdobyciu
glory-used = użyty
glory-effect-set-die = { $die }: jedna na { $value }
glory-effect-reroll = przerzuć do { $number } kości
glory-effect-own-attack = atak +{ $number }{ $first ->
        [yes] , pierwszy najazd
       *[no] {""}
    }
glory-effect-opponent-attack = atak przeciwnika −{ $number }{ $first ->
        [yes] , pierwszy najazd
       *[no] {""}
    }
glory-effect-opponent-prestige = prestiż przeciwnika −{ $number }{ $first ->
        [yes] , pierwszy najazd
       *[no] {""}
    }
glory-effect-refresh = aktywuje { $what ->
        [ally] użytego sojusznika
        [relic] użytą relikwię
       *[prestige] użyty żeton prestiżu
    }
glory-effect-faith = wiara przerzuca o { $number } więcej
glory-effect-plan = o { $number } więcej przy planowaniu wyprawy
glory-effect-plays = o { $number } zagranie więcej w fazie wypraw
glory-effect-discount = targ i sojusznicy taniej o { $number }
glory-effect-titles = tytuły warte o { $number } więcej
glory-need-coins = monety
glory-need-strength = siła
glory-need-faith = wiara
glory-need-allies_any = sojusznicy
glory-need-relics = relikwie
glory-need-prestige = żetony prestiżu
glory-need-romance = zagrane romanse
glory-need-market = zagrane karty targu
glory-need-challenge = wygrane wyzwania
glory-need-without = bez: { $what }
glory-need-mount = wierzchowiec { $level }
glory-need-armour = zbroja { $level }
glory-need-duel = wygraj pojedynek z atakiem { $attack }, prestiżem { $prestige }
glory-progress = gotowe w { $percent } procentach
glory-worth = wart { $number } chwały
glory-event-round = Wydarzenie, runda { $round }
glory-event-text = { $everybody ->
        [yes] wszyscy: { $said }
       *[no] { $cost ->
            [none] { $said }
           *[other] zapłać { $cost }: { $said }
        }
    }
glory-event-ally = weź sojusznika
glory-event-lose = strata: { $what }
glory-event-pawn = o { $number } pionek mniej
glory-no-event = Brak wydarzenia
glory-next-event = Następne: { $event }
glory-pawns-here = Tutaj: { $players }
glory-circles = Wolne pola: { $free }
glory-order = Kolejność: { $players }
glory-slot = { $ally }. Cena { $cost }
glory-slot-empty = puste do odświeżenia
glory-character = { $name }
glory-start = Na start
glory-gear = Ekwipunek
glory-cards = Karty
glory-income = Dochód
glory-titles = Tytuły
glory-titles-hint = Liczone dla każdego tytułu osobno; na końcu żeton służy tylko jednemu.
glory-public-titles = Tytuły wspólne
glory-mine = Moje rzeczy
glory-hand = Karty wypraw
glory-no-cards = brak kart
glory-retinue = Sojusznicy, relikwie, prestiż
glory-wins = Wygrane najazdy: { $number }
glory-spent = Wydana siła: { $number }
glory-faith-used = Wydana wiara: { $number }
glory-left = zostało: { $number }
glory-noble = Polski szlachcic
glory-noble-die = rzuca kością zbroi: { $number }
glory-penalty = { $die }: masz o { $number } mniej
glory-die = { $die }: { $value }{ $reroll ->
        [yes] , do przerzutu
       *[no] {""}
    }
glory-counts = liczy się
glory-reroll = przerzut
glory-modifier = Sojusznicy i relikwie
glory-step-tent = Namiot
glory-step-strength = Siła
glory-step-roll = Rzut
glory-step-faith = Wiara
glory-step-ally = Sojusznik
glory-step-second_ally = Sojusznik
glory-step-relic = Relikwia
glory-step-resolve = Wynik
glory-engagement = atak, najazd { $number } z { $most }
glory-score = Atak { $mine } do { $its }
glory-results = Najazdy
glory-skip = Pomiń
glory-won = wygrany
glory-lost = przegrany
glory-tools-tent = W namiocie
glory-tools-lance = Z kopią
glory-tools-relic = Relikwie
glory-tools-permanent = Zawsze

table-damaged = Uszkodzony stół { $id }: skontaktuj się z administratorem serwera

# What the server refuses.
refused-there-is-no-room-on-the-disk = Nic się nie zmieniło: dysk serwera jest pełny. Spróbuj ponownie, gdy administrator zwolni miejsce.
refused-the-database-is-read-only = Nic się nie zmieniło: baza danych serwera jest tylko do odczytu. Spróbuj ponownie, gdy administrator to naprawi.
refused-the-database-is-damaged = Nic się nie zmieniło: baza danych serwera jest uszkodzona. Powiadom administratora.
refused-the-database-does-not-answer = Nic się nie stało: baza danych serwera nie odpowiada. Spróbuj za chwilę.
refused-this-table-is-damaged = Ten stół jest uszkodzony i nie można go pokazać. Nic nie usunięto: administrator znajdzie jego identyfikator w dzienniku.
refused-this-server-ends = Ten serwer jest uruchamiany ponownie; nic się nie stało. Spróbuj za chwilę.
refused-something-went-wrong-here = Na serwerze coś poszło nie tak; nic nie przepadło. Spróbuj za chwilę.

# Seats that change hands, sessions.
seat-may-be-yours = Miejsce gracza { $player } można przejąć.
ask-for-seat = Poproś o to miejsce
seat-asked = { $name } prosi o grę za { $player }.
bot-asked = Propozycja: bot przejmuje grę za { $player }.
agreement-waits = Brakuje zgody: { $players }.
long-away = { $player } jest poza stołem dłużej, niż ten stół czeka.
away-until = Nie ma { $player }; po { $time } pozostali nie muszą czekać.
let-bot-play = Niech przejmie bot
the-stand-in = bot
seat-changed = { $time }: za { $was } gra { $now }.
rules-moved = { $time }: partia toczy się dalej na zasadach { $now }; zaczęła się na { $was }, a wszystkie ruchy są nadal ważne.
end-now = Zakończ partię teraz
change-password = Zmień hasło
password-old = Obecne hasło
password-new = Nowe hasło
end-others = Wyloguj wszędzie indziej
others-ended = Jesteś zalogowany tylko tutaj.
refused-this-password-is-too-common = To jedno z najczęstszych haseł. Wybierz inne.
refused-this-password-is-too-simple = To hasło za bardzo się powtarza. Wybierz inne.
refused-this-password-is-your-name = To hasło to twój login z dodatkiem. Wybierz inne.
refused-you-know-another-seat = Znasz tajemnice innego miejsca w tej partii.
refused-somebody-plays-this-seat = Ktoś gra na tym miejscu.
refused-somebody-asks-already = Ktoś inny już poprosił.
refused-not-away-long-enough = Ten gracz nie jest nieobecny dość długo.
refused-nobody-asks-for-a-seat = Nikt nie prosi o miejsce.
refused-a-program-would-show-you-that-seat = Grają tu inni: token programu pokazałby ci to miejsce.
refused-you-write-too-fast = Piszesz za szybko. Poczekaj chwilę.
confirm-sent = Na ten adres wysłano wiadomość: otwórz w niej link, a powiadomienia będą tam przychodzić.
refused-this-server-sends-no-mail = Ten serwer nie wysyła e-maili.
refused-too-many-addresses = Zbyt wiele adresów w krótkim czasie. Spróbuj później.
refused-this-link-is-over = Ten link jest już nieważny.

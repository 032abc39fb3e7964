# Panele Fief: England: rody, ręka, bitwa, głosowania, układy.

## Rody

points = { $number ->
        [one] 1 punkt zwycięstwa
        [few] { $number } punkty zwycięstwa
       *[other] { $number } punktów zwycięstwa
    }
coins = { $number ->
        [one] 1 moneta
        [few] { $number } monety
       *[other] { $number } monet
    }
coins-hidden = Monety: zna je tylko właściciel
cards = { $number ->
        [one] 1 karta na ręce
        [few] { $number } karty na ręce
       *[other] { $number } kart na ręce
    }
pigeons = { $number ->
        [one] 1 gołąb
        [few] { $number } gołębie
       *[other] { $number } gołębi
    }
treasure = { $number ->
        [one] 1 znacznik skarbu
        [few] { $number } znaczniki skarbu
       *[other] { $number } znaczników skarbu
    }
bows = { $number ->
        [one] 1 kusznik do wynajęcia
        [few] { $number } kuszników do wynajęcia
       *[other] { $number } kuszników do wynajęcia
    }
allied-with = Sojusz: { $family }
royal-king = król
royal-sovereign_queen = królowa suwerenna
royal-queen = królowa
royal-prince = książę Walii
fief-viscounty-man = wicehrabia { $region }
fief-viscounty-woman = wicehrabina { $region }
fief-county-man = hrabia { $region }
fief-county-woman = hrabina { $region }
fief-duchy-man = książę { $region }
fief-duchy-woman = księżna { $region }
church-bishop = { $seat }
church-archbishop = { $seat }
church-prioress = przeorysza, { $seat }
no-title = bez tytułu
in-town = { $town }
off-board = poza mapą
captive = w niewoli ({ $holder }), okup { $coins }
held-by-robin = zatrzymany w Sherwood, myto { $coins }
married-to = Małżeństwo: { $spouse }
guard = Gwardia królewska: { $number }
served-by = sługa: { $servant }, { $trade }

## Ręka

hand = Twój ród
only-you-see = tylko ty to widzisz
cards-held = { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[other] { $number } kart
    }
no-cards = Nie masz kart na ręce.
any-moment = w każdej chwili
in-phase = w fazie { $phase }
play-now = Zagraj teraz
play-card = Zagraj
play-instead = Zagraj zamiast tego
discard-card = Odrzuć
fourth-place = Czwarte miejsce
fourth-free = wolne: najemnicy albo mieszczanie
reserve = W rezerwie
left-at = { $unit }: zostało { $number }, cena { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
left = zostało { $number }
card-lord = Dołącza do rodu, który ma mniej niż troje lordów.

## Bitwa

battle-for = Bitwa: { $town }
battle-battle = bitwa
battle-cavalcade = kawalkada
battle-sortie = wypad zza murów
battle-walls = ostrzał z murów
round = runda { $number }
tunnel-open = tunel prowadzi za mury
steps = Kroki rundy
step-window = Niespo­dzianki
step-attack = Strzela atak
step-defence = Strzela obrona
step-melee = Starcie
step-end = Dalej?
side-attack = atak
side-defence = obrona
led-by = dowodzi { $lord }
vikings = Wikingowie
tokens = { $unit }: { $number }{ $lost ->
        [0] { "" }
       *[other] , strata { $lost }
    }
clan-here = Klan { $number }: { $vikings ->
        [one] 1 wiking
        [few] { $vikings } wikingów
       *[other] { $vikings } wikingów
    }{ $jarl ->
        [yes] {" "}i jarl
       *[no] { "" }
    }
strength = Siła
combat-points = { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    }
melee-dice = Kości starcia
walls-take = mury: −{ $number }
can-shoot = Mogą strzelać
face = { $number ->
        [0] pusta ścianka
       *[other] obrażenia: { $number }
    }
blow-bombard = Bombarda
blow-trebuchets = Trebusze
blow-archers = Łucznicy
blow-melee = Starcie
no-dice = bez kości
damage = obrażenia: { $number }
damage-done = Obrażenia razem: atak { $attack }, obrona { $defence }
at-target = cel: { $target }
fell = Polegli: { $lord }
exploded = { $number ->
        [one] Bombarda wybuchła
        [few] Wybuchły { $number } bombardy
       *[other] Wybuchło { $number } bombard
    }
vikings-fell = { $number ->
        [one] Padł 1 wiking
        [few] Padło { $number } wikingów
       *[other] Padło { $number } wikingów
    }
says-continue = walczymy dalej
says-stop = dość
says-surrender = poddajemy się
ended-attack = Zwycięstwo ataku: { $attack }.
ended-defence = Zwycięstwo obrony: { $defence }.
ended-undecided = Bitwa bez zwycięzcy.
ended-stopped = Bitwa przerwana.
lost-in-all = { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }, { $tokens ->
        [one] strata: 1 żeton
        [few] straty: { $tokens } żetony
       *[other] straty: { $tokens } żetonów
    }
revolt-in = Bunt: { $town }
revolt-over = Bunt wygasa.
fell-there = { $number ->
        [one] strata: 1 żeton
        [few] straty: { $number } żetony
       *[other] straty: { $number } żetonów
    }
show-map = Pokaż mapę
show-stage = Wróć

## Głosowania

election = Wybór władcy
hint-election = Znaczniki leżą zakryte, aż wszyscy je położą.
parliament = Parlament
hint-parliament = Więcej niż połowa oddanych głosów uchwala podatek królewski.
candidates = Kandydaci
voters = Kto głosuje
votes = { $number ->
        [one] 1 głos
        [few] { $number } głosy
       *[other] { $number } głosów
    }
marker-of = Znacznik: { $family }, zakryty
no-marker = brak znaczników
has-voted = głos oddany
votes-later = jeszcze nie
royal-tax = Jeśli Parlament się zgodzi, władca w tajemnicy rozdzieli monety: { $coins }.

## Układy

own-moment = Zanim odpowiesz
own-moment-hint = To twoja chwila: możesz najpierw zagrać to.
for-you = Czeka na twoją odpowiedź
your-offers = { $number ->
        [one] Twoja otwarta propozycja
        [few] Twoje { $number } otwarte propozycje
       *[other] Twoich { $number } otwartych propozycji
    }
offer-town = miasto { $a }.
offer-hire = kusznicy, { $a }: { $b }.
offer-captive = jeniec { $a }, przejmuje { $b }.
offer-treasure = { $a }: od { $b } dla { $c }.
offer-share = udział w okupie: { $a }.
scales = Waga
new-deal = Umowa
counter-offer = Kontroferta do umowy { $number }
binding = wiąże, gdy wszyscy się zgodzą
deal-with = Z kim
you-give = Dajesz
gives = { $family } daje:
thing-for = { $thing } → { $family }
coins-given = Monety
coins-for = Monety dla: { $family }
fewer-coins = O monetę mniej
more-coins = O monetę więcej
put-on = Połóż coś na wadze. { $side }
put-on-more = + coś jeszcze
take-off = Zdejmij z wagi: { $thing }
promise-words = Obietnica własnymi słowami (nikogo nie wiąże)
promise-add = Dodaj
scales-empty = Najpierw połóż coś na wadze.
clear-scales = Wyczyść
send-deal = Wyślij umowę
counter = Zmień
deal-of = Umowa { $number }, proponuje { $family }
promise-of = Obietnica: { $family }, nikogo nie wiąże
waits-for = Czeka na: { $families }
promises-kept = Obietnice
accept = Przyjmij
decline = Odrzuć
withdraw = Wycofaj
passing = Na razie pasujesz w każdym oknie.
passing-for = { $family } na razie pasuje w każdym oknie.
listen-again = Pytaj mnie znowu
start-something = Zacznij coś
nothing-to-start = Teraz nie ma czego zacząć.
promises = Obietnice nie wiążą nikogo; przyjęte propozycje wiążą.
start-pigeon-card = Gołąb z kartą (1 gołąb, doleci przy 2–6)
start-pigeon-coins = Gołąb z monetami (1 gołąb, doleci przy 2–6)
start-pigeon-parley = Zaproś na rozmowę (1 gołąb, doleci przy 2–6)
start-lend = Użycz tunelu
start-interrupt = Zabierz głos
start-permit = Zgoda dla jednego miasta
start-letter = List do Sherwood
start-give = Dar dla sojusznika
start-free = Uwolnij jeńca
start-pass-captive = Przekaż jeńca
start-pass-treasure = Przekaż relikwię
start-leave-treasure = Zostaw relikwię
start-give-to-sovereign = Relikwia dla władcy
start-end-siege = Zakończ oblężenie
start-garter = Nadaj Podwiązkę
start-look = Obejrzyj miasto
fact-family = Od kogo
fact-to = Komu
fact-kind = Co
fact-what = Co dokładnie
fact-coins = Ile
fact-card = Która karta
fact-lord = Który lord
fact-treasure = Który skarb
fact-town = Które miasto
thing-help = Pomoc mieszczan
fact-thing = Co
fact-purpose = Na co
fact-answer = Odpowiedź
permissions = Stałe zgody
permissions-hint = Tajne; odpowiedź pada od razu, także gdy cię nie ma.
permits-of = { $family } dla { $other }
permits-given = { $number ->
        [one] 1 odpowiedź
        [few] { $number } odpowiedzi
       *[other] { $number } odpowiedzi
    }
permits-ask = zawsze pyta
permit-yes = tak
permit-ask = pytaj
permit-no = nie
purpose-passing = Przejście przez moje miasta
purpose-entering = Wejście do moich zamków i opactw
purpose-leaving-siege = Wyjście z mojego oblężenia
purpose-placing = Lord w moim mieście
purpose-founding = Założenie opactwa

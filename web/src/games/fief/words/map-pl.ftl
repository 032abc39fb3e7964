# The map of Fief: England.

map = Mapa Anglii
turn = Tura
turn-now = Tura { $turn }
turn-of = Tura { $turn } z { $last }
phases = Fazy tury
phase-0 = Przygotowanie
phase-1 = Obwieszczenia
phase-2 = Karty
phase-3 = Dochody
phase-4 = Zakupy
phase-5 = Ruch
phase-6 = Wikingowie
phase-7 = Bitwy
phase-8 = Koniec tury

## Spots

kind-port = port
kind-cathedral = katedra
kind-excalibur = miasto miecza
kind-plain = miasto
kind-forest = las
region-number = region { $number }
one-of-two = { $name } ({ $colour })
inside = W środku
at-road = Przy drodze do: { $town }
at-walls = Pod murami
at-harbour = W porcie
at-forest = Przy leśnej ścieżce
camp = { $where }: { $who } – { $what }
soldiers = { $number } { $number ->
        [one] żołnierz
        [few] żołnierzy
       *[other] żołnierzy
    }
kinds-unknown = nieznanego rodzaju
others-unknown = pozostali nieznani
unit-man_at_arms = { $number } { $number ->
        [one] zbrojny
        [few] zbrojnych
       *[other] zbrojnych
    }
unit-archer = { $number } { $number ->
        [one] łucznik
        [few] łuczników
       *[other] łuczników
    }
unit-knight = { $number } { $number ->
        [one] rycerz
        [few] rycerzy
       *[other] rycerzy
    }
unit-bombard = { $number } { $number ->
        [one] bombarda
        [few] bombardy
       *[other] bombard
    }
unit-trebuchet = { $number } { $number ->
        [one] trebusz
        [few] trebusze
       *[other] trebuszy
    }
unit-crossbowman_french = { $number } { $number ->
        [one] kusznik francuski
       *[other] kuszników francuskich
    }
unit-crossbowman_flemish = { $number } { $number ->
        [one] kusznik flamandzki
       *[other] kuszników flamandzkich
    }
unit-guard = { $number } z gwardii królewskiej
free-town = Nikt tu nie panuje
controls = Panuje: { $who }
royal-abbey = { $what }, opactwo królewskie
besieged = Oblega: { $who }{ $trebuchets ->
        [0] {""}
        [one] , 1 trebusz
        [few] , { $trebuchets } trebusze
       *[other] , { $trebuchets } trebuszy
    }{ $active ->
        [yes] {""}
       *[no] {" "}w budowie
    }
held-captive = { $lord } ({ $who }), w niewoli: { $captor }
robin = Robin Hood
clan = { $where }: klan Wikingów { $number } – { $tokens } { $tokens ->
        [one] wiking
       *[other] wikingów
    }{ $jarl ->
        [yes] {" "}i jarl
       *[no] , bez jarla
    }
relic-hidden = Zakryta relikwia
excalibur-stone = Excalibur w kamieniu
excalibur-lies = Excalibur
fog = Ukryte we mgle
asleep = { $what }, jeszcze nie działa
of-family = { $what }: { $who }
roads-to = Drogi do: { $towns }
way-forest = leśna ścieżka
way-sea = port
title-free = Tytuł do kupienia za { $price } monet
title-of = Tytuł: { $lord } ({ $who })
title-vacant = Tytuł wolny, zachowuje: { $who }
see = { $see }: { $lord }
nobody = nikt
target = Można wybrać
target-many = Odpowiedzi tutaj: { $number }
asked-about = Pytanie dotyczy tego miejsca
choose-town = Wybierz miasto na mapie albo z tej listy.
choose-region = Wybierz region na mapie albo z tej listy.
draw-march = Przeciągnij Lorda drogami, wszystkie etapy naraz, albo wybierz go z tej listy.
choose-way = Wybierz drogę na mapie albo z tej listy.

## The window

zoom = Powiększenie
zoom-in = Bliżej
zoom-out = Dalej
zoom-home = Wróć do całego pytania
close = Zamknij
around = dookoła Szkocji

## Beside the map

beside = Co leży obok mapy
plague-track = Tor plag
plague-track-of = Tor plag: { $number } z 3
decks = Talie
deck-character = Postacie
deck-event = Wydarzenia
deck-servant = Słudzy
cards-left = zostało { $number }
discard-top = Odrzucone: { $number }, na wierzchu: { $card }
parliament-revolt = leży stroną buntu
parliament-calm = można go zwołać
clans = Wikingowie
clan-force = Wikingowie: { $vikings }{ $jarl ->
        [yes] {" i Jarl"}
       *[no] {""}
    }
clan-at-sea = na morzu
clan-gone = już nie wróci
key = Legenda
good-town = { $towns ->
        [2] Dobre dla początkujących: { $region } ma tylko 2 miasta; tytuł jest najtańszy, kosztuje { $price } monety i szybko będzie twój.
        [3] Dobre dla tych, co chcą wszystkiego po trochu: { $region } ma 3 miasta; tytuł kosztuje { $price } monet.
       *[other] Dobre dla cierpliwych: { $region } ma { $towns } miasta, więc większy dochód; tytuł kosztuje { $price } monet i trwa najdłużej.
    }
good-port = Z portu grupy płyną morzem; tu lądują wikingowie tego regionu.
good-servant-anywhere = Pracuje dla całej rodziny, gdziekolwiek jest ten Lord. Dobry dla Lorda, który unika niebezpieczeństw: wraz z nim traci się sługę.
good-servant-there = Pomaga tylko temu Lordowi albo tam, gdzie on jest. Dobry dla tego, kto będzie działał.

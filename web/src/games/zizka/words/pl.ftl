# Ekrany gry Jan Žižka.

## Signs

sign-sword = { $number } { $number ->
        [one] miecz
        [few] miecze
       *[other] mieczy
    }
sign-cunning = spryt: { $number }
sign-speech = rozmowa: { $number }
sign-joker = { $number } { $number ->
        [one] joker
        [few] jokery
       *[other] jokerów
    }
sign-blank = nic
sign-die = { $number } { $number ->
        [one] kość
        [few] kości
       *[other] kości
    }
sign-reroll = { $number } { $number ->
        [one] przerzut
        [few] przerzuty
       *[other] przerzutów
    }
sign-move = { $number } { $number ->
        [one] pole zasięgu
        [few] pola zasięgu
       *[other] pól zasięgu
    }
sign-peek = { $number } { $number ->
        [one] podgląd
        [few] podglądy
       *[other] podglądów
    }
sign-lance = kopia
sign-coin = moneta
sign-coins = { $number } { $number ->
        [one] moneta
        [few] monety
       *[other] monet
    }
sign-vp = { $number } { $number ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[other] punktów zwycięstwa
    }
sign-luck = { $number } { $number ->
        [one] żeton szczęścia
        [few] żetony szczęścia
       *[other] żetonów szczęścia
    }
sign-poster = list gończy
sign-discard_follower = { $number } { $number ->
        [one] drużynnik odchodzi
        [few] drużynnicy odchodzą
       *[other] drużynników odchodzi
    }
sign-favor_wenceslas = przychylność Wacława
sign-favor_sigismund = przychylność Zygmunta
sign-follower_I = drużynnik poziomu I
sign-follower_II = drużynnik poziomu II
sign-follower_any = drużynnik
sign-morale_virtue = { $number } { $number ->
        [one] krok ku cnocie
        [few] kroki ku cnocie
       *[other] kroków ku cnocie
    }
sign-morale_vice = { $number } { $number ->
        [one] krok ku występkowi
        [few] kroki ku występkowi
       *[other] kroków ku występkowi
    }
sign-morale_any = { $number } { $number ->
        [one] krok ku cnocie lub występkowi
        [few] kroki ku cnocie lub występkowi
       *[other] kroków ku cnocie lub występkowi
    }
sign-tournament = turniej

## The map

map = Mapa południowych Czech, strzałki idą drogami
zoom = Powiększenie
zoom-in = Bliżej
zoom-out = Dalej
zoom-home = Do mojej figurki
close = Zamknij
as-list = Pokaż mapę jako listę
as-map = Pokaż mapę
places = Miejsca
steps-none = Tutaj
steps-away = { $steps } { $steps ->
        [one] krok
        [few] kroki
       *[other] kroków
    } stąd
roads-to = Drogi: { $spaces }
road-steps = { $space } (kroków: { $steps })
castle-easy = zamek, łatwy podbój, { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }
castle-hard = zamek, trudny podbój, { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }
start-space = pole startowe { $number }
tavern-space = karczma
face-up = odkryty
face-down = zakryty
mostly = Zwykle wymaga
mostly-needs = zwykle wymaga: { $what }
leads-virtue = może prowadzić ku cnocie
leads-vice = może prowadzić ku występkowi
leads-either = może prowadzić ku cnocie lub występkowi
looked-at = zna to: { $who }
only-you = Tylko ty to wiesz
you = ty
figure = { $name } jako { $commander }{ $lying ->
        [yes] , leży
       *[other] {""}
    }{ $coins ->
        [-1] {""}
       *[other] , list gończy: { $coins }
    }
figure-torak = Torak{ $lying ->
        [yes] , leży
       *[other] {""}
    }
lying = leży
target = można wybrać
choose-space = Wybierz pole na mapie albo z tej listy.
choose-follower = Wybierz kartę ze stołów albo z tej listy.
target-steps = { $steps } { $steps ->
        [one] krok
        [few] kroki
       *[other] kroków
    } stąd, można wybrać

## Events, dice

row-one-first = Najpierw wiersz 1, potem dowolne.
row-after-row = Wiersz po wierszu, każdy z własnym rzutem. Teraz wiersz { $row }.
no-dice-here = Bez kości.
row-done = gotowe
row-pays = można
row-no = jeszcze nie
row-later = później
dice = Kości
no-dice = brak kości
dice-and-cards = Kości i karty razem
press-a-die = Naciśnij kość, by rzucić nią ponownie.
press-a-die-coin = Naciśnij kość, by rzucić nią ponownie za monetę.
rerolls-left = zostało przerzutów: { $number }
prize = Nagroda:
show-map = Pokaż mapę
show-stage = Wróć do rzutu
fight = Walka
attacks = atakuje:
defends = broni się:

## Tournament

pot = Pula
goal = Cel
goal-of = Za cel { $goal }:
for-the-goal = Za cel
values = Punkty
points = { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
aside = odłożona: { $face }
rolls-later = rzuca później
join-hint = Kto dołącza, wpłaca monetę do puli.
aside-hint = Naciśnij kość, by ją odłożyć i rzucić innymi ponownie.
mark-hint = Naciśnij kości do ponownego rzutu, potem rzuć.
means-join = Kosztuje 1 monetę; pula rośnie do { $pot }. Zgarnia ją najlepszy, a każdy niższy wynik to punkt zwycięstwa.
means-stay-out = Nic nie kosztuje i nic nie daje.
means-stop = Twój wynik: { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
means-stop-goal = Twój wynik: { $points }. Cel osiągnięty.
means-stop-short = Twój wynik: { $points }. Do celu ({ $goal }) brakuje.
means-aside = { $now } → { $left } pkt; po przerzucie średnio { $about }.
means-lance = Przerzuca tylko tę kość: teraz { $points }, średnio { $average }. Kopie: { $lances }.
means-reroll = Rząd { $row }: { $chance } % szans.
means-mark = Teraz daje { $points }; dostanie nową ściankę.
means-roll = Rzucasz znów { $dice } { $dice ->
        [one] kością
       *[other] kośćmi
    }; pozostałe dają { $points }.

## Followers

tavern = Drużynnicy do zwerbowania
sum-of-vp = punkty { $number }
sum-of-coins = monety { $number }
sum-of-luck = szczęście { $number }
points-of-events = w tym z wydarzeń
points-of-tournaments = w tym z turniejów
points-of-conquests = w tym z podbojów
points-of-fights = w tym z walk
points-of-others = w tym inaczej
take-on = Werbuj
send-away = Odrzuć
recruit-hint = Zwerbujesz do czterech. Przed pierwszym możesz raz odrzucić jedną kartę: jej miejsce zajmie inna.
table-of = Stół { $level }
deck = talia { $number }
condition-die = jedna kość więcej: { $event }
condition-lance = darmowy przerzut: { $event }
despises-virtue = gardzi cnotą
despises-vice = gardzi występkiem
your-team = Twoja drużyna
team = Drużyna
free-place = wolne
together = Razem
sum-dice = Kości
sum-rerolls = Przerzuty
sum-fixed = Symbole
sum-range = Zasięg
sum-lances = Kopie
morale = Morale: { $side ->
        [virtue] cnota { $steps }
        [vice] występek { $steps }
       *[none] ani cnota, ani występek
    }

## The track, Torak

round = Runda { $round }
actions-left = { $actions } { $actions ->
        [one] akcja
        [few] akcje
       *[other] akcji
    }
points-track = Punkty zwycięstwa, koniec przy 20
torak-last = Jego ostatnia karta
torak-move = jedzie { $number }
torak-vp = +{ $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
torak-refresh_followers = czyści stoły
torak-replace_event = wymienia wydarzenie
torak-take_favor = { $favour }
posters-left = Zostało listów gończych: { $number }

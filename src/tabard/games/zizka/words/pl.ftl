# Medieval. Jan Žižka. Obowiązuje słownik z rules.md.

title = Medieval. Jan Žižka
description = Czechy około roku 1400: prowadź drużynę od wydarzenia do wydarzenia, zbieraj monety, przychylność władców i sławę, zdobywaj zamki i przechytrz rywali. Kto osiągnie 20 punktów zwycięstwa, wywołuje koniec gry.

## Opcje

option-side = Tabliczki dowódców
option-side-help = Strona A daje każdemu dowódcy własne umiejętności, strona B wszystkim takie same.
option-side-A = strona A
option-side-B = strona B
option-start_seat = Pierwszy gracz
option-start_seat-help = Kto rozpoczyna każdą rundę.
option-start_seat-random = losowo
option-advanced = Wariant zaawansowany
option-advanced-help = Za monety można kupować przerzuty, a monetę Zygmunta wziąć wcześniej.
option-level = Torak
option-level-help = Jak trudnym przeciwnikiem jest Torak. Liczy się tylko w grze solo.
option-level-easy = łatwy
option-level-normal = zwykły
option-level-hard = trudny
option-commander_1 = Dowódca gracza 1
option-commander_1-help = Życzenie zajęte już przez kogoś wcześniej albo Torak w grze solo są losowane.
option-commander_1-random = losowany
option-commander_1-bores = Boreš
option-commander_1-katerina = Kateřina
option-commander_1-torak = Torak
option-commander_1-zizka = Žižka
option-commander_2 = Dowódca gracza 2
option-commander_2-help = Życzenie zajęte już przez kogoś wcześniej albo Torak w grze solo są losowane.
option-commander_2-random = losowany
option-commander_2-bores = Boreš
option-commander_2-katerina = Kateřina
option-commander_2-torak = Torak
option-commander_2-zizka = Žižka
option-commander_3 = Dowódca gracza 3
option-commander_3-help = Życzenie zajęte już przez kogoś wcześniej albo Torak w grze solo są losowane.
option-commander_3-random = losowany
option-commander_3-bores = Boreš
option-commander_3-katerina = Kateřina
option-commander_3-torak = Torak
option-commander_3-zizka = Žižka
option-commander_4 = Dowódca gracza 4
option-commander_4-help = Życzenie zajęte już przez kogoś wcześniej albo Torak w grze solo są losowane.
option-commander_4-random = losowany
option-commander_4-bores = Boreš
option-commander_4-katerina = Kateřina
option-commander_4-torak = Torak
option-commander_4-zizka = Žižka

## Fazy

phase-action = Tura
phase-torak = Torak
phase-over = Koniec

## Pytania

ask-main = { $space }, pozostało: { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }. Co robisz?
ask-move = { $space }: dokąd stąd? Twój zasięg: { $range }.
ask-reroll = { $token_id ->
        [none] { $card_id ->
            [none] { $other ->
                [none] Walka z Torakiem
               *[other] Walka, { $other }
            }
           *[other] { $card }, rząd { $row }
        }
       *[other] { $token }
    }: { $faces }. Pozostało: { $rerolls ->
        [one] { $rerolls } przerzut
        [few] { $rerolls } przerzuty
       *[many] { $rerolls } przerzutów
    }. Przerzucasz kość czy kończysz?
ask-row = { $token }. Wypełnione rzędy: { $rows ->
        [none] brak
       *[other] { $rows }
    }. Który rząd teraz?
ask-discard = { $token }, rząd { $row }: którego drużynnika za niego odrzucasz?
ask-follower = Nagroda, drużynnik poziomu { $levels }: kogo bierzesz, czy nikogo?
ask-replace = Dołącza { $card }. Kto opuszcza drużynę?
ask-direction = Podbój przesuwa morale o krok: ku cnocie czy ku występkowi?
ask-conquest_row = { $card }, rząd { $row }: wypełniasz? Potrzebne żetony szczęścia: { $luck }.
ask-recruit = Werbunek, { $space }, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }: kogo bierzesz?
ask-join = { $token }, w puli { $pot }: dołączasz za 1 monetę?
ask-tournament = { $token }: { $faces } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }). Kończysz czy odkładasz kość?
ask-mark = { $token }: { $faces }. Które kości przerzucasz?
ask-luck-attack = Walka, { $other ->
        [none] Torak
       *[other] { $other }
    }: twój atak { $score }. Ile żetonów szczęścia dokładasz?
ask-luck-defence = Walka, { $other ->
        [none] Torak
       *[other] { $other }
    }: twoja obrona { $score } przeciw { $attack }. Ile żetonów szczęścia dokładasz?
ask-torak_path = Którędy idzie Torak?
ask-nearest_token = Który z najbliższych żetonów wymienia Torak?
ask-drop_poster = Torak pokonany: którego listu gończego się pozbywasz?
ask-lose_follower = Torak wygrał. Którego drużynnika tracisz?
ask-peek = Tajny podgląd: który żeton lub zamek?

## Odpowiedzi

choice-main-move = Ruch
choice-main-face = Stawiam czoła wydarzeniu
choice-main-conquest = Podbój
choice-main-recruit = Werbuję drużynników
choice-main-attack = Atakuję: { $what }
choice-main-peek = Podglądam ({ $what })
choice-main-end_turn = Kończę turę
choice-reroll-stop = Kończę rzucanie
choice-reroll-buy = Za 1 monetę: { $what }
choice-reroll-take_coin = Biorę monetę
choice-row-number = Rząd { $number }
choice-row-stop = Na tym koniec
choice-row-concede = Rezygnuję
choice-follower-decline = Nikogo
choice-direction-virtue = Cnota
choice-direction-vice = Występek
choice-conquest_row-confirm = Wypełniam rząd
choice-conquest_row-concede = Rezygnuję
choice-recruit-refresh = Odrzucam ze stołu: { $what }
choice-recruit-recruit = Werbuję: { $what }
choice-recruit-done = Koniec werbunku
choice-join-join = Dołączam za 1 monetę
choice-join-stay_out = Nie dołączam
choice-tournament-stop = Kończę
choice-tournament-set_aside = Odkładam: { $what }
choice-tournament-lance = Kopia: przerzucam { $what }
choice-mark-roll = Rzucam
choice-luck-number = { $number ->
        [one] { $number } żeton szczęścia
        [few] { $number } żetony szczęścia
       *[many] { $number } żetonów szczęścia
    }
choice-peek-easy = Wierzchni łatwy podbój
choice-peek-hard = Wierzchni trudny podbój

## Przebieg

event-turn_begins = Runda { $round }: { $seat }.
event-moved = { $seat } → { $space }.
event-peeked = { $seat } podgląda: { $place_id ->
        [easy] łatwe podboje
        [hard] trudne podboje
       *[other] { $place }
    }.
event-saw = Podejrzane ({ $seat }): { $face }, { $place_id ->
        [easy] łatwe podboje
        [hard] trudne podboje
       *[other] { $place }
    }.
event-token_turned_up = { $space }: { $token }.
event-rolled = { $seat } rzuca: { $faces }.
event-rerolled = { $seat } przerzuca ({ $die }): { $face }.
event-row_completed = { $seat } wypełnia rząd { $row }: { $token }.
event-event_mastered = { $seat }: sukces, { $token }.
event-event_failed = { $seat }: porażka, { $token }.
event-coins_gained = { $seat }: + { $number ->
        [one] { $number } moneta
        [few] { $number } monety
       *[many] { $number } monet
    }.
event-coins_paid = { $seat }: − { $number ->
        [one] { $number } moneta
        [few] { $number } monety
       *[many] { $number } monet
    }.
event-vp_gained = { $seat }: + { $number ->
        [one] { $number } punkt zwycięstwa
        [few] { $number } punkty zwycięstwa
       *[many] { $number } punktów zwycięstwa
    }.
event-luck_gained = { $seat }: + { $number ->
        [one] { $number } żeton szczęścia
        [few] { $number } żetony szczęścia
       *[many] { $number } żetonów szczęścia
    }.
event-luck_spent = { $seat }: − { $number ->
        [one] { $number } żeton szczęścia
        [few] { $number } żetony szczęścia
       *[many] { $number } żetonów szczęścia
    }.
event-favour_gained = { $seat } zdobywa: { $favour }.
event-favour_lost = { $seat } traci: { $favour }.
event-poster_gained = { $seat }: list gończy, leży na nim { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-poster_drawn = { $seat }: list gończy, { $poster }.
event-poster_dropped = { $seat } pozbywa się listu gończego: { $poster }.
event-morale_changed = { $seat }: morale: { $morale ->
        [-2] występek 2
        [-1] występek 1
        [0] ani cnota, ani występek
        [1] cnota 1
       *[2] cnota 2
    }.
event-follower_left = { $seat }: drużynę opuszcza { $card }.
event-follower_gained = { $seat } bierze: { $card }.
event-follower_declined = { $seat } nie bierze drużynnika.
event-recruited = { $seat } werbuje: { $card } ({ $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }).
event-display_refreshed = { $seat } odrzuca ze stołu: { $card }.
event-deck_renewed = Talia drużynników poziomu { $level } potasowana na nowo.
event-stack_renewed = Zużyte żetony wydarzeń tworzą nowy stos.
event-tokens_placed = Nowe żetony wydarzeń: { $spaces }.
event-conquest_begins = { $seat } próbuje podboju: { $card }.
event-conquest_row = { $seat }: { $card }, wypełniony rząd { $row }.
event-conquest_won = { $seat }: podbój udany, { $card }.
event-conquest_failed = { $seat }: podbój nieudany, { $card } trafia pod talię.
event-tournament_begins = { $seat } otwiera turniej: { $token }, pula { $pot }.
event-joined = { $seat } dołącza do turnieju.
event-stayed_out = { $seat } nie bierze udziału w turnieju.
event-tournament_rolled = { $seat }, kości: { $faces }.
event-set_aside = { $seat } odkłada: { $die }.
event-lance_used = { $seat } używa kopii: { $die } → { $face }.
event-tournament_result = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w turnieju.
event-goal_reached = { $seat } osiąga cel osobisty: { $points }.
event-attack = Atak: { $participants }.
event-attack_score = { $seat }: atak { $score }.
event-defence_score = { $seat }: obrona { $score }.
event-attacker_wins = { $seat } wygrywa walkę jako atakujący, { $attack } : { $defence }.
event-defender_wins = { $seat } wygrywa walkę jako obrońca, { $attack } : { $defence }.
event-attack_on_torak = { $seat } atakuje Toraka.
event-torak_attacks = Torak atakuje: { $seat }.
event-torak_rolled = Torak rzuca: { $faces }; szczęście { $luck }, wynik { $score }.
event-torak_beaten_off = { $seat } odpiera Toraka.
event-torak_wins = Torak wygrywa ({ $seat }): { $card }.
event-torak_holds_out = Torak odpiera atak ({ $seat }).
event-torak_lies_down = { $seat } pokonuje Toraka; jego figurka leży.
event-torak_stands_up = Torak wstaje.
event-torak_card = Torak: { $card }.
event-torak_moved = Torak → { $space }.
event-torak_vp = Torak: + { $number ->
        [one] { $number } punkt zwycięstwa
        [few] { $number } punkty zwycięstwa
       *[many] { $number } punktów zwycięstwa
    }.
event-torak_refreshes = Torak wymienia dostępnych drużynników.
event-torak_replaces = Torak wymienia żeton { $token } na polu { $space }.
event-torak_jousts = Torak bierze udział w turnieju: { $card }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-over = Koniec gry.

## Odmowy

why-already-there = Twoja figurka już tam stoi.
why-attacked-this-turn = W tej turze Torak był już atakowany.
why-conquered-already = Podbój o tej trudności masz już za sobą.
why-despises-your-morale = { $card } gardzi twoim morale.
why-die-is-locked = Moneta wzięta: { $die } nie jest już przerzucana.
why-discard-or-recruit-first = Najpierw odrzuć kartę ze stołu albo kogoś zwerbuj.
why-face-up-already = Żeton na polu { $space } leży odkryty.
why-four-recruits-at-most = W jednej akcji werbuje się najwyżej czterech drużynników.
why-known-already = Wiesz już, co leży na polu { $space }.
why-last-die = Ostatniej kości nie można odłożyć.
why-luck-would-be-wasted = Sens ma tylko liczba, która ratuje walkę.
why-lying-already = Leżącej figurki nie można atakować.
why-mark-a-die-first = Trzeba przerzucić co najmniej jedną kość.
why-no-action-left = Nie ma już akcji.
why-no-castle-here = Tu nie ma zamku.
why-no-coin-to-take = Nie ma monety do wzięcia.
why-no-follower-to-discard = Masz za mało drużynników do odrzucenia.
why-no-lance-left = Nie ma już kopii.
why-no-own-coin-left = Nie masz własnych monet; te na liście gończym się nie liczą.
why-no-peek-left = Tego podglądu nie można teraz użyć.
why-no-poster-left = Masz wszystkie cztery listy gończe: tego rzędu nie można wypełnić.
why-no-reroll-left = Nie ma już przerzutów.
why-no-tavern-here = Drużynników werbuje się w karczmach.
why-no-token-here = Tu nie ma żetonu wydarzenia.
why-not-enough-own-coins = Koszt: { $number ->
        [one] { $number } moneta
        [few] { $number } monety
       *[many] { $number } monet
    }.
why-not-in-your-team = { $card }: nie w twojej drużynie.
why-not-on-his-way = { $space } nie leży na drodze Toraka.
why-not-on-offer = { $card }: niedostępne.
why-not-on-the-same-space = Nie stoicie na tym samym polu.
why-not-so-many-luck-tokens = Masz: { $luck ->
        [one] { $luck } żeton szczęścia
        [few] { $luck } żetony szczęścia
       *[many] { $luck } żetonów szczęścia
    }.
why-not-the-nearest-token = Żeton na polu { $space } nie należy do najbliższych.
why-not-wanted = Atakować można tylko gracza z listem gończym.
why-not-your-poster = { $poster }: to nie twój list.
why-nothing-to-peek-at = Na polu { $space } nic nie leży zakryte.
why-only-in-the-advanced-variant = Przerzuty kupuje się tylko w wariancie zaawansowanym.
why-only-once-and-before-recruiting = Można odrzucić jedną kartę, przed pierwszym werbunkiem.
why-out-of-range = { $space }: odległość { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }.
why-row-completed-already = Rząd { $row } jest już wypełniony.
why-row-one-first = Najpierw rząd 1, potem rząd { $row }.
why-symbols-are-missing = Brakuje symboli na rząd { $row }.

## Wynik

part-vp = Punkty zwycięstwa
part-castles = Zamki
part-roads = Wydarzenia, turnieje i walki
part-coins = Monety
tie-coins = posiadane monety
tie-torak = punkty zwycięstwa Toraka

## Ręcznie, obok prawdziwego pudełka

ask-shown-back = { $where_id ->
        [stack] Następny żeton ze stosu wydarzeń: jaki ma rewers?
       *[other] Żeton na polu { $where }: jaki ma rewers?
    }
ask-shown-token = Jaki żeton leży na polu { $where }?
ask-shown-castle = Jaki to { $where_id ->
        [easy] łatwy
       *[hard] trudny
    } podbój?
ask-shown-follower = Który drużynnik poziomu { $where } został odkryty?
ask-shown-torak_card = Która karta Toraka została odkryta?
ask-shown-poster = Który list gończy został wylosowany?
ask-shown-die = { $where }: co wypadło?

# Glory: Droga do chwały. Słownictwo według polskiej instrukcji.

title = Glory: Droga do chwały
description = Trzy rundy z życia rycerza: trening, wyprawy, Sojusznicy i Relikwie, a na koniec Turnieje po Chwałę i Tytuły.

## Opcje

option-tournament = Turniej
option-tournament-help = Joust à plaisance to drabinka ośmiu jeźdźców; w Pas d'armes gracze wyzywają Rycerzy w trzech miastach.
option-tournament-joust = Joust à plaisance
option-tournament-pas_darmes = Pas d'armes
option-prizes = Żetony nagród
option-prizes-help = W Joust każdy Turniej ma własną nagrodę; bez tego obowiązuje nagroda standardowa.
option-characters = Postacie
option-characters-help = Każdy wybiera jedną z trzech postaci albo wszyscy są Młodymi rycerzami.
option-characters-choose = jedna z trzech poziomów
option-characters-level_1_only = tylko poziom I
option-goals = Cele Osobiste
option-goals-help = W pierwszej grze Cele mogą być odkryte.
option-goals-hidden = zakryte
option-goals-open = odkryte
option-handicap_p1 = Utrudnienie pierwszego gracza
option-handicap_p1-help = Doświadczony gracz zaczyna z wyposażeniem poziomu I.
option-handicap_p1-none = brak
option-handicap_p1-mount = Wierzchowiec
option-handicap_p1-armour = Zbroja
option-handicap_p1-both = Wierzchowiec i Zbroja
option-handicap_p2 = Utrudnienie drugiego gracza
option-handicap_p2-help = Doświadczony gracz zaczyna z wyposażeniem poziomu I.
option-handicap_p2-none = brak
option-handicap_p2-mount = Wierzchowiec
option-handicap_p2-armour = Zbroja
option-handicap_p2-both = Wierzchowiec i Zbroja
option-handicap_p3 = Utrudnienie trzeciego gracza
option-handicap_p3-help = Doświadczony gracz zaczyna z wyposażeniem poziomu I.
option-handicap_p3-none = brak
option-handicap_p3-mount = Wierzchowiec
option-handicap_p3-armour = Zbroja
option-handicap_p3-both = Wierzchowiec i Zbroja
option-handicap_p4 = Utrudnienie czwartego gracza
option-handicap_p4-help = Doświadczony gracz zaczyna z wyposażeniem poziomu I.
option-handicap_p4-none = brak
option-handicap_p4-mount = Wierzchowiec
option-handicap_p4-armour = Zbroja
option-handicap_p4-both = Wierzchowiec i Zbroja
option-simultaneous_journey = Wyprawy za jednym razem
option-simultaneous_journey-help = Każdy gracz zagrywa wszystkie karty Fazy Wypraw od razu, gracz po graczu.
option-scenario = Scenariusz solo
option-scenario-help = Tylko dla jednego gracza: co trzeba osiągnąć przeciw SIR.
option-scenario-solo_lone_challenge = Samotnik
option-scenario-solo_rival = Rywal
option-scenario-solo_warrior = Wojownik
option-difficulty = Trudność solo
option-difficulty-help = Tylko dla jednego gracza.
option-difficulty-easy = łatwa
option-difficulty-medium = średnia
option-difficulty-hard = trudna
option-personality = Osobowość SIR
option-personality-help = Tylko dla jednego gracza: dwie karty więcej w talii SIR.
option-personality-none = brak
option-personality-warrior = Wojownik
option-personality-godly = Mąż Boży

## Fazy

phase-setup = Przygotowanie
phase-action = Faza Akcji
phase-journey = Faza Wypraw
phase-registration = Faza Zgłoszeń
phase-tournament = Faza Turnieju
phase-final_journey = Ostatnia Faza Wypraw
phase-titles = Faza Tytułów
phase-over = Koniec

## Pytania

ask-character = Wybierz postać.
ask-start_goal = Który Tytuł zostaje Celem Osobistym?
ask-return = { $card }: zachować czy zwrócić za 1 Siłę?
ask-space = Umieść pionek.
ask-buy = Które wyposażenie ulepszasz o jeden poziom?
ask-ally = Którego Sojusznika bierzesz?
ask-herald = Gdzie Herold umieszcza Herb?
ask-take = Weź kartę Wyprawy, odkrytą albo z talii (pozostało: { $number }).
ask-goal = Który Tytuł zostaje Celem Osobistym?
ask-journey = Zagraj kartę Wyprawy albo zakończ (pozostało: { $number }).
ask-gain = { $card }: co bierzesz?
ask-relic = Którą Relikwię bierzesz?
ask-item = Które wyposażenie podnosisz na poziom { $level }?
ask-register-joust = Gdzie stajesz do Joust?
ask-register-pas_darmes = Którego Rycerza wyzywasz?
ask-tent = Przed Pojedynkiem: użyć Sojusznika ze znakiem namiotu?
ask-strength = Najazd { $engagement }, { $attack } do { $against }: ile żetonów Siły dodajesz (wydane: { $spent })?
ask-reroll-faith = { $attack } do { $against }: wydać Wiarę na przerzut? Kości do wyboru: { $number }; wybrane: Siła { $strength_dice }, Wierzchowiec { $mount_dice }, Zbroja { $armour_dice }.
ask-reroll-ring = { $attack } do { $against }: Pierścień przerzuca jeszcze kości: { $number }; wybrane: Siła { $strength_dice }, Wierzchowiec { $mount_dice }, Zbroja { $armour_dice }.
ask-lance = Najazd { $engagement }, { $attack } do { $against }: użyć Sojusznika ze znakiem kopii?
ask-use_relic = Najazd { $engagement }, { $attack } do { $against }: użyć Relikwii?
advance-tent = Sojusznicy ze znakiem namiotu
advance-lance = Sojusznicy ze znakiem kopii
advance-use_relic = Relikwie w najazdach
ask-recover-ally = Pojedynek przegrany. Którego Sojusznika odkrywasz?
ask-recover-relic = Pojedynek przegrany. Którą Relikwię odkrywasz?
ask-brave = { $title }: stoczyć Pojedynek (Atak { $attack }, Prestiż { $prestige })?

## Odpowiedzi

choice-return-keep = Zachowaj
choice-return-return = Zwróć za 1 Siłę
choice-mount = Wierzchowiec
choice-armour = Zbroja
choice-buy-mount = Wierzchowiec za { $mount_price }
choice-buy-armour = Zbroja za { $armour_price }
choice-ally-slot_special_1 = { $slot_special_1 }
choice-ally-slot_special_2 = { $slot_special_2 }
choice-ally-slot_ally_1 = { $slot_ally_1 }
choice-ally-slot_ally_2 = { $slot_ally_2 }
choice-ally-slot_ally_3 = { $slot_ally_3 }
choice-ally-slot_ally_4 = { $slot_ally_4 }
choice-ally-slot_ally_5 = { $slot_ally_5 }
choice-ally-slot_ally_6 = { $slot_ally_6 }
choice-ally-slot_ally_7 = { $slot_ally_7 }
choice-take-deck = Z wierzchu talii: { $what ->
        [romance] Romans
        [market] Targ
       *[challenge] Wyzwanie
    }
choice-place = Miejsce { $what }
choice-stop = Zakończ
choice-gain-number = { $coins ->
        [none] {""}
       *[other] Monety: { $coins }.
    }{ $strength ->
        [none] {""}
       *[other] Siła: { $strength }.
    }{ $faith ->
        [none] {""}
       *[other] Wiara: { $faith }.
    }{ $glory ->
        [none] {""}
       *[other] Chwała: { $glory }.
    }{ $prestige_id ->
        [none] {""}
       *[other] Prestiż: { $prestige }.
    }{ $relic_id ->
        [none] {""}
       *[other] Relikwia: { $relic }.
    }{ $ally_id ->
        [none] {""}
       *[other] Sojusznik: { $ally }.
    }{ $upgrade_item ->
        [none] {""}
        [mount] Wierzchowiec na poziom { $upgrade_to }.
       *[armour] Zbroja na poziom { $upgrade_to }.
    }
choice-tent-ally_lady_in_waiting = Dwórka odkrywa: { $what }
choice-tent-ally_hermit = Pustelnik odkrywa: { $what }
choice-strength-number = { $number ->
        [0] Bez Siły
       *[other] Siła: { $number }
    }
choice-reroll-roll = Rzuć wybranymi
choice-reroll-strength = Najniższa kość Siły
choice-reroll-mount = Najniższa kość Wierzchowca
choice-reroll-armour = Najniższa kość Zbroi
choice-reroll-die = Kość { $part_2 ->
        [strength] Siły
        [mount] Wierzchowca
       *[armour] Zbroi
    } o wartości { $part_3 }
choice-brave-fight = Walcz
choice-brave-decline = Zrezygnuj

## Dziennik

event-character_taken = { $seat }: { $character }.
event-initiative_order = Inicjatywa: { $participants }.
event-hand_dealt = { $seat }: { $cards }.
event-cards_returned = { $seat }: zwrócone karty początkowe: { $number } ({ $kinds }).
event-round_begins = Runda { $round }{ $event_id ->
        [none] .
       *[other] . Wydarzenie: { $event }.
    }
event-ally_on_event = Na karcie Wydarzenia: { $ally }.
event-track_filled = Nowi Sojusznicy: { $allies }.
event-columns_filled = Nowe karty Wypraw: { $cards }.
event-event_turned_up = Następne Wydarzenie: { $event }.
event-tournament_set_up = Ogłoszono Turniej: { $knights }.
event-tournament_over = Turniej rundy { $round } zakończony.
event-pawn_placed = { $seat }: { $space }.
event-gained = { $seat }: { $goods_id ->
        [coins] Monety
        [strength] Siła
        [faith] Wiara
       *[glory] Chwała
    } +{ $number }{ $source ->
        [duels] {" "}za Pojedynek
        [prizes] {" "}jako nagroda
        [allies] {" "}za Sojusznika
        [cards] {" "}za kartę
        [events] {" "}za Wydarzenie
        [titles] {" "}za Tytuł
        [start] {" "}na początek
       *[none] {""}
    }.
event-lost = { $seat }: { $goods_id ->
        [coins] Monety
       *[glory] Chwała
    } −{ $number }{ $source ->
        [duels] {" "}za Pojedynek
        [prizes] {" "}jako nagroda
        [allies] {" "}za Sojusznika
        [cards] {" "}za kartę
        [events] {" "}za Wydarzenie
        [titles] {" "}za Tytuł
        [start] {" "}na początek
       *[none] {""}
    }.
event-paid = { $seat } płaci: { $goods_id ->
        [coins] Monety
       *[strength] Siła
    } { $number }.
event-ally_gained = { $seat }: Sojusznik { $ally }.
event-relic_gained = { $seat }: Relikwia { $relic }.
event-prestige_gained = { $seat }: Prestiż { $prestige }.
event-upgraded = { $seat }: { $item_id ->
        [mount] Wierzchowiec
       *[armour] Zbroja
    } poziomu { $level }.
event-card_taken = { $seat } bierze kartę: { $card }.
event-card_drawn = { $seat } dobiera z talii: { $deck_id ->
        [romance] Romans
        [market] Targ
       *[challenge] Wyzwanie
    }.
event-card_seen = { $seat }: ta karta to { $card }.
event-titles_drawn = { $seat } dobiera Tytuły: { $number }.
event-goal_kept = { $seat } zachowuje Cel: { $title }.
event-registered = { $seat } zgłasza się: { $knight_id ->
        [none] miejsce { $place }
       *[other] { $knight }
    }.
event-registration_passed = { $seat } czeka ze zgłoszeniem.
event-knight_joins = { $knight } dołącza na miejscu { $place }.
event-card_played = { $seat } zagrywa: { $card }.
event-card_back = { $seat }: { $card } wraca na rękę.
event-journey_stopped = { $seat } kończy wyprawy.
event-players_duel = Pojedynek: { $participants }.
event-duel_begins = Pojedynek: { $seat } i { $opponent } (Atak { $attack }).
event-ally_used = { $seat } używa Sojusznika: { $ally }.
event-turned_active = { $seat }: znów aktywne: { $token }.
event-strength_spent = { $seat } wydaje Siłę: { $number }.
event-rolled = { $seat } rzuca: Siła { $strength }; Wierzchowiec { $mount }; Zbroja { $armour }.
event-rerolled = { $seat } po przerzucie: Siła { $strength }; Wierzchowiec { $mount }; Zbroja { $armour }.
event-noble_rolled = { $opponent } wyrzuca { $number }.
event-faith_spent = { $seat } wydaje żeton Wiary.
event-relic_used = { $seat } używa Relikwii: { $relic }.
event-engagement_won = { $seat } wygrywa Najazd { $attack } do { $against }.
event-engagement_lost = { $seat } przegrywa Najazd { $attack } do { $against }.
event-prestige_turned = { $seat } zakrywa żeton Prestiżu: { $prestige }.
event-duel_won = { $seat } wygrywa Pojedynek.
event-duel_lost = { $seat } przegrywa Pojedynek.
event-recovered = { $seat } odzyskuje: Siła { $strength }, Wiara { $faith }.
event-knight_wins = { $knight } pokonuje rycerza { $opponent }.
event-prize_won = { $seat } wygrywa Turniej; nagroda: { $prize }.
event-prize_lost = Nagrody nie zdobywa żaden gracz: { $prize }.
event-goals_revealed = Cele gracza { $seat }: { $titles }.
event-title_scored = { $seat }: { $title }, Chwała { $number }{ $tokens ->
        [none] .
       *[other] {" "}({ $tokens }).
    }
event-sir_draws = SIR dobiera kartę: { $card }.
event-sir_acts = SIR: { $action_id ->
        [ally] odrzuca Sojusznika
        [special_ally] odrzuca Sojusznika specjalnego
        [journey] usuwa odkryte karty Wypraw
        [new_goal] bierze Cel
        [event] korzysta z Wydarzenia
        [initiative] przejmuje inicjatywę
        [training] trenuje
        [prayer] modli się
        [service] służy
       *[herald] odwiedza Herolda
    }.
event-sir_idle = SIR: { $space }.
event-sir_discards = SIR odrzuca: { $ally }.
event-sir_goal = Cel SIR: { $title }.
event-sir_registers = SIR zgłasza się: { $knight_id ->
        [none] miejsce { $place }
       *[other] { $knight }
    }.
event-sir_fought = SIR { $won ->
        [yes] wygrywa
       *[no] przegrywa
    }, przeciwnik: { $knight }.
event-sir_gains = SIR: Chwała +{ $number }.
event-sir_wins_prize = SIR zdobywa nagrodę: { $prize }.
event-sir_scores = SIR: { $title }, Chwała { $number }.
event-solo_won = { $seat }: zwycięstwo.
event-solo_lost = { $seat }: porażka.

## Odmowy

why-already-registered = Twój Herb już stoi.
why-another-step = { $token }: nie w tym kroku.
why-cannot-pay = { $space }: nie stać cię na to.
why-card-cannot-be-paid = { $card }: nie stać cię na to.
why-face-down = { $token }: żeton jest zakryty.
why-four-in-a-duel = Najwyżej cztery żetony Siły w Pojedynku; wydane: { $number }.
why-gives-nothing = To nic by nie dało.
why-highest-level = To najwyższy poziom.
why-must-register = Teraz nie można spasować.
why-no-event-action = Wydarzenie nie ma w tej rundzie akcji.
why-no-free-circle = { $space }: brak wolnego pola.
why-no-glory-to-pay = { $token } kosztuje Chwałę, a jej brak.
why-no-more-dice = Więcej kości nie można: najwyżej { $number }.
why-no-passing = Nie można pasować, mając pionki.
why-no-such-die = Takiej kości już nie ma.
why-no-titles-left = Nie ma już Tytułów.
why-not-so-much-strength = Twoja Siła: { $number }.
why-nothing-to-gain = { $space }: nic tu nie można zyskać.
why-once-a-round = { $space }: raz na rundę.
why-place-taken = To miejsce jest zajęte.
why-one-shield-in-a-city = { $knight }: w tym mieście stoi już twój Herb.
why-knight-already-challenged = { $knight }: ktoś już wyzwał tego Rycerza.
why-would-do-nothing = { $token }: teraz bez skutku.

## Punktacja

part-start = Początek
part-duels = Pojedynki turniejowe
part-prizes = Nagrody
part-allies = Sojusznicy
part-cards = Karty Wypraw
part-events = Wydarzenia
part-titles = Tytuły
tie-prestige = Żetony Prestiżu

## Ręcznie, obok prawdziwego pudełka

ask-shown-public_title = Który Tytuł wspólny został odkryty?
ask-shown-title = Który Tytuł dobierasz?
ask-shown-sir_goal = Który Tytuł jest Celem SIR?
ask-shown-character = Którą Postać poziomu { $where } otrzymujesz?
ask-shown-event = Które Wydarzenie z zestawu { $where } zostało odkryte?
ask-shown-ally = Który Sojusznik został dobrany? Stos { $where_id ->
        [special] specjalny
       *[other] { $where }
    }
ask-shown-card = Którą kartę dobierasz? Talia: { $where_id ->
        [romance] Romans
        [market] Targ
       *[challenge] Wyzwanie
    }
ask-shown-open_card = Która karta została odkryta? Kolumna: { $where_id ->
        [romance] Romans
        [market] Targ
       *[challenge] Wyzwanie
    }
ask-shown-knight = Który rycerz został wylosowany? { $where }
ask-shown-prize = Który żeton nagrody został wylosowany?
ask-shown-tournament_card = Która karta Turnieju została wylosowana?
ask-shown-sir_card = Która karta Solo została odkryta?
ask-shown-die = { $where }: co wypadło?
choice-shown-die-number = { $number ->
        [9] ścianka specjalna
       *[other] { $number }
    }

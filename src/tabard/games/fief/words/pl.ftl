# Fief: Anglia. Słownictwo: rules.md.

title = Fief: Anglia
description = Anglia po podboju: zajmuj miasta i zdobywaj tytuły, zawieraj małżeństwa, wybierz króla, głosuj nad podatkiem, walcz z rywalami, plagami i Wikingami. Trzy tytuły lenne dają zwycięstwo jednemu rodowi, cztery – dwóm sprzymierzonym.
family = { $player } ({ $colour })
ask-as = { $colour }: { $question }

## Opcje

option-placement = Miasta startowe
option-placement-help = Każdy wybiera miasto startowe albo decydują kości.
option-placement-chosen = wybierane
option-placement-random = losowane
option-last_turn = Ostatnia tura
option-last_turn-help = Krótsza gra kończy się o turę lub dwie wcześniej.
option-last_turn-7 = siódma
option-last_turn-6 = szósta
option-last_turn-5 = piąta
option-live_interrupts = Wtrącenia
option-live_interrupts-help = Każdy może zażądać chwili na niespodziankę, gdy działają inni.
option-free_talk = Rozmowy prywatne
option-free_talk-help = Każdych dwoje graczy może rozmawiać na osobności w dowolnej chwili; inaczej tylko w czasie rokowań, które kosztują gołębia (FIE-5.30).

## Fazy

phase-0 = Przygotowanie
phase-1 = Słuchajcie, słuchajcie!
phase-2 = Karty
phase-3 = Dochody
phase-4 = Zakupy
phase-5 = Ruch
phase-6 = Wikingowie
phase-7 = Bitwy
phase-8 = Koniec tury

## Pytania: przygotowanie i faza 1

ask-first_servant = { $servant }: komu służy?
ask-start_town = W którym mieście zaczynasz?
ask-court = Sprawy dworu: tytuły, słudzy, małżeństwa.
ask-court_target = { $region_id ->
        [none] { $servant_id ->
            [none] Małżeństwo: { $lord }. Z kim?
           *[other] { $servant }: komu odtąd służy?
        }
       *[other] { $region }: kto nosi tytuł?
    }
ask-accept_marriage = { $from } proponuje małżeństwo: { $lord } i { $spouse }; wasze rody staną się sojusznikami. Zgadzasz się?
ask-servant_price = { $servant } → { $lord } ({ $to }): za ile monet oferujesz sługę?
ask-accept_servant = { $from } oferuje sługę: { $servant } → { $lord }{ $coins ->
        [0] , za darmo
       *[other] ; cena w monetach: { $coins }
    }. Zgadzasz się?
ask-release_veil = { $lord } prosi o zwolnienie ze ślubów. Zgadzasz się?
ask-candidate = Wybory suwerena: kogo wystawiasz?
ask-vote_for = Wybory suwerena: gdzie kładziesz znacznik ZA? Odkryjecie je dopiero wszystkie razem.
ask-vote_null = Wybory suwerena: a gdzie znacznik NIEWAŻNY?
ask-call_parliament = Zwołujesz Parlament, by głosował nad podatkiem królewskim?
ask-parliament_vote = Parlament: głosujesz za podatkiem królewskim?
ask-share = Podatek królewski: ile dostaje { $to_seat }? Pozostało: { $coins }.

## Pytania: karty

ask-discard = Przed doborem: odrzucasz kartę z ręki?
ask-draw = Dobierz kartę. Na wierzchu talii wydarzeń leży { $back_id ->
        [plague] plaga
        [none] pustka
       *[other] wydarzenie
    }; czekające plagi: { $track }.
ask-play_card = Faza kart: którą kartę zagrywasz?
ask-card_target = { $card }: na kogo lub na co?
ask-take_gift = { $giver } proponuje ci kartę: { $card }. Przyjmujesz?
ask-declare_prince = { $card }: Książę Walii czy zwykły Lord?
ask-place_lord = Gdzie pojawia się { $lord }?
ask-found_abbey = { $abbey }: gdzie powstaje?
ask-react = { $moment ->
        [election] Przed wyborem suwerena
        [parliament] Przed głosowaniem Parlamentu
        [before_income] Przed dochodami
        [title] { $claimant } ubiega się o lenno: { $region }
        [arrival] { $town }, przybywają: { $lords }
        [landing] Zanim ruszą Wikingowie
        [opening] Przed bitwą, { $town }
        [round] { $town }, przed kolejną rundą
       *[last] Tura się kończy
    }: używasz czegoś?
ask-react_target = { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] Mieszczanie: gdzie wybucha bunt?
           *[help] Pomoc mieszczan: do czego?
        }
       *[other] { $thing }: na kogo lub na co?
    }
ask-bow_target = Kusznicy do wynajęcia: ilu i do którego miasta?
ask-join_revolt = Bunt, { $town }: dokładasz coś?
ask-calm = Bunt, { $town }: czy { $lord } wychodzi do tłumu? Wynik 1 lub 2 może oznaczać śmierć.
ask-calm_for_coins = Bunt, { $town }: czy { $lord } go uspokaja? Koszt w monetach: { $coins }.
ask-revolt_victim = { $town }: kto teraz ponosi straty? Obrażenia: { $damage }.
ask-instigator = { $victim } ginie. Kto wydał rozkaz i dostaje sztylet?
ask-ambush_captor = Zasadzka: { $victim }. Kto bierze do niewoli?
ask-also_free = Tunel, { $town }: uwalniasz kolejnego jeńca?
ask-escape_to = { $lord } ucieka z miasta { $from }: dokąd?
ask-escape_with = { $lord } ucieka do miasta { $town }: z którym żołnierzem?
ask-also_escape = { $town }: kto ucieka tunelem?
ask-letter_frees = List dotarł do Sherwood. Kto odzyskuje wolność?
ask-revive = { $lord } umiera. Czy czaszka świętego Karadoka przywraca życie?
ask-heir = { $region }: kto dziedziczy tytuł?
ask-new_prioress = { $abbey } bez przeoryszy: kto nią zostaje?
ask-title_lord = { $region }: kto nosi tytuł?
ask-loot_lord = Kto bierze: { $treasure_id ->
        [none] skarby ({ $loser })
       *[other] { $treasure }
    }?
ask-flee = { $unit } ucieka z miasta { $from }: dokąd?
ask-lose_soldier = Czarna śmierć, { $town }: którego żołnierza tracisz? Do stracenia: { $number }.
ask-interrupt = Twoje przerwanie: używasz czegoś?
ask-tunnel_by = Tunel, { $town }: jakim sposobem?
ask-deal_item = Układ, { $to }: co kładziesz na szalę?
ask-deal_what = Układ, { $to }: co dokładnie?
ask-deal_sum = Układ, { $to }: ile monet więcej? Na razie { $coins }.
ask-accept_parley = { $from } zaprasza cię na rokowania. Przybywasz?

## Pytania: dochody i zakupy

ask-scorch = Monety za młyn: który z własnych palisz za 2 monety?
ask-ransom = Płacisz okup? { $prices }.
ask-siege_payment = Oblężenie, { $town }: za ile trebuszy płacisz?
ask-keep_consent = Opactwo, { $town }: twoja zgoda trwa?
ask-refound = { $abbey } nie stoi na planszy. Zakładasz je teraz?
ask-buy = Co kupujesz?
ask-buy_town = { $item }: gdzie?
ask-place_bows = Kusznicy do wynajęcia: ilu i do którego miasta?
ask-royal_site = Gdzie powstaje Zamek Królewski?
ask-grant = { $claimant } ubiega się o lenno: { $region }. Nadajesz tytuł za darmo?
ask-pay_title = Korona nie nadaje lenna: { $region }. Płacisz za tytuł? Monety: { $coins }.
ask-capital = { $region }: który zamek staje się fortecą?

## Pytania: ruch i Wikingowie

ask-fog = Morgane: które miasto skrywa mgłą?
ask-march = { $lords ->
        [none] Kto wyrusza?
       *[other] { $lords }{ $units ->
            [none] {", bez jednostek"}
           *[other] {"; jednostki: "}{ $units }
        }: kto jeszcze i dokąd?
    }
ask-consent = { $asker } prosi o zgodę: { $purpose ->
        [passing] przejazd przez miasto { $town }
        [entering] wejście do miasta { $town }
        [leaving_siege] wyjście z oblężonego miasta { $town }
        [placing] nowy Lord w mieście { $town }
        [founding] opactwo w mieście { $town }
       *[royal_castle] Zamek Królewski w mieście { $town }
    }. Zgadzasz się?
advance-react = { $moment ->
        [election] Przed wyborem suwerena
        [parliament] Przed głosowaniem Parlamentu
        [before_income] Przed dochodami
        [title] Gdy ktoś ubiega się o lenno
        [arrival] Gdy przybywają Lordowie
        [landing] Zanim ruszą Wikingowie
        [opening] Przed bitwami
        [round] Między rundami bitwy
       *[last] Na koniec tury
    }
advance-join_revolt = Przy buntach
advance-calm_for_coins = Gdy Lord może uspokoić bunt za monety
advance-consent = Gdy o zgodę prosi { $asker }
ask-refused = { $lords }: drogę { $refusers ->
        [none] zagradzają Wikingowie
       *[other] zagradza { $refusers }
    }. Co teraz?
ask-join_refusers = { $attacker } atakuje, by wymusić przejazd ({ $town }). Wspierasz obronę?
ask-pay_toll = Robin Hood zatrzymuje: { $lord }. Monety: { $coins } – albo pozostanie w Sherwood.
ask-deal = Układy z Wikingami. Odejście klanu kosztuje { $clan_price } monet{ $prices ->
        [none] .
       *[other] ; okupy: { $prices }.
    }
ask-struck_clan = { $town }: który klan ponosi straty? Obrażenia: { $damage }.

## Pytania: bitwy

ask-war = Wojna: jaki atak ogłaszasz?
ask-attack_leader = { $town }: kto prowadzi atak?
ask-also_attack = { $town }: atakujesz jeszcze kogoś?
ask-invite = { $town }: kogo prosisz o wspólny atak?
ask-join_attack = { $leader } prosi cię o udział w ataku: { $town }.
ask-join_defence = { $attacker } atakuje ({ $town }). Wspierasz obronę?
ask-sortie_lord = Wypad, { $town }: kto wyjeżdża za mury?
ask-sortie_size = Wypad, { $town }: ilu idzie? { $unit }.
ask-fire_bombards = { $town }: { $shots ->
        [1] strzelasz z bombardy?
       *[other] bombarda { $number } z { $shots }, strzelasz?
    }
ask-fire_trebuchets = { $town }: strzelasz z trebuszy? Gotowe: { $engines }.
ask-shoot_archers = { $town }: do kogo strzelają twoi łucznicy? Łucznicy: { $archers }.
ask-lose_in_battle = Straty, { $town }: { $damage ->
        [one] zostało { $damage } obrażenie
        [few] zostały { $damage } obrażenia
       *[many] zostało { $damage } obrażeń
    }. Kto ginie?
ask-lose_from = Straty, { $town }, { $unit }: czyje?
ask-lose_lord = { $town }, żołnierzy już nie ma: który Lord ginie?
ask-sally_out = { $town }: wróg nie zdoła wejść na mury. Wychodzisz w pole?
ask-end_of_round = { $town }, runda { $round }: walczysz dalej?
ask-captor = { $lord } w niewoli. Kto pilnuje jeńca?
ask-leading_lord = { $town }: kto poprowadził do zwycięstwa?
ask-plunder_mill = { $town }: plądrujesz młyn za 2 monety?
ask-plunder_abbey = { $town }: plądrujesz opactwo za 10 monet? Kosztem honoru.
ask-heal = Merewen leczy, { $town }: kto wraca?

## Odpowiedzi

choice-yes = Tak
choice-no = Nie
choice-end = Koniec
choice-none = Nikt
choice-nobody = Nikt
choice-enough = Wystarczy
choice-pass_phase = Pas do końca fazy
choice-pass_battle = Pas do końca bitwy
choice-pass_turn = Pas do końca tury
choice-vikings = Wikingowie
choice-nowhere = Nigdzie
choice-stay = Zostaję
choice-pay = Płacę
choice-leave = Rezygnuję
choice-fire = Strzelam
choice-hold = Nie strzelam
choice-neutral = Nie mieszam się
choice-defend = Wspieram obronę
choice-attack = Dołączam do ataku
choice-lent = Użyczona pomoc

choice-court-title = Przekazuję tytuł: { $what }
choice-court-servant = Służący ({ $what }): oddaję lub wymieniam
choice-court-marry = Proponuję małżeństwo: { $what }
choice-court-veil = Proszę o zwolnienie ze ślubów: { $what }
choice-servant_price = { $part_1 ->
        [0] Za darmo
        [one] { $part_1 } moneta
        [few] { $part_1 } monety
       *[many] { $part_1 } monet
    }
choice-vote_for-none = Na nikim
choice-vote_null-none = Na nikim
choice-parliament_vote-for = Za podatkiem
choice-parliament_vote-null = Przeciw
choice-share-number = { $number ->
        [0] Nic
        [one] { $number } moneta
        [few] { $number } monety
       *[many] { $number } monet
    }

choice-discard-end = Resztę zatrzymuję
choice-discard-play = Zamiast tego zagrywam: { $what }
choice-draw-end = Dość kart
choice-draw-character = Karta postaci
choice-draw-event = Karta wydarzenia
choice-card_target-family = { $part_2_family }
choice-card_target-cancel = Koniec plagi: { $what }
choice-card_target-lie = Połóż tutaj: { $what }
choice-card_target-tax = Podatek: { $part_3 }
choice-card_target-free = Wolność: { $what }
choice-declare_prince-prince = Książę Walii
choice-declare_prince-lord = Zwykły Lord
choice-found_abbey-later = Później

choice-card = Zagrywam: { $what }
choice-burghers = Mieszczanie: { $part_2 ->
        [revolt] bunt
       *[help] pomoc jak tunel
    }
choice-bows = Kupuję kuszników
choice-react_target-cancel = Koniec plagi: { $what }
choice-react_target-lie = Połóż tutaj: { $what }
choice-react_target-free = Wolność: { $what }
choice-react_target-walls = Pod murami tej bitwy
choice-react_target-escape = Ucieczka z bitwy: { $part_2_family }
choice-react_target-breach = Otwieram Wikingom mury: { $what }
choice-react_target = { $part_2 ->
        [none] { $part_1 }
       *[other] { $part_1 } → { $part_2 }
    }
choice-bow_target-none = Nie kupuję
choice-bow_target = { $part_1 }: { $part_2 }
choice-place_bows = { $part_1 }: { $part_2 }
choice-join_revolt-burghers = Mieszczanie też się buntują
choice-join_revolt-help = Mieszczanie otwierają mury
choice-join_revolt-bows = Kusznicy: { $part_3 }
choice-calm-try = Wyjście do tłumu
choice-revolt_victim-family = { $part_2_family }

choice-siege_payment-number = { $number ->
        [0] Nie płacę
        [one] { $number } trebusz
        [few] { $number } trebusze
       *[many] { $number } trebuszy
    }
choice-keep_consent-keep = Trwa
choice-keep_consent-revoke = Cofam ją
choice-buy-man_at_arms = Zbrojny ({ $prices_man_at_arms })
choice-buy-archer = Łucznik ({ $prices_archer })
choice-buy-knight = Rycerz ({ $prices_knight })
choice-buy-bombard = Bombarda ({ $prices_bombard })
choice-buy-trebuchet = Trebusz ({ $prices_trebuchet })
choice-buy-castle = Zamek ({ $prices_castle })
choice-buy-mill = Młyn ({ $prices_mill })
choice-buy-royal_castle = Zamek Królewski ({ $prices_royal_castle })
choice-buy-title = Tytuł lenny: { $what }
choice-buy-free_man_at_arms = Zbrojny za darmo (Agnieszka)
choice-buy-bows = Kusznicy (po 2)

choice-fog-none = Bez mgły
choice-march-lord = Wyrusza { $what }
choice-march-add = Dołącza { $what }
choice-march-take = Biorę: { $what }
choice-march-all = Biorę wszystkie jednostki
choice-march-cancel = Wybierz inną grupę
choice-march-ride = Kawalkada, przeciwnik: { $part_2 ->
        [vikings] Wikingowie
       *[other] { $part_2_family }
    }
choice-march-castle = Do Zamku Królewskiego
choice-march-abbey = Podróż do Opactwa Królewskiego: { $what }
choice-march-sea = Morzem: { $what }
choice-march-far = Daleko morzem: { $part_3 }
choice-march-forest = Przez Sherwood: { $what }
choice-march-under = Tunelem: { $part_3 ->
        [none] { $part_2 }
       *[other] { $part_3 }
    }
choice-march-enter = { $what } prosi o wpuszczenie
choice-march-sword = { $what } ciągnie za Ekskalibur
choice-march-fetch = { $what } szuka relikwii
choice-march-relic = { $part_2 } bierze: { $part_3 }
choice-march = Droga { $part_1 }
choice-refused-back = Z powrotem
choice-refused-ride = Kawalkada, przeciwnik: { $part_2 ->
        [vikings] Wikingowie
       *[other] { $part_2_family }
    }
choice-help = Tunel mieszczan
choice-pay_toll-stay = Pozostanie u Robin Hooda
choice-deal-ransom = Płacę okup: { $what }
choice-deal-buy_off = { $part_3 } przekupuje: { $part_2 }
choice-deal-convert = { $part_3 } nawraca: { $part_2 }

choice-war-battle = Bitwa, { $part_2 }, przeciwnik: { $part_3 ->
        [vikings] Wikingowie
       *[other] { $part_3_family }
    }
choice-war-sortie = Wypad, { $part_2 }, przeciwnik: { $part_3_family }
choice-war-walls = Ostrzał z murów, { $part_2 }, cel: { $part_3_family }
choice-war-siege = Oblężenie, { $part_2 }, przeciwnik: { $part_3_family }
choice-war-abbey = Atak na opactwo: { $what }
choice-war-sword = { $what } ciągnie za Ekskalibur
choice-also_attack = { $part_1_family }
choice-lose_from = { $part_1_family }
choice-invite = { $part_1_family }
choice-sortie_size-number = { $number }
choice-shoot_archers-troops = Do wojska
choice-shoot_archers-lord = Cel: { $what }
choice-sally_out-stay = Zostaję za murami
choice-sally_out-sally = Wychodzę w pole
choice-deal_item-drop = Rezygnuję
choice-deal_item-send = Wysyłam propozycję
choice-deal_item-give = Daję: { $part_2 ->
        [coins] monety
        [card] karta
        [town] miasto
        [treasure] relikwia lub Ekskalibur
        [captive] jeniec, pod straż
        [free] wolność dla jeńca
        [hire] kusznicy do wynajęcia
        [servant] sługa
        [marriage] małżeństwo
        [leave] zgoda
        [siege] koniec oblężenia
        [garter] Order Podwiązki
        [grant] tytuł za darmo
        [join] miejsce w koalicji
        [spoils] część zdobyczy
        [truce] rozejm
        [vote] głos
        [tax] część podatku królewskiego
        [share] udział w okupie klanu
       *[note] obietnica, niewiążąca
    }
choice-deal_item-ask = Proszę o: { $part_2 ->
        [coins] monety
        [card] karta
        [town] miasto
        [treasure] relikwia lub Ekskalibur
        [captive] jeniec, pod straż
        [free] wolność dla jeńca
        [hire] kusznicy do wynajęcia
        [servant] sługa
        [marriage] małżeństwo
        [leave] zgoda
        [siege] koniec oblężenia
        [garter] Order Podwiązki
        [grant] tytuł za darmo
        [join] miejsce w koalicji
        [spoils] część zdobyczy
        [truce] rozejm
        [vote] głos
        [tax] część podatku królewskiego
        [share] udział w okupie klanu
       *[note] obietnica, niewiążąca
    }
choice-deal_what-none = Żadne z tych
choice-deal_what-peace = Żadnego ataku do końca następnej tury
choice-deal_what-help = Pomoc w następnej bitwie
choice-deal_what-pay = Monety później
choice-deal_what-passage = Przejazd na każdą prośbę
choice-deal_what-title = Tytuł, gdy będzie można go nadać
choice-deal_what-vote = Następny głos
choice-deal_what-for = Głos ZA
choice-deal_what-null = Głos NIEWAŻNY
choice-deal_what-passing = Przejazd przez miasto { $part_2 }
choice-deal_what-entering = Wejście do miasta { $part_2 }
choice-deal_what-leaving_siege = Wyjście z oblężonego miasta { $part_2 }
choice-deal_what-placing = Miejsce dla Lorda w mieście { $part_2 }
choice-deal_what-founding = Opactwo w mieście { $part_2 }
choice-deal_what-attack = Udział w ataku, { $part_2 }
choice-deal_what-defend = Udział w obronie, { $part_2 }
choice-deal_what-prisoners = Jeńcy, jeśli bitwa będzie wygrana ({ $part_2 })
choice-deal_what-town = Miasto, jeśli bitwa będzie wygrana ({ $part_2 })
choice-deal_what-plunder = Łup, jeśli bitwa będzie wygrana ({ $part_2 })
choice-deal_what = { $part_2 ->
        [none] { $part_1 }
       *[other] { $part_3 ->
            [none] { $part_1 } – { $part_2 }
           *[other] { $part_1 }: { $part_2 } – { $part_3 }
        }
    }
choice-deal_sum-done = To cała suma
choice-deal_sum-1 = +1
choice-deal_sum-5 = +5
choice-deal_sum-20 = +20
choice-deal_sum-100 = +100
choice-end_of_round-continue = Walczę dalej
choice-end_of_round-stop = Przerywam
choice-end_of_round-surrender = Poddaję się

## Polecenia

command-permit = { $to }, { $town_id ->
        [none] wszędzie
       *[other] { $town }
    }: { $purpose ->
        [passing] przejazd
        [entering] wejście
        [leaving_siege] wyjście z oblężenia
        [placing] nowy Lord
       *[founding] założenie opactwa
    } – { $answer ->
        [yes] zawsze wolno
        [no] nigdy
       *[ask] pytaj mnie
    }
command-listen = Pytaj mnie znowu mimo pasu
command-interrupt = Proszę o głos
command-lend = Użyczam, { $to }: { $thing ->
        [help] pomoc mieszczan
       *[other] { $thing }
    }
command-pigeon = Gołąb, odbiorca: { $to_seat } – { $parley ->
        [yes] zaproszenie na rokowania
       *[other] { $card_id ->
            [none] monety: { $coins }
           *[other] { $card }
        }
    }
command-letter = List do Sherwood
command-give = Daję sojusznikowi monety: { $coins }
command-free = Uwalniam jeńca: { $lord }
command-pass_captive = Przekazuję jeńca: { $lord } → { $to }
command-pass_treasure = { $lord } przekazuje: { $treasure } → { $to }
command-leave_treasure = { $lord } zostawia w mieście: { $treasure }
command-give_to_sovereign = { $lord } oddaje suwerenowi: { $treasure }
command-end_siege = Koniec oblężenia: { $town }
command-garter = Order Podwiązki: { $lord }
command-look = Sybilla zagląda: { $town }
command-play = { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] Mieszczanie: bunt
           *[help] Mieszczanie: pomoc jak tunel
        }
       *[other] { $thing_id ->
            [bows] Kupuję kuszników
           *[other] Używam: { $thing }
        }
    }
command-compose = Układam propozycję, { $to }
command-offer-town = Oferta, { $to }: { $what }
command-offer-captive = Oferta, { $to }: jeniec { $what_1 }, przejmuje { $what_2 }
command-offer-treasure = Oferta, { $to }: { $what_1 }, przejmuje { $what_3 }; monety: { $coins }
command-offer-hire = Oferta, { $to }: kusznicy { $what_2 }, { $what_1 }; monety: { $coins }
command-offer-share = Oferta, { $to }: udział w okupie, { $what_1 }; monety: { $coins }
command-accept = Przyjmuję ofertę { $offer }
command-decline = Odrzucam ofertę { $offer }
command-withdraw = Wycofuję ofertę { $offer }

## Przebieg: przygotowanie, dwór, korona

event-phase = Tura { $turn }: { $phase ->
        [1] Słuchajcie, słuchajcie!
        [2] karty.
        [3] dochody.
        [4] zakupy.
        [5] ruch.
        [6] Wikingowie.
        [7] bitwy.
       *[other] koniec tury.
    }
event-servant_drawn = { $family } losuje sługę: { $servant }.
event-servant = { $servant } wchodzi na służbę: { $lord }.
event-starts = { $family } zaczyna: { $town }.
event-title = { $family }: { $lord } nosi tytuł lenny, { $region }.
event-title_vacant = Tytuł lenny bez Lorda: { $region }. { $family } zachowuje go dla następnego.
event-title_lost = { $family ->
        [none] Nikt już nie nosi tytułu: { $region }.
       *[other] { $family } traci tytuł lenny: { $region }.
    }
event-servant_moved = { $servant } zmienia służbę: { $lord } → { $other }{ $back_id ->
        [none] .
       *[other] {", a w zamian przechodzi "}{ $back }.
    }
event-declined = Odmowa małżeństwa: { $lord } i { $spouse }.
event-married = { $lord } i { $spouse } biorą ślub: rody są sprzymierzone.
event-marriage_ended = Koniec małżeństwa: { $lord } i { $spouse }.
event-released = { $lord } odzyskuje wolność od ślubów.
event-candidates = Kandydują do korony: { $lords }.
event-marker = { $family } kładzie znaczniki: { $on }.
event-ballot = { $family } głosuje za: { $target_id ->
        [none] nikt
       *[other] { $target }
    }{ $null_id ->
        [none] .
       *[other] {"; NIEWAŻNY: "}{ $null }.
    }
event-votes = Głosy: { $tally }.
event-crowned = { $family }: { $lord } wkłada koronę jako { $royal_id ->
        [king] król
       *[other] suwerenna królowa
    } Anglii.
event-queen = { $family }: { $lord } zostaje królową.
event-queen_no_more = { $lord } nie jest już królową.
event-throne_vacant = Tron Anglii jest pusty.
event-royal_castle_taken = Zamek Królewski zdobyty: { $town }.
event-guard = { $lord } ma straż królewską.
event-parliament = { $family } zwołuje Parlament.
event-parliament_voted = Parlament: za podatkiem królewskim { $yes } z { $total } głosów.
event-tax_share = Z podatku królewskiego { $player } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.

## Przebieg: karty

event-discarded = { $seat } odrzuca { $back ->
        [character] kartę postaci
       *[other] kartę wydarzenia
    }.
event-drew = Dobierasz ({ $seat }): { $card }.
event-drew_a_card = { $seat } dobiera { $deck ->
        [character] kartę postaci
       *[event] kartę wydarzenia
    }.
event-event_deck_shuffled = Z odrzuconych wydarzeń powstaje nowa talia.
event-plague_drawn = Nadciąga plaga: { $space }. pole toru.
event-plague_discarded = { $card }: bez skutku.
event-plague_revealed = { $region }: { $card }!
event-plague_woke = { $region }: wybucha { $card }!
event-plague_removed = { $region }: koniec – { $card }.
event-weather_moved = Brzydka Pogoda: { $region } → { $zone }.
event-black_death_roll = Czarna Śmierć: { $lord_id ->
        [none] jarl klanu { $clan }
       *[other] { $lord }
    } rzuca { $roll }.
event-played = { $seat } zagrywa: { $card }.
event-bonus_laid = { $region }: { $card }.
event-taxed = { $family } nakłada podatek: { $where }.
event-fourth_space = { $family } zyskuje: { $card }.
event-introduced = { $lord } dołącza do rodu: { $family }{ $prince ->
        [yes] {", Książę Walii"}.
       *[no] .
    }
event-lord_placed = { $lord } pojawia się: { $town }.
event-bishop = { $lord } obejmuje urząd: { $see }.
event-prioress = { $lord } zostaje przeoryszą: { $abbey }.
event-abbey_founded = { $family } zakłada: { $abbey }, { $town }{ $royal ->
        [yes] {" (Opactwo Królewskie)"}.
       *[no] .
    }
event-destroyed = { $town }: w gruzach – { $building }.
event-burghers_lost = { $family } traci mieszczan.
event-reacts = { $family }: { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] mieszczanie się buntują
           *[help] mieszczanie pomagają
        }
       *[other] { $thing_id ->
            [bows] kusznicy
           *[other] { $thing }
        }
    }!
event-tunnel = { $target_1 ->
        [free] Tunel prowadzi jeńców na wolność.
        [escape] Lordowie uciekają tunelem.
        [breach] Tunel otwiera Wikingom mury: { $target }.
       *[none] { $target ->
            [walls] Tunel prowadzi pod murami.
           *[stage] { $family } przechodzi tunelem.
        }
    }
event-escaped = { $lord } ucieka: { $town }.
event-revolt = { $family } wznieca bunt: { $town }.
event-revolt_joined = { $family } dokłada do buntu ({ $town }): { $thing_1 ->
        [bows] kusznicy
       *[none] { $thing ->
            [burghers] mieszczanie
            [help] pomoc mieszczan
           *[other] { $thing }
        }
    }.
event-revolt_calmed = { $lord } uspokaja bunt; monety: { $coins }.
event-calm_roll = { $lord } wychodzi do tłumu i rzuca { $roll }.
event-revolt_failed = Bunt wygasa: { $town }.
event-revolt_rolled = Bunt, { $town }: kości { $rolls }, obrażenia { $damage }.
event-died = { $family }: { $lord } { $cause_id ->
        [assassinated] ginie z ręki zabójcy
        [battle] ginie w bitwie
        [vikings] ginie z ręki Wikingów
        [justice] ginie z wyroku sądu
       *[other] umiera
    }.
event-revived = Święty Karadok przywraca życie: { $lord }.
event-dagger = { $lord } dostaje Sztylet Niesławy.
event-fled = Żołnierze uciekają ({ $family }) z miasta { $town }: { $refuges }.
event-captured = { $lord } trafia do niewoli: { $captor_id ->
        [robin] Robin Hood
       *[other] { $captor }
    }{ $town_id ->
        [none] .
       *[other] {", "}{ $town }.
    }
event-captive_passed = Jeńca ({ $lord }) pilnuje teraz { $captor }.
event-freed = { $lord } odzyskuje wolność.

## Przebieg: dochody i zakupy

event-income = { $family } otrzymuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } (miasta { $parts_towns }{ $parts_mills ->
        [0] {""}
       *[other] {", młyny "}{ $parts_mills }
    }{ $parts_abbeys ->
        [0] {""}
       *[other] {", opactwa "}{ $parts_abbeys }
    }{ $parts_taxes ->
        [0] {""}
       *[other] {", podatki "}{ $parts_taxes }
    }{ $parts_queen ->
        [0] {""}
       *[other] {", królowa "}{ $parts_queen }
    }{ $parts_servants ->
        [0] {""}
       *[other] {", słudzy "}{ $parts_servants }
    }{ $halved ->
        [yes] {"; połowa przez Wikingów"}
       *[no] {""}
    }).
event-scorched = { $family } pali młyn: { $town }.
event-ransomed = { $family } płaci okup, { $lord }: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-siege_paid = { $family } oblega: { $town }, { $trebuchets ->
        [one] { $trebuchets } trebusz
        [few] { $trebuchets } trebusze
       *[many] { $trebuchets } trebuszy
    }.
event-siege_lifted = { $family } odstępuje od oblężenia: { $town }.
event-consent_revoked = { $family } cofa zgodę na opactwo: { $town }.
event-recruited = { $family } wystawia: { $unit }, { $town }.
event-built = { $family } buduje: { $item }, { $town }.
event-crossbowmen = { $family } najmuje kuszników, { $town }: { $number }.
event-declares_title = { $family } ubiega się o lenno: { $region }.
event-granted = Korona nadaje lenno, { $family }: { $region }.
event-fortress = { $family } zmienia zamek w fortecę: { $town }.
event-control = { $family ->
        [none] { $town }: miasto bez pana.
       *[other] { $family } kontroluje miasto { $town }.
    }
event-engines_taken = { $family } przejmuje machiny ({ $town }): { $number }.

## Przebieg: ruch, skarby, Wikingowie

event-fog = { $town } znika we mgle.
event-stage = { $family }: { $lords }, { $start } → { $end }.
event-must_go_whole = { $family }: { $town } – grupa może wyjść tylko w całości.
event-consent = { $asker } prosi, { $owner } { $answer ->
        [yes] zgadza się
       *[no] odmawia
    }: { $purpose ->
        [passing] przejazd przez miasto { $town }
        [entering] wejście do miasta { $town }
        [leaving_siege] wyjście z oblężonego miasta { $town }
        [placing] nowy Lord w mieście { $town }
        [founding] opactwo w mieście { $town }
       *[royal_castle] Zamek Królewski w mieście { $town }
    }.
event-let_in = { $family } wchodzi do miasta { $town }.
event-sherwood_roll = W drodze przez Sherwood: { $roll }.
event-toll_paid = { $lord } płaci Robin Hoodowi { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-held_in_sherwood = Robin Hood zatrzymuje w Sherwood: { $lord }.
event-sword_roll = { $lord } ciągnie za miecz w kamieniu: { $roll }.
event-sword_drawn = { $lord } dobywa Ekskalibura!
event-relic_found = { $lord } znajduje relikwię, { $town }: { $relic }.
event-relic_taken = { $lord } bierze: { $relic }.
event-treasures_left = Skarby ({ $lord }) zostają: { $town }.
event-treasures_taken = { $lord } bierze: { $treasure_id ->
        [none] skarby ({ $loser })
       *[other] { $treasure }
    }.
event-treasure_given = { $lord } przekazuje: { $treasure } → { $taker }.
event-vp_token = { $family } dostaje punkt zwycięstwa za pierwszą relikwię dla korony.
event-relics_lost = Wikingowie grabią relikwie ({ $town }): { $relics }.
event-reinforced = Posiłki, klan Wikingów { $clan }, { $town }: { $number }.
event-landing_roll = { $region }: żagle na horyzoncie. Klany: { $face }.
event-landed = Klan Wikingów { $clan } ląduje: { $town }!
event-clan_moved = Klan Wikingów { $clan }: { $start } → { $end }.
event-clan_left = Klan Wikingów { $clan } opuszcza królestwo.
event-vikings_lost = { $town }: klan { $clan } traci Wikingów: { $number }.
event-jarl_died = Jarl klanu { $clan } ginie{ $town_id ->
        [none] .
       *[other] {": "}{ $town }.
    }
event-fortress_held = Klan Wikingów { $clan } zajmuje fortecę: { $town }.
event-bought_off = { $family }: { $lord } przekupuje klan { $clan }.
event-conversion = { $lord } nawraca klan { $clan } i rzuca { $roll }.

## Przebieg: bitwy

event-siege = { $family } rozpoczyna oblężenie: { $town }.
event-battle = { $kind_of_battle ->
        [cavalcade] Kawalkada
        [sortie] Wypad
        [walls] Ostrzał z murów
       *[battle] Bitwa
    }, { $town }: { $attackers ->
        [none] Wikingowie
       *[other] { $attackers }
    } przeciw: { $defenders ->
        [none] Wikingowie
       *[other] { $defenders }
    }.
event-bombard_fired = Strzela bombarda: { $face }.
event-bombard_exploded = Bombarda wybucha: { $town }.
event-trebuchets_fired = Strzelają trebusze, { $family }: { $rolls }.
event-archers_shot = Łucznicy ({ $family }) strzelają, cel: { $target_id ->
        [troops] wojsko
       *[other] { $target }
    }; obrażenia: { $face }.
event-melee = { $side ->
        [attack] Atak
       *[defence] Obrona
    } rzuca { $rolls ->
        [none] bez kości
       *[other] { $rolls }
    }: obrażenia { $damage }.
event-unit_lost = { $family } traci ({ $town }): { $unit }{ $number ->
        [1] .
       *[other] {" × "}{ $number }.
    }
event-guard_lost = Straż, { $lord }, traci: { $unit }.
event-end_of_round = { $family } { $choice ->
        [continue] walczy dalej
        [stop] chce przerwać
       *[surrender] poddaje się
    }.
event-battle_ended = Koniec bitwy, { $town }: { $ended ->
        [attack] zwycięża atak
        [defence] zwycięża obrona
        [stopped] obie strony przerywają
       *[undecided] nikt nie zwycięża
    }.
event-mill_lost = Młyn zniszczony: { $town }.
event-mill_plundered = { $family } plądruje młyn: { $town }.
event-abbey_plundered = { $family } plądruje: { $abbey }, { $town }.
event-deserves_garter = { $lord } zasługuje na Order Podwiązki.
event-garter = { $lord } otrzymuje Order Podwiązki.
event-healed = Merewen leczy, { $family }: { $unit }.

## Przebieg: listy, dary, oferty

event-pigeon_roll = { $family } wysyła gołębia; rzut: { $roll }.
event-pigeon = Gołąb, { $family } → { $recipient_seat }: { $arrives ->
        [yes] dolatuje
       *[no] ginie
    }.
event-card_received = { $seat } dostaje przez gołębia: { $card }.
event-coins_received = { $seat } dostaje przez gołębia { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-gift = { $family } posyła monety, sojusznik: { $ally }.
event-gift_coins = Dar: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-looked = Sybilla widzi, { $town }, { $family }: { $units }.
event-interrupt = { $family } prosi o głos.
event-lent = { $family } użycza, { $recipient }: { $thing ->
        [help] pomoc mieszczan
       *[other] { $thing }
    }.
event-parley_over = { $family } i { $recipient_seat }: koniec rokowań.
event-parley = { $agreed ->
        [yes] { $family } i { $recipient_seat } prowadzą rokowania.
       *[no] { $family } i { $recipient_seat }: rokowań nie będzie.
    }
event-shared = Wspólny okup, { $family }, klan { $clan }: { $sharers }.
event-offered = { $family } proponuje układ, { $recipient }{ $answers ->
        [none] :
       *[other] {" – zamiast tego:"}
    }
event-deal_item = { $giver } → { $recipient }: { deal-thing }.
deal-thing = { $item_id ->
        [coins] { $coins ->
                [one] { $coins } moneta
                [few] { $coins } monety
               *[many] { $coins } monet
            }
        [card] { $what }
        [town] miasto { $what }
        [treasure] { $what_1 }, oddaje { $what_2 }, przejmuje { $what_3 }
        [captive] jeniec { $what_1 }, przejmuje { $what_2 }
        [free] wolność, { $what }
        [hire] kusznicy, { $what_1 }: { $what_2 }
        [servant] { $what_1 }, nowy pan: { $what_2 }
        [marriage] ślub: { $what_1 } i { $what_2 }
        [leave] { $what_1 ->
            [passing] przejazd przez miasto { $what_2 }
            [entering] wejście do miasta { $what_2 }
            [leaving_siege] wyjście z oblężonego miasta { $what_2 }
            [placing] miejsce dla Lorda w mieście { $what_2 }
           *[founding] opactwo w mieście { $what_2 }
        }
        [siege] koniec oblężenia, { $what }
        [garter] Order Podwiązki, { $what }
        [grant] tytuł za darmo: { $what }
        [join] { $what_1 ->
            [attack] udział w ataku, { $what_2 }
           *[defend] udział w obronie, { $what_2 }
        }
        [spoils] { $what_1 ->
            [prisoners] jeńcy, jeśli bitwa będzie wygrana ({ $what_2 })
            [town] miasto, jeśli bitwa będzie wygrana ({ $what_2 })
           *[plunder] łup, jeśli bitwa będzie wygrana ({ $what_2 })
        }
        [truce] rozejm, { $what }
        [vote] { $what ->
            [for] głos ZA
            [null] głos NIEWAŻNY
           *[other] głos na { $what }
        }
        [tax] monety z podatku królewskiego: { $coins }
        [share] udział w okupie klanu, { $what_1 }: { $coins }
       *[other] obietnica, niewiążąca: { $text ->
            [peace] żadnego ataku do końca następnej tury
            [help] pomoc w następnej bitwie
            [vote] następny głos
            [pay] monety później
            [passage] przejazd na każdą prośbę
            [title] tytuł, gdy będzie można go nadać
           *[other] „{ $text }”
        }
    }
event-accepted = { $parties }: układ zawarty.
event-agreed = { $seat } zgadza się na układ { $number }.
event-withdrawn = { $family } wycofuje układ { $number }.
event-turned_down = { $seat } odrzuca układ { $number }.
event-came_to_nothing = Układ { $number } nie dochodzi do skutku: jedna ze stron nie może już zrobić swojego.
event-coins_given = { $giver } płaci, { $recipient }: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-card_given = { $giver } daje, { $recipient }: { $card }.
event-crossbowmen_hired = { $recipient } najmuje kuszników ({ $family }), { $town }: { $number }.
event-leave_given = { $owner } daje zgodę, { $asker }: { $purpose ->
        [passing] przejazd przez miasto { $town }
        [entering] wejście do miasta { $town }
        [leaving_siege] wyjście z oblężonego miasta { $town }
        [placing] miejsce dla Lorda w mieście { $town }
       *[founding] opactwo w mieście { $town }
    }.
event-grant_promised = Korona obiecuje tytuł, { $recipient }: { $region }.
event-joins = { $family } stanie po stronie, { $recipient }: { $town }.
event-spoils_agreed = { $family } i { $recipient } dzielą przyszłą zdobycz: { $town }.
event-truce = { $family } i { $recipient } zawierają rozejm: { $town }.
event-game_over = Gra kończy się po turze { $turn }{ $winners ->
        [none] .
       *[other] {". Zwycięża: "}{ $winners }.
    }

## Odmowy

why-all-cards-drawn = Wszystkie dozwolone karty są już dobrane.
why-all-character-cards-drawn = Wszystkie dozwolone karty postaci są już dobrane.
why-already-built = { $town }: już zbudowane.
why-an-event-card-is-owed = Za każdą kartę postaci należy się karta wydarzenia.
why-besieged = { $town } jest w oblężeniu.
why-captive-not-there = Nie ma tam tego jeńca albo nikogo, kto by go przejął.
why-card-is-elsewhere = { $card }: wszyscy widzą, że tej karty tam nie ma.
why-cards-only-in-a-parley = Karty przechodzą z rąk do rąk tylko przez gołębia albo w czasie rokowań.
why-coins-need-a-price = Monety można dać sojusznikowi, gołębiem, w rokowaniach albo jako cenę za coś, co przechodzi razem z nimi.
why-consent-given-already = Na to jest już zgoda.
why-consent-not-needed = Twoje rodziny nie potrzebują swojej zgody.
why-deal-empty = Najpierw połóż coś na szali.
why-deal-for-two-or-three = Układ ma dwie albo trzy strony.
why-deal-malformed = Tego układu nie da się odczytać: { $what }.
why-deal-with-oneself = Dający i biorący to ta sama rodzina.
why-declared-already = { $region }: w tej fazie już ubiegasz się o to lenno.
why-declined-already = Ten sam układ został już odrzucony w tej fazie.
why-four-units-already = { $town }: przybyły już cztery jednostki.
why-hand-is-full = Ręka jest pełna.
why-hand-over-the-limit = { $seat }: na ręce byłoby za dużo kart.
why-leave-is-for-now = Przejazd i wejście są na sprzedaż tylko w fazie ruchu; na później są obietnice.
why-marriage-impossible = Ci dwoje nie mogą się pobrać.
why-marriages-only-at-court = Małżeństwa zawiera się w fazie 1, od tury 3.
why-no-captive-of-theirs = Ta rodzina nie więzi tego Lorda.
why-no-castle-left = Nie ma już zamków.
why-no-castle-there = { $region }: nie masz tam zamku.
why-no-character-card-left = Nie ma już kart postaci.
why-no-clan-to-buy-off = Tak nie można teraz wykupić żadnego klanu.
why-no-coalition-there = W fazie 7, w mieście, w którym są obie rodziny.
why-no-dealing-in-this-now = Nie w tej chwili.
why-no-event-card-left = Nie ma już kart wydarzeń.
why-no-garter-now = Tego Orderu Podwiązki nie można teraz nadać.
why-no-grant-now = Korona nie może teraz tego nadać.
why-no-lord = Nie masz Lorda.
why-no-lord-and-no-building-there = { $town }: nie masz tam ani wolnego Lorda, ani budynku.
why-no-mill-left = Nie ma już młynów.
why-no-more-offers-in-this-phase = W tej fazie masz już za sobą { $number } propozycji.
why-no-room-for-the-event-card = Na ręce zabrakłoby miejsca na należną kartę wydarzenia.
why-no-siege-of-theirs = Ta rodzina nikogo tam nie oblega.
why-no-spoils-there = W mieście, w którym są obie rodziny, w fazach od 5 do 7.
why-no-such-offer = Tej propozycji już nie ma.
why-no-target-now = { $card }: teraz nie ma celu.
why-no-tax-to-share = Nie ma tyle do rozdania z podatku królewskiego.
why-no-town-during-a-battle = W czasie bitwy miasto przechodzi z rąk do rąk tylko wraz z rozejmem.
why-no-truce-now = Nie ma takiej bitwy do przerwania.
why-no-vote-due = O głos można się układać tylko wtedy, gdy kolej na jego znacznik.
why-nobody-to-hire-for = Tylu kuszników nie można tam wynająć.
why-none-in-reserve = Rezerwa pusta: { $unit }.
why-not-a-command = Teraz nie możesz tego zrobić.
why-not-all-towns = { $town } nie należy do ciebie.
why-not-enough-coins = Masz za mało monet.
why-not-in-hand = { $card }: nie ma tej karty na ręce.
why-not-now = Nie w trakcie rozstrzygania.
why-not-your-town = { $town } nie należy do ciebie.
why-nothing-to-consent-to = Nikt nie potrzebuje tam zgody tej rodziny.
why-offered-already = Ta sama propozycja jest już otwarta.
why-one-hand = Twoje rodziny mają wspólne karty.
why-one-marriage = Rodzina ma naraz jedno małżeństwo.
why-one-purse = Twoje rodziny mają wspólną sakiewkę.
why-one-servant-each = { $lord } ma już sługę.
why-only-leaders-stop = Rozejm zawierają tylko przywódcy obu stron.
why-only-the-sovereign = Zamek Królewski buduje tylko suweren.
why-private-talk-needs-a-parley = Rozmowa na osobności wymaga rokowań: wyślij gołębia.
why-refused = { $town }: posiadacz tytułu odmawia.
why-same-thing-twice = To samo leży na szali dwa razy.
why-servant-cannot-go = Ten sługa nie może tak zmienić pana.
why-servants-only-at-court = Słudzy zmieniają panów tylko w fazie 1.
why-set-free-instead = Jeniec wraca do swojej rodziny przez uwolnienie.
why-share-by-itself = Udział w okupie klanu uzgadnia się osobno.
why-the-region-is-managed = { $region }: lenno ma już pana.
why-the-tile-is-on-the-board = Zamek Królewski już stoi.
why-three-offers-are-open = Trzy twoje propozycje są już otwarte.
why-town-cannot-be-handed-over = { $town }: tego miasta nie można teraz tak oddać.
why-treasure-not-there = Obaj Lordowie muszą być wolni i w tym samym mieście, a jeden z nich musi to mieć.
why-trebuchets-need-own-walls = Trebusze wymagają własnych murów: { $town } ich nie ma.

## Wynik

part-titles = Tytuły lenne
part-duchies = Księstwa
part-counties = Hrabstwa
part-viscounties = Wicehrabstwa
part-relic = Pierwsza relikwia dla korony
part-troubadour = Trubadur królowej
tie-won = Zwycięstwo przed ostatnią turą
tie-garters = Ordery Podwiązki
tie-sovereign = Suweren
tie-duchies = Księstwa
tie-counties = Hrabstwa
tie-viscounties = Wicehrabstwa

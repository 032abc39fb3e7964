# Na Grunwald! Rycerze króla Jagiełły. Słowniczek w rules.md jest prawem.

title = Na Grunwald! Rycerze króla Jagiełły
description = Przez osiem pór roku zbieraj rycerzy, prowiant i dukaty, broń granicy przed Krzyżakami i wykarm wojsko przed Grunwaldem.

## Opcje

option-events = Wydarzenia
option-events-help = Od drugiej rundy każdą rundę otwiera karta wydarzenia. Karty są zrekonstruowane; bez nich runda zaczyna się od nowych kart.
option-start_seat = Gracz rozpoczynający
option-start_seat-help = Kto ma żeton gracza rozpoczynającego w 1. rundzie.
option-start_seat-random = losowo
option-show_hands = Odkryte ręce
option-show_hands-help = Pokazuje karty na rękach i w obozowiskach innych graczy. I tak każdy mógłby je zapamiętać; bez tej opcji widać tylko ich liczbę.

## Fazy

phase-event = Wydarzenia
phase-placement = Oficerowie królewscy
phase-resolution = Rozstrzygnięcie
phase-round_end = Koniec rundy
phase-final = Zaopatrzenie wojsk
phase-over = Koniec gry

## Karty

component-crown_knights = { $name } (koronny { $strength })
component-mercenary_knights = { $name } (zaciężny { $strength })
component-teutons = { $name } (Krzyżak { $strength })
mark-c = rycerz koronny { $strength }
mark-m = rycerz zaciężny { $strength }
mark-t = Krzyżak { $strength }

## Pytania

ask-place-field = Postaw pionki na polu albo spasuj.
ask-place-pawn = { $field }: oficer czy pomocnicy?
ask-place-helpers = { $field }: ilu pomocników?
ask-place-ducats = { $field }: ile dukatów dokładasz do { $pawn_id ->
        [officer] oficera
       *[helpers] { $helpers ->
            [one] pomocnika
           *[other] { $helpers } pomocników
        }
    }?
advance-bid = Licytacje
ask-bid = { $event }: { $bid ->
        [0] nikt jeszcze nie licytuje. Licytujesz czy pasujesz?
       *[other] { $leader } daje { $bid }. Przebijasz czy pasujesz?
    }
ask-offer = { $event }: przyjmujesz ofertę?
ask-task = { $event }: którego rycerza wysyłasz do obozowiska po nagrodę?
ask-levy = { $event }: jak spełniasz obowiązek?
ask-play = { $event_id ->
        [none] Potyczka
       *[other] { $event }
    }: wybierz kartę w tajemnicy.
ask-lose_provisions = Potyczka przegrana, strata wynosi { $owed }. Ile prowiantu oddajesz?
ask-lose_card = Do oddania zostaje { $owed }. Którą kartę odrzucasz?
ask-buy_helper = Kupujesz pomocnika za { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }?
ask-drop = Brakuje prowiantu dla { $number ->
        [one] { $number } rycerza
        [few] { $number } rycerzy
       *[many] { $number } rycerzy
    }. Kto nie dostanie prowiantu?

## Możliwości

choice-place-pass = Pas do końca rundy
choice-place-pawn-officer = Oficer
choice-place-pawn-helpers = Pomocnicy
choice-place-helpers-number = { $number ->
        [one] { $number } pomocnik
        [few] { $number } pomocników
       *[many] { $number } pomocników
    }
choice-place-ducats-number = { $number ->
        [0] Bez dukatów
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }
choice-bid-number = Daję { $number ->
        [one] { $number } dukata
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }
choice-offer-number = { $gain_provisions ->
        [none] { $gain_ducats_end_of_round ->
            [none] Pomocnik
           *[other] Dukaty na koniec rundy: { $gain_ducats_end_of_round }
        }
       *[other] { $gain_provisions ->
            [one] { $gain_provisions } jednostka prowiantu
            [few] { $gain_provisions } jednostki prowiantu
           *[many] { $gain_provisions } jednostek prowiantu
        }
    } za { $cost_ducats_id ->
        [none] { $cost_ducats ->
                [one] { $cost_ducats } dukata
                [few] { $cost_ducats } dukaty
               *[many] { $cost_ducats } dukatów
            }
       *[other] tyle dukatów, ilu masz pomocników, plus 1
    }
choice-levy-provisions = Oddaję { $lose_provisions ->
        [one] { $lose_provisions } jednostkę prowiantu
        [few] { $lose_provisions } jednostki prowiantu
       *[many] { $lose_provisions } jednostek prowiantu
    }
choice-levy-ducats = Płacę { $lose_ducats ->
        [one] { $lose_ducats } dukata
        [few] { $lose_ducats } dukaty
       *[many] { $lose_ducats } dukatów
    }
choice-levy-send = Do obozowiska: { $what }
choice-play-peasant = Chłop (0)
choice-lose_provisions-number = { $number ->
        [0] Nic z prowiantu
        [one] { $number } jednostka prowiantu
        [few] { $number } jednostki prowiantu
       *[many] { $number } jednostek prowiantu
    }
choice-lose_card-hand = { $what }, z ręki
choice-lose_card-camp = { $what }, z obozowiska
choice-buy_helper-buy = Kupuję pomocnika
choice-buy_helper-decline = Rezygnuję

## Dziennik

event-round_begins = Zaczyna się runda { $round }. Gracz rozpoczynający: { $start }.
event-event = Wydarzenie: { $event }.
event-cards_turned_up = Nowe karty: { $crown }; { $mercenaries }; { $provisions }; { $ducats }{ $teutons ->
        [none] .
       *[other] ; { $teutons }.
    }
event-prisoner_shown = Na licytację wystawiono: { $card }.
event-bid = { $seat } daje { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }.
event-bid_passed = { $seat } rezygnuje z licytacji.
event-auction_won = { $seat } wygrywa licytację za { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }.
event-auction_failed = Nikt nie licytuje, nagroda przepada.
event-offer_taken = { $seat } płaci { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    } { $gain_id ->
        [provisions] za { $number ->
            [one] { $number } jednostkę prowiantu
            [few] { $number } jednostki prowiantu
           *[many] { $number } jednostek prowiantu
        }
        [helpers] za pomocnika
       *[other] i na koniec rundy otrzyma { $number ->
            [one] { $number } dukata
            [few] { $number } dukaty
           *[many] { $number } dukatów
        }
    }.
event-knight_sent = { $seat }: { $card } idzie do obozowiska, nagroda to { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }.
event-levy_knight = { $seat }: { $card } idzie do obozowiska i spełnia obowiązek.
event-levy_paid = { $seat } spełnia obowiązek i oddaje { $goods_id ->
        [ducats] { $number ->
                [one] { $number } dukata
                [few] { $number } dukaty
               *[many] { $number } dukatów
            }
       *[provisions] { $number ->
            [one] { $number } jednostkę prowiantu
            [few] { $number } jednostki prowiantu
           *[many] { $number } jednostek prowiantu
        }
    }.
event-levy_failed = { $seat } nie może spełnić obowiązku{ $ducats ->
        [0] .
        [one] {" "}i traci { $ducats } dukata.
        [few] {" "}i traci { $ducats } dukaty.
       *[many] {" "}i traci { $ducats } dukatów.
    }
event-contest_won = { $seat } zdobywa w zawodach { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }.
event-placed = { $seat } stawia { $officer ->
        [yes] oficera
       *[no] { $helpers ->
            [one] { $helpers } pomocnika
            [few] { $helpers } pomocników
           *[many] { $helpers } pomocników
        }
    } { $ducats ->
        [0] na polu { $field }.
        [one] i { $ducats } dukata na polu { $field }.
        [few] i { $ducats } dukaty na polu { $field }.
       *[many] i { $ducats } dukatów na polu { $field }.
    }
event-passed = { $seat } pasuje{ $forced ->
        [yes] : nie ma gdzie postawić pionka.
       *[none] .
    }
event-skirmish = Potyczka, siła Krzyżaków { $strength }. Obrońcy: { $participants ->
        [none] nikt
       *[other] { $participants }
    }.
event-played = { $seat } zagrywa kartę: { $card }.
event-captured = { $seat } bierze jeńca: { $card }.
event-skirmish_won = Potyczka wygrana { $defenders } do { $teutons }.
event-skirmish_lost = Potyczka przegrana { $defenders } do { $teutons }: strata każdego gracza to { $deficit }.
event-provisions_lost = { $seat } traci { $number ->
        [one] { $number } jednostkę prowiantu
        [few] { $number } jednostki prowiantu
       *[many] { $number } jednostek prowiantu
    }.
event-card_lost = { $seat } traci kartę: { $card }.
event-knight_recruited = { $seat } bierze kartę: { $card }{ $ducats ->
        [0] .
        [one] {" "}za { $ducats } dukata.
        [few] {" "}za { $ducats } dukaty.
       *[many] {" "}za { $ducats } dukatów.
    }
event-provisions_gained = { $seat } otrzymuje { $number ->
        [one] { $number } jednostkę prowiantu
        [few] { $number } jednostki prowiantu
       *[many] { $number } jednostek prowiantu
    }{ $ducats ->
        [0] .
        [one] {" "}za { $ducats } dukata.
        [few] {" "}za { $ducats } dukaty.
       *[many] {" "}za { $ducats } dukatów.
    }
event-ducats_gained = { $seat } otrzymuje { $number ->
        [one] { $number } dukata
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }.
event-helper_hired = { $seat } { $ducats ->
        [0] bierze pomocnika.
        [one] kupuje pomocnika za { $ducats } dukata.
        [few] kupuje pomocnika za { $ducats } dukaty.
       *[many] kupuje pomocnika za { $ducats } dukatów.
    }
event-helper_declined = { $seat } nie kupuje pomocnika.
event-paid_at_last = { $seat } otrzymuje obiecane przez wydarzenie { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }.
event-unfed = { $seat } nie ma prowiantu dla karty: { $card }. Karta trafia do pudełka.
event-over = Wojsko zaopatrzone. Koniec gry.

## Odmowy

why-closed-in-the-truce = Rozejm: przed 4. rundą nikt tu nie stawia pionków.
why-all-helpers-owned = Masz już wszystkich pomocników.
why-one-pawn-only = Może tu stać tylko jeden pionek każdego gracza.
why-needs-a-ducat = Z pionkiem kładzie się tu co najmniej jednego dukata.
why-no-ducats-here = Tu nie kładzie się dukatów.
why-no-helpers-to-helpers = Twoi pomocnicy już tu stoją; kolejnych nie można dostawić.
why-officer-already-placed = Twój oficer stoi już na polu.
why-no-free-helpers = Nie masz wolnego pomocnika.
why-not-so-many-helpers = Wolnych masz tylko { $free ->
        [0] zero pomocników
        [one] { $free } pomocnika
        [few] { $free } pomocników
       *[many] { $free } pomocników
    }.
why-not-so-many-ducats = Masz tylko { $ducats ->
        [0] zero dukatów
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }.
why-bid-too-low = Oferta musi być wyższa niż { $bid }.
why-cannot-be-paid = Nie masz czym zapłacić.
why-not-in-hand = { $card }: nie ma takiego rycerza na twojej ręce.
why-already-used = { $card } odpoczywa w obozowisku; rycerza używa się tylko raz.
why-must-be-fulfilled-in-full = Trzeba spełnić jeden z warunków, i to w całości.
why-provisions-out-of-range = Możesz oddać od { $least } do { $most }.
why-cannot-be-discarded = Tym nie można pokryć straty.
why-not-a-knight-of-yours = { $card }: nie masz takiego rycerza.

## Punktacja

part-strength = Rycerze
part-teutons = Jeńcy
part-crown_commander = Dowódca wojsk koronnych
part-merc_commander = Dowódca wojsk zaciężnych
part-quartermaster = Kwatermistrz królewski
part-ducats = Dukaty
tie-cards = liczba kart

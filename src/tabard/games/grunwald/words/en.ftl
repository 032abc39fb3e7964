# Na Grunwald! Rycerze króla Jagiełły. The glossary of rules.md is law.

title = Na Grunwald! Knights of King Jagiełło
description = Gather knights, provisions and ducats over eight seasons, hold the border against the Teutons, and feed your army before Grunwald.

## Options

option-events = Events
option-events-help = An event card opens every round from the second on. The cards are reconstructed; without them a round begins with the new cards.
option-start_seat = Start player
option-start_seat-help = Who holds the start-player token in round 1.
option-start_seat-random = drawn by lot
option-show_hands = Open hands
option-show_hands-help = List the cards in the other players' hands and camps. Everybody could remember them anyway; without this only their number is shown.

## Phases

phase-event = Events
phase-placement = Royal officers
phase-resolution = Resolution
phase-round_end = End of the round
phase-final = Provisioning
phase-over = The end

## Cards

component-crown_knights = { $name } (crown { $strength })
component-mercenary_knights = { $name } (mercenary { $strength })
component-teutons = { $name } (Teuton { $strength })
mark-c = crown knight { $strength }
mark-m = mercenary knight { $strength }
mark-t = Teuton { $strength }

## Questions

ask-place-field = Place pawns on a field, or pass.
ask-place-pawn = { $field }: your officer or helpers?
ask-place-helpers = { $field }: how many helpers?
ask-place-ducats = { $field }: how many ducats do you add to { $pawn_id ->
        [officer] your officer
       *[helpers] { $helpers ->
            [one] your helper
           *[other] your { $helpers } helpers
        }
    }?
advance-bid = Auctions
ask-bid = { $event }: { $bid ->
        [0] no bid yet. Bid or pass?
       *[other] { $leader } bids { $bid }. Bid more or pass?
    }
ask-offer = { $event }: do you accept an offer?
ask-task = { $event }: which knight do you send to camp for the reward?
ask-levy = { $event }: how do you fulfil the levy?
ask-play = { $event_id ->
        [none] Skirmish
       *[other] { $event }
    }: choose a card in secret.
ask-lose_provisions = The skirmish is lost, you owe { $owed }. How many provisions do you give?
ask-lose_card = You still owe { $owed }. Which card do you discard?
ask-buy_helper = Do you buy a helper for { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }?
ask-drop = Provisions are lacking for { $number ->
        [one] 1 knight
       *[other] { $number } knights
    }. Which one goes unfed?

## Choices

choice-place-pass = Pass for the rest of the round
choice-place-pawn-officer = Officer
choice-place-pawn-helpers = Helpers
choice-place-helpers-number = { $number ->
        [one] 1 helper
       *[other] { $number } helpers
    }
choice-place-ducats-number = { $number ->
        [0] No ducats
        [one] 1 ducat
       *[other] { $number } ducats
    }
choice-bid-number = Bid { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
choice-offer-number = { $gain_provisions ->
        [none] { $gain_ducats_end_of_round ->
            [none] One helper
           *[other] { $gain_ducats_end_of_round } ducats at the end of the round
        }
       *[other] { $gain_provisions ->
            [one] 1 provision
           *[other] { $gain_provisions } provisions
        }
    } for { $cost_ducats_id ->
        [none] { $cost_ducats ->
                [one] 1 ducat
               *[other] { $cost_ducats } ducats
            }
       *[other] one ducat more than you have helpers
    }
choice-levy-provisions = Give { $lose_provisions ->
        [one] 1 provision
       *[other] { $lose_provisions } provisions
    }
choice-levy-ducats = Pay { $lose_ducats ->
        [one] 1 ducat
       *[other] { $lose_ducats } ducats
    }
choice-levy-send = Send { $what } to camp
choice-play-peasant = Peasant (0)
choice-lose_provisions-number = { $number ->
        [0] No provisions
        [one] 1 provision
       *[other] { $number } provisions
    }
choice-lose_card-hand = { $what }, from your hand
choice-lose_card-camp = { $what }, from your camp
choice-buy_helper-buy = Buy the helper
choice-buy_helper-decline = Decline

## Log

event-round_begins = Round { $round } begins. Start player: { $start }.
event-event = Event: { $event }.
event-cards_turned_up = New cards: { $crown }; { $mercenaries }; { $provisions }; { $ducats }{ $teutons ->
        [none] .
       *[other] ; { $teutons }.
    }
event-prisoner_shown = Up for auction: { $card }.
event-bid = { $seat } bids { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
event-bid_passed = { $seat } leaves the auction.
event-auction_won = { $seat } wins the auction for { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
event-auction_failed = Nobody bids; nobody gets the prize.
event-offer_taken = { $seat } pays { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } { $gain_id ->
        [provisions] for { $number ->
            [one] 1 provision
           *[other] { $number } provisions
        }
        [helpers] for a helper
       *[other] and will receive { $number ->
            [one] 1 ducat
           *[other] { $number } ducats
        } at the end of the round
    }.
event-knight_sent = { $seat } sends { $card } to camp and gains { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
event-levy_knight = { $seat } sends { $card } to camp for the levy.
event-levy_paid = { $seat } gives { $goods_id ->
        [ducats] { $number ->
                [one] 1 ducat
               *[other] { $number } ducats
            }
       *[provisions] { $number ->
            [one] 1 provision
           *[other] { $number } provisions
        }
    } for the levy.
event-levy_failed = { $seat } cannot fulfil the levy{ $ducats ->
        [0] .
        [one] {" "}and loses 1 ducat.
       *[other] {" "}and loses { $ducats } ducats.
    }
event-contest_won = { $seat } wins { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } in the contest.
event-placed = { $seat } places { $officer ->
        [yes] the officer
       *[no] { $helpers ->
            [one] 1 helper
           *[other] { $helpers } helpers
        }
    } { $ducats ->
        [0] on { $field }.
        [one] and 1 ducat on { $field }.
       *[other] and { $ducats } ducats on { $field }.
    }
event-passed = { $seat } passes{ $forced ->
        [yes] : no placement is possible.
       *[none] .
    }
event-skirmish = Skirmish against a Teutonic strength of { $strength }. Defenders: { $participants ->
        [none] nobody
       *[other] { $participants }
    }.
event-played = { $seat } plays { $card }.
event-captured = { $seat } captures { $card }.
event-skirmish_won = The skirmish is won, { $defenders } to { $teutons }.
event-skirmish_lost = The skirmish is lost, { $defenders } to { $teutons }: every player owes { $deficit }.
event-provisions_lost = { $seat } loses { $number ->
        [one] 1 provision
       *[other] { $number } provisions
    }.
event-card_lost = { $seat } loses { $card }.
event-knight_recruited = { $seat } recruits { $card }{ $ducats ->
        [0] .
        [one] {" "}for 1 ducat.
       *[other] {" "}for { $ducats } ducats.
    }
event-provisions_gained = { $seat } gains { $number ->
        [one] 1 provision
       *[other] { $number } provisions
    }{ $ducats ->
        [0] .
        [one] {" "}for 1 ducat.
       *[other] {" "}for { $ducats } ducats.
    }
event-ducats_gained = { $seat } gains { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
event-helper_hired = { $seat } { $ducats ->
        [0] takes a helper.
        [one] buys a helper for 1 ducat.
       *[other] buys a helper for { $ducats } ducats.
    }
event-helper_declined = { $seat } buys no helper.
event-paid_at_last = { $seat } receives the { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } promised by the event.
event-unfed = { $seat } cannot feed { $card }; it goes into the box.
event-over = The army is fed. The game is over.

## Refusals

why-closed-in-the-truce = Truce: nobody places here before round 4.
why-all-helpers-owned = You own all your helpers already.
why-one-pawn-only = Only one pawn of each player may stand here.
why-needs-a-ducat = At least one ducat goes with a pawn here.
why-no-ducats-here = No ducats may be put down here.
why-no-helpers-to-helpers = Your helpers stand here already; no more helpers join them.
why-officer-already-placed = Your officer stands on a field already.
why-no-free-helpers = You have no free helper.
why-not-so-many-helpers = You have only { $free ->
        [0] no helpers
        [one] 1 helper
       *[other] { $free } helpers
    } free.
why-not-so-many-ducats = You have only { $ducats ->
        [0] no ducats
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
why-bid-too-low = The bid must be higher than { $bid }.
why-cannot-be-paid = You cannot pay for it.
why-not-in-hand = { $card } is not a knight in your hand.
why-already-used = { $card } rests in your camp; a knight is used only once.
why-must-be-fulfilled-in-full = One of the ways of the levy must be fulfilled, and in full.
why-provisions-out-of-range = Give from { $least } to { $most }.
why-cannot-be-discarded = This cannot be discarded for the loss.
why-not-a-knight-of-yours = { $card } is not a knight of yours.

## The score

part-strength = Knights
part-teutons = Prisoners
part-crown_commander = Commander of the crown army
part-merc_commander = Commander of the mercenary army
part-quartermaster = Royal quartermaster
part-ducats = Ducats
tie-cards = cards held

# Fief: England. The vocabulary of rules.md is law.

title = Fief: England
description = England after the Conquest: take towns and titles, marry, elect a King, vote taxes, and fight rivals, plagues and Vikings. Three fief titles win alone, four win for two allied families.
family = { $player } ({ $colour })
ask-as = { $colour }: { $question }

## Options

option-placement = Starting towns
option-placement-help = Everybody chooses a starting town, or dice decide.
option-placement-chosen = chosen
option-placement-random = drawn by lot
option-last_turn = Last turn
option-last_turn-help = A short game ends one or two turns earlier.
option-last_turn-7 = seventh
option-last_turn-6 = sixth
option-last_turn-5 = fifth
option-live_interrupts = Interrupts
option-live_interrupts-help = Everybody may claim a moment for a surprise while others act.
option-free_talk = Private talk
option-free_talk-help = Any two players may talk in private at any time; otherwise only in a parley, which costs a pigeon (FIE-5.30).

## Phases

phase-0 = Setup
phase-1 = Hear ye!
phase-2 = Cards
phase-3 = Income
phase-4 = Purchases
phase-5 = Movement
phase-6 = Vikings
phase-7 = Battles
phase-8 = End of the turn

## Questions: setup and phase 1

ask-first_servant = Whom does { $servant } serve?
ask-start_town = In which town do you start?
ask-court = Court business: titles, servants, marriages.
ask-court_target = { $region_id ->
        [none] { $servant_id ->
            [none] Whom shall { $lord } marry?
           *[other] Who gets { $servant }?
        }
       *[other] { $region }: who bears the title?
    }
ask-accept_marriage = { $from } proposes that { $lord } and { $spouse } marry; your families would be allies. Do you accept?
ask-servant_price = For how many coins do you offer { $servant } to { $to }, for { $lord }?
ask-accept_servant = { $from } offers { $servant } for { $lord }{ $coins ->
        [0] , for nothing
       *[other] ; price in coins: { $coins }
    }. Do you accept?
ask-release_veil = { $lord } asks to be released from her vows. Do you consent?
ask-candidate = The election of a sovereign: whom do you put up?
ask-vote_for = The election of a sovereign: where do you place your FOR marker? Nobody sees it until all are placed.
ask-vote_null = The election of a sovereign: and where your NULL marker?
ask-call_parliament = Do you call Parliament to vote on the royal tax?
ask-parliament_vote = Parliament: do you vote for the royal tax?
ask-share = The royal tax: how much for { $to_seat }? Left: { $coins }.

## Questions: cards

ask-discard = Before you draw: discard a card of your hand?
ask-draw = Draw a card. On top of the event deck lies { $back_id ->
        [plague] a plague
        [none] nothing
       *[other] an event
    }; plagues waiting: { $track }.
ask-play_card = Phase of cards: which card do you play?
ask-card_target = { $card }: whom or what is it for?
ask-take_gift = { $giver } offers you { $card }. Do you accept?
ask-declare_prince = { $card }: Prince of Wales, or plain Lord?
ask-place_lord = Where does { $lord } appear?
ask-found_abbey = { $abbey }: where is it founded?
ask-react = { $moment ->
        [election] Before the vote for a sovereign
        [parliament] Before Parliament votes
        [before_income] Before the income
        [title] { $claimant } claims { $region }
        [arrival] { $lords } arrived in { $town }
        [landing] Before the Vikings march
        [opening] Before the battle for { $town }
        [round] { $town }, before the next round
       *[last] The turn ends
    }: do you use anything?
ask-react_target = { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] The burghers: where is the revolt?
           *[help] The burghers' help: what for?
        }
       *[other] { $thing }: whom or what is it for?
    }
ask-bow_target = Crossbowmen for hire: how many, and in which town?
ask-join_revolt = Revolt in { $town }: do you add anything?
ask-calm = Revolt in { $town }: does { $lord } face the crowd? On 1 or 2 the attempt may be deadly.
ask-calm_for_coins = Revolt in { $town }: does { $lord } calm it for { $coins } coins?
ask-revolt_victim = { $town }: who suffers next? Damage: { $damage }.
ask-instigator = { $victim } dies. Who ordered it, and gets a dagger?
ask-ambush_captor = Who takes { $victim } captive?
ask-also_free = The tunnel in { $town }: is another captive freed too?
ask-escape_to = { $lord } escapes from { $from }: where to?
ask-escape_with = { $lord } escapes to { $town }: which soldier goes along?
ask-also_escape = { $town }: who escapes through the tunnel?
ask-letter_frees = The letter has arrived in Sherwood. Who is freed?
ask-revive = { $lord } has died. Does the Skull of Saint Caradoc bring the dead back?
ask-heir = { $region }: who inherits the title?
ask-new_prioress = { $abbey } is vacant: who becomes prioress?
ask-title_lord = { $region }: who bears the title?
ask-loot_lord = Who takes { $treasure_id ->
        [none] the treasures of { $loser }
       *[other] { $treasure }
    }?
ask-flee = { $unit }, fleeing from { $from }: where to?
ask-lose_soldier = Black Death in { $town }: which of your soldiers is lost? Still to be lost: { $number }.
ask-interrupt = You have interrupted: do you use anything?
ask-tunnel_by = A tunnel to { $town }: by what means?
ask-deal_item = A deal with { $to }: what goes on the scales?
ask-deal_what = A deal with { $to }: which?
ask-deal_sum = A deal with { $to }: how many coins more? So far { $coins }.
ask-accept_parley = { $from } invites you to a parley. Do you come?

## Questions: income and purchases

ask-scorch = Coins for a mill: which of your own do you burn for 2 coins?
ask-ransom = Pay a ransom? { $prices }.
ask-siege_payment = The siege of { $town }: for how many trebuchets do you pay?
ask-keep_consent = The abbey in { $town }: does your consent stand?
ask-refound = { $abbey } is not on the board. Do you found it now?
ask-buy = What do you buy?
ask-buy_town = { $item }: where?
ask-place_bows = Crossbowmen for hire: how many, and in which town?
ask-royal_site = Where does the Royal Castle rise?
ask-grant = { $claimant } claims a fief: { $region }. Do you grant the title free of charge?
ask-pay_title = The crown does not grant this fief: { $region }. Pay { $coins } coins for the title?
ask-capital = { $region }: which castle becomes the fortress?

## Questions: movement and Vikings

ask-fog = Morgane: which town does she hide in fog?
ask-march = { $lords ->
        [none] Who sets out?
       *[other] { $lords }{ $units ->
            [none] {", without units"}
           *[other] {" with "}{ $units }
        }: who else, and where to?
    }
ask-consent = { $asker } asks: { $purpose ->
        [passing] may they pass through { $town }
        [entering] may they enter { $town }
        [leaving_siege] may they leave besieged { $town }
        [placing] may a Lord appear in { $town }
        [founding] may an abbey be founded in { $town }
       *[royal_castle] may the Royal Castle be built in { $town }
    }?
advance-react = { $moment ->
        [election] Before votes for a sovereign
        [parliament] Before Parliament votes
        [before_income] Before the income
        [title] When a title is claimed
        [arrival] When Lords arrive
        [landing] Before the Vikings march
        [opening] Before battles
        [round] Between the rounds of a battle
       *[last] At the end of the turn
    }
advance-join_revolt = In revolts
advance-calm_for_coins = When a Lord may calm a revolt for coins
advance-consent = When { $asker } asks for consent
ask-refused = { $refusers ->
        [none] Vikings bar
       *[other] { $refusers }: no passage, barring
    } the way of { $lords }. What now?
ask-join_refusers = { $attacker } attacks in { $town } to force the way. Do you join the defence?
ask-pay_toll = Robin Hood stops { $lord }: { $coins } coins, or stay in Sherwood.
ask-deal = Dealings with Vikings. A clan leaves for { $clan_price } coins{ $prices ->
        [none] .
       *[other] ; ransoms: { $prices }.
    }
ask-struck_clan = { $town }: which clan suffers? Damage: { $damage }.

## Questions: battles

ask-war = War: which attack do you declare?
ask-attack_leader = { $town }: who leads the attack?
ask-also_attack = { $town }: do you attack anybody else?
ask-invite = { $town }: whom do you ask to attack with you?
ask-join_attack = { $leader } asks you to join the attack in { $town }.
ask-join_defence = { $attacker } attacks in { $town }. Do you join the defence?
ask-sortie_lord = The sortie in { $town }: who rides out?
ask-sortie_size = The sortie in { $town }: how many go? { $unit }.
ask-fire_bombards = { $town }: { $shots ->
        [1] fire the bombard?
       *[other] bombard { $number } of { $shots }, fire it?
    }
ask-fire_trebuchets = { $town }: fire the trebuchets? Ready: { $engines }.
ask-shoot_archers = { $town }: whom do your archers shoot at? Archers: { $archers }.
ask-lose_in_battle = Lose a soldier in { $town }: { $damage ->
        [one] 1 hit left
       *[other] { $damage } hits left
    }. Who falls?
ask-lose_from = Losses in { $town }, { $unit }: whose?
ask-lose_lord = No soldier is left in { $town }: which Lord falls?
ask-sally_out = The foe cannot climb the walls of { $town }. Do you come out?
ask-end_of_round = { $town }, round { $round }: fight on?
ask-captor = Who holds { $lord } captive?
ask-leading_lord = Who led the victory in { $town }?
ask-plunder_mill = Plunder the mill of { $town } for 2 coins?
ask-plunder_abbey = Plunder the abbey of { $town } for 10 coins? It costs your honour.
ask-heal = Merewen heals in { $town }: who comes back?

## Choices

choice-yes = Yes
choice-no = No
choice-end = Done
choice-none = Nobody
choice-nobody = Nobody
choice-enough = No more
choice-pass_phase = Pass for this phase
choice-pass_battle = Pass for this battle
choice-pass_turn = Pass for this turn
choice-vikings = The Vikings
choice-nowhere = Nowhere
choice-stay = Stay
choice-pay = Pay
choice-leave = Leave it
choice-fire = Fire
choice-hold = Hold fire
choice-neutral = Stay out
choice-defend = Join the defence
choice-attack = Join the attack
choice-lent = The help lent to you

choice-court-title = Pass on the title: { $what }
choice-court-servant = Give or swap the servant of { $what }
choice-court-marry = Propose a marriage for { $what }
choice-court-veil = Ask for the release of { $what }
choice-servant_price = { $part_1 ->
        [0] For nothing
        [one] 1 coin
       *[other] { $part_1 } coins
    }
choice-vote_for-none = On nobody
choice-vote_null-none = On nobody
choice-parliament_vote-for = For the tax
choice-parliament_vote-null = Against it
choice-share-number = { $number ->
        [0] Nothing
        [one] 1 coin
       *[other] { $number } coins
    }

choice-discard-end = Keep the rest
choice-discard-play = Play { $what } instead
choice-draw-end = No more cards
choice-draw-character = A character card
choice-draw-event = An event card
choice-card_target-family = { $part_2_family }
choice-card_target-cancel = End the plague: { $what }
choice-card_target-lie = Place it in { $what }
choice-card_target-tax = Tax { $part_3 }
choice-card_target-free = Free { $what }
choice-declare_prince-prince = Prince of Wales
choice-declare_prince-lord = Plain Lord
choice-found_abbey-later = Later

choice-card = Play { $what }
choice-burghers = The burghers: { $part_2 ->
        [revolt] a revolt
       *[help] help as by a tunnel
    }
choice-bows = Buy crossbowmen
choice-react_target-cancel = End the plague: { $what }
choice-react_target-lie = Place it in { $what }
choice-react_target-free = Free { $what }
choice-react_target-walls = Under the walls of this battle
choice-react_target-escape = Escape from the battle: { $part_2_family }
choice-react_target-breach = Open the walls of { $what } to the Vikings
choice-react_target = { $part_2 ->
        [none] { $part_1 }
       *[other] From { $part_1 } to { $part_2 }
    }
choice-bow_target-none = None
choice-bow_target = { $part_1 }: { $part_2 }
choice-place_bows = { $part_1 }: { $part_2 }
choice-join_revolt-burghers = The burghers revolt too
choice-join_revolt-help = The burghers open the walls
choice-join_revolt-bows = Crossbowmen: { $part_3 }
choice-calm-try = Face the crowd
choice-revolt_victim-family = { $part_2_family }

choice-siege_payment-number = { $number ->
        [0] Pay nothing
        [one] 1 trebuchet
       *[other] { $number } trebuchets
    }
choice-keep_consent-keep = It still stands
choice-keep_consent-revoke = Revoke it
choice-buy-man_at_arms = Man-at-arms ({ $prices_man_at_arms })
choice-buy-archer = Archer ({ $prices_archer })
choice-buy-knight = Knight ({ $prices_knight })
choice-buy-bombard = Bombard ({ $prices_bombard })
choice-buy-trebuchet = Trebuchet ({ $prices_trebuchet })
choice-buy-castle = Castle ({ $prices_castle })
choice-buy-mill = Mill ({ $prices_mill })
choice-buy-royal_castle = Royal Castle ({ $prices_royal_castle })
choice-buy-title = Fief title: { $what }
choice-buy-free_man_at_arms = Man-at-arms, free by Agnes
choice-buy-bows = Crossbowmen (2 each)

choice-fog-none = No fog
choice-march-lord = { $what } sets out
choice-march-add = { $what } comes along
choice-march-take = Take along: { $what }
choice-march-all = Take all units
choice-march-cancel = Choose another group
choice-march-ride = Cavalcade against { $part_2 ->
        [vikings] the Vikings
       *[other] { $part_2_family }
    }
choice-march-castle = To the Royal Castle
choice-march-abbey = Journey to the Royal Abbey in { $what }
choice-march-sea = By sea to { $what }
choice-march-far = Far by sea to { $part_3 }
choice-march-forest = Through Sherwood to { $what }
choice-march-under = Underground: { $part_3 ->
        [none] { $part_2 }
       *[other] { $part_3 }
    }
choice-march-enter = { $what } asks to be let in
choice-march-sword = { $what } pulls at Excalibur
choice-march-fetch = { $what } seeks the relic
choice-march-relic = { $part_2 } takes { $part_3 }
choice-march = Road { $part_1 }
choice-refused-back = Go back
choice-refused-ride = Cavalcade against { $part_2 ->
        [vikings] the Vikings
       *[other] { $part_2_family }
    }
choice-help = The burghers' tunnel
choice-pay_toll-stay = Stay with Robin Hood
choice-deal-ransom = Pay the ransom for { $what }
choice-deal-buy_off = { $part_3 } buys off { $part_2 }
choice-deal-convert = { $part_3 } preaches to { $part_2 }

choice-war-battle = Battle in { $part_2 } against { $part_3 ->
        [vikings] the Vikings
       *[other] { $part_3_family }
    }
choice-war-sortie = Sortie in { $part_2 } against { $part_3_family }
choice-war-walls = Shoot from the walls of { $part_2 } at { $part_3_family }
choice-war-siege = Besiege { $part_3_family } in { $part_2 }
choice-war-abbey = Attack the abbey of { $what }
choice-war-sword = { $what } pulls at Excalibur
choice-also_attack = { $part_1_family }
choice-lose_from = { $part_1_family }
choice-invite = { $part_1_family }
choice-sortie_size-number = { $number }
choice-shoot_archers-troops = At the troops
choice-shoot_archers-lord = At { $what }
choice-sally_out-stay = Stay behind the walls
choice-sally_out-sally = Come out
choice-deal_item-drop = Drop it
choice-deal_item-send = Send the deal
choice-deal_item-give = I give: { $part_2 ->
        [coins] coins
        [card] a card
        [town] a town
        [treasure] a relic or Excalibur
        [captive] a captive, to hold
        [free] freedom for a captive
        [hire] crossbowmen for hire
        [servant] a servant
        [marriage] a marriage
        [leave] a consent
        [siege] the end of a siege
        [garter] the Garter
        [grant] a title free of charge
        [join] a place in a coalition
        [spoils] a share of the spoils
        [truce] a truce
        [vote] a vote
        [tax] a share of the royal tax
        [share] a share in a clan’s ransom
       *[note] a promise, not binding
    }
choice-deal_item-ask = I ask for: { $part_2 ->
        [coins] coins
        [card] a card
        [town] a town
        [treasure] a relic or Excalibur
        [captive] a captive, to hold
        [free] freedom for a captive
        [hire] crossbowmen for hire
        [servant] a servant
        [marriage] a marriage
        [leave] a consent
        [siege] the end of a siege
        [garter] the Garter
        [grant] a title free of charge
        [join] a place in a coalition
        [spoils] a share of the spoils
        [truce] a truce
        [vote] a vote
        [tax] a share of the royal tax
        [share] a share in a clan’s ransom
       *[note] a promise, not binding
    }
choice-deal_what-none = None of these
choice-deal_what-peace = No attack until the end of the next turn
choice-deal_what-help = Help in the next battle
choice-deal_what-pay = Coins later
choice-deal_what-passage = Passage when asked for
choice-deal_what-title = A title when it can be given
choice-deal_what-vote = The next vote
choice-deal_what-for = Votes FOR
choice-deal_what-null = Votes NULL
choice-deal_what-passing = Passage through { $part_2 }
choice-deal_what-entering = Entry into { $part_2 }
choice-deal_what-leaving_siege = The way out of besieged { $part_2 }
choice-deal_what-placing = A place for a Lord in { $part_2 }
choice-deal_what-founding = An abbey in { $part_2 }
choice-deal_what-attack = Joins the attack in { $part_2 }
choice-deal_what-defend = Joins the defence of { $part_2 }
choice-deal_what-prisoners = The prisoners, if the battle of { $part_2 } is won
choice-deal_what-town = The town, if the battle of { $part_2 } is won
choice-deal_what-plunder = The plunder, if the battle of { $part_2 } is won
choice-deal_what = { $part_2 ->
        [none] { $part_1 }
       *[other] { $part_3 ->
            [none] { $part_1 } – { $part_2 }
           *[other] { $part_1 }: { $part_2 } – { $part_3 }
        }
    }
choice-deal_sum-done = That is the sum
choice-deal_sum-1 = +1
choice-deal_sum-5 = +5
choice-deal_sum-20 = +20
choice-deal_sum-100 = +100
choice-end_of_round-continue = Fight on
choice-end_of_round-stop = Stop
choice-end_of_round-surrender = Surrender

## Commands

command-permit = { $to }, { $town_id ->
        [none] everywhere
       *[other] { $town }
    }: { $purpose ->
        [passing] passage
        [entering] entry
        [leaving_siege] leaving a siege
        [placing] placing a Lord
       *[founding] founding an abbey
    } – { $answer ->
        [yes] always allowed
        [no] never allowed
       *[ask] ask me
    }
command-listen = Ask me again what I passed for
command-interrupt = Claim the floor
command-lend = Lend { $to } { $thing ->
        [help] the burghers' help
       *[other] { $thing }
    }
command-pigeon = Pigeon to { $to_seat }: { $parley ->
        [yes] an invitation to a parley
       *[other] { $card_id ->
            [none] coins: { $coins }
           *[other] { $card }
        }
    }
command-letter = Letter to Sherwood
command-give = Give your ally coins: { $coins }
command-free = Set { $lord } free
command-pass_captive = Hand { $lord } over to { $to }
command-pass_treasure = { $lord } gives { $treasure } to { $to }
command-leave_treasure = { $lord } leaves { $treasure } in the town
command-give_to_sovereign = { $lord } gives { $treasure } to the sovereign
command-end_siege = Lift the siege of { $town }
command-garter = The Garter for { $lord }
command-look = Sibyl looks at { $town }
command-play = { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] The burghers: a revolt
           *[help] The burghers: help as by a tunnel
        }
       *[other] { $thing_id ->
            [bows] Buy crossbowmen
           *[other] Use { $thing }
        }
    }
command-compose = Put a deal together for { $to }
command-offer-town = Offer { $to }: { $what }
command-offer-captive = Offer { $to } the captive { $what_1 }, for { $what_2 }
command-offer-treasure = Offer { $to }: { $what_1 } for { $what_3 }; coins: { $coins }
command-offer-hire = Offer { $to } crossbowmen: { $what_2 } in { $what_1 }; coins: { $coins }
command-offer-share = Offer { $to } a share in buying off { $what_1 }; coins: { $coins }
command-accept = Accept offer { $offer }
command-decline = Decline offer { $offer }
command-withdraw = Withdraw offer { $offer }

## Log: setup, court, crown

event-phase = Turn { $turn }: { $phase ->
        [1] Hear ye!
        [2] cards.
        [3] income.
        [4] purchases.
        [5] movement.
        [6] Vikings.
        [7] battles.
       *[other] end of the turn.
    }
event-servant_drawn = { $family } draws a servant: { $servant }.
event-servant = { $servant } serves { $lord }.
event-starts = { $family } starts in { $town }.
event-title = { $family }: { $lord } bears a fief title, { $region }.
event-title_vacant = A fief title without its Lord: { $region }. { $family } keeps it for the next one.
event-title_lost = { $family ->
        [none] Nobody bears the title any more: { $region }.
       *[other] { $family } loses a fief title: { $region }.
    }
event-servant_moved = { $servant } leaves { $lord } to serve { $other }{ $back_id ->
        [none] .
       *[other] {"; "}{ $back } takes the place.
    }
event-declined = { $spouse } declines to marry { $lord }.
event-married = { $lord } and { $spouse } are married: their families are allies.
event-marriage_ended = The marriage of { $lord } and { $spouse } is over.
event-released = { $lord } is released from her vows.
event-candidates = Candidates for the crown: { $lords }.
event-marker = { $family } places markers on: { $on }.
event-ballot = { $family } votes for { $target_id ->
        [none] nobody
       *[other] { $target }
    }{ $null_id ->
        [none] .
       *[other] {"; NULL on "}{ $null }.
    }
event-votes = The votes: { $tally }.
event-crowned = { $family }: { $lord } is crowned { $royal_id ->
        [king] King
       *[other] Sovereign Queen
    } of England.
event-queen = { $family }: { $lord } is Queen.
event-queen_no_more = { $lord } is Queen no more.
event-throne_vacant = The throne of England is vacant.
event-royal_castle_taken = The Royal Castle in { $town } is taken.
event-guard = { $lord } has a royal guard.
event-parliament = { $family } calls Parliament.
event-parliament_voted = Parliament: { $yes } of { $total } votes for the royal tax.
event-tax_share = The royal tax brings { $player } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.

## Log: cards

event-discarded = { $seat } discards { $back ->
        [character] a character card
       *[other] an event card
    }.
event-drew = You ({ $seat }) draw { $card }.
event-drew_a_card = { $seat } draws { $deck ->
        [character] a character card
       *[event] an event card
    }.
event-event_deck_shuffled = The discarded events form a new deck.
event-plague_drawn = A plague is coming: space { $space } of the track.
event-plague_discarded = { $card } passes by.
event-plague_revealed = { $region }: { $card }!
event-plague_woke = { $region }: { $card } breaks out!
event-plague_removed = { $region }: { $card } is over.
event-weather_moved = Bad Weather moves from { $region } to { $zone }.
event-black_death_roll = The Black Death: { $lord_id ->
        [none] the Jarl of clan { $clan }
       *[other] { $lord }
    } rolls { $roll }.
event-played = { $seat } plays { $card }.
event-bonus_laid = { $region }: { $card }.
event-taxed = { $family } taxes { $where }.
event-fourth_space = { $family } gains { $card }.
event-introduced = { $lord } joins { $family }{ $prince ->
        [yes] {" as Prince of Wales"}.
       *[no] .
    }
event-lord_placed = { $lord } appears in { $town }.
event-bishop = { $lord } takes office: { $see }.
event-prioress = { $lord } is prioress: { $abbey }.
event-abbey_founded = { $family } founds { $abbey } in { $town }{ $royal ->
        [yes] {", a Royal Abbey"}.
       *[no] .
    }
event-destroyed = { $town }: { $building } in ruins.
event-burghers_lost = { $family } loses the burghers.
event-reacts = { $family }: { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] the burghers revolt
           *[help] the burghers help
        }
       *[other] { $thing_id ->
            [bows] crossbowmen
           *[other] { $thing }
        }
    }!
event-tunnel = { $target_1 ->
        [free] A tunnel leads captives to freedom.
        [escape] Lords escape through a tunnel.
        [breach] A tunnel opens the walls of { $target } to the Vikings.
       *[none] { $target ->
            [walls] A tunnel leads under the walls.
           *[stage] { $family } passes through a tunnel.
        }
    }
event-escaped = { $lord } escapes to { $town }.
event-revolt = { $family } stirs up a revolt in { $town }.
event-revolt_joined = { $family } adds to the revolt in { $town }: { $thing_1 ->
        [bows] crossbowmen
       *[none] { $thing ->
            [burghers] the burghers
            [help] the burghers' help
           *[other] { $thing }
        }
    }.
event-revolt_calmed = { $lord } calms the revolt for { $coins } coins.
event-calm_roll = { $lord } faces the crowd and rolls { $roll }.
event-revolt_failed = The revolt in { $town } dies down.
event-revolt_rolled = The revolt in { $town } rolls { $rolls }: { $damage } damage.
event-died = { $family }: { $lord } { $cause_id ->
        [assassinated] is assassinated
        [battle] falls in battle
        [vikings] is slain by Vikings
        [justice] is executed
       *[other] dies
    }.
event-revived = Saint Caradoc brings { $lord } back to life.
event-dagger = { $lord } gets a Dagger of Infamy.
event-fled = The soldiers of { $family } flee from { $town }: { $refuges }.
event-captured = { $lord } is a captive of { $captor_id ->
        [robin] Robin Hood
       *[other] { $captor }
    }{ $town_id ->
        [none] .
       *[other] {" in "}{ $town }.
    }
event-captive_passed = { $captor } holds { $lord } captive now.
event-freed = { $lord } is free.

## Log: income and purchases

event-income = { $family } receives { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } (towns { $parts_towns }{ $parts_mills ->
        [0] {""}
       *[other] {", mills "}{ $parts_mills }
    }{ $parts_abbeys ->
        [0] {""}
       *[other] {", abbeys "}{ $parts_abbeys }
    }{ $parts_taxes ->
        [0] {""}
       *[other] {", taxes "}{ $parts_taxes }
    }{ $parts_queen ->
        [0] {""}
       *[other] {", Queen "}{ $parts_queen }
    }{ $parts_servants ->
        [0] {""}
       *[other] {", servants "}{ $parts_servants }
    }{ $halved ->
        [yes] {"; halved by Vikings"}
       *[no] {""}
    }).
event-scorched = { $family } burns the mill of { $town }.
event-ransomed = { $family } pays a ransom of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $lord }.
event-siege_paid = { $family } besieges { $town } with { $trebuchets ->
        [one] 1 trebuchet
       *[other] { $trebuchets } trebuchets
    }.
event-siege_lifted = { $family } lifts the siege of { $town }.
event-consent_revoked = { $family } revokes the consent to the abbey in { $town }.
event-recruited = { $family } musters in { $town }: { $unit }.
event-built = { $family } builds in { $town }: { $item }.
event-crossbowmen = { $family } hires crossbowmen in { $town }: { $number }.
event-declares_title = { $family } claims a fief: { $region }.
event-granted = The crown grants { $family } a fief: { $region }.
event-fortress = { $family } makes the castle of { $town } a fortress.
event-control = { $family ->
        [none] Nobody holds { $town } any more.
       *[other] { $family } holds { $town }.
    }
event-engines_taken = { $family } takes engines in { $town }: { $number }.

## Log: movement, treasures, Vikings

event-fog = Fog lies on { $town }.
event-stage = { $family }: { $lords }, from { $start } to { $end }.
event-must_go_whole = { $family }: in { $town } the group may leave only as a whole.
event-consent = { $owner } { $answer ->
        [yes] grants
       *[no] refuses
    } { $asker } { $purpose ->
        [passing] passage through { $town }
        [entering] entry into { $town }
        [leaving_siege] the way out of besieged { $town }
        [placing] a place for a Lord in { $town }
        [founding] an abbey in { $town }
       *[royal_castle] the Royal Castle in { $town }
    }.
event-let_in = { $family } is let into { $town }.
event-sherwood_roll = On the way through Sherwood: { $roll }.
event-toll_paid = { $lord } pays Robin Hood { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-held_in_sherwood = Robin Hood keeps { $lord } in Sherwood.
event-sword_roll = { $lord } pulls at the sword in the stone: { $roll }.
event-sword_drawn = { $lord } has drawn Excalibur!
event-relic_found = { $lord } finds a relic in { $town }: { $relic }.
event-relic_taken = { $lord } takes { $relic }.
event-treasures_left = The treasures of { $lord } stay in { $town }.
event-treasures_taken = { $lord } takes { $treasure_id ->
        [none] the treasures of { $loser }
       *[other] { $treasure }
    }.
event-treasure_given = { $lord } gives { $taker } { $treasure }.
event-vp_token = { $family } gets the victory point of the first relic given to the crown.
event-relics_lost = Vikings carry off relics from { $town }: { $relics }.
event-reinforced = Viking clan { $clan } in { $town } is reinforced by { $number }.
event-landing_roll = { $region }: sails on the horizon. Clans: { $face }.
event-landed = Viking clan { $clan } lands in { $town }!
event-clan_moved = Viking clan { $clan } marches from { $start } to { $end }.
event-clan_left = Viking clan { $clan } leaves the kingdom.
event-vikings_lost = { $town }: Viking clan { $clan } loses { $number ->
        [one] 1 Viking
       *[other] { $number } Vikings
    }.
event-jarl_died = The Jarl of clan { $clan } falls{ $town_id ->
        [none] .
       *[other] {" in "}{ $town }.
    }
event-fortress_held = Viking clan { $clan } holds the fortress of { $town }.
event-bought_off = { $family }: { $lord } buys clan { $clan } off.
event-conversion = { $lord } preaches to clan { $clan } and rolls { $roll }.

## Log: battles

event-siege = { $family } lays siege to { $town }.
event-battle = { $kind_of_battle ->
        [cavalcade] Cavalcade
        [sortie] Sortie
        [walls] Shooting from the walls
       *[battle] Battle
    } in { $town }: { $attackers ->
        [none] Vikings
       *[other] { $attackers }
    } against { $defenders ->
        [none] Vikings
       *[other] { $defenders }
    }.
event-bombard_fired = A bombard fires: { $face }.
event-bombard_exploded = A bombard bursts in { $town }.
event-trebuchets_fired = The trebuchets of { $family } fire: { $rolls }.
event-archers_shot = Archers of { $family } shoot at { $target_id ->
        [troops] the troops
       *[other] { $target }
    } for { $face } damage.
event-melee = { $side ->
        [attack] The attack
       *[defence] The defence
    } rolls { $rolls ->
        [none] no die
       *[other] { $rolls }
    }: { $damage } damage.
event-unit_lost = { $family } loses in { $town }: { $unit }{ $number ->
        [1] .
       *[other] {" × "}{ $number }.
    }
event-guard_lost = The guard of { $lord } loses: { $unit }.
event-end_of_round = { $family } { $choice ->
        [continue] fights on
        [stop] wants to stop
       *[surrender] surrenders
    }.
event-battle_ended = The battle of { $town }: { $ended ->
        [attack] the attack wins
        [defence] the defence wins
        [stopped] both sides stop
       *[undecided] nobody wins
    }.
event-mill_lost = The mill of { $town } is destroyed.
event-mill_plundered = { $family } plunders the mill of { $town }.
event-abbey_plundered = { $family } plunders { $abbey } in { $town }.
event-deserves_garter = { $lord } deserves the Garter.
event-garter = { $lord } receives the Order of the Garter.
event-healed = Merewen heals for { $family }: { $unit }.

## Log: letters, gifts, offers

event-pigeon_roll = { $family } sends a pigeon and rolls { $roll }.
event-pigeon = The pigeon of { $family } to { $recipient_seat } { $arrives ->
        [yes] arrives
       *[no] is lost
    }.
event-card_received = { $seat } receives by pigeon: { $card }.
event-coins_received = { $seat } receives by pigeon { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-gift = { $family } sends coins to the ally, { $ally }.
event-gift_coins = The gift: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-looked = Sibyl sees in { $town } of { $family }: { $units }.
event-interrupt = { $family } claims the floor.
event-lent = { $family } lends { $recipient } { $thing ->
        [help] the burghers' help
       *[other] { $thing }
    }.
event-parley_over = { $family } and { $recipient_seat }: the parley is over.
event-parley = { $agreed ->
        [yes] { $family } and { $recipient_seat } hold a parley.
       *[no] { $recipient_seat } declines to parley with { $family }.
    }
event-shared = { $sharers } help { $family } to buy off clan { $clan }.
event-offered = { $family } puts a deal to { $recipient }{ $answers ->
        [none] :
       *[other] {" instead:"}
    }
event-deal_item = { $giver } → { $recipient }: { deal-thing }.
deal-thing = { $item_id ->
        [coins] { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            }
        [card] { $what }
        [town] the town of { $what }
        [treasure] { $what_1 }, from { $what_2 } to { $what_3 }
        [captive] the captive { $what_1 }, handed to { $what_2 }
        [free] freedom for { $what }
        [hire] crossbowmen in { $what_1 }: { $what_2 }
        [servant] { $what_1 }, to serve { $what_2 }
        [marriage] { $what_1 } marries { $what_2 }
        [leave] { $what_1 ->
            [passing] passage through { $what_2 }
            [entering] entry into { $what_2 }
            [leaving_siege] the way out of besieged { $what_2 }
            [placing] a place for a Lord in { $what_2 }
           *[founding] an abbey in { $what_2 }
        }
        [siege] the siege of { $what } is lifted
        [garter] the Garter for { $what }
        [grant] the title of { $what } free of charge
        [join] { $what_1 ->
            [attack] joins the attack in { $what_2 }
           *[defend] joins the defence of { $what_2 }
        }
        [spoils] { $what_1 ->
            [prisoners] the prisoners, if the battle of { $what_2 } is won
            [town] the town, if the battle of { $what_2 } is won
           *[plunder] the plunder, if the battle of { $what_2 } is won
        }
        [truce] a truce in { $what }
        [vote] { $what ->
            [for] votes FOR
            [null] votes NULL
           *[other] votes for { $what }
        }
        [tax] coins of the royal tax: { $coins }
        [share] a share in buying off { $what_1 }: { $coins }
       *[other] a promise, not binding: { $text ->
            [peace] no attack until the end of the next turn
            [help] help in the next battle
            [vote] the next vote
            [pay] coins later
            [passage] passage when asked for
            [title] a title when it can be given
           *[other] “{ $text }”
        }
    }
event-accepted = { $parties } have agreed on a deal.
event-agreed = { $seat } agrees to deal { $number }.
event-withdrawn = { $family } withdraws deal { $number }.
event-turned_down = { $seat } declines deal { $number }.
event-came_to_nothing = Deal { $number } comes to nothing: one side cannot do its part any more.
event-coins_given = { $giver } pays { $recipient } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-card_given = { $giver } gives { $recipient }: { $card }.
event-crossbowmen_hired = { $recipient } hires crossbowmen of { $family } in { $town }: { $number }.
event-leave_given = { $owner } gives { $asker } leave: { $purpose ->
        [passing] passage through { $town }
        [entering] entry into { $town }
        [leaving_siege] the way out of besieged { $town }
        [placing] a place for a Lord in { $town }
       *[founding] an abbey in { $town }
    }.
event-grant_promised = The crown promises { $recipient } the title of { $region }.
event-joins = { $family } will stand by { $recipient } in { $town }.
event-spoils_agreed = { $family } and { $recipient } have divided the spoils of { $town }.
event-truce = { $family } and { $recipient } make a truce in { $town }.
event-game_over = The game ends after turn { $turn }{ $winners ->
        [none] .
       *[other] {": victory of "}{ $winners }.
    }

## Refusals

why-all-cards-drawn = You have drawn all the cards you may.
why-all-character-cards-drawn = You have drawn all the character cards you may.
why-already-built = { $town } has one already.
why-an-event-card-is-owed = For every character card you owe an event card.
why-besieged = { $town } is besieged.
why-captive-not-there = The captive is not held there, or nobody is there to take over.
why-card-is-elsewhere = { $card }: everybody can see that this card is not there.
why-cards-only-in-a-parley = Cards change hands by pigeon or in a parley only.
why-coins-need-a-price = Coins go to an ally, by pigeon, in a parley, or as the price of something handed over with them.
why-consent-given-already = That consent has been given already.
why-consent-not-needed = Your own families need no consent of each other.
why-deal-empty = Put something on the scales first.
why-deal-for-two-or-three = A deal has two or three sides.
why-deal-malformed = This deal cannot be read: { $what }.
why-deal-with-oneself = Giver and receiver are the same.
why-declared-already = You have claimed { $region } in this phase already.
why-declined-already = This very deal was declined in this phase.
why-four-units-already = Four units have come to { $town } already.
why-hand-is-full = Your hand is full.
why-hand-over-the-limit = { $seat }: the hand would exceed its limit.
why-leave-is-for-now = Passage and entry can be dealt in during movement only; for later there are promises.
why-marriage-impossible = These two cannot marry.
why-marriages-only-at-court = Marriages are made in phase 1, from turn 3 on.
why-no-captive-of-theirs = That Lord is not held by this family.
why-no-castle-left = No castle is left.
why-no-castle-there = You have no castle in { $region }.
why-no-character-card-left = No character card is left.
why-no-clan-to-buy-off = No clan can be bought off like this now.
why-no-coalition-there = In phase 7, in a town where both families are.
why-no-dealing-in-this-now = Not at this moment.
why-no-event-card-left = No event card is left.
why-no-garter-now = This Garter cannot be given now.
why-no-grant-now = The crown cannot grant this now.
why-no-lord = You have no Lord.
why-no-lord-and-no-building-there = In { $town } you have neither a free Lord nor a building.
why-no-mill-left = No mill is left.
why-no-more-offers-in-this-phase = You have made { $number } offers in this phase already.
why-no-room-for-the-event-card = Your hand has no room for the event card you would owe.
why-no-siege-of-theirs = This family besieges nobody there.
why-no-spoils-there = In a town where both families are, from phase 5 to 7.
why-no-such-offer = That deal is not open any more.
why-no-target-now = { $card } has no target now.
why-no-tax-to-share = So much of the royal tax is not there to give.
why-no-town-during-a-battle = During a battle a town changes hands only with a truce.
why-no-truce-now = There is no such battle to stop.
why-no-vote-due = A vote is dealt in only when its marker is due.
why-nobody-to-hire-for = So many crossbowmen cannot be hired there.
why-none-in-reserve = Reserve empty: { $unit }.
why-not-a-command = You cannot do this now.
why-not-all-towns = { $town } is not yours.
why-not-enough-coins = You have too few coins.
why-not-in-hand = { $card } is not in your hand.
why-not-now = Not while something is being resolved.
why-not-your-town = { $town } is not yours.
why-nothing-to-consent-to = Nobody needs this family’s consent there.
why-offered-already = This very deal is open already.
why-one-hand = Your families share one hand of cards.
why-one-marriage = A family has one marriage at a time.
why-one-purse = Your families share one purse.
why-one-servant-each = { $lord } has a servant already.
why-only-leaders-stop = Only the leaders of both sides make a truce.
why-only-the-sovereign = Only the sovereign builds the Royal Castle.
why-private-talk-needs-a-parley = Talk in private needs a parley: send a pigeon.
why-refused = { $town }: the holder of the title has refused.
why-same-thing-twice = The same thing lies on the scales twice.
why-servant-cannot-go = This servant cannot change masters like this.
why-servants-only-at-court = Servants change masters in phase 1 only.
why-set-free-instead = A captive goes back to his own family by being set free.
why-share-by-itself = A share in a clan’s ransom is agreed by itself.
why-the-region-is-managed = { $region } has its Lord already.
why-the-tile-is-on-the-board = The Royal Castle stands already.
why-three-offers-are-open = Three of your offers are open already.
why-town-cannot-be-handed-over = { $town } cannot be handed over like this now.
why-treasure-not-there = Both Lords must be free and in the same town, and one of them must bear it.
why-trebuchets-need-own-walls = Trebuchets need walls of your own; { $town } has none.

## Score

part-titles = Fief titles
part-duchies = Duchies
part-counties = Counties
part-viscounties = Viscounties
part-relic = First relic of the crown
part-troubadour = The Queen's troubadour
tie-won = Victory before the last turn
tie-garters = Garters
tie-sovereign = Sovereign
tie-duchies = Duchies
tie-counties = Counties
tie-viscounties = Viscounties

# Glory: A Game of Knights. The glossary of rules.md is law.

title = Glory: A Game of Knights
description = Three rounds in the life of a knight: train, travel, win allies and relics, and ride in tournaments for glory and titles.

## Options

option-tournament = Tournament
option-tournament-help = The Joust is a knock-out of eight riders; in Pas d'armes the players challenge knights in three cities.
option-tournament-joust = Joust à plaisance
option-tournament-pas_darmes = Pas d'armes
option-prizes = Prize tokens
option-prizes-help = In the Joust every tournament has a prize of its own; without this the standard prize is given.
option-characters = Characters
option-characters-help = Everybody chooses one of three characters, or all ride as Young Knights.
option-characters-choose = one of three levels
option-characters-level_1_only = level I only
option-goals = Personal goals
option-goals-help = For a first game goals may lie open.
option-goals-hidden = hidden
option-goals-open = open
option-handicap_p1 = Handicap of the first player
option-handicap_p1-help = An experienced player starts with equipment of level I.
option-handicap_p1-none = none
option-handicap_p1-mount = mount
option-handicap_p1-armour = armour
option-handicap_p1-both = mount and armour
option-handicap_p2 = Handicap of the second player
option-handicap_p2-help = An experienced player starts with equipment of level I.
option-handicap_p2-none = none
option-handicap_p2-mount = mount
option-handicap_p2-armour = armour
option-handicap_p2-both = mount and armour
option-handicap_p3 = Handicap of the third player
option-handicap_p3-help = An experienced player starts with equipment of level I.
option-handicap_p3-none = none
option-handicap_p3-mount = mount
option-handicap_p3-armour = armour
option-handicap_p3-both = mount and armour
option-handicap_p4 = Handicap of the fourth player
option-handicap_p4-help = An experienced player starts with equipment of level I.
option-handicap_p4-none = none
option-handicap_p4-mount = mount
option-handicap_p4-armour = armour
option-handicap_p4-both = mount and armour
option-simultaneous_journey = Journeys in one go
option-simultaneous_journey-help = Every player makes all plays of a journey phase at once, one player after the other.
option-scenario = Solo scenario
option-scenario-help = Only for one player: what has to be achieved against SIR.
option-scenario-solo_lone_challenge = Lone Challenge
option-scenario-solo_rival = Rival
option-scenario-solo_warrior = Warrior
option-difficulty = Solo difficulty
option-difficulty-help = Only for one player.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-personality = SIR's personality
option-personality-help = Only for one player: two more cards in SIR's deck.
option-personality-none = none
option-personality-warrior = warrior
option-personality-godly = godly man

## Phases

phase-setup = Setup
phase-action = Actions
phase-journey = Journeys
phase-registration = Registration
phase-tournament = Tournament
phase-final_journey = Final journey
phase-titles = Titles
phase-over = The end

## Questions

ask-character = Choose your character.
ask-start_goal = Which title becomes your personal goal?
ask-return = { $card }: keep it, or return it for 1 strength?
ask-space = Place a pawn.
ask-buy = Which equipment do you raise by one level?
ask-ally = Which ally do you take?
ask-herald = Where does the herald put your shield?
ask-take = Take a journey card, face up or from a deck ({ $number } to go).
ask-goal = Which title becomes your personal goal?
ask-journey = Play a journey card or stop ({ $number } to go).
ask-gain = { $card }: what do you take?
ask-relic = Which relic do you take?
ask-item = Raise which equipment to level { $level }?
ask-register-joust = Where do you enter the Joust?
ask-register-pas_darmes = Which knight do you challenge?
ask-tent = Before the duel: use an ally with the tent mark?
ask-strength = Engagement { $engagement }, { $attack } to { $against }: how many strength tokens do you add to the { $spent } spent?
ask-reroll-faith = { $attack } to { $against }: spend a faith token to reroll? Up to { $number } more dice; chosen: strength { $strength_dice }, mount { $mount_dice }, armour { $armour_dice }.
ask-reroll-ring = { $attack } to { $against }: the Ring rerolls up to { $number } more dice; chosen: strength { $strength_dice }, mount { $mount_dice }, armour { $armour_dice }.
ask-lance = Engagement { $engagement }, { $attack } to { $against }: use an ally with the lance mark?
ask-use_relic = Engagement { $engagement }, { $attack } to { $against }: use a relic?
advance-tent = Allies with the tent mark
advance-lance = Allies with the lance mark
advance-use_relic = Relics in engagements
ask-recover-ally = You lost the duel. Which ally do you turn active?
ask-recover-relic = You lost the duel. Which relic do you turn active?
ask-brave = { $title }: fight the duel against attack { $attack }, prestige { $prestige }?

## Choices

choice-return-keep = Keep it
choice-return-return = Return it for 1 strength
choice-mount = Mount
choice-armour = Armour
choice-buy-mount = Mount for { $mount_price }
choice-buy-armour = Armour for { $armour_price }
choice-ally-slot_special_1 = { $slot_special_1 }
choice-ally-slot_special_2 = { $slot_special_2 }
choice-ally-slot_ally_1 = { $slot_ally_1 }
choice-ally-slot_ally_2 = { $slot_ally_2 }
choice-ally-slot_ally_3 = { $slot_ally_3 }
choice-ally-slot_ally_4 = { $slot_ally_4 }
choice-ally-slot_ally_5 = { $slot_ally_5 }
choice-ally-slot_ally_6 = { $slot_ally_6 }
choice-ally-slot_ally_7 = { $slot_ally_7 }
choice-take-deck = Top of the { $what ->
        [romance] romance
        [market] market
       *[challenge] challenge
    } deck
choice-place = Place { $what }
choice-stop = Stop
choice-gain-number = { $coins ->
        [none] {""}
       *[other] Coins: { $coins }.
    }{ $strength ->
        [none] {""}
       *[other] Strength: { $strength }.
    }{ $faith ->
        [none] {""}
       *[other] Faith: { $faith }.
    }{ $glory ->
        [none] {""}
       *[other] Glory: { $glory }.
    }{ $prestige_id ->
        [none] {""}
       *[other] Prestige: { $prestige }.
    }{ $relic_id ->
        [none] {""}
       *[other] Relic: { $relic }.
    }{ $ally_id ->
        [none] {""}
       *[other] Ally: { $ally }.
    }{ $upgrade_item ->
        [none] {""}
        [mount] Mount to level { $upgrade_to }.
       *[armour] Armour to level { $upgrade_to }.
    }
choice-tent-ally_lady_in_waiting = Lady-in-Waiting: turn { $what } active
choice-tent-ally_hermit = Hermit: turn { $what } active
choice-strength-number = { $number ->
        [0] No strength
       *[other] Strength: { $number }
    }
choice-reroll-roll = Roll these
choice-reroll-strength = The lowest strength die
choice-reroll-mount = The lowest mount die
choice-reroll-armour = The lowest armour die
choice-reroll-die = The { $part_2 ->
        [strength] strength
        [mount] mount
       *[armour] armour
    } die that counts { $part_3 }
choice-brave-fight = Fight
choice-brave-decline = Do without

## Log

event-character_taken = { $seat }: { $character }.
event-initiative_order = Initiative: { $participants }.
event-hand_dealt = { $seat }: { $cards }.
event-cards_returned = { $seat }: start cards returned: { $number } ({ $kinds }).
event-round_begins = Round { $round } begins{ $event_id ->
        [none] .
       *[other] . Event: { $event }.
    }
event-ally_on_event = On the event card: { $ally }.
event-track_filled = New allies: { $allies }.
event-columns_filled = New journey cards: { $cards }.
event-event_turned_up = The next event: { $event }.
event-tournament_set_up = A tournament is announced: { $knights }.
event-tournament_over = The tournament of round { $round } is over.
event-pawn_placed = { $seat }: { $space }.
event-gained = { $seat }: { $goods_id ->
        [coins] coins
        [strength] strength
        [faith] faith
       *[glory] glory
    } +{ $number }{ $source ->
        [duels] {" "}for the duel
        [prizes] {" "}as a prize
        [allies] {" "}for an ally
        [cards] {" "}for a card
        [events] {" "}for the event
        [titles] {" "}for a title
        [start] {" "}for the start
       *[none] {""}
    }.
event-lost = { $seat }: { $goods_id ->
        [coins] coins
       *[glory] glory
    } −{ $number }{ $source ->
        [duels] {" "}for the duel
        [prizes] {" "}as a prize
        [allies] {" "}for an ally
        [cards] {" "}for a card
        [events] {" "}for the event
        [titles] {" "}for a title
        [start] {" "}for the start
       *[none] {""}
    }.
event-paid = { $seat } pays: { $goods_id ->
        [coins] coins
       *[strength] strength
    } { $number }.
event-ally_gained = { $seat } gains an ally: { $ally }.
event-relic_gained = { $seat } gains a relic: { $relic }.
event-prestige_gained = { $seat } gains prestige: { $prestige }.
event-upgraded = { $seat }: { $item_id ->
        [mount] mount
       *[armour] armour
    } of level { $level }.
event-card_taken = { $seat } takes { $card }.
event-card_drawn = { $seat } draws from the { $deck_id ->
        [romance] romance
        [market] market
       *[challenge] challenge
    } deck.
event-card_seen = { $seat }: the card is { $card }.
event-titles_drawn = { $seat } draws titles: { $number }.
event-goal_kept = { $seat } keeps the goal { $title }.
event-registered = { $seat } registers: { $knight_id ->
        [none] place { $place }
       *[other] { $knight }
    }.
event-registration_passed = { $seat } waits with the registration.
event-knight_joins = { $knight } joins on place { $place }.
event-card_played = { $seat } plays { $card }.
event-card_back = { $seat }: { $card } goes back to the hand.
event-journey_stopped = { $seat } stops travelling.
event-players_duel = Duel: { $participants }.
event-duel_begins = Duel: { $seat } against { $opponent } (attack { $attack }).
event-ally_used = { $seat } uses { $ally }.
event-turned_active = { $seat }: { $token } is active again.
event-strength_spent = { $seat } spends strength: { $number }.
event-rolled = { $seat } rolls strength { $strength }; mount { $mount }; armour { $armour }.
event-rerolled = { $seat } has rerolled: strength { $strength }; mount { $mount }; armour { $armour }.
event-noble_rolled = { $opponent } rolls { $number }.
event-faith_spent = { $seat } spends a faith token.
event-relic_used = { $seat } uses { $relic }.
event-engagement_won = { $seat } wins the engagement { $attack } to { $against }.
event-engagement_lost = { $seat } loses the engagement { $attack } to { $against }.
event-prestige_turned = { $seat } turns a prestige token: { $prestige }.
event-duel_won = { $seat } wins the duel.
event-duel_lost = { $seat } loses the duel.
event-recovered = { $seat } recovers: strength { $strength }, faith { $faith }.
event-knight_wins = { $knight } beats { $opponent }.
event-prize_won = { $seat } wins the tournament and { $prize }.
event-prize_lost = No player wins { $prize }.
event-goals_revealed = Goals of { $seat }: { $titles }.
event-title_scored = { $seat }: { $title }, glory { $number }{ $tokens ->
        [none] .
       *[other] {" "}({ $tokens }).
    }
event-sir_draws = SIR draws { $card }.
event-sir_acts = SIR: { $action_id ->
        [ally] discards an ally
        [special_ally] discards a special ally
        [journey] clears a column
        [new_goal] takes a goal
        [event] uses the event
        [initiative] takes the initiative
        [training] trains
        [prayer] prays
        [service] serves
       *[herald] visits the herald
    }.
event-sir_idle = SIR: { $space }.
event-sir_discards = SIR discards { $ally }.
event-sir_goal = SIR's goal: { $title }.
event-sir_registers = SIR registers: { $knight_id ->
        [none] place { $place }
       *[other] { $knight }
    }.
event-sir_fought = SIR { $won ->
        [yes] beats { $knight }
       *[no] loses to { $knight }
    }.
event-sir_gains = SIR: glory +{ $number }.
event-sir_wins_prize = SIR wins { $prize }.
event-sir_scores = SIR: { $title }, glory { $number }.
event-solo_won = { $seat } has won.
event-solo_lost = { $seat } has lost.

## Refusals

why-already-registered = You are registered already.
why-another-step = { $token } is not used in this step.
why-cannot-pay = { $space }: you cannot pay for it.
why-card-cannot-be-paid = { $card }: you cannot pay for it.
why-face-down = { $token } lies face down.
why-four-in-a-duel = At most four strength tokens in a duel; spent so far: { $number }.
why-gives-nothing = This would give you nothing.
why-highest-level = This is the highest level.
why-must-register = You may not pass.
why-no-event-action = The event has no action this round.
why-no-free-circle = { $space }: no free circle.
why-no-glory-to-pay = { $token } costs glory, and you have none.
why-no-more-dice = No more dice: { $number } at most.
why-no-passing = Nobody passes while he has pawns.
why-no-such-die = There is no such die left.
why-no-titles-left = No titles are left.
why-not-so-much-strength = Your strength: { $number }.
why-nothing-to-gain = { $space }: there is nothing to gain.
why-once-a-round = { $space }: once a round.
why-place-taken = This place is taken.
why-one-shield-in-a-city = { $knight }: you have a shield in this city.
why-knight-already-challenged = { $knight } is challenged already.
why-would-do-nothing = { $token } would do nothing now.

## Score

part-start = Start
part-duels = Tournament duels
part-prizes = Prizes
part-allies = Allies
part-cards = Journey cards
part-events = Events
part-titles = Titles
tie-prestige = Prestige tokens

## By hand, beside the real box

ask-shown-public_title = Which public title is turned up?
ask-shown-title = Which title do you draw?
ask-shown-sir_goal = Which title is SIR's goal?
ask-shown-character = Which character of level { $where } are you dealt?
ask-shown-event = Which event of set { $where } is turned up?
ask-shown-ally = Which ally is drawn from stack { $where_id ->
        [special] special
       *[other] { $where }
    }?
ask-shown-card = Which card do you draw from the { $where_id ->
        [romance] romance
        [market] market
       *[challenge] challenge
    } deck?
ask-shown-open_card = Which card is turned up in the { $where_id ->
        [romance] romance
        [market] market
       *[challenge] challenge
    } column?
ask-shown-knight = Which knight is drawn? { $where }
ask-shown-prize = Which prize token is drawn?
ask-shown-tournament_card = Which tournament card is drawn?
ask-shown-sir_card = Which solo card is turned up?
ask-shown-die = { $where }: what does it show?
choice-shown-die-number = { $number ->
        [9] special face
       *[other] { $number }
    }

# Medieval: Jan Žižka. The vocabulary of rules.md is law.

title = Medieval: Jan Žižka
description = Bohemia around 1400: lead a team of followers from event to event, gather coins, favours and fame, storm castles and outwit your rivals. First past 20 victory points calls the end.

## Options

option-side = Tablets
option-side-help = Side A gives every commander skills of their own, side B the same to all.
option-side-A = side A
option-side-B = side B
option-start_seat = First player
option-start_seat-help = Who begins every round.
option-start_seat-random = drawn by lot
option-advanced = Advanced variant
option-advanced-help = Coins may buy re-rolls, and Sigismund's coin may be taken early.
option-level = Torak
option-level-help = How hard Torak plays. It counts only in the solo game.
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-commander_1 = Commander of player 1
option-commander_1-help = A wish that somebody before has made already, or Torak in the solo game, is drawn by lot.
option-commander_1-random = drawn by lot
option-commander_1-bores = Boreš
option-commander_1-katerina = Kateřina
option-commander_1-torak = Torak
option-commander_1-zizka = Žižka
option-commander_2 = Commander of player 2
option-commander_2-help = A wish that somebody before has made already, or Torak in the solo game, is drawn by lot.
option-commander_2-random = drawn by lot
option-commander_2-bores = Boreš
option-commander_2-katerina = Kateřina
option-commander_2-torak = Torak
option-commander_2-zizka = Žižka
option-commander_3 = Commander of player 3
option-commander_3-help = A wish that somebody before has made already, or Torak in the solo game, is drawn by lot.
option-commander_3-random = drawn by lot
option-commander_3-bores = Boreš
option-commander_3-katerina = Kateřina
option-commander_3-torak = Torak
option-commander_3-zizka = Žižka
option-commander_4 = Commander of player 4
option-commander_4-help = A wish that somebody before has made already, or Torak in the solo game, is drawn by lot.
option-commander_4-random = drawn by lot
option-commander_4-bores = Boreš
option-commander_4-katerina = Kateřina
option-commander_4-torak = Torak
option-commander_4-zizka = Žižka

## Phases

phase-action = Turn
phase-torak = Torak
phase-over = The end

## Questions

ask-main = { $space }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left: what do you do?
ask-move = From { $space }: where to? Your range: { $range }.
ask-reroll = { $token_id ->
        [none] { $card_id ->
            [none] { $other ->
                [none] Fight against Torak
               *[other] Fight against { $other }
            }
           *[other] { $card }, row { $row }
        }
       *[other] { $token }
    }: { $faces }. { $rerolls ->
        [one] 1 re-roll
       *[other] { $rerolls } re-rolls
    } left: roll a die again, or stop?
ask-row = { $token }. Completed rows: { $rows ->
        [none] none
       *[other] { $rows }
    }. Which row next?
ask-discard = { $token }, row { $row }: which follower do you discard for it?
ask-follower = Your reward, a follower of level { $levels }: whom do you take, or none?
ask-replace = { $card } joins. Who leaves the team?
ask-direction = The conquest moves your morale one step: to virtue or to vice?
ask-conquest_row = { $card }, row { $row }: complete it? Luck tokens needed: { $luck }.
ask-recruit = Recruiting in { $space }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: whom do you take?
ask-join = { $token }, { $pot } in the pot: join for 1 coin?
ask-tournament = { $token }: { $faces } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }). Stop, or set a die aside?
ask-mark = { $token }: { $faces }. Which dice do you roll again?
ask-luck-attack = Fight against { $other ->
        [none] Torak
       *[other] { $other }
    }: your attack is { $score }. How many luck tokens do you add?
ask-luck-defence = Fight against { $other ->
        [none] Torak
       *[other] { $other }
    }: your defence is { $score } against { $attack }. How many luck tokens do you add?
ask-torak_path = Which way does Torak go?
ask-nearest_token = Which of the nearest tokens does Torak replace?
ask-drop_poster = Torak is beaten: which poster do you get rid of?
ask-lose_follower = Torak has won. Which follower do you lose?
ask-peek = A secret look: at which token or castle?

## Choices

choice-main-move = Move
choice-main-face = Face the event
choice-main-conquest = Attempt the conquest
choice-main-recruit = Recruit
choice-main-attack = Attack { $what }
choice-main-peek = Peek ({ $what })
choice-main-end_turn = End the turn
choice-reroll-stop = Stop rolling
choice-reroll-buy = For 1 coin: { $what }
choice-reroll-take_coin = Take the coin
choice-row-number = Row { $number }
choice-row-stop = Stop here
choice-row-concede = Give up
choice-follower-decline = Nobody
choice-direction-virtue = Virtue
choice-direction-vice = Vice
choice-conquest_row-confirm = Complete the row
choice-conquest_row-concede = Give up
choice-recruit-refresh = Discard { $what } from the table
choice-recruit-recruit = Recruit { $what }
choice-recruit-done = Done
choice-join-join = Join for 1 coin
choice-join-stay_out = Stay out
choice-tournament-stop = Stop
choice-tournament-set_aside = Set aside: { $what }
choice-tournament-lance = Lance: { $what } again
choice-mark-roll = Roll
choice-luck-number = { $number ->
        [one] 1 luck token
       *[other] { $number } luck tokens
    }
choice-peek-easy = The top easy conquest
choice-peek-hard = The top hard conquest

## Log

event-turn_begins = Round { $round }: { $seat } to play.
event-moved = { $seat } goes to { $space }.
event-peeked = { $seat } peeks: { $place_id ->
        [easy] the easy conquests
        [hard] the hard conquests
       *[other] { $place }
    }.
event-saw = You ({ $seat }) saw { $face }: { $place_id ->
        [easy] the easy conquests
        [hard] the hard conquests
       *[other] { $place }
    }.
event-token_turned_up = { $space }: { $token }.
event-rolled = { $seat } rolls { $faces }.
event-rerolled = { $seat } rolls { $die } again: { $face }.
event-row_completed = { $seat } completes row { $row }: { $token }.
event-event_mastered = { $seat } has mastered { $token }.
event-event_failed = { $seat } fails: { $token }.
event-coins_gained = { $seat }: + { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
event-coins_paid = { $seat }: − { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
event-vp_gained = { $seat }: + { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    }.
event-luck_gained = { $seat }: + { $number ->
        [one] 1 luck token
       *[other] { $number } luck tokens
    }.
event-luck_spent = { $seat }: − { $number ->
        [one] 1 luck token
       *[other] { $number } luck tokens
    }.
event-favour_gained = { $seat } gains: { $favour }.
event-favour_lost = { $seat } loses: { $favour }.
event-poster_gained = { $seat } is wanted: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } on the poster.
event-poster_drawn = { $seat } is wanted: { $poster }.
event-poster_dropped = { $seat } gets rid of a poster: { $poster }.
event-morale_changed = { $seat }: morale { $morale ->
        [-2] vice 2
        [-1] vice 1
        [0] neutral
        [1] virtue 1
       *[2] virtue 2
    }.
event-follower_left = { $card } leaves the team of { $seat }.
event-follower_gained = { $seat } takes { $card }.
event-follower_declined = { $seat } takes no follower.
event-recruited = { $seat } recruits { $card } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-display_refreshed = { $seat } discards { $card } from the table.
event-deck_renewed = The follower deck of level { $level } is shuffled anew.
event-stack_renewed = The used event tokens form a new stack.
event-tokens_placed = New event tokens: { $spaces }.
event-conquest_begins = { $seat } attempts a conquest: { $card }.
event-conquest_row = { $seat }: { $card }, row { $row } completed.
event-conquest_won = { $seat } has conquered: { $card }.
event-conquest_failed = { $seat } fails: { $card } goes under its deck.
event-tournament_begins = { $seat } opens a tournament: { $token }, { $pot } in the pot.
event-joined = { $seat } joins the tournament.
event-stayed_out = { $seat } stays out of the tournament.
event-tournament_rolled = { $seat } has { $faces }.
event-set_aside = { $seat } sets aside: { $die }.
event-lance_used = { $seat } uses a lance: { $die } becomes { $face }.
event-tournament_result = { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the tournament.
event-goal_reached = { $seat } reaches the personal goal of { $points }.
event-attack = Attack: { $participants }.
event-attack_score = { $seat }: attack { $score }.
event-defence_score = { $seat }: defence { $score }.
event-attacker_wins = { $seat } wins the fight as attacker, { $attack } to { $defence }.
event-defender_wins = { $seat } wins the fight as defender, { $attack } to { $defence }.
event-attack_on_torak = { $seat } attacks Torak.
event-torak_attacks = Torak attacks { $seat }.
event-torak_rolled = Torak rolls { $faces }; luck { $luck }, score { $score }.
event-torak_beaten_off = { $seat } beats Torak off.
event-torak_wins = Torak beats { $seat }: { $card }.
event-torak_holds_out = Torak withstands the attack of { $seat }.
event-torak_lies_down = { $seat } beats Torak, who lies down.
event-torak_stands_up = Torak stands up.
event-torak_card = Torak: { $card }.
event-torak_moved = Torak goes to { $space }.
event-torak_vp = Torak: + { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    }.
event-torak_refreshes = Torak clears the follower tables.
event-torak_replaces = Torak replaces { $token } on { $space }.
event-torak_jousts = Torak takes part in the tournament: { $card }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-over = The game is over.

## Refusals

why-already-there = Your figure stands there already.
why-attacked-this-turn = You have attacked Torak in this turn already.
why-conquered-already = You have completed a conquest of this difficulty already.
why-despises-your-morale = { $card } despises your morale.
why-die-is-locked = The coin was taken: { $die } is not rolled again.
why-discard-or-recruit-first = Discard a card from the table or recruit somebody first.
why-face-up-already = The token on { $space } lies face up.
why-four-recruits-at-most = At most four followers are recruited in one action.
why-known-already = You know already what lies on { $space }.
why-last-die = The last die cannot be set aside.
why-luck-would-be-wasted = Only the number that saves the fight makes sense.
why-lying-already = A lying figure cannot be attacked.
why-mark-a-die-first = At least one die is rolled again.
why-no-action-left = No action is left.
why-no-castle-here = There is no castle here.
why-no-coin-to-take = There is no coin to take.
why-no-follower-to-discard = You have too few followers to discard.
why-no-lance-left = No lance is left.
why-no-own-coin-left = You have no own coin left; those on a poster do not count.
why-no-peek-left = This peek is not available now.
why-no-poster-left = All four posters are yours: this row cannot be completed.
why-no-reroll-left = No re-roll is left.
why-no-tavern-here = Followers are recruited in taverns.
why-no-token-here = There is no event token here.
why-not-enough-own-coins = It costs { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
why-not-in-your-team = { $card } is not in your team.
why-not-on-his-way = { $space } is not on Torak's way.
why-not-on-offer = { $card } is not on offer.
why-not-on-the-same-space = You do not stand on the same space.
why-not-so-many-luck-tokens = You have { $luck ->
        [one] 1 luck token
       *[other] { $luck } luck tokens
    }.
why-not-the-nearest-token = The token on { $space } is not among the nearest.
why-not-wanted = Only who owns a wanted poster can be attacked.
why-not-your-poster = { $poster } is not yours.
why-nothing-to-peek-at = There is nothing face down on { $space }.
why-only-in-the-advanced-variant = Re-rolls are bought only in the advanced variant.
why-only-once-and-before-recruiting = One card may be discarded, before the first recruit.
why-out-of-range = { $space } is { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away.
why-row-completed-already = Row { $row } is completed already.
why-row-one-first = Row 1 comes first, before row { $row }.
why-symbols-are-missing = Symbols are missing for row { $row }.

## The score

part-vp = Victory points
part-castles = Castles
part-roads = Events, tournaments and fights
part-coins = Coins
tie-coins = coins held
tie-torak = Torak's victory points

## By hand, beside the real box

ask-shown-back = { $where_id ->
        [stack] The next token of the event stack: what is its back?
       *[other] The token on { $where }: what is its back?
    }
ask-shown-token = Which token lies on { $where }?
ask-shown-castle = Which { $where_id ->
        [easy] easy
       *[hard] hard
    } conquest is it?
ask-shown-follower = Which follower of level { $where } is turned up?
ask-shown-torak_card = Which Torak card is turned up?
ask-shown-poster = Which wanted poster do you draw?
ask-shown-die = { $where }: what does it show?

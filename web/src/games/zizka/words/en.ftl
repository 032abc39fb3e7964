# The screens of Jan Žižka.

## Signs

sign-sword = { $number } { $number ->
        [one] sword
       *[other] swords
    }
sign-cunning = { $number } cunning
sign-speech = { $number } speech
sign-joker = { $number } { $number ->
        [one] joker
       *[other] jokers
    }
sign-blank = nothing
sign-die = { $number } { $number ->
        [one] die
       *[other] dice
    }
sign-reroll = { $number } { $number ->
        [one] re-roll
       *[other] re-rolls
    }
sign-move = { $number } { $number ->
        [one] space of range
       *[other] spaces of range
    }
sign-peek = { $number } { $number ->
        [one] peek
       *[other] peeks
    }
sign-lance = lance
sign-coin = coin
sign-coins = { $number } { $number ->
        [one] coin
       *[other] coins
    }
sign-vp = { $number } { $number ->
        [one] victory point
       *[other] victory points
    }
sign-luck = { $number } { $number ->
        [one] luck token
       *[other] luck tokens
    }
sign-poster = wanted poster
sign-discard_follower = { $number } { $number ->
        [one] follower leaves
       *[other] followers leave
    }
sign-favor_wenceslas = favour of Wenceslas
sign-favor_sigismund = favour of Sigismund
sign-follower_I = a follower of level I
sign-follower_II = a follower of level II
sign-follower_any = a follower
sign-morale_virtue = { $number } { $number ->
        [one] step to virtue
       *[other] steps to virtue
    }
sign-morale_vice = { $number } { $number ->
        [one] step to vice
       *[other] steps to vice
    }
sign-morale_any = { $number } { $number ->
        [one] step to virtue or vice
       *[other] steps to virtue or vice
    }
sign-tournament = tournament

## The map

map = Map of southern Bohemia, arrow keys follow the roads
zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
zoom-home = Back to my figure
close = Close
as-list = Show the map as a list
as-map = Show the map
places = Places
steps-none = Here
steps-away = { $steps } { $steps ->
        [one] step
       *[other] steps
    } away
roads-to = Roads to { $spaces }
road-steps = { $space } ({ $steps } steps)
castle-easy = castle, easy conquest, { $cards } { $cards ->
        [one] card
       *[other] cards
    }
castle-hard = castle, hard conquest, { $cards } { $cards ->
        [one] card
       *[other] cards
    }
start-space = start space { $number }
tavern-space = tavern
face-up = face up
face-down = face down
mostly = Mostly needs
mostly-needs = mostly needs { $what }
leads-virtue = may lead to virtue
leads-vice = may lead to vice
leads-either = may lead to virtue or vice
looked-at = looked at by { $who }
only-you = Only you know this
you = you
figure = { $name } as { $commander }{ $lying ->
        [yes] , lying
       *[other] {""}
    }{ $coins ->
        [-1] {""}
       *[other] , wanted for { $coins }
    }
figure-torak = Torak{ $lying ->
        [yes] , lying
       *[other] {""}
    }
lying = lying
target = can be chosen
choose-space = Choose a space on the map or in this list.
choose-follower = Choose a card on the tables or in this list.
target-steps = { $steps } { $steps ->
        [one] step
       *[other] steps
    } away, can be chosen

## Events, dice

row-one-first = Row 1 first, then any.
row-after-row = Row after row, each with a roll of its own. Now row { $row }.
no-dice-here = No dice here.
row-done = done
row-pays = payable
row-no = not yet
row-later = later
dice = Dice
no-dice = no dice
dice-and-cards = Dice and cards together
press-a-die = Press a die to roll it again.
press-a-die-coin = Press a die to roll it again for a coin.
rerolls-left = { $number } { $number ->
        [one] re-roll
       *[other] re-rolls
    } left
prize = Reward:
show-map = Show the map
show-stage = Back to the table
fight = Fight
attacks = attacks with
defends = defends with

## Tournament

pot = Pot
goal = Goal
goal-of = Goal of { $goal }:
for-the-goal = For the goal
values = Points
points = { $points } { $points ->
        [one] point
       *[other] points
    }
aside = set aside: { $face }
rolls-later = rolls later
join-hint = Whoever joins pays a coin into the pot.
aside-hint = Press a die to set it aside for nothing and roll others again.
mark-hint = Press the dice that are rolled again, then roll.
means-join = It costs 1 coin; the pot grows to { $pot }. Most points take it, and every lower score is worth a victory point.
means-stay-out = It costs nothing and gains nothing.
means-stop = Your result is { $points } { $points ->
        [one] point
       *[other] points
    }.
means-stop-goal = Your result is { $points }: the goal is reached.
means-stop-short = Your result is { $points }: short of the goal of { $goal }.
means-aside = { $now } → { $left } points; rolled again, about { $about }.
means-lance = Rolls this die alone: { $points } now, { $average } on average. Lances: { $lances }.
means-reroll = Row { $row }: { $chance } % to complete it.
means-mark = It is worth { $points } now and gets a new face.
means-roll = { $dice } { $dice ->
        [one] die is
       *[other] dice are
    } rolled again; the others keep { $points }.

## Followers

tavern = Followers to recruit
sum-of-vp = { $number } points
sum-of-coins = { $number } coins
sum-of-luck = { $number } luck
points-of-events = of these by events
points-of-tournaments = of these by tournaments
points-of-conquests = of these by conquests
points-of-fights = of these by fights
points-of-others = of these otherwise
take-on = Recruit
send-away = Discard
recruit-hint = Recruit up to four. Before the first you may discard one card, once: another takes its place.
table-of = Table { $level }
deck = deck { $number }
condition-die = one die more: { $event }
condition-lance = a free re-roll: { $event }
despises-virtue = despises virtue
despises-vice = despises vice
your-team = Your team
team = Team
free-place = free
together = Together
sum-dice = Dice
sum-rerolls = Re-rolls
sum-fixed = Symbols
sum-range = Range
sum-lances = Lances
morale = Morale: { $side ->
        [virtue] virtue { $steps }
        [vice] vice { $steps }
       *[none] neither virtue nor vice
    }

## The track, Torak

round = Round { $round }
actions-left = { $actions } { $actions ->
        [one] action left
       *[other] actions left
    }
points-track = Victory points, the end at 20
torak-last = His last card
torak-move = rides { $number }
torak-vp = +{ $number } { $number ->
        [one] point
       *[other] points
    }
torak-refresh_followers = clears the tables
torak-replace_event = replaces an event
torak-take_favor = { $favour }
posters-left = Posters left: { $number }

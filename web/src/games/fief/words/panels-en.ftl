# The panels of Fief: England: families, hand, battle, votes, dealings.

## Families

points = { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    }
coins = { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
coins-hidden = Coins: known to their owner alone
cards = { $number ->
        [one] 1 card in hand
       *[other] { $number } cards in hand
    }
pigeons = { $number ->
        [one] 1 pigeon
       *[other] { $number } pigeons
    }
treasure = { $number ->
        [one] 1 treasure marker
       *[other] { $number } treasure markers
    }
bows = { $number ->
        [one] 1 crossbowman to hire
       *[other] { $number } crossbowmen to hire
    }
allied-with = Allied with { $family }
royal-king = King
royal-sovereign_queen = Sovereign Queen
royal-queen = Queen
royal-prince = Prince of Wales
fief-viscounty-man = Viscount of { $region }
fief-viscounty-woman = Viscountess of { $region }
fief-county-man = Count of { $region }
fief-county-woman = Countess of { $region }
fief-duchy-man = Duke of { $region }
fief-duchy-woman = Duchess of { $region }
church-bishop = holder of the { $seat }
church-archbishop = holder of the { $seat }
church-prioress = Prioress, { $seat }
no-title = no title
in-town = in { $town }
off-board = not on the map
captive = captive of { $holder }, ransom { $coins }
held-by-robin = held in Sherwood, toll { $coins }
married-to = Married to { $spouse }
guard = Royal guard: { $number }
served-by = served by { $servant }, { $trade }

## Hand

hand = Your family
only-you-see = only you see this
cards-held = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
no-cards = No cards in your hand.
any-moment = at any moment
in-phase = in phase { $phase }
play-now = Play it now
play-card = Play
play-instead = Play it instead
discard-card = Discard
fourth-place = Fourth place
fourth-free = free: mercenaries or burghers
reserve = In reserve
left-at = { $unit }: { $number } left, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } each
left = { $number } left
card-lord = Joins a family with fewer than three Lords.

## Battle

battle-for = Battle for { $town }
battle-battle = battle
battle-cavalcade = cavalcade
battle-sortie = sortie from the walls
battle-walls = shooting from the walls
round = round { $number }
tunnel-open = a tunnel leads behind the walls
steps = Steps of the round
step-window = Surprises
step-attack = Attackers shoot
step-defence = Defenders shoot
step-melee = Melee
step-end = Go on?
side-attack = attack
side-defence = defence
led-by = led by { $lord }
vikings = Vikings
tokens = { $unit }: { $number }{ $lost ->
        [0] { "" }
       *[other] , { $lost } lost
    }
clan-here = Clan { $number }: { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    }{ $jarl ->
        [yes] {" "}and the Jarl
       *[no] { "" }
    }
strength = Strength
combat-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
melee-dice = Melee dice
walls-take = walls: −{ $number }
can-shoot = Can shoot
face = { $number ->
        [0] blank
       *[other] { $number } damage
    }
blow-bombard = Bombard
blow-trebuchets = Trebuchets
blow-archers = Archers
blow-melee = Melee
no-dice = no dice
damage = { $number } damage
damage-done = Damage in all: attack { $attack }, defence { $defence }
at-target = at { $target }
fell = Fallen: { $lord }
exploded = { $number ->
        [one] A bombard burst
       *[other] { $number } bombards burst
    }
vikings-fell = { $number ->
        [one] 1 Viking fell
       *[other] { $number } Vikings fell
    }
says-continue = on with the battle
says-stop = enough
says-surrender = we surrender
ended-attack = Won by the attack: { $attack }.
ended-defence = Won by the defence: { $defence }.
ended-undecided = Nobody won.
ended-stopped = Broken off.
lost-in-all = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $tokens ->
        [one] 1 token lost
       *[other] { $tokens } tokens lost
    }
revolt-in = Revolt in { $town }
revolt-over = The revolt dies down.
fell-there = { $number ->
        [one] 1 token lost
       *[other] { $number } tokens lost
    }
show-map = Show the map
show-stage = Back to it

## Votes

election = Election of a sovereign
hint-election = Markers lie face down until all are placed.
parliament = Parliament
hint-parliament = More than half of the votes cast grant the royal tax.
candidates = Candidates
voters = Who votes
votes = { $number ->
        [one] 1 vote
       *[other] { $number } votes
    }
marker-of = A marker of { $family }, face down
no-marker = no marker
has-voted = has voted
votes-later = yet to vote
royal-tax = The sovereign divides { $coins } coins in secret, if Parliament grants them.

## Dealings

own-moment = Before you answer
own-moment-hint = It is your moment: this may be played first.
for-you = For you to answer
your-offers = { $number ->
        [one] Your open offer
       *[other] Your { $number } open offers
    }
offer-town = the town of { $a }.
offer-hire = crossbowmen in { $a }: { $b }.
offer-captive = the captive { $a }, into the hands of { $b }.
offer-treasure = { $a }, from { $b } to { $c }.
offer-share = a share in buying off { $a }.
scales = Scales
new-deal = A deal
counter-offer = Counter-offer to deal { $number }
binding = binding when all agree
deal-with = With
you-give = You give
gives = { $family } gives:
thing-for = { $thing } → { $family }
coins-given = Coins
coins-for = Coins for { $family }
fewer-coins = One coin less
more-coins = One coin more
put-on = Put something on the scales. { $side }
put-on-more = + something else
take-off = Take off the scales: { $thing }
promise-words = A promise in your own words (binds nobody)
promise-add = Add
scales-empty = Put something on the scales first.
clear-scales = Clear
send-deal = Send the deal
counter = Change it
deal-of = Deal { $number }, proposed by { $family }
promise-of = Promised by { $family }, binds nobody
waits-for = Waiting for { $families }
promises-kept = Promises
accept = Accept
decline = Decline
withdraw = Withdraw
passing = You pass in every window for now.
passing-for = { $family } passes in every window for now.
listen-again = Ask me again
start-something = Start something
nothing-to-start = Nothing can be started at this moment.
promises = Promises bind nobody; accepted offers do.
start-pigeon-card = Pigeon with a card (1 pigeon, arrives on 2–6)
start-pigeon-coins = Pigeon with coins (1 pigeon, arrives on 2–6)
start-pigeon-parley = Invite to a parley (1 pigeon, arrives on 2–6)
start-lend = Lend a tunnel
start-interrupt = Claim the floor
start-permit = Permission for one town
start-letter = Letter to Sherwood
start-give = Gift to the ally
start-free = Free a captive
start-pass-captive = Pass a captive on
start-pass-treasure = Pass a relic on
start-leave-treasure = Leave a relic
start-give-to-sovereign = Relic to the sovereign
start-end-siege = End a siege
start-garter = Award the Garter
start-look = Look at a town
fact-family = From
fact-to = To whom
fact-kind = What
fact-what = What exactly
fact-coins = How much
fact-card = Which card
fact-lord = Which Lord
fact-treasure = Which treasure
fact-town = Which town
thing-help = Help of the burghers
fact-thing = What
fact-purpose = For what
fact-answer = Answer
permissions = Standing permissions
permissions-hint = Secret; answered at once, also while you are away.
permits-of = { $family } to { $other }
permits-given = { $number ->
        [one] 1 answer
       *[other] { $number } answers
    }
permits-ask = always asks
permit-yes = yes
permit-ask = ask
permit-no = no
purpose-passing = Pass through my towns
purpose-entering = Enter my castles and abbeys
purpose-leaving-siege = Leave a siege of mine
purpose-placing = Place a Lord in my town
purpose-founding = Found an abbey

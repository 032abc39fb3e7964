# The map of Fief: England.

map = Map of England
turn = Turn
turn-now = Turn { $turn }
turn-of = Turn { $turn } of { $last }
phases = Phases of the turn
phase-0 = Setup
phase-1 = Hear ye
phase-2 = Cards
phase-3 = Income
phase-4 = Purchases
phase-5 = Movement
phase-6 = Vikings
phase-7 = Battles
phase-8 = End of turn

## Spots

kind-port = port
kind-cathedral = cathedral
kind-excalibur = town of the sword
kind-plain = town
kind-forest = forest
region-number = region { $number }
one-of-two = { $name } ({ $colour })
inside = Inside
at-road = At the road to { $town }
at-walls = Before the walls
at-harbour = At the harbour
at-forest = At the forest path
camp = { $where }: { $who } – { $what }
soldiers = { $number } { $number ->
        [one] soldier
       *[other] soldiers
    }
kinds-unknown = of unknown kind
others-unknown = the others unknown
unit-man_at_arms = { $number } { $number ->
        [one] man-at-arms
       *[other] men-at-arms
    }
unit-archer = { $number } { $number ->
        [one] archer
       *[other] archers
    }
unit-knight = { $number } { $number ->
        [one] knight
       *[other] knights
    }
unit-bombard = { $number } { $number ->
        [one] bombard
       *[other] bombards
    }
unit-trebuchet = { $number } { $number ->
        [one] trebuchet
       *[other] trebuchets
    }
unit-crossbowman_french = { $number } French { $number ->
        [one] crossbowman
       *[other] crossbowmen
    }
unit-crossbowman_flemish = { $number } Flemish { $number ->
        [one] crossbowman
       *[other] crossbowmen
    }
unit-guard = { $number } of the royal guard
free-town = Nobody controls it
controls = Controlled by { $who }
royal-abbey = { $what }, a royal abbey
besieged = Besieged by { $who }{ $trebuchets ->
        [0] {""}
        [one] , 1 trebuchet
       *[other] , { $trebuchets } trebuchets
    }{ $active ->
        [yes] {""}
       *[no] {" "}under construction
    }
held-captive = { $lord } of { $who }, captive of { $captor }
robin = Robin Hood
clan = { $where }: Viking clan { $number } – { $tokens } { $tokens ->
        [one] Viking
       *[other] Vikings
    }{ $jarl ->
        [yes] {" "}and the Jarl
       *[no] , no Jarl
    }
relic-hidden = A relic, face down
excalibur-stone = Excalibur, in the stone
excalibur-lies = Excalibur
fog = Hidden in fog
asleep = { $what }, not yet awake
of-family = { $what } of { $who }
roads-to = Roads to { $towns }
way-forest = a forest path
way-sea = a harbour
title-free = Title to be had for { $price } coins
title-of = Title: { $lord } of { $who }
title-vacant = Title vacant, kept by { $who }
see = { $see }: { $lord }
nobody = nobody
target = Can be chosen
target-many = { $number } answers here
asked-about = The question is about this place
choose-town = Choose a town on the map or in this list.
choose-region = Choose a region on the map or in this list.
draw-march = Draw a Lord along the roads, all his stages in one go; or choose him in this list.
choose-way = Choose the way on the map or in this list.

## The window

zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
zoom-home = Back to the whole question
close = Close
around = around Scotland

## Beside the map

beside = What lies beside the map
plague-track = Plague track
plague-track-of = Plague track: { $number } of 3
decks = Decks
deck-character = Characters
deck-event = Events
deck-servant = Servants
cards-left = { $number } left
discard-top = Discarded { $number }, on top: { $card }
parliament-revolt = its Revolt side is up
parliament-calm = can be called
clans = Vikings
clan-force = { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    }{ $jarl ->
        [yes] {" and the Jarl"}
       *[no] {""}
    }
clan-at-sea = at sea
clan-gone = will not come again
key = Key
good-town = { $towns ->
        [2] Good for beginners: { $region } has only 2 towns; its title is the cheapest, { $price } coins, and soon yours.
        [3] Good for those who want a bit of everything: { $region } has 3 towns; its title costs { $price } coins.
       *[other] Good for the patient: { $region } has { $towns } towns, so more income; its title costs { $price } coins and takes longest.
    }
good-port = From a port groups go by sea; Vikings of this region land here.
good-servant-anywhere = Works for the whole family, wherever this Lord is. Good for a Lord who stays out of danger: with the Lord the servant is lost.
good-servant-there = Works only for this Lord, or where this Lord is. Good for the one who will do the deed.

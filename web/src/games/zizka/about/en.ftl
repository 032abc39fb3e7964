# What each component of Jan Žižka does.

space = { $kind_id ->
        [tavern] A tavern: whoever ends a move here may hire followers with an action.
        [conquest] A castle: with an action you may try to take it, each player only once. { $difficulty_id ->
            [hard] It is the hard one.
           *[easy] It is the easy one.
        }
        [event] A large space: an event token lies here, to be faced with an action by whoever stands here.
       *[small] A road space: one passes through, nothing happens here.
    }
commander = { $name } brings { $skills } and begins with { $price }.
start_follower = Comes with your commander from the start. Brings { $skills }.
follower = A follower of level { $level }, hired in a tavern for { $price }. Brings { $skills }.
conquest_card = { $difficulty_id ->
        [hard] A card of the hard castle.
       *[easy] A card of the easy castle.
    } All rows must be met one after the other, each with a new roll of all your dice: { $rows }. Reward: { $reward }.
event_kind = The back of an event: { $kind }.{ $needs ->
        [none] {""}
       *[other] {" "}It mostly asks for { $needs }.
    }{ $morale ->
        [none] {""}
       *[other] {" "}It { $morale }.
    }
event_kind-tournament = The back of an event: Knightly tournament. Everybody may join for a coin; the best roll takes the pot.
event_kind-payment = The back of an event: Offering. It asks for coins, no dice. It may lead to virtue or vice.
event_kind-levy = The back of an event: Levy. It asks that followers leave you, no dice.
event_token = Meet the first row, then as many others as your symbols pay for; each symbol pays once: { $rows }. Whoever cannot meet the first row gets a luck token.
event_token-tournament = Roll all dice; then set dice aside one by one to roll others again. What remains counts: { $points }. Goal { $goal }, pot { $pot } coins.
event_token-pay = Pay what a row asks and take its reward: { $rows }.
symbol = A symbol: events and castles ask for it, dice and followers bring it.
symbol-joker = Stands for any sword, cunning or speech. A row that asks for a joker takes nothing else.
supply-coin = Coins pay followers, offerings and tournaments. At the end every 5 are worth 1 victory point.
supply-luck_token = Replaces one missing symbol, but never a joker. Spent for good.
supply-shield_token = Marks your points, morale and results.
supply-first_player_marker = Whoever has it begins each round.
track-track_morale = Virtue above, vice below. At an end those who despise it leave you; every step beyond the end is 1 victory point.
track-track_victory = Victory points. As soon as somebody has 20, the round is played to its end and the game is over.
track-track_tournament = The results of the knightly tournament.
face = A blank face: nothing.
die-follower_die = The die of your people: sword, sword, cunning, cunning, speech, joker.
die-wenceslas_die = An additional die while you have the favour of Wenceslas: blank, joker, speech, speech, sword, cunning.
die-sigismund_die = An additional die while you have the favour of Sigismund: blank, coin, sword, sword, cunning, joker.
favor_token = As long as you have it you roll its die as well. Whoever loses it to somebody gains 1 victory point.
wanted_poster = Its owner moves 1 space less and may be attacked. Each time he would gain one, 3 coins are put on it: his at the end, or the spoils of whoever beats him.
torak_card = Torak does what it says from top to bottom. In a tournament his result is { $tournament }.

condition-die = On { $event } one die more.
condition-lance = In a tournament one re-roll without setting a die aside.
despises-virtue = Leaves you at the end of virtue.
despises-vice = Leaves you at the end of vice.
row = { $need } for { $reward }
row-bare = { $need }
good-bores = Good for the careful: two re-rolls save many events.
good-katerina = Good for planners: she looks at an event before she goes there.
good-torak = Good for the hasty: one space further in every move.
good-zizka = Good for fighters: one die more in everything.

worth-points = victory points
worth-coins = coins
worth-posters = wanted posters
worth-team = your team
worth-morale = morale
worth-luck = luck tokens
worth-favours = favours
worth-castles = castles to come
worth-road = what comes next
worth-rivals = the best rival

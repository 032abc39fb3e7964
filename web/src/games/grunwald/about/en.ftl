# What each component of Na Grunwald! does.

crown_knights = A crown knight of strength { $strength }. He fights in one skirmish only, for { $strength }, and then rests in your camp. At the end he needs 1 provision; fed, he is worth { $strength } points and counts for the Commander of the crown army.
mercenary_knights = A mercenary knight of strength { $strength }. He fights in one skirmish only, for { $strength }, and then rests in your camp. At the end he needs 1 provision; fed, he is worth { $strength } points and counts for the Commander of the mercenary army.
teutons = A Teuton of strength { $strength }. In the skirmish a knight stronger than { $strength } can capture him. As a prisoner he is worth { $strength } points at the end and needs no provision.
peasants = The peasant has strength 0. He stands in for a knight you cannot or will not send, captures nobody and is worth no points.
provision_cards = The provisions of one round: { $values } for the first, the second and so on; with two players only one group gets { $p2 }.
ducat_cards = The ducats of one round: { $values } for the first, the second and so on; with two players { $p2 }, with three { $p3 }.
fields-teutons = The border. From round 4 on every player with a pawn here plays one knight in secret. If all of them together reach the Teutons' strength, the skirmish is won, and the strongest knights capture Teutons weaker than themselves. If it is lost, everybody pays what is missing.
fields-crown = The strongest group takes the better of the two crown knights into his hand, the second the other; with two players only the first gets one.
fields-provisions = Pawns and the ducats laid beside them count together. The strongest group takes the most provisions, the second fewer; with two players only the first gets any.
fields-ducats = Pawns count. The strongest group takes the most ducats, the next ones fewer; three groups are paid with four players, two with fewer.
fields-mercenaries = One pawn each, and at least one ducat beside it: only the ducats count. The most ducats hire the better mercenary, the second most the other; with two players only the first. Whoever hires nobody takes his ducats back.
fields-helpers = Pawns count. The first gets a new helper free of charge, the second may buy one for as many ducats as he has helpers. Nobody has more than five.
fields-events = From round 2 on an event is turned up at the start of each round; it changes this round or makes an offer.
pawns-officer = The officer counts { $points } on fields where pawns count. He goes to a field alone.
pawns-helper = A helper counts { $points } on fields where pawns count. Any number of them may go to one field together.
tokens-ducat = Ducats win mercenaries and food, and pay for helpers and events. At the end every two are worth 1 point.
tokens = Provisions for { $value } { $value ->
        [one] knight
       *[other] knights
    } at the end. What is left over counts only for the Royal quartermaster.
tokens-start_player = Whoever has the start-player token begins the round.
tokens-round_marker = It shows the season. The game ends after the eighth.
tokens-crown_commander = The title goes to whoever has the most fed crown knights, in a tie to the stronger: 1 point for each of them.
tokens-mercenary_commander = The title goes to whoever has the most fed mercenaries, in a tie to the stronger: 1 point for each of them.
tokens-quartermaster = The title goes to whoever has the most provisions left over: 1 point for each of them.
rounds = Round { $number } of 8. { $event ->
        [yes] An event is turned up.
       *[other] There is no event yet.
    } { $truce ->
        [yes] The truce holds: nobody goes to the border.
       *[other] The Teutons attack.
    }

now-pays = This round it pays { $values }.
now-empty = Nobody stands there: whoever comes is first.
now-first = First now: { $player } with { $points }. To be first you need { $need }.
now-mine = You are first now with { $points }.
now-teutons = The Teutons have { $strength } this round.

worth-score = points
worth-knights = knights you can feed
worth-prisoners = prisoners
worth-ducats = ducats
worth-provisions = provisions
worth-pawns = pawns for later
worth-start = the first place
worth-losses = what a lost skirmish costs
worth-fights = fights to come
worth-titles = titles at the end
worth-rivals = the best rival

# What each component of Glory does.

romance = Play it in the journey phase; it costs nothing. You gain: { $gain }.
market = Play it in the journey phase and pay { $price }. You gain: { $gain }.
challenge = Play it in the journey phase: a duel against attack { $opponent_attack }, prestige { $opponent_prestige }. If you win, you gain: { $gain }. If you lose, the card comes back to your hand.
allies = { $timing_id ->
        [on_gain] Works once, at the moment you gain this ally: { $effect }.
        [permanent] Works always, and is never used up: { $effect }.
        [tent] Once, before a duel; then turned over until the refresh phase: { $effect }.
       *[lance] Once, in an engagement; then turned over until the refresh phase: { $effect }.
    }
relics = One relic may help in an engagement; then it is turned over until the refresh phase: { $effect }.
prestige = 1 prestige, while it lies face up. Equal attacks are won by whoever has at least as much prestige; it is turned over then. You own at most one of each kind.
titles = Worth { $glory } glory at the end if you then have: { $needs }. Each coin, token and ally counts for one title only.
characters = Level { $level }. At the start: { $start }; mount { $mount }, armour { $armour }; journey cards: { $cards }. You draw { $titles_draw ->
        [one] { $titles_draw } title
       *[other] { $titles_draw } titles
    } and keep { $titles_keep }. Income after each round: { $income }.
events = { $said }.
spaces = { $circles ->
        [0] Put a pawn here, as often as you like; there is room for all. You gain: { $gain }.
       *[other] Put a pawn in a free circle; when all circles are full, nobody else comes. You gain: { $gain }.
    }
spaces-space_initiative = Take the first free place: you gain 1 coin at once, and next round you play and register before those who did not come here. Once a round for each player.
spaces-space_market = Pay the whole price of the next level and raise your mount or armour by one: level II costs 2 coins, III 3, IV 5. Higher levels mean more dice in every duel.
spaces-space_support = Choose an ally on the track, pay the price under the token and keep it. The special ones on the left cost 2, those on the right nothing.
spaces-space_herald = Enter the tournament early and choose your place or your knight before the others.
spaces-space_event = Do what the event of this round offers. Only the first who comes may.
spaces-space_journey = Take 2 journey cards, open or from a deck, and one more for each Queen you own. They are played in the journey phase.
spaces-space_new_goal = Draw 3 titles and keep 1 as a secret goal of your own. A goal not reached costs nothing.
knights = { $kind }: attack { $attack }, prestige { $prestige }. Beat him in the tournament and you gain { $glory } glory; if you lose but win one engagement, half of it.
knight_kinds = A kind of knight: the tournament card says how many of them ride.
knight_kinds-kind_veteran = Veterans take from you one point of one colour of dice.
knight_kinds-kind_polish_noble = Polish nobles roll one armour die and add it to their attack.
equipment_levels = A mount or armour of level { $level } gives { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } of its colour in every engagement.{ $special_active ->
        [yes] {" "}The special face counts in full.
       *[no] {""}
    } { $market_cost ->
        [0] Everybody has it at least.
       *[other] It costs { $market_cost } coins on the market.
    }
equipment_cards = Shows the level of your { $item_id ->
        [mount] mount
       *[armour] armour
    }: { $sides }.
prizes = For the winner of this Joust: { $gain }.
phases = { $order }. part of a round.
phases-phase_action = Everybody puts a pawn on a space in turn and does at once what it says, until all pawns are placed.
phases-phase_journey = Everybody may play up to three journey cards.
phases-phase_refresh = The new order of play, pawns back, used allies, relics and prestige ready again, and everybody's income.
phases-phase_registration = Whoever has not been to the herald chooses a place or knights now.
phases-phase_tournament = The duels of the tournament.
phases-phase_final_journey = A last chance to play journey cards; afterwards they are worth nothing.
phases-phase_titles = Goals are shown, and every title reached brings its glory.
markers = A marker; it does nothing by itself.
markers-marker_action_pawn = You have { $per_player } pawns; each does one action a round.
markers-marker_shield = Your shield stands for you in the tournament and in the order of play.
markers-marker_score = Shows your glory on the score track.
markers-marker_extra_glory = Means 30 or 60 glory more than the marker shows.
markers-marker_phase = Shows the phase of the round.
markers-marker_win = An engagement won. Two win the duel.
markers-marker_attack_modifier = Reminds of an attack changed by an ally or a relic.
markers-marker_roll_result = Reminds of the best die of a colour.
markers-marker_prestige_modifier = The Jester: the opponent's prestige counts { $value } in the first engagement.
tracks-track_score = Everybody's glory.
tracks-track_initiative = The order of play. In the refresh phase those who took the initiative go to the front.
tracks-track_phase = Which phase of the round it is.
dice-die_strength = One for each strength token spent, 1 to 5; the best counts. The special face is 1, or 5 if you have spent four tokens in this duel.
dice-die_mount = As many as your mount gives, 0 to 4; the best counts. The special face is 0, or 4 with a mount of level IV.
dice-die_armour = As many as your armour gives, 0 to 3; the best counts. The special face is 0, or 3 with armour of level IV.
resources-res_coins = Coins pay for allies, the market and market cards; some titles ask for them.
resources-res_strength = Strength tokens become strength dice in a duel, at most four in each; what you spend in a duel you win is gone.
resources-res_faith = One faith token an engagement rerolls two dice of your choice.
solo_cards = A card of the solo opponent: of its three actions the first that is possible is done.
solo_scenarios-solo_warrior = Win all three tournaments; glory does not matter.
solo_scenarios-solo_lone_challenge = Reach { $difficulty_easy_glory }, { $difficulty_medium_glory } or { $difficulty_hard_glory } glory, as hard as you have chosen.
solo_scenarios-solo_rival = Have more glory than your rival at the end.
cities = A city of the Pas d'armes. You may challenge one knight in each; { $order }. in order.
joust_matches = A match of the Joust, stage { $stage } of 3. Whoever loses it is out{ $loser_journey_cards ->
        [0] .
        [one] {" "}and may play { $loser_journey_cards } journey card.
       *[other] {" "}and may play { $loser_journey_cards } journey cards.
    }
tournament_cards = Says which kinds of knights take part in the tournament of each round.
ally_slots = A place on the ally track: the ally here costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.

penalty-strength = Your best strength die counts { $number } less.
penalty-mount = Your best mount die counts { $number } less.
penalty-armour = Your best armour die counts { $number } less.
penalty-noble = He rolls one armour die and adds it to his attack.
or = or
need-of = { $what } { $need }
now-have = You have now: { $have }.
now-circles = Free circles now: { $free }.
good-char_young_knight = Good for beginners: a little of everything, no weakness.
good-char_rich_heir = Good for whoever wants to buy: equipment on the market early, then allies.
good-char_tourney_fighter = Good for whoever wants to fight from the first round: strength, and challenges in hand.
good-char_crusader = Good for careful fighters: much faith means many second throws.
good-char_courtier = Good for collectors of romance cards and titles: more glory, a wider choice of goals, no fights.
good-char_kings_ward = Good for experienced players: begins with a special ally, but with little else.
good-char_condottiere = Good for fighters who know the allies: strong and with a special ally, but poor and without faith.
good-char_pilgrim_knight = Good for players who like faith and relics, and know what their special ally is for.
good-char_merchants_son = Good for whoever plans purchases round by round: coins every round and a special ally.
good-challenge = Good for fighters who play many challenges.
good-romance = Good for whoever draws many journey cards; romance costs nothing.
good-market = Good for whoever has a good income of coins.
good-allies = Good for whoever visits the court often and buys allies.
good-relics = Good for whoever travels much: relics come from journey cards.
good-things = Good as a second goal: it asks for what you save anyway.
good-prestige = Good for whoever wins romances and tournaments that bring prestige.
good-duel = Good for the strong: one hard duel at the end, all or nothing.
good-equipment = Good for the rich: both mount and armour at the highest level.

worth-glory = glory
worth-titles = titles
worth-coins = coins
worth-strength = strength and faith
worth-retinue = allies, relics, prestige
worth-gear = mount and armour
worth-cards = journey cards
worth-tournaments = tournaments to come
worth-duel = this duel
worth-order = the order of play
worth-rivals = the best rival

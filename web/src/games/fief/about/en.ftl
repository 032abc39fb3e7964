# What the pieces of Fief do that have no text of their own.

character_cards = { $sex_id ->
        [female] A noblewoman. Played in phase { $phase } she joins your family with a servant. She marries, holds titles, may become prioress, and fights once she holds a fief.
       *[male] A nobleman. Played in phase { $phase } he joins your family with a servant. He leads troops, marries, holds titles and may become bishop or king.
    }
buildings-castle = Costs { $price } coins. Attackers in a melee here roll one die less; revolts and Vikings can destroy it. One castle in a region is needed for its title.
buildings-fortress = A castle becomes a fortress when its region's title is bought there. Attackers in a melee here roll two dice less. Whoever takes it takes the title.
buildings-royal_castle = Costs { $price } coins and is built by the sovereign's family only. Attackers in a melee here roll one die less.
buildings-mill = Costs { $price } coins and brings { $income } in every income phase. Easily burnt: by revolts, Vikings, plunder and long battles.
buildings = An abbey: { $income } coins in every income phase, more when titled Lords visit it. Behind its walls the Black Death is milder. Plundering it brings { $plunder } coins, and daggers.
units-man_at_arms = Costs { $price } coin, { $cp } combat point. One is enough to hold a town; one serves a bombard.
units-archer = Costs { $price } coins, { $cp } combat point, and shoots before the melee.
units-knight = Costs { $price } coins, { $cp } combat points. It takes { $kill_cost } hits to kill him.
units-bombard = Costs { $price } coins. Shoots one die before the melee, served by a man-at-arms; on a blank it explodes with him.
units-trebuchet = Costs { $price } coins. Built where it besieges and never moved; from the next turn it shoots { $dice } dice at the walls' defenders.
units-royal_knight = Guards the King or the Sovereign Queen: { $cp } combat points, and { $melee_damage_bonus } more hit in the melee.
units-royal_man_at_arms = Guards the sovereign's consort: { $cp } combat point, and { $melee_damage_bonus } more hit in the melee.
units = A mercenary: { $cp } combat points, { $kill_cost } hits to kill, shoots like an archer. Hired by a card.
single_cards = Once called, Parliament votes the sovereign a royal tax of { $royal_tax } coins. Turned to Revolt it lets one more revolt break out.
regions = { $towns } towns. Its title costs { $title_price } coins and gives { $vp } victory point: control all its towns and have a castle in one of them.
dioceses = Whoever is { $title_id ->
        [archbishop] archbishop
       *[bishop] bishop
    } here has { $election_votes ->
        [one] { $election_votes } vote
       *[other] { $election_votes } votes
    } in the election of a king, and a share in the calm of his regions.
sea_zones = A sea zone. Ships cross from port to port over neighbouring zones, and Vikings land from here.
forests = Sherwood joins four towns. On a 1 or 2 Robin Hood stops whoever passes: toll { $toll_untitled } coins, { $toll_titled } for titled Lords, more for clerics.
titles = { $kind_id ->
        [fief] Costs { $price } coins, gives { $vp } victory point as long as you keep it, and one vote in elections. It is lost with its fortress.
       *[other] A title; it gives no victory point by itself.
    }
titles-title_king = Elected with the votes of fiefs and Church. No point, but one free title a turn, royal knights, a royal castle and Parliament.
titles-title_sovereign_queen = A woman elected to the throne: the rights of a king.
titles-title_queen = The wife of the King: { $income } coins each turn and a royal guard.
titles-title_archbishop = Has { $election_votes } votes in elections; without the Church nobody is crowned. May not marry.
titles-title_bishop = Has { $election_votes } vote in elections, calms revolts, may not marry.
titles-title_prioress = Leads an abbey and takes its income. Her marriage ends with it.
roads = A road of { $stages } stage between { $a } and { $b }.
towns = A town. Each town you control brings 1 coin in the income phase.{ $port ->
        [yes] {" "}A port: ships leave from here.
       *[no] {""}
    }{ $cathedral ->
        [yes] {" "}Its cathedral is the seat of a bishop.
       *[no] {""}
    }{ $excalibur_site ->
        [yes] {" "}Excalibur may be hidden here.
       *[no] {""}
    }
viking_clans = A Viking clan: { $vikings } tokens worth { $viking_cp } combat points each, led by a jarl of { $jarl_cp }. While any Viking stands on land, all income is halved.
dice-combat_die = Shields on the die: each removes a man-at-arms or archer; a knight takes three.
dice-d6 = Decides deaths, encounters and places.
tokens = A marker; it does nothing by itself.
tokens-excalibur = Its bearer makes { $effect_melee_damage } more hit in every melee. It is drawn from the stone with a { $effect_extract_min }, by Arthur with a { $effect_arthur_extract_min }; without a sovereign it crowns whoever draws it.
tokens-game_board = The map of England: towns, roads, regions, seas.
tokens-family_board = Shows the people of a family, their titles and treasures.
tokens-player_aid = A summary of the turn.
tokens-screen = Hides coins and cards.
tokens-rulebook = The rules of the game.
tokens-vp_token = The first family to bring a relic to the crown receives it: 1 victory point.
tokens-castle_fortress = One side castle, the other fortress.
tokens-castle_royal_castle = One side castle, the other the royal castle.
tokens-abbey_royal_abbey = One side abbey, the other royal abbey.
tokens-mill_token = Brings 2 coins in every income phase.
tokens-coin = Coins buy troops, buildings and titles.
tokens-jarl_token = Leads the Vikings of his clan.
tokens-viking_token = A band of Vikings.
tokens-compass_rose = Shows where Vikings go next.
tokens-garter = The sovereign gives it to whoever beat the Vikings; more Garters win ties.
tokens-first_player = Whoever has it begins each phase.
tokens-turn_counter = Shows which turn it is.
tokens-pigeon = Flies once in the game with coins, cards or an invitation to a family that is far away; the die says whether it arrives. Each family has { $detail_per_family }.
tokens-alliance_marker = Marks two families allied by marriage.
tokens-vote_marker = For, or no vote, in an election.
tokens-treasure_marker = Pays for a tax of the Church or for the help of burghers; it comes back at the end of the turn.
tokens-dagger = Given to a Lord who had somebody murdered, attacked a prioress or plundered an abbey. It stays with him until he dies.
tokens-lord_pawn = A Lord on the map: where he stands, and with him his soldiers.
tokens-prince_of_wales = The heir: he follows the king on the throne.

now-title-of = Held by { $family }.
now-title-free = Nobody holds it.

worth-titles = titles held
worth-prospects = titles to come
worth-relics = the relic of the crown
worth-lords = your Lords
worth-army = your troops
worth-alliance = your alliance
worth-sword = Excalibur
worth-pigeons = pigeons
worth-purse = coins, cards, buildings
worth-lead = the lead
worth-battle = this battle
worth-election = the election
worth-rivals = the best rival

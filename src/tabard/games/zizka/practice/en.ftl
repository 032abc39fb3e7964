practice-offering = Five coins
practice-offering-ask = The last action of the match. You gave the first row its alms; 20 points and 5 coins are left. Torak has 20 points and 7 coins, one more point at the end. What do you do with your coins?
practice-offering-ask-step = A point for 3 coins. The other 2 are worth nothing at the end: 21 points, as many as Torak, and he has more coins.
practice-offering-ask-keep = Five coins are one point at the end: 21. Torak also has 21, and when it is equal, more coins win. He has 7.
practice-offering-why = At the end 5 coins make one point, here they make two: 22 to 21. Before the last round ask of every 5 coins whether they could buy more than one point.

practice-roads = The last ride
practice-roads-ask = Two actions are left: a ride and a deed. You need three points, and you are at virtue 2. Your people have five speech bubbles and a hood, and three dice. Where do you ride?
practice-roads-ask-swords = Horse thieves ask for swords, and nobody of yours carries any. The dice would have to show five.
practice-roads-ask-again = You have taken Příběnice already. Each castle falls to each commander only once.
practice-roads-ask-boar = Three points lie there, too, for five swords and a hood. Your people talk, they do not fight.
practice-roads-ask-else = Nothing certain lies there. Look for what your people can do without dice.
practice-roads-why = The tithes ask for a hood and four speech bubbles in three rows, and all of them are printed on your people: two points, and at virtue 2 the step is the third. Ride where your symbols are needed, not where the token is nearest.

practice-gate = Forest or gate
practice-gate-ask = Two actions, and you need four points. In front of you lies the royal forest with four rows and two favours. Příběnice, the easy castle, is one step away; you are at virtue 2. What do you do?
practice-gate-ask-forest = Two points at most, and the favours of both kings, whose dice you will never roll: the match is over after your turn.
practice-gate-ask-else = Then it is over, and Torak has 21 points.
practice-gate-why = The castle is 2 points and 4 coins, and its step goes beyond virtue 2: another point. With your last coin the 4 are five, and that is one more: 22 to 21. In the last turn only points count; favours, luck and people are worth nothing any more.

practice-poster = The man beside you
practice-poster-ask = One action is left. You have 18 points; Torak will have 22 with his coins and the 9 on his poster. He stands on your space. The horse thieves here would bring you three points. What do you do?
practice-poster-ask-thieves = 21 points for you, 22 for Torak: his 9 coins count for him at the end.
practice-poster-ask-away = Your last action, and nobody rides any further tonight.
practice-poster-why = An attack brings 2 points and 9 coins, nearly two more, and Torak loses them: 21 to 20. Four swords are printed on your people, and Torak has two dice and two hoods. Coins on a poster count twice: once for you, once against him.

practice-purse = A point or a purse
practice-purse-ask = Two hoods are left, and this is your last action. You have 19 points and 3 coins, Torak 20 points and 4 coins. Row 2: a hood for 2 coins. Row 4: two hoods for a point. What do you take?
practice-purse-ask-point = 20 to 20. When it is equal, more coins win: you have 3, Torak 4.
practice-purse-ask-enough = 19 points and two hoods thrown away.
practice-purse-why = With 2 coins more you have five: that is a point, too, and five coins against four. 20 to 20, and you win by a coin. At the end a coin can be worth as much as a point.

practice-die = The king's die
practice-die-ask = Last action, one re-roll. A hood and a speech bubble for row 1 are there, but row 3 asks for two more bubbles, and you have one. Your sword and the sword on Wenceslas's die are of no use here. Which die do you roll again?
practice-die-ask-own = One bubble and one joker on six faces: it works one time in three.
practice-die-ask-content = Without row 3 you have 19 points, and Torak has 20.
practice-die-ask-needed = That symbol is needed for row 1. Roll what is of no use.
practice-die-why = Wenceslas's die has two bubbles and a joker: one time in two instead of one in three. Sigismund's is a soldier: two swords, a hood, a joker. It pays to know what is on a king's die.

practice-last_luck = Luck for the last time
practice-last_luck-ask = You attack Torak, your last action: four swords so far, and three luck tokens in your hand. Torak has two hoods printed, four dice and two re-rolls. How many tokens do you add?
practice-last_luck-ask-none = Four against two hoods and four dice: hardly ever enough. And what are you saving your luck for?
practice-last_luck-ask-spared = Often enough, but not always. The token you keep will be worth nothing in a minute.
practice-last_luck-why = Two hoods and four dice are 6 at most, and the defender wins when it is equal. With 7 you cannot lose. Luck tokens are worth nothing at the end: the last one belongs into the last roll.

practice-counted = Won already?
practice-counted-ask = The last action of the match is a tournament of Žižka's, with 3 coins in the pot. You have 21 points and 5 coins, Torak 20 points and 1 coin. Do you join for a coin?
practice-counted-ask-coin = Now you have 4 coins, and they are no point any more: 21. With you in it there are two points for the best and 5 coins in the pot; Torak can have 23.
practice-counted-why = Your 5 coins are a point: 22. If you stay away, Torak gets one point for beating Žižka and 4 coins at most: 21. You have won. Joining is nearly always right, but first count what the others can still reach.

practice-tie = A draw is not enough
practice-tie-ask = Torak has 10 in the tournament, you have 10 as well, and you roll last. Stop, and you get your personal reward and half of the pot: 20 points with your coins. Torak will have 21. What do you do?
practice-tie-ask-share = 20 to 21. You have lost the match by being content with a draw.
practice-tie-ask-dear = Two jokers and two swords are what you live on, and a die set aside is worth nothing. Set aside what is worth nothing already.
practice-tie-why = You need 11. Set aside a bubble and roll the other again: five faces of six are worth something, and a hood is enough. A draw looks safe, but here it loses the match; the bubble risks nothing.

practice-favour = A favour for the rival
practice-favour-ask = Your last action. 20 points and 3 coins; Žižka has 20 points, 4 coins and Wenceslas's favour. A sword, a hood and a joker are left. Row 2: a bubble for 2 coins. Row 3: two swords and a hood for a point and Wenceslas's favour. What do you take?
practice-favour-ask-gift = You have 21. But whoever loses a favour gets a point for it: Žižka has 21 as well, and he has more coins.
practice-favour-ask-enough = 20 to 20, and Žižka has a coin more.
practice-favour-why = Your joker as a bubble: 2 coins, and five of them are a point. 21 to 20. A favour taken from somebody is a point given to him; near the end count it on both sides.

practice-boar = Give it up?
practice-boar-ask = The wild boar, and two actions are the last you have: this one and another. You need three points. The roll pays for row 1 and a point, but row 3 lacks a sword. Take row 1, or concede?
practice-boar-ask-half = A point and 3 coins, and the token is gone with its other two points. Your second action finds nothing here: 20 to 21.
practice-boar-why = Whoever fails keeps the event: it stays on its space, and you get a luck token for your trouble. With seven new dice, a re-roll and the luck you nearly always get both rows. A small success can cost you the great one.

practice-eight = Three dice more
practice-eight-ask = You want to attack Torak, here and now. Your own die and your people's seven make eight. 9 coins: Sokol brings three dice and a joker, Valkoun three swords and a re-roll. Whom do you hire?
practice-eight-ask-dice = More than eight dice are never rolled. Of Sokol's three you may leave three in the box; what remains is a joker.
practice-eight-ask-else = Torak has six hoods and a joker on his cards, and dice as well. You need the one who brings most swords.
practice-eight-why = Valkoun's swords are there in every fight, and his re-roll mends a die. Vit may leave: he talks. With eight dice a die more is worth nothing; then only printed symbols and re-rolls make you stronger.

practice-side = Up or down?
practice-side-ask = Příběnice has fallen, and you must make a step of morale. You are at virtue 1. Look at your people before you choose.
practice-side-ask-leave = At virtue 2 Přibík and Dorota leave you: five of your six dice. There is no point for this step either; only the next one would bring it.
practice-side-why = Přibík and Dorota despise virtue, and with them you win the rest of the match. A step towards vice costs nothing. The end of the track pays a point for every further step, but only if the people you need go there with you.

practice-floor = Alone against Torak
practice-floor-ask = Solo. Torak has 19 points, and every card brings him at least one: after your turn it is over. You have 16, one action, and stand with him before the hard castle. What do you do?
practice-floor-ask-storm = It may succeed: then you have 21. But you have only this one try, and any of the four rows can fail.
practice-floor-ask-away = Torak takes his point, and it is over.
practice-floor-why = A defeated Torak lies down, and in his next phase he only stands up: no card, no point. You win a whole turn, two tries at the castle instead of one. Five swords and seven dice beat him nearly always.

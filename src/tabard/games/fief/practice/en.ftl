practice-title = The last purchases
practice-title-ask = The last turn, phase 4. You have 4 coins, all of Wales with a castle in Cardiff, and the title of North: one victory point, as many as Richard and Stephen have. What do you buy?
practice-title-ask-mill = It would bring 2 coins in every turn, but there is none to come.
practice-title-ask-knight = Three combat points more, for a war that may never come. At the end of this turn only victory points count.
practice-title-ask-else = Soldiers win nothing here any more. What do you lack for the victory?
practice-title-why = Wales costs 4 coins and is the second point: 2 to 1 and 1. In the last turn all that counts is titles, and a title once bought can be lost only with its fortress.

practice-castle = A castle first
practice-castle-ask = The last turn, phase 4. You have the title of North, both towns of Marches, no castle there, and 9 coins. Richard and Stephen have a point each. What do you buy first?
practice-castle-ask-mill = A mill now, and the 9 coins no longer suffice for what gives a point.
practice-castle-ask-knight = A knight guards what you have. But you need another title, and for that every coin.
practice-castle-ask-end = 9 coins in the chest, and one point each. A duchy wins that tie, and it is Stephen who is the duke.
practice-castle-ask-else = Every coin is needed: a title wants all towns of the region and something else.
practice-castle-why = A castle for 5, the title of Marches for 4: exactly your 9 coins, and the second point. All towns of the region are not enough; one of them must have a castle, which then becomes the fortress.

practice-two = One duchy or two viscounties
practice-two-ask = The last turn, phase 4, and 8 coins. You hold all towns of Wales, of Marches and of Midlands, with a castle in each region. Wales and Marches cost 4 each, Midlands 8. Richard and Stephen have a title each. Which do you buy first?
practice-two-ask-duchy = One point for 8 coins, and everybody has one. A duchy counts more only in a tie, and Stephen has one as well.
practice-two-ask-else = The coins are needed for titles: nothing else counts after this turn.
practice-two-why = Wales now, Marches next: two points for 8 coins, 2 to 1 and 1. Small or large, every fief title is one victory point; you pay by the number of towns. Begin with the small regions.

practice-ransom = The captive
practice-ransom-ask = The last turn, phase 4. Hugh is Richard's captive, without a title; his ransom is 2 coins. You have 5 coins, all of Wales and a castle there. You, Richard and Stephen have a title each. Do you free him?
practice-ransom-ask-free = Hugh is free, and 3 coins are left. The title of Wales costs 4.
practice-ransom-why = Wales for 4 coins is the second point. Hugh may wait: in the last turn a free Lord alone gives no point, and even a captive can bear a title, for he keeps it and its point. Ransoms are paid when the Lord has something to do.

practice-road = Two roads
practice-road-ask = The last turn, movement. Hugh is in Winchester with three knights, ready to march, and has two stages. London, Robert's fortress, stands empty. Richard is in Oxford with five soldiers; in Canterbury nobody is. Which way?
practice-road-ask-oxford = In Oxford stands Richard. You come as far as the entrance, and to go on you need his consent.
practice-road-ask-home = Exeter is well guarded without you. Something better than safety lies two stages off.
practice-road-ask-else = You have two stages. Where do they lead?
practice-road-why = Canterbury is controlled by Robert's family, but nobody is there who could stop you. From there it is one stage to London: the fortress, and the duchy with it. Only those who are present bar a road; a marker bars nothing.

practice-grant = The king's grant
practice-grant-ask = The last turn, phase 4. Hugh is king and has 5 coins. You declared for Wales (4 coins); you hold all of Midlands (8 coins) as well, with a castle. The sovereign may grant one title in a turn free of charge. Stephen has two. Do you grant yourself Wales?
practice-grant-ask-wales = Wales costs nothing then, but Midlands costs 8, and you have 5. One title, and Stephen has two.
practice-grant-why = Pay 4 for Wales and grant yourself Midlands: two titles for 4 coins. With 2 to 2 points the sovereign wins the tie. What is free once should be the dearest thing.

practice-consent = A small favour
practice-consent-ask = The last turn, movement. Hugh holds Coventry with four knights and four men-at-arms. Richard with four knights asks for passage to Nottingham, your fortress of Midlands, which stands empty. If you refuse, he may attack at once. Do you let him pass?
practice-consent-ask-yes = He takes Nottingham, and with the fortress the title of Midlands, without a blow.
practice-consent-why = No. If he forces his way, it is 13 combat points against your 17, three dice against three, and in a cavalcade every die of the defenders counts one damage more. Before you give consent, look where the road leads.

practice-vikings = Six heads
practice-vikings-ask = The last turn, movement. A full clan of Vikings, a Jarl and five, stands in Harlech; it may go to Cardiff, your fortress of Wales, where Hugh has one man-at-arms. Henry is in Bath with five, ready to march. Where to?
practice-vikings-ask-town = One town more, and nobody counts towns any more. If the Vikings take Cardiff, the title of Wales is lost.
practice-vikings-ask-exeter = At Richard's walls five men win nothing, and Cardiff is left to chance.
practice-vikings-ask-else = Where is your point in danger?
practice-vikings-why = One and five are six: Vikings attack only where their tokens outnumber the soldiers. Six men-at-arms behind any wall, or none, and a clan goes by. They count heads, so cheap soldiers are the best against them.

practice-crown = The crown gives no point
practice-crown-ask = The last turn, the election. You have the titles of South West and Wales, and Thomas is bishop of Exeter: three votes. Richard's family has two duchies and two votes. Do you name a candidate?
practice-crown-ask-none = No king, and 2 points each at the end. Then more duchies win: Richard's two.
practice-crown-why = Your three votes, a bishop's among them, beat Richard's two. The crown gives no point, but it breaks ties: the sovereign comes before duchies, counties and viscounties; only Garters come first.

practice-gate = Two before the gate
practice-gate-ask = The last turn, battles. Before Exeter, Richard's fortress, stand you with five knights and three archers, and Stephen with four knights and two men-at-arms. Inside are two men-at-arms. You are the first to choose. What do you do?
practice-gate-ask-field = Three dice against three: half your army stays on that field, and whoever wins, the title still lies inside.
practice-gate-ask-siege = A siege takes turns, and this one is the last. Two men-at-arms can be stormed.
practice-gate-ask-end = Then Stephen storms Exeter, and the title is his.
practice-gate-why = 19 combat points are three dice, the fortress takes two, and one is enough against two men. With the fortress you have the title and the walls: now it is Stephen who has one die only. Who takes the walls first fights from behind them.

practice-tunnel = Under the walls
practice-tunnel-ask = You storm Exeter with five knights and two archers, 18 combat points. Richard has two knights and two archers behind the walls of a fortress. It is the last turn. In your hand is a Tunnel. Do you play it?
practice-tunnel-ask-pass = Three dice, less two for the fortress: one against his two. And two archers cannot shoot over the walls of a fortress.
practice-tunnel-why = With the Tunnel you ignore the walls for the whole battle, shooting and melee: three dice against two, and your archers shoot. A fortress is worth two dice in every round; whatever lifts it is worth an army.

practice-shoot = Thirteen
practice-shoot-ask = Richard storms Cardiff, your fortress, with four knights: with himself 13 combat points. You have three archers and Hugh. They shoot: one die, and 1 damage more because they are three. At whom?
practice-shoot-ask-lord = Only a three kills him, one face in six. It would end the attack; but there is a way that works three times as often.
practice-shoot-ask-hold = Every knight less is felt. Archers are behind walls in order to shoot.
practice-shoot-why = A knight falls to 3 damage: with the 1 extra, every second throw. Then Richard has 10 points, two dice, and the fortress takes both: no melee, and the battle is over. From 13 one is over the walls, with 12 not.

practice-ally = A proposal
practice-ally-ask = Turn 6, four players. You have 3 points and the crown; Stephen's family has 3, too. Whoever is ahead in ties wins at the end of the turn, and that is the sovereign. Richard, without a title, asks for Alice's hand. Do you accept?
practice-ally-ask-ally = Allied families need 4 points together, and neither wins alone. You have 3, Richard none: Stephen wins.
practice-ally-why = Alone you win with 3 points, and as sovereign before Stephen. A marriage raises what you need to 4, and a groom without a title brings nothing towards it. Marry when the two of you have 4 together, or long before.

practice-leader = Who leads?
practice-leader-ask = Richard storms Cardiff with six knights and three archers; you have four soldiers. You have played the Assassination. Who dies?
practice-leader-ask-count = Robert is a count and far away. The attack goes on, and your title goes with the fortress.
practice-leader-ask-duke = A duke less; but before Cardiff nothing changes, and it falls.
practice-leader-ask-own = That helps the others only.
practice-leader-why = Richard is the only Lord of this army. Without a free Lord the attack ends at once, and his soldiers have to leave the town. An army with a single Lord hangs on one life; so send two, or kill the one.

practice-knife = Whose heirs?
practice-knife-ask = The last turn. You and Stephen have two titles each, Richard one, the largest. Stephen is the only Lord of his family and alone in York; his soldiers guard Berwick. Richard has kin. You have played the Assassination. Who dies?
practice-knife-ask-duke = His duchy goes to Robert or Edith: the title stays in the family, and Stephen is as strong as before.
practice-knife-ask-else = That Lord holds no title that you could wish away.
practice-knife-why = Stephen has neither kin nor spouse, and nobody of his is left in York: the title of North is nobody's, and it is 2 to 1. The title of Marches his soldiers in Berwick keep for the family. A title is lost only with the last heir and an empty fortress; so leave a man in each, and look for a second Lord.

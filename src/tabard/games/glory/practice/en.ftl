practice-money = What the purse needs
practice-money-ask = The final journey. You have 41 glory, Red 44, and you may play two more cards. Ballad brings 2 glory, Dowry 3 coins, the Order of the Dragon 5 glory and prestige for 4 coins. You have 1 coin. Which card now?
practice-money-ask-ballad = 43 glory, and one play is left for the Dowry, with whose coins you can buy nothing any more. Red has 44.
practice-money-ask-stop = 41 to 44. Two plays and three cards are left to you.
practice-money-why = The Dowry makes 4 coins, and they pay for the Order of the Dragon: 46 to 44. Plan a journey from its end: what is the best card, and which one pays for it?

practice-lady = The fourth token
practice-lady-ask = The final journey; one more card is in your hand, the Order of the Golden Fleece, for which you have the 3 coins. You own two tokens of prestige. Courtly Love: a glory, or the Lady of the Heart? You have 36 glory, Red 43.
practice-lady-ask-glory = 37, and 3 from the Golden Fleece: 40 to 43. Three tokens of prestige are no title.
practice-lady-why = The Lady of the Heart is the third token of prestige, and the Golden Fleece brings the fourth, the Office: the title Famous, 7 glory. 46 to 43. Before you take a single glory, see which title it could finish.

practice-relic = A tie is his
practice-relic-ask = The engagement that decides the duel and the match: 8 to 9. Jean II de Luxembourg has prestige 1, you have none. One relic: Medallion 1 more, Amulet 2 more, Paternoster an armour die to 3, Ring up to four dice again. Which?
practice-relic-ask-tie = 9 to 9. In a tie prestige decides, and he has it.
practice-relic-ask-throw = Strength 4 and mount 2 lie there; you need two more, and the throw may make it worse. What is certain comes before what is hoped for.
practice-relic-ask-pass = 8 to 9, and four relics in the bag. There is no other duel to keep them for.
practice-relic-why = 10 to 9. Against a knight with more prestige you need one more than he has, so the question is never only how much is missing, but to whom a tie belongs.

practice-beads = The last coins
practice-beads-ask = The last card of the final journey. You have 5 coins, 40 glory and three relics; Red has 43 glory and two tokens of prestige. The Order of the Golden Fleece: 3 glory and prestige for 3 coins. The Paternoster: a relic for 1 coin. Which?
practice-beads-ask-order = 43 to 43, and in a tie most prestige tokens win: you have one, Red has two.
practice-beads-ask-stop = 40 to 43. Coins are worth nothing at the end, unless a title asks for them.
practice-beads-why = The fourth relic and 2 of your 4 coins are the title Founder: 7 glory for a single coin, 47 to 43. The dearer card is not the better one; look at the public titles before every last purchase.

practice-siege = The last pawn
practice-siege-ask = Your last pawn in the last round; Red has none left. It is 38 to 38, and one duel awaits each of you, against attack 7. You have 3 strength, and your income brings 2 more. The Siege gives 5 glory for 2 strength. Where to?
practice-siege-ask-strength = You already have 5 strength for the duel, and never more than 4 are spent in one.
practice-siege-ask-market = A mount die more helps, but against attack 7 you win nearly always as it is. Five glory are more than the whole knight is worth.
practice-siege-ask-ally = An ally may help a little in a duel you win anyway.
practice-siege-ask-else = That brings you no glory any more. What is left over after the tournament counts only for a title.
practice-siege-why = 5 glory at once, and 3 strength are left for one duel against attack 7: that is nine in ten. Count what the last tournament really needs; everything above it should become glory.

practice-noble = Five glory, or four
practice-noble-ask = Your last pawn goes to Gain an Ally. You have 2 coins, a Queen and a Squire; 36 glory to Red's 40. The Lady brings 5 glory for 2 coins, the Minstrel 4 for 1. Whom do you take?
practice-noble-ask-lady = 5 glory now, and no title. The Minstrel is worth more to you than he seems.
practice-noble-ask-thug = A Thug in your house, and you are not Noble any more, whoever else may live there.
practice-noble-ask-else = He is cheap, but he brings no glory. And which title would he finish?
practice-noble-why = Queen, Squire and Minstrel, and no Thug: that is the title Noble, 5 glory at the end. 4 and 5 are more than 5. With every ally count the title he belongs to.

practice-colour = Which dice again?
practice-colour-ask = John Fastolf: attack 8, prestige 1, and you have none. Your throw: strength 2 and 1, mount 4 and 0, armour 2, 1 and 0. That is 8, and a tie is his. Your faith token rolls two dice again. Which?
practice-colour-ask-zero = The mount die with the 0 cannot help: there lies a 4 already, the best there is, and only the best of each colour counts.
practice-colour-ask-white = Only a 3 would help, one face of six. That is three times in ten with two dice.
practice-colour-ask-pass = 8 to 8, and he has more prestige: lost. There will be no better use for the token than to win this engagement.
practice-colour-ask-else = Better, but not best. In which colour is the most still missing?
practice-colour-why = Both red dice: a 3, 4 or 5 on either is enough, three times in four. Do not look for the lowest dice, but for the colour whose best die can still grow most. The 2, too, may be thrown again: alone it wins nothing.

practice-fourth = The fourth token of strength
practice-fourth-ask = Juan II of Aragon, attack 9, prestige 2: one engagement each, and this one decides. You have spent 2 strength, 2 are left. There are no more than three red dice. How many do you add?
practice-fourth-ask-die = The third die, and four chances in ten. The other token stays in your pocket, where it is worth nothing after tonight.
practice-fourth-ask-none = A chance in three, and two tokens unspent in the last engagement of the match.
practice-fourth-why = The fourth token brings no die, but on all three the special face now counts 5 instead of 1: more than five chances in ten instead of four. In the last engagement hold nothing back.

practice-witch = What the Witch asks
practice-witch-ask = The first engagement is yours; in the second it is 8 to 9 against Jan Žižka, and neither of you has prestige. You may still use one ally. The Witch takes 1 from his attack and costs 1 glory; the Fencing Master makes your lowest strength die a 5. You have 34 glory, Red 39, and Žižka is worth 6.
practice-witch-ask-glory = 8 to 8, and the duel is yours. But with the glory she asks for you come to 39, as many as Red, and he has prestige.
practice-witch-ask-third = Then a third engagement decides. It may go well; but what you could use there, you can use here, and here it is certain.
practice-witch-why = A 5 instead of the 4: 9 to 9, a tie is enough against prestige 0, and 40 to 39 glory. Thug and Witch are paid in points; near the end count before you pay.

practice-goal = Which title?
practice-goal-ask = The final journey, and the Task lets you draw two titles. Patron: two Minstrels and 3 coins, 5 glory. Influential: five allies, 4 glory. You have five allies, two Minstrels among them, and 6 coins; Rich (6 coins, 4 glory) lies open. You have 36 glory, Red 42.
practice-goal-ask-coins = The 3 coins count for Patron or for Rich, not for both. Only one of the two is scored: 41 to 42.
practice-goal-why = Influential needs no coin, so all 6 stay for Rich: 4 and 4, 44 to 42. Every coin, token and ally serves one title only. Look for titles that ask for different things.

practice-deny = What he must not get
practice-deny-ask = Your last pawn goes to Gain an Ally, then Red has one more. You have 40 glory and 2 coins; Red has 38, no coin, a Queen and a Squire. The Lady: 5 glory for 2 coins. The Minstrel: 4 glory, free. The title Noble (Minstrel, Queen, Squire) brings 5.
practice-deny-ask-lady = 45. But Red takes the Minstrel for nothing: 4 glory now, and Noble with 5 at the end: 47.
practice-deny-ask-else = A Nun for one die more in rerolls, and Red has the Minstrel, who brings him 9.
practice-deny-why = 4 glory for you instead of 5, and 9 fewer for Red, who cannot pay for anybody else. What costs nothing and finishes a title is open to him as well: look at his allies before you choose your own.

practice-squire = Leave it to the Squire
practice-squire-ask = The engagement that decides, against Federico da Montefeltro: attack 10, prestige 0. Strength 4, 1, 1; mount 1, 0; armour 1, 0: that is 6. The Squire, who makes one mount die a 4, comes after the faith token. Which two dice do you throw again?
practice-squire-ask-squire = The Squire mends the mount anyway: 4 is the most there is. Even a lucky throw wins nothing that he would not bring.
practice-squire-ask-red = It takes a 5, one face of six: three chances in ten.
practice-squire-ask-pass = With the Squire you have 9 to 10. One is missing, and only the dice can bring it.
practice-squire-ask-else = One die of these two colours is one die less where it helps. Where is a single point most likely?
practice-squire-why = With the Squire you have 9, and a tie is enough. A 2 or 3 on either white die brings it: more than five chances in ten. First count what your helpers will do for certain, and throw for what is missing then.

practice-hopeless = Let it go
practice-hopeless-ask = The first engagement against Pál Kinizsi is yours. In the second you have thrown 3 to his 9. You have a Squire (a mount die to 4) and an Amulet (2 more), each of them for one engagement. Use the Squire?
practice-hopeless-ask-squire = 6, with the Amulet 8: still lost, and you ride the third engagement, which decides, without your helpers.
practice-hopeless-why = 3 and 3 and 2 are 8, and he has 9. What cannot be won should cost nothing. In the third engagement Squire and Amulet can be worth 6 points, and there they win the duel.

practice-aim = Whom to challenge
practice-aim-ask = The last tournament, one duel for each. You have 36 glory, Red 37, and Red meets Andrzej Balicki, worth 5 glory to him. Mount and armour IV, 4 strength and more to come, faith, Squire, Fencing Master, Amulet, Ring: you are armed. Whom do you challenge?
practice-aim-ask-weak = You will beat him, and come to 40. Red, as well armed as you, will nearly always have 42.
practice-aim-ask-strong = Much glory, but attack 12 or 13 is too much even for you, and a tie is his.
practice-aim-why = Federico da Montefeltro: attack 10, but prestige 0, so that a tie is yours. 43 to 42 glory with him, and your whole equipment is worth its price. Choose an opponent by what you need, and then by what you can.

practice-lucky = The strength you will need
practice-lucky-ask = The last duel: Dietrich von Kottulin, attack 7, worth 4 glory. You have 3 coins and 4 strength, 36 glory to Red's 42. The title Lucky (3 coins and 3 strength) brings 4. How much strength do you spend?
practice-lucky-ask-spent = Then fewer than three are left after a victory, and without Lucky you come to 40 at most. Red has 42.
practice-lucky-ask-none = Without a red die you hardly ever beat him, and then the title alone is 40. You can spare one token.
practice-lucky-why = You need both, the duel and the title: 44 to 42. One token leaves three for Lucky and still wins the duel more than eight times in ten. In the last round strength is also what titles are made of.

practice-sir = Alone against SIR
practice-sir-ask = Solo, the Rival, the last card. SIR will have 46 glory with his titles, and equal is not enough. You have 37, 6 coins, 3 strength and five allies; Influential (five allies), Rich (6 coins) and Lucky (3 coins, 3 strength) bring 4 each. What do you play?
practice-sir-ask-dragon = 5 glory for 4 coins, and with 2 coins neither Rich nor Lucky: 37, 5 and 4 are 46. Equal is a defeat.
practice-sir-ask-master = A sixth ally brings nothing: 45, and you need 47.
practice-sir-ask-stop = Influential and Rich make 45. Of the same 6 coins only 3 are needed: Lucky brings as much.
practice-sir-why = The Golden Fleece brings 3 glory for 3 coins; the other 3 coins and 3 strength are Lucky, which brings as much as Rich: 37, 3, 4 and 4 are 48. When two titles bring the same, score the cheaper one and spend the rest.

practice-hungry = Who goes hungry?
practice-hungry-ask = The game is over but for the supper: four knights, three provisions. Green, with three crown knights against your one, will have 13 points. Who leaves your army?
practice-hungry-ask-merc = 11 points of strength, and a single mercenary: 12 in all. Green wins with 13.
practice-hungry-ask-strong = A knight's strength is his points. The one to leave is a weak one.
practice-hungry-why = Without the 2 your knights have 12, and two mercenaries against Green's one make you their commander: 2 more. 14 to 13. First the weakest, but look at the titles before you choose.

practice-enough = Enough together?
practice-enough-ask = The last skirmish: two 3s and 2 more for two players, 8 together. Green's only knight is a 4. Whom do you send?
practice-enough-ask-short = 3 and 4 are 7: lost by one, everybody pays, and a 3 beats no 3. The 5 stays in your hand, where he does not need to be saved any more.
practice-enough-ask-peasant = 4 against 8: everybody pays 4, and Green alone takes a prisoner.
practice-enough-why = 5 and 4 are 9, one more than needed. Your 5 captures one of the 3s. In the last round nobody has to be kept for later: a knight in hand scores no more than one in the camp.

practice-equal = Stronger, not equal
practice-equal-ask = The Teutons are a 4 and a 1, and 2 more for two players: 7. Green plays his 3, it is the only knight he has. With which of yours do you capture most?
practice-equal-ask-four = 4 and 3 are 7, so the skirmish is won. But your 4 does not beat the 4: he has to be stronger. He brings home the 1.
practice-equal-ask-peasant = Without a knight you capture nobody, and everybody pays 4.
practice-equal-why = Only the 5 beats the 4: four points. The skirmish is won by reaching the sum, a prisoner only by more strength than he has. Green's 3 takes the 1.

practice-border = One helper left
practice-border-ask = All pawns stand but one of your helpers. Green is at the border alone, with a 3 in his hand. The Teutons have 4 and 2, and 2 more for two players. Where does your helper go?
practice-border-ask-mercenary = A knight of 2 for a ducat. But at the border 3 stand against 8: everybody pays 5, and you have hardly a provision to spare.
practice-border-ask-else = Whatever that brings, it is less than what you pay: 3 against 8, and everybody owes 5.
practice-border-why = With your 6 it is 9 against 8. Nobody pays, and the 6 captures the 4. Two things at once: four points won, and five not lost. Before the last helper goes anywhere, ask who holds the border.

practice-knight = The best of the board
practice-knight-ask = Your officer is the last pawn of the last round. You have four knights and five provisions. Which field is worth most?
practice-knight-ask-bread = You would have as many points as Violet's officer, but he stood there first, so you get the 1. And your five provisions are enough for five knights already.
practice-knight-ask-else = Something, but a ducat is half a point, and the best knight of the board would go to Green.
practice-knight-why = Green and Violet have 1 point each on Crown knights, the officer has 2. The 6 is yours, and the fifth provision feeds him: six points from one pawn.

practice-bread = Sword or bread
practice-bread-ask = Your last helper, 3 ducats. You have a 6, a 5, a 4 and a 3, and three provisions. With 3 ducats you would outbid Green for the mercenary of 5. With one you would be first on Provisions: 2 with two players. Which?
practice-bread-ask-blade = A fine knight, and a hungry one: five knights, three provisions. 6, 5 and 5 are 16. Fed, the four you have are 18.
practice-bread-ask-else = One of your four knights has nothing to eat, and that is what your last helper can change.
practice-bread-why = With five provisions all four eat: 18 points, a provision to spare, two ducats kept. A fifth knight would only take the plate of another. Never more mouths than bread.

practice-title = The weakest may stay
practice-title-ask = Four provisions, five knights: three crown knights, 2, 3 and 4, and two mercenaries, 5 and 3. Green has two crown knights and three mercenaries. Who leaves?
practice-title-ask-weakest = Then it is two crown knights each, and Green's are the stronger ones: he is their commander. One point of strength saved, five lost.
practice-title-ask-strong = You need the third crown knight, and the strong mercenary costs you more than the weak one.
practice-title-why = Titles count heads, not strength. With the 2 you have three crown knights against two: commander, 3 points. The mercenary 3 helps no title, for Green has three of those. 18 to 17.

practice-mouth = The prisoner eats nothing
practice-mouth-ask = Nobody held the border: everybody pays 4. Your pawns stand first on Provisions, which brings you 2 in a moment; now you have none. What do you give up?
practice-mouth-ask-prisoner = A prisoner needs no bread. Three knights and two provisions are left: now one of them leaves hungry as well.
practice-mouth-ask-crown = Nearly. But with two crown knights you are their commander for 2 points, with one only for 1.
practice-mouth-ask-strong = A 5 to pay a 4: nobody gives you change.
practice-mouth-why = For three knights there will be two provisions, so one was lost anyway. Let him pay the debt: the mercenary, who helps no title. The prisoner scores his 4 and never asks for bread.

practice-junk = The bill
practice-junk-ask = A lost skirmish: everybody pays 4. You have three provisions and five knights: 5, 4, 4, 2 and 2. How many provisions do you give?
practice-junk-ask-all = Then nobody of your five has bread. The 5 and both 4s go home.
practice-junk-ask-some = Each provision is the bread of a 5 or a 4. Look for what you cannot use.
practice-junk-why = You can feed three: the 5 and the 4s. The two 2s would go home unfed in any case, and together they are just 4. So they pay the whole bill, and it costs you nothing.

practice-four = Head count
practice-four-ask = Your last helper, two ducats, bread enough for one more knight. You and Green have three mercenaries each, his are stronger. Green has four crown knights, you two. A crown knight of 4, or a mercenary of 2?
practice-four-ask-stronger = Four points of strength, but no title: four crown knights against your three, and the mercenaries stay Green's.
practice-four-ask-else = Two knights lie there whom nobody else can fetch any more. Take one.
practice-four-why = The 2 is your fourth mercenary: you are their commander for 4 points, and Green loses his 3 for it. With his own 2 that makes more than any 4. Titles count cards, so the weakest card may be the dearest.

practice-quartermaster = Bread for nobody
practice-quartermaster-ask = Your last helper, two ducats. Your five knights need five of your six provisions. Green will have one or two spare ones, more if he wins Provisions, 3 this time: his helper is alone there. A mercenary of 3, or more bread?
practice-quartermaster-ask-knight = Strength 3, and one more for the title of the mercenaries. But Green gets the 3 provisions, is quartermaster, and scores every spare one.
practice-quartermaster-ask-else = On Provisions there lie 3 which Green wins with a single helper, unless you come with a helper and a ducat.
practice-quartermaster-why = A helper and a ducat beat a helper. With 4 spare provisions you are quartermaster: 4 points. And Green is not, who would have had the title instead. What the other does not get counts as well.

practice-mix = Small change
practice-mix-ask = A lost skirmish: everybody pays 4. You have six provisions for four knights, 5, 5, 4 and 4, and a prisoner of 2. How many provisions do you give?
practice-mix-ask-bread = Two provisions for four knights: both 4s leave. That is 8 points for a bill of 4.
practice-mix-ask-knight = Then a knight of 4 goes, paid out or unfed. There is a cheaper way.
practice-mix-why = Two provisions are spare and cost nothing. The other 2 the prisoner pays, exactly. All four knights stay and eat: the bill is 2 points instead of 4 or more. Spare bread first, then whatever fits the rest.

practice-granary = The dear offer
practice-granary-ask = The last round begins. Five knights, 5, 5, 5, 4 and 4, only three provisions, 3 ducats. Green has 7 ducats and more helpers. The granaries sell: 1 provision for 1 ducat, or 2 for 3 ducats. What do you do?
practice-granary-ask-later = Where do the provisions come from then? On Provisions Green outbids you easily. Two hungry 4s are 8 points.
practice-granary-ask-half = The cheaper one, but the second 4 stays hungry, and with 2 ducats you can hardly outbid Green's 7.
practice-granary-why = Three ducats are one point at the end. Two provisions are two knights of 4. What a thing is worth is not what it costs each, but what you lose without it.

practice-lost = Better lost
practice-lost-ask = The last skirmish: 3 and 2, and 4 more for three players, 9. Green will play his 5. With your 4 it is just enough. He has five knights and five provisions; you have three knights, eight provisions and two prisoners. Violet is quartermaster by far. Green leads. What do you play?
practice-lost-ask-brave = 9 against 9, won. You capture the 2, Green the 3, nobody pays, and Green wins the game.
practice-lost-why = With the peasant it is 5 against 9: everybody owes 4. You pay with spare provisions that would have scored nothing. Green has none to spare and gives up a knight: 22 to 21 for you. A skirmish is lost for all, but not equally.

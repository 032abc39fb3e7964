# Co robią elementy gry Fief, które nie mają własnego opisu.

character_cards = { $sex_id ->
        [female] Szlachcianka. Zagrana w fazie { $phase } dołącza do rodziny ze sługą. Wychodzi za mąż, nosi tytuły, może zostać przeoryszą, a walczy, gdy ma lenno.
       *[male] Szlachcic. Zagrany w fazie { $phase } dołącza do rodziny ze sługą. Dowodzi wojskiem, żeni się, nosi tytuły, może zostać biskupem albo królem.
    }
buildings-castle = Cena w monetach: { $price }. Atakujący rzucają tu w walce wręcz o jedną kość mniej; mogą go zniszczyć bunt i Wikingowie. Zamek w regionie jest potrzebny do jego tytułu.
buildings-fortress = Zamek staje się fortecą, gdy kupisz w nim tytuł regionu. Atakujący rzucają tu w walce wręcz o dwie kości mniej. Kto zdobędzie fortecę, zdobywa tytuł.
buildings-royal_castle = Cena w monetach: { $price }; buduje go tylko ród panującego. Atakujący rzucają tu w walce wręcz o jedną kość mniej.
buildings-mill = Cena w monetach: { $price }; przynosi { $income } w każdej fazie dochodów. Łatwo go spalić: bunt, Wikingowie, grabież, długie bitwy.
buildings = Opactwo: { $income } monety w każdej fazie dochodów, więcej, gdy odwiedzają je utytułowani Lordowie. Czarna Śmierć jest tu łagodniejsza. Złupienie przynosi { $plunder } monet i sztylety.
units-man_at_arms = Cena w monetach: { $price }, punkty walki: { $cp }. Wystarczy jeden, by utrzymać miasto; jeden obsługuje bombardę.
units-archer = Cena w monetach: { $price }, punkty walki: { $cp }, strzela przed walką wręcz.
units-knight = Cena w monetach: { $price }, punkty walki: { $cp }. Ginie od tylu trafień: { $kill_cost }.
units-bombard = Cena w monetach: { $price }. Strzela jedną kością przed walką wręcz, obsługiwana przez zbrojnego; przy pustej ściance wybucha razem z nim.
units-trebuchet = Cena w monetach: { $price }. Budowany na miejscu oblężenia, nigdy się nie rusza; od następnej tury strzela kośćmi do obrońców: { $dice }.
units-royal_knight = Strzeże króla albo królowej suwerennej: punkty walki { $cp } i o { $melee_damage_bonus } trafienie więcej w walce wręcz.
units-royal_man_at_arms = Strzeże małżonka panującego: punkty walki { $cp } i o { $melee_damage_bonus } trafienie więcej w walce wręcz.
units = Najemnik: punkty walki { $cp }, ginie od tylu trafień: { $kill_cost }, strzela jak łucznik. Wynajmuje go karta.
single_cards = Zwołany Parlament uchwala panującemu podatek królewski: { $royal_tax } monet. Odwrócony na Bunt pozwala na jeszcze jeden bunt.
regions = Miasta: { $towns }. Cena tytułu w monetach: { $title_price }; tytuł daje punkt zwycięstwa ({ $vp }): kontroluj wszystkie miasta i miej w jednym z nich zamek.
dioceses = { $title_id ->
        [archbishop] Arcybiskup
       *[bishop] Biskup
    } ma tu tyle głosów w wyborze króla: { $election_votes }, i wpływ na spokój swoich regionów.
sea_zones = Strefa morska. Statki płyną z portu do portu przez sąsiednie strefy, stąd też lądują Wikingowie.
forests = Sherwood łączy cztery miasta. Na 1 lub 2 przechodzącego zatrzymuje Robin Hood: myto { $toll_untitled } monety, od utytułowanych { $toll_titled }, od duchownych więcej.
titles = { $kind_id ->
        [fief] Cena w monetach: { $price }, daje punkt zwycięstwa ({ $vp }), póki go masz, i jeden głos w wyborach. Traci się go wraz z fortecą.
       *[other] Tytuł; sam nie daje punktu zwycięstwa.
    }
titles-title_king = Wybierany głosami lenn i Kościoła. Bez punktu, ale co turę jeden tytuł za darmo, rycerze królewscy, zamek królewski i Parlament.
titles-title_sovereign_queen = Kobieta wybrana na tron: prawa króla.
titles-title_queen = Żona króla: { $income } monety co turę i straż królewska.
titles-title_archbishop = Głosy w wyborach: { $election_votes }; bez Kościoła nikt nie zostanie królem. Nie może się żenić.
titles-title_bishop = Głosy w wyborach: { $election_votes }; uspokaja bunty, nie może się żenić.
titles-title_prioress = Kieruje opactwem i bierze jego dochód. Jej małżeństwo wtedy wygasa.
roads = Droga między { $a } a { $b }, etapy: { $stages }.
towns = Miasto. Każde kontrolowane przynosi 1 monetę w fazie dochodów.{ $port ->
        [yes] {" "}Port: stąd odpływają statki.
       *[no] {""}
    }{ $cathedral ->
        [yes] {" "}Katedra jest siedzibą biskupa.
       *[no] {""}
    }{ $excalibur_site ->
        [yes] {" "}Może tu być ukryty Ekskalibur.
       *[no] {""}
    }
viking_clans = Klan Wikingów: żetony { $vikings } po { $viking_cp } punkty walki, prowadzi je jarl ({ $jarl_cp }). Póki choć jeden Wiking stoi na lądzie, wszystkie dochody spadają o połowę.
dice-combat_die = Tarcze na kości: każda usuwa zbrojnego lub łucznika; rycerz wymaga trzech.
dice-d6 = Rozstrzyga o śmierci, spotkaniach i miejscach.
tokens = Znacznik; sam nic nie robi.
tokens-excalibur = Kto go nosi, zadaje w walce wręcz o { $effect_melee_damage } trafienie więcej. Z kamienia wyciąga się go na { $effect_extract_min }, Artur na { $effect_arthur_extract_min }; gdy nie ma panującego, wyciągający otrzymuje koronę.
tokens-game_board = Mapa Anglii: miasta, drogi, regiony, morza.
tokens-family_board = Pokazuje ludzi rodu, ich tytuły i skarby.
tokens-player_aid = Skrót przebiegu tury.
tokens-screen = Zasłania monety i karty.
tokens-rulebook = Zasady całej gry.
tokens-vp_token = Dostaje go ród, który pierwszy przekaże koronie relikwię: 1 punkt zwycięstwa.
tokens-castle_fortress = Z jednej strony zamek, z drugiej forteca.
tokens-castle_royal_castle = Z jednej strony zamek, z drugiej zamek królewski.
tokens-abbey_royal_abbey = Z jednej strony opactwo, z drugiej opactwo królewskie.
tokens-mill_token = Przynosi 2 monety w każdej fazie dochodów.
tokens-coin = Za monety kupujesz wojsko, budowle i tytuły.
tokens-jarl_token = Prowadzi Wikingów swojego klanu.
tokens-viking_token = Drużyna Wikingów.
tokens-compass_rose = Pokazuje, dokąd pójdą Wikingowie.
tokens-garter = Panujący nadaje go temu, kto pobił Wikingów; więcej Podwiązek rozstrzyga remisy.
tokens-first_player = Kto go ma, zaczyna każdą fazę.
tokens-turn_counter = Pokazuje, która to tura.
tokens-pigeon = Raz w grze leci z monetami, kartami albo zaproszeniem do odległego rodu; kość mówi, czy doleci. Każdy ród ma ich { $detail_per_family }.
tokens-alliance_marker = Zaznacza dwa rody połączone małżeństwem.
tokens-vote_marker = Głos za albo brak głosu w wyborach.
tokens-treasure_marker = Płaci za podatek kościelny albo za pomoc mieszczan; wraca na koniec tury.
tokens-dagger = Dostaje go Lord, który zlecił zabójstwo, zaatakował przeoryszę albo złupił opactwo. Ma go do śmierci.
tokens-lord_pawn = Lord na mapie: gdzie jest on, tam są jego żołnierze.
tokens-prince_of_wales = Następca: po królu zasiada na tronie.

now-title-of = Ma go: { $family }.
now-title-free = Nikt go nie ma.

worth-titles = posiadane tytuły
worth-prospects = przyszłe tytuły
worth-relics = relikwia dla korony
worth-lords = twoi Lordowie
worth-army = twoje wojsko
worth-alliance = twój sojusz
worth-sword = Ekskalibur
worth-pigeons = gołębie
worth-purse = monety, karty, budowle
worth-lead = prowadzenie
worth-battle = ta bitwa
worth-election = wybory
worth-rivals = najlepszy rywal

# Co robi każdy element gry Glory.

romance = Zagraj ją w Fazie Wypraw; nic nie kosztuje. Zyskujesz: { $gain }.
market = Zagraj ją w Fazie Wypraw i zapłać: { $price }. Zyskujesz: { $gain }.
challenge = Zagraj ją w Fazie Wypraw: Pojedynek z atakiem { $opponent_attack } i prestiżem { $opponent_prestige }. Gdy wygrasz, zyskujesz: { $gain }. Gdy przegrasz, karta wraca na rękę.
allies = { $timing_id ->
        [on_gain] Działa raz, w chwili zdobycia: { $effect }.
        [permanent] Działa zawsze i nigdy się nie zużywa: { $effect }.
        [tent] Raz, przed Pojedynkiem; potem leży odwrócony do Fazy Odświeżania: { $effect }.
       *[lance] Raz, w najeździe; potem leży odwrócony do Fazy Odświeżania: { $effect }.
    }
relics = W jednym najeździe może pomóc jedna Relikwia; potem leży odwrócona do Fazy Odświeżania: { $effect }.
prestige = 1 prestiżu, póki leży awersem do góry. Przy równym ataku wygrywa ten, kto ma co najmniej tyle samo prestiżu; żeton wtedy się odwraca. Każdego rodzaju masz najwyżej jeden.
titles = Na koniec wart { $glory } Chwały, jeśli masz wtedy: { $needs }. Każda moneta, żeton i Sojusznik liczy się tylko do jednego Tytułu.
characters = Poziom { $level }. Na początek: { $start }; Wierzchowiec { $mount }, Zbroja { $armour }; karty Wypraw: { $cards }. Dobierasz Tytuły: { $titles_draw }, zachowujesz: { $titles_keep }. Dochód po każdej rundzie: { $income }.
events = { $said }.
spaces = { $circles ->
        [0] Postaw tu pionek, tyle razy, ile chcesz; miejsca starczy dla wszystkich. Zyskujesz: { $gain }.
       *[other] Postaw pionek w wolnym okręgu; gdy wszystkie są zajęte, nikt więcej nie przyjdzie. Zyskujesz: { $gain }.
    }
spaces-space_initiative = Zajmij pierwsze wolne miejsce: od razu dostajesz 1 monetę, a w następnej rundzie grasz i zgłaszasz się przed tymi, którzy tu nie przyszli. Raz na rundę dla każdego gracza.
spaces-space_market = Zapłać całą cenę następnego poziomu i podnieś o jeden Wierzchowca albo Zbroję: poziom II kosztuje 2 monety, III 3, IV 5. Wyższy poziom to więcej kości w każdym Pojedynku.
spaces-space_support = Wybierz Sojusznika z toru, zapłać cenę pod żetonem i weź go. Specjalni po lewej kosztują 2, ci po prawej nic.
spaces-space_herald = Zgłoś się na Turniej wcześniej i wybierz miejsce lub Rycerza przed innymi.
spaces-space_event = Zrób to, co oferuje Wydarzenie tej rundy. Może tylko pierwszy, kto przyjdzie.
spaces-space_journey = Weź 2 karty Wypraw, odkryte lub z talii, i o jedną więcej za każdą swoją Królową. Zagrywa się je w Fazie Wypraw.
spaces-space_new_goal = Dobierz 3 Tytuły i zachowaj 1 jako tajny Cel Osobisty. Nieosiągnięty cel nic nie kosztuje.
knights = { $kind }: atak { $attack }, prestiż { $prestige }. Pokonaj go w Turnieju, a zyskasz { $glory } Chwały; gdy przegrasz, ale wygrasz jeden najazd, połowę.
knight_kinds = Rodzaj Rycerza: karta Turnieju mówi, ilu takich wystąpi.
knight_kinds-kind_veteran = Weterani odejmują ci jeden punkt w jednym kolorze kości.
knight_kinds-kind_polish_noble = Polska Szlachta rzuca jedną kością Zbroi i dodaje ją do ataku.
equipment_levels = Wierzchowiec lub Zbroja poziomu { $level }: kości swojego koloru w każdym najeździe: { $dice }.{ $special_active ->
        [yes] {" "}Specjalna ścianka liczy się w pełni.
       *[no] {""}
    } { $market_cost ->
        [0] Ma go co najmniej każdy.
       *[other] Na Targowisku kosztuje tyle monet: { $market_cost }.
    }
equipment_cards = Pokazuje poziom { $item_id ->
        [mount] Wierzchowca
       *[armour] Zbroi
    }: { $sides }.
prizes = Dla zwycięzcy tego Turnieju: { $gain }.
phases = Część rundy: { $order }.
phases-phase_action = Gracze po kolei stawiają pionek na polu i od razu robią to, co mówi, aż skończą się pionki.
phases-phase_journey = Każdy może zagrać do trzech kart Wypraw.
phases-phase_refresh = Nowa kolejność, pionki wracają, użyci Sojusznicy, Relikwie i prestiż są znów gotowe, a każdy bierze dochód.
phases-phase_registration = Kto nie był u Herolda, wybiera teraz miejsce lub Rycerzy.
phases-phase_tournament = Pojedynki Turnieju.
phases-phase_final_journey = Ostatnia okazja do zagrania kart Wypraw; potem nic nie są warte.
phases-phase_titles = Odkrywa się cele, a każdy osiągnięty Tytuł przynosi Chwałę.
markers = Znacznik; sam nic nie robi.
markers-marker_action_pawn = Twoje pionki: { $per_player }; każdy wykonuje w rundzie jedną akcję.
markers-marker_shield = Twój herb zastępuje cię w Turnieju i na torze Inicjatywy.
markers-marker_score = Pokazuje twoją Chwałę na Torze Punktacji.
markers-marker_extra_glory = Oznacza 30 lub 60 Chwały więcej, niż pokazuje znacznik.
markers-marker_phase = Pokazuje fazę rundy.
markers-marker_win = Wygrany najazd. Dwa wygrywają Pojedynek.
markers-marker_attack_modifier = Przypomina o ataku zmienionym przez Sojusznika lub Relikwię.
markers-marker_roll_result = Przypomina najlepszą kość danego koloru.
markers-marker_prestige_modifier = Błazen: prestiż przeciwnika w pierwszym najeździe: { $value }.
tracks-track_score = Chwała wszystkich graczy.
tracks-track_initiative = Kolejność gry. W Fazie Odświeżania ci, którzy przejęli Inicjatywę, przechodzą na początek.
tracks-track_phase = Która trwa faza rundy.
dice-die_strength = Po jednej za każdy wydany żeton Siły, od 1 do 5; liczy się najlepsza. Specjalna ścianka to 1, a 5, jeśli w tym Pojedynku wydasz cztery żetony.
dice-die_mount = Tyle, ile daje Wierzchowiec, od 0 do 4; liczy się najlepsza. Specjalna ścianka to 0, a 4 z Wierzchowcem poziomu IV.
dice-die_armour = Tyle, ile daje Zbroja, od 0 do 3; liczy się najlepsza. Specjalna ścianka to 0, a 3 ze Zbroją poziomu IV.
resources-res_coins = Monetami płacisz za Sojuszników, na Targowisku i za karty Targu; wymagają ich też niektóre Tytuły.
resources-res_strength = Żetony Siły to kości Siły w Pojedynku, najwyżej cztery w każdym; wydane w wygranym Pojedynku przepadają.
resources-res_faith = Jeden żeton Wiary w najeździe pozwala przerzucić dwie wybrane kości.
solo_cards = Karta przeciwnika: z trzech akcji wykonuje pierwszą możliwą.
solo_scenarios-solo_warrior = Wygraj wszystkie trzy Turnieje; Chwała się nie liczy.
solo_scenarios-solo_lone_challenge = Zdobądź { $difficulty_easy_glory }, { $difficulty_medium_glory } albo { $difficulty_hard_glory } Chwały, zależnie od wybranego poziomu trudności.
solo_scenarios-solo_rival = Miej na koniec więcej Chwały niż rywal.
cities = Miasto Pas d'armes, w kolejności { $order }. W każdym możesz wyzwać jednego Rycerza.
joust_matches = Walka w drabince, etap { $stage } z 3. Kto przegra, odpada{ $loser_journey_cards ->
        [0] .
       *[other] {" "}i może zagrać karty Wypraw: { $loser_journey_cards }.
    }
tournament_cards = Mówi, jacy Rycerze wystąpią w Turnieju każdej rundy.
ally_slots = Miejsce na torze Sojuszników; tyle monet kosztuje Sojusznik, który tu leży: { $cost }.

penalty-strength = Twoja najlepsza kość Siły liczy się o { $number } mniej.
penalty-mount = Twoja najlepsza kość Wierzchowca liczy się o { $number } mniej.
penalty-armour = Twoja najlepsza kość Zbroi liczy się o { $number } mniej.
penalty-noble = Rzuca jedną kością Zbroi i dodaje ją do ataku.
or = albo
need-of = { $what }: { $need }
now-have = Masz teraz: { $have }.
now-circles = Wolne okręgi: { $free }.
good-char_young_knight = Dobry na początek: po trochu wszystkiego, bez słabości.
good-char_rich_heir = Dobry dla kupujących: najpierw wyposażenie z Targowiska, potem Sojusznicy.
good-char_tourney_fighter = Dobry dla tych, którzy chcą walczyć od pierwszej rundy: Siła i Wyzwania na ręce.
good-char_crusader = Dobry dla ostrożnych: dużo Wiary to dużo przerzutów.
good-char_courtier = Dobry dla zbieraczy Romansów i Tytułów: więcej Chwały, większy wybór celów, żadnych walk.
good-char_kings_ward = Dobry dla doświadczonych: zaczyna z Sojusznikiem specjalnym, ale prawie bez niczego więcej.
good-char_condottiere = Dobry dla walczących, którzy znają Sojuszników: silny i z Sojusznikiem specjalnym, ale biedny i bez Wiary.
good-char_pilgrim_knight = Dobry dla lubiących Wiarę i Relikwie, którzy wiedzą, do czego służy Sojusznik specjalny.
good-char_merchants_son = Dobry dla planujących zakupy z rundy na rundę: co rundę monety i Sojusznik specjalny.
good-challenge = Dobry dla walczących, którzy zagrywają dużo Wyzwań.
good-romance = Dobry dla tych, którzy biorą dużo kart Wypraw; Romans nic nie kosztuje.
good-market = Dobry dla tych, którzy mają duży dochód monet.
good-allies = Dobry dla tych, którzy często pozyskują Sojuszników.
good-relics = Dobry dla tych, którzy dużo wyruszają: Relikwie są na kartach Wypraw.
good-things = Dobry jako drugi cel: wymaga tego, co i tak się oszczędza.
good-prestige = Dobry dla tych, którzy zdobywają prestiż Romansami i w Turniejach.
good-duel = Dobry dla silnych: jeden trudny Pojedynek na koniec, wszystko albo nic.
good-equipment = Dobry dla bogatych: Wierzchowiec i Zbroja na najwyższym poziomie.

worth-glory = Chwała
worth-titles = Tytuły
worth-coins = Monety
worth-strength = Siła i Wiara
worth-retinue = Sojusznicy, Relikwie, prestiż
worth-gear = Wierzchowiec i Zbroja
worth-cards = karty Wypraw
worth-tournaments = przyszłe Turnieje
worth-duel = ten Pojedynek
worth-order = kolejność gry
worth-rivals = najlepszy rywal

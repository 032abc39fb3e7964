# Co robi każdy element gry Jan Žižka.

space = { $kind_id ->
        [tavern] Karczma: kto tu stoi, może za akcję werbować drużynników.
        [conquest] Zamek: za akcję możesz spróbować go zdobyć, każdy gracz tylko raz. { $difficulty_id ->
            [hard] To zamek trudny.
           *[easy] To zamek łatwy.
        }
        [event] Duże pole: leży tu żeton wydarzenia, któremu za akcję może stawić czoła ten, kto tu stoi.
       *[small] Pole drogi: tędy się przechodzi, nic się tu nie dzieje.
    }
commander = { $name } daje: { $skills }; na początek: { $price }.
start_follower = Idzie z twoim dowódcą od początku. Daje: { $skills }.
follower = Drużynnik poziomu { $level }, werbowany w karczmie; cena: { $price }. Daje: { $skills }.
conquest_card = { $difficulty_id ->
        [hard] Karta trudnego zamku.
       *[easy] Karta łatwego zamku.
    } Trzeba spełnić po kolei wszystkie rzędy, każdy nowym rzutem wszystkich kości: { $rows }. Nagroda: { $reward }.
event_kind = Rewers wydarzenia: { $kind }.{ $needs ->
        [none] {""}
       *[other] {" "}Wymaga zwykle: { $needs }.
    }{ $morale ->
        [none] {""}
       *[other] {" "}Wydarzenie { $morale }.
    }
event_kind-tournament = Rewers wydarzenia: Turniej rycerski. Każdy może dołączyć za monetę; najlepszy rzut bierze pulę.
event_kind-payment = Rewers wydarzenia: Danina. Wymaga monet, bez kości. Może prowadzić ku cnocie lub występkowi.
event_kind-levy = Rewers wydarzenia: Pobór. Wymaga odejścia drużynników, bez kości.
event_token = Spełnij pierwszy rząd, potem tyle innych, na ile starczy symboli; każdy symbol płaci raz: { $rows }. Kto nie spełni pierwszego, dostaje żeton szczęścia.
event_token-tournament = Rzuć wszystkimi kośćmi; potem odkładaj po jednej, aby przerzucać inne. Liczy się to, co zostanie: { $points }. Cel: { $goal }, pula monet: { $pot }.
event_token-pay = Zapłać to, czego wymaga rząd, i weź nagrodę: { $rows }.
symbol = Symbol: wymagają go wydarzenia i zamki, dają go kości i drużynnicy.
symbol-joker = Zastępuje miecz, spryt lub rozmowę. Rząd, który wymaga jokera, nie przyjmie niczego innego.
supply-coin = Monetami płacisz za drużynników, daniny i turnieje. Na koniec każde 5 to 1 punkt zwycięstwa.
supply-luck_token = Zastępuje jeden brakujący symbol, ale nigdy jokera. Zużywa się.
supply-shield_token = Zaznacza twoje punkty, morale i wyniki.
supply-first_player_marker = Kto go ma, zaczyna każdą rundę.
track-track_morale = U góry cnota, na dole występek. Na końcu toru odchodzą ci, którzy nim gardzą; każdy krok poza koniec to 1 punkt zwycięstwa.
track-track_victory = Punkty zwycięstwa. Gdy ktoś ma 20, rundę gra się do końca i gra jest skończona.
track-track_tournament = Wyniki turnieju rycerskiego.
face = Pusta ścianka: nic.
die-follower_die = Kość twoich ludzi: miecz, miecz, spryt, spryt, rozmowa, joker.
die-wenceslas_die = Dodatkowa kość, póki masz przychylność Wacława: pusta, joker, rozmowa, rozmowa, miecz, spryt.
die-sigismund_die = Dodatkowa kość, póki masz przychylność Zygmunta: pusta, moneta, miecz, miecz, spryt, joker.
favor_token = Póki go masz, rzucasz też jego kością. Kto straci go na rzecz innego, zyskuje 1 punkt zwycięstwa.
wanted_poster = Właściciel porusza się o 1 pole mniej i można go zaatakować. Za każdym razem, gdy miałby dostać list, kładzie się na nim 3 monety: na koniec są jego albo zabiera je ten, kto go pokona.
torak_card = Torak robi po kolei to, co mówi karta. W turnieju jego wynik to { $tournament }.

condition-die = { $event }: o jedną kość więcej.
condition-lance = W turnieju jeden przerzut bez odkładania kości.
despises-virtue = Odchodzi na końcu cnoty.
despises-vice = Odchodzi na końcu występku.
row = { $need } za { $reward }
row-bare = { $need }
good-bores = Dobry dla ostrożnych: dwa przerzuty ratują wiele wydarzeń.
good-katerina = Dobra dla planujących: ogląda wydarzenie, zanim tam pójdzie.
good-torak = Dobry dla niecierpliwych: w każdym ruchu o jedno pole dalej.
good-zizka = Dobry dla walczących: we wszystkim o jedną kość więcej.

worth-points = punkty zwycięstwa
worth-coins = monety
worth-posters = listy gończe
worth-team = twoja drużyna
worth-morale = morale
worth-luck = żetony szczęścia
worth-favours = przychylność władców
worth-castles = przyszłe zamki
worth-road = co będzie dalej
worth-rivals = najlepszy rywal

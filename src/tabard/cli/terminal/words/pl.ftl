# Gra w terminalu. To, co mówią gry, jest w ich własnych słowach.

play-start = { $title }. Uczciwa gra: ziarno losowe ma skrót { $commitment } i zostanie ujawnione na końcu.
play-content = Własna zawartość zastępuje { $number ->
        [one] { $number } element
        [few] { $number } elementy
       *[many] { $number } elementów
    }.
play-reconstructed = Karty, których nie ma w instrukcji, zrekonstruowano: tabard content { $game } --source reconstructed
play-log = Od twojej ostatniej tury:
play-whole-log = Cały przebieg:
play-nothing = Jeszcze nic.
play-curtain = Teraz { $player }, pozostali nie patrzą. Enter, by grać dalej:
play-sealed = Już wybrali: { $players }.
play-prompt = Twój wybór (? zasada, u cofnij, h pomoc):
play-clause = Zasada { $clause }
play-unknown = Nie rozumiem „{ $typed }”. Wpisz klawisz z lewej strony albo h, by zobaczyć pomoc.
play-no-clause = Nie ma zasady { $clause }.
play-refused = Nie teraz: { $reason }
play-possible = { $choice }: to możliwe.
play-why-usage = w i klawisz, na przykład: w 1
play-save-usage = s i plik, na przykład: s partia.json
play-unasked = Co jeszcze możesz zrobić (c NUMER pokazuje rodzaj, c NUMER.NUMER wykonuje):
play-nothing-unasked = Teraz nie ma nic do zrobienia poza kolejnością.
play-undone = Cofnięto.
play-redone = Ponowiono.
play-no-undo = Nie masz czego cofnąć.
play-no-redo = Nie ma czego ponowić.
play-undo-further = To cofa także ruchy innych albo odkryte karty. Niewidziane karty zostaną potasowane na nowo.
play-undo-consent = { $players }: czy wszyscy się zgadzają? (t, n)
play-undo-sure = Cofnąć? (t, n)
play-affirmative = t
play-saved = Zapisano w pliku { $file }.
play-resume = Aby grać dalej: tabard play --resume { $file }
play-nothing-to-save = Nic nie zagrano, nic nie zapisano.
play-help = Wpisz klawisz wyboru albo:
    ?            zasada, z której wynika pytanie; ? GRU-7.7 dowolna zasada
    w KLAWISZ    dlaczego ten wybór jest teraz niemożliwy
    u, r         cofnij, ponów
    b, l         pokaż stół jeszcze raz, cały przebieg
    c            co jeszcze możesz zrobić poza pytaniem
    s PLIK       zapisz
    q            zapisz i zakończ
setup-game = Która gra? ({ $games }) [{ $first }]
setup-opponents = Kto gra przeciw tobie? Po jednym słowie: { $words } [{ $first }]
setup-human = człowiek
setup-unknown = Znam tylko: { $words }.
setup-number = Liczba graczy w { $game }: { $seats }. Liczba przeciwników: { $opponents }.

end-unfinished = Opisana pozycja kończy się tutaj.
end-standing = Wynik końcowy
end-total = Punkty
end-place = Miejsce
end-tie = Przy remisie: { $name }
end-shared = Wspólne zwycięstwo: { $players }.
end-winner = Zwycięstwo: { $players }.
end-seed = Ziarno: { $seed }
end-commitment = Zapieczętowane na początku jako: { $commitment }
end-verify = Aby sprawdzić każde tasowanie: tabard verify { $file }

gru-event = Wydarzenie: { $name }. { $text }
gru-prize = Nagroda: { $card }.
gru-auction = { $leader ->
        [none] Nikt jeszcze nie licytuje.
       *[other] Najwyższa oferta: { $bid }, { $leader }.
    } Licytują: { $bidders }.
gru-pending = Goście Zakonu: +{ $number } do siły Krzyżaków w najbliższej potyczce.
gru-laid-out = Na stole: { $cards }.
gru-strength = nadwyżka +{ $surplus }: siła { $strength }
gru-field = Pole
gru-cards = Karty
gru-groups = Grupy w kolejności stawiania
gru-column-player = Gracz
gru-column-ducats = Duk.
gru-column-provisions = Prow.
gru-column-pawns = Wolne
gru-column-helpers = Pom.
gru-column-hand = Ręka
gru-column-camp = Obozowisko
gru-officer = O
gru-helper = p
gru-ducat = d
gru-card-c = k
gru-card-m = z
gru-card-t = J
gru-card-p = ch
gru-passed = pas
gru-number-of-cards = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }
legend-grunwald = Znaki: ~ rozejm, * gracz rozpoczynający, (3) nie do zdobycia przy tylu graczach,
    O oficer, p pomocnik, d dukat, =5 punkty, #1 miejsce, Pom. wszyscy pomocnicy.
    Karty: k rycerz koronny, z rycerz zaciężny, J jeniec, każda ze swoją siłą.

fie-turn = Tura { $turn } z { $last }, zaczyna { $first }
fie-waiting = czekające plagi: { $number }
fie-siege = oblega { $family }
fie-column-region = Region
fie-column-town = Miasto
fie-column-holder = Kontrola
fie-column-there = Co tam jest
fie-column-family = Ród
fie-column-points = PZ
fie-column-coins = Monety
fie-column-hand = Ręka
fie-column-lords = Lordowie
fie-king = król
fie-sovereign-queen = suwerenna królowa
fie-queen = królowa
fie-prince = Książę Walii
legend-fief = Znaki: (…) za murami, # w niewoli, 5 ? pięciu żołnierzy nieznanego rodzaju, + J z jarlem, ♥ małżeństwo.

companion-start = { $title }, obok prawdziwego pudełka. Podawaj, co pokazują kości i karty i co robisz; przeciwnik gra sam.
companion-prompt = Co widać albo co wybierasz (kilka po przecinku; ? reguła, u cofnij, h pomoc):
companion-help = Wpisz klawisz albo nazwę tego, co widać lub co wybierasz; kilka odpowiedzi po kolei oddziel przecinkami. Albo:
    ?            reguła stojąca za pytaniem; ? GLO-24.10 dowolny punkt
    w KLAWISZ    dlaczego wybór nie jest teraz możliwy
    k            co zrobiłby Rycerz
    u            cofnij ostatnią rzecz; pudełko popraw sam
    b, l         stół tak, jak jest zapisany, cały dziennik
    s PLIK       zapisz
    q            zapisz i wyjdź
companion-undone = Cofnięto. Przywróć też stan na stole.
companion-resume = Aby grać dalej: tabard companion --resume { $file }
companion-knight = Co zrobiłby Rycerz, z szansą wygranej:
companion-position = { $title }: pozycja. Wpisz odpowiedź, a dowiesz się, czy jest dozwolona.
companion-ask = P1 i odpowiedź, do P1 … wykonuje ją, k Rycerz, h pomoc:
companion-position-help = Odpowiedzi pisze się jak w wektorach testowych gry (docs/games) albo P1 choice i odpowiedź wprost.
    P1 …         czy to dozwolone, a jeśli nie, dlaczego?
    do P1 …      wykonaj
    k, k P2      co zrobiłby Rycerz?
    ? PUNKT      reguła
    u            cofnij ostatnią odpowiedź
    b            stół
    q            wyjdź
    Enter        jeszcze raz pytanie
companion-legal = Dozwolone: { $answer }
companion-nobody = Nikt nie jest tu o nic pytany.

companion = Obok prawdziwego pudełka
companion-text = Gra leży na twoim stole. Tu gra jej przeciwnik solo i tu można zapytać o dowolną pozycję.
solo = Przeciwnik solo
position = Dowolna pozycja
solo-text = Używaj własnych kości i kart: podawaj, co pokazują i co robisz. Przeciwnik gra sam i mówi, według której reguły.
begin = Zaczynaj
begin-again = Od początku
begin-again-sure = Zacząć od początku? Wszystko, co podano, przepadnie.
take-back = Cofnij
knight = Co zrobiłby Rycerz?
knight-thinks = Rycerz się namyśla …
chance = { $percent } %
find = Szukaj
so-far = Co się działo
nothing-yet = Jeszcze nic.
shows = Spójrz na stół
yours = Twoja kolej
over = Koniec gry
points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
you = Gracz
seat = P{ $number }
position-text = Zapisz pozycję tak, jak wektory testowe gry; czego nie podano, leży jak po przygotowaniu.
position-file = Pozycja (TOML)
look = Obejrzyj
example = Wróć do przykładu
asked = Teraz pytani
nobody = Nikt nie jest tu o nic pytany.
answer = Odpowiedź, na przykład: { $example }
judge = Czy to dozwolone?
play = Wykonaj
legal = Dozwolone: { $answer }
illegal = { $answer }, nie teraz: { $reason }
played = Wykonano
lost = Nie ma połączenia z serwerem.
busy = Program myśli już dla kogoś. Spróbuj za chwilę.
no-hint = Tu nie da się doradzić.
the-table = Stół
said-things = { $number ->
        [one] 1 informacja
        [few] { $number } informacje
       *[other] { $number } informacji
    }
as-usual = jak po przygotowaniu
as-usual-add = jak po przygotowaniu; dodaj …
add = Dodaj …
pick = Wybierz …
pick-first = Najpierw wybierz to, czego brakuje.
put = Połóż
leave = Anuluj
leave-out = Usuń: { $name }
as-form = Wypełnij
as-text = Jako tekst
position-form = Podaj, co leży na twoim stole; co pominiesz, leży jak po przygotowaniu.
position-wrong = Taka pozycja jest niemożliwa: { $why }
why-not = Czegoś nie ma wśród odpowiedzi? Dlaczego:
advice = Co zrobiłby Rycerz i dlaczego
more = Jeszcze { $number }

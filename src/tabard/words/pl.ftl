# Wspólne słowa wszystkich gier. Umowy: docs/words.md.

yes = tak
no = nie
player = Gracz { $number }
level-page = Paź
level-squire = Giermek
level-knight = Rycerz
level-champion = Mistrz
choice-pass = Pas
choice-shown-any = Wybierz za mnie

event-undone = { $seat } cofa { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }.
event-redone = { $seat } ponawia { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }.

why-not-an-option = Tego nie ma wśród możliwości.
why-not-asked-now = { $seat } teraz nie decyduje; decyzja należy do: { $waiting }.
why-the-match-is-over = Partia jest skończona.
why-no-commands-in-this-game = W tej grze nie ma nic do zrobienia poza kolejnością.
why-no-such-action = Nie ma takiego działania.
why-another-question-is-open = Otwarte jest inne pytanie.

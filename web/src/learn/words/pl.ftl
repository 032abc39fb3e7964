# Lekcje i ćwiczenia: własne słowa klienta. To, co mówi trener, pochodzi z gier.

learn = Nauka
learn-title = Naucz się grać
learn-text = Krótkie lekcje przy prawdziwym stole. Trener mówi, co zrobić i dlaczego; ty to robisz. Zły ruch zostaje wykonany, wyjaśniony i cofnięty.
lessons = Lekcje
practice = Ćwiczenia
practice-text = Jedna pozycja, jedno pytanie: co zrobisz? Kolejność od łatwych do trudnych.
practice-soon = Do tej gry nie ma jeszcze ćwiczeń.
steps = { $number ->
        [one] 1 krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }
left-at = Jesteś na kroku { $at } z { $steps }
begin = Zacznij
go-on = Dalej
once-more = Jeszcze raz
learned = Ukończone
learned-clean = Ukończone bez błędu
progress = ukończone: { $done } z { $all }
all-lessons = Wszystkie lekcje
coach = Trener
step-of = Krok { $at } z { $steps }
now-you = Teraz ty
show-me = Pokaż
take-back = Cofnij
wrong = Niezupełnie
wrong-unnamed = Zasady na to pozwalają, ale trenerowi chodzi o coś innego. Cofnij i spróbuj inaczej.
solved = Rozwiązane!
solved-late = Rozwiązane, choć nie od razu
lesson-over = To była cała lekcja.
next-lesson = Następna: { $title }
next-position = Następna pozycja
coach-lost = Nie ma połączenia z serwerem. To, co już zrobiłeś, nie przepadło.

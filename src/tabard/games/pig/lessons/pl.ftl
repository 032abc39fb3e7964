lesson-first = Rzucaj i wstrzymaj się
lesson-first-goal = Wygrywa, kto po dwóch turach ma najwięcej punktów. W swojej turze rzucasz, ile razy się odważysz.
lesson-first-roll = W puli jeszcze nic nie ma. Rzuć!
lesson-first-roll-too-early = Zakończono turę z pustą pulą, bez punktów. Najpierw rzuć.
lesson-first-hold = Piątka: pięć punktów w puli. Jedynka zabrałaby wszystkie. Wstrzymaj się!
lesson-first-hold-too-late = Jedynka: pula przepadła. Lepsze było pięć pewnych punktów.
lesson-first-card = Twoja karta może być na końcu warta więcej. Zatrzymaj ją albo pokaż, jak wolisz.

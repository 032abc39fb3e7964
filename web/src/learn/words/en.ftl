# Lessons and practice: the client's own words. What the coach says comes from the games.

learn = Learn
learn-title = Learn to play
learn-text = Short lessons at the real table. The coach says what to do and why; you do it. A wrong move happens, is explained and taken back.
lessons = Lessons
practice = Practice
practice-text = One position, one question: what would you do? The order goes from easy to hard.
practice-soon = No positions to practise on yet.
steps = { $number ->
        [one] 1 step
       *[other] { $number } steps
    }
left-at = You are at step { $at } of { $steps }
begin = Begin
go-on = Go on
once-more = Once more
learned = Done
learned-clean = Done without a mistake
progress = { $done } of { $all } done
all-lessons = All lessons
coach = Coach
step-of = Step { $at } of { $steps }
now-you = Now you
show-me = Show me
take-back = Take it back
wrong = Not quite
wrong-unnamed = The rules allow that, but it is not what the coach means. Take it back and try something else.
solved = Solved!
solved-late = Solved, with a detour
lesson-over = That was the lesson.
next-lesson = Next: { $title }
next-position = Next position
coach-lost = The server cannot be reached. What you have done is not lost.

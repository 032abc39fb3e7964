# Общие слова всех игр. Соглашения: docs/words.md.

yes = да
no = нет
player = Игрок { $number }
level-page = Паж
level-squire = Оруженосец
level-knight = Рыцарь
level-champion = Чемпион
choice-pass = Пас
choice-shown-any = Выберите за меня

event-undone = { $seat } отменяет { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }.
event-redone = { $seat } повторяет { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }.

why-not-an-option = Такого варианта нет.
why-not-asked-now = { $seat } сейчас не решает; решение за: { $waiting }.
why-the-match-is-over = Партия окончена.
why-no-commands-in-this-game = В этой игре нельзя ничего делать вне очереди.
why-no-such-action = Такого действия нет.
why-another-question-is-open = Сейчас открыт другой вопрос.

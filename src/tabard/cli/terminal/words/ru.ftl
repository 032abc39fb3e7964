# Игра в терминале. То, что говорят игры, — в их собственных словах.

play-start = { $title }. Честная игра: зерно случайности зафиксировано как { $commitment } и будет раскрыто в конце.
play-content = Своё содержимое заменяет { $number ->
        [one] { $number } компонент
        [few] { $number } компонента
       *[many] { $number } компонентов
    }.
play-reconstructed = Карты, которых нет в правилах, реконструированы: tabard content { $game } --source reconstructed
play-log = После вашего последнего хода:
play-whole-log = Всё, что было:
play-nothing = Пока ничего.
play-curtain = Теперь { $player }, остальные не смотрят. Enter, чтобы продолжить:
play-sealed = Уже сделан выбор: { $players }.
play-prompt = Ваш выбор (? правило, u назад, h помощь):
play-clause = Правило { $clause }
play-unknown = Не понимаю «{ $typed }». Введите клавишу слева или h для помощи.
play-no-clause = Правила { $clause } нет.
play-refused = Сейчас нельзя: { $reason }
play-possible = { $choice }: это можно.
play-why-usage = w и клавиша, например: w 1
play-save-usage = s и файл, например: s game.json
play-unasked = Что ещё можно сделать (c НОМЕР – один вид, c НОМЕР.НОМЕР – выполнить):
play-nothing-unasked = Сейчас вне очереди делать нечего.
play-undone = Ход отменён.
play-redone = Ход повторён.
play-no-undo = Вам нечего отменять.
play-no-redo = Повторять нечего.
play-undo-further = Придётся вернуть и чужие ходы или открытые карты. Ещё не виденные карты будут перетасованы.
play-undo-consent = { $players }: все согласны? (д, н)
play-undo-sure = Вернуть? (д, н)
play-affirmative = д
play-saved = Сохранено в { $file }.
play-resume = Чтобы продолжить: tabard play --resume { $file }
play-nothing-to-save = Ничего не сыграно, сохранять нечего.
play-help = Введите клавишу варианта или:
    ?            правило этого вопроса; ? GRU-7.7 любое правило
    w КЛАВИША    почему вариант сейчас невозможен
    u, r         назад, повторить
    b, l         показать стол ещё раз, весь журнал
    c            что ещё можно сделать помимо вопроса
    s ФАЙЛ       сохранить
    q            сохранить и выйти
setup-game = Какая игра? ({ $games }) [{ $first }]
setup-opponents = Кто играет против вас? По слову на каждого: { $words } [{ $first }]
setup-human = человек
setup-unknown = Известны только: { $words }.
setup-number = Число игроков в { $game }: { $seats }. Число соперников: { $opponents }.

end-unfinished = Описанная позиция на этом кончается.
end-standing = Итог
end-total = Очки
end-place = Место
end-tie = При равенстве: { $name }
end-shared = Общая победа: { $players }.
end-winner = Победа: { $players }.
end-seed = Зерно: { $seed }
end-commitment = Запечатано в начале как: { $commitment }
end-verify = Проверить каждую тасовку: tabard verify { $file }

gru-event = Событие: { $name }. { $text }
gru-prize = Приз: { $card }.
gru-auction = { $leader ->
        [none] Ставок ещё нет.
       *[other] Высшая ставка: { $bid }, { $leader }.
    } Торгуются: { $bidders }.
gru-pending = Гости Ордена: +{ $number } к силе крестоносцев в следующей стычке.
gru-laid-out = На столе: { $cards }.
gru-strength = перевес +{ $surplus }: сила { $strength }
gru-field = Поле
gru-cards = Карты
gru-groups = Группы в порядке выставления
gru-column-player = Игрок
gru-column-ducats = Дук.
gru-column-provisions = Пров.
gru-column-pawns = Своб.
gru-column-helpers = Пом.
gru-column-hand = Рука
gru-column-camp = Лагерь
gru-officer = О
gru-helper = п
gru-ducat = д
gru-card-c = к
gru-card-m = н
gru-card-t = П
gru-card-p = кр
gru-passed = пас
gru-number-of-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
legend-grunwald = Знаки: ~ перемирие, * первый игрок, (3) не выиграть при таком числе игроков,
    О офицер, п помощник, д дукат, =5 очки, #1 место сейчас, Пом. всего помощников.
    Карты: к коронный рыцарь, н наёмный рыцарь, П пленный, у каждой её сила.

fie-turn = Ход { $turn } из { $last }, первым ходит { $first }
fie-waiting = ждут бедствий: { $number }
fie-siege = осаждает { $family }
fie-column-region = Регион
fie-column-town = Город
fie-column-holder = Владеет
fie-column-there = Что там есть
fie-column-family = Род
fie-column-points = ПО
fie-column-coins = Монеты
fie-column-hand = Рука
fie-column-lords = Лорды
fie-king = король
fie-sovereign-queen = правящая королева
fie-queen = королева
fie-prince = принц Уэльский
legend-fief = Знаки: (…) вне стен, # в плену, 5 ? пять воинов неизвестного рода, + J с ярлом, ♥ в браке.

companion-start = { $title }, рядом с настоящей коробкой. Говорите, что показывают кубики и карты и что вы делаете; противник играет сам.
companion-prompt = Что видно или что выбрано (несколько через запятую; ? правило, u вернуть, h помощь):
companion-help = Введите клавишу или название того, что видно или выбрано; несколько ответов подряд — через запятую. Или:
    ?            правило, стоящее за вопросом; ? GLO-24.10 любой пункт
    w КЛАВИША    почему выбор сейчас невозможен
    k            что сделал бы Рыцарь
    u            вернуть последнее; коробку поправьте сами
    b, l         стол, как он записан, весь журнал
    s ФАЙЛ       сохранить
    q            сохранить и выйти
companion-undone = Возвращено. Верните и коробку в прежний вид.
companion-resume = Чтобы продолжить: tabard companion --resume { $file }
companion-knight = Что сделал бы Рыцарь, с шансом на победу:
companion-position = { $title }: позиция. Введите ответ и узнаете, разрешён ли он.
companion-ask = P1 и ответ, do P1 … делает ход, k Рыцарь, h помощь:
companion-position-help = Ответы пишутся, как в тестовых векторах игры (docs/games), или P1 choice и сам ответ.
    P1 …         можно ли так, и если нет, почему?
    do P1 …      сделать ход
    k, k P2      что сделал бы Рыцарь?
    ? ПУНКТ      правило
    u            вернуть последний ответ
    b            стол
    q            выйти
    Enter        вопрос ещё раз
companion-legal = Разрешено: { $answer }
companion-nobody = Здесь никого ни о чём не спрашивают.

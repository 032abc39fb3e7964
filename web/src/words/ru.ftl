# Собственные слова клиента. Слова вопросов, событий и карт приходят из игр.

## Страницы

home = Главная
pages = Страницы
nav-tables = Столы
nav-learn = Обучение
nav-rules = Правила
beside-the-box = Рядом с настоящей коробкой: одиночный противник и позиции
nav-arms = Герб
page-lost = По этому адресу ничего нет.
loading = Загрузка …
server-fault = Сервер не смог этого сделать. Попробуйте чуть позже.
try-again = Ещё раз
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено
credits = Авторы
credits-short = Значки: game-icons.net, CC BY 3.0
credits-icons = Значки:
credits-fonts = Шрифты:
credits-games = Игры принадлежат своим авторам и издателям; Tabard с ними не связан. Компоненты со знаком пера восстановлены нами: владелец коробки может их исправить.
credits-licence = Сам Tabard – свободная программа под лицензией MIT.

## Главная

hero-1 = Входите,
hero-2 = садитесь, играйте.
hero-text = Четыре средневековые настольные игры, где соблюдается каждое правило: вживую или по переписке, с друзьями, с ботами или в одиночку.
play-now = Играть
which-game = Какая игра
way-learn = Научиться
way-learn-text = Наставник сыграет с вами первые ходы. Десять минут.
way-bots = С ботами
way-bots-text = Сразу. Никто вас не ждёт.
way-friends = С друзьями
way-friends-text = Отправьте им ссылку или играйте за одним экраном.
daily = Задача дня
daily-solve = Решить
daily-solved = Решена
daily-row = { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
join-link = Войти по ссылке
join = Войти
your-games = Ваши игры
wait-for-you = { $number ->
        [one] { $number } ждёт вас
        [few] { $number } ждут вас
       *[other] { $number } ждут вас
    }
open-tables = Открытые столы
shelf = Четыре игры на полке
play = Играть
read-rules = Правила
board-of = Поле игры { $game }
players-range = от { $least } до { $most }
players-solo = соло или от { $least } до { $most }
stage-draft = Ещё строится: не все правила на месте.
stage-playable = Играть можно; остались последние доработки.
game-grunwald = На Грюнвальд!
game-grunwald-sub = Рыцари короля Ягайло
game-grunwald-text = Расставляйте офицеров, нанимайте рыцарей, сдержите Орден, а в конце всех накормите.
game-grunwald-time = 45 мин
game-grunwald-weight = лёгкая
game-glory = История рыцаря
game-glory-sub = Glory
game-glory-text = Упражняйтесь, молитесь, ухаживайте и странствуйте. Потом три турнира, кость за костью.
game-glory-time = 90 мин
game-glory-weight = средняя
game-zizka = Ян Жижка
game-zizka-sub = Medieval
game-zizka-text = Соберите сторонников, проедьте дороги Чехии и победите правителей, которым нужна ваша голова.
game-zizka-time = 75 мин
game-zizka-weight = средняя
game-fief = Феод
game-fief-sub = Англия
game-fief-text = Браки, выборы, измены. Четыре рода хотят корону, а получат её только союзники.
game-fief-time = 3 ч
game-fief-weight = сложная
promise-why = Скажет, почему
promise-why-text = У каждого недоступного варианта указано правило, которое его запрещает.
promise-dice = Кости можно проверить
promise-dice-text = Зерно случайности задаётся до первого хода и раскрывается после последнего.
promise-pace = Ваш темп
promise-pace-text = Вживую с часами или примерно ход в день, с отпуском.
promise-back = Просмотр партии
promise-back-text = Пройдите партию шаг за шагом, даже во время игры.
status-open = Ждёт игроков
status-running = Смотреть
status-over = Окончена

## Открытие стола

how-many-players = Игроки
bots-level = Уровень ботов
level-page = Паж
level-squire = Оруженосец
level-knight = Рыцарь
level-champion = Чемпион
level-page-like = Новичок: играет наугад, но не нелепо.
level-squire-like = Берёт то, что сейчас выглядит лучшим. Отвечает сразу.
level-knight-like = Думает наперёд, около четырёх секунд на раунд.
level-champion-like = Думает наперёд, десять секунд на раунд; несколько делят их.
level-external = Программа
hints-allowed = Подсказки разрешены: спросите, что сделал бы Рыцарь
hints-no-clock = Только без часов.
patience = Сколько ждать отсутствующих
patience-help = Кого нет дольше, тот никого не задерживает: остальные могут заменить его или закончить партию.
resigned-look = Кто сдался, может смотреть дальше
resigned-look-help = Глазами своего прежнего места, вместе со скрытыми картами. Ни играть, ни писать он не может.
pace = Темп
pace-live = Вживую
pace-live-text = 20 минут каждому и ещё 30 секунд за ход.
pace-brisk = Быстро
pace-brisk-text = 5 минут каждому и ещё 10 секунд за ход.
pace-correspondence = По переписке
pace-correspondence-text = Примерно ход в день.
pace-untimed = Без часов
pace-untimed-text = Без ограничения времени.
public-table = Открытый: виден в списке столов
hot-seat = Один экран на всех (hot-seat)
play-bots = { $number ->
        [one] Играть с { $number } ботом
       *[other] Играть с { $number } ботами
    }
invite-friends = Открыть стол и пригласить друзей
share-screen = Играть на этом экране
play-alone = Играть в одиночку
alone = Соло
house-rules-changed = { $number ->
        [0] по умолчанию
        [one] { $number } изменение
        [few] { $number } изменения
       *[other] { $number } изменений
    }
usual = по умолчанию
usually = по умолчанию: { $value }
seat-yours = Вы
own-content = Компоненты из своей коробки
own-content-help = Файл TOML или JSON с исправленными компонентами – для владельцев игры.
own-content-choose = Выбрать файл
own-content-away = Убрать файл
own-content-large = Файл слишком велик: не больше 100 кБ.

## Перед игрой

free-chairs = { $number ->
        [one] Свободно { $number } место. Игра начнётся по знаку хозяина.
        [few] Свободно { $number } места. Игра начнётся по знаку хозяина.
       *[other] Свободно { $number } мест. Игра начнётся по знаку хозяина.
    }
all-seated = Все в сборе.
chairs = { $number ->
        [one] { $number } место
        [few] { $number } места
       *[other] { $number } мест
    }
free-chair = Свободное место
sit-here = Сесть сюда
move-here = Пересесть
add-bot = Добавить бота
send-away = Убрать
give-to-program = Отдать место программе
program-name = Название программы
program-token = Её токен, показывается один раз
program-help = Программа подключается к этому столу по токену. Если она не ответит вовремя, за неё сыграет бот. Пример есть в документации.
program-seats = Программы за этим столом
here = здесь
you-host = вы, хозяин
sit-down = Сесть за стол
your-name = Ваше имя
invitation = Приглашение
copy-link = Копировать ссылку
copied = Скопировано
start = Начать
start-with-bots = { $number ->
        [one] Начать с ботом на свободном месте
        [few] Начать с ботами на { $number } свободных местах
       *[other] Начать с ботами на { $number } свободных местах
    }
or-wait = или подождать игроков
host-starts = Игру начинает хозяин.
house-rules = Правила партии
who-may-join = Кто может войти
visibility-public = Все
visibility-invited = По ссылке
who-may-watch = Кто может смотреть
spectators-everyone = Все
spectators-invited = По ссылке
spectators-nobody = Никто
reconstructed = { $number ->
        [one] Восстановлен { $number } компонент
        [few] Восстановлено { $number } компонента
       *[other] Восстановлено { $number } компонентов
    }: их нет ни в правилах, ни на открытых снимках
content-as-is = Все компоненты взяты из правил или с открытых снимков.
content-replaced = Заменено хозяином:
no-table = Этот стол для вас закрыт
no-table-text = Его нет, или нужна вся ссылка с приглашением.
gone-removed = Вас больше нет за этим столом
gone-banned = Ваш доступ к этому серверу заблокирован
gone-signed_out = Сеанс закончился: войдите снова

## Места

seats = Места
seat-number = Место { $number }
bot-red = Красный бот
bot-green = Зелёный бот
bot-violet = Фиолетовый бот
bot-yellow = Жёлтый бот
bot-white = Белый бот
bot-blue = Синий бот
bot-black = Чёрный бот
player-red = Красный
player-green = Зелёный
player-violet = Фиолетовый
player-yellow = Жёлтый
player-white = Белый
player-blue = Синий
player-black = Чёрный
you = вы
your-turn = Ваш ход
seat-thinks = думает
seat-sealed = выбор сделан
seat-away = не за столом
seat-resigned = сдача
seat-stand-in = играет бот
start-player = Первый игрок
arms-of = Герб: { $player }
time-left = Осталось времени
time-short = Ваше время на исходе
days = { $number } д
hours = { $number } ч
spectators = { $number ->
        [one] { $number } зритель
        [few] { $number } зрителя
       *[other] { $number } зрителей
    }
colour-red = Красный, стропило
colour-green = Зелёный, круг
colour-violet = Фиолетовый, косой крест
colour-yellow = Жёлтый, две полосы
colour-white = Белый, крест
colour-blue = Синий, ромб
colour-black = Чёрный, брусок

## Стол

board = Поле
rounds = Раунды
side = Журнал, чат, правила и заметки
views = Виды
tab-log = Журнал
tab-deals = Сделки
no-deals = Сейчас нечего предложить и нечего приказать.
talk-alone = Разговор наедине: { $player }
talk-alone-hint = Это читаете только вы двое. Слова никого не связывают, принятые сделки связывают.
deals-offered = { $number ->
        [one] { $number } предложение вам
        [few] { $number } предложения вам
       *[other] { $number } предложений вам
    }
tab-chat = Чат
tab-rules = Правила
tab-notes = Заметки
view-board = Поле
view-hand = Рука
view-seats = Места
view-log = Журнал
log-empty = Ещё ничего не произошло.
since-your-turn = С вашего последнего хода
show-all = Показать всё
chat-empty = Сообщений пока нет.
chat-write = Напишите сообщение
chat-all = Всем
chat-to = Только: { $player }
chat-only = только: { $players }
chat-who = Кто увидит
chat-send = Отправить
note-hint = Ваши заметки об этом столе. Больше никто их не читает.
note-kept = Сохранено.
rules = Правила
guide = Как играть
clauses = Правила по пунктам
next = Дальше
back = Назад
no-guide = Руководства к этой игре пока нет, но правила все здесь.
rules-search = Искать в правилах
rule-unknown = Такого пункта в правилах нет.
rule-more = Показать в правилах
menu = Меню
settings = Настройки
this-table = Этот стол
sound = Звук
live = на связи
offline = нет связи
connection-lost = Связь потеряна, подключаемся снова. Ничего не пропало.
connection-closed = Соединение с этим столом закрыто. Обновите страницу, чтобы вернуться.

## Цель и очки

goal = Цель
goal-grunwald = После 8-го раунда побеждает тот, у кого больше очков: накормите как можно более сильное войско.
goal-glory = { $scenario ->
        [solo_warrior] Выиграйте все три турнира.
        [solo_rival] Наберите к концу больше славы, чем ВП.
        [solo_lone_challenge] Наберите к концу { $aim } славы.
       *[other] Побеждает тот, у кого больше славы после третьего турнира, вместе с титулами.
    }
goal-zizka = { $seats ->
        [1] Наберите больше победных очков, чем Торак, когда у одного из вас их станет 20.
       *[other] Побеждает тот, у кого больше победных очков; игра кончается в том раунде, когда у кого-то их 20.
    }
goal-fief = { $seats ->
        [2] Победа: 4 очка и брак двух ваших родов после хода 5 или 6 либо больше всех очков после хода 7.
        [3] Победа: 3 очка после хода 5 или 6 либо больше всех очков после хода 7.
       *[other] Победа: 3 очка одному или 4 вместе с союзником после хода 5 или 6 либо больше всех очков после хода 7.
    }
lead = Впереди { $player }: { $score }, отрыв { $ahead }: { $why }.
lead-several = Впереди: { $players }, по { $score }.
lead-solo = { $player }, пока: { $score }.
lead-nobody = Очков пока нет ни у кого.
lead-guessed = (оценка)
about-ask = Что это? Затем нажмите на любую карту, деталь или место.
about-all = Все карты и детали
about-search = Искать
about-nothing = Об этом нечего рассказать.
moments = Важные события
moments-hint = Панель над полем, пока вы не продолжите.
moments-none = Нет
moments-brief = Кратко
moments-full = Полностью
moment-sums = Итого
moments-more = ещё { $number }
bots-moves = Что делают другие
bots-moves-hint = Каждое событие сразу или всё вместе, когда снова ваш ход.
bots-moves-each = Сразу
bots-moves-summary = Сводкой
moment-meanwhile = Тем временем
continue = Дальше
what-happened = Что произошло
skip = Пропустить
speed = Ходы других
speed-hint = показаны на поле один за другим
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-none = сразу
details = Подробности: { $number }
show-me-again = показать ещё раз
show-again = показать
moment-skirmish = Стычка
moment-duel = Поединок
moment-tournament = Турнир
moment-round = Конец раунда
moment-fight = Бой
moment-conquest = Штурм замка
moment-battle = Битва
moment-election = Выборы короля
moment-plague = Бедствие
moment-vikings = Викинги
score-now = Если бы игра закончилась сейчас
estimated = оценка
estimated-why = ≈ стоит там, где другие скрывают, что у них есть: число оценено по тому, что видно вам.

## Решения

your-decision = Ваше решение
legal = Это можно выбрать
step-undo = Назад
how-many = Сколько
less = Меньше
more = Больше
hint = Подсказка
hint-title = Что сделал бы Рыцарь?
usual = Как обычно
usual-title = Только этот ответ имеет смысл. Одно нажатие даёт его и все такие ответы после него, пока не придётся решать или не спросят других.
hint-thinks = Рыцарь думает.
hint-says = Рыцарь выбрал бы: { $choice }
hint-chance = { $chance } % на победу
hint-gains = лучше: { $parts }
hint-costs = хуже: { $parts }
hint-others = Не рассмотрено вариантов: { $number }.
hint-measure = Числа – очки оценки Рыцаря: лучший выбор сравнивается со следующим, остальные – с лучшим.
hint-alike = почти то же
hint-from-you = Только на основе того, что вы знаете.
advance-passes = Всегда пас…
advance-answers = Всегда отвечать…
advance-title = Ответ заранее
advance-hint = Даётся после короткой паузы, что бы ни было у вас на руке. Больше никто об этом не узнает.
advance-where = Где
advance-everywhere = В каждом окне реакций
advance-until = Как долго
advance-until-once = Когда спросят в следующий раз
advance-until-round = В этом раунде
advance-until-match = Всю партию
advance-unless = Но спрашивать меня, когда на меня нападают
advance-limit = Торговаться до
advance-up-to = Ставка до { $number }
advance-ask-me = Спросить меня
advance-pass = Пас
advance-rule = { $answer } · { $where } · { $until }
advance-rule-unless = { $rule } · кроме нападений
advance-strip = Ваши ответы заранее
advance-coming = Через мгновение: { $answer }
advance-stop-here = Остановить здесь
advance-stop = Остановить: { $rule }
thinks-round = в этом раунде { $seconds } из { $purse } с
waiting-for = Решает { $player }
waiting-for-several = Ждём: { $players }
waiting-hint = Вам сообщат, когда придёт ваш ход.
spectating = Вы смотрите партию.
nothing-open = Решать нечего
undo = Отменить
undo-none = Отменить: вам пока нечего отменять.
undo-ask = Попросить вернуться к вашему последнему ответу ({ $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[other] { $answers } ответов
    })
redo = Повторить
undo-requested = Вы попросили отменить ход; решают остальные.
undo-asks = { $player } просит отменить ходы до своего последнего ответа: отменить { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[other] { $answers } ответов
    }.
allow = Разрешить
refuse = Отказать
pace-asks = { $player } предлагает другой темп: { $pace }.
end-votes = За окончание партии: { $players }
end-vote = Голосовать за окончание
end-vote-back = Отозвать голос
hand-seat-over = Пусть за меня играет бот
take-seat-back = Вернуться на место
read-only = Эта партия началась по другим правилам, здесь её можно только смотреть; игроки могут проголосовать за её окончание.
bot-plays-you = За вас играет бот.
resign = Сдаться
resign-sure = Сдаться насовсем?
refused-stale = Игра ушла вперёд. Вот текущее положение; ничего не пропало.
refused-refused = Это невозможно: { $reason }
refused-malformed = Сервер этого не понял: { $reason }
refused-content = С такими компонентами играть нельзя: { $reason }
refused-broken = На сервере что-то пошло не так; ничего не потеряно. Попробуйте чуть позже.
refused-busy = Сервер занят. Попробуйте чуть позже.
refused-damaged = Этот стол повреждён и не может быть показан.
refused-empty_seats = Некоторые места ещё пусты.
refused-foreign = Это пришло с чужой страницы.
refused-full = Все места заняты.
refused-illegal = Сейчас это невозможно.
refused-no_hello = Сначала откройте стол.
refused-no_level = Такого бота нет.
refused-no_request = Об этом больше никто не просит.
refused-no_seat = Такого места нет.
refused-no_table = Такого стола нет.
refused-no_token = Сеанс устарел. Загрузите страницу заново.
refused-not_asked = Сейчас вас не спрашивают.
refused-not_found = Такого здесь нет.
refused-not_host = Это может сделать только хозяин стола.
refused-not_kept = Ничего не сделано: сервер не смог это сохранить. Попробуйте чуть позже.
refused-not_over = Только когда партия закончится.
refused-not_signed_in = Сначала нужно кем-то быть: начните партию или войдите.
refused-not_started = Партия ещё не началась.
refused-not_yours = Здесь вам этого нельзя.
refused-over = Партия окончена.
refused-read_only = Эту партию можно только смотреть.
refused-started = Партия уже началась.
refused-taken = Это уже занято кем-то другим.
refused-too_large = Это слишком длинно.
refused-too_slow = Это не пришло вовремя. Попробуйте ещё раз.
refused-weak_password = Этот пароль слишком слабый.
refused-wrong_password = Имя, пароль или ссылка неверны.
refused-wrong_token = К этому токену не относится ни одно место.
refused-restart = Сервер перезапускается. Попробуйте чуть позже.
refused-slow_down = Слишком много сообщений: чуть помедленнее.
refused-no_hints = За этим столом подсказок нет.
refused-no_hint = Здесь подсказать нельзя.
refused-muted = Вам запрещено писать в чат.
refused-banned = Ваш доступ к этому серверу заблокирован.
refused-blocked = За этот стол вам не сесть.
refused-not_invited = Этот стол для вас закрыт.

## Взгляд назад

step-through = Пройти партию шаг за шагом
step-first = К началу
step-back = На шаг назад
step-forward = На шаг вперёд
step-last = К текущему положению
past = Вы смотрите более раннее положение
past-hint = Шаг { $at } из { $all }
eyes-of = Глазами игрока
back-to-now = Вернуться к игре

## Конец

the-end = Конец
wins = Победа: { $player }
win-together = Общая победа: { $players }
no-winner = На этот раз без победы
with-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
score-parts = Откуда очки
total = Итого
tie-break = При равенстве
ended-played = Партия окончена.
ended-voted = Игроки закончили партию.
ended-resigned = Партия окончена сдачей.
ended-closed = Администратор сервера завершил партию.
seed-told = Зерно случайности:
rematch = Реванш
to-rematch = К реваншу
replay-it = Посмотреть повтор
export = Сохранить в файл
analysis = Анализ
analysis-title = После партии
analysis-begin = Проанализировать партию
analysis-working = Идёт анализ: { $percent } %. Можно уйти со страницы и вернуться.
analysis-failed = Партию не удалось проанализировать.
analysis-text = Бот оценит каждое положение и найдёт самые дорогие ошибки. Это займёт минуту-другую.
analysis-not-over = Партию можно проанализировать, когда она окончена.
analysis-back = К столу
curve-title = Шанс на победу
curve-text = В процентах, по тому, что мог знать каждый игрок.
curve-describes = Шанс каждого игрока на победу от начала до конца партии
curve-table = График в виде таблицы
curve-moment = Шаг
curve-at = Шаг { $at }: { $chances }
curve-seat = { $player } { $chance } %
curve-keys = Стрелки влево и вправо ведут по партии, Enter открывает положение.
costly-title = Дорогие ошибки
costly-text = Не больше трёх на каждого игрока. Числа – шансы на победу в процентах, по тому, что игрок тогда знал.
costly-none = Ничего дорогого не найдено.
costly-chosen = Выбрано: { $choice }
costly-better = Рыцарь выбрал бы: { $choice }
costly-cost = потеря { $cost } п. п.
costly-open = Посмотреть на поле

## Настройки

language = Язык
theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
motion = Анимация
motion-system = Как в системе
motion-less = Меньше
confirm = Подтверждать вторым нажатием
confirm-hint = Для выбора, который нельзя отменить, – всегда.
confirm-touch = При касании
confirm-always = Всегда
confirm-never = Никогда
volume = Громкость
show-keys = Показывать клавиши
keys = Клавиши
key-option = Клавиша на варианте выбирает его.
key-enter = Enter подтверждает.
key-esc = Esc убирает выбор, затем делает шаг назад.
key-undo = U отменяет ход.
key-hint = ! спрашивает, что сделал бы Рыцарь, где подсказки разрешены.
key-arrows = Стрелки влево и вправо ведут по партии.
key-help = ? показывает правило выбранного элемента или этот список.

## Вы

you-here = Вы здесь
name = Имя
arms = Герб
arms-help = Как описывают гербы
login = Имя для входа
password = Пароль
sign-in = Войти
sign-in-failed = Неверное имя или пароль.
sign-in-hint = Для игры вход не нужен: откройте стол, и вы гость.
tell-me = Уведомлять, когда мой ход
push = Уведомлять меня в этом браузере
push-on = Этот браузер будет уведомлять
email = Эл. почта
webhook = Адрес вебхука
webhook-help = Адреса Discord и Slack подходят как есть. Другие службы получают JSON; добавьте к адресу #slack или #discord, если им нужен такой формат.
try-notices = Отправить пробное сообщение
all-arrived = Пробное сообщение доставлено.
not-arrived = сообщение от { $when } не доставлено.
channel-mail = Эл. почта
channel-webhook = Вебхук
channel-push = Уведомления браузера
undelivered-no-answer = { $host } не отвечает вовремя.
undelivered-not-trusted = У { $host } нет действительного сертификата.
undelivered-unreachable = { $host } недоступен.
undelivered-not-outside = { $host } не в открытом интернете.
undelivered-answered = { $host } отвечает { $status }.
undelivered-bad-address = Такой адрес не разрешён.
undelivered-mail-refused = Почтовый сервер не принимает этот адрес в { $host }.
undelivered-mail-failed = Почтовый сервер сейчас не работает.
blocked-people = Заблокированные
unblock = Разблокировать
blocked-line = Вы заблокировали этого человека: показать сообщение
blocked-line-gone = Вы заблокировали этого человека: сообщение скрыто
people-here = Люди за этим столом
block = Заблокировать
report = Пожаловаться
remove = Удалить
sure-block = Заблокировать: { $name }? Вы не сядете за одни столы.
sure-remove = Удалить: { $name }? Вернуться за этот стол будет нельзя.
is-blocked = В списке заблокированных: { $name }. Отменить можно в своём профиле.
is-reported = Жалоба отправлена администратору сервера.
report-why = Что случилось?
report-help = Администратор сервера увидит это вместе с последними сообщениями этого человека в чате.
sign-out = Выйти
make-account = Завести учётную запись
personal-link = Ваша личная ссылка, чтобы вернуться с другого устройства:
export-me = Скачать мои данные

## Гербы

arms-title = Гербы
arms-text = Герб – это строка текста (по-английски). Игроки выбирают свои, у рыцарей на картах свои, и тот же текст всегда рисует тот же щит.
arms-good = Хорошая геральдика.
arms-badly = Плохо различим (металл на металле или цвет на цвете):
arms-chance = Случайный
arms-take = Взять этот герб
arms-examples = Примеры
arms-seats = Места: цвет и знак

## Na Grunwald!

grunwald-round = Раунд { $round } из { $rounds }
grunwald-season-1 = Осень 1408
grunwald-season-2 = Зима 1408
grunwald-season-3 = Весна 1409
grunwald-season-4 = Лето 1409
grunwald-season-5 = Осень 1409
grunwald-season-6 = Зима 1409
grunwald-season-7 = Весна 1410
grunwald-season-8 = Лето 1410
grunwald-hint-teutons = одна фишка – одна карта
grunwald-hint-crown = решают очки фишек
grunwald-hint-provisions = считаются фишки и дукаты
grunwald-hint-ducats = решают очки фишек
grunwald-hint-mercenaries = одна фишка; решают дукаты
grunwald-hint-helpers = первому даром; второй может купить
grunwald-empty = пока никого
grunwald-no-cards = карт нет
grunwald-truce = перемирие до раунда 4
grunwald-truce-title = Перемирие
grunwald-truce-hint = В раундах 1–3 стычек нет.
grunwald-teutons = Сила крестоносцев
grunwald-strength = Сила крестоносцев в этом раунде
grunwald-strength-none = Крестоносцев не видно.
grunwald-strength-sum = = { $cards } на картах + { $surplus } за { $seats } игроков{ $guests ->
        [0] {""}
       *[other] {" "}+ { $guests } гости
    }
grunwald-against = Защитники против крестоносцев
grunwald-deficit = Поражение: каждый должен { $deficit }.
grunwald-held = Рубеж удержан.
grunwald-no-event = Без события
grunwald-no-event-hint = События начинаются с раунда 2.
grunwald-no-bid = Ставок ещё нет
grunwald-bid = { $player }: { $ducats }
grunwald-rank = { $rank }: { $value }
grunwald-pile = { $field }: осталось карт: { $left }
grunwald-pool = { $player }: помощников в запасе: { $number }
grunwald-hand = Ваша рука
grunwald-hand-of = Рука:
grunwald-camp = Лагерь
grunwald-camp-hint = уже в деле были
grunwald-to-feed = Накормить: { $knights }, провиант: { $provisions }
grunwald-free-pawns = Свободны: { $officer ->
        [yes] офицер,
       *[no] без офицера,
    } { $helpers ->
        [one] { $helpers } помощник
        [few] { $helpers } помощника
       *[other] { $helpers } помощников
    }
grunwald-reserve = Ваш резерв
grunwald-stack-officer = Офицер
grunwald-stack-helpers = { $number ->
        [one] { $number } помощник
        [few] { $number } помощника
       *[other] { $number } помощников
    }
grunwald-stack-hint = Перетащите фишки на поле или выберите их, а потом поле.
grunwald-place-officer = Поставить офицера
grunwald-place-helpers = { $number ->
        [one] Поставить { $number } помощника
       *[other] Поставить { $number } помощников
    }
grunwald-ghost = Ваши фишки, ещё не поставлены
grunwald-field = { $field }, поле { $number }
grunwald-group = { $player }: { $officer ->
        [yes] офицер,{" "}
       *[no] {""}
    }{ $helpers ->
        [0] {""}
        [one] { $helpers } помощник,{" "}
        [few] { $helpers } помощника,{" "}
       *[other] { $helpers } помощников,{" "}
    }{ $ducats ->
        [0] {""}
        [one] { $ducats } дукат,{" "}
        [few] { $ducats } дуката,{" "}
       *[other] { $ducats } дукатов,{" "}
    }{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

## Glory

glory-round = Раунд { $round } из 3
glory-sir = ВП
glory-sir-deck = Осталось карт в колоде ВП
glory-sir-goals = Цели:
glory-solo-goal = Цель: { $number } славы
glory-level-easy = легко
glory-level-medium = средне
glory-level-hard = трудно
glory-personality-warrior = воин
glory-personality-godly = праведник
glory-faces = Показать
glory-face-setup = Подготовка
glory-face-town = Город
glory-face-lists = Ристалище
glory-face-duel = Поединок
glory-joust = Плезанс
glory-pas_darmes = Падарм
glory-final = Финал
glory-no-lists = Турнир ещё не объявлен.
glory-running = идёт бой
glory-place = Место { $number }: { $name }
glory-place-free = свободно
glory-unchallenged = никто не вызвал
glory-last-duel = Последний поединок
glory-coins = Монеты
glory-strength = Сила
glory-faith = Вера
glory-glory = Слава
glory-prestige = Престиж
glory-attack = Атака
glory-mount = Скакун
glory-armour = Броня
glory-pawns = Фишки
glory-pawns-left = Осталось фишек: { $number }
glory-goals = Личные цели
glory-deck-romance = Романтика
glory-deck-market = Рынок
glory-deck-challenge = Вызов
glory-pile = Колода «{ $deck }»: осталось { $left }
glory-price = { $number }
glory-cost = цена: { $cost }
glory-opponent = атака { $attack }, престиж { $prestige }
glory-gain-coins = { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[other] { $number } монет
    }
glory-gain-strength = { $number } силы
glory-gain-faith = { $number } веры
glory-gain-glory = { $number } славы
glory-gain-special_ally = { $number ->
        [one] особая поддержка
       *[other] особая поддержка: { $number }
    }
glory-gain-journey_cards = { $number ->
        [one] { $number } карта путешествия
        [few] { $number } карты путешествий
       *[other] { $number } карт путешествий
    }
glory-gain-prestige = престиж: { $what }
glory-gain-relic = реликвия
glory-gain-titles = взять { $draw }, оставить { $keep }
glory-gain-upgrade = { $item ->
        [mount] скакун: { $level }
        [armour] броня: { $level }
       *[other] скакун или броня: { $level }
    }
glory-hint-buy_upgrade = заплатите и улучшите скакуна или броню
glory-hint-take_ally = заплатите цену и возьмите жетон
glory-hint-early_registration = запишитесь заранее
glory-timing-tent = перед поединком
glory-timing-lance = в стычке
glory-timing-permanent = всегда
glory-timing-on_gain = один раз, при получении
glory-used = использован
glory-effect-set-die = { $die }: один на { $value }
glory-effect-reroll = переброс до { $number } кубиков
glory-effect-own-attack = атака +{ $number }{ $first ->
        [yes] , первая стычка
       *[no] {""}
    }
glory-effect-opponent-attack = атака соперника −{ $number }{ $first ->
        [yes] , первая стычка
       *[no] {""}
    }
glory-effect-opponent-prestige = престиж соперника −{ $number }{ $first ->
        [yes] , первая стычка
       *[no] {""}
    }
glory-effect-refresh = возвращает { $what ->
        [ally] поддержку
        [relic] реликвию
       *[prestige] жетон престижа
    }
glory-effect-faith = вера перебрасывает на { $number } больше
glory-effect-plan = на { $number } больше при планировании путешествия
glory-effect-plays = на { $number } карту больше в путешествии
glory-effect-discount = рынок и поддержка дешевле на { $number }
glory-effect-titles = титулы дороже на { $number }
glory-need-coins = монеты
glory-need-strength = сила
glory-need-faith = вера
glory-need-allies_any = поддержка
glory-need-relics = реликвии
glory-need-prestige = жетоны престижа
glory-need-romance = сыграно карт романтики
glory-need-market = сыграно карт рынка
glory-need-challenge = выиграно вызовов
glory-need-without = без: { $what }
glory-need-mount = скакун { $level }
glory-need-armour = броня { $level }
glory-need-duel = победа в поединке: атака { $attack }, престиж { $prestige }
glory-progress = готово на { $percent } процентов
glory-worth = { $number } славы
glory-event-round = Событие, раунд { $round }
glory-event-text = { $everybody ->
        [yes] все: { $said }
       *[no] { $cost ->
            [none] { $said }
           *[other] заплатить { $cost }: { $said }
        }
    }
glory-event-ally = взять поддержку
glory-event-lose = потеря: { $what }
glory-event-pawn = фишек меньше на { $number }
glory-no-event = Нет события
glory-next-event = Далее: { $event }
glory-pawns-here = Здесь: { $players }
glory-circles = Свободных кругов: { $free }
glory-order = Порядок: { $players }
glory-slot = { $ally }. Цена { $cost }
glory-slot-empty = пусто до обновления
glory-character = { $name }
glory-start = В начале
glory-gear = Снаряжение
glory-cards = Карты
glory-income = Доход
glory-titles = Титулы
glory-titles-hint = Считается для каждого титула отдельно; в конце жетон служит только одному.
glory-public-titles = Общие титулы
glory-mine = Моё
glory-hand = Карты путешествий
glory-no-cards = нет карт
glory-retinue = Поддержка, реликвии, престиж
glory-wins = Выиграно стычек: { $number }
glory-spent = Потрачено силы: { $number }
glory-faith-used = Потрачено веры: { $number }
glory-left = осталось: { $number }
glory-noble = Польский вельможа
glory-noble-die = бросает кубик брони: { $number }
glory-penalty = { $die }: у вас на { $number } меньше
glory-die = { $die }: { $value }{ $reroll ->
        [yes] , перебросить
       *[no] {""}
    }
glory-counts = в счёт
glory-reroll = переброс
glory-modifier = Поддержка и реликвии
glory-step-tent = Шатёр
glory-step-strength = Сила
glory-step-roll = Бросок
glory-step-faith = Вера
glory-step-ally = Поддержка
glory-step-second_ally = Поддержка
glory-step-relic = Реликвия
glory-step-resolve = Итог
glory-engagement = атака, стычка { $number } из { $most }
glory-score = Атака { $mine } к { $its }
glory-results = Стычки
glory-skip = Пропустить
glory-won = победа
glory-lost = поражение
glory-tools-tent = В шатре
glory-tools-lance = С копьём
glory-tools-relic = Реликвии
glory-tools-permanent = Всегда

table-damaged = Повреждённый стол { $id }: обратитесь к администратору сервера

# What the server refuses.
refused-there-is-no-room-on-the-disk = Ничего не изменилось: диск сервера заполнен. Попробуйте снова, когда администратор освободит место.
refused-the-database-is-read-only = Ничего не изменилось: база данных сервера доступна только для чтения. Попробуйте снова, когда администратор это исправит.
refused-the-database-is-damaged = Ничего не изменилось: база данных сервера повреждена. Сообщите администратору.
refused-the-database-does-not-answer = Ничего не изменилось: база данных сервера не отвечает. Попробуйте чуть позже.
refused-this-table-is-damaged = Этот стол повреждён, показать его нельзя. Ничего не удалено: администратор найдёт его в журнале сервера.
refused-this-server-ends = Сервер перезапускается; ничего не изменилось. Попробуйте чуть позже.
refused-something-went-wrong-here = На сервере что-то пошло не так; ничего не потеряно. Попробуйте чуть позже.

# Seats that change hands, sessions.
seat-may-be-yours = Место игрока { $player } можно занять.
ask-for-seat = Попросить это место
seat-asked = { $name } просит играть за { $player }.
bot-asked = Предложение: за { $player } продолжит бот.
agreement-waits = Ещё не согласны: { $players }.
long-away = { $player } нет дольше, чем ждёт этот стол.
away-until = { $player } нет за столом; после { $time } остальные могут не ждать.
let-bot-play = Пусть продолжит бот
the-stand-in = бот
seat-changed = { $time }: за { $was } играет { $now }.
rules-moved = { $time }: партия продолжается по правилам { $now }; началась по правилам { $was }, и все ходы остаются в силе.
end-now = Закончить партию сейчас
change-password = Сменить пароль
password-old = Текущий пароль
password-new = Новый пароль
end-others = Выйти на всех других устройствах
others-ended = Вы вошли только здесь.
refused-this-password-is-too-common = Это один из самых распространённых паролей. Выберите другой.
refused-this-password-is-too-simple = В этом пароле слишком много повторов. Выберите другой.
refused-this-password-is-your-name = Этот пароль – ваше имя для входа с добавкой. Выберите другой.
refused-you-know-another-seat = Вы знаете тайны другого места в этой партии.
refused-somebody-plays-this-seat = На этом месте играют.
refused-somebody-asks-already = Кто-то другой уже попросил.
refused-not-away-long-enough = Этот игрок отсутствует недостаточно долго.
refused-nobody-asks-for-a-seat = Никто не просит места.
refused-a-program-would-show-you-that-seat = Здесь играют другие: токен программы показал бы вам это место.
refused-you-write-too-fast = Вы пишете слишком быстро. Подождите немного.
confirm-sent = На этот адрес отправлено письмо: откройте в нём ссылку, и уведомления будут приходить туда.
refused-this-server-sends-no-mail = Этот сервер не отправляет писем.
refused-too-many-addresses = Слишком много адресов за короткое время. Попробуйте позже.
refused-this-link-is-over = Эта ссылка больше не действует.

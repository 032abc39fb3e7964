your-turn = { $table }: ваш ход.
time-short = { $table }: ваше время на исходе.
a-trial = Пробное сообщение от { $table }: доходит ли оно?
confirm-address = Откройте ссылку, чтобы подтвердить, что { $table } может писать вам сюда. Если вы ни о чём не просили, ничего не делайте.
time-left = Осталось: { $time }.
days = { $number ->
    [one] { $number } день
    [few] { $number } дня
    [many] { $number } дней
   *[other] { $number } дня
}
hours = { $number ->
    [one] { $number } час
    [few] { $number } часа
    [many] { $number } часов
   *[other] { $number } часа
}
minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
    [many] { $number } минут
   *[other] { $number } минуты
}

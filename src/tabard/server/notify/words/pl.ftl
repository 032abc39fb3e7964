your-turn = { $table }: twoja kolej.
time-short = { $table }: kończy ci się czas.
a-trial = Wiadomość próbna od { $table }: czy dociera?
confirm-address = Otwórz ten link, by potwierdzić, że { $table } może tu do ciebie pisać. Jeśli o nic nie prosisz, nic nie rób.
time-left = Zostało: { $time }.
days = { $number ->
    [one] { $number } dzień
   *[other] { $number } dni
}
hours = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}

your-turn = { $table }: it is your turn.
time-short = { $table }: your time is running out.
a-trial = A message from { $table }, to see whether it arrives.
confirm-address = Open this link to confirm that { $table } may write to you here. If you asked for nothing, do nothing.
time-left = { $time } left.
days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}

### What a notification says when Fogbound is out of sight. The system shows it, in one or two lines.

notify-title = Ваш ход
# $code: the four letters of the table
notify-body = За столом { $code } ждут вашего хода.

### What a notification says when Fogbound is out of sight. The system shows it, in one or two lines.

notify-title = Your turn
# $code: the four letters of the table
notify-body = Table { $code } is waiting for you.

### What a notification says when Fogbound is out of sight. The system shows it, in one or two lines.

notify-title = Du bist am Zug
# $code: the four letters of the table
notify-body = Tisch { $code } wartet auf dich.

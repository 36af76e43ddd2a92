### What a notification says when Fogbound is out of sight. The system shows it, in one or two lines.

notify-title = À vous de jouer
# $code: the four letters of the table
notify-body = La table { $code } vous attend.

### Fogbound on a device of its own: without a connection, and out of sight.

# The page that shows when there is no connection to the server. The sentence error-offline stands before offline-text.
offline-title = Keine Verbindung
offline-text = Fogbound versucht es weiter und meldet sich von selbst zurück. Bis dahin kannst du beendete Spiele ansehen und die Regeln lesen.
offline-games = Spiele auf diesem Gerät
offline-games-text = Öffne eins und sieh es dir Zug für Zug noch einmal an.
offline-none = Noch keine. Jedes beendete Spiel, das du hier öffnest, bleibt auch ohne Verbindung da.
# A button under the list of these games.
offline-forget = Von diesem Gerät löschen

# A switch in the table's menu: a notification of the system, when it is this person's turn.
notices-label = Benachrichtigen, wenn ich am Zug bin
notices-text = Auf diesem Gerät, wenn Fogbound gerade nicht zu sehen ist.
# Instead of notices-text, where the person has forbidden notifications in the browser.
notices-denied = Dein Browser blockiert Benachrichtigungen von dieser Adresse. Erlaube sie in seinen Einstellungen.

# A setting of the table, for its host.
setting-notify = Benachrichtigungen
setting-notify-text = Wer gerade nicht hinsieht, kann sich rufen lassen, sobald der eigene Zug ansteht.

### Fogbound on a device of its own: without a connection, and out of sight.

# The page that shows when there is no connection to the server. The sentence error-offline stands before offline-text.
offline-title = Without a connection
offline-text = Fogbound keeps trying and comes back by itself. Until then you can look back on games and read the rules.
offline-games = Games on this device
offline-games-text = Open one to replay it, move by move.
offline-none = None yet. A finished game that you open here is kept.
# A button under the list of these games.
offline-forget = Delete them from this device

# A switch in the table's menu: a notification of the system, when it is this person's turn.
notices-label = Notify me of my turn
notices-text = While Fogbound is out of sight, on this device.
# Instead of notices-text, where the person has forbidden notifications in the browser.
notices-denied = Your browser blocks notifications from this address. Allow them in its settings.

# A setting of the table, for its host.
setting-notify = Notifications
setting-notify-text = Players who are away can be told when it is their turn.

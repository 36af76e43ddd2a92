### The pages before a game: home, making a table, the lobby.

# The name of the program. It is not translated.
app-name = Fogbound
app-tagline = Games of pursuit and deduction, at one table.
app-home = Home
# A label and its value, where no sentence is needed: “Map: London”. Some languages put a space before the colon.
app-pair = { $label }: { $value }
# What somebody said or wrote, in this language's quotation marks.
app-quoted = “{ $text }”
# Like app-pair, with a label alone; the value follows, in other letters.
app-label = { $label }:
app-skip = Skip to content
app-skip-text = Go to the table in words
app-cancel = Cancel
app-close = Close
app-dismiss = Dismiss
app-loading = Loading …
# Shown when the server has a newer version than the page.
app-stale = Fogbound was updated. Reload to continue.
# An offer: the page goes on as it is until its reader takes it. The button app-reload follows.
app-update = There is a new version of Fogbound.
app-reload = Reload
app-lost-title = Lost in the fog
app-lost-text = There is nothing at this address.
app-lost-home = Back to the home page

# The name of this language in itself, for the list of languages.
language-name = English
# What the button that changes the language is called.
language-label = Language
theme-label = Theme
# Follows the device.
theme-auto = Automatic
theme-light = Day
theme-dark = Night

online-offline = Connection lost. Reconnecting …
online-connecting = Connecting …
online-closed = This table was closed, or the host removed you.
online-elsewhere = This table is open in another window.
online-here = Play here instead

# The person's name follows.
name-as = You are
name-label = Your name
name-change = Change name
name-save = Save
name-who = Who is joining?
# $host: a person's name.
name-invited = { $host } invites you to their table
# Names for people who have not given one, up to 24 letters each, with semicolons between them. Any number, in the spirit of
# the language: an animal and what it is like.
name-suggestions = Amber Badger; Brisk Crane; Calm Dove; Dusty Falcon; Early Lark; Foggy Otter; Gentle Heron; Hazel Wren; Inky Raven; Jolly Robin; Keen Magpie; Misty Swift; Amber Otter; Brisk Robin; Calm Raven; Dusty Wren; Early Badger; Foggy Falcon; Gentle Swift; Hazel Dove; Inky Crane; Jolly Lark; Keen Heron; Misty Magpie
name-ask = What should the others call you?
name-join = Join the table

home-play = Play now
# Two games to choose from.
home-which = Which game?
home-play-text = Against bots, at once. No account, nothing to install.
home-continue-yours = Continue: your move
home-continue = Continue
# After the name of the game.
home-continue-waiting = waiting for the others
# The name of the game.
home-yard = The chase
home-yard-text = One player flees through the city; the others close the net.
# The editions as they were published.
edition-title-yard-classic-1983 = Scotland Yard, 1983
edition-title-yard-compact-2015 = Scotland Yard compact, 2015
edition-title-yard-police-2017 = Scotland Yard, 2017
edition-title-twenty-classic-1993 = 20 Questions, 1993
# Short names, on buttons of a phone.
edition-name-yard-classic-1983 = Classic
edition-name-yard-compact-2015 = Quick duel
edition-name-yard-police-2017 = With police
edition-about-yard-classic-1983 = Detectives move one after another. For those who know the chase, about 15 minutes.
edition-about-yard-compact-2015 = You see Mister X, who runs for points; then you swap. For two, about 5 minutes.
edition-about-yard-police-2017 = Detectives move in any order, with police to help. Good to begin with, about 10 minutes.
home-play-x = Play as Mister X
home-play-x-text = Slip through the city unseen.
home-play-x-text-yard-compact-2015 = Run for points in full view, and vanish at the right moment.
home-play-detectives = Play as the detectives
home-play-detectives-text = Move the whole team and close the net.
home-play-detectives-text-yard-compact-2015 = Move all three and catch him before he gets rich.
home-edition = Edition
home-against = Play against
# A list of bots to choose from follows.
home-against-lead = Against
# $name: the name of a bot's level.
home-beat = You beat { $name }.
home-beat-try = Try { $name }?
home-hints = Hints
# A switch: marks stations that a detective can reach next. Little room.
home-danger = Mark danger
home-speed = Bots’ speed
home-speed-calm = Calm
home-speed-brisk = Brisk
home-speed-once = At once
# The name of the game.
home-twenty = 20 Questions
home-twenty-text = Clue by clue: who, where or what is on the card? For two to six, about half an hour.
home-twenty-players = Players
home-twenty-language = Card language
home-twenty-bots = Play against bots
home-twenty-bots-text = The house reads the cards. Be quicker than the bots.
home-twenty-device = On this device
home-twenty-device-text = The house shows the clues; all of you guess.
home-friends = With friends
home-create = Create a table
home-create-text = Or invite friends, or share one device:
home-code = Join with a code
home-code-hint = Four letters
home-join = Join
home-games = My games
home-games-none = Your tables appear here.
home-yours = Your move
# Beside a table where the reader only watches.
home-spectator = watching
home-heat-next = Heat { $n } of { $of } is next

status-lobby = Not started
status-playing = In progress
status-over = Over
status-closed = Closed
# A table from an older version, which nobody can play on.
status-frozen = Frozen

reach-closed = Friends on other devices cannot open this link yet: only this computer can. Playing in one house? Turn this on.
# The words in quotation marks are a command and are not translated.
reach-closed-fixed = Friends on other devices cannot open this link: only this computer can. Start Fogbound with “fogbound serve --lan”.
# $address: an address such as http://192.168.1.4:8000.
reach-open = Everyone on your network can join at { $address }.
reach-switch = Let others in this house join

lobby-title = The table is set
lobby-code = Code
lobby-link = Link
link-copy = Copy link
link-copied = Copied
link-select = Press Ctrl+C, or hold to copy
# For screen readers.
lobby-qr = QR code of the link to this table
lobby-seats = Seats
# A button beside a free seat.
lobby-take = Sit here
lobby-leave = Stand up
lobby-ask = Ask for this seat
lobby-bot = Bot
lobby-bot-seat = Put a bot here
lobby-bot-add = Add a bot
lobby-open-text = Open to anyone. If it stays free, a bot takes it at the start.
# Who plays a seat: $bot is the name of its level.
lobby-bot-named = Bot ({ $bot })
# A seat that nobody has taken.
lobby-open = Free
# In brackets after the reader's own name, or in its place.
lobby-you = you
# A seat that several people play together.
lobby-shared = shared by the team
lobby-people = People
# Beside a person: who made the table.
lobby-host = host
# Beside a person whose page is closed.
lobby-away = away
lobby-ready = Ready
lobby-ready-mark = I am ready
lobby-ready-unmark = I am not ready
# Beside a person who moves for their side.
lobby-captain = captain
lobby-captain-make = Make { $name } captain
# A heading over people whom the host removed.
lobby-banned = Removed
lobby-pardon = Let back in
lobby-claim = Become host
lobby-claim-text = The host is away.
lobby-kick = Remove { $name }
lobby-kick-sure = Remove { $name }? You can let them back in.
# “Them” is $name, of any gender.
lobby-kick-sure-game = Remove { $name }? A bot plays on for them. You can let them back in.
lobby-kick-yes = Yes, remove
lobby-start = Start
lobby-start-bots =
    { $n ->
        [one] A bot takes { $n } free seat
       *[other] Bots take { $n } free seats
    }
lobby-start-places =
    { $n ->
        [one] A bot takes { $n } free place
       *[other] Bots take { $n } free places
    }
lobby-start-nobody = No players: bots play alone
lobby-start-sure = Nobody has a seat. Let the bots play alone?
lobby-start-yes = Yes, start
lobby-next-sit = Take a seat.
lobby-next-share = Invite friends, or start with bots.
# $code: four letters.
lobby-next-code = Code { $code }
lobby-next-start = All seats are taken. Start when you like.
lobby-next-ready = Say that you are ready. { $host } starts the game.
lobby-next-wait = Waiting for { $host } to start.
lobby-starting = Starting …
lobby-share-on = Let the whole team play this seat
lobby-share-off = Only its holder plays this seat
lobby-pin-set = Lock with a PIN
lobby-pin-change = Change PIN
lobby-pin-label = PIN for { seat-name }: 4 to 8 digits; leave empty to remove it
lobby-pin-on = locked with a PIN
# $name: a person who asks for the seat of the reader.
lobby-request = { $name } would like your seat: { seat-name }.
lobby-request-yes = Hand it over
lobby-request-no = Keep it
# A heading over the seats of one side.
lobby-side =
    { $side ->
        [0] Mister X
       *[other] Detectives
    }
lobby-players = Players
lobby-all = Take all seats
lobby-both-title = Both sides?
lobby-both = You would play both sides on this device. A curtain falls between turns.
# A button: the reader holds seats on both sides and keeps one. $side: 0 is Mister X, 1 the detectives.
lobby-both-one =
    { $side ->
        [0] Only Mister X
       *[other] Only the detectives
    }
lobby-both-yes = Play both sides
# The program reads the cards: shown as the holder of that seat.
lobby-house = reads the cards and judges
# How many cards nobody at the table has seen before.
lobby-unseen =
    { $n ->
        [one] { $n } card new to everyone here
       *[other] { $n } cards new to everyone here
    }

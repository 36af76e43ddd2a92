### Finished games: the list of them, and one at its own address.

games-title = My finished games
games-none = You have not finished a game yet.
games-none-text = Every game you finish is kept here, with its replay.
games-more = Older games
games-won = Won
games-lost = Lost
games-over = Over
games-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
games-length-yard =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
games-length-twenty =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
games-length =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
# How long a game took.
games-minutes = { $n } min
# $names: a list of people or bots.
games-with = with { $names }
# $names: a list of people or bots.
games-against = against { $names }
# $seats: a list of pawns that the reader played.
games-as = You: { $seats }
games-practice = Practice
games-even = Even chances
games-taken = Moves taken back
# In a series everyone is Mister X once; each game of it is a heat.
games-heat = Heat { $n } of { $of }
games-public = Shared
games-private = This game is private
games-private-text = Only its players can open it. If you are one of them, open it on the device you played on, or ask them to share it.

# A button under a finished game.
share-open = Share
share-title = Share this game
share-text = Anyone with the link can watch the replay and read the names. Only players can undo this.
share-go = Make it public and copy the link
share-link = Link to this game
share-undo = Make it private again
share-picture = Picture of this game
share-png = Save picture (PNG)
share-svg = SVG
share-public = This game is public.

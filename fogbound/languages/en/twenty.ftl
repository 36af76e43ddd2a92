### Twenty questions: its cards, numbers, chips and moves.
###
### $name is a player: a person of any gender, a bot, Player 1 to 6, or the house, which is the program itself.

keys-number = Type a number of the card
# What a key does.
keys-number-take = Take the number typed
# Names of keys.
keys-buzz = Space or B

twenty-card = Card { $n }
twenty-category-person = Person
twenty-category-place = Place
twenty-category-thing = Thing
# How many of the card's 20 numbers have been read.
twenty-used = { $n } of 20 used
twenty-used-short = { $n }/20
# Beside a player: what they do on this card.
twenty-role-reader = reads
twenty-role-investigator = to play
twenty-role-speaker = answers
# After a player's name.
twenty-violet = has the violet chip
twenty-violet-used = has used the violet chip
twenty-violet-what = Violet chip: spend it to cut in on another player’s clue. A sun gives it back.
# After a player's name: where their pawn is on the track.
twenty-square = square { $n }
# For screen readers, after a player's name: square $n of a track with $finish squares.
twenty-square-of = { $n } of { $finish }
# The same in a list of players.
twenty-square-named = { $name } { $n } of { $finish }
twenty-sun = Sun: land here to get your violet chip back
twenty-track = Track
twenty-numbers = Numbers
twenty-number = Number { $n }
twenty-cards = Cards
twenty-cards-all = The cards
# A tab: everything that happened on this card.
twenty-feed = This card
# Over the clue that was read last.
twenty-moment = Read last
twenty-clue = Clue { $n }
twenty-place-question = Question mark
twenty-start-goal = First to the end of the track wins. Fewer clues, more squares.
twenty-start-person = I am a person. Who?
twenty-start-place = I am a place. Which?
twenty-start-thing = I am a thing. What?

twenty-choose-you = Tap a number
twenty-choose-first = Pick a number to hear a clue, then guess.
# The next card, while the last one is still in sight.
twenty-choose-next-person = Card { $n } is a person.
twenty-choose-next-place = Card { $n } is a place.
twenty-choose-next-thing = Card { $n } is a thing.
# In this file $name is a player: a person of any gender, a bot, Player 1 to 6, or the house.
twenty-choose-wait = { $name } picks a number
twenty-choose-confirm = Read number { $n }
twenty-clue-you = Do you know it?
twenty-clue-you-hint = Type one answer, or pass. Others may cut in while you think.
twenty-clue-wait = { $name } is thinking
twenty-clue-wait-buzz = Know it? Cut in before { $name } answers.
twenty-held-pass =
    { $n ->
        [one] You passed. The others have { $n } second to cut in.
       *[other] You passed. The others have { $n } seconds to cut in.
    }
twenty-held-answer =
    { $n ->
        [one] Your answer is next. The others have { $n } second to cut in.
       *[other] Your answer is next. The others have { $n } seconds to cut in.
    }
twenty-pass = Pass
twenty-passed = Passed
# In place of an answer, in a narrow list.
twenty-pass-short = pass
twenty-pass-free = Say nothing
# The large button with which a player cuts in.
twenty-buzz = Buzz!
twenty-buzz-as = Buzz! { $name }
twenty-buzz-costs =
    { $points ->
        [one] Costs your violet chip. If right: { $points } square for you, none for the reader.
       *[other] Costs your violet chip. If right: { $points } squares for you, none for the reader.
    }
twenty-buzz-costs-house =
    { $points ->
        [one] Costs your violet chip. If right: { $points } square for you.
       *[other] Costs your violet chip. If right: { $points } squares for you.
    }
twenty-buzz-faster = { $name } was faster. You keep your violet chip.
twenty-buzz-late = Too late this time. You keep your violet chip.

twenty-who-person = Who is it?
twenty-who-place = Which place is it?
twenty-who-thing = What is it?
twenty-guess-free = You cut in: one answer, now
twenty-guess-after = You may answer now, or pass.
twenty-guess-label-person = Who is it?
twenty-guess-label-place = Which place is it?
twenty-guess-label-thing = What is it?
twenty-guess-send = Guess
twenty-guess-again = “{ $text }” was already wrong on this card. You may still say it.
# The answer was nearly right: too wide, too special, or only a part of the name.
twenty-guess-precise = Say the exact name
# $text: what the player answered.
twenty-guess-precise-hint = “{ $text }” is close: one more try.
twenty-answer-wait = { $name } is answering
twenty-answer-wait-free = { $name } cuts in!
twenty-answer-wait-precise = { $name } looks for the exact name

twenty-verdict-you = Is that right?
# Over a player's answer, which the reader judges.
twenty-verdict-says = { $name } says
twenty-verdict-wait = { $name } is judging
# What the program would say of the answer.
twenty-verdict-house =
    { $ruling ->
        [right] The house suggests: right.
        [wrong] The house suggests: wrong.
       *[precise] The house suggests: ask for the exact name.
    }
twenty-verdict-right = Right
twenty-verdict-wrong = Wrong
twenty-verdict-precise = Close: the exact name?
# For screen readers, after the button that the program suggests.
twenty-verdict-suggested = suggested
# Why the program suggests it. “Your card”: the reader's.
twenty-why-name = It is a name on your card.
twenty-why-surname = The family name is enough.
twenty-why-initials = A name on your card, with initials.
twenty-why-spelling = A name on your card, misspelt.
twenty-why-described = A name on your card, with words that fit it.
twenty-why-rejected = Your card lists this as wrong.
twenty-why-other = It is not a name on your card.
twenty-why-other-person = That title belongs to someone else.
twenty-why-several = More than one answer.
twenty-why-negated = It says what it is not.
twenty-why-empty = It contains no answer.
twenty-why-family = Several people have this family name.
twenty-why-part = Only a part of the name.
twenty-why-special = A special form of the answer.
twenty-why-kind = It says what kind of thing it is, not which.
twenty-why-description = It describes the answer but does not name it.

twenty-ask-you = Ask anything you like
twenty-ask-you-hint = Yes-or-no questions work best. After the reply you may guess.
twenty-ask-label = Your question
twenty-ask-send = Ask
twenty-ask-wait = { $name } is thinking of a question
# Over a player's question.
twenty-reply-you = { $name } asks
twenty-reply-hint = Be short and honest. Do not name the answer.
twenty-reply-label = Your own words
twenty-reply-send = Reply
twenty-reply-wait = { $name } is replying
twenty-reply-house = The house suggests
# Answers to choose from. They go to all players as they are, in the reader's language.
twenty-reply-yes = Yes.
twenty-reply-no = No.
twenty-reply-partly = Partly.
twenty-reply-cannot = I cannot say.
twenty-open-wait = The card is turned over

twenty-you-read = You read this card.
twenty-clock =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }

twenty-die-question = The die shows a question mark: { $name } may ask anything, then guess.
twenty-die-blank = The die is blank: no question, no guess. { $name }’s turn is over.
# $points: squares.
twenty-why-violet =
    { $points ->
        [one] Costs the violet chip, right or wrong. If right: { $points } square.
       *[other] Costs the violet chip, right or wrong. If right: { $points } squares.
    }
twenty-why-sun = Sun: { $name } gets the violet chip back and can cut in again.
twenty-die-face =
    { $face ->
        [question] Die: question mark
       *[blank] Die: blank
    }

twenty-own-title = Your card
twenty-own-are = You are
twenty-own-show = Other names
twenty-own-right = Also right
twenty-own-wrong = Wrong

# $finder: a player. $n: numbers of the card that had been read. $points: squares.
twenty-end-found =
    { $n ->
        [one]
            { $points ->
                [one] { $finder } found it after { $n } number: { $points } square.
               *[other] { $finder } found it after { $n } number: { $points } squares.
            }
       *[other]
            { $points ->
                [one] { $finder } found it after { $n } numbers: { $points } square.
               *[other] { $finder } found it after { $n } numbers: { $points } squares.
            }
    }
twenty-end-found-violet =
    { $points ->
        [one] { $finder } cut in and found it: { $points } square.
       *[other] { $finder } cut in and found it: { $points } squares.
    }
twenty-end-nobody = Nobody found it.
# $reader: a player.
twenty-end-reader =
    { $points ->
        [one] { $reader } read: { $points } square.
       *[other] { $reader } read: { $points } squares.
    }
twenty-end-reader-none = { $reader } read and gets nothing.
# The answer of the card follows in a line of its own.
twenty-end-was = It was
# A label; the answer of the last card follows, in other letters.
twenty-last-was = The last card was
twenty-past-none = No card is finished yet.

twenty-race = The race to { $finish }

# $names: a list of $n players.
twenty-over-title =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
twenty-over-why =
    { $n ->
        [one] First at the finish, after { $n } card.
       *[other] First at the finish, after { $n } cards.
    }
twenty-rank = Ranking
# A place in the ranking.
twenty-rank-place = { $n }

twenty-ply-card =
    { $category ->
        [person] Card { $n }: a person. { $reader } reads.
        [place] Card { $n }: a place. { $reader } reads.
       *[thing] Card { $n }: a thing. { $reader } reads.
    }
# $n: the number of the card. $text: the clue, in the language of the cards.
twenty-ply-clue = { $name } names { $n }: “{ $text }”
twenty-ply-roll-question = { $name } names { $n }, a question mark, and rolls a question mark.
twenty-ply-roll-blank = { $name } names { $n }, a question mark, and rolls a blank: no answer this time.
twenty-ply-again-question = { $name } rolls too: a question mark.
twenty-ply-again-blank = { $name } rolls too: a blank. No answer this time.
twenty-ply-speak = { $name } wants to answer.
twenty-ply-buzz = { $name } cuts in!
twenty-ply-pass = { $name } passes.
twenty-ply-guess = { $name }: “{ $text }”
twenty-ply-ask = { $name } asks: “{ $text }”
twenty-ply-answer = { $name } replies: “{ $text }”
twenty-ply-right = { $name } says: right!
twenty-ply-wrong = { $name } says: wrong.
twenty-ply-precise = { $name } says: close, the exact name?
# $answer: in the language of the cards.
twenty-ply-open = The card is turned over: { $answer }.

# The table in words, for screen readers.
twenty-text-card =
    { $category ->
        [person] Card { $n }, a person.
        [place] Card { $n }, a place.
       *[thing] Card { $n }, a thing.
    }
# $moves: moves in words, with semicolons between them.
twenty-text-moves = Your moves: { $moves }
# “pick” is a word of the notation and is not translated. $numbers: a list of numbers.
twenty-text-pick = pick and a free number: { $numbers }

big-title = Big screen
big-show = Show on a big screen
big-hint = For a television or laptop that everyone sees. It shows nothing private.
big-name = Big screen
# $address: an address such as 192.168.1.4:8000.
big-join = Join with this code at { $address }
# A code of four letters follows.
big-corner = Join in:
big-there = At the table
big-wait = Waiting for the host to start.
big-leave = Back to my seat

## Why a typed move is refused. pick7 and the like are typed and not translated.

refuse-twenty-no-such-move = Twenty questions has no move “{ $move }”; its moves are { $verbs }.
refuse-dealer = Only the dealer plays { $verb }, when it is due.
# $verb: guess, ask or answer.
refuse-text = { $verb } takes a text of up to { $n } characters. { refuse-phase }
refuse-number = Say which number, from 1 to { $n }.
refuse-no-number = Numbers go from 1 to { $n }.
refuse-phase =
    { $phase ->
        [choose] Pick a free number, such as pick7.
        [clue] Speak or pass.
        [answer] Give an answer, such as guess"Paris", or pass.
        [verdict] Say right, wrong or precise.
        [ask] Ask the reader something, such as ask"Am I old?"
       *[reply] Reply, such as answer"Yes."
    }

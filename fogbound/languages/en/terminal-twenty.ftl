### 20 Questions in the terminal. The browser does not load this file.
###
### Words that are typed are not translated: pass, buzz, guess, ask, answer, right, wrong, precise, and the commands.

## Before a game

# The languages follow, each with its code.
cli-cards-which = Which language are the cards in?
# $language: a language's name.
cli-cards-in = Language of the cards: { $language }.
cli-seat-first = You are { $name }. Choose other seats with --seat or --seats.
cli-how-many = Who plays at this keyboard?
# After “1”, “2 …” and “p2,p4”, which are typed. $n: bots.
cli-how-many-one =
    { $n ->
        [one] you alone, as { $name }, against { $n } bot
       *[other] you alone, as { $name }, against { $n } bots
    }
cli-how-many-several = that many people, up to { $n }; they take the first seats, bots the rest
cli-how-many-seats = these seats
cli-how-many-ask = How many people, or which seats? [Enter = 1]
# $seats: a list of ids. “all” is typed.
cli-no-seat-twenty = There is no seat “{ $given }” here; seats are { $seats }, or all for everybody.
cli-twenty-title = { $title }, { $n } players.
cli-at-keyboard = At this keyboard: { $names }.
# $names: a list of $n players. $bots: a bot's id.
cli-are-bots =
    { $n ->
        [one] { $names } is a bot ({ $bots }; choose with --bots).
       *[other] { $names } are bots ({ $bots }; choose with --bots).
    }
# $finish: the last square.
cli-about-house-reads = The house holds a card and plays the person, place or thing on it. Take turns: pick one of 20 numbers, hear what is written there, and give one answer if you like. The finder moves one square for each number left. The first to reach { $finish } wins.
cli-about-all-read = The reader holds a card and plays the person, place or thing on it. The others take turns: pick a number, hear what is written there, and give one answer if you like. A card has 20 points: one for each number used goes to the reader, one for each number left to the finder. The first to reach { $finish } wins.
# $n: squares.
cli-about-violet =
    { $n ->
        [one] Once, you may cut in with your violet chip while another player thinks: a right answer earns { $n } square. A sun on the track gives the chip back.
       *[other] Once, you may cut in with your violet chip while another player thinks: a right answer earns { $n } squares. A sun on the track gives the chip back.
    }
cli-twenty-type = Type a number to pick it, then your answer or pass; help lists all commands. New here? fogbound tutorial quiz.

## The table

# twenty-start-person, for example, follows: “I am a person. Who?”
cli-card = Card { $n }. { seat-name } reads.
# $text: a question. $reply: the reader's.
cli-asked = { seat-name } asked: { $text } Reply: { $reply }
# $verdict: one of the next three texts.
cli-guessed = { seat-name } guessed { $text }: { $verdict }
cli-verdict-right = right
cli-verdict-wrong = wrong
cli-verdict-precise = close, the exact name?
# $numbers: such as “1–6 8 10–14”.
cli-numbers-left = numbers left: { $numbers }
cli-numbers-none = no numbers left
# After a player's name, with commas between these.
cli-square = square { $n } of { $finish }
cli-violet = violet chip
cli-next-sun = next sun on { $n }
# On the reader's card.
cli-you-are = You are: { $answer }

## What to do now

# $numbers: such as “1–6 8 10–14”.
cli-do-pick =
    { $kind ->
        [person] The card is a person. Pick a number: { $numbers }
        [place] The card is a place. Pick a number: { $numbers }
       *[thing] The card is a thing. Pick a number: { $numbers }
    }
cli-do-clue = Do you know it? Type your answer, or pass.
cli-do-buzz = While { seat-name } thinks: type buzz to cut in with your violet chip; Enter waits.
cli-do-answer = Your answer? Type it, or pass.
# $choice: words to type, with “or”.
cli-do-verdict = Your verdict on the answer of { seat-name }, “{ $text }”: { $choice }?
# $name: who reads the card: a player or the house.
cli-do-ask = Ask anything you like ({ $name } replies): type your question; yes-or-no questions work best.
# $text: a question.
cli-do-reply = Your reply to “{ $text }”?
# After what the house suggests.
cli-enter-same = Press Enter to say the same.
cli-house-judges = The house judges for { seat-name }.
cli-house-judges-you = The house judges for you.
# $commands: such as “p3 buzz or p4 buzz”.
cli-buzz-which = To cut in, type { $commands }.
cli-said-before = { seat-name } said that before, and it was wrong. Type it again if you mean it.
cli-buzz-first = It is not your turn. To cut in, type buzz first; it costs your violet chip.
cli-wanted-ask = A question is wanted now: type ask and your words, or just the words.
cli-wanted-guess = An answer is wanted now: type guess and your words, or just the words.
cli-wanted-answer = A reply is wanted now: type answer and your words, or just the words.
cli-next-card = Press Enter for the next card.
cli-only-reader = Only the reader may see the card.
# Who gets the device.
cli-the-reader = { seat-name } (the reader)
cli-card-read = Press Enter when you have read it.
cli-card-away = The card is put away. Everybody may look.

## What happened

cli-new-card = A new card is drawn.
cli-roll-question = { seat-name } rolls a question mark and may ask anything.
cli-roll-blank = { seat-name } rolls a blank: no answer this time.
cli-you-roll-question = You roll a question mark and may ask anything.
cli-you-roll-blank = You roll a blank: no answer this time.
cli-pick = { seat-name } picks { $n }.
# $text: the number.
cli-you-pick = You pick { $text }.
cli-you-pass = You pass.
cli-you-speak = You have an answer.
cli-you-buzz = You cut in with the violet chip!
# $text: a question, or a reply.
cli-you-ask = You ask: “{ $text }”
cli-you-answer = You reply: “{ $text }”
cli-you-right = You say: right!
cli-you-wrong = You say: wrong.
cli-you-precise = You say: close, the exact name?
cli-card-was = The card was: { $answer }.
# $n: numbers of the card that had been read.
cli-found =
    { $n ->
        [one] { seat-name } found it after { $n } number.
       *[other] { seat-name } found it after { $n } numbers.
    }
cli-found-violet =
    { $n ->
        [one] { seat-name } found it with the violet chip after { $n } number.
       *[other] { seat-name } found it with the violet chip after { $n } numbers.
    }
# $n: squares.
cli-moves-on =
    { $n ->
        [one] { seat-name } moves { $n } square.
       *[other] { seat-name } moves { $n } squares.
    }

## Help: what each command does. The command stands before it.

cli-help-pick = pick number 7
cli-help-guess = answer after a clue, or when asked to (or: guess Paris); pass gives no answer
cli-help-ask = your question, when the die lets you ask one (or just the question)
cli-help-buzz = cut in with your violet chip while another player thinks (p3 buzz, if several share the keyboard)
cli-help-verdict = the reader’s verdict, or wrong, or precise (close, the exact name?); Enter says what the house would
cli-help-card = show the card again, to the reader alone
cli-help-table-twenty = clues, numbers left, guesses, and where everybody stands

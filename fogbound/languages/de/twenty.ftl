### Twenty questions: its cards, numbers, chips and moves.
###
### $name is a player: a person of any gender, a bot, Figur 1 to 6, or Fogbound (the house), which is the program itself.
### The reader is „wer vorliest“; to cut in or buzz is „buzzern“; the answer of a card is „Lösung“, a player's „Antwort“,
### what the reader replies to a question „Auskunft“.

keys-number = Zahl der Karte eingeben
# What a key does.
keys-number-take = Eingegebene Zahl wählen
# Names of keys.
keys-buzz = Leertaste oder B

twenty-card = Karte { $n }
twenty-category-person = Person
twenty-category-place = Ort
twenty-category-thing = Ding
# How many of the card's 20 numbers have been read.
twenty-used = { $n } von 20 benutzt
twenty-used-short = { $n }/20
# Beside a player: what they do on this card.
twenty-role-reader = liest vor
twenty-role-investigator = ist dran
twenty-role-speaker = antwortet
# After a player's name.
twenty-violet = hat den violetten Chip
twenty-violet-used = hat den violetten Chip eingesetzt
twenty-violet-what = Violetter Chip: Setz ihn ein, um zu buzzern, wenn jemand anders dran ist. Eine Sonne bringt ihn zurück.
# After a player's name: where their pawn is on the track.
twenty-square = Feld { $n }
# For screen readers, after a player's name: square $n of a track with $finish squares.
twenty-square-of = { $n } von { $finish }
# The same in a list of players.
twenty-square-named = { $name } auf { $n } von { $finish }
twenty-sun = Sonne: Wer hier landet, bekommt den violetten Chip zurück
twenty-track = Strecke
twenty-numbers = Zahlen
twenty-number = Zahl { $n }
twenty-cards = Karten
twenty-cards-all = Die Karten
# A tab: everything that happened on this card.
twenty-feed = Diese Karte
# Over the clue that was read last.
twenty-moment = Zuletzt gelesen
twenty-clue = Hinweis { $n }
twenty-place-question = Fragezeichen
twenty-start-goal = Wer zuerst am Ziel ist, gewinnt. Je weniger Hinweise, desto mehr Felder.
twenty-start-person = Ich bin eine Person. Wer?
twenty-start-place = Ich bin ein Ort. Welcher?
twenty-start-thing = Ich bin ein Ding. Was?

twenty-choose-you = Tippe auf eine Zahl
twenty-choose-first = Wähle eine Zahl, hör den Hinweis und rate.
# The next card, while the last one is still in sight.
twenty-choose-next-person = Karte { $n } ist eine Person.
twenty-choose-next-place = Karte { $n } ist ein Ort.
twenty-choose-next-thing = Karte { $n } ist ein Ding.
# In this file $name is a player: a person of any gender, a bot, Figur 1 to 6, or Fogbound.
twenty-choose-wait = { $name } wählt eine Zahl
twenty-choose-confirm = Zahl { $n } wählen
twenty-clue-you = Weißt du es?
twenty-clue-you-hint = Gib eine Antwort ein oder passe. Andere dürfen buzzern, während du nachdenkst.
twenty-clue-wait = { $name } denkt nach
twenty-clue-wait-buzz = Du weißt es? Buzzere, bevor { $name } antwortet.
twenty-held-pass =
    { $n ->
        [one] Du hast gepasst. Die anderen haben noch { $n } Sekunde zum Buzzern.
       *[other] Du hast gepasst. Die anderen haben noch { $n } Sekunden zum Buzzern.
    }
twenty-held-answer =
    { $n ->
        [one] Gleich kommt deine Antwort. Die anderen haben noch { $n } Sekunde zum Buzzern.
       *[other] Gleich kommt deine Antwort. Die anderen haben noch { $n } Sekunden zum Buzzern.
    }
twenty-pass = Passen
twenty-passed = Gepasst
# In place of an answer, in a narrow list.
twenty-pass-short = passt
twenty-pass-free = Nichts sagen
# The large button with which a player cuts in.
twenty-buzz = Buzzer!
twenty-buzz-as = Buzzer! { $name }
twenty-buzz-costs =
    { $points ->
        [one] Kostet deinen violetten Chip. Wenn richtig: { $points } Feld für dich, keins fürs Vorlesen.
       *[other] Kostet deinen violetten Chip. Wenn richtig: { $points } Felder für dich, keins fürs Vorlesen.
    }
twenty-buzz-costs-house =
    { $points ->
        [one] Kostet deinen violetten Chip. Wenn richtig: { $points } Feld für dich.
       *[other] Kostet deinen violetten Chip. Wenn richtig: { $points } Felder für dich.
    }
twenty-buzz-faster = { $name } war schneller. Du behältst deinen violetten Chip.
twenty-buzz-late = Diesmal zu spät. Du behältst deinen violetten Chip.

twenty-who-person = Wer ist es?
twenty-who-place = Welcher Ort ist es?
twenty-who-thing = Was ist es?
twenty-guess-free = Du hast gebuzzert: jetzt eine Antwort!
twenty-guess-after = Du darfst jetzt antworten oder passen.
twenty-guess-label-person = Wer ist es?
twenty-guess-label-place = Welcher Ort ist es?
twenty-guess-label-thing = Was ist es?
twenty-guess-send = Raten
twenty-guess-again = „{ $text }“ war bei dieser Karte schon falsch. Du darfst es trotzdem sagen.
# The answer was nearly right.
twenty-guess-precise = Sag den genauen Namen
# $text: what the player answered.
twenty-guess-precise-hint = „{ $text }“ ist nah dran: noch ein Versuch.
twenty-answer-wait = { $name } antwortet
twenty-answer-wait-free = { $name } buzzert!
twenty-answer-wait-precise = { $name } sucht den genauen Namen

twenty-verdict-you = Ist das richtig?
# Over a player's answer, which the reader judges.
twenty-verdict-says = { $name } sagt
twenty-verdict-wait = { $name } entscheidet
# What the program would say of the answer.
twenty-verdict-house =
    { $ruling ->
        [right] Fogbound meint: richtig.
        [wrong] Fogbound meint: falsch.
       *[precise] Fogbound meint: frag nach dem genauen Namen.
    }
twenty-verdict-right = Richtig
twenty-verdict-wrong = Falsch
twenty-verdict-precise = Fast: der genaue Name?
# For screen readers, after the button that the program suggests.
twenty-verdict-suggested = empfohlen
# Why the program suggests it. “Your card”: the reader's.
twenty-why-name = Das ist ein Name auf deiner Karte.
twenty-why-surname = Der Nachname genügt.
twenty-why-initials = Ein Name auf deiner Karte, mit Initialen.
twenty-why-spelling = Ein Name auf deiner Karte, falsch geschrieben.
twenty-why-described = Ein Name auf deiner Karte, mit passenden Zusätzen.
twenty-why-rejected = Laut deiner Karte ist das falsch.
twenty-why-other = Das ist kein Name auf deiner Karte.
twenty-why-other-person = Dieser Titel gehört jemand anderem.
twenty-why-several = Mehr als eine Antwort.
twenty-why-negated = Das sagt, was es nicht ist.
twenty-why-empty = Das enthält keine Antwort.
twenty-why-family = Mehrere Personen haben diesen Nachnamen.
twenty-why-part = Nur ein Teil des Namens.
twenty-why-special = Eine Sonderform der Lösung.
twenty-why-kind = Das sagt, welche Art von Ding es ist, aber nicht, welches.
twenty-why-description = Das beschreibt die Lösung, nennt sie aber nicht.

twenty-ask-you = Frag, was du willst
twenty-ask-you-hint = Am besten eine Frage, auf die Ja oder Nein passt. Danach darfst du raten.
twenty-ask-label = Deine Frage
twenty-ask-send = Fragen
twenty-ask-wait = { $name } überlegt sich eine Frage
# Over a player's question.
twenty-reply-you = { $name } fragt
twenty-reply-hint = Kurz und ehrlich. Verrate die Lösung nicht.
twenty-reply-label = In eigenen Worten
twenty-reply-send = Senden
twenty-reply-wait = { $name } gibt Auskunft
twenty-reply-house = Fogbound schlägt vor
# Answers to choose from. They go to all players as they are, in the reader's language.
twenty-reply-yes = Ja.
twenty-reply-no = Nein.
twenty-reply-partly = Zum Teil.
twenty-reply-cannot = Kann ich nicht sagen.
twenty-open-wait = Die Karte wird aufgedeckt

twenty-you-read = Du liest diese Karte vor.
twenty-clock =
    { $n ->
        [one] noch { $n } Sekunde
       *[other] noch { $n } Sekunden
    }

twenty-die-question = Der Würfel zeigt ein Fragezeichen: { $name } darf alles fragen und dann raten.
twenty-die-blank = Der Würfel zeigt eine leere Seite: keine Frage, kein Raten. Der Zug von { $name } ist vorbei.
# $points: squares.
twenty-why-violet =
    { $points ->
        [one] Kostet den violetten Chip, ob richtig oder falsch. Wenn richtig: { $points } Feld.
       *[other] Kostet den violetten Chip, ob richtig oder falsch. Wenn richtig: { $points } Felder.
    }
twenty-why-sun = Sonne: { $name } bekommt den violetten Chip zurück und kann wieder buzzern.
twenty-die-face =
    { $face ->
        [question] Würfel: Fragezeichen
       *[blank] Würfel: leer
    }

twenty-own-title = Deine Karte
twenty-own-are = Du bist
twenty-own-show = Andere Namen
twenty-own-right = Auch richtig
twenty-own-wrong = Falsch

# $finder: a player. $n: numbers of the card that had been read. $points: squares.
twenty-end-found =
    { $n ->
        [one]
            { $points ->
                [one] { $finder } hat die Karte nach { $n } Zahl gelöst: { $points } Feld.
               *[other] { $finder } hat die Karte nach { $n } Zahl gelöst: { $points } Felder.
            }
       *[other]
            { $points ->
                [one] { $finder } hat die Karte nach { $n } Zahlen gelöst: { $points } Feld.
               *[other] { $finder } hat die Karte nach { $n } Zahlen gelöst: { $points } Felder.
            }
    }
twenty-end-found-violet =
    { $points ->
        [one] { $finder } hat die Karte per Buzzer gelöst: { $points } Feld.
       *[other] { $finder } hat die Karte per Buzzer gelöst: { $points } Felder.
    }
twenty-end-nobody = Niemand hat die Karte gelöst.
# $reader: a player.
twenty-end-reader =
    { $points ->
        [one] { $reader } hat vorgelesen: { $points } Feld.
       *[other] { $reader } hat vorgelesen: { $points } Felder.
    }
twenty-end-reader-none = { $reader } hat vorgelesen: kein Feld.
# The answer of the card follows in a line of its own.
twenty-end-was = Die Lösung
# A label; the answer of the last card follows, in other letters.
twenty-last-was = Die letzte Karte
twenty-past-none = Noch keine Karte gespielt.

twenty-race = Das Rennen bis { $finish }

# $names: a list of $n players.
twenty-over-title =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
twenty-over-why =
    { $n ->
        [one] Zuerst am Ziel, nach { $n } Karte.
       *[other] Zuerst am Ziel, nach { $n } Karten.
    }
twenty-rank = Rangliste
# A place in the ranking.
twenty-rank-place = { $n }.

twenty-ply-card =
    { $category ->
        [person] { $reader } bekommt Karte { $n }: eine Person.
        [place] { $reader } bekommt Karte { $n }: ein Ort.
       *[thing] { $reader } bekommt Karte { $n }: ein Ding.
    }
# $n: the number of the card. $text: the clue, in the language of the cards.
twenty-ply-clue = { $name } wählt { $n }: „{ $text }“
twenty-ply-roll-question = { $name } wählt { $n }, ein Fragezeichen, und würfelt ein Fragezeichen.
twenty-ply-roll-blank = { $name } wählt { $n }, ein Fragezeichen, und würfelt eine leere Seite: diesmal keine Antwort.
twenty-ply-again-question = { $name } würfelt auch: ein Fragezeichen.
twenty-ply-again-blank = { $name } würfelt auch: eine leere Seite. Diesmal keine Antwort.
twenty-ply-speak = { $name } möchte antworten.
twenty-ply-buzz = { $name } buzzert!
twenty-ply-pass = { $name } passt.
twenty-ply-guess = { $name }: „{ $text }“
twenty-ply-ask = { $name } fragt: „{ $text }“
twenty-ply-answer = { $name } gibt Auskunft: „{ $text }“
twenty-ply-right = { $name } sagt: richtig!
twenty-ply-wrong = { $name } sagt: falsch.
twenty-ply-precise = { $name } sagt: fast, der genaue Name?
# $answer: in the language of the cards.
twenty-ply-open = Die Karte wird aufgedeckt: { $answer }.

# The table in words, for screen readers.
twenty-text-card =
    { $category ->
        [person] Karte { $n }, eine Person.
        [place] Karte { $n }, ein Ort.
       *[thing] Karte { $n }, ein Ding.
    }
# $moves: moves in words, with semicolons between them.
twenty-text-moves = Deine Züge: { $moves }
# “pick” is a word of the notation and is not translated. $numbers: a list of numbers.
twenty-text-pick = pick und eine freie Zahl: { $numbers }

big-title = Großer Bildschirm
big-show = Auf großem Bildschirm zeigen
big-hint = Für einen Fernseher oder Laptop, den alle sehen. Er zeigt nichts Geheimes.
big-name = Großer Bildschirm
# $address: an address such as 192.168.1.4:8000.
big-join = Mitspielen mit diesem Code unter { $address }
# A code of four letters follows.
big-corner = Mitspielen:
big-there = Am Tisch
big-wait = Warten, bis der Host startet.
big-leave = Zurück an meinen Platz

## Why a typed move is refused. pick7 and the like are typed and not translated.

refuse-twenty-no-such-move = Einen Zug „{ $move }“ gibt es hier nicht; die Züge heißen { $verbs }.
refuse-dealer = { $verb } ist Sache der Spielleitung, sobald es so weit ist.
refuse-text = Zu { $verb } gehört ein Text mit höchstens { $n } Zeichen. { refuse-phase }
refuse-number = Sag, welche Zahl, von 1 bis { $n }.
refuse-no-number = Die Zahlen gehen von 1 bis { $n }.
refuse-phase =
    { $phase ->
        [choose] Wähle eine freie Zahl, zum Beispiel pick7.
        [clue] Spiel speak oder pass.
        [answer] Gib eine Antwort, zum Beispiel guess"Paris", oder pass.
        [verdict] Sag right (richtig), wrong (falsch) oder precise (fast).
        [ask] Stell eine Frage, zum Beispiel ask"Bin ich alt?"
       *[reply] Gib Auskunft, zum Beispiel answer"Ja."
    }

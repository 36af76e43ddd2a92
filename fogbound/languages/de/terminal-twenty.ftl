### 20 Questions in the terminal. The browser does not load this file.
###
### Words that are typed are not translated: pass, buzz, guess, ask, answer, right, wrong, precise, and the commands.

## Before a game

cli-cards-which = In welcher Sprache sind die Karten?
cli-cards-in = Sprache der Karten: { $language }.
cli-seat-first = Du bist { $name }. Andere Plätze wählst du mit --seat oder --seats.
cli-how-many = Wer spielt an dieser Tastatur?
cli-how-many-one =
    { $n ->
        [one] nur du, als { $name }, gegen { $n } Bot
       *[other] nur du, als { $name }, gegen { $n } Bots
    }
cli-how-many-several = so viele Personen, höchstens { $n }; sie nehmen die ersten Plätze, Bots den Rest
cli-how-many-seats = diese Plätze
cli-how-many-ask = Wie viele Personen, oder welche Plätze? [Enter = 1]
cli-no-seat-twenty = Den Platz „{ $given }“ gibt es hier nicht; zur Wahl stehen { $seats }, oder all für alle.
cli-twenty-title = { $title }, { $n } Personen.
cli-at-keyboard = An dieser Tastatur: { $names }.
cli-are-bots =
    { $n ->
        [one] { $names } ist ein Bot ({ $bots }; wählbar mit --bots).
       *[other] { $names } sind Bots ({ $bots }; wählbar mit --bots).
    }
cli-about-house-reads = Fogbound hält eine Karte und ist die Person, der Ort oder das Ding darauf. Reihum: Wähle eine von 20 Zahlen, hör, was dahintersteckt, und antworte, wenn du magst. Wer die Karte löst, zieht für jede unbenutzte Zahl ein Feld weiter. Wer zuerst Feld { $finish } erreicht, gewinnt.
cli-about-all-read = Wer vorliest, hält eine Karte und ist die Person, der Ort oder das Ding darauf. Die anderen sind reihum dran: Wähle eine Zahl, hör, was dahintersteckt, und antworte, wenn du magst. Jede Karte bringt 20 Felder: fürs Vorlesen eins je benutzte Zahl, fürs Lösen eins je unbenutzte. Wer zuerst Feld { $finish } erreicht, gewinnt.
cli-about-violet =
    { $n ->
        [one] Einmal darfst du mit deinem violetten Chip buzzern, während jemand anders nachdenkt: Eine richtige Antwort bringt { $n } Feld. Eine Sonne auf der Strecke bringt den Chip zurück.
       *[other] Einmal darfst du mit deinem violetten Chip buzzern, während jemand anders nachdenkt: Eine richtige Antwort bringt { $n } Felder. Eine Sonne auf der Strecke bringt den Chip zurück.
    }
cli-twenty-type = Gib eine Zahl ein, um sie zu wählen, danach deine Antwort oder pass; alle Befehle zeigt help. Neu hier? fogbound tutorial quiz.

## The table

cli-card = Karte { $n }. { seat-name } liest vor.
cli-asked = { seat-name } hat gefragt: „{ $text }“ Auskunft: „{ $reply }“
cli-guessed = { seat-name } hat „{ $text }“ geraten: { $verdict }
cli-verdict-right = richtig
cli-verdict-wrong = falsch
cli-verdict-precise = fast, der genaue Name?
cli-numbers-left = noch frei: { $numbers }
cli-numbers-none = keine Zahlen mehr frei
cli-square = Feld { $n } von { $finish }
cli-violet = violetter Chip
cli-next-sun = nächste Sonne auf { $n }
cli-you-are = Du bist: { $answer }

## What to do now

cli-do-pick =
    { $kind ->
        [person] Die Karte ist eine Person. Wähle eine Zahl: { $numbers }
        [place] Die Karte ist ein Ort. Wähle eine Zahl: { $numbers }
       *[thing] Die Karte ist ein Ding. Wähle eine Zahl: { $numbers }
    }
cli-do-clue = Weißt du es? Gib deine Antwort ein, oder pass.
cli-do-buzz = { seat-name } denkt nach: Mit buzz bist du schneller, das kostet deinen violetten Chip; mit Enter wartest du ab.
cli-do-answer = Deine Antwort? Gib sie ein, oder pass.
cli-do-verdict = { seat-name } sagt „{ $text }“. Deine Entscheidung: { $choice }?
cli-do-ask = Frag, was du willst ({ $name } gibt Auskunft); am besten etwas, worauf Ja oder Nein passt.
cli-do-reply = Deine Auskunft zu „{ $text }“?
cli-enter-same = Mit Enter übernimmst du das.
cli-house-judges = Für { seat-name } entscheidet Fogbound.
cli-house-judges-you = Für dich entscheidet Fogbound.
cli-buzz-which = Zum Buzzern: { $commands }.
cli-said-before = Das hat { seat-name } schon gesagt, und es war falsch. Gib es noch einmal ein, wenn du dabei bleibst.
cli-buzz-first = Du bist nicht dran. Zum Buzzern gib zuerst buzz ein; das kostet deinen violetten Chip.
cli-wanted-ask = Jetzt ist eine Frage dran: ask und deine Worte, oder nur deine Worte.
cli-wanted-guess = Jetzt ist eine Antwort dran: guess und deine Worte, oder nur deine Worte.
cli-wanted-answer = Jetzt ist eine Auskunft dran: answer und deine Worte, oder nur deine Worte.
cli-next-card = Mit Enter geht’s zur nächsten Karte.
cli-only-reader = Die Karte darf nur sehen, wer vorliest.
cli-the-reader = { seat-name } (liest vor)
cli-card-read = Gelesen? Dann drück Enter.
cli-card-away = Die Karte ist weggelegt. Alle dürfen wieder hinschauen.

## What happened

cli-new-card = Eine neue Karte wird gezogen.
cli-roll-question = { seat-name } würfelt ein Fragezeichen und darf alles fragen.
cli-roll-blank = { seat-name } würfelt eine leere Seite: diesmal keine Antwort.
cli-you-roll-question = Du würfelst ein Fragezeichen und darfst alles fragen.
cli-you-roll-blank = Du würfelst eine leere Seite: diesmal keine Antwort.
cli-pick = { seat-name } wählt { $n }.
cli-you-pick = Du wählst { $text }.
cli-you-pass = Du passt.
cli-you-speak = Du möchtest antworten.
cli-you-buzz = Du buzzerst mit dem violetten Chip!
cli-you-ask = Du fragst: „{ $text }“
cli-you-answer = Du gibst Auskunft: „{ $text }“
cli-you-right = Du sagst: richtig!
cli-you-wrong = Du sagst: falsch.
cli-you-precise = Du sagst: fast, der genaue Name?
cli-card-was = Die Lösung: { $answer }.
cli-found =
    { $n ->
        [one] { seat-name } hat die Karte nach { $n } Zahl gelöst.
       *[other] { seat-name } hat die Karte nach { $n } Zahlen gelöst.
    }
cli-found-violet =
    { $n ->
        [one] { seat-name } hat die Karte nach { $n } Zahl per Buzzer gelöst.
       *[other] { seat-name } hat die Karte nach { $n } Zahlen per Buzzer gelöst.
    }
cli-moves-on =
    { $n ->
        [one] { seat-name } zieht { $n } Feld weiter.
       *[other] { seat-name } zieht { $n } Felder weiter.
    }

## Help: what each command does. The command stands before it.

cli-help-pick = Zahl 7 wählen
cli-help-guess = antworten, nach einem Hinweis oder wenn du gefragt bist (oder: guess Paris); mit pass sagst du nichts
cli-help-ask = deine Frage, wenn der Würfel eine erlaubt (die Frage allein genügt)
cli-help-buzz = mit deinem violetten Chip buzzern, während jemand anders nachdenkt (p3 buzz, wenn ihr euch die Tastatur teilt)
cli-help-verdict = deine Entscheidung, wenn du vorliest; auch wrong (falsch) oder precise (fast, der genaue Name?); Enter folgt Fogbound
cli-help-card = die Karte noch einmal ansehen, nur wenn du vorliest
cli-help-table-twenty = Hinweise, freie Zahlen, Antworten und wo alle stehen

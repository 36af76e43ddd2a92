"""What the options of twenty questions mean."""

MEANINGS = {
    "players": "People with a pawn, bots included.",
    "language": "The language the cards are read in.",
    "deck": "The cards: names of decks or paths of files, with commas between them; -ID leaves a card out.",
    "cards": "Which cards of the deck: family (children know them), classic (all), expert (no easy ones).",
    "finish": "The step on which the track ends.",
    "suns": "The steps that give a violet chip back.",
    "die_question_faces": "Faces of the die that allow a question; the others are blank.",
    "after_failed_question": "What does the next player do after a question that led nowhere?",
    "violet_after_question": "May players cut in after a reply, as after a clue?",
    "sun_on_pass": "Does a pawn that passes a sun without stopping get the chip?",
    "exact_finish": "Must a pawn reach the finish exactly?",
    "reader": "Who reads: the players in turn (rotate), or the house (the default in a terminal)?",
}

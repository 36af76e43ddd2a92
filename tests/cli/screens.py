"""A screen whose person has typed their answers beforehand."""

from __future__ import annotations

from fogbound.cli.prompt import Completions, Screen


class TypedScreen(Screen):
    """Keeps what is said and asked. When no answer is left, the input ends."""

    def __init__(self, *answers: str, interactive: bool = True) -> None:
        super().__init__(colour=False)
        self.interactive = interactive
        self.said: list[str] = []
        self.asked: list[str] = []
        self.answers = list(answers)

    def say(self, text: str = "", *, style: str = "", hang: int = 0) -> None:
        self.said.append(text)

    def ask(self, prompt: str, completions: Completions = ()) -> str:
        self.asked.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

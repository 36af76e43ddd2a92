"""What a person can read on a page: what is cut off, and what is in another language than it should be."""

from __future__ import annotations

import re
from functools import cache

from fogbound.languages import catalogue
from tests.browser.people import Person

# The texts that can be read on the page, and those in it that a screen reader reads.
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    // The picture of the map comes from the server. What people say, and what is in a marked language, is theirs.
    if (parent.closest("script, style, code, [aria-hidden=true] svg, [data-said], body [lang]")) continue;
    if (node.data.trim() && parent.checkVisibility()) found.push(node.data.trim());
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (one.getAttribute(name) && one.checkVisibility()) found.push(one.getAttribute(name));
  return [document.title, ...found];
}"""
# Texts that are cut off: wider or higher than their box, which hides the rest, or beyond the window or the chart. Lists
# and empty fields do not say so.
CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
  if (!one.checkVisibility({ opacityProperty: true })) return false;
  const box = one.getBoundingClientRect();
  if (one.matches("figure svg text")) {
    const chart = one.closest("svg").getBoundingClientRect();
    return box.left < chart.left - 1 || box.right > chart.right + 1;
  }
  if (one.closest(".sr, svg, option")) return false;
  let around = one.parentElement;
  while (around && !["auto", "scroll"].includes(getComputedStyle(around).overflowX)) around = around.parentElement;
  const outside = box.right > innerWidth + 1 && !around;
  if (outside && one.matches("input, select, textarea, button")) return true;
  const said = one.tagName === "SELECT" ? one.selectedOptions[0]?.textContent : !one.value && one.placeholder;
  if (said) {
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(one);
    const ruler = document.createElement("canvas").getContext("2d");
    Object.assign(ruler, { font, letterSpacing: letterSpacing === "normal" ? "0px" : letterSpacing });
    const arrow = one.tagName === "SELECT" ? 16 : 0;
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    return ruler.measureText(said.trim()).width > room + 1;
  }
  const own = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!own) return false;
  const style = getComputedStyle(one);
  // Of a card's long clues, and of what people say, a few lines are shown.
  if ([one, one.parentElement].some((each) => getComputedStyle(each).webkitLineClamp !== "none")) return false;
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const button = one.closest("button, .button");
  return (
    (button && button.scrollWidth > button.clientWidth + 1) ||
    (hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1) ||
    (hides(style.overflowY) && one.scrollHeight > one.clientHeight + 2) ||
    outside
  );
}).map((one) => `${one.tagName} ${one.className}: ${(one.placeholder || one.textContent).trim().slice(0, 60)}`)"""
# What is not a text in a catalogue: ids, comments, choices, and what is filled in.
_SYNTAX = re.compile(r"^#.*|^\.?[\w-]+ =|^ +\.[\w-]+ =|\{ ?\$\w+ ->|^ *\*?\[\w+\]|\{[^{}]*\}|[{}]", re.MULTILINE)
_WORD = re.compile(r"[^\W\d_]{3,}")
# Addresses, the codes of tables, and a word of the notation.
_NAMES = re.compile(r"https?://\S+|\b[A-Z]{4}\b|\bdouble\b")


def texts(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(TEXTS)
    return found


def cut_off(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(CUT)
    return found


@cache
def _words(language: str) -> frozenset[str]:
    """Every word that a catalogue uses."""
    files = sorted((catalogue.FOLDER / language).glob("*.ftl"))
    return frozenset(word for file in files for word in _read(_SYNTAX.sub(" ", file.read_text("utf-8"))))


def _read(text: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(text)]


def english(person: Person, language: str) -> list[str]:
    """The texts on the page with a word that only the English catalogue has."""
    if language == catalogue.ENGLISH:
        return []
    only = _words(catalogue.ENGLISH) - _words(language)
    return sorted({text for text in texts(person) if only & {*_read(_NAMES.sub(" ", text))}})

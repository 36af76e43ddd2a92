"""What tests run inside of pages."""

# Fonts and pictures are loaded, and nothing has moved or changed colour for some frames. What repeats is decoration,
# such as the glow of legal stations: it comes to its end at once.
RESTS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const ends = a => a.playState !== 'finished' && a.effect?.getComputedTiming().endTime !== Infinity;
  const repeats = a => ends(a) && a.effect?.getComputedTiming().iterations > 2;
  const still = () => document.fonts.status === 'loaded' && [...document.images].every(image => image.complete)
    && !document.querySelector('.world.moving, .picture:not(:has(svg))') && !document.getAnimations().some(ends);
  await frame();
  await frame();  // animations that were requested have begun
  document.getAnimations().filter(repeats).forEach(a => a.finish());
  if (!still()) return false;
  await frame();
  return still();
}"""

# Keeps the page's sockets, where and when it was last clicked, and whether it has sent a move or a decision since.
NOTES = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...how) { super(...how); window.sockets.push(this); }
  send(frame) {
    if (window.clicked && /"type":"(play|agree|host)"/.test(frame)) clicked.acted = true;
    super.send(frame);
  }
};
addEventListener('click', ({ detail, clientX: x, clientY: y }) => {
  if (detail) window.clicked = { x, y, at: performance.now(), acted: false };  // by keyboard it is 0
}, true);
"""

# How long to wait, so that the page does not take a click on an element for the second one of a double click.
TOO_SOON = """(element, alike) => {
  if (!window.clicked || (sockets.length && !clicked.acted)) return 0;  // an exercise has no socket
  const box = element.getBoundingClientRect();
  const apart = Math.hypot(box.x + box.width / 2 - clicked.x, box.y + box.height / 2 - clicked.y);
  return alike || apart < 150 ? 500 - (performance.now() - clicked.at) : 0;
}"""

# The stations that glow, and the pawns to choose from.
SHOWN = """() => ['[data-testid^=station-]', 'button[data-testid^=chip-]'].map(
  what => [...document.querySelectorAll(what)].map(e => e.dataset.testid.replace(/^[^-]*-/, '')))"""

# Which points of the screen belong to the map, with nothing over it.
FREE = "all => all.map(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid=map]') != null)"

# Where points of the map are on the screen.
PLACES = """(svg, points) => points.map(([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
})"""

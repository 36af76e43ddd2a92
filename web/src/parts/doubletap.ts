/** Milliseconds after a move or a decision in which a second tap counts for nothing. */
const ACTED = 700;
/** Milliseconds and pixels between the taps of a double tap. */
const [QUICK, NEAR] = [450, 20];

/**
 * A handler for clicks and for pointers that go down. It stops the second tap of a double tap: it must not press the button that appears under the finger
 * when a turn ends. `actedAt` gives the time of the last move or decision. Not every browser counts taps in `detail`,
 * so a quick tap at the same spot counts as the second one too.
 */
export function doubleTapGuard(actedAt: () => number): (event: MouseEvent) => void {
  let last = { x: NaN, y: NaN, at: -Infinity };
  return (event) => {
    const down = event.type === "pointerdown"; // on a map, which knows no clicks
    if (event.detail === 0 && !down) return; // by keyboard
    const now = performance.now();
    const acted = actedAt() >= last.at && now - actedAt() < ACTED;
    const second = now - last.at < QUICK && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
    if (acted && (second || event.detail > 1)) {
      if (!down) event.preventDefault();
      event.stopPropagation();
    } else if (!down) last = { x: event.clientX, y: event.clientY, at: now };
  };
}

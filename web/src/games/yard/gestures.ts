import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import { distance, type Point } from "./places";

const TAP = 9;
const TWICE_MS = 320;

export interface Hands {
  /** a tap, in the map's own measure on screen; false where nothing was hit */
  tap: (at: Point) => boolean;
  /** the map is being moved by hand */
  moved: () => void;
}

/** Dragging, pinching, the wheel, tapping, and tapping twice to come closer. */
export function gestures(camera: Camera, hands: Hands): Attachment<HTMLElement> {
  return (viewport) => {
    const pointers = new Map<number, Point>();
    let begun: Point | null = null;
    let pinched = false;
    let lastTap = { at: 0, x: 0, y: 0 };

    function local(event: MouseEvent): Point {
      const edge = viewport.getBoundingClientRect();
      return { x: event.clientX - edge.left, y: event.clientY - edge.top };
    }

    function down(event: PointerEvent) {
      if (event.button > 0) return;
      pointers.set(event.pointerId, local(event));
      if (pointers.size === 1) {
        begun = local(event);
        pinched = false;
      } else pinched = true;
      camera.stop();
    }

    function move(event: PointerEvent) {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      if (pointers.size === 1) {
        if (begun && !pinched && distance(begun, now) < TAP) return;
        if (!viewport.hasPointerCapture(event.pointerId)) viewport.setPointerCapture(event.pointerId);
        camera.pan(now.x - before.x, now.y - before.y);
      } else if (pointers.size === 2) {
        const other = [...pointers].find(([id]) => id !== event.pointerId)![1];
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
      }
      hands.moved();
      pointers.set(event.pointerId, now);
    }

    function up(event: PointerEvent) {
      if (!pointers.delete(event.pointerId)) return;
      const at = local(event);
      if (event.type === "pointerup" && !pinched && begun && distance(begun, at) < TAP) tapped(at, event.timeStamp);
      if (!pointers.size) begun = null;
    }

    function tapped(at: Point, when: number) {
      if (hands.tap(at)) return;
      if (when - lastTap.at < TWICE_MS && distance(lastTap, at) < 30) {
        hands.moved();
        camera.zoomSmoothly(1.9, at);
        lastTap = { at: 0, x: 0, y: 0 };
      } else lastTap = { at: when, ...at };
    }

    /** Without this the browser takes a quick pan for a fling of the page and swallows the next tap. */
    function keep(event: TouchEvent) {
      if (event.cancelable) event.preventDefault();
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      hands.moved();
      const unit = event.deltaMode === 1 ? 16 : 1;
      camera.zoom(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.008 : 0.0016)), local(event));
    }

    const stop = new AbortController();
    const { signal } = stop;
    viewport.addEventListener("pointerdown", down, { signal });
    viewport.addEventListener("pointermove", move, { signal });
    viewport.addEventListener("pointerup", up, { signal });
    viewport.addEventListener("pointercancel", up, { signal });
    viewport.addEventListener("touchmove", keep, { signal, passive: false });
    viewport.addEventListener("wheel", wheel, { signal, passive: false });
    return () => stop.abort();
  };
}

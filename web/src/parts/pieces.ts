/** How pieces are drawn. Letter and shape tell them apart; colour alone never does. */

export interface Piece {
  letter: string;
  shape: "star" | "circle" | "square" | "triangle" | "diamond" | "hexagon" | "shield";
  fill: string;
  text: string;
}

/** No text is smaller, in pixels; and a piece below this size has no room for one. */
const SMALLEST = 11;
const LETTERED = 22;

/** How large a piece's letters are, in its own 30 units; 0: it is too small for them. */
export function fontOf(piece: Piece, size: number): number {
  if (size < LETTERED) return 0;
  const natural = piece.letter.length > 1 ? 9.5 : piece.shape === "triangle" ? 10.5 : 13;
  return Math.max(natural, (30 * SMALLEST) / size);
}

const round = (value: number) => Math.round(value * 100) / 100;

function path(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function polygon(size: number, corners: number, turn = 0, drop = 0): string {
  return path(
    Array.from({ length: corners }, (_, i) => {
      const angle = turn - Math.PI / 2 + (2 * Math.PI * i) / corners;
      return [size * Math.cos(angle), size * Math.sin(angle) + drop];
    }),
  );
}

/** The outline of a shape around (0, 0). */
export function outline(shape: Piece["shape"], size: number): string {
  switch (shape) {
    case "square":
      return polygon(1.2 * size, 4, Math.PI / 4);
    case "triangle":
      return polygon(1.38 * size, 3, 0, 0.12 * size);
    case "diamond":
      return polygon(1.28 * size, 4);
    case "hexagon":
      return polygon(1.1 * size, 6);
    case "star":
      return path(
        Array.from({ length: 16 }, (_, i) => {
          const reach = size * (i % 2 === 0 ? 1.32 : 0.98);
          return [reach * Math.cos((Math.PI * i) / 8), reach * Math.sin((Math.PI * i) / 8)];
        }),
      );
    case "shield":
      return path([
        [-size, -0.95 * size],
        [0, -1.15 * size],
        [size, -0.95 * size],
        [size, 0.3 * size],
        [0, 1.25 * size],
        [-size, 0.3 * size],
      ]);
    case "circle":
      return polygon(1.08 * size, 32);
  }
}

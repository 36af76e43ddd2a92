/** What pawns look like: a letter and a shape first, a colour last. The same as on the server's pictures. */

export interface Piece {
  letter: string;
  shape: "star" | "circle" | "square" | "triangle" | "diamond" | "hexagon" | "shield";
  fill: string;
  text: string;
}

const PIECES: Record<string, Piece> = {
  x: { letter: "X", shape: "star", fill: "#7a2a86", text: "#ffffff" },
  red: { letter: "R", shape: "circle", fill: "#c63a23", text: "#ffffff" },
  blue: { letter: "B", shape: "square", fill: "#0f6cb6", text: "#ffffff" },
  green: { letter: "G", shape: "triangle", fill: "#087a5a", text: "#ffffff" },
  yellow: { letter: "Y", shape: "diamond", fill: "#f2d32c", text: "#1d1c24" },
  black: { letter: "K", shape: "hexagon", fill: "#26262e", text: "#ffffff" },
  bobby1: { letter: "P1", shape: "shield", fill: "#5b6b8c", text: "#ffffff" },
  bobby2: { letter: "P2", shape: "shield", fill: "#5b6b8c", text: "#ffffff" },
};

export function piece(seat: string): Piece {
  return PIECES[seat] ?? { letter: seat.slice(0, 2).toUpperCase(), shape: "circle", fill: "#6b6b76", text: "#ffffff" };
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

/** The outline around (0, 0). */
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

/** What pawns look like; the server's pictures show the same. */
import type { Piece } from "../../parts/pieces";

const PIECES: Record<string, Piece> = {
  x: { letter: "X", shape: "star", fill: "#7a2a86", text: "#ffffff" },
  red: { letter: "R", shape: "circle", fill: "#bc3621", text: "#ffffff" },
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

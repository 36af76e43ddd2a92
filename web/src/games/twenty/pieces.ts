/** What seats look like. */
import { getContext } from "svelte";
import type { Piece } from "../../parts/pieces";

const LOOKS: Record<string, Omit<Piece, "letter">> = {
  p1: { shape: "circle", fill: "#b3391f", text: "#ffffff" },
  p2: { shape: "square", fill: "#17629f", text: "#ffffff" },
  p3: { shape: "diamond", fill: "#f0c52a", text: "#1d1c24" },
  p4: { shape: "hexagon", fill: "#0b7355", text: "#ffffff" },
  p5: { shape: "triangle", fill: "#3c3c48", text: "#ffffff" },
  p6: { shape: "shield", fill: "#a33a6f", text: "#ffffff" },
};

/** The letters on pawns at a table, under this key of the context. */
export type Letters = (seat: string) => string;
export const LETTERS = Symbol("letters");

/** The language of the cards, which is not the page's, under this key of the context. */
export const SPOKEN = Symbol("spoken");
export const cardLanguage = (): (() => string | undefined) =>
  getContext<(() => string | undefined) | undefined>(SPOKEN) ?? (() => undefined);

/** A seat's colour. */
export const seatColour = (seat: string): string => piece(seat).fill;

export function piece(seat: string): Piece {
  const look = LOOKS[seat] ?? { shape: "circle", fill: "#6b6b76", text: "#ffffff" };
  return { letter: seat === "house" ? "H" : seat.slice(1, 2).toUpperCase(), ...look };
}

import type { Material } from "../wire";
import { rulesWords as twenty } from "./twenty/rules";
import type { TwentyTable } from "./twenty/table";
import { rulesWords as yard } from "./yard/rules";
import type { YardTable } from "./yard/table";

/** One thing that whoever plays must know, and what it is about. */
export interface Rule {
  about: string;
  text: string;
}

type Told = (material: Material, options: Record<string, string>) => Rule[];

// One explicit list; a game that is not in it has no such page.
const RULES: Record<string, Told> = {
  twenty: (material) => twenty(material.opening as TwentyTable, material),
  yard: (material, options) => yard({ edition: material.edition, options }, material.opening as YardTable),
};

/** How to play, before a game has begun: by the table as it will begin. */
export const rulesBefore: Told = (material, options) => RULES[material.game]?.(material, options) ?? [];

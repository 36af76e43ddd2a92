import type { Plugin } from "vite";
import type { Build } from "./src/worker/scope";

export function about(files: readonly string[], entry: string): Build;
export function worker(): Plugin;

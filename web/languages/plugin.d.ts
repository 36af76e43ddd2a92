import type { Plugin } from "vite";

export const fluent: () => Plugin;

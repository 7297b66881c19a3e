// Public API of minesweeper, for other features.

export type { Mines } from "./mines.ts";

// Public API of minesweeper, for other features.

export type { DailyGames } from "./deps.ts";
export { cellsToGo, type MinesRecord } from "./document.ts";
export type { Mines } from "./mines.ts";
export { solvedGrid } from "./views/text-board.ts";

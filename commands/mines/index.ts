// Public API of minesweeper, for other features.

export type { Mines } from "./feature.ts";
export type { DailyGames } from "./game/deps.ts";
export type { MinesRecord } from "./game/document.ts";
export { solvedBoard } from "./views/solved-board.ts";

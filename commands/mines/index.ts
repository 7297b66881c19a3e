// Public API of minesweeper, for other features.

export type { DailyGames } from "./deps.ts";
export { cellsToGo, type MinesRecord } from "./document.ts";
export type { Mines } from "./mines.ts";
export { type Seen, unseenWords } from "./seen.ts";
export { DAILY_SCOPE, MINES_SCOPE } from "./views/buttons.ts";
export { RACE_SCOPE } from "./views/race.ts";
export { solvedGrid } from "./views/text-board.ts";

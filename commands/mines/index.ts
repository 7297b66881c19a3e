// Public API of minesweeper, for other features.

export { type Seen, unseenWords } from "./answers/seen.ts";
export type { Mines } from "./feature.ts";
export type { DailyGames } from "./game/deps.ts";
export { cellsToGo, MINES_BOARDS, type MinesRecord } from "./game/document.ts";
export { DAILY_SCOPE, MINES_SCOPE } from "./views/buttons.ts";
export { RACE_SCOPE } from "./views/race.ts";
export { solvedGrid } from "./views/text-board.ts";

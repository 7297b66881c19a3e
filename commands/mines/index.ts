// Public API of minesweeper, for other features.

export { answerPress, type Games, viewOf } from "./play.ts";
export { exported, type MinesRecord, minesRecord, newGame, timeOf } from "./rules.ts";
export { type Beside, clock, DAILY_SCOPE as DAILY_BOARD_SCOPE } from "./view.ts";

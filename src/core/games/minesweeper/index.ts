// Public interface of minesweeper: rules only, without strategies or users.

export { type Board, boardOf, neighboursOf, SIDE_MAX } from "./board.ts";
export { type BoardCode, readBoardCode, writeBoardCode } from "./board-code.ts";
export { type MinesDocument, readGame, writeGame } from "./document.ts";
export { type CellSource, layMines } from "./lay.ts";
export { type CellLook, lookOf, writeLooks } from "./look.ts";
export { COVERED_CELL, type GameState, Minesweeper, type MoveResult } from "./minesweeper.ts";
export {
  MINES_LEVELS,
  type MinesRules,
  minesMax,
  requireRules,
  START_RULES,
  type StartRule,
} from "./rules.ts";

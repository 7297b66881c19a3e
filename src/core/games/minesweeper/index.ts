// Public interface of minesweeper: rules only, without strategies or users.

export { type Board, boardOf, neighboursOf, SIDE_MAX } from "./board.ts";
export { type MinesDocument, readGame, writeCells } from "./document.ts";
export { type CellSource, layMines, type MineSource } from "./lay.ts";
export { type CellLook, lookOf, solvedBoard, writeLooks } from "./look.ts";
export { COVERED_CELL, type GameState, Minesweeper, type MoveResult } from "./minesweeper.ts";
export {
  MINES_LEVELS,
  type MinesRules,
  minesMax,
  requireRules,
  START_RULES,
  type StartRule,
} from "./rules.ts";

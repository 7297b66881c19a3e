// The door of minesweeper in chats.

export { cellName } from "./cells.ts";
export { gameOf, MINES_BOARDS, type NamedLevel } from "./document.ts";
export { createMines, type Mines } from "./mines.ts";
export { openSolver } from "./solver/solver.ts";
export { CELLS_TYPED } from "./views/game.ts";

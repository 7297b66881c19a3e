// The door of minesweeper in chats.

export { CELLS_TYPED, cellName } from "./cells.ts";
export { gameOf, MINES_BOARDS, type NamedLevel } from "./document.ts";
export { createMines, type Mines } from "./mines.ts";
export { openSolver } from "./solver/solver.ts";

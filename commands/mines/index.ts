// The door of minesweeper in chats.

export { createMines, type Mines } from "./mines.ts";
export { openSolver } from "./solver/solver.ts";

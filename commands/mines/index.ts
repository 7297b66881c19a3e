// The door of minesweeper in chats.

export { cellName } from "./cells.ts";
export { gameOf, MINES_BOARDS, type NamedLevel } from "./document.ts";
export { CELLS_TYPED } from "./views/game.ts";

// Public API of whole minesweeper games: seeded boards, no-guess boards, games played by strategies.

export { findNoGuess, isNoGuess } from "./no-guess.ts";
export { playBoard, positionOf } from "./play-board.ts";

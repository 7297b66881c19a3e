// The door of whole games of minesweeper: boards from seeds, boards without guesses, boards played
// by strategies.

export { drawMinesSeed, minesLots } from "./lots.ts";
export { findNoGuess, isNoGuess } from "./no-guess.ts";
export { playBoard, positionOf } from "./play-board.ts";

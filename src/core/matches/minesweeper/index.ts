// The door of whole games of minesweeper: boards from seeds, without guesses, played by strategies.

export { findNoGuess, isNoGuess } from "./no-guess.ts";
export { drawMinesSeed, minesRandom, playBoard, positionOf } from "./play-board.ts";

// Public API of whole minesweeper games: seeded boards, no-guess boards, play by strategies.

export { findNoGuess, isNoGuess } from "./no-guess.ts";
export { drawMinesSeed, minesRandom, playBoard, positionOf } from "./play-board.ts";

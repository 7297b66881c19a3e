// The door of the games: rules only, no time, no chance, no people.

export { circleGame } from "./circle-game.ts";
export { GAME_IDS, matrixGame } from "./find.ts";
export { hasDraws, type MatrixGame, type Move, type Result, type Side } from "./matrix-game.ts";
export { NOTATED_SIZE_MAX, type Notation, notationOf } from "./notation.ts";
export { oddEven } from "./odd-even.ts";
export { packedBytes, packRounds, type Rounds, unpackRounds } from "./rounds.ts";

// Public interface of the games: pure rules without time, randomness or users.

export { CATALOGUE } from "./catalogue.ts";
export { circleGame, GAME_IDS, GAME_IDS_LINE, gameOf, matrixGame, oddEven } from "./find.ts";
export { hasDraws, type MatrixGame, type Move, type Result, type Side } from "./matrix-game.ts";
export { NOTATED_SIZE_MAX, type Notation, notationOf } from "./notation.ts";
export {
  joinRounds,
  packedBytes,
  packRounds,
  type Rounds,
  unpackRounds,
} from "./rounds.ts";

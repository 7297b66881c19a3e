// Public API of the daily challenge's pure part: who the mind of a day is and what it plays,
// and its board.

export { DAILY_BOARD, DAILY_FIRST, drawDailyBoard } from "./board.ts";
export {
  drawMind,
  type FacedMind,
  MIND_GAME,
  MIND_ROUNDS,
  MINDS,
  type Minds,
  mindsOf,
  nextReply,
  turnFrom,
} from "./minds.ts";

// Public interface of the daily challenge's pure part: the day's opponents and their moves, and its board.

export { DAILY_BOARD, DAILY_FIRST, drawDailyBoard } from "./board.ts";
export {
  drawMind,
  type FacedMind,
  MIND_GAME,
  MIND_ROUNDS,
  MINDS,
  mindsOf,
  nextReply,
  turnFrom,
} from "./minds.ts";

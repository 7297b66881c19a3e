// Public API of the matches: the bot's side, whole matches, and recorded moves.

export { Bot, type Decision } from "./bot.ts";
export { chanceReach, chanceVerdict, courseOf } from "./course.ts";
export { type MatchTally, type Player, playMatch, successOf } from "./match.ts";
export { MoveTextProblem, readMoves, replayer, requireNotation, spaced } from "./recorded-moves.ts";

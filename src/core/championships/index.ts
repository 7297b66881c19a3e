// Public interface of championships: systems, their state and its transitions.

export {
  type Championship,
  ChampionshipProblem,
  type Options,
  type Pairing,
  type Played,
  type Result,
  SYSTEMS,
  type SystemId,
} from "./championship.ts";
export { gameCount } from "./game-count.ts";
export { begin, gamesPlayed, needsGame, nextRound, type Report, report, run, standings } from "./run.ts";
export { swissRounds } from "./swiss.ts";

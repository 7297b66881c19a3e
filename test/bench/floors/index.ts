// The agents that have a floor, and what both are measured on.

import { expertsFloor, mixingFloor, ppmFloor, voteFloor } from "./contexts.ts";
import { contextTreeFloor, naiveBayesFloor } from "./estimates.ts";
import type { Floor } from "./floor.ts";
import { daemonsFloor, deBruijnFloor, exp3Floor, regretFloor, seerFloor, shannonFloor } from "./machines.ts";
import { historyMatchFloor, iocaineFloor, secondGuessFloor } from "./matching.ts";
import { lempelZivFloor, wildcardCountersFloor, wildcardFloor } from "./phrases.ts";
import {
  alwaysCounterFloor,
  frequencyFloor,
  markovFloor,
  mkiaFloor,
  mksuFloor,
  mupnFloor,
  suppFloor,
} from "./thesis.ts";

/** An agent of the registry and its floor, on so many rounds of a game. */
export interface Floored {
  readonly spec: string;
  readonly gameId: string;
  readonly rounds: number;
  readonly floor: Floor;
}

export const FLOORS: readonly Floored[] = [
  { spec: "always-counter", gameId: "rpsls", rounds: 2_000_000, floor: alwaysCounterFloor },
  { spec: "frequency", gameId: "rpsls", rounds: 1_000_000, floor: frequencyFloor },
  { spec: "markov", gameId: "rpsls", rounds: 1_000_000, floor: markovFloor },
  { spec: "mupn", gameId: "rpsls", rounds: 1_000_000, floor: mupnFloor },
  { spec: "supp", gameId: "rpsls", rounds: 1_000_000, floor: suppFloor },
  { spec: "mkia", gameId: "rpsls", rounds: 500_000, floor: mkiaFloor },
  { spec: "mksu", gameId: "rpsls", rounds: 500_000, floor: mksuFloor },
  { spec: "regret-matching", gameId: "rps", rounds: 500_000, floor: regretFloor },
  { spec: "exp3", gameId: "rps", rounds: 200_000, floor: exp3Floor },
  { spec: "daemons", gameId: "oddeven", rounds: 200_000, floor: daemonsFloor(6) },
  { spec: "daemons:largest=8", gameId: "oddeven", rounds: 200_000, floor: daemonsFloor(8) },
  { spec: "shannon", gameId: "oddeven", rounds: 1_000_000, floor: shannonFloor },
  { spec: "seer", gameId: "oddeven", rounds: 1_000_000, floor: seerFloor },
  { spec: "de-bruijn", gameId: "rps", rounds: 200_000, floor: deBruijnFloor },
  { spec: "vote", gameId: "rps", rounds: 200_000, floor: voteFloor },
  { spec: "experts", gameId: "rps", rounds: 200_000, floor: expertsFloor },
  { spec: "mixing", gameId: "rps", rounds: 200_000, floor: mixingFloor },
  { spec: "ppm", gameId: "rps", rounds: 200_000, floor: ppmFloor },
  { spec: "context-tree", gameId: "rps", rounds: 200_000, floor: contextTreeFloor },
  { spec: "naive-bayes", gameId: "rps", rounds: 200_000, floor: naiveBayesFloor },
  { spec: "lempel-ziv", gameId: "rps", rounds: 200_000, floor: lempelZivFloor },
  { spec: "history-match", gameId: "rps", rounds: 5_000, floor: historyMatchFloor },
  { spec: "second-guess", gameId: "rps", rounds: 5_000, floor: secondGuessFloor },
  { spec: "iocaine", gameId: "rps", rounds: 5_000, floor: iocaineFloor },
  { spec: "wildcard", gameId: "rps", rounds: 5_000, floor: wildcardFloor },
  { spec: "wildcard-counters", gameId: "rps", rounds: 50_000, floor: wildcardCountersFloor(6) },
  { spec: "wildcard-counters:context=12", gameId: "rps", rounds: 1_000, floor: wildcardCountersFloor(12) },
];

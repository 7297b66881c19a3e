// The only list of strategies: a new family needs a file of its own and one line here.

import type { MatrixGame } from "../games/index.ts";
import { seededRandom } from "../random/index.ts";
import { contextTree } from "./families/context-tree.ts";
import { experts } from "./families/experts.ts";
import { historyMatch } from "./families/history-match.ts";
import { iocaine } from "./families/iocaine.ts";
import { daemons } from "./families/learners/daemons.ts";
import { frequency, markov } from "./families/learners/markov.ts";
import { mkia, mksu } from "./families/learners/meta-learning.ts";
import { supp } from "./families/learners/q-learning.ts";
import { mupn } from "./families/learners/string-matching.ts";
import { mirror } from "./families/mirror.ts";
import { mixing } from "./families/mixing.ts";
import { naiveBayes } from "./families/naive-bayes.ts";
import { ppm } from "./families/ppm.ts";
import { random } from "./families/random.ts";
import { secondGuess } from "./families/second-guess.ts";
import { seer } from "./families/seer.ts";
import { shannon } from "./families/shannon.ts";
import {
  afterResult,
  alwaysCounter,
  alwaysCounterSelf,
  antiRotation,
  constant,
  copy,
  rotation,
  winStayLoseShift,
} from "./families/simple-agents.ts";
import { vote } from "./families/vote.ts";
import { wildcard, wildcardCounters } from "./families/wildcard/wildcard.ts";
import type { ModelLifetime, StrategyFamily } from "./family.ts";
import { fortuneTeller } from "./fortune-teller/fortune-teller.ts";
import { StrategyProblem } from "./problem.ts";
import { isSandboxed, SANDBOXED_FAMILY } from "./sandboxed.ts";
import { namesOf, type ParsedSpec, readSpec, writeSpec } from "./spec.ts";
import type { Seat, Strategy } from "./strategy.ts";

/** Every family of strategies. */
export const families: readonly StrategyFamily[] = [
  fortuneTeller,
  mirror,
  random,
  wildcard,
  wildcardCounters,
  constant,
  rotation,
  antiRotation,
  copy,
  alwaysCounter,
  alwaysCounterSelf,
  winStayLoseShift,
  afterResult,
  frequency,
  markov,
  mupn,
  supp,
  mksu,
  mkia,
  daemons,
  shannon,
  seer,
  mixing,
  experts,
  vote,
  ppm,
  contextTree,
  historyMatch,
  secondGuess,
  iocaine,
  naiveBayes,
];

/** Every valid first word of an id: family names and aliases. */
export const strategyNames: readonly string[] = families.flatMap(namesOf);

/** Parses `wildcard` or `wildcard:context=6,reply=value`, and sandboxed ids. @throws StrategyProblem if invalid. */
export function parseStrategy(spec: string): ParsedSpec {
  const known = parsed.get(spec);
  if (known) return known;
  if (isSandboxed(spec)) return { family: SANDBOXED_FAMILY, values: {} };
  const read = readSpec(spec, families);
  if (parsed.size < PARSED_MAX) parsed.set(spec, read);
  return read;
}

/** A cache of parsed ids: a match parses its opponent's id several times per round. */
const parsed = new Map<string, ParsedSpec>();
const PARSED_MAX = 1000;

/** Returns the canonical id. @throws StrategyProblem for an invalid spec, or a game it doesn't play. */
export function canonicalId(spec: string, game?: MatrixGame): string {
  if (isSandboxed(spec)) return spec.trim().toLowerCase();
  return writeSpec(game ? parseFor(spec, game) : parseStrategy(spec));
}

/** Whether the strategy exists and plays the game; a stored id may be older than the registry. */
export function isPlayable(spec: string, game: MatrixGame): boolean {
  try {
    return parseFor(spec, game) !== undefined;
  } catch (error) {
    if (error instanceof StrategyProblem) return false;
    throw error;
  }
}

/** Whether it depends on the opponent's play. @throws StrategyProblem like `parseStrategy`. */
export function readsOpponent(spec: string): boolean {
  const { family, values } = parseStrategy(spec);
  return family.memoryRounds(values) > 0;
}

/** The lifetime of its opponent model, if any. @throws StrategyProblem like `parseStrategy`. */
export function modelLifetimeOf(spec: string): ModelLifetime | undefined {
  const { family, values } = parseStrategy(spec);
  return family.modelLifetime?.(values);
}

/** What it plays by when it expects nothing. @throws StrategyProblem like `parseStrategy`. */
export function playsBy(spec: string): StrategyFamily["playsBy"] {
  return parseStrategy(spec).family.playsBy;
}

/** Whether it has a table that people can look at. @throws StrategyProblem like `createStrategy`. */
export function showsInside(spec: string, game: MatrixGame): boolean {
  if (isSandboxed(spec) || modelLifetimeOf(spec) !== undefined) return false;
  const strategy = createStrategy(spec, { game, side: "bot", random: seededRandom(0) });
  return strategy.inside?.("now") !== undefined;
}

/** Creates a strategy. @throws StrategyProblem for an invalid spec, or a game it doesn't play. */
export function createStrategy(spec: string, seat: Seat): Strategy {
  const { family, values } = parseFor(spec, seat.game);
  return family.create(seat, values);
}

function parseFor(spec: string, game: MatrixGame): ParsedSpec {
  const parsed = parseStrategy(spec);
  if (parsed.family.plays(game)) return parsed;
  throw new StrategyProblem({ kind: "wrong-game", typed: spec, family: parsed.family.family, game: game.id });
}

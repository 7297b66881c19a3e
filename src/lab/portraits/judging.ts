// Judges portraits of recorded people on rounds that no one learned from: neither the person's own last fifth, nor
// anything of theirs in what's shared.

import type { Rounds } from "../../core/games/index.ts";
import { readRounds } from "../../core/profiles/index.ts";
import {
  findLines,
  judgeLines,
  learnSharedLines,
  PORTRAIT_GAME,
  PORTRAIT_ROUNDS_MIN,
  type PortraitLine,
  type PortraitScore,
  type SharedLine,
} from "../../core/profiles/portrait/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../../core/random/index.ts";
import { mean } from "../../core/statistics.ts";
import { freezeGhost, learnPopulation, Population } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";
import { seedBytes } from "../kit/task-values.ts";
import { type Fold, foldsByPlayer } from "../prior/folds.ts";

/** Rarer habits are left out of a population, as in the one that comes with the program. */
const VISITS_MIN = 30;

export interface PortraitsQuestion {
  readonly people: readonly RecordedPerson[];
  /** Other people, only to learn from. */
  readonly others: readonly RecordedPerson[];
  readonly folds: number;
  readonly seed: number;
}

/** One person's portrait and its score. The fortune-teller has the population that comes with it. */
export interface JudgedPortrait extends Omit<PortraitScore, "chance"> {
  readonly lines: readonly PortraitLine[];
  /** Whether a portrait of the same rounds in random order beats chance. */
  readonly shuffledBeatsChance: boolean;
}

/** Groups of whole people. */
export function portraitFolds({ people, folds, seed }: PortraitsQuestion): readonly Fold[] {
  const enough = people.filter(({ rounds }) => rounds.person.length >= PORTRAIT_ROUNDS_MIN);
  return foldsByPlayer(enough, folds, seededRandom(deriveSeed(seedBytes(seed), "portraits")));
}

/** Judges the people of one group by what was learned from everyone else. */
export function judgePortraits(
  { others, seed }: PortraitsQuestion,
  { learned, tested }: Fold,
): readonly JudgedPortrait[] {
  const rounds = [...learned, ...others].map((person) => person.rounds);
  const shared = learnSharedLines(rounds);
  const random = seededRandom(deriveSeed(seedBytes(seed), "population"));
  const population = new Population(
    learnPopulation(PORTRAIT_GAME.size, rounds, { visitsMin: VISITS_MIN, random }),
  );
  return tested.map((person) => judgePerson(person, shared, population, seed));
}

function judgePerson(
  { player, rounds }: RecordedPerson,
  shared: readonly SharedLine[],
  population: Population,
  seed: number,
): JudgedPortrait {
  const random = seededRandom(deriveSeed(seedBytes(seed), "portraits", player));
  const lines = findLines(rounds, shared);
  const { standIn } = freezeGhost(PORTRAIT_GAME, rounds, population);
  const mixed = shuffledRounds(rounds, random);
  const read = readRounds(PORTRAIT_GAME, rounds, random).bits;
  return {
    lines,
    ...judgeLines(rounds, lines),
    rounds: standIn.rounds,
    ghost: standIn.ghost / Math.LN2,
    mind: mean(read.subarray(-standIn.rounds)),
    shuffledBeatsChance: judgeLines(mixed, findLines(mixed, shared)).beatsChance,
  };
}

function shuffledRounds({ person, bot }: Rounds, random: Parameters<typeof shuffled>[1]): Rounds {
  const order = shuffled(
    Array.from(person, (_, at) => at),
    random,
  );
  return {
    person: Uint8Array.from(order, (at) => person[at] as number),
    bot: Uint8Array.from(order, (at) => bot[at] as number),
  };
}

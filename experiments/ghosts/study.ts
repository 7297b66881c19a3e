// Ghosts compared with other replacements for a person, by mean log-loss on held-out rounds: each is frozen from the
// first four fifths and judged on the rest, with a population learned from others.

import type { MatrixGame } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import type { Estimate } from "../../src/core/statistics.ts";
import { freezeGhost, Population, type StandIn } from "../../src/core/strategies/index.ts";
import { clusteredMean } from "../../src/lab/kit/clustered.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { type Fold, foldsByPlayer } from "../../src/lab/prior/folds.ts";
import { learnFromPeople } from "../prior/population.ts";

/** Rarer habits are left out of a population, as in the one that comes with the program. */
const VISITS_MIN = 30;

export const STAND_INS = ["ghost", "population", "mirror", "chance"] as const;
type Named = (typeof STAND_INS)[number];

export interface GhostsQuestion {
  readonly game: MatrixGame;
  readonly people: readonly RecordedPerson[];
  /** How many of each person's first rounds to use; people with fewer are left out. */
  readonly rounds: readonly number[];
  readonly folds: number;
  readonly seed: number;
}

/** One person's results for one number of rounds. */
export interface Judged {
  readonly rounds: number;
  readonly standIn: StandIn;
  readonly bytes: number;
}

/** Losses in nats per move; errors are clustered by person. */
export interface GhostsReport {
  readonly rounds: number;
  readonly people: number;
  readonly heldOut: number;
  readonly losses: Readonly<Record<Named, Estimate>>;
  /** How much lower the ghost's loss is than each alternative's. */
  readonly gains: Readonly<Record<Exclude<Named, "ghost">, Estimate>>;
  /** Share of people for whom the ghost's loss is lower. */
  readonly better: Readonly<Record<Exclude<Named, "ghost">, number>>;
  readonly bytesMax: number;
}

/** Groups of whole people, so that no one's population has learned from them. */
export function ghostFolds({ people, folds, seed }: GhostsQuestion): readonly Fold[] {
  return foldsByPlayer(people, folds, seededRandom(deriveSeed(seedBytes(seed), "ghosts")));
}

export function judgeFold(
  { game, rounds, seed }: GhostsQuestion,
  { learned, tested }: Fold,
): readonly Judged[] {
  const data = learnFromPeople({ game, people: learned, visitsMin: VISITS_MIN, seed });
  const population = new Population(data);
  return tested.flatMap(({ rounds: { person, bot } }) =>
    rounds
      .filter((count) => person.length >= count)
      .map((count) => {
        const first = { person: person.subarray(0, count), bot: bot.subarray(0, count) };
        const { state, standIn } = freezeGhost(game, first, population);
        return { rounds: count, standIn, bytes: state.length };
      }),
  );
}

/** By number of rounds; numbers that no one reached are left out. */
export function reportGhosts(judged: readonly Judged[], rounds: readonly number[]): readonly GhostsReport[] {
  return rounds.flatMap((count) => {
    const all = judged.filter((one) => one.rounds === count);
    return all.length > 0 ? [reportOf(count, all)] : [];
  });
}

function reportOf(rounds: number, all: readonly Judged[]): GhostsReport {
  const mean = (lossOf: (standIn: StandIn) => number): Estimate =>
    clusteredMean(
      all.map(({ standIn }) => ({ sum: lossOf(standIn) * standIn.rounds, count: standIn.rounds })),
    );
  const gain = (name: Named): Estimate => mean((one) => one[name] - one.ghost);
  const better = (name: Named): number =>
    all.filter(({ standIn }) => standIn.ghost < standIn[name]).length / all.length;
  return {
    rounds,
    people: all.length,
    heldOut: all.reduce((sum, { standIn }) => sum + standIn.rounds, 0),
    losses: {
      ghost: mean((one) => one.ghost),
      population: mean((one) => one.population),
      mirror: mean((one) => one.mirror),
      chance: mean((one) => one.chance),
    },
    gains: { population: gain("population"), mirror: gain("mirror"), chance: gain("chance") },
    better: { population: better("population"), mirror: better("mirror"), chance: better("chance") },
    bytesMax: Math.max(...all.map(({ bytes }) => bytes)),
  };
}

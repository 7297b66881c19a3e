// Candidate distances: the source's, and those from which ours was chosen.

import type { MatrixGame, Rounds } from "../../src/core/games/index.ts";
import {
  type Block,
  blocksOf,
  LIKENESS,
  pairMatrix,
  seedDistance,
  sideSums,
  similaritiesOf,
  totalsOf,
  unlikeness,
} from "../../src/core/profiles/index.ts";
import { bayesDistance, type HabitTables, habitTables, jensenShannonDistance } from "./habit-tables.ts";

const CONTEXTS = [2, 4, 6];
const BASES = [2, 4, 8];
/** Context length of the source's distance. */
const SEED_CONTEXT = 6;

/** The source's distance. */
export const SEED = "seed";
/** The distance used for comparing profiles. */
export const OURS = likenessName(LIKENESS.context, LIKENESS.base);

const BAYES = "bayes";
const JENSEN_SHANNON = "jensen-shannon";

/** Every distance, the source's first. */
export const CANDIDATES: readonly string[] = [
  SEED,
  ...CONTEXTS.flatMap((context) => BASES.map((base) => likenessName(context, base))),
  BAYES,
  JENSEN_SHANNON,
];

/** Per-history precomputation for all candidates. */
export interface Prepared {
  readonly blocks: readonly (readonly Block[])[];
  readonly tables: HabitTables;
}

/** Runs once per history, not once per pair. */
export function prepare(game: MatrixGame, rounds: Rounds): Prepared {
  const blocks = CONTEXTS.map((context) => blocksOf({ size: game.size, context }, rounds, 1));
  return { blocks, tables: habitTables(game, rounds) };
}

/** The distance between two histories by each candidate. */
export function candidateDistances(game: MatrixGame, a: Prepared, b: Prepared): readonly number[] {
  const found = new Map<string, number>([
    [BAYES, bayesDistance(a.tables, b.tables)],
    [JENSEN_SHANNON, jensenShannonDistance(a.tables, b.tables)],
  ]);
  CONTEXTS.forEach((context, index) => {
    const form = { size: game.size, context };
    const matrix = pairMatrix(form, a.blocks[index] as readonly Block[], b.blocks[index] as readonly Block[]);
    if (context === SEED_CONTEXT) found.set(SEED, seedDistance(game.size, totalsOf(matrix)).p);
    for (const base of BASES) {
      const sums = sideSums(similaritiesOf(matrix, base), (block) => block < matrix.first);
      found.set(likenessName(context, base), unlikeness(sums));
    }
  });
  return CANDIDATES.map((name) => found.get(name) as number);
}

function likenessName(context: number, base: number): string {
  return `likeness:context=${context},base=${base}`;
}

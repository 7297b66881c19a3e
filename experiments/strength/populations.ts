// Several populations in one pool: how well each predicts people alone, and all of them together.

import {
  type PooledQuestion,
  type PooledReport,
  type PooledStages,
  readAll,
  reportOf,
  tasksOf,
} from "../../src/lab/prior/pooled-study.ts";
import type { KnownPeople } from "../../src/lab/prior/task.ts";

/** A named set of populations to read with. */
export interface Reader {
  readonly name: string;
  readonly populations: readonly KnownPeople[];
}

const POOL = "all in one pool";

/** Reads these people with each population alone, and with all of them in one pool. The gain is relative to the first;
 * with only one population, relative to none. */
export async function comparePopulations(
  question: PooledQuestion,
  given: readonly Reader[],
  stages: PooledStages,
): Promise<PooledReport> {
  const populations = given.flatMap((reader) => reader.populations);
  const pool = given.length > 1 ? [{ name: POOL, populations }] : [];
  const readers: readonly Reader[] = [{ name: "nobody", populations: [] }, ...given, ...pool];
  const readings = await readAll(
    readers.map(({ populations: known }) => tasksOf(question, question.people, known)),
    stages,
  );
  return reportOf(readers, readings, pool.length);
}

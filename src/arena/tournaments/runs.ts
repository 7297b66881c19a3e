// Index of tournament runs, so that one can be resumed by id or by plan.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { KEPT_MS } from "../executors/ledger.ts";
import { ARENA_SYSTEMS, type Plan, planId } from "./plan.ts";
import { ArenaProblem } from "./problem.ts";

/** Run metadata; its matches are in the run's ledger. */
export interface StoredRun {
  readonly plan: Plan;
  readonly run: number;
  readonly complete: boolean;
}

/** Key of the run's ledger. */
export function runIdOf({ plan, run }: StoredRun): string {
  return `${planId(plan)}.${run}`;
}

/** Resumes the unfinished run of the same plan, or creates one. */
export async function startRun(store: Store, plan: Plan): Promise<StoredRun> {
  return store.update(
    RUN,
    planId(plan),
    (stored) => {
      const result =
        stored && !stored.complete ? stored : { plan, run: (stored?.run ?? 0) + 1, complete: false };
      return { next: result, result };
    },
    KEPT_MS,
  );
}

/** The run with that id, finished or not. @throws ArenaProblem when there is none. */
export async function findRun(store: Store, id: string): Promise<StoredRun> {
  const stored = await store.read(RUN, id.trim().toLowerCase());
  if (stored) return stored;
  const hint = "Run it again with the same options; it continues where it stopped";
  throw new ArenaProblem("unknown-tournament", `no tournament ${id} is stored here. ${hint}`);
}

/** Marks the run as finished. */
export async function completeRun(store: Store, { plan, run }: StoredRun): Promise<void> {
  await store.update(
    RUN,
    planId(plan),
    (stored) => ({
      next: stored && stored.run === run && !stored.complete ? { ...stored, complete: true } : undefined,
      result: undefined,
    }),
    KEPT_MS,
  );
}

const whole = z.int().min(0);
const RUN_SHAPE = z.object({
  plan: z.object({
    game: z.string(),
    entrants: z.array(z.object({ name: z.string(), strategy: z.string() })),
    system: z.enum(ARENA_SYSTEMS),
    rounds: z.exactOptional(whole),
    firstTo: z.exactOptional(whole),
    match: whole,
    seed: whole,
    matchMs: whole,
  }),
  run: whole,
  complete: z.boolean(),
});

const RUN = firstVersion<StoredRun>("arena", RUN_SHAPE);

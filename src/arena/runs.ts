// Which tournaments there are and were, so that one can be taken up again by its id, or by the same
// plan.

import { z } from "zod";
import type { DocumentKind, Store } from "../infra/store/index.ts";
import { KEPT_MS } from "./ledger.ts";
import { ARENA_SYSTEMS, type Plan, planId } from "./plan.ts";
import { ArenaProblem } from "./problem.ts";

/** A tournament as it is stored; its matches are in the ledger of its run. */
export interface StoredRun {
  readonly plan: Plan;
  /** How often it was begun anew. */
  readonly run: number;
  readonly complete: boolean;
}

/** The key of the run's ledger. */
export function runIdOf({ plan, run }: StoredRun): string {
  return `${planId(plan)}.${run}`;
}

/** The run to go on with: that of the same plan if it was not finished, else a new one. */
export async function beginRun(store: Store, plan: Plan): Promise<StoredRun> {
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

/** The tournament of that id, finished or not. @throws ArenaProblem when there is none. */
export async function findRun(store: Store, id: string): Promise<StoredRun> {
  const stored = await store.read(RUN, id.trim().toLowerCase());
  if (stored) return stored;
  const hint = "run it again with the options it had; the same options go on where they ended";
  throw new ArenaProblem("unknown-tournament", `no tournament ${id} is stored here; ${hint}`);
}

/** Notes that all its matches are played. */
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

const RUN: DocumentKind<StoredRun> = {
  name: "arena",
  version: 1,
  migrations: {},
  parse: (value) => RUN_SHAPE.parse(value),
};

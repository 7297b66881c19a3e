import type { MatchExecutor } from "../../../src/arena/index.ts";
import type { Registration } from "../../../src/arena/submissions/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import {
  canonicalId,
  isSandboxed,
  parseStrategy,
  StrategyProblem,
} from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import {
  addRegistration,
  type ClaimRefusal,
  claimRefusal,
  registrationsOf,
  replaceRegistration,
} from "./ledger.ts";
import { asName, newNameRefusal } from "./name.ts";
import { runTrial } from "./trial.ts";
import type { QueueRefusal, Ticket, TrialQueue } from "./trial-queue.ts";

/** Why nothing was registered. */
export type Refusal =
  | NonNullable<ReturnType<typeof newNameRefusal>>
  | ClaimRefusal
  | "not-yours"
  | "is-file"
  | "too-slow";

export type Outcome = Registration | Refusal;

export interface Submission {
  readonly name: string;
  readonly strategy: string;
  readonly games: readonly MatrixGame[];
  /** Whether the name is new; if not, its strategy is replaced. */
  readonly isNew: boolean;
}

/** What trials are run with. */
export interface Trials {
  readonly store: Store;
  readonly queue: TrialQueue;
  readonly players: MatchExecutor;
}

/** Queues it for a trial at the first playable game, and then registers it. @throws StrategyProblem if invalid. */
export async function submit(
  trials: Trials,
  owner: PlayerId,
  submission: Submission,
): Promise<Ticket<Outcome> | QueueRefusal | Refusal> {
  const { store, queue } = trials;
  const name = asName(submission.name);
  const strategy = canonicalId(submission.strategy);
  // A file is registered by submitting it; knowing its hash isn't enough.
  if (isSandboxed(strategy))
    throw new StrategyProblem({ kind: "unknown-family", typed: submission.strategy, nearest: [] });
  const early = await earlyRefusal(store, owner, name, submission.isNew);
  if (early) return early;
  const registered = submission.isNew ? added : replaced;
  return queue.add(writePlayerId(owner), async (signal) => {
    const gauntlet = await tried(trials, strategy, submission.games, signal);
    if (typeof gauntlet !== "object") return gauntlet;
    return signal.aborted ? undefined : registered(store, owner, { name, strategy, gauntlet });
  });
}

async function earlyRefusal(store: Store, owner: PlayerId, name: string, isNew: boolean) {
  if (isNew) return newNameRefusal(name) ?? (await claimRefusal(store, owner, name));
  const own = (await registrationsOf(store, owner)).find((one) => one.name === name);
  if (own?.file) return "is-file";
  if (own && isSandboxed(own.strategy)) return "reserved-name";
  return own ? undefined : "not-yours";
}

async function added(store: Store, owner: PlayerId, registration: Registration): Promise<Outcome> {
  return (await addRegistration(store, owner, registration)) ?? registration;
}

async function replaced(store: Store, owner: PlayerId, registration: Registration): Promise<Outcome> {
  return (await replaceRegistration(store, owner, registration)) ? registration : "not-yours";
}

async function tried(
  { players }: Trials,
  strategy: string,
  games: readonly MatrixGame[],
  signal: AbortSignal,
) {
  const { family } = parseStrategy(strategy);
  const game = games.find((one) => family.plays(one)) ?? games[0];
  if (!game) throw new RangeError("a strategy cannot be tried without a game");
  return runTrial(strategy, game, players, signal);
}

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { canonicalId, parseStrategy } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { PlayerId } from "../../../src/players/index.ts";
import {
  addRegistration,
  type ClaimRefusal,
  claimRefusal,
  registrationsOf,
  replaceRegistration,
} from "./ledger.ts";
import { asName, nameRefusal, type Registration } from "./registration.ts";
import { runTrial } from "./trial.ts";

/** Why nothing was registered. */
export type Refusal = NonNullable<ReturnType<typeof nameRefusal>> | ClaimRefusal | "not-yours";

interface Submission {
  readonly name: string;
  readonly strategy: string;
  readonly games: readonly MatrixGame[];
}

/** Runs a trial at the first playable game, then registers. @throws StrategyProblem if invalid. */
export async function register(
  store: Store,
  owner: PlayerId,
  submission: Submission,
): Promise<Registration | Refusal> {
  const name = asName(submission.name);
  const strategy = canonicalId(submission.strategy);
  const early = nameRefusal(name) ?? (await claimRefusal(store, owner, name));
  if (early) return early;
  const registration = await tried(name, strategy, submission);
  return (await addRegistration(store, owner, registration)) ?? registration;
}

/** Replaces the strategy, with a new trial. @throws StrategyProblem as `register`. */
export async function update(
  store: Store,
  owner: PlayerId,
  submission: Submission,
): Promise<Registration | Refusal> {
  const name = asName(submission.name);
  const strategy = canonicalId(submission.strategy);
  const own = await registrationsOf(store, owner);
  if (!own.some((one) => one.name === name)) return "not-yours";
  const registration = await tried(name, strategy, submission);
  return (await replaceRegistration(store, owner, registration)) ? registration : "not-yours";
}

async function tried(name: string, strategy: string, { games }: Submission): Promise<Registration> {
  const { family } = parseStrategy(strategy);
  const game = games.find((one) => family.plays(one)) ?? games[0];
  if (!game) throw new RangeError("a strategy cannot be tried without a game");
  return { name, strategy, gauntlet: await runTrial(strategy, game) };
}

// How a strategy gets a name: the name and the strategy are checked, the strategy is tried, and
// what was tried is registered.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { canonicalId, parseStrategy } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { PlayerId } from "../../../src/players/index.ts";
import type { Registration } from "./documents.ts";
import {
  addRegistration,
  type ClaimRefusal,
  claimRefusal,
  registrationsOf,
  replaceRegistration,
} from "./ledger.ts";
import { asName, nameRefusal } from "./name.ts";
import { runGauntlet } from "./trial.ts";

/** What a person wants: a name, and a strategy's id as typed. */
interface Wish {
  readonly name: string;
  readonly strategy: string;
}

/** Why nothing was registered. */
export type Refusal = NonNullable<ReturnType<typeof nameRefusal>> | ClaimRefusal | "not-yours";

type Submission =
  | { readonly accepted: true; readonly registration: Registration }
  | { readonly accepted: false; readonly refusal: Refusal };

/**
 * Registers a strategy for its owner. It is tried at the first of the games that it plays, before
 * the name is taken.
 * @throws StrategyProblem when there is no such strategy, or it plays none of the games.
 */
export async function register(
  store: Store,
  owner: PlayerId,
  wish: Wish,
  games: readonly MatrixGame[],
): Promise<Submission> {
  const name = asName(wish.name);
  const strategy = canonicalId(wish.strategy);
  const early = nameRefusal(name) ?? (await claimRefusal(store, owner, name));
  if (early) return { accepted: false, refusal: early };
  const registration = await tried(name, strategy, games);
  const refusal = await addRegistration(store, owner, registration);
  return refusal ? { accepted: false, refusal } : { accepted: true, registration };
}

/** Gives a name of the owner's another strategy, tried like a new one. @throws StrategyProblem as
 * `register`. */
export async function update(
  store: Store,
  owner: PlayerId,
  wish: Wish,
  games: readonly MatrixGame[],
): Promise<Submission> {
  const name = asName(wish.name);
  const strategy = canonicalId(wish.strategy);
  const held = await registrationsOf(store, owner);
  if (!held.some((one) => one.name === name)) return { accepted: false, refusal: "not-yours" };
  const registration = await tried(name, strategy, games);
  const replaced = await replaceRegistration(store, owner, registration);
  return replaced ? { accepted: true, registration } : { accepted: false, refusal: "not-yours" };
}

async function tried(name: string, strategy: string, games: readonly MatrixGame[]): Promise<Registration> {
  const { family } = parseStrategy(strategy);
  const game = games.find((one) => family.plays(one)) ?? games[0];
  if (!game) throw new RangeError("a strategy cannot be tried without a game");
  return { name, strategy, gauntlet: await runGauntlet(strategy, game) };
}

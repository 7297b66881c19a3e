// Who may meet what stands behind a name. A file is a draft for a day: nobody but its author meets it, and
// for everybody else its name stands for the version before, or for nothing.

import {
  type Frozen,
  publicVersion,
  type Registration,
  readFrozen,
  readStoredGhost,
  versionsOf,
} from "../../../src/arena/made/index.ts";
import { isApart } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { identitiesOf, type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { type Found, findOwned } from "./ledger.ts";

/** What the name stands for, to that caller, at that time (Unix ms); undefined: to them there is no such
 * name. `caller`: all identities of theirs, `platform:id`. */
function mayMeet(found: Found, caller: readonly string[], now: number): Found | undefined {
  if (!found.file || caller.includes(found.owner)) return found;
  const version = publicVersion(found, now);
  if (!version || version.id === found.file.id) return version && found;
  const earlier = versionsOf(found).filter((one) => one.version < version.version);
  // The trial is told of the newest version only.
  const gauntlet = { ...found.gauntlet, results: [] };
  return { ...found, strategy: version.id, gauntlet, file: { ...version, earlier } };
}

/** A registration as its caller meets it. */
export type Met = Found & {
  readonly isOwn: boolean;
  /** Then it is not played, by its author neither. */
  readonly frozen?: Frozen;
};

/** What a name stands for to the caller; undefined: to somebody who is no author. @throws StoreError as the store. */
export async function findMet(
  { store, now }: { readonly store: Store; now(): number },
  caller: PlayerId | undefined,
  name: string,
): Promise<Met | undefined> {
  const found = await findOwned(store, name);
  if (!found) return undefined;
  const callers = caller ? (await identitiesOf(store, caller)).map(writePlayerId) : [];
  const met = mayMeet(found, callers, now());
  if (!met) return undefined;
  const frozen = await frozenOf(store, met);
  return { ...met, isOwn: callers.includes(found.owner), ...(frozen && { frozen }) };
}

/** Whether it is frozen, and why. */
export async function frozenOf(store: Store, { strategy, file }: Registration): Promise<Frozen | undefined> {
  if (file) return readFrozen(store, strategy);
  return isApart(strategy) ? (await readStoredGhost(store, strategy))?.frozen : undefined;
}

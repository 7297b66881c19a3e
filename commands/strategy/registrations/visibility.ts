// Who may play against a named strategy. A file is a draft for a day: only its author can play against it, and for
// everyone else its name means the previous version, or nothing.

import {
  type Frozen,
  publicVersion,
  type Registration,
  readFrozen,
  versionsOf,
} from "../../../src/arena/submissions/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { type Found, findOwned } from "./ledger.ts";

/** What the name means to that caller at that time (Unix ms); undefined: for them there's no such name. */
function mayMeet(found: Found, isOwn: boolean, now: number): Found | undefined {
  if (!found.file || isOwn) return found;
  const version = publicVersion(found, now);
  if (!version || version.id === found.file.id) return version && found;
  const earlier = versionsOf(found).filter((one) => one.version < version.version);
  // Only the newest version's trial results are shown.
  const gauntlet = { ...found.gauntlet, results: [] };
  return { ...found, strategy: version.id, gauntlet, file: { ...version, earlier } };
}

/** A registration as the caller may see it. */
export type Met = Found & {
  readonly isOwn: boolean;
  /** If set, no one can play against it, not even its author. */
  readonly frozen?: Frozen;
};

/** What a name means to the caller; without a caller, to anyone but its author. @throws StoreError as the store. */
export async function findMet(
  { store, now }: { readonly store: Store; now(): number },
  caller: PlayerId | undefined,
  name: string,
): Promise<Met | undefined> {
  const found = await findOwned(store, name);
  if (!found) return undefined;
  const isOwn = caller !== undefined && found.owner === writePlayerId(caller);
  const met = mayMeet(found, isOwn, now());
  if (!met) return undefined;
  const frozen = await frozenOf(store, met);
  return { ...met, isOwn, ...(frozen && { frozen }) };
}

/** Why it's frozen; undefined if it isn't. */
export async function frozenOf(store: Store, { strategy, file }: Registration): Promise<Frozen | undefined> {
  return file && readFrozen(store, strategy);
}

// Files under names. Every stored file is in its owner's list at all times, so anything that a crash leaves behind is
// deleted with the list.

import {
  claimedOf,
  type FileVersion,
  fileId,
  LIST,
  type Listed,
  noteAuthor,
  type Registration,
  storeFile,
  versionsOf,
} from "../../../src/arena/submissions/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { addRegistration, type ClaimRefusal } from "./ledger.ts";
import { filesOf, leaveUnlisted } from "./listed-files.ts";

/** Versions kept per name. */
const VERSIONS_MAX = 20;

/** A file that has passed its trial. */
export interface Submitted {
  readonly name: string;
  readonly source: string;
  readonly gauntlet: Registration["gauntlet"];
  readonly version: Omit<FileVersion, "id" | "version">;
}

/** Registers a new name for a file. */
export async function addFile(
  store: Store,
  player: PlayerId,
  { name, source, gauntlet, version }: Submitted,
): Promise<Registration | ClaimRefusal> {
  const owner = writePlayerId(player);
  const id = fileId(source);
  const file = { ...version, id, version: 1, earlier: [] };
  const registration: Registration = { name, strategy: id, gauntlet, file };
  await noteAuthor(store, owner, version.submittedAt);
  const stored = async (): Promise<void> => void (await storeFile(store, source, owner));
  const refusal = await addRegistration(store, player, registration, stored);
  if (refusal) await leaveUnlisted(store, owner, [id]);
  return refusal ?? registration;
}

/** Adds the next version under one of the person's names. Undefined if the name is no longer theirs or isn't a file's.
 * Submitting the newest version again changes nothing. */
export async function addVersion(
  store: Store,
  player: PlayerId,
  submitted: Submitted,
): Promise<Registration | undefined> {
  const owner = writePlayerId(player);
  const found = (await claimedOf(store, owner)).find(({ name }) => name === submitted.name);
  return found?.file && addTo(store, owner, found.claim, submitted);
}

async function addTo(store: Store, owner: string, claim: string, submitted: Submitted) {
  const id = fileId(submitted.source);
  await noteAuthor(store, owner, submitted.version.submittedAt);
  const isPending = await changeListed(store, owner, claim, (one) => ({
    ...one,
    pending: [...new Set([...(one.pending ?? []), id])],
  }));
  if (!isPending) return undefined;
  await storeFile(store, submitted.source, owner);
  const changed = await changeListed(store, owner, claim, (one) => withVersion(one, id, submitted));
  if (!changed) {
    await leaveUnlisted(store, owner, [id]);
    return undefined;
  }
  const { before, after } = changed;
  await leaveUnlisted(store, owner, filesOf(before));
  const { claim: _claim, ...registration } = after;
  return registration;
}

function withVersion(listed: Listed, id: string, { gauntlet, version }: Submitted): Listed {
  const { pending: _stored, ...one } = listed;
  const versions = versionsOf(one);
  const [newest] = versions;
  if (!newest || newest.id === id) return one;
  const file = { ...version, id, version: newest.version + 1, earlier: versions.slice(0, VERSIONS_MAX - 1) };
  return { ...one, strategy: id, gauntlet, file };
}

/** Changes the entry with that claim; undefined if it's gone. */
async function changeListed(
  store: Store,
  owner: string,
  claim: string,
  change: (one: Listed) => Listed,
): Promise<{ readonly before: Listed; readonly after: Listed } | undefined> {
  return store.update(LIST, owner, (listed = []) => {
    const before = listed.find((one) => one.claim === claim);
    if (!before) return { next: undefined, result: undefined };
    const after = change(before);
    return { next: listed.map((one) => (one === before ? after : one)), result: { before, after } };
  });
}

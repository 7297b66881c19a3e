// Two documents without a transaction: list, then claim; release the claim, then unlist. A registration is valid only
// while both match, so a crash leaves an invalid one and a free name.

import { randomUUID } from "node:crypto";
import {
  type Claimed,
  claimedOf,
  forgetAuthor,
  LIST,
  type Listed,
  leaveFile,
  NAME,
  type Registration,
} from "../../../src/arena/submissions/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { filesOf, leaveUnlisted } from "./listed-files.ts";

export const REGISTRATIONS_MAX = 10;

/** Why a name is unavailable: someone else's, already the person's own, or their list is full. */
export type ClaimRefusal = "taken" | "yours" | "full";

/** A registration and its owner (`platform:id`). */
export type Found = Registration & { readonly owner: string };

/** The registration of a name, by any owner. */
export async function findOwned(store: Store, name: string): Promise<Found | undefined> {
  const claimed = await store.read(NAME, name);
  const listing = claimed && (await listingOf(store, name, claimed));
  return listing && { ...withoutClaim(listing), owner: claimed.owner };
}

/** A person's registrations, oldest first. */
export async function registrationsOf(store: Store, owner: PlayerId): Promise<readonly Registration[]> {
  return (await claimedOf(store, writePlayerId(owner))).map(withoutClaim);
}

/** Why the person currently can't register that name; undefined if they can. */
export async function claimRefusal(
  store: Store,
  player: PlayerId,
  name: string,
): Promise<ClaimRefusal | undefined> {
  const claimed = await store.read(NAME, name);
  if (claimed && (await listingOf(store, name, claimed)))
    return claimed.owner === writePlayerId(player) ? "yours" : "taken";
  return (await claimedOf(store, writePlayerId(player))).length >= REGISTRATIONS_MAX ? "full" : undefined;
}

/** Registers a name; exactly one of several concurrent callers wins. Undefined on success. `beforeClaim`: stores what
 * must exist before anyone can find the name. */
export async function addRegistration(
  store: Store,
  player: PlayerId,
  registration: Registration,
  beforeClaim: () => Promise<void> = async () => {},
): Promise<ClaimRefusal | undefined> {
  const owner = writePlayerId(player);
  const refusal = await claimRefusal(store, player, registration.name);
  if (refusal) return refusal;
  const claim = randomUUID();
  if (!(await list(store, owner, { ...registration, claim }))) return "full";
  await beforeClaim();
  if (await claimName(store, registration.name, { owner, claim })) return undefined;
  await unlist(store, owner, claim);
  return "taken";
}

/** Changes the strategy of a name; false if the person doesn't own it. */
export async function replaceRegistration(
  store: Store,
  player: PlayerId,
  registration: Registration,
): Promise<boolean> {
  const owner = writePlayerId(player);
  const owned = (await claimedOf(store, owner)).find(({ name }) => name === registration.name);
  if (!owned) return false;
  const { claim } = owned;
  // A file has its own versions.
  if (owned.file) return false;
  return store.update(LIST, owner, (listed = []) => {
    const result = listed.some((one) => one.claim === claim && !one.file);
    const next = listed.map((one) => (one.claim === claim ? { ...registration, claim } : one));
    return { next: result ? next : undefined, result };
  });
}

/** Releases a name; false if the person doesn't own it. */
export async function removeRegistration(store: Store, player: PlayerId, name: string): Promise<boolean> {
  const owner = writePlayerId(player);
  const listings = ((await store.read(LIST, owner)) ?? []).filter((one) => one.name === name);
  const released = await Promise.all(listings.map((one) => releaseName(store, one)));
  await Promise.all(listings.map(({ claim }) => unlist(store, owner, claim)));
  await leaveUnlisted(store, owner, listings.flatMap(filesOf));
  return released.includes(true);
}

/** Releases all names of the person and deletes the list; false if there was none. */
export async function removeAllRegistrations(store: Store, player: PlayerId): Promise<boolean> {
  const owner = writePlayerId(player);
  const listings = (await store.read(LIST, owner)) ?? [];
  await Promise.all(listings.map((one) => releaseName(store, one)));
  for (const id of new Set(listings.flatMap(filesOf))) await leaveFile(store, id, owner);
  await forgetAuthor(store, owner);
  return store.remove(LIST, owner);
}

function withoutClaim({ claim: _claim, pending: _pending, ...registration }: Listed): Registration {
  return registration;
}

/** The listing with the same claim; undefined for a stale claim. */
async function listingOf(store: Store, name: string, { owner, claim }: Claimed): Promise<Listed | undefined> {
  const listed = await store.read(LIST, owner);
  return listed?.find((one) => one.name === name && one.claim === claim);
}

/** Adds to the list; false if it's full. Unclaimed listings are evicted only then. */
async function list(store: Store, owner: string, entry: Listed): Promise<boolean> {
  const owned = new Set((await claimedOf(store, owner)).map(({ claim }) => claim));
  const { isListed, evicted } = await store.update(LIST, owner, (listed = []) => {
    const kept = listed.length < REGISTRATIONS_MAX ? listed : listed.filter(({ claim }) => owned.has(claim));
    const isListed = kept.length < REGISTRATIONS_MAX;
    const evicted = isListed ? listed.filter((one) => !kept.includes(one)) : [];
    return { next: isListed ? [...kept, entry] : undefined, result: { isListed, evicted } };
  });
  await leaveUnlisted(store, owner, evicted.flatMap(filesOf));
  return isListed;
}

async function unlist(store: Store, owner: string, claim: string): Promise<void> {
  await store.update(LIST, owner, (listed = []) => {
    const kept = listed.filter((one) => one.claim !== claim);
    return { next: kept.length === 0 ? null : kept, result: undefined };
  });
}

/** Compare-and-set; true for the winner. Overwrites only stale claims. */
export async function claimName(store: Store, name: string, wanted: Claimed): Promise<boolean> {
  const before = await store.read(NAME, name);
  const empty = before && !(await listingOf(store, name, before)) ? before.claim : undefined;
  return store.update(NAME, name, (current) => {
    const result = current === undefined || current.claim === empty || current.claim === wanted.claim;
    return { next: result ? wanted : undefined, result };
  });
}

export async function releaseName(store: Store, { name, claim }: Listed): Promise<boolean> {
  return store.update(NAME, name, (current) => {
    const result = current?.claim === claim;
    return { next: current && !result ? undefined : null, result };
  });
}

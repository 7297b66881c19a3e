// Who has which name, in two documents without a transaction. A strategy is listed first and its
// name claimed then; the claim is given up first and the listing then. A registration is whole
// while claim and listing fit, so whatever a crash leaves behind is no registration, and its name
// is free.

import { randomUUID } from "node:crypto";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/players/index.ts";
import { type Claimed, LIST, type Listed, NAME, type Registration } from "./registration.ts";

/** So many strategies one person can register. */
export const REGISTRATIONS_MAX = 10;

/** Why a name cannot be had: another's, the person's own already, or their list is full. */
export type ClaimRefusal = "taken" | "yours" | "full";

/** The strategy of that name, whoever has it. */
export async function findRegistration(store: Store, name: string): Promise<Registration | undefined> {
  const claimed = await store.read(NAME, name);
  const listing = claimed && (await listingOf(store, name, claimed));
  return listing && withoutClaim(listing);
}

/** What a person has registered, oldest first. */
export async function registrationsOf(store: Store, owner: PlayerId): Promise<readonly Registration[]> {
  return (await ownedBy(store, writePlayerId(owner))).map(withoutClaim);
}

/** Why the person cannot register under that name at present; undefined when they can. */
export async function claimRefusal(
  store: Store,
  player: PlayerId,
  name: string,
): Promise<ClaimRefusal | undefined> {
  const owner = writePlayerId(player);
  const claimed = await store.read(NAME, name);
  if (claimed && (await listingOf(store, name, claimed))) return claimed.owner === owner ? "yours" : "taken";
  return (await ownedBy(store, owner)).length >= REGISTRATIONS_MAX ? "full" : undefined;
}

/** Of several who want one name at once, exactly one has it. Undefined when it is done. */
export async function addRegistration(
  store: Store,
  player: PlayerId,
  registration: Registration,
): Promise<ClaimRefusal | undefined> {
  const owner = writePlayerId(player);
  const refusal = await claimRefusal(store, player, registration.name);
  if (refusal) return refusal;
  const claim = randomUUID();
  if (!(await list(store, owner, { ...registration, claim }))) return "full";
  if (await claimName(store, registration.name, { owner, claim })) return undefined;
  await unlist(store, owner, claim);
  return "taken";
}

/** Gives a registered name another strategy; false when the person has no such name. */
export async function replaceRegistration(
  store: Store,
  player: PlayerId,
  registration: Registration,
): Promise<boolean> {
  const owner = writePlayerId(player);
  const owned = (await ownedBy(store, owner)).find(({ name }) => name === registration.name);
  if (!owned) return false;
  const { claim } = owned;
  return store.update(LIST, owner, (listed = []) => {
    const result = listed.some((one) => one.claim === claim);
    const next = listed.map((one) => (one.claim === claim ? { ...registration, claim } : one));
    return { next: result ? next : undefined, result };
  });
}

/** Gives the name up, for anybody to take; false when the person has no such name. */
export async function removeRegistration(store: Store, player: PlayerId, name: string): Promise<boolean> {
  const owner = writePlayerId(player);
  const listings = ((await store.read(LIST, owner)) ?? []).filter((one) => one.name === name);
  const released = await Promise.all(listings.map((one) => releaseName(store, one)));
  await Promise.all(listings.map(({ claim }) => unlist(store, owner, claim)));
  return released.includes(true);
}

/** Gives all names of the person up and removes the list; false when there was none. */
export async function removeAllRegistrations(store: Store, player: PlayerId): Promise<boolean> {
  const owner = writePlayerId(player);
  const listings = (await store.read(LIST, owner)) ?? [];
  await Promise.all(listings.map((one) => releaseName(store, one)));
  return store.remove(LIST, owner);
}

function withoutClaim({ claim: _internal, ...registration }: Listed): Registration {
  return registration;
}

/** The listing that the claim belongs to; undefined for a claim that holds nothing. */
async function listingOf(store: Store, name: string, { owner, claim }: Claimed): Promise<Listed | undefined> {
  const listed = await store.read(LIST, owner);
  return listed?.find((one) => one.name === name && one.claim === claim);
}

/** Of the owner's listings, those that are claimed. */
async function ownedBy(store: Store, owner: string): Promise<readonly Listed[]> {
  const listed = (await store.read(LIST, owner)) ?? [];
  const claims = await Promise.all(listed.map(({ name }) => store.read(NAME, name)));
  return listed.filter(({ claim }, at) => claims[at]?.claim === claim);
}

/** Adds to the list; false when it is full. Only then do unclaimed listings make room. */
async function list(store: Store, owner: string, entry: Listed): Promise<boolean> {
  const owned = new Set((await ownedBy(store, owner)).map(({ claim }) => claim));
  return store.update(LIST, owner, (listed = []) => {
    const kept = listed.length < REGISTRATIONS_MAX ? listed : listed.filter(({ claim }) => owned.has(claim));
    const result = kept.length < REGISTRATIONS_MAX;
    return { next: result ? [...kept, entry] : undefined, result };
  });
}

async function unlist(store: Store, owner: string, claim: string): Promise<void> {
  await store.update(LIST, owner, (listed = []) => {
    const kept = listed.filter((one) => one.claim !== claim);
    return { next: kept.length === 0 ? null : kept, result: undefined };
  });
}

/** True for who has the name then. Only a claim that holds nothing is overwritten. */
async function claimName(store: Store, name: string, wanted: Claimed): Promise<boolean> {
  const before = await store.read(NAME, name);
  const empty = before && !(await listingOf(store, name, before)) ? before.claim : undefined;
  return store.update(NAME, name, (current) => {
    const result = current === undefined || current.claim === empty || current.claim === wanted.claim;
    return { next: result ? wanted : undefined, result };
  });
}

async function releaseName(store: Store, { name, claim }: Listed): Promise<boolean> {
  return store.update(NAME, name, (current) => {
    const result = current?.claim === claim;
    return { next: result ? null : undefined, result };
  });
}

// Names that people give to strategies: to a built-in one with settings, or to a file of theirs. A name is one document,
// so of two people who want it exactly one gets it; an owner's names are listed in another, before they're taken.

import { z } from "zod";
import { isSandboxed } from "../../core/strategies/index.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { dropFile, readFile, storeFile } from "./files.ts";

/** Names of one owner. */
export const NAMES_MAX = 10;
/** Versions kept of a name, for tournaments that have begun. */
const VERSIONS_MAX = 20;
/** Names of files that are found. */
const FILES_MAX = 10_000;

const count = z.int().nonnegative();

const VERSION = z.strictObject({
  /** Canonical id; of a file, `file:` and its hash. */
  strategy: z.string(),
  /** From 1, even if the oldest ones are gone. */
  version: count,
  /** Unix ms. */
  submittedAt: z.number(),
});

const TRIAL = z.strictObject({
  game: z.string(),
  /** Rounds won, lost and drawn against each opponent. */
  results: z.array(z.strictObject({ opponent: z.string(), wins: count, losses: count, draws: count })),
});

const NAME = documentKind(
  "registered-name",
  VERSION.extend({
    /** `platform:id`. */
    owner: z.string(),
    /** Ids of the games it plays. */
    games: z.array(z.string()),
    /** The author's description. */
    note: z.exactOptional(z.string()),
    /** Of a file, at the first of its games. */
    trial: z.exactOptional(TRIAL),
    /** Latest first. */
    earlier: z.array(VERSION),
  }),
);

/** An owner's names, oldest first, by `platform:id`. */
const NAMES = documentKind("registrations", z.array(z.string()));

export type Trial = z.infer<typeof TRIAL>;
/** What a name stands for. */
export type Registration = ReturnType<typeof NAME.parse> & { readonly name: string };

/** What's submitted under a name; `source`: the file's JavaScript, whose id is the strategy. */
export interface Submitted
  extends Pick<Registration, "strategy" | "games" | "submittedAt" | "note" | "trial"> {
  readonly source?: string;
}

/** Why this owner can't have that name now; undefined if they can, or have it. @throws StoreError. */
export async function claimRefusal(
  store: Store,
  owner: string,
  name: string,
): Promise<"taken" | "full" | undefined> {
  const known = await store.read(NAME, name);
  if (known) return known.owner === owner ? undefined : "taken";
  return (await registrationsOf(store, owner)).length >= NAMES_MAX ? "full" : undefined;
}

/** What a name stands for, whoever has it. @throws StoreError. */
export async function findRegistration(store: Store, name: string): Promise<Registration | undefined> {
  const known = await store.read(NAME, name);
  return known && { name, ...known };
}

/** An owner's names, oldest first. @throws StoreError. */
export async function registrationsOf(store: Store, owner: string): Promise<readonly Registration[]> {
  const names = (await store.read(NAMES, owner)) ?? [];
  const found = await Promise.all(names.map((name) => findRegistration(store, name)));
  return found.flatMap((one) => (one?.owner === owner ? [one] : []));
}

/** All names of files, newest first. @throws StoreError. */
export async function fileRegistrations(store: Store): Promise<readonly Registration[]> {
  const names = (await filesOn(store).top(FILES_MAX)).map(({ member }) => nameIn(member));
  const found = await Promise.all(names.map((name) => findRegistration(store, name)));
  return found.flatMap((one) => (one && isSandboxed(one.strategy) ? [one] : []));
}

/** The owner of the first name that refers to a file. @throws StoreError. */
export async function ownerOfFile(store: Store, id: string): Promise<string | undefined> {
  const [first] = (await readFile(store, id))?.names ?? [];
  return first?.split(" ", 1)[0];
}

/** Gives the name to the owner, or a new version to the owner's name. The newest version again changes nothing.
 * @throws StoreError. */
export async function register(
  store: Store,
  owner: string,
  name: string,
  { source, ...submitted }: Submitted,
): Promise<Registration | "taken" | "full"> {
  if (!(await list(store, owner, name))) return "full";
  const { before, after } = await store.update(NAME, name, (known) => {
    const isFree = known === undefined || known.owner === owner;
    const next = isFree && known?.strategy !== submitted.strategy;
    const now = next ? versionAfter(known, owner, submitted) : known;
    return { next: next ? now : undefined, result: { before: known, after: isFree ? now : undefined } };
  });
  if (!after) {
    await unlist(store, owner, name);
    return "taken";
  }
  // After the name refers to it, so that no stored file is ever nobody's; again for a file that a crash left out.
  if (source !== undefined) await storeFile(store, source, owned(owner, name));
  if (isSandboxed(after.strategy)) await filesOn(store).set(owned(owner, name), after.submittedAt);
  await dropUnused(store, owner, name, [...filesOf(before), ...filesOf(after)]);
  return { name, ...after };
}

function versionAfter(
  before: Omit<Registration, "name"> | undefined,
  owner: string,
  submitted: Omit<Submitted, "source">,
): Omit<Registration, "name"> {
  if (!before) return { ...submitted, owner, version: 1, earlier: [] };
  const { strategy, version, submittedAt } = before;
  const earlier = [{ strategy, version, submittedAt }, ...before.earlier].slice(0, VERSIONS_MAX - 1);
  return { ...submitted, owner, version: version + 1, earlier };
}

/** Frees a name, and deletes its files; false if it isn't the owner's. @throws StoreError. */
export async function withdraw(store: Store, owner: string, name: string): Promise<boolean> {
  const known = await findRegistration(store, name);
  // Files first: after a crash the name still leads to those that are left.
  if (known?.owner === owner) for (const id of filesOf(known)) await dropFile(store, id, owned(owner, name));
  const removed = await store.update(NAME, name, (now) => {
    const isTheirs = now?.owner === owner;
    return { next: isTheirs ? null : undefined, result: isTheirs ? now : undefined };
  });
  if (removed) await filesOn(store).remove(owned(owner, name));
  await dropUnused(store, owner, name, filesOf(removed));
  await unlist(store, owner, name);
  return removed !== undefined;
}

/** Frees all names of an owner; false if there were none. @throws StoreError. */
export async function withdrawAll(store: Store, owner: string): Promise<boolean> {
  const names = (await store.read(NAMES, owner)) ?? [];
  for (const name of names) await withdraw(store, owner, name);
  return names.length > 0;
}

function filesOf(one: Pick<Registration, "strategy" | "earlier"> | undefined): readonly string[] {
  const all = one ? [one, ...one.earlier] : [];
  return [...new Set(all.map(({ strategy }) => strategy))].filter(isSandboxed);
}

/** Takes those files from the name that it no longer refers to. */
async function dropUnused(store: Store, owner: string, name: string, ids: readonly string[]): Promise<void> {
  const known = ids.length > 0 ? await store.read(NAME, name) : undefined;
  const used = known?.owner === owner ? filesOf(known) : [];
  for (const id of ids) if (!used.includes(id)) await dropFile(store, id, owned(owner, name));
}

/** False if the list is full. Only then names that a crash left in it are dropped. */
async function list(store: Store, owner: string, name: string): Promise<boolean> {
  const theirs = (await registrationsOf(store, owner)).map((one) => one.name);
  return store.update(NAMES, owner, (names = []) => {
    if (names.includes(name)) return { next: undefined, result: true };
    const kept = names.length < NAMES_MAX ? names : names.filter((one) => theirs.includes(one));
    const result = kept.length < NAMES_MAX;
    return { next: result ? [...kept, name] : undefined, result };
  });
}

async function unlist(store: Store, owner: string, name: string): Promise<void> {
  await store.update(NAMES, owner, (names = []) => {
    const kept = names.filter((one) => one !== name);
    return { next: kept.length > 0 ? kept : null, result: undefined };
  });
}

/** A name behind its owner, so that whoever restores a backup sees whose it is. */
const owned = (owner: string, name: string): string => `${owner} ${name}`;
const nameIn = (member: string): string => member.slice(member.indexOf(" ") + 1);

function filesOn(store: Store) {
  return store.board("strategy-files");
}

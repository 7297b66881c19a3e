// What the store keeps of the host: its secret, where HOST_KEY does not give it, and its pledges, which
// are public. Several processes on one store agree on one pledge: whoever comes first makes it.

import { z } from "zod";
import {
  base64urlOf,
  CHAIN_DAYS,
  DAY_MS,
  dayAt,
  earlierKey,
  encodePledge,
  equalBytes,
  fromBase64url,
  hmacOf,
  type Pledge,
  pledgeId,
  publicKeyOf,
  readPledge,
  shortPledgeId,
  signPledge,
} from "../../core/fairness/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";

const HOST_KEY_BYTES = 32;
const ID = "host";
/** A chain is renewed so many days before its end, because matches may live longer than a day. */
const RENEWED_DAYS_BEFORE = 30;

const hostSecret = firstVersion("host-key", z.strictObject({ key: z.string() }));
const pledges = firstVersion(
  "host-pledges",
  z.strictObject({
    pledges: z.array(z.string()),
    /** Where the secret of the newest comes from. Absent: from the store. */
    from: z.enum(["HOST_KEY", "store"]).optional(),
  }),
);

/** The pledge that the store serves was made by another HOST_KEY, or by one that is not set here. */
export class HostKeyProblem extends Error {
  /** The short id of the pledge that the store serves. */
  readonly served: string;
  constructor(served: Pledge) {
    super("the store serves a pledge of another HOST_KEY");
    this.name = "HostKeyProblem";
    this.served = shortPledgeId(served);
  }
}

/** A host's pledges, newest first, and what they follow from. */
export interface HostKeys {
  readonly key: Uint8Array;
  readonly pledges: readonly [Pledge, ...Pledge[]];
}

export interface KeySource {
  readonly store: Store;
  /** 32 bytes of HOST_KEY; absent: the store keeps one. */
  readonly hostKey?: Uint8Array | undefined;
  /** 32 unpredictable bytes. */
  freshKey(): Uint8Array;
  /** Unix ms. */
  now(): number;
}

/** The pledge of this store, made where there is none yet, where the secret that the store kept is lost,
 * and where its chain comes to its end. A HOST_KEY that is missing or another is no loss but a mistake,
 * and begins nothing. @throws HostKeyProblem, StoreError. */
export async function agreeOnPledge(source: KeySource): Promise<HostKeys> {
  const key = await secretOf(source);
  return changePledges(source, key, (served, from) => {
    if (isPledgeOf(served, key))
      return dayAt(served, source.now()) > served.days - RENEWED_DAYS_BEFORE ? "new" : "keep";
    if (source.hostKey || from === "HOST_KEY") throw new HostKeyProblem(served);
    return "new";
  });
}

/** The pledges that a store serves, newest first; makes none. @throws StoreError. */
export async function servedPledges(store: Store): Promise<readonly Pledge[]> {
  const kept = await store.read(pledges, ID);
  return (kept?.pledges ?? []).map(readPledge).filter((one) => typeof one !== "string");
}

/** Begins a new chain with a new pledge, whatever is served: for a HOST_KEY that was changed. */
export async function renewPledge(source: KeySource): Promise<HostKeys> {
  const key = await secretOf(source);
  return changePledges(source, key, () => "new");
}

/** The secret key that signs: Ed25519, 32 bytes. */
export function signingKeyOf(key: Uint8Array): Uint8Array {
  return hmacOf(key, "gadalka-sign");
}

/** K[n] of the chain that a pledge binds. It depends on the first day, so that a chain begun anew with
 * the same HOST_KEY has none of the keys that were told of the one before. */
export function lastDayKey(key: Uint8Array, firstDay: number, follows = ""): Uint8Array {
  return hmacOf(key, `gadalka-chain|${firstDay}|${follows}`);
}

/** Whether the host with this secret made it, and can sign under it. */
export function isPledgeOf({ publicKey }: Pledge, key: Uint8Array): boolean {
  return equalBytes(publicKey, publicKeyOf(signingKeyOf(key)));
}

/** The secret that a store keeps, of the text of its stored document. @throws Error where it is none. */
export function secretInText(text: string): Uint8Array {
  const { d } = JSON.parse(text) as { readonly d: unknown };
  const key = fromBase64url(hostSecret.parse(d).key);
  if (key?.length !== HOST_KEY_BYTES) throw new Error("the host's key in the store is not of 32 bytes");
  return key;
}

/** The key of the stored secret's document; of the host's documents none but these bind the pledge. */
export const HOST_DOCUMENTS = {
  secret: `${hostSecret.name}:${ID}`,
  pledges: `${pledges.name}:${ID}`,
} as const;

async function secretOf({ store, hostKey, freshKey }: KeySource): Promise<Uint8Array> {
  if (hostKey) return hostKey;
  const fresh = base64urlOf(freshKey());
  const kept = await store.update(hostSecret, ID, (current) => ({
    next: current ? undefined : { key: fresh },
    result: (current ?? { key: fresh }).key,
  }));
  const key = fromBase64url(kept);
  if (key?.length !== HOST_KEY_BYTES) throw new Error("the host's key in the store is not of 32 bytes");
  return key;
}

type Decide = (served: Pledge, from: "HOST_KEY" | "store") => "new" | "keep";

function changePledges(
  { store, now, hostKey }: KeySource,
  key: Uint8Array,
  decide: Decide,
): Promise<HostKeys> {
  return store.update(pledges, ID, (current) => {
    const known = (current?.pledges ?? []).map(readPledge).filter((one) => typeof one !== "string");
    const [served] = known;
    if (served && decide(served, current?.from ?? "store") === "keep")
      return { next: undefined, result: { key, pledges: [served, ...known.slice(1)] } };
    const pledge = makePledge(key, now(), served);
    const lines = [encodePledge(pledge), ...(current?.pledges ?? [])];
    const next = { pledges: lines, ...(hostKey && { from: "HOST_KEY" as const }) };
    return { next, result: { key, pledges: [pledge, ...known] } };
  });
}

function makePledge(key: Uint8Array, now: number, before: Pledge | undefined): Pledge {
  const firstDay = Math.floor(now / DAY_MS);
  const follows = before && pledgeId(before);
  const anchor = earlierKey(lastDayKey(key, firstDay, follows), CHAIN_DAYS);
  return signPledge({ anchor, firstDay, ...(follows !== undefined && { follows }) }, signingKeyOf(key));
}

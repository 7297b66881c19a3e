// The host's documents in the store: its secret, unless HOST_KEY provides it, and its pledges, which are public.
// Processes sharing a store agree on one pledge: the first one creates it.

import { z } from "zod";
import {
  CHAIN_DAYS,
  DAY_MS,
  dayAt,
  earlierKey,
  encodePledge,
  equalBytes,
  hmacOf,
  type Pledge,
  pledgeId,
  publicKeyOf,
  readPledge,
  signPledge,
} from "../../core/fairness/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { HOST_DOCUMENT, HostKeyProblem, hostSecret, type KeySource } from "./host.ts";

const ID = "host";
/** A chain is renewed this many days before it ends, because matches may last longer than a day. */
const RENEWED_DAYS_BEFORE = 30;

const pledges = firstVersion(
  "host-pledges",
  z.strictObject({
    pledges: z.array(z.string()),
    /** The source of the newest pledge's secret; absent: the store. */
    from: z.enum(["HOST_KEY", "store"]).optional(),
  }),
);

/** A host's pledges, newest first, and the secret they derive from. */
export interface HostKeys {
  readonly key: Uint8Array;
  readonly pledges: readonly [Pledge, ...Pledge[]];
}

/** The store's pledge, created if there's none, if the store's own secret was lost, or if the chain is about to end.
 * A missing or different HOST_KEY counts as a mistake, so no new pledge is created. @throws HostKeyProblem,
 * StoreError. */
export async function agreeOnPledge(source: KeySource): Promise<HostKeys> {
  const key = await secretOf(source);
  return changePledges(source, key, (served, from) => {
    if (isPledgeOf(served, key))
      return dayAt(served, source.now()) > served.days - RENEWED_DAYS_BEFORE ? "new" : "keep";
    if (source.hostKey || from === "HOST_KEY") throw new HostKeyProblem("another HOST_KEY");
    return "new";
  });
}

/** The store's pledges, newest first; creates none. @throws StoreError. */
export async function servedPledges(store: Store): Promise<readonly Pledge[]> {
  const kept = await store.read(pledges, ID);
  return (kept?.pledges ?? []).map(readPledge).filter((one) => typeof one !== "string");
}

/** Starts a new chain with a new pledge unconditionally, for when HOST_KEY was changed. */
export async function renewPledge(source: KeySource): Promise<HostKeys> {
  const key = await secretOf(source);
  return changePledges(source, key, () => "new");
}

/** The secret signing key: Ed25519, 32 bytes. */
export function signingKeyOf(key: Uint8Array): Uint8Array {
  return hmacOf(key, "gadalka-sign");
}

/** K[n] of the chain that a pledge commits to. It depends on the first day, so that a new chain from the same HOST_KEY
 * shares no published keys with the previous one. */
export function lastDayKey(key: Uint8Array, firstDay: number, follows = ""): Uint8Array {
  return hmacOf(key, `gadalka-chain|${firstDay}|${follows}`);
}

/** Whether the pledge was made with this host secret, which can therefore sign under it. */
export function isPledgeOf({ publicKey }: Pledge, key: Uint8Array): boolean {
  return equalBytes(publicKey, publicKeyOf(signingKeyOf(key)));
}

/** The keys of the documents that bind the pledge; the host's other documents don't. */
export const HOST_DOCUMENTS = {
  secret: HOST_DOCUMENT,
  pledges: `${pledges.name}:${ID}`,
} as const;

async function secretOf(source: KeySource): Promise<Uint8Array> {
  return (await hostSecret(source)).secret;
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

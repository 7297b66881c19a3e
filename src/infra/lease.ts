// A lease: one of many processes does something until it gives the lease up or dies; the store's clock decides.

import { z } from "zod";
import { firstVersion } from "./document-kind.ts";
import type { Store } from "./store/index.ts";

/** The holder, stored by what is leased. */
const LEASE = firstVersion("lease", z.object({ by: z.string() }));

/** One lease from one process's point of view. */
export interface LeaseOf {
  readonly store: Store;
  /** What is leased: `telegram-poller:7`, or the key of the chat whose tournament is being played. */
  readonly key: string;
  /** This process. */
  readonly by: string;
}

/** Takes or renews the lease for `leaseMs`; false while another process holds it. @throws StoreError */
export function holdLease({ store, key, by }: LeaseOf, leaseMs: number): Promise<boolean> {
  return store.update(
    LEASE,
    key,
    (held) => (held && held.by !== by ? { next: undefined, result: false } : { next: { by }, result: true }),
    leaseMs,
  );
}

/** Frees the lease at once, unless another process already holds it. @throws StoreError */
export async function releaseLease({ store, key, by }: LeaseOf): Promise<void> {
  await store.update(LEASE, key, (held) => ({ next: held?.by === by ? null : undefined, result: undefined }));
}

export interface CompanyOptions extends LeaseOf {
  /** How often to look for others, in milliseconds. */
  readonly lookMs: number;
  /** Calls `look` at this interval; the returned function stops that. */
  every(ms: number, look: () => void): () => void;
  pause(ms: number): Promise<void>;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
}

/** Whether other processes do the same as this one. */
export interface Company {
  /** Resolves once no other process believes that it's alone; rejects never. */
  join(): Promise<void>;
  /** False if unknown, such as while the store is unreachable. */
  isAlone(): boolean;
  leave(): Promise<void>;
}

/** In a row, before a process believes that it's alone: others take turns to hold the second lease. */
const FREE_LOOKS = 3;

/** One process holds the lease. The others show themselves by a second one, which the first looks for. What a look
 * found is believed for one and a half intervals, and a process that isn't the first waits that long before it begins,
 * so no process believes that it's alone while another works. */
export function createCompany({ lookMs, every, pause, now, ...lease }: CompanyOptions): Company {
  const second = { ...lease, key: `${lease.key}:second` };
  const [believedMs, leaseMs] = [1.5 * lookMs, 2.5 * lookMs];
  let freeLooks = 0;
  let aloneUntil = Number.NEGATIVE_INFINITY;
  let looking: Promise<boolean> | undefined;
  let endLooks = (): void => {};
  const isSecondFree = async (): Promise<boolean> => {
    const held = await lease.store.read(LEASE, second.key);
    if (held?.by === lease.by) await releaseLease(second);
    return held === undefined;
  };
  /** Resolves to whether this process is the first. */
  const look = async (): Promise<boolean> => {
    const askedMs = now();
    const isFirst = await holdLease(lease, leaseMs);
    if (!isFirst) await holdLease(second, leaseMs);
    freeLooks = isFirst && (await isSecondFree()) ? freeLooks + 1 : 0;
    aloneUntil = freeLooks < FREE_LOOKS ? Number.NEGATIVE_INFINITY : askedMs + believedMs;
    return isFirst;
  };
  const lookOnce = (): Promise<boolean> => {
    looking ??= look()
      .catch(() => {
        freeLooks = 0;
        return false;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  return {
    join: async () => {
      const isFirst = await lookOnce();
      endLooks = every(lookMs, () => void lookOnce());
      if (!isFirst) await pause(believedMs);
    },
    isAlone: () => now() < aloneUntil,
    leave: async () => {
      endLooks();
      await looking;
      aloneUntil = Number.NEGATIVE_INFINITY;
      // If the store is unreachable, the leases expire on their own.
      await Promise.allSettled([releaseLease(lease), releaseLease(second)]);
    },
  };
}

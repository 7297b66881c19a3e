// Hosts for tests: the same key gives the same seeds again, and opening many costs nothing.

import { type Host, openHost } from "../../src/host/index.ts";
import { openStore } from "../../src/infra/store/index.ts";

const clocks = new Map<number, () => number>();
const hosts = new Map<number, Host>();

/** The host of a number, whose clock is `now` from here on; its first pledge is of the present day. */
export async function testHost(number: number, now: () => number): Promise<Host> {
  clocks.set(number, now);
  const known = hosts.get(number) ?? (await freshHost(number));
  hosts.set(number, known);
  return known;
}

/** The next hosts are new ones, with the pledge of their own first day. */
export function forgetHosts(): void {
  clocks.clear();
  hosts.clear();
}

/** A host of its own, on a store of its own. */
export async function freshHost(number: number, now?: () => number): Promise<Host> {
  const store = await openStore({ dataDir: ":memory:", report: () => {} });
  const hostKey = new Uint8Array(32).fill(number % 256);
  const clock = now ?? (() => clocks.get(number)?.() ?? Date.now());
  return openHost({ store, hostKey, freshKey: () => hostKey, now: clock });
}

// Hosts for tests: the same key gives the same seeds, and opening many is cheap.

import { openStore } from "../../src/infra/store/index.ts";
import { type Host, openHost } from "../../src/people/host/host.ts";

/** Clocks further apart get separate hosts, because a chain of days ends, and has none before its first. */
const SERVED_MS = 300 * 86_400_000;

interface Opened {
  readonly host: Host;
  readonly fromMs: number;
  readonly clock: { now(): number };
}

const opened = new Map<number, Opened[]>();

/** The host with that number, whose clock is `now` from here on; its chain begins on the day it was first
 * requested. */
export async function testHost(number: number, now: () => number): Promise<Host> {
  const known = opened.get(number) ?? [];
  opened.set(number, known);
  const atMs = now();
  const serving = known.find(({ fromMs }) => fromMs <= atMs && atMs < fromMs + SERVED_MS);
  if (serving) {
    serving.clock.now = now;
    return serving.host;
  }
  const clock = { now };
  const host = await freshHost(number, () => clock.now());
  known.push({ host, fromMs: atMs, clock });
  return host;
}

/** Makes the next hosts new ones, each with a first day of its own. */
export function forgetHosts(): void {
  opened.clear();
}

/** A separate host on a separate store. */
export async function freshHost(number: number, now: () => number = Date.now): Promise<Host> {
  const store = await openStore({ dataDir: ":memory:" });
  const hostKey = new Uint8Array(32).fill(number % 256);
  return openHost({ store, hostKey, freshKey: () => hostKey, now });
}

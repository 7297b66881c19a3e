// Everyone who plays at once. Each presses at times of their own, together at a given rate per second; someone who's
// answered late presses late, and the wait is recorded.

import { setTimeout as wait } from "node:timers/promises";
import type { Ledger } from "../../prove/people/ledger.ts";
import { act, type Person } from "./person.ts";
import { Record } from "./record.ts";

export interface Crowd {
  readonly record: Record;
  readonly ledgers: readonly Ledger[];
  /** Everyone plays, at a total rate of `perSecond` presses. */
  play(perSecond: number): void;
  /** How many people haven't received a message yet, so they aren't playing. */
  outside(): number;
  /** Resolves once everyone has been answered and has stopped pressing. */
  rest(): Promise<void>;
}

export function gather(people: readonly Person[]): Crowd {
  const record = new Record();
  let [thinkMs, isPlaying] = [0, false];
  let playing: Promise<unknown> = Promise.resolve();
  const live = async (person: Person): Promise<void> => {
    // Measured in thinking times instead of milliseconds, so that a change of pace applies at once.
    let left = untilNext(person.random.unit());
    let last = performance.now();
    const pass = (): void => {
      const now = performance.now();
      left -= (now - last) / thinkMs;
      last = now;
    };
    while (isPlaying) {
      // Waits in steps, so that a rest or a change of pace is noticed.
      await wait(Math.max(0, Math.min(left * thinkMs, STEP_MS)));
      pass();
      if (left > 0 || !isPlaying) continue;
      await act(person, record);
      pass();
      left = Math.max(left + 0.5 + person.random.unit(), -1);
    }
  };
  return {
    record,
    ledgers: people.map(({ ledger }) => ledger),
    play: (perSecond) => {
      thinkMs = (1000 * people.length) / perSecond;
      if (isPlaying) return;
      isPlaying = true;
      playing = Promise.all(people.map(live));
    },
    outside: () => people.filter(({ seat }) => seat.drawn() === 0).length,
    rest: async () => {
      isPlaying = false;
      await playing;
    },
  };
}

const STEP_MS = 1_000;

/** Returns the thinking time left, as a multiple of its mean, for someone observed at a random moment, so that the
 * first second gets as many presses as any other. `share`: uniform below 1. */
function untilNext(share: number): number {
  return share < 0.5 ? share : 1.5 - Math.sqrt(2 - 2 * share);
}

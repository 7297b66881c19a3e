// All who play at once. Each has a press due at times of their own, which together are so many a
// second; who is answered late presses late, and is noted as having waited.

import { setTimeout as wait } from "node:timers/promises";
import type { Ledger } from "../../prove/people/ledger.ts";
import { act, type Person } from "./person.ts";
import { Record } from "./record.ts";

export interface Crowd {
  readonly record: Record;
  readonly ledgers: readonly Ledger[];
  /** Everybody plays, together so many presses a second. */
  play(perSecond: number): void;
  /** How many have not drawn a message yet, so that they are not at play. */
  outside(): number;
  /** Resolves when everybody has been answered and presses no more. */
  rest(): Promise<void>;
}

export function gather(people: readonly Person[]): Crowd {
  const record = new Record();
  let [thinkMs, isPlaying] = [0, false];
  let playing: Promise<unknown> = Promise.resolve();
  const live = async (person: Person): Promise<void> => {
    // In times to think, not in milliseconds: another pace holds at once.
    let left = untilNext(person.random.unit());
    let last = performance.now();
    const pass = (): void => {
      const now = performance.now();
      left -= (now - last) / thinkMs;
      last = now;
    };
    while (isPlaying) {
      // In steps, so that a rest or another pace is heard of.
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

/** How much of a time to think is left for who is met in the middle of one, in mean times: as many press
 * in the first second as in any other. `share`: uniform below 1. */
function untilNext(share: number): number {
  return share < 0.5 ? share : 1.5 - Math.sqrt(2 - 2 * share);
}

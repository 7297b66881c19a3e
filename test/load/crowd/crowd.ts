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
  /** Resolves when everybody has been answered and presses no more. */
  rest(): Promise<void>;
}

export function gather(people: readonly Person[]): Crowd {
  const record = new Record();
  let [thinkMs, isPlaying] = [0, false];
  let playing: Promise<unknown> = Promise.resolve();
  const live = async (person: Person): Promise<void> => {
    let due = performance.now() + person.random.unit() * thinkMs;
    while (isPlaying) {
      const early = due - performance.now();
      // In steps, so that a rest or another pace is heard of.
      if (early > 0) await wait(Math.min(early, STEP_MS));
      if (performance.now() < due || !isPlaying) continue;
      await act(person, record);
      due = Math.max(due + thinkMs * (0.5 + person.random.unit()), performance.now() - thinkMs);
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
    rest: async () => {
      isPlaying = false;
      await playing;
    },
  };
}

const STEP_MS = 1_000;

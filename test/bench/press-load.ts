// Presses by many people: each as soon as the last was answered, or at a fixed rate.

import { setTimeout as wait } from "node:timers/promises";
import type { Seat, Table } from "./tables.ts";

export interface PressLoad {
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
  readonly unanswered: number;
}

/** Seats people, and lets each press a few times as a warm-up. */
export async function seat(table: Table, people: number, warmUp: number): Promise<readonly Seat[]> {
  const seats = await Promise.all(Array.from({ length: people }, () => table.sit()));
  await pressAtOnce(seats, warmUp);
  return seats;
}

/** Everyone presses again as soon as they're answered, `times` times each. */
export function pressAtOnce(seats: readonly Seat[], times: number): Promise<PressLoad> {
  return pressAll(seats, times, () => performance.now());
}

/**
 * Everyone together presses `rate` times a second, in turn, `times` times each. Latency counts from when the press was
 * due, so that a bot that delays people doesn't look faster.
 */
export function pressAtRate(seats: readonly Seat[], times: number, rate: number): Promise<PressLoad> {
  const started = performance.now();
  return pressAll(seats, times, (person, time) => started + ((time * seats.length + person) * 1000) / rate);
}

async function pressAll(
  seats: readonly Seat[],
  times: number,
  dueAt: (person: number, time: number) => number,
): Promise<PressLoad> {
  const latenciesMs: number[] = [];
  let unanswered = 0;
  const started = performance.now();
  await Promise.all(
    seats.map(async (one, person) => {
      for (let time = 0; time < times; time++) {
        const due = dueAt(person, time);
        if (due > performance.now()) await wait(due - performance.now());
        try {
          await one.press();
          latenciesMs.push(performance.now() - due);
        } catch {
          // Counted; this person presses what their message shows now.
          unanswered++;
        }
      }
    }),
  );
  const perSecond = (1000 * latenciesMs.length) / (performance.now() - started);
  return { perSecond, latenciesMs, unanswered };
}

// Many people who play at once. Each types the command, thinks, presses a button of the message, and types the command
// again when the match is over. Someone who's answered late presses late.

import { setTimeout as wait } from "node:timers/promises";
import { type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { percentile } from "../bench/figures.ts";
import type { Seat } from "./seats.ts";

/** In milliseconds; NaN without samples. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** What happened in a period. */
interface Record {
  presses: number;
  /** Presses that weren't acknowledged, and commands that brought no buttons, while the person waited. */
  unanswered: number;
  /** The time from typing a command until its buttons were there, by platform. */
  readonly commandMs: { readonly discord: number[]; readonly telegram: number[] };
}

export interface Crowd {
  /** What happened since the last call. */
  take(): Record;
  /** How many people haven't had a match yet. */
  outside(): number;
  /** Resolves once everyone has been answered and has stopped pressing. */
  rest(): Promise<void>;
}

/** The longest step of waiting, so that a rest is noticed. */
const STEP_MS = 500;

const nothing = (): Record => ({ presses: 0, unanswered: 0, commandMs: { discord: [], telegram: [] } });

/** Lets everyone play, at a total rate of `perSecond` presses. */
export function gather(seats: readonly Seat[], perSecond: number, seed: number): Crowd {
  const thinkMs = (1000 * seats.length) / perSecond;
  const outside = new Set(seats);
  let record = nothing();
  let isPlaying = true;
  const act = async (seat: Seat, random: RandomSource): Promise<void> => {
    const moves = seat.moves();
    const button = moves[random.below(Math.max(1, moves.length))];
    const at = performance.now();
    const isAnswered = await (button === undefined ? seat.begin() : seat.press(button));
    if (!isAnswered) record.unanswered++;
    else if (button !== undefined) record.presses++;
    if (button !== undefined) return;
    outside.delete(seat);
    record.commandMs[seat.platform].push(performance.now() - at);
  };
  const live = async (seat: Seat, random: RandomSource): Promise<void> => {
    // The first press of each comes at a random moment, so that the first second gets as many as any other.
    let leftMs = thinkMs * random.unit();
    while (isPlaying) {
      const stepMs = Math.max(0, Math.min(leftMs, STEP_MS));
      await wait(stepMs);
      leftMs -= stepMs;
      if (leftMs > 0 || !isPlaying) continue;
      const at = performance.now();
      await act(seat, random);
      leftMs = Math.max(0, thinkMs * (0.5 + random.unit()) - (performance.now() - at));
    }
  };
  const playing = Promise.all(seats.map((seat, at) => live(seat, seededRandom(seed + at))));
  return {
    take: () => {
      const taken = record;
      record = nothing();
      return taken;
    },
    outside: () => outside.size,
    rest: async () => {
      isPlaying = false;
      await playing;
    },
  };
}

export function spreadOf(samples: readonly number[]): Spread {
  const at = (share: number): number => percentile(samples, share);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

// What happened to presses and commands, noted as cheaply as can be: thousands a minute are.

import { percentile } from "../../bench/figures.ts";

/** `counted`: told so; `late`: told that it is not; `gone`: the match is known no more; `unsure`: no
 * answer, or one that says that nothing is known. */
export type Fate = "counted" | "late" | "gone" | "unsure" | "begun" | "refused";

export interface Noted {
  readonly platform: string;
  /** When it was sent, `performance.now()`. */
  readonly at: number;
  /** Until it was answered, in milliseconds. */
  readonly ms: number;
  readonly fate: Fate;
}

/** Milliseconds; NaN without samples. */
export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export class Record {
  readonly #events: Noted[] = [];
  /** What people were told that was no round, and how often. */
  readonly words = new Map<string, number>();

  note(event: Noted, words = ""): void {
    this.#events.push(event);
    if (event.fate === "counted" || event.fate === "begun") return;
    const told = words.slice(0, 100) || `(no words, ${event.platform})`;
    this.words.set(told, (this.words.get(told) ?? 0) + 1);
  }

  /** What was sent in this span, `performance.now()`. */
  between(from: number, to: number): readonly Noted[] {
    return this.#events.filter(({ at }) => at >= from && at < to);
  }

  /** How many have been noted so far. */
  get count(): number {
    return this.#events.length;
  }

  countOf(fate: Fate): number {
    return fates(this.#events)[fate];
  }
}

export function spreadOf(samples: readonly number[]): Spread {
  const at = (share: number): number => percentile(samples, share);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

/** How many had each fate. */
export function fates(events: readonly Noted[]): Readonly<{ [one in Fate]: number }> {
  const counts = { counted: 0, late: 0, gone: 0, unsure: 0, begun: 0, refused: 0 };
  for (const { fate } of events) counts[fate]++;
  return counts;
}

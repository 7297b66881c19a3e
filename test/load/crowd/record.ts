// What happened to presses and commands, noted as cheaply as can be: thousands a minute are.

import { percentile } from "../../bench/figures.ts";

/** `counted`: told so; `late`: told that it is not; `gone`: the match is known no more; `again`: told to
 * come again; `unsure`: no answer, or one that says that nothing is known; `begun`: a command that drew
 * buttons; `refused`: one that drew none while the person waited. */
export type Fate = "counted" | "late" | "gone" | "again" | "unsure" | "begun" | "refused";

export interface Noted {
  readonly platform: string;
  /** When it was sent, `performance.now()`. */
  readonly at: number;
  /** Until it was answered, in milliseconds. */
  readonly ms: number;
  readonly fate: Fate;
}

/** A press whose message shows what it changed, on a platform where that comes after the answer. */
export type Shown = Pick<Noted, "at" | "ms">;

/** Milliseconds; NaN without samples. */
export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export class Record {
  readonly #events: Noted[] = [];
  readonly #shown: Shown[] = [];
  /** What people were told that was no round, and how often. */
  readonly words = new Map<string, number>();

  note(event: Noted, words = ""): void {
    this.#events.push(event);
    if (event.fate === "counted" || event.fate === "begun") return;
    const told = words.slice(0, 100) || `(no words, ${event.platform})`;
    this.words.set(told, (this.words.get(told) ?? 0) + 1);
  }

  noteShown(shown: Shown): void {
    this.#shown.push(shown);
  }

  /** Presses of this span that are shown by its end. */
  shownBetween(from: number, to: number): readonly Shown[] {
    return this.#shown.filter(({ at, ms }) => at >= from && at + ms < to);
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
  const counts = { counted: 0, late: 0, gone: 0, again: 0, unsure: 0, begun: 0, refused: 0 };
  for (const { fate } of events) counts[fate]++;
  return counts;
}

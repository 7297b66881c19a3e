// Records what happened to presses and commands, as cheaply as possible, because there are thousands a minute.

import { percentile } from "../../bench/figures.ts";

/** `counted`: reported as counted; `late`: reported as not counted; `gone`: the match no longer exists; `again`: asked
 * to try again; `unsure`: no answer, or one that says the outcome is unknown; `begun`: a command that produced
 * buttons; `refused`: one that produced none while the person waited. */
export type Fate = "counted" | "late" | "gone" | "again" | "unsure" | "begun" | "refused";

export interface Noted {
  readonly platform: string;
  /** When it was sent, by `performance.now()`. */
  readonly at: number;
  /** The time until it was answered, in milliseconds. */
  readonly ms: number;
  readonly fate: Fate;
}

/** A press whose effect its message shows, on a platform where that comes after the answer. */
export type Shown = Pick<Noted, "at" | "ms">;

/** In milliseconds; NaN without samples. */
export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export class Record {
  readonly #events: Noted[] = [];
  readonly #shown: Shown[] = [];
  /** Texts that people were shown instead of a round, and how often. */
  readonly words = new Map<string, number>();

  note(event: Noted, words = ""): void {
    this.#events.push(event);
    if (event.fate === "counted" || event.fate === "begun") return;
    const seen = words.slice(0, 100) || `(no words, ${event.platform})`;
    this.words.set(seen, (this.words.get(seen) ?? 0) + 1);
  }

  noteShown(shown: Shown): void {
    this.#shown.push(shown);
  }

  /** Returns the presses in this period whose effect was shown by its end. */
  shownBetween(from: number, to: number): readonly Shown[] {
    return this.#shown.filter(({ at, ms }) => at >= from && at + ms < to);
  }

  /** Returns what was sent in this period of `performance.now()`. */
  between(from: number, to: number): readonly Noted[] {
    return this.#events.filter(({ at }) => at >= from && at < to);
  }

  /** The number of events so far. */
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

/** Counts the events by fate. */
export function fates(events: readonly Noted[]): Readonly<{ [one in Fate]: number }> {
  const counts = { counted: 0, late: 0, gone: 0, again: 0, unsure: 0, begun: 0, refused: 0 };
  for (const { fate } of events) counts[fate]++;
  return counts;
}

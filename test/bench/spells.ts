// Measuring contestants in turn, so that a figure can be trusted: everyone is measured within seconds of the others, in
// an order that turns round, on a machine that was as fast as usual, and nothing that ended or hung goes unnoticed.

import type { ChildProcess } from "node:child_process";
import type { EventEmitter } from "node:events";
import { median } from "./figures.ts";

/** A process that a measurement needs. */
export interface Child {
  /** As a message calls it: "the bare bot". */
  readonly name: string;
  readonly process: Pick<ChildProcess, "exitCode" | "signalCode"> & EventEmitter;
}

/** Ends the bench: its message is one sentence for the person who started it. */
export class BenchBroken extends Error {}

/** The work's result. @throws BenchBroken if a child exits before, or the work takes longer than `withinMs`. */
export async function guarded<T>(
  what: string,
  children: readonly Child[],
  withinMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const fail = (words: string): void => reject(new BenchBroken(`${what}: ${words}.`));
  const listeners = children.map(({ name, process }) => {
    const exited = (code: number | null, signal: string | null): void =>
      fail(`${name} ended with ${code ?? signal}`);
    if (process.exitCode !== null || process.signalCode !== null)
      exited(process.exitCode, process.signalCode);
    process.once("exit", exited);
    return () => process.off("exit", exited);
  });
  const timer = setTimeout(() => fail(`not over after ${withinMs / 1000} seconds`), withinMs);
  try {
    return await Promise.race([broken, work()]);
  } finally {
    clearTimeout(timer);
    for (const stopListening of listeners) stopListening();
  }
}

/** A B C in even spells, C B A in odd ones, so that a machine that gets slower favours no one. */
function orderOf<C>(spell: number, contestants: readonly C[]): readonly C[] {
  return spell % 2 === 0 ? contestants : contestants.toReversed();
}

export interface SpellPlan<C extends string, F> {
  readonly contestants: readonly C[];
  readonly spells: number;
  /** How long the same work takes now, in milliseconds. */
  calibrate(): number;
  measure(contestant: C): Promise<F>;
}

export interface Spells<C extends string, F> {
  readonly spells: readonly Readonly<Record<C, F>>[];
  /** Repeated because the machine wasn't as fast as usual. */
  readonly thrownAway: number;
  /** Kept although it wasn't, because enough had been repeated. */
  readonly keptUnsteady: number;
}

/** How far the machine's speed may be from the session's median. */
const DRIFT = 0.15;
const FIRST_CALIBRATIONS = 5;

/**
 * Measures everyone in each spell. A spell in which a calibration was too far from the median of all so far is repeated;
 * at most as many are as were asked for.
 */
export async function measureInTurn<C extends string, F>(plan: SpellPlan<C, F>): Promise<Spells<C, F>> {
  const { contestants, calibrate, measure } = plan;
  const calibrations = Array.from({ length: FIRST_CALIBRATIONS }, calibrate);
  const spells: Record<C, F>[] = [];
  let [thrownAway, keptUnsteady] = [0, 0];
  while (spells.length < plan.spells) {
    const measured: Partial<Record<C, F>> = {};
    let isSteady = true;
    for (const contestant of orderOf(spells.length, contestants)) {
      calibrations.push(calibrate());
      isSteady &&= !hasDrifted(calibrations);
      measured[contestant] = await measure(contestant);
    }
    if (!isSteady && thrownAway < plan.spells) thrownAway++;
    else {
      if (!isSteady) keptUnsteady++;
      spells.push(measured as Record<C, F>);
    }
  }
  return { spells, thrownAway, keptUnsteady };
}

/** Whether the last is too far from the median of all. */
function hasDrifted(calibrations: readonly number[]): boolean {
  return Math.abs((calibrations.at(-1) ?? Number.NaN) / median(calibrations) - 1) > DRIFT;
}

const LOOPS = 3;
const STEPS = 20_000_000;

/**
 * Milliseconds that a fixed piece of work takes: more on a slower processor, and more where something else has it. The
 * median of three, because a hiccup of milliseconds is not a slower machine.
 */
export function calibrationMs(): number {
  return median(
    Array.from({ length: LOOPS }, () => {
      const from = performance.now();
      let state = 1;
      for (let step = 0; step < STEPS; step++) state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
      if (state === 0.5) throw new Error("never: it keeps the work from being optimised away");
      return performance.now() - from;
    }),
  );
}

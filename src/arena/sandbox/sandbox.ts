// The parent's end: matches and moves of strategies that are played apart. One order at a time goes
// to a child process, which starts with the first and ends when idle.

import type { Move, Side } from "../../core/games/index.ts";
import { isApart } from "../../core/strategies/index.ts";
import type { Materials } from "../match/material.ts";
import { type MatchOutcome, type MatchTask, voidedOutcome } from "../match/task.ts";
import { SandboxProcess } from "./child.ts";
import { FILE_BYTES_MAX, GUARD_MS } from "./limits.ts";
import type { Inspected, MadeOf, NextMove } from "./orders.ts";

export interface SandboxOptions {
  readonly materials: Materials;
  /** Idle time after which the process ends, in milliseconds. */
  readonly idleMs?: number;
  /** Wall-clock time after which an order is given up without a verdict, in milliseconds. */
  readonly guardMs?: number;
  /** Told of whoever made the guard step in twice at the same move; default: nobody is told. */
  readonly quarantine?: (id: string, reason: string) => Promise<void>;
}

/** A move that is asked for in a match which somebody else keeps. */
interface NextQuestion {
  /** A strategy that is played apart. */
  readonly strategy: string;
  readonly game: string;
  readonly side: Side;
  readonly seed: Uint8Array;
  /** How many rounds the strategy is told that there will be. */
  readonly rounds: number;
  /** The match's rounds so far, oldest first. */
  readonly own: readonly Move[] | Uint8Array;
  readonly opponent: readonly Move[] | Uint8Array;
}

export interface Sandbox {
  /** Undefined: `signal` aborted it. Rejects where the materials cannot be had. */
  play(task: MatchTask, signal?: AbortSignal): Promise<MatchOutcome | undefined>;
  /** Deterministic but for `voided`. Rejects where the materials cannot be had, and when it is closed. */
  next(question: NextQuestion): Promise<NextMove>;
  /** Whether a file loads, and its JavaScript. `name` tells TypeScript by its ending. Rejects when it is
   * closed. */
  inspect(name: string, bytes: Uint8Array): Promise<Inspected>;
  /** Ends the process where nothing is asked of it; the next order starts another one. */
  rest(): Promise<void>;
  /** Breaks off what is being played; nothing is played any more. */
  close(): Promise<void>;
}

const IDLE_MS = 30_000;
const WITHDRAWN = "it is not to be played any more";
const CLOSED = "the sandbox was closed";

/** Starts its process with the first order. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { materials, idleMs = IDLE_MS, guardMs = GUARD_MS, quarantine } = options;
  const child = new SandboxProcess({ idleMs, guardMs });
  const madeOf = async (id: string): Promise<MadeOf | undefined> => {
    const bytes = await materials(id);
    return bytes && { id, bytes };
  };
  const nextMove = async ({ strategy, own, opponent, ...question }: NextQuestion): Promise<NextMove> => {
    const made = await madeOf(strategy);
    if (!made) return { voided: { why: "withdrawn", reason: WITHDRAWN } };
    const moves = { own: Uint8Array.from(own), opponent: Uint8Array.from(opponent) };
    const answered = await child.ask({ kind: "next", made, ...question, ...moves });
    if (!answered) throw new Error(CLOSED);
    if ("gaveWay" in answered) return { voided: { why: "guard", reason: answered.gaveWay.reason } };
    return answered.answer;
  };
  return {
    async play(task, signal) {
      const [first, second] = task.strategies;
      const made = {
        ...(isApart(first) && { a: await madeOf(first) }),
        ...(isApart(second) && { b: await madeOf(second) }),
      };
      const gone = (["a", "b"] as const).find((side) => side in made && !made[side]);
      if (gone) return voidedOutcome({ why: "withdrawn", by: gone, reason: WITHDRAWN });
      const order = { kind: "match", task, made: made as { a?: MadeOf; b?: MadeOf } } as const;
      const answered = await child.ask(order, signal);
      if (!answered) return undefined;
      if ("gaveWay" in answered) return voidedOutcome({ why: "guard", ...answered.gaveWay });
      return answered.answer;
    },
    // Once more where the guard stepped in, which may have been the machine's fault.
    async next(question) {
      const first = await nextMove(question);
      if (guardedIn(first) === undefined) return first;
      const again = await nextMove(question);
      const reason = guardedIn(again);
      if (reason !== undefined) await quarantine?.(question.strategy, reason);
      return again;
    },
    async inspect(name, bytes) {
      if (bytes.length > FILE_BYTES_MAX)
        return { problem: `it has ${bytes.length} bytes; ${FILE_BYTES_MAX} are the most` };
      const answered = await child.ask({ kind: "inspect", name, bytes });
      if (!answered) throw new Error(CLOSED);
      return "answer" in answered ? answered.answer : { problem: answered.gaveWay.reason };
    },
    rest: () => child.rest(),
    close: () => child.close(),
  };
}

/** Why the guard stepped in; undefined where it did not. */
function guardedIn(next: NextMove): string | undefined {
  return "voided" in next && next.voided.why === "guard" ? next.voided.reason : undefined;
}

// The parent's end: plays matches and moves of sandboxed strategies. A child process takes one order at a time; it
// starts with the first order and ends when idle.

import type { Move, Side } from "../../core/games/index.ts";
import type { MinesRules } from "../../core/games/minesweeper/board.ts";
import { isSandboxed } from "../../core/strategies/index.ts";
import type { StrategySources } from "../match/strategy-source.ts";
import { type MatchOutcome, type MatchTask, noResultOutcome } from "../match/task.ts";
import { SandboxProcess } from "./child.ts";
import { FILE_BYTES_MAX, GUARD_MS } from "./limits.ts";
import type { Inspected, MadeOf, NextMove, PlayedBoard } from "./orders.ts";

export interface SandboxOptions {
  readonly strategySources: StrategySources;
  /** Idle time after which the process ends, in milliseconds. */
  readonly idleMs?: number;
  /** Wall-clock time after which an order is abandoned without a verdict, in milliseconds. */
  readonly guardMs?: number;
  /** Called for a strategy that triggered the guard twice at the same move; default: ignored. */
  readonly onGuard?: (id: string, reason: string) => void;
}

/** Asks for a move in a match that's kept elsewhere. */
interface NextQuestion {
  /** A sandboxed strategy. */
  readonly strategy: string;
  readonly game: string;
  readonly side: Side;
  readonly seed: Uint8Array;
  /** How many rounds the strategy expects. */
  readonly rounds: number;
  /** The match's rounds so far, oldest first. */
  readonly own: readonly Move[] | Uint8Array;
  readonly opponent: readonly Move[] | Uint8Array;
}

export interface Sandbox {
  /** Undefined if `signal` aborted it. Rejects if the sources can't be read. */
  play(task: MatchTask, signal?: AbortSignal): Promise<MatchOutcome | undefined>;
  /** Deterministic except for `noResult`. Rejects if the sources can't be read, or when closed. */
  next(question: NextQuestion): Promise<NextMove>;
  /** Plays a board of minesweeper; `seed` is that of its mines. Rejects when closed. */
  board(bytes: Uint8Array, rules: MinesRules, seed: string): Promise<PlayedBoard>;
  /** Checks whether a file loads, and returns its JavaScript. TypeScript is recognised by the ending of `name`. Rejects
   * when closed. */
  inspect(name: string, bytes: Uint8Array): Promise<Inspected>;
  /** Ends the process if it's idle; the next order starts a new one. */
  rest(): Promise<void>;
  /** Aborts what is being played, and accepts nothing more. */
  close(): Promise<void>;
}

const IDLE_MS = 30_000;
const WITHDRAWN = "it's no longer playable";
const CLOSED = "the sandbox was closed";

/** Opens a sandbox, whose process starts with the first order. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { strategySources, idleMs = IDLE_MS, guardMs = GUARD_MS, onGuard } = options;
  const child = new SandboxProcess({ idleMs, guardMs });
  const madeOf = async (id: string): Promise<MadeOf | undefined> => {
    const bytes = await strategySources(id);
    return bytes && { id, bytes };
  };
  const nextMove = async ({ strategy, own, opponent, ...question }: NextQuestion): Promise<NextMove> => {
    const made = await madeOf(strategy);
    if (!made) return { noResult: { why: "withdrawn", reason: WITHDRAWN } };
    const moves = { own: Uint8Array.from(own), opponent: Uint8Array.from(opponent) };
    const answered = await child.ask({ kind: "next", made, ...question, ...moves });
    if (!answered) throw new Error(CLOSED);
    if ("gaveWay" in answered) return { noResult: { why: "guard", reason: answered.gaveWay.reason } };
    return answered.answer;
  };
  return {
    async play(task, signal) {
      const [first, second] = task.strategies;
      const made = {
        ...(isSandboxed(first) && { a: await madeOf(first) }),
        ...(isSandboxed(second) && { b: await madeOf(second) }),
      };
      const gone = (["a", "b"] as const).find((side) => side in made && !made[side]);
      if (gone) return noResultOutcome({ why: "withdrawn", by: gone, reason: WITHDRAWN });
      const order = { kind: "match", task, made: made as { a?: MadeOf; b?: MadeOf } } as const;
      const answered = await child.ask(order, signal);
      if (!answered) return undefined;
      if ("gaveWay" in answered) return noResultOutcome({ why: "guard", ...answered.gaveWay });
      return answered.answer;
    },
    // Retries once if the guard stepped in, as a busy machine may have caused it.
    async next(question) {
      const first = await nextMove(question);
      if (guardedIn(first) === undefined) return first;
      const again = await nextMove(question);
      const reason = guardedIn(again);
      if (reason !== undefined) onGuard?.(question.strategy, reason);
      return again;
    },
    async board(bytes, rules, seed) {
      const answered = await child.ask({ kind: "board", bytes, rules, seed });
      if (!answered) throw new Error(CLOSED);
      if ("gaveWay" in answered) return { noResult: { why: "guard", reason: answered.gaveWay.reason } };
      return answered.answer;
    },
    async inspect(name, bytes) {
      if (bytes.length > FILE_BYTES_MAX)
        return { problem: `it has ${bytes.length} bytes, and the limit is ${FILE_BYTES_MAX}` };
      const answered = await child.ask({ kind: "inspect", name, bytes });
      if (!answered) throw new Error(CLOSED);
      return "answer" in answered ? answered.answer : { problem: answered.gaveWay.reason };
    },
    rest: () => child.rest(),
    close: () => child.close(),
  };
}

/** Why the guard stepped in; undefined if it didn't. */
function guardedIn(next: NextMove): string | undefined {
  return "noResult" in next && next.noResult.why === "guard" ? next.noResult.reason : undefined;
}

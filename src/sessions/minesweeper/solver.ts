// Solves boards in a thread of its own, in which the bot goes on answering. The thread begins with the first question and keeps no program from ending.

import { Worker } from "node:worker_threads";
import type { BoardCode, MinesDocument, MinesRules } from "../../games/minesweeper/index.ts";
import type { Hint, SolverTask, Watched } from "./solving.ts";

const SCRIPT = new URL("./solver-worker.ts", import.meta.url);
/** A question that takes longer is given up, with the thread. */
const LIMIT_MS = 10_000;

/** What the thread is asked, and what it answers. */
export interface SolverQuestion {
  readonly id: number;
  readonly task: SolverTask;
}
export interface Solved {
  readonly id: number;
  readonly answer?: unknown;
  readonly problem?: string;
}

/** All reject when the thread dies or takes too long. */
export interface Solver {
  hint(document: MinesDocument): Promise<Hint>;
  /** A board that needs no guess from `first` on; undefined where none was found among so many. */
  noGuess(rules: MinesRules, seed: string, first: number, attempts: number): Promise<Required<BoardCode> | undefined>;
  watch(question: Omit<Extract<SolverTask, { kind: "watch" }>, "kind">): Promise<Watched>;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export function openSolver(limitMs = LIMIT_MS): Solver {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  const end = (ended: Worker | undefined, why: string): void => {
    if (!ended || ended !== worker) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    void ended.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(SCRIPT);
    begun.on("message", ({ id, answer, problem }: Solved) => {
      if (problem === undefined) waiting.get(id)?.resolve(answer);
      else waiting.get(id)?.reject(new Error(problem));
    });
    begun.on("error", ({ message }) => end(begun, message));
    begun.on("exit", () => end(begun, "the thread that solves boards ended without an answer"));
    return begun;
  };
  const ask = async (task: SolverTask): Promise<unknown> => {
    worker ??= begin();
    const asked = worker;
    asked.ref();
    const id = ++lastId;
    const { promise, ...answer } = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    const limit = setTimeout(() => end(asked, `a board took longer than ${limitMs} ms to solve`), limitMs);
    asked.postMessage({ id, task } satisfies SolverQuestion);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      waiting.delete(id);
      if (waiting.size === 0) asked.unref();
    }
  };
  return {
    hint: async (document) => (await ask({ kind: "hint", document })) as Hint,
    noGuess: async (rules, seed, first, attempts) =>
      (await ask({ kind: "no-guess", rules, seed, first, attempts })) as Required<BoardCode> | undefined,
    watch: async (question) => (await ask({ kind: "watch", ...question })) as Watched,
  };
}

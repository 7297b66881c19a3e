// Draws charts in a thread of its own, in which the bot goes on answering; the thread stays warm for a while, and pictures that were drawn lately are kept.
// It has a door of its own, so that nobody loads what draws who never draws.

import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Chart } from "./chart.ts";

const SCRIPT = new URL("./picture-worker.ts", import.meta.url);

export interface Painter {
  /** The chart as the bytes of a PNG file. `about` names whose data it shows, for `forget`. Rejects when it cannot be drawn. */
  draw(chart: Chart, about?: readonly string[]): Promise<Uint8Array>;
  /** Keeps no picture any longer that shows this one's data. */
  forget(about: string): void;
}

export interface PainterOptions {
  /** The most bytes of pictures that are kept. */
  readonly keptBytes?: number;
  /** The thread ends when nothing was drawn for so long. */
  readonly idleMs?: number;
  /** A picture that takes longer is given up. */
  readonly limitMs?: number;
}

/** What the thread is asked, and what it answers. */
export interface DrawTask {
  readonly id: number;
  readonly chart: Chart;
}
export interface Drawn {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly problem?: string;
}

interface Kept {
  readonly drawing: Promise<Uint8Array>;
  readonly about: readonly string[];
  /** 0 while it is being drawn. */
  bytes: number;
}

/** Nothing is started before the first picture, and a thread that rests keeps no program from ending. */
export function openPainter(options: PainterOptions = {}): Painter {
  const { keptBytes = 16_000_000, idleMs = 120_000, limitMs = 15_000 } = options;
  // By content, what was asked for last at the end.
  const kept = new Map<string, Kept>();
  const thread = createThread(idleMs, limitMs);
  const begin = (chart: Chart, about: readonly string[]): Kept => ({ drawing: thread.draw(chart), about, bytes: 0 });
  return {
    async draw(chart, about = []) {
      const key = keyOf(chart);
      const picture = kept.get(key) ?? begin(chart, about);
      kept.delete(key);
      kept.set(key, picture);
      try {
        const png = await picture.drawing;
        picture.bytes = png.length;
        trim(kept, keptBytes);
        return png;
      } catch (error) {
        if (kept.get(key) === picture) kept.delete(key);
        throw error;
      }
    },
    forget(about) {
      for (const [key, picture] of kept) if (picture.about.includes(about)) kept.delete(key);
    },
  };
}

function keyOf(chart: Chart): string {
  return createHash("sha256").update(JSON.stringify(chart)).digest("base64");
}

/** Removes what was not asked for for the longest time. */
function trim(kept: Map<string, Kept>, bytesMax: number): void {
  let sum = 0;
  for (const { bytes } of kept.values()) sum += bytes;
  for (const [key, { bytes }] of kept) {
    if (sum <= bytesMax) return;
    kept.delete(key);
    sum -= bytes;
  }
}

interface Waiting {
  resolve(png: Uint8Array): void;
  reject(error: Error): void;
}

/** One thread, begun when it is needed and again after it has died. */
function createThread(idleMs: number, limitMs: number) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = async (why: string): Promise<void> => {
    const ended = worker;
    worker = undefined;
    clearTimeout(rest);
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    await ended?.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(SCRIPT);
    begun.on("message", ({ id, png, problem }: Drawn) => {
      const asked = waiting.get(id);
      if (png) asked?.resolve(png);
      else asked?.reject(new Error(problem));
    });
    const died = (why: string) => (worker === begun ? end(why) : undefined);
    begun.on("error", ({ message }) => died(message));
    begun.on("exit", () => died("the thread that draws ended without a picture"));
    return begun;
  };
  const settle = (id: number, limit: NodeJS.Timeout): void => {
    clearTimeout(limit);
    waiting.delete(id);
    if (waiting.size > 0) return;
    worker?.unref();
    clearTimeout(rest);
    rest = setTimeout(() => void end("idle"), idleMs).unref();
  };
  return {
    draw(chart: Chart): Promise<Uint8Array> {
      worker ??= begin();
      worker.ref();
      clearTimeout(rest);
      const id = ++lastId;
      const { promise, ...answer } = Promise.withResolvers<Uint8Array>();
      const limit = setTimeout(() => void end(`a picture took longer than ${limitMs} ms`), limitMs);
      waiting.set(id, answer);
      worker.postMessage({ id, chart } satisfies DrawTask);
      return promise.finally(() => settle(id, limit));
    },
  };
}

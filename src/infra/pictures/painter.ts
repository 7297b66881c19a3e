// Draws charts in a thread of its own, in which the bot goes on answering; the thread stays warm
// for a while, and pictures that were drawn lately are kept. It has a door of its own, so that
// nobody loads what draws who never draws.

import { createHash } from "node:crypto";
import { openThread } from "../threads/index.ts";
import type { Chart } from "./chart.ts";

const SCRIPT = new URL("./picture-worker.ts", import.meta.url);

export interface Painter {
  /** The chart as the bytes of a PNG file. `about` names whose data it shows, for `forget`. Rejects
   * when it cannot be drawn. */
  draw(chart: Chart, about?: readonly string[]): Promise<Uint8Array>;
  /** Keeps no picture any longer that shows this one's data. */
  forget(about: string): void;
}

export interface PainterOptions {
  /** The most bytes of pictures that are kept. */
  readonly keptBytes?: number;
  /** A picture is kept for so long: what was withdrawn in another process is gone from this one
   * then. */
  readonly keptMs?: number;
  /** The thread ends when nothing was drawn for so long. */
  readonly idleMs?: number;
  /** A picture that takes longer is given up. */
  readonly limitMs?: number;
}

interface Kept {
  readonly drawing: Promise<Uint8Array>;
  readonly about: readonly string[];
  /** 0 while it is being drawn. */
  bytes: number;
}

/** Nothing is started before the first picture, and a thread that rests keeps no program from
 * ending. */
export function openPainter(options: PainterOptions = {}): Painter {
  const { keptBytes = 16_000_000, keptMs = 600_000, idleMs = 120_000, limitMs = 15_000 } = options;
  // By content, what was asked for last at the end.
  const kept = new Map<string, Kept>();
  const thread = openThread<Chart, Uint8Array>({ script: SCRIPT, idleMs, limitMs });
  const begin = (key: string, chart: Chart, about: readonly string[]): Kept => {
    const picture = { drawing: thread.ask(chart), about, bytes: 0 };
    setTimeout(() => kept.get(key) === picture && kept.delete(key), keptMs).unref();
    return picture;
  };
  return {
    async draw(chart, about = []) {
      const key = keyOf(chart);
      const picture = kept.get(key) ?? begin(key, chart, about);
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

// Draws charts in a thread of its own, in which the bot goes on answering, and caches the pictures.
// It is imported by itself, so that nobody loads what draws who never draws.

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { openThread } from "../threads/index.ts";
import type { Chart } from "./chart.ts";

const SCRIPT = new URL("./picture-worker.ts", import.meta.url);

export interface Painter {
  /** The chart as the bytes of a PNG file. `about` names whose data it shows, for `forget`. Rejects
   * when it cannot be drawn. */
  draw(chart: Chart, about?: readonly string[]): Promise<Uint8Array>;
  /** Drops every cached picture that shows this one's data. */
  forget(about: string): void;
}

export interface PainterOptions {
  /** The most bytes of pictures in the cache. */
  readonly keptBytes?: number;
  /** How long a picture is cached: data withdrawn in another process is gone from this one then. */
  readonly keptMs?: number;
  /** The thread ends when nothing was drawn for so long. */
  readonly idleMs?: number;
  /** A picture that takes longer is given up. */
  readonly limitMs?: number;
}

interface CachedPicture {
  readonly drawing: Promise<Uint8Array>;
  readonly about: readonly string[];
  /** 1 while it is being drawn. */
  readonly bytes: number;
}

/** Nothing is started before the first picture, and an idle thread keeps no program from ending. */
export function openPainter(options: PainterOptions = {}): Painter {
  const { keptBytes = 16_000_000, keptMs = 600_000, idleMs = 120_000, limitMs = 15_000 } = options;
  const cache = new LRUCache<string, CachedPicture>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  const thread = openThread<Chart, Uint8Array>({ script: SCRIPT, idleMs, limitMs });
  return {
    async draw(chart, about = []) {
      const key = createHash("sha256").update(JSON.stringify(chart)).digest("base64");
      const cached = cache.get(key);
      if (cached) return cached.drawing;
      const picture = { drawing: thread.ask(chart), about, bytes: 1 };
      cache.set(key, picture);
      const isCached = (): boolean => cache.peek(key) === picture;
      try {
        const png = await picture.drawing;
        if (isCached()) cache.set(key, { ...picture, bytes: png.length }, { noUpdateTTL: true });
        return png;
      } catch (error) {
        if (isCached()) cache.delete(key);
        throw error;
      }
    },
    forget(about) {
      for (const [key, picture] of [...cache.entries()]) if (picture.about.includes(about)) cache.delete(key);
    },
  };
}

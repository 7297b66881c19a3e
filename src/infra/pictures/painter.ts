// Draws charts in a worker thread, with a cache. Import it directly, as it loads the drawing code.

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { patience } from "../deadline.ts";
import { Threads } from "../threads.ts";
import type { Chart } from "./chart.ts";
import type * as drawing from "./draw.ts";

const JOBS = new URL("./draw.ts", import.meta.url);

export interface Painter {
  /** A PNG file; rejects on failure. `about` tags whose data it shows, for `forget`. */
  draw(chart: Chart, about?: readonly string[]): Promise<Uint8Array>;
  /** Evicts every cached picture with this tag. */
  forget(about: string): void;
}

export interface PainterOptions {
  /** Cache size in bytes. */
  readonly keptBytes?: number;
  /** Cache lifetime in ms: limits how long data deleted by another process stays here. */
  readonly keptMs?: number;
  /** Idle time in ms after which the thread ends. */
  readonly idleMs?: number;
  /** Timeout for drawing one picture, in ms. */
  readonly limitMs?: number;
}

interface CachedPicture {
  readonly drawing: Promise<Uint8Array>;
  readonly about: readonly string[];
  /** 1 while the picture is being drawn. */
  readonly bytes: number;
}

/** The thread starts with the first picture; an idle one doesn't keep the process alive. */
export function openPainter(options: PainterOptions = {}): Painter {
  const { keptBytes = 16_000_000, keptMs = 600_000, idleMs = 120_000, limitMs = patience(15_000) } = options;
  const cache = new LRUCache<string, CachedPicture>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  const threads = new Threads<typeof drawing>(JOBS, { queue: "picture-worker", idleMs, limitMs });
  return {
    async draw(chart, about = []) {
      const key = createHash("sha256").update(JSON.stringify(chart)).digest("base64");
      const cached = cache.get(key);
      if (cached) return cached.drawing;
      const picture = { drawing: threads.run("drawChart", chart), about, bytes: 1 };
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

// This machine's clock and memory, for studies of cost.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Gauges } from "./index.ts";

/** Reads the process itself. Memory is counted after a full collection, which Node offers only
 * behind a flag. */
export function machineGauges(): Gauges {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  return {
    nowMs: () => performance.now(),
    usedBytes() {
      if (typeof collect === "function") collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    },
  };
}

// Loaded before a bot by `node --import`: counts over IPC what its main thread does. After "count" it counts promises,
// timers and the process's system calls, after "weigh" the bytes put on the heap, which counting would add to; "stop"
// sends the counts. "modules" sends the addresses of the files loaded so far.

import { createHook } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { GCProfiler, getHeapStatistics } from "node:v8";
import { isMainThread } from "node:worker_threads";

if (isMainThread && process.channel) {
  const modules = [];
  registerHooks({
    load: (url, context, next) => {
      if (url.startsWith("file:")) modules.push(url);
      return next(url, context);
    },
  });

  let counts = { promises: 0, timers: 0 };
  const hook = createHook({
    init: (_id, type) => {
      if (type === "PROMISE") counts.promises++;
      else if (type === "Timeout") counts.timers++;
    },
  });
  let [callsBefore, heapBefore, profiler] = [0, 0, undefined];
  const heap = () => getHeapStatistics().used_heap_size;

  const answers = {
    modules: () => modules,
    count: () => {
      counts = { promises: 0, timers: 0 };
      callsBefore = systemCalls();
      hook.enable();
    },
    weigh: () => {
      profiler = new GCProfiler();
      profiler.start();
      heapBefore = heap();
    },
    stop: () => {
      if (!profiler) {
        hook.disable();
        return { ...counts, systemCalls: systemCalls() - callsBefore };
      }
      const bytes = allocated(heapBefore, profiler.stop().statistics, heap());
      profiler = undefined;
      return { bytes };
    },
  };
  process.on("message", (asked) => {
    if (asked in answers) process.send(answers[asked]() ?? {});
  });
  process.channel.unref();
}

/** What was allocated between the collections of garbage, each of which made the heap smaller. */
function allocated(start, collections, end) {
  let [bytes, from] = [0, start];
  for (const { beforeGC, afterGC } of collections) {
    bytes += beforeGC.heapStatistics.usedHeapSize - from;
    from = afterGC.heapStatistics.usedHeapSize;
  }
  return bytes + end - from;
}

/** Reads and writes of all threads, as Linux counts them; waiting for events isn't counted. NaN without /proc. */
function systemCalls() {
  try {
    const text = readFileSync("/proc/self/io", "utf8");
    const of = (name) => Number(new RegExp(`^${name}: (\\d+)$`, "m").exec(text)?.[1]);
    return of("syscr") + of("syscw");
  } catch {
    return Number.NaN;
  }
}

// The arena's door to the queue of matches on Redis: a door of its own, so that nobody loads the
// queue who plays without it.

export { queueExecutor } from "./queue-executor.ts";
export { serveQueue } from "./worker.ts";
export { workersOrThreads } from "./workers-or-threads.ts";

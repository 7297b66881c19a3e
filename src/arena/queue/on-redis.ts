// Separate entry for the Redis match queue, so that its libraries load only when used.

export { queueExecutor } from "./queue-executor.ts";
export { serveQueue } from "./worker.ts";
export { openWorkers, type Workers } from "./workers-or-threads.ts";

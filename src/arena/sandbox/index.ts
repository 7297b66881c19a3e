// Public interface of the sandbox, which plays other people's files in isolation.

export { FILE_BYTES_MAX, FILE_ENDINGS, GUARD_MS, MODULE_LIMITS } from "./limits.ts";
export type { ExportedRange, NextMove } from "./orders.ts";
export { openSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

// Public interface of the sandbox: where what others wrote is played, apart from everything else.

export { FILE_BYTES_MAX, FILE_ENDINGS, GUARD_MS, GUEST_LIMITS } from "./limits.ts";
export type { ExportedRange, NextMove } from "./orders.ts";
export { openSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

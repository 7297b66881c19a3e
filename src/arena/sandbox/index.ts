// Public interface of the sandbox: where what others wrote is played, apart from everything else.

export { FILE_BYTES_MAX, GUARD_MS, GUEST_LIMITS, type GuestLimits } from "./limits.ts";
export type { Broken, Inspected, Loaded, NextMove } from "./orders.ts";
export { type NextQuestion, openSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

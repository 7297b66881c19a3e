// Waiting with a limit.

/** What the promise resolves to, or undefined if that takes longer than `ms`; a later result is ignored. */
export async function deadline<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Six days: small enough that sums of it still fit in Node's timers. */
const FOREVER_MS = 2 ** 29;
let isUnhurried = false;

/** How long the program waits for a part of itself (a thread, a child process, its own file) before it answers without
 * it: `usualMs`, or practically forever after `waitPatiently`. */
export function patience(usualMs: number): number {
  return isUnhurried ? FOREVER_MS : usualMs;
}

/** From here on, no part of the program times out because the machine is busy. For tests, so that their results don't
 * depend on timing. */
export function waitPatiently(): void {
  isUnhurried = true;
}

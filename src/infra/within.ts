// Waiting that ends.

/** What the promise resolves to, or undefined where that takes longer; it goes on unheard. */
export async function within<T>(value: Promise<T>, timeMs: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeMs, undefined);
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Six days: sums of these are timers of Node, too. */
const FOREVER_MS = 2 ** 29;
let isUnhurried = false;

/** How long the program waits for a part of itself (a thread, a child process, its own file) before it answers
 * without: `usualMs`, and as good as forever after `waitPatiently`. */
export function patience(usualMs: number): number {
  return isUnhurried ? FOREVER_MS : usualMs;
}

/** From here on no part of the program is given up because the machine is busy. For tests: what they see does not
 * depend on how long something takes. */
export function waitPatiently(): void {
  isUnhurried = true;
}

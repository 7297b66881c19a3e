/** For `vi.waitFor`: shorter than a test's time limit, so that a failure shows what was being waited for. It's a guard,
 * not a measurement. */
export const GUARD = { timeout: 240_000 } as const;

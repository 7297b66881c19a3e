/** For `vi.waitFor`: below the time limit of a test, so that what was waited for is said. A guard, not a measure. */
export const GUARD = { timeout: 240_000 } as const;

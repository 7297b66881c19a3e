// Shared memory in which the code that plays a match shows whose turn it is, for the code that aborts it. Imports
// nothing, because a process that only passes tasks on doesn't need the games.

/** Shared memory: [side that is executing, round]. */
export type Watch = Int32Array<ArrayBufferLike>;

/** Values of `watch[0]`. */
export const AT_WORK = { nobody: 0, a: 1, b: 2 } as const;

/** A new watch, in the state `nobody`. */
export function newWatch(): Watch {
  return new Int32Array(new SharedArrayBuffer(8));
}

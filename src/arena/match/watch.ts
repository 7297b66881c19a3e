// Where whoever plays a match shows whose turn it is, for whoever gives it up. It loads nothing: the process that
// only hands on orders has no use for the games.

/** Shared memory: [side that is executing, round]. */
export type Watch = Int32Array<ArrayBufferLike>;

/** Values of `watch[0]`. */
export const AT_WORK = { nobody: 0, a: 1, b: 2 } as const;

/** A watch in the state `nobody`. */
export function newWatch(): Watch {
  return new Int32Array(new SharedArrayBuffer(8));
}

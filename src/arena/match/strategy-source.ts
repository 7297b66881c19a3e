// Sources of sandboxed strategies, by id.

/** The bytes that an id such as `file:9f2c…` is played from: JavaScript in UTF-8. Undefined: there is none, or it may not
 * be played now (withdrawn). Rejects if the store can't say. Called for each match, so that a withdrawal takes
 * effect at once. */
export type StrategySources = (id: string) => Promise<Uint8Array | undefined>;

/** For uses without any sandboxed strategies. */
export const noStrategySources: StrategySources = async () => undefined;

/** From memory, for tests and for one's own files. */
export function strategySourcesOf(
  entries: Iterable<readonly [id: string, bytes: Uint8Array]>,
): StrategySources {
  const all = new Map(entries);
  return async (id) => all.get(id);
}

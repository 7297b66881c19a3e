// What strategies that are played apart are made of, by their ids.

/** The bytes that an id such as `file:9f2c…` or `ghost:51aa…` is played from: JavaScript in UTF-8, or a
 * frozen state. Undefined: there is none, or none that may be played now (withdrawn, frozen). Rejects
 * where the store cannot say. Asked again for each match, so that a withdrawal holds at once. */
export type Materials = (id: string) => Promise<Uint8Array | undefined>;

/** Where nobody's are at hand. */
export const noMaterials: Materials = async () => undefined;

/** From memory, for tests and for files of one's own. */
export function materialsOf(entries: Iterable<readonly [id: string, bytes: Uint8Array]>): Materials {
  const all = new Map(entries);
  return async (id) => all.get(id);
}

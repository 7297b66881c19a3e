// Puts named files into a store, for tests that need submissions.

import {
  type FileVersion,
  LIST,
  type Listed,
  NAME,
  noteAuthor,
  storeFile,
} from "../../../src/arena/submissions/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";

export const DAY = 24 * 3_600_000;
export const MONDAY = Date.UTC(2026, 0, 5);

export const openMemory = (): Promise<Store> => openStore({ dataDir: ":memory:", report: () => {} });

/** A version of a file with that source, submitted on Monday and public a day later. */
function versionOf(id: string, more: Partial<FileVersion> = {}): FileVersion {
  return {
    ...{ id, version: 1, submittedAt: MONDAY, publicAt: MONDAY + DAY, games: ["rps"] },
    ...{ behaviour: { rps: id }, event: "e" },
    ...more,
  };
}

/** Stores the sources, newest first, under a name owned by `owner`. Returns their ids. */
export async function entered(
  store: Store,
  owner: string,
  name: string,
  sources: readonly string[],
  ...more: readonly Partial<FileVersion>[]
): Promise<readonly string[]> {
  const ids = await Promise.all(sources.map((source) => storeFile(store, source, owner)));
  const [newest, ...earlier] = ids.map((id, at) =>
    versionOf(id, { version: ids.length - at, ...(more[at] ?? {}) }),
  );
  if (!newest) throw new Error("a file needs a source");
  const claim = `${owner} ${name}`;
  const entry: Listed = {
    ...{ name, strategy: newest.id, gauntlet: { game: "rps", results: [] }, claim },
    file: { ...newest, earlier },
  };
  await noteAuthor(store, owner, MONDAY);
  await store.update(LIST, owner, (all = []) => ({ next: [...all, entry], result: undefined }));
  await store.update(NAME, name, () => ({ next: { owner, claim }, result: undefined }));
  return ids;
}

// Documents that a process caches after reading or writing them: never more than the store would return.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DocumentKind, openStore, type Store } from "../../../src/infra/store/index.ts";
import { freshFolder } from "./embedded.ts";

interface Grade {
  readonly mark: number;
  readonly notes: readonly string[];
}

let parsed = 0;
/** Stores marks as integers. */
const rounded: DocumentKind<Grade> = {
  name: "test-rounded",
  parse(value) {
    parsed++;
    return value as Grade;
  },
  encode: ({ mark, notes }) => ({ mark: Math.round(mark), notes }),
};
const { encode: _encode, ...plain } = rounded;
const exact: DocumentKind<Grade> = { ...plain, name: "test-exact" };

describe("recently seen documents", () => {
  let folder: ReturnType<typeof freshFolder>;
  let store: Store;
  const open = (): Promise<Store> => openStore({ dataDir: folder.path });
  beforeEach(async () => {
    folder = freshFolder();
    store = await open();
    parsed = 0;
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });

  const write = (kind: DocumentKind<Grade>, change: (before: number) => number): Promise<number> =>
    store.update(kind, "1", (now) => {
      const mark = change(now?.mark ?? 0);
      return { next: { mark, notes: ["a"] }, result: mark };
    });

  it("are updated from the stored value when their kind rounds it", async () => {
    await write(rounded, () => 1.4);
    expect(await write(rounded, (before) => before + 0.4)).toBe(1.4);
    expect((await store.read(rounded, "1"))?.mark).toBe(1);
  });

  it("are parsed when written and not again by the writer", async () => {
    await write(exact, () => 0.1);
    expect(parsed).toBe(1);
    for (let times = 0; times < 2; times++)
      expect(await store.read(exact, "1")).toEqual({ mark: 0.1, notes: ["a"] });
    expect(parsed).toBe(1);
  });

  it("are parsed once by a reader, and again after another process's change", async () => {
    await write(exact, () => 1);
    const other = await open();
    parsed = 0;
    for (let times = 0; times < 2; times++) expect((await other.read(exact, "1"))?.mark).toBe(1);
    expect(parsed).toBe(1);
    await write(exact, () => 2);
    expect((await other.read(exact, "1"))?.mark).toBe(2);
    await other.close();
  });

  it("are frozen in tests, so that changing them in place fails", async () => {
    await write(exact, () => 1);
    const read = (await store.read(exact, "1")) as { mark: number; notes: string[] };
    expect(() => read.notes.push("b")).toThrow(TypeError);
    expect(() => {
      read.mark = 2;
    }).toThrow(TypeError);
  });
});

// What the hash of sources covers, and what doesn't affect it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashOfSources } from "../../src/infra/source-hash.ts";

const SOURCES = {
  "a.ts":
    'import {\n  type B,\n  b,\n} from "./parts/b.ts";\nimport type { T } from "./t.ts";\nexport const a = b;\n',
  "parts/b.ts":
    'export { c } from "../c.ts";\nconst FOLDER = new URL("./data/", import.meta.url);\nexport const b = FOLDER;\n',
  "c.ts": 'import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";\nimport "./d.ts";\n',
  "d.ts": 'import "node:fs";\nexport const late = () => import("./e.ts");\n',
  "e.ts": "export const e = 1;\n",
  "t.ts": "export type T = 1;\n",
  "other.ts": "export const other = 1;\n",
  "parts/data/x.population": "1\r\n2",
} as const;

let folder: string;
let copies = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gadalka-sources-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The hash with some sources changed. Each copy is in a folder of its own, because a program's sources are read once;
 * all have the same relative names. */
function hashed(changes: Partial<Record<keyof typeof SOURCES | (string & {}), string>> = {}): string {
  const copy = join(folder, String(copies++));
  for (const [name, text] of Object.entries<string | undefined>({ ...SOURCES, ...changes })) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), text ?? "");
  }
  const base = copy;
  return hashOfSources({ roots: [join(copy, "a.ts")], without: [join(copy, "stop.ts")], base });
}

describe("the hash of sources", () => {
  it("is the same in any folder", () => {
    expect(hashed()).toMatch(/^[0-9a-f]{64}$/);
    expect(hashed()).toBe(hashed());
  });

  it.each(["a.ts", "parts/b.ts", "c.ts", "d.ts", "e.ts", "parts/data/x.population"] as const)(
    "changes with %s, however indirectly imported",
    (name) => {
      expect(hashed({ [name]: `${SOURCES[name]}\n` })).not.toBe(hashed());
    },
  );

  it.each(["t.ts", "other.ts"] as const)("doesn't change with %s", (name) => {
    expect(hashed({ [name]: "export const changed = 2;\n" })).toBe(hashed());
  });

  it("ignores line endings in sources, but not in data", () => {
    expect(hashed({ "a.ts": SOURCES["a.ts"].replaceAll("\n", "\r\n") })).toBe(hashed());
    expect(hashed({ "parts/data/x.population": "1\n2" })).not.toBe(hashed());
  });

  it("changes when a package changes", () => {
    const other = SOURCES["c.ts"].replace("pure-rand/generator", "lru-cache/generator");
    expect(hashed({ "c.ts": other })).not.toBe(hashed());
  });

  it("refuses a missing import", () => {
    expect(() => hashed({ "a.ts": 'import "./gone.ts";\n' })).toThrow("ENOENT");
  });
});

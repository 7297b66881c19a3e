// Seals are checked in browsers, too, so nothing they depend on may need Node.

import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const CORE = resolve(import.meta.dirname, "../../../src/core");
const IMPORT = /^(?:import|export)\s+(?!type\b)[^"']*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"/gm;

/** The modules that a file depends on, by path or package name. */
function standsOn(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, from, alone] of readFileSync(path, "utf8").matchAll(IMPORT)) {
    const name = (from ?? alone) as string;
    if (name.startsWith(".")) standsOn(resolve(dirname(path), name), seen);
    else seen.add(name);
  }
  return seen;
}

describe.each(["fairness", "random"])("core/%s", (room) => {
  const modules = [...standsOn(resolve(CORE, room, "index.ts"))];

  it("imports none of Node's modules", () => {
    expect(modules.length).toBeGreaterThan(5);
    expect(modules.filter((name) => /^node:|^(fs|path|crypto|buffer)$/.test(name))).toEqual([]);
    const packages = modules
      .filter((name) => !existsSync(name))
      .map((name) => name.split("/").slice(0, 2).join("/"));
    expect(packages.filter((name) => !/^(@noble\/|@scure\/|pure-rand)/.test(name))).toEqual([]);
  });

  it("uses none of Node's globals", () => {
    // The module that stores games gets loaded, too, but no proof calls it.
    const own = modules.filter((name) => existsSync(name) && !name.endsWith("minesweeper/document.ts"));
    for (const path of own)
      expect(readFileSync(path, "utf8"), path).not.toMatch(/\b(Buffer|process|require|__dirname)\b[.(]/);
  });
});

// Creates folders with their parents, or refuses and names what is in the way.

import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeFolder } from "../../src/infra/make-folder.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "gadalka-folders-"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("makeFolder", () => {
  it("creates a folder and its parents, all with the mode", () => {
    makeFolder(join(root, "a", "b"), 0o700);
    for (const path of ["a", join("a", "b")]) expect(statSync(join(root, path)).mode & 0o777).toBe(0o700);
  });

  it("leaves an existing folder unchanged", () => {
    writeFileSync(join(root, "kept"), "");
    makeFolder(root, 0o777);
    expect(statSync(join(root, "kept")).isFile()).toBe(true);
    expect(statSync(root).mode & 0o777).toBe(0o700);
  });

  it.each([[[]], [["below"]], [["below", "deeper"]]])(
    "refuses a path taken by a file, with %j below it, and names the file",
    (below) => {
      const file = join(root, "file");
      writeFileSync(file, "I am a file");
      expect(() => makeFolder(join(file, ...below))).toThrow(
        expect.objectContaining({ code: "EEXIST", path: file }),
      );
    },
  );
});

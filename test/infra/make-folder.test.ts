// Folders that are made with those above them, or refused with the one that is in the way.

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
  it("makes a folder and those above it, all with the mode", () => {
    makeFolder(join(root, "a", "b"), 0o700);
    for (const path of ["a", join("a", "b")]) expect(statSync(join(root, path)).mode & 0o777).toBe(0o700);
  });

  it("leaves a folder that is there as it is", () => {
    writeFileSync(join(root, "kept"), "");
    makeFolder(root, 0o777);
    expect(statSync(join(root, "kept")).isFile()).toBe(true);
    expect(statSync(root).mode & 0o777).toBe(0o700);
  });

  it.each([[[]], [["below"]], [["below", "deeper"]]])(
    "refuses a file's place and %j below it, naming the file",
    (below) => {
      const file = join(root, "file");
      writeFileSync(file, "I am a file");
      expect(() => makeFolder(join(file, ...below))).toThrow(
        expect.objectContaining({ code: "EEXIST", path: file }),
      );
    },
  );
});

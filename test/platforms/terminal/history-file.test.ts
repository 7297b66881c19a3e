// Typed lines that are kept across sessions.

import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HISTORY_LINES_MAX, loadHistory, saveHistory } from "../../../src/platforms/terminal/keyboard.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gadalka-history-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the history file", () => {
  it("returns the kept lines, newest first", async () => {
    const file = join(folder, "new", "history");
    await saveHistory(file, ["newest", "older", "oldest"]);
    expect(await loadHistory(file)).toEqual(["newest", "older", "oldest"]);
    expect(await readFile(file, "utf8")).toBe("oldest\nolder\nnewest\n");
  });

  it("is readable only by its owner", async () => {
    const file = join(folder, "history");
    await saveHistory(file, ["line"]);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it("keeps the newest lines when there are too many", async () => {
    const file = join(folder, "history");
    const lines = Array.from({ length: HISTORY_LINES_MAX + 3 }, (_, index) => `line ${index}`);
    await saveHistory(file, lines);
    expect(await loadHistory(file)).toEqual(lines.slice(0, HISTORY_LINES_MAX));
    await writeFile(file, lines.toReversed().join("\n"));
    expect(await loadHistory(file)).toEqual(lines.slice(0, HISTORY_LINES_MAX));
  });

  it("is empty at first, and when it cannot be read", async () => {
    expect(await loadHistory(undefined)).toEqual([]);
    expect(await loadHistory(join(folder, "absent"))).toEqual([]);
    expect(await loadHistory(folder)).toEqual([]);
  });

  it("does not disturb play when it cannot be written", async () => {
    await expect(saveHistory(folder, ["line"])).resolves.toBeUndefined();
    await expect(saveHistory(undefined, ["line"])).resolves.toBeUndefined();
    await expect(saveHistory("/proc/nope/history", ["line"])).resolves.toBeUndefined();
  });
});

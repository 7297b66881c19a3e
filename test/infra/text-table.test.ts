import { describe, expect, it } from "vitest";
import { progressOn } from "../../src/infra/console/progress.ts";
import { percent, signed, textTable } from "../../src/infra/text-table.ts";

describe("textTable", () => {
  it("aligns names left and numbers right, without trailing spaces", () => {
    expect(textTable([["", "score"], ["long name", "1"], ["b"]])).toBe(
      "           score\nlong name      1\nb\n",
    );
  });

  it("keeps each row on one line and strips terminal commands", () => {
    expect(textTable([["a\nb\u001b[2J\u202e", "1"]])).toBe("a b\ufffd[2J\ufffd  1\n");
  });

  it("returns an empty string when there are no rows", () => expect(textTable([])).toBe(""));
});

describe("numbers", () => {
  it("have a sign, or a dash when missing", () => {
    expect([signed(0.1234, 3), signed(-2, 1), signed(Number.NaN, 2)]).toEqual(["+0.123", "-2.0", "-"]);
  });

  it("are shown as percentages", () =>
    expect([percent(0.4567), percent(Number.NaN)]).toEqual(["45.7 %", "-"]));
});

describe("the progress bar", () => {
  function shown(isTTY: boolean): string {
    const parts: unknown[] = [];
    const progress = progressOn({ isTTY, write: (part: unknown) => parts.push(part) > 0 }, "cells");
    progress.show(1, 2);
    progress.end();
    return parts.join("");
  }

  it("is drawn and cleared on a terminal", () => {
    expect(shown(true)).toBe(`\rcells [${"#".repeat(12)}${"-".repeat(12)}] 1/2\u001b[K\r\u001b[K`);
  });

  it("is hidden elsewhere", () => expect(shown(false)).toBe(""));
});

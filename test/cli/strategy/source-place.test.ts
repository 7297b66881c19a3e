// A place in a file, as quoted to authors.

import { describe, expect, it } from "vitest";
import { quotedPlace } from "../../../src/cli/strategy/source-place.ts";

const quoted = (source: string, line: number, column: number): readonly string[] =>
  quotedPlace("my-bot.js", source, { line, column }).split("\n");

describe("the quoted location of a failure", () => {
  it("shows the file, line and column, the code, and a mark below it", () => {
    expect(quoted("const a = 1;\n  let b = ;\n", 2, 11)).toEqual([
      "  my-bot.js:2:11",
      "      let b = ;",
      "              ^",
    ]);
  });

  it("counts characters where the engine counts bytes", () => {
    expect(quoted("const привет = ;", 1, 22)).toEqual([
      "  my-bot.js:1:16",
      "    const привет = ;",
      "                   ^",
    ]);
  });

  it.each(["\r\n", "\r", "\u2028"])(
    "recognises lines that end with %j, and doesn't show the ending",
    (end) => {
      expect(quoted(["one", "two", "three"].join(end), 2, 1)).toEqual([
        "  my-bot.js:2:1",
        "    two",
        "    ^",
      ]);
    },
  );

  it("keeps tabs before the mark, so that it lines up at any tab width", () => {
    expect(quoted("\t\tx;", 1, 3).slice(1)).toEqual(["    \t\tx;", "    \t\t^"]);
  });

  it("shows the relevant part of a long line", () => {
    const [head = "", line = "", mark = ""] = quoted(`${"a".repeat(5000)}?${"b".repeat(5000)}`, 1, 5001);
    expect(head).toBe("  my-bot.js:1:5001");
    expect(line.length).toBeLessThan(200);
    expect(line.charAt(mark.length - 1)).toBe("?");
  });

  it("shows no terminal control characters", () => {
    expect(quoted("\u001b[2Jx\u202e\u0007 = 1", 1, 1).join("\n")).not.toMatch(/[^\P{C}\n]/u);
  });

  it("shows only the location if the file has no such line", () => {
    expect(quoted("one line", 7, 3)).toEqual(["  my-bot.js:7:3"]);
  });
});

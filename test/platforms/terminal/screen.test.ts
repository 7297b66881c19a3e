// Printing over what was printed before.

import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createScreen } from "../../../src/platforms/terminal/screen.ts";
import { drawnRows } from "./drawn.ts";

describe("a text that is printed over rows", () => {
  const printed = async (...texts: readonly (readonly [string, number])[]) => {
    const output = new PassThrough().setEncoding("utf8");
    const screen = createScreen(output, true);
    for (const [text, overRows] of texts) await screen.print(text, overRows);
    return String(output.read());
  };

  it("leaves nothing of them, and what stands above", async () => {
    const output = await printed(["above", 0], ["long words\nand more\nand more", 0], ["new", 3]);
    expect(drawnRows(output, 40, 10)).toEqual(["above", "new", ""]);
  });

  it("does not clear from its first row, because some terminals keep what is cleared from the top of the window", async () => {
    const output = await printed(["one\ntwo", 0], ["new", 2]);
    expect(output).toContain("\u001b[2A\u001b[0K\u001b[1B\u001b[0J\u001b[1A");
  });
});

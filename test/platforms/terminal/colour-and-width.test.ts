// The terminal's capabilities: colours and width.

import { WriteStream } from "node:tty";
import { describe, expect, it, vi } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { atTerminal, atUsualTerminal } from "./at-terminal.ts";
import type { Stage } from "./stage.ts";

atUsualTerminal();

describe("colour", () => {
  const notice = async (): Promise<Reply> => ({ type: "notice", text: "careful" });
  const yellow = "\u001b[33mcareful\u001b[39m";
  const withDepth = (stage: Stage) =>
    Object.assign(stage.output, { getColorDepth: WriteStream.prototype.getColorDepth });

  it("makes a notice yellow on a terminal", async () => {
    const stage = atTerminal({ answer: notice });
    withDepth(stage);
    await stage.start();
    stage.input.write("/help\r");
    await stage.seen("careful");
    expect(stage.text()).toContain(yellow);
  });

  it("is off when NO_COLOR is set", async () => {
    vi.stubEnv("NO_COLOR", "1");
    const stage = atTerminal({ answer: notice });
    withDepth(stage);
    await stage.start();
    stage.input.write("/help\r");
    await stage.seen("careful");
    // Cursor movements aren't colours; only sequences ending in `m` are.
    expect(
      stage
        .text()
        .split("\u001b[")
        .filter((part) => /^[\d;]*m/.test(part)),
    ).toEqual([]);
  });
});

describe("the width", () => {
  it("is the terminal's width at the time of the answer", async () => {
    const stage = atTerminal();
    Object.assign(stage.output, { columns: 30 });
    await stage.start();
    stage.input.write("/rps play\r");
    await stage.seen("[1] ✊ Rock   [2] ✋ Paper\n[3] ✌️ Scissors   [4] Why?\n[5] Stop\n");
    Object.assign(stage.output, { columns: 15 });
    stage.input.write("rock\r");
    await stage.seen("[1] ✊ Rock\n[2] ✋ Paper\n");
  });
});

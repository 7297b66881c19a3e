// Playing at a terminal: a prompt, single keys, the arrow keys.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Incoming, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  atBoard,
  atTerminal,
  atUsualTerminal,
  BOARD,
  CLEAR_LINE,
  CTRL_C,
  CTRL_D,
  ctrlD,
  LEFT,
  moves,
  UP,
} from "./at-terminal.ts";
import { button, message, playing, ROWS, type Stage } from "./stage.ts";

atUsualTerminal();

describe("a terminal", () => {
  it("shows the greeting, a prompt, and another prompt after each answer", async () => {
    const stage = await atBoard();
    expect(stage.plain().startsWith(`${say("en", "terminal-welcome")}\n> `)).toBe(true);
    await stage.seen("Stop\n> ");
    stage.input.write("rock\r");
    await stage.seen("Stop\n> ", 2);
    expect(stage.plain()).toContain("\n\npressed rock\n");
  });

  it.each([
    ["Ctrl+D", CTRL_D],
    ["Ctrl+C", CTRL_C],
    ["Ctrl+C in the middle of a line", `roc${CTRL_C}`],
    ["/quit", "/quit\r"],
  ])("says goodbye on its own line at %s", async (_name, keys) => {
    const stage = await atBoard();
    stage.input.write(keys);
    await stage.ended;
    expect(stage.plain().endsWith(`\n${say("en", "terminal-goodbye")}\n`)).toBe(true);
    expect([stage.ends(), stage.handled.length]).toEqual([1, 1]);
  });

  it("answers lines typed before Ctrl+D, and drops those typed before Ctrl+C", async () => {
    const patient = await atBoard();
    patient.input.write(`rock\rpaper\r${CTRL_D}`);
    await patient.ended;
    expect(moves(patient.handled)).toEqual(["command", "rock", "paper"]);
    const hasty = await atBoard();
    hasty.input.write(`rock\rpaper\r${CTRL_C}`);
    await hasty.ended;
    expect(moves(hasty.handled)).not.toContain("paper");
  });

  it("redraws text typed while waiting for an answer", async () => {
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const answer = async (incoming: Incoming): Promise<Reply> => {
      asked.resolve();
      await gate.promise;
      return playing(incoming);
    };
    const stage = atTerminal({ answer });
    await stage.start();
    stage.input.write("/rps play\r");
    await asked.promise;
    stage.input.write("roc");
    await stage.seen("roc");
    gate.resolve();
    await stage.seen("Stop\n> roc");
    // Moves to the first column and clears, so the answer doesn't follow the typed letters.
    expect(stage.text()).toContain(`roc\u001b[1G\u001b[0J\n${BOARD}`);
    stage.input.write("k\r");
    await stage.seen("pressed rock");
  });

  it("ends quietly when the terminal disappears", async () => {
    const stage = await atBoard();
    stage.output.destroy(Object.assign(new Error("write EIO"), { code: "EIO" }));
    await stage.ended;
    expect(stage.ends()).toBe(1);
  });

  it("leaves the prompt's line on stop, without a goodbye", async () => {
    const stage = await atBoard();
    await stage.adapter.stop();
    await stage.adapter.stop();
    expect(stage.plain().endsWith("> \n")).toBe(true);
    expect(stage.ends()).toBe(0);
  });
});

describe("a single digit key", () => {
  it("presses its button at once", async () => {
    const stage = await atBoard();
    stage.input.write("2");
    await stage.seen("pressed paper");
    stage.input.write("13");
    await stage.seen("pressed rock");
    await stage.seen("pressed scissors");
    expect(moves(stage.handled)).toEqual(["command", "paper", "rock", "scissors"]);
  });

  it.each([
    ["of no button", "6"],
    ["within a line", "/rps play 3"],
    ["left over by the backspace key", `x2${LEFT}\u007f`],
  ])("waits for Enter when it is one %s", async (_name, keys) => {
    const buttons = [ROWS[0] ?? []];
    const answer = async (): Promise<Reply> => ({
      type: "post",
      audience: "place",
      view: message(BOARD, buttons),
    });
    const stage = atTerminal({ answer });
    await stage.start();
    stage.input.write("/rps play\r");
    await stage.seen("Scissors\n> ");
    stage.input.write(`${keys}${CLEAR_LINE}`);
    await ctrlD(stage);
    expect(moves(stage.handled)).toEqual(["command"]);
  });

  it("starts nothing if its button is gone, and is answered at once by the current buttons", async () => {
    const over = message("over", [[button("Rematch", "again"), button("Verify", "verify")]]);
    const answer = async (incoming: Incoming): Promise<Reply> =>
      incoming.type === "press" ? { type: "edit", view: over } : playing(incoming);
    const stage = await atBoard({ answer });
    stage.input.write("111");
    await stage.seen("[6] Rematch   [7] Verify", 3);
    expect(moves(stage.handled)).toEqual(["command", "rock"]);
    stage.input.write("6");
    await stage.seen("over", 2);
    expect(moves(stage.handled)).toEqual(["command", "rock", "again"]);
  });

  it("waits for Enter when there are ten buttons", async () => {
    const ten = Array.from({ length: 10 }, (_, index) => button(`b${index + 1}`, `m${index + 1}`));
    const view = message(BOARD, [ten.slice(0, 5), ten.slice(5)]);
    const stage = atTerminal({ answer: async () => ({ type: "post", audience: "place", view }) });
    await stage.start();
    stage.input.write("/rps play\r");
    await stage.seen("b10\n> ");
    stage.input.write("10\r");
    await stage.seen("b10\n> ", 2);
    await ctrlD(stage);
    expect(moves(stage.handled)).toEqual(["command", "m10"]);
  });

  it("is only a character while there are no buttons", async () => {
    const stage = atTerminal();
    await stage.start();
    stage.input.write(`1${CLEAR_LINE}`);
    await ctrlD(stage);
    expect(stage.plain()).not.toContain(say("en", "terminal-type-a-command"));
  });
});

describe("the arrow keys", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gadalka-keyboard-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("recall lines, but not single keys", async () => {
    const stage = await atBoard();
    stage.input.write("paper\r");
    await stage.seen("Stop\n> ", 2);
    stage.input.write("1");
    await stage.seen("Stop\n> ", 3);
    stage.input.write(`${UP}\r`);
    await stage.seen("pressed paper", 2);
  });

  it("recall lines of earlier sessions", async () => {
    const historyFile = join(folder, "history");
    await writeFile(historyFile, "/help\n/rps play\n");
    const stage = atTerminal({ historyFile });
    await stage.start();
    stage.input.write(`${UP}${UP}\r`);
    await stage.seen(BOARD);
    expect(stage.handled[0]).toMatchObject({ command: "help" });
  });

  it.each([
    ["at the end", ctrlD],
    ["on stop", (stage: Stage) => stage.adapter.stop()],
  ])("have their lines saved %s", async (_name, end) => {
    const historyFile = join(folder, "history");
    const stage = await atBoard({ historyFile });
    stage.input.write("1");
    await stage.seen("pressed rock");
    await stage.seen("Stop\n> ", 2);
    stage.input.write("paper\r");
    await stage.seen("pressed paper");
    await stage.seen("Stop\n> ", 3);
    await end(stage);
    await stage.adapter.stop();
    expect(await readFile(historyFile, "utf8")).toBe("/rps play\npaper\n");
  });
});

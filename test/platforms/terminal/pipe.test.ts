// Playing through a pipe: lines in, plain text out, and exiting.

import { once } from "node:events";
import { describe, expect, it } from "vitest";
import type { Incoming, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { moves } from "./at-terminal.ts";
import { createStage, message, playing, ROWS } from "./stage.ts";

const post = (text: string): Reply => ({ type: "post", audience: "place", view: message(text) });

describe("a pipe", () => {
  it("plays two rounds and ends", async () => {
    const stage = createStage();
    const text = await stage.pipe("/rps play", "rock", "paper");
    expect(moves(stage.handled)).toEqual(["command", "rock", "paper"]);
    expect(text.indexOf("a board")).toBeLessThan(text.indexOf("pressed rock"));
    expect(text.indexOf("pressed rock")).toBeLessThan(text.indexOf("pressed paper"));
    expect(stage.ends()).toBe(1);
  });

  it("gets the greeting, answers and goodbye, but no prompt or colour", async () => {
    const text = await createStage().pipe("/rps play", "nonsense");
    expect(text.startsWith(`${say("en", "terminal-welcome")}\n\na board\n[1] ✊ Rock`)).toBe(true);
    expect(text.endsWith(`${say("en", "terminal-goodbye")}\n`)).toBe(true);
    expect(text).not.toMatch(/[^\P{Cc}\n]|^>/mu);
  });

  it("is assumed unless both input and output are terminals", async () => {
    const stage = createStage();
    Object.assign(stage.output, { isTTY: true });
    expect(await stage.pipe("/rps play")).not.toContain("\u001b");
  });

  it("tells the bot the player, the chat and the typed text", async () => {
    const stage = createStage({ locale: "ru", name: "Анна", playerId: "host-anna" });
    await stage.pipe("/rps play lizard-spock", "1");
    const person = {
      caller: { platform: "terminal", id: "host-anna", name: "Анна", locale: "ru" },
      place: { kind: "private", id: "host-anna", locale: "ru" },
    };
    const options = { variant: "lizard-spock" };
    expect(stage.handled[0]).toMatchObject({
      ...person,
      type: "command",
      command: "rps",
      subcommand: "play",
      options,
    });
    expect(stage.handled[1]).toMatchObject({ ...person, type: "press", action: ROWS[0]?.[0]?.action });
  });

  it("gives every event its own id", async () => {
    const stage = createStage();
    await stage.pipe("/rps play", "1", "1", "/rps play");
    expect(new Set(stage.handled.map(({ id }) => id)).size).toBe(4);
  });

  it("lets the bot answer a line that cannot be read as a command", async () => {
    const stage = createStage({ answer: async ({ type }) => ({ type: "notice", text: `it was ${type}` }) });
    expect(await stage.pipe("/nothing")).toContain("it was unreadable\n");
    expect(stage.handled[0]).toMatchObject({
      type: "unreadable",
      problem: { kind: "unknown-command", typed: "nothing" },
    });
  });

  it("sends nothing to the bot for an empty line", async () => {
    const stage = createStage();
    await stage.pipe("", "   ");
    expect(stage.handled).toEqual([]);
  });

  it("says what to do when there are no buttons yet", async () => {
    const stage = createStage();
    expect(await stage.pipe("rock")).toContain(say("en", "terminal-type-a-command"));
    expect(stage.handled).toEqual([]);
  });

  it("lists the buttons when a line matches none of them", async () => {
    const stage = createStage();
    const buttons = "\n[1] ✊ Rock   [2] ✋ Paper   [3] ✌️ Scissors   [4] Why?   [5] Stop";
    expect(await stage.pipe("/rps play", "well \u001b[2J")).toContain(
      say("en", "terminal-no-such-button", { typed: "well \ufffd[2J", buttons }),
    );
    expect(stage.handled).toHaveLength(1);
  });

  it("asks which button when a line starts several names", async () => {
    const stage = createStage();
    expect(await stage.pipe("/rps play", "s")).toContain(
      say("en", "terminal-which-button", { typed: "s", buttons: "[3] ✌️ Scissors   [5] Stop" }),
    );
    expect(stage.handled).toHaveLength(1);
  });

  it.each(["help", "HELP", "/help"])("reads %j as the command, with and without buttons", async (line) => {
    const stage = createStage();
    await stage.pipe(line, "/rps play", line);
    expect(stage.handled.map((one) => one.type === "command" && one.command)).toEqual([
      "help",
      "rps",
      "help",
    ]);
  });

  it.each(["/quit", "/exit", " /QUIT ", "quit", "Exit"])("ends at %j and reads no further", async (line) => {
    const stage = createStage();
    const text = await stage.pipe("/rps play", line, "rock");
    expect(moves(stage.handled)).toEqual(["command"]);
    expect(text.split(say("en", "terminal-goodbye"))).toHaveLength(2);
    expect(stage.ends()).toBe(1);
  });

  it("accepts a last line without a newline", async () => {
    const stage = createStage();
    await stage.start();
    stage.input.end("/rps play\r\nrock");
    await stage.ended;
    expect(moves(stage.handled)).toEqual(["command", "rock"]);
  });

  it("handles a line only after the previous one is answered", async () => {
    let open = 0;
    const most: number[] = [];
    const answer = async (incoming: Incoming): Promise<Reply> => {
      most.push(++open);
      await new Promise(setImmediate);
      open--;
      return playing(incoming);
    };
    await createStage({ answer }).pipe("/rps play", "1", "2", "3");
    expect(most).toEqual([1, 1, 1, 1]);
  });

  it("answers all lines before it ends, however slow the bot", async () => {
    const gate = Promise.withResolvers<void>();
    const stage = createStage({ answer: (incoming) => gate.promise.then(() => playing(incoming)) });
    await stage.start();
    const ended = once(stage.input, "end");
    stage.input.end("/rps play\nrock\n");
    await ended;
    expect(stage.ends()).toBe(0);
    gate.resolve();
    await stage.ended;
    expect(stage.plain()).toContain("pressed rock");
  });

  it("publishes nothing, because a terminal has no menu", async () => {
    expect(await createStage().adapter.publishCommands([])).toBe(false);
  });
});

describe("the buttons available to a line", () => {
  const script = (...replies: readonly Reply[]) => {
    const left = [...replies];
    return async () => left.shift() ?? post("nothing left");
  };

  it("are those of the message as last edited", async () => {
    const after: Reply = {
      type: "edit",
      view: message("over", [[{ ...ROWS[0]?.[0], label: "Again" } as never]]),
    };
    const stage = createStage({ answer: script(await playing({ type: "unreadable" } as Incoming), after) });
    const text = await stage.pipe("/rps play", "stop", "paper", "again");
    expect(moves(stage.handled)).toEqual(["command", "stop", "rock"]);
    expect(text).toContain("nothing left");
  });

  it("remain after a notice or a message without buttons", async () => {
    const board = await playing({ type: "unreadable" } as Incoming);
    const stage = createStage({ answer: script(board, post("help"), { type: "notice", text: "hm" }) });
    await stage.pipe("/rps play", "/help", "/nothing", "rock");
    expect(moves(stage.handled)).toEqual(["command", "command", "unreadable", "rock"]);
  });

  it("disappear when the edited message has none", async () => {
    const board = await playing({ type: "unreadable" } as Incoming);
    const stage = createStage({ answer: script(board, { type: "edit", view: message("over") }) });
    expect(await stage.pipe("/rps play", "stop", "rock")).toContain(say("en", "terminal-type-a-command"));
    expect(stage.handled).toHaveLength(2);
  });
});

describe("answers", () => {
  it("show an edit below an empty line, then its notice, but no toast", async () => {
    const view = message("the new form");
    const answer = async (): Promise<Reply> => ({
      type: "edit",
      view,
      toast: "passing",
      notice: "for you \u001b[2J",
    });
    const text = await createStage({ answer }).pipe("/rps play");
    expect(text).toContain("\n\nthe new form\nfor you \ufffd[2J\n");
    expect(text).not.toContain("passing");
  });

  it("save files and say where", async () => {
    const kept: string[] = [];
    const view = { blocks: [{ type: "file", name: "data.json", content: "{}" }] } as const;
    const text = await createStage({
      answer: async () => ({ type: "post", audience: "caller", view }),
      writeFile: async (name, content) => {
        kept.push(name, String(content));
        return "/home/anna/data.json";
      },
    }).pipe("/help");
    expect(kept).toEqual(["data.json", "{}"]);
    expect(text).toContain(say("en", "terminal-file-kept", { path: "/home/anna/data.json" }));
  });

  it("explain why a file could not be saved, and play continues", async () => {
    const view = { blocks: [{ type: "file", name: "data.json", content: "{}" }] } as const;
    const stage = createStage({
      answer: async () => ({ type: "post", audience: "caller", view }),
      writeFile: () => Promise.reject(new Error("disk full")),
    });
    const text = await stage.pipe("/help", "/help");
    expect(text).toContain(say("en", "terminal-file-not-kept", { name: "data.json", reason: "disk full" }));
    expect(stage.handled).toHaveLength(2);
  });
});

/** A bot whose `asked` resolves when it gets an event, and which answers once `open` is called. */
function gated() {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const answer = async (incoming: Incoming): Promise<Reply> => {
    asked.resolve();
    await gate.promise;
    return playing(incoming);
  };
  return { asked: asked.promise, answer, open: gate.resolve };
}

describe("the end", () => {
  it("is quiet when the output closes early", async () => {
    const stage = createStage();
    await stage.start();
    stage.input.write("/rps play\n");
    await stage.seen("a board");
    stage.output.destroy(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
    await stage.ended;
    stage.input.write("rock\n");
    await stage.adapter.stop();
    expect(moves(stage.handled)).toEqual(["command"]);
    expect(stage.ends()).toBe(1);
  });

  it("comes when the output closes while waiting for an answer", async () => {
    const { asked, answer, open } = gated();
    const stage = createStage({ answer });
    await stage.start();
    stage.input.write("/rps play\nrock\n");
    await asked;
    stage.output.destroy();
    await once(stage.output, "close");
    open();
    await stage.ended;
    expect(stage.handled).toHaveLength(1);
  });

  it("comes when the input breaks", async () => {
    const stage = createStage();
    await stage.start();
    stage.input.destroy(new Error("read EIO"));
    await stage.ended;
    expect(stage.ends()).toBe(1);
  });

  it("waits on stop for the answer in flight, and calls no one back", async () => {
    const { asked, answer, open } = gated();
    const stage = createStage({ answer });
    await stage.start();
    stage.input.write("/rps play\nrock\n");
    await asked;
    const stopping = stage.adapter.stop();
    open();
    await stopping;
    expect(stage.plain()).toContain("a board");
    expect(stage.plain()).not.toContain(say("en", "terminal-goodbye"));
    expect([stage.handled.length, stage.ends()]).toEqual([1, 0]);
  });

  it("may be requested before the start, twice, and while already ending", async () => {
    const stage = createStage();
    await stage.adapter.stop();
    await stage.pipe("/quit");
    await Promise.all([stage.adapter.stop(), stage.adapter.stop()]);
    expect(stage.ends()).toBe(1);
  });
});

// Playing at a terminal and through a pipe.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Incoming, Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { completions } from "../../../src/platforms/terminal/index.ts";
import { openTable } from "../../commands/play/table.ts";
import { FILE_BYTES_MAX, receipt, submitting } from "../submit-command.ts";
import { COMMANDS, createStage, message, moves, playing, post, ROWS } from "./stage.ts";

const [CTRL_C, CTRL_D, UP] = ["\u0003", "\u0004", "\u001b[A"];
const GOODBYE = say("en", "terminal-goodbye");
const PLACE = { kind: "private", id: "anna" } as const;

/** Answers with these replies in turn. */
function script(...replies: readonly Reply[]) {
  const left = [...replies];
  return async () => left.shift() ?? post(message("nothing left"));
}

describe("a pipe", () => {
  it("gets greeting, answers and goodbye, without prompt and colour", async () => {
    const stage = createStage();
    const text = await stage.pipe("/rps play", "", "rock", "2");
    expect(text.startsWith(`${say("en", "terminal-welcome")}\n\na board\n[1] ✊ Rock`)).toBe(true);
    expect(text.indexOf("pressed rock")).toBeLessThan(text.indexOf("pressed paper"));
    expect(text.endsWith(`${GOODBYE}\n`)).toBe(true);
    expect(text).not.toMatch(/[^\P{Cc}\n]|^>|passing/mu);
    expect(stage.onEnd).toHaveBeenCalledOnce();
  });

  it("sends the player, the options and the pressed message", async () => {
    const stage = createStage({ locale: "ru", name: "Анна", playerId: "host-anna" });
    await stage.pipe("/rps play lizard-spock", "1", "1");
    const caller = { platform: "terminal", id: "host-anna", name: "Анна", locale: "ru" };
    const place = { kind: "private", id: "host-anna", locale: "ru" };
    expect(stage.handled).toMatchObject([
      { caller, place, command: "rps", subcommand: "play", options: { variant: "lizard-spock" } },
      { caller, place, type: "press", action: ROWS[0]?.[0]?.action, message: "1" },
      { message: "1" },
    ]);
    expect(new Set(stage.handled.map(({ id }) => id)).size).toBe(3);
  });

  it("answers a line only after the one before, and all before it ends", async () => {
    let open = 0;
    const answer = async (incoming: Incoming): Promise<Reply> => {
      open += 1;
      await new Promise(setImmediate);
      return { type: "notice", text: `${incoming.type} of ${open--}` };
    };
    expect(await createStage({ answer }).pipe("/rps", "/rps")).toContain("command of 1\ncommand of 1\n");
  });

  it.each(["/quit", " /EXIT ", "quit"])("ends at %j and reads no further", async (line) => {
    const stage = createStage();
    expect(await stage.pipe("/rps play", line, "rock")).toContain(GOODBYE);
    expect(moves(stage.handled)).toEqual(["command"]);
  });

  it("lets the bot answer help without a slash, and what's no command", async () => {
    const stage = createStage({ answer: async ({ type }) => ({ type: "notice", text: `it was ${type}` }) });
    expect(await stage.pipe("help", "/nothing")).toContain("it was command\nit was unreadable\n");
  });

  it("says what to type when a line is no button", async () => {
    const stage = createStage();
    const text = await stage.pipe("rock", "/rps play", "well \u001b[2J");
    expect(text).toContain(say("en", "terminal-type-a-command"));
    const buttons = "\n[1] ✊ Rock   [2] ✋ Paper   [3] ✌️ Scissors\n[4] Why?   [5] Stop";
    expect(text).toContain(say("en", "terminal-no-such-button", { typed: "well \ufffd[2J", buttons }));
    expect(moves(stage.handled)).toEqual(["command"]);
  });

  it("ends quietly when its output closes", async () => {
    const stage = createStage();
    await stage.start();
    stage.input.write("/rps play\n");
    await stage.seen("a board");
    stage.output.destroy(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
    await stage.ended();
    expect(moves(stage.handled)).toEqual(["command"]);
  });

  it("prints the answer in flight on stop, and no goodbye", async () => {
    const gate = Promise.withResolvers<void>();
    const answer = (incoming: Incoming) => gate.promise.then(() => playing(incoming));
    const stage = createStage({ answer });
    await stage.adapter.stop();
    await stage.start();
    stage.input.write("/rps play\nrock\n");
    await vi.waitUntil(() => stage.handled.length === 1);
    const stopping = stage.adapter.stop();
    gate.resolve();
    await stopping;
    expect(stage.plain()).toContain("a board");
    expect(stage.plain()).not.toContain(GOODBYE);
    expect(moves(stage.handled)).toEqual(["command"]);
    expect(stage.onEnd).not.toHaveBeenCalled();
  });

  it("plays a whole match against the real bot, and starts no other", async () => {
    const { dispatch } = await openTable();
    const stage = createStage({ commands: dispatch.commands, answer: dispatch.handle });
    const typed = Array.from({ length: 40 }, (_, at) => ["o", "odd", "even"][at % 3] as string);
    const text = await stage.pipe("/oddeven play first to 5", ...typed);
    expect(text).toMatch(/🔮 (?:Anna|Gadalka) wins 5 : [0-4]/u);
    expect(text).toContain(say("en", "end-check", { check: "verified" }));
    expect(text.match(/first to 5 · Anna 0 : 0/g)).toHaveLength(1);
  });
});

describe("the buttons that a line presses", () => {
  it("are those of the message as last edited", async () => {
    const over: Reply = {
      type: "edit",
      view: message("over", [[{ ...ROWS[0]?.[0], label: "Again" } as never]]),
    };
    const stage = createStage({ answer: script(post(message("a board", ROWS)), over) });
    expect(await stage.pipe("/rps play", "stop", "paper", "again")).toContain("nothing left");
    expect(moves(stage.handled)).toEqual(["command", "stop", "rock"]);
  });

  it("stay after a message without any, and go with those of their message", async () => {
    const over: Reply = { type: "edit", view: message("over") };
    const stage = createStage({
      answer: script(post(message("a board", ROWS)), post(message("help")), over),
    });
    const text = await stage.pipe("/rps play", "/help", "stop", "rock");
    expect(moves(stage.handled)).toEqual(["command", "command", "stop"]);
    expect(text).toContain(say("en", "terminal-type-a-command"));
  });
});

describe("an answer", () => {
  it("is printed with its notice, and its private toast", async () => {
    const view = message("the new form");
    const edit = { type: "edit", view, toast: "one", notice: "for you \u001b[2J" } as const;
    const text = await createStage({ answer: script(edit, { ...edit, privateToast: true }) }).pipe(
      "/rps",
      "/rps",
    );
    expect(text).toContain("\n\nthe new form\nfor you \ufffd[2J\n\nthe new form\none\nfor you");
  });

  it("has its later forms printed, and its message's name reported", async () => {
    const seen: string[] = [];
    const onPosted = async (name: string) => {
      seen.push(name);
      throw new Error("the store is away");
    };
    const later = (async function* () {
      yield message("the end");
    })();
    const answer = async () => ({ ...post(message("the start")), onPosted, later }) as Reply;
    const text = await createStage({ answer }).pipe("/rps");
    expect(seen).toEqual(["1"]);
    expect(text).toContain(`the start\n${say("en", "failure-unexpected")}\n\nthe end\n`);
  });

  it("has its files saved, or says why not", async () => {
    const answer = script(
      ...["a.json", "b.json"].map((name) => post({ blocks: [{ type: "file", name, content: "{}" }] })),
    );
    const writeFile = async (name: string) => {
      if (name === "b.json") throw new Error("disk full");
      return `/home/anna/${name}`;
    };
    const text = await createStage({ answer, writeFile }).pipe("/help", "/help");
    expect(text).toContain(say("en", "terminal-file-kept", { path: "/home/anna/a.json" }));
    expect(text).toContain(say("en", "terminal-file-not-kept", { name: "b.json", reason: "disk full" }));
  });
});

describe("a message of the bot's own", () => {
  const view = (text: string, rounds = "1"): View => ({
    blocks: [
      { type: "text", text },
      { type: "table", rows: [[rounds, "markov"]] },
    ],
  });

  it("is posted between start and stop, and reaches no other player", async () => {
    const { adapter, start, plain } = createStage();
    expect(await adapter.post(PLACE, view("before"), "key")).toEqual({ state: "unavailable" });
    await start();
    expect(await adapter.post(PLACE, view("news"), "key")).toEqual({ state: "posted", message: "1" });
    expect(plain()).toContain("\nnews\n  1 markov\n");
    expect(await adapter.privateChat("boris")).toEqual({ state: "none" });
    await adapter.stop();
    expect(await adapter.post(PLACE, view("after"), "key")).toEqual({ state: "unavailable" });
  });

  it("is printed again when its words change, once for messages of one subject", async () => {
    const { adapter, start, plain } = createStage();
    expect(await adapter.edit(PLACE, "1", view("x"))).toBe("unavailable");
    await start();
    for (const text of ["3 of 10 matches", "two take part"]) await adapter.post(PLACE, view(text), "key");
    const before = plain();
    expect(await adapter.edit(PLACE, "1", view("4 of 10 matches", "2"))).toBe("edited");
    expect(plain()).toBe(before);
    for (const name of ["1", "2"])
      expect(await adapter.edit(PLACE, name, view("It has ended"))).toBe("edited");
    expect(plain().match(/It has ended/g)).toHaveLength(1);
    expect(await adapter.edit(PLACE, "7", view("x"))).toBe("refused");
  });
});

describe("a terminal", () => {
  const atBoard = async () => {
    const stage = createStage({ isTTY: true });
    await stage.start();
    stage.input.write("/rps play\r");
    await stage.seen("Stop\n> ");
    return stage;
  };

  it("prompts, recalls lines and completes words", async () => {
    const stage = await atBoard();
    expect(stage.plain()).toContain(`${say("en", "terminal-welcome")}\n> `);
    stage.input.write("paper\r");
    await stage.seen("pressed paper");
    stage.input.write(`${UP}${UP}\r`);
    await vi.waitUntil(() => stage.handled.length === 3);
    stage.input.write("/rps ver\t");
    await stage.seen("> /rps verify ");
    stage.input.write("\r");
    await vi.waitUntil(() => stage.handled.length === 4);
    expect(moves(stage.handled)).toEqual(["command", "paper", "command", "command"]);
  });

  it.each([
    ["Ctrl+D", CTRL_D],
    ["Ctrl+C in a line", `roc${CTRL_C}`],
    ["/quit", "/quit\r"],
  ])("says goodbye on a line of its own at %s", async (_name, keys) => {
    const stage = await atBoard();
    stage.input.write(keys);
    await stage.ended();
    expect(stage.plain().endsWith(`\n${GOODBYE}\n`) || stage.plain().endsWith(`\r${GOODBYE}\n`)).toBe(true);
    expect(moves(stage.handled)).toEqual(["command"]);
  });

  it.each([
    ["/r", ["/rps "]],
    ["rock", []],
    ["/rps ", ["play ", "verify "]],
    ["/rps play ", ["classic ", "lizard-spock ", "opponent="]],
    ["/RPS play Li", ["lizard-spock "]],
  ])("completes %j to %j", (line, words) => {
    expect(completions(line, COMMANDS)[0]).toEqual(words);
  });
});

describe("a file named by its path", () => {
  const BYTES = Buffer.from("export const move = () => 'rock';\n");
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "typed-files-"));
    for (const name of ["my-bot.js", "my bot.js"]) writeFileSync(join(folder, name), BYTES);
    writeFileSync(join(folder, "large.js"), Buffer.alloc(FILE_BYTES_MAX + 1));
    mkdirSync(join(folder, "bots"));
    execFileSync("mkfifo", [join(folder, "pipe.js")]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The answer to a line in which `@` is the folder. */
  async function answerTo(line: string): Promise<string> {
    const bot = submitting();
    const stage = createStage({ commands: bot.commands, answer: bot.handle });
    return stage.pipe(line.replace("@", folder).replace("%", relative("", folder)));
  }

  it.each([
    ["/submit %/my-bot.js my-bot", "my-bot.js"],
    ['/submit "@/my bot.js" my-bot', "my bot.js"],
    ['/submit name=my-bot file="@/my bot.js"', "my bot.js"],
  ])("is sent by %s", async (line, name) => {
    expect(await answerTo(line)).toContain(receipt(name, BYTES, "my-bot"));
  });

  it.each(["none.js", "bots", "pipe.js", "my-bot.js/none.js"])("isn't there if it's %s", async (name) => {
    const path = join(folder, name);
    expect(await answerTo(`/submit ${path}`)).toContain(say("en", "terminal-no-such-file", { path }));
  });

  it("is refused if it's too large, and asked for if it's missing", async () => {
    const large = say("en", "problem-file-too-large", { kilobytes: 64 });
    expect(await answerTo("/submit @/large.js")).toContain(large);
    const missing = say("en", "terminal-file-missing", { example: "/submit file", option: "file" });
    expect(await answerTo("/submit my-bot")).toContain(missing);
  });
});

// Files sent with commands: typed lines with or without their names, and the dispatcher's replies when one is missing
// or unreadable.

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type CommandCall,
  createDispatch,
  type Feature,
  FileProblem,
  linesWithFile,
  NO_PERSONAL_DATA,
  type OptionSpec,
  type Reply,
  type SentFile,
} from "../../src/chat/index.ts";
import { parseCommandLine } from "../../src/chat/parse/parse.ts";
import { LOCALES, say } from "../../src/infra/i18n/index.ts";
import { choice, command, sub, text } from "./parse/parsing.ts";

const MAX_BYTES = 65_536;
const file = (required?: true): OptionSpec => ({
  ...{ type: "file", name: "file", description: "command-help", maxBytes: MAX_BYTES, endings: [".js"] },
  ...(required && { required }),
});
const SUBMIT = command(
  "strategy",
  sub("list"),
  sub("submit", file(true), text("name"), choice("game", "rps", "oddeven")),
);

describe("the command line of a command that takes a file", () => {
  const beside = (line: string) => parseCommandLine(line, [SUBMIT]);
  const asPath = (line: string) => parseCommandLine(line, [SUBMIT], "as-path");

  it.each([
    ["/strategy submit", {}],
    ["/strategy submit my-bot", { name: "my-bot" }],
    ["/strategy submit my-bot rps", { name: "my-bot", game: "rps" }],
    ["/strategy submit ./my-bot.js", { name: "./my-bot.js" }],
  ])("has no word for the file if it's attached: %s", (line, options) => {
    expect(beside(line)).toMatchObject({ ok: true, options });
  });

  it("doesn't accept the option by name if files are attached", () => {
    const problem = { kind: "unknown-option", valid: ["name=…", "game=rps|oddeven"] };
    expect(beside("/strategy submit bot file=./bot.js")).toMatchObject({ ok: false, problem });
  });

  it.each([
    ["/strategy submit ./my-bot.js my-bot", { file: "./my-bot.js", name: "my-bot" }],
    ["/strategy submit my-bot ./my-bot.js", { file: "./my-bot.js", name: "my-bot" }],
    ["/strategy submit my-bot.js my-bot rps", { file: "my-bot.js", name: "my-bot", game: "rps" }],
    ["/strategy submit ~/bots/a my-bot", { file: "~/bots/a", name: "my-bot" }],
    ["/strategy submit C:\\bots\\a.js my-bot", { file: "C:\\bots\\a.js", name: "my-bot" }],
    ['/strategy submit "my bots/a bot.js" my-bot', { file: "my bots/a bot.js", name: "my-bot" }],
    ['/strategy submit my-bot file="a bot"', { file: "a bot", name: "my-bot" }],
    ["/strategy submit file=bot my-bot", { file: "bot", name: "my-bot" }],
    ["/strategy submit my-bot", { name: "my-bot" }],
  ])("names the file by a path where paths exist: %s", (line, options) => {
    expect(asPath(line)).toEqual({ ok: true, command: "strategy", subcommand: "submit", options });
  });
});

it("lists the command lines that take a file", () => {
  expect(linesWithFile([SUBMIT, command("check", sub("check", file()))])).toEqual([
    "/strategy submit",
    "/check",
  ]);
  expect(linesWithFile([command("rps", sub("play", text("length")))])).toEqual([]);
});

describe("the dispatcher", () => {
  const caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" } as const;
  const call = (more: Partial<CommandCall> = {}): CommandCall => ({
    ...{ type: "command", id: randomUUID(), caller, place: { kind: "private", id: "1" } },
    ...{ command: "strategy", subcommand: "submit", options: {} },
    ...more,
  });
  const sent = (read: SentFile["read"]) => ({ files: { file: { name: "a.js", size: 1, read } } });
  const seen = (text: string): Reply => ({ type: "notice", text });

  function answering(more: Partial<Feature> = {}) {
    const logged: string[] = [];
    const note = (_: object, message: string) => void logged.push(message);
    const run = async ({ files }: CommandCall) => seen(`${(await files?.file?.read())?.length} bytes`);
    const commands = [{ ...SUBMIT, run }];
    const { handle } = createDispatch({
      features: [{ commands, presses: {}, personalData: NO_PERSONAL_DATA, ...more }],
      explainFailure: () => undefined,
      log: { info: note, warn: note, error: note },
    });
    return { handle, logged };
  }

  it("passes a file to its command, which reads it", async () => {
    const { handle } = answering();
    expect(await handle(call(sent(async () => new Uint8Array(3))))).toEqual(seen("3 bytes"));
  });

  it.each(LOCALES)("says in %s how to send a missing file on that platform", async (locale) => {
    const { handle } = answering();
    for (const fileAdvice of [
      "telegram-file-missing",
      "discord-file-missing",
      "terminal-file-missing",
      "problem-file-missing",
    ] as const) {
      const reply = await handle(call({ fileAdvice, caller: { ...caller, locale } }));
      const words = { example: "/strategy submit", option: "file" };
      const asks = { command: "strategy", subcommand: "submit", options: {} };
      expect(reply).toEqual({ ...seen(say(locale, fileAdvice, words)), asks });
      expect(JSON.stringify(reply)).toContain("/strategy submit");
    }
  });

  it("reports a missing file even if no one knows how to send it", async () => {
    const text = say("en", "problem-file-missing", { example: "/strategy submit" });
    expect(await answering().handle(call())).toMatchObject({ text });
    expect(await answering().handle(call({ files: {} }))).toMatchObject({ text });
  });

  it("doesn't ask for a file that its command can do without", async () => {
    const commands = [{ ...command("check", sub("check", file())), run: async () => seen("checked") }];
    const reply = await answering({ commands }).handle(call({ command: "check", subcommand: "check" }));
    expect(reply).toEqual(seen("checked"));
  });

  it("lets a chat refuse the command before it asks for the file", async () => {
    const area = { id: "s", typed: "s", title: "command-help", isGame: false, command: "s" } as const;
    const areas = { all: [area], of: () => area };
    const { handle } = answering({ areas, gate: async () => seen("not here") });
    expect(await handle(call())).toEqual(seen("not here"));
  });

  it.each(LOCALES)("says in %s why a file couldn't be read, and logs no defect", async (locale) => {
    const { handle, logged } = answering();
    const failing = (kind: FileProblem["kind"]) => () => Promise.reject(new FileProblem(kind, MAX_BYTES));
    const said = async (kind: FileProblem["kind"]) =>
      handle(call({ ...sent(failing(kind)), caller: { ...caller, locale } }));
    expect(await said("unavailable")).toEqual(seen(say(locale, "problem-file-unavailable")));
    expect(await said("too-large")).toEqual(seen(say(locale, "problem-file-too-large", { kilobytes: 64 })));
    expect(JSON.stringify(await said("too-large"))).toMatch(/64/);
    expect(logged).toEqual([]);
  });
});

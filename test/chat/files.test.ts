// Files sent with commands: what dispatch says when one is missing or can't be read.

import { describe, expect, it } from "vitest";
import {
  type CommandCall,
  createDispatch,
  type Feature,
  FileProblem,
  linesWithFile,
  type Reply,
  type SentFile,
} from "../../src/chat/index.ts";
import { LOCALES, say } from "../../src/infra/i18n/index.ts";
import { command, file, SUBMIT, sub, text } from "./parsing.ts";

const caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" } as const;
const seen = (text: string): Reply => ({ type: "notice", text });
let calls = 0;
const call = (more: Partial<CommandCall> = {}): CommandCall => ({
  ...{ type: "command", id: `${++calls}`, caller, place: { kind: "private", id: "1" } },
  ...{ command: "strategy", subcommand: "submit", options: {} },
  ...more,
});
const sent = (read: SentFile["read"]) => ({ files: { file: { name: "a.js", size: 1, read } } });

function answering(more: Partial<Feature> = {}) {
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const run = async ({ files }: CommandCall) => seen(`${(await files?.file?.read())?.length} bytes`);
  const { handle } = createDispatch({
    features: [
      {
        commands: [{ ...SUBMIT, run }],
        presses: {},
        personalData: { kinds: {}, export: async () => ({}), remove: async () => false },
        ...more,
      },
    ],
    explainFailure: () => undefined,
    log: { info: note, warn: note, error: note },
  });
  return { handle, logged };
}

it("lists the command lines that take a file", () => {
  const commands = [SUBMIT, command("check", sub("check", file())), command("rps", sub("play", text("x")))];
  expect(linesWithFile(commands)).toEqual(["/strategy submit", "/check"]);
});

describe("a file sent with a command", () => {
  it("is passed to its command, which reads it", async () => {
    expect(await answering().handle(call(sent(async () => new Uint8Array(3))))).toEqual(seen("3 bytes"));
  });

  it.each(LOCALES)("is asked for in %s if it's missing, as its platform needs it", async (locale) => {
    for (const fileAdvice of ["telegram-file-missing", "problem-file-missing"] as const) {
      const reply = await answering().handle(call({ fileAdvice, caller: { ...caller, locale } }));
      const words = { example: "/strategy submit", option: "file" };
      const asks = { command: "strategy", subcommand: "submit", options: {} };
      expect(reply).toEqual({ ...seen(say(locale, fileAdvice, words)), asks });
    }
  });

  it("isn't asked for if its command can do without, or is refused in that chat", async () => {
    const commands = [{ ...command("check", sub("check", file())), run: async () => seen("checked") }];
    const reply = await answering({ commands }).handle(call({ command: "check", subcommand: "check" }));
    expect(reply).toEqual(seen("checked"));
    expect(await answering({ gate: async () => seen("not here") }).handle(call())).toEqual(seen("not here"));
  });

  it("that can't be read is explained, and is no defect", async () => {
    const { handle, logged } = answering();
    const said = async (kind: FileProblem["kind"]) =>
      handle(call(sent(() => Promise.reject(new FileProblem(kind, 65_536)))));
    expect(await said("unavailable")).toEqual(seen(say("en", "problem-file-unavailable")));
    expect(await said("too-large")).toEqual(seen(say("en", "problem-file-too-large", { kilobytes: 64 })));
    expect(logged).toEqual([]);
  });
});

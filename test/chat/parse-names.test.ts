// People in typed lines, names of other languages, and files.

import { describe, expect, it } from "vitest";
import type { OptionSpec } from "../../src/chat/index.ts";
import { parseCommandLine } from "../../src/chat/parse.ts";
import { call, choice, command, parse, SUBMIT, sub, text } from "./parsing.ts";

describe("parsing names of other languages", () => {
  const sub = (name: string, description: "command-help" = "command-help") => ({
    ...{ name, description, audience: "place" as const, options: [] as const },
  });
  const commands = [
    { ...sub("rps"), subcommands: [sub("play"), sub("continue")] },
    { ...sub("help"), subcommands: [sub("help")] },
  ];
  const read = (line: string) => parseCommandLine(line, commands);

  it.each([
    ["/rps продолжить", "rps", "continue"],
    ["/кнб играть", "rps", "play"],
    ["/помощь", "help", "help"],
    ["/RPS Continue", "rps", "continue"],
  ])("understands %s", (line, command, subcommand) => {
    expect(read(line)).toMatchObject({ ok: true, command, subcommand });
  });

  it("takes no unknown word for a name", () => {
    expect(read("/помощник")).toMatchObject({ ok: false, problem: { kind: "unknown-command" } });
  });
});

describe("parsing a person", () => {
  it.each([
    ["@boris", { player: "@boris" }],
    ["discord:700000000000000002", { player: "discord:700000000000000002" }],
    ["player:@boris", { player: "@boris" }],
    ["player=boris", { player: "boris" }],
    ["", {}],
  ])("reads %s", (typed, options) => {
    expect(parse(`/profile compare ${typed}`)).toEqual(call("profile", "compare", options));
  });
});

describe("parsing a required person", () => {
  const who: OptionSpec = { type: "person", name: "who", description: "command-help", required: true };
  const greet = (line: string) =>
    parseCommandLine(line, [command("greet", sub("one", who, choice("how", "warmly")))]);

  it.each([
    ["boris", { who: "boris" }],
    ["warmly boris", { who: "boris", how: "warmly" }],
    ["boris warmly", { who: "boris", how: "warmly" }],
    ["warmly", { how: "warmly" }],
  ])("reads %s", (typed, options) => {
    expect(greet(`/greet one ${typed}`)).toEqual(call("greet", "one", options));
  });

  it.each(["boris anna", "to=boris"])("doesn't read %s", (typed) => {
    expect(greet(`/greet one ${typed}`)).toMatchObject({ ok: false, problem: { kind: "unknown-option" } });
  });
});
it("calls a subcommand by a lone text that it claims", () => {
  const duel = command("rps", { ...sub("join", text("code")), byWord: /^[2-9A-Z]{6}$/ });
  const call = { ok: true, command: "rps", subcommand: "join", options: { code: "K7F3AB" } };
  expect(parseCommandLine("K7F3AB", [duel])).toEqual(call);
  expect(parseCommandLine("thanks", [duel])).toMatchObject({ ok: false });
});

describe("parsing a line with a file", () => {
  it.each([
    ["beside", "my-bot rps", { name: "my-bot", game: "rps" }],
    ["beside", "./my-bot.js", { name: "./my-bot.js" }],
    ["as-path", "my-bot ./my-bot.js", { file: "./my-bot.js", name: "my-bot" }],
    ["as-path", "C:\\bots\\a.js my-bot rps", { file: "C:\\bots\\a.js", name: "my-bot", game: "rps" }],
    ["as-path", '"my bots/a bot.js" my-bot', { file: "my bots/a bot.js", name: "my-bot" }],
    ["as-path", "file=bot my-bot", { file: "bot", name: "my-bot" }],
  ] as const)("sent %s reads %s", (files, typed, options) => {
    const line = `/strategy submit ${typed}`;
    expect(parseCommandLine(line, [SUBMIT], files)).toEqual(call("strategy", "submit", options));
  });
});

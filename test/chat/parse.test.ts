// How typed lines are read: what is taken, what is refused, and what a refusal says.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CommandSpec, OptionSpec, SubcommandSpec } from "../../src/chat/index.ts";
import { LINE_CHARACTERS_MAX, parseCommandLine } from "../../src/chat/parse.ts";

const choice = (name: string, ...values: string[]): OptionSpec => ({
  type: "choice",
  name,
  description: "d",
  choices: values.map((value) => ({ value, label: value })),
});
const text = (name: string, takes?: RegExp, maxLength = 40): OptionSpec => ({
  type: "text",
  name,
  description: "d",
  maxLength,
  suggests: false,
  ...(takes && { takes }),
});
const person = (name: string): OptionSpec => ({ type: "person", name, description: "d" });
const place = (name: string): OptionSpec => ({ type: "place", name, description: "d" });
const role = (name: string): OptionSpec => ({ type: "role", name, description: "d" });
const sub = (name: string, ...options: OptionSpec[]): SubcommandSpec => ({
  name,
  description: "d",
  options,
  audience: "place",
});
const command = (name: string, ...subcommands: SubcommandSpec[]): CommandSpec => ({
  name,
  description: "d",
  subcommands,
});

const PLACE_CHARACTERS = 200;

const COMMANDS = [
  command(
    "rps",
    sub(
      "play",
      choice("variant", "classic", "lizard-spock"),
      text("opponent", /^(random|wildcard)(:|$)/),
      text("length", /^(first to \d+|best of \d+|endless|\d+)$/i),
    ),
    sub("verify", text("proof", undefined, 200)),
  ),
  command("help", sub("help", text("topic"))),
  command("privacy", sub("privacy")),
  command("data", sub("export"), sub("delete")),
  command("odd-even", sub("play")),
  command("profile", sub("show"), sub("compare", person("player")), sub("groups", role("role"), place("channel"))),
  command("tournament", sub("create", choice("system", "swiss"), place("channel"), text("note")), sub("list")),
];

const parse = (line: string) => parseCommandLine(line, COMMANDS);
const call = (command: string, subcommand: string, options: Record<string, string> = {}) => ({
  ok: true,
  command,
  subcommand,
  options,
});
const play = (options: Record<string, string> = {}) => call("rps", "play", options);

describe("a line that can be read", () => {
  it.each([
    ["a bare command means its first subcommand", "/rps", play()],
    ["the bot's name is passed over", "/rps@SomeBot play lizard-spock", play({ variant: "lizard-spock" })],
    ["the slash may be missing", "rps verify", call("rps", "verify")],
    ["names and choices are taken in any case", "/RPS Play LIZARD-Spock", play({ variant: "lizard-spock" })],
    ["any white space separates words", "  /rps \t play\n\nclassic ", play({ variant: "classic" })],
    ["a word that is no subcommand belongs to the first one", "/rps lizard-spock", play({ variant: "lizard-spock" })],
    [
      "words without names find their options in any order",
      "/rps endless classic random",
      play({ length: "endless", variant: "classic", opponent: "random" }),
    ],
    ["several words can be one value", "/rps first to 5 classic", play({ length: "first to 5", variant: "classic" })],
    ["the longest value wins", "/rps play Best of 7", play({ length: "Best of 7" })],
    ["an option is named with =", "/rps variant=Classic", play({ variant: "classic" })],
    ["an option is named with :", "/rps play Variant:lizard-spock", play({ variant: "lizard-spock" })],
    [
      "a space may follow the name",
      "/rps play variant: classic length= first to 5",
      play({ variant: "classic", length: "first to 5" }),
    ],
    [
      "an empty name takes no other named option as its value",
      "/rps verify proof= x",
      call("rps", "verify", { proof: "x" }),
    ],
    ["quotes hold words together", '/rps length="first to 3"', play({ length: "first to 3" })],
    [
      "a phone's curly quotes do too",
      "/rps length:“first to 3” classic",
      play({ length: "first to 3", variant: "classic" }),
    ],
    ["a quoted value may stand alone", '/rps "best of 3" classic', play({ length: "best of 3", variant: "classic" })],
    ["a quote that is never closed ends with the line", '/rps verify "a b', call("rps", "verify", { proof: "a b" })],
    [
      "a named value may be several words",
      "/rps length=first to 5 classic",
      play({ length: "first to 5", variant: "classic" }),
    ],
    [
      "a name that is no option's is part of a value",
      "/rps wildcard:context=6,base=2",
      play({ opponent: "wildcard:context=6,base=2" }),
    ],
    [
      "a named value may hold the separators",
      "/rps opponent=wildcard:context=6",
      play({ opponent: "wildcard:context=6" }),
    ],
    [
      "a named value need not look like one that is taken without a name",
      "/rps opponent=anna",
      play({ opponent: "anna" }),
    ],
    [
      "the last of two values of one name counts",
      "/rps variant=classic variant=lizard-spock",
      play({ variant: "lizard-spock" }),
    ],
    [
      "a command named like its only subcommand has no word for it",
      "/help rps",
      call("help", "help", { topic: "rps" }),
    ],
    ["even that word is a value then", "/help help", call("help", "help", { topic: "help" })],
    ["an underscore stands for a hyphen, as menus need it", "/odd_even", call("odd-even", "play")],
    ["a later subcommand is found by name", "/data delete", call("data", "delete")],
  ])("%s: %s", (_, line, expected) => {
    expect(parse(line)).toEqual(expected);
  });

  it("is not read differently the second time when an option's expression is sticky", () => {
    const commands = [command("x", sub("x", text("a", /\d+/g)))];
    const twice = [parseCommandLine("/x 12", commands), parseCommandLine("/x 12", commands)];
    expect(twice).toEqual([call("x", "x", { a: "12" }), call("x", "x", { a: "12" })]);
  });

  it("is cut where it is longer than anybody types", () => {
    const commands = [command("x", sub("x", text("a", undefined, 5000)))];
    const long = parseCommandLine(`/x ${"a".repeat(3000)}`, commands);
    expect(long).toEqual(call("x", "x", { a: "a".repeat(LINE_CHARACTERS_MAX - 3) }));
  });
});

describe("a line that cannot be read", () => {
  const variantForms = ["variant=classic|lizard-spock", "opponent=…", "length=…"];
  it.each([
    ["an unknown command", "/chess e4", { kind: "unknown-command", typed: "chess", nearest: [] }],
    ["a slip in a command", "/prs", { kind: "unknown-command", typed: "prs", nearest: ["rps"] }],
    ["a longer slip", "/privcay", { kind: "unknown-command", typed: "privcay", nearest: ["privacy"] }],
    ["the beginning of a command", "/priv", { kind: "unknown-command", typed: "priv", nearest: ["privacy"] }],
    ["a slash alone", "/", { kind: "unknown-command", typed: "", nearest: [] }],
    ["nothing at all", "", { kind: "unknown-command", typed: "", nearest: [] }],
    [
      "an unknown word",
      "/rps play chess",
      { kind: "unknown-option", typed: "chess", command: "rps", valid: variantForms },
    ],
    [
      "a word too many",
      "/rps classic lizard-spock",
      { kind: "unknown-option", typed: "lizard-spock", command: "rps", valid: variantForms },
    ],
    [
      "a name of no option",
      "/rps play speed=5",
      { kind: "unknown-option", typed: "speed=5", command: "rps", valid: variantForms },
    ],
    [
      "a name of no option before a quote",
      '/rps play speed="5 6"',
      { kind: "unknown-option", typed: 'speed="5 6"', command: "rps", valid: variantForms },
    ],
    [
      "a word for a command that takes none",
      "/privacy please",
      { kind: "unknown-option", typed: "please", command: "privacy", valid: [] },
    ],
    [
      "a slip in a subcommand",
      "/rps verfy",
      { kind: "unknown-subcommand", typed: "verfy", command: "rps", valid: ["play", "verify"] },
    ],
    [
      "a word where only subcommands make sense",
      "/data burn",
      { kind: "unknown-subcommand", typed: "burn", command: "data", valid: ["export", "delete"] },
    ],
    [
      "a word after a subcommand",
      "/data export burn",
      { kind: "unknown-option", typed: "burn", command: "data", valid: [] },
    ],
    [
      "a choice that there is not",
      "/rps variant=chess",
      { kind: "bad-choice", typed: "chess", option: "variant", valid: ["classic", "lizard-spock"] },
    ],
    ["no value", "/rps opponent=", { kind: "bad-text", typed: "", option: "opponent", maxLength: 40 }],
    [
      "no value before another name",
      "/rps opponent= variant=classic",
      { kind: "bad-text", typed: "", option: "opponent", maxLength: 40 },
    ],
    [
      "a text that is too long",
      `/rps opponent=${"x".repeat(41)}`,
      { kind: "bad-text", typed: "x".repeat(41), option: "opponent", maxLength: 40 },
    ],
  ])("names %s: %s", (_, line, problem) => {
    expect(parse(line)).toEqual({ ok: false, problem });
  });

  it("is quoted back no longer than a short line", () => {
    expect(parse(`/rps ${"🔮".repeat(100)}`)).toEqual({
      ok: false,
      problem: { kind: "unknown-option", typed: `${"🔮".repeat(59)}…`, command: "rps", valid: variantForms },
    });
  });

  it("is none where there are no commands, or a command has nothing to do", () => {
    expect(parseCommandLine("/rps", [])).toMatchObject({ ok: false, problem: { kind: "unknown-command" } });
    expect(parseCommandLine("/x y", [command("x")])).toMatchObject({ ok: false, problem: { kind: "unknown-option" } });
  });
});

describe("a place", () => {
  const create = (options: Record<string, string>) => call("tournament", "create", options);

  it.each([
    ["channel:@games", { channel: "@games" }],
    ["@games swiss", { channel: "@games", system: "swiss" }],
    ["swiss -1001234567890", { channel: "-1001234567890", system: "swiss" }],
    ["https://t.me/c/123/45", { channel: "https://t.me/c/123/45" }],
    ["channel=https://t.me/games/7 swiss", { channel: "https://t.me/games/7", system: "swiss" }],
    ["channel: games", { channel: "games" }],
    ["games", { note: "games" }],
  ])("is read from %s", (typed, options) => {
    expect(parse(`/tournament create ${typed}`)).toEqual(create(options));
  });

  it("of too many letters is refused", () => {
    const problem = { kind: "bad-text", typed: expect.any(String), option: "channel", maxLength: PLACE_CHARACTERS };
    expect(parse(`/tournament create channel=${"x".repeat(PLACE_CHARACTERS + 1)}`)).toEqual({ ok: false, problem });
  });
});

describe("a person", () => {
  it.each([
    ["@boris", { player: "@boris" }],
    ["discord:700000000000000002", { player: "discord:700000000000000002" }],
    ["player:@boris", { player: "@boris" }],
    ["player=boris", { player: "boris" }],
    ["", {}],
  ])("is read from %s", (typed, options) => {
    expect(parse(`/profile compare ${typed}`)).toEqual(call("profile", "compare", options));
  });
});

describe("a person that a command cannot do without", () => {
  const who: OptionSpec = { type: "person", name: "who", description: "d", required: true };
  const greet = (line: string) => parseCommandLine(line, [command("greet", sub("one", who, choice("how", "warmly")))]);

  it.each([
    ["boris", { who: "boris" }],
    ["warmly boris", { who: "boris", how: "warmly" }],
    ["boris warmly", { who: "boris", how: "warmly" }],
    ["warmly", { how: "warmly" }],
  ])("is read from %s", (typed, options) => {
    expect(greet(`/greet one ${typed}`)).toEqual(call("greet", "one", options));
  });

  it.each(["boris anna", "to=boris"])("is not read from %s", (typed) => {
    expect(greet(`/greet one ${typed}`)).toMatchObject({ ok: false, problem: { kind: "unknown-option" } });
  });
});

describe("a role", () => {
  it.each([
    ["<@&800000000000000001>", { role: "<@&800000000000000001>" }],
    ["role=red @chess", { role: "red", channel: "@chess" }],
    ["@chess", { channel: "@chess" }],
  ])("is read from %s, and nothing else is taken for one", (typed, options) => {
    expect(parse(`/profile groups ${typed}`)).toEqual(call("profile", "groups", options));
  });
});

describe("whatever is typed", () => {
  const word = fc.oneof(
    fc.constantFrom(
      "/rps",
      "play",
      "variant",
      "=",
      ":",
      '"',
      "“",
      "length=",
      "first",
      "to",
      "5",
      "@",
      " ",
      "\n",
      "__proto__",
    ),
    fc.string({ unit: "binary", maxLength: 5 }),
  );
  const line = fc.array(word, { maxLength: 30 }).map((words) => words.join(""));

  it("is read or refused, and every option read is one that the subcommand has, of its type", () => {
    const property = fc.property(line, (typed) => {
      const parsed = parse(typed);
      if (!parsed.ok) return;
      const spec = COMMANDS.find(({ name }) => name === parsed.command);
      const options = spec?.subcommands.find(({ name }) => name === parsed.subcommand)?.options ?? [];
      for (const [name, value] of Object.entries(parsed.options)) {
        const option = options.find((candidate) => candidate.name === name);
        const valid =
          option?.type === "choice"
            ? option.choices.some((one) => one.value === value)
            : value.length <= (option?.type === "text" ? option.maxLength : PLACE_CHARACTERS);
        expect(valid, `${name}=${value}`).toBe(true);
      }
    });
    fc.assert(property, { seed: 20, numRuns: 2000 });
  });

  it("is read back when it was written with names and quotes", () => {
    const value = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
      .filter((typed) => !/["“”„«»]/.test(typed));
    const property = fc.property(value, fc.constantFrom("classic", "lizard-spock"), (opponent, variant) => {
      expect(parse(`/rps play opponent="${opponent}" variant:${variant}`)).toEqual(play({ opponent, variant }));
    });
    fc.assert(property, { seed: 21, numRuns: 500 });
  });
});

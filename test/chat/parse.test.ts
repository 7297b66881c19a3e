// How typed commands are parsed; no line crashes the parser.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OptionSpec } from "../../src/chat/index.ts";
import { LINE_CHARACTERS_MAX, parseCommandLine } from "../../src/chat/parse.ts";
import { COMMANDS, choice, command, NAME_CHARACTERS, parse, SUBMIT, sub, text, written } from "./parsing.ts";

describe("parsing a readable line", () => {
  it.each([
    ["a bare command means its first subcommand", "/rps", "rps play"],
    ["the bot's name is passed over", "/rps@SomeBot play lizard-spock", "rps play; variant=lizard-spock"],
    ["the slash may be missing", "rps verify", "rps verify"],
    ["names and choices are taken in any case", "/RPS Play LIZARD-Spock", "rps play; variant=lizard-spock"],
    ["any white space separates words", "  /rps \t play\n\nclassic ", "rps play; variant=classic"],
    ["no subcommand: a word of the first one", "/rps lizard-spock", "rps play; variant=lizard-spock"],
    [
      "words without names find their options in any order",
      "/rps endless classic random",
      "rps play; length=endless; opponent=random; variant=classic",
    ],
    [
      "several words are one value",
      "/rps first to 5 classic",
      "rps play; length=first to 5; variant=classic",
    ],
    ["the longest value wins", "/rps play Best of 7", "rps play; length=Best of 7"],
    ["an option is named with =", "/rps variant=Classic", "rps play; variant=classic"],
    ["an option is named with :", "/rps play Variant:lizard-spock", "rps play; variant=lizard-spock"],
    [
      "a space after the name",
      "/rps play variant: classic length= first to 5",
      "rps play; length=first to 5; variant=classic",
    ],
    ["an empty name takes the next word alone", "/rps verify proof= x", "rps verify; proof=x"],
    ["quotes hold words together", '/rps length="first to 3"', "rps play; length=first to 3"],
    [
      "curly quotes do too",
      "/rps length:“first to 3” classic",
      "rps play; length=first to 3; variant=classic",
    ],
    ["a quoted value alone", '/rps "best of 3" classic', "rps play; length=best of 3; variant=classic"],
    ["a quote that is never closed", '/rps verify "a b', "rps verify; proof=a b"],
    [
      "a named value of several words",
      "/rps length=first to 5 classic",
      "rps play; length=first to 5; variant=classic",
    ],
    [
      "a name of no option is part of a value",
      "/rps wildcard:context=6,base=2",
      "rps play; opponent=wildcard:context=6,base=2",
    ],
    [
      "a named value may hold separators",
      "/rps opponent=wildcard:context=6",
      "rps play; opponent=wildcard:context=6",
    ],
    ["a named value need not look like an unnamed one", "/rps opponent=anna", "rps play; opponent=anna"],
    [
      "the last of two values counts",
      "/rps variant=classic variant=lizard-spock",
      "rps play; variant=lizard-spock",
    ],
    ["a command named like its only subcommand", "/help rps", "help help; topic=rps"],
    ["even that word is a value then", "/help help", "help help; topic=help"],
    ["an underscore stands for a hyphen, as menus need it", "/odd_even", "odd-even play"],
    ["what defuses a name in our texts is passed over when it is copied", "/\u2060rps play", "rps play"],
    ["a later subcommand is found by name", "/data delete", "data delete"],
    ["a name in another language", "/кнб играть", "rps play"],
    ["a name in another language, mixed", "/rps проверить", "rps verify"],
    ["a command in another language", "/помощь", "help help"],
    ["a person by @name", "/profile compare @boris", "profile compare; player=@boris"],
    [
      "a person by id",
      "/profile compare discord:700000000000000002",
      "profile compare; player=discord:700000000000000002",
    ],
    ["a person by option", "/profile compare player:@boris", "profile compare; player=@boris"],
    ["a person who need not be named", "/profile compare", "profile compare"],
  ])("reads %s: %s", (_, line, expected) => {
    expect(written(parse(line))).toBe(expected);
  });

  it.each([
    ["boris", "greet one; who=boris"],
    ["warmly boris", "greet one; how=warmly; who=boris"],
    ["boris warmly", "greet one; how=warmly; who=boris"],
    ["warmly", "greet one; how=warmly"],
    ["boris anna", "unknown-option"],
    ["to=boris", "unknown-option"],
  ])("reads a required person: %s", (typed, expected) => {
    const who: OptionSpec = { type: "person", name: "who", description: "command-help", required: true };
    const greet = command("greet", sub("one", who, choice("how", "warmly")));
    expect(written(parseCommandLine(`/greet one ${typed}`, [greet]))).toBe(expected);
  });

  it.each([
    ["beside", "my-bot rps", "game=rps; name=my-bot"],
    ["beside", "./my-bot.js", "name=./my-bot.js"],
    ["as-path", "my-bot ./my-bot.js", "file=./my-bot.js; name=my-bot"],
    ["as-path", "C:\\bots\\a.js my-bot rps", "file=C:\\bots\\a.js; game=rps; name=my-bot"],
    ["as-path", '"my bots/a bot.js" my-bot', "file=my bots/a bot.js; name=my-bot"],
    ["as-path", "file=bot my-bot", "file=bot; name=my-bot"],
  ] as const)("with a file sent %s, reads %s", (files, typed, options) => {
    const parsed = parseCommandLine(`/strategy submit ${typed}`, [SUBMIT], files);
    expect(written(parsed)).toBe(`strategy submit; ${options}`);
  });

  it("calls a subcommand by a lone text that it claims", () => {
    const duel = command("rps", { ...sub("join", text("code")), byWord: /^[2-9A-Z]{6}$/ });
    expect(written(parseCommandLine("K7F3AB", [duel]))).toBe("rps join; code=K7F3AB");
    expect(parseCommandLine("thanks", [duel])).toMatchObject({ ok: false });
  });

  it("reads a line the same twice with a sticky option expression", () => {
    const commands = [command("x", sub("x", text("a", /\d+/g)))];
    for (let time = 0; time < 2; time++)
      expect(written(parseCommandLine("/x 12", commands))).toBe("x x; a=12");
  });

  it("cuts a line longer than anyone types", () => {
    const commands = [command("x", sub("x", text("a", undefined, 5000)))];
    const long = parseCommandLine(`/x ${"a".repeat(3000)}`, commands);
    expect(written(long)).toBe(`x x; a=${"a".repeat(LINE_CHARACTERS_MAX - 3)}`);
  });
});

describe("parsing any input", () => {
  const parts = ["/rps", "play", "variant", "=", ":", '"', "“", "length=", "first to", "5", "@", " ", "\n"];
  const word = fc.oneof(fc.constantFrom(...parts, "__proto__"), fc.string({ unit: "binary", maxLength: 5 }));
  const line = fc.array(word, { maxLength: 30 }).map((words) => words.join(""));

  it("reads or refuses it, with only known options of the right type", () => {
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
            : value.length <= (option?.type === "text" ? option.maxLength : NAME_CHARACTERS);
        expect(valid, `${name}=${value}`).toBe(true);
      }
    });
    fc.assert(property, { seed: 20, numRuns: 2000 });
  });

  it("reads back what was written with names and quotes", () => {
    const value = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
      .filter((typed) => !/["“”„«»]/.test(typed));
    const property = fc.property(value, fc.constantFrom("classic", "lizard-spock"), (opponent, variant) => {
      const parsed = parse(`/rps play opponent="${opponent}" variant:${variant}`);
      expect(parsed).toMatchObject({ ok: true, subcommand: "play", options: { opponent, variant } });
    });
    fc.assert(property, { seed: 21, numRuns: 500 });
  });
});

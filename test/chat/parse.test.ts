// How typed commands are parsed; no line crashes the parser.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINE_CHARACTERS_MAX, parseCommandLine } from "../../src/chat/parse.ts";
import { COMMANDS, call, command, NAME_CHARACTERS, parse, play, sub, text } from "./parsing.ts";

describe("parsing a readable line", () => {
  it.each([
    ["a bare command means its first subcommand", "/rps", play()],
    ["the bot's name is passed over", "/rps@SomeBot play lizard-spock", play({ variant: "lizard-spock" })],
    ["the slash may be missing", "rps verify", call("rps", "verify")],
    ["names and choices are taken in any case", "/RPS Play LIZARD-Spock", play({ variant: "lizard-spock" })],
    ["any white space separates words", "  /rps \t play\n\nclassic ", play({ variant: "classic" })],
    ["no subcommand: a word of the first one", "/rps lizard-spock", play({ variant: "lizard-spock" })],
    [
      "words without names find their options in any order",
      "/rps endless classic random",
      play({ length: "endless", variant: "classic", opponent: "random" }),
    ],
    [
      "several words are one value",
      "/rps first to 5 classic",
      play({ length: "first to 5", variant: "classic" }),
    ],
    ["the longest value wins", "/rps play Best of 7", play({ length: "Best of 7" })],
    ["an option is named with =", "/rps variant=Classic", play({ variant: "classic" })],
    ["an option is named with :", "/rps play Variant:lizard-spock", play({ variant: "lizard-spock" })],
    [
      "a space after the name",
      "/rps play variant: classic length= first to 5",
      play({ variant: "classic", length: "first to 5" }),
    ],
    [
      "an empty name takes the next word alone",
      "/rps verify proof= x",
      call("rps", "verify", { proof: "x" }),
    ],
    ["quotes hold words together", '/rps length="first to 3"', play({ length: "first to 3" })],
    [
      "curly quotes do too",
      "/rps length:“first to 3” classic",
      play({ length: "first to 3", variant: "classic" }),
    ],
    ["a quoted value alone", '/rps "best of 3" classic', play({ length: "best of 3", variant: "classic" })],
    ["a quote that is never closed", '/rps verify "a b', call("rps", "verify", { proof: "a b" })],
    [
      "a named value of several words",
      "/rps length=first to 5 classic",
      play({ length: "first to 5", variant: "classic" }),
    ],
    [
      "a name of no option is part of a value",
      "/rps wildcard:context=6,base=2",
      play({ opponent: "wildcard:context=6,base=2" }),
    ],
    [
      "a named value may hold separators",
      "/rps opponent=wildcard:context=6",
      play({ opponent: "wildcard:context=6" }),
    ],
    ["a named value need not look like one without a name", "/rps opponent=anna", play({ opponent: "anna" })],
    [
      "the last of two values counts",
      "/rps variant=classic variant=lizard-spock",
      play({ variant: "lizard-spock" }),
    ],
    ["a command named like its only subcommand", "/help rps", call("help", "help", { topic: "rps" })],
    ["even that word is a value then", "/help help", call("help", "help", { topic: "help" })],
    ["an underscore stands for a hyphen, as menus need it", "/odd_even", call("odd-even", "play")],
    ["what defuses a name in our texts is passed over when it is copied", "/\u2060rps play", play()],
    ["a later subcommand is found by name", "/data delete", call("data", "delete")],
  ])("reads %s: %s", (_, line, expected) => {
    expect(parse(line)).toEqual(expected);
  });

  it("reads a line the same twice with a sticky option expression", () => {
    const commands = [command("x", sub("x", text("a", /\d+/g)))];
    const twice = [parseCommandLine("/x 12", commands), parseCommandLine("/x 12", commands)];
    expect(twice).toEqual([call("x", "x", { a: "12" }), call("x", "x", { a: "12" })]);
  });

  it("cuts a line longer than anyone types", () => {
    const commands = [command("x", sub("x", text("a", undefined, 5000)))];
    const long = parseCommandLine(`/x ${"a".repeat(3000)}`, commands);
    expect(long).toEqual(call("x", "x", { a: "a".repeat(LINE_CHARACTERS_MAX - 3) }));
  });
});

describe("parsing any input", () => {
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
      expect(parse(`/rps play opponent="${opponent}" variant:${variant}`)).toEqual(
        play({ opponent, variant }),
      );
    });
    fc.assert(property, { seed: 21, numRuns: 500 });
  });
});

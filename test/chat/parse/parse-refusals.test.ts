// Typed lines that are no command call, and what is said of them.

import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../../src/chat/parse/parse.ts";
import { command, parse } from "./parsing.ts";

describe("parsing a line that cannot be read", () => {
  const variantForms = ["variant=classic|lizard-spock", "opponent=…", "length=…"];
  it.each([
    ["an unknown command", "/chess e4", { kind: "unknown-command", typed: "chess", nearest: [] }],
    ["a slip in a command", "/prs", { kind: "unknown-command", typed: "prs", nearest: ["/rps"] }],
    ["a longer slip", "/privcay", { kind: "unknown-command", typed: "privcay", nearest: ["/privacy"] }],
    [
      "the beginning of a command",
      "/priv",
      { kind: "unknown-command", typed: "priv", nearest: ["/privacy"] },
    ],
    [
      "a slip in a subcommand that stands alone",
      "/paly",
      { kind: "unknown-command", typed: "paly", nearest: ["/rps play", "/odd-even play"] },
    ],
    [
      "two slips in a subcommand that stands alone",
      "/verry",
      { kind: "unknown-command", typed: "verry", nearest: [] },
    ],
    ["a slash alone", "/", { kind: "unknown-command", typed: "", nearest: [] }],
    ["nothing at all", "", { kind: "unknown-command", typed: "", nearest: [] }],
    [
      "an unknown word",
      "/rps play chess",
      { kind: "unknown-option", typed: "chess", command: "rps", valid: variantForms, nearest: [] },
    ],
    [
      "a word too many",
      "/rps classic lizard-spock",
      { kind: "unknown-option", typed: "lizard-spock", command: "rps", valid: variantForms, nearest: [] },
    ],
    [
      "a name of no option",
      "/rps play speed=5",
      { kind: "unknown-option", typed: "speed=5", command: "rps", valid: variantForms, nearest: [] },
    ],
    [
      "a name of no option before a quote",
      '/rps play speed="5 6"',
      { kind: "unknown-option", typed: 'speed="5 6"', command: "rps", valid: variantForms, nearest: [] },
    ],
    [
      "a word for a command that takes none",
      "/privacy please",
      { kind: "unknown-option", typed: "please", command: "privacy", valid: [], nearest: [] },
    ],
    [
      "a slip in a subcommand",
      "/rps verfy",
      {
        kind: "unknown-subcommand",
        typed: "verfy",
        command: "rps",
        valid: ["play", "verify"],
        nearest: ["/rps verify"],
      },
    ],
    [
      "a word where only subcommands make sense",
      "/data burn",
      {
        kind: "unknown-subcommand",
        typed: "burn",
        command: "data",
        valid: ["export", "delete"],
        nearest: [],
      },
    ],
    [
      "a word after a subcommand",
      "/data export burn",
      { kind: "unknown-option", typed: "burn", command: "data", valid: [], nearest: [] },
    ],
    [
      "a choice that there is not",
      "/rps variant=chess",
      {
        kind: "bad-choice",
        typed: "chess",
        option: "variant",
        valid: ["classic", "lizard-spock"],
        labels: ["command-help", "command-help"],
        nearest: [],
      },
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

  it.each([
    ["a swap of neighbours in a subcommand", "/rps paly", "/rps play"],
    ["what follows the misspelt word", "/rps paly lizard-spock", "/rps play lizard-spock"],
    ["an addressed bot", "/rps@SomeBot  paly", "/rps@SomeBot play"],
    ["a line without its slash", "rps paly", "/rps play"],
    ["a command and a subcommand", "/prs paly", "/rps play"],
    ["a command, a subcommand and a choice", "/prs paly clasic", "/rps play classic"],
    ["a choice", "/rps play clasic", "/rps play classic"],
    ["a named choice", "/rps variant=clasic endless", "/rps variant=classic endless"],
    ["a choice apart from its name", "/rps variant: clasic endless", "/rps variant=classic endless"],
    ["the name of an option", '/rps play legnth="first to 5"', '/rps play length="first to 5"'],
    ["an example of a text", "/rps play wildcrd", "/rps play wildcard"],
    ["only what can be mended", "/rps paly qqqqq", "/rps play"],
    ["no more than a line of a phone", `/rps paly ${"x".repeat(100)}`, "/rps play"],
  ])("tells the line to type instead, mending %s", (_, line, mended) => {
    expect(parse(line)).toMatchObject({ ok: false, problem: { nearest: [mended] } });
  });

  it("names several commands where several are near", () => {
    expect(parse("/p")).toMatchObject({ problem: { nearest: ["/privacy", "/profile", "/rps play"] } });
  });

  it("gives up mending a line of nothing but slips before that takes long", () => {
    const line = `/rps ${"variant=clasic ".repeat(100)}`;
    expect(parse(line)).toMatchObject({
      problem: { nearest: ["/rps variant=classic variant=classic variant=classic"] },
    });
  });

  it("is quoted back no longer than a short line", () => {
    expect(parse(`/rps ${"🔮".repeat(100)}`)).toEqual({
      ok: false,
      problem: {
        kind: "unknown-option",
        typed: `${"🔮".repeat(59)}…`,
        command: "rps",
        valid: variantForms,
        nearest: [],
      },
    });
  });

  it("is none where there are no commands, or a command has nothing to do", () => {
    expect(parseCommandLine("/rps", [])).toMatchObject({ ok: false, problem: { kind: "unknown-command" } });
    expect(parseCommandLine("/x y", [command("x")])).toMatchObject({
      ok: false,
      problem: { kind: "unknown-option" },
    });
  });
});

// Typed lines that are no command call, and what is said of them.

import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../src/chat/parse.ts";
import { command, parse } from "./parsing.ts";

describe("parsing a line that cannot be read", () => {
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
    expect(parseCommandLine("/x y", [command("x")])).toMatchObject({
      ok: false,
      problem: { kind: "unknown-option" },
    });
  });
});

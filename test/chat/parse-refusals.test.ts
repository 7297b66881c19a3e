// Typed lines that aren't commands, and the replies to them.

import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../src/chat/parse.ts";
import { command, parse } from "./parsing.ts";

describe("parsing an unreadable line", () => {
  const noCommand = (typed: string, ...nearest: string[]) => ({ kind: "unknown-command", typed, nearest });
  const noOption = (typed: string, command: string, valid: string[], ...nearest: string[]) => ({
    ...{ kind: "unknown-option", typed, command, valid, nearest },
  });
  const noForm = (typed: string) =>
    noOption(typed, "rps", ["variant=classic|lizard-spock", "opponent=…", "length=…"]);
  const badText = (typed: string) => ({
    ...{ kind: "bad-text", typed, option: "opponent", maxLength: 40, nearest: [] },
  });
  const labels = ["command-help", "command-help"];
  it.each<[string, string, object]>([
    ["an unknown command", "/chess e4", noCommand("chess")],
    ["a slip in a command", "/prs", noCommand("prs", "/rps")],
    ["a longer slip", "/privcay", noCommand("privcay", "/privacy")],
    ["the beginning of a command", "/priv", noCommand("priv", "/privacy")],
    ["the beginning of several", "/p", noCommand("p", "/privacy", "/profile", "/rps play")],
    ["a slip in a subcommand that stands alone", "/paly", noCommand("paly", "/rps play", "/odd-even play")],
    ["two slips in a subcommand that stands alone", "/verry", noCommand("verry")],
    ["a slash alone", "/", noCommand("")],
    ["nothing at all", "", noCommand("")],
    ["no command in another language", "/помощник", noCommand("помощник")],
    ["an unknown word", "/rps play chess", noForm("chess")],
    ["a word too many", "/rps classic lizard-spock", noForm("lizard-spock")],
    ["a name of no option", "/rps play speed=5", noForm("speed=5")],
    ["a name of no option before a quote", '/rps play speed="5 6"', noForm('speed="5 6"')],
    ["no more than a short line", `/rps ${"🔮".repeat(100)}`, noForm(`${"🔮".repeat(59)}…`)],
    ["a word for a command that takes none", "/privacy please", noOption("please", "privacy", [])],
    ["a slip in a subcommand", "/rps verfy", noOption("verfy", "rps", ["play", "verify"], "/rps verify")],
    ["a word for a subcommand", "/data burn", noOption("burn", "data", ["export", "delete"])],
    ["a word after a subcommand", "/data export burn", noOption("burn", "data", [])],
    [
      "a choice that there is not",
      "/rps variant=chess",
      { kind: "bad-choice", typed: "chess", option: "variant", labels, nearest: [] },
    ],
    ["no value", "/rps opponent=", badText("")],
    ["no value before another name", "/rps opponent= variant=classic", badText("")],
    ["a text that is too long", `/rps opponent=${"x".repeat(41)}`, badText("x".repeat(41))],
  ])("names %s: %s", (_, line, problem) => {
    expect(parse(line)).toEqual({ ok: false, problem });
  });

  it.each([
    ["a swap of neighbours in a subcommand", "/rps paly", "/rps play"],
    ["what follows the misspelt word", "/rps paly lizard-spock", "/rps play lizard-spock"],
    ["an addressed bot", "/rps@SomeBot  paly", "/rps@SomeBot play"],
    ["a line without its slash", "rps paly", "/rps play"],
    ["the first of two", "/prs paly", "/rps"],
    ["a choice", "/rps play clasic", "/rps play classic"],
    ["a named choice", "/rps variant=clasic endless", "/rps variant=classic endless"],
    ["a choice apart from its name", "/rps variant: clasic endless", "/rps variant=classic endless"],
    ["the name of an option", '/rps play legnth="first to 5"', '/rps play length="first to 5"'],
    ["an example of a text", "/rps play wildcrd", "/rps play wildcard"],
    ["only what can be mended", "/rps paly qqqqq", "/rps play"],
    ["no more than a line of a phone", `/rps paly ${"x".repeat(100)}`, "/rps play"],
  ])("suggests the line to type instead, fixing %s", (_, line, mended) => {
    expect(parse(line)).toMatchObject({ ok: false, problem: { nearest: [mended] } });
  });

  it("gives no suggestion without commands, or for an empty command", () => {
    expect(parseCommandLine("/rps", [])).toMatchObject({ ok: false, problem: { kind: "unknown-command" } });
    const empty = parseCommandLine("/x y", [command("x")]);
    expect(empty).toMatchObject({ ok: false, problem: { kind: "unknown-option" } });
  });
});

// Suggestions of the Tab key.

import { describe, expect, it } from "vitest";
import type { Completion } from "../../../src/chat/index.ts";
import { completeLine } from "../../../src/platforms/terminal/complete-line.ts";
import { COMMANDS } from "./stage.ts";

async function complete(line: string, values: readonly string[] = ["wildcard", "random"]) {
  const asked: Completion[] = [];
  const dispatch = {
    commands: COMMANDS,
    handle: async () => ({ type: "notice", text: "" }) as const,
    complete: async (completion: Completion) => {
      asked.push(completion);
      return values.map((value) => ({ value, label: value }));
    },
    offers: async () => [],
  };
  const caller = { platform: "terminal", id: "anna", name: "Anna", locale: "en" } as const;
  const [words, last] = await completeLine(line, {
    dispatch,
    caller,
    place: { kind: "private", id: "anna" },
  });
  return { words, last, asked };
}

describe("tab completion", () => {
  it.each([
    ["", ["/rps ", "/help ", "/start ", "/quit", "/exit"]],
    ["/r", ["/rps "]],
    ["/ex", ["/exit"]],
    ["/RPS ve", ["verify "]],
    ["/st", ["/start "]],
    ["rock", []],
    ["/nothing ", []],
    ["/rps ", ["play ", "verify "]],
    ["/RPS v", ["verify ", "variant="]],
    ["/help ", []],
    ["/rps play ", ["classic ", "lizard-spock ", "wildcard ", "random "]],
    ["/rps play li", ["lizard-spock "]],
    ["/rps li", ["lizard-spock "]],
    ["/rps play v", ["variant="]],
    ["/rps play variant=", ["variant=classic ", "variant=lizard-spock "]],
    ["/rps play Variant:l", ["Variant:lizard-spock "]],
    ["/rps play classic ", ["wildcard ", "random "]],
    ["/rps play variant=classic l", ["length="]],
    ["/rps play opponent=random ", ["classic ", "lizard-spock "]],
    ["/rps play W", ["wildcard "]],
    ["/rps play length=", []],
    ["/rps verify ", []],
  ])("of %j offers %j", async (line, words) => {
    expect((await complete(line)).words).toEqual(words);
  });

  it("replaces only the last word", async () => {
    expect((await complete("/rps play opponent=w")).last).toBe("opponent=w");
    expect((await complete("/rps play ")).last).toBe("");
  });

  it("asks the bot for suggestions with the text typed so far", async () => {
    const { asked } = await complete("/rps play opponent=wi");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      ...{ type: "completion", command: "rps", subcommand: "play", option: "opponent", typed: "wi" },
      caller: { platform: "terminal", id: "anna" },
    });
  });

  it("does not ask the bot when no option has suggestions", async () => {
    expect((await complete("/rps play classic opponent=x l")).asked).toEqual([]);
    expect((await complete("/rps ")).asked).toEqual([]);
  });

  it("quotes a suggestion of several words", async () => {
    expect((await complete("/rps play opponent=", ["two words"])).words).toEqual(['opponent="two words" ']);
    expect((await complete("/rps play two", ["two words"])).words).toEqual(['"two words" ']);
  });

  it("offers nothing that would control the terminal", async () => {
    expect((await complete("/rps play opponent=", ["w\u001b[2J", "w"])).words).toEqual(["opponent=w "]);
  });
});

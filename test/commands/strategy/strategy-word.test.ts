// Finds where an opponent's name ends in a typed line.

import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../../src/chat/parse.ts";
import { openTable } from "../play/table.ts";

const { dispatch } = await openTable();

describe("an opponent with settings, typed before other options", () => {
  it.each([
    ["opponent=markov:order=3 first to 2", "markov:order=3", "first to 2"],
    ["markov:order=3 first to 2", "markov:order=3", "first to 2"],
    ["markov:order=3,decay=0.9 best of 5", "markov:order=3,decay=0.9", "best of 5"],
    ["markov:order=3, decay=0.9 best of 5", "markov:order=3, decay=0.9", "best of 5"],
    ["до 2 opponent=rotation", "rotation", "до 2"],
  ])("%s", (typed, opponent, length) => {
    expect(parseCommandLine(`/rps play ${typed}`, dispatch.commands)).toMatchObject({
      ok: true,
      options: { opponent, length },
    });
  });
});

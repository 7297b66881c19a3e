import { describe, expect, it } from "vitest";
import { readEntrants } from "../../src/cli/arena/entrants.ts";
import { circleGame, oddEven } from "../../src/core/games/index.ts";
import { families } from "../../src/core/strategies/index.ts";

const rps = circleGame(3);
const listed = async (typed: string) =>
  (await readEntrants(typed, rps)).entrants.map(({ name, strategy }) => `${name} is ${strategy}`);

describe("the list of entrants", () => {
  it.each([
    ["copy,rotation", ["copy is copy", "rotation is rotation"]],
    [
      "markov:order=4,decay=0.9,copy",
      ["markov:order=4,decay=0.9 is markov:order=4,decay=0.9", "copy is copy"],
    ],
    [
      "copy, Wildcard:reply=value,context=8",
      ["copy is copy", "wildcard:context=8,reply=value is wildcard:context=8,reply=value"],
    ],
    ["wildcard,context=8,copy", ["wildcard:context=8 is wildcard:context=8", "copy is copy"]],
    ["Anna@copy,Boris@markov:order=4,decay=0.9", ["Anna is copy", "Boris is markov:order=4,decay=0.9"]],
    ["one@copy,two@copy,", ["one is copy", "two is copy"]],
  ])("reads %s with the settings of each entrant", async (typed, entrants) => {
    expect(await listed(typed)).toEqual(entrants);
  });

  it.each([rps, oddEven])("reads all as everyone who plays $id", async (game) => {
    const { entrants } = await readEntrants("all", game);
    expect(entrants).toHaveLength(families.filter((family) => family.plays(game)).length);
  });

  it("refuses a name that a table can't show", async () => {
    await expect(readEntrants("!@copy,rotation", rps)).rejects.toThrow(/"!" isn't a valid name/);
  });

  it("names an unknown strategy, with the nearest names", async () => {
    const problem = { kind: "unknown-family", typed: "wildcrd", nearest: ["wildcard"] };
    await expect(readEntrants("wildcrd,copy", rps)).rejects.toMatchObject({ problem });
  });
});

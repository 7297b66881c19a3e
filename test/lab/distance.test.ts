import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../src/core/games/index.ts";
import { habitOf, simulated } from "../core/profiles/simulated.ts";
import { expectOneLine, folderOfTests, lab } from "./lab.ts";

const { folder, file } = folderOfTests();
const rps = circleGame(3);

function rowsOf({ person, bot }: Rounds): string[] {
  return Array.from(person, (move, round) => `${round + 1},${"RSP"[move]},${"RSP"[bot[round] ?? 0]}`);
}

const history = (name: string, habit: number, count: number, seed: number): string => {
  const rows = rowsOf(simulated(rps, habitOf(rps, habit), count, seed));
  return file(name, ["round,move,opponent_move", ...rows, ""].join("\n"));
};

const a = history("a.csv", 1, 200, 1);
const b = history("b.csv", 2, 150, 2);
const brief = history("brief.csv", 1, 40, 3);

describe("gadalka lab distance", () => {
  it("prints the source's distance and its reliable values as JSON", async () => {
    const { code, out, err } = await lab("distance", "--a", a, "--b", b, "--context", "6", "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const seen = JSON.parse(out);
    const fields = "d p normalized permutationP effectSize roundsA roundsB";
    expect(Object.keys(seen).join(" ")).toBe(fields);
    expect(seen).toMatchObject({ permutationP: 0.001, roundsA: 200, roundsB: 150 });
    expect(seen.d).toHaveLength(7);
    expect(seen.normalized).toBeCloseTo(seen.p / 7, 12);
  });

  it("describes it as text, with the largest difference", async () => {
    const { out } = await lab("distance", "--a", a, "--b", b);
    expect(out).toMatch(/^a 200 rounds · b 150 rounds\neffect size 0\.\d{3} .* permutation p 0\.001\n/);
    expect(out).toMatch(/after a (win|draw|loss).* % \(\d+ of \d+\).* % \(\d+ of \d+\) +<\.001/);
  });

  it("prints no p-value of too few rounds", async () => {
    expect((await lab("distance", "--a", a, "--b", brief)).out).toMatch(
      /no permutation p below 100 rounds on either side/,
    );
    expect(JSON.parse((await lab("distance", "--a", a, "--b", brief, "--json")).out).permutationP).toBeNull();
  });

  it.each([
    [["--a", join(folder, "none.csv"), "--b", b], /^--a: can't read .*none\.csv \(ENOENT\)\. Pass a CSV/],
    [
      ["--a", a, "--b", file("bad.csv", "round,move,opponent_move\n1,R,Q\n")],
      /^--b: .*bad\.csv, line 2: "Q"/,
    ],
    [["--a", a, "--b", b, "--context", "13"], /^--context: "13" must be a whole number from 1 to 12/],
    [["--a", a, "--b", b, "--game", "chess"], /^--game: "chess"/],
  ])("refuses %j in one line", async (args, words) => expectOneLine(await lab("distance", ...args), words));
});

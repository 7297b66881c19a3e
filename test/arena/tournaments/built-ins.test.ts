import { describe, expect, it } from "vitest";
import { builtInFamily, builtInsOf, FIELD } from "../../../src/arena/tournaments/built-ins.ts";
import { CATALOGUE, gameOf } from "../../../src/core/games/index.ts";
import { isPlayable, parseStrategy } from "../../../src/core/strategies/index.ts";

const TWO = ["constant", "rotation"];
const fieldOf = (ids: readonly string[], seed: number, game = "rps") =>
  builtInsOf({ hasBuiltIns: true, game, seed, entrants: ids.map((id) => ({ name: id, strategy: id })) });

describe("the built-in entrants", () => {
  it.each(CATALOGUE.map((one) => one.id))("fill %s up to eight with families that play it", (id) => {
    const game = gameOf(CATALOGUE.find((one) => one.id === id) ?? expect.fail());
    for (let seed = 0; seed < 50; seed++) {
      const builtIns = fieldOf(["copy", "random"], seed, id);
      expect(new Set(builtIns.map(({ strategy }) => strategy)).size).toBe(FIELD - 2);
      for (const { name, strategy } of builtIns) {
        expect(isPlayable(strategy, game)).toBe(true);
        expect(builtInFamily(name)).toBe(parseStrategy(strategy).family.family);
      }
    }
  });

  it("follow from the seed, differ between seeds, and vary in strength", () => {
    const strong = ["fortune-teller", "second-guess", "iocaine", "history-match", "mksu", "experts"];
    expect(fieldOf(TWO, 5)).toEqual(fieldOf(TWO, 5));
    const all = Array.from({ length: 300 }, (_, seed) => fieldOf(TWO, seed).map(({ strategy }) => strategy));
    expect(new Set(all.map((one) => one.join())).size).toBeGreaterThan(290);
    for (const one of all)
      expect(one.filter((id) => strong.includes(parseStrategy(id).family.family))).toHaveLength(2);
  });

  it("never repeat an entered strategy, whatever its settings", () => {
    for (let seed = 0; seed < 300; seed++) {
      const families = fieldOf(["markov:order=5", "file:abc"], seed).map(({ name }) => builtInFamily(name));
      expect(families).not.toContain("markov");
    }
  });

  it("fill up to eight entrants, and only if asked to", () => {
    const ids = ["copy", "random", "mirror", "supp", "markov", "seer", "daemons", "mkia", "mupn"];
    expect([2, 7, 8, 9].map((count) => fieldOf(ids.slice(0, count), 1).length)).toEqual([6, 1, 0, 0]);
    expect(builtInsOf({ game: "rps", seed: 1, entrants: [] })).toEqual([]);
  });
});

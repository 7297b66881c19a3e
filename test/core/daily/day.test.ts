// The opponents and the board of the day, and that each person's rotation only renames the moves.

import { describe, expect, it } from "vitest";
import { dayBoard } from "../../../src/core/daily/board.ts";
import { dayOpponent, nextReply, OPPONENT_GAME, OPPONENTS } from "../../../src/core/daily/opponent.ts";
import { isNoGuess } from "../../../src/core/matches/minesweeper.ts";
import { boardSeed } from "../../../src/core/proof/match.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { canonicalId, parseStrategy } from "../../../src/core/strategies/index.ts";

const ROOT = new Uint8Array(32).fill(3);
const keyOf = (day: number): Uint8Array => deriveSeed(ROOT, "day", day);
const metBy = (person: string, day = 20_000) => dayOpponent({ day, key: keyOf(day) }, person);
const familyOf = (id: string): string => parseStrategy(id).family.family;

describe("the opponent of the day", () => {
  it("is never of the same family on two days, and covers all families", () => {
    const met = Array.from({ length: 900 }, (_, day) => metBy("discord:1", 20_000 + day).strategy);
    for (let day = 1; day < met.length; day++)
      expect(familyOf(met[day] as string)).not.toBe(familyOf(met[day - 1] as string));
    const all = OPPONENTS.flat(2).map((id) => canonicalId(id, OPPONENT_GAME));
    expect(new Set(met)).toEqual(new Set(all));
  });

  it("is the same from the same draw, and another person's own", () => {
    expect(metBy("discord:1")).toEqual(metBy("discord:1"));
    expect(metBy("discord:1").seed).not.toEqual(metBy("telegram:1").seed);
  });

  it.each(OPPONENTS.flat(2))("%s plays everyone alike except for the rotation", (strategy) => {
    const seed = deriveSeed(ROOT, strategy);
    const random = seededRandom(5);
    const person = Uint8Array.from({ length: 20 }, () => random.below(3));
    const bots = [0, 1, 2].map((turn) => {
      const turned = person.map((move) => (move + turn) % 3);
      const bot = new Uint8Array(20);
      for (let round = 0; round < 20; round++) {
        const before = { person: turned.subarray(0, round), bot: bot.subarray(0, round) };
        bot[round] = nextReply({ strategy, seed, turn }, before);
      }
      return [...bot].map((move) => (move - turn + 3) % 3);
    });
    expect(bots[1]).toEqual(bots[0]);
    expect(bots[2]).toEqual(bots[0]);
  });
});

describe("the board of the day", () => {
  it("follows from the day's secret, and needs no guess", () => {
    for (let day = 0; day < 20; day++) {
      const { secret, rules, first, attempt } = dayBoard(keyOf(day));
      const seeds = Array.from({ length: attempt + 1 }, (_, at) => boardSeed(secret, first, at));
      expect(seeds.findIndex((seed) => isNoGuess(rules, seed, first))).toBe(attempt);
      expect(dayBoard(keyOf(day))).toEqual(dayBoard(keyOf(day)));
    }
  });
});

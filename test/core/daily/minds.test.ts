// The opponent of the day, and that each person's rotation only renames the moves.

import { describe, expect, it } from "vitest";
import { drawMind, MIND_GAME, MINDS, mindsOf, nextReply, turnFrom } from "../../../src/core/daily/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { canonicalId, parseStrategy } from "../../../src/core/strategies/index.ts";

const ROOT = new Uint8Array(32).fill(3);
const seedOf = (...labels: (string | number)[]): Uint8Array => deriveSeed(ROOT, ...labels);
const familyOf = (id: string): string => parseStrategy(id).family.family;

describe("the opponent of the day", () => {
  it("is never of the same family on two days, and covers all families", () => {
    const minds = Array.from({ length: 900 }, (_, day) =>
      drawMind(seedOf("day", day), mindsOf(20_000 + day)),
    );
    for (let day = 1; day < minds.length; day++)
      expect(familyOf(minds[day] as string)).not.toBe(familyOf(minds[day - 1] as string));
    const all = MINDS.flat(2).map((id) => canonicalId(id, MIND_GAME));
    expect(new Set(minds)).toEqual(new Set(all));
  });

  it("is the same from the same draw", () => {
    expect(drawMind(seedOf("x"), mindsOf(7))).toBe(drawMind(seedOf("x"), mindsOf(7)));
  });

  it.each(MINDS.flat(2))("%s plays everyone alike except for the rotation", (strategy) => {
    const dice = seedOf("dice", strategy);
    const random = seededRandom(5);
    const person = Uint8Array.from({ length: 20 }, () => random.below(3));
    const bots = [0, 1, 2].map((turn) => {
      const turned = person.map((move) => (move + turn) % 3);
      const bot = new Uint8Array(20);
      for (let round = 0; round < 20; round++) {
        const before = { person: turned.subarray(0, round), bot: bot.subarray(0, round) };
        bot[round] = nextReply({ strategy, dice, turn }, before);
      }
      return [...bot].map((move) => (move - turn + 3) % 3);
    });
    expect(bots[1]).toEqual(bots[0]);
    expect(bots[2]).toEqual(bots[0]);
  });

  it("gives each rotation to a third of all people", () => {
    const turns = Array.from({ length: 3_000 }, (_, person) => turnFrom(seedOf("turn", person)));
    const counts = [0, 1, 2].map((turn) => turns.filter((one) => one === turn).length);
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(80);
  });
});

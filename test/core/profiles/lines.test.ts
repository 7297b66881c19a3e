import { describe, expect, it } from "vitest";
import { StrategyModule } from "../../../src/arena/sandbox/machine.ts";
import type { Move, Rounds } from "../../../src/core/games/index.ts";
import { findLines, LINES_GAME, type Line, linesSource } from "../../../src/core/profiles/lines.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

/** Someone who follows a habit in four rounds of five, against a bot that plays by chance. */
function personWith(habit: (own: Move, other: Move) => Move, rounds = 300, share = 0.8): Rounds {
  const random = seededRandom(1);
  const all = { person: new Uint8Array(rounds), bot: new Uint8Array(rounds) };
  for (let at = 0; at < rounds; at++) {
    const isHabit = at > 0 && random.unit() < share;
    all.person[at] = isHabit ? habit(all.person[at - 1] as Move, all.bot[at - 1] as Move) : random.below(3);
    all.bot[at] = random.below(3);
  }
  return all;
}

/** After a loss what beats the bot's last move, else the same again. */
const copesWithLosing = (own: Move, other: Move): Move =>
  LINES_GAME.result("person", own, other) < 0 ? (other + 2) % 3 : own;

describe("a person's lines", () => {
  it("find a habit and its condition", () => {
    const { lines, bits } = findLines(personWith(copesWithLosing)) ?? expect.fail();
    expect(lines[0]?.condition?.kind).toBe("result");
    expect(lines.length).toBeLessThanOrEqual(7);
    expect(bits).toBeLessThan(1.3);
  });

  it("aren't found with few rounds, or for someone who plays by chance", () => {
    expect(findLines(personWith(copesWithLosing, 99))).toBeUndefined();
    expect(findLines(personWith(copesWithLosing, 1_000, 0))).toBeUndefined();
  });

  it("play as a file what they say", async () => {
    const lines: Line[] = [
      { condition: { kind: "result", result: -1 }, reference: "bot", counts: [0, 0, 1e9] },
      { condition: { kind: "same-move" }, reference: "own", counts: [0, 1e9, 0] },
      { condition: undefined, reference: "own", counts: [1e9, 0, 0] },
    ];
    const module = await StrategyModule.open(linesSource(lines));
    const strategy = module.begin({ game: LINES_GAME, side: "person", random: seededRandom(5) }, 20);
    const moves: [own: Move, other: Move][] = [];
    for (let at = 0; at < 20; at++) {
      const own = strategy.choose();
      const [last, before] = [moves.at(-1), moves.at(-2)];
      if (last && LINES_GAME.result("person", ...last) < 0) expect(own).toBe((last[1] + 2) % 3);
      else if (last) expect(own).toBe(last[0] === before?.[0] ? (last[0] + 1) % 3 : last[0]);
      moves.push([own, (at * 7) % 3]);
      strategy.observe(own, (at * 7) % 3);
    }
    module.close();
  });
});

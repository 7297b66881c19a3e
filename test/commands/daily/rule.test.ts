// What is revealed about an opponent at the end: its rule, and rounds that show it.

import { describe, expect, it } from "vitest";
import { ruleOf } from "../../../commands/daily/rule.ts";
import { nextReply, OPPONENT_GAME, OPPONENT_ROUNDS, OPPONENTS } from "../../../src/core/daily/opponent.ts";
import type { Move, Rounds } from "../../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";

const ROOT = new Uint8Array(32).fill(8);

function played(strategy: string, at: number): Rounds {
  const seed = deriveSeed(ROOT, "dice", strategy, at);
  const random = seededRandom(at);
  const rounds = { person: new Uint8Array(OPPONENT_ROUNDS), bot: new Uint8Array(OPPONENT_ROUNDS) };
  for (let round = 0; round < OPPONENT_ROUNDS; round++) {
    const before = { person: rounds.person.subarray(0, round), bot: rounds.bot.subarray(0, round) };
    rounds.bot[round] = nextReply({ strategy, seed, turn: at % 3 }, before);
    rounds.person[round] = random.below(3);
  }
  return rounds;
}

const step = ({ bot }: Rounds, round: number): number =>
  ((bot[round - 1] as Move) - (bot[round - 2] as Move) + 3) % 3;
const result = ({ bot, person }: Rounds, round: number): number =>
  OPPONENT_GAME.result("bot", bot[round - 2] as Move, person[round - 2] as Move);

describe("the rule of an opponent", () => {
  it.each(OPPONENTS.flat(2))(
    "explains %s with the person's own rounds in nearly every attempt",
    (strategy) => {
      const tries = Array.from({ length: 40 }, (_, at) => ruleOf(strategy, played(strategy, at)));
      for (const lines of tries) expect(lines.length).toBeGreaterThan(0);
      const shown = tries.filter((lines) => lines.some(({ rounds }) => rounds.length > 0));
      expect(shown.length).toBeGreaterThanOrEqual(38);
      for (const round of tries.flat().flatMap(({ rounds }) => rounds)) expect(round).toBeGreaterThan(1);
      const none = { person: new Uint8Array(), bot: new Uint8Array() };
      for (const { rounds } of ruleOf(strategy, none)) expect(rounds).toEqual([]);
    },
  );

  it("cites only rounds that match the stated result and reply", () => {
    const results: Record<string, number> = { win: 1, draw: 0, loss: -1 };
    for (const strategy of OPPONENTS[0][0] as readonly string[]) {
      const rounds = played(strategy, 4);
      for (const line of ruleOf(strategy, rounds).slice(1))
        for (const round of line.rounds) {
          expect(result(rounds, round)).toBe(results[String(line.words.result)]);
          expect(step(rounds, round)).toBe(line.words.step);
        }
    }
  });
});

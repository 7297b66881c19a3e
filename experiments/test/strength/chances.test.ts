import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { NEW_ACCOUNT, stakeOn } from "../../../src/core/strategies/index.ts";
import { chancesOf } from "../../strength/chances.ts";

describe("the expected result of a round", () => {
  it.each([circleGame(3), circleGame(5), oddEven])(
    "recovers the chances of the bot's own moves: $id",
    (game) => {
      const forecast = Float64Array.from({ length: game.size }, (_, move) =>
        move === 0 ? 0.6 : 0.4 / (game.size - 1),
      );
      for (const account of [
        NEW_ACCOUNT,
        { bank: 0.3, reserve: 2, purse: 0, rounds: 50 },
        { bank: 20, reserve: 2, purse: 9, rounds: 50 },
      ]) {
        const { chances, results } = stakeOn({ game, side: "bot" }, forecast, account);
        chancesOf(game, results).forEach((chance, own) => {
          expect(chance).toBeCloseTo(chances[own] as number, 9);
        });
      }
    },
  );
});

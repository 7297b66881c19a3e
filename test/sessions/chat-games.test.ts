import { describe, expect, it } from "vitest";
import { matrixGame, oddEven } from "../../src/games/index.ts";
import { CHAT_GAMES, defaultLength, defaultOpponent } from "../../src/sessions/chat-games.ts";
import { families, type StrategyFamily } from "../../src/strategies/index.ts";

const rps = matrixGame("rps") ?? oddEven;

/** A registry of families with these names, which play only games of so many moves and more. */
function registry(names: readonly string[], sizeMin = 2): StrategyFamily[] {
  const [any] = families;
  return names.map((family) => ({ ...(any as StrategyFamily), family, plays: ({ size }) => size >= sizeMin }));
}

describe("a match for which nothing else was asked", () => {
  it.each([
    ["rps", 10],
    ["rpsls", 10],
    ["oddeven", 50],
  ])("of %s goes to %i", (id, points) => {
    const game = CHAT_GAMES.find((one) => one.id === id) ?? rps;
    expect(game.id).toBe(id);
    expect(defaultLength(game)).toEqual({ kind: "first", points });
  });

  it("of odd-even is against the daemons as soon as there are any", () => {
    expect(defaultOpponent(oddEven, registry(["random", "wildcard", "daemons"]))).toBe("daemons");
    expect(defaultOpponent(oddEven, registry(["random", "wildcard"]))).toBe("wildcard");
  });

  it("of any other game is against the wildcard, daemons or not", () => {
    expect(defaultOpponent(rps, registry(["daemons", "wildcard"]))).toBe("wildcard");
  });

  it("is never against one that does not play the game", () => {
    expect(defaultOpponent(oddEven, registry(["daemons", "wildcard"], 3))).toBe("random");
  });

  it.each(CHAT_GAMES)("of $id has an opponent that the registry knows", (game) => {
    const found = families.find(({ family }) => family === defaultOpponent(game));
    expect(found?.plays(game)).toBe(true);
  });
});

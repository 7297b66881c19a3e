import { describe, expect, it } from "vitest";
import { CHAT_GAMES, defaultLength, USUAL_OPPONENT } from "../../../commands/kit/chat-games.ts";
import { matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { families } from "../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") ?? oddEven;

describe("a match with default settings", () => {
  it.each([
    ["rps", 10],
    ["rpsls", 10],
    ["oddeven", 50],
  ])("of %s goes to %i", (id, points) => {
    const game = CHAT_GAMES.find((one) => one.id === id) ?? rps;
    expect(game.id).toBe(id);
    expect(defaultLength(game)).toEqual({ kind: "first", points });
  });

  it.each(CHAT_GAMES)("has a registered opponent for $id", (game) => {
    const found = families.find(({ family }) => family === USUAL_OPPONENT);
    expect(found?.plays(game)).toBe(true);
  });
});

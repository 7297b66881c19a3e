import { expect, it } from "vitest";
import { CHAT_GAMES, USUAL_OPPONENT } from "../../../commands/kit/chat-games.ts";
import { families } from "../../../src/core/strategies/index.ts";

it.each(CHAT_GAMES)("has a registered opponent for $id", (game) => {
  const found = families.find(({ family }) => family === USUAL_OPPONENT);
  expect(found?.plays(game)).toBe(true);
});

// What a toast says of a round: the result, the score, and the seal of the next move.

import { describe, expect, it } from "vitest";
import { CHAT_GAMES } from "../../../commands/kit/chat-games.ts";
import { matchView, roundToast } from "../../../commands/play/match-view.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { matchOf } from "./constructed.ts";

const CHARACTERS_MAX = 200;
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff-Наталья 🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄".repeat(3);
const rps = matrixGame("rps") ?? expect.fail();

describe("a toast after a round", () => {
  it("says the moves, the score and the seal of the next move as the message shows it", () => {
    const state = matchOf(rps, {
      rounds: [
        [0, 2],
        [0, 1],
        [0, 2],
      ],
    });
    const toast = roundToast(state, "Anna");
    expect(toast).toMatch(
      /^You ✊ Rock · Gadalka ✋ Paper → Gadalka takes it · 1 : 2 · next seal [0-9a-f]{16} · seed [0-9a-f]{16} · mark [0-9a-f]{10}$/,
    );
    const quiet = matchView(state, "Anna").blocks.find(({ type }) => type === "quiet");
    const [, seal, mark] = /seal (\w+) · seed \w+ · mark (\w+)$/.exec(toast) ?? [];
    expect(quiet).toMatchObject({
      text: expect.stringMatching(`^Next move sealed: ${seal} · seed [0-9a-f]{16} · mark ${mark}$`),
    });
  });

  it("says how a match ended that goes on no more, and no seal", () => {
    const toast = roundToast(matchOf(rps, { rounds: [[0, 1]], points: 1 }), "Anna");
    expect(toast).toBe("You ✊ Rock · Gadalka ✌️ Scissors → the point is yours · 🔮 Anna wins 1 : 0");
  });

  it("fits a toast of Telegram with the longest moves and names in every language, also at the end", () => {
    const toasts = LOCALES.flatMap((locale) =>
      CHAT_GAMES.flatMap((game) =>
        game.moveIds.flatMap((_id, mine) =>
          game.moveIds.flatMap((_other, yours) => [
            roundToast(matchOf(game, { rounds: [[yours, mine]], locale }), LONG_NAME),
            roundToast(matchOf(game, { rounds: [[yours, mine]], locale, points: 1 }), LONG_NAME),
          ]),
        ),
      ),
    );
    const hundreds = "999 : 999".length - "1 : 0".length;
    for (const toast of toasts) expect(toast.length + hundreds).toBeLessThanOrEqual(CHARACTERS_MAX);
  });
});

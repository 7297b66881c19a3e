// A round's toast: the result, the score, and the code.

import { describe, expect, it } from "vitest";
import { CHAT_GAMES } from "../../../commands/kit/chat-games.ts";
import { matchView, roundToast } from "../../../commands/play/views/match.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { matchOf } from "./constructed.ts";

const CHARACTERS_MAX = 200;
const rps = matrixGame("rps") ?? expect.fail();

describe("a toast after a round", () => {
  it("shows the moves' emoji, the score, and the code as in the message", () => {
    const state = matchOf(rps, {
      rounds: [
        [0, 2],
        [0, 1],
        [0, 2],
      ],
    });
    const toast = roundToast(state);
    expect(toast).toMatch(/^You ✊ · me ✋ → my point · 1 : 2\n🔒 [0-9a-f]{4}(?: [0-9a-f]{4}){2}$/);
    const quiet = matchView(state, "Anna").blocks.find(({ type }) => type === "quiet");
    expect(quiet).toMatchObject({ text: toast.split("\n")[1] });
  });

  it("fits a Telegram toast with the longest moves in every language", () => {
    const toasts = LOCALES.flatMap((locale) =>
      CHAT_GAMES.flatMap((game) =>
        game.moveIds.flatMap((_id, mine) =>
          game.moveIds.flatMap((_other, yours) => [
            roundToast(matchOf(game, { rounds: [[yours, mine]], locale })),
            roundToast(matchOf(game, { rounds: [[yours, mine]], locale, points: 1 })),
          ]),
        ),
      ),
    );
    const hundreds = "999 : 999".length - "1 : 0".length;
    for (const toast of toasts) expect(toast.length + hundreds).toBeLessThanOrEqual(CHARACTERS_MAX);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionId } from "../../commands/kit/session-id.ts";
import { ACTION_BYTES_MAX, decodeAction, encodeAction } from "../../src/chat/index.ts";
import { circleGame, matrixGame, oddEven } from "../../src/core/games/index.ts";
import { openStore } from "../../src/infra/store/index.ts";

const store = await openStore({ dataDir: ":memory:" });

const VERBS = ["why", "stop", "again", "verify", "begin", "delete", "keep"];

const games = [oddEven, ...[3, 5, 7, 9, 31, 101].map(circleGame)];

const session = fc
  .record({
    platform: fc.constantFrom("discord", "telegram", "terminal"),
    id: fc.string(),
    origin: fc.string(),
  })
  .map(({ platform, id, origin }) => sessionId(store, { platform, id }, origin));

const actionOfAnyGame = fc.constantFrom(...games).chain((game) =>
  fc.record({
    scope: fc.constant(game.id),
    session: fc.oneof(
      session,
      session.map((id) => `any_${id}`),
    ),
    turn: fc.nat(36 ** 6 - 1),
    move: fc.constantFrom(...game.moveIds, ...VERBS),
  }),
);

describe("an action", () => {
  it("fits a button in ASCII for any game, and reads back unchanged", () => {
    fc.assert(
      fc.property(actionOfAnyGame, (action) => {
        const encoded = encodeAction(action);
        expect(Buffer.byteLength(encoded)).toBeLessThanOrEqual(ACTION_BYTES_MAX);
        expect(encoded).toMatch(/^[\x21-\x7e]+$/);
        expect(decodeAction(encoded)).toEqual(action);
      }),
      { seed: 1 },
    );
  });

  it("is never read from invalid text, and writes back what it read", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{1,30}:[\w-]{0,30}:[0-9a-z]{0,8}:[\w-]{0,20}$/)),
        (text) => {
          const action = decodeAction(text);
          if (action) expect(encodeAction(action)).toBe(text);
        },
      ),
      { seed: 2, numRuns: 1000 },
    );
  });

  it.each([
    ["a colon in a part", { scope: "rps", session: "a:b", turn: 0, move: "rock" }],
    ["a letter that is not ASCII", { scope: "rps", session: "ключ", turn: 0, move: "rock" }],
    ["an empty part", { scope: "rps", session: "", turn: 0, move: "rock" }],
    ["a negative turn", { scope: "rps", session: "s", turn: -1, move: "rock" }],
    ["half a turn", { scope: "rps", session: "s", turn: 0.5, move: "rock" }],
    ["more bytes than fit", { scope: "rps", session: "s".repeat(60), turn: 0, move: "rock" }],
  ])("isn't written with %s", (_what, action) => {
    expect(() => encodeAction(action)).toThrow(RangeError);
  });

  it.each(["", "rps", "rps:s:00:rock", "rps:s:A:rock", "rps:s:1:rock:more", `rps:${"s".repeat(70)}:1:rock`])(
    "isn't read from %j",
    (text) => {
      expect(decodeAction(text)).toBeUndefined();
    },
  );

  it("knows the games by the ids it carries", () => {
    for (const game of games) expect(matrixGame(game.id)?.moveIds).toEqual(game.moveIds);
  });
});

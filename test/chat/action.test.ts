import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionId } from "../../commands/kit/session-id.ts";
import { ACTION_BYTES_MAX, decodeAction, encodeAction } from "../../src/chat/index.ts";
import { circleGame, oddEven } from "../../src/core/games/index.ts";
import { openStore } from "../../src/infra/store/index.ts";

const store = await openStore({ dataDir: ":memory:" });

const VERBS = ["why", "stop", "again", "verify", "begin", "delete", "keep"];

const games = [oddEven, ...[3, 5, 7, 9, 31, 101].map(circleGame)];

const platform = fc.constantFrom("discord", "telegram", "terminal");
const session = fc
  .record({ platform, id: fc.string(), origin: fc.string() })
  .map(({ origin, ...player }) => sessionId(store, player, origin));

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

  const action = { scope: "rps", session: "s", turn: 0, move: "rock" };
  it.each([
    ["a colon in a part", { session: "a:b" }],
    ["a letter that is not ASCII", { session: "ключ" }],
    ["an empty part", { session: "" }],
    ["a negative turn", { turn: -1 }],
    ["half a turn", { turn: 0.5 }],
    ["more bytes than fit", { session: "s".repeat(60) }],
  ])("isn't written with %s", (_what, wrong) => {
    expect(() => encodeAction({ ...action, ...wrong })).toThrow(RangeError);
  });

  it("isn't read from anything else", () => {
    for (const text of ["", "rps", "rps:s:00:rock", "rps:s:A:rock", "rps:s:1:rock:more", "s".repeat(70)])
      expect(decodeAction(text), text).toBeUndefined();
  });
});

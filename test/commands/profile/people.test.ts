import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerToken, readPlayerToken } from "../../../commands/profile/people.ts";
import { encodeAction, fitsButton } from "../../../src/chat/index.ts";

const platform = fc.constantFrom("telegram", "discord", "terminal");
const number = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
const word = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
const player = fc.record({ platform, id: fc.oneof(number, word) });

describe("a player in a button", () => {
  it("is parsed as written, with what follows, on any platform", () => {
    fc.assert(
      fc.property(player, player, platform, word, (one, other, viewedOn, rest) => {
        const session = `${playerToken(one, viewedOn)}${playerToken(other, viewedOn)}${rest}`;
        const first = readPlayerToken(session, viewedOn);
        expect(first?.player).toEqual(one);
        expect(readPlayerToken(first?.rest ?? "", viewedOn)).toEqual({ player: other, rest });
        expect(session).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
      { seed: 1 },
    );
  });

  it("never throws when it was made up", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,40}$/), (made) => {
        expect(() => readPlayerToken(made, "telegram")).not.toThrow();
      }),
      { seed: 1 },
    );
  });

  it("fits in a button when encoded as an action", () => {
    const action = (session: string) => ({ scope: "compared", session, turn: 0, move: "oddeven" });
    const most = "s".repeat(64 - "compared:".length - ":0:oddeven".length);
    expect(fitsButton(action(most))).toBe(true);
    expect(encodeAction(action(most)).length).toBe(64);
    expect(fitsButton(action(`${most}s`))).toBe(false);
  });
});

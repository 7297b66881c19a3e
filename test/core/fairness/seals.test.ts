// Seals: what they are made of, and that nothing but the truth opens them.

import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chainSeal,
  checkSeals,
  nonceOf,
  openSeals,
  type SealedMatch,
  sealOf,
  seedSealOf,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "ascii").digest("hex");

const game = matrixGame("rps") as MatrixGame;
const seed = Uint8Array.from({ length: 16 }, (_, index) => index);

const sealed: SealedMatch = {
  game,
  session: "s_1-A",
  seed,
  rounds: { person: Uint8Array.of(0, 1, 2, 1), bot: Uint8Array.of(2, 0, 1, 1) },
};

/** The chain as a chat sees it grow: every seal is added when it is shown. */
function chainShown(match: SealedMatch): string {
  return openSeals(match).reduce(
    (chain, { seal }) => chainSeal(chain, seal),
    seedSealOf(match.seed, match.session),
  );
}

describe("a seal", () => {
  it("is what any SHA-256 tool makes of move|nonce|round|session", () => {
    const nonce = createHash("sha256")
      .update(`nonce|${Buffer.from(seed).toString("hex")}|s_1-A|3`)
      .digest("hex")
      .slice(0, 32);
    expect(nonceOf(seed, "s_1-A", 3)).toBe(nonce);
    expect(sealOf({ move: "rock", seed, session: "s_1-A", round: 3 })).toBe(sha256(`rock|${nonce}|3|s_1-A`));
  });

  it("of the seed is what any SHA-256 tool makes of seed|hex|session", () => {
    expect(seedSealOf(seed, "s_1-A")).toBe(sha256("seed|000102030405060708090a0b0c0d0e0f|s_1-A"));
  });

  it("is another for another move, round, session or seed", () => {
    const base = { move: "rock", seed, session: "s_1-A", round: 3 };
    const others = [{ move: "paper" }, { round: 4 }, { session: "s_1-B" }, { seed: seed.with(0, 9) }];
    expect(new Set([base, ...others.map((change) => ({ ...base, ...change }))].map(sealOf)).size).toBe(5);
  });
});

describe("openSeals", () => {
  it("lists every round from 1 with the bot's move, its nonce and its seal, the unplayed move last", () => {
    const opened = openSeals({ ...sealed, unplayed: 0 });
    expect(opened.map(({ round, move }) => [round, move])).toEqual([
      [1, 2],
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 0],
    ]);
    expect(opened[0]?.seal).toBe(sealOf({ move: "paper", seed, session: "s_1-A", round: 1 }));
    expect(opened[0]?.seal).toBe(sha256(`paper|${opened[0]?.nonce}|1|s_1-A`));
  });

  it("opens a move that was given up where it was shown, and numbers the seals after it on", () => {
    const voided = [
      { after: 1, move: 2 },
      { after: 4, move: 1 },
    ];
    const opened = openSeals({ ...sealed, voided, unplayed: 0 });
    expect(opened.map(({ round, playedAt, move }) => [round, playedAt, move])).toEqual([
      [1, 0, 2],
      [2, undefined, 2],
      [3, 1, 0],
      [4, 2, 1],
      [5, 3, 1],
      [6, undefined, 1],
      [7, undefined, 0],
    ]);
  });

  it("refuses a move that the game does not have", () => {
    expect(() => openSeals({ ...sealed, unplayed: 3 })).toThrow(RangeError);
  });
});

describe("checkSeals", () => {
  it("finds that all seals of an honest match fit", () => {
    expect(checkSeals({ ...sealed, chain: chainShown(sealed) })).toEqual({ ok: true, opened: 4, sealed: 4 });
    const stopped = { ...sealed, unplayed: 0 };
    expect(checkSeals({ ...stopped, chain: chainShown(stopped) })).toEqual({
      ok: true,
      opened: 5,
      sealed: 5,
    });
    const empty = { ...sealed, rounds: { person: new Uint8Array(), bot: new Uint8Array() } };
    expect(checkSeals({ ...empty, chain: seedSealOf(seed, "s_1-A") })).toEqual({
      ok: true,
      opened: 0,
      sealed: 0,
    });
  });

  it("finds out any other move, order, length, seed or session than was sealed", () => {
    const chain = chainShown(sealed);
    const { person, bot } = sealed.rounds;
    const lies: Partial<SealedMatch>[] = [
      { rounds: { person, bot: bot.with(0, 1) } },
      { rounds: { person, bot: bot.with(3, 2) } },
      { rounds: { person, bot: Uint8Array.of(0, 2, 1, 1) } },
      { rounds: { person: person.subarray(1), bot: bot.subarray(1) } },
      { rounds: { person: person.subarray(0, 3), bot: bot.subarray(0, 3) } },
      { seed: seed.with(5, 0) },
      { session: "s_1-B" },
      { unplayed: 1 },
    ];
    for (const lie of lies)
      expect(checkSeals({ ...sealed, ...lie, chain })).toMatchObject({ ok: false, opened: 0 });
  });

  it("finds out a single changed move in any match", () => {
    const matches = fc.array(fc.nat(2), { minLength: 1, maxLength: 30, size: "max" });
    fc.assert(
      fc.property(matches, fc.nat(), (moves, place) => {
        const bot = Uint8Array.from(moves);
        const honest = { ...sealed, rounds: { person: bot, bot } };
        const at = place % bot.length;
        const changed = bot.with(at, ((bot[at] as number) + 1) % 3);
        const chain = chainShown(honest);
        expect(checkSeals({ ...honest, chain }).ok).toBe(true);
        expect(checkSeals({ ...honest, rounds: { person: bot, bot: changed }, chain }).ok).toBe(false);
      }),
      { seed: 71, numRuns: 50 },
    );
  });
});

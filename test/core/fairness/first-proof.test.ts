// Proof lines: everything comes back, what was changed on the way is told from what was never true,
// and nothing makes the reader throw.

import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chainSeal,
  checkProof,
  decodeProof,
  encodeProof,
  openSeals,
  type Proof,
  seedSealOf,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";

type Pairs = readonly (readonly [number, number])[];

function honest(gameId: string, moves: Pairs, unplayed?: number, voided: Pairs = []): Proof {
  const game = matrixGame(gameId) as MatrixGame;
  const match = {
    game,
    session: "Ab3_-9",
    seed: new Uint8Array(16).fill(7),
    rounds: {
      person: Uint8Array.from(moves, ([person]) => person % game.size),
      bot: Uint8Array.from(moves, ([, bot]) => bot % game.size),
    },
    ...(unplayed === undefined ? {} : { unplayed: unplayed % game.size }),
    ...(voided.length > 0 && { voided: voided.map(voidedIn) }),
  };
  function voidedIn([after, move]: readonly [number, number]) {
    return { after: after % (moves.length + 1), move: move % game.size };
  }
  const start = seedSealOf(match.seed, match.session);
  return { ...match, chain: openSeals(match).reduce((chain, { seal }) => chainSeal(chain, seal), start) };
}

const SAMPLE = honest(
  "rpsls",
  [
    [0, 1],
    [2, 3],
    [4, 4],
  ],
  2,
);

/** The line with its content changed and a right checksum: what a cheat would write. */
function forged(line: string, change: (body: Buffer) => Buffer): string {
  const body = change(Buffer.from(line.slice(5), "base64url").subarray(0, -4));
  const checksum = createHash("sha256").update(body).digest().subarray(0, 4);
  return `gdk1.${Buffer.concat([body, checksum]).toString("base64url")}`;
}

describe("encodeProof", () => {
  it("is undone by decodeProof, for every game, length and ending", () => {
    const cases = fc.tuple(
      fc.constantFrom("oddeven", "rps", "rpsls", "rps-101"),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60, size: "max" }),
      fc.option(fc.nat(), { nil: undefined }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(cases, ([game, moves, unplayed, voided]) => {
        const proof = honest(game, moves, unplayed, voided);
        expect(decodeProof(encodeProof(proof))).toEqual({ proof });
        expect(checkProof(encodeProof(proof))).toMatchObject({ kind: "checked", check: { ok: true } });
      }),
      { seed: 81 },
    );
  });

  it("has another version where moves were given up, and the first one where none was", () => {
    expect(encodeProof(honest("rps", [[0, 1]]))).toMatch(/^gdk1\./);
    expect(encodeProof(honest("rps", [[0, 1]], undefined, [[1, 2]]))).toMatch(/^gdk2\./);
  });

  it("is one line of letters, digits and three signs, short enough to post", () => {
    const moves = Array.from({ length: 24 }, (_, round) => [round, round * 2] as const);
    expect(encodeProof(honest("rps", moves))).toMatch(/^gdk1\.[A-Za-z0-9_-]{90,130}$/);
  });

  it.each([
    ["session", { session: "a|b" }],
    ["session", { session: "" }],
    ["seed", { seed: new Uint8Array(15) }],
    ["chain", { chain: "12" }],
  ])("refuses a bad %s", (_, change) => {
    expect(() => encodeProof({ ...SAMPLE, ...change })).toThrow(RangeError);
  });
});

describe("checkProof", () => {
  it("opens every seal of an honest match", () => {
    const report = checkProof(` ${encodeProof(SAMPLE)}\n`);
    if (report.kind !== "checked") throw new Error(report.problem.kind);
    expect(report.check).toEqual({ ok: true, opened: 4, sealed: 4 });
    expect(report.seals).toEqual(openSeals(SAMPLE));
    expect(report.proof.session).toBe("Ab3_-9");
  });

  it("knows a match that voided a move after more rounds than 16 bits can count", () => {
    const moves = Array.from({ length: 65_600 }, (_, round) => [round, round + 1] as const);
    const proof = honest("oddeven", moves, undefined, [[65_550, 1]]);
    expect(decodeProof(encodeProof(proof))).toEqual({ proof });
  });

  it("takes no voided move that stands after rounds that were not played: it would be opened nowhere", () => {
    const voided = [{ after: SAMPLE.rounds.person.length + 1, move: 1 }];
    const line = encodeProof({ ...SAMPLE, voided });
    expect(checkProof(line)).toMatchObject({ kind: "unreadable", problem: { kind: "damaged" } });
  });

  it("reads a false match and finds it false", () => {
    const line = encodeProof({ ...SAMPLE, rounds: { ...SAMPLE.rounds, bot: Uint8Array.of(1, 3, 0) } });
    expect(checkProof(line)).toMatchObject({ kind: "checked", check: { ok: false, opened: 0, sealed: 4 } });
  });

  it.each([
    ["", "not-a-proof"],
    ["hello", "not-a-proof"],
    ["gdk1", "not-a-proof"],
    ["gdk1.a b", "not-a-proof"],
    ["gdk3.AAAA", "unknown-version"],
    ["gdk2.AAAA", "damaged"],
    ["gdk1.", "damaged"],
    ["gdk1.AAAA", "damaged"],
  ])("finds %j to be %s", (text, kind) => {
    expect(checkProof(text)).toMatchObject({ kind: "unreadable", problem: { kind } });
  });

  it.each(["abcdef", "abcdefg", "abcdefgh"])(
    "knows a slip in any one character, or a missing end, for damage and not for a false match (session %s)",
    (session) => {
      const line = encodeProof({ ...SAMPLE, session });
      for (let place = 5; place < line.length; place++) {
        const before = line[place] as string;
        const slips = [before === "A" ? "B" : "A", String.fromCharCode(before.charCodeAt(0) + 1)];
        const changed = slips.map((slip) => line.slice(0, place) + slip + line.slice(place + 1));
        for (const text of [...changed, line.slice(0, place)])
          expect(checkProof(text).kind).toBe("unreadable");
      }
    },
  );

  it("names a game that is not known here", () => {
    const chess = forged(encodeProof(SAMPLE), (body) =>
      Buffer.from(body.toString("latin1").replace("rpsls", "chess"), "latin1"),
    );
    expect(checkProof(chess)).toEqual({
      kind: "unreadable",
      problem: { kind: "unknown-game", game: "chess" },
    });
  });

  it.each([
    [
      "a session that is no id",
      (body: Buffer) => Buffer.from(body.toString("latin1").replace("Ab3_-9", "Ab3|-9"), "latin1"),
    ],
    ["more rounds than its bytes hold", (body: Buffer) => body.fill(0xff, 62, 66)],
    ["a move the game does not have", (body: Buffer) => body.fill(0xff, 61, 62)],
    ["nothing", () => Buffer.alloc(0)],
  ])("finds a line with a right checksum and %s damaged", (_, change) => {
    expect(checkProof(forged(encodeProof(SAMPLE), change))).toEqual({
      kind: "unreadable",
      problem: { kind: "damaged" },
    });
  });

  it("never throws, whatever is in the line", () => {
    const bodies = fc
      .uint8Array({ maxLength: 120 })
      .map((bytes) => forged(encodeProof(SAMPLE), () => Buffer.from(bytes)));
    const edits = fc.tuple(fc.nat(65), fc.nat(255)).map(([at, value]) =>
      forged(encodeProof(SAMPLE), (body) => {
        body[at] = value;
        return body;
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), bodies, edits), (text) => {
        expect(["unreadable", "checked"]).toContain(checkProof(text).kind);
      }),
      { seed: 82, numRuns: 500 },
    );
  });
});

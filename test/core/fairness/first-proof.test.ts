// Proofs of the first version: everything comes back, what was changed on the way is told from what was never true,
// and nothing makes the reader throw.

import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chainFirst,
  type FirstProof,
  fitsFirst,
  openFirst,
  readFirstProof,
  sealOf,
  seedSealOf,
  writeFirstProof,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";

type Pairs = readonly (readonly [number, number])[];

function honest(gameId: string, moves: Pairs, unplayed?: number, voided: Pairs = []): FirstProof {
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
  return { ...match, chain: openFirst(match).reduce((chain, { seal }) => chainFirst(chain, seal), start) };
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

describe("writeFirstProof", () => {
  it("is undone by readFirstProof, for every game, length and ending", () => {
    const cases = fc.tuple(
      fc.constantFrom("oddeven", "rps", "rpsls", "rps-101"),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60, size: "max" }),
      fc.option(fc.nat(), { nil: undefined }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(cases, ([game, moves, unplayed, voided]) => {
        const proof = honest(game, moves, unplayed, voided);
        expect(readFirstProof(writeFirstProof(proof))).toEqual(proof);
        expect(fitsFirst(proof)).toBe(true);
      }),
      { seed: 81 },
    );
  });

  it("has another version where moves were given up, and the first one where none was", () => {
    expect(writeFirstProof(honest("rps", [[0, 1]]))).toMatch(/^gdk1\./);
    expect(writeFirstProof(honest("rps", [[0, 1]], undefined, [[1, 2]]))).toMatch(/^gdk2\./);
  });

  it("is one line of letters, digits and three signs, short enough to post", () => {
    const moves = Array.from({ length: 24 }, (_, round) => [round, round * 2] as const);
    expect(writeFirstProof(honest("rps", moves))).toMatch(/^gdk1\.[A-Za-z0-9_-]{90,130}$/);
  });

  it.each([
    ["session", { session: "a|b" }],
    ["session", { session: "" }],
    ["seed", { seed: new Uint8Array(15) }],
    ["chain", { chain: "12" }],
  ])("refuses a bad %s", (_, change) => {
    expect(() => writeFirstProof({ ...SAMPLE, ...change })).toThrow(RangeError);
  });
});

const damaged = { kind: "damaged" };

describe("readFirstProof", () => {
  it("reads a line with white space around it", () => {
    expect(readFirstProof(` ${writeFirstProof(SAMPLE)}\n`)).toEqual(SAMPLE);
  });

  it("knows a match that voided a move after more rounds than 16 bits can count", () => {
    const moves = Array.from({ length: 65_600 }, (_, round) => [round, round + 1] as const);
    const proof = honest("oddeven", moves, undefined, [[65_550, 1]]);
    expect(readFirstProof(writeFirstProof(proof))).toEqual(proof);
  });

  it("takes no voided move that stands after rounds that were not played: it would be opened nowhere", () => {
    const voided = [{ after: SAMPLE.rounds.person.length + 1, move: 1 }];
    expect(readFirstProof(writeFirstProof({ ...SAMPLE, voided }))).toEqual(damaged);
  });

  it.each(["", "hello", "gdk1", "gdk1.a b", "gdk3.AAAA", "gdk2.AAAA", "gdk1.", "gdk1.AAAA"])(
    "finds %j damaged",
    (text) => {
      expect(readFirstProof(text)).toEqual(damaged);
    },
  );

  it.each(["abcdef", "abcdefg", "abcdefgh"])(
    "knows a slip in any one character, or a missing end, for damage and not for a false match (session %s)",
    (session) => {
      const line = writeFirstProof({ ...SAMPLE, session });
      for (let place = 5; place < line.length; place++) {
        const before = line[place] as string;
        const slips = [before === "A" ? "B" : "A", String.fromCharCode(before.charCodeAt(0) + 1)];
        const changed = slips.map((slip) => line.slice(0, place) + slip + line.slice(place + 1));
        for (const text of [...changed, line.slice(0, place)]) expect(readFirstProof(text)).toEqual(damaged);
      }
    },
  );

  it("names a game that is not known here", () => {
    const chess = forged(writeFirstProof(SAMPLE), (body) =>
      Buffer.from(body.toString("latin1").replace("rpsls", "chess"), "latin1"),
    );
    expect(readFirstProof(chess)).toEqual({ kind: "unknown-game", game: "chess" });
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
    expect(readFirstProof(forged(writeFirstProof(SAMPLE), change))).toEqual(damaged);
  });

  it("never throws, whatever is in the line", () => {
    const bodies = fc
      .uint8Array({ maxLength: 120 })
      .map((bytes) => forged(writeFirstProof(SAMPLE), () => Buffer.from(bytes)));
    const edits = fc.tuple(fc.nat(65), fc.nat(255)).map(([at, value]) =>
      forged(writeFirstProof(SAMPLE), (body) => {
        body[at] = value;
        return body;
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), bodies, edits), (text) => {
        const read = readFirstProof(text);
        if (!("kind" in read)) fitsFirst(read);
      }),
      { seed: 82, numRuns: 500 },
    );
  });
});

describe("openFirst", () => {
  it("opens a move that was given up where it was shown, and numbers the seals after it on", () => {
    const match = honest(
      "rps",
      [
        [0, 2],
        [1, 0],
        [2, 1],
        [1, 1],
      ],
      0,
      [
        [1, 2],
        [4, 1],
      ],
    );
    expect(openFirst(match).map(({ round, playedAt, move }) => [round, playedAt, move])).toEqual([
      [1, 0, 2],
      [2, undefined, 2],
      [3, 1, 0],
      [4, 2, 1],
      [5, 3, 1],
      [6, undefined, 1],
      [7, undefined, 0],
    ]);
    const { seed, session } = match;
    expect(openFirst(match)[0]?.seal).toBe(sealOf({ move: "paper", seed, session, round: 1 }));
  });

  it("refuses a move that the game does not have", () => {
    expect(() => openFirst({ ...SAMPLE, unplayed: 5 })).toThrow(RangeError);
  });
});

describe("fitsFirst", () => {
  it("finds out any other move, order, length, seed or session than was sealed", () => {
    const { person, bot } = SAMPLE.rounds;
    const lies: Partial<FirstProof>[] = [
      { rounds: { person, bot: bot.with(0, 2) } },
      { rounds: { person, bot: Uint8Array.of(3, 1, 4) } },
      { rounds: { person: person.subarray(1), bot: bot.subarray(1) } },
      { seed: SAMPLE.seed.with(5, 0) },
      { session: "Ab3_-8" },
      { unplayed: 1 },
    ];
    expect(fitsFirst(SAMPLE)).toBe(true);
    for (const lie of lies) expect(fitsFirst({ ...SAMPLE, ...lie })).toBe(false);
  });

  it("finds out a single changed move in any match", () => {
    const matches = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 30, size: "max" });
    fc.assert(
      fc.property(matches, fc.nat(), (moves, place) => {
        const match = honest("rps", moves);
        const { person, bot } = match.rounds;
        const at = place % bot.length;
        const changed = bot.with(at, ((bot[at] as number) + 1) % 3);
        expect(fitsFirst({ ...match, rounds: { person, bot: changed } })).toBe(false);
      }),
      { seed: 71, numRuns: 50 },
    );
  });
});

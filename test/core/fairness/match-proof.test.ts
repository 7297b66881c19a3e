// Transcripts of matches and their proofs: every step is in the chain, everything survives the line format, and only
// what was sealed, signed and pledged passes.

import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  base64urlOf,
  CHAIN_DAYS,
  checkMatchProof,
  historyHash,
  type MatchTranscript,
  nonceOf,
  openTranscript,
  readMatchProof,
  sealedSession,
  sealOf,
  seedSealOf,
  seedUnder,
  writeMatchProof,
} from "../../../src/core/fairness/index.ts";
import { packRounds } from "../../../src/core/games/index.ts";
import { anyCourse, courseOf, dayKey, PLEDGE, proofOf, SECRET, timeOf } from "./transcripts.ts";

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");
const seen = { day: 60, key: dayKey(60) };

describe("a match's hash chain", () => {
  it("hashes the previous value and each step with SHA-256, as any tool can", () => {
    const course = courseOf({
      moves: [[0, 1]],
      unplayed: 2,
      policies: [
        {
          seal: 2,
          mode: "off",
          since: 3,
          version: "ab",
        },
      ],
    });
    const [seedEpoch] = course.seedEpochs;
    const { session, pledge } = course;
    let chain = sha256(`match|rps|${session}|слово|mixing|0123456789abcdef|10000|${pledge}`);
    const seedSeal = seedSealOf(seedEpoch.seed, session);
    chain = sha256([chain, "opening", 5, timeOf(5), 0, 41, 30, seedEpoch.known, seedSeal].join("|"));
    const sealed = (move: string, round: number) => sealOf({ move, seed: seedEpoch.seed, session, round });
    chain = sha256([chain, "seal", sealed("scissors", 1)].join("|"));
    const { seals, chain: end } = openTranscript(course);
    expect(seals[0]?.chain).toBe(chain);
    chain = sha256([chain, "round", "rock", "scissors"].join("|"));
    chain = sha256([chain, "policy", "off/3/ab"].join("|"));
    chain = sha256([chain, "seal", sealed("paper", 2)].join("|"));
    expect(end).toBe(chain);
  });

  it("reveals moves in order, abandoned ones in place, the unplayed one last", () => {
    const course = courseOf({
      noResult: [
        [1, 2],
        [1, 0],
        [4, 1],
      ],
      unplayed: 0,
      anew: [3, 4],
    });
    const { seals } = openTranscript(course);
    expect(seals.map(({ number, turn, isPlayed, move }) => [number, turn, isPlayed, move])).toEqual([
      [1, 0, true, 1],
      [2, 1, false, 2],
      [3, 1, false, 0],
      [4, 1, true, 0],
      [5, 2, true, 1],
      [6, 3, true, 2],
      [7, 4, false, 1],
      [8, 4, false, 0],
    ]);
    const [first, second, third] = course.seedEpochs;
    expect(seals.map(({ seedEpoch }) => seedEpoch)).toEqual([
      first,
      first,
      second,
      third,
      third,
      third,
      third,
      third,
    ]);
    expect(seals.map(({ total }) => total)).toEqual([41, 42, 43, 44, 45, 46, 47, 47]);
    expect(seals[3]?.nonce).toBe(nonceOf((third as typeof first).seed, course.session, 4));
  });

  it("changes with anything committed, known, played or abandoned", () => {
    const base = courseOf({ noResult: [[1, 2]], unplayed: 0, anew: [3] });
    const [first, second] = base.seedEpochs;
    if (!second) throw new Error("one seed epoch");
    const seedEpoch = (change: Partial<typeof first>): Partial<MatchTranscript> => ({
      seedEpochs: [{ ...first, ...change }, second],
    });
    const { person, bot } = base.rounds;
    const changes: Partial<MatchTranscript>[] = [
      { session: "Ab3_-9ZY" },
      { word: "" },
      { opponent: "mirror" },
      { version: "0123456789abcdee" },
      { window: 9_999 },
      { pledge: "00".repeat(32) },
      { game: courseOf({ gameId: "rpsls" }).game },
      { policies: [{ seal: 1, mode: "off", since: 0 }] },
      seedEpoch({ total: 42 }),
      seedEpoch({ kept: 29 }),
      seedEpoch({ known: "f".repeat(32) }),
      seedEpoch({ day: 6 }),
      seedEpoch({ at: first.at + 1 }),
      seedEpoch({ lastPlayedAt: 1 }),
      seedEpoch({ seed: first.seed.with(0, 1) }),
      { seedEpochs: [first, { ...second, seal: 4 }] },
      { seedEpochs: [first] },
      { rounds: { person: person.with(3, 1), bot } },
      { rounds: { person, bot: bot.with(0, 2) } },
      { noResult: [] },
      { noResult: [{ after: 2, move: 2 }] },
      { unplayed: 1 },
    ];
    const chains = [base, ...changes.map((change) => ({ ...base, ...change }))].map(
      (one) => openTranscript(one).chain,
    );
    expect(new Set(chains).size).toBe(changes.length + 1);
  });

  it("refuses invalid moves and a transcript without a start", () => {
    expect(() => openTranscript({ ...courseOf(), unplayed: 3 })).toThrow(RangeError);
    const [first] = courseOf().seedEpochs;
    expect(() => openTranscript({ ...courseOf(), seedEpochs: [{ ...first, seal: 2 }] })).toThrow(RangeError);
  });

  it("identifies a history by SHA-256 of its start and packed rounds", () => {
    const { rounds } = courseOf();
    const packed = Buffer.concat([Buffer.from("history|17|4|"), packRounds(3, rounds)]);
    expect(historyHash(3, 17, rounds)).toBe(sha256(packed).slice(0, 32));
    expect(historyHash(3, 18, rounds)).not.toBe(historyHash(3, 17, rounds));
  });
});

describe("a match's proof", () => {
  it("survives being written and read, whole and signed, for any match", () => {
    fc.assert(
      fc.property(anyCourse, fc.boolean(), (course, isPublished) => {
        const proof = { ...proofOf(course), ...(isPublished && { publishedKey: seen }) };
        const read = readMatchProof(` ${writeMatchProof(proof, SECRET)}\n`);
        if ("kind" in read) throw new Error(read.kind);
        const { signature, ...rest } = read;
        expect(rest).toEqual(proof);
        expect(signature).toHaveLength(64);
        const { isWhole, signature: signed, seeds } = checkMatchProof(read);
        expect([isWhole, signed, seeds]).toEqual([true, "signed", isPublished ? "fit" : "unpublished"]);
      }),
      { seed: 101, numRuns: 15 },
    );
  });

  it("is one line, short enough to post for a usual match", () => {
    const moves = Array.from({ length: 24 }, (_, round) => [round, round * 2] as const);
    const line = writeMatchProof(proofOf(courseOf({ moves })), SECRET);
    expect(line).toMatch(/^gdk3\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{86}$/);
    expect(line.length).toBeLessThan(700);
  });

  it("is readable without a signature, but unsigned", () => {
    const read = readMatchProof(writeMatchProof(proofOf(courseOf())));
    if ("kind" in read) throw new Error(read.kind);
    expect(checkMatchProof(read)).toMatchObject({ isWhole: true, signature: "unsigned" });
  });

  it("is damaged by any wrong character in its transcript or a cut anywhere", () => {
    const line = writeMatchProof(proofOf(courseOf({ moves: [[0, 1]] })), SECRET);
    const end = line.lastIndexOf(".");
    for (let place = 5; place < end; place++) {
      const slip = line[place] === "A" ? "B" : "A";
      expect(readMatchProof(line.slice(0, place) + slip + line.slice(place + 1))).toEqual({
        kind: "damaged",
      });
      expect(readMatchProof(line.slice(0, place))).toEqual({ kind: "damaged" });
    }
  });

  it("is forged or damaged if its signature is cut or changed", () => {
    const line = writeMatchProof(proofOf(courseOf()), SECRET);
    const end = line.lastIndexOf(".") + 1;
    for (let place = end; place < line.length; place += 5) {
      const slip = line[place] === "A" ? "B" : "A";
      for (const text of [line.slice(0, place) + slip + line.slice(place + 1), line.slice(0, place)]) {
        const read = readMatchProof(text);
        if (!("kind" in read)) expect(checkMatchProof(read).signature).not.toBe("signed");
      }
    }
  });

  it("is forged with other content, and whole only if consistent", () => {
    const line = writeMatchProof(proofOf(courseOf()), SECRET);
    const { rounds } = courseOf();
    const lie = {
      ...proofOf(courseOf()),
      course: { ...courseOf(), rounds: { ...rounds, bot: rounds.bot.with(2, 0) } },
    };
    const [, body] = writeMatchProof(lie).split(".");
    const read = readMatchProof(`gdk3.${body}.${line.split(".")[2]}`);
    if ("kind" in read) throw new Error(read.kind);
    expect(checkMatchProof(read)).toMatchObject({ isWhole: false, signature: "forged" });
  });

  it("is forged if its pledge isn't signed by its own key", () => {
    const pledge = { ...PLEDGE, anchor: PLEDGE.anchor.with(0, 1) };
    const read = readMatchProof(writeMatchProof({ ...proofOf(courseOf()), pledge }, SECRET));
    if ("kind" in read) throw new Error(read.kind);
    expect(checkMatchProof(read).signature).toBe("forged");
  });

  it("is incomplete with seeds or settings for no seal, or two for one", () => {
    const course = courseOf({ anew: [3] });
    const [first, second] = course.seedEpochs;
    const policy = { mode: "off", since: 0 } as const;
    const account = { held: 0, bank: 8, reserve: 2, purse: 3, rounds: 0 };
    const strays: Partial<MatchTranscript>[] = [
      { seedEpochs: [first, { ...(second as typeof first), seal: 9 }] },
      { seedEpochs: [first, second as typeof first, second as typeof first] },
      { seedEpochs: [first, { ...first, seed: first.seed.with(1, 1) }] },
      { policies: [{ ...policy, seal: 9 }] },
      {
        policies: [
          { ...policy, seal: 2 },
          { ...policy, seal: 2, mode: "learning" },
        ],
      },
      { accounts: [{ ...account, seal: 9 }] },
      {
        accounts: [
          { ...account, seal: 2 },
          { ...account, seal: 2, bank: 20 },
        ],
      },
    ];
    for (const stray of strays) expect(checkMatchProof(proofOf({ ...course, ...stray })).isWhole).toBe(false);
    expect(checkMatchProof(proofOf(course)).isWhole).toBe(true);
  });

  it("is damaged with an impossible account, and different with another", () => {
    const account = { seal: 1, held: 0, bank: 8, reserve: 2, purse: 3, rounds: 0 };
    const lineOf = (more: object) =>
      writeMatchProof(proofOf(courseOf({ accounts: [{ ...account, ...more }] })), SECRET);
    const wrong = [{ bank: -1 }, { bank: Number.NaN }, { purse: -0.5 }, { reserve: -0.1 }];
    for (const broken of [...wrong, { held: -1 }])
      expect(readMatchProof(lineOf(broken))).toEqual({ kind: "damaged" });
    const chains = [
      {},
      { held: 1 },
      { bank: 7 },
      { reserve: 3 },
      { purse: 2 },
      { rounds: 1 },
      { seal: 2 },
    ].map((more) => proofOf(courseOf({ accounts: [{ ...account, ...more }] })).chain);
    expect(new Set([...chains, proofOf(courseOf()).chain]).size).toBe(8);
  });

  it("names an unknown game", () => {
    const line = writeMatchProof(proofOf(courseOf()), SECRET);
    const bytes = Buffer.from(line.split(".")[1] as string, "base64url").subarray(0, -4);
    bytes.write("xyz", 1, "latin1");
    const sum = createHash("sha256").update(bytes).digest().subarray(0, 4);
    const other = base64urlOf(Uint8Array.from([...bytes, ...sum]));
    expect(readMatchProof(`gdk3.${other}.`)).toEqual({ kind: "unknown-game", game: "xyz" });
  });

  it("never makes reader or checker throw, even with a valid checksum", () => {
    const line = writeMatchProof(proofOf(courseOf({ noResult: [[1, 1]], anew: [3], unplayed: 1 })), SECRET);
    const body = Buffer.from(line.split(".")[1] as string, "base64url").subarray(0, -4);
    const withSum = (bytes: Uint8Array) =>
      `gdk3.${Buffer.concat([bytes, createHash("sha256").update(bytes).digest().subarray(0, 4)]).toString("base64url")}.`;
    const edits = fc
      .tuple(fc.nat(body.length - 1), fc.nat(255))
      .map(([at, value]) => withSum(Uint8Array.from(body).with(at, value)));
    const cuts = fc.nat(body.length).map((length) => withSum(body.subarray(0, length)));
    const others = fc.uint8Array({ maxLength: 300 }).map(withSum);
    fc.assert(
      fc.property(fc.oneof(edits, edits, cuts, others, fc.string()), (text) => {
        const read = readMatchProof(text);
        if (!("kind" in read)) checkMatchProof(read, seen);
      }),
      { seed: 102, numRuns: 250 },
    );
  });

  it.each([
    ["more rounds kept than there were", { total: 5, kept: 6 }],
    ["more rounds kept than any host keeps", { total: 2 ** 31, kept: 2 ** 31 }],
    ["more rounds than anybody plays", { total: 2 ** 50, kept: 0 }],
  ])("is damaged with %s, as a replay would use up memory", (_, change) => {
    const course = courseOf();
    const line = writeMatchProof(
      proofOf({ ...course, seedEpochs: [{ ...course.seedEpochs[0], ...change }] }),
      SECRET,
    );
    expect(readMatchProof(line)).toEqual({ kind: "damaged" });
  });

  it("is damaged if it resumes after more rounds than anyone could play", () => {
    const course = courseOf({ anew: [3] });
    const [first, second] = course.seedEpochs;
    const far = { ...(second as typeof first), total: 2 ** 30 };
    const written = writeMatchProof(proofOf({ ...course, seedEpochs: [first, far] }), SECRET);
    expect(readMatchProof(written)).toEqual({ kind: "damaged" });
  });

  it("allocates no memory for a false count", () => {
    const huge = Buffer.alloc(9, 0xff);
    const sum = createHash("sha256").update(huge).digest().subarray(0, 4);
    expect(readMatchProof(`gdk3.${Buffer.concat([huge, sum]).toString("base64url")}.`)).toEqual({
      kind: "damaged",
    });
  });
});

describe("a match's random numbers", () => {
  const seeds = (course: MatchTranscript, day?: number, key = dayKey(day ?? 60)) =>
    checkMatchProof(proofOf(course), day === undefined ? undefined : { day, key }).seeds;

  it("are valid by the key of their last day or a later one", () => {
    const course = courseOf({ anew: [3] });
    for (const day of [6, 7, 100]) expect(seeds(course, day)).toBe("fit");
    for (const day of [1, 4, 5]) expect(seeds(course, day)).toBe("unpublished");
    expect(seeds(course)).toBe("unpublished");
  });

  it("are refuted by an earlier key as far as it reaches", () => {
    const course = courseOf({ anew: [3] });
    const [first, second] = course.seedEpochs;
    const other: MatchTranscript = {
      ...course,
      seedEpochs: [{ ...first, seed: first.seed.with(0, 0) }, second as typeof first],
    };
    expect(seeds(other, 5)).toBe("differ");
  });

  it.each([
    [
      "another seed",
      (course: MatchTranscript) => ({ seedEpochs: [{ ...course.seedEpochs[0], seed: new Uint8Array(32) }] }),
    ],
    ["another word", () => ({ word: "" })],
    ["another session", () => ({ session: "Ab3_-9ZY" })],
    ["another day", (course: MatchTranscript) => ({ seedEpochs: [{ ...course.seedEpochs[0], day: 4 }] })],
    ["anchor's day", (course: MatchTranscript) => ({ seedEpochs: [{ ...course.seedEpochs[0], day: 0 }] })],
  ] as const)("differ by %s", (_, change) => {
    const course = courseOf();
    expect(seeds({ ...course, ...(change(course) as Partial<MatchTranscript>) }, 60)).toBe("differ");
  });

  it.each([
    ["the anchor, which everybody knows", { day: 0, again: 0 }],
    ["a number of the host's own choice", { day: 5, again: 1 }],
  ])("differ if they follow from %s, even if derived correctly", (_, { day, again }) => {
    const course = courseOf();
    const { session, word, seedEpochs } = course;
    const seed = seedUnder(dayKey(day), "match", sealedSession(session, again), word);
    expect(seeds({ ...course, seedEpochs: [{ ...seedEpochs[0], day, seed }] }, 60)).toBe("differ");
  });

  it("are unchecked by a key of another chain or another day", () => {
    expect(seeds(courseOf(), 60, dayKey(61))).toBe("no-key");
    expect(seeds(courseOf(), 60, new Uint8Array(32))).toBe("no-key");
    expect(seeds(courseOf(), 4_000)).toBe("no-key");
  });
});

describe("the times of a match", () => {
  const [first, second] = courseOf({ anew: [3] }).seedEpochs;
  const timesOf = (change: Partial<MatchTranscript>) =>
    checkMatchProof(proofOf({ ...courseOf({ anew: [3] }), ...change })).times;
  const later = (change: object): Partial<MatchTranscript> => ({
    seedEpochs: [first, { ...(second as typeof first), ...change }],
  });

  it("are valid if seeds belong to their days and rounds precede their keys", () => {
    expect(timesOf({})).toBe("fit");
    expect(timesOf({ lastPlayedAt: timeOf(8) })).toBe("fit");
  });

  it.each<[string, Partial<MatchTranscript>]>([
    ["a day is not that of its time", { seedEpochs: [{ ...first, at: timeOf(6) }] }],
    ["a later day is not that of its time", later({ at: timeOf(5) + 1 })],
    ["it goes back in time", later({ day: 4, at: timeOf(4), lastPlayedAt: timeOf(4) })],
    ["a round has no time", later({ lastPlayedAt: 0 })],
    ["a round was played before it began", later({ lastPlayedAt: timeOf(4) })],
    ["a round was played after it was sealed again", later({ lastPlayedAt: timeOf(7) })],
    ["its last round was played before its last seed was drawn", { lastPlayedAt: timeOf(5) }],
    ["a round was played before the first seed", { seedEpochs: [{ ...first, lastPlayedAt: 1 }] }],
  ])("differ where %s", (_, change) => {
    expect(timesOf(change)).toBe("differ");
  });

  it.each<[string, Partial<MatchTranscript>]>([
    ["the last round was played", { lastPlayedAt: timeOf(9) }],
    [
      "a round was played before it was sealed again",
      later({ day: 9, at: timeOf(9), lastPlayedAt: timeOf(8) }),
    ],
  ])("are too late where the key was public when %s", (_, change) => {
    expect(timesOf(change)).toBe("too-late");
  });

  it("are too late after the end of the key chain", () => {
    const [seedEpoch] = courseOf().seedEpochs;
    const at = timeOf(CHAIN_DAYS + 9);
    const seedEpochs = [{ ...seedEpoch, day: CHAIN_DAYS, at }] as const;
    expect(timesOf({ seedEpochs, lastPlayedAt: at })).toBe("too-late");
  });
});

describe("a seed sealed again", () => {
  const again = (
    change: object,
    parts: Parameters<typeof courseOf>[0] = { noResult: [[2, 0]], anew: [4] },
  ) => {
    const course = courseOf(parts);
    const [first, second] = course.seedEpochs;
    const seedEpochs = second ? ([first, { ...second, ...change }] as const) : ([first] as const);
    const { takenBack, sealedAgain } = checkMatchProof(proofOf({ ...course, seedEpochs }));
    return { takenBack, sealedAgain };
  };

  it("is due if the previous day's key was about to be published", () => {
    expect(again({ total: 43, at: timeOf(8) })).toEqual({
      takenBack: [],
      sealedAgain: [4],
    });
    expect(again({ total: 43, at: timeOf(7) })).toEqual({ takenBack: [3], sealedAgain: [] });
  });

  it("isn't justified by anything else, such as more rounds", () => {
    expect(again({ total: 45, at: timeOf(8) })).toEqual({ takenBack: [3], sealedAgain: [] });
    expect(again({ total: 43 })).toEqual({ takenBack: [3], sealedAgain: [] });
  });

  it("needs a reason even if no move was abandoned", () => {
    expect(again({ total: 43 }, { anew: [3] }).takenBack).toEqual([2]);
    expect(again({}, { noResult: [[2, 0]] }).takenBack).toEqual([3]);
  });
});

// Generated transcripts of matches as a host would record them, for tests of proofs: any game, any number of rounds,
// withdrawn moves, renewed seals and changed settings.

import fc from "fast-check";
import {
  CHAIN_DAYS,
  DAY_MS,
  dayStart,
  earlierKey,
  type MatchProof,
  type MatchTranscript,
  openTranscript,
  type Pledge,
  pledgeId,
  type SeedEpoch,
  sealedSession,
  seedUnder,
  signPledge,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";

export const SECRET = new Uint8Array(32).fill(9);
const LAST = new Uint8Array(32).fill(7);
const ANCHOR = earlierKey(LAST, CHAIN_DAYS);
const KEY_100 = earlierKey(LAST, CHAIN_DAYS - 100);

export const PLEDGE: Pledge = signPledge({ anchor: ANCHOR, firstDay: 20_779 }, SECRET);

/** The key of a day, up to day 100. */
export function dayKey(day: number): Uint8Array {
  return earlierKey(KEY_100, 100 - day);
}

/** Noon on a day of the pledge. */
export function timeOf(day: number): number {
  return dayStart(PLEDGE, day) + DAY_MS / 2;
}

interface Parts {
  readonly gameId?: string;
  readonly moves?: readonly (readonly [person: number, bot: number])[];
  readonly noResult?: readonly (readonly [after: number, move: number])[];
  readonly unplayed?: number;
  readonly word?: string;
  /** Seals at which a new seed applies, ascending, from 2. */
  readonly anew?: readonly number[];
  readonly policies?: MatchTranscript["policies"];
  readonly accounts?: MatchTranscript["accounts"];
}

const SAMPLE_MOVES = [
  [0, 1],
  [2, 0],
  [1, 1],
  [0, 2],
] as const;

export function courseOf(parts: Parts = {}): MatchTranscript {
  const { gameId = "rps", moves = SAMPLE_MOVES, noResult = [], unplayed, word = "слово", anew = [] } = parts;
  const game = matrixGame(gameId) as MatrixGame;
  const session = "Ab3_-9ZZ";
  const seedEpochAt = (seal: number, at: number): SeedEpoch => {
    const day = 5 + at;
    const seed = seedUnder(dayKey(day), "match", sealedSession(session, at), word);
    const known = "0123456789abcdef".repeat(2);
    const times = { at: timeOf(day), lastPlayedAt: seal === 1 ? 0 : timeOf(day) - 1 };
    return { seal, total: 40 + seal, kept: 30, known, ...times, day, seed };
  };
  const terms = { game, session, word, opponent: "mixing", version: "0123456789abcdef", window: 10_000 };
  return {
    ...{ ...terms, pledge: pledgeId(PLEDGE), policies: parts.policies ?? [], accounts: parts.accounts ?? [] },
    seedEpochs: [seedEpochAt(1, 0), ...anew.map((seal, at) => seedEpochAt(seal, at + 1))],
    rounds: {
      person: Uint8Array.from(moves, ([person]) => person % game.size),
      bot: Uint8Array.from(moves, ([, bot]) => bot % game.size),
    },
    lastPlayedAt: moves.length === 0 ? 0 : timeOf(5 + anew.length) + 1,
    noResult: noResult.map(([after, move]) => ({ after, move: move % game.size })),
    ...(unplayed !== undefined && { unplayed: unplayed % game.size }),
  };
}

export function proofOf(course: MatchTranscript): MatchProof {
  return { course, chain: openTranscript(course).chain, pledge: PLEDGE };
}

/** Any transcript that a host may record. */
export const anyCourse: fc.Arbitrary<MatchTranscript> = fc
  .record({
    gameId: fc.constantFrom("oddeven", "rps", "rpsls", "rps-101"),
    moves: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 2, maxLength: 40, size: "max" }),
    noResultAfter: fc.array(fc.nat(), { maxLength: 3 }),
    unplayed: fc.option(fc.nat(), { nil: undefined }),
    word: fc.string({ maxLength: 40 }),
    anew: fc.option(fc.nat(), { nil: undefined }),
    mode: fc.constantFrom("learning", "off"),
    account: fc.option(
      fc.record({
        bank: fc.double({ min: 0, max: 20, noNaN: true }),
        reserve: fc.double({ min: 0, max: 999, noNaN: true }),
        purse: fc.double({ min: 0, max: 99, noNaN: true }),
        rounds: fc.nat(),
      }),
      { nil: undefined },
    ),
  })
  .map(({ moves, noResultAfter, anew, mode, unplayed, account, ...rest }) => {
    const noResult = noResultAfter
      .map((after) => after % (moves.length + 1))
      .toSorted((one, other) => one - other);
    const policy = { seal: 2, mode, since: 3 } as const;
    return courseOf({
      ...{
        ...rest,
        moves,
        policies: [policy, { ...policy, seal: moves.length, version: "f".repeat(16) }].slice(
          moves.length > 2 ? 0 : 1,
        ),
      },
      ...(unplayed !== undefined && { unplayed }),
      ...(account && { accounts: [1, 2].map((seal) => ({ seal, held: 0, ...account })) }),
      noResult: noResult.map((after) => [after, after] as const),
      anew: anew === undefined ? [] : [2 + (anew % (moves.length - 1))],
    });
  });

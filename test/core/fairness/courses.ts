// Courses of matches as a host would have them, for tests of proofs: any game, any number of rounds,
// moves given up, seals made anew and settings changed.

import fc from "fast-check";
import {
  CHAIN_DAYS,
  DAY_MS,
  dayStart,
  earlierKey,
  type MatchCourse,
  type MatchProof,
  type Opening,
  openCourse,
  type Pledge,
  pledgeId,
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

/** The key of a day up to 100. */
export function dayKey(day: number): Uint8Array {
  return earlierKey(KEY_100, 100 - day);
}

/** Noon of a day of the pledge. */
export function timeOf(day: number): number {
  return dayStart(PLEDGE, day) + DAY_MS / 2;
}

interface Parts {
  readonly gameId?: string;
  readonly moves?: readonly (readonly [person: number, bot: number])[];
  readonly voided?: readonly (readonly [after: number, move: number])[];
  readonly unplayed?: number;
  readonly word?: string;
  /** Seals from which on it was sealed anew, ascending, from 2. */
  readonly anew?: readonly number[];
  readonly policies?: MatchCourse["policies"];
  readonly accounts?: MatchCourse["accounts"];
}

const SAMPLE_MOVES = [
  [0, 1],
  [2, 0],
  [1, 1],
  [0, 2],
] as const;

export function courseOf(parts: Parts = {}): MatchCourse {
  const { gameId = "rps", moves = SAMPLE_MOVES, voided = [], unplayed, word = "слово", anew = [] } = parts;
  const game = matrixGame(gameId) as MatrixGame;
  const session = "Ab3_-9ZZ";
  const openingAt = (seal: number, at: number): Opening => {
    const day = 5 + at;
    const seed = seedUnder(dayKey(day), "match", sealedSession(session, at), word);
    const known = "0123456789abcdef".repeat(2);
    const times = { at: timeOf(day), lastPlayedAt: seal === 1 ? 0 : timeOf(day) - 1 };
    return { seal, total: 40 + seal, kept: 30, known, ...times, day, seed };
  };
  const terms = { game, session, word, opponent: "mixing", version: "0123456789abcdef", window: 10_000 };
  return {
    ...{ ...terms, pledge: pledgeId(PLEDGE), policies: parts.policies ?? [], accounts: parts.accounts ?? [] },
    openings: [openingAt(1, 0), ...anew.map((seal, at) => openingAt(seal, at + 1))],
    rounds: {
      person: Uint8Array.from(moves, ([person]) => person % game.size),
      bot: Uint8Array.from(moves, ([, bot]) => bot % game.size),
    },
    lastPlayedAt: moves.length === 0 ? 0 : timeOf(5 + anew.length) + 1,
    voided: voided.map(([after, move]) => ({ after, move: move % game.size })),
    ...(unplayed !== undefined && { unplayed: unplayed % game.size }),
  };
}

export function proofOf(course: MatchCourse): MatchProof {
  return { course, chain: openCourse(course).chain, pledge: PLEDGE };
}

/** Any course that a host may have. */
export const anyCourse: fc.Arbitrary<MatchCourse> = fc
  .record({
    gameId: fc.constantFrom("oddeven", "rps", "rpsls", "rps-101"),
    moves: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 2, maxLength: 40, size: "max" }),
    voidedAfter: fc.array(fc.nat(), { maxLength: 3 }),
    unplayed: fc.option(fc.nat(), { nil: undefined }),
    word: fc.string({ maxLength: 40 }),
    anew: fc.option(fc.nat(), { nil: undefined }),
    mode: fc.constantFrom("learning", "frozen", "off"),
    paused: fc.option(fc.nat(10_000), { nil: undefined }),
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
  .map(({ moves, voidedAfter, anew, mode, paused, unplayed, account, ...rest }) => {
    const voided = voidedAfter
      .map((after) => after % (moves.length + 1))
      .toSorted((one, other) => one - other);
    const ranges = [[1, 5] as const];
    const policy = {
      seal: 2,
      mode,
      since: 3,
      pausedRanges: ranges,
      ...(paused !== undefined && { paused }),
    } as const;
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
      voided: voided.map((after) => [after, after] as const),
      anew: anew === undefined ? [] : [2 + (anew % (moves.length - 1))],
    });
  });

// Which rounds an opponent knows in a match with others in between.

import { describe, expect, it } from "vitest";
import { begin } from "../../../commands/play/state/bound.ts";
import { type MatchState, roundsOf } from "../../../commands/play/state/play.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { DecisionInput } from "../../../src/core/matches/index.ts";
import {
  knownBefore,
  type LearningPolicy,
  lastDecision,
  type MatchRecord,
  NEW_PLAYER_GAME,
  nextDecision,
  seedOf,
  storeHistory,
  withRound,
} from "../../../src/people/index.ts";
import { testBinding } from "../../commands/play/binding.ts";
import { withPolicy } from "./policies.ts";

// A game with more than ten moves, so that a move identifies its round.
const game = matrixGame("rps-101") as MatrixGame;
const ROUNDS = 20;
const rounds = Uint8Array.from({ length: ROUNDS }, (_, round) => round);

/** A match with the rounds 4–6, 10 and 17–19 out of twenty. */
function interrupted(
  opponent: string,
  more: { learningPolicy?: LearningPolicy; kept?: number } = {},
): MatchState {
  const { kept = ROUNDS, learningPolicy } = more;
  const moves = rounds.subarray(ROUNDS - kept);
  const plan = { id: "AAAAAAAAbbbb", opponent, length: { kind: "endless" }, locale: "en" } as const;
  const segments = [4, 3, 3, 1, 6, 3].map((rounds, at) => {
    return { rounds, use: "learned", match: at % 2 === 1 ? plan.id : undefined } as const;
  });
  const document = {
    ...NEW_PLAYER_GAME,
    totals: { rounds: ROUNDS, wins: 0, losses: 0, draws: ROUNDS },
    history: storeHistory(game, { person: moves, bot: moves }),
    segments,
  };
  const [fresh] = begin(game, document, plan, testBinding()).matches;
  const match: MatchRecord = { ...(fresh as MatchRecord), score: [0, 0, 7] };
  return { game, document: learningPolicy ? withPolicy(document, learningPolicy) : document, match };
}

const asked = (state: MatchState): DecisionInput => nextDecision(state, new Uint8Array(16));
const RULE = "wildcard";
const NOVICE = "fortune-teller:prior=none,memory=match";
const learningPolicy = (more: Partial<LearningPolicy>): LearningPolicy => ({
  ...{ mode: "learning", since: 0 },
  ...more,
});

describe("an opponent without a model", () => {
  it("knows every round once, the match's own last", () => {
    const known = asked(interrupted(RULE)).rounds;
    const others = [0, 1, 2, 3, 7, 8, 9, 11, 12, 13, 14, 15, 16];
    expect([...known.person]).toEqual([...others, 4, 5, 6, 10, 17, 18, 19]);
  });

  it("doesn't know rounds before a reset or no longer stored", () => {
    const reset = asked(interrupted(RULE, { learningPolicy: learningPolicy({ since: 10 }) })).rounds;
    expect([...reset.bot]).toEqual([11, 12, 13, 14, 15, 16, 10, 17, 18, 19]);
    // With five stored rounds, blocks are one round long.
    expect([...asked(interrupted(RULE, { kept: 5 })).rounds.bot]).toEqual([15, 16, 17, 18, 19]);
  });

  it("knows the history in order if the match wasn't interrupted", () => {
    const state = interrupted(RULE);
    const document = { ...state.document, segments: state.document.segments?.slice(-1) };
    const known = asked({ ...state, document, match: { ...state.match, score: [0, 0, 3] } });
    expect(known.rounds).toEqual(roundsOf(game, state.document));
  });
});

describe("a model for one match", () => {
  it("knows the match's own rounds", () => {
    expect([...asked(interrupted(NOVICE)).rounds.person]).toEqual([4, 5, 6, 10, 17, 18, 19]);
    const before = knownBefore(interrupted(NOVICE));
    expect([...before.person]).toEqual([4, 5, 6, 10, 17, 18]);
  });

  it.each([
    ["a reset before its last stretch", learningPolicy({ since: 12 }), [17, 18, 19]],
    ["a reset within its first", learningPolicy({ since: 5 }), [5, 6, 10, 17, 18, 19]],
  ])("learns, with %s, from the same rounds as any model", (_what, policy, learned) => {
    const state = interrupted(NOVICE, { learningPolicy: policy });
    expect([...asked(state).rounds.person]).toEqual(learned);
    expect([...knownBefore(state).person]).toEqual(learned.filter((round) => round !== 19));
  });

  it("knows only rounds that are stored", () => {
    expect([...asked(interrupted(NOVICE, { kept: 12 })).rounds.person]).toEqual([10, 17, 18, 19]);
  });
});

describe("the input of the last decision", () => {
  const played = ({ document, match }: MatchState, move: number): MatchState => {
    const [won, lost, drawn] = match.score;
    return {
      game,
      document: withRound(game, { ...document, matches: [match] }, [move, move], 1000),
      match: { ...match, score: [won, lost, drawn + 1] },
    };
  };
  const askedAnd = (state: MatchState) =>
    [nextDecision(state, seedOf(state.match)), played(state, 20)] as const;

  it.each([
    ["a match that was interrupted", interrupted(RULE)],
    ["one with a model for the match", interrupted(NOVICE)],
    ["one since a reset", interrupted(RULE, { learningPolicy: learningPolicy({ since: 10 }) })],
  ])("in %s is the one that was asked", (_what, state) => {
    const [question, after] = askedAnd(state);
    expect(lastDecision(after)).toEqual({ ...question, account: undefined });
  });

  it("uses the seed of that move, whatever seals the next one", () => {
    const [question, { document, match }] = askedAnd(interrupted(RULE));
    const [first] = match.seedEpochs;
    const later = { ...first, seal: 9, seed: new Uint8Array(32).fill(1) };
    const noResult: MatchRecord["noResult"] = [[8, 0]];
    const anew: MatchRecord = { ...match, seedEpochs: [first, later] };
    expect(lastDecision({ game, document, match: anew })?.seed).toEqual(question.seed);
    // A move given up before the last round counts among the seals before it.
    const before: MatchRecord = {
      ...match,
      seedEpochs: [first, { ...later, seal: 8 }],
      noResult: [[6, 0]],
    };
    expect(lastDecision({ game, document, match: before })?.seed).toEqual(later.seed);
    const given: MatchRecord = { ...match, seedEpochs: [first, { ...later, seal: 10 }], noResult };
    expect(lastDecision({ game, document, match: given })?.seed).toEqual(question.seed);
  });

  it("is missing before the first round", () => {
    const { document, match } = interrupted(RULE);
    const fresh: MatchRecord = { ...match, id: "BBBBBBBBbbbb", score: [0, 0, 0] };
    expect(lastDecision({ game, document, match: fresh })).toBeUndefined();
  });
});

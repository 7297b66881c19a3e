// The transitions of a match, pure: a document and what was pressed in, the next document out.

import type { MatrixGame, Rounds } from "../../src/core/games/index.ts";
import { chainSeal, type Decision, sealOf, seedSealOf } from "../../src/core/matches/index.ts";
import { isPlayable } from "../../src/core/strategies/index.ts";
import {
  appendRound,
  type Ending,
  endMatch,
  liveMatch,
  type MatchRecord,
  newestRounds,
  type PlayerGame,
  readHistory,
  storeHistory,
  withDecided,
  withMatch,
  withNewMatch,
  withoutPassedRanges,
} from "../../src/players/index.ts";
import { endingAt, type Length, readLength, writeLength } from "../kit/length.ts";
import { isAtFullStrength } from "./full-strength.ts";

/** How many accepted events a match remembers: a process that is so many turns behind has missed
 * its time to answer. */
const EVENTS_KEPT = 4;

/** What a match is begun with. */
export interface MatchPlan {
  readonly id: string;
  /** A canonical strategy id. */
  readonly opponent: string;
  readonly length: Length;
  readonly locale: string;
  /** 16 fresh random bytes. */
  readonly seed: Uint8Array;
}

/** What is to be decided: the match's next move. `rounds` are those of the document. */
export interface MoveQuestion {
  readonly game: MatrixGame;
  readonly document: PlayerGame;
  readonly match: MatchRecord;
  readonly rounds: Rounds;
}

/** Who decides; the same question must have the same answer. */
export type Decide = (question: MoveQuestion) => Decision;

/** What a press is counted by. */
export interface PlayRules {
  /** The most rounds of history that are kept. */
  readonly historyRounds: number;
  readonly decide: Decide;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What became of a press. */
export type Play =
  /** Counted: the document holds it. */
  | { readonly kind: "accepted"; readonly document: PlayerGame }
  /** The same event again: it was counted before. */
  | { readonly kind: "repeated" }
  /** The round it was for has been played, or the match is over. */
  | { readonly kind: "late" }
  /** No such match, turn or move. */
  | { readonly kind: "unknown" };

export function roundsOf(game: MatrixGame, document: PlayerGame): Rounds {
  return readHistory(game, document.history);
}

/** How many rounds of the match were played: its turn. */
export function turnOf(match: MatchRecord): number {
  return match.score[0] + match.score[1] + match.score[2];
}

/** The document with a new live match, its first move sealed. */
export function begin(game: MatrixGame, document: PlayerGame, plan: MatchPlan, decide: Decide): PlayerGame {
  const match: MatchRecord = {
    id: plan.id,
    opponent: plan.opponent,
    length: writeLength(plan.length),
    locale: plan.locale,
    seed: Buffer.from(plan.seed).toString("base64url"),
    chain: seedSealOf(plan.seed, plan.id),
    start: document.totals.rounds,
    score: [0, 0, 0],
    read: [0, 0],
    expected: -1,
    events: [],
  };
  const rounds = roundsOf(game, document);
  return withNewMatch(document, sealNextMove({ game, document, match, rounds }, decide));
}

/** The press of a move button: `turn` is the button's, `event` marks the event. */
export function play(
  game: MatrixGame,
  document: PlayerGame,
  press: { readonly session: string; readonly turn: number; readonly move: number; readonly event: string },
  rules: PlayRules,
): Play {
  const match = liveMatch(document);
  if (!match || match.id !== press.session)
    return document.matches.some(({ id }) => id === press.session)
      ? lateOrRepeated(document, press)
      : { kind: "unknown" };
  const turn = turnOf(match);
  if (press.turn < turn) return lateOrRepeated(document, press);
  if (press.turn > turn || !match.next) return { kind: "unknown" };
  const counted = countRound(game, document, match, match.next, press, rules);
  return { kind: "accepted", document: withNextMove(game, counted, rules.decide) };
}

function lateOrRepeated(document: PlayerGame, press: { readonly event: string }): Play {
  return { kind: document.matches[0]?.events.includes(press.event) ? "repeated" : "late" };
}

function countRound(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  [sealed, expected, context, confidence]: readonly [number, number, number, number],
  press: { readonly move: number; readonly event: string },
  { historyRounds, now }: PlayRules,
): PlayerGame {
  const result = game.result("person", press.move, sealed);
  const rounds = newestRounds(appendRound(roundsOf(game, document), press.move, sealed), historyRounds);
  const score: MatchRecord["score"] = [
    match.score[0] + Number(result > 0),
    match.score[1] + Number(result < 0),
    match.score[2] + Number(result === 0),
  ];
  const read: MatchRecord["read"] = [
    match.read[0] + Number(expected === press.move),
    match.read[1] + Number(expected >= 0),
  ];
  const { next: _played, reason: _before, ...kept } = match;
  const played: MatchRecord = {
    ...kept,
    score,
    read,
    expected,
    ...(context >= 0 && { reason: [context, confidence] }),
    events: [press.event, ...match.events].slice(0, EVENTS_KEPT),
  };
  // Without its opponent a match cannot go on. The move that was sealed is played, so that every
  // seal opens.
  const stopped = isPlayable(match.opponent, game) ? undefined : "stopped";
  const ending = endingAt(readLength(match.length) ?? { kind: "endless" }, score) ?? stopped;
  const counted: PlayerGame = {
    ...document,
    totals: {
      rounds: document.totals.rounds + 1,
      wins: document.totals.wins + Number(result > 0),
      losses: document.totals.losses + Number(result < 0),
      draws: document.totals.draws + Number(result === 0),
    },
    history: storeHistory(game, rounds),
    ...(document.lessons && {
      lessons: withoutPassedRanges(document.lessons, document.totals.rounds + 1 - rounds.person.length),
    }),
    ...(result !== 0 &&
      isAtFullStrength(document, match) && { decided: withDecided(document.decided, result > 0, now) }),
  };
  return withMatch(counted, ending ? endMatch(played, ending) : played);
}

/** With the next move sealed, if the match goes on. */
function withNextMove(game: MatrixGame, document: PlayerGame, decide: Decide): PlayerGame {
  const match = liveMatch(document);
  if (!match) return document;
  return withMatch(
    document,
    sealNextMove({ game, document, match, rounds: roundsOf(game, document) }, decide),
  );
}

/** Ends the live match of that session; undefined when it is not live. */
export function stop(document: PlayerGame, session: string, ending: Ending): PlayerGame | undefined {
  const match = liveMatch(document);
  return match?.id === session ? withMatch(document, endMatch(match, ending)) : undefined;
}

function sealNextMove(question: MoveQuestion, decide: Decide): MatchRecord {
  const { game, match } = question;
  const { move, expected, reason } = decide(question);
  const percent = Math.round(100 * (reason?.confidence ?? 0));
  const sealed: MatchRecord = { ...match, next: [move, expected ?? -1, reason?.context ?? -1, percent] };
  return { ...sealed, chain: chainSeal(match.chain, nextSeal(game, sealed)) };
}

/** The seal of the move that waits in `match.next`, hex. */
export function nextSeal(game: MatrixGame, match: MatchRecord): string {
  const move = game.moveIds[match.next?.[0] ?? 0] as string;
  return sealOf({
    move,
    seed: Buffer.from(match.seed, "base64url"),
    session: match.id,
    round: turnOf(match) + 1,
  });
}

/** The rounds of one match, where the history still holds them all. */
export function matchRounds(game: MatrixGame, document: PlayerGame, match: MatchRecord): Rounds | undefined {
  const from = match.start - (document.totals.rounds - document.history.rounds);
  if (from < 0) return undefined;
  const { person, bot } = roundsOf(game, document);
  return {
    person: person.subarray(from, from + turnOf(match)),
    bot: bot.subarray(from, from + turnOf(match)),
  };
}

// What an opponent may know when it chooses, as the question that `decide` answers: no store, no
// clock, so that whoever has the rounds can ask it again. See `firstKnown` for where it begins.

import type { MatrixGame, Rounds } from "../core/games/index.ts";
import { type DecisionInput, firstKnown, KNOWN_ROUNDS_MAX } from "../core/matches/index.ts";
import { type Account, type KnownRounds, modelLifetimeOf } from "../core/strategies/index.ts";
import { joinStretches, readHistory } from "./history.ts";
import { LEARN_EVERYTHING, type LearningPolicy } from "./learning-policy.ts";
import { type MatchRecord, type PlayerGame, turnOf } from "./player-game.ts";
import { stretchesOf } from "./set-aside.ts";

const NO_SEED = new Uint8Array(16);
/** Plays where the owner turned their model off. */
const CHANCE = "random";

type Stretch = readonly [from: number, to: number];
type Known = Required<Pick<DecisionInput, "rounds" | "unlearned">>;

/** A match, with the document that contains it. */
export interface KnowingMatch {
  readonly game: MatrixGame;
  readonly document: PlayerGame;
  readonly match: MatchRecord;
}

/** The question whose answer is the match's next move. `account`: what its opponent may lose, where it
 * keeps one. */
export function nextDecision(state: KnowingMatch, seed: Uint8Array, account?: Account): DecisionInput {
  const { game, document, match } = state;
  const isOff = document.lessons?.mode === "off" && hasModel(match);
  const strategy = isOff ? CHANCE : match.opponent;
  return { game, strategy, seed, round: turnOf(match) + 1, ...knownNow(state), account };
}

/** What a lifelong model is asked after all rounds, in no match: its answer is no move to play. */
export function modelQuestion(game: MatrixGame, document: PlayerGame, strategy: string): DecisionInput {
  const round = document.totals.rounds + 1;
  return { game, strategy, seed: NO_SEED, round, ...known(game, document, [allKnown(document)]) };
}

/** What the usual opponent's lifelong model knows. */
export function knownToModel(game: MatrixGame, document: PlayerGame): KnownRounds {
  return withIsLearned(known(game, document, [allKnown(document)]));
}

/** What the opponent knew before the last round; without a model, it may learn from all. */
export function knownBefore(state: KnowingMatch): KnownRounds {
  const { rounds, unlearned } = knownNow(state);
  const before = { person: rounds.person.subarray(0, -1), bot: rounds.bot.subarray(0, -1) };
  return withIsLearned({ rounds: before, unlearned });
}

function hasModel({ opponent }: MatchRecord): boolean {
  return modelLifetimeOf(opponent) !== undefined;
}

function knownNow(state: KnowingMatch): Known {
  const { rounds, unlearned } = known(state.game, state.document, knownStretches(state));
  return { rounds, unlearned: hasModel(state.match) ? unlearned : [] };
}

/** The first of a player's rounds, from 0, that an opponent may know: since the last reset, and not
 * so old that it may be out of the store before the next one. */
export function firstKnownRound({ totals, history, lessons }: PlayerGame): number {
  const window = Math.min(history.rounds, KNOWN_ROUNDS_MAX);
  return Math.max(lessons?.since ?? 0, firstKnown(totals.rounds, window));
}

function allKnown(document: PlayerGame): Stretch {
  return [firstKnownRound(document), document.totals.rounds];
}

/** Without a model, those of the match come last and in one piece where it was set aside meanwhile,
 * so that its draws repeat for the rounds that they were made in. */
function knownStretches({ document, match }: KnowingMatch): readonly Stretch[] {
  const all = allKnown(document);
  const lifetime = modelLifetimeOf(match.opponent);
  const own = within(all, stretchesOf(match));
  if (lifetime === "match") return own;
  if (lifetime === "life" || !match.earlier) return [all];
  const ends = [all[0], ...own.map(([, to]) => to)];
  const starts = [...own.map(([from]) => from), all[1]];
  const others = ends.map((end, at) => [end, starts[at] as number] as const);
  return [...others, ...own];
}

function known(game: MatrixGame, document: PlayerGame, stretches: readonly Stretch[]): Known {
  const { totals, history, lessons = LEARN_EVERYTHING } = document;
  const rounds = joinStretches(readHistory(game, history), totals.rounds - history.rounds, stretches);
  return { rounds, unlearned: unlearnedOf(lessons, stretches, rounds) };
}

/** The ranges that are not learned from, counted in the rounds of the stretches. */
function unlearnedOf(
  { pausedRanges, paused }: LearningPolicy,
  stretches: readonly Stretch[],
  { bot }: Rounds,
): readonly Stretch[] {
  const at = (index: number): number =>
    stretches.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(index, to) - from), 0);
  const all: readonly Stretch[] =
    paused === undefined ? pausedRanges : [...pausedRanges, [paused, Number.POSITIVE_INFINITY]];
  return all
    .map(([from, to]): Stretch => [at(from), Math.min(bot.length, at(to))])
    .filter(([from, to]) => from < to);
}

/** The stretches, as far as they lie within `all`. */
function within([first, end]: Stretch, stretches: readonly Stretch[]): readonly Stretch[] {
  const clipped = (index: number): number => Math.max(first, Math.min(end, index));
  return stretches.map(([from, to]) => [clipped(from), clipped(to)]);
}

function withIsLearned({ rounds, unlearned }: Known): KnownRounds {
  return { rounds, isLearned: (round) => !unlearned.some(([from, to]) => round >= from && round < to) };
}

// What an opponent may know when it chooses, as the question that `decide` answers, so anyone with the rounds can ask
// it again. See `firstKnown` for where that knowledge starts.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { joinRounds } from "../games/rounds.ts";
import type { Account, KnownRounds } from "../strategies/index.ts";
import { modelLifetimeOf } from "../strategies/registry.ts";
import type { DecisionInput } from "./decision.ts";
import { firstKnown, KNOWN_ROUNDS_MAX } from "./known.ts";

/** What a player's model may learn from. */
export interface LearningPolicy {
  /** `frozen`: predicts without learning; `off`: does neither, and the fortune-teller plays at random. */
  readonly mode: "learning" | "frozen" | "off";
  /** The index of the first usable round among all of the player's rounds at this game. */
  readonly since: number;
  /** Ranges [from, to) of rounds that it sees but doesn't learn from, oldest first. */
  readonly pausedRanges: readonly (readonly [from: number, to: number])[];
  /** The first round of the current pause; absent while it learns. */
  readonly paused?: number | undefined;
}

/** A range [from, to) of all of a player's rounds at a game. */
export type Stretch = readonly [from: number, to: number];

/** A player's rounds at a game; only the newest are kept. */
export interface PlayerRounds {
  /** Ever played. */
  readonly total: number;
  /** How many of the newest are kept. */
  readonly kept: number;
  readonly learningPolicy?: LearningPolicy | undefined;
  /** Returns the rounds that are kept. */
  rounds(): Rounds;
}

/** The match in which the opponent is to move. */
export interface KnowingMatch {
  readonly game: MatrixGame;
  readonly player: PlayerRounds;
  readonly opponent: string;
  /** The number of rounds already played in it. */
  readonly turn: number;
  /** Returns where its rounds are in the player's history, oldest first; several ranges if it was paused in between. */
  stretches(): readonly Stretch[];
}

type Known = Required<Pick<DecisionInput, "rounds" | "unlearned">>;

const NO_SEED = new Uint8Array(16);
/** The strategy that plays if the player turned their model off. */
const CHANCE = "random";
export const LEARN_EVERYTHING: LearningPolicy = { mode: "learning", since: 0, pausedRanges: [] };

/** Builds the question whose answer is the match's next move. `account`: what its opponent may lose, if it keeps
 * one. */
export function nextQuestion(match: KnowingMatch, seed: Uint8Array, account?: Account): DecisionInput {
  const { game, player, opponent, turn } = match;
  const isOff = player.learningPolicy?.mode === "off" && hasModel(opponent);
  return {
    game,
    strategy: isOff ? CHANCE : opponent,
    seed,
    round: turn + 1,
    ...knownNow(match),
    account,
  };
}

/** Builds a question for a lifelong model after all rounds, outside any match; its answer is never played. */
export function lifelongQuestion(game: MatrixGame, player: PlayerRounds, strategy: string): DecisionInput {
  return { game, strategy, seed: NO_SEED, round: player.total + 1, ...known(player, [allKnown(player)]) };
}

/** Returns what the default opponent's lifelong model knows. */
export function knownToModelOf(player: PlayerRounds): KnownRounds {
  return withIsLearned(known(player, [allKnown(player)]));
}

/** Returns what the opponent knew before the last round; without a model, it may learn from all of it. */
export function knownBeforeLast(match: KnowingMatch): KnownRounds {
  const { rounds, unlearned } = knownNow(match);
  const before = { person: rounds.person.subarray(0, -1), bot: rounds.bot.subarray(0, -1) };
  return withIsLearned({ rounds: before, unlearned });
}

/** The 0-based index of the first of a player's rounds that an opponent may know: since the last reset, and not so old
 * that the store may drop it before the window moves on. */
export function firstKnownTo({ total, kept, learningPolicy }: Omit<PlayerRounds, "rounds">): number {
  return Math.max(learningPolicy?.since ?? 0, firstKnown(total, Math.min(kept, KNOWN_ROUNDS_MAX)));
}

/** Joins the rounds of the stretches, as far as they're available; `first` is the index of the first of `rounds` among
 * all of the player's. */
export function joinStretches({ person, bot }: Rounds, first: number, stretches: readonly Stretch[]): Rounds {
  const parts = stretches.map(([from, to]): Rounds => {
    const [start, end] = [Math.max(0, from - first), Math.max(0, to - first)];
    return { person: person.subarray(start, end), bot: bot.subarray(start, end) };
  });
  const [only] = parts;
  return only && parts.length === 1 ? only : joinRounds(parts);
}

function hasModel(opponent: string): boolean {
  return modelLifetimeOf(opponent) !== undefined;
}

function knownNow(match: KnowingMatch): Known {
  const { rounds, unlearned } = known(match.player, knownStretches(match));
  return { rounds, unlearned: hasModel(match.opponent) ? unlearned : [] };
}

function allKnown(player: PlayerRounds): Stretch {
  return [firstKnownTo(player), player.total];
}

/** Without a model, the match's own rounds come last and without a gap, even if it was paused in between, so that its
 * draws repeat for the rounds they were made in. */
function knownStretches(match: KnowingMatch): readonly Stretch[] {
  const all = allKnown(match.player);
  const lifetime = modelLifetimeOf(match.opponent);
  if (lifetime === "life") return [all];
  const own = within(all, match.stretches());
  if (lifetime === "match") return own;
  const ends = [all[0], ...own.map(([, to]) => to)];
  const starts = [...own.map(([from]) => from), all[1]];
  const others = ends.map((end, at) => [end, starts[at] as number] as const);
  return [...others, ...own];
}

function known(player: PlayerRounds, stretches: readonly Stretch[]): Known {
  const { total, kept, learningPolicy = LEARN_EVERYTHING } = player;
  const rounds = joinStretches(player.rounds(), total - kept, stretches);
  return { rounds, unlearned: unlearnedOf(learningPolicy, stretches, rounds) };
}

/** The ranges that aren't learned from, as indexes into the joined rounds of the stretches. */
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

/** Clips the stretches to the range `[first, end)`. */
function within([first, end]: Stretch, stretches: readonly Stretch[]): readonly Stretch[] {
  const clipped = (index: number): number => Math.max(first, Math.min(end, index));
  return stretches.map(([from, to]) => [clipped(from), clipped(to)]);
}

function withIsLearned({ rounds, unlearned }: Known): KnownRounds {
  if (unlearned.length === 0) return { rounds, isLearned: () => true };
  return { rounds, isLearned: (round) => !unlearned.some(([from, to]) => round >= from && round < to) };
}

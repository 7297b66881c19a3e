// What an opponent may know when it chooses, as the question that `decide` answers, so anyone with the rounds can ask
// it again. See `firstKnown` for where that knowledge starts.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { joinRounds } from "../games/rounds.ts";
import type { Account } from "../strategies/index.ts";
import { modelLifetimeOf } from "../strategies/registry.ts";
import type { DecisionInput } from "./decision.ts";
import { firstKnown, KNOWN_ROUNDS_MAX } from "./known.ts";

/** What a player's model may learn from. */
export interface LearningPolicy {
  /** `off`: it neither learns nor predicts, and the fortune-teller plays at random. */
  readonly mode: "learning" | "off";
  /** The index of the first usable round among all of the player's rounds at this game. */
  readonly since: number;
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
  /** Returns where its rounds are in the player's history, oldest first; several ranges if others
   * were played in between. */
  stretches(): readonly Stretch[];
}

const NO_SEED = new Uint8Array(16);
/** The strategy that plays if the player turned their model off. */
const CHANCE = "random";
export const LEARN_EVERYTHING: LearningPolicy = { mode: "learning", since: 0 };

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
    rounds: knownNow(match),
    account,
  };
}

/** Builds a question for a lifelong model after all rounds, outside any match; its answer is never played. */
export function lifelongQuestion(game: MatrixGame, player: PlayerRounds, strategy: string): DecisionInput {
  return { game, strategy, seed: NO_SEED, round: player.total + 1, rounds: knownToModelOf(player) };
}

/** Returns what the default opponent's lifelong model knows. */
export function knownToModelOf(player: PlayerRounds): Rounds {
  return known(player, [allKnown(player)]);
}

/** Returns what the opponent knew before the last round. */
export function knownBeforeLast(match: KnowingMatch): Rounds {
  const { person, bot } = knownNow(match);
  return { person: person.subarray(0, -1), bot: bot.subarray(0, -1) };
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

function knownNow(match: KnowingMatch): Rounds {
  return known(match.player, knownStretches(match));
}

function allKnown(player: PlayerRounds): Stretch {
  return [firstKnownTo(player), player.total];
}

/** Without a model, the match's own rounds come last and without a gap, even if others were played in between, so that
 * its draws repeat for the rounds they were made in. */
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

function known({ total, kept, rounds }: PlayerRounds, stretches: readonly Stretch[]): Rounds {
  return joinStretches(rounds(), total - kept, stretches);
}

/** Clips the stretches to the range `[first, end)`. */
function within([first, end]: Stretch, stretches: readonly Stretch[]): readonly Stretch[] {
  const clipped = (index: number): number => Math.max(first, Math.min(end, index));
  return stretches.map(([from, to]) => [clipped(from), clipped(to)]);
}

// What decided a match: the person's habit that gained one side the most points, counted over this match's rounds only.

import type { MatrixGame, Move, Result, Rounds } from "../../../src/core/games/index.ts";
import { binomialZ } from "../../../src/core/statistics.ts";

/** Shorter matches are too short to say anything about. */
const ROUNDS_MIN = 5;
/** Minimum times a habit was followed, and minimum points it gained beyond those it cost. */
const FOLLOWED_MIN = 3;
const LEAD_MIN = 3;
/** Standard deviations above chance that both a habit and its points need. */
const DEVIATIONS_MIN = 1.5;
/** A habit followed in at least this share of the rounds explains the other habits. */
const THROUGH_SHARE = 0.8;

export type Pattern =
  | { readonly kind: "after-result"; readonly result: Result; readonly repeats: boolean }
  /** The move played most. */
  | { readonly kind: "favourite"; readonly move: Move }
  /** The moves in cyclic order, always `step` positions further. */
  | { readonly kind: "in-turn"; readonly step: number };

/** A habit in a match, and the results of the rounds that followed it. */
export interface MatchHabit {
  readonly pattern: Pattern;
  readonly followed: number;
  /** Rounds in which the habit applied. */
  readonly situations: number;
  /** Of the rounds that followed it: those won by the bot, and by the person. */
  readonly mine: number;
  readonly yours: number;
}

/** `mine`, `yours`: who leads, the bot or the person. Without a `habit`, nothing stands out. */
export type MatchStory =
  | { readonly kind: "short" }
  | { readonly kind: "story"; readonly lead: "mine" | "yours" | "level"; readonly habit?: MatchHabit };

/** The story of a match from its rounds. */
export function storyOf(game: MatrixGame, rounds: Rounds): MatchStory {
  if (rounds.person.length < ROUNDS_MIN) return { kind: "short" };
  const lead = leadOf(game, rounds);
  const habits = habitsOf(game, rounds).filter((habit) => decided(habit, lead));
  const [first] = habits.sort(
    (a, b) => Number(isThrough(b)) - Number(isThrough(a)) || pointsOf(b) - pointsOf(a),
  );
  return { kind: "story", lead, ...(first && { habit: first }) };
}

function leadOf(game: MatrixGame, { person, bot }: Rounds): "mine" | "yours" | "level" {
  const ahead = person.reduce((sum, move, at) => sum + game.result("person", move, bot[at] as Move), 0);
  return ahead > 0 ? "yours" : ahead < 0 ? "mine" : "level";
}

/** Followed throughout the match. Always playing one move, say, also means repeating it after every loss. */
function isThrough({ pattern, followed, situations }: MatchHabit): boolean {
  return pattern.kind !== "after-result" && followed >= THROUGH_SHARE * situations;
}

const pointsOf = ({ mine, yours }: MatchHabit): number => Math.abs(mine - yours);

/** Whether the habit gave clearly more points to the side that leads or, in a level match, to either side. */
function decided(habit: MatchHabit, lead: "mine" | "yours" | "level"): boolean {
  const { mine, yours } = habit;
  if (lead !== "level" && (lead === "mine") !== mine > yours) return false;
  const clear = binomialZ(Math.max(mine, yours), mine + yours, 0.5) >= DEVIATIONS_MIN;
  return pointsOf(habit) >= LEAD_MIN && clear;
}

/** The person's habits in these rounds, simplest first. */
function habitsOf(game: MatrixGame, rounds: Rounds): MatchHabit[] {
  return patternsOf(game)
    .map((pattern) => tally(game, rounds, pattern))
    .filter((habit, _at, all) => isHabit(game, habit, all));
}

function patternsOf({ size }: MatrixGame): Pattern[] {
  const moves = Array.from({ length: size }, (_, move) => move);
  const afterResults = ([-1, 1, 0] as const).flatMap((result) =>
    [true, false].map((repeats) => ({ kind: "after-result", result, repeats }) as const),
  );
  return [
    ...moves.map((move) => ({ kind: "favourite", move }) as const),
    ...moves.slice(1).map((step) => ({ kind: "in-turn", step }) as const),
    ...afterResults,
  ];
}

function tally(game: MatrixGame, rounds: Rounds, pattern: Pattern): MatchHabit {
  const habit = { pattern, followed: 0, situations: 0, mine: 0, yours: 0 };
  rounds.person.forEach((move, round) => {
    const follows = isFollowed(game, rounds, round, pattern);
    if (follows === undefined) return;
    habit.situations++;
    if (!follows) return;
    const result = game.result("person", move, rounds.bot[round] as Move);
    habit.followed++;
    habit.mine += Number(result < 0);
    habit.yours += Number(result > 0);
  });
  return habit;
}

/** Undefined where the habit doesn't apply to the round. */
function isFollowed(
  game: MatrixGame,
  { person, bot }: Rounds,
  round: number,
  pattern: Pattern,
): boolean | undefined {
  const move = person[round] as Move;
  if (pattern.kind === "favourite") return move === pattern.move;
  const before = person[round - 1];
  if (before === undefined) return undefined;
  if (pattern.kind === "in-turn") return (move - before + game.size) % game.size === pattern.step;
  if (game.result("person", before, bot[round - 1] as Move) !== pattern.result) return undefined;
  return (move === before) === pattern.repeats;
}

/** Beyond chance, and what the person did most; otherwise "you repeat" wouldn't be true. */
function isHabit(
  { size }: MatrixGame,
  { pattern, followed, situations }: MatchHabit,
  all: readonly MatchHabit[],
): boolean {
  const changes = pattern.kind === "after-result" && !pattern.repeats;
  const chance = changes ? 1 - 1 / size : 1 / size;
  const isMost =
    pattern.kind === "favourite"
      ? all.every(
          (one) => one.pattern.kind !== "favourite" || one.pattern === pattern || one.followed < followed,
        )
      : 2 * followed > situations;
  return isMost && followed >= FOLLOWED_MIN && binomialZ(followed, situations, chance) >= DEVIATIONS_MIN;
}

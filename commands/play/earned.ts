// What someone earns in a match, from the match alone.

import type { MatrixGame, Rounds } from "../../src/core/games/index.ts";
import { canonicalId, isPlayable } from "../../src/core/strategies/registry.ts";
import { after, type MaybePromise } from "../../src/infra/within.ts";
import type { Milestone, MilestoneStep, PlayerId } from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { type MatchState, matchRounds, turnOf } from "./state/play.ts";
import { LEVELS } from "./views/opponent.ts";

interface Earned {
  readonly id: Milestone;
  readonly step?: MilestoneStep;
}

/** Points needed to beat a level: a match to a single point is too often won by chance. */
const LEVEL_POINTS_MIN = 5;
/** Judged exactly once per match, so that no one can stop at a convenient point. */
const READINGS_JUDGED = 100;
/** With fewer rounds, a rotation may be chance. */
const TURNS_MIN = 10;
const IN_TURN_SHARE = 0.9;
const LEFT_SHARE = 0.5;

/** Notes what the last counted round has earned; idempotent when a press is redelivered. */
export function noteEarned(
  { milestones }: Pick<Services, "milestones">,
  player: PlayerId,
  state: MatchState,
): MaybePromise<unknown> {
  return earnedBy(state).reduce<MaybePromise<unknown>>(
    (earlier, { id, step }) => after(earlier, () => milestones?.earn(player, id, step)),
    undefined,
  );
}

/** What the match has earned by its last round. */
export function earnedBy(state: MatchState): readonly Earned[] {
  return [
    ...(isUnread(state) ? [{ id: "unread" } as const] : []),
    ...(state.match.ending === "won" ? levelBeaten(state) : []),
    ...(state.match.ending && hasBrokenRotation(state) ? [{ id: "rotation" } as const] : []),
  ];
}

/** Whether the first hundred predictions of the person's moves were right no more often than by chance. */
function isUnread({ game, match: { read, expected } }: MatchState): boolean {
  const [right, all] = read;
  return expected >= 0 && all === READINGS_JUDGED && right * game.size <= all;
}

function levelBeaten({ game, match }: MatchState): readonly Earned[] {
  if (match.score[0] < LEVEL_POINTS_MIN || match.opponentName !== undefined) return [];
  const all = Object.keys(LEVELS);
  const done = all.find((level) => {
    const strategy = LEVELS[level] ?? "";
    return isPlayable(strategy, game) && canonicalId(strategy, game) === match.opponent;
  });
  return done === undefined ? [] : [{ id: "levels", step: { done, all } }];
}

/** Whether they beat an opponent that rotates its moves; or rotated for half of the match themselves, then stopped
 * without losing the other half. */
function hasBrokenRotation(state: MatchState): boolean {
  const { game, match } = state;
  const rounds = turnOf(match) < TURNS_MIN ? undefined : matchRounds(state);
  if (!rounds || game.size < 3) return false;
  if (match.ending === "won" && turnShare(game, rounds.bot) >= IN_TURN_SHARE) return true;
  const half = Math.floor(rounds.person.length / 2);
  const later = { person: rounds.person.slice(half), bot: rounds.bot.slice(half) };
  const wasInTurn = half >= TURNS_MIN && turnShare(game, rounds.person.slice(0, half)) >= IN_TURN_SHARE;
  return wasInTurn && turnShare(game, later.person) <= LEFT_SHARE && aheadIn(game, later) >= 0;
}

/** The share of steps that are the most common nonzero step on the circle. */
function turnShare({ size }: MatrixGame, moves: Uint8Array): number {
  const steps = Array.from({ length: size }, () => 0);
  for (let at = 1; at < moves.length; at += 1) {
    const step = ((moves[at] as number) - (moves[at - 1] as number) + size) % size;
    steps[step] = (steps[step] ?? 0) + 1;
  }
  return Math.max(...steps.slice(1)) / Math.max(1, moves.length - 1);
}

function aheadIn(game: MatrixGame, { person, bot }: Rounds): number {
  return person.reduce((sum, move, at) => sum + game.result("person", move, bot[at] as number), 0);
}

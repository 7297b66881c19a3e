// How a duel went, in the two or three facts worth telling: its longest streak, and the round from which the winner
// stayed ahead.

import type { PlayedDuel } from "../state/document.ts";
import { gameOfDuel, otherSide, type Side, winnerOfRound } from "../state/rules.ts";

/** Shorter streaks aren't mentioned. */
const STREAK_MIN = 3;

/** Consecutive rounds won; rounds count from 1, both ends inclusive. */
export interface Streak {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/** When it was decided; `from`: the first round after which `leader` stayed ahead to the end. */
export type Turn =
  /** Never behind; `wasLevel`: was level again at least once after leading. `isLast`: `from` was the last round. */
  | {
      readonly kind: "ahead";
      readonly leader: Side;
      readonly from: number;
      readonly wasLevel: boolean;
      readonly isLast: boolean;
    }
  /** The other side was ahead before; `until`: the last round after which it was. */
  | {
      readonly kind: "comeback";
      readonly leader: Side;
      readonly from: number;
      readonly until: number;
      readonly isLast: boolean;
    }
  /** Lost or left undecided by a side that was ahead when it ended. */
  | { readonly kind: "given"; readonly leader: Side }
  /** No one won: the largest lead, and the first round after which it was reached. */
  | { readonly kind: "undecided"; readonly leader: Side; readonly by: number; readonly round: number };

export interface Story {
  /** Of equal streaks the winner's, otherwise the earlier. */
  readonly streak?: Streak;
  /** The streak covers all rounds. */
  readonly isOneStreak: boolean;
  readonly turn?: Turn;
}

/** The first side's wins minus the second's, after each round. */
export function leadsOf(duel: PlayedDuel): readonly number[] {
  let lead = 0;
  return winnersOf(duel).map((winner) => {
    if (winner !== undefined) lead += winner === 0 ? 1 : -1;
    return lead;
  });
}

/** The winner of each round; undefined: neither. */
export function winnersOf(duel: PlayedDuel): readonly (Side | undefined)[] {
  const game = gameOfDuel(duel);
  return duel.play.rounds.map((round) => winnerOfRound(game, round));
}

/** Whether both picked in a round; winning because the other side was late is no achievement. */
export function wasPlayed(round: readonly [number, number]): boolean {
  return round.every((move) => move >= 0);
}

/** The story of a finished duel. */
export function storyOf(duel: PlayedDuel): Story {
  const rounds = duel.play.rounds.length;
  const streak = longestStreak(duel);
  const isOneStreak = streak !== undefined && streak.to - streak.from + 1 === rounds;
  const turn = isOneStreak || rounds < 2 ? undefined : turnOf(duel);
  return { isOneStreak, ...(streak && { streak }), ...(turn && { turn }) };
}

function longestStreak(duel: PlayedDuel): Streak | undefined {
  const winner = duel.play.over?.winner;
  const rank = ({ side, from, to }: Streak): number => to - from + (side === winner ? 0.5 : 0);
  return streaksOf(duel)
    .filter(({ from, to }) => to - from + 1 >= STREAK_MIN)
    .reduce<Streak | undefined>((best, one) => (best && rank(best) >= rank(one) ? best : one), undefined);
}

function streaksOf(duel: PlayedDuel): readonly Streak[] {
  const feats = winnersOf(duel).map((side, at) =>
    wasPlayed(duel.play.rounds[at] as [number, number]) ? side : undefined,
  );
  const streaks: Streak[] = [];
  for (const [at, side] of feats.entries()) {
    if (side === undefined) continue;
    const last = streaks.at(-1);
    if (last?.side === side && last.to === at) streaks[streaks.length - 1] = { ...last, to: at + 1 };
    else streaks.push({ side, from: at + 1, to: at + 1 });
  }
  return streaks;
}

function turnOf(duel: PlayedDuel): Turn | undefined {
  const leads = leadsOf(duel);
  const winner = duel.play.over?.winner;
  if (winner !== 0 && winner !== 1) return undecided(leads);
  const own = leads.map((lead) => (winner === 0 ? lead : -lead));
  const last = own.at(-1) ?? 0;
  if (last < 0) return { kind: "given", leader: otherSide(winner) };
  return last === 0 ? undefined : decided(own, winner);
}

/** @param own the leads from the winner's side; the last one is above 0. */
function decided(own: readonly number[], leader: Side): Turn {
  const from = own.findLastIndex((lead) => lead <= 0) + 2;
  const until = own.findLastIndex((lead) => lead < 0) + 1;
  const isLast = from === own.length;
  if (until > 0) return { kind: "comeback", leader, from, until, isLast };
  const wasLevel = own.slice(0, from - 1).some((lead) => lead > 0);
  return { kind: "ahead", leader, from, wasLevel, isLast };
}

function undecided(leads: readonly number[]): Turn | undefined {
  const last = leads.at(-1) ?? 0;
  if (last !== 0) return { kind: "given", leader: last > 0 ? 0 : 1 };
  const by = Math.max(...leads.map(Math.abs));
  if (by === 0) return undefined;
  const at = leads.findIndex((lead) => Math.abs(lead) === by);
  return { kind: "undecided", leader: (leads[at] as number) > 0 ? 0 : 1, by, round: at + 1 };
}

// The rules of a duel as pure changes of its document. Every change first applies the clock.

import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { DuelResult, DuelRound } from "../../../src/people/index.ts";
import { endingAt, readLength } from "../../kit/length.ts";
import { type Duel, type DuelPlay, isPlayed, isRunning, type PlayedDuel, ROUND_MS } from "./document.ts";
import type { HiddenPicks } from "./picks.ts";

/** A duel that no one wins ends here, so that its result grid fits one message. */
export const ROUNDS_MAX = 100;
/** Rounds missed in a row that end a duel. */
const MISSED_MAX = 2;
const ABSENT = -1;

export type Side = 0 | 1;

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** What every change needs: the duel's id, the time, and what hides picks. */
export interface DuelMoment {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly picks: HiddenPicks;
}

/** The game of a duel. @throws Error for a game that this version doesn't know. */
export function gameOfDuel({ game: id }: Duel): MatrixGame {
  const game = matrixGame(id);
  if (!game) throw new Error(`a duel at an unknown game: ${id}`);
  return game;
}

/** Rounds won by each side, and rounds that no one won. */
export function scoreOf(duel: PlayedDuel): readonly [number, number, number] {
  const game = gameOfDuel(duel);
  const score: [number, number, number] = [0, 0, 0];
  for (const round of duel.play.rounds) {
    const winner = winnerOfRound(game, round);
    score[winner ?? 2]++;
  }
  return score;
}

/** The side that won a round; undefined: neither. */
export function winnerOfRound(
  game: MatrixGame,
  [first, second]: readonly [number, number],
): Side | undefined {
  if (first === ABSENT || second === ABSENT) {
    if (first === second) return undefined;
    return first === ABSENT ? 1 : 0;
  }
  const result = game.result("person", first, second);
  if (result === 0) return undefined;
  return result > 0 ? 0 : 1;
}

/** The first round, starting now. */
export function begun(now: number): DuelPlay {
  return { ...nextRound(now), rounds: [] };
}

function nextRound(now: number): Omit<DuelPlay, "rounds"> {
  return { picks: [null, null], stops: [false, false], endsAt: now + ROUND_MS };
}

/** The duel at the current time: a side that hasn't picked by the deadline has lost the round. */
export function afterClock<D extends Duel>(duel: D, moment: DuelMoment): D {
  if (!isRunning(duel) || moment.now < duel.play.endsAt) return duel;
  return revealed(duel, moment);
}

export type PickOutcome =
  /** Counted; `revealed`: it completed the round. */
  | { readonly kind: "in"; readonly duel: PlayedDuel; readonly revealed: boolean }
  /** Counted earlier: the event was redelivered. */
  | { readonly kind: "repeated" }
  /** An earlier press was counted; a pick can't be changed. */
  | { readonly kind: "already-in" }
  /** The round is over, by both picks or by the clock (`duel`: just now). */
  | { readonly kind: "late"; readonly duel?: PlayedDuel }
  | { readonly kind: "not-running" };

/** A side's pick in the round for which its button was drawn. `event`: its digest. */
export function pick(
  duel: Duel,
  side: Side,
  { turn, move, event }: { readonly turn: number; readonly move: number; readonly event: string },
  moment: DuelMoment,
): PickOutcome {
  if (duel.play?.events?.[side] === event) return { kind: "repeated" };
  if (!isRunning(duel)) return { kind: "not-running" };
  const timed = afterClock(duel, moment);
  if (timed !== duel) return { kind: "late", duel: timed };
  const { rounds, picks } = duel.play;
  if (turn !== rounds.length) return { kind: "late" };
  if (picks[side] !== null) return { kind: "already-in" };
  const hidden = moment.picks.hide({ duel: moment.id, turn, side }, move);
  const [first, second] = picks;
  const both: DuelPlay["picks"] = side === 0 ? [hidden, second] : [first, hidden];
  const { events: [firstEvent, secondEvent] = [null, null] } = duel.play;
  const events: DuelPlay["events"] = side === 0 ? [event, secondEvent] : [firstEvent, event];
  const picked = { ...duel, play: { ...duel.play, picks: both, events } };
  const isLast = both.every((one) => one !== null);
  return { kind: "in", duel: isLast ? revealed(picked, moment) : picked, revealed: isLast };
}

/** Completes the current round with what was picked, and starts the next one or ends the duel. If a pick can't be
 * opened any more (the host's secret changed), that's no one's fault: the round starts again. */
function revealed<D extends PlayedDuel>(duel: D, { id, now, picks }: DuelMoment): D {
  const { play } = duel;
  const turn = play.rounds.length;
  const opened = ([0, 1] as const).map((side) => {
    const hidden = play.picks[side];
    return hidden === null ? ABSENT : picks.open({ duel: id, turn, side }, hidden);
  });
  const [first, second] = opened;
  if (first === undefined || second === undefined) return { ...duel, play: { ...play, ...nextRound(now) } };
  const rounds: DuelPlay["rounds"] = [...play.rounds, [first, second]];
  const next = { ...duel, play: { ...play, ...nextRound(now), rounds } };
  const over = overAfter(next, now);
  return over ? ended(next, over) : next;
}

function ended<D extends PlayedDuel>(duel: D, over: NonNullable<DuelPlay["over"]>): D {
  return { ...duel, play: { ...duel.play, picks: [null, null], stops: [false, false], over } };
}

/** Ends it without a result: one side may no longer play. */
export function noResult(duel: PlayedDuel, at: number): PlayedDuel {
  return ended(duel, { winner: "level", ending: "void", at });
}

function overAfter(duel: PlayedDuel, at: number): DuelPlay["over"] {
  const { rounds } = duel.play;
  const absent = ([0, 1] as const).filter((side) => missedLast(rounds, side) >= MISSED_MAX);
  const last = rounds.at(-1);
  const [missing] = absent;
  if (missing !== undefined && last) {
    const there = otherSide(missing);
    return last[there] === ABSENT
      ? { winner: "level", ending: "void", at }
      : { winner: there, ending: "absent", at };
  }
  const [first, second, drawn] = scoreOf(duel);
  const length = readLength(duel.length) ?? { kind: "first", points: 3 };
  const ending = endingAt(length, [first, second, drawn]);
  if (ending) return { winner: first > second ? 0 : 1, ending: "score", at };
  if (rounds.length < ROUNDS_MAX) return undefined;
  const winner = first === second ? "level" : first > second ? 0 : 1;
  return { winner, ending: "rounds", at };
}

/** Rounds in a row that the side has missed, up to the last one. */
function missedLast(rounds: DuelPlay["rounds"], side: Side): number {
  const there = rounds.findLastIndex((round) => round[side] !== ABSENT);
  return rounds.length - 1 - there;
}

/** Asks to stop: a draw once both sides have asked, no effect until then. */
export function stop(duel: Duel, side: Side, moment: DuelMoment): Duel {
  const timed = afterClock(duel, moment);
  if (!isRunning(timed) || timed.play.stops[side]) return timed;
  const [first, second] = timed.play.stops;
  const stops: DuelPlay["stops"] = side === 0 ? [true, second] : [first, true];
  const asked = { ...timed, play: { ...timed.play, stops } };
  if (!stops.every(Boolean)) return asked;
  return ended(asked, { winner: "level", ending: "agreed", at: moment.now });
}

/** Concedes the duel; only a side that asked to stop in this round can. */
export function resign(duel: Duel, side: Side, moment: DuelMoment): Duel {
  const timed = afterClock(duel, moment);
  if (!isRunning(timed) || !timed.play.stops[side]) return timed;
  return ended(timed, { winner: otherSide(side), ending: "resigned", at: moment.now });
}

/** Notes that a side wants a rematch. */
export function askAgain(duel: Duel, side: Side, now: number): Duel {
  if (!isPlayed(duel) || !duel.play.over || wantsAgain(duel, now)[side]) return duel;
  const [first, second] = duel.play.again ?? [null, null];
  const again: DuelPlay["again"] = side === 0 ? [now, second] : [first, now];
  return { ...duel, play: { ...duel.play, again } };
}

/** Which sides currently want a rematch. */
export function wantsAgain(duel: PlayedDuel, now: number): readonly [boolean, boolean] {
  const wants = (at: number | null | undefined): boolean =>
    at !== null && at !== undefined && now - at < ROUND_MS;
  return [wants(duel.play.again?.[0]), wants(duel.play.again?.[1])];
}

/** The result of the duel; undefined before it's over. */
export function resultOfDuel(id: string, duel: Duel): DuelResult | undefined {
  if (!isPlayed(duel) || !duel.play.over) return undefined;
  const { winner, ending, at } = duel.play.over;
  const [first, second] = duel.sides;
  const side = ({ player, name }: typeof first) => ({ player, name });
  const seen = (move: number) => (move === ABSENT ? undefined : move);
  const rounds = duel.play.rounds.map(([a, b]): DuelRound => [seen(a), seen(b)]);
  const sides = [side(first), side(second)] as const;
  return { id, gameId: duel.game, sides, rounds, winner, ending, at };
}

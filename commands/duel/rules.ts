// The stored duel, and its rules as pure changes. Every change first applies the clock: a side that hasn't picked by the
// deadline has lost the round, whoever looks first.

import { z } from "zod";
import type { Place, Platform } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import { nearestLocale } from "../../src/infra/i18n/index.ts";
import type { DuelEnding, DuelResult, DuelRound } from "../../src/people/index.ts";
import { endingAt, readLength } from "../kit/length.ts";

/** Time for a round, and to answer a challenge, in milliseconds. */
export const ROUND_MS = 86_400_000;
/** Time to live after the last update: longer than two rounds. */
export const DUEL_KEPT_MS = 14 * ROUND_MS;
/** A duel that no one wins ends here, so that its result grid fits one message. */
export const ROUNDS_MAX = 100;
/** Rounds missed in a row that end a duel. */
const MISSED_MAX = 2;
const ABSENT = -1;

const ENDINGS = ["score", "rounds", "resigned", "agreed", "absent", "void"] as const satisfies DuelEnding[];

const both = <T extends z.ZodType>(one: T) => z.tuple([one, one]);

const side = z.strictObject({
  /** `platform:id`. */
  player: z.string(),
  /** Display name at their last press. */
  name: z.string(),
});

const board = z.strictObject({
  platform: z.string(),
  place: z.string(),
  kind: z.enum(["private", "group"]),
  server: z.string().optional(),
  topic: z.string().optional(),
  /** Nothing can be posted in this chat. */
  editsOnly: z.literal(true).optional(),
  /** The message's id for edits. */
  message: z.string(),
  locale: z.string(),
});

const over = z.strictObject({
  winner: z.union([z.literal(0), z.literal(1), z.literal("level")]),
  ending: z.enum(ENDINGS),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Histories and ratings include it. */
  noted: z.literal(true).optional(),
  /** Each side's rating after it, and what it changed. Absent: it isn't rated. */
  ratings: both(z.strictObject({ rating: z.int(), change: z.int() })).optional(),
});

const play = z.strictObject({
  /** Both sides' moves by number, oldest first; -1: the side was absent. */
  rounds: z.array(both(z.int().min(ABSENT))),
  /** Hidden picks of the current round, see `HiddenPicks`; null: not picked yet. */
  picks: both(z.string().nullable()),
  /** When the current round ends, in milliseconds since 1970. */
  endsAt: z.number(),
  /** Which sides have asked to stop in the current round. */
  stops: both(z.boolean()),
  /** Which sides want a rematch. */
  again: both(z.boolean()),
  over: over.optional(),
});

const duel = z.strictObject({
  game: z.string(),
  /** `first-3`, `best-9`. */
  length: z.string(),
  /** The challenger first. */
  sides: z.union([z.tuple([side]), z.tuple([side, side])]),
  /** The person challenged by name, `platform:id`. Absent: anyone may take it. */
  invited: z.strictObject({ to: z.string(), name: z.string() }).optional(),
  /** The code that's typed in another chat to take it. */
  code: z.string().optional(),
  /** When the challenge lapses, in milliseconds since 1970, or how it was closed before. */
  challenge: z.strictObject({ endsAt: z.number(), closed: z.enum(["declined", "retracted"]).optional() }),
  /** The messages in which it's shown, one a chat. */
  boards: z.array(board),
  /** Absent until it's accepted. */
  play: play.optional(),
});

export type Duel = z.infer<typeof duel>;
export type DuelPlay = z.infer<typeof play>;
export type DuelBoard = Readonly<z.infer<typeof board>>;
type StoredSide = Readonly<z.infer<typeof side>>;

/** A duel that was accepted. */
export type PlayedDuel = Duel & { readonly sides: [StoredSide, StoredSide]; readonly play: DuelPlay };

export const DUEL = documentKind<Duel>("duel", duel);

export type Side = 0 | 1;

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The side that the person (`platform:id`) plays; undefined for others. */
export function sideOf({ sides }: Duel, player: string): Side | undefined {
  const at = sides.findIndex((one) => one.player === player);
  return at === 0 || at === 1 ? at : undefined;
}

export function isPlayed(duel: Duel): duel is PlayedDuel {
  return duel.play !== undefined && duel.sides.length === 2;
}

export function isOver({ play }: Duel): boolean {
  return play?.over !== undefined;
}

/** Accepted, and not over. */
export function isRunning(duel: Duel): duel is PlayedDuel {
  return isPlayed(duel) && !isOver(duel);
}

/** Whether it still waits for an answer. */
export function isOpenAt({ challenge, play }: Duel, now: number): boolean {
  return !play && challenge.closed === undefined && now < challenge.endsAt;
}

/** A message in which the duel is shown. */
export function boardAt(
  platform: Platform,
  { id, kind, server, topic, editsOnly }: Place,
  message: string,
  locale: string,
): DuelBoard {
  return { platform, place: id, kind, server, topic, editsOnly, message, locale };
}

export function placeOf({ place, kind, server, topic, editsOnly, locale }: DuelBoard): Place {
  return {
    id: place,
    kind,
    locale: nearestLocale(locale),
    ...(server !== undefined && { server }),
    ...(topic !== undefined && { topic }),
    ...(editsOnly && { editsOnly }),
  };
}

/** Hides picks, and reveals them when both are in. */
export interface HiddenPicks {
  hide(at: PickAt, move: number): string;
  /** Undefined if the host's secret has changed since, or the value was altered. */
  open(at: PickAt, hidden: string): number | undefined;
}

/** The duel, the rounds played before, and the side of a pick. */
interface PickAt {
  readonly duel: string;
  readonly turn: number;
  readonly side: Side;
}

/** What every change needs: the duel's id, the time in milliseconds since 1970, and what hides picks. */
export interface DuelMoment {
  readonly id: string;
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
  for (const round of duel.play.rounds) score[winnerOfRound(game, round) ?? 2]++;
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
  return { ...nextRound(now), rounds: [], again: [false, false] };
}

function nextRound(now: number): Pick<DuelPlay, "picks" | "stops" | "endsAt"> {
  return { picks: [null, null], stops: [false, false], endsAt: now + ROUND_MS };
}

/** The duel at the current time; the same object if no deadline has passed. */
export function afterClock<D extends Duel>(duel: D, moment: DuelMoment): D {
  if (!isRunning(duel) || moment.now < duel.play.endsAt) return duel;
  return revealed(duel, moment);
}

/** The duel after a press, and what the press did. */
export interface Changed<R> {
  readonly duel: Duel;
  readonly result: R;
}

/** `kept`: an earlier pick of this round stays. `late`: the press was for another round. */
export type PickResult = "in" | "kept" | "late" | "over";

/** A side's pick, in the round (`turn`) for which its button was drawn. */
export function pick(
  duel: Duel,
  side: Side,
  { turn, move }: { readonly turn: number; readonly move: number },
  moment: DuelMoment,
): Changed<PickResult> {
  if (!isRunning(duel)) return { duel, result: "over" };
  const timed = afterClock(duel, moment);
  if (!isRunning(timed) || timed.play.rounds.length !== turn) return { duel: timed, result: "late" };
  if (timed.play.picks[side] !== null) return { duel: timed, result: "kept" };
  const hidden = moment.picks.hide({ duel: moment.id, turn, side }, move);
  const picks = withOne(timed.play.picks, side, hidden);
  const picked = { ...timed, play: { ...timed.play, picks } };
  return { duel: picks.includes(null) ? picked : revealed(picked, moment), result: "in" };
}

function withOne<T>([first, second]: readonly [T, T], side: Side, value: T): [T, T] {
  return side === 0 ? [value, second] : [first, value];
}

/** Completes the current round with what was picked, and starts the next one or ends the duel. If a pick can't be
 * opened any more (the host's secret changed), that's no one's fault: the round starts again. */
function revealed<D extends PlayedDuel>(duel: D, { id, now, picks }: DuelMoment): D {
  const { play } = duel;
  const turn = play.rounds.length;
  const open = (side: Side): number | undefined => {
    const hidden = play.picks[side];
    return hidden === null ? ABSENT : picks.open({ duel: id, turn, side }, hidden);
  };
  const [first, second] = [open(0), open(1)];
  if (first === undefined || second === undefined) return { ...duel, play: { ...play, ...nextRound(now) } };
  const rounds: DuelPlay["rounds"] = [...play.rounds, [first, second]];
  const next = { ...duel, play: { ...play, ...nextRound(now), rounds } };
  const over = overAfter(next, now);
  return over ? ended(next, over) : next;
}

function ended<D extends PlayedDuel>(duel: D, over: NonNullable<DuelPlay["over"]>): D {
  return { ...duel, play: { ...duel.play, picks: [null, null], stops: [false, false], over } };
}

function overAfter(duel: PlayedDuel, at: number): DuelPlay["over"] {
  const { rounds } = duel.play;
  const absent = ([0, 1] as const).find((side) => missedLast(rounds, side) >= MISSED_MAX);
  if (absent !== undefined)
    return rounds.at(-1)?.[otherSide(absent)] === ABSENT
      ? { winner: "level", ending: "void", at }
      : { winner: otherSide(absent), ending: "absent", at };
  const [first, second, drawn] = scoreOf(duel);
  const length = readLength(duel.length) ?? { kind: "first", points: 3 };
  if (endingAt(length, [first, second, drawn]))
    return { winner: first > second ? 0 : 1, ending: "score", at };
  if (rounds.length < ROUNDS_MAX) return undefined;
  return { winner: first === second ? "level" : first > second ? 0 : 1, ending: "rounds", at };
}

/** Rounds in a row that the side has missed, up to the last one. */
function missedLast(rounds: DuelPlay["rounds"], side: Side): number {
  const there = rounds.findLastIndex((round) => round[side] !== ABSENT);
  return rounds.length - 1 - there;
}

/** `asked`: noted, or it ended the duel. `stop-first`: resigning needs a *Stop* of the same side and round before. */
export type EndResult = "asked" | "stop-first" | "late" | "over";

/** A side asks to stop, which is a draw once both have asked, or resigns. */
export function askToEnd(
  duel: Duel,
  side: Side,
  { turn, by }: { readonly turn: number; readonly by: "stop" | "resign" },
  moment: DuelMoment,
): Changed<EndResult> {
  const timed = afterClock(duel, moment);
  if (!isRunning(timed)) return { duel: timed, result: "over" };
  const { rounds, stops } = timed.play;
  const at = moment.now;
  if (rounds.length !== turn) return { duel: timed, result: "late" };
  if (by === "resign") {
    if (!stops[side]) return { duel: timed, result: "stop-first" };
    return { duel: ended(timed, { winner: otherSide(side), ending: "resigned", at }), result: "asked" };
  }
  if (stops[side]) return { duel: timed, result: "asked" };
  const asked = { ...timed, play: { ...timed.play, stops: withOne(stops, side, true) } };
  const isAgreed = stops[otherSide(side)];
  return {
    duel: isAgreed ? ended(asked, { winner: "level", ending: "agreed", at }) : asked,
    result: "asked",
  };
}

/** Notes that a side wants a rematch; the result says whether both do. */
export function askAgain(duel: Duel, side: Side): Changed<boolean> {
  if (!isPlayed(duel) || !isOver(duel)) return { duel, result: false };
  const again = withOne(duel.play.again, side, true);
  const isSame = duel.play.again[side];
  return { duel: isSame ? duel : { ...duel, play: { ...duel.play, again } }, result: again.every(Boolean) };
}

/** Ends what waits or runs, without a result; undefined if there's nothing left to end. */
export function cancelled(duel: Duel, at: number): Duel | undefined {
  if (isRunning(duel)) return ended(duel, { winner: "level", ending: "void", at });
  return isOpenAt(duel, at) ? { ...duel, challenge: { ...duel.challenge, endsAt: at } } : undefined;
}

/** The result of the duel; undefined before it's over. */
export function resultOfDuel(id: string, duel: Duel): DuelResult | undefined {
  if (!isPlayed(duel) || !duel.play.over) return undefined;
  const { winner, ending } = duel.play.over;
  const seen = (move: number) => (move === ABSENT ? undefined : move);
  const rounds = duel.play.rounds.map(([a, b]): DuelRound => [seen(a), seen(b)]);
  return { id, gameId: duel.game, sides: duel.sides, rounds, winner, ending };
}

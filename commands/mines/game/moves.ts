// Pure transitions of a minesweeper document: document and move in, next document and outcome out.

import {
  type MinesRules,
  Minesweeper,
  type MoveResult,
  writeGame,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import { gameOf, levelOf, type MinesRecord, type PlayerMines, timeOf } from "./document.ts";
import { type DrawnBy, drawBoard } from "./sealed-board.ts";

/** How many games are kept: the newest and two before it. */
const GAMES_MAX = 3;

/** The parameters of a new game. */
export interface MinesPlan {
  readonly id: string;
  readonly locale: string;
  readonly rules: MinesRules;
  readonly seed: string;
  /** A cell opened at the start. */
  readonly begin?: number | undefined;
  /** The board is solvable without guessing, so easier than its level. */
  readonly noGuess?: boolean;
  /** Set for a daily board. */
  readonly daily?: Pick<NonNullable<MinesRecord["daily"]>, "day" | "drawn">;
  /** What it was drawn from; absent for a daily board. */
  readonly drawn?: DrawnBy | undefined;
}

/** A move. Flags are set or cleared, not toggled, so moves are idempotent. */
export type MinesMove =
  | { readonly kind: "open" | "flag" | "unflag" | "chord"; readonly cell: number }
  | { readonly kind: "mode"; readonly flagging: boolean }
  | { readonly kind: "stop" };

type CellMove = Extract<MinesMove, { cell: number }>;

export interface MoveRequest {
  readonly session: string;
  /** The turn for which the button was drawn. */
  readonly turn: number;
  readonly move: MinesMove;
  readonly event: string;
  /** Unix ms. */
  readonly now: number;
}

/** `done`: the document changed; `late`: meant for an earlier turn; `redrawn`: the board has been replaced; `closed`:
 * it ended, because its day's key is public; others as in `MoveResult`. */
export type MoveOutcome =
  | ("done" | "repeated" | "late" | "redrawn" | "closed" | "unknown")
  | Exclude<MoveResult, "changed">;

/** Adds a new live game; one that was open is given up. */
export function startMines(
  document: PlayerMines,
  plan: MinesPlan,
  now: number,
): { readonly next: PlayerMines; readonly record: MinesRecord } {
  const { id, locale, rules, seed, begin, drawn } = plan;
  const game = new Minesweeper(rules);
  const record: MinesRecord = {
    id,
    locale,
    rules,
    seed,
    turn: 0,
    hints: 0,
    events: [],
    opened: "",
    flags: "",
    level: plan.noGuess || begin !== undefined ? "custom" : levelOf(rules),
    ...(plan.daily && { daily: { ...plan.daily, ms: 0, at: now } }),
    ...(drawn && { drawn }),
  };
  if (begin !== undefined) game.open(begin, minesRandom(seed));
  const begun = begin === undefined ? record : withGame({ ...record, begin }, game, now);
  const [live] = document.games;
  const settled = live && !live.ending ? over(document, live, "replaced", now) : document;
  const next = { ...settled, games: [begun, ...settled.games].slice(0, GAMES_MAX) };
  return { next: begun.ending ? withTally(next, begun) : next, record: begun };
}

/** Applies the move, or says why it is invalid. */
export function applyMove(
  document: PlayerMines,
  request: MoveRequest,
): { readonly outcome: MoveOutcome; readonly next?: PlayerMines } {
  const { session, move, event, now } = request;
  const record = document.games.find(({ id }) => id === session);
  if (!record) return { outcome: "unknown" };
  if (record.events.includes(event)) return { outcome: "repeated" };
  if (record.ending) return { outcome: "over" };
  if (move.kind === "stop") return { outcome: "done", next: over(document, record, "stopped", now) };
  if (move.kind === "mode") {
    const { flagging: _before, ...rest } = record;
    return {
      outcome: "done",
      next: withRecord(document, move.flagging ? { ...rest, flagging: true } : rest),
    };
  }
  return applyToCell(document, record, request, move);
}

// Opening is monotonic, so valid at any turn; flags are not, so their turn must match.
function applyToCell(document: PlayerMines, record: MinesRecord, request: MoveRequest, move: CellMove) {
  const isOld = request.turn !== record.turn;
  // A button drawn before that turn was meant for the previous board.
  const isMeant = move.kind === "open" && request.turn >= (record.redrawnAt ?? 0);
  if (isOld && !isMeant) return { outcome: "late" } as const;
  const game = gameOf(record);
  if (move.cell >= game.board.cells) return { outcome: "unknown" } as const;
  const result = playCell(game, record, move);
  if (result !== "changed") return { outcome: isOld ? "late" : result } as const;
  const { hint: _past, ...kept } = record;
  const next = withGame(withEvent({ ...kept, turn: record.turn + 1 }, request.event), game, request.now);
  const changed = withRecord(document, next);
  return { outcome: "done", next: next.ending ? withTally(changed, next) : changed } as const;
}

function playCell(game: Minesweeper, { seed }: MinesRecord, { kind, cell }: CellMove): MoveResult {
  if (kind === "open") return game.open(cell, minesRandom(seed));
  if (kind === "chord") return game.chord(cell);
  return game.flag(cell, kind === "flag");
}

function withGame(record: MinesRecord, game: Minesweeper, now: number): MinesRecord {
  const { first, blown, opened, flags } = writeGame(game, record.seed);
  const started = first === undefined ? undefined : (record.startedAt ?? now);
  const ending = game.state === "won" || game.state === "lost" ? game.state : undefined;
  return {
    ...record,
    opened,
    flags,
    ...(first !== undefined && { first }),
    ...(blown !== undefined && { blown }),
    ...(started !== undefined && { startedAt: started }),
    ...(record.daily && { daily: clocked(record.daily, now) }),
    ...(ending && { ending, endedAt: now }),
  };
}

function clocked(daily: NonNullable<MinesRecord["daily"]>, now: number): MinesRecord["daily"] {
  return { ...daily, ms: daily.ms + Math.max(0, Math.round(now - daily.at)), at: now };
}

/** Counts a hint once for that turn; undefined at any later turn. */
export function withHint(
  document: PlayerMines,
  session: string,
  turn: number,
  hint: NonNullable<MinesRecord["hint"]>,
): PlayerMines | undefined {
  const [record] = document.games;
  if (!record || record.id !== session || record.ending || record.turn !== turn) return undefined;
  const hints = record.hints + Number(record.hint === undefined);
  return withRecord(document, { ...record, hint, hints });
}

/** The number of events remembered per game. */
const EVENTS_KEPT = 4;

/** Notes that the event was counted in the game. */
function withEvent(record: MinesRecord, event: string): MinesRecord {
  return { ...record, events: [event, ...record.events].slice(0, EVENTS_KEPT) };
}

/** How an event's timing changed a board. */
interface Settled {
  /** `redrawn`: the event itself opened nothing, because it was meant for the previous board; `closed`: the daily board
   * ended as it was. */
  readonly kind: "redrawn" | "public" | "closed";
  readonly record: MinesRecord;
}

/** The board as it continues once its day's key is public, or about to be; undefined if nothing changes. */
function settleBoard(
  record: MinesRecord,
  event: string,
  { host, now }: { readonly host: Host; now(): number },
): Settled | undefined {
  const { drawn, ending, isKeyPublic, first, id, turn, daily } = record;
  if (daily && !ending && host.isExpired(daily.drawn))
    return { kind: "closed", record: endedByHand(record, "stopped", now()) };
  if (!drawn || ending || isKeyPublic || !host.isExpired(drawn)) return undefined;
  if (first !== undefined) return { kind: "public", record: { ...record, isKeyPublic: true } };
  const { hint: _past, ...kept } = withEvent(record, event);
  const anew = drawBoard(host, id, { word: drawn.word, again: (drawn.again ?? 0) + 1 });
  return { kind: "redrawn", record: { ...kept, ...anew, turn: turn + 1, redrawnAt: turn + 1 } };
}

/** The same for the live game, unless the event was already counted in it. */
export function settleLive(
  document: PlayerMines,
  { session, event }: { readonly session: string; readonly event: string },
  at: { readonly host: Host; now(): number },
): (Settled & { readonly document: PlayerMines }) | undefined {
  const [live] = document.games;
  if (live?.id !== session || live.events.includes(event)) return undefined;
  const settled = settleBoard(live, event, at);
  return settled && { ...settled, document: withRecord(document, settled.record) };
}

/** The document with its newest game replaced. */
function withRecord(document: PlayerMines, record: MinesRecord): PlayerMines {
  return { ...document, games: [record, ...document.games.slice(1)] };
}

/** Ends the newest game early; one without an opened cell isn't counted. */
function over(
  document: PlayerMines,
  record: MinesRecord,
  ending: "stopped" | "replaced",
  now: number,
): PlayerMines {
  const ended = endedByHand(record, ending, now);
  const changed = withRecord(document, ended);
  return record.first === undefined ? changed : withTally(changed, ended);
}

/** The game, ended at `now`, Unix ms. */
function endedByHand(
  { hint: _past, ...kept }: MinesRecord,
  ending: "stopped" | "replaced",
  now: number,
): MinesRecord {
  return { ...kept, ending, endedAt: now };
}

/** Counts a finished game, unless others have the same board; games with hints don't affect streaks and best times. */
function withTally(document: PlayerMines, record: MinesRecord): PlayerMines {
  if (record.isKeyPublic || record.daily) return document;
  const won = record.ending === "won";
  const before = document.tallies[record.level] ?? { games: 0, wins: 0 };
  const times = [before.bestMs, won && record.hints === 0 ? timeOf(record) : undefined].filter(
    (time) => time !== undefined,
  );
  const [running, most] = document.streak;
  const streak = won ? running + Number(record.hints === 0) : 0;
  const tally = {
    games: before.games + 1,
    wins: before.wins + Number(won),
    ...(times.length > 0 && { bestMs: Math.min(...times) }),
  };
  return {
    ...document,
    tallies: { ...document.tallies, [record.level]: tally },
    streak: [streak, Math.max(most, streak)],
  };
}

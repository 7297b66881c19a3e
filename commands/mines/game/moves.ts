// Pure transitions of a minesweeper document: document and move in, next document and outcome out.

import type { Counted } from "../../../src/chat/index.ts";
import {
  type MinesRules,
  Minesweeper,
  type MoveResult,
  writeGame,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type { TypedCell } from "./cells.ts";
import { allGames, gameOf, levelOf, type MinesRecord, type PlayerMines } from "./document.ts";
import {
  endedByHand,
  endPaused,
  GAMES_MAX,
  over,
  pause,
  withoutPending,
  withRecord,
  withTally,
} from "./paused-games.ts";
import { type DrawnBy, drawBoard } from "./sealed-board.ts";

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
  readonly shared?: boolean;
  readonly race?: string;
  /** Set for a daily board. */
  readonly daily?: Pick<NonNullable<MinesRecord["daily"]>, "day" | "drawn">;
  /** What it was drawn from; absent for a board from a code. */
  readonly drawn?: DrawnBy | undefined;
}

/** A move. Flags are set or cleared, not toggled, so moves are idempotent. */
export type MinesMove =
  | { readonly kind: "open" | "flag" | "unflag" | "chord"; readonly cell: number }
  | { readonly kind: "mode"; readonly flagging: boolean }
  | { readonly kind: "window"; readonly window: number | undefined }
  | { readonly kind: "stop" };

type CellMove = Extract<MinesMove, { cell: number }>;

export interface MoveRequest {
  readonly session: string;
  /** The turn for which the button was drawn; undefined for typed moves, which apply at any turn. */
  readonly turn: number | undefined;
  readonly move: MinesMove;
  readonly event: string;
  /** Unix ms. */
  readonly now: number;
}

/** `done`: the document changed; `late`: meant for an earlier turn; `redrawn`: the board has been replaced; `closed`:
 * it ended, because its day's key is public; others as in `MoveResult`. */
export type MoveOutcome =
  | ("done" | "repeated" | "late" | "redrawn" | "closed" | "paused" | "unknown")
  | Exclude<MoveResult, "changed">;

/** Adds a new live game; the previous one is paused, or ended if no cell was opened. */
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
    ...(plan.shared && { shared: true as const }),
    ...(plan.race !== undefined && { race: plan.race }),
    ...(plan.daily && { daily: { ...plan.daily, ms: 0, at: now } }),
    ...(drawn && { drawn }),
  };
  if (begin !== undefined) game.open(begin, minesRandom(seed));
  const begun = begin === undefined ? record : withGame({ ...record, begin }, game, now);
  const settled = pause(document, now);
  const answered = withoutPending(settled, id);
  const next = { ...answered, games: [begun, ...settled.games].slice(0, GAMES_MAX) };
  return { next: begun.ending ? withTally(next, begun) : next, record: begun };
}

/** Applies the move, or says why it is invalid. */
export function applyMove(
  document: PlayerMines,
  request: MoveRequest,
): { readonly outcome: MoveOutcome; readonly next?: PlayerMines } {
  const { session, move, event, now } = request;
  const [record] = document.games;
  if (!record || record.id !== session) return applyElsewhere(document, request);
  if (record.events.includes(event)) return { outcome: "repeated" };
  if (record.ending) return { outcome: "over" };
  if (move.kind === "stop") return { outcome: "done", next: over(document, record, "stopped", now) };
  if (move.kind === "mode" || move.kind === "window")
    return { outcome: "done", next: withRecord(document, asShown(record, move)) };
  return applyToCell(document, record, request, move);
}

// Games other than the newest can only be stopped.
function applyElsewhere(document: PlayerMines, { session, event, move, now }: MoveRequest) {
  const game = allGames(document).find(({ id }) => id === session);
  if (game?.pausedAt === undefined) return { outcome: game ? "over" : "unknown" } as const;
  if (move.kind === "stop")
    return { outcome: "done", next: endPaused(document, session, "stopped", now) } as const;
  return { outcome: game.events.includes(event) ? "repeated" : "paused" } as const;
}

// Opening is monotonic, so valid at any turn; flags are not, so their turn must match.
function applyToCell(document: PlayerMines, record: MinesRecord, request: MoveRequest, move: CellMove) {
  const isOld = request.turn !== undefined && request.turn !== record.turn;
  // A button drawn before that turn was meant for the previous board.
  const isMeant = move.kind === "open" && (request.turn ?? record.turn) >= (record.redrawnAt ?? 0);
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

function asShown(
  { flagging: _mode, window: _window, ...rest }: MinesRecord,
  move: Extract<MinesMove, { kind: "mode" | "window" }>,
): MinesRecord {
  const flagging = move.kind === "mode" ? move.flagging : _mode === true;
  const window = move.kind === "window" ? move.window : _window;
  return { ...rest, ...(flagging && { flagging }), ...(window !== undefined && { window }) };
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

/** The result of a typed line, applied cell by cell up to the first invalid one. */
export interface TypedResult {
  readonly record: MinesRecord | undefined;
  /** Absent when the first cell was already invalid. */
  readonly done?: Counted;
  readonly refused?: {
    readonly record: MinesRecord;
    readonly move: MinesMove;
    readonly outcome: MoveOutcome;
  };
}

export function applyTyped(
  document: PlayerMines,
  line: Omit<MoveRequest, "turn" | "move"> & { readonly cells: readonly TypedCell[] },
): TypedResult & { readonly next: PlayerMines | undefined } {
  const { session, event, now, cells } = line;
  const before = document.games[0];
  if (before?.events.includes(event))
    return { next: undefined, record: recordIn(document, session), done: "duplicate" };
  let current = document;
  let refused: TypedResult["refused"];
  for (const [at, typed] of cells.entries()) {
    const [record] = current.games;
    if (!record) break;
    const move = typedMove(record, typed);
    const request = { session, turn: undefined, move, event: `${event}.${at}`, now };
    const { outcome, next } = applyMove(current, request);
    if (!next) {
      refused = { record, move, outcome };
      break;
    }
    current = next;
  }
  const [newest] = current.games;
  const outcome = { ...(refused && { refused }) };
  if (current === document || !newest) return { next: undefined, record: undefined, ...outcome };
  const record = withEvent({ ...newest, events: before?.events ?? [] }, event);
  return { next: withRecord(current, record), record, done: "new", ...outcome };
}

const recordIn = ({ games }: PlayerMines, session: string) => games.find(({ id }) => id === session);

/** Each typed line is a new event, so it may toggle flags; typing an open number chords. */
function typedMove(record: MinesRecord, { cell, flag }: TypedCell): MinesMove {
  const game = gameOf(record);
  if (flag) return { kind: game.flags[cell] === 1 ? "unflag" : "flag", cell };
  return { kind: (game.seen[cell] ?? -1) >= 0 ? "chord" : "open", cell };
}

/** Counts a hint once for that turn; undefined at any later turn. */
export function withHint(
  document: PlayerMines,
  session: string,
  turn: number,
  hint: NonNullable<MinesRecord["hint"]>,
  window: number | undefined,
): PlayerMines | undefined {
  const [record] = document.games;
  if (!record || record.id !== session || record.ending || record.turn !== turn) return undefined;
  const hints = record.hints + Number(record.hint === undefined);
  return withRecord(document, { ...record, hint, hints, ...(window !== undefined && { window }) });
}

/** The number of events remembered per game. */
const EVENTS_KEPT = 4;

/** Notes that the event was counted in the game. */
export function withEvent(record: MinesRecord, event: string): MinesRecord {
  return { ...record, events: [event, ...record.events].slice(0, EVENTS_KEPT) };
}

/** How an event's timing changed a board. */
export interface Settled {
  /** `redrawn`: the event itself opened nothing, because it was meant for the previous board; `closed`: the daily board
   * ended as it was. */
  readonly kind: "redrawn" | "public" | "closed";
  readonly record: MinesRecord;
}

/** The board as it continues once its day's key is public, or about to be; undefined if nothing changes. */
export function settleBoard(
  record: MinesRecord,
  event: string,
  { host, now }: { readonly host: Host; now(): number },
): Settled | undefined {
  const { drawn, ending, isKeyPublic, first, id, turn, daily } = record;
  if (daily && !ending && host.isExpired(daily.drawn))
    return { kind: "closed", record: endedByHand(record, "stopped", now()) };
  if (!drawn || ending || isKeyPublic || !host.isExpired(drawn)) return undefined;
  if (first !== undefined) return { kind: "public", record: { ...record, isKeyPublic: true, shared: true } };
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

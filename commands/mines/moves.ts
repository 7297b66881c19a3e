// The transitions of a game of minesweeper in a chat, pure: a document and a move in, the next
// document and what became of the move out.

import type { Counted } from "../../src/chat/index.ts";
import {
  type MinesRules,
  Minesweeper,
  type MoveResult,
  writeGame,
} from "../../src/core/games/minesweeper/index.ts";
import { minesLots } from "../../src/core/matches/minesweeper/index.ts";
import type { TypedCell } from "./cells.ts";
import { gameOf, levelOf, type MinesRecord, type PlayerMines, timeOf } from "./document.ts";

/** Accepted events that a game remembers, and finished games that are kept besides the newest. */
const EVENTS_KEPT = 4;
const EARLIER_GAMES = 2;

/** What a game is begun with. */
export interface MinesPlan {
  readonly id: string;
  readonly locale: string;
  readonly rules: MinesRules;
  readonly seed: string;
  /** The cell that is opened at once. */
  readonly begin?: number | undefined;
  /** The board needs no guess, which is easier than its level. */
  readonly noGuess?: boolean;
  readonly shared?: boolean;
  readonly race?: string;
}

/** What a person does to a game. A flag is set or taken, not toggled: twice is once. */
export type MinesMove =
  | { readonly kind: "open" | "flag" | "unflag" | "chord"; readonly cell: number }
  | { readonly kind: "mode"; readonly flagging: boolean }
  | { readonly kind: "window"; readonly window: number | undefined }
  | { readonly kind: "stop" };

type CellMove = Extract<MinesMove, { cell: number }>;

export interface MoveRequest {
  readonly session: string;
  /** The turn of the button; undefined where it was typed, always for the present board. */
  readonly turn: number | undefined;
  readonly move: MinesMove;
  readonly event: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `done` changed the document, `late` was for an earlier board; others as in `MoveResult`. */
export type MoveOutcome = "done" | "repeated" | "late" | "unknown" | Exclude<MoveResult, "changed">;

/** The document with a new live game; one that was not over is set aside. */
export function beginMines(
  document: PlayerMines,
  plan: MinesPlan,
  now: number,
): { readonly next: PlayerMines; readonly record: MinesRecord } {
  const { id, locale, rules, seed, begin } = plan;
  const game = new Minesweeper(rules);
  const record: MinesRecord = {
    ...{ id, locale, rules, seed, turn: 0, hints: 0, events: [], opened: "", flags: "" },
    level: plan.noGuess || begin !== undefined ? "custom" : levelOf(rules),
    ...(plan.shared && { shared: true as const }),
    ...(plan.race !== undefined && { race: plan.race }),
  };
  if (begin !== undefined) game.open(begin, minesLots(seed));
  const begun = begin === undefined ? record : withGame({ ...record, begin }, game, now);
  const [live] = document.games;
  const settled = live && !live.ending ? over(document, live, "replaced", now) : document;
  const next = { ...settled, games: [begun, ...settled.games.slice(0, EARLIER_GAMES)] };
  return { next: begun.ending ? withTally(next, begun) : next, record: begun };
}

/** The document after the move, or why it is not made. */
export function applyMove(
  document: PlayerMines,
  request: MoveRequest,
): { readonly outcome: MoveOutcome; readonly next?: PlayerMines } {
  const { session, move, event, now } = request;
  const [record] = document.games;
  if (!record || record.id !== session)
    return { outcome: document.games.some(({ id }) => id === session) ? "over" : "unknown" };
  if (record.events.includes(event)) return { outcome: "repeated" };
  if (record.ending) return { outcome: "over" };
  if (move.kind === "stop") return { outcome: "done", next: over(document, record, "stopped", now) };
  if (move.kind === "mode" || move.kind === "window")
    return { outcome: "done", next: withRecord(document, asShown(record, move)) };
  return applyToCell(document, record, request, move);
}

/** What is open stays open, so a cell opens at any turn. Flags come and go: their turn counts. */
function applyToCell(document: PlayerMines, record: MinesRecord, request: MoveRequest, move: CellMove) {
  const isOld = request.turn !== undefined && request.turn !== record.turn;
  if (isOld && move.kind !== "open") return { outcome: "late" } as const;
  const game = gameOf(record);
  if (move.cell >= game.board.cells) return { outcome: "unknown" } as const;
  const result = playCell(game, record, move);
  if (result !== "changed") return { outcome: isOld ? "late" : result } as const;
  const { hint: _past, ...kept } = record;
  const events = [request.event, ...record.events].slice(0, EVENTS_KEPT);
  const next = withGame({ ...kept, turn: record.turn + 1, events }, game, request.now);
  const changed = withRecord(document, next);
  return { outcome: "done", next: next.ending ? withTally(changed, next) : changed } as const;
}

function playCell(game: Minesweeper, { seed }: MinesRecord, { kind, cell }: CellMove): MoveResult {
  if (kind === "open") return game.open(cell, minesLots(seed));
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

/** The record as the game stands. */
function withGame(record: MinesRecord, game: Minesweeper, now: number): MinesRecord {
  const { first, blown, opened, flags } = writeGame(game, record.seed);
  const started = first === undefined ? undefined : (record.startedAt ?? now);
  const ending = game.state === "won" || game.state === "lost" ? game.state : undefined;
  return {
    ...{ ...record, opened, flags },
    ...(first !== undefined && { first }),
    ...(blown !== undefined && { blown }),
    ...(started !== undefined && { startedAt: started }),
    ...(ending && { ending, endedAt: now }),
  };
}

function withRecord(document: PlayerMines, record: MinesRecord): PlayerMines {
  return { ...document, games: [record, ...document.games.slice(1)] };
}

/** Ended by hand. A game in which nothing was opened is no game. */
function over(
  document: PlayerMines,
  record: MinesRecord,
  ending: "stopped" | "replaced",
  now: number,
): PlayerMines {
  const { hint: _past, ...kept } = record;
  const ended: MinesRecord = { ...kept, ending, endedAt: now };
  const changed = withRecord(document, ended);
  return record.first === undefined ? changed : withTally(changed, ended);
}

/** With a finished game counted; one that needed hints is no part of a streak and sets no time. */
function withTally(document: PlayerMines, record: MinesRecord): PlayerMines {
  if (record.shared) return document;
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

/** A typed line, applied cell by cell up to the first that cannot be done. */
export interface TypedResult {
  /** The live game then. */
  readonly record: MinesRecord | undefined;
  /** Absent where not even the first cell was done. */
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
    return { next: undefined, record: recordIn(document, session), done: "before" };
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
  const told = { ...(refused && { refused }) };
  if (current === document || !newest) return { next: undefined, record: undefined, ...told };
  const events = [event, ...(before?.events ?? [])].slice(0, EVENTS_KEPT);
  const record = { ...newest, events };
  return { next: withRecord(current, record), record, done: "now", ...told };
}

const recordIn = ({ games }: PlayerMines, session: string) => games.find(({ id }) => id === session);

/** A typed cell is new each time, so a flag may be toggled; an open number opens its neighbours. */
function typedMove(record: MinesRecord, { cell, flag }: TypedCell): MinesMove {
  const game = gameOf(record);
  if (flag) return { kind: game.flags[cell] === 1 ? "unflag" : "flag", cell };
  return { kind: (game.seen[cell] ?? -1) >= 0 ? "chord" : "open", cell };
}

/** The document with a hint for that turn's position, counted once; undefined at any later turn. */
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

// The transitions of a game of minesweeper in a chat, pure: a document and what was done in, the
// next document out.

import {
  type MinesRules,
  Minesweeper,
  type MoveResult,
  writeGame,
} from "../../src/core/games/minesweeper/index.ts";
import { minesLots } from "../../src/core/matches/minesweeper/index.ts";
import { gameOf, levelOf, type MinesRecord, type PlayerMines } from "./document.ts";

/** How many accepted events a game remembers, and how many finished games are kept besides the
 * newest. */
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

/** What a person does to a game. A flag is set or taken, never turned over: so the same event again
 * changes nothing. */
export type Deed =
  | { readonly kind: "open" | "flag" | "unflag" | "chord"; readonly cell: number }
  | { readonly kind: "mode"; readonly flagging: boolean }
  | { readonly kind: "window"; readonly window: number | undefined }
  | { readonly kind: "stop" };

export interface Act {
  readonly session: string;
  /** The turn of the button; undefined where it was typed, which is always about the present
   * board. */
  readonly turn: number | undefined;
  readonly deed: Deed;
  readonly event: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What became of it: `done` changed the document; of the others see `MoveResult`; `late`: it was
 * for a board that has changed since. */
export type ActOutcome = "done" | "repeated" | "late" | "unknown" | Exclude<MoveResult, "changed">;

/** The document with a new live game; one that was not over is set aside. */
export function beginMines(document: PlayerMines, plan: MinesPlan, now: number): PlayerMines {
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
  return begun.ending ? tallied(next, begun) : next;
}

/** The deed done, or why it is not. */
export function actOn(
  document: PlayerMines,
  act: Act,
): { readonly outcome: ActOutcome; readonly next?: PlayerMines } {
  const [record] = document.games;
  if (!record || record.id !== act.session)
    return { outcome: document.games.some(({ id }) => id === act.session) ? "over" : "unknown" };
  if (record.events.includes(act.event)) return { outcome: "repeated" };
  if (record.ending) return { outcome: "over" };
  const { deed } = act;
  if (deed.kind === "stop") return { outcome: "done", next: over(document, record, "stopped", act.now) };
  if (deed.kind === "mode" || deed.kind === "window")
    return { outcome: "done", next: withRecord(document, asShown(record, deed)) };
  return moved(document, record, act, deed);
}

/** A cell is opened whenever the press was made: what is open stays open. Flags come and go, so
 * their buttons are of one turn. */
function moved(document: PlayerMines, record: MinesRecord, act: Act, deed: Extract<Deed, { cell: number }>) {
  const isOld = act.turn !== undefined && act.turn !== record.turn;
  if (isOld && deed.kind !== "open") return { outcome: "late" } as const;
  const game = gameOf(record);
  if (deed.cell >= game.board.cells) return { outcome: "unknown" } as const;
  const result = makeMove(game, record, deed);
  if (result !== "changed") return { outcome: isOld ? "late" : result } as const;
  const { hint: _past, ...kept } = record;
  const events = [act.event, ...record.events].slice(0, EVENTS_KEPT);
  const next = withGame({ ...kept, turn: record.turn + 1, events }, game, act.now);
  const changed = withRecord(document, next);
  return { outcome: "done", next: next.ending ? tallied(changed, next) : changed } as const;
}

function makeMove(
  game: Minesweeper,
  { seed }: MinesRecord,
  { kind, cell }: Extract<Deed, { cell: number }>,
): MoveResult {
  if (kind === "open") return game.open(cell, minesLots(seed));
  if (kind === "chord") return game.chord(cell);
  return game.flag(cell, kind === "flag");
}

function asShown(
  { flagging: _mode, window: _window, ...rest }: MinesRecord,
  deed: Extract<Deed, { kind: "mode" | "window" }>,
): MinesRecord {
  const flagging = deed.kind === "mode" ? deed.flagging : _mode === true;
  const window = deed.kind === "window" ? deed.window : _window;
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
  return record.first === undefined ? changed : tallied(changed, ended);
}

/** With a finished game counted; one that needed hints is no part of a streak and sets no time. */
function tallied(document: PlayerMines, record: MinesRecord): PlayerMines {
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

/** Milliseconds from the first cell to the end; undefined before. */
export function timeOf({ startedAt, endedAt }: MinesRecord): number | undefined {
  return startedAt === undefined || endedAt === undefined ? undefined : Math.max(0, endedAt - startedAt);
}

/** The document with a hint for the position at that turn; undefined where the game has gone on
 * since. A second look at the same is no second hint. */
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

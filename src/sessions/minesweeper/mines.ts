// Games of minesweeper in chats: the single door for beginning one, for every press of its buttons and for every cell that is typed.

import type { Caller, Counted, Place, Press, PressHandler, Reply } from "../../chat/index.ts";
import type { BoardCode, MinesRules } from "../../games/minesweeper/index.ts";
import { nearestLocale, say } from "../../i18n/index.ts";
import type { PlayerId } from "../../players/index.ts";
import type { Change } from "../../store/index.ts";
import { eventMark, mayOwn, sessionId } from "../session-id.ts";
import { type ActOutcome, actOn, beginMines, type Deed, type MinesPlan, withHint } from "./acts.ts";
import { cellName } from "./cells.ts";
import {
  exportMines,
  gameOf,
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
  seedOf,
} from "./document.ts";
import { gameView, MINES_SCOPE, progressOf, windowOfCell } from "./game-view.ts";
import { type EditMessage, type MinesParts, viewerOf } from "./parts.ts";
import { readCells, readDeed } from "./presses.ts";
import { RACE_SCOPE } from "./race-view.ts";
import { createRaces, type RaceCall, type Races } from "./racing.ts";
import { hintWords } from "./reason-words.ts";
import { statsView } from "./stats-view.ts";
import { WATCH_SCOPE, type Watching, watchPress, watchView } from "./watching.ts";

/** Boards that are tried for one that needs no guess. */
const NO_GUESS_ATTEMPTS = 400;

/** Who asks, and where. */
export interface Asking {
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
}

/** The board that is asked for. */
export type BoardWish =
  | { readonly kind: "fresh"; readonly rules: MinesRules; readonly noGuess: boolean }
  | { readonly kind: "code"; readonly code: BoardCode };

export interface Mines {
  /** Begins a game (a live one is set aside) and resolves to its message, or to a word why there is no such board. */
  begin(asking: Asking, wish: BoardWish): Promise<Reply>;
  /** Opens cells of the live game by their names, or flags them. */
  typed(asking: Asking, typed: string, flags: boolean): Promise<Reply>;
  /** A hint for the live game, for the caller alone. */
  hint(asking: Asking): Promise<Reply>;
  watch(asking: Asking, board: Omit<Watching, "seed"> & { readonly seed?: string | undefined }): Promise<Reply>;
  race(call: RaceCall): Promise<Reply>;
  /** How the caller's games went; undefined before the first is over. */
  stats(caller: Caller): Promise<Reply | undefined>;
  /** The caller's live game. */
  live(caller: PlayerId): Promise<MinesRecord | undefined>;
  /** Press handlers by the scope of their buttons. */
  readonly scopes: ReadonlyMap<string, PressHandler>;
  /** All that is stored of a player, for the player. */
  exported(player: PlayerId): Promise<object | undefined>;
  /** Removes it; resolves to whether there was anything. */
  remove(player: PlayerId): Promise<boolean>;
  /** From now on, the messages of races can be brought up to date. */
  serve(edit: EditMessage): void;
}

type GamePress = Press & { readonly action: NonNullable<Press["action"]> };

interface Room extends MinesParts {
  readonly races: Races;
}

export function createMines(parts: MinesParts): Mines {
  const room: Room = { ...parts, races: createRaces(parts) };
  const watched = { solver: parts.solver, viewer: (caller: Caller) => viewerOf(parts, caller) };
  const press: PressHandler = (one) => answerPress(room, one);
  return {
    begin: (asking, wish) => begin(room, asking, wish),
    typed: (asking, typed, flags) => answerTyped(room, asking, typed, flags),
    hint: (asking) => answerHint(room, asking),
    watch: async ({ caller, place }, { seed = seedOf(parts.freshSeed()), ...board }) => {
      const view = await watchView(watched, { ...board, seed }, 0, caller, localeOf({ caller, place }));
      return { type: "post", view, audience: "place" };
    },
    race: (call) => room.races.call(call),
    stats: (caller) => stats(room, caller),
    live: (caller) => liveOf(room, caller),
    scopes: new Map([
      [MINES_SCOPE, press],
      [WATCH_SCOPE, watchPress(watched)],
      [RACE_SCOPE, room.races.press((one, plan, origin) => beginPlanned(room, one, plan, origin, "caller"))],
    ]),
    exported: (player) => exportMines(parts.store, player),
    remove: (player) => remove(room, player),
    serve: (edit) => room.races.serve(edit),
  };
}

const localeOf = ({ caller, place }: Pick<Asking, "caller" | "place">) =>
  place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);

async function begin(room: Room, asking: Asking, wish: BoardWish): Promise<Reply> {
  const origin = `event:${asking.id}`;
  if (wish.kind === "code") {
    const { rules, seed, first } = wish.code;
    return beginPlanned(room, asking, { rules, seed, begin: first, shared: true }, origin, "place");
  }
  const { rules } = wish;
  const seed = seedOf(room.freshSeed());
  if (!wish.noGuess) return beginPlanned(room, asking, { rules, seed }, origin, "place");
  const middle = Math.floor(rules.height / 2) * rules.width + Math.floor(rules.width / 2);
  const board = await room.solver.noGuess(rules, seed, middle, NO_GUESS_ATTEMPTS);
  if (!board) return { type: "notice", text: say(asking.caller.locale, "mines-no-such-board") };
  return beginPlanned(room, asking, { rules, seed: board.seed, begin: board.first, noGuess: true }, origin, "place");
}

async function beginPlanned(
  room: Room,
  asking: Asking,
  plan: Omit<MinesPlan, "id" | "locale">,
  origin: string,
  audience: "place" | "caller",
): Promise<Reply> {
  const { caller } = asking;
  const id = sessionId(caller, origin);
  const change = (current = NEW_PLAYER_MINES): Change<PlayerMines, { document: PlayerMines; counted: Counted }> => {
    if (current.games.some((game) => game.id === id))
      return { next: undefined, result: { document: current, counted: "before" } };
    const next = beginMines(current, { ...plan, id, locale: localeOf(asking) }, room.now());
    return { next, result: { document: next, counted: "now" } };
  };
  const { document, counted } = await room.store.update(PLAYER_MINES, playerMinesKey(caller), change);
  await noteEnded(room, caller, document);
  const record = document.games.find((game) => game.id === id) as MinesRecord;
  return { type: "post", view: await show(room, caller, record), audience, counted };
}

/** Games of races that were set aside, or ended when nobody could note it. */
async function noteEnded(room: Room, caller: Caller, { games }: PlayerMines): Promise<void> {
  const ended = games.filter(({ race, ending }) => race !== undefined && ending);
  await Promise.all(ended.map((record) => room.races.note(caller, record).catch(room.onFailure)));
}

/** The game's message; that of a race that is over tells how the race stands. */
async function show(room: Room, caller: Caller, record: MinesRecord) {
  const extra = record.race !== undefined && record.ending ? await room.races.note(caller, record) : undefined;
  return gameView(record, viewerOf(room, caller), extra);
}

async function answerPress(room: Room, press: GamePress): Promise<Reply> {
  const { action, caller } = press;
  if (!mayOwn(caller, action.session)) return notice(press, "press-not-yours");
  const deed = readDeed(action.move);
  if (deed) return pressDeed(room, press, deed);
  if (action.move === "hint") return pressHint(room, press);
  const record = (await documentOf(room, caller)).games.find(({ id }) => id === action.session);
  if (!record) return notice(press, "press-old-button");
  if (action.move === "standings") return { type: "edit", view: await show(room, caller, record) };
  return action.move === "again" ? again(room, press, record) : notice(press, "press-old-button");
}

/** The press is done on the document; the answer is its message as it is then. */
async function pressDeed(room: Room, press: GamePress, deed: Deed): Promise<Reply> {
  const { action, caller } = press;
  const act = { session: action.session, turn: action.turn, deed, event: eventMark(press.id), now: room.now() };
  const { before, document, outcome } = await room.store.update(
    PLAYER_MINES,
    playerMinesKey(caller),
    (current = NEW_PLAYER_MINES) => {
      const { outcome, next } = actOn(current, act);
      return { next, result: { before: current, document: next ?? current, outcome } };
    },
  );
  const record = document.games.find(({ id }) => id === action.session);
  if (!record) return notice(press, "press-old-button");
  const refusal = refusalWords(record, deed, outcome, caller);
  if (refusal !== undefined) return { type: "notice", text: refusal };
  const view = await show(room, caller, record);
  const edit = { type: "edit", view, present: () => presentView(room, caller, action.session) } as const;
  if (outcome === "done") return { ...edit, toast: toastOf(before.games[0], record, deed), counted: "now" };
  if (outcome === "repeated") return { ...edit, counted: "before" };
  if (outcome === "late") return { ...edit, notice: say(caller.locale, "mines-board-changed"), outdated: true };
  return outcome === "over" ? { ...edit, notice: say(caller.locale, "mines-over") } : edit;
}

/** Why a cell is left as it is, for the presser alone; undefined where the message says it. */
function refusalWords(record: MinesRecord, deed: Deed, outcome: ActOutcome, { locale }: Caller): string | undefined {
  if (!("cell" in deed)) return undefined;
  const cell = cellName(record.rules, deed.cell);
  if (outcome === "unknown") return say(locale, "press-old-button");
  if (outcome === "flagged") return say(locale, "mines-flagged", { cell });
  if (outcome === "flags-differ")
    return say(locale, "mines-flags-differ", { cell, number: gameOf(record).seen[deed.cell] ?? 0 });
  const isOpen = outcome === "open" || (outcome === "same" && (deed.kind === "open" || deed.kind === "chord"));
  return isOpen ? say(locale, "mines-open-already", { cell }) : undefined;
}

/** One short line on what happened. */
function toastOf(before: MinesRecord | undefined, record: MinesRecord, deed: Deed): string {
  const locale = nearestLocale(record.locale);
  if (record.ending === "won") return say(locale, "mines-toast-won");
  if (record.ending === "lost")
    return say(locale, "mines-toast-lost", { cell: cellName(record.rules, record.blown ?? 0) });
  if (deed.kind === "mode") return say(locale, deed.flagging ? "mines-how-flag" : "mines-how-open");
  if (deed.kind === "window") return say(locale, "mines-how-open");
  if (!("cell" in deed) || !before) return say(locale, "mines-toast-stopped");
  const cell = cellName(record.rules, deed.cell);
  if (deed.kind === "flag") return say(locale, "mines-toast-flag", { cell });
  if (deed.kind === "unflag") return say(locale, "mines-toast-unflag", { cell });
  const game = gameOf(record);
  const cells = progressOf(game).cleared - progressOf(gameOf(before)).cleared;
  return say(locale, "mines-toast-open", { cell, cells, number: game.seen[deed.cell] ?? 0 });
}

async function presentView(room: Room, caller: Caller, session: string) {
  const record = (await documentOf(room, caller)).games.find(({ id }) => id === session);
  return record && show(room, caller, record);
}

async function documentOf({ store }: Room, player: PlayerId): Promise<PlayerMines> {
  return (await store.read(PLAYER_MINES, playerMinesKey(player))) ?? NEW_PLAYER_MINES;
}

async function liveOf(room: Room, player: PlayerId): Promise<MinesRecord | undefined> {
  const [newest] = (await documentOf(room, player)).games;
  return newest?.ending ? undefined : newest;
}

/** Another board on the same terms. */
async function again(room: Room, press: GamePress, { rules, begin: first }: MinesRecord): Promise<Reply> {
  const wish = { kind: "fresh", rules, noGuess: first !== undefined } as const;
  const begun = await begin(room, { ...press, id: `again:${press.action.session}` }, wish);
  if (begun.type !== "post") return begun;
  const { counted: _ofAnotherPressPerhaps, ...posted } = begun;
  return posted;
}

/** What `/mines hint` and the button find out; undefined where the game went on meanwhile. */
async function findHint(room: Room, caller: Caller, record: MinesRecord): Promise<MinesRecord | undefined> {
  const { rules, seed, first, opened } = record;
  const hint =
    record.hint ?? (await room.solver.hint({ rules, seed, opened, flags: "", ...(first !== undefined && { first }) }));
  const window = windowOfCell(rules, caller.platform, hint.cell);
  return room.store.update(PLAYER_MINES, playerMinesKey(caller), (current = NEW_PLAYER_MINES) => {
    const next = withHint(current, record.id, record.turn, hint, window);
    return { next, result: next?.games[0] };
  });
}

async function pressHint(room: Room, press: GamePress): Promise<Reply> {
  const { caller, action } = press;
  const record = (await documentOf(room, caller)).games.find(({ id }) => id === action.session);
  if (!record) return notice(press, "press-old-button");
  const present = () => presentView(room, caller, record.id);
  if (record.race !== undefined) return notice(press, "mines-race-no-hints");
  if (record.ending)
    return {
      type: "edit",
      view: await show(room, caller, record),
      present,
      notice: say(caller.locale, "mines-hint-over"),
    };
  const hinted = await findHint(room, caller, record);
  if (!hinted)
    return {
      type: "edit",
      view: (await present()) ?? (await show(room, caller, record)),
      present,
      outdated: true,
      notice: say(caller.locale, "mines-board-changed"),
    };
  return { type: "edit", view: await show(room, caller, hinted), present, toast: wordsOf(hinted, caller) };
}

function wordsOf(record: MinesRecord, { locale }: Caller): string {
  return record.hint ? hintWords(record.rules, gameOf(record).seen, record.hint, locale) : "";
}

async function answerHint(room: Room, { caller }: Asking): Promise<Reply> {
  const [newest] = (await documentOf(room, caller)).games;
  if (!newest) return { type: "notice", text: say(caller.locale, "mines-none") };
  if (newest.ending) return { type: "notice", text: say(caller.locale, "mines-hint-over") };
  if (newest.race !== undefined) return { type: "notice", text: say(caller.locale, "mines-race-no-hints") };
  const hinted = await findHint(room, caller, newest);
  return { type: "notice", text: hinted ? wordsOf(hinted, caller) : say(caller.locale, "mines-board-changed") };
}

/** All cells of a line in one update; it ends at the first that cannot be done. */
async function answerTyped(room: Room, asking: Asking, typed: string, flags: boolean): Promise<Reply> {
  const { caller } = asking;
  const { locale } = caller;
  const [newest] = (await documentOf(room, caller)).games;
  if (!newest) return { type: "notice", text: say(locale, "mines-none") };
  if (newest.ending) return { type: "notice", text: say(locale, "mines-over") };
  const read = readCells(newest.rules, typed, flags);
  if ("bad" in read)
    return {
      type: "notice",
      text: say(locale, "mines-no-cell", {
        typed: read.bad,
        last: cellName(newest.rules, newest.rules.width * newest.rules.height - 1),
      }),
    };
  const mark = eventMark(asking.id);
  const { document, problem, done } = await room.store.update(
    PLAYER_MINES,
    playerMinesKey(caller),
    (current = NEW_PLAYER_MINES) => {
      const result = typedCells(current, newest.id, read.cells, { mark, now: room.now() }, caller);
      return { next: result.done === "now" ? result.document : undefined, result };
    },
  );
  const record = document.games.find(({ id }) => id === newest.id);
  if (!record || done === undefined) return { type: "notice", text: problem ?? say(locale, "mines-over") };
  const view = await show(room, caller, record);
  const told =
    problem === undefined ? view : { ...view, blocks: [...view.blocks, { type: "text" as const, text: problem }] };
  return { type: "post", view: told, audience: record.race === undefined ? "place" : "caller", counted: done };
}

function typedCells(
  document: PlayerMines,
  session: string,
  cells: readonly { readonly cell: number; readonly flag: boolean }[],
  { mark, now }: { readonly mark: string; readonly now: number },
  caller: Caller,
): { readonly document: PlayerMines; readonly problem?: string | undefined; readonly done?: Counted } {
  const [record] = document.games;
  if (record?.events.includes(mark)) return { document, done: "before" };
  let current = document;
  let problem: string | undefined;
  for (const [at, { cell, flag }] of cells.entries()) {
    const [newest] = current.games;
    if (!newest) break;
    const deed = deedOf(newest, cell, flag);
    const { outcome, next } = actOn(current, { session, turn: undefined, deed, event: `${mark}.${at}`, now });
    if (!next) {
      problem = refusalWords(newest, deed, outcome, caller) ?? say(caller.locale, "mines-over");
      break;
    }
    current = next;
  }
  if (current === document) return { document, problem };
  const [newest, ...rest] = current.games;
  const marked = { ...(newest as MinesRecord), events: [mark, ...(record?.events ?? [])].slice(0, 4) };
  return { document: { ...current, games: [marked, ...rest] }, problem, done: "now" };
}

/** A typed cell is new each time, so a flag may be turned over; an open number opens its neighbours. */
function deedOf(record: MinesRecord, cell: number, flag: boolean): Deed {
  const game = gameOf(record);
  if (flag) return { kind: game.flags[cell] === 1 ? "unflag" : "flag", cell };
  return { kind: (game.seen[cell] ?? -1) >= 0 ? "chord" : "open", cell };
}

async function stats(room: Room, caller: Caller): Promise<Reply | undefined> {
  const view = statsView(await documentOf(room, caller), caller.locale);
  return view && { type: "post", view, audience: "caller" };
}

async function remove(room: Room, player: PlayerId): Promise<boolean> {
  const { games } = await documentOf(room, player);
  await room.races.forget(games.flatMap(({ race }) => race ?? []));
  return room.store.remove(PLAYER_MINES, playerMinesKey(player));
}

function notice({ caller }: GamePress, id: "press-old-button" | "press-not-yours" | "mines-race-no-hints"): Reply {
  return { type: "notice", text: say(caller.locale, id) };
}

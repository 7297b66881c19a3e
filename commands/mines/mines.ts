// Games of minesweeper in chats: the single door for beginning one, for every press of its buttons
// and for every cell that is typed.

import type { ButtonPress, Caller, Counted, PressHandler, Reply } from "../../src/chat/index.ts";
import type { BoardCode, MinesRules } from "../../src/core/games/minesweeper/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Change } from "../../src/infra/store/index.ts";
import type { PlayerId } from "../../src/players/index.ts";
import { eventMark, mayOwn, sessionId } from "../kit/session-id.ts";
import { actOn, beginMines, type Deed, type MinesPlan } from "./acts.ts";
import { middleCell } from "./cells.ts";
import { type EditMessage, type MinesDependencies, viewerOf } from "./dependencies.ts";
import {
  exportMines,
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
  seedOf,
} from "./document.ts";
import { readDeed } from "./presses.ts";
import { createRaces, type RaceCall } from "./race/racing.ts";
import { RACE_SCOPE } from "./race/view.ts";
import {
  type Asking,
  documentOf,
  localeOf,
  type MinesDeps,
  notice,
  presentView,
  show,
} from "./shown-game.ts";
import { answerHint, pressHint } from "./solver/hinting.ts";
import { WATCH_SCOPE, type Watching, watchPress, watchView } from "./solver/watching.ts";
import { answerTyped } from "./typing.ts";
import { refusalWords, toastOf } from "./views/act-words.ts";
import { MINES_SCOPE } from "./views/buttons.ts";
import { statsView } from "./views/stats.ts";

/** Boards that are tried for one that needs no guess. */
const NO_GUESS_ATTEMPTS = 400;

/** The board that is asked for. */
type BoardWish =
  | { readonly kind: "fresh"; readonly rules: MinesRules; readonly noGuess: boolean }
  | { readonly kind: "code"; readonly code: BoardCode };

export interface Mines {
  /** Begins a game (a live one is set aside) and resolves to its message, or to a word why there is
   * no such board. */
  begin(asking: Asking, wish: BoardWish): Promise<Reply>;
  /** The live game's message once more, or a word that there is none. */
  again(asking: Asking): Promise<Reply>;
  /** Opens cells of the live game by their names, or flags them. */
  typed(asking: Asking, typed: string, flags: boolean): Promise<Reply>;
  /** A hint for the live game, for the caller alone. */
  hint(asking: Asking): Promise<Reply>;
  watch(
    asking: Asking,
    board: Omit<Watching, "seed"> & { readonly seed?: string | undefined },
  ): Promise<Reply>;
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

export function createMines(parts: MinesDependencies): Mines {
  const room: MinesDeps = { ...parts, races: createRaces(parts) };
  const watched = { solver: parts.solver, viewer: (caller: Caller) => viewerOf(parts, caller) };
  const press: PressHandler = (one) => answerPress(room, one);
  return {
    begin: (asking, wish) => begin(room, asking, wish),
    again: (asking) => showAgain(room, asking),
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

async function begin(room: MinesDeps, asking: Asking, wish: BoardWish): Promise<Reply> {
  const origin = `event:${asking.id}`;
  if (wish.kind === "code") {
    const { rules, seed, first } = wish.code;
    return beginPlanned(room, asking, { rules, seed, begin: first, shared: true }, origin, "place");
  }
  const { rules } = wish;
  const seed = seedOf(room.freshSeed());
  if (!wish.noGuess) return beginPlanned(room, asking, { rules, seed }, origin, "place");
  const board = await room.solver.noGuess(rules, seed, middleCell(rules), NO_GUESS_ATTEMPTS);
  if (!board) return { type: "notice", text: say(asking.caller.locale, "mines-no-such-board") };
  return beginPlanned(
    room,
    asking,
    { rules, seed: board.seed, begin: board.first, noGuess: true },
    origin,
    "place",
  );
}

/** What is known once a game has begun. */
interface Begun {
  readonly document: PlayerMines;
  readonly counted: Counted;
  /** A game in which something was open has ended by it. */
  readonly isBeforeSetAside: boolean;
}

async function beginPlanned(
  room: MinesDeps,
  asking: Asking,
  plan: Omit<MinesPlan, "id" | "locale">,
  origin: string,
  audience: "place" | "caller",
): Promise<Reply> {
  const { caller } = asking;
  const id = sessionId(caller, origin);
  const change = (current = NEW_PLAYER_MINES): Change<PlayerMines, Begun> => {
    if (current.games.some((game) => game.id === id))
      return { next: undefined, result: { document: current, counted: "before", isBeforeSetAside: false } };
    const next = beginMines(current, { ...plan, id, locale: localeOf(asking) }, room.now());
    const [live] = current.games;
    const isBeforeSetAside = live !== undefined && !live.ending && live.first !== undefined;
    return { next, result: { document: next, counted: "now", isBeforeSetAside } };
  };
  const { document, counted, isBeforeSetAside } = await room.store.update(
    PLAYER_MINES,
    playerMinesKey(caller),
    change,
  );
  await noteEnded(room, caller, document);
  const record = document.games.find((game) => game.id === id) as MinesRecord;
  const view = await show(room, caller, record);
  const told = say(localeOf(asking), "mines-before-set-aside");
  const shown = isBeforeSetAside
    ? { ...view, blocks: [...view.blocks, { type: "text" as const, text: told }] }
    : view;
  return { type: "post", view: shown, audience, counted };
}

/** Games of races that were set aside, or ended when nobody could note it. */
async function noteEnded(room: MinesDeps, caller: Caller, { games }: PlayerMines): Promise<void> {
  const ended = games.filter(({ race, ending }) => race !== undefined && ending);
  await Promise.all(ended.map((record) => room.races.note(caller, record).catch(room.onFailure)));
}

async function answerPress(room: MinesDeps, press: ButtonPress): Promise<Reply> {
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
async function pressDeed(room: MinesDeps, press: ButtonPress, deed: Deed): Promise<Reply> {
  const { action, caller } = press;
  const act = {
    session: action.session,
    turn: action.turn,
    deed,
    event: eventMark(press.id),
    now: room.now(),
  };
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
  if (outcome === "late")
    return { ...edit, notice: say(caller.locale, "mines-board-changed"), outdated: true };
  return outcome === "over" ? { ...edit, notice: say(caller.locale, "mines-over") } : edit;
}

async function liveOf(room: MinesDeps, player: PlayerId): Promise<MinesRecord | undefined> {
  const [newest] = (await documentOf(room, player)).games;
  return newest?.ending ? undefined : newest;
}

async function showAgain(room: MinesDeps, { caller }: Asking): Promise<Reply> {
  const [newest] = (await documentOf(room, caller)).games;
  if (!newest || newest.ending)
    return { type: "notice", text: say(caller.locale, newest ? "mines-over" : "mines-none") };
  return {
    type: "post",
    view: await show(room, caller, newest),
    audience: newest.race === undefined ? "place" : "caller",
  };
}

/** Another board on the same terms. */
async function again(
  room: MinesDeps,
  press: ButtonPress,
  { rules, begin: first }: MinesRecord,
): Promise<Reply> {
  const wish = { kind: "fresh", rules, noGuess: first !== undefined } as const;
  const begun = await begin(room, { ...press, id: `again:${press.action.session}` }, wish);
  if (begun.type !== "post") return begun;
  const { counted: _ofAnotherPressPerhaps, ...posted } = begun;
  return posted;
}

async function stats(room: MinesDeps, caller: Caller): Promise<Reply | undefined> {
  const view = statsView(await documentOf(room, caller), caller.locale);
  return view && { type: "post", view, audience: "caller" };
}

async function remove(room: MinesDeps, player: PlayerId): Promise<boolean> {
  const { games } = await documentOf(room, player);
  await room.races.forget(games.flatMap(({ race }) => race ?? []));
  return room.store.remove(PLAYER_MINES, playerMinesKey(player));
}

// A table to play at in tests: the real commands, sessions and store, without a platform. Buttons are pressed by their
// labels, as people do.

import { createHash } from "node:crypto";
import { it as base } from "vitest";
import type { DuelFeature } from "../../../commands/duel/feature.ts";
import { createFeatures, type Services } from "../../../commands/index.ts";
import type { PlaceFeature } from "../../../commands/place/feature.ts";
import { openProfileWorker } from "../../../commands/profile/worker.ts";
import type { TournamentPages } from "../../../commands/tournament/pages.ts";
import type { TournamentDependencies, Tournaments } from "../../../commands/tournament/tournaments.ts";
import { playTask } from "../../../src/arena/match/play.ts";
import type { MatchOutcome, StrategySources } from "../../../src/arena/match/task.ts";
import type { MatchExecutor } from "../../../src/arena/playing.ts";
import { openSandbox, type Sandbox } from "../../../src/arena/sandbox/sandbox.ts";
import {
  type Block,
  type Budgets,
  type Button,
  buttonText,
  type Caller,
  type CommandSpec,
  createDispatch,
  type Dispatch,
  type EditOutcome,
  type Feature,
  type Incoming,
  type Place,
  type PostRefusal,
  type PrivateChat,
  type Reply,
  subcommandOf,
  tableText,
  type View,
} from "../../../src/chat/index.ts";
import { type Proof, readLine } from "../../../src/core/proof/line.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import type { Log } from "../../../src/infra/logger.ts";
import { svgOf } from "../../../src/infra/pictures/draw.ts";
import type { Painter } from "../../../src/infra/pictures/painter.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import type { Host } from "../../../src/people/host/host.ts";
import { handleNotes, keyNamesIn, type Match, PREDICTOR, predictorKey } from "../../../src/people/index.ts";
import { endLater } from "../../ends.ts";
import { testHost } from "../host.ts";

const TELEGRAM = { platform: "telegram", fieldLimits: { columns: 8, rows: 10 } } as const;
export const ANNA: Caller = { ...TELEGRAM, id: "1", name: "Anna", locale: "en" };
export const BORIS: Caller = { ...TELEGRAM, id: "2", name: "Boris", locale: "ru" };
export const PRIVATE: Place = { kind: "private", id: "1" };

type Typed = Record<string, string>;

interface Sent {
  readonly platform: string;
  readonly place: Place;
  readonly view: View;
}
type Post = Sent & { readonly key: string };
type Edit = Sent & { readonly message: string };

/** A message: a view, or a reply that must have one. */
export type Shown = View | Reply;

export interface Table {
  readonly dispatch: Dispatch;
  readonly store: Store;
  readonly tournaments: Tournaments;
  readonly tournamentPages: TournamentPages;
  readonly features: readonly Feature[];
  readonly profile: Feature;
  readonly place: PlaceFeature;
  readonly duel: DuelFeature;
  readonly services: Services;
  /** Errors in the background. */
  readonly defects: readonly unknown[];
  /** Messages posted outside replies. */
  readonly posts: readonly Post[];
  /** Later edits of such posts. */
  readonly edits: readonly Edit[];
  /** Log lines, as `level: message`. */
  readonly logged: string[];
  /** Errors that made events fail. */
  readonly failures: readonly unknown[];
  type(command: string, subcommand: string, options?: Typed, by?: Partial<Incoming>): Promise<Reply>;
  /** Presses the button with this label (or its beginning); if it's behind *More*, presses that first. */
  press(shown: Shown, label: string, by?: Partial<Incoming>): Promise<Reply>;
}

interface TableOptions {
  /** The features' log; if absent, its errors are among the `defects`. */
  readonly log?: Log;
  /** If absent, no one is rate-limited. */
  readonly budgets?: Budgets;
  /** If absent, pictures are laid out but not painted. */
  readonly painter?: Painter;
  readonly store?: Store;
  readonly historyRounds?: number;
  readonly timing?: TournamentDependencies["timing"];
  /** Makes tables on one store draw different seeds. */
  readonly seedsFrom?: number;
  readonly host?: Host;
  /** The URL of the pages; by default there are none. */
  readonly publicUrl?: string;
  now?(): number;
  /** The outcome of a post; `posted` by default. */
  delivery?(place: Place): "posted" | "unavailable" | PostRefusal;
  /** The outcome of an edit outside a reply; `edited` by default. */
  editing?(): EditOutcome | Promise<EditOutcome>;
  /** Whether people have private chats here; by default they all do. */
  privateChats?(person: string): PrivateChat["state"];
  /** Plays tournament matches; by default in this process, at once. */
  readonly players?: MatchExecutor;
  /** Plays opponents written by other people; by default there are none. */
  readonly sandbox?: Pick<Sandbox, "next">;
  /** Plays trials; by default in this process, at once. */
  readonly localPlayers?: MatchExecutor;
  /** How long a reply waits for a trial's report; by default until it's there. */
  readonly trialPatienceMs?: number;
  /** Plays trials of files; by default one process for all tables of a file. */
  trialSandbox?(strategySources: StrategySources): Sandbox;
  /** Called with the number of tournament matches played here. */
  onMatches?(count: number): void;
}

// All tables of a file share these threads, because starting one takes longer than most tests.
const GUARD_MS = 300_000;
const sharedProfiles = openProfileWorker();

/** Lays out every picture, which fails if a chart can't be drawn, but paints none. */
const layout: Painter = {
  async draw(chart) {
    svgOf(chart);
    return Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
  },
  forget: () => undefined,
};

const lent = new Set<StrategySources>();
const onlySandbox = openSandbox({
  async strategySources(id) {
    const found = await Promise.all([...lent].map((strategySources) => strategySources(id)));
    return found.find((bytes) => bytes !== undefined);
  },
});

/** The outcomes of each trial task, for its first and second run; they depend only on the task. */
const played = new Map<string, MatchOutcome[]>();

/** The process that all tables of a file share. It doesn't replay what it has already played for one of them. */
export function sharedSandbox(strategySources: StrategySources): Sandbox {
  lent.add(strategySources);
  const times = new Map<string, number>();
  return {
    ...onlySandbox,
    async play(task, signal) {
      const key = JSON.stringify(task);
      const time = times.get(key) ?? 0;
      times.set(key, 1 - time);
      const known = played.get(key) ?? [];
      const outcome = known[time] ?? (await onlySandbox.play(task, signal));
      if (known.length === time && outcome && !outcome.noResult) played.set(key, [...known, outcome]);
      return outcome;
    },
    close: async () => void lent.delete(strategySources),
  };
}

const begun = performance.now();

/** Noon on a Wednesday when the tests start, so that they never cross the end of a week or month. */
const fromNoon = () => Date.parse("2026-11-18T12:00:00Z") + Math.floor(performance.now() - begun);

/** Seeds derive from numbered events, so every table plays the same game. */
export async function openTable(options: TableOptions = {}): Promise<Table> {
  const store = options.store ?? (await openStore({ dataDir: ":memory:" }));
  const logged: string[] = [];
  let events = 0;
  const defects: unknown[] = [];
  const onFailure = (error: unknown): void => void defects.push(error);
  const now = options.now ?? fromNoon;
  const host = options.host ?? (await testHost(options.seedsFrom ?? 0, now));
  keyNamesIn(store, host.keyedHash);
  const painter = options.painter ?? layout;
  const posts: Post[] = [];
  const edits: Edit[] = [];
  const services: Services = {
    ...{ store, painter, now, host, onFailure, publicUrl: options.publicUrl },
    log: options.log ?? {
      info: () => {},
      warn: ({ err }) => onFailure(err),
      error: ({ err }) => onFailure(err),
    },
    post: async (platform, place, view, key) => {
      const state = options.delivery?.(place) ?? "posted";
      if (state === "unavailable") return { state };
      if (state !== "posted") return { state: "refused", why: state };
      posts.push({ platform, place, view, key });
      return { state, message: `message-${posts.length}` };
    },
    edit: async (platform, place, message, view) => {
      edits.push({ platform, place, message, view });
      return options.editing?.() ?? "edited";
    },
    privateChat: async (_platform, person) => {
      const state = options.privateChats?.(person) ?? "open";
      return state === "open" ? { state, place: { kind: "private", id: person } } : { state };
    },
  };
  const created = createFeatures(services, {
    historyRounds: options.historyRounds ?? 1000,
    newSecret: (id) => new Uint8Array(createHash("sha256").update(id).digest()),
    profileWorker: sharedProfiles,
    players: options.players ?? countedPlayers(options.onMatches),
    ...(options.sandbox && { sandbox: options.sandbox }),
    localPlayers: options.localPlayers ?? countedPlayers(undefined),
    trialPatienceMs: options.trialPatienceMs ?? GUARD_MS,
    trialSandbox: options.trialSandbox ?? sharedSandbox,
    timing: { pollMs: 100, leaseMs: 200, ...options.timing },
  });
  const { features, duel, tournament, profile, place, chosenLanguages } = created;
  endLater(() => tournament.tournaments.close());
  const failures: unknown[] = [];
  const note = (level: string) => (fields: object, message: string) => {
    if ("err" in fields) failures.push(fields.err);
    logged.push(`${level}: ${message}`);
  };
  const dispatch = createDispatch({
    ...{ features, chosenLanguages, noteCaller: handleNotes(store, now, onFailure) },
    explainFailure: () => undefined,
    log: { info: note("info"), warn: note("warn"), error: note("error") },
    ...(options.budgets && { budgets: options.budgets }),
  });
  const event = (by: Partial<Incoming>) => ({ id: `event-${++events}`, caller: ANNA, place: PRIVATE, ...by });
  return {
    dispatch,
    store,
    services,
    features,
    profile,
    place,
    duel,
    tournaments: tournament.tournaments,
    tournamentPages: tournament.pages,
    defects,
    logged,
    failures,
    posts,
    edits,
    type: (command, subcommand, typed = {}, by = {}) =>
      dispatch.handle({ ...event(by), type: "command", command, subcommand, options: typed } as Incoming),
    press: async (shown, label, by = {}) => {
      const view = viewOf(shown);
      const pressed = async (action: Button["action"], id?: string) => {
        const press = { ...event(by), type: "press", action, ...(id && { id }) } as Incoming;
        return formSays(dispatch.commands, await dispatch.handle(press));
      };
      const more = view.buttons?.flat().find(({ action }) => action.move === "more");
      if (!more || labelsOf(view).some((one) => one.includes(label)))
        return pressed(buttonOf(view, label).action);
      const behind = await pressed(more.action, `${by.id ?? "event"}-more-${++events}`);
      return behind.type === "edit" ? pressed(buttonOf(behind.view, label).action) : behind;
    },
  };
}

/** Each test that asks for a `table` gets its own. */
export const it = base.extend("table", () => openTable());

/** A form must say what its value means. */
function formSays(commands: readonly CommandSpec[], reply: Reply): Reply {
  const asks = reply.type === "notice" ? reply.asks : undefined;
  const row = asks?.pressed && subcommandOf(commands, asks);
  const option = row?.options.find(({ name }) => name === asks?.pressed?.option);
  if (asks?.pressed && !option?.description)
    throw new Error(`the form of /${asks.command} ${asks.subcommand} does not say what it asks for`);
  return reply;
}

/** Plays matches in this process, one at a time, as a thread would. */
function countedPlayers(onMatches: TableOptions["onMatches"]): MatchExecutor {
  return {
    async play(task, signal) {
      await new Promise(setImmediate);
      if (signal?.aborted) return undefined;
      onMatches?.(1);
      return playTask(task, createStrategy);
    },
    close: async () => undefined,
  };
}

function buttonOf(view: View, label: string): Button {
  const button = view.buttons?.flat().find((one) => buttonText(one).includes(label));
  if (!button) throw new Error(`no button "${label}" among ${labelsOf(view).join(", ")}`);
  return button;
}

export function labelsOf(shown: Shown): string[] {
  return (viewOf(shown).buttons ?? []).flat().map(buttonText);
}

type Asked = Record<"command" | "subcommand" | "option" | "typed", string>;

/** The suggestions for the caller who has typed that much of the option. */
export async function suggestionsTo({ dispatch }: Table, asked: Asked, caller = ANNA, place = PRIVATE) {
  return dispatch.complete({ type: "completion", id: "c", caller, place, ...asked });
}

/** The suggestions' values, as they'd be typed. */
export async function suggested(...asked: Parameters<typeof suggestionsTo>): Promise<string[]> {
  return (await suggestionsTo(...asked)).map(({ value }) => value);
}

/** A person's stored matches at a game. */
export const storedGame = ({ store }: Table, game = "rps", caller = ANNA) =>
  store.read(PREDICTOR, predictorKey(caller, game));

/** Their open match, else the last one. */
export async function storedMatch(table: Table, game = "rps", caller = ANNA): Promise<Match> {
  const { live, last } = (await storedGame(table, game, caller)) ?? {};
  const match = live ?? last;
  if (!match) throw new Error(`no match of ${game}`);
  return match;
}

/** Presses these one after another, each below the previous answer. */
export async function playOn(table: Table, opening: Reply, labels: readonly string[]): Promise<Reply> {
  let reply = opening;
  for (const label of labels) reply = await table.press(reply, label);
  return reply;
}

/** Presses these in turn until the match is over; resolves to its end. */
export async function playOut(table: Table, opening: Reply, ...labels: readonly string[]): Promise<Reply> {
  let reply = opening;
  for (let round = 0; labelsOf(reply).includes("Stop"); round++)
    reply = await table.press(reply, labels[round % labels.length] as string);
  return reply;
}

/** The proof line in that text. */
export function lineIn(text: string): string {
  return /gd1\.[\w.-]+/.exec(text)?.[0] ?? "";
}

/** The proof of a match or board that *Verify* shows at its end. */
export async function proofOf(table: Table, over: Shown): Promise<Exclude<Proof, { kind: "day" }>> {
  const proof = readLine(lineIn(textOf(await table.press(over, "Verify"))));
  if (typeof proof === "string" || proof.kind === "day") throw new Error(`no proof: ${proof}`);
  return proof;
}

/** The view of a reply, which must have one. */
export function viewOf(reply: Shown): View {
  if (!("type" in reply)) return reply;
  if (reply.type === "notice") throw new Error(`only a notice: ${reply.text}`);
  if (reply.type === "silence" || reply.type === "dropped") throw new Error(`only ${reply.type}`);
  return reply.view;
}

/** All of a view's text except its buttons. */
export function textOf(shown: Shown): string {
  if ("type" in shown && shown.type === "notice") return shown.text;
  if ("type" in shown && shown.type === "silence") return shown.brief;
  const { title = "", blocks } = viewOf(shown);
  return [title, ...blocks.map(blockText)].join("\n");
}

function blockText(block: Block): string {
  if (block.type === "file") return block.content;
  if (block.type === "table") return tableText(block.rows);
  return block.type === "picture" ? block.alt : block.text;
}

// Someone who has used everything, so that every kind of key in the store has data about them: through commands where
// possible, including other people's.

import { changeDaily } from "../commands/daily/day.ts";
import { agreeToShow, pageOf } from "../commands/replay/replays.ts";
import { LEAGUE } from "../src/arena/league.ts";
import { fileId } from "../src/arena/submissions/files.ts";
import { register } from "../src/arena/submissions/names.ts";
import type { Caller, FoundPerson, Place } from "../src/chat/index.ts";
import { monthOf } from "../src/infra/calendar.ts";
import type { Store } from "../src/infra/store/index.ts";
import {
  NEW_PREDICTOR,
  noteDuel,
  notePlayed,
  rateDuel,
  setChallenges,
  show,
  writePlayerId,
} from "../src/people/index.ts";

import { openTable, type Table, viewOf } from "./commands/play/table.ts";
import { postbox } from "./commands/tournament/postbox.ts";
import { duelOf } from "./people/lists/duels.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const TELEGRAM = { platform: "telegram", locale: "en", fieldLimits: { columns: 8, rows: 10 } } as const;
export const ANNA: Caller = { ...TELEGRAM, id: "7654321", name: "Annabella", handle: "bella_ann" };
export const BORIS: Caller = { ...TELEGRAM, id: "8000001", name: "Boris", handle: "boris_b" };
const VERA: Caller = { ...TELEGRAM, id: "8000002", name: "Vera" };
const GROUP: Place = { kind: "group", id: "-777" };
export const PRIVATE: Place = { kind: "private", id: ANNA.id };
/** Strings that must not remain anywhere: ids, names, and the prefix of the names she registered. */
export const TRACES = [ANNA.id, ANNA.name, "bella_ann", "annas-"];

export async function openFilling(
  store: Store,
  more: Omit<NonNullable<Parameters<typeof openTable>[0]>, "store"> = {},
): Promise<Table> {
  let clock = NOW;
  // Every look at the clock advances it by a second, so that no hourly limits apply here.
  const table = await openTable({ store, now: () => (clock += 1_000), ...more });
  await table.tournaments.serve(postbox().messenger);
  return table;
}

export const by = (caller: Caller, place: Place = GROUP) => ({ caller, place });

const found = ({ id, name }: Caller): FoundPerson => ({ id, name, isBot: false });

/** Stores something about Anna under every kind: through commands where possible, including other people's. */
export async function fill(table: Table): Promise<void> {
  const match = viewOf(await table.type("rps", "play", {}, by(ANNA)));
  await table.press(match, "Rock", by(ANNA));
  await table.type("mines", "play", { level: "pocket" }, by(ANNA));
  await table.type("daily", "opponent", {}, by(ANNA));
  await fillDuels(table);
  await fillTournaments(table);
  await fillProfile(table.store);
  const copy = { strategy: "copy", games: ["rps"], submittedAt: NOW };
  await register(table.store, writePlayerId(ANNA), "annas-copy", copy);
  await fillEnteredByOthers(table);
  await setChallenges(table.store, ANNA, false);
  await fillMade(table.store);
  await fillLadder(table.store);
  await noteDuel(table.store, {
    ...{ id: "duel-one", gameId: "rps", rounds: [[0, 1]], winner: 1, ending: "score" },
    sides: [
      { player: writePlayerId(ANNA), name: ANNA.name },
      { player: writePlayerId(BORIS), name: BORIS.name },
    ],
  });
  await fillReplays(table.store);
  await fillDaily(table);
  await table.type("language", "language", { language: "ja" }, by(ANNA, PRIVATE));
  await table.type("language", "language", { language: "en" }, by(ANNA, PRIVATE));
}

/** A shared match, and a duel that's waiting for the other player's consent. */
async function fillReplays(store: Store): Promise<void> {
  const replay = {
    game: "rps",
    rounds: [[0, 1, -1] as [number, number, number]],
    expected: [],
    names: [ANNA.name],
  };
  const of = { by: writePlayerId(ANNA), at: NOW };
  await agreeToShow(store, pageOf(store, "match-1"), {
    ...of,
    needed: 1,
    replay: { ...replay, kind: "match" },
  });
  await agreeToShow(store, pageOf(store, "duel-1"), {
    ...of,
    needed: 2,
    replay: { ...replay, kind: "duel" },
  });
}

/** A cleared daily board, by someone who is visible to everyone. */
async function fillDaily(table: Table): Promise<void> {
  await table.type("daily", "board", {}, by(ANNA));
  await changeDaily(table.store, ANNA, (kept) => ({
    ...kept,
    boards: kept.boards.map((one) => ({ ...one, ending: "won", endedAt: NOW })),
  }));
  await show(table.store, ANNA, { gameIds: ["rps"], place: undefined, now: NOW });
}

/** A named file, and a month of the league. */
async function fillMade(store: Store): Promise<void> {
  const account = writePlayerId(ANNA);
  const source = "export const move = () => 0;";
  const submitted = { strategy: fileId(source), source, games: ["rps"], submittedAt: NOW };
  await register(store, account, "annas-file", submitted);
  const entrants = [{ strategy: "file:1", name: "annas-file", owner: account, isYardstick: false }];
  const month = { from: monthOf(NOW)[0], seed: 1, entrants };
  await store.update(LEAGUE, "rps", () => ({ next: month, result: undefined }));
}

async function fillDuels(table: Table): Promise<void> {
  const duel = (from: Caller, whom?: FoundPerson) => {
    const event = { ...by(from), findPerson: () => whom };
    return table.type("rps", "duel", whom ? { user: "x" } : {}, event as never);
  };
  await duel(VERA, { problem: "unknown", handle: "bella_ann" });
  await duel(ANNA, found(BORIS));
  await table.press(viewOf(await duel(ANNA)), "I’m in", by(VERA));
}

/** As many opponents as a rank needs. */
async function fillLadder(store: Store): Promise<void> {
  for (let at = 0; at < 5; at++) {
    const sides = [writePlayerId(ANNA), `telegram:990${at}`] as const;
    const duel = duelOf(`duel${at}`, sides);
    const named = [{ ...duel.sides[0], name: ANNA.name }, duel.sides[1]] as const;
    await rateDuel(store, { ...duel, sides: named }, NOW, ["telegram:-777", "telegram:-777"]);
  }
}

async function fillTournaments(table: Table): Promise<void> {
  const join = (strategy: string, where = by(ANNA)) => table.type("tournament", "join", { strategy }, where);
  await table.type("tournament", "create", { match: "10" }, by(ANNA, PRIVATE));
  for (const strategy of ["copy", "rotation"]) await join(strategy, by(ANNA, PRIVATE));
  await table.type("tournament", "start", {}, by(ANNA, PRIVATE));
  await table.tournaments.idle();
  await table.type("tournament", "create", { match: "10" }, by(ANNA));
  await join("markov");
  await table.type("tournament", "cancel", {}, by(ANNA));
  await table.type("tournament", "create", { match: "10" }, by(ANNA));
  await join("copy");
}

/** Her registered name, entered by someone else in a finished tournament and in an open one. */
async function fillEnteredByOthers(table: Table): Promise<void> {
  const there = by(BORIS, { kind: "group", id: "-778" });
  for (const isPlayed of [true, false]) {
    await table.type("tournament", "create", { match: "10", house: "off" }, there);
    for (const strategy of ["annas-copy", "rotation"])
      await table.type("tournament", "join", { strategy }, there);
    if (isPlayed) await table.type("tournament", "start", {}, there);
    await table.tournaments.idle();
  }
}

async function fillProfile(store: Store): Promise<void> {
  await show(store, ANNA, { gameIds: ["rps"], place: undefined, now: NOW });
  const decided: [number, ...number[]] = [Math.floor(NOW / 86_400_000), 20, 20, 20, 20, 20, 20, 0, 0, 0];
  const document = { ...NEW_PREDICTOR, decided } as never;
  // More chats than are stored: the first ones are dropped.
  for (let at = 0; at < 22; at++)
    await notePlayed(store, ANNA, { gameId: "rps", document, place: `telegram:-9${at}`, now: NOW + at });
}

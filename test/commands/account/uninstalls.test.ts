// People who remove the bot are deleted after thirty days, unless they come back.

import { it as base, describe, expect } from "vitest";
import type { AccountFeature } from "../../../commands/account/feature.ts";
import type { Presence, Whose } from "../../../src/chat/index.ts";
import { matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";
import { summarisePlayer } from "../../../src/people/index.ts";
import { ANNA, BORIS, openTable, type Table, viewOf } from "../play/table.ts";

const it = base.extend("processes", () => processes(1));

const games = [matrixGame("rps") ?? oddEven];
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = Date.parse("2026-11-18T12:00:00Z");

const anna: Whose = { platform: "telegram", kind: "person", id: ANNA.id };
const server: Whose = { platform: "telegram", kind: "place", id: "-100" };

interface Process {
  readonly table: Table;
  readonly account: AccountFeature;
  readonly presence: Presence;
}

const memory = (): Promise<Store> => openStore({ dataDir: ":memory:", report: () => {} });

/** Processes sharing a store and a clock. */
async function processes(count: number, store?: Store) {
  const clock = { now: START };
  const shared = store ?? (await memory());
  const open = async (): Promise<Process> => {
    const table = await openTable({ store: shared, now: () => clock.now });
    const account = table.features.find(({ presence }) => presence) as AccountFeature;
    return { table, account, presence: account.presence as Presence };
  };
  const all: Process[] = [];
  for (let number = 0; number < count; number++) all.push(await open());
  return { clock, store: shared, all, first: all[0] as Process, second: all[1] as Process, open };
}

async function playRound(table: Table, caller = ANNA): Promise<void> {
  await table.press(await table.type("rps", "play", {}, { caller }), caller === BORIS ? "Камень" : "Rock", {
    caller,
  });
}

async function isKnown(store: Store, caller = ANNA): Promise<boolean> {
  return Object.keys((await summarisePlayer(store, caller, games)).games).length > 0;
}

/** What happens to Anna in which process, and when (ms after the start). */
type News = readonly [process: 0 | 1, what: "gone" | "back" | "used" | "look" | "ends", ms: number];
const GONE: News = [0, "gone", 0];
const TWO_MONTHS_LATER: News = [0, "look", 61 * DAY_MS];
const MONTH_LATER: News = [0, "look", 31 * DAY_MS];

describe("a person who removed the bot", () => {
  it("is forgotten after thirty days, unlike anyone else", async ({ processes: { clock, store, first } }) => {
    await playRound(first.table);
    await playRound(first.table, BORIS);
    await first.presence.gone(anna, clock.now);
    clock.now += 30 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(true);
    clock.now += HOUR_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(false);
    expect(await isKnown(store, BORIS)).toBe(true);
    expect(first.table.defects).toEqual([]);
  });

  it.each<[string, "kept" | "forgotten", ...News[]]>([
    ["they add it again before", "kept", GONE, [0, "back", 29 * DAY_MS], TWO_MONTHS_LATER],
    ["another process sees them", "kept", GONE, [1, "used", DAY_MS], [1, "look", DAY_MS], TWO_MONTHS_LATER],
    ["who saw them ends then", "kept", GONE, [1, "used", 1], [1, "ends", 1], MONTH_LATER],
    ["they used it before", "forgotten", [0, "used", 0], [0, "gone", 1], [0, "look", 1], MONTH_LATER],
    ["the news comes again", "kept", GONE, [1, "back", 1000], [1, "gone", 0], MONTH_LATER],
    ["the news comes late", "kept", [0, "back", 1000], GONE, MONTH_LATER],
  ])("where %s is %s", async (_, outcome, ...news) => {
    const { clock, store, all } = await processes(2);
    await playRound((all[0] as Process).table);
    for (const [number, what, ms] of news) {
      const { presence, account } = all[number] as Process;
      const at = START + ms;
      if (what === "used") presence.used(anna, at);
      else if (what === "gone" || what === "back") await presence[what](anna, at);
      else if (what === "ends") await account.background?.stop();
      else {
        clock.now = at;
        await account.look();
      }
    }
    expect(await isKnown(store)).toBe(outcome === "kept");
  });

  it("gets another thirty days after removing it again", async ({ processes: { clock, store, first } }) => {
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    clock.now += 20 * DAY_MS;
    await first.presence.back(anna, clock.now);
    await first.presence.gone(anna, clock.now + 1);
    clock.now += 11 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(true);
    clock.now += 20 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(false);
  });

  it("is forgotten by a process that started later", async () => {
    const { clock, store, first, open } = await processes(1);
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    clock.now += 31 * DAY_MS;
    const later = await open();
    await later.account.look();
    expect(await isKnown(store)).toBe(false);
  });

  it("sees the date in their export, and leaves nothing behind", async () => {
    const { clock, first } = await processes(1);
    await first.presence.gone(anna, clock.now);
    expect(await first.account.personalData.export(ANNA)).toMatchObject({
      removedBot: { at: "2026-11-18T12:00:00.000Z", forgottenAt: "2026-12-18T12:00:00.000Z" },
    });
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await first.account.personalData.export(ANNA)).toEqual({});
    expect(await first.account.personalData.remove(ANNA)).toBe(false);
  });
});

describe("a server that removed the bot", () => {
  const place = { kind: "group", id: "-100" } as const;
  const changed = async ({ table }: Process): Promise<void> => {
    const mayConfigure = async () => true;
    const settings = viewOf(await table.type("place", "settings", {}, { place, mayConfigure }));
    await table.press(settings, "Keep quiet", { place, mayConfigure });
  };
  const isQuiet = async ({ table }: Process): Promise<boolean> => {
    const posted = await table.place.quietly(table.services).post("telegram", place, { blocks: [] }, "k");
    return posted.state === "refused";
  };

  it("loses its settings after thirty days", async ({ processes: { clock, first } }) => {
    await changed(first);
    await first.presence.gone(server, clock.now);
    expect(await isQuiet(first)).toBe(true);
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isQuiet(first)).toBe(false);
  });

  it("keeps its settings if someone there uses it before", async ({ processes: { clock, first } }) => {
    await changed(first);
    await first.presence.gone(server, clock.now);
    first.presence.used(server, clock.now + 1);
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isQuiet(first)).toBe(true);
  });
});

describe("an unavailable store", () => {
  const failing = async () => {
    const store = await memory();
    const state = { isAway: false };
    const guarded = (of: object, name: string | symbol): unknown => {
      const found: unknown = Reflect.get(of, name);
      if (typeof found !== "function" || name === "close") return found;
      return async (...args: unknown[]) => {
        if (state.isAway) throw new StoreError("unreachable", "away");
        return found.apply(of, args);
      };
    };
    const board: Store["board"] = (name) =>
      new Proxy(store.board(name), { get: (of, method) => guarded(of, method) });
    const wrapped = new Proxy(store, { get: (of, name) => (name === "board" ? board : guarded(of, name)) });
    return { wrapped, state };
  };

  it("accepts the news later, redelivered or not", async () => {
    const { wrapped, state } = await failing();
    const { clock, store, first } = await processes(1, wrapped);
    await playRound(first.table);
    state.isAway = true;
    await expect(first.presence.gone(anna, clock.now)).rejects.toThrow("away");
    await expect(first.account.look()).rejects.toThrow("away");
    state.isAway = false;
    await first.account.look();
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(false);
  });

  it("leaves the remaining deletions for the next time", async () => {
    const { wrapped, state } = await failing();
    const { clock, store, first } = await processes(1, wrapped);
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    clock.now += 31 * DAY_MS;
    state.isAway = true;
    await expect(first.account.look()).rejects.toThrow("away");
    state.isAway = false;
    await first.account.look();
    expect(await isKnown(store)).toBe(false);
  });
});

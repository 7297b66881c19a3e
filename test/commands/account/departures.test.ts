// Who removes the bot is forgotten after thirty days, unless they come back.

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

/** Processes on one store and clock. */
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

describe("a person who removed the bot", () => {
  it("is forgotten after thirty days, and nobody else is", async ({ processes: { clock, store, first } }) => {
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

  it("is kept when they add it again before", async ({ processes: { clock, store, first } }) => {
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    await first.presence.back(anna, clock.now + 29 * DAY_MS);
    clock.now += 61 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(true);
  });

  it("is kept when they use it before, be it in another process", async () => {
    const { clock, store, first, second } = await processes(2);
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    clock.now += DAY_MS;
    second.presence.used(anna, clock.now);
    await second.account.look();
    clock.now += 60 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(true);
  });

  it("is kept when the process that saw them ends a moment later", async () => {
    const { clock, store, first, second } = await processes(2);
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    second.presence.used(anna, clock.now + 1);
    await second.account.background?.stop();
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(true);
  });

  it("is forgotten where they used it before they removed it, however late that is heard", async () => {
    const { clock, store, first } = await processes(1);
    await playRound(first.table);
    first.presence.used(anna, clock.now);
    await first.presence.gone(anna, clock.now + 1);
    await first.account.look();
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(false);
  });

  it("is kept where the news comes again, or late, after they were back", async () => {
    const { clock, store, first, second } = await processes(2);
    await playRound(first.table);
    const at = clock.now;
    await first.presence.gone(anna, at);
    await second.presence.back(anna, at + 1000);
    await second.presence.gone(anna, at);
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(true);
  });

  it("is kept where the news that they were back came first", async () => {
    const { clock, store, first } = await processes(1);
    await playRound(first.table);
    await first.presence.back(anna, clock.now + 1000);
    await first.presence.gone(anna, clock.now);
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(true);
  });

  it("has thirty days anew when they remove it anew", async ({ processes: { clock, store, first } }) => {
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

  it("is forgotten by a process that was started since", async () => {
    const { clock, store, first, open } = await processes(1);
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    clock.now += 31 * DAY_MS;
    const later = await open();
    await later.account.look();
    expect(await isKnown(store)).toBe(false);
  });

  it("is told by their export until when, and nothing is left of it once they are forgotten", async () => {
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

  it("has its settings forgotten after thirty days", async ({ processes: { clock, first } }) => {
    await changed(first);
    await first.presence.gone(server, clock.now);
    expect(await isQuiet(first)).toBe(true);
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isQuiet(first)).toBe(false);
  });

  it("keeps them when somebody there uses it before", async ({ processes: { clock, first } }) => {
    await changed(first);
    await first.presence.gone(server, clock.now);
    first.presence.used(server, clock.now + 1);
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isQuiet(first)).toBe(true);
  });
});

describe("a store that is away", () => {
  const failing = async () => {
    const store = await memory();
    let isAway = false;
    const guard = async <T>(work: () => Promise<T>): Promise<T> => {
      if (isAway) throw new StoreError("unreachable", "away");
      return work();
    };
    const wrapped: Store = {
      ...store,
      read: (...args) => guard(() => store.read(...args)),
      update: (...args) => guard(() => store.update(...args)),
      updateBoth: (...args) => guard(() => store.updateBoth(...args)),
      remove: (...args) => guard(() => store.remove(...args)),
      claim: (...args) => guard(() => store.claim(...args)),
      board: (name) => {
        const board = store.board(name);
        return {
          set: (...args) => guard(() => board.set(...args)),
          remove: (...args) => guard(() => board.remove(...args)),
          top: (...args) => guard(() => board.top(...args)),
          scoreOf: (...args) => guard(() => board.scoreOf(...args)),
        };
      },
      close: () => store.close(),
    };
    const away = (now: boolean): void => {
      isAway = now;
    };
    return { wrapped, away };
  };

  it("has the news told again, and takes it when it is back even if nobody does", async () => {
    const { wrapped, away } = await failing();
    const { clock, store, first } = await processes(1, wrapped);
    await playRound(first.table);
    away(true);
    await expect(first.presence.gone(anna, clock.now)).rejects.toThrow("away");
    await expect(first.account.look()).rejects.toThrow("away");
    away(false);
    await first.account.look();
    clock.now += 31 * DAY_MS;
    await first.account.look();
    expect(await isKnown(store)).toBe(false);
  });

  it("while somebody is being forgotten leaves the rest for the next time", async () => {
    const { wrapped, away } = await failing();
    const { clock, store, first } = await processes(1, wrapped);
    await playRound(first.table);
    await first.presence.gone(anna, clock.now);
    clock.now += 31 * DAY_MS;
    away(true);
    await expect(first.account.look()).rejects.toThrow("away");
    away(false);
    await first.account.look();
    expect(await isKnown(store)).toBe(false);
  });
});

// Tournaments in different chats: played in parallel, or in time slices if there are too many.

import { describe, expect, it } from "vitest";
import type { MatchExecutor } from "../../../src/arena/index.ts";
import { playTask } from "../../../src/arena/match/play.ts";
import { newWatch } from "../../../src/arena/match/watch.ts";
import type { Place } from "../../../src/chat/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { ANNA, openTable, type Table } from "../play/table.ts";
import { enter, says, serve, tournament } from "./hall.ts";
import { shown, wordsOf } from "./postbox.ts";

const placeOf = (name: string): Place => ({ kind: "group", id: `-${name}`, locale: "en" });
const venueOf = (name: string) => ({ platform: "telegram", kind: "group", id: `-${name}` }) as const;
const ENTRANTS = ["rotation", "copy", "random"];
const LONG = 999_999;

async function begun(table: Table, name: string): Promise<void> {
  const there = { place: placeOf(name) };
  const options = { match: "20", system: "round-robin" };
  await shown(await tournament(table, "create", options, there), `card-${name}`);
  await enter(table, ENTRANTS, there);
  await tournament(table, "start", {}, there);
}

const statusOf = (table: Table, name: string, locale: Locale = "en") =>
  says(table, "status", {}, { place: { ...placeOf(name), locale }, caller: { ...ANNA, locale } });

/** Executors whose matches wait until released. */
function held() {
  const gate = Promise.withResolvers<void>();
  let [playing, opened] = [0, 0];
  const players = (): MatchExecutor => {
    opened++;
    return executor;
  };
  const executor: MatchExecutor = {
    async play(tasks, ledger, { signal, pause, onPlayed }) {
      playing++;
      for (const task of tasks) {
        const aborted = new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));
        await Promise.race([gate.promise, aborted]);
        if (signal?.aborted) return;
        const outcome = playTask(task, createStrategy, newWatch());
        await ledger.add(task.round, { table: task.table, game: task.game, outcome });
        onPlayed?.(1);
        if (pause?.aborted) return;
      }
    },
    close: async () => undefined,
  };
  return { players, letGo: () => gate.resolve(), playing: () => playing, opened: () => opened };
}

describe("tournaments of several chats", () => {
  it("run side by side, so a long one doesn't delay another", async () => {
    const stuck = held();
    let isFirst = true;
    const quick = held();
    quick.letGo();
    const players = (): MatchExecutor => {
      const chosen = isFirst ? stuck.players() : quick.players();
      isFirst = false;
      return chosen;
    };
    const table = await openTable({ players });
    await begun(table, "long");
    await until(async () => stuck.playing() === 1);
    await begun(table, "short");
    await until(async () => (await table.tournaments.read(venueOf("short"))).finished.length === 1);
    expect((await table.tournaments.read(venueOf("long"))).current?.progress).toBeDefined();
    await table.tournaments.close();
    expect(table.defects).toEqual([]);
  });

  it.each(["en", "ru", "ja"] as const)(
    "show their place in the queue in %s while they wait",
    async (locale) => {
      const stuck = held();
      const table = await openTable({ players: stuck.players, atOnceMax: 1, timing: { sliceMs: LONG } });
      for (const name of ["a", "b", "c"]) await begun(table, name);
      await until(async () => stuck.playing() === 1 && table.tournaments.place(venueOf("c")) === 2);
      const [next, later] = [await statusOf(table, "b", locale), await statusOf(table, "c", locale)];
      expect(next).toContain(say(locale, "tournament-waiting", { place: 1 }));
      expect(later).toContain(say(locale, "tournament-waiting", { place: 2 }));
      expect(next + later).not.toMatch(/\b0\b/);
    },
  );

  it("show the place on their cards and move up when one is cancelled", async () => {
    const stuck = held();
    const table = await openTable({ players: stuck.players, atOnceMax: 1, timing: { sliceMs: LONG } });
    const { edits } = await serve(table);
    for (const name of ["a", "b", "c"]) await begun(table, name);
    const cardOf = (name: string): string =>
      wordsOf(edits.findLast(({ message }) => message === `card-${name}`)?.view ?? { blocks: [] });
    await until(async () => /number .?2.? in line/.test(cardOf("c")));
    await tournament(table, "cancel", {}, { place: placeOf("b") });
    await until(async () => cardOf("c").includes("next in line"));
    await table.tournaments.close();
    expect(table.defects).toEqual([]);
  });

  it("take time slices when too many run, and all finish", async () => {
    const alone = await openTable({});
    await begun(alone, "a");
    await alone.tournaments.idle();
    const open = held();
    const table = await openTable({ players: open.players, atOnceMax: 1, timing: { sliceMs: 0 } });
    for (const name of ["a", "b", "c"]) await begun(table, name);
    open.letGo();
    const standingsOf = async (one: Table, name: string) =>
      (await one.tournaments.read(venueOf(name))).finished[0]?.standings;
    for (const name of ["a", "b", "c"])
      await until(async () => (await standingsOf(table, name)) !== undefined);
    expect(await standingsOf(table, "a")).toEqual(await standingsOf(alone, "a"));
    expect(open.opened()).toBeGreaterThan(3);
    await table.tournaments.close();
    expect([...table.defects, ...alone.defects]).toEqual([]);
  });

  it("are all released by a stopping process and finished by the next", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const stuck = held();
    const before = await openTable({ store, players: stuck.players, atOnceMax: 2 });
    for (const name of ["a", "b", "c"]) await begun(before, name);
    await until(async () => stuck.playing() === 2);
    await before.tournaments.close();
    const after = await openTable({ store });
    const { posts } = await serve(after);
    await until(async () => posts.length === 3);
    await after.tournaments.close();
    expect([...before.defects, ...after.defects]).toEqual([]);
  });
});

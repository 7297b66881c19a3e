// Tournaments in a chat that has switched them off, or wants quiet.

import { describe, expect, it } from "vitest";
import { until } from "../../infra/store/redis-server.ts";
import { openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { postbox } from "../tournament/postbox.ts";
import { GROUP, manager } from "./places.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const HOUR = 3_600_000;
const VENUE = { platform: "telegram", kind: "group", id: GROUP.id } as const;

async function opened(options: Record<string, string>, switched: Record<string, string>) {
  const clock = { now: NOON };
  const box = postbox();
  const table = await openTable({ now: () => clock.now, timing: { pollMs: 20 } });
  await table.tournaments.serve(
    table.place.quietly({ ...box.messenger, privateChat: async () => ({ state: "none" }) }),
  );
  const says = (command: string, sub: string, typed: Record<string, string> = {}) =>
    table.type(command, sub, typed, manager(GROUP));
  viewOf(await says("tournament", "create", { match: "20", ...options }));
  for (const strategy of ["copy", "rotation"]) viewOf(await says("tournament", "join", { strategy }));
  viewOf(await says("place", "settings", switched));
  // The card was posted when they entered; only posts after the switch matter here.
  await until(async () => box.posts.length === 1);
  const posts = () => box.posts.slice(1);
  return { table, posts, clock, says };
}

const read = ({ tournaments }: Table) => tournaments.read(VENUE);
const ended = (table: Table) => until(async () => (await read(table)).finished.length === 1);

describe("a chat with tournaments off", () => {
  const OFF = { what: "tournaments", to: "off" };

  it("skips a scheduled start silently, and holds the next when they are on", async () => {
    const { table, posts, clock, says } = await opened({ start: "daily 13:00" }, OFF);
    clock.now = NOON + 2 * HOUR;
    await until(async () => (await read(table)).current?.startsAt === NOON + 25 * HOUR);
    const { current, finished } = await read(table);
    expect([current?.progress, finished.length, posts().length]).toEqual([undefined, 0, 0]);
    viewOf(await says("place", "settings", { ...OFF, to: "on" }));
    clock.now = NOON + 26 * HOUR;
    await ended(table);
  });

  it("leaves a pending tournament open to be cancelled", async () => {
    const { table, clock, says } = await opened({ start: "13:00" }, OFF);
    clock.now = NOON + 2 * HOUR;
    await until(async () => (await read(table)).current?.startsAt === undefined);
    expect((await read(table)).current?.entrants).toHaveLength(2);
    expect(textOf(await says("tournament", "start"))).toContain("turned this off here: Tournaments");
    expect(textOf(await says("tournament", "cancel"))).toContain("cancels it");
  });
});

describe("a quiet chat", () => {
  it("gets no tournament result unless someone asks", async () => {
    const { table, posts, says } = await opened({}, { what: "quiet", to: "on" });
    viewOf(await says("tournament", "start"));
    await until(async () => (await read(table)).finished[0]?.announcement === "refused");
    expect(posts()).toEqual([]);
    expect(textOf(await says("tournament", "status"))).toContain("It’s over.");
    await says("place", "settings", { what: "quiet", to: "off" });
    await table.tournaments.idle();
    expect(posts()).toEqual([]);
  });
});

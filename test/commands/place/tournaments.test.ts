// Tournaments in a chat that has switched them off.

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
  const table = await openTable({ now: () => clock.now, timing: { pollMs: 20 } });
  await table.tournaments.serve(postbox().messenger);
  const says = (command: string, sub: string, typed: Record<string, string> = {}) =>
    table.type(command, sub, typed, manager(GROUP));
  viewOf(await says("tournament", "create", { match: "20", ...options }));
  for (const strategy of ["copy", "rotation"]) viewOf(await says("tournament", "join", { strategy }));
  viewOf(await says("place", "settings", switched));
  return { table, clock, says };
}

const read = ({ tournaments }: Table) => tournaments.read(VENUE);

describe("a chat with tournaments off", () => {
  const OFF = { what: "tournaments", to: "off" };

  it("leaves a pending tournament open to be cancelled", async () => {
    const { table, clock, says } = await opened({ start: "13:00" }, OFF);
    clock.now = NOON + 2 * HOUR;
    await until(async () => (await read(table)).current?.startsAt === undefined);
    expect((await read(table)).current?.entrants).toHaveLength(2);
    expect(textOf(await says("tournament", "start"))).toContain("turned this off here: Tournaments");
    expect(textOf(await says("tournament", "cancel"))).toContain("cancels it");
  });
});

// Tournaments that two people enter, which the house fills.

import { expect } from "vitest";
import type { Current, Finished } from "../../../commands/tournament/index.ts";
import type { MatchExecutor } from "../../../src/arena/index.ts";
import type { Place } from "../../../src/chat/index.ts";
import { BORIS, type Table, textOf } from "../play/table.ts";
import { shown } from "./postbox.ts";

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
export const here = { place: GROUP };
export const boris = { ...here, caller: { ...BORIS, locale: "en" as const } };
export const VENUE = { platform: "telegram", kind: "group", id: "-7" } as const;
export const TWO = ["constant", "rotation"];
/** Names with the sign; not what the sign means. */
export const MARKED = /🏠 (?!plays for)[a-z]/g;

/** Plays nothing, and stops when it is told to. */
export const stuck = (): MatchExecutor => ({
  play: (_tasks, _ledger, { signal } = {}) =>
    new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true })),
  close: async () => undefined,
});

/** Two people enter. */
export async function entered(table: Table, options: Record<string, string> = {}, ids = TWO): Promise<void> {
  await shown(await table.type("tournament", "create", { match: "20", ...options }, here), "card");
  for (const [at, strategy] of ids.entries())
    await table.type("tournament", "join", { strategy }, at % 2 ? boris : here);
}

export async function played(
  table: Table,
  options: Record<string, string> = {},
  ids = TWO,
): Promise<Finished> {
  await entered(table, options, ids);
  await table.type("tournament", "start", {}, here);
  await table.tournaments.idle();
  return (await table.tournaments.read(VENUE)).finished[0] ?? expect.fail("it did not end");
}

export const current = async (table: Table): Promise<Current> =>
  (await table.tournaments.read(VENUE)).current ?? expect.fail("none is open");
export const says = async (table: Table, subcommand: string, options = {}) =>
  textOf(await table.type("tournament", subcommand, options, here));

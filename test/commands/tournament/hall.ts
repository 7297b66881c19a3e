// Tournaments in a group through typed commands: opened, entered, played, filled with built-in strategies.

import { expect } from "vitest";
import type { Current, Finished } from "../../../commands/tournament/document.ts";
import type { MatchExecutor } from "../../../src/arena/playing.ts";
import type { Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { BORIS, type Table, textOf } from "../play/table.ts";
import { type Postbox, postbox, shown } from "./postbox.ts";

export const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
export const here = { place: GROUP };
export const boris = { ...here, caller: { ...BORIS, locale: "en" as const } };
export const VENUE = { platform: "telegram", kind: "group", id: "-7" } as const;
const TWO = ["constant", "rotation"];
/** Names with the sign, but not the sentence that explains the sign. */
export const MARKED = /🏠 (?!one of mine)[a-z]/g;

/** Plays nothing, and stops when aborted. */
export const stuck: MatchExecutor = {
  play: (_task, signal) =>
    new Promise((resolve) => signal?.addEventListener("abort", () => resolve(undefined), { once: true })),
  close: async () => undefined,
};

/** Types `/tournament …`, by default as Anna in the group. */
export function tournament(
  table: Table,
  subcommand: string,
  options: Record<string, string> = {},
  by: Partial<Incoming> = here,
): Promise<Reply> {
  return table.type("tournament", subcommand, options, by);
}

export const says = async (...typed: Parameters<typeof tournament>) => textOf(await tournament(...typed));

/** Starts to post and edit, on a platform of its own. */
export async function serve(table: Table, ...answers: Parameters<typeof postbox>): Promise<Postbox> {
  const box = postbox(...answers);
  await table.tournaments.serve(box.messenger);
  return box;
}

export async function enter(
  table: Table,
  strategies: readonly string[],
  by: Partial<Incoming> = here,
): Promise<void> {
  for (const strategy of strategies) await tournament(table, "join", { strategy }, by);
}

/** Starts the open tournament and waits for its end. */
export async function playOut(table: Table, by: Partial<Incoming> = here): Promise<void> {
  await tournament(table, "start", {}, by);
  await table.tournaments.idle();
}

/** Opens a tournament and shows its card. */
export async function created(table: Table, options: Record<string, string> = {}): Promise<Reply> {
  const reply = await tournament(table, "create", { match: "20", ...options });
  await shown(reply, "card");
  return reply;
}

/** Two people enter. */
export async function entered(table: Table, options: Record<string, string> = {}, ids = TWO): Promise<void> {
  await created(table, options);
  for (const [at, strategy] of ids.entries()) await enter(table, [strategy], at % 2 ? boris : here);
}

export async function played(
  table: Table,
  options: Record<string, string> = {},
  ids = TWO,
): Promise<Finished> {
  await entered(table, options, ids);
  await playOut(table);
  return (await finished(table))[0] ?? expect.fail("it did not end");
}

export const current = async (table: Table): Promise<Current> =>
  (await table.tournaments.read(VENUE)).current ?? expect.fail("none is open");
const finished = async (table: Table): Promise<readonly Finished[]> =>
  (await table.tournaments.read(VENUE)).finished;

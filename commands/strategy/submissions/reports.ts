// People's private reports to the host: stored with the reporter, and indexed by name.

import { z } from "zod";
import { personPart } from "../../../src/infra/person-part.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";

/** Per person; the oldest are dropped. */
const KEPT_MAX = 50;
const LISTED_MAX = 10_000;

const report = z.strictObject({
  /** The name, and the strategy behind it. */
  name: z.string(),
  strategy: z.string(),
  reason: z.string().optional(),
  /** Unix ms. */
  at: z.number(),
});

export type StrategyReport = Readonly<z.infer<typeof report>>;

/** By reporter, oldest first. */
const REPORTS = personPart("strategy-reports", z.array(report));

/** Stores the report; a second one about the same name replaces the first. */
export async function noteReport(store: Store, player: PlayerId, reported: StrategyReport): Promise<void> {
  const by = writePlayerId(player);
  const gone = await REPORTS.update(store, by, (all = []) => {
    const others = all.filter(({ name }) => name !== reported.name);
    const kept = others.slice(-(KEPT_MAX - 1));
    const gone = others.filter((one) => !kept.includes(one));
    return { next: [...kept, reported], result: gone };
  });
  for (const { name } of gone) await boardOf(store).remove(memberOf(name, by));
  await boardOf(store).set(memberOf(reported.name, by), reported.at);
}

export async function reportsBy(store: Store, player: PlayerId): Promise<readonly StrategyReport[]> {
  return (await REPORTS.read(store, writePlayerId(player))) ?? [];
}

export async function removeReportsBy(store: Store, player: PlayerId): Promise<boolean> {
  const by = writePlayerId(player);
  for (const { name } of await reportsBy(store, player)) await boardOf(store).remove(memberOf(name, by));
  return REPORTS.remove(store, by);
}

/** The newest report on each name, newest first. */
export async function allReports(store: Store): Promise<readonly StrategyReport[]> {
  const found = await boardOf(store).top(LISTED_MAX);
  const people = [...new Set(found.map(({ member }) => member.slice(member.indexOf(" ") + 1)))];
  const all = await Promise.all(people.map((by) => REPORTS.read(store, by)));
  return all.flatMap((reports) => reports ?? []).sort((one, other) => other.at - one.at);
}

/** Names contain no spaces, so the separator is unambiguous. */
const memberOf = (name: string, by: string): string => `${name} ${by}`;

function boardOf(store: Store) {
  return store.board(`reported-strategies`);
}

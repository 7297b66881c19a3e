// People for a leaderboard, and its lines.

import { type Caller, type Place, type Reply, tableText } from "../../../src/chat/index.ts";
import { NEW_PREDICTOR, PREDICTOR, type PredictorState, predictorKey } from "../../../src/people/index.ts";
import { ANNA, type Table, viewOf } from "../play/table.ts";

export const NOW = Date.parse("2026-11-21T08:00Z");
export const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
export const here = { place: GROUP };
export const named = (id: string, name: string): Caller => ({ ...ANNA, id, name });

/** Has that many decided rounds, and stops a match in the group. */
export async function player(
  table: Table,
  caller: Caller,
  [won, lost]: readonly [number, number],
  isShown?: "shown",
): Promise<void> {
  const day = Math.floor(NOW / 86_400_000);
  const decided: NonNullable<PredictorState["decided"]> = [day, won, lost, won, lost, won, lost, 0, 0, 0];
  const next = { ...NEW_PREDICTOR, decided };
  await table.store.update(PREDICTOR, predictorKey(caller, "rps"), () => ({ next, result: null }));
  if (isShown) await table.type("privacy", "privacy", { shown: "on" }, { caller });
  const by = { caller, ...here };
  await table.press(await table.type("rps", "play", {}, by), "Stop", by);
}

/** Adds two players at the bottom of every list, because a list needs at least three names. */
export async function theLast(table: Table): Promise<void> {
  await player(table, named("91", "Last"), [32, 900], "shown");
  await player(table, named("92", "Lost"), [31, 900], "shown");
}

export function linesOf(reply: Reply): string[] {
  const table = viewOf(reply).blocks.find((block) => block.type === "table");
  return tableText(table?.type === "table" ? table.rows : []).split("\n");
}

/** Plays a tournament to its end. */
export async function tournament(table: Table, place: Place): Promise<void> {
  await table.type("tournament", "create", { match: "20", system: "round-robin" }, { place });
  for (const strategy of ["rotation", "constant", "copy"])
    await table.type("tournament", "join", { strategy }, { place });
  await table.type("tournament", "start", {}, { place });
  await table.tournaments.idle();
}

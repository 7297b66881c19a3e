// Use cases of races in the store; results are data, and views/race.ts renders them.

import type { Caller, Place } from "../../../src/chat/index.ts";
import type { MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/players/index.ts";
import { sessionId } from "../../kit/session-id.ts";
import { middleCell } from "../cells.ts";
import type { MinesDeps } from "../deps.ts";
import { type MinesRecord, seedOf } from "../document.ts";
import type { MinesPlan } from "../moves.ts";
import { MINES_RACE, RACE_KEPT_MS, type Race, resultOf, runnerOf, withResult } from "./document.ts";

/** The parameters of a new race. */
export interface RaceCall {
  readonly caller: Caller;
  readonly place: Place;
  /** The opponent: by id, or by handle where the id is unknown. */
  readonly rival: { readonly name: string } & ({ readonly id: string } | { readonly handle: string });
  readonly rules: MinesRules & { readonly start: "safe" | "opening" };
  /** Idempotency key. */
  readonly origin: string;
}

/** Creates a race, once per origin. */
export async function callRace(
  { store, freshSeed }: MinesDeps,
  { caller, place, rival, rules, origin }: RaceCall,
): Promise<{ readonly id: string; readonly race: Race }> {
  const id = sessionId(caller, origin);
  const other = "id" in rival ? rival.id : `@${rival.handle}`;
  const fresh: Race = {
    locale: place.locale ?? caller.locale,
    rules,
    seed: seedOf(freshSeed()),
    begin: middleCell(rules),
    runners: [
      { player: writePlayerId(caller), name: caller.name },
      { player: `${caller.platform}:${other}`, name: rival.name },
    ],
  };
  const race = await store.update(
    MINES_RACE,
    id,
    (known) => ({ next: known ? undefined : fresh, result: known ?? fresh }),
    RACE_KEPT_MS,
  );
  return { id, race };
}

/** Stores which message shows the race. */
export function keepCard({ store }: MinesDeps, id: string, place: Place, message: string): Promise<void> {
  const { id: at, kind, topic } = place;
  const card = { place: at, kind, ...(topic !== undefined && { topic }), message };
  return store.update(
    MINES_RACE,
    id,
    (known) => ({ next: known && { ...known, card }, result: undefined }),
    RACE_KEPT_MS,
  );
}

/** The plan of the caller's game in the race, or why there is none. */
export function joinRace(
  id: string,
  race: Race,
  caller: Caller,
): Pick<MinesPlan, "rules" | "seed" | "begin" | "race"> | "not-yours" | "played" {
  const at = runnerOf(race, caller);
  if (at === undefined) return "not-yours";
  const { rules, seed, begin, runners } = race;
  return runners[at].result ? "played" : { rules, seed, begin, race: id };
}

/** Records a runner's result once; undefined for an unfinished game or unknown race. */
export async function noteResult(
  { store, onRaceResult }: MinesDeps,
  caller: PlayerId,
  record: MinesRecord,
): Promise<Race | undefined> {
  const { race: id, ending } = record;
  if (id === undefined || !ending) return undefined;
  const noted = await store.update(
    MINES_RACE,
    id,
    (known) => {
      const at = known && runnerOf(known, caller);
      if (!known || at === undefined) return { next: undefined, result: undefined };
      const next = withResult(known, at, resultOf(record));
      return { next, result: { race: next ?? known, isNew: next !== undefined } };
    },
    RACE_KEPT_MS,
  );
  if (noted?.isNew) onRaceResult(id, noted.race);
  return noted?.race;
}

export async function forgetRaces({ store }: MinesDeps, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => store.remove(MINES_RACE, id)));
}

// The pledge that a season's random numbers derive from. It's fixed at the season's start, so that every process uses
// the same one, and replaced only if the host's key was lost since.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { LEAGUE_RULES, type LeagueRules, type LeagueRun } from "./run.ts";
import { lastDayOf, type Season } from "./season.ts";

/** The host's draw for a season; see `Host.drawSeason`. */
export type DrawSeason = (
  season: string,
  lastMs: number,
  pledge?: string,
) => { readonly seed: Uint8Array; readonly day: number; readonly pledge: string } | undefined;

const count = z.int().positive();
const SEASON = firstVersion(
  "league-season",
  z.object({
    pledge: z.string(),
    /** Day in the pledge's chain. */
    day: count,
    rules: z.object({ matches: count, rounds: count }),
    /** Games that someone asked for; played even if no one entered them. */
    asked: z.array(z.string()),
  }),
);

const KEPT_MS = 750 * 86_400_000;

/** A season that has started. */
export interface BegunSeason {
  readonly season: Season;
  readonly pledge: string;
  readonly day: number;
  readonly rules: LeagueRules;
  readonly asked: readonly string[];
}

/** The season's stored start; undefined if it hasn't started. @throws StoreError. */
export async function readSeason(store: Store, season: Season): Promise<BegunSeason | undefined> {
  const found = await store.read(SEASON, season.id);
  return found && { season, ...found };
}

interface SeasonStart {
  /** By default, the usual rules. */
  readonly rules?: LeagueRules | undefined;
  /** A game to be played this season even if no one enters it. */
  readonly asked?: string | undefined;
}

/** Starts a season if it hasn't started, and returns it with its seed, which must never leave this process. Undefined
 * if the host's chain doesn't reach its end. @throws StoreError. */
export async function startSeason(
  store: Store,
  draw: DrawSeason,
  season: Season,
  { rules = LEAGUE_RULES, asked }: SeasonStart = {},
): Promise<(BegunSeason & { readonly seed: Uint8Array }) | undefined> {
  const fresh = draw(season.id, lastDayOf(season));
  const begun = await store.update(
    SEASON,
    season.id,
    (current) => {
      const ours = current && draw(season.id, lastDayOf(season), current.pledge) ? current : undefined;
      const drawn = ours ?? fresh;
      if (!drawn) return { next: undefined, result: undefined };
      const games = new Set([...(current?.asked ?? []), ...(asked === undefined ? [] : [asked])]);
      if (ours?.asked.length === games.size) return { next: undefined, result: ours };
      const next = {
        pledge: drawn.pledge,
        day: drawn.day,
        rules: current?.rules ?? rules,
        asked: [...games],
      };
      return { next, result: next };
    },
    KEPT_MS,
  );
  return begun && drawnSeason(store, draw, season);
}

/** A started season with its seed; undefined if it hasn't started, or its key is lost. @throws StoreError. */
async function drawnSeason(store: Store, draw: DrawSeason, season: Season) {
  const begun = await readSeason(store, season);
  const drawn = begun && draw(season.id, lastDayOf(season), begun.pledge);
  return begun && drawn && { ...begun, seed: drawn.seed };
}

/** One game of a season. */
export function runOf({ season, pledge, rules }: BegunSeason, game: string): LeagueRun {
  return { season: season.id, game, pledge, rules };
}

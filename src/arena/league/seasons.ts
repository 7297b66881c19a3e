// Which pledge the dice of a season follow from: fixed when it begins, so that every process plays by
// the same, and begun anew only where the host's key was lost meanwhile.

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
    /** Of the pledge's chain. */
    day: count,
    rules: z.object({ matches: count, rounds: count }),
    /** Games that somebody asked for: they are played even where nobody entered anything. */
    asked: z.array(z.string()),
  }),
);

const KEPT_MS = 750 * 86_400_000;

/** A season that was begun. */
export interface BegunSeason {
  readonly season: Season;
  readonly pledge: string;
  readonly day: number;
  readonly rules: LeagueRules;
  readonly asked: readonly string[];
}

/** The season as it was begun; undefined where it was not. @throws StoreError. */
export async function readSeason(store: Store, season: Season): Promise<BegunSeason | undefined> {
  const found = await store.read(SEASON, season.id);
  return found && { season, ...found };
}

interface Begin {
  /** Default: the usual ones. */
  readonly rules?: LeagueRules | undefined;
  /** A game that is to be played this season even where nobody enters anything. */
  readonly asked?: string | undefined;
}

/** Begins a season unless it was begun, and returns it with its seed, which must leave this process in no
 * way. Undefined where the host's chain does not reach its end. @throws StoreError. */
export async function beginSeason(
  store: Store,
  draw: DrawSeason,
  season: Season,
  { rules = LEAGUE_RULES, asked }: Begin = {},
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

/** A season as it was begun, with its seed; undefined where it was not, or its key is lost.
 * @throws StoreError. */
export async function drawnSeason(store: Store, draw: DrawSeason, season: Season) {
  const begun = await readSeason(store, season);
  const drawn = begun && draw(season.id, lastDayOf(season), begun.pledge);
  return begun && drawn && { ...begun, seed: drawn.seed };
}

/** One game of a season. */
export function runOf({ season, pledge, rules }: BegunSeason, game: string): LeagueRun {
  return { season: season.id, game, pledge, rules };
}

// League results in the store: one document per entrant, game and season, with its pairs against entrants of a greater
// id. A pair is written once and as a whole. No names are stored here.

import { z } from "zod";
import type { LeagueMatch } from "../../core/championships/league/index.ts";
import { sha256Hex } from "../../core/fairness/index.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import { type Store, unlessUnreadable } from "../../infra/store/index.ts";
import { type LeagueRun, type Pair, pairKey } from "./run.ts";

/** All matches of a pair, from the lesser id's side; a void one has no result. */
export type PairMatches = readonly (LeagueMatch | "void")[];

/** By `pairKey`. */
export type LeagueResults = ReadonlyMap<string, PairMatches>;

const MATCH = /^(?:\d+-\d+-\d+|W|D|L|v)$/;
const matches = z.string().refine((text) => text.split(" ").every((word) => MATCH.test(word)));
const RESULTS = firstVersion(
  "league-results",
  z.object({
    /** The entrant with the lesser id. */
    entrant: z.string(),
    /** By the greater id, e.g. `120-90-90 W v`: for each match its rounds won, lost and drawn, the result of a forfeit,
     * or that it was void. */
    pairs: z.record(z.string(), matches),
  }),
  // A pair that can't be read is replayed, to the same result.
  ["pairs.*"],
);

/** Sixty-two days after the last write: long enough to check a finished season. */
const KEPT_MS = 62 * 86_400_000;

/** Stores a pair; repeating it changes nothing. @throws StoreError. */
export async function recordPair(store: Store, run: LeagueRun, pair: Pair, all: PairMatches): Promise<void> {
  const [a, b] = pair;
  await store.update(
    RESULTS,
    documentId(run, a),
    (current = { entrant: a, pairs: {} }) => {
      if (current.pairs[b] !== undefined) return { next: undefined, result: undefined };
      return { next: { entrant: a, pairs: { ...current.pairs, [b]: writePair(all) } }, result: undefined };
    },
    KEPT_MS,
  );
}

/** The complete pairs among these entrants. @throws StoreError. */
export async function readResults(
  store: Store,
  run: LeagueRun,
  ids: readonly string[],
): Promise<LeagueResults> {
  const known = new Set(ids);
  const documents = await Promise.all(
    [...known].map((id) => unlessUnreadable(store.read(RESULTS, documentId(run, id)))),
  );
  const found = documents.flatMap((document) =>
    Object.entries(document?.pairs ?? {})
      .filter(([b]) => known.has(b))
      .map(([b, text]) => [pairKey([document?.entrant ?? "", b]), readPair(text)] as const),
  );
  return new Map(found.filter(([, all]) => all.length === run.rules.matches));
}

/** The SHA-256 of all results in sorted order: 64 hexadecimal digits. */
export function hashOfResults(results: LeagueResults): string {
  return sha256Hex(
    [...results]
      .map(([key, all]) => `${key} ${writePair(all)}`)
      .sort()
      .join("\n"),
  );
}

function documentId({ season, game, pledge, rules }: LeagueRun, id: string): string {
  return [season, pledge, game, `${rules.matches}x${rules.rounds}`, sha256Hex(id).slice(0, 32)].join(".");
}

const FORFEITED = { 1: "W", 0.5: "D", 0: "L" } as const;
const NO_ROUNDS = { wins: 0, losses: 0, draws: 0 } as const;
const RESULT_OF: Readonly<Record<string, LeagueMatch | "void">> = {
  W: { ...NO_ROUNDS, result: 1 },
  D: { ...NO_ROUNDS, result: 0.5 },
  L: { ...NO_ROUNDS, result: 0 },
  v: "void",
};

function writePair(all: PairMatches): string {
  return all.map(matchText).join(" ");
}

/** The stored form: `120-90-90`, `W`, `D`, `L` or `v`. */
function matchText(match: LeagueMatch | "void"): string {
  if (match === "void") return "v";
  const { wins, losses, draws, result } = match;
  return wins + losses + draws === 0 ? FORFEITED[result] : `${wins}-${losses}-${draws}`;
}

function readPair(text: string): PairMatches {
  return text.split(" ").map((word) => RESULT_OF[word] ?? playedMatch(word));
}

function playedMatch(word: string): LeagueMatch {
  const [wins = 0, losses = 0, draws = 0] = word.split("-").map(Number);
  return { wins, losses, draws, result: wins > losses ? 1 : wins < losses ? 0 : 0.5 };
}

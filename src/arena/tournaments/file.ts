// A tournament in one file: what its result depends on, and the result of every match. It's replayed by the function
// that played it, and compared.

import { z } from "zod";
import { matrixGame } from "../../core/games/index.ts";
import { isPlayable, isSandboxed } from "../../core/strategies/index.ts";
import { type MatchOutcome, resultOf } from "../match/task.ts";
import type { MatchExecutor } from "../playing.ts";
import { fileId } from "../submissions/stored-file.ts";
import { ARENA_SYSTEMS, type Plan, startPlan } from "./plan.ts";
import { ArenaProblem } from "./problem.ts";
import { isOver, playTournament, type RunOptions, type Tournament } from "./tournament.ts";

/** In bytes; 10,000 matches take a third of a megabyte. */
export const TOURNAMENT_FILE_MAX = 64 * 2 ** 20;

const count = z.int().min(0);
const SHAPE = z.object({
  version: z.literal(1),
  /** What the seed is drawn from, if it's a bot's tournament: its id, the names of its entrants in this order, and the
   * secret of that day, in days since 1970. */
  id: z.exactOptional(z.string()),
  day: z.exactOptional(count),
  game: z.string(),
  system: z.enum(ARENA_SYSTEMS),
  seed: count,
  /** Of each match. */
  rounds: count,
  swissRounds: z.exactOptional(count),
  firstTo: z.exactOptional(count),
  entrants: z.array(
    z.union([
      z.object({ name: z.string(), spec: z.string() }),
      /** A strategy's file. */
      z.object({ name: z.string(), source: z.string() }),
    ]),
  ),
  /** The tournament's round, from 1; both entrants, from 0; the first one's score (1, 0.5 or 0), and the rounds that
   * each of them won: none if one forfeited, or the match is void. */
  results: z.array(
    z.tuple([count, count, count, z.union([z.literal(1), z.literal(0.5), z.literal(0)]), count, count]),
  ),
});

export type TournamentFile = z.infer<typeof SHAPE>;
type Result = TournamentFile["results"][number];

/** The file of a finished tournament. `sources`: of the files whose source it may contain, by id. @throws ArenaProblem if
 * matches are missing, because knowing the seed earlier would let people tune a strategy to it. */
export function tournamentFile(
  tournament: Tournament,
  sources: ReadonlyMap<string, string> = new Map(),
): TournamentFile {
  const { game, system, seed, match, rounds, firstTo, entrants } = tournament.plan;
  if (!isOver(tournament))
    throw new ArenaProblem("not-over", "the tournament isn't over, or its matches are gone");
  return {
    version: 1,
    game,
    system,
    seed,
    rounds: match,
    ...(rounds !== undefined && { swissRounds: rounds }),
    ...(firstTo !== undefined && { firstTo }),
    entrants: entrants.map(({ name, strategy }) => {
      const source = sources.get(strategy);
      return source === undefined ? { name, spec: strategy } : { name, source };
    }),
    results: resultsOf(tournament),
  };
}

function resultsOf({ championship, played }: Tournament): Result[] {
  return played.flatMap((matches, round) =>
    matches.flatMap(({ table, outcome }): Result[] => {
      const { a, b } = championship.rounds[round]?.find((one) => one.table === table) ?? {};
      const { wins, losses } = outcome.tally;
      return a === undefined || b == null ? [] : [[round + 1, a, b, resultOf(outcome), wins, losses]];
    }),
  );
}

/** Reads such a file. @throws ArenaProblem that says in one sentence what's wrong. */
export function readTournamentFile(text: string): TournamentFile {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ArenaProblem("bad-file", `it isn't a tournament's file: ${why}`, { cause });
  };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return refuse("it isn't JSON", error);
  }
  const { data, error } = SHAPE.safeParse(read);
  const [first] = error?.issues ?? [];
  if (!data) return refuse(`${first?.path.join(".") || "it"}: ${first?.message}`, error);
  const game = matrixGame(data.game);
  if (!game) return refuse(`this program has no game ${JSON.stringify(data.game)}`);
  for (const one of data.entrants)
    if ("spec" in one && !isSandboxed(one.spec) && !isPlayable(one.spec, game))
      return refuse(`this program has no strategy ${JSON.stringify(one.spec)} for ${game.id}`);
  startPlan(planIn(data));
  return data;
}

/** The sources of its strategies' files, by id. */
export function sourcesIn({
  entrants,
}: TournamentFile): readonly (readonly [id: string, source: Uint8Array])[] {
  return entrants.flatMap((one) =>
    "source" in one ? [[fileId(one.source), new TextEncoder().encode(one.source)] as const] : [],
  );
}

function planIn({ game, system, seed, rounds, swissRounds, firstTo, entrants }: TournamentFile): Plan {
  return {
    game,
    system,
    seed,
    match: rounds,
    ...(swissRounds !== undefined && { rounds: swissRounds }),
    ...(firstTo !== undefined && { firstTo }),
    entrants: entrants.map((one) => ({
      name: one.name,
      strategy: "spec" in one ? one.spec : fileId(one.source),
    })),
  };
}

export interface Replayed {
  readonly matches: number;
  /** Matches whose result was taken from the file, because a side's source isn't in it. */
  readonly believed: number;
  /** The first match that differs, from 1. Absent: none does. */
  readonly differs?: { readonly match: number; readonly there: string; readonly here: string };
}

/** Replays it. The executor needs the sources of `sourcesIn`. */
export async function replayTournament(
  file: TournamentFile,
  executor: MatchExecutor,
  options?: RunOptions,
): Promise<Replayed> {
  let believed = 0;
  const isSealed = (at: number): boolean => {
    const entrant = file.entrants[at];
    return entrant !== undefined && "spec" in entrant && isSandboxed(entrant.spec);
  };
  const believing: MatchExecutor = {
    ...executor,
    async play(task, signal) {
      if (!task.pair.some(isSealed)) return executor.play(task, signal);
      const { round, game, pair } = task;
      const known = file.results.filter(([at, a, b]) => at === round + 1 && a === pair[0] && b === pair[1]);
      believed++;
      return outcomeOf(known[game]);
    },
  };
  const here = resultsOf(await playTournament(planIn(file), believing, options));
  const matches = Math.max(here.length, file.results.length);
  const at = Array.from({ length: matches }).findIndex((_, i) => String(here[i]) !== String(file.results[i]));
  if (at < 0) return { matches, believed };
  const words = (result: Result | undefined): string => resultWords(file, result);
  return {
    matches,
    believed,
    differs: { match: at + 1, there: words(file.results[at]), here: words(here[at]) },
  };
}

/** An outcome with that result; a forfeit without its reason. */
function outcomeOf([, , , score, wins, losses]: Result | [] = []): MatchOutcome {
  const tally = { wins: wins ?? 0, losses: losses ?? 0, draws: 0 };
  if (score === undefined || score === 0.5 || tally.wins !== tally.losses) return { tally, forfeits: [] };
  return {
    tally,
    forfeits: [{ by: score === 1 ? "b" : "a", kind: "crashed", round: 0, reason: "it failed" }],
  };
}

function resultWords({ entrants }: TournamentFile, result: Result | undefined): string {
  if (!result) return "no match";
  const [round, a, b, score, won, lost] = result;
  const names = `${entrants[a]?.name} against ${entrants[b]?.name}`;
  return `round ${round}, ${names}, ${won}:${lost}${won === lost && score !== 0.5 ? " by forfeit" : ""}`;
}

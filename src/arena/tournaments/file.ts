// A tournament in one file: what its result depends on, and the result of every match. It's replayed by the function
// that played it, and compared.

import { z } from "zod";
import { SYSTEMS } from "../../core/championships/championship.ts";
import { matrixGame } from "../../core/games/index.ts";
import { isPlayable, isSandboxed } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type MatchOutcome, resultOf } from "../match/task.ts";
import type { MatchExecutor } from "../playing.ts";
import { fileId } from "../submissions/files.ts";
import { type Plan, playTournament, type RunOptions, startPlan, type Tournament } from "./tournament.ts";

/** In bytes; 10,000 matches take a third of a megabyte. */
export const TOURNAMENT_FILE_MAX = 64 * 2 ** 20;
/** A bracket for each match, and those in files' sources. Parsing ten million takes a gigabyte. */
const BRACKETS_MAX = 1_000_000;

const count = z.int().min(0);
const ENTRANT = z.object({ name: z.string() });
const SHAPE = z.object({
  version: z.literal(1),
  /** What the seed is drawn from, if it's a bot's tournament: its id, the names of its entrants in this order, and the
   * secret of that day, in days since 1970. */
  id: z.exactOptional(z.string()),
  day: z.exactOptional(count),
  game: z.string(),
  system: z.enum(SYSTEMS),
  seed: count,
  /** Of each match. */
  rounds: count,
  swissRounds: z.exactOptional(count),
  firstTo: z.exactOptional(count),
  /** A strategy, or a file's source. */
  entrants: z.array(z.union([ENTRANT.extend({ spec: z.string() }), ENTRANT.extend({ source: z.string() })])),
  /** The tournament's round, from 1; both entrants, from 0; the first one's score, and the rounds that each of them won:
   * none if one forfeited, or the match is void. */
  results: z.array(z.tuple([count, count, count, z.literal([1, 0.5, 0]), count, count])),
});

export type TournamentFile = z.infer<typeof SHAPE>;
type Result = TournamentFile["results"][number];

/** The file of a tournament that is over. `sources`: of the files whose source it may contain, by id. */
export function tournamentFile(
  tournament: Tournament,
  sources: ReadonlyMap<string, string> = new Map(),
): TournamentFile {
  const { game, system, seed, match, rounds, firstTo, entrants } = tournament.plan;
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

/** Reads such a file. @throws ConfigProblem that says in one sentence what's wrong. */
export function readTournamentFile(text: string, path = "the file"): TournamentFile {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ConfigProblem(path, `it isn't a tournament's file: ${why}`, { cause });
  };
  let brackets = 0;
  for (let at = 0; at < text.length; at++) if (text[at] === "[" || text[at] === "{") brackets++;
  if (brackets > BRACKETS_MAX) return refuse(`it has ${brackets} brackets`);
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ""));
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
export function sourcesIn({ entrants }: TournamentFile): readonly (readonly [string, Uint8Array])[] {
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
  const { entrants, results } = file;
  let believed = 0;
  const isSealed = (at: number): boolean => {
    const entrant = entrants[at];
    return entrant !== undefined && "spec" in entrant && isSandboxed(entrant.spec);
  };
  const believing: MatchExecutor = {
    ...executor,
    async play(task, signal) {
      const { round, game, pair } = task;
      if (!pair.some(isSealed)) return executor.play(task, signal);
      believed++;
      const known = results.filter(([at, a, b]) => at === round + 1 && a === pair[0] && b === pair[1]);
      return outcomeOf(known[game]);
    },
  };
  const here = resultsOf(await playTournament(planIn(file), believing, options));
  const matches = Math.max(here.length, results.length);
  const at = Array.from({ length: matches }).findIndex((_, i) => String(here[i]) !== String(results[i]));
  if (at < 0) return { matches, believed };
  const words = (result: Result | undefined): string => {
    if (!result) return "no match";
    const [round, a, b, score, won, lost] = result;
    const isForfeit = won === lost && score !== 0.5;
    return `round ${round}, ${entrants[a]?.name} against ${entrants[b]?.name}, ${won}:${lost}${isForfeit ? " by forfeit" : ""}`;
  };
  return { matches, believed, differs: { match: at + 1, there: words(results[at]), here: words(here[at]) } };
}

/** An outcome with that result; a forfeit without its reason. */
function outcomeOf([, , , score = 0.5, wins = 0, losses = 0]: Result | [] = []): MatchOutcome {
  const by = score === 1 ? "b" : "a";
  const isForfeit = score !== 0.5 && wins === losses;
  const tally = { wins, losses, draws: 0 };
  return { tally, forfeits: isForfeit ? [{ by, kind: "crashed", round: 0, reason: "it failed" }] : [] };
}

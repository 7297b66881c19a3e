// `gadalka arena league`: plays a local league of the given entrants, from the given seed.

import { type Config, readConfig } from "../../app/config.ts";
import { openConfiguredStore } from "../../app/configured.ts";
import {
  forgetRound,
  type MatchExecutor,
  memoryLedger,
  readEntrants,
  retryingLedger,
  threadExecutor,
  usualThreads,
} from "../../arena/index.ts";
import { builtInsOf, type LocalResults, playLocalLeague, seasonOf } from "../../arena/league/index.ts";
import { queueExecutor } from "../../arena/queue/on-redis.ts";
import { leaveFile, storeFile } from "../../arena/submissions/index.ts";
import { seedUnder } from "../../core/fairness/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { signed, textTable } from "../../infra/console/text-table.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { createLog } from "../../infra/logger.ts";
import { readNumber } from "../../lab/kit/options.ts";
import type { LocalFile } from "../strategy/local-file.ts";
import { filesFirst, withLocalFiles } from "./local-entrants.ts";
import { explained } from "./run.ts";

interface LeagueOptions {
  readonly entrants: string;
  readonly game: MatrixGame;
  readonly seed: string;
  readonly key?: string;
  readonly season: string;
  readonly matches: string;
  readonly rounds: number;
  readonly threads?: number;
  readonly json?: true;
}

const KEY_FORM = /^[0-9a-f]{64}$/i;
/** The owner of stored files while workers play them. */
const HERE = "terminal:league";
const HUNDRED = 100;

/** Plays the league and prints its table and hash; Ctrl+C prints what was played. @throws ConfigProblem. */
export async function runLeague(options: LeagueOptions): Promise<void> {
  const { game, rounds } = options;
  const season = seasonOf(options.season);
  if (!season) throw new ConfigProblem("--season", `${options.season} isn't a month. Write it like 2026-11`);
  const rules = {
    matches: 2 * readNumber("--matches", String(Number(options.matches) / 2), 1, 500),
    rounds,
  };
  const seed = seedOf(options, season.id);
  await explained(async () => {
    const { typed, files } = await withLocalFiles(withBuiltIns(options.entrants, game), game);
    const entrants = readEntrants(typed, game);
    const names = entrants.map(({ name }) => name);
    const ids = entrants.map(({ strategy }) => strategy);
    const twice = ids.find((id, at) => ids.indexOf(id) < at);
    if (twice !== undefined)
      throw new ConfigProblem("--entrants", `${twice} is entered twice. Leave one out`);
    const run = { season: season.id, game: game.id, pledge: "home", rules };
    const bar = progressOn(process.stderr, "matches");
    const total = ((ids.length * (ids.length - 1)) / 2) * rules.matches;
    let played = 0;
    const onPlayed = (count: number): void => {
      played += count;
      bar.show(played, total);
    };
    const results = await onGround(options, files, (ground) =>
      playLocalLeague({ run, seed, ids }, { ...ground, onPlayed }),
    );
    bar.end();
    process.stdout.write(
      options.json
        ? `${JSON.stringify({ names, ids, ...results })}\n`
        : neutralText(described(results, names)),
    );
  });
}

type Ground = Pick<Parameters<typeof playLocalLeague>[1], "executor" | "ledger" | "forget" | "signal">;

/** Uses worker processes if Redis is configured and threads weren't requested, else this process. */
async function onGround(
  { threads }: LeagueOptions,
  files: readonly LocalFile[],
  play: (ground: Ground) => Promise<LocalResults>,
): Promise<LocalResults> {
  const config = readConfig(process.env);
  const ctrlC = interruption();
  try {
    if (config.redisUrl !== undefined && threads === undefined)
      return await onWorkers({ ...config, redisUrl: config.redisUrl }, files, ctrlC.signal, play);
    const executor = threadExecutor(threads ?? usualThreads(), {
      strategySources: filesFirst(files, async () => undefined),
    });
    const kept: MatchExecutor = { play: executor.play, close: async () => undefined };
    try {
      return await play({ executor: async () => kept, ledger: () => memoryLedger(), signal: ctrlC.signal });
    } finally {
      await executor.close();
    }
  } finally {
    ctrlC.end();
  }
}

/** Workers only see files in the store, so the files are kept there while the league runs. */
async function onWorkers(
  config: Config & { readonly redisUrl: string },
  files: readonly LocalFile[],
  signal: AbortSignal,
  play: (ground: Ground) => Promise<LocalResults>,
): Promise<LocalResults> {
  const { redisUrl } = config;
  const store = await openConfiguredStore(config, createLog({ ...config, logLevel: "error" }));
  try {
    for (const { source } of files) await storeFile(store, source, HERE);
    return await play({
      executor: async (runId) => queueExecutor({ redisUrl, runId }),
      ledger: (batch) => retryingLedger(store, batch, { signal }),
      forget: (batch) => forgetRound(store, batch, 0),
      signal,
    });
  } finally {
    for (const { id } of files) await leaveFile(store, id, HERE);
    await store.close();
  }
}

function seedOf({ seed, key }: LeagueOptions, season: string): Uint8Array {
  const read = (option: string, typed: string): Uint8Array => {
    if (KEY_FORM.test(typed)) return Buffer.from(typed, "hex");
    throw new ConfigProblem(option, "must be 64 hex digits");
  };
  return key === undefined ? read("--seed", seed) : seedUnder(read("--key", key), "season", season);
}

function withBuiltIns(typed: string, game: MatrixGame): string {
  const pieces = typed.split(",").map((piece) => piece.trim());
  const builtIns = builtInsOf(game).map(({ name }) => name);
  return pieces.flatMap((piece) => (piece.toLowerCase() === "house" ? builtIns : [piece])).join(",");
}

function described({ rows, played, all, hash, throwers }: LocalResults, names: readonly string[]): string {
  const table = textTable([
    ["", "", "points", "95 %", "of 100", "worst", "against", "best reply", "mix"],
    ...rows.map((row) => [
      row.rankInterval[0] === row.rankInterval[1] ? String(row.rank) : row.rankInterval.join("-"),
      names[row.entrant] ?? "",
      signed(row.strength, 0),
      row.interval95.map((end) => signed(end, 0)).join(" to "),
      row.meanReturn === null ? "-" : signed(HUNDRED * row.meanReturn, 1),
      row.worst ? signed(HUNDRED * row.worst.return, 1) : "-",
      row.worst ? (names[row.worst.against] ?? "") : "-",
      signed(HUNDRED * row.exploitability, 1),
      row.share > 0 ? row.share.toFixed(3) : "",
    ]),
  ]);
  const thrown = throwers.map(({ entrant, to }) => `possibly thrown: ${names[entrant]} to ${names[to]}\n`);
  return `${table}${thrown.join("")}${played} of ${all} pairs\nresults ${hash}\n`;
}

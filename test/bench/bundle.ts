// Builds a large bundle and replays it with each named Node: `node test/bench/bundle.ts --entrants 142 --files 40
// --rounds 100 --node node --node path/to/node22`. All pairs meet; half of the files are sealed, and written to a
// folder for `--sources`. Prints the cost of building the bundle, and for each Node the output and cost of `gadalka
// arena replay`.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeBundle, tournamentContents } from "../../src/arena/bundles/index.ts";
import {
  memoryLedger,
  type Plan,
  runTournament,
  strategySourcesOf,
  threadExecutor,
} from "../../src/arena/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { families } from "../../src/core/strategies/index.ts";
import { PROJECT_FOLDER } from "../../src/infra/source-hash.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { openHost } from "../../src/people/host/index.ts";
import { manyFiles } from "../arena/bundles/files.ts";

const { values } = parseArgs({
  options: {
    entrants: { type: "string", default: "142" },
    files: { type: "string", default: "40" },
    rounds: { type: "string", default: "100" },
    threads: { type: "string", default: "2" },
    node: { type: "string", multiple: true, default: [process.execPath] },
    keep: { type: "string" },
  },
});

const MB = 2 ** 20;
const files = manyFiles(Number(values.files));
const builtIns = families.filter(({ plays }) => {
  const game = matrixGame("rps");
  return game && plays(game);
});
const plan: Plan = {
  ...{ game: "rps", system: "round-robin", match: Number(values.rounds), seed: 20_261_122, matchMs: 600_000 },
  entrants: Array.from({ length: Number(values.entrants) }, (_, at) => {
    const file = files[at];
    if (file) return { name: `file ${at + 1}`, strategy: file.id };
    const { family = "" } = builtIns[at % builtIns.length] ?? {};
    return { name: `${family} ${at + 1}`, strategy: family };
  }),
};
const folder = values.keep ?? mkdtempSync(join(tmpdir(), "gadalka-bundle-"));
const [path, sources] = [join(folder, "bench.gadalka"), join(folder, "sources")];
mkdirSync(sources, { recursive: true });
files.forEach(({ source }, at) => {
  if (at % 2 === 1) writeFileSync(join(sources, `${at}.js`), source);
});
await made();
for (const node of values.node) replayed(node);
if (values.keep === undefined) rmSync(folder, { recursive: true });

async function made(): Promise<void> {
  const strategySources = strategySourcesOf(files.map(({ id, bytes }) => [id, bytes]));
  const executor = threadExecutor(Number(values.threads), { strategySources });
  const ledger = memoryLedger();
  const store = await openStore({ dataDir: ":memory:", report: () => {} });
  const host = await openHost({ store, freshKey: () => new Uint8Array(32).fill(7), now: Date.now });
  const begun = performance.now();
  await runTournament(plan, { ledger, executor });
  const played = performance.now();
  const contents = await tournamentContents(plan, ledger, { title: "bench" });
  const open = new Map(files.filter((_, at) => at % 2 === 0).map(({ id, source }) => [id, source]));
  const openSource = async (id: string): Promise<string | undefined> => open.get(id);
  const bytes = await makeBundle(contents, { strategySources, executor, host, openSource });
  writeFileSync(path, bytes);
  await Promise.all([executor.close(), store.close()]);
  const withFiles = contents.matches.filter(({ task }) =>
    task.strategies.some((id) => id.startsWith("file:")),
  );
  const forfeits = contents.matches.filter(({ outcome }) => outcome.forfeits.length > 0);
  say(
    `${contents.matches.length} matches of ${plan.match} rounds, ${withFiles.length} with files, ${forfeits.length} forfeited`,
  );
  say(
    `played in ${seconds(played - begun)}, bundled in ${seconds(performance.now() - played)} with ${values.threads} threads`,
  );
  say(
    `bundle ${(bytes.length / MB).toFixed(2)} MB, this process at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
  );
}

function replayed(node: string): void {
  const begun = performance.now();
  const cli = join(PROJECT_FOLDER, "src/launch.mjs");
  const args = ["arena", "replay", path, "--sources", sources, "--threads", values.threads];
  const { stdout, stderr, status } = spawnSync(node, [cli, "cli/index", ...args], {
    ...{ cwd: folder, encoding: "utf8", env: { PATH: process.env.PATH ?? "", DATA_DIR: ":memory:" } },
  });
  const { stdout: version } = spawnSync(node, ["--version"], { encoding: "utf8" });
  say(
    `\nNode ${version.trim()}: exit code ${status} in ${seconds(performance.now() - begun)}\n${stdout}${stderr}`,
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

// A past month's bundle as a visitor gets it, made from a real league's last table.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBundle, openBundle, replayBundle } from "../../src/arena/bundles/index.ts";
import { memoryLedger, noStrategySources, threadExecutor } from "../../src/arena/index.ts";
import { figuresOf } from "../../src/arena/league/figures.ts";
import { writeFinal } from "../../src/arena/league/finals.ts";
import { forgetInFinals, seasonAt, seasonBefore } from "../../src/arena/league/index.ts";
import { matchTasks } from "../../src/arena/league/run.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const MONTH = seasonBefore(seasonAt(Date.now())).id;
const RULES = { matches: 2, rounds: 20 };
const IDS = ["copy", "iocaine"] as const;
const OWNER = "telegram:1";
const folder = mkdtempSync(join(tmpdir(), "gadalka-bundles-"));
const executor = threadExecutor(1);

let site: OpenSite;
let bytes: Uint8Array;
beforeAll(async () => {
  site = await openSite({}, { bundlesDir: folder });
  await writeMonth(MONTH, {});
  bytes = await bundleNaming([...IDS]);
});
afterAll(async () => {
  await site.stop();
  await executor.close();
  rmSync(folder, { recursive: true, force: true });
});

async function writeMonth(season: string, second: { readonly owner?: string }): Promise<void> {
  const result = { wins: 5, losses: 5, draws: 10, result: 0 as const };
  await writeFinal(site.app.store, {
    ...{ season, game: "rps", isOver: true, rules: RULES, drawn: { pledge: "0".repeat(64), day: 1 } },
    ...{ pairs: { played: 1, all: 1 }, hash: "0".repeat(64) },
    entrants: [
      { id: IDS[0], name: IDS[0], isBuiltIn: true },
      { id: IDS[1], name: IDS[1], isBuiltIn: second.owner === undefined, ...second },
    ],
    ...figuresOf({ size: 2, pairs: [{ a: 0, b: 1, matches: [result] }], builtIns: [0, 1], lot: "test" }),
  });
}

async function bundleNaming(names: readonly string[], season = MONTH): Promise<Uint8Array> {
  const run = { season, game: "rps", pledge: "", rules: RULES };
  const tasks = matchTasks(run, new Uint8Array(32).fill(7), IDS, 0);
  const ledger = memoryLedger();
  await executor.play(tasks, ledger, {});
  const matches = (await ledger.read(0)).flatMap(({ game, outcome }) => {
    const task = tasks[game];
    return task ? [{ task, outcome, names: [names[0], names[1]] as [string, string] }] : [];
  });
  const contents = {
    ...({ title: "a month", kind: "season", id: `${season}.rps`, games: ["rps"], matches } as const),
    entrants: names.map((name, at) => ({ name, strategy: IDS[at] as string, isBuiltIn: true }) as const),
    table: { columns: ["name"], rows: names.map((name) => [name]) },
  };
  return makeBundle(contents, { strategySources: noStrategySources, executor });
}

const lay = (of: Uint8Array, month = MONTH): void =>
  writeFileSync(join(folder, `league-rps-${month}.gadalka`), of);
const asked = (month = MONTH) => fetch(`${site.url}/arena/rps/bundle/${month}`);
const pageText = async () => (await fetch(`${site.url}/arena/rps/${MONTH}`)).text();

it("offers the bundle by name once it exists, and it replays byte for byte", async () => {
  expect(await pageText()).not.toContain("/bundle/");
  expect((await asked()).status).toBe(404);
  lay(bytes);
  const text = await pageText();
  expect(text).toContain(`href="/arena/rps/bundle/${MONTH}"`);
  expect(text).toContain(`npm run -s gadalka -- arena replay league-rps-${MONTH}.gadalka`);
  const response = await asked();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toContain(`"league-rps-${MONTH}.gadalka"`);
  const path = join(folder, "downloaded");
  writeFileSync(path, new Uint8Array(await response.arrayBuffer()));
  const bundle = await openBundle(path);
  const replay = await replayBundle(bundle, { strategySources: noStrategySources, executor });
  await bundle.close();
  expect(replay).toMatchObject({ matches: 2, same: 2, differing: 0 });
});

it("withholds a damaged bundle, or one of another month", async () => {
  const damaged = Uint8Array.from(bytes);
  damaged[damaged.length - 9] = (damaged.at(-9) ?? 0) ^ 4;
  lay(damaged);
  expect((await asked()).status).toBe(404);
  lay(await bundleNaming([...IDS], "2020-01"));
  expect((await asked()).status).toBe(404);
  lay(bytes);
  expect((await asked()).status).toBe(200);
});

it("withholds a bundle once an entrant withdraws their name", async () => {
  const month = seasonBefore(seasonAt(Date.now()), 2).id;
  await writeMonth(month, { owner: OWNER });
  await forgetInFinals(site.app.store, OWNER, [{ season: month, game: "rps" }]);
  lay(await bundleNaming([...IDS], month), month);
  const response = await asked(month);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("There’s no file for this month yet.");
  lay(await bundleNaming([IDS[0], `withdrawn ${IDS[1]}`], month), month);
  expect((await asked(month)).status).toBe(200);
});

it("lists finished months, and announces them in the feed with their end date", async () => {
  const overview = await (await fetch(`${site.url}/arena`)).text();
  expect(overview).toContain(`href="/arena/rps/${MONTH}"`);
  expect(overview).not.toContain(`href="/arena/oddeven/${MONTH}"`);
  const feed = await (await fetch(`${site.url}/arena/rps/feed.xml`)).text();
  expect(feed).toContain(`/arena/rps/${MONTH}#over</id>`);
  expect(feed).toContain(`<updated>${new Date(seasonAt(Date.now()).begins).toISOString()}</updated>`);
});

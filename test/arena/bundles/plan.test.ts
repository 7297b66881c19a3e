// Bundles from a patched host, which signs anything: each breaks one thing, and neither the command line nor the page
// accepts it.

import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { writeHeader } from "../../../src/arena/bundles/header.ts";
import {
  type BundleContents,
  type BundledMatch,
  engineHere,
  type Manifest,
  openBundle,
  replayBundle,
  shippedEngine,
  tournamentContents,
} from "../../../src/arena/bundles/index.ts";
import { seasonTable } from "../../../src/arena/bundles/season-check.ts";
import { memoryLedger, noStrategySources, type Plan, runTournament } from "../../../src/arena/index.ts";
import { matchTasks, pairOf } from "../../../src/arena/league/run.ts";
import { lastDayOf, seasonOf } from "../../../src/arena/league/season.ts";
import { builtInsOf } from "../../../src/arena/tournaments/built-ins.ts";
import { drawnSeed, drawSession } from "../../../src/arena/tournaments/draw.ts";
import { engineFinding, findingsOf } from "../../../src/cli/arena/replay-text.ts";
import {
  CHAIN_DAYS,
  DAY_MS,
  earlierKey,
  encodePledge,
  type PublishedKey,
  pledgeId,
  seedUnder,
  writePublishedKey,
} from "../../../src/core/fairness/index.ts";
import { type Verdict, verdictOf } from "../../../src/core/verify/index.ts";
import { checkBundle, inlineExecutor } from "../../../src/web/verify/check-bundle.ts";
import { bundleOf, fileWith, host, partsOf } from "./made.ts";

const DAY = 5;
/** The keys of the pledge in `made.ts`. */
const keyOf = (day: number): Uint8Array => earlierKey(new Uint8Array(32).fill(9), CHAIN_DAYS - day);
const PLEDGE = pledgeId(host.pledge);

type Drawn = Omit<Plan, "seed" | "entrants"> & { readonly entrants: Plan["entrants"] };
const DRAWN: Drawn = {
  ...{ game: "rps", system: "round-robin", match: 12, matchMs: 60_000 },
  entrants: [
    { name: "anna", strategy: "copy" },
    { name: "boris", strategy: "copy" },
    { name: "carla", strategy: "frequency" },
  ],
};

function planBy(seed: number, drawn: Drawn = DRAWN): Plan {
  const builtIns = builtInsOf({ ...drawn, seed, hasBuiltIns: true });
  return { ...drawn, seed, entrants: [...drawn.entrants, ...builtIns] };
}

const SESSION = drawSession("0123456789ab", DRAWN);
const SEED = drawnSeed(keyOf(DAY), SESSION);

/** The bundle of a plan, whatever draw it claims. */
async function linesOf(plan: Plan, session = SESSION): Promise<readonly string[]> {
  const [executor, ledger] = [inlineExecutor(), memoryLedger()];
  await runTournament(plan, { ledger, executor });
  const draw = { day: DAY, pledge: PLEDGE, session };
  return packed(await tournamentContents(plan, ledger, { title: "a cup", draw }));
}

async function packed(contents: BundleContents): Promise<readonly string[]> {
  return partsOf(await bundleOf(contents, { executor: inlineExecutor(), strategySources: noStrategySources }))
    .lines;
}

/** Intact, and signed by the host. */
function signedOf(lines: readonly string[], isSigned = true): Uint8Array {
  const body = gzipSync(Buffer.from(lines.map((line) => `${line}\n`).join("")));
  const digest = createHash("sha256").update(body).digest();
  const signed = { pledge: host.pledge, signature: host.signFile("bundle-1", digest) };
  const header = writeHeader({ digest: digest.toString("hex"), ...(isSigned && { signed }) });
  return Buffer.concat([Buffer.from(header), body]);
}

interface Verdicts {
  readonly line: Verdict;
  readonly page: Verdict;
}

/** As checked by someone who noted the pledge and has this key. */
async function verdictsOn(bytes: Uint8Array, publishedKey?: PublishedKey): Promise<Verdicts> {
  const named = { pledges: [host.pledge], by: "you" } as const;
  const bundle = await openBundle(fileWith(bytes));
  const given = { pledges: named.pledges, publishedKey };
  const replay = await replayBundle(bundle, {
    strategySources: noStrategySources,
    executor: inlineExecutor(),
    given,
  });
  await bundle.close();
  const engine = engineFinding(bundle.manifest.engine, engineHere());
  const facts = { pledges: [], versions: {}, engine: shippedEngine().sources };
  const pasted = [encodePledge(host.pledge), ...(publishedKey ? [writePublishedKey(publishedKey)] : [])].join(
    "\n",
  );
  const page = await checkBundle(new Blob([new Uint8Array(bytes)]), facts, pasted, () => undefined);
  return {
    line: verdictOf([engine, ...findingsOf(bundle, replay, named)]),
    page: "problem" in page ? "wrong" : page.verdict,
  };
}

/** Expects the same from the command line and the page, with the key and without. */
async function expectVerdicts(bytes: Uint8Array, key: PublishedKey, withKey: Verdict, without = withKey) {
  expect(await verdictsOn(bytes, key)).toEqual({ line: withKey, page: withKey });
  expect(await verdictsOn(bytes)).toEqual({ line: without, page: without });
}

type Json = Manifest & BundledMatch & { readonly moves: string; readonly played: number };
type Change = (value: Json) => unknown;

/** Line 0 is the manifest, the others are matches. */
const changed = (lines: readonly string[], line: number, change: Change): readonly string[] =>
  lines.map((one, at) => (at === line ? JSON.stringify(change(JSON.parse(one) as Json)) : one));
type Tamper = (lines: readonly string[]) => readonly string[];
const head =
  (change: Change): Tamper =>
  (lines) =>
    changed(lines, 0, change);
const counted = (lines: readonly string[]): readonly string[] =>
  changed(lines, 0, (manifest) => ({ ...manifest, matches: lines.length - 1 }));

const withoutPlan: Change = ({ plan: _, ...rest }) => rest;
const reversed: Change = ({ table, ...rest }) => ({
  ...{ ...rest, table: { ...table, rows: table.rows.toReversed() } },
});
/** Swaps the ranks of two entrants; the names stay in order. */
const ranksSwapped: Change = ({ table, ...rest }) => {
  const [first = [], second = [], ...others] = table.rows;
  const rows = [[second[0], ...first.slice(1)], [first[0], ...second.slice(1)], ...others];
  return { ...rest, table: { ...table, rows } };
};
const sidesSwapped: Change = ({ task, names, outcome, moves: _m, played: _p }) => {
  const { wins, losses, draws } = outcome.tally;
  return {
    task: {
      ...{ ...task, strategies: task.strategies.toReversed(), pair: task.pair.toReversed() },
      ...(task.fixed && { fixed: { person: task.fixed.person === "a" ? "b" : "a", dice: task.fixed.dice } }),
    },
    ...{ names: names.toReversed(), outcome: { ...outcome, tally: { wins: losses, losses: wins, draws } } },
  };
};
const twice = (lines: readonly string[]): readonly string[] =>
  counted([...lines.slice(0, 2), ...lines.slice(1)]);
const renamed = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll('"anna"', '"zoe"'));

let honest: readonly string[];
beforeAll(async () => {
  honest = await linesOf(planBy(SEED));
});

const KEY: PublishedKey = { day: DAY + 2, key: keyOf(DAY + 2) };

describe("a tournament's bundle", () => {
  it("fits with pledge and key, and is open without the key", async () => {
    await expectVerdicts(signedOf(honest), KEY, "fits", "open");
    const early = { day: DAY - 1, key: keyOf(DAY - 1) };
    expect(await verdictsOn(signedOf(honest), early)).toEqual({ line: "open", page: "open" });
    const foreign = { day: DAY, key: keyOf(DAY + 1) };
    expect(await verdictsOn(signedOf(honest), foreign)).toEqual({ line: "wrong", page: "wrong" });
  });

  it.each<[string, Tamper]>([
    ["the plan dropped", head(withoutPlan)],
    ["plan and draw dropped", head((m) => withoutPlan({ ...m, draw: undefined }))],
    ["plan dropped and table reversed", (lines) => changed(changed(lines, 0, withoutPlan), 0, reversed)],
    ["plan and matches dropped", (lines) => counted(changed(lines, 0, withoutPlan).slice(0, 3))],
    ["called a season", head((m) => ({ ...m, kind: "season" }))],
    [
      "called a season, by rules",
      head((m) => withoutPlan({ ...m, kind: "season", league: { matches: 2, rounds: 12 } })),
    ],
    ["other rounds planned", head((m) => ({ ...m, plan: { ...m.plan, match: 13 } }))],
    ["another system", head((m) => ({ ...m, plan: { ...m.plan, system: "swiss" } }))],
    ["the table reversed", head(reversed)],
    ["ranks swapped", head(ranksSwapped)],
    ["a match dropped", (lines) => counted(lines.toSpliced(2, 1))],
    ["all matches dropped", (lines) => counted(lines.slice(0, 1))],
    ["a match twice", twice],
    [
      "a match added",
      (lines) =>
        changed(counted([...lines, lines[1] as string]), lines.length, (match) => ({
          ...{ ...match, task: { ...match.task, round: 9 } },
        })),
    ],
    ["sides swapped", (lines) => changed(lines, 1, sidesSwapped)],
    ["the seed changed", head((m) => ({ ...m, plan: { ...m.plan, seed: 6 } }))],
    ["an entrant renamed everywhere", renamed],
    ["entrants renamed in the head", head((m) => ({ ...m, entrants: nameSwapped(m) }))],
    ["two of one strategy exchanged", (lines) => changed(lines, 1, namesExchanged(lines))],
    ["another id", head((m) => ({ ...m, id: "0".repeat(16) }))],
    ["another game besides", head((m) => ({ ...m, games: ["rps", "oddeven"] }))],
    [
      "one called the house's",
      head(({ entrants: [first, ...rest], ...m }) => ({
        ...{ ...m, entrants: [{ name: first?.name, strategy: first?.strategy }, ...rest] },
      })),
    ],
    ["a draw for another text", head((m) => ({ ...m, draw: { ...m.draw, session: "a~b" } }))],
  ])("with %s is wrong, with the key and without", async (_what, tamper) => {
    await expectVerdicts(signedOf(tamper(honest)), KEY, "wrong");
  });

  it("fails with the key if its seed was chosen, and is open without", async () => {
    // Once with the built-in entrants of that seed, and once with those of the right one.
    for (const plan of [planBy(SEED + 1), { ...planBy(SEED), seed: SEED + 1 }]) {
      await expectVerdicts(signedOf(await linesOf(plan)), KEY, "wrong", "open");
    }
  });

  it("fails with the key if built-in entrants were chosen", async () => {
    const { entrants, ...plan } = planBy(SEED);
    const chosen = entrants.toSpliced(3, 1, { name: "house.random", strategy: "random" });
    await expectVerdicts(signedOf(await linesOf({ ...plan, entrants: chosen })), KEY, "wrong", "open");
  });

  it("fails with the key if its seed is from another day", async () => {
    await expectVerdicts(
      signedOf(changed(honest, 0, (m) => ({ ...m, draw: { ...m.draw, day: DAY + 1 } }))),
      KEY,
      "wrong",
      "open",
    );
  });

  it.each<[string, Change]>([
    ["no draw", ({ draw: _, ...m }) => m],
    ["a pledge nobody has", (m) => ({ ...m, draw: { ...m.draw, pledge: "0" } })],
  ])("with %s is open, whatever else is given", async (_what, change) => {
    const bytes = signedOf(changed(honest, 0, change));
    expect(await verdictsOn(bytes, KEY)).toEqual({ line: "open", page: "open" });
  });

  it("never fits without a signature", async () => {
    expect(await verdictsOn(signedOf(honest, false), KEY)).toEqual({ line: "wrong", page: "open" });
  });

  it("is open if its host reports a match without a result", async () => {
    const plan = planBy(SEED);
    const [executor, ledger] = [inlineExecutor(), memoryLedger()];
    await runTournament(plan, { ledger, executor });
    const none = { wins: 0, losses: 0, draws: 0 };
    const noResult = { why: "guard", reason: "it took too long" } as const;
    const read = async (round: number) =>
      (await ledger.read(round)).map((one) =>
        round === 0 && one.table === 0 ? { ...one, outcome: { tally: none, forfeits: [], noResult } } : one,
      );
    const draw = { day: DAY, pledge: PLEDGE, session: SESSION };
    const lines = await packed(await tournamentContents(plan, { read }, { title: "a cup", draw }));
    expect(await verdictsOn(signedOf(lines), KEY)).toEqual({ line: "open", page: "open" });
  });

  it("is open at the command line if made by another engine", async () => {
    const engine = { sources: "0".repeat(64), quickjs: "0".repeat(64) };
    const bytes = signedOf(changed(honest, 0, (m) => ({ ...m, engine })));
    expect((await verdictsOn(bytes, KEY)).line).toBe("open");
  });
});

/** Swaps the names of the first two. */
function nameSwapped({ entrants: [first, second, ...rest] }: Manifest) {
  return [{ ...first, name: second?.name }, { ...second, name: first?.name }, ...rest];
}

/** A match of one copy under the name of the other, which plays the same strategy. */
function namesExchanged(lines: readonly string[]): Change {
  const { names } = JSON.parse(lines[1] as string) as Json;
  const other = { anna: "boris", boris: "anna" } as Readonly<Record<string, string>>;
  expect(names.some((name) => name in other)).toBe(true);
  return (match) => ({ ...match, names: names.map((name) => other[name] ?? name) });
}

const MONTH = seasonOf("2024-11") ?? expect.fail();
const RULES = { matches: 2, rounds: 12 };
const LAST_DAY = Math.floor(lastDayOf(MONTH) / DAY_MS) - host.pledge.firstDay + 1;
const SEASON_KEY: PublishedKey = { day: LAST_DAY, key: keyOf(LAST_DAY) };
const IDS = ["copy", "frequency", "iocaine"];

async function seasonLines(seed: Uint8Array, isPlayed = (_pair: string) => true): Promise<readonly string[]> {
  const executor = inlineExecutor();
  const run = { season: MONTH.id, game: "rps", pledge: PLEDGE, rules: RULES };
  const pairs = IDS.flatMap((a, at) => IDS.slice(at + 1).map((b) => pairOf(a, b)));
  const played = pairs.filter((pair) => isPlayed(pair.join(" ")));
  const ledger = memoryLedger();
  const tasks = played.flatMap((pair, table) => matchTasks(run, seed, pair, table));
  await executor.play(tasks, ledger, {});
  const known = await ledger.read(0);
  const matches = tasks.map((task): BundledMatch => {
    const found = known.find(({ table, game }) => table === task.table && game === task.game);
    return { task, names: task.strategies, outcome: found?.outcome ?? expect.fail() };
  });
  const entrants = IDS.map((id) => ({ name: id, strategy: id, isBuiltIn: true }) as const);
  return packed({
    ...{ title: "a month", kind: "season", id: `${MONTH.id}.rps`, games: ["rps"], entrants, league: RULES },
    draw: { day: LAST_DAY, pledge: PLEDGE, session: MONTH.id },
    ...{ table: seasonTable(entrants, matches), matches },
  });
}

describe("a season's bundle", () => {
  const seed = seedUnder(SEASON_KEY.key, "season", MONTH.id);
  let season: readonly string[];
  beforeAll(async () => {
    season = await seasonLines(seed);
  });

  it("fits with pledge and key, and is open without the key", async () => {
    await expectVerdicts(signedOf(season), SEASON_KEY, "fits", "open");
  });

  it.each<[string, Tamper]>([
    ["its rules dropped", head(({ league: _, ...m }) => m)],
    ["other rules", head((m) => ({ ...m, league: { matches: 4, rounds: 12 } }))],
    ["its draw dropped", head(({ draw: _, ...m }) => m)],
    ["another month", head((m) => ({ ...m, id: "2024-10.rps" }))],
    ["a day that is not the month's last", head((m) => ({ ...m, draw: { ...m.draw, day: 1 } }))],
    ["its table reversed", head(reversed)],
    ["ranks swapped", head(ranksSwapped)],
    [
      "points changed",
      head(({ table, ...m }) => {
        const [[place, name, points, back] = [], ...rest] = table.rows;
        return { ...m, table: { ...table, rows: [[place, name, Number(points) + 1, back], ...rest] } };
      }),
    ],
    ["a match dropped", (lines) => counted(lines.toSpliced(2, 1))],
    ["the last match dropped", (lines) => counted(lines.slice(0, -1))],
    ["the first pair dropped", (lines) => counted(lines.toSpliced(1, RULES.matches))],
    ["all matches dropped", (lines) => counted(lines.slice(0, 1))],
    ["a match twice", twice],
    ["a pair twice", (lines) => counted([...lines, ...lines.slice(-RULES.matches)])],
    ["sides swapped", (lines) => changed(lines, 1, sidesSwapped)],
    ["another order", (lines) => [lines[0], lines[2], lines[1], ...lines.slice(3)] as string[]],
    ["an entrant twice", head((m) => ({ ...m, entrants: [...m.entrants, { ...m.entrants[0], name: "x" }] }))],
  ])("with %s is wrong, with the key and without", async (_what, tamper) => {
    await expectVerdicts(signedOf(tamper(season)), SEASON_KEY, "wrong");
  });

  it("fails with the key if its random numbers were chosen", async () => {
    await expectVerdicts(
      signedOf(await seasonLines(new Uint8Array(32).fill(1))),
      SEASON_KEY,
      "wrong",
      "open",
    );
  });

  it("is open if a pair is missing: it may not have been played", async () => {
    const bytes = signedOf(await seasonLines(seed, (pair) => pair !== "copy iocaine"));
    expect(await verdictsOn(bytes, SEASON_KEY)).toEqual({ line: "open", page: "open" });
  });
});

import { beforeEach, expect, it } from "vitest";
import { forgetInLeague, leagueOf, leagueTable, playLeague } from "../../src/arena/league.ts";
import type { MatchExecutor } from "../../src/arena/playing.ts";
import { fileId } from "../../src/arena/submissions/files.ts";
import { register } from "../../src/arena/submissions/names.ts";
import { builtInEntrants } from "../../src/arena/tournaments/built-ins.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { openStore, type Store } from "../../src/infra/store/index.ts";

const RPS = matrixGame("rps") ?? expect.fail();
const BUILT_INS = builtInEntrants(RPS).length;
const NOVEMBER = Date.UTC(2026, 10, 9);
const DECEMBER = Date.UTC(2026, 11, 9);

let store: Store;
let played: number;
/** Strength by strategy; the stronger side wins. Built-in strategies have 0, 1, 2, … */
let strengths: Map<string, number>;

beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:" });
  played = 0;
  strengths = new Map(builtInEntrants(RPS).map(({ strategy }, at) => [strategy, at]));
});

async function submit(name: string, strength: number, id = name): Promise<void> {
  const source = `export const move = () => 0; // ${name}`;
  const strategy = fileId(source);
  strengths.set(strategy, strength);
  const submitted = { strategy, source, submittedAt: NOVEMBER - 1, games: ["rps"] };
  await register(store, `telegram:${id}`, name, submitted);
}

async function play(now: number): Promise<void> {
  const players: MatchExecutor = {
    play: async ({ strategies }) => {
      const [a = 0, b = 0] = strategies.map((one) => strengths.get(one) ?? 0);
      played++;
      return { tally: { wins: a > b ? 9 : 0, losses: a < b ? 9 : 0, draws: 0 }, forfeits: [] };
    },
    close: async () => undefined,
  };
  await playLeague({ store, now: () => now, draw: () => 7, players }, new AbortController().signal);
}

const rows = async (now: number) => (await leagueTable(store, RPS, now))?.rows ?? [];
const pointsOf = async (name: string, now: number) => (await rows(now)).find((row) => row.name === name);

it("is played once a month, when someone has a public entrant", async () => {
  await play(NOVEMBER);
  expect([played, await leagueTable(store, RPS, NOVEMBER)]).toEqual([0, undefined]);
  await submit("strong", 99);
  await play(NOVEMBER);
  expect(await rows(NOVEMBER)).toHaveLength(BUILT_INS + 1);
  const [first] = await rows(NOVEMBER);
  expect(first).toEqual({ name: "strong", points: 1, error: 0, matches: BUILT_INS });
  const before = played;
  await play(NOVEMBER + 1);
  expect(played).toBe(before);
  expect(await leagueTable(store, RPS, DECEMBER)).toMatchObject({ at: Date.UTC(2026, 10, 1) });
});

it("counts matches against the built-in strategies only, so a ring gains nothing", async () => {
  await submit("leader", 99);
  for (const number of [1, 2, 3]) await submit(`thrower-${number}`, -1);
  await play(NOVEMBER);
  expect(await pointsOf("leader", NOVEMBER)).toMatchObject({ points: 1, matches: BUILT_INS });
  expect(await pointsOf("thrower-1", NOVEMBER)).toMatchObject({ points: 0, matches: BUILT_INS });
  expect((await pointsOf("house.copy", NOVEMBER))?.matches).toBe(BUILT_INS - 1);
});

it("counts matches against last month's ten best, one of each owner", async () => {
  for (let number = 1; number <= 12; number++) await submit(`bot-${number}`, number + 0.5);
  await submit("second-of-12", 12.4, "bot-12");
  await play(NOVEMBER);
  await play(DECEMBER);
  expect(await pointsOf("bot-12", DECEMBER)).toMatchObject({ matches: BUILT_INS + 9 });
  expect(await pointsOf("second-of-12", DECEMBER)).toMatchObject({ matches: BUILT_INS + 10 });
  expect(await pointsOf("bot-2", DECEMBER)).toMatchObject({ points: 3 / (BUILT_INS + 10) });
});

it("names no one who deleted their data", async () => {
  await submit("strong", 99);
  await play(NOVEMBER);
  expect(await leagueOf(store, "telegram:strong")).toMatchObject([{ name: "strong", points: 1 }]);
  expect(await forgetInLeague(store, "telegram:strong")).toBe(true);
  expect(await forgetInLeague(store, "telegram:strong")).toBe(false);
  expect(await pointsOf("strong", NOVEMBER)).toBeUndefined();
  expect(await leagueOf(store, "telegram:strong")).toEqual([]);
});

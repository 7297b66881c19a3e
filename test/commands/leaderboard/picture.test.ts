// The pictures of `/leaderboard`: the people in the table and what ranks them, deleted when someone withdraws, and
// never delaying the text.

import { describe, expect, it } from "vitest";
import { peoplePicture } from "../../../commands/leaderboard/people.ts";
import { PLAYERS } from "../../../commands/leaderboard/players.ts";
import { strategiesPicture } from "../../../commands/leaderboard/strategies.ts";
import type { LeaderboardLine } from "../../../commands/tournament/index.ts";
import type { Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { type Chart, drawChart } from "../../../src/infra/pictures/index.ts";
import {
  type Page,
  type RankedPlayer,
  winShareBound,
  winShareInterval,
  writePlayerId,
} from "../../../src/people/index.ts";
import { openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { fakePainter, textsOf } from "../profile/profiles.ts";
import { GROUP, here, NOW, named, player, theLast, tournament } from "./players.ts";

const QUERY = { of: "players", gameId: "rps", scope: "here", period: "all" } as const;

const players = (table: Table): Promise<Reply> =>
  table.type("leaderboard", "leaderboard", { of: "players" }, here);

const altOf = (reply: Reply): string =>
  viewOf(reply).blocks.flatMap((block) => (block.type === "picture" ? [block.alt] : []))[0] ?? "";

/** A table that keeps its pictures as charts. */
async function drawing() {
  const charts: Chart[] = [];
  const painter = fakePainter(async (chart) => {
    charts.push(chart);
    return new Uint8Array([1]);
  });
  return { table: await openTable({ painter, now: () => NOW }), charts, painter };
}

function ranking(count: number, nameOf: (at: number) => string): Page<RankedPlayer> {
  const lines = Array.from({ length: count }, (_, at) => ({
    ...{ player: `telegram:${at}`, name: nameOf(at) },
    winLoss: [900 - 10 * at, 1000] as [number, number],
    lent: 4,
    score: 0,
    ranks: [at + 1, at + 1] as [number, number],
  }));
  return { lines, count };
}

describe("the picture of the players", () => {
  it("draws a bar per player to the proven level, with interval and share", async () => {
    const { table, charts, painter } = await drawing();
    await player(table, named("11", "占い師".repeat(20)), [160, 180], "shown");
    await player(table, named("12", "Анна"), [3000, 3100], "shown");
    await theLast(table);
    const reply = await players(table);
    expect(viewOf(reply).blocks.map(({ type }) => type)).toEqual(["picture", "table", "quiet"]);
    const [chart] = charts;
    if (chart?.kind !== "rows") throw new Error("no rows");
    expect(chart.rows.map(({ name }) => name)).toEqual([
      "1 Анна",
      "2 占い師占い師占い師占い…",
      "3 Last",
      "4 Lost",
    ]);
    const [anna] = chart.rows;
    const [low, high] = winShareInterval([3000, 3100]);
    expect(anna?.value).toBe(100 * winShareBound([3000, 3100]));
    expect(anna?.uncertainty).toEqual({ low: 100 * low, high: 100 * high, likely: (100 * 3000) / 6100 });
    expect(altOf(reply)).toContain("1. Анна: 49%, 3000/6100, 2. 占い師占い師占い師占い…: 47%, 160/340");
    expect(painter.kept()).toEqual(["telegram:11", "telegram:12", "telegram:91", "telegram:92"]);
  });

  it("renders all labels in its own typeface, names fifteen players, and fits a message", async () => {
    const names = ["占い師".repeat(20), "Ein sehr langer Name mit vielen Wörtern", "김철수", "ไพลิน", "A 🎲"];
    const nameOf = (at: number) => names[at % 5] as string;
    const { chart, alt, about } = peoplePicture(PLAYERS, ranking(40, nameOf), QUERY, "en");
    const said = textsOf(chart);
    const words = ["Who resists me best", say("en", "leaderboard-bars"), say("en", "leaderboard-unit")];
    expect(said).toEqual(expect.arrayContaining([...words, "3 김철수", "4 #4", "5 A"]));
    expect(said.filter((text) => /^\d+%, \d+\/\d+$/.test(text))).toHaveLength(15);
    expect(said.join()).not.toContain("\ufffd");
    expect(about.map(writePlayerId)).toEqual(Array.from({ length: 15 }, (_, at) => `telegram:${at}`));
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect((await drawChart(chart)).length).toBeLessThan(200_000);
  });

  it("lists replaced names in the text, and is discarded when a player in it withdraws", async () => {
    const { table, painter } = await drawing();
    await player(table, named("11", "ไพลิน"), [40, 40], "shown");
    await theLast(table);
    expect(textOf(await players(table))).toContain("In the picture: #1 ไพลิน");
    await table.type("privacy", "privacy", { shown: "off" }, { caller: named("11", "ไพลิน") });
    expect(painter.kept()).toEqual([]);
  });
});

it("draws a row per leading strategy with its points, above the table", async () => {
  const line = (strategy: string, place: number, points: number): LeaderboardLine => ({
    ...{ strategy, points, ranks: [place, place], tournaments: 3, won: 1 },
  });
  const lines = [line("markov:order=1", 1, 12.5), line("my-copy", 2, 3), line("random", 3, 0)];
  const { chart, alt, about } = strategiesPicture(
    { tournaments: 3, lines },
    { ...QUERY, of: "strategies" },
    "en",
  );
  const words = ["1 markov:order=1", "12.5", "2 my-copy", "3 random", "pts"];
  expect(textsOf(chart)).toEqual(expect.arrayContaining(words));
  expect(alt).toContain(
    "The best of 3 tournaments · Rock-paper-scissors: 1. markov:order=1: 12.5, 2. my-copy: 3",
  );
  expect(about).toEqual([]);
  const { table, charts } = await drawing();
  const ask = () => table.type("leaderboard", "leaderboard", {}, here);
  expect(await ask()).toMatchObject({ type: "notice" });
  expect(charts).toEqual([]);
  await tournament(table, GROUP);
  expect(viewOf(await ask()).blocks.map(({ type }) => type)).toEqual(["picture", "text", "table"]);
});

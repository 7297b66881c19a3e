// Rank tables on a phone: no line wraps, in any language.

import { expect, it } from "vitest";
import { fittedRows } from "../../../commands/kit/fitted-table.ts";
import { DUELS } from "../../../commands/leaderboard/duels.ts";
import { peopleView } from "../../../commands/leaderboard/people.ts";
import { PLAYERS } from "../../../commands/leaderboard/players.ts";
import { strategiesView } from "../../../commands/leaderboard/strategies.ts";
import { statsView } from "../../../commands/mines/view.ts";
import { standingsBlocks } from "../../../commands/tournament/view.ts";
import { type Block, tableText } from "../../../src/chat/index.ts";
import { cellWidth } from "../../../src/infra/i18n/cell-width.ts";
import { LOCALES, type Locale } from "../../../src/infra/i18n/index.ts";

const PHONE_CELLS = 32;
const LONG = "占い師のとても長い名前".repeat(3);
const ranks = [12, 15] as const;
const query = { of: "players", gameId: "rps", scope: "here", period: "all" } as const;
function tablesIn(locale: Locale): Readonly<Record<string, readonly Block[]>> {
  const standing = { name: LONG, ranks, points: 27.5, wins: 25, draws: 15, losses: 12 };
  const line = { strategy: LONG, ranks, points: 1234.5, won: 12, tournaments: 123 };
  const person = { player: "telegram:1", name: LONG, ranks, winLoss: [9_000, 3_000], score: 0, lent: 0 };
  const rated = { ...person, rating: 1523, deviation: 180, duels: 123, isProvisional: true };
  const tally = { games: 1234, wins: 1000, bestMs: 3_599_000 };
  const tallies = { beginner: tally, intermediate: tally, expert: tally };
  return {
    standings: standingsBlocks([standing] as never, locale),
    strategies: strategiesView({ tournaments: 9, lines: [line] } as never, query, [], locale).blocks,
    players: peopleView(PLAYERS, { lines: [person], count: 1 } as never, query, locale).blocks,
    ladder: peopleView(DUELS, { lines: [rated], count: 1 } as never, { ...query, of: "duels" }, locale)
      .blocks,
    mines: statsView({ games: [], tallies, streak: [1, 2] } as never, locale)?.blocks ?? [],
  };
}

it.each(LOCALES)("a table of names fits a phone in %s with the widest figures", (locale) => {
  for (const [what, blocks] of Object.entries(tablesIn(locale))) {
    const [table] = blocks.filter((block) => block.type === "table");
    const lines = tableText(table?.rows ?? expect.fail(what)).split("\n");
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(cellWidth(line), `${what}: ${line}`).toBeLessThanOrEqual(PHONE_CELLS);
  }
});

it("truncates names only if needed, to eight cells at least, and closes their isolates", () => {
  const narrow = [
    ["", "", "pts"],
    ["1", "markov", "7"],
  ] as const;
  expect(fittedRows(narrow)).toEqual(narrow);
  expect(fittedRows([["1", LONG, "9".repeat(30)]])[0]?.[1]).toBe("占い師…");
  const [row] = fittedRows([["1", "\u2068محمد عبد الرحمن الطويل جدا جدا جدا\u2069", "3", "2"]]);
  expect(row?.[1]).toMatch(/^\u2068[^\u2068\u2069]+…\u2069$/u);
});

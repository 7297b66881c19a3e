import { afterAll, beforeAll, expect, it } from "vitest";
import { addFile } from "../../commands/strategy/registrations/files.ts";
import {
  type League,
  type LeagueTable,
  seasonAt,
  seasonBefore,
  type TableEntrant,
} from "../../src/arena/league/index.ts";
import { fileId, openStoredFile } from "../../src/arena/submissions/index.ts";
import { CATALOGUE, gameOf } from "../../src/core/games/index.ts";
import { LOCALES } from "../../src/infra/i18n/index.ts";
import { playCommand } from "../../src/web/arena/entrant.ts";
import { leagueWith, MONTH, tableOf, WILD } from "./league-of.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const SEALED = "export const move = () => 1; // nobody reads this";
const OPENED = "export const move = () => 0; // </pre><script>alert('source')</script>\u202e\u3164";
const SINCE = Date.parse("2026-10-18T12:00:00Z");

const made = (name: string, source: string, owner: string) => ({
  ...{ id: fileId(source), isBuiltIn: false },
  ...{ name, owner: `telegram:${owner}` },
});
const usual = tableOf(100, {
  6: made("opened-bot", OPENED, "1"),
  7: made("sealed-bot", SEALED, "2"),
});

let site: OpenSite;
let table: LeagueTable;
beforeAll(async () => {
  table = usual;
  site = await openSite({}, { app: { league: leagueWith(() => table) } });
  const { store } = site.app;
  for (const [id, name, source] of [
    ["1", "opened-bot", OPENED],
    ["2", "sealed-bot", SEALED],
  ] as const) {
    const version = {
      ...{ submittedAt: SINCE, publicAt: SINCE, games: ["rps"], behaviour: { rps: id }, event: id },
    };
    const gauntlet = { game: "rps", results: [] };
    await addFile(store, { platform: "telegram", id }, { name, source, gauntlet, version });
  }
  await openStoredFile(store, fileId(OPENED));
});
afterAll(() => site.stop());

const page = async (path: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${site.url}${path}`);
  return { status: response.status, text: await response.text() };
};

it("shows a month's table with ranks, ranges and links to each entrant by name", async () => {
  const { status, text } = await page(`/arena/rps/${MONTH}`);
  expect(status).toBe(200);
  expect(text).toContain(`href="/arena/rps/${MONTH}/entrant-number-2"`);
  expect(text).toContain(`href="/arena/rps/${MONTH}/${encodeURIComponent(WILD)}"`);
  expect(text).toContain("1-4");
});

it("shows every number of who beats whom", async () => {
  const { text } = await page(`/arena/rps/${MONTH}`);
  const [, numbers = ""] = /<details>(.*)<\/details>/s.exec(text) ?? [];
  expect(numbers.match(/<tr>/g)).toHaveLength(101);
  expect(numbers.match(/<td>[+–]?\d+<\/td>/g)).toHaveLength(100 * 99);
});

it("writes names as text, and never shows owners", async () => {
  const ofWild = `/arena/rps/${MONTH}/${encodeURIComponent(WILD)}`;
  for (const path of [`/arena/rps/${MONTH}`, ofWild, `/arena/rps/${MONTH}/opened-bot`]) {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text).not.toContain(WILD);
    expect(text).not.toContain("telegram:");
  }
});

it("shows an entrant against every other, and how to play against it", async () => {
  const { text } = await page(`/arena/rps/${MONTH}/entrant-number-2`);
  expect(text).toContain("/rps play opponent:entrant-number-2");
  expect(text.match(/<tr>/g)).toHaveLength(100);
  expect(text).toContain("(withdrawn)");
});

it("finds an entrant by its name when its position has changed", async () => {
  const before = await page(`/arena/rps/${MONTH}/entrant-number-9`);
  table = tableOf(100, {
    8: usual.entrants[9] as (typeof usual.entrants)[number],
    9: { id: "file:x", isBuiltIn: false },
  });
  const after = await page(`/arena/rps/${MONTH}/entrant-number-9`);
  table = usual;
  expect(before.text).toContain("<h1>entrant-number-9</h1>");
  expect(after.text).toContain("<h1>entrant-number-9</h1>");
});

it("shows a version's date and a revealed source as text", async () => {
  const { text } = await page(`/arena/rps/${MONTH}/opened-bot`);
  expect(text).toContain("Version 1, public since 18 Oct 2026");
  expect(text).toContain("// &lt;/pre&gt;&lt;script&gt;");
  expect(text).toContain("&lt;/script&gt;\\u{202e}\\u{3164}</pre>");
  expect(text).toContain("/strategy source opened-bot");
  expect(text).not.toContain("<script>alert");
});

it("says that a sealed source is sealed, and shows none of it", async () => {
  const { text } = await page(`/arena/rps/${MONTH}/sealed-bot`);
  expect(text).toContain("The source of sealed-bot is sealed");
  expect(text).not.toContain("nobody reads this");
});

it("distinguishes built-in entrants from submitted ones", async () => {
  expect((await page(`/arena/rps/${MONTH}/entrant-number-5`)).text).toContain("One of my own");
  expect((await page(`/arena/rps/${MONTH}/entrant-number-2`)).text).toContain("sent it in as one file");
});

it.each(CATALOGUE.map((entry) => [entry.id, gameOf(entry)] as const))(
  "names the command that plays %s",
  (id, game) => {
    const expected: Record<string, string> = {
      rps: "/rps play opponent:x",
      rpsls: "/rps play variant:lizard-spock opponent:x",
      oddeven: "/oddeven play opponent:x",
    };
    if (expected[id]) expect(playCommand(game, "x")).toBe(expected[id]);
    else expect(playCommand(game, "x")).toMatch(/^\/rps play variant:\S+ opponent:x$/);
  },
);

it.each([
  ["/arena/chess/2026-11", "I have no league for that game."],
  ["/arena/__proto__/2026-11", "I have no league for that game."],
  ["/arena/rps/2026-13", "I have no table for that month."],
  ["/arena/rps/1999-01", "I have no table for that month."],
  [`/arena/oddeven/${MONTH}`, "I have no table for that month."],
  [`/arena/rps/${MONTH}/nobody`, "No one by that name is in this month’s table."],
  [`/arena/rps/${MONTH}/%3Cscript%3E`, "No one by that name is in this month’s table."],
  [`/arena/rps/${MONTH}/1`, "No one by that name is in this month’s table."],
])("explains in words why %s is not found", async (path, words) => {
  const response = await fetch(`${site.url}${path}`);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(text).toContain(words);
  expect(text).not.toContain("<script>");
});

it("says when nothing has been played yet", async () => {
  const { status, text } = await page("/arena");
  expect(status).toBe(200);
  expect(text).toContain("No pair has played yet this month.");
  expect(text).toContain(`/arena/rps/${MONTH}`);
  expect(text).not.toContain(seasonBefore(seasonAt(Date.now())).id);
});

it.each(LOCALES)("is complete in %s", async (locale) => {
  for (const path of ["/arena", `/arena/rps/${MONTH}/opened-bot`])
    expect(await page(`${path}?lang=${locale}`)).toMatchObject({
      status: 200,
      text: expect.stringContaining(`lang="${locale}"`),
    });
});

it("tells a month's story above the top five: who leads, what changed, the closest race", async () => {
  const before = seasonBefore(seasonAt(Date.now()));
  const last = { ...tableOf(9, { 0: usual.entrants[4] as TableEntrant }), season: before.id, isOver: true };
  const strengths = [300, 290, 250, 249, 200];
  const rows = usual.rows.map((row, at) => ({ ...row, strength: strengths[at] ?? 100 - 5 * at }));
  const league = {
    table: async ({ id }: { id: string }, season: { id: string }) =>
      id === "rps" ? { [MONTH]: { ...usual, rows }, [before.id]: last }[season.id] : undefined,
    seasons: async ({ id }: { id: string }) => (id === "rps" ? [before] : []),
  } as unknown as League;
  const other = await openSite({}, { app: { league } });
  const text = await (await fetch(`${other.url}/arena`)).text();
  const month = await (await fetch(`${other.url}/arena/rps/${MONTH}`)).text();
  await other.stop();
  const today = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const story = [
    `entrant-number-0° is ahead of all 100 so far. In front since ${today.format(Date.now())}.`,
    "entrant-number-4, who won the month before, is number 5 now. 94 entrants are new.",
    "Closest race: entrant-number-2 and (withdrawn) for place 3, 1 point apart.",
  ].join(" ");
  expect(text).toContain(`<p>${story}</p>`);
  expect(month).toContain(`<p class="lead">${story}</p>`);
  const [, top = ""] = /<tbody>(.*?)<\/tbody>/s.exec(text) ?? [];
  expect(top.match(/<tr>/g)).toHaveLength(5);
  expect(text.indexOf(story)).toBeLessThan(text.indexOf(top));
  expect(text).toContain(`href="/arena/rps/${before.id}"`);
});

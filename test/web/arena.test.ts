import { afterAll, beforeAll, expect, it } from "vitest";
import { leagueWith, MONTH, tableOf, WILD } from "./league-of.ts";
import { type OpenSite, openSite } from "./open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({}, { app: { league: leagueWith(tableOf(100)) } });
});
afterAll(() => site.stop());

const page = async (path: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${site.url}${path}`);
  return { status: response.status, text: await response.text() };
};

it("shows a month's table with ranks, ranges and the way to each entrant", async () => {
  const { status, text } = await page(`/arena/rps/${MONTH}`);
  expect(status).toBe(200);
  expect(text.match(/<tr>/g)).toHaveLength(101);
  expect(text).toContain("entrant-number-2");
  expect(text).toContain(`href="/arena/rps/${MONTH}/2"`);
  expect(text).toContain("1-4");
});

it("of a hundred stays small, and is kept for some seconds", async () => {
  const response = await fetch(`${site.url}/arena/rps/${MONTH}`, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const packed = await new Response(
    new Blob([await response.text()]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  expect(packed.byteLength).toBeLessThan(100_000);
});

it("writes a name as text wherever it stands, and no owner anywhere", async () => {
  for (const path of [`/arena/rps/${MONTH}`, `/arena/rps/${MONTH}/1`, "/arena/rps/feed.xml"]) {
    const { text } = await page(path);
    expect(text).not.toContain(WILD);
    expect(text).not.toContain("telegram:");
  }
});

it("shows an entrant against each of the others, and how to play against it", async () => {
  const { text } = await page(`/arena/rps/${MONTH}/2`);
  expect(text).toContain("/rps play opponent:entrant-number-2");
  expect(text.match(/<tr>/g)).toHaveLength(100);
  const withdrawn = await page(`/arena/rps/${MONTH}/3`);
  expect(withdrawn.status).toBe(200);
  expect(withdrawn.text).not.toContain("/rps play opponent:");
});

it.each([
  "/arena/chess/2026-11",
  "/arena/rps/2026-13",
  "/arena/rps/1999-01",
  "/arena/oddeven/2026-11",
  "/arena/rps/2026-11/100",
  "/arena/rps/2026-11/-1",
  "/arena/rps/2026-11/1e1",
  "/arena/chess/feed.xml",
])("has nothing at %s", async (path) => {
  expect((await page(path)).status).toBe(404);
});

it("has a feed that is well formed as far as its marks go, with an entry a month", async () => {
  const response = await fetch(`${site.url}/arena/rps/feed.xml`);
  expect(response.headers.get("content-type")).toContain("application/atom+xml");
  const text = await response.text();
  expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>')).toBe(true);
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
});

it("says where nothing was played yet", async () => {
  const { status, text } = await page("/arena");
  expect(status).toBe(200);
  expect(text).toContain("No pair has been played yet");
  expect(text).toContain(`/arena/rps/${MONTH}`);
});

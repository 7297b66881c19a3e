import { afterAll, beforeAll, expect, it } from "vitest";
import { agreeToShow, pageOf, type Replay, takeBack } from "../../commands/replay/replays.ts";
import { type OpenSite, openSite } from "./open-site.ts";

/** A name that no one can register; pages mustn't rely on that. */
const WILD = '<script>alert("x")</script>';

const ANNA = "telegram:1";
/** Rock against scissors, paper against rock, and a tie, repeated `count` times. */
const roundsOf = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => [[0, 1, 1] as const, [2, 2, 0] as const, [1, 0, -1] as const][at % 3],
  );
const replayOf = (more: Partial<Replay> = {}): Replay => ({
  ...{ game: "rps", kind: "match", names: ["Anna"] },
  rounds: roundsOf(4) as Replay["rounds"],
  ...{ over: { winner: 0, ending: "score" }, expected: [[0, -1, 2, 0]], proof: "gdp1.abc", ...more },
});

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

async function show(
  replay: Replay,
  { of = "match-1", agreed = [ANNA], needed = 1 as 1 | 2 } = {},
): Promise<string> {
  const id = pageOf(site.app.store, of);
  for (const by of agreed) await agreeToShow(site.app.store, id, { by, needed, replay, at: 1 });
  return `/m/${id}`;
}
const get = (path: string) => fetch(`${site.url}${path}`);
const textAt = async (path: string) => (await get(path)).text();

it("shows rounds, lead, predictions, the card and the proof to verify", async () => {
  const path = await show(replayOf());
  const response = await get(path);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-robots-tag")).toContain("noindex");
  expect(text).toContain("<h1>Anna wins</h1>");
  expect(text).toContain('<p class="score">2 : 1<small>Round 4</small></p>');
  expect(text).toContain('property="og:description" content="Anna 2 : 1 Gadalka · 1 draw">');
  expect(text).toContain("I expected 2 of Anna’s 3 moves correctly.");
  expect(text.match(/ ✓<\/td>/g)).toHaveLength(2);
  expect([...text.matchAll(/<td class="number">([+–]?\d+)<\/td>/g)].map(([, lead]) => lead)).toEqual([
    ...["+1", "+1", "0", "+1"],
  ]);
  expect(text).toContain('href="/verify#gdp1.abc"');
});

it("shows two people's duel with a predictor's expectations of both", async () => {
  const replay = replayOf({
    ...{ kind: "duel", names: ["Anna", "Boris"], proof: undefined },
    over: { winner: 1, ending: "resigned" },
    rounds: [[0, -1, 1], ...(roundsOf(3) as Replay["rounds"])],
    expected: [
      [-1, 0, 1, 1],
      [-1, 1, 2, 1],
    ],
  });
  const path = await show(replay, { of: "duel-1", agreed: [ANNA, "discord:2"], needed: 2 });
  const text = await textAt(path);
  expect(text).toContain("<h1>Boris wins</h1>");
  expect(text).toContain("<p>Anna resigned.</p>");
  expect(text).toContain("I expected 2 of Boris’s 3 moves correctly.");
  expect(text).toContain("Expected from Boris");
  expect(text).not.toContain("/verify#");
});

it("is missing before both agree, after a withdrawal, or when it never existed", async () => {
  const taken = await show(replayOf(), { of: "match-2" });
  await takeBack(site.app.store, pageOf(site.app.store, "match-2"), ANNA);
  const waiting = await show(replayOf({ kind: "duel" }), { of: "duel-2", needed: 2 });
  const never = `/m/${"a".repeat(22)}`;
  for (const path of [taken, waiting, never, "/m/..%2Fx", "/m/1"]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const text = await response.text();
    expect(text).toContain("it’s been taken back");
    expect(text).not.toContain("Anna");
  }
});

it("names no winner of a match that was stopped", async () => {
  const text = await textAt(await show(replayOf({ over: undefined }), { of: "match-5" }));
  expect(text).toContain("<h1>Anna – Gadalka</h1>");
  expect(text).not.toContain("wins");
});

it("shows any name as text", async () => {
  const path = await show(replayOf({ names: [WILD], opponent: WILD }), { of: "match-3" });
  const text = await textAt(path);
  expect(text).not.toContain(WILD);
  expect(text).toContain("&lt;script&gt;");
});

it("splits a thousand rounds into pieces, each a small page", async () => {
  const rounds = roundsOf(1_000) as Replay["rounds"];
  const expected = [rounds.map(() => 1)];
  const path = await show(replayOf({ rounds, expected }), { of: "match-4" });
  const text = await textAt(`${path}?page=10`);
  expect(text.match(/<tr>/g)).toHaveLength(101);
  expect(text).toContain('<th scope="row" class="number">1000</th>');
  expect(text.length).toBeLessThan(100_000);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { View } from "../../src/chat/index.ts";
import { openTable, PRIVATE, type Table, viewOf } from "../commands/play/table.ts";
import { current, here, played, stuck, VENUE } from "../commands/tournament/hall.ts";
import { type Postbox, postbox, shown } from "../commands/tournament/postbox.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const ORIGIN = "https://bot.example";
const pageIn = ({ link }: View): string =>
  /^https:\/\/bot\.example(\/t\/[\w-]+)$/.exec(link?.url ?? "")?.[1] ?? expect.fail("no page");
const texts = async (url: string, path: string) => {
  const response = await fetch(`${url}${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("the page of a chat's tournament", () => {
  let table: Table;
  let site: OpenSite;
  let box: Postbox;
  let path: string;
  const page = (below = "") => texts(site.url, `${path}${below}`);
  beforeAll(async () => {
    table = await openTable({ publicUrl: ORIGIN });
    box = postbox();
    await table.tournaments.serve(box.messenger);
    await played(table, { match: "150", system: "round-robin", house: "off" }, [
      "markov",
      "rotation",
      "copy",
    ]);
    path = pageIn(viewOf(await table.type("tournament", "status", {}, here)));
    site = await openSite({}, { app: { tournaments: table.tournamentPages } });
  });
  afterAll(async () => {
    await site.stop();
    await table.tournaments.close();
  });

  it("is linked wherever the chat reports the tournament, and nowhere without pages", async () => {
    for (const command of ["standings", "pairings"])
      pageIn(viewOf(await table.type("tournament", command, {}, here)));
    expect(box.posts.map(({ view }) => pageIn(view))).not.toEqual([]);
    pageIn(box.edits.at(-1)?.view ?? expect.fail("no card"));
    const without = await openTable();
    await without.tournaments.serve(postbox().messenger);
    await played(without, { match: "10" });
    expect(viewOf(await without.type("tournament", "status", {}, here)).link).toBeUndefined();
    await without.tournaments.close();
  });

  it("shows ranks, cross table, rounds and how to replay it", async () => {
    const { status, text } = await page();
    expect(status).toBe(200);
    for (const name of ["markov", "rotation", "copy"]) expect(text).toContain(`<th scope="row">${name}</th>`);
    expect(text).toContain('class="cross"');
    expect(text).toContain(`href="${path}/round/1"`);
    expect(text).toContain("npm run -s gadalka -- arena replay tournament-");
  });

  it("is unlisted and uncached, and reveals nothing about people or the chat", async () => {
    expect((await texts(site.url, "/arena")).text).not.toContain("/t/");
    for (const below of ["", "/round/1", "/match/1.1.1"]) {
      const { headers, text } = await page(below);
      expect(headers.get("x-robots-tag")).toContain("noindex");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(text).not.toMatch(/telegram:|Anna|Boris/);
    }
    const hidden = Buffer.from(path.split("/").at(-1) ?? "", "base64url").toString("latin1");
    expect(hidden).not.toContain("telegram");
  });

  it("has a page for each round, explaining its pairings, and one for each match", async () => {
    const { text } = await page("/round/2");
    expect(text).toContain("everyone meets everyone");
    expect(text).toMatch(/href="[^"]*\/match\/2\.\d\.1"/);
    expect(text).toContain("rests: odd number of entrants");
  });

  it("replays a match in pieces", async () => {
    const rounds = [];
    for (const round of [1, 2, 3]) rounds.push((await page(`/round/${round}`)).text);
    const address =
      /\/match\/\d\.\d\.1(?=" aria-label="Round by round: (markov – rotation|rotation – markov)")/.exec(
        rounds.join(""),
      );
    const first = await page(address?.[0] ?? expect.fail("they did not meet"));
    expect(first.status).toBe(200);
    expect(first.text.match(/<th scope="row" class="number">/g)).toHaveLength(100);
    expect(first.text).toMatch(/✊ <span>Rock<\/span>/);
    const second = await page(`${address?.[0]}?page=2`);
    expect(second.text).toContain('<th scope="row" class="number">150</th>');
  });

  it("serves the same file as the chat", async () => {
    const response = await fetch(`${site.url}${path}/file`);
    expect(response.headers.get("content-disposition")).toMatch(/filename="tournament-\w+\.json"/);
    const reply = await table.type("tournament", "file", {}, here);
    const file = reply.type === "post" && reply.view.blocks.find((block) => block.type === "file");
    expect(file).toMatchObject({ content: await response.text() });
  });

  it.each(["x", "/round/9", "/match/1.1.2", "/match/constructor"])(
    "has nothing at %s behind it",
    async (below) => {
      const { status, text } = await page(below);
      expect(status).toBe(404);
      expect(text).toContain("There’s nothing here");
    },
  );

  it("of a private chat disappears with its person's data", async () => {
    const own = { place: PRIVATE };
    await table.type("tournament", "create", { match: "10" }, own);
    const address = pageIn(viewOf(await table.type("tournament", "status", {}, own)));
    const { status, text } = await texts(site.url, address);
    expect([status, text.includes("Open. No entrants yet.")]).toEqual([200, true]);
    expect(await table.tournaments.forget("telegram:1")).toBe(true);
    expect((await texts(site.url, address)).status).toBe(404);
  });
});

describe("the author of an entrant", () => {
  it("is shown only in the chat", async () => {
    const table = await openTable({ publicUrl: ORIGIN });
    await table.tournaments.serve(postbox().messenger);
    await table.type("strategy", "register", { name: "annas", strategy: "copy" }, here);
    await played(table, { match: "10", house: "off" }, ["annas", "rotation"]);
    const { finished } = await table.tournaments.read(VENUE);
    expect(finished[0]?.entrants[0]).toMatchObject({ name: "annas", author: "Anna" });
    const path = pageIn(viewOf(await table.type("tournament", "status", {}, here)));
    const found = await table.tournamentPages.find(path.split("/").at(-1) ?? "");
    expect(JSON.stringify(found)).toContain("annas");
    expect(JSON.stringify(found)).not.toContain("Anna");
  });
});

describe("the page of a running tournament", () => {
  it("shows its progress, but no seed, file or matches", async () => {
    const table = await openTable({ publicUrl: ORIGIN, players: stuck });
    await table.tournaments.serve(postbox().messenger);
    await shown(await table.type("tournament", "create", { match: "20" }, here), "card");
    for (const strategy of ["copy", "markov"]) await table.type("tournament", "join", { strategy }, here);
    const path = pageIn(viewOf(await table.type("tournament", "status", {}, here)));
    await table.type("tournament", "start", {}, here);
    const { seed } = await current(table);
    const site = await openSite({}, { app: { tournaments: table.tournamentPages } });
    const { status, text } = await texts(site.url, path);
    expect(status).toBe(200);
    expect(text).not.toContain(String(seed));
    expect(text).toContain("the seed is published at the end");
    expect(text).toMatch(/property="og:description" content="[^"]+">/);
    for (const below of ["/file", "/match/1.1.1"])
      expect((await texts(site.url, `${path}${below}`)).status).toBe(404);
    await site.stop();
    await table.tournaments.close();
    expect((await table.tournaments.read(VENUE)).finished).toEqual([]);
  });
});

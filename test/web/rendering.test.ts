// How often pages are rendered, and how many at once; no test depends on real time.

import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  createRendering,
  KEPT_MS,
  RENDERED_AT_ONCE,
  type Rendered,
  WAITING_MAX,
} from "../../src/web/rendering.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const PAGE = "A page of the fortune-teller. ".repeat(100);
const ANYBODY = { "cache-control": "public, max-age=60", "content-type": "text/html; charset=utf-8" };

const asking = (accepted = "gzip, br") =>
  new Request("http://here/", { headers: { "accept-encoding": accepted } });

/** A clock, and a page that counts its renderings and can be held back. */
function stage(headers: Record<string, string> = ANYBODY) {
  let now = NOW;
  let renderings = 0;
  let open: (() => void)[] = [];
  const { answer } = createRendering(() => now);
  const made = (): Rendered => ({ response: new Response(PAGE, { headers }), isStream: false });
  return {
    get renderings() {
      return renderings;
    },
    pass: (ms: number) => {
      now += ms;
    },
    ask: (key?: string, request = asking()) =>
      answer(request, key, async () => {
        renderings += 1;
        return made();
      }),
    /** Rendered only once `letGo` is called. */
    askSlowly: (key?: string) =>
      answer(asking(), key, async () => {
        renderings += 1;
        await new Promise<void>((resolve) => open.push(resolve));
        return made();
      }),
    letGo: () => {
      const all = open;
      open = [];
      for (const one of all) one();
      return all.length;
    },
  };
}

/** Resolves once everything that's ready has run, including work deferred to the next turns. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
};

test("renders a shared page once a minute, however many ask", async () => {
  const page = stage();
  for (let at = 0; at < 200; at++) expect((await page.ask("en /verify"))?.status).toBe(200);
  expect(page.renderings).toBe(1);
  await page.ask("de /verify");
  expect(page.renderings).toBe(2);
  page.pass(KEPT_MS - 1);
  await page.ask("en /verify");
  expect(page.renderings).toBe(2);
  page.pass(1);
  await page.ask("en /verify");
  expect(page.renderings).toBe(3);
});

test("lets two hundred simultaneous requests wait for the same rendering", async () => {
  const page = stage();
  const all = Array.from({ length: 200 }, () => page.askSlowly("en /verify"));
  await settled();
  page.letGo();
  expect((await Promise.all(all)).map((one) => one?.status)).toEqual(Array(200).fill(200));
  expect(page.renderings).toBe(1);
});

test("compresses the bytes once for every client that accepts gzip", async () => {
  const page = stage();
  const bytes = async (accepted: string) => {
    const answer = (await page.ask("en /", asking(accepted))) ?? expect.fail("refused");
    const { headers } = answer;
    expect(headers.get("vary")).toBe("Accept-Encoding");
    return [headers.get("content-encoding"), Buffer.from(await answer.arrayBuffer())] as const;
  };
  for (const accepted of ["gzip", "br, gzip;q=0.5", "*"]) {
    const [encoding, body] = await bytes(accepted);
    expect([accepted, encoding, gunzipSync(body).toString()]).toEqual([accepted, "gzip", PAGE]);
  }
  for (const accepted of ["", "br", "gzip;q=0", "identity"]) {
    const [encoding, body] = await bytes(accepted);
    expect([accepted, encoding, body.toString()]).toEqual([accepted, null, PAGE]);
  }
});

test("does not keep an uncacheable page, and never gives it to two", async () => {
  const page = stage({ ...ANYBODY, "cache-control": "no-store" });
  await page.ask("en /nothing");
  await page.ask("en /nothing");
  expect(page.renderings).toBe(2);
  const own = stage({ ...ANYBODY, "cache-control": "no-store" });
  const both = [own.askSlowly(), own.askSlowly()];
  await settled();
  expect(own.letGo()).toBe(2);
  await Promise.all(both);
});

test("renders few pages at once, queues some, and refuses the rest", async () => {
  const page = stage();
  const more = 25;
  const all = Array.from({ length: RENDERED_AT_ONCE + WAITING_MAX + more }, () => page.askSlowly());
  const refused = Promise.all(all.slice(-more));
  expect((await refused).every((one) => one === undefined)).toBe(true);
  expect(page.renderings).toBe(RENDERED_AT_ONCE);
  let done = 0;
  while (done < RENDERED_AT_ONCE + WAITING_MAX) {
    const now = page.letGo();
    expect(now).toBeLessThanOrEqual(RENDERED_AT_ONCE);
    done += now;
    await settled();
  }
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(RENDERED_AT_ONCE + WAITING_MAX);
  expect((await page.ask())?.status).toBe(200);
});

test("starts a queued page in a later event-loop turn, so that a press comes first", async () => {
  const page = stage();
  const all = Array.from({ length: RENDERED_AT_ONCE + 1 }, () => page.askSlowly());
  await settled();
  page.letGo();
  // The first one to finish frees a slot; the others may need more turns.
  await Promise.race(all);
  expect(page.renderings).toBe(RENDERED_AT_ONCE);
  await Promise.all(all.slice(0, -1));
  await settled();
  expect(page.renderings).toBe(RENDERED_AT_ONCE + 1);
  page.letGo();
  await Promise.all(all);
});

test("frees the slot of a page that fails", async () => {
  const { answer } = createRendering(() => NOW);
  for (let at = 0; at < 3 * RENDERED_AT_ONCE; at++)
    await expect(
      answer(asking(), at % 2 ? "en /" : undefined, () => Promise.reject(new Error("no"))),
    ).rejects.toThrow("no");
  const fine = async () => ({ response: new Response("fine"), isStream: false });
  expect(await (await answer(asking(), "en /", fine))?.text()).toBe("fine");
});

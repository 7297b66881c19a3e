// Metrics after all kinds of events: they count outcomes, and identify no one.

import { beforeAll, describe, expect, it } from "vitest";
import { openApp } from "../../../src/app/app.ts";
import { readConfig } from "../../../src/app/config.ts";
import type { Action, Incoming, Reply } from "../../../src/chat/index.ts";
import { createLog } from "../../../src/infra/logger.ts";
import {
  countAcknowledgement,
  countLimited,
  registry,
  watchQueue,
} from "../../../src/infra/metrics/meters.ts";
import { createMetricsHandler } from "../../../src/infra/metrics/route.ts";

const log = createLog({ logLevel: "silent", logIds: "plain", secrets: [] });
const PERSON = "8412345678901234";
const CHAT = "-100987654321";

/** All lines of a scrape except comments. */
async function scraped(): Promise<readonly string[]> {
  const text = await registry.metrics();
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

const of = (lines: readonly string[], name: string, ...labels: readonly string[]) =>
  lines.filter((line) => line.startsWith(name) && labels.every((label) => line.includes(label)));

beforeAll(async () => {
  // Clears what other files in this process counted.
  registry.resetMetrics();
  const app = await openApp(readConfig({ DATA_DIR: ":memory:" }), log);
  let events = 0;
  const base = () => ({
    ...{ id: `e${events++}`, place: { kind: "group", id: CHAT } },
    caller: { platform: "telegram", id: PERSON, name: "Anna Karenina", locale: "en" },
  });
  const command = (name: string, subcommand: string, options = {}) =>
    ({ ...base(), type: "command", command: name, subcommand, options }) as Incoming;
  const press = (action: Action) => ({ ...base(), type: "press", action }) as Incoming;
  const buttonOf = (reply: Reply) => ("view" in reply ? reply.view.buttons?.[0]?.[0]?.action : undefined);
  const move = buttonOf(await app.dispatch.handle(command("rps", "play")));
  if (!move) throw new Error("no match began");
  await app.dispatch.handle(press(move));
  await app.dispatch.handle(press(move));
  const stranger = { platform: "telegram", id: "77", name: "Levin", locale: "en" };
  await app.dispatch.handle({ ...press(move), caller: stranger } as Incoming);
  await app.dispatch.handle(press({ ...move, scope: `scope-of-${PERSON}` }));
  await app.dispatch.handle(command(`typed-by-${PERSON}`, "x"));
  for (let at = 0; at < 70; at++) await app.dispatch.handle(command("help", "show"));
  countAcknowledgement("telegram", "taken");
  countLimited("discord");
  await app.close();
  await app.store.close();
});

describe("the metrics", () => {
  it("count events by type and outcome", async () => {
    const events = of(await scraped(), "gadalka_events_total");
    // At least one, because other tests in this process count, too.
    const isReported = (...labels: readonly string[]) => of(events, "", ...labels).length > 0;
    expect(isReported('name="rps"', 'type="command"', 'outcome="answered"')).toBe(true);
    expect(isReported('type="press"', 'outcome="answered"')).toBe(true);
    expect(isReported('type="press"', 'outcome="outdated"')).toBe(true);
    expect(isReported('type="press"', 'outcome="not-yours"')).toBe(true);
    expect(isReported('type="press"', 'name="other"', 'outcome="not-understood"')).toBe(true);
    expect(isReported('type="command"', 'name="other"', 'outcome="not-understood"')).toBe(true);
    expect(isReported('name="help"', 'outcome="budget"')).toBe(true);
  });

  it("contain no person, chat or typed text", async () => {
    const text = (await scraped()).join("\n");
    for (const got of [PERSON, CHAT, CHAT.slice(1), "Anna", "Karenina", "Levin", "typed-by"])
      expect(text).not.toContain(got);
  });

  it("have labels with few values", async () => {
    const values = new Map<string, Set<string>>();
    for (const line of await scraped())
      for (const [, label = "", value = ""] of line.matchAll(/(\w+)="([^"]*)"/g))
        values.set(label, (values.get(label) ?? new Set()).add(value));
    const names = { platform: /^(discord|telegram|terminal)$/, type: /^\w+$/, outcome: /^[a-z-]+$/ };
    for (const [label, shape] of Object.entries(names))
      for (const value of values.get(label) ?? []) expect(value).toMatch(shape);
    for (const [label, seen] of values) expect([label, seen.size <= 40]).toEqual([label, true]);
  });

  it("add up the sources of a queue", async () => {
    const queues = [
      [1, 2],
      [1, 2, 3],
    ];
    for (const queue of queues) watchQueue("of a test", queue, ({ length }) => length);
    expect(of(await scraped(), "gadalka_queue_length", 'queue="of a test"')).toEqual([
      'gadalka_queue_length{queue="of a test"} 5',
    ]);
  });

  it("count accepted and lost acknowledgements separately", async () => {
    countAcknowledgement("telegram", "taken");
    countAcknowledgement("telegram", "lost");
    const got = of(await scraped(), "gadalka_acknowledgements_total", 'platform="telegram"').join(" ");
    expect(got).toMatch(/outcome="taken"} [1-9]/);
    expect(got).toMatch(/outcome="lost"} [1-9]/);
  });
});

describe("/metrics", () => {
  const asked = (authorization?: string) =>
    new Request("http://bot.example.org/metrics", authorization ? { headers: { authorization } } : {});

  it("answers anyone in the Prometheus format", async () => {
    const response = await createMetricsHandler(undefined)(asked());
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  it("refuses public requests without a token and names the settings", async () => {
    const response = await createMetricsHandler(undefined, true)(asked());
    expect(response.status).toBe(403);
    expect(await response.text()).toMatch(/METRICS_TOKEN/);
    const withToken = createMetricsHandler("0123456789abcdef", true);
    expect((await withToken(asked("Bearer 0123456789abcdef"))).status).toBe(200);
  });

  it("answers only requests with the token, if there is one", async () => {
    const answer = createMetricsHandler("0123456789abcdef");
    expect((await answer(asked())).status).toBe(401);
    expect((await answer(asked("Bearer 0123456789abcdeX"))).status).toBe(401);
    expect((await answer(asked("Bearer 0123456789abcdef"))).status).toBe(200);
  });
});

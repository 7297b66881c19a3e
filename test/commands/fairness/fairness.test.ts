// `/fairness`: the pledge to note down and the published keys, from a chain's first day to its last.

import { describe, expect, it } from "vitest";
import { fairnessView } from "../../../commands/fairness/feature.ts";
import {
  DAY_MS,
  encodePledge,
  isKeyOfDay,
  readPledge,
  readPublishedKey,
  shortPledgeId,
} from "../../../src/core/fairness/index.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { type Host, openHost, renewPledge } from "../../../src/people/host/index.ts";
import { freshHost } from "../host.ts";
import { ANNA, openTable, PRIVATE, textOf, viewOf } from "../play/table.ts";

const NOON = Date.UTC(2026, 10, 22, 12);

/** What is shown that many days after the chain started. */
async function shown(daysLater: number, locale: (typeof LOCALES)[number] = "en") {
  let now = NOON;
  const host = await freshHost(7, () => now);
  now += daysLater * DAY_MS;
  const view = fairnessView(host, locale);
  const codes = view.blocks.flatMap((block) => (block.type === "code" ? [block.text] : []));
  return { host, codes, text: textOf(view) };
}

describe("/fairness", () => {
  it("answers only the caller, with this bot's pledge", async () => {
    const table = await openTable();
    const reply = await table.type("fairness", "fairness", {}, { caller: ANNA, place: PRIVATE });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain(shortPledgeId(table.services.host.pledge));
    expect(viewOf(reply).blocks).toContainEqual({
      type: "code",
      text: encodePledge(table.services.host.pledge),
    });
  });

  it("opens by a deep link, and has a short form for groups", async () => {
    const { dispatch } = await openTable();
    const [page] = dispatch.commands.find(({ name }) => name === "fairness")?.subcommands ?? [];
    expect(page).toMatchObject({ byLink: true, brief: "fairness-brief", audience: "caller" });
  });

  it.each([0, 1, 2])("shows no key %i days after the start, but when it will be published", async (days) => {
    const { text, codes } = await shown(days);
    expect(codes.map(readPledge)).toHaveLength(1);
    expect(text).toContain(`Today is day ${days + 1} of 3,660`);
    expect(text).toContain("No key has been published yet. Day 1’s comes out on 25 Nov 2026 (UTC).");
  });

  it("publishes the first day's key after three days, and dates the next", async () => {
    const { host, text, codes } = await shown(3);
    const seen = readPublishedKey(codes[1] as string);
    expect(seen?.day).toBe(1);
    expect(isKeyOfDay(host.pledge.anchor, 1, seen?.key as Uint8Array)).toBe(true);
    expect(text).toContain("The key of day 1 (22 Nov 2026) is published");
    expect(text).toContain("The next comes out on 26 Nov 2026 (UTC)");
  });

  it("never shows a key before its publication time", async () => {
    let now = NOON;
    const host = await freshHost(7, () => now);
    for (let hour = 0; hour < 24 * 8; hour++, now += DAY_MS / 24) {
      const codes = fairnessView(host, "en").blocks.filter(({ type }) => type === "code");
      const seen = codes[1]?.type === "code" ? readPublishedKey(codes[1].text) : undefined;
      if (seen) expect(now).toBeGreaterThanOrEqual(host.publishedAt(seen.day));
    }
  });

  it("says at the end of the chain that the last key has no successor", async () => {
    const { text, codes } = await shown(3_700);
    expect(text).toContain("The key of the last day, 3,660");
    expect(text).not.toContain("The next comes out");
    expect(readPublishedKey(codes[1] as string)?.day).toBe(3_660);
  });

  it("names the previous pledge", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const source = { store, freshKey: () => new Uint8Array(32).fill(9), now: () => NOON };
    const { pledge } = await openHost(source);
    await renewPledge(source);
    const host: Host = await openHost(source);
    const text = textOf(fairnessView(host, "en"));
    expect(text).toContain(`It follows my earlier pledge ${shortPledgeId(pledge)},`);
    expect(text).toContain(`My pledge: ${shortPledgeId(host.pledge)}`);
  });

  it.each(LOCALES)("fits in one message on every platform in %s", async (locale) => {
    expect((await shown(2_000, locale)).text.length).toBeLessThan(1_900);
  });
});

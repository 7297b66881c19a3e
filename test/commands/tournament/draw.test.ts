// A tournament's seed is derived once everything else is fixed, and anyone can recompute it.

import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type Current,
  emptyPlace,
  planOf,
  roundsOf,
} from "../../../commands/tournament/state/place-document.ts";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";
import { ended, opened, started } from "../../../commands/tournament/state/transitions.ts";
import { earlierKey } from "../../../src/core/fairness/index.ts";
import { freshHost } from "../host.ts";
import { openTable, type Table } from "../play/table.ts";
import { current, enter, here, playOut, says, tournament, VENUE } from "./hall.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const DAY_MS = 86_400_000;

async function entered(table: Table, id = "create"): Promise<Current> {
  await tournament(table, "create", { match: "50", house: "off" }, { ...here, id });
  await enter(table, ["rotation", "copy", "random"]);
  return current(table);
}

describe("a tournament's seed", () => {
  it("is drawn at the start and published with its derivation after the end", async () => {
    const clock = { now: NOON };
    const host = await freshHost(21, () => clock.now);
    const table = await openTable({ host, now: () => clock.now });
    const open = await entered(table);
    expect(open).not.toHaveProperty("seed");
    expect(roundsOf(open)).toBe(3);
    clock.now += DAY_MS;
    await playOut(table);
    const [finished = expect.fail()] = (await table.tournaments.read(VENUE)).finished;
    const seen = await says(table, "details");
    expect(seen).toContain(`The seed was ${finished.seed}.`);
    const [, text = "", day, pledge] =
      /of “(draw\|.+)” under the key of day (\d+) of my pledge ([0-9a-f]{16})/.exec(seen) ?? [];
    expect([day, pledge]).toEqual(["2", finished.drawn?.pledge.slice(0, 16)]);
    // From the fourth day on, anyone can do this with the published key and any tool.
    clock.now += 3 * DAY_MS;
    const key = host.publishedKey() ?? expect.fail("no key is published");
    const hmac = createHmac("sha256", earlierKey(key.key, key.day - Number(day)))
      .update(text)
      .digest();
    expect(hmac.readUIntBE(0, 6)).toBe(finished.seed);
    const who = [
      ["rotation", "rotation"],
      ["copy", "copy"],
      ["random", "random"],
    ];
    const all = JSON.stringify(["rps", "swiss", null, 50, who]);
    const hash = createHash("sha256").update(all).digest("hex").slice(0, 32);
    expect(text).toBe(`draw|${open.id}~${hash}|`);
  });

  it("differs by entrants, their order, game, system, length and tournament", async () => {
    const table = await openTable({ host: await freshHost(22) });
    const open = await entered(table);
    const drawn: string[] = [];
    const begin = (changed: Partial<Current>) =>
      started({ ...open, ...changed }, NOON, new Map(), (session) => {
        drawn.push(session);
        return { seed: 1, drawn: { day: 1, pledge: "" } };
      });
    begin({});
    begin({ startsAt: NOON, zone: "Asia/Tokyo" });
    expect(drawn[1]).toBe(drawn[0]);
    begin({ entrants: [...open.entrants].reverse() });
    begin({ entrants: open.entrants.map((entry) => ({ ...entry, strategy: "copy" })) });
    begin({ game: "oddeven" });
    begin({ system: "round-robin" });
    begin({ rounds: 1 });
    begin({ match: 51 });
    begin({ id: "other" });
    expect(new Set(drawn).size).toBe(8);
  });

  it("is drawn for what registered names mean at the start", () => {
    const open = opened(
      { game: "rps", system: "swiss", match: 50, locale: "en", zone: "UTC" },
      "telegram:1",
      "a",
    );
    const entrants = [
      { name: "my", strategy: "copy", isRegistered: true as const },
      { name: "b", strategy: "random" },
    ];
    const drawn: string[] = [];
    for (const strategy of ["copy", "rotation"])
      started({ ...open, entrants }, NOON, new Map([["my", strategy]]), (session) => {
        drawn.push(session);
        return { seed: 1, drawn: { day: 1, pledge: "" } };
      });
    expect(new Set(drawn).size).toBe(2);
  });

  it("is the same for a repeated start, as is the id for a redelivered event", async () => {
    const seeds: unknown[] = [];
    for (const id of ["create", "create", "other"]) {
      const table = await openTable({ host: await freshHost(23, () => NOON), now: () => NOON });
      const open = await entered(table, id);
      await tournament(table, "start");
      const begun = await current(table);
      seeds.push([open.id, begun.seed]);
    }
    expect(seeds[0]).toEqual(seeds[1]);
    expect(seeds[2]).not.toEqual(seeds[0]);
  });

  it("is not kept for the next edition, which has its own id and draw", () => {
    const setting = { game: "rps", system: "swiss", match: 50, locale: "en", zone: "UTC" } as const;
    const series = {
      ...opened(setting, "telegram:1", "a"),
      schedule: { cron: "0 18 * * 5", words: "weekly" },
    };
    const entrants = ["copy", "random"].map((name) => ({ name, strategy: name }));
    const begun = started({ ...series, entrants }, NOON, new Map(), () => ({
      ...{ seed: 7, drawn: { day: 3, pledge: "f" } },
    }));
    if ("refusal" in begun) throw new Error(begun.refusal);
    const report = { standings: [] } as unknown as Parameters<typeof ended>[1];
    const after = ended({ ...emptyPlace(VENUE), current: begun.tournament }, report, NOON);
    expect(after.finished[0]).toMatchObject({ id: "a", seed: 7, drawn: { day: 3, pledge: "f" } });
    expect(after.current).toMatchObject({ schedule: series.schedule, entrants });
    for (const field of ["seed", "drawn", "progress"]) expect(after.current).not.toHaveProperty(field);
    expect(after.current?.id).not.toBe("a");
    expect(() => planOf(after.current as Current)).toThrow(RangeError);
    expect(PLACE.parse(after)).toEqual(after);
  });
});

// A tournament's seed is derived once everything else is fixed, and anyone can recompute it.

import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type Current,
  emptyPlace,
  planOf,
  roundsOf,
} from "../../../commands/tournament/state/place-document.ts";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";
import { ended, opened, started } from "../../../commands/tournament/state/transitions.ts";
import { readTournamentFile } from "../../../src/arena/index.ts";
import { dayAt, earlierKey } from "../../../src/core/proof/day.ts";
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
  it("follows from the day's secret, its id and all entrants, and its file says so", async () => {
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
    expect(seen).toContain(`The seed was ${finished.seed}. It was drawn when the tournament started`);
    expect(seen).toContain("my secret of 19 Nov 2026");
    const file = readTournamentFile((await table.tournamentPages.file(finished)) ?? expect.fail("no file"));
    const day = dayAt(clock.now);
    clock.now += 2 * DAY_MS;
    const { key, day: shown } = host.shownDay() ?? expect.fail("no secret is shown");
    const text = `${open.id}|${file.entrants.map(({ name }) => name).join(",")}`;
    expect(text).toBe(`${open.id}|rotation,copy,random`);
    const hmac = createHmac("sha256", earlierKey(key, shown - day))
      .update(text)
      .digest();
    expect(file).toMatchObject({ id: open.id, day, seed: hmac.readUIntBE(0, 6) });
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
    const begun = started({ ...series, entrants }, NOON, new Map(), () => ({ seed: 7, day: 3 }));
    if ("refusal" in begun) throw new Error(begun.refusal);
    const report = { standings: [] } as unknown as Parameters<typeof ended>[1];
    const after = ended({ ...emptyPlace(VENUE), current: begun.tournament }, report, NOON);
    expect(after.finished[0]).toMatchObject({ id: "a", seed: 7, day: 3 });
    expect(after.current).toMatchObject({ schedule: series.schedule, entrants });
    for (const field of ["seed", "day", "progress"]) expect(after.current).not.toHaveProperty(field);
    expect(after.current?.id).not.toBe("a");
    expect(() => planOf(after.current as Current)).toThrow(RangeError);
    expect(PLACE.parse(after)).toEqual(after);
  });
});

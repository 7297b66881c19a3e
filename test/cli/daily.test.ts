// `gadalka daily` recomputes a day from its published key, and gets what people met.

import { describe, expect, it } from "vitest";
import { dayOf } from "../../commands/daily/day/day.ts";
import { PLAYER_DAILY } from "../../commands/daily/day/document.ts";
import { metBy, PUZZLE } from "../../commands/daily/day/puzzle.ts";
import { encodePledge, writePublishedKey } from "../../src/core/fairness/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { ANNA, MORNING, memoryStore, playOn } from "../commands/daily/try.ts";
import { freshHost } from "../commands/host.ts";
import { openTable, viewOf } from "../commands/play/table.ts";
import { run } from "./run.ts";

const DAY_MS = 86_400_000;

async function publishedDay() {
  const clock = { now: MORNING };
  const now = () => clock.now;
  const [store, host] = [await memoryStore(), await freshHost(9, now)];
  const table = await openTable({ store, host, now });
  await playOn(table, viewOf(await table.type("daily", "mind")));
  clock.now += 4 * DAY_MS;
  const [mind] = (await store.read(PLAYER_DAILY, writePlayerId(ANNA)))?.minds ?? [];
  const puzzle = (await store.read(PUZZLE, String(dayOf(MORNING)))) ?? expect.fail("no puzzle");
  const met = metBy(host, puzzle, ANNA) ?? expect.fail("nothing was drawn");
  const key = host.publishedKey() ?? expect.fail("no key is published");
  const given = ["--pledge", encodePledge(host.pledge), "--key", writePublishedKey(key)];
  return { mind: mind ?? expect.fail("no try"), met, given };
}

describe("gadalka daily", () => {
  it("verifies the day's opponent and every move from pledge and key", async () => {
    const { mind, met, given } = await publishedDay();
    const own = ["--player", writePlayerId(ANNA), "--moves", mind.moves, "--json"];
    const { code, out } = await run(["cli/index", "daily", "2026-11-18", ...given, ...own]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ...{ number: 322, mind: met.strategy, turn: met.turn, replies: mind.replies },
      dice: Buffer.from(met.dice).toString("hex"),
    });
    const other = ["--player", "telegram:999", "--moves", mind.moves, "--json"];
    const theirs = await run(["cli/index", "daily", "2026-11-18", ...given, ...other]);
    expect(JSON.parse(theirs.out).dice).not.toBe(Buffer.from(met.dice).toString("hex"));
    const board = await run(["cli/index", "daily", "2026-11-18", ...given, "--json"]);
    expect(Object.keys(JSON.parse(board.out))).toEqual(["day", "number", "pledge", "board"]);
  });

  it("refuses a key of another pledge, and a day beyond the key", async () => {
    const { given } = await publishedDay();
    const other = await freshHost(10, () => MORNING);
    const foreign = ["--pledge", encodePledge(other.pledge), ...given.slice(2)];
    expect((await run(["cli/index", "daily", "2026-11-18", ...foreign])).err).toContain(
      "it doesn't belong to that pledge",
    );
    expect((await run(["cli/index", "daily", "2026-11-25", ...given])).err).toContain("covers days 1 to");
    expect((await run(["cli/index", "daily", "18.11.", ...given])).err).toContain("Write it like 2026-11-22");
  });
});

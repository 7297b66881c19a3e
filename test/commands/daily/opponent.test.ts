// The opponent of the day: one attempt, one score, drawn per account, even with duplicate or late deliveries.

import { describe, expect, it } from "vitest";
import { closesAt, type OpponentTry, readDaily } from "../../../commands/daily/day.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { type Store, StoreError } from "../../../src/infra/store/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { BORIS, labelsOf, textOf, viewOf } from "../play/table.ts";
import { ANNA, from, HOUR, MORNING, opened, playOn } from "./try.ts";

const DAY = 20_775;

async function triesOf(store: Store, player: PlayerId = ANNA): Promise<readonly OpponentTry[]> {
  return (await readDaily(store, player)).opponents;
}

describe("an attempt against the opponent of the day", () => {
  it("has 20 private rounds, then shows the score, grid and opponent", async () => {
    const { table, store } = await opened();
    const begun = await table.type("daily", "opponent");
    expect(begun).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(begun)).toContain("You 0 : 0 · round 1 of 20");
    expect(labelsOf(begun)).toEqual(["✊ Rock", "✋ Paper", "✌️ Scissors"]);
    const [{ strategy } = expect.fail()] = await triesOf(store);
    expect(textOf(await table.type("data", "export"))).not.toContain(strategy);
    const end = await playOn(table, begun);
    expect(viewOf(end).title).toMatch(/^🔮 \d+ : \d+ against today’s opponent$/);
    expect(textOf(end)).toMatch(/Gadalka 322 · \d+:\d+\n[🟢🔴⚪]{10}\n[🟢🔴⚪]{10}\n/u);
    expect(textOf(end)).toMatch(/It showed in rounds? \d/);
    expect(labelsOf(end)).toEqual(["Share", "Board"]);
    expect((await readDaily(store, ANNA)).days).toEqual([[DAY, DAY]]);
    expect(textOf(await table.type("data", "export"))).toContain(strategy);
  });

  it("is started once, by any process, and counts a press of the present turn", async () => {
    const { table, other, store } = await opened();
    const [begun] = await Promise.all([table.type("daily", "opponent"), other.type("daily", "opponent")]);
    const first = await table.press(begun, "Rock");
    expect(first).toMatchObject({ type: "edit", toast: expect.stringContaining("You") });
    const late = await table.press(begun, "Paper");
    expect(late).toMatchObject({ outdated: true, notice: say("en", "press-round-played") });
    expect(viewOf(late)).toEqual(viewOf(first));
    const nearly = await playOn(other, viewOf(await other.type("daily", "opponent")), { rounds: 18 });
    const end = await table.press(nearly, "Rock");
    const played = await triesOf(store);
    expect(await table.press(nearly, "Rock")).toMatchObject({ outdated: true });
    expect(viewOf(await table.type("daily", "opponent"))).toEqual(viewOf(end));
    expect(await triesOf(store)).toEqual(played);
  });

  it("refuses another person's press, and stores no press after its person's data is deleted", async () => {
    const { table, store } = await opened();
    const begun = viewOf(await table.type("daily", "opponent"));
    expect(await table.press(begun, "Rock", from(BORIS))).toMatchObject({ isNotYours: true });
    expect((await triesOf(store))[0]?.moves).toBe("");
    expect(await triesOf(store, BORIS)).toEqual([]);
    await table.press(await table.type("data", "delete"), "Delete");
    expect(textOf(await table.press(begun, "Rock"))).toBe(say("en", "daily-old-button"));
    expect(await triesOf(store)).toEqual([]);
  });

  it("counts an unconfirmed write once", async () => {
    const { table, store } = await opened();
    const begun = viewOf(await table.type("daily", "opponent"));
    const update = store.update.bind(store);
    store.update = async (...all) => {
      await update(...all);
      throw new StoreError("unreachable", "away");
    };
    expect(await table.press(begun, "Rock")).toMatchObject({ type: "notice" });
    store.update = update;
    expect(await table.press(begun, "Rock")).toMatchObject({ type: "edit", outdated: true });
    expect((await triesOf(store))[0]?.moves).toBe("0");
  });
});

describe("a day's end", () => {
  it("lets an attempt be finished for an hour, for its own day", async () => {
    const { table, clock, store } = await opened();
    const five = viewOf(await playOn(table, await table.type("daily", "opponent"), { rounds: 5 }));
    clock.now = closesAt(DAY) - 1;
    await playOn(table, five, { rounds: 15, step: 5 });
    expect((await readDaily(store, ANNA)).days).toEqual([[DAY, DAY]]);
    expect(textOf(await table.type("daily", "opponent"))).toContain("round 1 of 20");
    expect((await triesOf(store)).map(({ day }) => day)).toEqual([DAY, DAY + 1]);
  });

  it("ends an open attempt when the day's secret is shown", async () => {
    const { table, clock, store } = await opened();
    const five = viewOf(await playOn(table, await table.type("daily", "opponent"), { rounds: 5 }));
    clock.now = closesAt(DAY);
    expect(textOf(await table.press(five, "Rock"))).toBe(say("en", "daily-old-button"));
    expect(await readDaily(store, ANNA)).toMatchObject({
      days: [],
      opponents: [{ moves: expect.stringMatching(/^.{5}$/) }],
    });
  });

  it("resumes today's attempt after the clock was ahead for a while", async () => {
    const { table, clock, store } = await opened();
    const five = viewOf(await playOn(table, await table.type("daily", "opponent"), { rounds: 5 }));
    for (const days of [1, 2, 40]) {
      clock.now = MORNING + days * 24 * HOUR;
      await table.type("daily", "opponent");
    }
    clock.now = MORNING;
    expect(viewOf(await table.type("daily", "opponent"))).toEqual(five);
    expect(await triesOf(store)).toHaveLength(4);
  });
});

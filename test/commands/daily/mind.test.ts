// The opponent of the day: one attempt, one score, drawn per account, even with duplicate or late deliveries.

import { describe, expect, it } from "vitest";
import { dayOf } from "../../../commands/daily/day/day.ts";
import { type MindTry, PLAYER_DAILY } from "../../../commands/daily/day/document.ts";
import { PUZZLE } from "../../../commands/daily/day/puzzle.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { type Store, StoreError } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { freshHost } from "../host.ts";
import { BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { ANNA, type Clock, from, HOUR, MORNING, memoryStore, playOn, tablesOn } from "./try.ts";

const DAY_MS = 24 * HOUR;

async function opened(clock: Clock = { now: MORNING }) {
  const store = await memoryStore();
  const [table, other] = (await tablesOn(2, { store, clock })) as [Table, Table];
  return { store, clock, table, other };
}

async function triesOf(store: Store, player: PlayerId = ANNA): Promise<readonly MindTry[]> {
  return (await store.read(PLAYER_DAILY, writePlayerId(player)))?.minds ?? [];
}

describe("an attempt against the opponent of the day", () => {
  it("has 20 private rounds, then shows the score, grid and opponent", async () => {
    const { table, store } = await opened();
    const begun = await table.type("daily", "mind");
    expect(begun).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(begun)).toContain("You 0 : 0 · round 1 of 20");
    expect(labelsOf(begun)).toEqual(["✊ Rock", "✋ Paper", "✌️ Scissors"]);
    const end = await playOn(table, begun);
    const [mind] = await triesOf(store);
    expect(mind).toMatchObject({ endedAt: MORNING, moves: expect.stringMatching(/^\d{20}$/) });
    expect(viewOf(end).title).toMatch(/^🔮 \d+ : \d+ against today’s mind$/);
    expect(textOf(end)).toMatch(/Gadalka 322 · \d+:\d+\n[🟢🔴⚪]{10}\n[🟢🔴⚪]{10}\n/u);
    expect(textOf(end)).toMatch(/It showed in rounds? \d/);
    expect(labelsOf(end)).toEqual(["Share", "Board"]);
    expect((await store.read(PLAYER_DAILY, writePlayerId(ANNA)))?.days).toEqual([[20775, 20775]]);
  });

  it("is shown as it is when requested again, and never started twice", async () => {
    const { table, store } = await opened();
    const after = await playOn(table, await table.type("daily", "mind"), { rounds: 7 });
    const again = await table.type("daily", "mind");
    expect(viewOf(again)).toEqual(viewOf(after));
    const end = await playOn(table, again, { rounds: 13, step: 7 });
    expect(viewOf(await table.type("daily", "mind"))).toEqual(viewOf(end));
    expect(await triesOf(store)).toHaveLength(1);
  });

  it("rejects a late press", async () => {
    const { table } = await opened();
    const begun = viewOf(await table.type("daily", "mind"));
    const first = await table.press(begun, "Rock");
    expect(first).toMatchObject({ type: "edit", toastTurn: 1 });
    const late = await table.press(begun, "Paper");
    expect(late).toMatchObject({ outdated: true, notice: say("en", "press-round-played") });
    expect(late).toMatchObject({
      toast: expect.stringMatching(/^Not counted\. The last round: You /),
      toastTurn: 1,
    });
    expect(viewOf(late)).toEqual(viewOf(first));
  });

  it("counts nothing after its end", async () => {
    const { table, store } = await opened();
    const nearly = viewOf(await playOn(table, await table.type("daily", "mind"), { rounds: 19 }));
    await table.press(nearly, "Rock");
    const played = await triesOf(store);
    expect(await table.press(nearly, "Rock")).toMatchObject({ notice: say("en", "daily-mind-over") });
    expect(await triesOf(store)).toEqual(played);
  });

  it("refuses another person's press, and changes nothing", async () => {
    const { table, store } = await opened();
    const begun = viewOf(await table.type("daily", "mind"));
    expect(await table.press(begun, "Rock", from(BORIS))).toMatchObject({ type: "notice" });
    expect((await triesOf(store))[0]?.moves).toBe("");
    expect(await triesOf(store, BORIS)).toEqual([]);
  });

  it("is deleted with its person's data, and stores no later press", async () => {
    const { table, store } = await opened();
    const begun = viewOf(await table.type("daily", "mind"));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(textOf(await table.press(begun, "Rock"))).toBe(say("en", "daily-gone"));
    expect(await triesOf(store)).toEqual([]);
  });

  it("resumes after an outage, and counts an unconfirmed write once", async () => {
    const { table, store } = await opened();
    const begun = viewOf(await table.type("daily", "mind"));
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

describe("a day's end, and a jumping clock", () => {
  it("lets an attempt be finished after midnight, for its first day", async () => {
    const { table, clock, store } = await opened();
    const five = viewOf(await playOn(table, await table.type("daily", "mind"), { rounds: 5 }));
    clock.now += DAY_MS;
    await playOn(table, five, { rounds: 15, step: 5 });
    expect((await store.read(PLAYER_DAILY, writePlayerId(ANNA)))?.days).toEqual([[20775, 20775]]);
    expect(textOf(await table.type("daily", "mind"))).toContain("round 1 of 20");
    expect((await triesOf(store)).map(({ day }) => day)).toEqual([20775, 20776]);
  });

  it("ends an open attempt before its key is published, uncounted", async () => {
    const { table, clock, store } = await opened();
    const five = viewOf(await playOn(table, await table.type("daily", "mind"), { rounds: 5 }));
    clock.now += 3 * DAY_MS;
    const cut = await table.press(five, "Rock");
    expect(cut).toMatchObject({ type: "edit", notice: say("en", "daily-mind-cut") });
    expect(viewOf(cut).title).toContain("after 5 rounds");
    expect(labelsOf(cut)).not.toContain("Share");
    expect(await store.read(PLAYER_DAILY, writePlayerId(ANNA))).toMatchObject({
      ...{ days: [], minds: [{ moves: expect.stringMatching(/^.{5}$/), endedAt: clock.now }] },
    });
  });

  it("resumes today's attempt after the clock was ahead for a while", async () => {
    const { table, clock, store } = await opened();
    const five = viewOf(await playOn(table, await table.type("daily", "mind"), { rounds: 5 }));
    for (const days of [1, 2, 40, 41, 42, 43, 44]) {
      clock.now = MORNING + days * DAY_MS;
      await table.type("daily", "mind");
    }
    clock.now = MORNING;
    expect(viewOf(await table.type("daily", "mind"))).toEqual(five);
    expect(await triesOf(store)).toHaveLength(8);
  });

  it("reports a missing key of that day, and stores nothing", async () => {
    const { table, clock, store } = await opened();
    clock.now = Date.parse("2046-01-01T12:00:00Z");
    expect(textOf(await table.type("daily", "mind"))).toBe(say("en", "daily-no-puzzle"));
    expect(await triesOf(store)).toEqual([]);
  });
});

describe("the puzzle of a day", () => {
  it("is agreed on once, even by a process with another pledge", async () => {
    const clock = { now: MORNING };
    const store = await memoryStore();
    const [first, second] = [await freshHost(41, () => clock.now), await freshHost(42, () => clock.now)];
    const one = await openTable({ store, now: () => clock.now, host: first });
    await one.type("daily", "mind");
    const agreed = await store.read(PUZZLE, String(dayOf(MORNING)));
    const two = await openTable({ store, now: () => clock.now, host: second });
    // The second host can't derive this key, so it starts nothing and changes nothing.
    expect(textOf(await two.type("daily", "mind", {}, from(BORIS)))).toBe(say("ru", "daily-no-puzzle"));
    expect(await store.read(PUZZLE, String(dayOf(MORNING)))).toEqual(agreed);
  });
});

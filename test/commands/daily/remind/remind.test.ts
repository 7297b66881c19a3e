// Reminders of the daily challenge: who is reminded, when, how often and by which process.

import { it as base, describe, expect } from "vitest";
import { PLAYER_DAILY, type PlayerDaily } from "../../../../commands/daily/day/document.ts";
import { remindSender } from "../../../../commands/daily/remind/remind.ts";
import { remindersDue } from "../../../../commands/daily/remind/reminders.ts";
import type { Caller, PrivateChat } from "../../../../src/chat/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { ANNA, BORIS, openTable, type Table, textOf } from "../../play/table.ts";

const it = base.extend("table", () => world());

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * HOUR;
/** A Wednesday, noon UTC. */
const NOON = Date.parse("2026-11-18T12:00:00Z");
const SEVEN = NOON + 7 * HOUR;

interface World extends Table {
  at(ms: number): void;
  /** One process checks once at this time. */
  look(ms?: number): Promise<void>;
  delivery: "posted" | "refused" | "unavailable";
  chat: PrivateChat["state"];
  process(): { look(): Promise<void> };
}

async function world(): Promise<World> {
  let now = NOON;
  const state: Pick<World, "delivery" | "chat"> = { delivery: "posted", chat: "open" };
  const table = await openTable({
    now: () => now,
    delivery: () => state.delivery,
    privateChats: () => state.chat,
  });
  const process = () => remindSender({ ...table.services, mines: table.mines });
  const own = process();
  const at = (ms: number): void => {
    now = ms;
  };
  return Object.assign(state, table, {
    ...{ at, process },
    look: async (ms?: number) => {
      if (ms !== undefined) at(ms);
      await own.look();
    },
  });
}

const remind = (table: Table, options: Record<string, string>, caller: Caller = ANNA) =>
  table.type("daily", "remind", options, { caller });

const storedOf = async (table: Table, caller: Caller = ANNA) =>
  (await table.store.read(PLAYER_DAILY, `${caller.platform}:${caller.id}`))?.reminder;

async function change(table: Table, change: (document: PlayerDaily) => PlayerDaily, caller: Caller = ANNA) {
  await table.store.update(PLAYER_DAILY, `${caller.platform}:${caller.id}`, (document) => ({
    next: change(document ?? { minds: [], boards: [], days: [] }),
    result: undefined,
  }));
}

const TODAY = Math.floor(NOON / DAY);

describe("a reminder of the daily challenge", () => {
  it("arrives privately once a day, with buttons to play and to stop", async () => {
    const table = await world();
    expect(textOf(await remind(table, { time: "19:00", zone: "UTC" }))).toContain("19:00 (UTC)");
    await table.look(SEVEN - MINUTE);
    expect(table.posts).toHaveLength(0);
    await table.look(SEVEN);
    await table.look(SEVEN + MINUTE);
    expect(table.posts).toHaveLength(1);
    const [post] = table.posts;
    expect(post).toMatchObject({ platform: "telegram", place: { kind: "private", id: "1" } });
    expect(post?.view.buttons?.flat().map(({ label }) => label)).toEqual([
      "Today’s challenge",
      "Stop reminders",
    ]);
    expect(post?.key.length).toBeLessThanOrEqual(25);
    await table.look(SEVEN + DAY);
    expect(table.posts).toHaveLength(2);
  });

  it("uses the person's language at that time", async ({ table }) => {
    await remind(table, { time: "19:00", zone: "UTC" });
    await table.type("daily", "today", {}, { caller: { ...ANNA, locale: "ru" } });
    await table.look(SEVEN);
    expect(JSON.stringify(table.posts[0]?.view)).toContain(say("ru", "remind-message"));
  });

  it("reaches only people who asked, and not on days they played", async ({ table }) => {
    await remind(table, { time: "19:00", zone: "UTC" });
    await change(table, (document) => ({ ...document, days: [[TODAY, TODAY]] }));
    await table.look(SEVEN);
    expect(table.posts).toHaveLength(0);
    await table.look(SEVEN + DAY);
    expect(table.posts).toHaveLength(1);
  });

  it("isn't sent at once if today's time has passed", async ({ table }) => {
    await remind(table, { time: "11:30", zone: "UTC" });
    await table.look(NOON + MINUTE);
    expect(table.posts).toHaveLength(0);
    await table.look(NOON + DAY - HOUR / 2);
    expect(table.posts).toHaveLength(1);
  });

  it("keeps an earlier time zone, and explains how to set a missing one", async ({ table }) => {
    const bare = await remind(table, { time: "19:00" });
    expect(textOf(bare)).toContain("(UTC)");
    expect(textOf(bare)).toContain("Berlin");
    await remind(table, { time: "19:00", zone: "Berlin" });
    await remind(table, { time: "off" });
    const again = textOf(await remind(table, { time: "20:00" }));
    expect(again).toContain("20:00 (Europe/Berlin)");
    await table.look(SEVEN);
    expect(table.posts).toHaveLength(1);
    await remind(table, { zone: "Tokyo" });
    expect(await storedOf(table)).toMatchObject({ at: 1200, zone: "Asia/Tokyo" });
  });

  it("arrives once on a day when its zone changes after sending", async ({ table }) => {
    await remind(table, { time: "21:00", zone: "Tokyo" }); // 12:00 UTC
    await table.look(NOON + DAY);
    expect(table.posts).toHaveLength(1);
    await remind(table, { time: "21:00", zone: "UTC" });
    await table.look(NOON + DAY + 9 * HOUR);
    expect(table.posts).toHaveLength(1);
    await table.look(NOON + 2 * DAY + 9 * HOUR);
    expect(table.posts).toHaveLength(2);
  });

  it.each([
    [{ time: "25:00" }, "25:00"],
    [{ time: "19:00", zone: "Nowhereville" }, "Nowhereville"],
    [{ zone: "Berlin" }, "/daily remind 19:00"],
  ])("isn't set by %j, and the answer says what to type", async (options, seen) => {
    const table = await world();
    expect(textOf(await remind(table, options))).toContain(seen);
    expect(await storedOf(table)).toBeUndefined();
  });

  it("ends by its button, even pressed twice or late, and by `off`", async ({ table }) => {
    await remind(table, { time: "19:00", zone: "UTC" });
    await table.look(SEVEN);
    const { view } = table.posts[0] as (typeof table.posts)[0];
    await table.look(SEVEN + DAY);
    for (const _ of [1, 2])
      expect(textOf(await table.press(view, "Stop reminders"))).toContain("You get no reminders");
    expect(await storedOf(table)).toMatchObject({ ended: "off" });
    await table.look(SEVEN + 2 * DAY);
    expect(table.posts).toHaveLength(2);
    expect(await remindersDue(table.store).until(Number.MAX_SAFE_INTEGER)).toEqual([]);
    await remind(table, { time: "19:00" });
    await remind(table, { time: "off" });
    await table.look(SEVEN + 3 * DAY);
    expect(table.posts).toHaveLength(2);
    const refused = await table.press(view, "Stop reminders", { caller: BORIS });
    expect(refused).toMatchObject({ type: "notice", isNotYours: true });
    expect(textOf(refused)).not.toContain("ended");
    expect(textOf(await table.press(view, "Today’s challenge"))).not.toBe("");
  });

  it("stops after three without a game, with a notice in the third", async () => {
    const table = await world();
    await remind(table, { time: "19:00", zone: "UTC" });
    await table.look(SEVEN);
    await table.look(SEVEN + DAY);
    const begun = { day: TODAY + 1, begunAt: SEVEN + DAY + HOUR, moves: "", replies: "" };
    await change(table, (document) => ({ ...document, minds: [begun] }));
    for (const day of [2, 3, 4, 5]) await table.look(SEVEN + day * DAY);
    expect(table.posts).toHaveLength(5);
    const texts = table.posts.map(({ view }) => JSON.stringify(view));
    expect(texts.map((text) => text.includes("three reminders in a row")).indexOf(true)).toBe(4);
    expect(texts[4]).not.toContain("Stop reminders");
    expect(textOf(await table.type("daily", "today"))).toContain("has ended after three in a row");
    await remind(table, { time: "19:00" });
    await table.look(SEVEN + 6 * DAY);
    expect(table.posts).toHaveLength(6);
  });

  it("ends, without a retry, if the person blocked the bot", async () => {
    const table = await world();
    await remind(table, { time: "19:00", zone: "UTC" });
    table.delivery = "refused";
    await table.look(SEVEN);
    table.delivery = "posted";
    for (const later of [MINUTE, HOUR, DAY, 2 * DAY]) await table.look(SEVEN + later);
    expect(table.posts).toHaveLength(0);
    expect(await remindersDue(table.store).until(Number.MAX_SAFE_INTEGER)).toEqual([]);
    for (const shown of [await table.type("daily", "today"), await remind(table, {})])
      expect(textOf(shown)).toContain("I couldn’t message you");
  });

  it("retries an unavailable platform for two hours, then skips the day", async ({ table }) => {
    await remind(table, { time: "19:00", zone: "UTC" });
    table.chat = "unavailable";
    await table.look(SEVEN);
    table.chat = "open";
    table.delivery = "unavailable";
    await table.look(SEVEN + HOUR);
    expect(await storedOf(table)).toMatchObject({ unanswered: 0 });
    table.delivery = "posted";
    await table.look(SEVEN + HOUR + 10 * MINUTE);
    expect(table.posts).toHaveLength(1);
    table.delivery = "unavailable";
    await table.look(SEVEN + DAY);
    table.delivery = "posted";
    await table.look(SEVEN + DAY + 2 * HOUR);
    expect(table.posts).toHaveLength(1);
    await table.look(SEVEN + 2 * DAY);
    expect(table.posts).toHaveLength(2);
  });

  it("is sent late within two hours of an outage, but not the next day", async () => {
    const late = await world();
    await remind(late, { time: "19:00", zone: "UTC" });
    await late.look(SEVEN + 2 * HOUR - MINUTE);
    expect(late.posts).toHaveLength(1);
    const night = await world();
    await remind(night, { time: "23:30", zone: "UTC" });
    await night.look(NOON + 12 * HOUR + MINUTE);
    expect(night.posts).toHaveLength(0);
    await night.look(NOON + DAY + 11.5 * HOUR);
    expect(night.posts).toHaveLength(1);
  });

  it("is sent by one of several processes that check together", async ({ table }) => {
    await remind(table, { time: "19:00", zone: "UTC" });
    await remind(table, { time: "19:00", zone: "UTC" }, BORIS);
    const processes = [1, 2, 3, 4].map(() => table.process());
    for (const second of [0, 1, 2]) {
      table.at(SEVEN + 1000 * second);
      await Promise.all(processes.map((one) => one.look()));
    }
    expect(table.posts.map(({ place }) => place.id).sort()).toEqual(["1", "2"]);
  });

  it("is sent once by two processes that overlap", async ({ table }) => {
    await remind(table, { time: "19:00", zone: "UTC" });
    table.at(SEVEN);
    const first = table.process().look();
    table.at(SEVEN + 1000);
    await Promise.all([first, table.process().look()]);
    expect(table.posts).toHaveLength(1);
  });

  it("is deleted by `/data delete`, also from the queue", async ({ table }) => {
    await remind(table, { time: "19:00", zone: "UTC" });
    const asked = await table.type("data", "delete");
    if (asked.type === "post") await table.press(asked.view, "Delete");
    expect(await remindersDue(table.store).until(Number.MAX_SAFE_INTEGER)).toEqual([]);
    await table.look(SEVEN);
    expect(table.posts).toHaveLength(0);
    expect(await storedOf(table)).toBeUndefined();
  });

  it("isn't available in a terminal or without private messages", async ({ table }) => {
    table.chat = "none";
    expect(textOf(await remind(table, { time: "19:00" }))).toContain("terminal");
    table.chat = "refused";
    expect(textOf(await remind(table, { time: "19:00" }))).toContain("Open a private chat");
    expect(await storedOf(table)).toBeUndefined();
  });

  it("is rescheduled by a look at /daily after the clock was far ahead", async () => {
    const table = await world();
    await remind(table, { time: "19:00", zone: "UTC" });
    await table.look(SEVEN + 400 * DAY);
    expect(table.posts).toHaveLength(1);
    table.at(NOON);
    await table.type("daily", "today");
    await table.look(SEVEN);
    expect(table.posts).toHaveLength(2);
    expect(await storedOf(table)).toMatchObject({ unanswered: 1 });
  });

  it("goes out in batches of fifteen, and one failure delays no other", async ({ table }) => {
    const people = Array.from({ length: 40 }, (_, at) => ({ ...ANNA, id: String(100 + at) }));
    for (const caller of people) await remind(table, { time: "19:00", zone: "UTC" }, caller);
    await remindersDue(table.store).add("no player", 1);
    for (const second of [0, 1, 2, 3]) {
      await table.look(SEVEN + 1000 * second);
      expect(table.posts.length).toBeLessThanOrEqual(15 * (second + 1));
    }
    expect(new Set(table.posts.map(({ place }) => place.id)).size).toBe(40);
    expect(table.posts).toHaveLength(40);
  });
});

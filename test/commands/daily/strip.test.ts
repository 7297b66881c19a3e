// The strip of a day, as text and picture, and what is told on the next day.

import { describe, expect, it } from "vitest";
import { toldAt } from "../../../commands/daily/day/day.ts";
import { NEW_PLAYER_DAILY, PLAYER_DAILY } from "../../../commands/daily/day/document.ts";
import { stripPicture, stripText } from "../../../commands/daily/day/strip.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { BORIS, labelsOf, type Table, textOf, viewOf } from "../play/table.ts";
import { ANNA, from, HOUR, MORNING, memoryStore, playOn, tablesOn } from "./try.ts";

const DAY = 20775;
const GROUP = { kind: "group", id: "-55", locale: "ru" } as const;
const MIND = {
  day: DAY,
  begunAt: 0,
  moves: "00000000001111111111",
  replies: "10201020102102102101",
} as const;
const WON = { ending: "won", ms: 83_400, hints: 2, endedAt: 0 } as const;

async function opened() {
  const clock = { now: MORNING };
  const store = await memoryStore();
  const [table] = (await tablesOn(1, { store, clock })) as [Table];
  return { clock, store, table };
}

describe("a strip", () => {
  it("has the score and results in rows of ten, and no move", () => {
    const text = stripText({ day: DAY, mind: MIND }, "en");
    expect(text).toBe("Gadalka 322 · 6:5\n🟢⚪🔴⚪🟢⚪🔴⚪🟢⚪\n🟢⚪🔴🟢⚪🔴🟢⚪🔴⚪");
    expect(text).not.toMatch(/[✊✋✌]/u);
  });

  it("joins the mind and the board, where both are finished; a hint adds ten seconds", () => {
    expect(stripText({ day: DAY, mind: MIND, board: WON }, "en").split("\n")[3]).toBe("💣 1:43, 2 hints");
    expect(stripText({ day: DAY, board: WON }, "ru")).toBe("Гадалка 322\n💣 1:43, 2 подсказки");
    expect(stripText({ day: DAY, board: { ...WON, ending: "lost" } }, "en")).toBe("Gadalka 322\n💣 💥");
  });

  it("says in its picture's alt text, in words, all that the picture shows", () => {
    const { alt, chart } = stripPicture({ day: DAY, mind: MIND, board: WON }, "en");
    expect(chart).toMatchObject({ kind: "strip", title: "Gadalka 322", board: { time: "1:43", hints: 2 } });
    expect(alt).toMatch(/^Gadalka 322: \d+ rounds won, \d+ lost\. Round by round: won, drawn, lost, /);
    expect(alt).toContain("cleared in 1:43, 2 hints included");
  });
});

describe("Share", () => {
  it("posts the strip with its picture where it is pressed, under the name of who pressed, in the place's language", async () => {
    const { table } = await opened();
    const end = await playOn(table, await table.type("daily", "mind"));
    const shared = await table.press(end, "Share", { place: GROUP });
    expect(shared).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(shared)).toMatchObject({
      title: "Anna · задание дня",
      blocks: [{ type: "picture" }, {}, {}],
    });
    expect(textOf(shared)).toContain("Гадалка 322 · ");
    expect(viewOf(shared).buttons).toBeUndefined();
  });

  it("gives lines to copy in a private chat, and where the bot can post nothing", async () => {
    const { table } = await opened();
    const end = viewOf(await playOn(table, await table.type("daily", "mind")));
    for (const by of [from(ANNA), { place: { ...GROUP, editsOnly: true } as const }]) {
      const shared = await table.press(end, "Share", by);
      expect(shared).toMatchObject({ type: "post", audience: "caller" });
      const code = viewOf(shared).blocks.find(({ type }) => type === "code");
      expect(code).toMatchObject({ text: expect.stringMatching(/^Gadalka 322 · \d+:\d+\n/) });
    }
  });

  it("shows nothing of who deleted their data meanwhile", async () => {
    const { table } = await opened();
    const end = viewOf(await playOn(table, await table.type("daily", "mind")));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(textOf(await table.press(end, "Share", { place: GROUP }))).toBe(say("en", "daily-gone"));
  });

  it("joins the board of the day once that is finished, too", async () => {
    const { table, store } = await opened();
    const end = viewOf(await playOn(table, await table.type("daily", "mind")));
    const board = { day: DAY, begunAt: MORNING, game: "g", result: WON };
    await store.update(PLAYER_DAILY, writePlayerId(ANNA), (document = NEW_PLAYER_DAILY) => ({
      next: { ...document, boards: [board] },
      result: undefined,
    }));
    expect(textOf(await table.press(end, "Share"))).toContain("💣 1:43, 2 hints");
  });
});

describe("/daily", () => {
  it("tells both challenges and how one stands in them, until when, and offers what there is", async () => {
    const { table } = await opened();
    const before = await table.type("daily", "today");
    expect(before).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(before)).toMatchObject({ title: "🔮 Gadalka 322 · 18 Nov 2026" });
    expect(textOf(before)).toContain("The mind: 20 rounds, not begun yet.\nThe board: 9×9, not begun yet.");
    expect(textOf(before)).toMatch(/The next ones come in 1\d h/);
    expect(labelsOf(before)).toEqual([
      ...["The mind", "The board", "Yesterday", "Who did best", "Remind me"],
    ]);
    const begun = viewOf(await table.press(before, "The mind"));
    const middle = viewOf(await playOn(table, begun, { rounds: 4 }));
    expect(textOf(await table.type("daily", "today"))).toMatch(/The mind: \d : \d, round 5 of 20 is next\./);
    await playOn(table, middle, { rounds: 16 });
    expect(labelsOf(await table.type("daily", "today"))).toContain("Share");
  });
});

describe("/daily yesterday", () => {
  it("tells who the mind was and where it showed against oneself, once the answers are told", async () => {
    const { table, clock } = await opened();
    const end = await playOn(table, await table.type("daily", "mind"));
    clock.now = toldAt(DAY);
    const told = await table.type("daily", "yesterday");
    expect(viewOf(told).title).toBe("🔮 Gadalka 322: the answers · 18 Nov 2026");
    const rule = viewOf(end).blocks[1];
    expect(viewOf(told).blocks).toContainEqual(rule);
    expect(textOf(told)).toContain("The key of that day is told on 21 Nov 2026.");
    const others = await table.type("daily", "yesterday", {}, from(BORIS));
    expect(textOf(others)).not.toContain("🟢");
    expect(textOf(others)).toMatch(/[Оо]н /u);
  });

  it("tells nothing before, and lets an open try be finished", async () => {
    const { table, clock } = await opened();
    await playOn(table, await table.type("daily", "mind"), { rounds: 6 });
    clock.now = toldAt(DAY) - HOUR;
    const soon = await table.type("daily", "yesterday");
    expect(viewOf(soon).blocks.at(-1)).toMatchObject({ type: "clock", until: toldAt(DAY) });
    expect(textOf(await table.press(soon, "Go on"))).toContain("round 7 of 20");
    const others = viewOf(await table.type("daily", "yesterday", {}, from(BORIS)));
    expect(others.buttons).toBeUndefined();
  });

  it("tells by which line anybody draws the newest day again whose key is told", async () => {
    const { table, clock } = await opened();
    clock.now += 4 * 24 * HOUR;
    await table.type("daily", "mind");
    clock.now = toldAt(DAY + 4);
    const told = textOf(await table.type("daily", "yesterday"));
    expect(told).toMatch(
      /The key of 20 Nov 2026 is told.*\n.*daily 2026-11-20 --pledge gdp1\.\S+ --key gdd1\.\S+/,
    );
  });

  it("says so where nobody played on that day", async () => {
    const { table } = await opened();
    expect(textOf(await table.type("daily", "yesterday"))).toBe(say("en", "daily-yesterday-none"));
  });
});

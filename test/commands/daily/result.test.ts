// A day's result, as text and picture; the panel; and what the next day reveals.

import { describe, expect, it } from "vitest";
import { changeDaily, closesAt } from "../../../commands/daily/day.ts";
import { resultPicture, resultText } from "../../../commands/daily/result.ts";
import { newGame } from "../../../commands/mines/rules.ts";
import { dayBoard } from "../../../src/core/daily/board.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { readLine } from "../../../src/core/proof/line.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { BORIS, labelsOf, textOf, viewOf } from "../play/table.ts";
import { ANNA, from, HOUR, opened, playOn } from "./try.ts";

const DAY = 20775;
const GROUP = { kind: "group", id: "-55", locale: "ru" } as const;
const OPPONENT = {
  day: DAY,
  strategy: "copy",
  moves: "00000000001111111111",
  replies: "10201020102102102101",
} as const;
const BOARD = { id: "g", locale: "en", board: dayBoard(new Uint8Array(32)), day: DAY };
const WON = { ...newGame(BOARD, 0), ending: "won", endedAt: 83_400, hints: 2 } as const;

describe("a result grid", () => {
  it("has the score, and results in rows of ten without moves", () => {
    const text = resultText({ day: DAY, opponent: OPPONENT }, "en");
    expect(text).toBe("Gadalka 322 · 6:5\n🟢⚪🔴⚪🟢⚪🔴⚪🟢⚪\n🟢⚪🔴🟢⚪🔴🟢⚪🔴⚪");
    expect(text).not.toMatch(/[✊✋✌]/u);
  });

  it("joins opponent and board if finished; a hint adds ten seconds", () => {
    expect(resultText({ day: DAY, opponent: OPPONENT, board: WON }, "en").split("\n")[3]).toBe(
      "💣 1:43, 2 hints",
    );
    expect(resultText({ day: DAY, board: WON }, "ru")).toBe("Гадалка 322\n💣 1:43, 2 подсказки");
    expect(resultText({ day: DAY, board: { ...WON, ending: "lost" } }, "en")).toBe("Gadalka 322\n💣 💥");
  });

  it("describes its picture fully in the alt text", () => {
    const { alt, chart } = resultPicture({ day: DAY, opponent: OPPONENT, board: WON }, "en");
    expect(chart).toMatchObject({ kind: "strip", title: "Gadalka 322", board: { time: "1:43", hints: 2 } });
    expect(alt).toMatch(/^Gadalka 322: \d+ rounds won, \d+ lost\. Round by round: won, drawn, lost, /);
    expect(alt).toContain("cleared in 1:43, including 2 hints");
  });
});

describe("Share", () => {
  it("posts the grid in the chat's language, with the board once it's finished; nothing of deleted data", async () => {
    const { table, store } = await opened();
    const end = viewOf(await playOn(table, await table.type("daily", "opponent")));
    const shared = await table.press(end, "Share", { place: GROUP });
    expect(shared).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(shared)).toMatchObject({
      title: "Anna · задание дня",
      blocks: [{ type: "picture" }, {}, {}],
    });
    expect(textOf(shared)).toContain("Гадалка 322 · ");
    expect(viewOf(shared).buttons).toBeUndefined();
    await changeDaily(store, ANNA, (document) => ({ ...document, boards: [WON] }));
    expect(textOf(await table.press(end, "Share"))).toContain("💣 1:43, 2 hints");
    await table.press(await table.type("data", "delete"), "Delete");
    expect(textOf(await table.press(end, "Share", { place: GROUP }))).toBe(say("en", "daily-old-button"));
  });

  it("gives lines to copy in a private chat, or if the bot can't post", async () => {
    const { table } = await opened();
    const end = viewOf(await playOn(table, await table.type("daily", "opponent")));
    for (const by of [from(ANNA), { place: { ...GROUP, editsOnly: true } as const }]) {
      const shared = await table.press(end, "Share", by);
      expect(shared).toMatchObject({ type: "post", audience: "caller" });
      const code = viewOf(shared).blocks.find(({ type }) => type === "code");
      expect(code).toMatchObject({ text: expect.stringMatching(/^Gadalka 322 · \d+:\d+\n/) });
    }
  });
});

describe("/daily", () => {
  it("shows both challenges with progress and deadline, and the options", async () => {
    const { table } = await opened();
    const before = await table.type("daily", "today");
    expect(before).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(before)).toMatchObject({ title: "🔮 Gadalka 322 · 18 Nov 2026" });
    expect(textOf(before)).toContain("Opponent: 20 rounds, not started yet.\nBoard: 5×5, not started yet.");
    expect(textOf(before)).toMatch(/The next ones arrive in 1\d h/);
    expect(labelsOf(before)).toEqual(["Opponent", "Board", "Yesterday", "📮 Post the daily here"]);
    const begun = viewOf(await table.press(before, "Opponent"));
    const middle = viewOf(await playOn(table, begun, { rounds: 4 }));
    expect(textOf(await table.type("daily", "today"))).toMatch(/Opponent: \d : \d, round 5 of 20 is next\./);
    await playOn(table, middle, { rounds: 16 });
    expect(labelsOf(await table.type("daily", "today"))).toContain("Share");
  });
});

describe("/daily yesterday", () => {
  it("shows the opponent, where it showed, the mines and the day's secret", async () => {
    const { table, clock } = await opened();
    const end = await playOn(table, await table.type("daily", "opponent"));
    clock.now = closesAt(DAY);
    const seen = await table.type("daily", "yesterday");
    expect(viewOf(seen).title).toBe("🔮 Gadalka 322: the answers · 18 Nov 2026");
    expect(viewOf(seen).blocks).toContainEqual(viewOf(end).blocks[1]);
    expect(textOf(seen).match(/\*/g)).toHaveLength(5);
    const proof = readLine(textOf(seen));
    if (typeof proof === "string") throw new Error(proof);
    expect(proof).toMatchObject({ kind: "day", day: DAY, anchor: table.services.host.anchor });
    expect(checkProof(proof).problem).toBeUndefined();
    const others = await table.type("daily", "yesterday", {}, from(BORIS));
    expect(textOf(others)).not.toContain("🟢");
    expect(textOf(others)).toMatch(/[Оо]н /u);
  });

  it("shows nothing before, or of a day before the host's first", async () => {
    const { table, clock } = await opened();
    expect(textOf(await table.type("daily", "yesterday"))).toBe(say("en", "daily-yesterday-none"));
    await playOn(table, await table.type("daily", "opponent"), { rounds: 6 });
    clock.now = closesAt(DAY) - HOUR / 2;
    const soon = await table.type("daily", "yesterday");
    expect(textOf(soon)).toContain("The answers come out in 30 min");
    expect(viewOf(soon).blocks).toHaveLength(1);
  });
});

import { it as base, describe, expect } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { percentWords } from "../../../src/infra/i18n/phrases.ts";
import { PREDICTOR, predictorKey } from "../../../src/people/index.ts";
import { giveRounds, turning } from "../kit/histories.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import {
  fakePainter,
  finding,
  GROUP,
  hasPicture,
  look,
  opened,
  pressed,
  VERA,
  WASSILY,
  ZOE,
} from "./profiles.ts";

const it = base.extend("table", () => seat());

const seat = () => openTable({ painter: fakePainter() });

describe("/profile show", () => {
  it.each(LOCALES)(
    "describes the rounds privately in %s, with a picture and its alt text",
    async (locale) => {
      const table = await seat();
      await giveRounds(table.store, VERA);
      const reply = await table.type("profile", "show", {}, { caller: { ...VERA, locale }, place: GROUP });
      expect(reply).toMatchObject({ type: "post", audience: "caller" });
      const text = textOf(reply);
      expect(text).toContain(say(locale, "profile-title", { name: "Vera", game: say(locale, "game-rps") }));
      expect(text).toMatch(/300/);
      const percents = text.match(new RegExp(percentWords(77, locale).replace("77", "\\d+"), "gu"));
      expect(percents?.length).toBeGreaterThanOrEqual(5);
      // The first habit is shown with its frequency.
      expect(text.split("\n")[1]).toMatch(/9/);
      expect(text).not.toMatch(/\d[.,]\d|\bbits\b|бит/);
      expect(hasPicture(reply)).toBe(true);
      expect(text).toContain(say(locale, "move-rock"));
      expect(labelsOf(reply)).toEqual([say(locale, "button-details"), say(locale, "portrait-button")]);
      const by = { caller: { ...VERA, locale } };
      const lines = await table.press(reply, say(locale, "portrait-button"), by);
      expect(lines).toMatchObject({ type: "post", audience: "caller" });
      expect(textOf(lines).match(/^– .+\d/gmu)?.length).toBeGreaterThan(0);
      expect(JSON.stringify(lines)).toContain("six-lines.js");
    },
  );

  it("fits one message with its picture on the smallest platform", async ({ table }) => {
    for (const gameId of ["rps", "rpsls"]) await giveRounds(table.store, VERA, { gameId, habit: turning });
    for (const [game, locale] of [
      ["rps", "ru"],
      ["lizard-spock", "ru"],
      ["lizard-spock", "en"],
    ] as const) {
      const view = viewOf(await table.type("profile", "show", { game }, { caller: { ...VERA, locale } }));
      const words = view.blocks.map((block) => ("text" in block ? block.text : "")).join("\n");
      expect(`${view.title}\n${words}`.length).toBeLessThan(1024);
    }
  });

  it.each([
    [0, "A full profile needs 60 rounds"],
    [59, "of 59 moves"],
    [20, "of 20 moves"],
  ])("draws nothing after %i rounds, and says what it can", async (count, words) => {
    const table = await seat();
    if (count > 0) await giveRounds(table.store, VERA, { count });
    const reply = await table.type("profile", "show", {}, { caller: VERA });
    expect(textOf(reply)).toContain(words);
    expect(hasPicture(reply)).toBe(false);
  });

  it("says how many rounds are kept, and how many there were", async () => {
    const table = await openTable({ painter: fakePainter() });
    await giveRounds(table.store, VERA);
    await table.store.update(PREDICTOR, predictorKey(VERA, "rps"), (before) => ({
      next: before && { ...before, totals: { ...before.totals, rounds: 900 } },
      result: undefined,
    }));
    const shown = await table.type("profile", "show", {}, { caller: VERA });
    const details = await table.press(shown, "Details", { caller: VERA });
    expect(textOf(details)).toContain("Of 900 rounds, the newest 300");
  });

  it("shows only text when the picture can't be drawn, and says so", async () => {
    const painter = fakePainter(async () => Promise.reject(new Error("no ink")));
    const table = await openTable({ painter });
    await giveRounds(table.store, VERA);
    const text = textOf(await table.type("profile", "show", {}, { caller: VERA }));
    expect(text).toContain("of 300 moves");
    expect(text).toContain(say("en", "picture-failed"));
    expect(table.defects).toEqual([new Error("no ink")]);
  });

  it("refuses an unknown game", async () => {
    const reply = await (await seat()).type("profile", "show", { game: "chess" }, { caller: VERA });
    expect(textOf(reply)).toContain("Rock-paper-scissors, Rock-paper-scissors-lizard-Spock, Odd-even");
  });
});

describe("/profile show @someone", () => {
  const showVera = (table: Table, place = GROUP) => look(table, WASSILY, VERA, place);

  it("reveals nothing about private players, and says how to ask", async ({ table }) => {
    await giveRounds(table.store, VERA);
    const reply = await showVera(table);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain("/profile compare");
    expect(textOf(reply)).not.toMatch(/\d/);
  });

  it("shows fully open players privately, until they turn private", async () => {
    const table = await seat();
    await giveRounds(table.store, VERA);
    await opened(table, VERA);
    const reply = await showVera(table, { kind: "private", id: WASSILY.id });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain("300 rounds");
    expect(labelsOf(reply)).toEqual(["Details"]);
    await opened(table, VERA, "off");
    expect((await showVera(table)).type).toBe("notice");
  });

  it("treats the caller's name as the caller, and ignores strangers and bots", async () => {
    const table = await seat();
    await giveRounds(table.store, VERA);
    const show = (found: object) => table.type("profile", "show", { user: "x" }, { caller: VERA, ...found });
    expect(textOf(await show(finding(VERA)))).toContain("300 rounds");
    expect(textOf(await show(finding(ZOE)))).toBe(say("en", "profile-closed", { name: "Zoe" }));
    expect(textOf(await show(finding(ZOE, true)))).toBe(say("en", "person-bot"));
  });
});

describe("the details of a profile", () => {
  const show = (table: Table, who = VERA) => table.type("profile", "show", {}, { caller: who, place: GROUP });

  it("are shown to its owner, with a guide", async ({ table }) => {
    await giveRounds(table.store, VERA);
    const text = textOf(await pressed(table, await show(table), "Details", VERA));
    expect(text).toMatch(/After a win: .*, of \d+\.\n/);
    expect(text).toMatch(/Longest runs: \d+ wins, \d+ losses\. The latest: (one|\d+) (win|draw|loss)/);
    expect(text).toContain("How to read this");
  });

  it("are not shown for people who are or turn private", async ({ table }) => {
    await giveRounds(table.store, VERA);
    const own = await show(table);
    expect((await pressed(table, own, "Details", ZOE)).type).toBe("notice");
    await opened(table, VERA);
    const others = await look(table, ZOE, VERA);
    expect((await pressed(table, others, "Details", ZOE)).type).toBe("post");
    await opened(table, VERA, "off");
    expect((await pressed(table, others, "Details", ZOE)).type).toBe("notice");
    expect((await pressed(table, others, "Details", VERA)).type).toBe("post");
  });

  it("are offered from the first round, without what takes sixty", async ({ table }) => {
    const nina = { ...ZOE, id: "7700009" };
    expect(labelsOf(await show(table, nina))).toEqual([]);
    await giveRounds(table.store, nina, { count: 59 });
    const profile = await show(table, nina);
    expect(labelsOf(profile)).toEqual(["Details"]);
    const text = textOf(await pressed(table, profile, "Details", nina));
    expect(text).toContain("After a win");
    expect(text).not.toMatch(/Plays most like|How to read/);
  });
});

// `/privacy` shows whether others may challenge the caller, and changes it.

import { describe, expect } from "vitest";
import type { Caller } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { hasMutedChallenges, muteChallenges, unmuteChallenges } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { deleteAll, exported } from "../own-data.ts";
import { ANNA, BORIS, it, openTable, type Table, textOf } from "../play/table.ts";

const NAMED: Caller = { ...ANNA, handle: "anna" };
const privacy = (table: Table, challenges?: string, caller = NAMED) =>
  table.type("privacy", "privacy", challenges === undefined ? {} : { challenges }, { caller });
const isMuted = ({ store }: Table) => hasMutedChallenges(store, { platform: "telegram", id: "1" });

describe("/privacy", () => {
  it("summarises what is stored in five lines, with details on a page", async ({ table }) => {
    const open = await privacy(table);
    expect(open).toMatchObject({ type: "post", audience: "caller" });
    const [title, ...lines] = textOf(open).split("\n");
    expect([title, lines.length]).toEqual(["Your data", 5]);
    const all = await table.press(open, "Read it all", { caller: NAMED });
    for (const id of ["privacy-text", "challenge-stored", "duels-stored"] as const)
      expect(textOf(all)).toContain(say("en", id));
    expect(textOf(await table.press(all, "Back", { caller: NAMED }))).toBe(textOf(open));
  });

  it("has a page to mute and accept challenges", async ({ table }) => {
    const open = await privacy(table, "on");
    const muted = await table.press(open, "Mute", { caller: NAMED });
    expect(await isMuted(table)).toBe(true);
    expect(textOf(muted)).toContain(say("en", "challenge-setting-off"));
    const again = await table.press(muted, "Take challenges", { caller: NAMED });
    expect(textOf(again)).toBe(textOf(open));
    expect(await isMuted(table)).toBe(false);
  });

  it("turns challenges off and on idempotently, and refuses other values", async ({ table }) => {
    for (let time = 0; time < 2; time++) await privacy(table, "off");
    expect(await isMuted(table)).toBe(true);
    expect(textOf(await privacy(table, "perhaps"))).toContain("yes, no");
    expect(await isMuted(table)).toBe(true);
    for (let time = 0; time < 2; time++)
      expect(textOf(await privacy(table, "on"))).toContain(say("en", "challenge-setting-on"));
    expect(await isMuted(table)).toBe(false);
  });

  it("ignores another person's press", async ({ table }) => {
    const pressed = await table.press(await privacy(table, "on"), "Mute", { caller: BORIS });
    expect(pressed).toEqual(notYours("ru"));
    expect(await isMuted(table)).toBe(false);
  });

  it("answers a press below a challenge within Telegram's alert limit", () => {
    for (const locale of LOCALES) expect(say(locale, "challenge-muted-now").length).toBeLessThanOrEqual(200);
  });
});

describe("a muted challenge setting", () => {
  it("is exported with the data, and fully removed by a deletion", async ({ table }) => {
    await privacy(table, "off");
    const { challenges } = await exported(table, { caller: NAMED });
    expect(challenges.muted).toEqual({
      mutedAt: expect.any(Number),
      player: "telegram:1",
      handle: "anna",
    });
    await deleteAll(table, { caller: NAMED });
    expect(await isMuted(table)).toBe(false);
    expect(await hasMutedChallenges(table.store, { platform: "telegram", handle: "anna" })).toBe(false);
  });

  it("is found by the current @name, even one from someone else", async () => {
    const { store } = await openTable();
    const named = (handle: string) => hasMutedChallenges(store, { platform: "telegram", handle });
    await muteChallenges(store, NAMED, 1);
    await muteChallenges(store, { ...NAMED, handle: "annie" }, 2);
    expect([await named("anna"), await named("annie")]).toEqual([false, true]);
    await muteChallenges(store, { ...BORIS, handle: "annie" }, 3);
    await unmuteChallenges(store, NAMED);
    expect(await named("annie")).toBe(true);
    await unmuteChallenges(store, BORIS);
    expect(await named("annie")).toBe(false);
  });
});

// *Show me on the list*: one press lists the presser and reveals nothing else; a second press undoes it.

import { describe, expect } from "vitest";
import { listMeButton } from "../../../commands/kit/list-me.ts";
import type { Caller, Place } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import {
  consentOf,
  isProfileOpen,
  isShownIn,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  playerGameKey,
} from "../../../src/people/index.ts";
import { ANNA, BORIS, it, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const NOW = Date.parse("2026-11-21T08:00Z");
const DAY = Math.floor(NOW / 86_400_000);
const KEY = "telegram:-7";
const show = (table: Table, scope: string, by: { caller?: Caller; place?: Place } = { place: GROUP }) => {
  const action = { scope: "listme", session: scope, turn: 0, move: "show" };
  return table.press({ blocks: [], buttons: [[{ label: "Show", action }]] }, "Show", by);
};

describe("Show me on the list", () => {
  it("lists the presser here, and keeps their profile closed", async ({ table }) => {
    const reply = await show(table, "here");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain("You’re listed now, here and wherever you finish a match");
    const consent = await consentOf(table.store, ANNA);
    expect(consent && isShownIn(consent, KEY)).toBe(true);
    expect(consent && isShownIn(consent, "everywhere")).toBe(false);
    expect(isProfileOpen(consent, KEY)).toBe(false);
  });

  it("lists everywhere from a private chat, with profile access unchanged", async ({ table }) => {
    await table.type("profile", "privacy", { level: "place" });
    await table.type("daily", "today", {}, { place: GROUP });
    await show(table, "everywhere", { place: PRIVATE });
    const consent = await consentOf(table.store, ANNA);
    expect(consent && isShownIn(consent, "everywhere")).toBe(true);
    expect(isProfileOpen(consent, undefined)).toBe(false);
    expect(isProfileOpen(consent, KEY)).toBe(true);
  });

  it("lists a player with enough rounds immediately", async () => {
    const table = await openTable({ now: () => NOW });
    for (const id of ["1", "2", "3"]) {
      const caller = { ...ANNA, id, name: `P${id}` };
      const document = { ...NEW_PLAYER_GAME, decided: [DAY, 40, 40, 40, 40, 40, 40, 0, 0, 0] as never };
      await table.store.update(PLAYER_GAME, playerGameKey(caller, "rps"), () => ({
        next: document,
        result: 0,
      }));
      await show(table, "here", { caller, place: GROUP });
    }
    const list = await table.type("leaderboard", "leaderboard", { of: "players" }, { place: GROUP });
    expect(list).toMatchObject({ type: "post", audience: "place" });
    for (const name of ["P1", "P2", "P3"]) expect(textOf(list)).toContain(name);
  });

  it("gives the same answer when pressed twice", async ({ table }) => {
    const first = textOf(await show(table, "here"));
    expect(textOf(await show(table, "here"))).toBe(first);
  });

  it("is undone only by its presser, back to the previous state", async ({ table }) => {
    const shown = viewOf(await show(table, "here"));
    expect(labelsOf(shown)).toEqual(["Undo"]);
    expect(await table.press(shown, "Undo", { caller: BORIS })).toMatchObject({ isNotYours: true });
    expect(textOf(await table.press(shown, "Undo", {}))).toContain("Undone: you’re on no list.");
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
    expect(textOf(await table.press(shown, "Undo", {}))).toContain("you’re on no list");
  });

  it("does not undo a later choice", async ({ table }) => {
    const shown = viewOf(await show(table, "here"));
    await table.type("profile", "privacy", { level: "everyone" });
    expect(textOf(await table.press(shown, "Undo", {}))).toContain("Nothing to undo");
    expect((await consentOf(table.store, ANNA))?.level).toBe("everyone");
  });

  it("opens the profile when the player then chooses people where they play", async ({ table }) => {
    await show(table, "here");
    const chosen = await table.type("profile", "privacy", { level: "place" });
    expect(textOf(chosen)).toContain("From now on");
    expect(isProfileOpen(await consentOf(table.store, ANNA), KEY)).toBe(true);
  });

  it("is offered only to players hidden from the lists", async ({ table }) => {
    expect(await listMeButton(table, ANNA, GROUP)).toMatchObject({ action: { session: "here" } });
    await show(table, "here");
    expect(await listMeButton(table, ANNA, GROUP)).toBeUndefined();
    expect(await listMeButton(table, ANNA, PRIVATE)).toMatchObject({ action: { session: "everywhere" } });
  });

  it.each(LOCALES)("says in %s how many rounds the list needs, within a Telegram alert", (locale) => {
    for (const scope of ["here", "everywhere"]) {
      const text = say(locale, "list-me-done", { scope, needed: 30 });
      expect(text).toContain("30");
      expect(text.length).toBeLessThanOrEqual(200);
    }
  });
});

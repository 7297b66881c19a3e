// `/profile privacy`: its questions, its answers, what it stores, and that consent can be withdrawn.

import { describe, expect, it } from "vitest";
import type { Place } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { consentOf } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { deleteAll, exported } from "../own-data.ts";
import { ANNA, BORIS, labelsOf, openTable, textOf, viewOf } from "../play/table.ts";

const NOW = Date.parse("2026-11-21T08:00Z");
const now = () => NOW;
const GROUP: Place = { kind: "group", id: "-7", locale: "en" };

describe("/profile privacy", () => {
  it("shows privately in three lines who sees what, and how to undo it", async () => {
    const table = await openTable({ now });
    const reply = await table.type("profile", "privacy", {}, { place: GROUP });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(reply).title).toContain("no one");
    const [lines] = viewOf(reply).blocks.flatMap((block) => (block.type === "text" ? [block.text] : []));
    expect(lines?.split("\n")).toEqual([
      expect.stringContaining("“no one”: only you"),
      expect.stringContaining("Never shown: your individual moves"),
      expect.stringContaining("To undo: choose “no one”"),
    ]);
    expect(labelsOf(reply)).toEqual(["no one", "people where you play", "everyone", "Read it all"]);
    const full = await table.press(reply, "Read it all", { place: GROUP });
    expect(full).toMatchObject({ type: "post", audience: "caller" });
    for (const level of ["private", "place", "everyone"] as const)
      expect(textOf(full)).toContain(say("en", "profile-shows", { level, needed: 30 }));
    expect(textOf(full)).toContain("For as long as you agree, I store");
    expect(await table.press(reply, "Read it all", { caller: BORIS })).toMatchObject({
      text: say("ru", "press-not-yours"),
    });
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
  });

  it("opens by a typed level or a button, says what is shown, and closes", async () => {
    const table = await openTable({ now });
    const question = viewOf(await table.type("profile", "privacy"));
    const opened = textOf(await table.press(question, "people where you play"));
    expect(opened).toContain("From now on: people where you play");
    expect(opened).toContain("You’re shown as Anna");
    expect(await consentOf(table.store, ANNA)).toEqual({
      level: "place",
      text: 1,
      at: NOW,
      name: "Anna",
      places: [],
    });
    const wider = await table.type("profile", "privacy", { level: "everyone" });
    expect(textOf(wider)).toContain(say("en", "profile-short-now", { level: "everyone" }));
    expect(textOf(wider)).toContain("To withdraw at any time");
    expect(textOf(await table.press(wider, "Read it all"))).toContain(
      say("en", "profile-shows", { level: "everyone" }),
    );
    expect(textOf(await table.type("profile", "privacy", { level: "everyone" }))).toContain(
      "As before: everyone",
    );
    expect(textOf(await table.press(question, "no one"))).toContain("From now on: no one");
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
    expect(textOf(await table.type("profile", "privacy", { level: "private" }))).toContain(
      "As before: no one",
    );
  });

  it("is opened only by its owner and only with a valid level", async () => {
    const table = await openTable({ now });
    const question = viewOf(await table.type("profile", "privacy"));
    expect(await table.press(question, "everyone", { caller: BORIS })).toEqual(notYours("ru"));
    expect(textOf(await table.type("profile", "privacy", { level: "all" }))).toContain(
      "no one, people where you play, everyone",
    );
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
    expect(await consentOf(table.store, BORIS)).toBeUndefined();
  });

  it.each(LOCALES)("says in %s what is stored and how to withdraw it", async (locale) => {
    const table = await openTable({ now });
    const caller = { ...ANNA, locale };
    const text = textOf(await table.type("profile", "privacy", { level: "place" }, { caller }));
    expect(text).toContain("Anna");
    expect(text).toContain("/profile privacy private");
  });
});

describe("a stored consent", () => {
  it("is exported, and deleted with the data", async () => {
    const table = await openTable({ now });
    await table.type("profile", "privacy", { level: "everyone" });
    await table.press(await table.type("rps", "play", {}, { place: GROUP }), "Stop", {
      place: GROUP,
    });
    const { consent } = await exported(table);
    expect(consent).toEqual({ level: "everyone", text: 1, at: NOW, name: "Anna", places: ["telegram:-7"] });
    await deleteAll(table);
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
  });

  it("can be deleted even if it is all there is", async () => {
    const table = await openTable({ now });
    await table.type("profile", "privacy", { level: "place" });
    expect(textOf(await deleteAll(table))).toContain(say("en", "data-deleted"));
  });
});

// `/profile privacy`: what is asked, what is said, what is kept, and that it can be taken back.

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
  it("tells, privately, in three lines who sees what, what never, and how to undo it; all of it behind a button", async () => {
    const table = await openTable({ now });
    const reply = await table.type("profile", "privacy", {}, { place: GROUP });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(reply).title).toContain("nobody");
    const [lines] = viewOf(reply).blocks.flatMap((block) => (block.type === "text" ? [block.text] : []));
    expect(lines?.split("\n")).toEqual([
      expect.stringContaining("“nobody”: you alone"),
      expect.stringContaining("Never in it: your moves one by one"),
      expect.stringContaining("To undo: choose “nobody”"),
    ]);
    expect(labelsOf(reply)).toEqual(["nobody", "those where you play", "everyone", "Read it all"]);
    const full = await table.press(reply, "Read it all", { place: GROUP });
    expect(full).toMatchObject({ type: "post", audience: "caller" });
    for (const level of ["private", "place", "everyone"] as const)
      expect(textOf(full)).toContain(say("en", `profile-shows-${level}`, { needed: 30 }));
    expect(textOf(full)).toContain("What I keep for this");
    expect(await table.press(reply, "Read it all", { caller: BORIS })).toMatchObject({
      text: say("ru", "press-not-yours"),
    });
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
  });

  it("opens by a typed level or by a button, says what is shown, and closes again", async () => {
    const table = await openTable({ now });
    const question = viewOf(await table.type("profile", "privacy"));
    const opened = textOf(await table.press(question, "those"));
    expect(opened).toContain("From now on: those where you play");
    expect(opened).toContain("You are shown as Anna");
    expect(await consentOf(table.store, ANNA)).toEqual({
      level: "place",
      text: 1,
      at: NOW,
      name: "Anna",
      places: [],
    });
    const wider = await table.type("profile", "privacy", { level: "everyone" });
    expect(textOf(wider)).toContain(say("en", "profile-short-now-everyone"));
    expect(textOf(wider)).toContain("Take it back at any time");
    expect(textOf(await table.press(wider, "Read it all"))).toContain(say("en", "profile-shows-everyone"));
    expect(textOf(await table.type("profile", "privacy", { level: "everyone" }))).toContain(
      "As before: everyone",
    );
    expect(textOf(await table.press(question, "nobody"))).toContain("From now on: nobody");
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
    expect(textOf(await table.type("profile", "privacy", { level: "private" }))).toContain(
      "As before: nobody",
    );
  });

  it("is opened by nobody else, and by no other word", async () => {
    const table = await openTable({ now });
    const question = viewOf(await table.type("profile", "privacy"));
    expect(await table.press(question, "everyone", { caller: BORIS })).toEqual(notYours("ru"));
    expect(textOf(await table.type("profile", "privacy", { level: "all" }))).toContain(
      "nobody, those where you play, everyone",
    );
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
    expect(await consentOf(table.store, BORIS)).toBeUndefined();
  });

  it.each(LOCALES)("says in %s what is kept and how to take it back", async (locale) => {
    const table = await openTable({ now });
    const caller = { ...ANNA, locale };
    const text = textOf(await table.type("profile", "privacy", { level: "place" }, { caller }));
    expect(text).toContain("Anna");
    expect(text).toContain("/profile privacy private");
  });
});

describe("what is kept of a consent", () => {
  it("is in the export, and is gone with the data", async () => {
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

  it("alone is something to delete", async () => {
    const table = await openTable({ now });
    await table.type("profile", "privacy", { level: "place" });
    expect(textOf(await deleteAll(table))).toContain(say("en", "data-deleted"));
  });
});

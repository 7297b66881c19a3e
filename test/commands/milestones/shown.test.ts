// Milestones are announced once, to their earner only and without a separate message; and their data.

import { describe, expect } from "vitest";
import { openMilestones } from "../../../commands/kit/milestones.ts";
import { titleOf } from "../../../commands/milestones/list.ts";
import { canShow, withShown } from "../../../commands/milestones/shown.ts";
import type { Addressed, Reply } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { earnMilestone, MILESTONES, PLAYER_MILESTONES } from "../../../src/people/index.ts";
import { ANNA, BORIS, it, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";

const SEAL = "A milestone: a seal opened.";
const GROUP = { kind: "group", id: "-5" } as const;
const NOW = Date.parse("2026-11-18T12:00:00Z");

async function stopped(table: Table): Promise<Reply> {
  const begun = viewOf(await table.type("rps", "play"));
  return table.press(await table.press(begun, "Rock"), "Stop");
}

describe("a milestone", () => {
  it("is announced in the reply that earned it, and never again", async ({ table }) => {
    const view = viewOf(await stopped(table));
    expect(textOf(await table.press(view, "Verify", { id: "one" }))).toContain(SEAL);
    expect(textOf(await table.press(view, "Verify", { id: "one" }))).not.toContain(SEAL);
    expect(textOf(await table.type("rps", "verify"))).not.toContain(SEAL);
  });

  it("is announced by the next command, not by a press, if noted elsewhere", async () => {
    const table = await openTable();
    const begun = await table.type("rps", "play");
    await earnMilestone(table.store, ANNA, "duel", { at: NOW });
    expect(textOf(await table.press(begun, "Rock"))).not.toContain("milestone");
    expect(textOf(await table.type("help", "help"))).toContain("A milestone: a duel to its end.");
    expect(textOf(await table.type("help", "help"))).not.toContain("milestone");
    expect(textOf(await table.type("help", "help", {}, { caller: BORIS }))).not.toContain("milestone");
  });

  it("is announced once for concurrent requests in several processes", async ({ table: first }) => {
    const second = await openTable({ store: first.store });
    const earners = [first, second].map(({ services }) => openMilestones(services));
    const isNew = await Promise.all([...earners, ...earners].map((one) => one.earn(ANNA, "seal")));
    expect(isNew.filter(Boolean)).toHaveLength(1);
    const seen = await Promise.all(
      [first, second, first, second].map((table, at) =>
        table.type("help", "help", {}, { id: `e${at}`, caller: ANNA }),
      ),
    );
    expect(seen.filter((reply) => textOf(reply).includes(SEAL))).toHaveLength(1);
  });

  it("is announced by a toast in a group, or waits if a reply has no room", () => {
    const event = { type: "press", caller: ANNA, place: GROUP } as unknown as Addressed;
    const edit = { type: "edit", view: { blocks: [] }, toast: "a round" } as const;
    expect(withShown(event, edit, ["seal"])).toMatchObject({
      toast: `a round · 🏅 ${SEAL}`,
      privateToast: true,
    });
    expect(canShow(event, { ...edit, toast: "x".repeat(150) })).toBe(false);
    expect(canShow(event, { ...edit, notice: "no" })).toBe(false);
    expect(canShow(event, { type: "post", view: edit.view, audience: "place" })).toBe(false);
    expect(canShow(event, { type: "notice", text: "no" })).toBe(false);
    expect(canShow(event, { type: "silence", brief: "" })).toBe(false);
    expect(canShow({ ...event, place: PRIVATE }, { type: "post", view: edit.view, audience: "place" })).toBe(
      true,
    );
  });

  it("stays in every later form of the message", async () => {
    const event = { type: "press", caller: ANNA, place: PRIVATE } as unknown as Addressed;
    const view = { blocks: [] };
    const seen = withShown(event, { type: "edit", view, present: async () => view }, ["seal"]);
    if (seen.type !== "edit") throw new Error("no edit");
    const later = await seen.present?.();
    expect(textOf(later ?? view)).toContain(SEAL);
  });

  it.each(LOCALES)("fits a toast in %s, alone or with others", (locale) => {
    for (const id of MILESTONES)
      expect(say(locale, "milestone-shown", { title: titleOf(id, locale) }).length).toBeLessThanOrEqual(77);
    expect(say(locale, "milestones-shown", { count: 12 }).length).toBeLessThanOrEqual(77);
  });

  it("is listed for its owner with its date and the rest to earn", async () => {
    const table = await openTable();
    await earnMilestone(table.store, ANNA, "seal", { at: NOW });
    const profile = viewOf(await table.type("profile", "show"));
    expect(textOf(await table.type("profile", "show"))).toContain("Milestones: 1 of 12 · a seal opened");
    const list = await table.press(profile, "Milestones");
    expect(list).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(list)).toContain("🏅 a seal opened · 18 Nov 2026");
    expect(textOf(list).match(/^· /gm)).toHaveLength(11);
    expect(textOf(await table.press(profile, "Milestones", { caller: BORIS }))).not.toContain("🏅");
  });

  it("is shown to others only if the owner agreed to a text that says so", async ({ table }) => {
    await earnMilestone(table.store, ANNA, "seal", { at: NOW });
    const findPerson = () => ({ id: ANNA.id, name: "Anna", isBot: false });
    const asked = async () =>
      await table.type(
        "profile",
        "show",
        { user: "x" },
        { caller: { ...BORIS, locale: "en" }, place: GROUP, findPerson },
      );
    expect(textOf(await asked())).not.toContain("a seal opened");
    await table.type("profile", "privacy", { level: "everyone" });
    const shown = await asked();
    expect(textOf(shown)).toContain("Milestones: 1 of 12 · a seal opened");
    expect(shown.type === "post" ? labelsOf(shown.view) : []).not.toContain("Milestones");
  });

  it("is exported, and deleted with the data", async ({ table }) => {
    await earnMilestone(table.store, ANNA, "seal", { at: NOW });
    const exported = await table.type("data", "export");
    expect(JSON.stringify(viewOf(exported))).toContain("milestones");
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await PLAYER_MILESTONES.read(table.store, "telegram:1")).toBeUndefined();
  });
});

// `/settings`: one private panel, with a page for every former command.

import { describe, expect } from "vitest";
import { encodeAction } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { linesOnPhone } from "../../lines-on-phone.ts";
import { notYours } from "../notice.ts";
import { GAMES, manager } from "../place/places.ts";
import { ANNA, BORIS, it, labelsOf, openTable, viewOf } from "../play/table.ts";

const PAGES = ["place-button-language", "settings-memory", "settings-others", "settings-data"] as const;
/** Lines of a page on a phone. */
const LINES_MAX = 12;

describe("/settings", () => {
  it("is shown only to the caller, whose presses alone open the pages behind its buttons", async ({
    table,
  }) => {
    const reply = await table.type("settings", "settings");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const home = viewOf(reply);
    for (const id of PAGES) {
      const page = await table.press(home, say("en", id));
      expect(page).toMatchObject({ type: "edit", view: { title: say("en", id) } });
      expect(labelsOf(await table.press(page, "Back"))).toEqual(labelsOf(home));
    }
    expect(await table.press(home, "Your data", { caller: BORIS })).toEqual(notYours("ru"));
  });

  it.each(LOCALES)("has pages in %s of twelve lines on a phone, with fitting buttons", async (locale) => {
    const table = await openTable();
    const by = { ...manager(GAMES), caller: { ...ANNA, locale } };
    const home = viewOf(await table.type("settings", "settings", {}, by));
    for (const { label } of home.buttons?.flat() ?? []) {
      const page = viewOf(await table.press(home, label, by));
      expect(linesOnPhone(page), label).toBeLessThanOrEqual(LINES_MAX);
      expect(page.buttons?.length).toBeLessThanOrEqual(5);
      for (const { action } of page.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
    }
  });

  it.each([
    ["language", "language", "Language"],
    ["privacy", "privacy", "Your data"],
  ])("opens the matching page for the former /%s %s", async (command, subcommand, title) => {
    const reply = await (await openTable()).type(command, subcommand);
    expect(reply).toMatchObject({ type: "post", audience: "caller", view: { title } });
  });
});

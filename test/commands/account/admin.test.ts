// `/admin` and its button in `/settings`: a link for the accounts in HOST_ADMINS, and nothing for anyone else.

import { describe, expect } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { ANNA, BORIS, it, labelsOf, openTable, textOf, viewOf } from "../play/table.ts";
import { screenLines } from "../screen.ts";

const LINK = "https://gadalka.example.org/admin#abc~def";
const adminLink = ({ id }: { readonly id: string }) => (id === ANNA.id ? LINK : undefined);
const GROUP = { place: { kind: "group", id: "-100" } } as const;

describe("/admin", () => {
  it("gives an admin a link in the private chat only", async () => {
    const table = await openTable({ adminLink });
    const reply = await table.type("admin", "admin");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain(LINK);
    for (const by of [GROUP, { caller: BORIS }, { caller: BORIS, ...GROUP }]) {
      const other = await table.type("admin", "admin", {}, by);
      expect(other).toMatchObject({ audience: "caller", view: { title: expect.stringContaining("⚙️") } });
      expect(JSON.stringify(other)).not.toContain("admin");
    }
  });

  it.each(LOCALES)("is a button of an admin's settings in %s", async (locale) => {
    const table = await openTable({ adminLink });
    const by = { caller: { ...ANNA, locale } };
    const label = say(locale, "settings-admin");
    const home = await table.type("settings", "settings", {}, by);
    expect(labelsOf(home)).toContain(label);
    const shown = await table.press(home, label, by);
    expect(textOf(shown)).toContain(LINK);
    expect(labelsOf(shown)).toEqual([say(locale, "button-back")]);
    expect(screenLines(viewOf(shown))).toBeLessThanOrEqual(8);
    expect(labelsOf(await table.type("settings", "settings", {}, { ...by, ...GROUP }))).not.toContain(label);
    const boris = { caller: { ...BORIS, locale } };
    expect(labelsOf(await table.type("settings", "settings", {}, boris))).not.toContain(label);
  });
});

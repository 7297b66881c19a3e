// Which language is used: the person's, the chat's or the app's, in that order, for what each of them reads.

import { describe, expect } from "vitest";
import { PLACE_SETTINGS } from "../../../commands/place/settings.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { PLAYER_LANGUAGE, writePlayerId } from "../../../src/people/index.ts";
import { GAMES, GROUP, manager } from "../place/places.ts";
import { ANNA, BORIS, it, labelsOf, openTable, textOf, viewOf } from "../play/table.ts";

const english = { ...ANNA, locale: "en" } as const;

describe("/language", () => {
  it.each(LOCALES)("switches to %s, whatever the app's language", async (locale) => {
    const { type, press } = await openTable();
    const chosen = await type("language", "language", { language: locale }, { caller: english });
    const name = say(locale, `language-${locale}`);
    expect(textOf(chosen)).toContain(say(locale, "language-chosen", { name }));
    const match = await type("rps", "play", {}, { caller: english });
    const next = await press(viewOf(match), say(locale, "move-rock"), { caller: english });
    expect(labelsOf(next)).toContain(say(locale, "button-stop"));
  });

  it("without an option shows the language and a button for each one", async ({ table: { type, press } }) => {
    const shown = viewOf(await type("language", "language", {}, { caller: english }));
    const names = LOCALES.map((one) => say(one, `language-${one}`));
    expect(labelsOf(shown)).toEqual([...names, "Automatic", "Back"]);
    const german = await press(shown, "Deutsch", { caller: english });
    expect(await press(shown, "Deutsch", { caller: english })).toEqual(german);
    expect(textOf(german)).toContain(say("de", "language-chosen", { name: "Deutsch" }));
    const automatic = await press(viewOf(german), say("de", "language-auto"), { caller: english });
    expect(textOf(automatic)).toContain(say("en", "language-own", { name: "English" }));
    const refused = await type("language", "language", { language: "xx" }, { caller: english });
    expect(refused.type).toBe("notice");
    for (const locale of LOCALES) expect(textOf(refused)).toContain(say("en", `language-${locale}`));
  });

  it("falls back to the app's language if a later version set another", async ({
    table: { type, store },
  }) => {
    await PLAYER_LANGUAGE.update(store, writePlayerId(english), () => ({
      next: "tlh",
      result: undefined,
    }));
    const shown = await type("language", "language", {}, { caller: english });
    expect(textOf(shown)).toContain(say("en", "language-gone", { typed: "tlh", name: "English" }));
    expect(await PLAYER_LANGUAGE.read(store, writePlayerId(english))).toBe("tlh");
  });
});

describe("the language of a chat", () => {
  it("applies to everyone there, whoever starts", async ({ table: { type } }) => {
    const { locale: _none, ...telegram } = GROUP;
    await type("place", "settings", { language: "uk" }, { ...manager(telegram), caller: english });
    const match = await type("rps", "play", {}, { place: telegram, caller: { ...BORIS, locale: "fr" } });
    expect(labelsOf(match)).toContain(`✊ ${say("uk", "move-rock")}`);
  });

  it("is shown, changed and reset by buttons", async ({ table: { type, press } }) => {
    const by = { ...manager(GAMES), caller: english };
    const settings = await type("place", "settings", {}, by);
    expect(textOf(settings)).toContain(say("en", "place-language-none"));
    const page = await press(viewOf(settings), "Language", by);
    const polish = await press(viewOf(page), "Polski", by);
    expect(textOf(polish)).toContain(say("en", "place-language", { name: "Polski" }));
    const none = await press(viewOf(polish), "Automatic", by);
    expect(textOf(none)).toContain("🗣");
    expect(textOf(await type("place", "settings", {}, by))).toContain(say("en", "place-language-none"));
  });

  it("reports one of a later version, and offers others", async () => {
    const { store } = await openTable();
    const by = { ...manager(GAMES), caller: english };
    await store.update(PLACE_SETTINGS, `${english.platform}:7`, () => ({
      next: { off: [], channels: [], language: "tlh" },
      result: undefined,
    }));
    const later = await openTable({ store });
    const shown = await later.type("place", "settings", {}, by);
    expect(textOf(shown)).toContain(say("en", "place-language-gone", { typed: "tlh" }));
    const chosen = await later.type("place", "settings", { language: "tr" }, by);
    expect(textOf(chosen)).toContain(say("en", "place-language", { name: "Türkçe" }));
  });
});

// Events in the chosen language, and what happens if the choice can't be read.

import { expect, it } from "vitest";
import { inLanguageBy } from "../../../src/chat/dispatch/in-language.ts";

const caller = { platform: "test", id: "1", name: "Anna", locale: "en" } as const;
const group = { kind: "group", id: "-7" } as const;

it("gives a person and a chat their own language, remembering the app's", async () => {
  const inLanguage = inLanguageBy(async () => ({ caller: "ja", place: "de" }));
  const event = await inLanguage({ caller, place: group });
  expect(event.caller).toMatchObject({ ...caller, locale: "ja", appLocale: "en" });
  expect(event.place).toEqual({ ...group, locale: "de" });
  expect((await inLanguage(event)).caller).toEqual(event.caller);
});

it("uses the person's language in a private chat", async () => {
  const inLanguage = inLanguageBy(async () => ({ caller: "ja", place: "de" }));
  const event = await inLanguage({ caller, place: { kind: "private", id: "1", locale: "en" } });
  expect(event.place.locale).toBe("ja");
});

it.each([
  ["cannot be read", async () => Promise.reject(new Error("away"))],
  ["does not come", async () => new Promise<never>(() => {})],
])("a choice that %s is that of the app, and the next event does not wait for it", async (_, chosen) => {
  let asked = 0;
  const inLanguage = inLanguageBy(() => {
    asked++;
    return chosen();
  });
  expect(await inLanguage({ caller, place: group })).toMatchObject({ caller, place: group });
  expect(await inLanguage({ caller, place: group })).toMatchObject({ caller, place: group });
  expect(asked).toBe(1);
});

it("doesn't look up an event's language twice", async () => {
  let asked = 0;
  const inLanguage = inLanguageBy(async () => {
    asked++;
    return { caller: "ja" };
  });
  const event = await inLanguage({ caller, place: group });
  expect(await inLanguage(event)).toBe(event);
  expect(asked).toBe(1);
});

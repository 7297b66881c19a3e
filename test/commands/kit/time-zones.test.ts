// A tournament's time zone: the names people use, and the suggestions.

import { expect, it } from "vitest";
import { findZone, ZONE_WORDS, zonesFor } from "../../../commands/kit/time-zones.ts";
import { typedWords } from "../../../src/infra/i18n/typed-words.ts";

it.each([
  ["by its name in the database, in any case", "europe/berlin", "Europe/Berlin"],
  ["between spaces", " utc ", "UTC"],
  ["by its city in any case", "berlin", "Europe/Berlin"],
  ["by a city of two words", "new york", "America/New_York"],
  ["by a city written in one word", "NewYork", "America/New_York"],
  ["by a city with a hyphen", "port au prince", "America/Port-au-Prince"],
  ["by a city with its accent", "São Paulo", "America/Sao_Paulo"],
  ["by continent and city with spaces", "america/new york", "America/New_York"],
  ["by a city in Russian with spaces for hyphens", "нью йорк", "America/New_York"],
  ["by a city in Russian without its dots", "кишинев", "Europe/Chisinau"],
  ["by a large city that names no zone", "san francisco", "America/Los_Angeles"],
  ["by a city's newer name", "Kyiv", "Europe/Kiev"],
  ["by the hours it is ahead, spaced out", "UTC + 3", "Etc/GMT-3"],
  ["by the hours it is behind", "GMT-5", "Etc/GMT+5"],
  ["by hours and minutes", "utc+03:00", "Etc/GMT-3"],
  ["by no hours", "utc+0", "UTC"],
  ["by an offset that one zone alone keeps", "utc+5:45", "Asia/Katmandu"],
])("finds a time zone %s: %s", (_, typed, zone) => {
  expect(findZone(typed)).toBe(zone);
});

it("finds a zone for an option without a name", () => {
  for (const typed of ["europe/berlin", "utc", "utc+3", "Moscow", "new york", "Москва", "санкт-петербург"])
    expect(typed).toMatch(ZONE_WORDS);
});

it("maps every place name in the locales to an existing zone", () => {
  for (const entry of typedWords("typed-cities")) {
    const [, name = "", zone = ""] = /^(.*) (\S+)$/.exec(entry) ?? [];
    const found = findZone(name);
    expect(typeof found === "string" ? [found] : found.candidates, entry).toContain(zone);
    expect(Intl.supportedValuesOf("timeZone"), entry).toContain(zone);
  }
});

it.each([
  ["a country with several", "Russia", ["Europe/Moscow", "Asia/Vladivostok"]],
  ["a country with several, in Russian", "США", ["America/New_York", "America/Los_Angeles"]],
  ["the beginning of several", "port", ["America/Port-au-Prince", "America/Port_of_Spain"]],
  ["an offset of several", "utc+5:30", ["Asia/Calcutta", "Asia/Colombo"]],
  ["a slip in a city", "Berlim", ["Europe/Berlin"]],
  ["a slip in a city, in Russian", "Мосва", ["Europe/Moscow"]],
  ["a slip in a name", "Europe/Berlim", ["Europe/Berlin"]],
])("lists the candidates for %s", (_, typed, zones) => {
  expect(findZone(typed)).toEqual({ candidates: expect.arrayContaining(zones) });
});

it.each(["Mars/Olympus", "+03:00", "utc+15", "utc+99:00", "", "%"])("has no candidates for %j", (typed) => {
  expect(findZone(typed)).toEqual({ candidates: [] });
});

it("suggests zones that start with the intended one, and all when nothing is typed", () => {
  expect(zonesFor("moscow")).toEqual(["Europe/Moscow"]);
  expect([zonesFor("москва")[0], zonesFor("utc+3")[0]]).toEqual(["Europe/Moscow", "Etc/GMT-3"]);
  expect(zonesFor("new yo")).toContain("America/New_York");
  expect(zonesFor("").slice(0, 2)).toEqual(["UTC", "Africa/Abidjan"]);
  expect(zonesFor(" ").length).toBeGreaterThan(400);
});

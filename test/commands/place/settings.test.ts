// A chat's stored settings: each change is independent and states the new value.

import { describe, expect, it } from "vitest";
import {
  CHANNELS_MAX,
  changed,
  isPlayedIn,
  isUsual,
  onlyOpens,
  PLACE_SETTINGS,
  type PlaceSettings,
  type SettingsChange,
  USUAL,
} from "../../../commands/place/settings.ts";
import type { Place } from "../../../src/chat/index.ts";

const games = { id: "10", name: "#games" };
const topic = { id: "-7", topic: "4", name: "t.me/c/7/4" };

function withAll(...changes: SettingsChange[]): PlaceSettings | undefined {
  return changes.reduce<PlaceSettings | undefined>((now, change) => now && changed(now, change), USUAL);
}

describe("a change of a chat's settings", () => {
  it.each<[SettingsChange, PlaceSettings]>([
    [
      { kind: "area", area: "rps", on: false },
      { off: ["rps"], channels: [] },
    ],
    [
      { kind: "quiet", on: true },
      { off: [], channels: [], quiet: true },
    ],
    [
      { kind: "allow", channel: games },
      { off: [], channels: [games] },
    ],
    [
      { kind: "allow", channel: topic },
      { off: [], channels: [topic] },
    ],
  ])("%j applied twice is one", (change, settings) => {
    expect(withAll(change)).toEqual(settings);
    expect(withAll(change, change)).toEqual(settings);
  });

  it.each<[SettingsChange, SettingsChange]>([
    [
      { kind: "area", area: "rps", on: false },
      { kind: "area", area: "rps", on: true },
    ],
    [
      { kind: "quiet", on: true },
      { kind: "quiet", on: false },
    ],
    [
      { kind: "allow", channel: topic },
      { kind: "forbid", channel: "-7_4" },
    ],
    [{ kind: "allow", channel: games }, { kind: "everywhere" }],
  ])("%j is undone by its opposite, and only it", (change, opposite) => {
    const other = { kind: "area", area: "mines", on: false } as const;
    expect(withAll(other, change, opposite)).toEqual({ off: ["mines"], channels: [] });
    expect(isUsual(withAll(change, opposite) as PlaceSettings)).toBe(true);
    expect(isUsual(withAll(change) as PlaceSettings)).toBe(false);
    expect([onlyOpens(change), onlyOpens(opposite)]).toEqual([false, opposite.kind !== "forbid"]);
  });

  it("resets everything at once, by anyone if no one manages the chat", () => {
    const all = withAll(
      { kind: "area", area: "mines", on: false },
      { kind: "quiet", on: true },
      { kind: "language", language: "ru" },
      { kind: "allow", channel: games },
    );
    expect(changed(all as PlaceSettings, { kind: "usual" })).toEqual(USUAL);
    expect(onlyOpens({ kind: "usual" })).toBe(true);
  });

  it("limits channels to the buttons, but updates a listed one's name", () => {
    const channels = Array.from({ length: CHANNELS_MAX }, (_, id) => ({ id: `${id}`, name: `#c${id}` }));
    const full = withAll(...channels.map((channel) => ({ kind: "allow", channel }) as const));
    expect(full?.channels).toEqual(channels);
    expect(changed(full as PlaceSettings, { kind: "allow", channel: games })).toBeUndefined();
    const renamed = { id: "3", name: "#renamed" };
    const next = changed(full as PlaceSettings, { kind: "allow", channel: renamed });
    expect(next?.channels.filter(({ id }) => id === "3")).toEqual([renamed]);
  });

  it("limits the length of channel names", () => {
    const long = withAll({ kind: "allow", channel: { id: "1", name: "x".repeat(500) } });
    expect(long?.channels[0]?.name).toHaveLength(100);
  });
});

describe("the channels where people may play", () => {
  const only = withAll({ kind: "allow", channel: games }, { kind: "allow", channel: topic }) as PlaceSettings;
  const here = (more: Partial<Place>): Place => ({ kind: "group", id: "99", ...more });

  it.each<[string, Partial<Place>, boolean]>([
    ["a listed channel", { id: "10" }, true],
    ["another channel", { id: "11" }, false],
    ["a thread of a listed channel, or a post of a listed forum", { id: "12", parent: "10" }, true],
    ["a thread of another channel", { id: "12", parent: "11" }, false],
    ["a listed topic", { id: "-7", topic: "4" }, true],
    ["another topic of that forum", { id: "-7", topic: "5" }, false],
    ["the general topic of that forum", { id: "-7" }, false],
  ])("%s", (_what, place, may) => {
    expect(isPlayedIn(only, here(place))).toBe(may);
    expect(isPlayedIn(USUAL, here(place))).toBe(true);
  });
});

it("parses stored settings, and rejects invalid ones", () => {
  const settings = { off: ["rps"], channels: [games, topic], quiet: true } as const;
  expect(PLACE_SETTINGS.parse(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  expect(() => PLACE_SETTINGS.parse({ off: "rps" })).toThrow();
});

// A chat's stored settings: each change is independent and states the new value.

import { describe, expect, it } from "vitest";
import {
  changed,
  onlyOpens,
  PLACE_SETTINGS,
  type PlaceSettings,
  type SettingsChange,
} from "../../../commands/place/settings.ts";

const USUAL: PlaceSettings = { off: [] };
const post = { id: "10", name: "#games", minute: 5, locale: "en" };
const ban = { id: "1", name: "Boris", at: 1 };

function withAll(...changes: SettingsChange[]): PlaceSettings | undefined {
  return changes.reduce<PlaceSettings | undefined>((now, change) => now && changed(now, change), USUAL);
}

describe("a change of a chat's settings", () => {
  it.each<[SettingsChange, PlaceSettings, SettingsChange]>([
    [{ kind: "area", area: "rps", on: false }, { off: ["rps"] }, { kind: "area", area: "rps", on: true }],
    [
      { kind: "language", language: "ru" },
      { off: [], language: "ru" },
      { kind: "language", language: undefined },
    ],
    [
      { kind: "daily", post },
      { off: [], daily: post },
      { kind: "daily", post: undefined },
    ],
    [
      { kind: "ban", ban },
      { off: [], bans: [ban] },
      { kind: "unban", id: "1" },
    ],
  ])("%j applied twice is one, and undone by its opposite alone", (change, settings, opposite) => {
    expect(withAll(change)).toEqual(settings);
    expect(withAll(change, change)).toEqual(settings);
    const other = { kind: "area", area: "mines", on: false } as const;
    expect(withAll(other, change, opposite)).toEqual({ off: ["mines"] });
    expect(onlyOpens(opposite)).toBe(true);
    expect(onlyOpens(change)).toBe(change.kind === "language");
  });

  it("notes a refusal of the daily post, if there is one; setting the post again forgets it", () => {
    const refused = { since: 1, days: 2, why: "gone" } as const;
    expect(withAll({ kind: "refused", refused })).toEqual(USUAL);
    const noted = withAll({ kind: "daily", post }, { kind: "refused", refused });
    expect(noted?.daily).toEqual({ ...post, refused });
    expect(PLACE_SETTINGS.parse(JSON.parse(JSON.stringify(noted)))).toEqual(noted);
    for (const again of [
      { kind: "daily", post },
      { kind: "refused", refused: undefined },
    ] as const)
      expect(changed(noted as PlaceSettings, again)?.daily).toEqual(post);
  });

  it("limits the length of names, and the number of bans", () => {
    const long = withAll({ kind: "ban", ban: { ...ban, name: "x".repeat(500) } });
    expect(long?.bans?.[0]?.name).toHaveLength(100);
    const full = { off: [], bans: Array.from({ length: 100 }, (_, id) => ({ ...ban, id: `p${id}` })) };
    expect(changed(full, { kind: "ban", ban })).toBeUndefined();
  });
});

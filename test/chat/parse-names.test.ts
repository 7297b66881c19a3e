// Places, people and roles in typed lines.

import { describe, expect, it } from "vitest";
import { call, PLACE_CHARACTERS, parse } from "./parsing.ts";

describe("a place", () => {
  const create = (options: Record<string, string>) => call("tournament", "create", options);

  it.each([
    ["channel:@games", { channel: "@games" }],
    ["@games swiss", { channel: "@games", system: "swiss" }],
    ["swiss -1001234567890", { channel: "-1001234567890", system: "swiss" }],
    ["https://t.me/c/123/45", { channel: "https://t.me/c/123/45" }],
    ["channel=https://t.me/games/7 swiss", { channel: "https://t.me/games/7", system: "swiss" }],
    ["channel: games", { channel: "games" }],
    ["games", { note: "games" }],
  ])("is read from %s", (typed, options) => {
    expect(parse(`/tournament create ${typed}`)).toEqual(create(options));
  });

  it("of too many letters is refused", () => {
    const problem = { kind: "bad-text", typed: expect.any(String), option: "channel", maxLength: PLACE_CHARACTERS };
    expect(parse(`/tournament create channel=${"x".repeat(PLACE_CHARACTERS + 1)}`)).toEqual({ ok: false, problem });
  });
});

describe("a person", () => {
  it.each([
    ["@boris", { player: "@boris" }],
    ["discord:700000000000000002", { player: "discord:700000000000000002" }],
    ["player:@boris", { player: "@boris" }],
    ["player=boris", { player: "boris" }],
    ["", {}],
  ])("is read from %s", (typed, options) => {
    expect(parse(`/profile compare ${typed}`)).toEqual(call("profile", "compare", options));
  });
});

describe("a role", () => {
  it.each([
    ["<@&800000000000000001>", { role: "<@&800000000000000001>" }],
    ["role=red @chess", { role: "red", channel: "@chess" }],
    ["@chess", { channel: "@chess" }],
  ])("is read from %s, and nothing else is taken for one", (typed, options) => {
    expect(parse(`/profile groups ${typed}`)).toEqual(call("profile", "groups", options));
  });
});

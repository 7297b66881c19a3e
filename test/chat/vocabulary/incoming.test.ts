import { describe, expect, it } from "vitest";
import { localeOf } from "../../../src/chat/vocabulary/incoming.ts";

const caller = { locale: "de" } as const;

describe("the language of a reply's chat", () => {
  it("is the caller's in private", () => {
    expect(localeOf({ caller, place: { kind: "private", locale: "ja" } })).toBe("de");
  });

  it("is the chat's in a group, or the caller's if the chat has none", () => {
    expect(localeOf({ caller, place: { kind: "group", locale: "ja" } })).toBe("ja");
    expect(localeOf({ caller, place: { kind: "group" } })).toBe("de");
  });
});

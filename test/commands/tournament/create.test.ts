// `/tournament create`: who may, and all private error messages.

import { describe, expect, it } from "vitest";
import { readStart, START_WORDS } from "../../../commands/tournament/create.ts";
import type { Incoming } from "../../../src/chat/index.ts";
import { ANNA, openTable, suggestionsTo, textOf } from "../play/table.ts";
import { GROUP, here, tournament } from "./hall.ts";

/** A Saturday. */
const NOW = Date.parse("2026-11-21T10:00:00Z");
const open = () => openTable({ now: () => NOW });

async function noticeOf(options: Record<string, string>, by: Partial<Incoming> = here): Promise<string> {
  const table = await open();
  const reply = await tournament(table, "create", options, by);
  expect(reply.type).toBe("notice");
  expect(await tournament(table, "status")).toMatchObject({ type: "notice" });
  return textOf(reply);
}

describe("a refused creation: a private notice and no tournament", () => {
  it.each([
    ["a start in the past", { start: "2026-11-21 09:00" }, "has passed: it’s Sat, 21 Nov 2026, 10:00 (UTC)"],
    ["a start after more than a year", { start: "2028-01-01 18:00" }, "more than a year ahead"],
    ["what is no time", { start: "soonish" }, "in 2h"],
    ["a zone that is none", { start: "18:00", zone: "Europe/Berlim" }, "Europe/Berlin?"],
    ["rounds where they are not chosen", { system: "olympic", rounds: "3" }, "Only Swiss tournaments"],
    ["too long matches", { length: "9999" }, "2,000"],
    ["an unknown system", { system: "nonsense" }, "nonsense"],
    ["neither on nor off", { house: "perhaps" }, "perhaps"],
  ])("%s", async (_what, options: Record<string, string>, words) => {
    expect(await noticeOf(options)).toContain(words);
  });

  it("a chat where the bot can't post on its own", async () => {
    expect(await noticeOf({}, { place: { ...GROUP, answersOnly: true } })).toContain("not post on my own");
  });

  it("someone who doesn't manage the group", async () => {
    const by = { ...here, mayManage: async () => false };
    expect(await noticeOf({}, by)).toContain("Only someone who manages this chat");
  });
});

it("suggests starts with the time that each one means, and time zones", async () => {
  const suggest = async (option: string, typed: string) =>
    suggestionsTo(await open(), { command: "tournament", subcommand: "create", option, typed }, ANNA, GROUP);
  expect((await suggest("start", "in 3h"))[0]?.label).toBe("in 3h → Sat, 21 Nov 2026, 13:00 (UTC)");
  expect(await suggest("start", "")).toHaveLength(3);
  expect(await suggest("zone", "berl")).toEqual([{ value: "Europe/Berlin", label: "Europe/Berlin" }]);
});

const read = (typed: string, zone = "UTC", now = NOW) => {
  const at = readStart(typed, zone, now);
  return typeof at === "string" ? at : new Date(at).toISOString().slice(0, 16);
};

describe("a start time", () => {
  it.each([
    ["2026-11-28 18:00", "UTC", "2026-11-28T18:00"],
    ["2026-11-28T18:00", "UTC", "2026-11-28T18:00"],
    ["2026-11-28 18:00", "Europe/Berlin", "2026-11-28T17:00"],
    ["18:00", "UTC", "2026-11-21T18:00"],
    ["9:30", "UTC", "2026-11-22T09:30"],
    ["10:30", "Asia/Tokyo", "2026-11-22T01:30"],
    ["in 2h", "UTC", "2026-11-21T12:00"],
    ["In 1h 30 min", "UTC", "2026-11-21T11:30"],
    ["in 3d", "UTC", "2026-11-24T10:00"],
  ])("%s in %s", (typed, zone, expected) => {
    expect(read(typed, zone)).toBe(expected);
    expect(typed).toMatch(START_WORDS);
  });

  it.each([
    ["soonish", "unreadable"],
    ["in", "unreadable"],
    ["25:00", "unreadable"],
    ["2027-02-30 18:00", "unreadable"],
    ["weekly fri 18:00", "unreadable"],
    ["2026-11-21 09:00", "past"],
    ["in 0h", "past"],
    ["2028-01-01 18:00", "too-far"],
    ["in 999d", "too-far"],
  ])("that is none: %s", (typed, why) => {
    expect(read(typed)).toBe(why);
  });

  it("is in daylight saving time where that holds, and an hour later inside its gap", () => {
    const march = Date.parse("2027-03-20T00:00:00Z");
    expect(read("2027-03-28 12:00", "Europe/Berlin", march)).toBe("2027-03-28T10:00");
    expect(read("2027-03-28 02:30", "Europe/Berlin", march)).toBe("2027-03-28T01:30");
    expect(read("2027-10-31 12:00", "Europe/Berlin", march)).toBe("2027-10-31T11:00");
  });
});

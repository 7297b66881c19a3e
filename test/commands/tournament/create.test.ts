// `/tournament create`: who may, and all private error messages.

import { describe, expect, it } from "vitest";
import type { Incoming } from "../../../src/chat/index.ts";
import { ANNA, openTable, suggestionsTo, textOf } from "../play/table.ts";
import { GROUP, here, tournament } from "./hall.ts";

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

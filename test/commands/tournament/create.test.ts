// Opening a tournament: who may, when it starts, where it's announced, and all private error messages.

import { describe, expect, it } from "vitest";
import type { FoundPlace, Incoming, Place } from "../../../src/chat/index.ts";
import { ANNA, openTable, suggestionsTo, type Table, textOf } from "../play/table.ts";
import { GROUP, playOut, says, serve, tournament } from "./hall.ts";
import { wordsOf } from "./postbox.ts";

const GAMES: Place = { kind: "group", id: "-8", locale: "en" };
const NOW = Date.parse("2026-11-21T10:00:00Z");
const found: FoundPlace = { place: GAMES, name: "#games", mayManage: true };
const here: Partial<Incoming> = { place: GROUP, findPlace: async () => found };

const open = () => openTable({ now: () => NOW });
const create = (table: Table, options: Record<string, string>, by: Partial<Incoming> = here) =>
  tournament(table, "create", options, by);

async function noticeOf(options: Record<string, string>, by: Partial<Incoming> = here): Promise<string> {
  const table = await open();
  await serve(table);
  const reply = await create(table, options, by);
  expect(reply.type).toBe("notice");
  expect(await tournament(table, "status", {}, { place: GROUP })).toMatchObject({ type: "notice" });
  return textOf(reply);
}

describe("a refused creation: a private notice and no tournament", () => {
  it.each([
    ["a start in the past", { start: "2026-11-21 09:00" }, "has passed: it’s Sat, 21 Nov 2026, 10:00 (UTC)"],
    ["a schedule that never happens", { start: "0 18 30 2 *" }, "never happens"],
    ["a schedule that comes too often", { start: "*/5 * * * *" }, "an hour or more"],
    ["a day that is not in the calendar", { start: "2027-02-30 18:00" }, "isn’t a valid date"],
    ["a start after more than a year", { start: "2028-01-01 18:00" }, "more than a year ahead"],
    ["what is no time", { start: "soonish" }, "weekly fri 18:00"],
    ["a zone that is none", { start: "18:00", zone: "Europe/Berlim" }, "Europe/Berlin?"],
    ["rounds where they are not chosen", { system: "olympic", rounds: "3" }, "Only Swiss tournaments"],
  ])("%s", async (_what, options: Record<string, string>, words) => {
    expect(await noticeOf(options)).toContain(words);
  });

  it.each<[string, FoundPlace | undefined, string]>([
    ["that is none", { problem: "unknown" }, "I can’t find “-8”"],
    ["where the bot may not write", { problem: "not-writable" }, "I can’t post in “-8”"],
    ["that somebody else manages", { ...found, mayManage: false }, "You don’t manage #games"],
    ["on a platform without other places", undefined, "no other channels here"],
  ])("a channel %s", async (_what, answer, words) => {
    const by: Partial<Incoming> = {
      place: { ...GROUP, kind: "private" },
      ...(answer && { findPlace: async () => answer }),
    };
    expect(await noticeOf({ channel: "-8" }, by)).toContain(words);
  });

  it("a chat where the bot can't post on its own", async () => {
    const findPlace = async (): Promise<FoundPlace> => ({ problem: "not-writable" });
    expect(await noticeOf({}, { place: GROUP, findPlace })).toContain("not post on my own");
  });

  it("someone who doesn't manage the group", async () => {
    expect(await noticeOf({}, { ...here, mayManage: async () => false })).toContain(
      "Only someone who manages this chat",
    );
  });

  it.each([
    ["refused", "I can’t post there"],
    ["unavailable", "Try again in a moment"],
  ] as const)("a channel that turns out to be closed: %s", async (state, words) => {
    const table = await open();
    const { posts } = await serve(table, state);
    expect(textOf(await create(table, { channel: "-8" }))).toContain(words);
    expect(posts).toHaveLength(1);
    expect(await tournament(table, "status")).toMatchObject({ type: "notice" });
  });
});

describe("a tournament with a channel", () => {
  const there = { place: GAMES };

  it("is shown and announced there, and can be entered from both chats", async () => {
    const table = await open();
    const { posts, edits } = await serve(table);
    expect(textOf(await create(table, { channel: "-8", match: "20" }))).toContain(
      "It will be announced in #games, and so will the result.",
    );
    expect(posts[0]).toMatchObject({ place: { id: "-8" }, key: expect.stringMatching(/^open-\w+$/) });
    await tournament(table, "join", { strategy: "copy" });
    expect(await says(table, "join", { strategy: "rotation" }, there)).toContain("2 entrants so far");
    await playOut(table);
    expect(posts[1]).toMatchObject({ place: { id: "-8" }, key: expect.stringMatching(/^tournament-\w+$/) });
    expect(posts).toHaveLength(2);
    expect(edits.at(-1)).toMatchObject({ place: { id: "-8" }, message: "message-1" });
    expect(wordsOf(edits.at(-1)?.view)).toContain("It’s over");
    expect(await says(table, "standings", {}, there)).toContain("rotation");
  });

  it("can't be managed by someone who manages only the channel", async () => {
    const table = await open();
    await serve(table);
    await create(table, { channel: "-8" });
    const caller = { platform: "telegram", id: "9", name: "Zoe", locale: "en" } as const;
    const reply = await tournament(table, "cancel", {}, { ...there, caller, mayManage: async () => true });
    expect(textOf(reply)).toContain("Only the person who opened the tournament");
  });

  it("that is its own chat is announced there", async () => {
    const table = await open();
    const same: FoundPlace = { ...found, place: GROUP };
    const reply = await create(table, { channel: "-7" }, { place: GROUP, findPlace: async () => same });
    expect(textOf(reply)).not.toContain("It is shown in");
  });
});

describe("suggestions", () => {
  const suggest = async (option: string, typed: string) =>
    suggestionsTo(await open(), { command: "tournament", subcommand: "create", option, typed }, ANNA, GROUP);

  it("show starts with the time that each one means", async () => {
    expect(await suggest("start", "weekly")).toEqual([
      { value: "weekly fri 18:00", label: "weekly fri 18:00 → Fri, 27 Nov 2026, 18:00 (UTC)" },
    ]);
    expect((await suggest("start", "in 3h"))[0]?.label).toBe("in 3h → Sat, 21 Nov 2026, 13:00 (UTC)");
    expect(await suggest("start", "")).toHaveLength(5);
  });

  it("show time zones that contain the text", async () => {
    expect(await suggest("zone", "berl")).toEqual([{ value: "Europe/Berlin", label: "Europe/Berlin" }]);
    expect((await suggest("zone", "")).length).toBe(25);
  });
});

// What is switched off is refused in private, and nothing is lost.

import { describe, expect, vi } from "vitest";
import type { Incoming, Place, Reply, View } from "../../../src/chat/index.ts";
import { CATALOGUE } from "../../../src/core/games/index.ts";
import { type Store, StoreError } from "../../../src/infra/store/index.ts";
import { notice } from "../notice.ts";
import { ANNA, it, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { GROUP, manager, member, TALK } from "./places.ts";

const set = (table: Table, options: Record<string, string>, place = GROUP) =>
  table.type("place", "settings", options, manager(place));

async function offIn(place: Place, ...areas: string[]): Promise<Table> {
  const table = await openTable();
  for (const what of areas) viewOf(await set(table, { what, to: "off" }, place));
  return table;
}

function refusedFor(reply: Reply, what: string): void {
  expect(reply.type).toBe("notice");
  expect(textOf(reply)).toContain(`The admins have turned this off here: ${what}`);
}

const PLAYS = [
  ["rps", "play", {}, "rps", "Rock-paper-scissors"],
  ["rps", "play", { variant: "lizard-spock" }, "lizard-spock", "Rock-paper-scissors-lizard-Spock"],
  ["rps", "duel", {}, "rps", "Rock-paper-scissors"],
  ["rps", "duel", {}, "duels", "Duels"],
  ["duel", "duel", {}, "rps", "Rock-paper-scissors"],
  ["oddeven", "play", {}, "oddeven", "Odd-even"],
  ["mines", "play", { level: "pocket" }, "mines", "Minesweeper"],
  ["tournament", "create", {}, "tournaments", "Tournaments"],
  ["tournament", "join", { strategy: "copy" }, "tournaments", "Tournaments"],
] as const;

describe("a game that is off in a chat", () => {
  it.each(PLAYS)(
    "refuses /%s %s %j there, but answers it in private",
    async (command, sub, typed, area, what) => {
      const table = await offIn(GROUP, area);
      refusedFor(await table.type(command, sub, typed, member(GROUP)), what);
      refusedFor(await table.type(command, sub, typed, manager(GROUP)), what);
      expect(textOf(await table.type(command, sub, typed, { place: PRIVATE }))).not.toContain("turned");
      expect(textOf(await table.type(command, sub, typed, { place: TALK }))).not.toContain("turned");
    },
  );

  it("doesn't affect other games", async () => {
    const table = await offIn(GROUP, "rps");
    viewOf(await table.type("rps", "play", { variant: "lizard-spock" }, member(GROUP)));
    viewOf(await table.type("oddeven", "play", {}, member(GROUP)));
  });

  it("allows settings, help, profiles, proofs and ending open games", async () => {
    const table = await openTable();
    const match = viewOf(await table.type("rps", "play", {}, { place: GROUP }));
    for (const { typed } of CATALOGUE) await set(table, { what: typed, to: "off" });
    for (const what of ["mines", "tournaments"]) await set(table, { what, to: "off" });
    const asked = [
      ...["place settings", "help help", "privacy privacy", "data export", "profile show", "model show"],
      ...["leaderboard leaderboard", "start start", "rps verify", "mines stats"],
      ...["tournament status", "tournament cancel"],
    ];
    for (const [command = "", sub = ""] of asked.map((line) => line.split(" ")))
      expect(textOf(await table.type(command, sub, {}, member(GROUP)))).not.toContain("turned");
    expect(textOf(await table.press(match, "Why?", { place: GROUP }))).not.toContain("turned");
    expect(textOf(await table.press(match, "Stop", { place: GROUP }))).toContain("Stopped");
  });

  it("refuses a press in an open match, which continues once it is on", async () => {
    const table = await openTable();
    const match = viewOf(await table.type("rps", "play", {}, { place: GROUP }));
    await set(table, { what: "rps", to: "off" });
    refusedFor(await table.press(match, "Rock", { place: GROUP }), "Rock-paper-scissors");
    await set(table, { what: "rps", to: "on" });
    expect(textOf(await table.press(match, "Rock", { place: GROUP }))).toContain("You ✊");
  });

  it("refuses a rematch and the greeting's game button", async ({ table }) => {
    const match = viewOf(await table.type("rps", "play", {}, { place: GROUP }));
    await table.press(match, "Rock", { place: GROUP });
    const over = viewOf(await table.press(match, "Stop", { place: GROUP }));
    const greeting = viewOf(await table.type("start", "start", {}, { place: GROUP }));
    await set(table, { what: "rps", to: "off" });
    refusedFor(await table.press(over, "Rematch", { place: GROUP }), "Rock-paper-scissors");
    refusedFor(await table.press(greeting, "Rock-paper-scissors", { place: GROUP }), "Rock-paper-scissors");
    expect(textOf(await table.press(over, "Verify", { place: GROUP }))).not.toContain("turned");
  });

  it("refuses a cell of an open board", async ({ table }) => {
    const board = viewOf(await table.type("mines", "play", { level: "pocket" }, { place: GROUP }));
    await set(table, { what: "mines", to: "off" });
    refusedFor(await table.press(board, "A1", { place: GROUP }), "Minesweeper");
  });

  it("doesn't affect inline messages, whose chat is unknown", async () => {
    const table = await offIn(GROUP, "rps");
    const request = {
      type: "offer",
      id: "q",
      caller: ANNA,
      place: { kind: "group", id: "inline" },
      query: "",
    } as const;
    const [offer] = await table.dispatch.offers(request);
    const inline: Partial<Incoming> = { place: { kind: "group", id: "-4611686018427387904" } };
    viewOf(await table.press(offer?.view as View, "Play", inline));
  });
});

describe("an unreachable store", () => {
  it("fails events in groups with the usual message, not in private chats", async () => {
    const table = await openTable();
    const { store } = table;
    const read: Store["read"] = store.read.bind(store);
    const spy = vi.spyOn(store, "read").mockImplementation((kind, id) => {
      if (kind.name !== "place-settings") return read(kind, id);
      return Promise.reject(new StoreError("unreachable", "away"));
    });
    const failed = notice("en", "failure-unexpected");
    expect(await table.type("rps", "play", {}, member(GROUP))).toEqual(failed);
    expect(await table.type("place", "settings", {}, manager(GROUP))).toEqual(failed);
    viewOf(await table.type("rps", "play", {}, { place: PRIVATE }));
    spy.mockRestore();
    viewOf(await table.type("rps", "play", {}, member(GROUP)));
  });
});

describe("a result or an undo while the game is off", () => {
  it("is available: a match's Details", async ({ table }) => {
    const match = viewOf(await table.type("rps", "play", {}, { place: GROUP }));
    await table.press(match, "Rock", { place: GROUP });
    const over = viewOf(await table.press(match, "Stop", { place: GROUP }));
    await set(table, { what: "rps", to: "off" });
    expect(await table.press(over, "Details", { place: GROUP })).toMatchObject({
      type: "post",
      audience: "caller",
    });
  });
});

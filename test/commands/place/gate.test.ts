// What is switched off is refused in private, and nothing is lost.

import { describe, expect, vi } from "vitest";
import type { Incoming, Place, Reply, View } from "../../../src/chat/index.ts";
import { CATALOGUE } from "../../../src/core/games/index.ts";
import { type Store, StoreError } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { notice } from "../notice.ts";
import { ANNA, it, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { postbox } from "../tournament/postbox.ts";
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

  it("allows settings, help, profiles, proofs, results and ending open games", async ({ table }) => {
    const begun = () => table.type("rps", "play", {}, { place: GROUP });
    const played = await table.press(await begun(), "Rock", { place: GROUP });
    const over = viewOf(await table.press(played, "Stop", { place: GROUP }));
    const match = viewOf(await begun());
    for (const { typed } of CATALOGUE) await set(table, { what: typed, to: "off" });
    for (const what of ["mines", "tournaments"]) await set(table, { what, to: "off" });
    const asked = [
      ...["place settings", "help help", "privacy privacy", "data export", "profile show", "model show"],
      ...["leaderboard leaderboard", "start start", "rps verify", "mines stats"],
      ...["tournament status", "tournament cancel"],
    ];
    for (const [command = "", sub = ""] of asked.map((line) => line.split(" ")))
      expect(textOf(await table.type(command, sub, {}, member(GROUP)))).not.toContain("turned");
    for (const label of ["Details", "Verify"])
      expect(await table.press(over, label, { place: GROUP })).toMatchObject({ audience: "caller" });
    expect(textOf(await table.press(match, "Why?", { place: GROUP }))).not.toContain("turned");
    expect(textOf(await table.press(match, "Stop", { place: GROUP }))).toContain("Stopped");
  });

  it("refuses presses in open games, a rematch and the greeting's button; a match continues once it is on", async ({
    table,
  }) => {
    const press = (view: View, label: string) => table.press(view, label, { place: GROUP });
    const type = async (command: string, sub: string) =>
      viewOf(await table.type(command, sub, {}, { place: GROUP }));
    const over = viewOf(await press(viewOf(await press(await type("rps", "play"), "Rock")), "Stop"));
    const match = await type("rps", "play");
    const [board, greeting] = [await type("mines", "play"), await type("start", "start")];
    for (const what of ["rps", "mines"]) await set(table, { what, to: "off" });
    for (const [view, label] of [
      [match, "Rock"],
      [over, "Rematch"],
      [greeting, "Rock-paper-scissors"],
    ] as const)
      refusedFor(await press(view, label), "Rock-paper-scissors");
    refusedFor(await press(board, "A1"), "Minesweeper");
    await set(table, { what: "rps", to: "on" });
    expect(textOf(await press(match, "Rock"))).toContain("You ✊");
  });

  it("doesn't affect inline messages, whose chat is unknown", async () => {
    const table = await offIn(GROUP, "rps");
    const place = { kind: "group", id: "inline" } as const;
    const request = { type: "offer", id: "q", caller: ANNA, place, query: "" } as const;
    const [offer] = await table.dispatch.offers(request);
    const inline: Partial<Incoming> = { place: { kind: "group", id: "-4611686018427387904" } };
    viewOf(await table.press(offer?.view as View, "Play", inline));
  });

  it("leaves a pending tournament open to be cancelled", async () => {
    const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
    const table = await openTable({ now: () => clock.now, timing: { pollMs: 20 } });
    await table.tournaments.serve(postbox().messenger);
    const says = (sub: string, typed: Record<string, string> = {}) =>
      table.type("tournament", sub, typed, manager(GROUP));
    viewOf(await says("create", { match: "20", start: "13:00" }));
    for (const strategy of ["copy", "rotation"]) viewOf(await says("join", { strategy }));
    await set(table, { what: "tournaments", to: "off" });
    clock.now += 2 * 3_600_000;
    const read = () => table.tournaments.read({ platform: "telegram", kind: "group", id: GROUP.id });
    await until(async () => (await read()).current?.startsAt === undefined);
    expect((await read()).current?.entrants).toHaveLength(2);
    refusedFor(await says("start"), "Tournaments");
    expect(textOf(await says("cancel"))).toContain("cancels it");
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

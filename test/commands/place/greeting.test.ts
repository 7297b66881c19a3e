// A chat's settings, shown once to the first manager who uses the bot there.

import { describe, expect, it } from "vitest";
import type { Incoming, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { withMethods } from "../../with-methods.ts";
import { BORIS, labelsOf, openTable, PRIVATE, type Table } from "../play/table.ts";
import { GAMES, GROUP, manager, member } from "./places.ts";

const plays = (table: Table, by: Partial<Incoming>) => table.type("rps", "play", {}, by);
const beside = (reply: Reply) => ("beside" in reply ? reply.beside : undefined);

describe("a manager's first command in a new chat", () => {
  it("is answered, with the settings beside it for that manager only", async () => {
    const table = await openTable();
    const reply = await plays(table, manager(GAMES));
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    const view = beside(reply);
    expect(view?.title).toBe("This server");
    expect(view?.blocks[0]).toEqual({ type: "text", text: say("en", "place-welcome") });
    if (!view) throw new Error("nothing beside");
    expect(labelsOf(view).slice(0, 4)).toEqual([
      "🎲 Games",
      "📍 Where to play",
      "🔕 Keep quiet",
      "🗣 Language",
    ]);
    const pressed = await table.press(view, "Keep quiet", manager(GAMES));
    expect(JSON.stringify(pressed)).toContain("🔕 Quiet");
  });

  it("shows the settings once for all managers and processes", async () => {
    const table = await openTable();
    const other = { ...manager(GROUP), caller: { ...BORIS, locale: "en" } } as Partial<Incoming>;
    const both = await Promise.all([plays(table, manager(GROUP)), plays(table, other)]);
    expect(both.filter(beside)).toHaveLength(1);
    const later = await openTable({ store: table.store });
    for (const where of [table, later])
      for (const by of [manager(GROUP), other]) expect(beside(await plays(where, by))).toBeUndefined();
  });

  it("reads once in a while whether a chat was greeted", async () => {
    const { store } = await openTable();
    const reads: string[] = [];
    const read: Store["read"] = (kind, id) => {
      reads.push(kind.name);
      return store.read(kind, id);
    };
    const table = await openTable({ store: withMethods(store, { read }) });
    for (const by of [member(GROUP), { ...member(GROUP), caller: BORIS }]) await plays(table, by);
    expect(reads.filter((kind) => kind === "place-greeted")).toHaveLength(1);
  });

  it("shows no settings to members, in private or in configured chats", async () => {
    const table = await openTable();
    expect(beside(await plays(table, member(GROUP)))).toBeUndefined();
    expect(beside(await plays(table, { place: GROUP }))).toBeUndefined();
    expect(beside(await plays(table, { ...manager(GROUP), place: PRIVATE }))).toBeUndefined();
    await table.type("place", "settings", { what: "mines", to: "off" }, manager(GROUP));
    expect(beside(await plays(table, manager(GROUP)))).toBeUndefined();
    // Opening the settings shows them anyway.
    expect(beside(await table.type("settings", "settings", {}, manager(GAMES)))).toBeUndefined();
  });
});

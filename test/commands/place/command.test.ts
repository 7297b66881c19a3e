// `/place settings`: who may change what, typed and pressed, and every private word about why not.

import { describe, expect, it } from "vitest";
import { PLACE_SETTINGS } from "../../../commands/place/settings.ts";
import { type FoundPlace, type Incoming, type Place, placeKey, type Reply } from "../../../src/chat/index.ts";
import { ANNA, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { GAMES, GROUP, manager, member, TALK } from "./places.ts";

const KEY = placeKey(ANNA, GROUP) as string;
const FORUM: Place = { kind: "group", id: "-100", topic: "4", name: "t.me/c/100/4", locale: "en" };

const settings = (table: Table, options: Record<string, string> = {}, by = manager(GROUP)) =>
  table.type("place", "settings", options, by);

async function textNow(table: Table, place = GROUP): Promise<string> {
  return textOf(await settings(table, {}, manager(place)));
}

describe("/place settings", () => {
  it("shows everybody how the place is: every game of the catalogue, tournaments, and quiet", async () => {
    const shown = await settings(await openTable(), {}, member(GROUP));
    expect(shown).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(shown)).toBe(
      [
        "⚙️ What is allowed here",
        "✅ Rock-paper-scissors",
        "✅ Rock-paper-scissors-lizard-Spock",
        "✅ Odd-even",
        "✅ Minesweeper",
        "✅ The daily challenge",
        "✅ Duels",
        "✅ Tournaments",
        "🔔 I also post by myself, such as the end of a tournament.",
        "🗣 Language here: as the app has it, or as it is with whoever begins",
        "Those who manage this place change it by the buttons, or by a line such as /place settings mines off",
      ].join("\n"),
    );
  });

  it("says where anything is set that it stays when the bot is removed; a button deletes it from the store", async () => {
    const table = await openTable();
    const usual = await settings(table, {}, manager(GROUP));
    const set = await settings(table, { what: "mines", to: "off" }, manager(GROUP));
    await settings(table, { what: "quiet", to: "on" }, manager(GROUP));
    expect(textOf(usual)).not.toContain("stay stored");
    expect(textOf(set)).toContain("These settings stay stored when I am removed from here.");
    expect(await table.store.read(PLACE_SETTINGS, KEY)).toMatchObject({ off: ["mines"] });
    const refused = await table.press(viewOf(set), "Delete these settings", member(GROUP));
    expect(textOf(refused)).toContain("Only those who manage");
    const deleted = await table.press(viewOf(set), "Delete these settings", manager(GROUP));
    expect(textOf(deleted)).toBe(textOf(usual));
    expect(labelsOf(viewOf(deleted)).join()).not.toContain("Delete");
    expect(await table.store.read(PLACE_SETTINGS, KEY)).toBeUndefined();
  });

  it("in a private chat says that it is for groups and servers", async () => {
    const table = await openTable();
    const view = viewOf(await settings(table));
    expect(textOf(await settings(table, {}, { place: PRIVATE }))).toContain("for servers and groups");
    expect(textOf(await settings(table, { what: "rps", to: "off" }, { place: PRIVATE }))).toContain(
      "for servers and groups",
    );
    expect(textOf(await table.press(view, "Keep quiet", { place: PRIVATE }))).toContain(
      "for servers and groups",
    );
  });

  it("speaks the language of the place, and the person's in private words", async () => {
    const table = await openTable();
    expect(textOf(await settings(table, {}, manager({ ...GROUP, locale: "ru" })))).toContain("✅ Сапёр");
    const by = { ...member({ ...GROUP, locale: "ru" }) };
    expect(textOf(await settings(table, { what: "rps", to: "off" }, by))).toContain("Only those who manage");
  });

  it.each<[Record<string, string>, string]>([
    [{ what: "mines", to: "off" }, "🚫 Minesweeper"],
    [{ what: "lizard-spock", to: "off" }, "🚫 Rock-paper-scissors-lizard-Spock"],
    [{ what: "tournaments", to: "off" }, "🚫 Tournaments"],
    [{ what: "quiet", to: "on" }, "🔕 Quiet"],
    [{ what: "here", to: "on" }, "📍 Playing: only in #games"],
  ])("typed with %j is done at once, stays, and is no toggle", async (typed, line) => {
    const table = await openTable();
    expect(textOf(await settings(table, typed, manager(GAMES)))).toContain(line);
    expect(textOf(await settings(table, typed, manager(GAMES)))).toContain(line);
    expect(await textNow(table, TALK)).toContain(line);
    expect(await textNow(table, GROUP)).not.toContain(line);
  });

  it("is one message for all games off: it can still be read and undone", async () => {
    const table = await openTable();
    for (const what of ["rps", "lizard-spock", "oddeven", "mines"])
      await settings(table, { what, to: "off" });
    expect((await textNow(table)).match(/🚫/g)).toHaveLength(4);
    expect(textOf(await settings(table, { what: "mines", to: "on" }))).toContain("✅ Minesweeper");
  });

  it.each<[Record<string, string>, string]>([
    [{ what: "chess", to: "off" }, '"chess" is no what'],
    [{ what: "mines", to: "perhaps" }, '"perhaps" is no to'],
    [{ what: "mines" }, "On or off? For example: /place settings mines off"],
    [{ to: "off" }, "What is to be switched?"],
    [{ what: "everywhere", to: "off" }, "Then say where"],
    [{ what: "here", to: "on" }, "no channels or topics"],
    [{ what: "mines", to: "off", channel: "10" }, "One thing at a time"],
    [{ channel: "10" }, "no channels or topics"],
  ])("typed with %j says what is wrong, and changes nothing", async (typed, words) => {
    const table = await openTable();
    const before = await textNow(table);
    const refused = await settings(table, typed);
    expect(refused.type).toBe("notice");
    expect(textOf(refused)).toContain(words);
    expect(await textNow(table)).toBe(before);
  });
});

describe("a channel named to /place settings", () => {
  const asked = (found: FoundPlace | undefined, options: Record<string, string>) => async (table: Table) =>
    settings(table, options, { ...manager(GAMES), ...(found && { findPlace: async () => found }) });
  const { name: _unnamed, ...talk } = TALK;
  const found: FoundPlace = { place: talk, name: "#talk", mayManage: true };

  it("is put on the list, and taken off again", async () => {
    const table = await openTable();
    expect(textOf(await asked(found, { channel: "11" })(table))).toContain("only in #talk");
    expect(textOf(await settings(table, { what: "here", to: "on" }, manager(GAMES)))).toContain(
      "only in #talk, #games",
    );
    expect(textOf(await asked(found, { channel: "11", to: "off" })(table))).toContain("only in #games");
  });

  it("that is a topic is known by its link", async () => {
    const table = await openTable();
    const topic: FoundPlace = { place: FORUM, name: "@forum", mayManage: true };
    const by: Partial<Incoming> = { ...manager({ ...FORUM, topic: "9" }), findPlace: async () => topic };
    expect(textOf(await settings(table, { channel: "t.me/c/100/4" }, by))).toContain("only in t.me/c/100/4");
    expect(textOf(await table.type("rps", "play", {}, member({ ...FORUM, topic: "9" })))).toContain(
      "only in t.me/c/100/4",
    );
    viewOf(await table.type("rps", "play", {}, member(FORUM)));
  });

  it.each<[string, FoundPlace | undefined, string]>([
    ["nobody knows", { problem: "unknown" }, 'I cannot find "11"'],
    ["the bot does not see", { problem: "not-writable" }, 'I may not write in "11"'],
    [
      "belongs to another chat",
      { ...found, place: { ...talk, server: "8" } },
      "#talk belongs to another chat",
    ],
    ["is the whole chat", { place: GROUP, name: "A group", mayManage: true }, "belongs to another chat"],
    ["no platform can find", undefined, "no channels or topics"],
  ])("that %s is refused", async (_what, answer, words) => {
    const table = await openTable();
    expect(textOf(await asked(answer, { channel: "11" })(table))).toContain(words);
    expect(await textNow(table, GAMES)).toContain("Playing: everywhere");
  });

  it("that was deleted is taken off by its button, wherever the message stands", async () => {
    const table = await openTable();
    await settings(table, { what: "here", to: "on" }, manager(GAMES));
    const main = viewOf(await settings(table, {}, manager(TALK)));
    const listed = viewOf(await table.press(main, "Where to play", manager(TALK)));
    expect(labelsOf(listed)).toEqual(["➖ Not in #games", "➕ Play here too", "🌍 Play everywhere", "Back"]);
    expect(textOf(await table.press(listed, "Not in #games", manager(TALK)))).toContain(
      "Playing: everywhere",
    );
  });
});

describe("a press below a place's settings", () => {
  const pressed = async (table: Table, label: string, by = manager(GROUP)): Promise<Reply> =>
    table.press(viewOf(await settings(table, {}, by)), label, by);

  it("turns the pages, and brings the message into its new form", async () => {
    const table = await openTable();
    const main = viewOf(await settings(table));
    expect(labelsOf(main)).toEqual([
      "🎲 Games",
      "🚫 Switch off: Duels",
      "🚫 Switch off: Tournaments",
      "🔕 Keep quiet",
      "🗣 Language",
    ]);
    const games = await table.press(main, "Games", manager(GROUP));
    expect(games.type).toBe("edit");
    expect(labelsOf(viewOf(games))).toEqual([
      "🚫 Switch off: Rock-paper-scissors",
      "🚫 Switch off: Rock-paper-scissors-lizard-Spock",
      "🚫 Switch off: Odd-even",
      "🚫 Switch off: Minesweeper",
      "🚫 Switch off: The daily challenge",
      "Back",
    ]);
    const off = viewOf(await table.press(viewOf(games), "Switch off: Odd-even", manager(GROUP)));
    expect(labelsOf(off)).toContain("✅ Switch on: Odd-even");
    const on = viewOf(await table.press(off, "Switch on: Odd-even", manager(GROUP)));
    expect(labelsOf(viewOf(await table.press(on, "Back", manager(GROUP))))).toEqual(labelsOf(main));
  });

  it("applies what its label says, so an old message, a second press and a redelivery harm nobody", async () => {
    const table = await openTable();
    const old = viewOf(await settings(table));
    const twice = { ...manager(GROUP), id: "the-same" };
    for (const by of [twice, twice, manager(GROUP)])
      expect(textOf(await table.press(old, "Switch off: Tournaments", by))).toContain("🚫 Tournaments");
  });

  it("of two managers at once keeps both changes", async () => {
    const table = await openTable();
    const main = viewOf(await settings(table));
    const other = { ...manager(GROUP), caller: { ...member(GROUP).caller } } as Partial<Incoming>;
    await Promise.all([
      table.press(main, "Switch off: Tournaments", manager(GROUP)),
      table.press(main, "Keep quiet", other),
      table.type("place", "settings", { what: "mines", to: "off" }, manager(GROUP)),
    ]);
    const now = await textNow(table);
    for (const line of ["🚫 Tournaments", "🔕 Quiet", "🚫 Minesweeper"]) expect(now).toContain(line);
  });

  it("by somebody who manages nothing gets one private sentence, on every page", async () => {
    const table = await openTable();
    const before = await textNow(table);
    for (const label of ["Games", "Switch off: Tournaments", "Keep quiet"]) {
      const refused = await pressed(table, label, member(GROUP));
      expect(refused).toEqual({
        type: "notice",
        text: "Only those who manage this place change its settings.",
      });
    }
    const typed = await settings(table, { what: "mines", to: "off" }, member(GROUP));
    expect(typed.type).toBe("notice");
    expect(await textNow(table)).toBe(before);
  });

  it("where nobody manages may switch on again, and not off", async () => {
    const table = await openTable();
    await settings(table, { what: "tournaments", to: "off" });
    await settings(table, { what: "quiet", to: "on" });
    const orphans: Partial<Incoming>[] = [
      { ...member(GROUP), mayConfigure: async () => "nobody" },
      { place: GROUP },
    ];
    for (const by of orphans) {
      const shown = await settings(table, {}, by);
      expect(textOf(shown)).toContain("Nobody manages this place.");
      const games = viewOf(await table.press(viewOf(shown), "Games", by));
      expect(await table.press(games, "Switch off: Odd-even", by)).toMatchObject({ type: "notice" });
    }
    expect(textOf(await pressed(table, "Switch on: Tournaments", orphans[0]))).toContain("✅ Tournaments");
    expect(textOf(await pressed(table, "End the quiet", orphans[1]))).toContain("🔔");
    expect(await textNow(table)).not.toContain("🚫");
  });

  it("offers this channel or topic where there are several, and forgets what is nowhere any more", async () => {
    const table = await openTable();
    const main = viewOf(await settings(table, {}, manager(FORUM)));
    const where = viewOf(await table.press(main, "Where to play", manager(FORUM)));
    expect(labelsOf(where)).toEqual(["➕ Play only here", "Back"]);
    const only = await table.press(where, "Play only here", manager(FORUM));
    expect(textOf(only)).toContain("only in t.me/c/100/4");
    expect(labelsOf(viewOf(only))).toEqual(["➖ Not in t.me/c/100/4", "🌍 Play everywhere", "Back"]);
    // The same message, forwarded by hand to another topic.
    expect(await table.press(where, "Play only here", manager({ ...FORUM, topic: "5" }))).toMatchObject({
      type: "notice",
    });
    expect(textOf(await table.press(viewOf(only), "Play everywhere", manager(FORUM)))).toContain(
      "everywhere",
    );
  });

  it("of a game that is gone, or of nothing at all, is an old button", async () => {
    const table = await openTable();
    for (const [session, move] of [
      ["chess", "off"],
      ["all", "dance"],
    ] as const) {
      const action = { scope: "place", session, turn: 0, move };
      const press = { ...manager(GROUP), id: "e", type: "press", action } as Incoming;
      const caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" } as const;
      expect(textOf(await table.dispatch.handle({ ...press, caller }))).toContain("another time");
    }
  });

  it("beyond the channels that can be kept says so", async () => {
    const table = await openTable();
    const channel = (id: number): Place => ({ ...GAMES, id: `${id}`, name: `#c${id}` });
    for (let id = 1; id <= 8; id++) await settings(table, { what: "here", to: "on" }, manager(channel(id)));
    const ninth = await settings(table, { what: "here", to: "on" }, manager(channel(9)));
    expect(textOf(ninth)).toContain("I keep 8 channels");
    const listed = await pressed(table, "Where to play", manager(channel(9)));
    expect(viewOf(listed).buttons?.length).toBeLessThanOrEqual(5);
  });
});

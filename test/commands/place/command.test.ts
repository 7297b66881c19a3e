// `/place settings`: who may change what, typed and pressed, and every private refusal.

import { describe, expect } from "vitest";
import { PLACE_SETTINGS } from "../../../commands/place/settings.ts";
import {
  encodeAction,
  type FoundPlace,
  type Incoming,
  type Place,
  placeKey,
  type View,
} from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { ANNA, it, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { GAMES, GROUP, manager, member, TALK } from "./places.ts";

const GAMES_HERE = "Rock-paper-scissors, Rock-paper-scissors-lizard-Spock, Odd-even, Minesweeper";
const KEY = placeKey(ANNA, GROUP) as string;
const FORUM: Place = { kind: "group", id: "-100", topic: "4", name: "t.me/c/100/4", locale: "en" };

const settings = (table: Table, options: Record<string, string> = {}, by = manager(GROUP)) =>
  table.type("place", "settings", options, by);

async function textNow(table: Table, place = GROUP): Promise<string> {
  return textOf(await settings(table, {}, manager(place)));
}

describe("/place settings", () => {
  it("shows only to a manager the state of games, tournaments and quiet", async () => {
    const shown = await settings(await openTable());
    expect(shown).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(shown)).toBe(
      [
        "This group",
        `✅ ${GAMES_HERE}, The daily challenge, Duels, Tournaments`,
        "🔔 I also post on my own, for example when a tournament ends.",
        "🗣 Language here: each person’s own",
      ].join("\n"),
    );
  });

  it("says that settings survive removal; a button deletes them", async () => {
    const table = await openTable();
    const usual = await settings(table, {}, manager(GROUP));
    const set = await settings(table, { what: "mines", to: "off" }, manager(GROUP));
    await settings(table, { what: "quiet", to: "on" }, manager(GROUP));
    expect(textOf(usual)).not.toContain("when I’m removed");
    expect(textOf(set)).toContain("These stay when I’m removed");
    expect(await table.store.read(PLACE_SETTINGS, KEY)).toMatchObject({ off: ["mines"] });
    const mine = { ...manager(GROUP), mayConfigure: async () => false };
    const refused = await table.press(set, "Delete these settings", mine);
    expect(textOf(refused)).toContain("Only people who manage");
    const deleted = await table.press(set, "Delete these settings", manager(GROUP));
    expect(textOf(deleted)).toBe(textOf(usual));
    expect(labelsOf(deleted).join()).not.toContain("Delete");
    expect(await table.store.read(PLACE_SETTINGS, KEY)).toBeUndefined();
  });

  it("says in a private chat that it is for groups and servers", async ({ table }) => {
    expect(textOf(await settings(table, {}, { place: PRIVATE }))).toContain("for servers and groups");
    expect(textOf(await settings(table, { what: "rps", to: "off" }, { place: PRIVATE }))).toContain(
      "for servers and groups",
    );
  });

  it("is private, in the reader's language", async ({ table }) => {
    const by = { ...manager(GROUP), caller: { ...ANNA, locale: "ru" } } as const;
    expect(textOf(await settings(table, {}, by))).toContain("Сапёр");
    expect(
      textOf(await settings(table, { what: "rps", to: "off" }, member({ ...GROUP, locale: "ru" }))),
    ).toContain("Only people who manage");
  });

  it.each<[Record<string, string>, string]>([
    [{ what: "mines", to: "off" }, "🚫 Minesweeper\n"],
    [{ what: "lizard-spock", to: "off" }, "🚫 Rock-paper-scissors-lizard-Spock\n"],
    [{ what: "tournaments", to: "off" }, "🚫 Tournaments\n"],
    [{ what: "quiet", to: "on" }, "🔕 Quiet"],
    [{ what: "here", to: "on" }, "📍 Playing: only in #games"],
  ])("typed with %j is done at once, stays, and is no toggle", async (typed, line) => {
    const table = await openTable();
    expect(textOf(await settings(table, typed, manager(GAMES)))).toContain(line);
    expect(textOf(await settings(table, typed, manager(GAMES)))).toContain(line);
    expect(await textNow(table, TALK)).toContain(line);
    expect(await textNow(table, GROUP)).not.toContain(line);
  });

  it("remains readable and reversible with all games off", async ({ table }) => {
    for (const what of ["rps", "lizard-spock", "oddeven", "mines"])
      await settings(table, { what, to: "off" });
    expect(await textNow(table)).toContain(`🚫 ${GAMES_HERE}\n`);
    expect(textOf(await settings(table, { what: "mines", to: "on" }))).not.toContain("Minesweeper");
  });

  it.each<[Record<string, string>, string]>([
    [{ what: "chess", to: "off" }, "“chess” isn’t valid for “what”"],
    [{ what: "mines", to: "perhaps" }, "“perhaps” isn’t valid for “to”"],
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

  it.each([{ what: "mines" }, { to: "off" }])(
    "opens the page for an incomplete %j, and changes nothing",
    async (half) => {
      const table = await openTable();
      const before = await textNow(table);
      expect(textOf(await settings(table, half))).toBe(before);
      expect(await textNow(table)).toBe(before);
    },
  );
});

describe("a channel named to /place settings", () => {
  const asked = (found: FoundPlace | undefined, options: Record<string, string>) => async (table: Table) =>
    settings(table, options, { ...manager(GAMES), ...(found && { findPlace: async () => found }) });
  const { name: _unnamed, ...talk } = TALK;
  const found: FoundPlace = { place: talk, name: "#talk", mayManage: true };

  it("is added to the list and removed again", async ({ table }) => {
    expect(textOf(await asked(found, { channel: "11" })(table))).toContain("only in #talk");
    expect(textOf(await settings(table, { what: "here", to: "on" }, manager(GAMES)))).toContain(
      "only in #talk, #games",
    );
    expect(textOf(await asked(found, { channel: "11", to: "off" })(table))).toContain("only in #games");
  });

  it("is recognized as a topic by its link", async ({ table }) => {
    const topic: FoundPlace = { place: FORUM, name: "@forum", mayManage: true };
    const by: Partial<Incoming> = { ...manager({ ...FORUM, topic: "9" }), findPlace: async () => topic };
    expect(textOf(await settings(table, { channel: "t.me/c/100/4" }, by))).toContain("only in t.me/c/100/4");
    expect(textOf(await table.type("rps", "play", {}, member({ ...FORUM, topic: "9" })))).toContain(
      "only allow games in t.me/c/100/4",
    );
    viewOf(await table.type("rps", "play", {}, member(FORUM)));
  });

  it.each<[string, FoundPlace | undefined, string]>([
    ["nobody knows", { problem: "unknown" }, "I can’t find “11”"],
    ["the bot does not see", { problem: "not-writable" }, "I can’t post in “11”"],
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

  it("is removed by its button after deletion, wherever the message is", async ({ table }) => {
    await settings(table, { what: "here", to: "on" }, manager(GAMES));
    const main = viewOf(await settings(table, {}, manager(TALK)));
    const listed = viewOf(await table.press(main, "Where to play", manager(TALK)));
    expect(labelsOf(listed)).toEqual([
      ...["➖ Not in #games", "➕ Play here too", "➕ Another channel…", "🌍 Play everywhere", "Back"],
    ]);
    expect(textOf(await table.press(listed, "Not in #games", manager(TALK)))).toContain(
      "Playing: everywhere",
    );
  });
});

describe("the page of a chat in /settings", () => {
  const opened = async (table: Table, by = manager(GROUP)): Promise<View> =>
    viewOf(await settings(table, {}, by));

  it("is opened from /settings only by managers", async ({ table }) => {
    const home = async (by: Partial<Incoming>) => viewOf(await table.type("settings", "settings", {}, by));
    expect(labelsOf(await home(manager(GAMES)))).toContain("⚙️ This server");
    expect(labelsOf(await home(member(GROUP)))).toHaveLength(4);
    expect(labelsOf(await home({ place: PRIVATE }))).toHaveLength(4);
    const here = await table.press(await home(manager(GROUP)), "This group", manager(GROUP));
    expect(textOf(here)).toBe(await textNow(table));
  });

  it("has pages, with toggle buttons that show the state", async ({ table }) => {
    const main = await opened(table);
    expect(labelsOf(main)).toEqual([
      ...["🎲 Games", "🔕 Keep quiet", "🗣 Language", "📮 Post the daily here", "🚫 Banned here", "Back"],
    ]);
    const games = await table.press(main, "Games", manager(GROUP));
    expect(games.type).toBe("edit");
    const all = [...GAMES_HERE.split(", "), "The daily challenge", "Duels", "Tournaments"];
    expect(labelsOf(games)).toEqual([...all.map((one) => `✅ ${one}`), "Back"]);
    const off = viewOf(await table.press(games, "Odd-even", manager(GROUP)));
    expect(labelsOf(off)).toContain("🚫 Odd-even");
    const on = viewOf(await table.press(off, "Odd-even", manager(GROUP)));
    expect(labelsOf(await table.press(on, "Back", manager(GROUP)))).toEqual(labelsOf(main));
  });

  it("applies what its button said, idempotently from old messages too", async () => {
    const table = await openTable();
    const old = viewOf(await table.press(await opened(table), "Games", manager(GROUP)));
    const twice = { ...manager(GROUP), id: "the-same" };
    for (const by of [twice, twice, manager(GROUP)]) {
      await table.press(old, "Tournaments", by);
      expect(await textNow(table)).toContain("🚫 Tournaments");
    }
  });

  it("keeps the concurrent changes of two managers", async ({ table }) => {
    const other = { ...manager(GROUP), caller: member(GROUP).caller } as Partial<Incoming>;
    const theirs = await opened(table, other);
    const games = viewOf(await table.press(await opened(table), "Games", manager(GROUP)));
    await Promise.all([
      table.press(games, "Tournaments", manager(GROUP)),
      table.press(theirs, "Keep quiet", other),
      table.type("place", "settings", { what: "mines", to: "off" }, manager(GROUP)),
    ]);
    const now = await textNow(table);
    for (const line of ["🚫 Minesweeper, Tournaments", "🔕 Quiet"]) expect(now).toContain(line);
  });

  it("shows former managers one sentence on every page", async () => {
    const table = await openTable();
    const main = await opened(table);
    const games = viewOf(await table.press(main, "Games", manager(GROUP)));
    const before = await textNow(table);
    const no = { place: GROUP, mayConfigure: async () => false };
    for (const [view, label] of [
      [main, "Games"],
      [games, "Tournaments"],
      [main, "Keep quiet"],
    ] as const)
      expect(textOf(await table.press(view, label, no))).toContain("Only people who manage this chat");
    expect((await settings(table, { what: "mines", to: "off" }, member(GROUP))).type).toBe("notice");
    expect(await textNow(table)).toBe(before);
  });

  it("allows turning things on but not off when no one manages the chat", async ({ table }) => {
    await settings(table, { what: "tournaments", to: "off" });
    await settings(table, { what: "quiet", to: "on" });
    const orphans: Partial<Incoming>[] = [
      { place: GROUP, mayConfigure: async () => "nobody" as const },
      { place: GROUP },
    ];
    for (const by of orphans) {
      const games = viewOf(await table.press(await opened(table, by), "Games", by));
      expect(textOf(await table.press(games, "Odd-even", by))).toContain("No one manages this chat");
      await table.press(games, "Tournaments", by);
    }
    await table.press(await opened(table, orphans[1]), "Stop keeping quiet", orphans[1]);
    expect(await textNow(table)).not.toMatch(/🚫|🔕/);
  });

  it("offers this channel or topic if there are several, and drops deleted ones", async () => {
    const table = await openTable();
    const where = viewOf(
      await table.press(await opened(table, manager(FORUM)), "Where to play", manager(FORUM)),
    );
    expect(labelsOf(where)).toEqual(["➕ Play only here", "Back"]);
    const only = await table.press(where, "Play only here", manager(FORUM));
    expect(textOf(only)).toContain("only in t.me/c/100/4");
    expect(labelsOf(only)).toEqual(["➖ Not in t.me/c/100/4", "🌍 Play everywhere", "Back"]);
    expect(textOf(await table.press(only, "Play everywhere", manager(FORUM)))).toContain("everywhere");
  });

  it("uses the channel named in the form of its button", async ({ table }) => {
    const where = viewOf(
      await table.press(await opened(table, manager(GAMES)), "Where to play", manager(GAMES)),
    );
    const asked = await table.press(where, "Another channel", manager(GAMES));
    expect(asked).toMatchObject({ type: "notice", asks: { command: "place", subcommand: "settings" } });
    const findPlace = async () => ({ place: TALK, name: "#talk", mayManage: true });
    const filled = { ...manager(GAMES), typed: { channel: "11" }, findPlace } as Partial<Incoming>;
    expect(textOf(await table.press(where, "Another channel", filled))).toContain("only in #talk");
  });

  it("treats a button from before the panel as outdated", async ({ table }) => {
    const action = { scope: "place", session: "all", turn: 0, move: "quiet" };
    const press = { ...manager(GROUP), id: "e", type: "press", action, caller: ANNA } as Incoming;
    expect(textOf(await table.dispatch.handle(press))).toContain(say("en", "press-old-button"));
  });

  it("says when no more channels can be stored", async ({ table }) => {
    const channel = (id: number): Place => ({ ...GAMES, id: `${id}`, name: `#c${id}` });
    for (let id = 1; id <= 8; id++) await settings(table, { what: "here", to: "on" }, manager(channel(id)));
    const ninth = await settings(table, { what: "here", to: "on" }, manager(channel(9)));
    expect(textOf(ninth)).toContain("The list is full at 8.");
    const by = manager(channel(9));
    const listed = viewOf(await table.press(await opened(table, by), "Where to play", by));
    expect(listed.buttons?.length).toBeLessThanOrEqual(5);
    for (const { action } of listed.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
  });
});

describe("the page of a group, opened in a private chat", () => {
  const TOPIC: Place = { kind: "group", id: "-1001234567890", topic: "55", name: "t.me/c/1234567890/55" };
  const found =
    (mayManage: boolean) =>
    async (typed: string): Promise<FoundPlace> =>
      typed === "-1001234567890/55" ? { place: TOPIC, name: "A group", mayManage } : { problem: "unknown" };
  const alone = (mayManage: boolean) =>
    ({ place: PRIVATE, findPlace: found(mayManage) }) as Partial<Incoming>;

  async function openedThere(table: Table): Promise<View> {
    const home = viewOf(await table.type("settings", "settings", {}, manager(TOPIC)));
    for (const { action } of home.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
    return viewOf(await table.press(home, "This group", alone(true)));
  }

  it("applies to the group where it was requested", async ({ table }) => {
    const here = await openedThere(table);
    expect(textOf(await table.press(here, "Keep quiet", alone(true)))).toContain("🔕 Quiet");
    const where = viewOf(await table.press(here, "Where to play", alone(true)));
    expect(textOf(await table.press(where, "Play only here", alone(true)))).toContain("t.me/c/1234567890/55");
    expect(await textNow(table, TOPIC)).toMatch(/only in t\.me.*\n🔕/);
    const back = viewOf(await table.press(where, "Back", alone(true)));
    expect(textOf(back)).toBe(await textNow(table, TOPIC));
  });

  it("refuses a former manager, and reports a group that is gone", async () => {
    const table = await openTable();
    const here = await openedThere(table);
    expect(textOf(await table.press(here, "Keep quiet", alone(false)))).toContain("Only people who manage");
    const gone = { place: PRIVATE, findPlace: async () => ({ problem: "unknown" }) } as Partial<Incoming>;
    for (const label of ["Keep quiet", "Games"])
      expect(textOf(await table.press(here, label, gone))).toContain("I can’t reach that group any more.");
    expect(await textNow(table, TOPIC)).not.toContain("🔕");
  });
});

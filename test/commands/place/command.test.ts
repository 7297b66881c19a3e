// `/place settings`: who may change what, typed and pressed, and every private refusal.

import { describe, expect } from "vitest";
import {
  encodeAction,
  type FoundGroup,
  type Incoming,
  type Place,
  type View,
} from "../../../src/chat/index.ts";
import { ANNA, it, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { GAMES, GROUP, manager, member, TALK } from "./places.ts";

const GAMES_HERE = "Rock-paper-scissors, Rock-paper-scissors-lizard-Spock, Odd-even, Minesweeper";

const settings = (table: Table, options: Record<string, string> = {}, by = manager(GROUP)) =>
  table.type("place", "settings", options, by);

async function textNow(table: Table, place = GROUP): Promise<string> {
  return textOf(await settings(table, {}, manager(place)));
}

const NOT_YOURS = "Only people who manage this chat can change its settings.";

describe("/place settings", () => {
  it("shows only to a manager what is on, and the language, in the reader's own", async ({ table }) => {
    const shown = await settings(table);
    expect(shown).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(shown)).toBe(
      [
        "This group",
        `✅ ${GAMES_HERE}, The daily challenge, Duels, Tournaments`,
        "🗣 Language here: each person’s own",
      ].join("\n"),
    );
    const by = { ...manager(GROUP), caller: { ...ANNA, locale: "ru" } } as const;
    expect(textOf(await settings(table, {}, by))).toContain("Сапёр");
  });

  it.each<[Record<string, string>, string]>([
    [{ what: "mines", to: "off" }, "🚫 Minesweeper\n"],
    [{ what: "lizard-spock", to: "off" }, "🚫 Rock-paper-scissors-lizard-Spock\n"],
    [{ what: "tournaments", to: "off" }, "🚫 Tournaments\n"],
    [{ language: "uk" }, "🗣 Language here: Українська"],
  ])("typed with %j is done at once, stays, and is no toggle", async (typed, line) => {
    const table = await openTable();
    for (let time = 0; time < 2; time++)
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

  it.each<[Record<string, string>, Partial<Incoming>, string]>([
    [{ what: "chess", to: "off" }, manager(GROUP), "“chess” isn’t valid for “what”"],
    [{ what: "mines", to: "perhaps" }, manager(GROUP), "“perhaps” isn’t valid for “to”"],
    [{ language: "klingon" }, manager(GROUP), "“klingon” isn’t valid for “language”"],
    [{ what: "mines" }, manager(GROUP), "This group\n"],
    [{ to: "off" }, manager(GROUP), "This group\n"],
    [{ what: "rps", to: "off" }, member({ ...GROUP, locale: "ru" }), NOT_YOURS],
    [{ language: "de" }, member(GROUP), NOT_YOURS],
    [{}, { place: PRIVATE }, "for servers and groups"],
    [{ what: "rps", to: "off" }, { place: PRIVATE }, "for servers and groups"],
  ])("typed with %j may say what is wrong, and changes nothing", async (typed, by, words) => {
    const table = await openTable();
    const before = await textNow(table);
    expect(textOf(await settings(table, typed, by))).toContain(words);
    expect(await textNow(table)).toBe(before);
  });
});

describe("the page of a chat in /settings", () => {
  const opened = async (table: Table, by = manager(GROUP)): Promise<View> =>
    viewOf(await settings(table, {}, by));

  it("is opened from /settings only by managers", async ({ table }) => {
    const home = async (by: Partial<Incoming>) => viewOf(await table.type("settings", "settings", {}, by));
    expect(labelsOf(await home(manager(GAMES)))).toContain("⚙️ This server");
    for (const by of [member(GROUP), { place: PRIVATE }]) expect(labelsOf(await home(by))).toHaveLength(4);
    const here = await table.press(await home(manager(GROUP)), "This group", manager(GROUP));
    expect(textOf(here)).toBe(await textNow(table));
  });

  it("has pages, with toggle buttons that show the state", async ({ table }) => {
    const main = await opened(table);
    expect(labelsOf(main)).toEqual([
      ...["🎲 Games", "🗣 Language", "📮 Post the daily here", "🚫 Banned here", "Back"],
    ]);
    const games = await table.press(main, "Games", manager(GROUP));
    expect(games.type).toBe("edit");
    const all = [...GAMES_HERE.split(", "), "The daily challenge", "Duels", "Tournaments"];
    expect(labelsOf(games)).toEqual([...all.map((one) => `✅ ${one}`), "Back"]);
    const off = viewOf(await table.press(games, "Odd-even", manager(GROUP)));
    expect(labelsOf(off)).toContain("🚫 Odd-even");
    // What a button said counts, also on an old message.
    const again = viewOf(await table.press(games, "Odd-even", manager(GROUP)));
    expect(labelsOf(again)).toContain("🚫 Odd-even");
    const on = viewOf(await table.press(off, "Odd-even", manager(GROUP)));
    expect(labelsOf(await table.press(on, "Back", manager(GROUP)))).toEqual(labelsOf(main));
  });

  it("shows former managers one sentence on every page", async ({ table }) => {
    const main = await opened(table);
    const games = viewOf(await table.press(main, "Games", manager(GROUP)));
    const before = await textNow(table);
    const former = { place: GROUP, mayConfigure: async () => false };
    for (const [view, label] of [
      [main, "Games"],
      [games, "Tournaments"],
      [main, "Post the daily here"],
    ] as const)
      expect(textOf(await table.press(view, label, former))).toContain("Only people who manage this chat");
    expect(await textNow(table)).toBe(before);
  });

  it("allows turning things on but not off when no one manages the chat", async ({ table }) => {
    await settings(table, { what: "tournaments", to: "off" });
    const orphans: Partial<Incoming>[] = [
      { place: GROUP, mayConfigure: async () => "nobody" as const },
      { place: GROUP },
    ];
    for (const by of orphans) {
      const games = viewOf(await table.press(await opened(table, by), "Games", by));
      expect(textOf(await table.press(games, "Odd-even", by))).toContain("No one manages this chat");
      await table.press(games, "Tournaments", by);
    }
    expect(await textNow(table)).not.toContain("🚫");
  });
});

describe("the page of a group, opened in a private chat", () => {
  const TOPIC: Place = { kind: "group", id: "-1001234567890", topic: "55", name: "t.me/c/1234567890/55" };
  const found =
    (mayManage: boolean) =>
    async (id: string): Promise<FoundGroup | undefined> =>
      id === "-1001234567890/55" ? { place: TOPIC, mayManage } : undefined;
  const alone = (mayManage: boolean) =>
    ({ place: PRIVATE, findGroup: found(mayManage) }) as Partial<Incoming>;

  async function openedThere(table: Table): Promise<View> {
    const home = viewOf(await table.type("settings", "settings", {}, manager(TOPIC)));
    for (const { action } of home.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
    return viewOf(await table.press(home, "This group", alone(true)));
  }

  it("applies to the group and topic where it was requested", async ({ table }) => {
    const here = await openedThere(table);
    const posted = await table.press(here, "Post the daily here", alone(true));
    expect(textOf(posted)).toMatch(/📮 Daily post: t.*0\/55 · 12:\d\d UTC/);
    const games = viewOf(await table.press(here, "Games", alone(true)));
    const back = await table.press(games, "Back", alone(true));
    expect(textOf(back)).toBe(await textNow(table, TOPIC));
  });

  it("refuses a former manager, and reports a group that is gone", async () => {
    const table = await openTable();
    const here = await openedThere(table);
    const post = "Post the daily here";
    expect(textOf(await table.press(here, post, alone(false)))).toContain("Only people who manage");
    const gone: Partial<Incoming> = { place: PRIVATE, findGroup: async () => undefined };
    for (const label of [post, "Games"])
      expect(textOf(await table.press(here, label, gone))).toContain("I can’t reach that group any more.");
    expect(await textNow(table, TOPIC)).not.toContain("📮");
  });
});

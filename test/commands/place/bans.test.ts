// People banned from a server or group, or everywhere: what they're refused, what stays open, and what ends.

import { describe, expect } from "vitest";
import { banEverywhere, unbanEverywhere } from "../../../commands/place/index.ts";
import type { FoundPerson, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { openRing, type Ring } from "../duel/ring.ts";
import { ANNA, BORIS, it, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { GAMES, GROUP, manager } from "./places.ts";

const BORIS_EN = { ...BORIS, locale: "en" } as const;
const HERE = "You’re banned from playing in this group. Only people who manage it can lift the ban.";
const NOT_YOURS = "Only people who manage this chat can change its settings.";
const EVERYWHERE = "You’re banned from playing with me. Only the host who runs me can lift the ban.";

const boris = (place: Place = GROUP): Partial<Incoming> => ({ place, caller: BORIS_EN });
const person = (found: object = {}): Partial<Incoming> => ({
  findPerson: () => ({ id: BORIS.id, name: "Boris", isBot: false, ...found }) as FoundPerson,
});

function place(table: Table, subcommand: "ban" | "unban", by: Partial<Incoming> = {}, user = "Boris") {
  return table.type("place", subcommand, { user }, { ...manager(GROUP), ...person(), ...by });
}

async function bannedTable(): Promise<Table> {
  const table = await openTable();
  expect(textOf(await place(table, "ban"))).toBe("Boris can’t play here any more.");
  return table;
}

/** Every command that plays, enters, or shows other people, and the ones that stay open. */
const CLOSED = [
  ...["rps play", "rps duel", "rps join", "oddeven play", "mines play"],
  ...["daily today", "daily opponent", "daily board", "tournament show", "tournament create"],
  ...["strategy list", "strategy submit", "strategy register"],
  ...["leaderboard leaderboard", "profile show", "profile compare", "profile map"],
];
const OPEN = [
  ...["settings settings", "help help", "start start", "privacy privacy", "data export", "data delete"],
  ...["model show", "model reset", "model off", "language language"],
  "place settings",
];

const typed = (table: Table, line: string, by: Partial<Incoming>): Promise<Reply> => {
  const [command = "", subcommand = ""] = line.split(" ");
  return table.type(command, subcommand, {}, by);
};

const refused = { type: "notice", text: HERE, discreet: true };
const mayPlay = async (table: Table, by: Partial<Incoming>) =>
  viewOf(await table.type("rps", "play", {}, by));

describe("a person who is banned from a group", () => {
  it("gets one private line for all that plays, enters, or shows other people; the rest stays open", async () => {
    const table = await bannedTable();
    for (const line of CLOSED) expect(await typed(table, line, boris()), line).toEqual(refused);
    for (const line of OPEN) expect(textOf(await typed(table, line, boris())), line).not.toContain("banned");
    expect(table.failures).toEqual([]);
  });

  it("plays elsewhere, while others play there", async () => {
    const table = await bannedTable();
    await mayPlay(table, boris(PRIVATE));
    await mayPlay(table, boris({ kind: "group", id: "-8" }));
    await mayPlay(table, { place: GROUP });
  });

  it("is banned from all channels of a server, which the line names", async ({ table }) => {
    await place(table, "ban", manager(GAMES));
    const there = await table.type("rps", "play", {}, boris({ ...GAMES, id: "11" }));
    expect(textOf(there)).toBe(HERE.replace("group", "server"));
  });

  it("can't go on with an open match or board there, nor end other people's", async ({ table }) => {
    const match = await mayPlay(table, boris());
    const board = viewOf(await table.type("mines", "play", { level: "pocket" }, boris()));
    const other = await mayPlay(table, { place: GROUP });
    await place(table, "ban");
    expect(await table.press(match, "Paper", boris())).toEqual(refused);
    expect(await table.press(board, "A1", boris())).toEqual(refused);
    expect(await table.press(other, "Rock", boris())).toMatchObject({ type: "notice", text: HERE });
    expect(textOf(await table.press(other, "Rock", { place: GROUP }))).toContain("You ✊");
  });
});

describe("a ban in the middle of a duel", () => {
  const here: Place = { kind: "group", id: "-5" };
  const bans = (ring: Ring, found: object) => {
    const by = { ...manager(here), ...person(found), caller: { ...ANNA, id: "9" } };
    return ring.table.type("place", "ban", { user: "x" }, by as Partial<Incoming>);
  };

  it("ends it without a result, and costs the other player nothing", async () => {
    const ring = await openRing();
    const board = await ring.round(await ring.shown(await ring.begin()), "rock", "scissors");
    await ring.press(board, "rock", ANNA);
    await bans(ring, {});
    await ring.serve();
    await ring.tick();
    expect(ring.lastEdit()).toContain("No one wins: Anna 1 : 0 Boris");
    expect(ring.lastEdit()).toContain("It was cancelled and counts for no one.");
    const { over } = (await ring.stored(board))?.play ?? {};
    expect(over).toMatchObject({ winner: "level", ending: "void", noted: true });
    expect(over?.ratings).toBeUndefined();
  });

  it("keeps duels of other chats, and closes an open challenge", async () => {
    const ring = await openRing();
    const elsewhere = await ring.shown(await ring.begin(), { place: { kind: "group", id: "-6" } });
    const open = await ring.shown(await ring.call());
    await bans(ring, { id: ANNA.id, name: "Anna" });
    expect((await ring.stored(elsewhere))?.play?.over).toBeUndefined();
    expect(textOf(await ring.press(open, "accept"))).toContain("No one took it in time");
  });
});

describe("/place ban", () => {
  it.each<[string, string, Partial<Incoming>]>([
    ["oneself", "You can’t ban yourself. Name someone else.", person({ id: ANNA.id })],
    [
      "the bot",
      "I can’t ban myself. To be rid of me, remove me from this group.",
      person({ isBot: true, isMe: true }),
    ],
    ["another bot", "Bots don’t play, so there’s nothing to ban. Name a person.", person({ isBot: true })],
    [
      "one who manages",
      "Boris manages this group and can’t be banned here.",
      { ...person(), managesHere: async (id) => id === BORIS.id },
    ],
    [
      "nobody known",
      "I don’t know who Boris is. Use @name, or reply to one of their messages with the command.",
      { findPerson: () => ({ problem: "unknown" }) },
    ],
    [
      "a name never seen",
      say("en", "person-unmet", { name: "@boris" }),
      { findPerson: () => ({ problem: "unknown", handle: "boris" }) },
    ],
    ["anyone by a member", NOT_YOURS, { ...person(), mayConfigure: async () => false }],
    [
      "anyone where nobody manages",
      "No one manages this group, so no one can be banned here.",
      { ...person(), mayConfigure: async () => "nobody" as const },
    ],
  ])("refuses a ban of %s with a sentence", async (_who, words, by) => {
    const table = await openTable();
    expect(textOf(await place(table, "ban", by))).toBe(words);
    await mayPlay(table, boris());
  });

  it("stores one ban when repeated, lifted by name or id; it's in no export", async () => {
    const table = await bannedTable();
    await place(table, "ban");
    for (const feature of table.features)
      expect(JSON.stringify(await feature.personalData.export(BORIS))).not.toContain("ban");
    const gone = { findPerson: () => ({ problem: "unknown" }) } as Partial<Incoming>;
    expect(textOf(await place(table, "unban", gone, "boris"))).toBe("Boris can play here again.");
    expect(textOf(await place(table, "unban", person()))).toBe("Boris isn’t banned here.");
    await mayPlay(table, boris());
    await place(table, "ban");
    expect(textOf(await place(table, "unban", gone, BORIS.id))).toBe("Boris can play here again.");
    await mayPlay(table, boris());
  });

  it("stops at a hundred bans, and not in private chats", async ({ table }) => {
    for (let id = 100; id < 200; id++) await place(table, "ban", person({ id: `${id}` }));
    expect(textOf(await place(table, "ban"))).toBe("The list is full at 100. Take one off first.");
    expect(textOf(await place(table, "ban", { place: PRIVATE }))).toContain("for servers and groups");
  });

  it("is listed for managers, and lifted by a button", async ({ table }) => {
    for (let id = 100; id < 107; id++) await place(table, "ban", person({ id: `${id}`, name: `P${id}` }));
    const list = viewOf(await table.type("place", "ban", {}, manager(GROUP)));
    expect(textOf(list)).toMatch(/^🚫 Banned here\n– P106, since /);
    expect(textOf(list)).toContain("… and 1 more: /place unban @anna");
    const lifts = ["P106", "P105", "P104", "P103", "P102", "P101"].map((name) => `Lift: ${name}`);
    expect(labelsOf(list)).toEqual([...lifts, "🚫 Ban someone", "Back"]);
    const lifted = await table.press(list, "Lift: P106", manager(GROUP));
    expect(textOf(lifted)).toContain("P106 can play here again.");
    expect(labelsOf(lifted)).toContain("Lift: P100");
    await mayPlay(table, { place: GROUP, caller: { ...BORIS_EN, id: "106" } });
  });

  it("uses the person named in the form of its button", async ({ table }) => {
    const list = viewOf(await table.type("place", "ban", {}, manager(GAMES)));
    expect(textOf(list)).toBe("🚫 Banned here\nNo one is banned here.");
    const asked = await table.press(list, "Ban someone", manager(GAMES));
    expect(asked).toMatchObject({ type: "notice", asks: { command: "place", subcommand: "ban" } });
    expect(textOf(asked)).toContain("/place ban @anna");
    const filled = { typed: { user: BORIS.id }, ...person(), ...manager(GAMES) } as Partial<Incoming>;
    const shown = await table.press(list, "Ban someone", filled);
    expect(textOf(shown)).toContain("Boris can’t play here any more.");
    expect(labelsOf(shown)[0]).toContain("Boris");
    expect(textOf(await table.type("rps", "play", {}, boris(GAMES)))).toContain("banned");
  });

  it("shows nothing to members or former managers", async () => {
    const table = await bannedTable();
    const former = { place: GROUP, mayConfigure: async () => false };
    expect(textOf(await table.type("place", "ban", {}, former))).toBe(NOT_YOURS);
    const list = viewOf(await table.type("place", "ban", {}, manager(GROUP)));
    const pressed = await table.press(list, "Lift", former);
    expect(textOf(pressed)).toContain(NOT_YOURS);
    expect(textOf(pressed)).not.toContain("Boris");
    expect(textOf(await table.type("rps", "play", {}, boris()))).toBe(HERE);
  });
});

describe("a ban made in another process", () => {
  /** Two processes sharing a store and a clock. */
  async function processes() {
    const store = await openStore({ dataDir: ":memory:" });
    const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
    const open = () => openTable({ store, now: () => clock.now });
    return { store, clock, here: await open(), other: await open() };
  }
  const plays = async (table: Table, at: Place): Promise<string> =>
    textOf(await table.type("rps", "play", {}, boris(at)));

  it("takes effect within five seconds, as does its end: a manager's, and the host's", async () => {
    const { store, clock, here, other } = await processes();
    for (const at of [GROUP, PRIVATE]) expect(await plays(other, at)).not.toContain("banned");
    await place(here, "ban");
    expect(await plays(here, GROUP)).toBe(HERE);
    clock.now += 5_001;
    expect(await plays(other, GROUP)).toBe(HERE);
    await place(here, "unban");
    await banEverywhere(store, BORIS, clock.now);
    clock.now += 5_001;
    for (const table of [here, other])
      for (const at of [PRIVATE, GROUP, GAMES]) expect(await plays(table, at)).toBe(EVERYWHERE);
    await unbanEverywhere(store, BORIS);
    clock.now += 5_001;
    for (const table of [here, other])
      for (const at of [PRIVATE, GROUP]) expect(await plays(table, at)).not.toContain("banned");
  });
});

// People banned from a server or group, or everywhere: what they're refused, what stays open, and what ends.

import { describe, expect } from "vitest";
import { banEverywhere, unbanEverywhere } from "../../../commands/place/index.ts";
import type { FoundPerson, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { openRing } from "../duel/ring.ts";
import { ANNA, BORIS, it, labelsOf, openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { GAMES, GROUP, manager } from "./places.ts";

const BORIS_EN = { ...BORIS, locale: "en" } as const;
const HERE = "You’re banned from playing in this group. Only people who manage it can lift the ban.";
const EVERYWHERE = "You’re banned from playing with me. Only the host who runs me can lift the ban.";

const boris = (place: Place = GROUP): Partial<Incoming> => ({ place, caller: BORIS_EN });
const person = (found: Partial<FoundPerson> = {}): Partial<Incoming> => ({
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
  ...["profile privacy", "duel list", "fairness fairness", "place settings"],
];

const typed = (table: Table, line: string, by: Partial<Incoming>): Promise<Reply> => {
  const [command = "", subcommand = ""] = line.split(" ");
  return table.type(command, subcommand, {}, by);
};

describe("a person who is banned from a group", () => {
  it.each(CLOSED)("gets one private line for /%s", async (line) => {
    const table = await bannedTable();
    expect(await typed(table, line, boris())).toEqual({ type: "notice", text: HERE, discreet: true });
  });

  it.each(OPEN)("may still use /%s", async (line) => {
    const table = await bannedTable();
    expect(textOf(await typed(table, line, boris()))).not.toContain("banned");
  });

  it("plays elsewhere, while others play there", async () => {
    const table = await bannedTable();
    viewOf(await table.type("rps", "play", {}, boris(PRIVATE)));
    viewOf(await table.type("rps", "play", {}, boris({ kind: "group", id: "-8" })));
    viewOf(await table.type("rps", "play", {}, { place: GROUP }));
  });

  it("is banned from all channels of a server, which the line names", async ({ table }) => {
    await place(table, "ban", manager(GAMES));
    const refused = await table.type("rps", "play", {}, boris({ ...GAMES, id: "11" }));
    expect(textOf(refused)).toBe(HERE.replace("group", "server"));
  });

  it("can't go on with their open match or board there", async ({ table }) => {
    const match = viewOf(await table.type("rps", "play", {}, boris()));
    const board = viewOf(await table.type("mines", "play", { level: "pocket" }, boris()));
    await place(table, "ban");
    const refused = { type: "notice", text: HERE, discreet: true };
    expect(await table.press(match, "Paper", boris())).toEqual(refused);
    expect(await table.press(board, "A1", boris())).toEqual(refused);
  });

  it("can't end other people's matches by pressing there", async ({ table }) => {
    const match = viewOf(await table.type("rps", "play", {}, { place: GROUP }));
    await place(table, "ban");
    expect(await table.press(match, "Rock", boris())).toMatchObject({ type: "notice", text: HERE });
    expect(textOf(await table.press(match, "Rock", { place: GROUP }))).toContain("You ✊");
  });
});

describe("a ban in the middle of a duel", () => {
  it("ends it without a result, and costs the other player nothing", async () => {
    const ring = await openRing();
    const place: Place = { kind: "group", id: "-5" };
    let board = await ring.shown(await ring.begin());
    board = await ring.round(board, "rock", "scissors");
    await ring.press(board, "rock", ANNA);
    const by = { place, mayConfigure: async () => true, ...person() };
    await ring.table.type("place", "ban", { user: "Boris" }, { ...by, caller: { ...ANNA, id: "9" } });
    await ring.serve();
    await ring.tick();
    await ring.stop();
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
    const by = { ...manager({ kind: "group", id: "-5" }), ...person({ id: ANNA.id, name: "Anna" } as never) };
    await ring.table.type("place", "ban", { user: "Anna" }, { ...by, caller: { ...ANNA, id: "9" } });
    expect((await ring.stored(elsewhere))?.play?.over).toBeUndefined();
    expect(textOf(await ring.press(open, "accept"))).toContain("No one took it in time");
  });
});

describe("/place ban", () => {
  it.each<[string, string, Partial<Incoming>]>([
    ["oneself", "You can’t ban yourself. Name someone else.", person({ id: ANNA.id } as never)],
    [
      "the bot",
      "I can’t ban myself. To be rid of me, remove me from this group.",
      person({ isBot: true, isMe: true } as never),
    ],
    [
      "another bot",
      "Bots don’t play, so there’s nothing to ban. Name a person.",
      person({ isBot: true } as never),
    ],
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
    [
      "by a member",
      "Only people who manage this chat can change its settings.",
      { ...person(), mayConfigure: async () => false },
    ],
    [
      "where nobody manages",
      "No one manages this group, so no one can be banned here.",
      { ...person(), mayConfigure: async () => "nobody" as const },
    ],
  ])("refuses a ban of %s with a sentence", async (_who, words, by) => {
    const table = await openTable();
    expect(textOf(await place(table, "ban", by as Partial<Incoming>))).toBe(words);
    viewOf(await table.type("rps", "play", {}, boris()));
  });

  it("opens its page without a name, and says that private chats have no bans", async ({ table }) => {
    expect(labelsOf(await table.type("place", "ban", {}, manager(GROUP)))).toContain("🚫 Ban someone");
    expect(textOf(await place(table, "ban", { place: PRIVATE }))).toContain(
      "These settings are for servers and groups",
    );
  });

  it("stores one ban when repeated, lifted by name, id or settings", async () => {
    const table = await bannedTable();
    await place(table, "ban");
    const gone = { findPerson: () => ({ problem: "unknown" }) } as Partial<Incoming>;
    expect(textOf(await place(table, "unban", gone, "boris"))).toBe("Boris can play here again.");
    expect(textOf(await place(table, "unban", person()))).toBe("Boris isn’t banned here.");
    viewOf(await table.type("rps", "play", {}, boris()));
    await place(table, "ban");
    expect(textOf(await place(table, "unban", gone, BORIS.id))).toBe("Boris can play here again.");
    viewOf(await table.type("oddeven", "play", {}, boris()));
  });

  it("stops at a hundred bans", async ({ table }) => {
    for (let id = 100; id < 200; id++) await place(table, "ban", person({ id: `${id}` } as never));
    expect(textOf(await place(table, "ban"))).toBe("The list is full at 100. Take one off first.");
  });

  it("is listed for managers, and lifted by a button", async ({ table }) => {
    for (let id = 100; id < 107; id++)
      await place(table, "ban", person({ id: `${id}`, name: `P${id}` } as never));
    const list = viewOf(await table.type("place", "ban", {}, manager(GROUP)));
    expect(textOf(list)).toMatch(/^🚫 Banned here\n– P106, since /);
    expect(textOf(list)).toContain("… and 1 more: /place unban @anna");
    expect(labelsOf(list)).toEqual([
      ...["Lift: P106", "Lift: P105", "Lift: P104", "Lift: P103", "Lift: P102", "Lift: P101"],
      ...["🚫 Ban someone", "Back"],
    ]);
    const lifted = await table.press(list, "Lift: P106", manager(GROUP));
    expect(textOf(lifted)).toContain("P106 can play here again.");
    expect(labelsOf(lifted)).toContain("Lift: P100");
    viewOf(await table.type("rps", "play", {}, { place: GROUP, caller: { ...BORIS_EN, id: "106" } }));
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
    const no = "Only people who manage this chat can change its settings.";
    const member = { place: GROUP, mayConfigure: async () => false };
    expect(textOf(await table.type("place", "ban", {}, member))).toBe(no);
    const list = viewOf(await table.type("place", "ban", {}, manager(GROUP)));
    const pressed = await table.press(list, "Lift", member);
    expect(textOf(pressed)).toContain(no);
    expect(textOf(pressed)).not.toContain("Boris");
    expect(textOf(await table.type("rps", "play", {}, boris()))).toBe(HERE);
  });

  it("appears in no export", async () => {
    const table = await bannedTable();
    for (const feature of table.features)
      expect(JSON.stringify(await feature.personalData.export(BORIS))).not.toContain("ban");
  });
});

/** Two processes sharing a store and a clock. */
async function processes() {
  const store = await openStore({ dataDir: ":memory:" });
  const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
  const open = () => openTable({ store, now: () => clock.now });
  return { store, clock, here: await open(), other: await open() };
}

const plays = async (table: Table, at: Place): Promise<string> =>
  textOf(await table.type("rps", "play", {}, boris(at)));

describe("a ban made in another process", () => {
  it("takes effect within five seconds, as does its end: a manager's", async () => {
    const { clock, here, other } = await processes();
    expect(await plays(other, GROUP)).not.toContain("banned");
    await place(here, "ban");
    expect(await plays(here, GROUP)).toBe(HERE);
    clock.now += 5_001;
    expect(await plays(other, GROUP)).toBe(HERE);
    await place(here, "unban");
    clock.now += 5_001;
    expect(await plays(other, GROUP)).not.toContain("banned");
  });

  it("takes effect within five seconds, as does its end: the host's", async () => {
    const { store, clock, here, other } = await processes();
    for (const table of [here, other]) expect(await plays(table, PRIVATE)).not.toContain("banned");
    await banEverywhere(store, BORIS, clock.now);
    clock.now += 5_001;
    for (const table of [here, other])
      for (const at of [PRIVATE, GROUP, GAMES]) expect(await plays(table, at)).toBe(EVERYWHERE);
    await unbanEverywhere(store, BORIS);
    clock.now += 5_001;
    for (const table of [here, other]) expect(await plays(table, PRIVATE)).not.toContain("banned");
  });

  it("costs one read in five seconds, however many press", async () => {
    const { store, here } = await processes();
    await banEverywhere(store, { platform: "telegram", id: "77" }, 0);
    const reads: string[] = [];
    const read: Store["read"] = store.read.bind(store);
    store.read = (kind, id) => {
      reads.push(kind.name);
      return read(kind, id);
    };
    const match = viewOf(await here.type("rps", "play", {}, { place: GROUP }));
    for (const move of ["Rock", "Paper", "Rock"]) await here.press(match, move, { place: GROUP });
    expect(reads.filter((name) => name === "host-bans")).toHaveLength(1);
    expect(reads.filter((name) => name === "place-settings")).toHaveLength(1);
  });
});

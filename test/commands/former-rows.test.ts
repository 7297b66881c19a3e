// Every command that the picker listed before it was reduced to ten: people can still type it, and it's at most two
// presses away from a listed one.

import { describe, expect, it } from "vitest";
import { type CommandSpec, type Incoming, published, type Reply, type View } from "../../src/chat/index.ts";
import { parseCommandLine } from "../../src/chat/parse/parse.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { PLAYER_GAME, playerGameKey } from "../../src/people/index.ts";
import { until } from "../infra/store/redis-server.ts";
import { giveRounds } from "./kit/histories.ts";
import { ANNA, BORIS, openTable, type Table, textOf, viewOf } from "./play/table.ts";
import { person, settled } from "./profile/crowds.ts";
import { GROUP as MAPPED } from "./profile/profiles.ts";
import { DAY_MS, ECHO, submits, tableOf } from "./strategy/submitted.ts";

const PRESSES_MAX = 2;
const GROUP = { kind: "group", id: "-5" } as const;
const boris = { findPerson: () => ({ id: "2", name: "Boris", isBot: false }), place: GROUP };

interface Way {
  /** The listed command line, with its options. */
  readonly line: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Labels of the buttons, or their beginnings. */
  readonly presses?: readonly string[];
  /** Text typed into the last button's form. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What is shown at the end. */
  readonly shows: string | RegExp;
  readonly by?: Partial<Incoming>;
  /** What happened before. */
  readonly opens?: () => Promise<Table>;
  readonly after?: (table: Table) => Promise<unknown>;
}

const finished = async (table: Table, command: "rps" | "oddeven", pick: string) => {
  const round = viewOf(await table.press(await table.type(command, "play"), pick));
  return table.press(round, "Stop");
};

const paused = async (table: Table, command: "rps" | "oddeven", pick: string) => {
  await table.press(await table.type(command, "play"), pick);
  await table.press(await table.type(command, "play"), "New match");
};

const pausedBoard = async (table: Table) => {
  await table.press(await table.type("mines", "play"), "A1");
  await table.press(await table.type("mines", "play"), "New board");
};

let duelCode = "";
const openDuel = async (table: Table) => {
  const text = textOf(await table.type("rps", "duel", {}, { ...boris, caller: BORIS }));
  duelCode = /[2-9A-Z]{6}/.exec(text)?.[0] ?? "";
};

const OTHERS = say("en", "settings-others");
const MEMORY = say("en", "settings-memory");
const settings = { line: "settings" };

const register = (table: Table, caller = ANNA) =>
  table.type("strategy", "register", { name: "my-markov", strategy: "markov:order=4" }, { caller });

/** With a file by Anna. */
const withFile = async () => {
  const table = await tableOf();
  await submits(table, ECHO);
  table.pass(DAY_MS);
  return table;
};
const file = { line: "strategy mine", opens: withFile };

const tournament = { line: "tournament show", by: { place: GROUP } };
const open = (table: Table) => table.type("tournament", "create", {}, tournament.by);
const entered = async (table: Table) => {
  await open(table);
  for (const strategy of ["markov", "copy"])
    await table.type("tournament", "join", { strategy }, tournament.by);
};
const held = async (table: Table) => {
  await entered(table);
  await table.type("tournament", "start", {}, tournament.by);
  await until(async () =>
    textOf(await table.type("tournament", "show", {}, tournament.by)).includes("It’s over"),
  );
};

const WAYS: Readonly<Record<string, Way>> = {
  "rps play": { line: "rps play", shows: "Rock-paper-scissors" },
  "rps continue": {
    ...{ line: "rps play", presses: ["Resume"], shows: /0 : 0|1 : 0|0 : 1/ },
    after: (table) => paused(table, "rps", "Rock"),
  },
  "rps verify": {
    ...{ line: "help", presses: [say("en", "help-fairness"), "Verify"], shows: "seal" },
    after: (table) => finished(table, "rps", "Rock"),
  },
  "rps duel": { line: "rps duel", shows: "Anna", by: boris },
  "rps join": { line: "rps duel", options: { code: "…" }, shows: "Boris", by: boris, after: openDuel },
  "oddeven play": { line: "oddeven", shows: "Odd-even" },
  "oddeven continue": {
    ...{ line: "oddeven", presses: ["Resume"], shows: /0 : 0|1 : 0|0 : 1/ },
    after: (table) => paused(table, "oddeven", "Odd"),
  },
  "oddeven verify": {
    ...{ line: "help", presses: [say("en", "help-fairness"), "Verify"], shows: "seal" },
    after: (table) => finished(table, "oddeven", "Odd"),
  },
  duel: { line: "rps duel", shows: "Anna", by: boris },
  "mines play": { line: "mines play", shows: "Minesweeper" },
  "mines continue": {
    ...{ line: "mines play", presses: ["More", say("en", "command-mines-continue")], shows: "Minesweeper" },
    after: pausedBoard,
  },
  "mines open": { line: "mines play", presses: ["A1"], shows: /[1-8]|·/ },
  "mines flag": { line: "mines play", presses: ["Flag mode", "A1"], shows: /./ },
  "mines hint": { line: "mines play", presses: ["Hint"], shows: /./ },
  "mines watch": {
    ...{ line: "mines play", presses: ["More", say("en", "command-mines-watch")], shows: "strategy plays" },
  },
  "mines race": { line: "mines race", options: { user: "2" }, shows: "Boris", by: boris },
  "mines verify": { line: "mines play", presses: ["Stop", "Verify"], shows: /./ },
  "mines stats": {
    ...{ line: "mines play", presses: ["More", say("en", "command-mines-stats")], shows: /./ },
    after: async (table) => table.press(await table.type("mines", "play"), "Stop"),
  },
  "daily today": { line: "daily", shows: /./ },
  "daily mind": { line: "daily", presses: ["Mind"], shows: "today’s mind" },
  "daily board": { line: "daily", presses: ["Board"], shows: /./ },
  "daily yesterday": { line: "daily", presses: ["Yesterday"], shows: /./ },
  "daily top": { line: "daily", presses: ["Rankings"], shows: /./ },
  "model show": { ...settings, presses: [MEMORY, "Show"], shows: "What I know about you" },
  "model reset": { ...settings, presses: [MEMORY, "Forget"], shows: say("en", "model-reset-title") },
  "model freeze": { ...settings, presses: [MEMORY, "Pause"], shows: "Frozen" },
  "model off": { ...settings, presses: [MEMORY, "Turn off"], shows: "I play at random" },
  "model on": {
    ...{ ...settings, presses: [MEMORY, "Learn again"], shows: "learn" },
    after: async (table) => table.type("model", "off", { game: "rps" }),
  },
  "strategy list": { line: "strategy list", shows: "mirror" },
  "strategy info": { line: "strategy list", options: { strategy: "markov" }, shows: "markov" },
  "strategy mine": { line: "strategy mine", shows: /./ },
  "strategy submit": { line: "strategy submit", shows: /file/ },
  "strategy register": {
    ...{ line: "strategy list", options: { strategy: "copy" }, presses: ["Give it a name"] },
    ...{ typed: { name: "my-copy" }, shows: "my-copy = copy" },
  },
  "strategy update": {
    ...{ line: "strategy mine", presses: ["my-markov", "Change"], typed: { strategy: "mirror" } },
    ...{ shows: "my-markov = mirror", after: register },
  },
  "strategy withdraw": {
    ...{ line: "strategy mine", presses: ["my-markov", "Withdraw"], shows: "my-markov", after: register },
  },
  "strategy open": { ...file, presses: ["my-bot", "Open the source"], shows: "my-bot" },
  "strategy source": { ...file, presses: ["my-bot", "Source"], shows: "my-bot" },
  "strategy report": {
    ...{ line: "strategy list", options: { strategy: "my-markov" }, presses: ["Report"] },
    ...{ typed: { reason: "rude" }, shows: "let the host know" },
    after: (table) => register(table, BORIS),
  },
  "tournament status": { line: "tournament show", shows: /./ },
  "tournament create": { line: "tournament create", shows: "Anna", by: { place: GROUP } },
  "tournament join": { ...tournament, presses: ["Enter mine", "markov"], shows: /markov/, after: open },
  "tournament leave": { ...tournament, presses: ["Leave", "markov"], shows: /./, after: entered },
  "tournament start": { ...tournament, presses: ["Start"], shows: /./, after: entered },
  "tournament standings": { ...tournament, presses: ["Standings"], shows: "markov", after: held },
  "tournament pairings": { ...tournament, presses: ["Pairings"], shows: "round", after: held },
  "tournament file": { ...tournament, presses: ["Download"], shows: "every result", after: held },
  "tournament history": {
    ...tournament,
    presses: ["Earlier ones"],
    shows: "Tournaments here: 1",
    after: held,
  },
  "tournament cancel": { ...tournament, presses: ["Cancel", "this tournament"], shows: "Anna", after: open },
  "leaderboard leaderboard": { line: "leaderboard", shows: /./ },
  "profile show": { line: "profile show", shows: "Anna" },
  "profile compare": { line: "profile compare", options: { user: "2" }, shows: /Boris/, by: boris },
  "profile map": { line: "profile map", shows: /./, by: { place: GROUP } },
  "profile groups": {
    ...{ line: "profile map", presses: ["Compare two groups"], shows: say("en", "groups-which-chat") },
    by: { place: MAPPED },
    after: async (table) => {
      for (const id of [101, 102, 103]) await settled(table, person(id, `P${id}`), { count: 150 });
    },
  },
  "profile privacy": {
    ...settings,
    presses: [OTHERS, "Who sees my games"],
    shows: "Who can see your results",
  },
  "place settings": {
    ...{ line: "settings", presses: ["This server", "Games"], shows: "on or off here" },
    by: { place: { ...GROUP, server: "g" }, mayConfigure: async () => true },
  },
  "fairness fairness": {
    ...{ line: "help", presses: [say("en", "help-fairness"), "Read it all"] },
    shows: say("en", "fairness-title"),
  },
  "privacy privacy": {
    ...{ line: "help", presses: [say("en", "help-privacy"), "Read it all"] },
    shows: say("en", "privacy-title"),
  },
  "data delete": {
    ...{ line: "help", presses: [say("en", "help-privacy"), "Delete everything"] },
    shows: say("en", "data-delete-title"),
  },
  "data export": { ...settings, presses: ["Your data", "Download"], shows: say("en", "privacy-title") },
  "language language": { ...settings, presses: ["Language"], shows: "English" },
  "start start": { line: "help", shows: say("en", "start-text") },
  "help help": { line: "help", shows: say("en", "help-title") },
};

const { dispatch } = await openTable();
const shown = published(dispatch.commands);

function rowOf(line: string): readonly [string, string] {
  const [command = "", word] = line.split(" ");
  const spec = shown.find(({ name }) => name === command) as CommandSpec;
  return [command, word ?? spec.subcommands[0]?.name ?? command];
}

/** Follows the path by pressing its buttons. */
async function gone(table: Table, { line, options = {}, presses = [], typed, by = {} }: Way): Promise<Reply> {
  const [command, row] = rowOf(line);
  const given = "code" in options ? { code: duelCode } : options;
  let reply = await table.type(command, row, given, by);
  let before: View | undefined;
  for (const [at, label] of presses.entries()) {
    before = reply.type === "post" || reply.type === "edit" ? reply.view : before;
    const form = typed && at === presses.length - 1 ? { typed } : {};
    reply = await table.press(before as View, label, { ...by, ...form } as Partial<Incoming>);
  }
  return reply;
}

describe("every former command", () => {
  it.each(Object.keys(WAYS))("is understood when typed: /%s", (row) => {
    const [command, subcommand] = row.split(" ");
    const line = command === subcommand ? `/${command}` : `/${row}`;
    expect(parseCommandLine(line, dispatch.commands)).toMatchObject({ ok: true, command, subcommand });
  });

  const ways = Object.entries(WAYS).map(([row, way]) => ({ row, way }));
  it.each(ways)("remains reachable: $row", async ({ way }) => {
    const [command, row] = rowOf(way.line);
    const spec = shown.find(({ name }) => name === command);
    expect(spec?.subcommands.map(({ name }) => name)).toContain(row);
    expect(way.presses?.length ?? 0).toBeLessThanOrEqual(PRESSES_MAX);
    const table = await (way.opens ?? openTable)();
    for (const one of [ANNA, BORIS]) await giveRounds(table.store, one);
    await way.after?.(table);
    const reply = await gone(table, way);
    const text = reply.type === "edit" && reply.toast ? reply.toast : textOf(reply);
    expect(text).toMatch(way.shows);
    expect(text).not.toBe(say("en", "press-old-button"));
    expect(text).not.toBe(say("en", "failure-unexpected"));
    expect(table.defects.filter(Boolean)).toEqual([]);
  });
});

describe("commands typed without reading the help", () => {
  const parsed = (line: string) => parseCommandLine(line, dispatch.commands);

  it.each([
    ["/duel @bob", "duel challenge"],
    ["/duel list", "duel list"],
    ["/duel @list", "duel challenge"],
    ["/stats", "profile show"],
    ["/minesweeper", "mines play"],
    ["/verify", "rps verify"],
    ["/language", "language language"],
    ["/privacy", "privacy privacy"],
    ["/stop", "rps stop"],
    ["/resume", "rps continue"],
    ["/start", "start start"],
    ["/forget me", "data delete"],
  ])("maps %s to /%s", (line, call) => {
    const [command, subcommand] = call.split(" ");
    expect(parsed(line)).toMatchObject({ ok: true, command, subcommand });
  });

  const match = async ({ store }: Table) =>
    (await store.read(PLAYER_GAME, playerGameKey(ANNA, "rps")))?.matches[0];

  it("starts a match with the first move, then counts each move once", async () => {
    const table = await openTable();
    expect(textOf(await table.type("rps", "pick", { move: "rock" }))).toContain("0 : 0");
    for (const id of ["e1", "e1", "e2"]) await table.type("rps", "pick", { move: "rock" }, { id });
    const score = (await match(table))?.score ?? [];
    expect(score.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  it("stops the open match, or says that there is none", async () => {
    const table = await openTable();
    await table.type("rps", "play");
    await table.type("rps", "stop");
    expect((await match(table))?.ending).toBe("stopped");
    expect(await table.type("rps", "stop")).toMatchObject({ type: "notice" });
  });
});

// Every row that the picker had before there were ten commands: it is understood where people type, and at most
// two presses lead to it from what is published.

import { describe, expect, it } from "vitest";
import { type CommandSpec, type Incoming, published, type Reply, type View } from "../../src/chat/index.ts";
import { parseCommandLine } from "../../src/chat/parse.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { madeBy, outcomeOf } from "../arena/league/league-bench.ts";
import { endLater } from "../ends.ts";
import { until } from "../infra/store/redis-server.ts";
import { giveRounds } from "./kit/histories.ts";
import { ANNA, BORIS, openTable, type Table, textOf, viewOf } from "./play/table.ts";

const PRESSES_MAX = 2;
const GROUP = { kind: "group", id: "-5" } as const;
const boris = { findPerson: () => ({ id: "2", name: "Boris", isBot: false }), place: GROUP };

interface Way {
  /** The published line, with its options. */
  readonly line: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Labels of the buttons, or what they begin with. */
  readonly presses?: readonly string[];
  /** What is typed into the form of the last button. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What is there at the end. */
  readonly shows: string | RegExp;
  readonly by?: Partial<Incoming>;
  /** What was done before. */
  readonly opens?: typeof playedLeague;
  readonly after?: (table: Table) => Promise<unknown>;
}

/** The panel that is to lead there. */
type Todo = "settings" | "daily" | "tournament show" | "strategy mine" | "strategy list" | "profile map";

const finished = async (table: Table, command: "rps" | "oddeven", pick: string) => {
  const round = viewOf(await table.press(viewOf(await table.type(command, "play")), pick));
  return table.press(round, "Stop");
};

const paused = async (table: Table, command: "rps" | "oddeven", pick: string) => {
  await table.press(viewOf(await table.type(command, "play")), pick);
  await table.press(viewOf(await table.type(command, "play")), "New match");
};

const pausedBoard = async (table: Table) => {
  await table.press(viewOf(await table.type("mines", "play")), "A1");
  await table.press(viewOf(await table.type("mines", "play")), "New board");
};

/** A league whose matches are over. */
const playedLeague = (): Parameters<typeof openTable>[0] => ({
  league: {
    rules: { matches: 2, rounds: 20 },
    sources: [async () => [madeBy("telegram:1", 1, { name: "anna-bot" })]],
    house: () => ["rotation", "iocaine", "copy"].map((id) => ({ id, name: id })),
    timing: { firstMs: 0, pollMs: 20, share: 1, planMs: 0 },
    players: async () => ({
      async play(tasks, ledger) {
        for (const { round, table, game, ...task } of tasks)
          await ledger.add(round, { table, game, outcome: outcomeOf({ round, table, game, ...task }) });
      },
      close: async () => undefined,
    }),
  },
});

const leaguePlayed = async (table: Table) => {
  const feature = table.features.find(({ commands }) => commands[0]?.name === "league");
  await feature?.background?.start({} as never);
  endLater(async () => feature?.background?.stop());
  await until(async () => textOf(await table.type("league", "table")).includes("6 of 6"));
};

let duelCode = "";
const openDuel = async (table: Table) => {
  const text = textOf(await table.type("rps", "duel", {}, { ...boris, caller: BORIS }));
  duelCode = /[2-9A-Z]{6}/.exec(text)?.[0] ?? "";
};

const league = {
  ...{ line: "leaderboard", options: { of: "league" }, opens: playedLeague, after: leaguePlayed },
};

const WAYS: Readonly<Record<string, Way | Todo>> = {
  "rps play": { line: "rps play", shows: "Rock-paper-scissors" },
  "rps continue": {
    ...{ line: "rps play", presses: ["Continue"], shows: /0 : 0|1 : 0|0 : 1/ },
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
    ...{ line: "oddeven", presses: ["Continue"], shows: /0 : 0|1 : 0|0 : 1/ },
    after: (table) => paused(table, "oddeven", "Odd"),
  },
  "oddeven verify": {
    ...{ line: "help", presses: [say("en", "help-fairness"), "Verify"], shows: "seal" },
    after: (table) => finished(table, "oddeven", "Odd"),
  },
  ...todo("settings", "duel list", "duel block", "duel unblock", "duel from"),
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
    after: async (table) => table.press(viewOf(await table.type("mines", "play")), "Stop"),
  },
  "daily today": { line: "daily", shows: /./ },
  "daily mind": { line: "daily", presses: ["The mind"], shows: "mind of the day" },
  "daily board": { line: "daily", presses: ["The board"], shows: /./ },
  "daily yesterday": { line: "daily", presses: ["Yesterday"], shows: /./ },
  "daily top": { line: "daily", presses: ["Who did best"], shows: /./ },
  ...todo("daily", "daily remind"),
  ...todo("settings", "model show", "model reset", "model freeze", "model off", "model on", "model duels"),
  ...todo("settings", "model ghost", "model share"),
  "strategy list": { line: "strategy list", shows: "markov" },
  "strategy info": { line: "strategy list", options: { strategy: "markov" }, shows: "markov" },
  "strategy mine": { line: "strategy mine", shows: /./ },
  "strategy submit": { line: "strategy submit", shows: /file/ },
  ...todo("strategy mine", "strategy register", "strategy update", "strategy withdraw", "strategy open"),
  ...todo("strategy list", "strategy source", "strategy report"),
  "tournament status": { line: "tournament show", shows: /./ },
  "tournament create": { line: "tournament create", shows: "Anna", by: { place: GROUP } },
  ...todo("tournament show", "tournament join", "tournament leave", "tournament start"),
  ...todo("tournament show", "tournament standings", "tournament pairings", "tournament bundle"),
  ...todo("tournament show", "tournament history", "tournament cancel"),
  "league table": { line: "leaderboard", options: { of: "league" }, shows: /eague/ },
  "league matrix": { ...league, presses: ["Who beats whom"], shows: "iocaine" },
  "league against": { ...league, presses: ["One entrant"], typed: { name: "iocaine" }, shows: "iocaine" },
  ...todo("strategy mine", "league enter", "league leave"),
  "leaderboard leaderboard": { line: "leaderboard", shows: /./ },
  "profile show": { line: "profile show", shows: "Anna" },
  "profile compare": { line: "profile compare", options: { user: "2" }, shows: /Boris/, by: boris },
  "profile map": { line: "profile map", shows: /./, by: { place: GROUP } },
  ...todo("profile map", "profile groups"),
  ...todo("settings", "profile privacy", "place settings"),
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
  ...todo("settings", "data export", "data shared", "account link", "account unlink", "account name"),
  ...todo("settings", "language language"),
  "start start": { line: "help", shows: say("en", "start-text") },
  "help help": { line: "help", shows: say("en", "help-title") },
};

function todo(panel: Todo, ...rows: readonly string[]): Readonly<Record<string, Todo>> {
  return Object.fromEntries(rows.map((row) => [row, panel]));
}

const isTodo = (way: Way | Todo): way is Todo => typeof way === "string";
const { dispatch } = await openTable();
const shown = published(dispatch.commands);

function rowOf(line: string): readonly [string, string] {
  const [command = "", word] = line.split(" ");
  const spec = shown.find(({ name }) => name === command) as CommandSpec;
  return [command, word ?? spec.subcommands[0]?.name ?? command];
}

/** Goes the way, as its buttons are pressed. */
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

describe("every row that there was", () => {
  it("is in the table, all 78 of them", () => {
    expect(Object.keys(WAYS)).toHaveLength(78);
  });

  it.each(Object.keys(WAYS))("is understood where it is typed: /%s", (row) => {
    const [command, subcommand] = row.split(" ");
    const line = command === subcommand ? `/${command}` : `/${row}`;
    expect(parseCommandLine(line, dispatch.commands)).toMatchObject({ ok: true, command, subcommand });
  });

  it("waits for no other panel than these", () => {
    const waiting = Object.values(WAYS).filter(isTodo);
    const count = (panel: Todo) => waiting.filter((one) => one === panel).length;
    expect([count("settings"), count("daily"), count("tournament show")]).toEqual([20, 1, 8]);
    expect([count("strategy mine"), count("strategy list"), count("profile map")]).toEqual([6, 2, 1]);
  });

  const ways = Object.entries(WAYS).flatMap(([row, way]) => (isTodo(way) ? [] : [{ row, way }]));
  it.each(ways)("is reached: $row", async ({ way }) => {
    const [command, row] = rowOf(way.line);
    const spec = shown.find(({ name }) => name === command);
    expect(spec?.subcommands.map(({ name }) => name)).toContain(row);
    expect(way.presses?.length ?? 0).toBeLessThanOrEqual(PRESSES_MAX);
    const table = await openTable(way.opens?.());
    for (const one of [ANNA, BORIS]) await giveRounds(table.store, one);
    await way.after?.(table);
    const reply = await gone(table, way);
    const text = reply.type === "edit" && reply.toast ? reply.toast : textOf(reply);
    expect(text).toMatch(way.shows);
    expect(text).not.toBe(say("en", "press-old-button"));
    expect(text).not.toBe(say("en", "failure-unexpected"));
    expect(table.defects).toEqual([]);
  });
});

// `/league` as people use it: the table and its pages, who beats whom, one entrant, and one's own entry.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MatchExecutor } from "../../../src/arena/executors/executor.ts";
import type { PublicEntrant } from "../../../src/arena/submissions/index.ts";
import { encodeAction, type Reply, type View } from "../../../src/chat/index.ts";
import { fileNumber, madeBy, outcomeOf } from "../../arena/league/league-bench.ts";
import { until } from "../../infra/store/redis-server.ts";
import { ANNA, BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const BUILT_INS = ["markov:order=3,decay=1,reply=likeliest", "rotation", "iocaine", "copy", "frequency"];
const RULES = { matches: 2, rounds: 20 };

let table: Table | undefined;
let open: PublicEntrant[];
let now: number;
beforeEach(() => {
  now = Date.parse("2026-11-18T12:00:00Z");
  open = [madeBy("telegram:1", 1, { name: "anna-bot" }), madeBy("telegram:2", 2, { name: "boris-bot" })];
});
afterEach(async () => {
  for (const { background } of table?.features ?? []) await background?.stop();
  expect(table?.defects).toEqual([]);
  await table?.store.close();
});

const players: MatchExecutor = {
  async play(tasks, ledger) {
    for (const task of tasks)
      await ledger.add(task.round, { table: task.table, game: task.game, outcome: outcomeOf(task) });
  },
  close: async () => undefined,
};

/** A table where the league's matches have all been played. */
async function atLeague(options: { isPlayed?: boolean } = {}): Promise<Table> {
  const { isPlayed = true } = options;
  const opened = await openTable({
    now: () => now,
    league: {
      ...{ rules: RULES, sources: [async () => open] },
      builtIns: () => BUILT_INS.map((id) => ({ id, name: id.split(":")[0] as string })),
      timing: { firstMs: 0, pollMs: 20, share: 1, planMs: 0 },
      ...(isPlayed && { players: async () => players }),
    },
  });
  table = opened;
  const league = opened.features.find(({ commands }) => commands[0]?.name === "league");
  await league?.background?.start({} as never);
  if (isPlayed) await until(async () => /21 of 21|21 из 21/.test(await read("Details")));
  return opened;
}

function shown(subcommand: string, options: Record<string, string> = {}, by = {}): Promise<Reply> {
  now += 6_000;
  return (table as Table).type("league", subcommand, options, by);
}

/** What a button below the league shows; empty if there's no league yet. */
async function read(label: string, options: Record<string, string> = {}): Promise<string> {
  const reply = await shown("table", options);
  return reply.type === "post" ? textOf(await (table as Table).press(reply.view, label)) : "";
}

describe("/league", () => {
  it("posts the leaders, and shows the phone-width table to the caller", async () => {
    await atLeague();
    const reply = await shown("table");
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(reply)).toContain("League · Rock-paper-scissors · November 2026");
    expect(viewOf(reply).blocks).toHaveLength(3);
    expect(textOf(reply)).not.toMatch(/pledge|±|of 100/);
    const rowsOf = (view: View) => view.blocks.flatMap((block) => (block.type === "table" ? block.rows : []));
    expect(rowsOf(viewOf(reply))).toHaveLength(6);
    const whole = await (table as Table).press(viewOf(reply), "Whole table");
    expect(whole).toMatchObject({ audience: "caller" });
    for (const name of ["anna-bot", "boris-bot", "iocaine°", "markov°"])
      expect(textOf(whole)).toContain(name);
    expect(await read("Details")).toMatch(/with these odds and no one here beats you: /);
    const rows = rowsOf(viewOf(whole));
    expect(rows).toHaveLength(8);
    for (const row of rows) expect(row.join(" ").length).toBeLessThanOrEqual(34);
    expect(viewOf(reply).blocks[0]).toMatchObject({ type: "picture" });
    expect(JSON.stringify(viewOf(reply))).not.toContain("telegram:1");
  });

  it("answers only the presser: matrix, figures, another game", async () => {
    const opened = await atLeague();
    const view = viewOf(await shown("table"));
    expect(labelsOf(view)).toEqual([
      ...["Whole table", "Who beats whom", "Details"],
      ...["Rock-paper-scissors-lizard-Spock", "Odd-even", "October 2026"],
    ]);
    expect(textOf(await opened.press(view, "October 2026"))).toContain("no table for that month");
    const matrix = await opened.press(view, "Who beats whom", { caller: BORIS });
    expect(matrix).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(matrix)).toContain("Кто кого");
    expect(viewOf(matrix).blocks[0]).toMatchObject({ type: "picture", name: "league.png" });
    const details = textOf(await opened.press(view, "Details"));
    expect(details).toMatch(/1\. \S+ \(place \d+(-\d+)?\): [+–]?\d+ points/);
    expect(details).toContain("Worst: ");
  });

  it("opens each active entrant from the figures", async () => {
    const opened = await atLeague();
    const details = viewOf(await opened.press(await shown("table"), "Details"));
    expect(labelsOf(details)).toHaveLength(7);
    const one = await opened.press(details, "anna-bot", { caller: { ...BORIS, locale: "en" } });
    expect(one).toMatchObject({ audience: "caller" });
    expect(textOf(one)).toContain("6 opponents met so far");
    for (const { action } of details.buttons?.flat() ?? []) expect(() => encodeAction(action)).not.toThrow();
    open.splice(0, 1);
    now += 60_000;
    await until(async () => !textOf(await shown("table")).includes("anna-bot"));
    expect(textOf(await opened.press(details, "anna-bot"))).toContain("doesn’t play any more");
  });

  it("shows an entrant's wins and losses, and suggests names for typos", async () => {
    await atLeague();
    const text = textOf(await shown("against", { name: "Anna-Bot" }));
    expect(text).toContain("anna-bot · ");
    expect(text).toContain("6 opponents met so far");
    expect(text).toContain("iocaine°");
    expect(textOf(await shown("against", { name: "iocane" }))).toContain("Did you mean iocaine");
    expect(textOf(await shown("against"))).toContain("/league against");
  });

  it("lets only an owner choose privately which entry scores, except copies", async () => {
    open.push(
      madeBy("telegram:1", 4, { name: "newer" }),
      madeBy("telegram:1", 5, { name: "twin", copyOf: "newer" }),
    );
    const opened = await atLeague();
    expect(textOf(await shown("table"))).not.toContain("anna-bot");
    const entered = await shown("enter", { name: "anna-bot" });
    expect(entered.type).toBe("notice");
    expect(textOf(entered)).toContain("anna-bot now scores for you: Rock-paper-scissors");
    await until(async () => textOf(await shown("table")).includes("anna-bot"));
    expect(textOf(await shown("table"))).not.toContain("newer");
    expect(textOf(await shown("enter", { name: "twin" }))).toContain("plays exactly like newer");
    expect(textOf(await shown("enter", { name: "boris-bot" }))).toContain("no public entry called boris-bot");
    expect(textOf(await shown("enter", { name: "anna-bot", game: "oddeven" }))).toContain(
      "doesn’t play that game",
    );
    expect(textOf(await shown("enter", { name: "x" }, { caller: { ...ANNA, id: "9" } }))).toContain(
      "You have nothing public yet",
    );
    await shown("leave");
    const left = textOf(await shown("table"));
    expect(left).not.toMatch(/anna-bot|newer|twin/);
    expect(left).toContain("boris-bot");
    expect(opened.defects).toEqual([]);
  });

  it("keeps past months, explains the seed check, rejects invalid months", async () => {
    await atLeague();
    now = Date.parse("2026-12-03T12:00:00Z");
    await until(async () => (await shown("table", { season: "2026-11" })).type === "post");
    const over = textOf(await shown("table", { season: "2026-11" }));
    expect(over).toContain("has won the month");
    expect(over).not.toMatch(/[0-9a-f]{8}/);
    expect(await read("Details", { season: "2026-11" })).toMatch(/day \d+ under pledge [0-9a-f]{8}/);
    expect(textOf(await shown("matrix", { season: "2026-11" }))).toContain("November 2026");
    expect(textOf(await shown("table", { season: "2025-01" }))).toContain("no table for that month");
    expect(textOf(await shown("table", { season: "soon" }))).toContain("“soon” isn’t a valid month");
  });

  it("says in both languages that no league was played or hosted", async () => {
    await atLeague({ isPlayed: false });
    expect(textOf(await shown("table"))).toContain("turned it off");
    expect(textOf(await shown("matrix", {}, { caller: BORIS }))).toContain("выключил хозяин бота");
  });

  it("is also shown by /leaderboard of:league", async () => {
    const opened = await atLeague();
    now += 6_000;
    expect(textOf(await opened.type("leaderboard", "leaderboard", { of: "league" }))).toBe(
      textOf(await opened.type("league", "table")),
    );
  });

  it("shows and deletes a person's stored data", async () => {
    const opened = await atLeague();
    await shown("enter", { name: "anna-bot" });
    now = Date.parse("2026-12-03T12:00:00Z");
    await until(async () => (await shown("table", { season: "2026-11" })).type === "post");
    const { personalData } = opened.features.find(
      ({ commands }) => commands[0]?.name === "league",
    ) as never as {
      personalData: Table["features"][number]["personalData"];
    };
    const person = { platform: "telegram", id: "1" };
    expect(await personalData.export(person)).toMatchObject({
      league: {
        entries: { rps: fileNumber(1) },
        seasons: [{ season: "2026-11", game: "rps", name: "anna-bot" }],
      },
    });
    expect(await personalData.remove(person)).toBe(true);
    expect(await personalData.export(person)).toEqual({});
    expect(await personalData.remove(person)).toBe(false);
    expect(textOf(await shown("table", { season: "2026-11" }))).toContain("(withdrawn)");
  });
});

// Entrants: strategies, configurations, registered names; who may remove whom; and the messages about it.

import { it as base, describe, expect } from "vitest";
import { ANNA, openTable, suggested, type Table } from "../play/table.ts";
import { boris, GROUP, here, playOut, says, serve, tournament, VENUE } from "./hall.ts";
import { wordsOf } from "./postbox.ts";

const it = base.extend("table", () => opened());

async function opened(options: Record<string, string> = {}): Promise<Table> {
  const table = await openTable();
  await tournament(table, "create", { match: "50", house: "off", ...options });
  return table;
}

const join = (table: Table, strategy: string, by?: object) => says(table, "join", { strategy }, by);
const leave = (table: Table, strategy?: string, by?: object) =>
  says(table, "leave", strategy === undefined ? {} : { strategy }, by);

describe("a registered name", () => {
  const registered = async (strategy: string) => {
    const table = await opened({ system: "round-robin" });
    await table.type("strategy", "register", { name: "my-markov", strategy }, boris);
    return table;
  };

  it("enters under its name, with its strategy only in the details", async () => {
    const table = await registered("markov:order=4");
    const { posts } = await serve(table);
    expect(await join(table, "My-Markov")).toContain("my-markov joins. One entrant so far.");
    expect(await says(table, "details")).toContain("my-markov = markov:order=4");
    await join(table, "rotation");
    await playOut(table);
    expect(wordsOf(posts.at(-1)?.view)).toContain("The winner: my-markov");
    expect(await says(table, "pairings")).toContain("my-markov");
  });

  it("plays its strategy at the start, or its last one if withdrawn", async () => {
    const table = await registered("markov:order=4");
    await table.type("strategy", "register", { name: "gone", strategy: "mirror" }, boris);
    for (const name of ["my-markov", "gone"]) await join(table, name);
    await table.type("strategy", "update", { name: "my-markov", strategy: "markov:order=2" }, boris);
    const asked = await table.type("strategy", "withdraw", { name: "gone" }, boris);
    await table.press(asked, "Withdraw it", boris);
    await tournament(table, "start");
    const { current, finished } = await table.tournaments.read(VENUE);
    expect((current ?? finished[0])?.entrants).toMatchObject([
      { name: "my-markov", strategy: "markov:order=2" },
      { name: "gone", strategy: "mirror" },
    ]);
  });

  it("is refused with the nearest match if it doesn't exist", async () => {
    const table = await registered("markov:order=4");
    expect(await join(table, "my-markow", boris)).toContain("my-markov");
  });
});

describe("one player", () => {
  it("enters at most four strategies, besides those of another player", async ({ table }) => {
    for (const strategy of ["copy", "rotation", "random", "mirror"]) await join(table, strategy);
    expect(await join(table, "constant")).toContain("You’ve entered 4 strategies");
    expect(await join(table, "constant", boris)).toContain("5 entrants so far");
    await leave(table, "copy");
    expect(await join(table, "markov")).toContain("5 entrants so far");
  });

  it("opens the panel if no strategy is given", async ({ table }) => {
    const [bare, panel] = [await tournament(table, "join"), await tournament(table, "show")];
    expect(bare).toEqual(panel);
  });

  it("withdraws their only entry without a name, one of several by name", async () => {
    const table = await opened();
    await join(table, "markov:order=1");
    expect(await leave(table)).toContain("markov:order=1 has left. No entrants now.");
    for (const strategy of ["markov:order=1", "copy"]) await join(table, strategy);
    expect(await leave(table)).toContain("Which of your strategies should leave?");
    expect(await leave(table, " Markov:order=1 ")).toContain("markov:order=1 has left");
    expect(await leave(table, "mirror")).toContain("mirror isn’t in it");
  });

  it("withdraws someone else's entry only as a manager of the chat", async ({ table }) => {
    await join(table, "copy", boris);
    expect(await leave(table, "copy")).toContain("Someone else entered copy");
    expect(await leave(table, "copy", { ...here, mayManage: async () => false })).toContain("Someone else");
    expect(await leave(table, "copy", { ...here, mayManage: async () => true })).toContain("copy has left");
  });

  it("can't leave a started tournament or one they didn't enter", async () => {
    const table = await opened({ match: "2000" });
    for (const strategy of ["copy", "rotation", "iocaine"]) await join(table, strategy);
    await tournament(table, "start");
    expect(await leave(table, "copy")).toContain("has started");
    await tournament(table, "cancel");
    expect(await leave(table, "copy")).toContain("No tournament is open here");
  });
});

describe("a tournament's status", () => {
  it("shows all options, but the seed only at the end", async () => {
    const table = await opened({ rounds: "3" });
    for (const strategy of ["copy", "rotation", "random", "mirror"]) await join(table, strategy);
    const open = await says(table, "details");
    expect(open).toContain("matches of 50 rounds · 3 rounds of pairings · the seed is published at the end");
    await tournament(table, "start");
    const { current } = await table.tournaments.read(VENUE);
    const begun = await says(table, "status");
    expect(begun).not.toContain(String(current?.seed));
    await table.tournaments.idle();
    const ended = await says(table, "details");
    expect(ended).toContain(`The seed was ${current?.seed}.`);
  });

  it("forgets who entered what at the end", async ({ table }) => {
    for (const strategy of ["copy", "rotation"]) await join(table, strategy);
    expect((await table.tournaments.read(VENUE)).current?.entrants[0]).toMatchObject({ by: "telegram:1" });
    await playOut(table);
    expect((await table.tournaments.read(VENUE)).finished[0]?.entrants[0]).toEqual({
      name: "copy",
      strategy: "copy",
    });
  });

  it("suggests strategies that can be entered or withdrawn", async ({ table }) => {
    await join(table, "copy", boris);
    await join(table, "rotation");
    const suggest = (subcommand: string, typed: string) => {
      const asked = { command: "tournament", subcommand, option: "strategy", typed };
      return suggested(table, asked, ANNA, GROUP);
    };
    expect(await suggest("leave", "")).toEqual(["rotation", "copy"]);
    expect(await suggest("leave", "co")).toEqual(["copy"]);
    expect(await suggest("join", "mirr")).toContain("mirror");
  });
});

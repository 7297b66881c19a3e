// Who takes part: strategies, configurations, registered names; who may take whom out; and what is
// told of it all.

import { it as base, describe, expect } from "vitest";
import type { Place } from "../../../src/chat/index.ts";
import { ANNA, BORIS, openTable, type Table, textOf } from "../play/table.ts";
import { postbox, wordsOf } from "./postbox.ts";

const it = base.extend("table", () => opened());

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const VENUE = { platform: "telegram", kind: "group", id: "-7" } as const;
const anna = { place: GROUP, caller: ANNA };
const boris = { place: GROUP, caller: { ...BORIS, locale: "en" as const } };

async function opened(options: Record<string, string> = {}): Promise<Table> {
  const table = await openTable();
  await table.type("tournament", "create", { match: "50", house: "off", ...options }, anna);
  return table;
}

const join = async (table: Table, strategy: string, by: object = anna) =>
  textOf(await table.type("tournament", "join", { strategy }, by));
const leave = async (table: Table, strategy: string | undefined, by: object = anna) =>
  textOf(await table.type("tournament", "leave", strategy === undefined ? {} : { strategy }, by));

describe("a registered name", () => {
  const registered = async (strategy: string) => {
    const table = await opened({ system: "round-robin" });
    await table.type("strategy", "register", { name: "my-markov", strategy }, boris);
    return table;
  };

  it("enters under that name, stands with its strategy in the details, and by its name in the tables", async () => {
    const table = await registered("markov:order=4");
    const { posts, messenger } = postbox();
    await table.tournaments.serve(messenger);
    expect(await join(table, "My-Markov")).toContain("my-markov takes part. One takes part so far.");
    expect(textOf(await table.type("tournament", "details", {}, anna))).toContain(
      "my-markov = markov:order=4",
    );
    await join(table, "rotation");
    await table.type("tournament", "start", {}, anna);
    await table.tournaments.idle();
    expect(wordsOf(posts.at(-1)?.view ?? expect.fail())).toContain("The winner: my-markov");
    expect(textOf(await table.type("tournament", "pairings", {}, anna))).toContain("my-markov");
    const again = textOf(await table.type("tournament", "details", {}, anna));
    expect(again).toMatch(
      /gadalka -- arena run --game rps --system round-robin --match 50 --seed \d+ --entrants my-markov@markov:order=4,rotation/,
    );
    await table.tournaments.close();
  });

  it("plays what it stands for when the tournament begins, and what it stood for when it is withdrawn", async () => {
    const table = await registered("markov:order=4");
    await table.type("strategy", "register", { name: "gone", strategy: "mirror" }, boris);
    for (const name of ["my-markov", "gone"]) await join(table, name);
    await table.type("strategy", "update", { name: "my-markov", strategy: "markov:order=2" }, boris);
    const asked = await table.type("strategy", "withdraw", { name: "gone" }, boris);
    await table.press(asked, "Give it up", boris);
    await table.type("tournament", "start", {}, anna);
    const { current, finished } = await table.tournaments.read(VENUE);
    expect((current ?? finished[0])?.entrants).toMatchObject([
      { name: "my-markov", strategy: "markov:order=2" },
      { name: "gone", strategy: "mirror" },
    ]);
    await table.tournaments.close();
  });

  it("that is none is refused with the nearest", async () => {
    const table = await registered("markov:order=4");
    expect(await join(table, "my-markow", boris)).toContain("my-markov");
    await table.tournaments.close();
  });
});

describe("one person", () => {
  it("enters four strategies at most, and another person more", async ({ table }) => {
    for (const strategy of ["copy", "rotation", "random", "mirror"]) await join(table, strategy);
    expect(await join(table, "constant")).toContain("You have entered 4 strategies");
    expect(await join(table, "constant", boris)).toContain("5 take part");
    await leave(table, "copy");
    expect(await join(table, "markov")).toContain("5 take part");
    await table.tournaments.close();
  });

  it("opens the panel where no strategy is named", async ({ table }) => {
    const [bare, panel] = [
      await table.type("tournament", "join", {}, { place: GROUP }),
      await table.type("tournament", "show", {}, { place: GROUP }),
    ];
    expect(bare).toEqual(panel);
    await table.tournaments.close();
  });

  it("takes out what it has entered: the only one without a name, one of several by name", async () => {
    const table = await opened();
    await join(table, "markov:order=1");
    expect(await leave(table, undefined)).toContain("markov:order=1 is out. Nobody takes part now.");
    for (const strategy of ["markov:order=1", "copy"]) await join(table, strategy);
    expect(await leave(table, undefined)).toContain("Which of your strategies leaves?");
    expect(await leave(table, " Markov:order=1 ")).toContain("markov:order=1 is out");
    expect(await leave(table, "mirror")).toContain("mirror isn’t taking part");
    await table.tournaments.close();
  });

  it("takes out nobody else's, unless it manages the place", async ({ table }) => {
    await join(table, "copy", boris);
    expect(await leave(table, "copy")).toContain("Somebody else has entered copy");
    expect(await leave(table, "copy", { ...anna, mayManage: async () => false })).toContain("Somebody else");
    expect(await leave(table, "copy", { ...anna, mayManage: async () => true })).toContain("copy is out");
    await table.tournaments.close();
  });

  it("leaves neither what has begun nor what is not there", async () => {
    const table = await opened({ match: "2000" });
    for (const strategy of ["copy", "rotation", "iocaine"]) await join(table, strategy);
    await table.type("tournament", "start", {}, anna);
    expect(await leave(table, "copy")).toContain("has begun");
    await table.type("tournament", "cancel", {}, anna);
    expect(await leave(table, "copy")).toContain("No tournament is open here");
    await table.tournaments.close();
  });
});

describe("what is told of a tournament", () => {
  it("is everything that was chosen, but the seed only at the end", async () => {
    const table = await opened({ rounds: "3" });
    for (const strategy of ["copy", "rotation", "random", "mirror"]) await join(table, strategy);
    const open = textOf(await table.type("tournament", "details", {}, anna));
    expect(open).toContain("matches of 50 rounds · 3 rounds of pairings · the seed is told at the end");
    await table.type("tournament", "start", {}, anna);
    const { current } = await table.tournaments.read(VENUE);
    const begun = textOf(await table.type("tournament", "status", {}, anna));
    expect(begun).not.toContain(String(current?.seed));
    await table.tournaments.idle();
    const ended = textOf(await table.type("tournament", "details", {}, anna));
    expect(ended).toContain(`The seed was ${current?.seed}.`);
    expect(ended).toContain("--system swiss --rounds 3 --match 50");
    await table.tournaments.close();
  });

  it("forgets who entered what when it has ended", async ({ table }) => {
    for (const strategy of ["copy", "rotation"]) await join(table, strategy);
    expect((await table.tournaments.read(VENUE)).current?.entrants[0]).toMatchObject({ by: "telegram:1" });
    await table.type("tournament", "start", {}, anna);
    await table.tournaments.idle();
    expect((await table.tournaments.read(VENUE)).finished[0]?.entrants[0]).toEqual({
      name: "copy",
      strategy: "copy",
    });
    await table.tournaments.close();
  });

  it("suggests who may enter and who may leave", async ({ table }) => {
    await join(table, "copy", boris);
    await join(table, "rotation");
    const asked = { id: "e", place: GROUP, caller: ANNA, type: "completion", command: "tournament" } as const;
    const suggest = async (subcommand: string, typed: string) =>
      (await table.dispatch.complete({ ...asked, subcommand, option: "strategy", typed })).map(
        ({ value }) => value,
      );
    expect(await suggest("leave", "")).toEqual(["rotation", "copy"]);
    expect(await suggest("leave", "co")).toEqual(["copy"]);
    expect(await suggest("join", "mirr")).toContain("mirror");
    await table.tournaments.close();
  });
});

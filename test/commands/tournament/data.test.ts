// A person's data in tournaments: included in `/data export`, gone after `/data delete`.

import { describe, expect, it } from "vitest";
import type { Finished } from "../../../commands/tournament/document.ts";
import { venueOf } from "../../../commands/tournament/index.ts";
import { register } from "../../../src/arena/submissions/names.ts";
import type { Place } from "../../../src/chat/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { deleteAll, exported } from "../own-data.ts";
import { ANNA, BORIS, openTable, PRIVATE, type Table, textOf } from "../play/table.ts";
import { enter, GROUP, playOut, serve, tournament } from "./hall.ts";

const NOW = Date.parse("2026-11-21T12:00Z");
const OTHER: Place = { kind: "group", id: "-8", locale: "en" };
const COPY = { strategy: "copy", games: ["rps"], submittedAt: NOW };
const by = (caller = ANNA, place = GROUP) => ({ caller, place });

async function entered(): Promise<Table> {
  const table = await openTable({ now: () => NOW });
  await serve(table);
  await tournament(table, "create", { match: "10", house: "off" }, by());
  await enter(table, ["copy", "rotation"], by());
  await tournament(table, "join", { strategy: "markov" }, by(BORIS));
  return table;
}

const currentIn = async (table: Table, place = GROUP) =>
  (await table.tournaments.read(venueOf(ANNA, place))).current;

describe("someone's tournament data", () => {
  it("is exported: what they opened and entered, and where", async () => {
    const table = await entered();
    expect((await exported(table)).tournaments).toEqual([
      { place: "telegram:-7", opened: true, entered: ["copy", "rotation"] },
    ]);
    await playOut(table, by());
    expect((await exported(table)).tournaments).toBeUndefined();
  });

  it("is deleted: entrants leave and the tournament has no owner", async () => {
    const table = await entered();
    await tournament(table, "create", { match: "10" }, by(BORIS, OTHER));
    await tournament(table, "join", { strategy: "copy" }, by(ANNA, OTHER));
    expect(textOf(await deleteAll(table))).toContain("Gone");
    expect(await currentIn(table)).toMatchObject({
      creator: "",
      entrants: [{ name: "markov", by: "telegram:2" }],
    });
    expect(await currentIn(table, OTHER)).toMatchObject({ creator: "telegram:2", entrants: [] });
    expect(JSON.stringify([await currentIn(table), await currentIn(table, OTHER)])).not.toContain(
      "telegram:1",
    );
    expect((await exported(table)).tournaments).toBeUndefined();
    expect(textOf(await deleteAll(table))).toContain("There was nothing");
  });

  it("is deleted wholly from a private chat", async () => {
    const table = await openTable({ now: () => NOW });
    await serve(table);
    await tournament(table, "create", { match: "10" }, by(ANNA, PRIVATE));
    await enter(table, ["copy", "rotation"], by(ANNA, PRIVATE));
    await playOut(table, by(ANNA, PRIVATE));
    const read = () => table.tournaments.read(venueOf(ANNA, PRIVATE));
    expect((await read()).finished).toHaveLength(1);
    await deleteAll(table);
    expect((await read()).finished).toEqual([]);
  });

  it("leaves tables and totals without their names, others' results intact", async () => {
    const table = await openTable({ now: () => NOW });
    await serve(table);
    for (const [caller, name] of [
      [ANNA, "annas-copy"],
      [ANNA, "annas-other"],
      [BORIS, "boriss-copy"],
    ] as const)
      await register(table.store, writePlayerId(caller), name, COPY);
    const where = by(BORIS, OTHER);
    await tournament(table, "create", { match: "10", house: "off" }, where);
    await enter(table, ["annas-copy", "rotation", "annas-other", "boriss-copy"], where);
    await playOut(table, where);
    const board = async () => textOf(await table.type("leaderboard", "leaderboard", {}, where));
    const [before] = (await table.tournaments.read(venueOf(BORIS, OTHER))).finished;
    expect(await board()).toContain("annas-");

    expect(textOf(await deleteAll(table))).toContain("Gone");
    const [after] = (await table.tournaments.read(venueOf(BORIS, OTHER))).finished;
    expect(after?.entrants.map(({ name }) => name)).toEqual([
      ...["withdrawn.1", "rotation", "withdrawn.2", "boriss-copy"],
    ]);
    const withoutName = ({ name: _name, ...rest }: Finished["standings"][number]) => rest;
    expect(after?.standings.map(withoutName)).toEqual(before?.standings.map(withoutName));
    expect(after?.entrants[3]).toEqual({
      name: "boriss-copy",
      strategy: "copy",
      owner: "telegram:2",
      author: "Boris",
    });
    expect(after?.day).toBeUndefined();
    expect(await board()).not.toContain("annas-");
    expect(await board()).toContain("boriss-copy");
  });

  it("leaves a running tournament's table as nobody's", async () => {
    const table = await openTable({ now: () => NOW });
    await register(table.store, writePlayerId(ANNA), "annas-copy", COPY);
    const where = by(BORIS, OTHER);
    await tournament(table, "create", { match: "10", house: "off" }, where);
    await tournament(table, "join", { strategy: "annas-copy" }, by(ANNA, OTHER));
    await tournament(table, "join", { strategy: "rotation" }, where);
    const stored = async () => JSON.stringify(await table.tournaments.read(venueOf(BORIS, OTHER)));
    expect(await stored()).toContain('"author":"Anna"');
    await tournament(table, "start", {}, where);
    await deleteAll(table);
    await table.tournaments.idle();
    const { finished } = await table.tournaments.read(venueOf(BORIS, OTHER));
    expect(finished[0]?.standings.map(({ name }) => name).sort()).toEqual(["rotation", "withdrawn.1"]);
    expect(await stored()).not.toMatch(/Anna|annas|telegram:1/);
  });
});

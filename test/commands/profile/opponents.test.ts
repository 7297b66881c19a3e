// Profiles from duels, from matches against the bot, and from both: who may see which, and what each counts.

import { beforeEach, describe, expect, it } from "vitest";
import { playedRounds } from "../../../commands/kit/player-rounds.ts";
import type { Place } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { countSituations, profileOf } from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { noteDuel } from "../../../src/people/index.ts";
import { giveRounds } from "../kit/histories.ts";
import { duelOf, stubbornRounds } from "../play/duels.ts";
import { ANNA, BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const RPS = matrixGame("rps") ?? expect.fail();
const GROUP: Place = { kind: "group", id: "-100" };

let table: Table;
beforeEach(async () => {
  table = await openTable();
  await giveRounds(table.store, ANNA, { count: 70 });
  await noteDuel(table.store, duelOf("one", stubbornRounds(90)));
});

const show = (options: Record<string, string> = {}, by = {}) => table.type("profile", "show", options, by);

describe("/profile show opponents", () => {
  it.each([
    [undefined, "70 rounds", "🔮 Anna: Rock-paper-scissors"],
    ["bot", "70 rounds", "🔮 Anna: Rock-paper-scissors"],
    ["people", "90 rounds", "🔮 Anna: Rock-paper-scissors, duels with people"],
    ["all", "160 rounds", "🔮 Anna: Rock-paper-scissors, with me and in duels"],
  ])("%s counts these rounds, and says so", async (opponents, rounds, title) => {
    const text = textOf(await show(opponents ? { opponents } : {}));
    expect(text.split("\n")[0]?.toLowerCase()).toBe(title.toLowerCase());
    expect(text).toContain(rounds);
  });

  it("'people' says that there was no duel yet", async () => {
    expect(textOf(await show({ opponents: "people" }, { caller: { ...ANNA, id: "9" } }))).toContain(
      "No round",
    );
  });

  it("explains an invalid value", async () => {
    expect(textOf(await show({ opponents: "robots" }))).toContain("robots");
  });

  it("shows one's own duels only: open profiles cover rounds with the bot", async () => {
    await table.type("privacy", "privacy", { shown: "on" });
    await table.press(await table.type("profile", "privacy", {}), "everyone").catch(() => undefined);
    const found = { findPerson: () => ({ id: ANNA.id, name: "Anna", isBot: false }), caller: BORIS };
    const text = textOf(await show({ user: "x", opponents: "people" }, found));
    expect(text).toBe(
      "Как вы играете дуэли, видно только вам. Кто откроет ваш профиль, увидит ваши раунды со мной.",
    );
  });

  it("keeps the choice in the buttons below it", async () => {
    const view = viewOf(await show({ opponents: "people" }, { place: GROUP }));
    expect(labelsOf(view)).toEqual(["Details"]);
    expect((await table.press(view, "Details", { place: GROUP })).type).toBe("post");
    expect((await table.press(view, "Details", { caller: BORIS })).type).toBe("notice");
  });
});

describe("a person's rounds", () => {
  it("of two kinds are joined without a transition between them", async () => {
    const { rounds, starts } = await playedRounds(table, ANNA, RPS, "all");
    expect([rounds.person.length, starts]).toEqual([160, [70]]);
    const totalOf = (all: ReturnType<typeof countSituations>) =>
      all.after.reduce((sum, { total }) => sum + total, 0);
    expect([totalOf(countSituations(RPS, rounds)), totalOf(countSituations(RPS, rounds, starts))]).toEqual([
      159, 158,
    ]);
  });

  it("have no streak across the join", () => {
    const wins = { person: new Uint8Array(6), bot: new Uint8Array(6).fill(1) };
    const streak = (starts: readonly number[]) =>
      profileOf(RPS, wins, seededRandom(1), starts).streaks.longestWins;
    expect([streak([]), streak([4])]).toEqual([6, 4]);
  });
});

// What the features' commands and buttons cost; a budget used up during a match loses nothing.

import { describe, expect, it } from "vitest";
import { BUDGETS, createBudgets } from "../../src/chat/index.ts";
import { openTable, playOn, storedMatch, textOf, viewOf } from "./play/table.ts";

/** A table with budgets, on a stopped clock. */
async function limitedTable() {
  let now = Date.parse("2026-11-18T12:00:00Z");
  const table = await openTable({ budgets: createBudgets({ now: () => now }) });
  const pass = (ms: number) => {
    now += ms;
  };
  return { ...table, pass };
}

it("pauses a match when a budget runs out: extra presses change nothing until it's refilled", async () => {
  const table = await limitedTable();
  const begun = await table.type("rps", "play", { length: "endless" });
  const last = viewOf(await playOn(table, begun, Array(BUDGETS.press.most).fill("Rock")));
  expect(textOf(await table.press(last, "Rock"))).toContain("your game is waiting where it was");
  for (let press = 0; press < 20; press++) expect((await table.press(last, "Paper")).type).toBe("silence");
  const rounds = async () => (await storedMatch(table)).rounds.rounds;
  expect(await rounds()).toBe(BUDGETS.press.most);
  table.pass(BUDGETS.press.inMs + 1);
  expect(textOf(await table.press(last, "Paper"))).toContain("You ✋ Paper");
  expect(await rounds()).toBe(BUDGETS.press.most + 1);
});

describe("costly actions", () => {
  it("are these commands with these budgets", async () => {
    const { features } = await openTable();
    const costly = features.flatMap(({ commands }) =>
      commands.flatMap(({ name, subcommands }) =>
        subcommands.flatMap((one) => (one.costs ? [`${name} ${one.name}: ${one.costs}`] : [])),
      ),
    );
    expect(costly).toEqual([
      "strategy submit: submission",
      "tournament create: tournament",
      "leaderboard leaderboard: picture",
      ...["profile show: picture", "profile compare: picture", "profile map: picture"],
      ...["data export: export"],
    ]);
  });

  it.each([
    ["rps", "chart", "picture"],
    ["rps", "rock", undefined],
    ["rps", "stop", undefined],
    ["mines", "hint", "hint"],
    ["show", "here", "picture"],
    ["map", "mine", "picture"],
    ["compare", "yes-rps", "picture"],
    ["compare", "no-rps", undefined],
    ["data", "delete", undefined],
  ])("charge a press of %s, %s to %s", async (scope, move, budget) => {
    const { features } = await openTable();
    const feature = features.find(({ presses }) => scope in presses);
    expect(feature).toBeDefined();
    expect(feature?.pressCosts?.({ scope, session: "s", turn: 0, move })).toBe(budget);
  });
});

// What the features' commands and buttons cost; a budget used up during a match loses nothing.

import { describe, expect, it } from "vitest";
import { BUDGETS, type Caller, createBudgets, type Reply, type View } from "../../src/chat/index.ts";
import { ANNA, BORIS, openTable, textOf, viewOf } from "./play/table.ts";

/** A table with budgets, on a stopped clock. */
async function limitedTable() {
  let now = Date.parse("2026-11-18T12:00:00Z");
  const table = await openTable({ budgets: createBudgets({ now: () => now }) });
  const pass = (ms: number) => {
    now += ms;
  };
  return { ...table, pass };
}

type Limited = Awaited<ReturnType<typeof limitedTable>>;

/** Presses until an answer isn't an edit; returns the last view and that answer. */
async function pressUntilPast({ press }: Limited, view: View, label: string) {
  for (let last = view; ; ) {
    const reply = await press(last, label);
    if (reply.type !== "edit") return { last, reply };
    last = reply.view;
  }
}

const isPast = (reply: Reply) => reply.type === "silence" || (reply.type === "notice" && reply.discreet);

describe("a budget that runs out in the middle of a match", () => {
  it("pauses the match: extra presses change nothing until refilled", async () => {
    const table = await limitedTable();
    const begun = viewOf(await table.type("rps", "play", { length: "endless" }));
    const { last, reply } = await pressUntilPast(table, begun, "Rock");
    expect(textOf(reply)).toContain("your game is waiting where it was");
    for (let press = 0; press < 20; press++) expect((await table.press(last, "Paper")).type).toBe("silence");
    const rounds = async () => {
      const exported = textOf(await table.type("data", "export"));
      return JSON.parse(exported.slice(exported.indexOf("{"))).games.rps.rounds.length;
    };
    expect(await rounds()).toBe(BUDGETS.press.most);
    table.pass(BUDGETS.press.inMs + 1);
    const next = await table.press(last, "Paper");
    expect(textOf(next)).toContain("You ✋ Paper");
    expect(await rounds()).toBe(BUDGETS.press.most + 1);
  });

  it("doesn't affect other people's matches", async () => {
    const table = await limitedTable();
    await pressUntilPast(table, viewOf(await table.type("rps", "play", { length: "endless" })), "Rock");
    const by = { caller: BORIS };
    const his = viewOf(await table.type("rps", "play", { length: "endless" }, by));
    expect((await table.press(his, "Бумага", by)).type).toBe("edit");
  });
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
      ...["strategy submit: submission", "strategy register: trial", "strategy update: trial"],
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

  it("are refused only to people who used too many", async () => {
    const table = await limitedTable();
    const ask = (caller: Caller) => table.type("data", "export", {}, { caller });
    const replies: Reply[] = [];
    for (let time = 0; time < 6; time++) replies.push(await ask(ANNA));
    expect(replies.map((reply) => isPast(reply) === true)).toEqual([false, false, false, false, true, true]);
    expect(textOf(replies[4] as Reply)).toBe(
      "You’ve downloaded your file a few times already. You can get it again in 12 minutes.",
    );
    expect((await ask(BORIS)).type).toBe("post");
    table.pass(BUDGETS.export.inMs + 1);
    expect((await ask(ANNA)).type).toBe("post");
  });
});

// A small run of the duel proofs, which start whole programs, and their referee.

import { afterEach, describe, expect, it } from "vitest";
import { skipWithoutRedis } from "../../infra/store/redis-server.ts";
import { openWorld, type World } from "../world.ts";
import { judge, type Press, proveDuels, type StoredDuel } from "./duels.ts";

describe("the referee", () => {
  const [ROCK, SCISSORS, PAPER] = [0, 1, 2];
  const stored = {
    play: {
      rounds: Array(3).fill([ROCK, SCISSORS]),
      picks: [null, null],
      over: { winner: 0, ending: "score" },
    },
  } as StoredDuel;
  const presses = [0, 1, 2].flatMap((turn): Press[] => [
    { turn, side: 0, move: ROCK as number, heard: "in" },
    { turn, side: 1, move: SCISSORS as number, heard: "in" },
  ]);
  const withFirst = (...first: Partial<Press>[]): Press[] => [
    ...first.map((one) => ({ ...(presses[0] as Press), ...one })),
    ...presses.slice(1),
  ];

  it.each([
    ["as it was told", presses, []],
    ["with a lost answer", withFirst({ heard: "unsure" }), []],
    ["counted twice", withFirst({}, {}), ["round 1: two presses count"]],
    ["with another move", withFirst({ move: PAPER as number }), ["round 1: move 2 counts, and 0 is stored"]],
    ["with a made-up pick", withFirst(), ["round 1: 0 is stored, and nobody was told"]],
  ])("judges a duel %s", (_what, told, problems) => {
    expect(judge(told, stored)).toEqual(problems);
  });

  it("finds a wrong winner, and a duel without an end", () => {
    const play = stored.play as NonNullable<StoredDuel["play"]>;
    expect(judge(presses, { play: { ...play, over: { winner: 1, ending: "score" } } })).toHaveLength(1);
    expect(judge(presses, { play: { rounds: play.rounds, picks: play.picks } })).toEqual(["it never ended"]);
  });
});

describe("duels while bots are killed", () => {
  let world: World;
  afterEach(() => world.end(false));

  it.skipIf(skipWithoutRedis("duels over two bots"))(
    "count once over two bots on a Redis that hangs",
    async () => {
      world = openWorld();
      const plan = { duels: 300, store: "redis", bots: 2, seed: 20_261_122, killedEvery: 100 } as const;
      const { problems, ...counts } = await proveDuels(plan, world);
      expect(problems.join("\n")).toBe("");
      expect(counts).toMatchObject({ duels: 300, kills: 2, freezes: 1 });
    },
  );

  it("count once on the embedded store", async () => {
    world = openWorld();
    const plan = { duels: 60, store: "embedded", bots: 1, seed: 20_261_122, killedEvery: 20 } as const;
    const { problems, ...counts } = await proveDuels(plan, world);
    expect(problems.join("\n")).toBe("");
    expect(counts).toMatchObject({ duels: 60, kills: 2 });
  });
});

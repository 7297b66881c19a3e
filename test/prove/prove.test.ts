// A small run of two of the proofs, which start whole programs.

import { afterEach, describe, expect, it } from "vitest";
import { skipWithoutRedis } from "../infra/store/redis-server.ts";
import { everyLine, type Line, nameOf } from "./lines.ts";
import { prove } from "./prove.ts";
import { openWorld, type World } from "./world.ts";

const PLAN = { people: 5, turns: 4, seed: 7, verified: 1 };

let world: World;
afterEach(() => world.end(false));

async function proved(title: string) {
  world = openWorld();
  const line = everyLine(true).find((one) => nameOf(one) === title) as Line;
  return prove(line, PLAN, world);
}

/** Everyone made all their moves, and nothing differs. */
function expectProved({ problems, audit, tally }: Awaited<ReturnType<typeof proved>>): void {
  expect(problems).toEqual([]);
  expect(tally.heard).toBeGreaterThanOrEqual(PLAN.people * PLAN.turns);
  expect(audit).toMatchObject({ lost: 0, twice: 0 });
  expect(audit.counted).toBeGreaterThanOrEqual(tally.heard);
}

describe("a bot killed three times while people press", () => {
  it("counts every press it announced as counted exactly once", async () => {
    expectProved(await proved("telegram · embedded · killed three times (SIGKILL)"));
  });
});

describe.skipIf(skipWithoutRedis("two bots on one Redis"))(
  "two bots with one Redis, one of them killed",
  () => {
    it("count every press that both receive exactly once", async () => {
      expectProved(await proved("discord · redis · two processes on the gateway, one killed"));
    });
  },
);

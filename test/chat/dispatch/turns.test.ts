import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { expect, it } from "vitest";
import { Turns } from "../../../src/chat/dispatch/dispatch.ts";

it("starts four events per turn of the event loop, in order of waiting", async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const take = async (person: string): Promise<void> => {
    await turns.take(person);
    begun.push(person);
  };
  for (const person of ["a", "a", "a", "a", "a", "b", "a", "c", "d"]) void take(person);
  const seen: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await turnOfTheLoop();
    seen.push(begun.length);
  }
  expect(begun.slice(0, 5)).toEqual(["a", "b", "c", "d", "a"]);
  expect(seen.every((count, turn) => count <= 1 + 4 * (turn + 1))).toBe(true);
  expect(begun).toHaveLength(9);
});

it("starts a single event at once", async () => {
  const turns = new Turns();
  for (let event = 0; event < 3; event++) {
    expect(turns.take("a")).toBeUndefined();
    await turnOfTheLoop();
    await turnOfTheLoop();
  }
});

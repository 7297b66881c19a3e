import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { expect, it } from "vitest";
import { Turns } from "../../src/chat/turns.ts";

it("events begin one in a turn of the event loop, whoever waited longest first", async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const take = (person: string): void => void turns.take(person).then(() => begun.push(person));
  for (const person of ["a", "a", "b", "a", "c"]) take(person);
  const seen: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    seen.push(begun.length);
    await turnOfTheLoop();
  }
  expect(begun).toEqual(["a", "b", "c", "a", "a"]);
  expect(seen.every((count, turn) => count <= turn + 1)).toBe(true);
});

it("an event that comes alone begins at once", async () => {
  const turns = new Turns();
  for (let event = 0; event < 3; event++) {
    let isBegun = false;
    void turns.take("a").then(() => {
      isBegun = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(isBegun).toBe(true);
    await turnOfTheLoop();
    await turnOfTheLoop();
  }
});

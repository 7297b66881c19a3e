import { expect, it } from "vitest";
import { HeldStrategies } from "../../../../commands/play/models/held-strategies.ts";
import type { KeptStrategy } from "../../../../src/core/matches/index.ts";

const kept = { bytes: 100 } as KeptStrategy;

it("drops idle strategies without searching at every move", () => {
  let asked = 0;
  let nowMs = 1_000_000;
  const held = new HeldStrategies(1_000_000, () => {
    asked++;
    return nowMs;
  });
  const people = 300;
  for (let person = 0; person < people; person++) held.hold(`${person}`, kept);
  expect(asked).toBeLessThan(10 * people);
  nowMs += 11 * 60_000;
  held.hold("new", kept);
  expect(held.size).toBe(1);
});

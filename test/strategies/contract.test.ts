// Every strategy of the registry keeps to the contract of strategies.

import { describe, expect, it } from "vitest";
import { families, parseStrategy } from "../../src/strategies/index.ts";
import { type StrategyCase, strategyContract } from "../contracts/strategy-contract.ts";

const CASES: readonly StrategyCase[] = [
  { spec: "random", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 100_000, beatsConstant: false },
  { spec: "wildcard", games: ["oddeven", "rps"], fairRounds: 20_000, beatsConstant: true },
  { spec: "wildcard:context=7", games: ["rpsls", "rps-7"], fairRounds: 4_000, beatsConstant: true },
  {
    spec: "wildcard:context=64,decay=0.98,reply=value",
    games: ["rps", "rpsls"],
    fairRounds: 2_000,
    beatsConstant: true,
  },
  { spec: "wildcard:context=33,base=2.5", games: ["rps", "rps-101"], fairRounds: 1_000, beatsConstant: true },
  { spec: "wildcard-counters", games: ["oddeven", "rps", "rpsls"], fairRounds: 4_000, beatsConstant: true },
  { spec: "wildcard-counters:context=3,decay=0.9,reply=value", games: ["rps"], fairRounds: 4_000, beatsConstant: true },
  { spec: "daemons", games: ["oddeven", "rps", "rpsls"], fairRounds: 100_000, beatsConstant: false },
  { spec: "daemons", games: ["rps-101"], fairRounds: 100_000, beatsConstant: true },
  { spec: "daemons:largest=8,smallest=2,eps=0.5", games: ["oddeven"], fairRounds: 100_000, beatsConstant: false },
  { spec: "shannon", games: ["oddeven"], fairRounds: 100_000, beatsConstant: false },
  { spec: "seer", games: ["oddeven"], fairRounds: 100_000, beatsConstant: false },
  { spec: "mixing", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 20_000, beatsConstant: true },
  { spec: "mixing:depth=8,decay=0.9,reply=likeliest", games: ["rps"], fairRounds: 4_000, beatsConstant: true },
  { spec: "experts", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 20_000, beatsConstant: true },
  { spec: "vote", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 20_000, beatsConstant: true },
  { spec: "ppm", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 20_000, beatsConstant: true },
  { spec: "ppm:numbers=16,decay=1", games: ["rps"], fairRounds: 4_000, beatsConstant: true },
  { spec: "context-tree", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 20_000, beatsConstant: true },
  { spec: "history-match", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 2_000, beatsConstant: true },
  { spec: "second-guess", games: ["oddeven", "rps", "rpsls", "rps-101"], fairRounds: 2_000, beatsConstant: true },
];

describe.each(CASES)("$spec", strategyContract);

describe("the registry", () => {
  it("has no family that the contract is not run on", () => {
    const tested = new Set(CASES.map(({ spec }) => parseStrategy(spec).family.family));
    expect(families.map(({ family }) => family).filter((family) => !tested.has(family))).toEqual([]);
  });
});

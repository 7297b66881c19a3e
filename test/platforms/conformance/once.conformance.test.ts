// Two bots on one Redis, one of them killed while people press: no move is lost, and none counts
// twice.

import { beforeAll, describe, expect, it } from "vitest";
import { type OnceReport, proveOnce } from "../../bench/once/once.ts";
import { skipWithoutRedis } from "../../infra/store/redis-server.ts";

const PLAN = { players: 10, turns: 10, seed: 7 };
const TURNS = PLAN.players * PLAN.turns;

const skipped = skipWithoutRedis("two bots on one Redis");

describe.skipIf(skipped)("two bots on one Redis that both get every press", () => {
  let report: OnceReport;
  beforeAll(async () => {
    report = await proveOnce(PLAN);
  });

  it("were sent presses twice under one id and twice under two, and one of them was killed in between", () => {
    expect(report.duplicated).toBeGreaterThan(0);
    expect(report.sentAgain).toBeGreaterThan(0);
    expect(report.killed).toBe(true);
    expect(report.killedAfter).toBeGreaterThanOrEqual(TURNS / 2);
    expect(report.killedAfter).toBeLessThan(TURNS);
  });

  it("answered every turn in the end", () => {
    expect(report.accepted).toBe(TURNS);
  });

  it("counted every turn exactly once, with the move that was pressed", () => {
    expect(report.differences).toEqual([]);
    expect({ counted: report.counted, lost: report.lost, doubled: report.doubled }).toEqual({
      counted: TURNS,
      lost: 0,
      doubled: 0,
    });
  });
});

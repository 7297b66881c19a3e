import { describe, expect, it } from "vitest";
import { wildcardPlots } from "../../wildcard/plots.ts";
import type { FormsReport } from "../../wildcard/study.ts";

describe("the charts of wildcard's forms", () => {
  const cost = (bytes: number) => ({ microsecondsPerRound: 1, microsecondsAtEnd: 2, bytes });
  const form = (context: number, literal: number | undefined): FormsReport => ({
    context,
    rounds: 100,
    closed: cost(0),
    literal: literal === undefined ? undefined : cost(literal),
    equalRounds: undefined,
  });

  it("show time and memory by context, with gaps and no log of zero", () => {
    const [time, memory] = wildcardPlots([form(20, undefined), form(3, 5e6)]);
    expect(time?.chart).toMatchObject({
      x: { categories: ["3", "20"] },
      series: [{ points: [{ y: 2 }, { y: 2 }] }, { points: [{ y: 2 }, null] }],
    });
    expect(memory?.chart).toMatchObject({
      series: [{ points: [{ y: 0.5 }, { y: 0.5 }] }, { points: [{ y: 5 }, null] }],
    });
  });
});

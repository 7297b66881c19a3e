import { describe, expect, it } from "vitest";
import { oddEvenPlots } from "../../../src/lab/odd-even.ts";
import type { PredictReport } from "../../../src/lab/predict.ts";
import { predictPlot } from "../../../src/lab/predict.ts";
import { thesisPlot } from "../../../src/lab/thesis/plots.ts";
import type { Cell, TableReport } from "../../../src/lab/thesis/study.ts";

const cell = (mean: number | null, printed = 60): Cell => ({
  mean,
  spread: mean === null ? null : 0.5,
  printed,
  atLeast: false,
  off: false,
  exceptional: false,
  tolerance: 1.5,
  known: null,
});

function report(rows: readonly string[], columns: readonly string[], mean: number | null = 61): TableReport {
  return {
    table: "9.9",
    title: "made up",
    rows,
    columns,
    cells: rows.map(() => columns.map(() => cell(mean))),
    theory: rows.map((_, at) => (at === 0 ? null : 70)),
    missing: [],
    complete: mean !== null,
  };
}

const chartOf = (one: TableReport) => thesisPlot(one, 3)[0]?.chart;

describe("the chart of a thesis table", () => {
  it.each([
    [["average"], ["MUPN", "MV", "SUPP"], "bars", "agent"],
    [["VP", "VPS"], ["MV"], "bars", "opponent"],
    [["random", "rock 50%"], ["some agent wins"], "bars", "string"],
    [["1", "2"], ["MUPN", "MV", "SUPP"], "lines", "order"],
    [["10%", "20%"], ["MUPN", "MV", "SUPP"], "lines", "probability of rock"],
    [["VP", "VPS"], ["MUPN", "MV", "SUPP"], "heat", "studied agent"],
  ])("with rows %j and columns %j is one of %s by %s", (rows, columns, kind, by) => {
    expect(chartOf(report(rows, columns))).toMatchObject({ kind, x: { title: by } });
  });

  it("shows each cell's mean, spread and printed value, and any theory", () => {
    const chart = chartOf(report(["1", "2"], ["MUPN", "MV", "SUPP"]));
    const points = [1, 2].map(() => ({ y: 61, error: 0.5, reference: 60 }));
    expect(chart).toMatchObject({
      series: [
        { name: "MUPN", points },
        { name: "MV", points },
        { name: "SUPP", points },
        { name: "theory", yardstick: true, points: [null, { y: 70 }] },
      ],
    });
  });

  it("leaves out unfinished cells, and is missing if none is finished", () => {
    const half = report(["1", "2"], ["MUPN", "MV", "SUPP"]);
    const cells = [half.cells[0] ?? [], [cell(null), cell(55), cell(null)]];
    expect(chartOf({ ...half, cells })).toMatchObject({
      series: [{ points: [{ y: 61 }, null] }, { points: [{ y: 61 }, { y: 55 }] }, {}, {}],
    });
    expect(thesisPlot(report(["1", "2"], ["MV", "SUPP", "MKIA"], null), 3)).toEqual([]);
  });

  it("writes the printed value beside ours in a heat map", () => {
    expect(chartOf(report(["VP", "VO"], ["MUPN", "MV", "SUPP"]))).toMatchObject({
      cells: [
        [{ value: 61, text: "61.0 (60)" }, {}, {}],
        [{}, {}, {}],
      ],
    });
  });
});

describe("the charts of odd-even", () => {
  const row = (machine: string, opponent: string, reference?: readonly number[]) => ({
    machine,
    opponent,
    rates: [0.5, 0.6, 0.7],
    standardErrors: [0.03, 0.02, 0.01],
    reference,
  });

  it("show everyone at the last checkpoint, except machines not yet played", () => {
    const [map] = oddEvenPlots([row("daemons", "coin"), row("seer", "period")], 9);
    expect(map?.chart).toMatchObject({
      x: { categories: ["daemons", "seer"] },
      y: { categories: ["coin", "period"] },
      cells: [
        [{ text: "70.0" }, null],
        [null, { text: "70.0" }],
      ],
    });
  });

  it("show references in percent, or no second chart without any", () => {
    const [, bars] = oddEvenPlots([row("daemons", "coin", [0.5, 0.6, 0.65]), row("seer", "coin")], 9);
    expect(bars?.chart).toMatchObject({
      x: { categories: ["coin"] },
      series: [{}, {}, { points: [{ y: 70, error: 1, reference: 65 }] }],
    });
    expect(oddEvenPlots([row("seer", "coin")], 9)).toHaveLength(1);
  });
});

describe("the chart of recorded people", () => {
  it("shows the score by round, without an error for one person", () => {
    const stretch = (from: number, to: number, standardError: number) => ({
      from,
      to,
      rounds: 5,
      score: { mean: 0.2, standardError },
    });
    const read: PredictReport = {
      people: 2,
      rounds: 10,
      score: { mean: 0.2, standardError: 0.1 },
      hits: { mean: 0.5, standardError: 0.1 },
      expectedRounds: 10,
      peopleBeaten: 1,
      stretches: [stretch(1, 5, 0.1), stretch(6, Number.POSITIVE_INFINITY, Number.NaN)],
    };
    const { name, chart } = predictPlot({ strategy: "markov:order=2", half: "second" }, read);
    expect(name).toBe("predict-markov:order=2-second-half");
    expect(chart).toMatchObject({
      x: { categories: ["1 to 5", "from 6 on"] },
      series: [
        {
          points: [
            { y: 0.2, error: 0.1 },
            { y: 0.2, error: 0 },
          ],
        },
      ],
    });
  });
});

// The chart of `gadalka lab minesweeper`: win rates as bars, beside the source's figures.

import type { Plot } from "../plots.ts";
import type { SourceFigure } from "./source-figures.ts";
import type { MinesReport } from "./study.ts";

/** Empty where no game is finished. `figures`, if any, correspond to the series by index. */
export function minesPlot({ series }: MinesReport, figures: readonly SourceFigure[]): readonly Plot[] {
  const rows = series.flatMap((own, at) => (own.games > 0 ? [{ own, printed: figures[at]?.printed }] : []));
  if (rows.length === 0) return [];
  const categories = rows.map(({ own: { series: one } }) => {
    const { width, height, mines, start } = one.rules;
    return `${one.strategy} ${width}x${height}/${mines} ${start}`;
  });
  const points = rows.map(({ own, printed }) => ({
    y: 100 * own.winRate,
    error: 100 * own.standardError,
    ...(printed === undefined ? {} : { reference: 100 * printed }),
  }));
  return [
    {
      name: "minesweeper",
      chart: {
        kind: "bars",
        title: "Minesweeper: games won",
        subtitle: "bars: rate ± standard error; black marks: the source",
        x: { title: "strategy and board", categories },
        y: { title: "games won, %", range: [0, 100] },
        series: [{ name: "won", points }],
      },
    },
  ];
}

// Ranks of the agents by their averages: comparable even where values are not.

import type { TableReport } from "./study.ts";

export interface Ranking {
  readonly table: string;
  /** From 1, the best; how many agents are strictly better, plus one. */
  readonly printed: number;
  readonly ours: number;
  readonly agents: number;
}

const AVERAGES: readonly string[] = ["4.2", "4.6", "4.8", "4.10"];

/** The agent's rank in each finished table of averages. */
export function rankingsOf(agent: string, reports: readonly TableReport[]): readonly Ranking[] {
  return reports
    .filter(({ table, complete }) => AVERAGES.includes(table) && complete)
    .map(({ table, columns, cells }) => {
      const place = columns.indexOf(agent);
      const row = cells[0] ?? [];
      const printed = rankOf(
        row.map((cell) => cell.printed ?? Number.NaN),
        place,
      );
      return {
        table,
        printed,
        ours: rankOf(
          row.map((cell) => cell.mean ?? Number.NaN),
          place,
        ),
        agents: row.length,
      };
    });
}

function rankOf(values: readonly number[], place: number): number {
  return 1 + values.filter((value) => value > (values[place] as number)).length;
}

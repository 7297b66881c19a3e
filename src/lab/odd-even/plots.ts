// The charts of `gadalka lab oddeven`: all pairs, and the daemon machine beside its reference.

import type { Plot } from "../plots.ts";
import { CHECKPOINTS, type HitRates } from "./study.ts";

const LAST = CHECKPOINTS.length - 1;

/** Final hit rates as a heat map; those with references also as bars by checkpoint. */
export function oddEvenPlots(rows: readonly HitRates[], matches: number): readonly Plot[] {
  const compared = rows.filter(({ reference }) => reference !== undefined);
  return [everybody(rows, matches), ...(compared.length > 0 ? [besideReference(compared, matches)] : [])];
}

function everybody(rows: readonly HitRates[], matches: number): Plot {
  const machines = namesIn(rows.map(({ machine }) => machine));
  const opponents = namesIn(rows.map(({ opponent }) => opponent));
  const rateOf = (opponent: string, machine: string) => {
    const rate = rows.find((row) => row.machine === machine && row.opponent === opponent)?.rates[LAST];
    return rate === undefined ? null : { value: 100 * rate, text: (100 * rate).toFixed(1) };
  };
  return {
    name: "oddeven",
    chart: {
      kind: "heat",
      title: "Odd-even: how often each machine guesses right",
      subtitle: `% of ${CHECKPOINTS[LAST]} moves, mean of ${matches} matches; 50 is chance`,
      x: { title: "who guesses", categories: machines },
      y: { title: "who moves", categories: opponents },
      scale: [0, 50, 100],
      cells: opponents.map((opponent) => machines.map((machine) => rateOf(opponent, machine))),
    },
  };
}

function besideReference(rows: readonly HitRates[], matches: number): Plot {
  return {
    name: "oddeven-reference",
    chart: {
      kind: "bars",
      title: "Odd-even: the daemons with the linked code's settings, beside that code",
      subtitle: `bars: mean of ${matches} matches ± standard error, from chance (50 %); black marks: that code itself`,
      x: { title: "who moves", categories: rows.map(({ opponent }) => opponent) },
      y: { title: "moves guessed, %", range: [40, 100] },
      foot: 50,
      series: CHECKPOINTS.map((moves, at) => ({
        name: `after ${moves} moves`,
        points: rows.map(({ rates, standardErrors, reference }) => ({
          y: 100 * (rates[at] as number),
          error: 100 * (standardErrors[at] as number),
          reference: 100 * (reference?.[at] as number),
        })),
      })),
    },
  };
}

function namesIn(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

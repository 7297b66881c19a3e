// Searches for the program with the shortest description of a history: the bits of its lines, and those of the moves
// given it.

import type { Rounds } from "../../games/index.ts";
import { CONDITIONS, layOut, type Rule, SAID } from "./candidates.ts";
import { type Chosen, Fit, type Prior } from "./fit.ts";
import { LINES_MAX } from "./portrait.ts";

/** A line with its weight in nats. */
export interface WeighedRule extends Rule {
  readonly weight: number;
}

/** The prior of a candidate. */
export type Priors = (line: Chosen) => Prior;

/** Finds the lines that describe the first `end` rounds best, the default last. */
export function search(rounds: Rounds, end: number, priors: Priors): readonly WeighedRule[] {
  const fit = new Fit(layOut(rounds, end), rounds.person);
  const known = CONDITIONS.flatMap((_, condition) => SAID.map((_said, said) => ({ condition, said })));
  const isTaken = (line: Chosen) =>
    fit.lines.some((one) => one.condition === line.condition && one.said === line.said);
  const best = (among: readonly Chosen[]) => {
    let found: { line: Chosen; gain: number } | undefined;
    for (const line of among) {
      if (isTaken(line)) continue;
      const gain = fit.gain(line, priors(line));
      if (!found || gain > found.gain) found = { line, gain };
    }
    return found;
  };
  const base = best(known.slice(0, SAID.length));
  if (base) fit.add(base.line, priors(base.line));
  const others = known.slice(SAID.length);
  while (fit.lines.length < LINES_MAX) {
    const next = best(others);
    if (!next || next.gain <= 0) break;
    fit.add(next.line, priors(next.line));
  }
  return [...fit.lines.slice(1), ...fit.lines.slice(0, 1)].map(({ condition, said, weight }) => ({
    condition: CONDITIONS[condition],
    move: SAID[said] as Rule["move"],
    weight,
  }));
}

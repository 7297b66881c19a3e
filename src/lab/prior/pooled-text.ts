// How well pooled populations predict, as a table and a sentence.

import type { Estimate } from "../../core/statistics.ts";
import { signed, textTable } from "../../infra/console/text-table.ts";
import { signedText } from "../kit/printing.ts";
import { isBetter, LOSS_MAX, type PooledReport, Z_OF_TWO } from "./pooled-study.ts";

/** Each reader's scores, and the last one's gain over the one it's compared with. */
export function describePools({ readers, gain }: PooledReport): string {
  const [first] = readers;
  if (!first) return "no one was read\n";
  const { people, rounds, stretches } = first.scores;
  return [
    `${people} people, ${rounds} rounds: (wins - losses) / rounds ± standard error by person\n`,
    textTable([
      ["knows", "all", ...stretches.map((stretch) => stretch.rounds)],
      ...readers.map(({ name, scores }) => [
        name,
        signedText(scores, 3),
        ...scores.stretches.map((one) => signedText(one, 3)),
      ]),
    ]),
    gain
      ? `the pool's gain, person by person: all rounds ${interval(gain.all)}, rounds 1-10 ${interval(gain.early)}\n`
      : "",
  ].join("");
}

/** Whether the bot should play with the host's own population, and why. */
export function verdictOf(report: PooledReport): string {
  return isBetter(report)
    ? "better, with confidence"
    : `not better, with confidence. It needs an interval above 0 over all rounds or the first ten, and no loss of ${LOSS_MAX} in the other`;
}

/** The two intervals jointly hold with 95% confidence. */
function interval({ mean, standardError }: Estimate): string {
  const bound = (side: number): string => signed(mean + side * Z_OF_TWO * standardError, 4);
  return `${signed(mean, 4)} (${bound(-1)} to ${bound(1)})`;
}

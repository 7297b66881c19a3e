// `gadalka lab daily`: the tables of the study.

import { type Estimate, Z95 } from "../../core/statistics.ts";
import { percent, signed, textTable } from "../../infra/console/text-table.ts";
import { readSeed, readWhole } from "../options.ts";
import { type Leak, leakOf, type Readable, readability } from "./study.ts";

interface DailyOptions {
  readonly tries: string;
  readonly people: string;
  readonly others: string;
  readonly seed: string;
  readonly json?: true;
}

/** Prints both tables. @throws ConfigProblem. */
export function runDaily(options: DailyOptions): void {
  const tries = readWhole("--tries", options.tries, 2, 100_000);
  const people = readWhole("--people", options.people, 10, 100_000);
  const others = readWhole("--others", options.others, 10, 100_000);
  const seed = readSeed(options.seed);
  const readable = readability(tries, seed);
  const leaks = [true, false].map((isTurned) => leakOf({ people, others, seed }, isTurned));
  const text = `${readableText(readable)}\n${leakText(leaks)}`;
  process.stdout.write(
    options.json ? `${JSON.stringify({ tries, people, others, seed, readable, leaks })}\n` : text,
  );
}

const points = ({ mean, standardError }: Estimate): string =>
  `${signed(mean, 1)} ± ${(Z95 * standardError).toFixed(1)}`;
const share = ({ mean, standardError }: Estimate): string =>
  `${percent(mean)} ± ${(100 * Z95 * standardError).toFixed(2)}`;

function readableText(rows: readonly Readable[]): string {
  const head = [
    "points a try (95 %)",
    "settings",
    "by chance",
    "by habit",
    "knows the list",
    "knows the family",
  ];
  const lines = rows.map(({ family, settings, chance, habits, list, told }) => [
    ...[family, String(settings), points(chance), points(habits), points(list), points(told)],
  ]);
  return textTable([head, ...lines]);
}

function leakText(leaks: readonly Leak[]): string {
  const row = (what: string, value: (leak: Leak) => string): readonly string[] => [what, ...leaks.map(value)];
  const foretold = (who: "even" | "habits", whom: string) => [
    row(`first move against ${whom}`, (leak) => share(leak[who].first)),
    row("  all moves, round by round", (leak) => share(leak[who].rounds)),
    row("  all moves, by whole strips", (leak) => share(leak[who].strips)),
    row("  all moves, without strips", (leak) => share(leak[who].nothing)),
  ];
  return textTable([
    row("moves foretold (95 %)", ({ isTurned }) =>
      isTurned ? "turned for each person" : "the same for all",
    ),
    ...foretold("even", "somebody who plays evenly"),
    ...foretold("habits", "people with habits"),
    row("minds that whole strips find", ({ found }) => percent(found)),
    row("points a try, knowing the list", ({ without }) => points(without)),
    row("  and the strips", ({ helped }) => points(helped)),
  ]);
}

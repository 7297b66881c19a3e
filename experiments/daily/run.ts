// `experiment daily`: the tables of the study.

import { type Estimate, Z95 } from "../../src/core/statistics.ts";
import { signed, textTable } from "../../src/infra/console/text-table.ts";
import { readSeed, readWhole } from "../../src/lab/kit/options.ts";
import { type Readable, readability, type SecondAccount, secondAccount } from "./study.ts";

interface DailyOptions {
  readonly tries: string;
  readonly days: string;
  readonly seed: string;
  readonly json?: true;
}

/** Prints both tables. @throws ConfigProblem. */
export function runDaily(options: DailyOptions): void {
  const tries = readWhole("--tries", options.tries, 2, 100_000);
  const days = readWhole("--days", options.days, 10, 100_000);
  const seed = readSeed(options.seed);
  const readable = readability(tries, seed);
  const accounts = secondAccount(days, seed);
  const text = `${readableText(readable)}\n${accountsText(accounts)}`;
  process.stdout.write(
    options.json ? `${JSON.stringify({ tries, days, seed, readable, accounts })}\n` : text,
  );
}

const points = ({ mean, standardError }: Estimate): string =>
  `${signed(mean, 1)} ± ${(Z95 * standardError).toFixed(1)}`;

function readableText(rows: readonly Readable[]): string {
  const head = [
    "points a try (95 %)",
    "settings",
    "by chance",
    "by habit",
    "knows the list",
    "knows the family",
  ];
  const lines = rows.map(({ family, settings, chance, habits, list, seen }) => [
    ...[family, String(settings), points(chance), points(habits), points(list), points(seen)],
  ]);
  return textTable([head, ...lines]);
}

function accountsText({ alone, shared, own }: SecondAccount): string {
  return textTable([
    ["a second account (95 %)", "points a try"],
    ["one account, knows the list", points(alone)],
    ["knows another's mind and dice, and meets them", points(shared)],
    ["knows as much, and meets its own draw", points(own)],
  ]);
}

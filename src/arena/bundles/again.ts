// Plays matches of a bundle again, and says where the first byte differs.

import { matrixGame } from "../../core/games/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import type { Ledger } from "../executors/ledger.ts";
import type { MatchOutcome } from "../match/task.ts";
import type { BundledMatch, Transcript } from "./bundle.ts";

/** Matches that are played by one order, and held in memory with what was played. */
export const AT_ONCE = 256;

/** Where a match differs first. */
export interface Difference {
  /** From 1. */
  readonly match: number;
  readonly names: readonly [a: string, b: string];
  readonly position: { readonly round: number; readonly table: number; readonly game: number };
  /** From 1; absent where all moves are the same. */
  readonly round?: number;
  readonly side?: "a" | "b";
  /** In the bundle, and as it was played here: a move, or an outcome. */
  readonly there: string;
  readonly here: string;
}

/** Whether a match comes out the same wherever it is played: nothing but itself ended it. */
export function isRepeatable({ voided, forfeits }: MatchOutcome): boolean {
  return !voided && forfeits.every(({ kind }) => kind !== "stalled");
}

/** Outcomes with records, in the order of the matches; undefined for those that a signal broke off.
 * `onPlayed` counts up. */
export async function playAgain(
  executor: MatchExecutor,
  matches: readonly BundledMatch[],
  { signal, onPlayed }: { readonly signal?: AbortSignal | undefined; onPlayed?(count: number): void } = {},
): Promise<readonly (MatchOutcome | undefined)[]> {
  const outcomes: (MatchOutcome | undefined)[] = matches.map(() => undefined);
  const ledger: Ledger = {
    read: async () => [],
    add: async (_round, { table, outcome }) => {
      outcomes[table] = outcome;
    },
  };
  // The table decides nothing, and tells the outcomes apart.
  const tasks = matches.map(({ task }, table) => ({ ...task, table, isRecorded: true as const }));
  await executor.play(tasks, ledger, { signal, ...(onPlayed && { onPlayed }) });
  return outcomes;
}

/** The transcript of an outcome that was recorded. */
export function transcriptOf({ record }: MatchOutcome): Transcript | undefined {
  return record?.moves;
}

/** Where what was played here differs; undefined: nowhere. Without a transcript outcomes are compared. */
export function differenceOf(
  match: BundledMatch & { readonly transcript?: Transcript | undefined },
  here: MatchOutcome,
  number: number,
): Difference | undefined {
  const { task, names, outcome, transcript } = match;
  const { round, table, game } = task;
  const at = { match: number, names, position: { round, table, game } };
  const moves = transcript && here.record && firstMove(task.rule, transcript, here.record.moves);
  if (moves) return { ...at, ...moves };
  const [told, played] = [outcomeText(outcome), outcomeText(here)];
  return told === played ? undefined : { ...at, there: told, here: played };
}

function firstMove(rule: string, there: Transcript, here: Transcript) {
  const shown = (move: number | undefined): string =>
    move === undefined ? "no move" : (matrixGame(rule)?.moveIds[move] ?? String(move));
  for (let at = 0; at < Math.max(there.a.length, here.a.length); at++) {
    for (const side of ["a", "b"] as const) {
      if (there[side][at] === here[side][at]) continue;
      return { round: at + 1, side, there: shown(there[side][at]), here: shown(here[side][at]) };
    }
  }
  return undefined;
}

/** What of an outcome is compared, in a fixed order. */
function outcomeText({ tally, forfeits, voided }: MatchOutcome): string {
  const { wins, losses, draws } = tally;
  const ends = forfeits.map(
    ({ by, kind, round, reason, at }) =>
      `${by} forfeits in round ${round}: ${kind}, ${reason}${at ? ` (${at.line}:${at.column})` : ""}`,
  );
  if (voided) return `void: ${voided.why}, ${voided.reason}`;
  return ends.length > 0 ? ends.join("; ") : `${wins} won, ${losses} lost, ${draws} drawn`;
}

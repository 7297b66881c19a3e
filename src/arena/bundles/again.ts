// Replays a bundle's matches, and reports where the first byte differs.

import { matrixGame } from "../../core/games/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import type { Ledger } from "../executors/ledger.ts";
import type { MatchOutcome } from "../match/task.ts";
import type { BundledMatch, Transcript } from "./bundle.ts";

/** Matches played per batch, all held in memory with their transcripts. */
export const AT_ONCE = 256;

/** Where a match first differs. */
export interface Difference {
  /** From 1. */
  readonly match: number;
  readonly names: readonly [a: string, b: string];
  readonly position: { readonly round: number; readonly table: number; readonly game: number };
  /** From 1; absent if all moves are equal. */
  readonly round?: number;
  readonly side?: "a" | "b";
  /** In the bundle, and as played here: a move, or an outcome. */
  readonly there: string;
  readonly here: string;
}

/** Whether a match has the same result wherever it's played, because nothing outside it ended it. */
export function isRepeatable({ noResult, forfeits }: MatchOutcome): boolean {
  return !noResult && forfeits.every(({ kind }) => kind !== "stalled");
}

/** Recorded outcomes in the order of the matches; undefined for those aborted by a signal. `onPlayed` counts up. */
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
  // The table number doesn't affect the result; it only tells the outcomes apart.
  const tasks = matches.map(({ task }, table) => ({ ...task, table, isRecorded: true as const }));
  await executor.play(tasks, ledger, { signal, ...(onPlayed && { onPlayed }) });
  return outcomes;
}

/** The transcript of a recorded outcome. */
export function transcriptOf({ record }: MatchOutcome): Transcript | undefined {
  return record?.moves;
}

/** Where the match played here differs; undefined: nowhere. Without a transcript, compares the outcomes. */
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
  const [recorded, played] = [outcomeText(outcome), outcomeText(here)];
  return recorded === played ? undefined : { ...at, there: recorded, here: played };
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

/** The parts of an outcome that are compared, in a fixed order. */
function outcomeText({ tally, forfeits, noResult }: MatchOutcome): string {
  const { wins, losses, draws } = tally;
  const ends = forfeits.map(
    ({ by, kind, round, reason, at }) =>
      `${by} forfeits in round ${round}: ${kind}, ${reason}${at ? ` (${at.line}:${at.column})` : ""}`,
  );
  if (noResult) return `void: ${noResult.why}, ${noResult.reason}`;
  return ends.length > 0 ? ends.join("; ") : `${wins} won, ${losses} lost, ${draws} drawn`;
}

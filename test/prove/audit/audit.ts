// Compares what people were shown with what the store holds.

import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { PREDICTOR, type PredictorState, predictorKey, readRounds } from "../../../src/people/index.ts";
import type { Ledger } from "../people/ledger.ts";
import { type Comparison, compareMoves, type Tap } from "./align.ts";
import { auditBoard } from "./boards.ts";

/** The number counted, and every difference from what was shown. */
export interface Audit {
  /** Rounds and board moves in the store. */
  readonly counted: number;
  readonly lost: number;
  readonly twice: number;
  /** One line per difference. */
  readonly differences: readonly string[];
}

/** Reads everyone's documents. */
export async function audit(store: Store, ledgers: readonly Ledger[]): Promise<Audit> {
  const audits = await Promise.all(
    ledgers.map((ledger) =>
      ledger.game === "mines" ? auditBoard(store, ledger) : auditRounds(store, ledger),
    ),
  );
  const sum = (read: (one: Audit) => number): number => audits.reduce((total, one) => total + read(one), 0);
  return {
    counted: sum(({ counted }) => counted),
    lost: sum(({ lost }) => lost),
    twice: sum(({ twice }) => twice),
    differences: audits.flatMap(({ differences }) => differences),
  };
}

async function auditRounds(store: Store, ledger: Ledger): Promise<Audit> {
  const game = matrixGame(ledger.game) as MatrixGame;
  const document = await store.read(PREDICTOR, predictorKey(ledger.player, ledger.game));
  const stored = document ? [...readRounds(game, document.history).person] : [];
  const taps = ledger.entries;
  const compared = compareMoves(taps, stored, (move) => ledger.names[move] ?? String(move));
  const totals = document ? totalsProblem(game, document) : undefined;
  const words = [...wordsOf(compared, taps, stored.length), ...(totals === undefined ? [] : [totals])];
  return {
    counted: stored.length,
    lost: compared.lost,
    twice: compared.twice,
    differences: words.map((one) => `${ledger.name}, ${ledger.game} ${ledger.session}: ${one}`),
  };
}

function wordsOf({ first, lost, twice }: Comparison, taps: readonly Tap[], stored: number): string[] {
  if (first === undefined) return [];
  const heard = taps.filter((tap) => tap.heard === "counted").length;
  return [`${first} (${heard} told, ${stored} stored, ${lost} lost, ${twice} twice)`];
}

/** The totals must match the rounds played here. */
function totalsProblem(game: MatrixGame, document: PredictorState): string | undefined {
  const { totals } = document;
  const { person, bot } = readRounds(game, document.history);
  const results = [...person].map((move, round) => game.result("person", move, bot[round] as number));
  const tally = (sign: number): number => results.filter((one) => Math.sign(one) === sign).length;
  const expected = `${person.length} rounds, ${tally(1)} won, ${tally(-1)} lost, ${tally(0)} drawn`;
  const found = `${totals.rounds} rounds, ${totals.wins} won, ${totals.losses} lost, ${totals.draws} drawn`;
  return found === expected ? undefined : `the totals say ${found}; the history holds ${expected}`;
}

// Per-round results of reading one person: all figures about people are sums over this.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import { FortuneTeller, type Strategy } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../recorded-people.ts";

/** By round, from the person's first. */
export interface Reading {
  readonly player: string;
  /** Of the strategy's move: 1 won, 0 drawn, -1 lost. */
  readonly results: Int8Array;
  /** Probability of the predicted move; NaN where unknown. */
  readonly confidences: Float32Array;
  /** 1 where the prediction is correct. */
  readonly hits: Uint8Array;
  /** -ln P(the person's move); NaN where the strategy gives no probabilities. */
  readonly surprises: Float32Array;
}

/** Replays one person; the recorded opponent's moves replace the strategy's own. */
export function readPerson(game: MatrixGame, reader: Strategy, { player, rounds }: RecordedPerson): Reading {
  const count = rounds.person.length;
  const reading = {
    player,
    results: new Int8Array(count),
    confidences: new Float32Array(count).fill(Number.NaN),
    hits: new Uint8Array(count),
    surprises: new Float32Array(count).fill(Number.NaN),
  };
  rounds.person.forEach((move, round) => {
    reading.results[round] = game.result("bot", reader.choose(), move);
    note(reading, round, reader, move);
    reader.observe(rounds.bot[round] as Move, move);
  });
  return reading;
}

function note({ confidences, hits, surprises }: Reading, round: number, reader: Strategy, move: Move): void {
  const expected = reader.expected();
  hits[round] = expected === move ? 1 : 0;
  if (!(reader instanceof FortuneTeller)) return;
  const probabilities = reader.probabilities();
  surprises[round] = -Math.log(probabilities[move] as number);
  if (expected !== undefined) confidences[round] = probabilities[expected] as number;
}

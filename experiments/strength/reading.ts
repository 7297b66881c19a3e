// What a strategy foretold of one person, round by round, beside what it won.

import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import { FortuneTeller, type Strategy } from "../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { type Reading, readPerson } from "../../src/lab/prior/reading.ts";

/** By round, from the person's first. */
interface Forecasts {
  /** Probability of the move that was told as expected; NaN where none was. */
  readonly confidences: Float32Array;
  /** 1 where the told move came. */
  readonly hits: Uint8Array;
  /** Probability of the likeliest move, told or not; NaN where the strategy gives none. */
  readonly likeliest: Float32Array;
  /** 1 where the likeliest move came, a share of it among several; NaN as `likeliest`. */
  readonly foreseen: Float32Array;
  /** -ln P(the person's move); NaN where the strategy gives no probabilities. */
  readonly surprises: Float32Array;
}

export interface FullReading extends Reading, Forecasts {}

/** Replays one person as `readPerson`, and notes what was foretold. */
export function readFully(game: MatrixGame, reader: Strategy, person: RecordedPerson): FullReading {
  const count = person.rounds.person.length;
  const forecasts: Forecasts = {
    confidences: new Float32Array(count).fill(Number.NaN),
    hits: new Uint8Array(count),
    likeliest: new Float32Array(count).fill(Number.NaN),
    foreseen: new Float32Array(count).fill(Number.NaN),
    surprises: new Float32Array(count).fill(Number.NaN),
  };
  const reading = readPerson(game, reader, person, (round, move) => note(forecasts, round, reader, move));
  return { ...reading, ...forecasts };
}

function note(forecasts: Forecasts, round: number, reader: Strategy, move: Move): void {
  const expected = reader.expected();
  forecasts.hits[round] = expected === move ? 1 : 0;
  if (!(reader instanceof FortuneTeller)) return;
  const probabilities = reader.probabilities();
  forecasts.surprises[round] = -Math.log(probabilities[move] as number);
  if (expected !== undefined) forecasts.confidences[round] = probabilities[expected] as number;
  const most = Math.max(...probabilities);
  const ties = probabilities.filter((probability) => probability === most).length;
  forecasts.likeliest[round] = most;
  forecasts.foreseen[round] = probabilities[move] === most ? 1 / ties : 0;
}

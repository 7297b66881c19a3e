// What a strategy predicted for one person, round by round, next to what it won.

import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import { FortuneTeller, type Strategy } from "../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { type Reading, readPerson } from "../../src/lab/prior/reading.ts";

/** By round, starting with the person's first. */
interface Forecasts {
  /** Probability of the move announced as expected; NaN if none was. */
  readonly confidences: Float32Array;
  /** 1 if the announced move came. */
  readonly hits: Uint8Array;
  /** Probability of the likeliest move, announced or not; NaN if the strategy gives none. */
  readonly likeliest: Float32Array;
  /** 1 if the likeliest move came, or a share of it if several tie; NaN like `likeliest`. */
  readonly foreseen: Float32Array;
  /** -ln P(the person's move); NaN if the strategy gives no probabilities. */
  readonly surprises: Float32Array;
}

export interface FullReading extends Reading, Forecasts {}

/** Replays one person like `readPerson`, and records the predictions. */
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

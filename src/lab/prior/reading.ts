// Per-round results of reading one person: all figures about people are sums over this.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import { FortuneTeller, type Strategy } from "../../core/strategies/index.ts";
import type { RecordedPerson } from "../recorded-people.ts";
import { expectedResults } from "./expectation.ts";

/** By round, from the person's first. */
export interface Reading {
  readonly player: string;
  /** Wins less losses by expectation over the strategy's dice, in -1 … 1. */
  readonly results: Float64Array;
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

/** Replays one person; the recorded opponent's moves replace the strategy's own. */
export function readPerson(game: MatrixGame, reader: Strategy, { player, rounds }: RecordedPerson): Reading {
  const count = rounds.person.length;
  const reading = {
    player,
    results: new Float64Array(count),
    confidences: new Float32Array(count).fill(Number.NaN),
    hits: new Uint8Array(count),
    likeliest: new Float32Array(count).fill(Number.NaN),
    foreseen: new Float32Array(count).fill(Number.NaN),
    surprises: new Float32Array(count).fill(Number.NaN),
  };
  rounds.person.forEach((move, round) => {
    reading.results[round] = expectedResults(game, reader, reader.choose())[move] as number;
    note(reading, round, reader, move);
    reader.observe(rounds.bot[round] as Move, move);
  });
  return reading;
}

function note(reading: Reading, round: number, reader: Strategy, move: Move): void {
  const expected = reader.expected();
  reading.hits[round] = expected === move ? 1 : 0;
  if (!(reader instanceof FortuneTeller)) return;
  const probabilities = reader.probabilities();
  reading.surprises[round] = -Math.log(probabilities[move] as number);
  if (expected !== undefined) reading.confidences[round] = probabilities[expected] as number;
  const most = Math.max(...probabilities);
  const ties = probabilities.filter((probability) => probability === most).length;
  reading.likeliest[round] = most;
  reading.foreseen[round] = probabilities[move] === most ? 1 / ties : 0;
}

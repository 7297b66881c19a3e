// Prediction by Lempel-Ziv parsing: expects what the compressor would encode most cheaply.

import type { MatrixGame, Move } from "../../games/index.ts";
import { type ContextSide, SIDES } from "../bases/context-rows.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { Phrases } from "../bases/phrases.ts";
import { RowTable } from "../bases/row-table.ts";
import { type Predictor, plainScores, type Scores } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** The maximum number of contexts, which limits memory: later contexts count as shorter ones. */
const STRETCHES_MAX = 1 << 14;

export const lempelZiv = familyOfPredictor({
  family: "lempel-ziv",
  source:
    "J. Ziv and A. Lempel, Compression of individual sequences via variable-rate coding, IEEE Transactions on Information Theory 24 (1978); K. Gopalratnam and D. J. Cook, Online sequential prediction via incremental parsing: the Active LeZi algorithm, IEEE Intelligent Systems 22 (2007)",
  parameters: [
    { kind: "whole", name: "depth", min: 2, max: 32, default: 8 },
    { kind: "choice", name: "side", choices: SIDES, default: "both" },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.95 },
  ],
  reply: "value",
  memoryRounds: (values) => numberOf(values, "depth") - 1,
  stepsPerRound: (values) => numberOf(values, "depth"),
  predictor: (game, _side, values) => new LempelZiv(game, values),
});

/** LZ78 parsing; the longest phrase so far, up to `depth`, is the window. For each stretch s that fits, N(s) counts s,
 * and n(s, x) counts x following it in the window. P_s(x) = n(s, x) / N(s) + (1 - sum of n(s, .) / N(s)) * P_t(x),
 * where t is s without its oldest round (the escape to shorter contexts). A stretch's counts decay when it recurs. */
export class LempelZiv implements Predictor {
  readonly #size: number;
  readonly #depth: number;
  readonly #decay: number;
  readonly #ownFactor: number;
  readonly #opponentFactor: number;
  readonly #phrases = new Phrases(STRETCHES_MAX);
  /** Contexts with the newest round first: each is a child of the one without its oldest round. */
  readonly #stretches = new Phrases(STRETCHES_MAX);
  /** N(s) and n(s, .) of each node. */
  readonly #counts: RowTable;
  /** The nodes of the stretches that end now, from the empty one to the longest. */
  readonly #path: Int32Array;
  #steps = 1;
  /** The symbols of the last rounds, newest first. */
  readonly #recent: Int32Array;
  #known = 0;
  readonly #scores: Scores;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#depth = numberOf(values, "depth");
    this.#decay = numberOf(values, "decay");
    const side = values.side as ContextSide;
    this.#ownFactor = side === "opponent" ? 0 : side === "both" ? size : 1;
    this.#opponentFactor = side === "own" ? 0 : 1;
    this.#counts = new RowTable(size + 1);
    this.#path = new Int32Array(this.#depth + 1);
    this.#recent = new Int32Array(this.#depth);
    this.#scores = plainScores(new Float64Array(size));
  }

  bytes(): number {
    return this.#phrases.bytes + this.#stretches.bytes + this.#counts.bytes;
  }

  weigh() {
    const { digits } = this.#scores;
    digits.fill(0);
    let isKnown = false;
    for (let step = 0; step < this.#steps; step++)
      isKnown = this.#blend(this.#path[step] as number, digits) || isKnown;
    return isKnown ? this.#scores : undefined;
  }

  observe(own: Move, opponent: Move): void {
    const symbol = own * this.#ownFactor + opponent * this.#opponentFactor;
    this.#phrases.parse(symbol);
    const longest = Math.min(this.#phrases.longest, this.#depth);
    for (let step = 0; step < this.#steps && step < longest; step++) this.#follow(step, opponent);
    this.#recent.copyWithin(1, 0);
    this.#recent[0] = symbol;
    this.#known = Math.min(this.#known + 1, longest);
    this.#steps = this.#stretches.path(this.#recent, this.#known, this.#path);
    for (let step = 0; step < this.#steps; step++) this.#visit(this.#path[step] as number);
  }

  /** Blends the node's estimate into that of the shorter contexts. @returns whether anything followed the node. */
  #blend(node: number, scores: Float64Array): boolean {
    const start = this.#counts.start(node);
    const { values } = this.#counts;
    const visits = values[start] as number;
    if (visits === 0) return false;
    let followed = 0;
    for (let x = 0; x < this.#size; x++) followed += values[start + 1 + x] as number;
    const open = Math.max(0, 1 - followed / visits);
    for (let x = 0; x < this.#size; x++)
      scores[x] = (values[start + 1 + x] as number) / visits + open * (scores[x] as number);
    return followed > 0;
  }

  #follow(step: number, opponent: Move): void {
    const at = this.#counts.start(this.#path[step] as number) + 1 + opponent;
    this.#counts.values[at] = (this.#counts.values[at] as number) + 1;
  }

  /** Decays all of the node's counts, then counts it once more. */
  #visit(node: number): void {
    const start = this.#counts.start(node);
    const { values } = this.#counts;
    for (let at = start; at <= start + this.#size; at++) values[at] = (values[at] as number) * this.#decay;
    values[start] = (values[start] as number) + 1;
  }
}

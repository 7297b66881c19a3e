// Prediction by Lempel-Ziv parsing: expects what the compressor would encode most cheaply.

import type { MatrixGame, Move } from "../../games/index.ts";
import { type ContextSide, SIDES } from "../bases/context-rows.ts";
import { familyOfPredictor, plainScores } from "../bases/family-of-predictor.ts";
import { Phrases } from "../bases/phrases.ts";
import { RowTable } from "../bases/row-table.ts";
import type { Predictor } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** Maximum number of contexts, which bounds memory: later ones count as shorter ones. */
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

/** LZ78 parsing; the longest phrase so far, up to `depth`, is the window. For each fitting stretch
 * s, N(s) counts s and n(s, x) counts x following it in the window. P_s(x) = n(s, x) / N(s) + (1 -
 * sum of n(s, .) / N(s)) * P_t(x), t being s without its oldest round (the escape to shorter
 * contexts). The counts of a stretch decay when it recurs. */
export class LempelZiv implements Predictor {
  readonly #size: number;
  readonly #depth: number;
  readonly #decay: number;
  readonly #symbol: (own: Move, opponent: Move) => number;
  readonly #phrases = new Phrases(STRETCHES_MAX);
  /** Contexts by the newest round first: each is a child of the one without its oldest round. */
  readonly #stretches = new Phrases(STRETCHES_MAX);
  /** N(s) and n(s, .) of each node. */
  readonly #counts: RowTable;
  /** Nodes of the stretches that end now, shortest first, beginning with the empty one. */
  #path: number[] = [0];
  readonly #recent: number[] = [];

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#depth = numberOf(values, "depth");
    this.#decay = numberOf(values, "decay");
    this.#symbol = symbolsOf(values.side as ContextSide, size);
    this.#counts = new RowTable(size + 1);
  }

  bytes(): number {
    return this.#phrases.bytes + this.#stretches.bytes + this.#counts.bytes;
  }

  weigh() {
    const scores = new Float64Array(this.#size);
    for (const node of this.#path) this.#blend(node, scores);
    return scores.some((score) => score > 0) ? plainScores(scores) : undefined;
  }

  observe(own: Move, opponent: Move): void {
    const symbol = this.#symbol(own, opponent);
    this.#phrases.parse(symbol);
    const longest = Math.min(this.#phrases.longest, this.#depth);
    for (const node of this.#path.slice(0, longest)) this.#add(node, 1 + opponent);
    this.#recent.unshift(symbol);
    this.#recent.length = Math.min(this.#recent.length, longest);
    this.#path = this.#stretches.path(this.#recent);
    for (const node of this.#path) this.#fade(node);
    for (const node of this.#path) this.#add(node, 0);
  }

  /** Blends the node's estimate over the shorter ones. */
  #blend(node: number, scores: Float64Array): void {
    const start = this.#counts.start(node);
    const cells = this.#counts.values.subarray(start, start + this.#size + 1);
    const visits = cells[0] as number;
    if (visits === 0) return;
    let followed = 0;
    for (let x = 0; x < this.#size; x++) followed += cells[1 + x] as number;
    const open = Math.max(0, 1 - followed / visits);
    for (let x = 0; x < this.#size; x++) {
      scores[x] = (cells[1 + x] as number) / visits + open * (scores[x] as number);
    }
  }

  #add(node: number, cell: number): void {
    const at = this.#counts.start(node) + cell;
    this.#counts.values[at] = (this.#counts.values[at] as number) + 1;
  }

  #fade(node: number): void {
    const start = this.#counts.start(node);
    const { values } = this.#counts;
    for (let at = start; at <= start + this.#size; at++) values[at] = (values[at] as number) * this.#decay;
  }
}

function symbolsOf(side: ContextSide, size: number): (own: Move, opponent: Move) => number {
  if (side === "own") return (own) => own;
  return side === "opponent" ? (_own, opponent) => opponent : (own, opponent) => own * size + opponent;
}

// Server side of the line protocol: one reply per line; parallel matches, one character each.

import type { MatrixGame, Move, Notation, Side } from "../../core/games/index.ts";
import { requireNotation, spaced } from "../../core/matches/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { createStrategy, type Strategy } from "../../core/strategies/index.ts";

interface Service {
  readonly game: MatrixGame;
  readonly strategy: string;
  readonly side: Side;
  /** Root of all randomness: lane l of the m-th `new` has its own derived seed. */
  readonly seed: Uint8Array;
}

interface Lane {
  readonly strategy: Strategy;
  own: Move;
}

const ROUNDS_MAX = 1_000_000_000;
const LANES_MAX = 10_000;
const BEGIN = "new <rounds> [lanes]";

/** Handles `new <rounds> [lanes]` and moves; an invalid line gets `error …` and has no effect. */
export class LineServer {
  readonly #service: Service;
  readonly #notation: Notation;
  #lanes: readonly Lane[] = [];
  #matches = 0;

  constructor(service: Service) {
    this.#service = service;
    this.#notation = requireNotation(service.game);
  }

  /** The reply without line end; undefined for `end`. @throws StrategyProblem if unknown. */
  answer(line: string): string | undefined {
    const text = line.trim();
    if (text === "end") return undefined;
    const [word, ...words] = text.split(/\s+/, 4);
    return word === "new" ? this.#start(words) : this.#observe(text);
  }

  #start(words: readonly string[]): string {
    const [rounds, count = 1] = words.map((word) => (/^\d{1,10}$/.test(word) ? Number(word) : 0));
    if (words.length > 2 || !within(rounds, ROUNDS_MAX) || !within(count, LANES_MAX))
      return `error write ${BEGIN}, with 1 to ${ROUNDS_MAX} rounds and 1 to ${LANES_MAX} lanes`;
    this.#matches++;
    this.#lanes = Array.from({ length: count }, (_, lane) => ({ strategy: this.#create(lane), own: 0 }));
    return this.#choose();
  }

  #create(lane: number): Strategy {
    const { game, side, strategy, seed } = this.#service;
    const random = seededRandom(deriveSeed(seed, "serve", this.#matches, lane));
    return createStrategy(strategy, { game, side, random });
  }

  #observe(line: string): string {
    const problem = this.#problemOf(line);
    if (problem) return `error ${problem}`;
    this.#lanes.forEach(({ strategy, own }, at) => {
      strategy.observe(own, this.#notation.moveOf(line.charCodeAt(at)) as Move);
    });
    return this.#choose();
  }

  #choose(): string {
    let answer = "";
    for (const lane of this.#lanes) {
      lane.own = lane.strategy.choose();
      answer += this.#notation.characters.charAt(lane.own);
    }
    return answer;
  }

  #problemOf(line: string): string | undefined {
    const due = this.#lanes.length;
    if (due === 0) return `no match has started; write ${BEGIN}`;
    if (line.length !== due)
      return `${due === 1 ? "1 move is" : `${due} moves are`} due, but the line has ${line.length} characters`;
    const at = [...line].findIndex(
      (character) => this.#notation.moveOf(character.charCodeAt(0)) === undefined,
    );
    if (at < 0) return undefined;
    return `character ${at + 1}, ${JSON.stringify(line.charAt(at))}, isn't a move; moves are ${spaced(this.#notation)}`;
  }
}

function within(value: number | undefined, max: number): boolean {
  return value !== undefined && value >= 1 && value <= max;
}

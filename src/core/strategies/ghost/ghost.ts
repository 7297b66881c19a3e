// A ghost: draws each move from the prediction for the person whose habits it has.

import type { MatrixGame, Move, Side } from "../../games/index.ts";
import { drawnByWeight } from "../../random/index.ts";
import { toProbabilities } from "../bases/scores.ts";
import { Situation } from "../fortune-teller/contexts.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { readGhost, type Speech } from "./ghost-state.ts";

/** The share of random moves: people may always play any move. */
const CHANCE_SHARE = 0.01;

/** Predicts what a person would do next from a frozen state; it learns nothing more. */
export class Ghost {
  readonly #size: number;
  readonly #speech: Speech;
  readonly #situation: Situation;

  /** @throws RangeError if the bytes aren't a ghost of this game. */
  constructor({ id, size }: MatrixGame, state: Uint8Array) {
    this.#size = size;
    this.#speech = readGhost(id, size, state);
    this.#situation = new Situation(size);
  }

  /** Returns the probability of each move; all are above 0 and they add up to 1. */
  probabilities(): Float64Array {
    const size = this.#size;
    const { keys, references } = this.#situation;
    const odds = new Float64Array(size);
    for (let context = 0; context < keys.length; context++) {
      const said = this.#situation.isKnown(context) ? this.#speech.get(keys[context] as number) : undefined;
      if (!said) continue;
      for (let step = 0; step < size; step++) {
        const move = ((references[context] as number) + step) % size;
        odds[move] = (odds[move] as number) + (said[step] as number);
      }
    }
    toProbabilities(odds);
    return odds.map((share) => CHANCE_SHARE / size + (1 - CHANCE_SHARE) * share);
  }

  /** Adds the next round: the move of the person it imitates, and the opponent's. */
  follow(person: Move, other: Move): void {
    this.#situation.push(other, person);
  }
}

/** Plays like the person whose rounds the state was frozen from, depending only on the seat's random source and the
 * rounds it saw. @throws RangeError if the bytes aren't a ghost of this game. */
export function createGhost(state: Uint8Array, { game, side, random }: Seat): Strategy {
  const ghost = new Ghost(game, state);
  const turn = side === "person" ? 0 : turnOf(game, side);
  return {
    choose: () => drawnByWeight(random, ghost.probabilities()),
    expected: () => undefined,
    observe: (own, opponent) => ghost.follow(own, (opponent + turn) % game.size),
  };
}

/** Returns how far the opponent's moves are rotated so that this side wins exactly when a person would. In odd-even the
 * bot's aim is the opposite one; in other games both sides' aims are the same. */
function turnOf(game: MatrixGame, side: Side): Move {
  const moves = Array.from({ length: game.size }, (_, move) => move);
  const fits = (turn: Move): boolean =>
    moves.every((own) =>
      moves.every((other) => {
        return game.result(side, own, other) === game.result("person", own, (other + turn) % game.size);
      }),
    );
  return moves.find(fits) ?? 0;
}

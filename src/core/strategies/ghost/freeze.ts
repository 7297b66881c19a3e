// Freezes a person's way of playing, and measures on rounds that it has not seen how well the ghost
// stands in for the person.

import type { MatrixGame, Move, Rounds } from "../../games/index.ts";
import { shippedPopulation } from "../fortune-teller/known-population.ts";
import { Mind } from "../fortune-teller/mind.ts";
import type { Population } from "../fortune-teller/population.ts";
import { Ghost } from "./ghost.ts";
import { VISITS_MIN, writeGhost } from "./ghost-state.ts";
import { Imitation } from "./imitation.ts";

/** Fewer rounds make no ghost. */
export const GHOST_ROUNDS_MIN = 100;
/** The last rounds of a person, a fifth of all, are held out when a ghost is judged. */
const HELD_OUT = 1 / 5;

/** Mean losses over held-out rounds, in nats a move: -log of the probability that the move had. */
export interface StandIn {
  /** Held-out rounds. */
  readonly rounds: number;
  /** Frozen from the rounds before them. */
  readonly ghost: number;
  /** What is foretold of anybody: the population, that learns nothing of the person. */
  readonly population: number;
  /** The shares that `mirror` would draw from, had it met the person in the rounds before. */
  readonly mirror: number;
  readonly chance: number;
}

export interface FrozenGhost {
  readonly state: Uint8Array;
  readonly standIn: StandIn;
}

/** The ghost of all rounds, oldest first, `person` being whom it stands for; with how well one of the
 * first four fifths stands in on the last. A population that is not the game's own is for studies. */
export function freezeGhost(
  game: MatrixGame,
  rounds: Rounds,
  population: Population | undefined = shippedPopulation(game),
): FrozenGhost {
  const imitation = new Imitation(game.size, population);
  const cut = Math.floor(rounds.person.length * (1 - HELD_OUT));
  const freeze = (): Uint8Array => writeGhost(game.id, game.size, imitation.said(VISITS_MIN));
  learn(imitation, rounds, 0, cut);
  const standIn = judge(game, rounds, cut, freeze(), population);
  learn(imitation, rounds, cut, rounds.person.length);
  return { state: freeze(), standIn };
}

function learn(imitation: Imitation, { person, bot }: Rounds, from: number, to: number): void {
  for (let round = from; round < to; round++) imitation.learn(person[round] as Move, bot[round] as Move);
}

interface Foreteller {
  probabilities(): ArrayLike<number>;
  follow(person: Move, other: Move): void;
}

function judge(
  game: MatrixGame,
  rounds: Rounds,
  cut: number,
  state: Uint8Array,
  population: Population | undefined,
): StandIn {
  const loss = (foreteller: Foreteller): number => lossOf(foreteller, rounds, cut);
  return {
    rounds: rounds.person.length - cut,
    ghost: loss(new Ghost(game, state)),
    population: loss(ofPopulation(game.size, population)),
    mirror: loss(new Mirrored(game.size, rounds, cut)),
    chance: Math.log(game.size),
  };
}

/** The loss from round `cut` on, of one who follows all rounds. */
function lossOf(foreteller: Foreteller, { person, bot }: Rounds, cut: number): number {
  let loss = 0;
  person.forEach((move, round) => {
    if (round >= cut) loss -= Math.log(foreteller.probabilities()[move] as number);
    foreteller.follow(move, bot[round] as Move);
  });
  return loss / (person.length - cut);
}

function ofPopulation(size: number, population: Population | undefined): Foreteller {
  const mind = new Mind(size, { population });
  return { probabilities: () => mind.probabilities(), follow: (person, other) => mind.follow(other, person) };
}

// What `mirror` would draw from, as a forecast of the person whom it met: the one to be better than.

/** Rounds that `mirror` looks back. */
const ORDER = 2;
/** Without these a move that never came would cost infinitely much: half a round each, as Krichevsky and
 * Trofimov add. `mirror` itself adds nothing. */
const ADDED_ROUNDS = 1 / 2;

/** Counts the person's moves after their last two rounds, one or none, as far as it learns, and foretells
 * by the longest that came before. */
class Mirrored {
  readonly #size: number;
  readonly #counts = new Map<string, Float64Array>();
  #recent = "";

  /** Has met the person in all rounds before `end`. */
  constructor(size: number, { person, bot }: Rounds, end: number) {
    this.#size = size;
    for (let round = 0; round < end; round++) {
      for (const seen of this.#situations()) this.#add(seen, person[round] as Move);
      this.follow(person[round] as Move, bot[round] as Move);
    }
    this.#recent = "";
  }

  probabilities(): Float64Array {
    const seen = this.#situations().find((one) => this.#counts.has(one));
    const counts = (seen !== undefined && this.#counts.get(seen)) || new Float64Array(this.#size);
    const sum = counts.reduce((all, count) => all + count, 0) + ADDED_ROUNDS * this.#size;
    return counts.map((count) => (count + ADDED_ROUNDS) / sum);
  }

  /** Passes a round without learning from it. */
  follow(person: Move, other: Move): void {
    const round = String.fromCharCode(this.#size * person + other);
    this.#recent = (this.#recent + round).slice(-ORDER);
  }

  /** The last rounds, the longest stretch first. */
  #situations(): readonly string[] {
    return Array.from({ length: this.#recent.length + 1 }, (_, start) => this.#recent.slice(start));
  }

  #add(seen: string, move: Move): void {
    const counts = this.#counts.get(seen) ?? new Float64Array(this.#size);
    this.#counts.set(seen, counts);
    counts[move] = (counts[move] as number) + 1;
  }
}

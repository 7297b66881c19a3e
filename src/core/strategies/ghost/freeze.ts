// Freezes a person's way of playing, and measures on held-out rounds how well the ghost imitates the person.

import type { MatrixGame, Move, Rounds } from "../../games/index.ts";
import { shippedPopulation } from "../fortune-teller/known-population.ts";
import { Mind } from "../fortune-teller/mind.ts";
import type { Population } from "../fortune-teller/population.ts";
import { Ghost } from "./ghost.ts";
import { VISITS_MIN, writeGhost } from "./ghost-state.ts";
import { Imitation } from "./imitation.ts";

/** No ghost is made from fewer rounds. */
export const GHOST_ROUNDS_MIN = 100;
/** The share of a person's rounds, the last ones, that are held out to judge a ghost. */
const HELD_OUT = 1 / 5;

/** Mean losses over held-out rounds in nats per move: -log of the probability that the move was given. */
export interface StandIn {
  /** The number of held-out rounds. */
  readonly rounds: number;
  /** The ghost, frozen from the rounds before them. */
  readonly ghost: number;
  /** The population's prediction, which is the same for everyone and learns nothing about the person. */
  readonly population: number;
  /** The shares that `mirror` would draw from if it had met the person in the rounds before. */
  readonly mirror: number;
  readonly chance: number;
}

export interface FrozenGhost {
  readonly state: Uint8Array;
  readonly standIn: StandIn;
}

/** Makes a ghost of `person` from all rounds, oldest first, and measures how well a ghost of the first four fifths
 * imitates the last fifth. Populations other than the game's own are for studies. */
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

/** Returns the mean loss from round `cut` on, for a predictor that follows all rounds. */
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

// What `mirror` would draw from, as a forecast of the person it met: the baseline for a ghost to beat.

/** The number of rounds that `mirror` looks back. */
const ORDER = 2;
/** Added to each count, because a move that never came would otherwise cost infinitely much: half a round each, as in
 * Krichevsky and Trofimov. `mirror` itself adds nothing. */
const ADDED_ROUNDS = 1 / 2;

/** While it learns, counts the person's moves after their last two rounds, one or none. Predicts by the longest of
 * these that has occurred before. */
class Mirrored {
  readonly #size: number;
  readonly #counts = new Map<string, Float64Array>();
  #recent = "";

  /** Learns from all rounds before `end`. */
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

  /** Advances by a round without learning from it. */
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

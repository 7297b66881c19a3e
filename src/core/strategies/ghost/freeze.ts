// Freezes a person's way of playing, and measures on rounds that it has not seen how well the ghost
// stands in for the person.

import type { MatrixGame, Move, Rounds } from "../../games/index.ts";
import { shippedPopulation } from "../fortune-teller/known-population.ts";
import { Mind } from "../fortune-teller/mind.ts";
import type { Population } from "../fortune-teller/population.ts";
import { Ghost } from "./ghost.ts";
import { VISITS_MIN, writeGhost } from "./ghost-state.ts";
import { Imitation } from "./imitation.ts";
import { Mirrored } from "./mirrored.ts";

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

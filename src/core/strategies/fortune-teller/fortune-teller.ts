// The default opponent: reads habits, starts from what it knows of people, and risks only what it has won.

import type { MatrixGame, Move } from "../../games/matrix-game.ts";
import { Bank } from "../bases/bank.ts";
import type { StrategyFamily } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";

import { Mind, type MindSettings } from "./mind.ts";
import { type NetWeights, readNet } from "./net.ts";
import { type Population, populationOf, readPopulation } from "./population.ts";
import { RPS_POPULATION } from "./populations/rps.ts";
import { RPS_NET } from "./populations/rps-net.ts";

/** Of how many rounds the score is. */
const SCORED_ROUNDS = 100;

/** Plays the best response as far as its bank can pay for it, otherwise at random: someone who knows the program, but
 * not its random draws, wins no more than it had. */
export class FortuneTeller implements Strategy {
  readonly bank: Bank;
  readonly #seat: Seat;
  readonly #mind: Mind;
  /** Whether each of the last predictions was right; undefined if no move was likelier than the others. */
  readonly #hits: (boolean | undefined)[] = [];
  #expected: Move | undefined;

  constructor(seat: Seat, settings: MindSettings) {
    this.#seat = seat;
    this.#mind = new Mind(seat.game.size, settings);
    this.bank = new Bank(seat, seat.random);
  }

  choose(): Move {
    const { game, side } = this.#seat;
    const forecast = this.#mind.probabilities();
    const move = this.bank.drawAgainst(forecast);
    const likeliest = likeliestOf(forecast);
    const isShown = likeliest !== undefined && game.counters(side, likeliest).includes(move);
    this.#expected = isShown ? likeliest : undefined;
    return move;
  }

  /** Defined only if the drawn move is the best answer to the prediction; otherwise it relied on chance. */
  expected(): Move | undefined {
    return this.#expected;
  }

  /** The number of rounds that it has seen. */
  get rounds(): number {
    return this.#mind.played.person.length;
  }

  /** The probability of each next move of the opponent. */
  probabilities(): Float64Array {
    return this.#mind.probabilities();
  }

  /** The context (see CONTEXTS) that adds most weight to the expected move, and the move's probability. */
  reason(): { readonly context: number | undefined; readonly confidence: number } | undefined {
    if (this.#expected === undefined) return undefined;
    const confidence = this.#mind.probabilities()[this.#expected] as number;
    return { context: this.#mind.reasonFor(this.#expected), confidence };
  }

  /** Correct predictions and all predictions over the last hundred rounds, whether acted on or not. */
  get score(): readonly [right: number, all: number] {
    const read = this.#hits.filter((isHit) => isHit !== undefined);
    return [read.filter(Boolean).length, read.length];
  }

  /** The population's share, 0 … 1, of the evidence in the current situation. */
  populationShare(): number {
    return this.#mind.populationShare();
  }

  observe(own: Move, opponent: Move): void {
    const likeliest = likeliestOf(this.#mind.probabilities());
    this.#hits.push(likeliest === undefined ? undefined : likeliest === opponent);
    if (this.#hits.length > SCORED_ROUNDS) this.#hits.shift();
    this.bank.book(opponent);
    this.#mind.observe(own, opponent);
  }

  bytes(): number {
    return this.#mind.bytes;
  }
}

/** The strategy family; docs/studies.md measures what each part adds to the published ideas. */
export const fortuneTeller: StrategyFamily = {
  family: "fortune-teller",
  parameters: [
    { kind: "choice", name: "prior", choices: ["people", "none"], default: "people" },
    { kind: "choice", name: "memory", choices: ["life", "match"], default: "life" },
  ],
  plays: () => true,
  cost: 250,
  modelLifetime: ({ memory }) => (memory === "match" ? "match" : "life"),
  source:
    "context mixing after M. Mahoney, Adaptive weighing of context models for lossless data compression, Florida Tech (2005); second guesses after " +
    "D. Egnor, Iocaine Powder, ICGA Journal 23 (2000), and A. Nagorko's Greenberg; at two moves logistic regression after D. MacKay, Neural Computation 4 (1992); at three a net of gated recurrent units after K. Cho and others, EMNLP (2014); the bank after S. Ganzfried and T. Sandholm, Safe opponent exploitation, ACM TEAC 3 (2015); population and net learned from B. Brockbank and E. Vul, Cognitive Psychology (2024)",
  create: (seat, { prior }) => new FortuneTeller(seat, prior === "people" ? knownPeople(seat.game) : {}),
};

let shipped: { readonly population: Population; readonly net: NetWeights } | undefined;

/** What comes with the program: people at rock-paper-scissors, nobody at other games. */
export function knownPeople({ id }: MatrixGame): MindSettings {
  if (id !== "rps") return {};
  shipped ??= { population: populationOf(readPopulation(3, RPS_POPULATION)), net: readNet(RPS_NET) };
  return shipped;
}

/** Returns the single likeliest move; undefined on a tie. */
function likeliestOf(probabilities: Float64Array): Move | undefined {
  const most = Math.max(...probabilities);
  const likeliest = [...probabilities.keys()].filter(
    (move) => (probabilities[move] as number) >= most - 1e-12,
  );
  return likeliest.length === 1 ? likeliest[0] : undefined;
}

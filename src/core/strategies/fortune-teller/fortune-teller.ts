// The default opponent: reads habits, starts from population data, and risks only what it has won.

import type { Move, Rounds } from "../../games/index.ts";
import { drawnByWeight } from "../../random/index.ts";
import { Bank } from "../bank/bank.ts";
import { pureStake } from "../bank/stake.ts";
import type { ParameterValues, StrategyFamily } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { knownNet, shippedPopulation } from "./known-population.ts";
import { Mind, PARTS, type Part } from "./mind.ts";
import type { NetWeights } from "./net.ts";
import type { Population } from "./population.ts";

const ROUNDS = 100;
const WRONG = 1;
const RIGHT = 2;

/** Ring buffer of the last hundred predictions: none, wrong or right. */
export class ReadingRecord {
  /** Newest first; 0 if nothing was expected or played. */
  readonly #readings = new Uint8Array(ROUNDS);

  /** `likeliest` is undefined if nothing was expected. */
  add(likeliest: Move | undefined, came: Move): void {
    this.#readings.copyWithin(1, 0, ROUNDS - 1);
    this.#readings[0] = likeliest === undefined ? 0 : likeliest === came ? RIGHT : WRONG;
  }

  get score(): readonly [right: number, all: number] {
    const count = (kind: number): number => this.#readings.filter((reading) => reading === kind).length;
    return [count(RIGHT), count(RIGHT) + count(WRONG)];
  }
}

export interface FortuneTellerSettings {
  /** What's known of other people; without it, everything is learned from the player. */
  readonly population?: Population | undefined;
  readonly net?: NetWeights | undefined;
  readonly without?: Part | undefined;
}

/** Plays the best response as far as its bank can pay for it, otherwise at random: someone who knows the program, but
 * not its random draws, wins no more than it had. */
export class FortuneTeller implements Strategy {
  readonly #seat: Seat;
  readonly #mind: Mind;
  readonly bank: Bank | undefined;
  readonly #record = new ReadingRecord();
  #expected: Move | undefined;

  constructor(seat: Seat, { population, net, without }: FortuneTellerSettings) {
    this.#seat = seat;
    this.#mind = new Mind(seat.game.size, {
      population: without === "population" ? undefined : population,
      net,
      without,
    });
    this.bank = without === "bank" ? undefined : new Bank(seat);
  }

  choose(): Move {
    const { game, side, random } = this.#seat;
    const forecast = this.#mind.probabilities();
    const move =
      this.bank?.drawAgainst(forecast) ?? drawnByWeight(random, pureStake(this.#seat, forecast).chances);
    const likeliest = likeliestOf(forecast);
    const isShown = likeliest !== undefined && game.counters(side, likeliest).includes(move);
    this.#expected = isShown ? likeliest : undefined;
    return move;
  }

  /** Defined only if the drawn move is the best answer to the prediction; otherwise it relied on chance. */
  expected(): Move | undefined {
    return this.#expected;
  }

  /** All observed rounds, oldest first. */
  get rounds(): Rounds {
    return this.#mind.history.rounds;
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
    return this.#record.score;
  }

  /** The population's share, 0 … 1, of the evidence in the current situation. */
  populationShare(): number {
    return this.#mind.populationShare();
  }

  observe(own: Move, opponent: Move): void {
    this.#record.add(likeliestOf(this.#mind.probabilities()), opponent);
    this.bank?.book(opponent);
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
    { kind: "choice", name: "without", choices: ["nothing", ...PARTS], default: "nothing" },
  ],
  plays: () => true,
  cost: 250,
  modelLifetime: ({ memory }) => (memory === "match" ? "match" : "life"),
  source:
    "context mixing after M. Mahoney, Adaptive weighing of context models for lossless data compression, Florida Tech (2005); second guesses after " +
    "D. Egnor, Iocaine Powder, ICGA Journal 23 (2000), and A. Nagorko's Greenberg; at two moves logistic regression after D. MacKay, Neural Computation 4 (1992); at three a net of gated recurrent units after K. Cho and others, EMNLP (2014); the bank after S. Ganzfried and T. Sandholm, Safe opponent exploitation, ACM TEAC 3 (2015); population and net learned from B. Brockbank and E. Vul, Cognitive Psychology (2024)",
  create: (seat, values) => new FortuneTeller(seat, settingsOf(seat, values)),
};

function settingsOf({ game }: Seat, { prior, without }: ParameterValues): FortuneTellerSettings {
  return {
    population: prior === "people" ? shippedPopulation(game) : undefined,
    net: prior === "people" ? knownNet(game) : undefined,
    without: PARTS.find((part) => part === without),
  };
}

/** Returns the single likeliest move; undefined on a tie. */
function likeliestOf(probabilities: Float64Array): Move | undefined {
  let best: Move = 0;
  for (let move = 1; move < probabilities.length; move++)
    if ((probabilities[move] as number) > (probabilities[best] as number)) best = move;
  const least = (probabilities[best] as number) - 1e-12;
  for (let move = 0; move < probabilities.length; move++)
    if (move !== best && (probabilities[move] as number) > least) return undefined;
  return best;
}

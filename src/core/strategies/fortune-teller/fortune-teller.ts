// The default opponent: reads habits, starts from population data, plays randomly when exploited.

import type { Move, Rounds } from "../../games/index.ts";
import { pickRandom } from "../../random/index.ts";
import { History, readHistory, writeHistory } from "../bases/history.ts";
import type { ParameterValues, StrategyFamily } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { CONTEXTS } from "./contexts.ts";
import type { Table } from "./inputs.ts";
import { knownPopulations } from "./known-population.ts";
import { PARTS, type Part } from "./mind.ts";
import { Minds, type MindsSettings } from "./minds.ts";
import { isFaint, type Plan, planAgainst, SafetyNet } from "./safety.ts";

const ROUNDS = 100;
const WRONG = 1;
const RIGHT = 2;

/** Ring buffer of the last hundred predictions: none, wrong or right. */
export class ReadingRecord {
  /** Newest first; 0 where nothing was expected, or nothing played yet. */
  readonly #readings = new Uint8Array(ROUNDS);
  readonly tables: readonly Table[] = [this.#readings];

  add(likeliest: readonly number[], came: number): void {
    this.#readings.copyWithin(1, 0, ROUNDS - 1);
    this.#readings[0] = likeliest.length !== 1 ? 0 : likeliest[0] === came ? RIGHT : WRONG;
  }

  get score(): readonly [right: number, all: number] {
    const count = (kind: number): number => this.#readings.filter((reading) => reading === kind).length;
    return [count(RIGHT), count(RIGHT) + count(WRONG)];
  }
}

/** Complete transferable state. */
export interface FortuneTellerState {
  readonly tables: readonly Table[];
  readonly rounds: Rounds;
  /** The rounds learned from, if not all. */
  readonly learned: Rounds | undefined;
}

/** As of its minds. */
export type FortuneTellerSettings = MindsSettings;

/** Plays the best response; randomly if after twenty rounds less than .04 is to be won, or if plans
 * earn less than chance, because then it is being read. The rounds are its snapshot. */
export class FortuneTeller implements Strategy {
  readonly #seat: Seat;
  readonly #mind: Minds;
  readonly #net: SafetyNet;
  readonly #record = new ReadingRecord();
  readonly #without: Part | undefined;
  /** The rounds learned from, if not all. */
  #learned: History | undefined;
  #plan: Plan | undefined;
  #expected: Move | undefined;

  constructor(seat: Seat, { populations, without }: FortuneTellerSettings) {
    this.#seat = seat;
    this.#without = without;
    this.#mind = new Minds(seat.game.size, { populations, without });
    this.#net = new SafetyNet(seat.game, seat.side);
  }

  choose(): Move {
    const { game, random } = this.#seat;
    const plan = this.#planned();
    if (this.#trustsChance(plan)) {
      this.#expected = undefined;
      return random.below(game.size);
    }
    const likeliest = likeliestOf(this.#mind.probabilities());
    this.#expected = likeliest.length === 1 ? likeliest[0] : undefined;
    return pickRandom(random, plan.moves);
  }

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

  /** The context (see CONTEXTS) with most weight for the expected move, and its probability. */
  reason(): { readonly context: number | undefined; readonly confidence: number } | undefined {
    if (this.#expected === undefined) return undefined;
    const confidence = this.#mind.probabilities()[this.#expected] as number;
    return { context: this.#mind.reasonFor(this.#expected), confidence };
  }

  /** Correct predictions and all predictions in the last hundred rounds, played or not. */
  get score(): readonly [right: number, all: number] {
    return this.#record.score;
  }

  /** The population's share, 0 … 1, of the evidence in the present situation. */
  populationShare(): number {
    return this.#mind.populationShare();
  }

  observe(own: Move, opponent: Move): void {
    this.#record.add(likeliestOf(this.#mind.probabilities()), opponent);
    this.#net.learn(this.#planned(), opponent);
    this.#plan = undefined;
    this.#mind.observe(own, opponent);
    this.#learned?.push(own, opponent);
  }

  /** Observes a round without learning from it; the snapshot does not contain it. */
  follow(own: Move, opponent: Move): void {
    this.#learned ??= historyOf(this.#mind.history.rounds);
    this.#record.add(likeliestOf(this.#mind.probabilities()), opponent);
    this.#plan = undefined;
    this.#mind.follow(own, opponent);
  }

  bytes(): number {
    return this.#mind.bytes + (this.#learned?.bytes ?? 0);
  }

  /** All state as transferable data (some hundred kilobytes); valid until the next round. */
  state(): FortuneTellerState {
    const { rounds } = this.#mind.history;
    return {
      tables: [...this.#mind.tables, ...this.#furtherTables()],
      rounds,
      learned: this.#learned?.rounds,
    };
  }

  /** Takes over a `state`; call before any round. @throws RangeError for an incompatible state. */
  adopt({ tables, rounds, learned }: FortuneTellerState): this {
    const further = this.#furtherTables();
    this.#mind.adopt(tables.slice(0, -further.length), rounds);
    further.forEach((table, index) => {
      table.set(tables.at(index - further.length) as Table);
    });
    if (learned) this.#learned = historyOf(learned);
    return this;
  }

  snapshot(): Uint8Array {
    const { rounds } = this.#learned ?? this.#mind.history;
    return writeHistory(this.#seat.game.size, { rounds, expected: this.#expected });
  }

  /** Restores a snapshot; call before any round. @throws SnapshotProblem */
  load(snapshot: Uint8Array): this {
    const { rounds, expected } = readHistory(this.#seat.game.size, snapshot);
    rounds.bot.forEach((own, round) => {
      this.observe(own, rounds.person[round] as Move);
    });
    this.#expected = expected;
    return this;
  }

  #furtherTables(): readonly Table[] {
    return [this.#net.account, ...this.#record.tables];
  }

  #planned(): Plan {
    const { game, side } = this.#seat;
    this.#plan ??= planAgainst(game, side, this.#mind.probabilities());
    return this.#plan;
  }

  #trustsChance(plan: Plan): boolean {
    if (this.#without !== "edge" && isFaint(plan, this.#mind.situation.rounds)) return true;
    return this.#without !== "safety" && this.#net.shouldPlayRandomly();
  }
}

/** The family; docs/studies.md measures what each part adds to the published ideas. */
export const fortuneTeller: StrategyFamily = {
  family: "fortune-teller",
  parameters: [
    { kind: "choice", name: "prior", choices: ["people", "none"], default: "people" },
    { kind: "choice", name: "memory", choices: ["life", "match"], default: "life" },
    { kind: "choice", name: "without", choices: ["nothing", ...PARTS], default: "nothing" },
  ],
  plays: () => true,
  memoryRounds: () => 16,
  stepsPerRound: () => 6 * CONTEXTS.length,
  randomised: false,
  modelLifetime: ({ memory }) => (memory === "match" ? "match" : "life"),
  source:
    "context mixing after M. Mahoney, Adaptive weighing of context models for lossless data compression, Florida Tech (2005); second guesses and the safety net after " +
    "D. Egnor, Iocaine Powder, ICGA Journal 23 (2000), and A. Nagorko's Greenberg; population learned from B. Brockbank and E. Vul, Cognitive Psychology (2024)",
  create: (seat, values) => new FortuneTeller(seat, settingsOf(seat, values)),
  restore: (seat, values, snapshot) => new FortuneTeller(seat, settingsOf(seat, values)).load(snapshot),
};

function settingsOf({ game }: Seat, { prior, without }: ParameterValues): FortuneTellerSettings {
  return {
    populations: prior === "people" ? knownPopulations(game) : [],
    without: PARTS.find((part) => part === without),
  };
}

/** All moves of the largest probability. */
function likeliestOf(probabilities: Float64Array): number[] {
  const most = Math.max(...probabilities);
  return [...probabilities.keys()].filter((move) => (probabilities[move] as number) > most - 1e-12);
}

function historyOf(rounds: Rounds): History {
  const copy = new History();
  rounds.bot.forEach((own, round) => {
    copy.push(own, rounds.person[round] as Move);
  });
  return copy;
}

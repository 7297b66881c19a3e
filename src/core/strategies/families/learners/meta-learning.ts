// Q-learning over other strategies, by the opponent's last moves; all agents play and learn in every round.

import type { Move } from "../../../games/index.ts";
import { STUDY_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import { type TableSettings, TableStrategy } from "../../bases/table-strategy.ts";
import type { Parameter, ParameterValues, StrategyFamily } from "../../family.ts";
import type { Inside, Look } from "../../inside.ts";
import type { Seat, Strategy } from "../../strategy.ts";
import { random } from "../random.ts";
import { alwaysCounter, alwaysCounterSelf, constant, rotation } from "../simple-agents.ts";
import { markov } from "./markov.ts";
import { Q_PARAMETERS, QLearner } from "./q-learner.ts";
import { supp } from "./q-learning.ts";
import { mupn } from "./string-matching.ts";

const THESIS = "a thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020)";

/** The thesis passes an agent's own move only to SUPP, so these never learn theirs: with `study` they stay at the first
 * move of the list, rock. */
const GO_BY_OWN_MOVE: readonly StrategyFamily[] = [rotation, alwaysCounterSelf];

/** The thesis doesn't print the order that SUPP has among the agents; 3 fits its tables. */
const VALUES_OF_STUDY: Readonly<Record<string, ParameterValues>> = {
  supp: { order: 3 },
  mkia: { study: "true" },
};

/** An action is an agent; exploration picks a random agent, not a random move. */
class MetaTable extends TableStrategy {
  readonly #families: readonly StrategyFamily[];
  readonly #study: boolean;
  /** Whether each agent learns its own moves. */
  readonly #taught: readonly boolean[];
  readonly #results: Int8Array;
  readonly #learner: QLearner;
  readonly #agents: readonly Strategy[];
  /** Each agent's move in this round, if it was asked. */
  readonly #moves: Uint8Array;
  #asked = false;
  #followed = 0;

  constructor(
    seat: Seat,
    settings: TableSettings,
    values: ParameterValues,
    families: readonly StrategyFamily[],
  ) {
    super(seat, settings);
    this.#families = families;
    this.#study = values.study === "true";
    this.#taught = families.map((family) => !(this.#study && GO_BY_OWN_MOVE.includes(family)));
    this.#results = seat.game.results(seat.side);
    this.#learner = new QLearner(seat.random, families.length, values);
    this.#agents = families.map((family) => family.create(seat, this.#valuesOf(family)));
    this.#moves = new Uint8Array(families.length);
  }

  choose(): Move {
    const agents = this.#agents;
    for (let index = 0; index < agents.length; index++)
      this.#moves[index] = (agents[index] as Strategy).choose();
    this.#asked = true;
    this.#followed = this.#learner.choose(this.context.row);
    this.expectedMove = (agents[this.#followed] as Strategy).expected();
    return this.#moves[this.#followed] as Move;
  }

  forgetChoice(): void {
    this.#asked = false;
  }

  /** Also learns from rounds without a `choose`, as in a replayed history. */
  observe(own: Move, opponent: Move): void {
    if (!this.#asked) this.choose();
    this.#asked = false;
    const before = this.context.row;
    this.context.push(own, opponent);
    const move = this.#moves[this.#followed] as Move;
    const result = this.#results[move * this.seat.game.size + opponent] as number;
    this.#learner.learn(before, this.context.row, this.#followed, result);
    const first = this.seat.game.displayOrder[0] as Move;
    const agents = this.#agents;
    for (let index = 0; index < agents.length; index++) {
      const played = this.#taught[index] ? (this.#moves[index] as Move) : first;
      (agents[index] as Strategy).observe(played, opponent);
    }
  }

  protected tableBytes(): number {
    return this.#agents.reduce((sum, agent) => sum + (agent.bytes?.() ?? 0), this.#learner.bytes);
  }

  inside(look: Look): Inside {
    const families = this.#families.map(({ family }) => family);
    const among = { families, followed: this.#followed };
    return { kind: "values", rows: this.rowsOf(this.#learner.table, look), among };
  }

  #valuesOf(family: StrategyFamily): ParameterValues {
    const usual = defaultsOf(family);
    return this.#study ? { ...usual, ...VALUES_OF_STUDY[family.family] } : usual;
  }
}

const PARAMETERS: readonly Parameter[] = [...Q_PARAMETERS, STUDY_PARAMETER];

const READERS: readonly StrategyFamily[] = [mupn, markov, supp];

/** Q-learning over string matching, Markov chain and Q-learning. The thesis' MKIA; `study` as in those. */
export const mkia = tableFamily(
  {
    family: "mkia",
    playsBy: "merits",
    parameters: PARAMETERS,
    steps: 10,
    randomised: true,
    among: READERS.map(({ family }) => family),
    source: `${THESIS}, section 3.5.1`,
  },
  (seat, settings, values) => new MetaTable(seat, settings, values, READERS),
);

/** The agents of `mksu`: all that the thesis describes before it. It speaks of nine, which is the number with `mkia`,
 * described after it, so `study` includes that one. */
const ALL_AGENTS: readonly StrategyFamily[] = [
  random,
  constant,
  rotation,
  alwaysCounter,
  alwaysCounterSelf,
  ...READERS,
];

/** Q-learning over all agents. The thesis' MKSU; `study` plays it in the way that produced the thesis' tables. */
export const mksu = tableFamily(
  {
    family: "mksu",
    playsBy: "merits",
    aliases: ["meta-learning"],
    parameters: PARAMETERS,
    steps: 20,
    randomised: true,
    among: ALL_AGENTS.map(({ family }) => family),
    source: `${THESIS}, section 3.5`,
  },
  (seat, settings, values) =>
    new MetaTable(seat, settings, values, values.study === "true" ? [...ALL_AGENTS, mkia] : ALL_AGENTS),
);

function defaultsOf({ parameters }: StrategyFamily): ParameterValues {
  return Object.fromEntries(parameters.map(({ name, default: usual }) => [name, usual]));
}

// The learning agents of the thesis on rock-paper-scissors-lizard-Spock. Each keeps a row for every situation: the last
// `order` moves of one side, or of both.

import type { Move } from "../../games/matrix-game.ts";
import { largestOf, type RandomSource } from "../../random/index.ts";
import { Context, type ContextSide, Counts, SIDES } from "../bases/counts.ts";
import { answering, certainties, type Predictor, REPLIES } from "../bases/predictor.ts";
import {
  choice,
  defaultsOf,
  family,
  type ParameterValues,
  real,
  type StrategyFamily,
  whole,
} from "../family.ts";
import type { Inside, InsideRow, Look, Seat, Strategy } from "../strategy.ts";
import { alwaysCounter, alwaysCounterSelf, constant, random, rotation } from "./simple.ts";

const THESIS = "a thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020)";
const ORDER_MAX = 8;

const DECAY = real(0.5, 1, 1);
const SIDE = choice(SIDES, "opponent");
/** Whether the family follows its source exactly, even if our version plays better. */
const STUDY = choice(["false", "true"]);

/** A Markov chain over the last `order` moves of `side`. `study` follows the thesis, whose spoiling experiment sets
 * `boost` to 0.1 for scissors. */
export const markov = family("markov", {
  aliases: ["mv"],
  parameters: {
    order: whole(1, ORDER_MAX, 3),
    side: SIDE,
    decay: DECAY,
    reply: choice(REPLIES),
    study: STUDY,
    boost: real(0, 1, 0),
  },
  source: `C. E. Shannon, A mathematical theory of communication (1948), for the chain; ${THESIS}, sections 3.2 and 4.3.1, for the player`,
  create: (seat, { reply, study, ...settings }) =>
    answering(seat, new Markov(seat.game.size, { ...settings, isStudy: study === "true" }), reply),
});

/** Counters the opponent's most frequent move; called *beat frequent pick* in competitions. */
export const frequency = family("frequency", {
  aliases: ["beat-frequent-pick"],
  parameters: { decay: DECAY, reply: choice(REPLIES) },
  source:
    "S. E. Valdez, G. P. Siddayao and P. L. Fernandez, The effectiveness of using a modified beat frequent pick algorithm, IJIET 5 (2015); D. Billings, ICGA Journal 23 (2000)",
  create: (seat, { reply, decay }) =>
    answering(
      seat,
      new Markov(seat.game.size, { order: 0, side: "opponent", decay, isStudy: false, boost: 0 }),
      reply,
    ),
});

const SCISSORS: Move = 1;

interface MarkovSettings {
  readonly order: number;
  readonly side: ContextSide;
  /** A situation's counts are multiplied by this each time it recurs. */
  readonly decay: number;
  /** As in the thesis: random until any full situation has a follower, then it predicts even from zeros. */
  readonly isStudy: boolean;
  /** Added to the probability of scissors, and taken evenly from the others. */
  readonly boost: number;
}

/** The situation of an agent: the last `order` moves of `side`, or of both. */
function situationOf(size: number, side: ContextSide, order: number): Context {
  return new Context(size, side, side === "both" ? 2 * order : order);
}

class Markov implements Predictor {
  readonly #size: number;
  readonly #settings: MarkovSettings;
  readonly #situation: Context;
  readonly #counts: Counts;

  constructor(size: number, settings: MarkovSettings) {
    this.#size = size;
    this.#settings = settings;
    this.#situation = situationOf(size, settings.side, settings.order);
    this.#counts = new Counts(size, settings.decay);
  }

  weigh(): Float64Array | undefined {
    const { now } = this.#situation;
    const row = this.#counts.of(now);
    if (row) return this.#settings.boost > 0 ? this.#boosted(row) : row;
    const isGuessed = now !== undefined && this.#settings.isStudy && this.#counts.rows.size > 0;
    return isGuessed ? new Float64Array(this.#size) : undefined;
  }

  observe(own: Move, opponent: Move): void {
    this.#counts.add(this.#situation.now, opponent);
    this.#situation.push(own, opponent);
  }

  inside(look: Look): Inside {
    return { kind: "counts", rows: this.#situation.rowsOf(this.#counts.rows, look) };
  }

  #boosted(row: Float64Array): Float64Array {
    const { boost } = this.#settings;
    const sum = row.reduce((total, count) => total + count, 0);
    return row.map((count, move) => count / sum + (move === SCISSORS ? boost : -boost / (this.#size - 1)));
  }
}

/** Expects what followed the last time that the last `order` moves of `side` occurred; random if they didn't. The
 * thesis' MUPN. */
export const mupn = family("mupn", {
  aliases: ["string-matching"],
  parameters: { order: whole(1, ORDER_MAX, 2), side: SIDE },
  source: `${THESIS}, section 3.3, after D. L. Lu, Rock paper scissors algorithms`,
  create(seat, { order, side }) {
    const situation = situationOf(seat.game.size, side, order);
    const last = new Map<number, Move>();
    const certain = certainties(seat.game.size);
    return answering(seat, {
      weigh: () => certain[last.get(situation.now ?? -1) ?? -1],
      observe(own, opponent) {
        if (situation.now !== undefined) last.set(situation.now, opponent);
        situation.push(own, opponent);
      },
      inside(look) {
        const rows = new Map([...last].map(([form, move]) => [form, [move]]));
        return { kind: "last", rows: situation.rowsOf(rows, look) };
      },
    });
  },
});

/** Parameters of Q-learning, with the thesis' defaults. */
const Q_LEARNING = {
  order: whole(1, ORDER_MAX, 2),
  epsilon: real(0, 1, 0.9),
  rate: real(0, 1, 0.2),
  discount: real(0, 1, 0.9),
};

interface QSettings {
  readonly order: number;
  readonly epsilon: number;
  readonly rate: number;
  readonly discount: number;
}

/** Q(s, a) += rate * (reward + discount * max Q(s', .) - Q(s, a)), where s is the opponent's last `order` moves. Takes
 * the best action with probability `epsilon`, otherwise any. First values are uniform in -1 … 1 and not clamped: our
 * reading of the thesis. */
class QLearner {
  readonly #situation: Context;
  readonly #rows = new Map<number, Float64Array>();
  readonly #random: RandomSource;
  readonly #actions: number;
  readonly #settings: QSettings;

  constructor({ game, random }: Seat, actions: number, settings: QSettings) {
    this.#situation = situationOf(game.size, "opponent", settings.order);
    this.#random = random;
    this.#actions = actions;
    this.#settings = settings;
  }

  choose(): number {
    const row = this.#rows.get(this.#situation.now ?? -1);
    if (!row || this.#random.unit() > this.#settings.epsilon) return this.#random.below(this.#actions);
    return largestOf(this.#random, row, 0, this.#actions);
  }

  /** `action`: what was done in the round of these moves; `reward`: its result. */
  learn(action: number, reward: number, own: Move, opponent: Move): void {
    const before = this.#situation.now;
    this.#situation.push(own, opponent);
    const { now } = this.#situation;
    if (now === undefined) return;
    const promise = largestIn(this.#row(now));
    if (before === undefined) return;
    const row = this.#row(before);
    const { rate, discount } = this.#settings;
    const value = row[action] as number;
    row[action] = value + rate * (reward + discount * promise - value);
  }

  /** What each action is worth, by situation. */
  rows(look: Look): readonly InsideRow[] {
    return this.#situation.rowsOf(this.#rows, look);
  }

  #row(situation: number): Float64Array {
    let row = this.#rows.get(situation);
    if (!row) {
      row = Float64Array.from({ length: this.#actions }, () => 2 * this.#random.unit() - 1);
      this.#rows.set(situation, row);
    }
    return row;
  }
}

function largestIn(values: Float64Array): number {
  let most = values[0] as number;
  for (const value of values) if (value > most) most = value;
  return most;
}

/** Q-learning over moves; the reward is the round's result. It never expects a move, because it values only its own. The
 * thesis' SUPP. */
export const supp = family("supp", {
  aliases: ["q-learning"],
  parameters: Q_LEARNING,
  playsBy: "merits",
  source: `C. J. C. H. Watkins, Learning from delayed rewards (1989); ${THESIS}, section 3.4`,
  create(seat, settings) {
    const { game, side } = seat;
    const learner = new QLearner(seat, game.size, settings);
    return {
      choose: () => learner.choose(),
      expected: () => undefined,
      observe: (own, opponent) => learner.learn(own, game.result(side, own, opponent), own, opponent),
      inside: (look) => ({ kind: "values", rows: learner.rows(look) }),
    };
  },
});

const META = { ...Q_LEARNING, study: STUDY };

const READERS: readonly StrategyFamily[] = [mupn, markov, supp];

/** Q-learning over string matching, Markov chain and Q-learning. The thesis' MKIA; `study` as in those. */
export const mkia = family("mkia", {
  parameters: META,
  playsBy: "merits",
  cost: 10,
  among: READERS.map(({ family: name }) => name),
  source: `${THESIS}, section 3.5.1`,
  create: (seat, values) => new MetaLearner(seat, values, READERS),
});

/** The agents of `mksu`: all that the thesis describes before it. It speaks of nine, which is the number with `mkia`,
 * described after it, so `study` includes that one. */
const AGENTS: readonly StrategyFamily[] = [
  random,
  constant,
  rotation,
  alwaysCounter,
  alwaysCounterSelf,
  ...READERS,
];

/** Q-learning over all agents. The thesis' MKSU; `study` plays it in the way that produced the thesis' tables. */
export const mksu = family("mksu", {
  aliases: ["meta-learning"],
  parameters: META,
  playsBy: "merits",
  cost: 20,
  among: AGENTS.map(({ family: name }) => name),
  source: `${THESIS}, section 3.5`,
  create: (seat, values) =>
    new MetaLearner(seat, values, values.study === "true" ? [...AGENTS, mkia] : AGENTS),
});

/** The thesis passes an agent's own move only to SUPP, so these never learn theirs: with `study` they stay at the first
 * move of the list, rock. */
const GO_BY_OWN_MOVE: readonly StrategyFamily[] = [rotation, alwaysCounterSelf];

/** The thesis doesn't print the order that SUPP has among the agents; 3 fits its tables. */
const VALUES_OF_STUDY: Readonly<Record<string, ParameterValues>> = {
  supp: { order: 3 },
  mkia: { study: "true" },
};

/** Q-learning over agents, which all play and learn in every round; exploration picks a random agent, not a move. */
class MetaLearner implements Strategy {
  readonly #seat: Seat;
  readonly #families: readonly StrategyFamily[];
  readonly #agents: readonly Strategy[];
  /** Whether each agent learns its own moves. */
  readonly #taught: readonly boolean[];
  readonly #learner: QLearner;
  /** Each agent's move in this round, if they were asked. */
  readonly #moves: Move[] = [];
  #isAsked = false;
  #followed = 0;
  #expected: Move | undefined;

  constructor(
    seat: Seat,
    { study, ...settings }: QSettings & { study: string },
    families: readonly StrategyFamily[],
  ) {
    this.#seat = seat;
    this.#families = families;
    const isStudy = study === "true";
    this.#taught = families.map((agent) => !(isStudy && GO_BY_OWN_MOVE.includes(agent)));
    this.#learner = new QLearner(seat, families.length, settings);
    this.#agents = families.map((agent) => {
      const own = isStudy ? VALUES_OF_STUDY[agent.family] : undefined;
      return agent.create(seat, { ...defaultsOf(agent), ...own });
    });
  }

  choose(): Move {
    for (let at = 0; at < this.#agents.length; at++)
      this.#moves[at] = (this.#agents[at] as Strategy).choose();
    this.#isAsked = true;
    this.#followed = this.#learner.choose();
    this.#expected = this.#agents[this.#followed]?.expected();
    return this.#moves[this.#followed] as Move;
  }

  expected(): Move | undefined {
    return this.#expected;
  }

  forgetChoice(): void {
    this.#isAsked = false;
  }

  /** Also learns from rounds without a `choose`, as in a replayed history. */
  observe(own: Move, opponent: Move): void {
    if (!this.#isAsked) this.choose();
    this.#isAsked = false;
    const { game, side } = this.#seat;
    const result = game.result(side, this.#moves[this.#followed] as Move, opponent);
    this.#learner.learn(this.#followed, result, own, opponent);
    const rock = game.displayOrder[0] as Move;
    for (let at = 0; at < this.#agents.length; at++)
      (this.#agents[at] as Strategy).observe(this.#taught[at] ? (this.#moves[at] as Move) : rock, opponent);
  }

  inside(look: Look): Inside {
    const families = this.#families.map(({ family: name }) => name);
    return { kind: "values", rows: this.#learner.rows(look), among: { families, followed: this.#followed } };
  }
}

// The learning agents of the thesis on rock-paper-scissors-lizard-Spock. Each keeps a row for every situation: the last
// `order` moves of one side, or of both.

import type { Move } from "../../games/matrix-game.ts";
import { largestOf } from "../../random/draw.ts";
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
import type { Inside, Look, Seat, Strategy } from "../strategy.ts";
import { alwaysCounter, alwaysCounterSelf, constant, random, rotation } from "./simple.ts";

const THESIS = "a thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020)";
const ORDER_MAX = 8;
const DECAY = real(0.5, 1, 1);
const SIDE = choice(SIDES, "opponent");
/** Whether the family follows its source exactly, even if our version plays better. */
const STUDY = choice(["false", "true"]);

/** The situation of an agent: the last `order` moves of `side`, or of both. */
function situationOf(size: number, side: ContextSide, order: number): Context {
  return new Context(size, side, side === "both" ? 2 * order : order);
}

/** A Markov chain over the last `order` moves of `side`. `study` follows the thesis, whose spoiling experiment sets
 * `boost` to 0.1 for scissors. */
const markov = family("markov", {
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
  create: (seat, { reply, ...settings }) => answering(seat, chain(seat.game.size, settings), reply),
});

/** Counters the opponent's most frequent move; called *beat frequent pick* in competitions. */
const frequency = family("frequency", {
  aliases: ["beat-frequent-pick"],
  parameters: { decay: DECAY, reply: choice(REPLIES) },
  source:
    "S. E. Valdez, G. P. Siddayao and P. L. Fernandez, The effectiveness of using a modified beat frequent pick algorithm, IJIET 5 (2015); D. Billings, ICGA Journal 23 (2000)",
  create: (seat, { reply, decay }) => {
    const settings = { order: 0, side: "opponent", decay, study: "false", boost: 0 } as const;
    return answering(seat, chain(seat.game.size, settings), reply);
  },
});

const SCISSORS: Move = 1;

interface ChainSettings {
  readonly order: number;
  readonly side: ContextSide;
  /** A situation's counts are multiplied by this each time it recurs. */
  readonly decay: number;
  /** As in the thesis: random until any full situation has a follower, then it predicts even from zeros. */
  readonly study: "false" | "true";
  /** Added to the probability of scissors, and taken evenly from the others. */
  readonly boost: number;
}

function chain(size: number, { order, side, decay, study, boost }: ChainSettings): Predictor {
  const situation = situationOf(size, side, order);
  const counts = new Counts(size, decay);
  const zeros = new Float64Array(size);
  const boosted = (row: Float64Array): Float64Array => {
    const sum = row.reduce((total, count) => total + count, 0);
    return row.map((count, move) => count / sum + (move === SCISSORS ? boost : -boost / (size - 1)));
  };
  return {
    weigh() {
      const row = counts.of(situation.now);
      if (row) return boost > 0 ? boosted(row) : row;
      const isGuessed = study === "true" && situation.now !== undefined && counts.rows.size > 0;
      return isGuessed ? zeros : undefined;
    },
    observe(own, opponent) {
      counts.add(situation.now, opponent);
      situation.push(own, opponent);
    },
    inside: (look) => ({ kind: "counts", rows: situation.rowsOf(counts.rows, look) }),
  };
}

/** Expects what followed the last time that the last `order` moves of `side` occurred; random if they didn't. The
 * thesis' MUPN. */
const mupn = family("mupn", {
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

type QSettings = { readonly [Name in keyof typeof Q_LEARNING]: number };

/** Q(s, a) += rate * (reward + discount * max Q(s', .) - Q(s, a)), where s is the opponent's last `order` moves. Takes
 * the best action with probability `epsilon`, otherwise any. First values are uniform in -1 … 1 and not clamped: our
 * reading of the thesis. */
function qLearner({ game, random }: Seat, actions: number, { order, epsilon, rate, discount }: QSettings) {
  const situation = situationOf(game.size, "opponent", order);
  const rows = new Map<number, Float64Array>();
  const rowOf = (form: number): Float64Array => {
    const known = rows.get(form);
    if (known) return known;
    const row = Float64Array.from({ length: actions }, () => 2 * random.unit() - 1);
    rows.set(form, row);
    return row;
  };
  return {
    choose(): number {
      const row = rows.get(situation.now ?? -1);
      if (!row || random.unit() > epsilon) return random.below(actions);
      return largestOf(random, row, 0, actions);
    },
    /** `action`: what was done in the round of these moves; `reward`: its result. */
    learn(action: number, reward: number, own: Move, opponent: Move): void {
      const before = situation.now;
      situation.push(own, opponent);
      if (situation.now === undefined) return;
      const promise = rowOf(situation.now).reduce((most, value) => Math.max(most, value));
      if (before === undefined) return;
      const row = rowOf(before);
      const value = row[action] as number;
      row[action] = value + rate * (reward + discount * promise - value);
    },
    /** What each action is worth, by situation. */
    rows: (look: Look) => situation.rowsOf(rows, look),
  };
}

/** Q-learning over moves; the reward is the round's result. It never expects a move, because it values only its own. The
 * thesis' SUPP. */
const supp = family("supp", {
  aliases: ["q-learning"],
  parameters: Q_LEARNING,
  playsBy: "merits",
  source: `C. J. C. H. Watkins, Learning from delayed rewards (1989); ${THESIS}, section 3.4`,
  create(seat, settings) {
    const { game, side } = seat;
    const learner = qLearner(seat, game.size, settings);
    return {
      choose: learner.choose,
      expected: () => undefined,
      observe: (own, opponent) => learner.learn(own, game.result(side, own, opponent), own, opponent),
      inside: (look) => ({ kind: "values", rows: learner.rows(look) }),
    };
  },
});

const META = { ...Q_LEARNING, study: STUDY };
const READERS: readonly StrategyFamily[] = [mupn, markov, supp];

/** Q-learning over string matching, Markov chain and Q-learning. The thesis' MKIA; `study` as in those. */
const mkia = family("mkia", {
  parameters: META,
  playsBy: "merits",
  cost: 10,
  among: READERS.map(({ family: name }) => name),
  source: `${THESIS}, section 3.5.1`,
  create: (seat, values) => metaLearner(seat, values, READERS),
});

/** The agents of `mksu`: all that the thesis describes before it. It speaks of nine, which is the number with `mkia`,
 * described after it, so `study` includes that one. */
const AGENTS = [random, constant, rotation, alwaysCounter, alwaysCounterSelf, ...READERS];

/** Q-learning over all agents. The thesis' MKSU; `study` plays it in the way that produced the thesis' tables. */
const mksu = family("mksu", {
  aliases: ["meta-learning"],
  parameters: META,
  playsBy: "merits",
  cost: 20,
  among: AGENTS.map(({ family: name }) => name),
  source: `${THESIS}, section 3.5`,
  create: (seat, values) => metaLearner(seat, values, values.study === "true" ? [...AGENTS, mkia] : AGENTS),
});

export const LEARNERS: readonly StrategyFamily[] = [frequency, markov, mupn, supp, mksu, mkia];

/** The thesis passes an agent's own move only to SUPP, so these never learn theirs: with `study` they stay at the first
 * move of the list, rock. */
const GO_BY_OWN_MOVE: readonly StrategyFamily[] = [rotation, alwaysCounterSelf];

/** The thesis doesn't print the order that SUPP has among the agents; 3 fits its tables. */
const VALUES_OF_STUDY: Readonly<Record<string, ParameterValues>> = {
  supp: { order: 3 },
  mkia: { study: "true" },
};

/** Q-learning over agents, which all play and learn in every round; exploration picks a random agent, not a move. */
function metaLearner(
  seat: Seat,
  { study, ...settings }: QSettings & { readonly study: string },
  families: readonly StrategyFamily[],
): Strategy {
  const { game, side } = seat;
  const isStudy = study === "true";
  const learner = qLearner(seat, families.length, settings);
  const agents = families.map((agent) => {
    const own = isStudy ? VALUES_OF_STUDY[agent.family] : undefined;
    const learnsOwn = !(isStudy && GO_BY_OWN_MOVE.includes(agent));
    return { learnsOwn, strategy: agent.create(seat, { ...defaultsOf(agent), ...own }) };
  });
  const rock = game.displayOrder[0] as Move;
  /** Each agent's move in this round, if they were asked. */
  let moves: readonly Move[] | undefined;
  let followed = 0;
  let expected: Move | undefined;
  const ask = (): readonly Move[] => {
    moves = agents.map(({ strategy }) => strategy.choose());
    followed = learner.choose();
    expected = agents[followed]?.strategy.expected();
    return moves;
  };
  return {
    choose: () => ask()[followed] as Move,
    expected: () => expected,
    forgetChoice() {
      moves = undefined;
    },
    /** Also learns from rounds without a `choose`, as in a replayed history. */
    observe(own, opponent) {
      const played = moves ?? ask();
      moves = undefined;
      const result = game.result(side, played[followed] as Move, opponent);
      learner.learn(followed, result, own, opponent);
      agents.forEach(({ learnsOwn, strategy }, at) => {
        strategy.observe(learnsOwn ? (played[at] as Move) : rock, opponent);
      });
    },
    inside(look): Inside {
      const names = families.map(({ family: name }) => name);
      return { kind: "values", rows: learner.rows(look), among: { families: names, followed } };
    },
  };
}

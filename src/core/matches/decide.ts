// The bot's move in a round, as a function of what is stored: any process computes the same one
// again.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import { ReplayRandom } from "../random/index.ts";
import { createStrategy, parseStrategy, type Strategy } from "../strategies/index.ts";

/** What a move depends on. */
export interface DecisionInput {
  readonly game: MatrixGame;
  /** A strategy's id; see `parseStrategy`. */
  readonly strategy: string;
  /** The match's secret. */
  readonly seed: Uint8Array;
  /** The round to be played, from 1. */
  readonly round: number;
  /** Everything the strategy may learn from, oldest first. */
  readonly rounds: Rounds;
}

/** What a reading rests on. */
interface Reason {
  /** The number of the fortune-teller's context that decided; undefined where none can be told. */
  readonly context: number | undefined;
  /** The probability of the expected move, in 0 … 1. */
  readonly confidence: number;
}

export interface Decision {
  readonly move: Move;
  /** The person's move that it answers; undefined when nothing was read. */
  readonly expected: Move | undefined;
  /** Why it expects that, where the strategy can tell. */
  readonly reason?: Reason | undefined;
}

/** Some hundredths of a second's work: a costly strategy learns from the newest rounds only. */
const REPLAYED_STEPS_MAX = 50_000;

function firstReplayed(strategy: string, rounds: Rounds): number {
  const { family, values } = parseStrategy(strategy);
  return Math.max(0, rounds.bot.length - Math.ceil(REPLAYED_STEPS_MAX / family.stepsPerRound(values)));
}

/**
 * What `strategy`, on the bot's side, plays after these rounds. The same question has the same
 * answer, in every process; and what a strategy drew to learn with (a table to begin with, what it
 * tried in a past round) is the same in every decision of a match.
 * @throws StrategyProblem when there is no such strategy or it does not play the game.
 */
export function decide(question: DecisionInput): Decision {
  const player = replayStrategy(question);
  const move = player.choose();
  return { move, expected: player.expected() };
}

/** The strategy as it stands before it chooses: born and taught anew, and always the same. @throws
 * StrategyProblem as `decide`. */
export function replayStrategy({ game, strategy, seed, round, rounds }: DecisionInput): Strategy {
  const random = new ReplayRandom(seed);
  const player = createStrategy(strategy, { game, side: "bot", random });
  const played = rounds.bot.length;
  for (let index = firstReplayed(strategy, rounds); index < played; index++) {
    random.replay(round - played + index);
    player.observe(rounds.bot[index] as Move, rounds.person[index] as Move);
  }
  random.decide(round);
  return player;
}

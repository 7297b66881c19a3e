// The bot's move in a round as a pure function of stored data: any process recomputes the same one.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import { ReplayRandom } from "../random/index.ts";
import { createStrategy, parseStrategy, type Strategy } from "../strategies/index.ts";

/** Everything a move depends on. */
export interface DecisionInput {
  readonly game: MatrixGame;
  readonly strategy: string;
  readonly seed: Uint8Array;
  readonly round: number;
  readonly rounds: Rounds;
}

interface Reason {
  /** The fortune-teller's deciding context number; undefined where there is none. */
  readonly context: number | undefined;
  readonly confidence: number;
}

export interface Decision {
  readonly move: Move;
  /** The predicted person's move; undefined without a prediction. */
  readonly expected: Move | undefined;
  readonly reason?: Reason | undefined;
}

/** Costs some 10 ms of work: an expensive strategy replays the newest rounds only. */
const REPLAYED_STEPS_MAX = 50_000;

function firstReplayed(strategy: string, rounds: Rounds): number {
  const { family, values } = parseStrategy(strategy);
  return Math.max(0, rounds.bot.length - Math.ceil(REPLAYED_STEPS_MAX / family.stepsPerRound(values)));
}

/** The bot's move after these rounds: deterministic across processes, past draws repeat in later
 * decisions. @throws StrategyProblem for an unknown strategy or one that does not play the game. */
export function decide(question: DecisionInput): Decision {
  const player = replayStrategy(question);
  const move = player.choose();
  return { move, expected: player.expected() };
}

/** The strategy rebuilt up to its choice, deterministic. @throws StrategyProblem as `decide`. */
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

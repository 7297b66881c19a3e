// The bot's move in a round, as a function of what is stored: any process computes the same one again.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import { createStrategy, parseStrategy } from "../strategies/index.ts";
import { deriveSeed, seededRandom } from "./random.ts";

/** What a move depends on. */
export interface Question {
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

export interface Decision {
  readonly move: Move;
  /** The person's move that it answers; undefined when nothing was read. */
  readonly expected: Move | undefined;
}

/** Some hundredths of a second's work: a costly strategy learns from the newest rounds only. */
const REPLAYED_STEPS_MAX = 50_000;

function firstReplayed(strategy: string, rounds: Rounds): number {
  const { family, values } = parseStrategy(strategy);
  return Math.max(0, rounds.bot.length - Math.ceil(REPLAYED_STEPS_MAX / family.stepsPerRound(values)));
}

/**
 * What `strategy`, on the bot's side, plays after these rounds. The same question has the same answer, in every process.
 * @throws StrategyProblem when there is no such strategy or it does not play the game.
 */
export function decide({ game, strategy, seed, round, rounds }: Question): Decision {
  const random = seededRandom(deriveSeed(seed, "move", round));
  const player = createStrategy(strategy, { game, side: "bot", random });
  for (let index = firstReplayed(strategy, rounds); index < rounds.bot.length; index++) {
    player.observe(rounds.bot[index] as Move, rounds.person[index] as Move);
  }
  const move = player.choose();
  return { move, expected: player.expected() };
}

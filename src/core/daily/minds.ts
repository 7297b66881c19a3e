// The opponents of the day: which strategies, with which settings, people may face. All follow a rule that a person can
// work out within 20 rounds.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../games/index.ts";
import { decide } from "../matches/index.ts";
import { pickRandom, seededRandom } from "../random/index.ts";
import { canonicalId } from "../strategies/index.ts";

export const MIND_GAME = matrixGame("rps") as MatrixGame;
export const MIND_ROUNDS = 20;

/** Families, each as a list of strategy ids with different settings. */
export type Minds = readonly (readonly string[])[];

/** All rules that depend on the result, without those equivalent to a different opponent: the same step whatever
 * happens is a rotation or a constant, and three sets of steps amount to a reply to the other side's last move. */
const AFTER_RESULT: readonly string[] = [0, 1, 2].flatMap((won) =>
  [0, 1, 2].flatMap((drawn) =>
    [0, 1, 2]
      .filter((lost) => !(won === drawn && drawn === lost))
      .filter((lost) => !["102", "021", "210"].includes(`${won}${drawn}${lost}`))
      .map((lost) => `after-result:won=${won},drawn=${drawn},lost=${lost}`),
  ),
);

/** One list per day in turn, counted from 1970. So no one faces a family twice in a row, and recomputing a day needs
 * only that day's key. Opponents on a list are equally hard to read, or else the draw would decide who does best. */
export const MINDS: readonly [Minds, Minds, Minds] = [
  [
    AFTER_RESULT,
    ["frequency", "frequency:decay=0.9", "frequency:decay=0.8", "frequency:decay=0.7"],
    ["mupn:order=1", "mupn:order=1,side=own"],
  ],
  [["copy"], ["anti-rotation"], ["always-counter"]],
  [["win-stay-lose-shift", "win-stay-lose-shift:draw=stay"], ["rotation"]],
];

/** The list for a day, counted since 1970. */
export function mindsOf(day: number): Minds {
  return MINDS[day % MINDS.length] as Minds;
}

/** One person's opponent, as a canonical strategy id. `seed`: the person's own, 32 bytes. */
export function drawMind(seed: Uint8Array, families: Minds): string {
  const random = seededRandom(seed);
  return canonicalId(pickRandom(random, pickRandom(random, families)), MIND_GAME);
}

/** What one person faces on a day, all derived for them alone. */
export interface FacedMind {
  /** A strategy's id. */
  readonly strategy: string;
  /** Random seed of the strategy, 32 bytes. */
  readonly dice: Uint8Array;
  /** How far its moves are rotated on the circle for this person, 0 to 2. */
  readonly turn: Move;
}

/** How far a person's rounds are rotated; `seed`: the person's own, 32 bytes. */
export function turnFrom(seed: Uint8Array): Move {
  return seededRandom(seed).below(MIND_GAME.size);
}

/** Its move after these rounds. The strategy sees both sides rotated back, so across people it starts with each move
 * equally often, even if it's deterministic. */
export function nextReply({ strategy, dice, turn }: FacedMind, { person, bot }: Rounds): Move {
  const { size } = MIND_GAME;
  const back = (moves: Uint8Array): Uint8Array => moves.map((move) => (move + size - turn) % size);
  const rounds = { person: back(person), bot: back(bot) };
  const question = { game: MIND_GAME, strategy, seed: dice, round: person.length + 1, rounds };
  return (decide(question).move + turn) % size;
}

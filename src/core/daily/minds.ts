// The minds of the days: which of our strategies, with which settings, meets everybody. All of them follow a
// rule that a person can find within 20 rounds.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../games/index.ts";
import { decide } from "../matches/index.ts";
import { pickRandom, seededRandom } from "../random/index.ts";
import { canonicalId } from "../strategies/index.ts";

export const MIND_GAME = matrixGame("rps") as MatrixGame;
export const MIND_ROUNDS = 20;

/** Families with their settings, as ids of strategies. */
type Minds = readonly (readonly string[])[];

/** All ways to go on by the result, without those that are another mind in disguise: the same step whatever
 * happens is a rotation or none at all, and three sets of steps come to the same as an answer to the other's
 * last move. */
const AFTER_RESULT: readonly string[] = [0, 1, 2].flatMap((won) =>
  [0, 1, 2].flatMap((drawn) =>
    [0, 1, 2]
      .filter((lost) => !(won === drawn && drawn === lost))
      .filter((lost) => !["102", "021", "210"].includes(`${won}${drawn}${lost}`))
      .map((lost) => `after-result:won=${won},drawn=${drawn},lost=${lost}`),
  ),
);

/** Those of even and of odd days, counted from 1970: so no family comes twice running, and whoever recomputes a
 * day needs the key of that day alone. */
export const MINDS: readonly [Minds, Minds] = [
  [
    AFTER_RESULT,
    ["copy"],
    ["frequency", "frequency:decay=0.9", "frequency:decay=0.8", "frequency:decay=0.7"],
    ["anti-rotation"],
  ],
  [
    ["win-stay-lose-shift", "win-stay-lose-shift:draw=stay"],
    ["always-counter"],
    ["rotation"],
    ["mupn:order=1", "mupn:order=1,side=own"],
    ["de-bruijn:order=1"],
  ],
];

/** The mind of a day, as a strategy's canonical id. `seed`: the day's draw, 32 bytes; `day`: since 1970. */
export function drawMind(seed: Uint8Array, day: number): string {
  const random = seededRandom(seed);
  const families = MINDS[day % 2 === 0 ? 0 : 1];
  return canonicalId(pickRandom(random, pickRandom(random, families)), MIND_GAME);
}

/** How the mind of a day meets one person. */
export interface FacedMind {
  /** A strategy's id. */
  readonly strategy: string;
  /** Seed of its dice, 32 bytes, the same for everybody. */
  readonly dice: Uint8Array;
  /** How far its moves are turned on the circle for this person, 0 to 2. */
  readonly turn: Move;
}

/** The number by which a person's rounds are turned; `seed`: their own draw, 32 bytes. */
export function turnFrom(seed: Uint8Array): Move {
  return seededRandom(seed).below(MIND_GAME.size);
}

/** What it plays after these rounds: the strategy sees both sides turned back, so to it everybody is alike,
 * and who knows what it played against a friend knows nothing of the first move against themselves. */
export function nextReply({ strategy, dice, turn }: FacedMind, { person, bot }: Rounds): Move {
  const { size } = MIND_GAME;
  const back = (moves: Uint8Array): Uint8Array => moves.map((move) => (move + size - turn) % size);
  const rounds = { person: back(person), bot: back(bot) };
  const question = { game: MIND_GAME, strategy, seed: dice, round: person.length + 1, rounds };
  return (decide(question).move + turn) % size;
}

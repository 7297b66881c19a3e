// The minds of the days: which of our strategies, with which settings, may meet a person. All of them follow a
// rule that a person can find within 20 rounds.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../games/index.ts";
import { decide } from "../matches/index.ts";
import { pickRandom, seededRandom } from "../random/index.ts";
import { canonicalId } from "../strategies/index.ts";

export const MIND_GAME = matrixGame("rps") as MatrixGame;
export const MIND_ROUNDS = 20;

/** Families with their settings, as ids of strategies. */
export type Minds = readonly (readonly string[])[];

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

/** One list a day in turn, counted from 1970: so nobody meets a family twice running, and whoever recomputes a
 * day needs the key of that day alone. Those of a list are as hard to read as each other, or the draw would
 * decide who does best. */
export const MINDS: readonly [Minds, Minds, Minds] = [
  [
    AFTER_RESULT,
    ["frequency", "frequency:decay=0.9", "frequency:decay=0.8", "frequency:decay=0.7"],
    ["mupn:order=1", "mupn:order=1,side=own"],
  ],
  [["copy"], ["anti-rotation"], ["always-counter"], ["rotation"]],
  [["win-stay-lose-shift", "win-stay-lose-shift:draw=stay"], ["de-bruijn:order=1"]],
];

/** Those of a day since 1970. */
export function mindsOf(day: number): Minds {
  return MINDS[day % MINDS.length] as Minds;
}

/** The mind that meets one person, as a strategy's canonical id. `seed`: their own draw, 32 bytes. */
export function drawMind(seed: Uint8Array, families: Minds): string {
  const random = seededRandom(seed);
  return canonicalId(pickRandom(random, pickRandom(random, families)), MIND_GAME);
}

/** What meets one person on a day, all of it drawn for them alone. */
export interface FacedMind {
  /** A strategy's id. */
  readonly strategy: string;
  /** Seed of its dice, 32 bytes. */
  readonly dice: Uint8Array;
  /** How far its moves are turned on the circle for this person, 0 to 2. */
  readonly turn: Move;
}

/** The number by which a person's rounds are turned; `seed`: their own draw, 32 bytes. */
export function turnFrom(seed: Uint8Array): Move {
  return seededRandom(seed).below(MIND_GAME.size);
}

/** What it plays after these rounds: the strategy sees both sides turned back, so it begins with each move
 * equally often, also where it has no dice. */
export function nextReply({ strategy, dice, turn }: FacedMind, { person, bot }: Rounds): Move {
  const { size } = MIND_GAME;
  const back = (moves: Uint8Array): Uint8Array => moves.map((move) => (move + size - turn) % size);
  const rounds = { person: back(person), bot: back(bot) };
  const question = { game: MIND_GAME, strategy, seed: dice, round: person.length + 1, rounds };
  return (decide(question).move + turn) % size;
}

// The opponents of the day: which strategies, with which settings, people may face. All follow a rule that a person can
// work out within 20 rounds.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../games/index.ts";
import { daySeed } from "../proof/day.ts";
import type { ShownDay } from "../proof/line.ts";
import { deriveSeed, pickRandom, seededRandom } from "../random/index.ts";
import { canonicalId, createStrategy } from "../strategies/index.ts";

export const OPPONENT_GAME = matrixGame("rps") as MatrixGame;
export const OPPONENT_ROUNDS = 20;

/** Families, each as a list of strategy ids with different settings. */
type Families = readonly (readonly string[])[];

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

/** One list per day in turn, counted from 1970. So no one faces a family twice in a row. Opponents on a list are
 * equally hard to read, or else the draw would decide who does best. */
export const OPPONENTS: readonly [Families, Families, Families] = [
  [
    AFTER_RESULT,
    ["frequency", "frequency:decay=0.9", "frequency:decay=0.8", "frequency:decay=0.7"],
    ["mupn:order=1", "mupn:order=1,side=own"],
  ],
  [["copy"], ["anti-rotation"], ["always-counter"]],
  [["win-stay-lose-shift", "win-stay-lose-shift:draw=stay"], ["rotation"]],
];

/** What one person faces on a day. */
export interface DayOpponent {
  /** A strategy's canonical id. */
  readonly strategy: string;
  /** Of its random numbers, 32 bytes. */
  readonly seed: Uint8Array;
  /** How far its moves are rotated on the circle for this person, 0 to 2. */
  readonly turn: Move;
}

/** The opponent of a person, `platform:id`. It's drawn for them alone, so one person's rounds say nothing about
 * another's. */
export function dayOpponent({ day, key }: Pick<ShownDay, "day" | "key">, person: string): DayOpponent {
  const seed = daySeed(key, `opponent|${person}`);
  const random = seededRandom(seed);
  const families = OPPONENTS[day % OPPONENTS.length] as Families;
  const strategy = canonicalId(pickRandom(random, pickRandom(random, families)), OPPONENT_GAME);
  return { strategy, seed, turn: random.below(OPPONENT_GAME.size) };
}

/** Its move after these rounds. The strategy sees both sides rotated back, so across people it starts with each move
 * equally often, even if it's deterministic. */
export function nextReply({ strategy: id, seed, turn }: DayOpponent, { person, bot }: Rounds): Move {
  const { size } = OPPONENT_GAME;
  const back = (move: Move): Move => (move + size - turn) % size;
  const random = seededRandom(deriveSeed(seed, "dice"));
  const strategy = createStrategy(id, { game: OPPONENT_GAME, side: "bot", random });
  bot.forEach((move, at) => {
    strategy.choose();
    strategy.observe(back(move), back(person[at] as Move));
  });
  return (strategy.choose() + turn) % size;
}
